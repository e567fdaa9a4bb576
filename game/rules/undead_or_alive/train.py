"""The train: three tiles that flip and slide along the rails (UoA pp. 38-41)."""

from __future__ import annotations

from dataclasses import dataclass

from game.board import CELL, Layout, Placement
from game.engine import Play
from game.rules.undead_or_alive import spawns
from game.rules.undead_or_alive.events import NoiseMoved
from game.rules.undead_or_alive.noise import move_to_most
from game.rules.undead_or_alive.state import BOOM, undead
from game.rules.zombicide.combat import remove_enemy
from game.rules.zombicide.events import (
    FlagSet,
    MachineRemoved,
    ObjectiveMoved,
    ObjectivesLost,
    SpawnTokenRemoved,
    SurvivorMoved,
    SurvivorsLeft,
    TilesChanged,
)
from game.rules.zombicide.experience import gain_points
from game.rules.zombicide.game import Game
from game.rules.zombicide.state import Objective, Survivor, ZoneId

NUMBERS = ("10", "11", "12")
ENGINE, CAB, TENDER = "10R", "10R.B", "10R.A"


@dataclass(frozen=True, slots=True)
class Line:
    """The train tiles on the board, in the direction of travel, which is where the engine's nose points."""

    tiles: tuple[Placement, ...]

    @property
    def engine(self) -> int | None:
        """Where the engine is, if it is on the board."""
        return next((index for index, tile in enumerate(self.tiles) if tile.face == ENGINE), None)

    @property
    def wagons(self) -> tuple[int, ...]:
        """The train's sections, the foremost first: the engine and the unbroken row behind it, or what is left."""
        front = self.engine
        if front is None:
            front = len(self.tiles) - 1
        sections: list[int] = []
        while front >= 0 and is_train(self.tiles[front]):
            sections.append(front)
            front -= 1
        return tuple(sections)


def is_train(tile: Placement) -> bool:
    """Whether a train tile lies with a section of the train up."""
    return tile.face.endswith("R")


def flipped(tile: Placement) -> Placement:
    """The other side of a tile, in the same place."""
    return tile._replace(face=f"{tile.face[:-1]}{'V' if is_train(tile) else 'R'}")


def line_of(game: Game) -> Line:
    """The train tiles in the direction of travel."""
    tiles = [placement for placement in game.state.layout if placement.face[:-1] in NUMBERS]
    heading = next((tile.turns for tile in tiles if tile.face[:-1] == "10"), 0)
    ahead = {0: lambda tile: tile.x, 1: lambda tile: tile.y, 2: lambda tile: -tile.x, 3: lambda tile: -tile.y}
    return Line(tuple(sorted(tiles, key=ahead[heading])))


def on_train(game: Game) -> list[ZoneId]:
    """All zones of the train."""
    return [zone.id for zone in game.board.zones.values() if zone.kind.name == "train"]


def train_gone(game: Game) -> bool:
    """Whether no section of the train is on the board."""
    return not any(is_train(tile) for tile in line_of(game).tiles)


def train_moves(game: Game, wagons: bool) -> Play:
    """End of the players' phase: the train enters, advances or leaves by one tile."""
    line = line_of(game)
    if line.engine is None and not line.wagons:
        yield from _enter(game, line)
    elif line.engine is not None and line.engine < len(line.tiles) - 1:
        yield from _advance(game, line, wagons)
    else:
        yield from _leave(game, line)


def _relaid(game: Game, moves: dict[str, Placement]) -> Layout:
    """The layout with some tiles, by their present face, laid otherwise."""
    return tuple(moves.get(tile.face, tile) for tile in game.state.layout)


def _enter(game: Game, line: Line) -> Play:
    """Tile 10 is turned to the engine's side."""
    rails = next(tile for tile in line.tiles if tile.face == "10V")
    yield from _clear_rails(game, rails)
    yield from _lay(game, _relaid(game, {rails.face: flipped(rails)}))
    game.happen(NoiseMoved(CAB, BOOM, "train"))


