"""Small places to bake in tests."""

from __future__ import annotations

from game.bake.scene import Opening, PropPlacement, Scene, ZoneShape, rectangle


def plain(
    width: int = 256,
    height: int = 256,
    ground: str = "dust",
    props: tuple[PropPlacement, ...] = (),
    joined: bool = False,
    seed: int = 1,
) -> Scene:
    """One street of one material."""
    cells = tuple((ground,) * (width // 64) for _ in range(height // 64))
    street = ZoneShape("S", "street", rectangle(0, 0, width, height))
    return Scene(width, height, cells, (street,), (), props, joined, seed)


def two_rooms(openings: tuple[Opening, ...] = (), seed: int = 1) -> Scene:
    """Rooms A and B side by side, a street below them: 256 x 256."""
    ground = (("planks_h",) * 4,) * 2 + (("dust",) * 4,) * 2
    zones = (
        ZoneShape("A", "room", rectangle(0, 0, 128, 128)),
        ZoneShape("B", "room", rectangle(128, 0, 128, 128), "stone"),
        ZoneShape("S", "street", rectangle(0, 128, 128, 128)),
        ZoneShape("T", "street", rectangle(128, 128, 128, 128)),
    )
    return Scene(256, 256, ground, zones, openings, (), False, seed)
