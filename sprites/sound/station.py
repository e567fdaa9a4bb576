"""Invader's effects: energy and automatic weapons, flames, sliding and smashed doors, xenos, mold and machines."""

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


def _clank(frequency: float, half_life: float, seed: int, brightness: float = 6000.0) -> Array:
    """Steel struck by something hard: a click and the uneven partials of a plate."""
    duration = max(0.25, half_life * 6)
    strike = low(noise(duration, seed) * decay(duration, 0.0011, 0.0002), brightness)
    plate = sum(
        ring(strike, frequency * ratio, half_life * life) * level
        for ratio, level, life in ((1.0, 12, 1.0), (1.59, 9, 0.8), (2.41, 7, 0.6), (3.76, 5, 0.4))
    )
    return plate + 0.3 * strike


def _thump(start: float, end: float, duration: float, half_life: float) -> Array:
    """A falling low tone: weight that hits the floor."""
    return np.sin(2 * np.pi * np.cumsum(glide(start, end, duration, 0.5)) / RATE) * decay(duration, half_life)


def _slam(frequency: float, half_life: float, seed: int, brightness: float, weight: float) -> Array:
    """Something heavy made of steel comes to a stop."""
    return place(
        [(0.0, _clank(frequency, half_life, seed, brightness)), (0.0, _thump(112, 40, 0.28, 0.06) * weight)],
        max(0.3, half_life * 6),
    )


def energy_shot() -> Array:
    """A prototype: capacitors whine up, a bright discharge falls, air closes behind it."""
    charge = tone(glide(420, 2600, 0.10), 0.10, (1, 0.3)) * swell(0.10, 0.08, 0.01) * 0.25
    fall = glide(3400, 190, 0.34, 0.55)
    beam = tone(fall, 0.34, (1, 0.5, 0.33, 0.2)) * decay(0.34, 0.07, 0.001)
    twin = tone(fall * 1.011, 0.34, (0.7, 0.4, 0.2)) * decay(0.34, 0.08, 0.001)
    crack = high(noise(0.05, 401) * decay(0.05, 0.004, 0.0001), 2500) * 1.1
    sizzle = band(noise(0.45, 402), 2400, 8000) * decay(0.45, 0.09, 0.01) * 0.35
    dry = place(
        [(0.0, charge), (0.09, beam), (0.09, twin), (0.088, crack), (0.10, sizzle), (0.09, _thump(170, 50, 0.2, 0.04))],
        0.6,
    )
    return room(soften(dry, 1.6), 0.5, 0.35, 403, 5000)


def burst() -> Array:
    """Five rounds from an automatic weapon in a corridor."""
    layers = []
    for i in range(5):
        snap = high(noise(0.02, 410 + i) * decay(0.02, 0.0018, 0.0001), 1400) * 2.2
        body = low(noise(0.16, 420 + i) * decay(0.16, 0.015, 0.0005), 2600) * 2.6
        bolt = _clank(1900 + 40 * i, 0.012, 430 + i) * 0.35
        moment = 0.004 + i * 0.074
        layers += [(moment, snap), (moment, body), (moment, _thump(180, 55, 0.14, 0.025) * 0.7), (moment + 0.03, bolt)]
    for i, moment in enumerate((0.30, 0.43, 0.52)):
        layers.append((moment, _clank(4200 + 500 * i, 0.02, 440 + i, 9000) * 0.16))
    return room(soften(place(layers, 0.72), 2.2), 0.6, 0.42, 445, 3000)


def flame() -> Array:
    """A flamethrower: the valve, the roar, and fire that goes on crackling."""
    duration = 1.7
    t = seconds(duration)
    hiss = band(noise(0.3, 451), 1800, 7000) * swell(0.3, 0.03, 0.2) * 0.35
    flutter = 0.75 + 0.25 * low(np.random.default_rng(452).standard_normal(len(t)), 14) * 14
    roar = band(noise(duration, 453), 70, 900) * 1.6 * flutter.clip(0.2, 1.6)
    bright = band(noise(duration, 454), 900, 4200) * 0.34 * flutter.clip(0.2, 1.6)
    level = np.interp(t, (0, 0.10, 0.22, 1.05, 1.7), (0, 0.1, 1.0, 0.8, 0.0))
    random = np.random.default_rng(455)
    crackle = [
        (
            0.4 + random.uniform(0, 1.15),
            high(noise(0.012, 460 + i) * decay(0.012, 0.0016), 1800) * random.uniform(0.2, 0.7),
        )
        for i in range(26)
    ]
    ignition = _thump(110, 38, 0.3, 0.07) * 1.3
    return room(
        place([(0.0, hiss), (0.0, (roar + bright) * level), (0.12, ignition), *crackle], duration), 0.4, 0.25, 456,
        2600,
    )