def _advance(game: Game, line: Line, wagons: bool) -> Play:
    """The tile ahead is taken away, the train moves on by one, and that tile is laid behind it (UoA p. 40).

    It is turned to its train side and becomes part of the train if the mission has the train grow.
    """
    assert line.engine is not None
    ahead = line.tiles[line.engine + 1]
    yield from _clear_rails(game, ahead)
    sections = line.wagons
    moves = {line.tiles[index].face: _at(line.tiles[index], line.tiles[index + 1]) for index in sections}
    last = line.tiles[sections[-1]]
    behind = _at(ahead, last)
    moves[ahead.face] = flipped(behind) if wagons else behind
    yield from _lay(game, _relaid(game, moves))
    game.happen(NoiseMoved(CAB, BOOM, "train"))


def _at(tile: Placement, place: Placement) -> Placement:
    return tile._replace(x=place.x, y=place.y)


def _leave(game: Game, line: Line) -> Play:
    """The foremost section leaves with all aboard; the rest moves up, and the tile is laid behind, rails up."""
    sections = line.wagons
    front = line.tiles[sections[0]]
    yield from _take_away(game, front)
    moves = {line.tiles[index].face: _at(line.tiles[index], line.tiles[index + 1]) for index in sections[1:]}
    moves[front.face] = flipped(_at(front, line.tiles[sections[-1]]))
    yield from _lay(game, _relaid(game, moves))
    if undead(game).noise_zone not in game.board.zones:
        yield from _noise_leaves(game)


def _take_away(game: Game, section: Placement) -> Play:
    """What is aboard leaves the map: survivors are safe, zombies gone without points, other things out of the game."""
    zones = [zone.id for zone in game.board.zones.values() if zone.tiles == (section.face,) and zone.kind.indoors]
    if any(game.crowd(zone) for zone in zones):
        game.happen(FlagSet("zombies_left_by_train", 1))
    for zone in zones:
        for enemy in list(game.crowd(zone)):
            remove_enemy(game, enemy, zone, None)
    leaving = tuple(survivor.id for survivor in game.present() if survivor.zone in zones)
    if leaving:
        game.happen(SurvivorsLeft(leaving, "train"))
    yield from _remove_things(game, zones)
    if undead(game).noise_zone in zones:
        yield from _noise_leaves(game)


def _noise_leaves(game: Game) -> Play:
    """The token comes back onto the board, Bang! side up, where most survivors are (UoA p. 15)."""
    if game.present():
        yield from move_to_most(game, "train")
    else:
        start = spawns.starting_token(game)
        zone = start.zone if start is not None else next(iter(game.board.zones))
        game.happen(NoiseMoved(zone, "bang", "train"))


def _clear_rails(game: Game, tile: Placement) -> Play:
    """Where the train comes, zones of the tile are swept: zombies fall without points, survivors jump aside."""
    zones = [zone.id for zone in game.board.zones.values() if tile.face in zone.tiles]
    for zone in zones:
        for enemy in list(game.crowd(zone)):
            remove_enemy(game, enemy, zone, None)
    yield from _remove_things(game, zones)


def _remove_things(game: Game, zones: list[ZoneId]) -> Play:
    """Spawn tokens go to the starting zone; objectives and machines are out of the game."""
    for token in list(game.state.spawns.values()):
        if token.zone in zones and token.kind != spawns.STARTING:
            spawns.send_to_start(game, token)
    lost = tuple(objective.id for objective in game.state.objectives.values() if objective.zone in zones)
    if lost:
        game.happen(ObjectivesLost(lost))
    for machine in list(game.state.machines.values()):
        if machine.zone in zones:
            game.happen(MachineRemoved(machine.id))
    yield from ()


