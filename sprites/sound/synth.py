"""Building blocks of the effects: seeded noise, envelopes, filters, resonances and rooms, all at 44.1 kHz."""

from __future__ import annotations

import numpy as np
from scipy.signal import butter, lfilter, sosfilt

Array = np.ndarray

RATE = 44_100


def seconds(duration: float) -> Array:
    """The moments of a stretch of sound."""
    return np.arange(round(duration * RATE)) / RATE


def noise(duration: float, seed: int) -> Array:
    """White noise."""
    return np.random.default_rng(seed).standard_normal(round(duration * RATE))


def decay(duration: float, half_life: float, attack: float = 0.001) -> Array:
    """A quick rise and an exponential fall."""
    t = seconds(duration)
    return np.clip(t / attack, 0, 1) * 0.5 ** (t / half_life)


def swell(duration: float, rise: float, fall: float) -> Array:
    """A smooth rise, a plateau and a smooth fall."""
    t = seconds(duration)
    up = np.clip(t / rise, 0, 1)
    down = np.clip((duration - t) / fall, 0, 1)
    return (up * up * (3 - 2 * up)) * (down * down * (3 - 2 * down))


def low(signal: Array, cutoff: float, order: int = 2) -> Array:
    """What lies below a frequency."""
    return sosfilt(butter(order, cutoff, "low", fs=RATE, output="sos"), signal)


def high(signal: Array, cutoff: float, order: int = 2) -> Array:
    """What lies above a frequency."""
    return sosfilt(butter(order, cutoff, "high", fs=RATE, output="sos"), signal)


def band(signal: Array, bottom: float, top: float, order: int = 2) -> Array:
    """What lies between two frequencies."""
    return sosfilt(butter(order, [bottom, top], "band", fs=RATE, output="sos"), signal)


def ring(signal: Array, frequency: float, half_life: float) -> Array:
    """A body that rings at a frequency when the signal strikes it."""
    radius = 0.5 ** (1 / (half_life * RATE))
    angle = 2 * np.pi * frequency / RATE
    return lfilter([1 - radius], [1, -2 * radius * np.cos(angle), radius * radius], signal)


def formant(signal: Array, frequency: float, width: float) -> Array:
    """A resonance of a throat."""
    return ring(signal, frequency, 0.693 / (np.pi * width))


def tone(frequency: Array | float, duration: float, partials: tuple[float, ...] = (1.0,)) -> Array:
    """A tone of a steady or gliding frequency, with the strengths of its partials."""
    t = seconds(duration)
    phase = 2 * np.pi * np.cumsum(np.broadcast_to(np.asarray(frequency, float), t.shape)) / RATE
    return sum(strength * np.sin((number + 1) * phase) for number, strength in enumerate(partials))


def glide(start: float, end: float, duration: float, curve: float = 1.0) -> Array:
    """A frequency on its way from one value to another."""
    t = np.linspace(0, 1, round(duration * RATE)) ** curve
    return start * (end / start) ** t


def place(layers: list[tuple[float, Array]], duration: float) -> Array:
    """Layers put at their moments on one strip of the given length."""
    strip = np.zeros(round(duration * RATE))
    for moment, layer in layers:
        start = round(moment * RATE)
        part = layer[: max(len(strip) - start, 0)]
        strip[start : start + len(part)] += part
    fade = round(min(0.03, duration / 4) * RATE)
    strip[-fade:] *= np.linspace(1, 0, fade)
    return strip


def room(signal: Array, size: float, wet: float, seed: int, damp: float = 4000.0) -> Array:
    """The walls around: a short diffuse tail of filtered noise."""
    tail = noise(size, seed) * decay(size, size / 5)
    tail = low(tail, damp)
    tail[: round(0.004 * RATE)] = 0
    tail /= np.sqrt(np.sum(tail**2))
    count = len(signal) + len(tail)
    echo = np.fft.irfft(np.fft.rfft(signal, count) * np.fft.rfft(tail, count), count)
    dry = np.zeros(count)
    dry[: len(signal)] = signal
    return dry + wet * echo


def soften(signal: Array, drive: float) -> Array:
    """Press loud parts together, as a loud thing does to the ear."""
    return np.tanh(signal / np.max(np.abs(signal)) * drive)


def finished(signal: Array, peak_db: float) -> Array:
    """Without rumble, with clean ends, at its peak level."""
    out = high(signal, 28.0)
    edge = round(0.003 * RATE)
    fade = round(min(0.04, len(out) / RATE / 5) * RATE)
    out[:edge] *= np.linspace(0, 1, edge)
    out[-fade:] *= np.linspace(1, 0, fade)
    return out / np.max(np.abs(out)) * 10 ** (peak_db / 20)
