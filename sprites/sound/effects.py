"""The effects, each a small recipe: what strikes, what rings, and the room it happens in."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from sprites.sound.synth import (
    RATE,
    band,
    decay,
    formant,
    glide,
    high,
    low,
    noise,
    place,
    ring,
    room,
    seconds,
    soften,
    swell,
    tone,
)

Array = np.ndarray


def _knock(frequency: float, half_life: float, seed: int, brightness: float = 5000.0) -> Array:
    """Wood or bone against wood: a click that makes two bodies ring."""
    strike = low(noise(0.18, seed) * decay(0.18, 0.0012, 0.0002), brightness)
    return ring(strike, frequency, half_life) * 14 + ring(strike, frequency * 2.37, half_life * 0.6) * 8 + 0.25 * strike


def dice() -> Array:
    """Two bone dice that bounce on a table and come to rest."""
    random = np.random.default_rng(11)
    layers = []
    for die in range(2):
        moment, gap = 0.02 + 0.035 * die, 0.13
        for bounce in range(9):
            pitch = random.uniform(1500, 2600)
            layers.append((moment, _knock(pitch, 0.008, 100 + die * 20 + bounce, 9000) * 1.9 * 0.78**bounce))
            layers.append(
                (moment, _knock(random.uniform(240, 330), 0.02, 140 + die * 20 + bounce, 1800) * 0.32 * 0.8**bounce)
            )
            moment += gap * random.uniform(0.7, 1.1)
            gap *= 0.80
    return room(place(layers, 0.85), 0.16, 0.25, 12)


def step() -> Array:
    """A boot on a board: heel, then sole, and a creak of leather."""
    heel = _knock(165, 0.014, 21, 1600) + 0.9 * _knock(460, 0.009, 22, 3000)
    sole = _knock(210, 0.011, 23, 1500) * 0.5
    scuff = band(noise(0.12, 24), 900, 4200) * swell(0.12, 0.03, 0.08) * 0.12
    return room(place([(0.0, heel), (0.085, sole), (0.06, scuff)], 0.3), 0.12, 0.2, 25)


def _shot(seed: int, weight: float, crack: float, tail: float) -> Array:
    """Powder: a crack, a body of pressure, hiss, and the street that answers."""
    snap = high(noise(0.02, seed) * decay(0.02, 0.0022, 0.0001), 1200) * crack
    body = low(noise(0.5, seed + 1) * decay(0.5, 0.026 * weight, 0.0006), 2600 / weight, 2) * 3.0
    thump = np.sin(
        2 * np.pi * np.cumsum(glide(190 / weight, 46 / weight, 0.35, 0.5)) / RATE
    ) * decay(0.35, 0.045 * weight) * 0.8
    hiss = band(noise(0.6, seed + 2), 700, 5200) * decay(0.6, 0.06 * weight, 0.003) * 0.62
    dry = soften(place([(0.0, snap), (0.0006, body), (0.0, thump), (0.004, hiss)], 0.65), 2.6)
    answer = room(dry, tail, 0.5, seed + 3, 2400)
    slap = np.zeros_like(answer)
    late = round(0.135 * RATE)
    slap[late : late + len(dry)] += low(dry, 1300)[: max(len(slap) - late, 0)] * 0.20
    return high(answer + slap, 70)


def shot() -> Array:
    """A revolver in the street."""
    return _shot(31, 1.0, 4.2, 0.75)


def big_shot() -> Array:
    """Both barrels of a shotgun."""
    return _shot(41, 1.75, 3.2, 1.15)


def blow() -> Array:
    """Something heavy meets something soft that has bones in it."""
    swish = band(noise(0.16, 51), 350, 1900) * swell(0.16, 0.13, 0.02) * 0.22
    thud = np.sin(2 * np.pi * np.cumsum(glide(150, 52, 0.22, 0.5)) / RATE) * decay(0.22, 0.035) * 1.6
    slap = low(noise(0.16, 52) * decay(0.16, 0.014), 1400) * 2.6
    bone = _knock(720, 0.006, 53, 4200) * 0.8 + _knock(1180, 0.004, 54, 6000) * 0.5
    return room(place([(0.0, swish), (0.15, thud), (0.15, slap), (0.158, bone)], 0.45), 0.1, 0.18, 55)


def blade() -> Array:
    """Steel drawn through the air, with its edge singing, and a wet end."""
    t = seconds(0.30)
    air = noise(0.30, 61)
    sweep = np.zeros_like(air)
    for centre, moment in ((1300, 0.07), (2300, 0.12), (3600, 0.16)):
        sweep += band(air, centre * 0.75, centre * 1.3) * np.exp(-(((t - moment) / 0.05) ** 2))
    strike = noise(0.4, 62) * decay(0.4, 0.001, 0.0002)
    steel = sum(
        ring(strike, f, h) * a
        for f, h, a in ((2870, 0.09, 9), (4410, 0.07, 7), (6230, 0.05, 5), (7920, 0.03, 4))
    )
    wet = band(noise(0.14, 63), 260, 1500) * decay(0.14, 0.022, 0.004) * 1.1
    return room(place([(0.0, sweep * 0.8), (0.15, steel * 0.5), (0.16, wet)], 0.62), 0.14, 0.16, 64)


def groan() -> Array:
    """A throat that has forgotten words: rough, falling, breathy."""
    duration = 1.5
    t = seconds(duration)
    wander = np.interp(t, np.linspace(0, duration, 40), np.random.default_rng(71).uniform(-1, 1, 40))
    pitch = np.interp(t, (0, 0.25, 0.7, 1.5), (74, 98, 84, 58)) * (1 + 0.035 * wander)
    phase = np.cumsum(pitch) / RATE
    pulse = (1 - (phase % 1)) ** 3 - 0.25
    rough = pulse * (1 + 0.45 * np.sign(np.sin(np.pi * phase))) + 0.10 * noise(duration, 72)
    opening = np.interp(t, (0, 0.5, 1.5), (0.15, 1.0, 0.35))
    closed = formant(rough, 360, 90) * 1.0 + formant(rough, 840, 120) * 0.30
    opened = formant(rough, 620, 100) * 0.9 + formant(rough, 1060, 130) * 0.5 + formant(rough, 2350, 220) * 0.16
    voice = closed * (1 - opening) + opened * opening
    breath = band(noise(duration, 73), 500, 2600) * 0.010
    throat = voice + 1.6 * high(voice, 500) + breath
    return room(high(throat, 110) * swell(duration, 0.22, 0.6), 0.3, 0.28, 74)


def explosion() -> Array:
    """Dynamite: a blow to the chest, then rubble."""
    crack = high(noise(0.04, 81) * decay(0.04, 0.004, 0.0001), 900) * 2
    blast = low(noise(1.8, 82) * decay(1.8, 0.16, 0.002), 620, 2) * 5
    deep = np.sin(2 * np.pi * np.cumsum(glide(92, 27, 1.2, 0.4)) / RATE) * decay(1.2, 0.22) * 2.2
    roar = low(noise(2.0, 83), 260) * decay(2.0, 0.36, 0.05) * 3
    random = np.random.default_rng(84)
    rubble = [
        (
            0.35 + random.exponential(0.35),
            _knock(random.uniform(180, 900), 0.012, 850 + i, 2600) * random.uniform(0.05, 0.3),
        )
        for i in range(34)
    ]
    dry = soften(place([(0.0, crack), (0.002, blast), (0.0, deep), (0.03, roar)], 2.1), 2.2)
    return room(place([(0.0, dry), *rubble], 2.1), 0.9, 0.4, 86, 1800)


def whistle() -> Array:
    """A steam whistle: a chord of pipes that slides up, holds and sinks."""
    duration = 1.9
    t = seconds(duration)
    bend = np.interp(t, (0, 0.16, 1.45, 1.9), (0.93, 1.0, 1.0, 0.90)) * (1 + 0.004 * np.sin(2 * np.pi * 5.2 * t))
    pipes = np.zeros_like(t)
    for base, strength in ((311, 1.0), (370, 0.9), (466, 0.8), (554, 0.6)):
        pipes += tone(base * bend, duration, (1, 0.42, 0.22, 0.10, 0.05)) * strength
    steam = band(noise(duration, 91), 900, 5200) * 0.32
    level = swell(duration, 0.10, 0.45) * (0.9 + 0.1 * np.interp(t, (0, 0.5, 0.6, 1.9), (1, 1, 0.6, 1)))
    return room((0.55 * pipes + steam) * level, 0.9, 0.5, 92, 3000)


def train() -> Array:
    """Wheels over rail joints, the engine's breath, iron rumble."""
    duration = 2.6
    t = seconds(duration)
    chuffs = []
    for i in range(8):
        puff = band(noise(0.26, 110 + i), 160, 2200) * swell(0.26, 0.03, 0.2) * (1.0 if i % 4 == 0 else 0.65)
        chuffs.append((0.04 + i * 0.31, puff))
    clacks = []
    for i in range(4):
        for gap in (0.0, 0.115):
            rail = _knock(1050, 0.010, 130 + i, 6000) * 0.5 + _knock(310, 0.03, 140 + i, 2200) * 0.8
            clacks.append((0.12 + i * 0.62 + gap, rail * (0.8 if gap else 1.0)))
    rumble = low(noise(duration, 150), 130) * 2.4 * (0.8 + 0.2 * np.sin(2 * np.pi * 3.2 * t))
    squeal = tone(
        2140 * (1 + 0.002 * np.sin(2 * np.pi * 7 * t)), duration, (1, 0.3),
    ) * 0.008 * swell(duration, 1.0, 1.2)
    mixed = place([*chuffs, *clacks], duration) + rumble * swell(duration, 0.3, 0.6) + squeal
    return room(mixed * swell(duration, 0.08, 0.5), 0.35, 0.25, 151, 2600)