def _lay(game: Game, layout: Layout) -> Play:
    """Lay the tiles anew. Survivors whose zone is gone or divided go to the nearest street zone, of choice if several.

    Everything else goes on in its zone, under the zone's new name.
    """
    old = game.board
    new, change = old.changed(layout)
    homeless = [zone for zone in change.gone if zone not in change.carried and zone not in new.zones]
    for zone in homeless:
        yield from _jump_aside(game, zone, [*homeless, *change.altered])
    renamed = tuple((zone, heirs[0]) for zone, heirs in change.became.items() if heirs and heirs[0] != zone) + tuple(
        (zone, now) for zone, now in change.carried.items() if now != zone
    )
    divided = {zone: heirs for zone, heirs in change.became.items() if len(heirs) > 1}
    standing = {
        zone: tuple(survivor.id for survivor in game.survivors_in(zone) if not survivor.leader) for zone in divided
    }
    game.happen(TilesChanged(layout, renamed))
    for zone, names in standing.items():
        for name in names:
            target = yield from game.one_of_zones(None, "train", divided[zone])
            if target != game.me(name).zone:
                game.happen(SurvivorMoved(game.party(game.me(name)), (target,), "train"))


def _jump_aside(game: Game, zone: ZoneId, unsafe: list[ZoneId]) -> Play:
    """Those in a zone that vanishes go to the nearest street zone that stays; the players choose among equals."""
    people = [survivor for survivor in game.survivors_in(zone) if not survivor.leader]
    if not people:
        return
    nearest = game.board.nearest(zone, lambda other: not other.kind.indoors and other.id not in unsafe)
    for survivor in people:
        target = yield from game.one_of_zones(None, "train", nearest)
        game.happen(SurvivorMoved(game.party(survivor), (target,), "train"))


def remove_spawns_in(game: Game, zone: ZoneId) -> None:
    """All spawn tokens of a zone are destroyed and out of the game."""
    for token in list(game.state.spawns.values()):
        if token.zone == zone:
            game.happen(SpawnTokenRemoved(token.id))


def crush_start(game: Game) -> None:
    """The train is about to reach the starting spawn zone: all tokens there are destroyed (M3)."""
    line = line_of(game)
    start = spawns.starting_token(game)
    if start is None or line.engine is None or line.engine >= len(line.tiles) - 1:
        return
    if line.tiles[line.engine + 1].face in game.board.tiles_of(start.zone):
        remove_spawns_in(game, start.zone)


def blow_up_section(game: Game, me: Survivor, zone: ZoneId) -> Play:
    """Dynamite on a train section: zombies on the whole tile fall for their points, and rails remain (M2)."""
    face = game.board.tile_of(zone)
    tile = next((tile for tile in line_of(game).tiles if tile.face == face and is_train(tile)), None)
    if tile is None:
        return
    for room in [each.id for each in game.board.zones.values() if each.tiles == (face,)]:
        for enemy in list(game.crowd(room)):
            remove_enemy(game, enemy, room, me)
            yield from gain_points(game, me, game.enemy(enemy).points, "dynamite")
    yield from _lay(game, _relaid(game, {face: flipped(tile)}))


def signal_moves(game: Game, objective: Objective, flag: str) -> None:
    """A token that runs ahead of the train goes one zone of rails on, to where the train will enter (M1)."""
    line = line_of(game)
    heading = line.tiles[0].turns % 2
    entry = line.tiles[0]
    rails = [zone for zone in game.board.zones.values() if any(part.kind.name == "rails" for part in zone.parts)]
    distance = {
        zone.id: min(
            abs((rect.x, rect.y)[heading] - (entry.x * CELL, entry.y * CELL)[heading])
            for part in zone.parts
            if part.kind.name == "rails"
            for rect in part.rects
        )
        for zone in rails
    }
    order = sorted(distance, key=lambda zone: (distance[zone], zone))
    place = order.index(objective.zone)
    if place == 0:
        game.happen(ObjectiveMoved(objective.id, "", 0, 0))
        game.happen(FlagSet(flag, 1))
        return
    following = game.board.zones[order[place - 1]]
    game.happen(ObjectiveMoved(objective.id, following.id, following.label.x, following.label.y))
