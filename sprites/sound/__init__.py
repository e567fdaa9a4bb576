"""Sound effects: synthesised from recipes and written as mono OGG Vorbis.

Encoding needs `oggenc` (Debian: vorbis-tools) at build time; players get the finished files.
"""

from __future__ import annotations

import io
import subprocess
import wave
from pathlib import Path

import numpy as np

from sprites.sound import effects, station
from sprites.sound.synth import RATE, finished

EFFECTS = {**effects.EFFECTS, **station.EFFECTS}
PEAK_DB = -9.0
QUALITY = "4"
SERIAL = "1"


def waveform(name: str) -> np.ndarray:
    """One effect as samples between -1 and 1 at its final level."""
    return finished(EFFECTS[name](), PEAK_DB)


def build(built: Path) -> None:
    """Write every effect below `built/common/sounds`."""
    folder = built / "common" / "sounds"
    folder.mkdir(parents=True, exist_ok=True)
    for name in EFFECTS:
        encode(waveform(name), folder / f"{name}.ogg")


def encode(samples: np.ndarray, path: Path) -> None:
    """Write OGG Vorbis; the fixed stream number keeps rebuilds equal to the byte."""
    plain = io.BytesIO()
    with wave.open(plain, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((samples * 32767).astype("<i2").tobytes())
    command = ["oggenc", "--quiet", "--quality", QUALITY, "--serial", SERIAL, "--output", str(path), "-"]
    subprocess.run(command, input=plain.getvalue(), check=True)