def zap() -> Array:
    """A cattle prod: a rattling arc."""
    duration = 0.42
    t = seconds(duration)
    gate = (np.sin(2 * np.pi * 74 * t + 3 * np.sin(2 * np.pi * 9 * t)) > 0.2).astype(float)
    buzz = tone(118 * (1 + 0.02 * np.sin(2 * np.pi * 31 * t)), duration, (1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4))
    arc = band(noise(duration, 471), 1500, 6500) * gate * 0.8 + buzz * gate * 0.22
    snap = high(noise(0.02, 472) * decay(0.02, 0.002, 0.0001), 1500) * 2
    return room(place([(0.0, snap), (0.0, arc * swell(duration, 0.008, 0.2))], duration), 0.15, 0.2, 473, 6000)


def saw() -> Array:
    """A chainsaw or a cutter that meets resistance."""
    duration = 1.0
    t = seconds(duration)
    pitch = np.interp(t, (0, 0.18, 0.45, 0.75, 1.0), (90, 236, 168, 214, 110))
    motor = tone(pitch, duration, (1, 0.7, 0.6, 0.45, 0.4, 0.3, 0.25)) * 0.4
    teeth = band(noise(duration, 481), 1400, 6000) * (
        0.5 + 0.5 * np.sign(np.sin(2 * np.pi * np.cumsum(pitch * 0.5) / RATE))
    )
    bite = np.interp(t, (0, 0.3, 0.42, 0.72, 0.85, 1.0), (0.1, 0.15, 1.0, 0.9, 0.2, 0.05))
    return room(soften((motor + teeth * bite * 0.7) * swell(duration, 0.05, 0.2), 1.8), 0.25, 0.22, 482, 4200)


def door_slide() -> Array:
    """A steel door runs in its rails and locks."""
    duration = 0.62
    t = seconds(duration)
    hiss = band(noise(0.25, 491), 2500, 8000) * swell(0.25, 0.01, 0.2) * 0.5
    motor = tone(
        np.interp(t, (0, 0.12, 0.45, 0.62), (120, 330, 350, 180)), duration, (1, 0.5, 0.3),
    ) * swell(duration, 0.06, 0.15) * 0.22
    rumble = low(noise(duration, 492), 240) * swell(duration, 0.05, 0.12) * 1.5
    lock = _slam(260, 0.05, 493, 2600, 1.2)
    return room(
        place([(0.0, hiss), (0.03, motor), (0.03, rumble), (0.56, lock), (0.63, _clank(720, 0.03, 494) * 0.5)], 1.0),
        0.5, 0.35, 495, 3000,
    )


def door_smash() -> Array:
    """Three blows, and the door gives way."""
    layers = []
    for i, moment in enumerate((0.0, 0.34, 0.66)):
        force = 0.6 + 0.25 * i
        layers += [
            (moment, _clank(150 + 12 * i, 0.12, 501 + i, 3000) * force),
            (moment, _thump(110, 38, 0.3, 0.07) * 1.6 * force),
        ]
    tear = band(noise(0.5, 505), 500, 5200) * swell(0.5, 0.02, 0.4) * np.abs(low(noise(0.5, 506), 50) * 12).clip(0, 1)
    random = np.random.default_rng(507)
    debris = [
        (0.8 + random.exponential(0.2), _clank(random.uniform(500, 2200), 0.03, 510 + i) * random.uniform(0.08, 0.3))
        for i in range(12)
    ]
    return room(soften(place([*layers, (0.68, tear * 1.2), *debris], 1.5), 2.0), 0.7, 0.4, 525, 2600)


def skitter() -> Array:
    """Many hard feet on deck plates."""
    random = np.random.default_rng(531)
    layers, moment = [], 0.01
    for i in range(15):
        tap = _clank(random.uniform(900, 2100), 0.009, 540 + i, 8000) * random.uniform(0.4, 1.0)
        layers += [(moment, tap), (moment, _clank(random.uniform(180, 260), 0.02, 560 + i, 1400) * 0.12)]
        moment += random.uniform(0.028, 0.062)
    return room(place(layers, 0.85), 0.3, 0.3, 580, 4000)


def screech() -> Array:
    """A xeno's cry: two throats out of tune, rising and breaking."""
    duration = 1.15
    t = seconds(duration)
    wander = np.interp(t, np.linspace(0, duration, 50), np.random.default_rng(591).uniform(-1, 1, 50))
    pitch = np.interp(t, (0, 0.18, 0.55, 0.9, 1.15), (310, 640, 820, 560, 300)) * (1 + 0.05 * wander)
    voices = np.zeros_like(t)
    for detune, level in ((1.0, 1.0), (1.137, 0.7), (0.503, 0.6)):
        phase = np.cumsum(pitch * detune) / RATE
        voices += ((1 - phase % 1) ** 2 - 0.33) * (1 + 0.5 * np.sign(np.sin(2 * np.pi * phase / 3))) * level
    rasp = voices * (0.6 + 0.4 * np.sign(np.sin(2 * np.pi * 61 * t))) + 0.35 * noise(duration, 592)
    throat = 0.6 * formant(rasp, 1250, 160) + 1.6 * formant(rasp, 2700, 260) + 1.5 * formant(rasp, 4300, 420)
    return room(high(throat, 280) * swell(duration, 0.07, 0.4), 0.5, 0.34, 593, 4200)