def card() -> Array:
    """A card slid over others and laid down."""
    t = seconds(0.16)
    slide = band(noise(0.16, 161), 1800, 7200) * np.interp(t, (0, 0.03, 0.1, 0.16), (0, 0.5, 0.35, 0)) * 0.5
    snap = band(noise(0.05, 162) * decay(0.05, 0.004, 0.0003), 700, 6000) * 1.6
    tap = _knock(280, 0.005, 163, 1500) * 0.22
    return room(place([(0.0, slide), (0.13, snap), (0.132, tap)], 0.28), 0.08, 0.12, 164)


def token() -> Array:
    """Thick cardboard put on the table."""
    return room(
        place(
            [
                (0.0, _knock(480, 0.010, 171, 3200)), (0.0, _knock(180, 0.018, 172, 1300) * 0.8),
                (0.062, _knock(620, 0.007, 173, 3600) * 0.28),
            ],
            0.2,
        ),
        0.09, 0.16, 174,
    )


def click() -> Array:
    """A brass button."""
    strike = noise(0.1, 181) * decay(0.1, 0.0006, 0.0001)
    brass = ring(strike, 3150, 0.010) * 6 + ring(strike, 4870, 0.007) * 4 + ring(strike, 1240, 0.006) * 6
    return place([(0.0, brass), (0.0, low(strike, 900) * 1.4), (0.034, brass * 0.22)], 0.11)


