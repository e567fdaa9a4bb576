"""Many small things strewn over the ground, each kept within its own cell so that one lookup per pixel finds it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from game.bake.arrays import Array
from game.bake.frame import Frame
from game.bake.noise import hashed


@dataclass(frozen=True, slots=True)
class Strewn:
    """The pixels near things: flat places, where they lie in a thing's unit disc, and that thing's size and chance."""

    places: Array
    along: Array
    across: Array
    radius: Array
    chance: Array

    @property
    def reach(self) -> Array:
        """Squared distance from the centre; below 1 inside the thing."""
        reach: Array = self.along**2 + self.across**2
        return reach


def strew(
    frame: Frame,
    cell: float,
    density: float,
    sizes: tuple[float, float],
    seed: int,
    aspects: tuple[float, float] = (0.65, 1.0),
    margin: float = 1.0,
    whole: bool = True,
) -> Strewn:
    """Strew things of the given radii, at most one in each cell of a slanted grid.

    The pixels up to `margin` times their radius are given. `whole` things do not lie across joints.
    """
    seed += 1000 * frame.seed
    slant = np.float32(0.35 + (seed * 37 % 101) / 101)
    cosine, sine = np.cos(slant), np.sin(slant)
    wanted, x, y = frame.wanted_places
    us = x * cosine + y * sine
    vs = y * cosine - x * sine
    columns = np.floor(us / np.float32(cell)).astype(np.int32)
    rows = np.floor(vs / np.float32(cell)).astype(np.int32)
    first_column, first_row = int(columns.min()), int(rows.min())
    c = np.arange(first_column, int(columns.max()) + 1)[None, :]
    r = np.arange(first_row, int(rows.max()) + 1)[:, None]
    low, high = sizes
    radius = np.minimum(low + (high - low) * hashed(c, r, seed + 1) ** 2, cell * 0.5)
    room = cell - 2 * radius
    centre_u = c * cell + radius + room * hashed(c, r, seed + 2)
    centre_v = r * cell + radius + room * hashed(c, r, seed + 3)
    present = hashed(c, r, seed + 6) < density
    if whole and frame.joint is not None:
        centre_x = centre_u * cosine - centre_v * sine
        centre_y = centre_v * cosine + centre_u * sine
        for centre, side in ((centre_x, frame.joint.width), (centre_y, frame.joint.height)):
            present &= (np.abs(centre) > radius + 1) & (np.abs(centre - side) > radius + 1)
    cells = (rows - first_row) * c.shape[1] + (columns - first_column)
    kept = np.flatnonzero(present.ravel()[cells])
    places, cells = wanted[kept], cells[kept]

    def pick(values: Array) -> Array:
        picked: Array = values.astype(np.float32).ravel()[cells]
        return picked

    du = us[kept] - pick(centre_u)
    dv = vs[kept] - pick(centre_v)
    reach = pick(radius) * np.float32(margin)
    near = np.flatnonzero(du * du + dv * dv < reach * reach)
    places, cells, du, dv = places[near], cells[near], du[near], dv[near]
    angle = hashed(c, r, seed + 4) * np.float32(2 * np.pi)
    turn_cosine, turn_sine = pick(np.cos(angle)), pick(np.sin(angle))
    size = pick(radius)
    slim = pick(aspects[0] + (aspects[1] - aspects[0]) * hashed(c, r, seed + 5))
    return Strewn(
        places=places,
        along=(du * turn_cosine + dv * turn_sine) / size,
        across=(dv * turn_cosine - du * turn_sine) / (size * slim),
        radius=size,
        chance=pick(hashed(c, r, seed + 7)),
    )