def xeno_death() -> Array:
    """Shell that cracks, something wet, and a last falling rattle."""
    crack = high(noise(0.06, 601) * decay(0.06, 0.007, 0.0002), 700) * 1.6
    shell = _clank(640, 0.012, 602, 3600) * 0.7
    squirt = np.abs(low(noise(0.4, 604), 42) * 14).clip(0.1, 1)
    wet = band(noise(0.4, 603), 180, 1500) * decay(0.4, 0.06, 0.01) * squirt * 1.6
    t = seconds(0.75)
    pitch = np.interp(t, (0, 0.2, 0.75), (480, 330, 90))
    rattle = tone(pitch, 0.75, (1, 0.6, 0.5, 0.4)) * (np.sin(2 * np.pi * 23 * t) > -0.1) * swell(0.75, 0.02, 0.5)
    voice = formant(rattle + 0.3 * noise(0.75, 605) * swell(0.75, 0.02, 0.5), 900, 180)
    end = place([(0.0, crack), (0.0, shell), (0.01, wet), (0.06, voice * 0.8), (0.30, wet * 0.5)], 0.95)
    return room(end, 0.25, 0.25, 606)


def mold() -> Array:
    """The mold spreads: bubbles, slime, and something that breathes."""
    random = np.random.default_rng(611)
    layers = []
    for i in range(22):
        length = random.uniform(0.05, 0.12)
        start = random.uniform(160, 520)
        bubble = tone(
            glide(start, start * random.uniform(1.6, 2.6), length), length,
        ) * swell(length, 0.008, length * 0.6)
        layers.append((random.uniform(0.0, 1.1) ** 1.1 if i else 0.0, bubble * random.uniform(0.2, 0.7)))
    t = seconds(1.5)
    slime = band(noise(1.5, 612), 120, 900) * np.abs(low(noise(1.5, 613), 9) * 26).clip(0.05, 1) * swell(1.5, 0.03, 0.5)
    breath = formant(noise(1.5, 614), 420, 120) * (0.5 - 0.5 * np.cos(2 * np.pi * t / 1.5)) * 1.3
    return room(place([*layers, (0.0, slime * 0.9), (0.0, breath)], 1.5), 0.5, 0.35, 615, 2200)


def servo() -> Array:
    """A machine takes a step: two motors and a heavy foot."""
    t = seconds(0.5)
    whine = tone(
        np.interp(t, (0, 0.1, 0.3, 0.5), (240, 620, 540, 260)), 0.5, (1, 0.4, 0.25, 0.15),
    ) * swell(0.5, 0.04, 0.15) * 0.35
    foot = _slam(190, 0.05, 621, 2200, 1.4)
    return room(place([(0.0, whine), (0.44, foot), (0.50, _clank(860, 0.02, 622) * 0.35)], 0.85), 0.3, 0.25, 623, 3200)


def airlock() -> Array:
    """A klaxon note, pressure that leaves, and silence behind the hatch."""
    duration = 1.6
    t = seconds(duration)
    sounding = np.interp(t, (0, 0.02, 0.55, 0.65, 1.6), (0, 1, 1, 0, 0))
    klaxon = tone(np.where((t * 3.2) % 1 < 0.5, 466.0, 392.0), duration, (1, 0.6, 0.5, 0.3)) * sounding
    air = band(noise(duration, 631), 900, 7000) * np.interp(t, (0, 0.35, 0.5, 1.5, 1.6), (0, 0, 1.0, 0.1, 0.0)) * 0.7
    seal = _slam(170, 0.1, 632, 2000, 1.2)
    return room(place([(0.0, klaxon * 0.3), (0.0, air), (1.2, seal)], duration), 0.6, 0.3, 633, 2600)


def clang() -> Array:
    """Noise that everything hears: a struck pipe and its echo through the station."""
    strike = _clank(330, 0.22, 641, 4200)
    return room(place([(0.0, strike), (0.13, _clank(392, 0.16, 642, 4200) * 0.6)], 1.1), 1.1, 0.5, 643, 3400)


EFFECTS: dict[str, Callable[[], Array]] = {
    "energy_shot": energy_shot,
    "burst": burst,
    "flame": flame,
    "zap": zap,
    "saw": saw,
    "door_slide": door_slide,
    "door_smash": door_smash,
    "skitter": skitter,
    "screech": screech,
    "xeno_death": xeno_death,
    "mold": mold,
    "servo": servo,
    "airlock": airlock,
    "clang": clang,
}