def _bell(frequency: float, duration: float, seed: int) -> Array:
    """A struck bar with its uneven partials."""
    parts = ((1.0, 1.0, 0.34), (2.76, 0.45, 0.16), (5.40, 0.22, 0.07), (8.93, 0.10, 0.03))
    bar = sum(tone(frequency * ratio, duration) * decay(duration, life, 0.002) * level for ratio, level, life in parts)
    return bar * swell(duration, 0.001, 0.4 * duration) + 0.12 * high(
        noise(duration, seed) * decay(duration, 0.003), 2500,
    )


def _pluck(frequency: float, duration: float, seed: int) -> Array:
    """A plucked steel string, bright at first."""
    period = round(RATE / frequency)
    line = low(noise(period / RATE + 0.001, seed)[:period], 5200)
    out = np.zeros(round(duration * RATE))
    for start in range(0, len(out), period):
        part = line[: len(out) - start]
        out[start : start + len(part)] = part
        line = 0.996 * 0.5 * (line + np.roll(line, 1))
    return out * swell(duration, 0.001, 0.3 * duration)


def level_up() -> Array:
    """A rising run on a banjo, with a bell at its top."""
    notes = ((0.0, 392.0), (0.085, 493.9), (0.17, 587.3), (0.255, 784.0))
    layers = [(moment, _pluck(pitch, 0.7, 190 + i)) for i, (moment, pitch) in enumerate(notes)]
    return room(place([*layers, (0.255, _bell(1568.0, 0.8, 195) * 0.32)], 1.15), 0.3, 0.22, 196)


