"""What the baker is given: a board seen from above, in plain shapes and names.

Units are map pixels (a cell is 64). Nothing here knows Tiled or the rules; `game.bake.source` makes scenes from maps.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.bake.arrays import Array

CELL = 64
HALF = CELL // 2
STATION = frozenset({"security", "oxygen", "airlock", "mold_active", "mold_inactive"})
WALLED = frozenset({"cemetery", "room", "mine", "train", "balcony"}) | STATION
INDOORS = frozenset({"room", "mine", "train"}) | STATION
SURFACE = frozenset({"exterior", "outcrop"})
"""Zones under the sky whose own style of wall, where it is the stronger one, clads the buildings beside them."""
WALL_STYLES = ("wood", "stone", "adobe", "rock", "iron", "fence", "rail", "steel", "bulkhead", "red_rock")

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class ZoneShape:
    """A zone's outline, its kind and the style of the walls around it."""

    name: str
    kind: str
    outline: tuple[Point, ...]
    wall: str = "wood"

    @property
    def walled(self) -> bool:
        """Whether walls stand around zones of this kind."""
        return self.kind in WALLED

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom."""
        xs = [x for x, _ in self.outline]
        ys = [y for _, y in self.outline]
        return min(xs), min(ys), max(xs), max(ys)

    def covers(self, x: float, y: float) -> bool:
        """Whether the point lies inside the outline."""
        inside = False
        previous = self.outline[-1]
        for point in self.outline:
            (ax, ay), (bx, by) = previous, point
            if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                inside = not inside
            previous = point
        return inside


@dataclass(frozen=True, slots=True)
class Opening:
    """A doorway or a flight of stairs: a rectangle lying across a wall."""

    x: float
    y: float
    width: float
    height: float
    kind: str = "doorway"


@dataclass(frozen=True, slots=True)
class PropPlacement:
    """A prop: its centre, its drawn size, its turn in degrees clockwise and how tall it stands."""

    name: str
    x: float
    y: float
    width: float
    height: float
    rotation: float = 0.0
    tall: float = 0.0
    flipped: bool = False
    picture: Array | None = None


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole tile or board; `joined` marks a tile whose edges meet other tiles on the table."""

    width: int
    height: int
    ground: tuple[tuple[str, ...], ...]
    zones: tuple[ZoneShape, ...]
    openings: tuple[Opening, ...] = ()
    props: tuple[PropPlacement, ...] = ()
    joined: bool = False
    seed: int = 0

    def turned(self, quarters: int) -> Scene:
        """The same place turned clockwise by quarters, to be lit anew by the lamp that does not turn."""
        scene = self
        for _ in range(quarters % 4):
            scene = _turned_once(scene)
        return scene


def rectangle(x: float, y: float, width: float, height: float) -> tuple[Point, ...]:
    """The outline of a rectangle."""
    return (x, y), (x + width, y), (x + width, y + height), (x, y + height)


_TURNED_MATERIALS = {
    "boardwalk_h": "boardwalk_v",
    "planks_h": "planks_v",
    "planks_dark": "planks_dark_v",
    "train_planks": "train_planks_v",
    "rails_h": "rails_v",
}
_TURNED_MATERIALS |= {turned: name for name, turned in _TURNED_MATERIALS.items()}


def _turned_once(scene: Scene) -> Scene:
    tall = scene.height

    def turn(x: float, y: float) -> Point:
        return tall - y, x

    rows = len(scene.ground)
    columns = len(scene.ground[0])
    ground = tuple(
        tuple(
            _TURNED_MATERIALS.get(scene.ground[rows - 1 - column][row], scene.ground[rows - 1 - column][row])
            for column in range(rows)
        )
        for row in range(columns)
    )
    zones = tuple(replace(zone, outline=tuple(turn(x, y) for x, y in zone.outline)) for zone in scene.zones)
    openings = tuple(
        Opening(tall - gap.y - gap.height, gap.x, gap.height, gap.width, gap.kind) for gap in scene.openings
    )
    props = []
    for prop in scene.props:
        x, y = turn(prop.x, prop.y)
        props.append(replace(prop, x=x, y=y, rotation=(prop.rotation + 90) % 360))
    return replace(
        scene,
        width=scene.height,
        height=scene.width,
        ground=ground,
        zones=zones,
        openings=openings,
        props=tuple(props),
    )
