"""The sheet that is worked on: colours, fine relief and standing heights of one window of the world."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from game.bake.arrays import Array
from game.bake.frame import Frame


@dataclass(slots=True)
class Canvas:
    """Colour (rows, columns, 3), relief and stand (rows, columns), both in map pixels of height.

    Relief only catches the light; what stands also throws shadows.
    """

    frame: Frame
    colour: Array
    relief: Array
    stand: Array
    tint: Array | None = None
    """What the air makes of the lamp's light, per pixel."""
    glow: Array | None = None
    """Light that is made in the scene itself."""

    @classmethod
    def blank(cls, frame: Frame) -> Canvas:
        """An empty sheet."""
        return cls(
            frame,
            np.zeros((*frame.shape, 3), np.float32),
            np.zeros(frame.shape, np.float32),
            np.zeros(frame.shape, np.float32),
        )

    def cover(self, part: tuple[slice, slice], share: Array, colour: Array, relief: Array | float) -> None:
        """Paint over a part of the sheet by a share per pixel, leaving what stands as it is."""
        self.colour[part] += (colour - self.colour[part]) * share[..., None]
        self.relief[part] += (relief - self.relief[part]) * share

    def put(self, part: tuple[slice, slice], share: Array, colour: Array, relief: Array | float, top: Array) -> None:
        """Stand something on a part of the sheet: it is seen where it is higher than what stood there."""
        higher = top >= self.stand[part] - 0.01
        self.cover(part, share * higher, colour, relief)
        self.stand[part] = np.where((share > 0.5) & higher, top, self.stand[part])