def wound() -> Array:
    """A blow that tears, and a heart beat after it."""
    tear = band(noise(0.22, 201), 500, 3800) * swell(0.22, 0.02, 0.16) * np.abs(
        low(noise(0.22, 202), 60) * 14
    ).clip(0, 1) * 0.9
    hit = low(noise(0.2, 203) * decay(0.2, 0.02), 700) * 3 + np.sin(
        2 * np.pi * np.cumsum(glide(120, 44, 0.2, 0.5)) / RATE
    ) * decay(0.2, 0.04) * 1.4
    beat = np.sin(2 * np.pi * np.cumsum(glide(72, 40, 0.16)) / RATE) * swell(0.16, 0.02, 0.12)
    return room(place([(0.0, hit), (0.01, tear), (0.42, beat), (0.56, beat * 0.7)], 0.8), 0.14, 0.15, 204)


def search() -> Array:
    """Hands in a crate: straw, wood, tin."""
    random = np.random.default_rng(211)
    layers = []
    for i in range(5):
        length = random.uniform(0.09, 0.18)
        rustle = band(
            noise(length, 212 + i), 1300, 6500,
        ) * swell(length, 0.03, length * 0.6) * random.uniform(0.25, 0.5)
        layers.append((0.02 + i * 0.14 + random.uniform(0, 0.04), rustle))
    for moment, pitch, loud in ((0.12, 330, 0.7), (0.37, 420, 0.6), (0.55, 250, 0.8)):
        layers.append((moment, _knock(pitch, 0.014, round(pitch), 2400) * loud))
    layers.append((0.66, _knock(2350, 0.035, 231, 8000) * 0.5))
    return room(place(layers, 0.95), 0.14, 0.2, 232)


def win() -> Array:
    """A short fanfare for strings and bells: home, up, and home again."""
    melody = ((0.0, 392.0), (0.16, 523.3), (0.32, 659.3), (0.48, 784.0), (0.80, 659.3), (0.96, 784.0), (1.12, 1046.5))
    layers = [(moment, _pluck(pitch, 1.2, 300 + i)) for i, (moment, pitch) in enumerate(melody)]
    layers += [(1.12, _pluck(pitch, 1.5, 320 + i) * 0.5) for i, pitch in enumerate((261.6, 329.6, 392.0, 523.3))]
    layers += [(1.12, _bell(1046.5, 1.4, 331) * 0.30), (1.12, _bell(1568.0, 1.4, 332) * 0.16)]
    return room(place(layers, 2.6), 0.6, 0.3, 333)


def lose() -> Array:
    """A church bell, slow, over a cold wind."""
    bell = np.zeros(round(3.0 * RATE))
    for ratio, level, life in (
        (0.5, 0.8, 1.1), (1.0, 1.0, 0.8), (1.19, 0.5, 0.6), (1.5, 0.35, 0.5), (2.0, 0.45, 0.4), (2.74, 0.2, 0.22),
        (4.1, 0.1, 0.12),
    ):
        bell += tone(174.6 * ratio, 3.0) * decay(3.0, life, 0.004) * level
    clang = band(noise(0.05, 341) * decay(0.05, 0.006), 600, 4000) * 0.5
    t = seconds(3.0)
    wind = band(noise(3.0, 342), 260, 900) * (
        0.5 + 0.5 * np.sin(2 * np.pi * 0.45 * t - 1.2)
    ) * 0.16 * swell(3.0, 0.8, 1.0)
    toll = place([(0.0, bell), (0.0, clang), (1.25, bell * 0.75), (1.25, clang * 0.7)], 3.0)
    return room(toll * swell(3.0, 0.002, 1.2) + wind, 0.9, 0.35, 343, 2200)


EFFECTS: dict[str, Callable[[], Array]] = {
    "dice": dice,
    "step": step,
    "shot": shot,
    "big_shot": big_shot,
    "blow": blow,
    "blade": blade,
    "groan": groan,
    "explosion": explosion,
    "whistle": whistle,
    "train": train,
    "card": card,
    "token": token,
    "click": click,
    "level_up": level_up,
    "wound": wound,
    "search": search,
    "win": win,
    "lose": lose,
}
