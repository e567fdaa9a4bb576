"""The train: tiles that flip and slide along the rails, and what becomes of everything in their way (UoA pp. 38-41)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.board import Board, Layout, Placement
from game.engine import Event, Play
from game.rules.undead_or_alive import spawns
from game.rules.undead_or_alive.events import NoiseMoved
from game.rules.undead_or_alive.noise import move_to_most
from game.rules.undead_or_alive.state import BANG, BOOM, undead
from game.rules.zombicide.combat import remove_enemy
from game.rules.zombicide.events import (
    FlagSet,
    MachinePlaced,
    MachineRemoved,
    ObjectiveMoved,
    ObjectivesLost,
    SpawnTokenMoved,
    SpawnTokenRemoved,
    SurvivorMoved,
    SurvivorsLeft,
    TilesChanged,
)
from game.rules.zombicide.experience import gain_points
from game.rules.zombicide.game import Game
from game.rules.zombicide.mission import OBJECTIVE_PILE
from game.rules.zombicide.state import Machine, Objective, SpawnToken, Survivor, ZoneId

NUMBERS = ("10", "11", "12")
ENGINE, ENTRY = "10R", "10V"
CAB = "10R.B"
"""Where the noise of a moving engine is, for nobody can enter its body."""

RUNNING, LEFT, ZOMBIES_LEFT = "train_running", "train_left", "zombies_left_by_train"
"""What a mission takes note of: the train moves; the whole train is gone; zombies were aboard a section that left."""


@dataclass(frozen=True, slots=True)
class Line:
    """The train tiles on the board, in the direction of travel, which is where the engine's nose points."""

    tiles: tuple[Placement, ...]

    @property
    def engine(self) -> int | None:
        """Where the engine is, if it is on the board."""
        return next((index for index, tile in enumerate(self.tiles) if tile.face == ENGINE), None)

    @property
    def sections(self) -> tuple[int, ...]:
        """The train, the foremost section first: the engine and the unbroken row behind it, or what is left of it."""
        front = self.engine
        if front is None:
            front = len(self.tiles) - 1
        found: list[int] = []
        while front >= 0 and is_train(self.tiles[front]):
            found.append(front)
            front -= 1
        return tuple(found)


def is_train(tile: Placement) -> bool:
    """Whether a train tile lies with a section of the train up."""
    return tile.face.endswith("R")


def flipped(tile: Placement) -> Placement:
    """The other side of a tile, in the same place."""
    return tile._replace(face=f"{tile.face[:-1]}{'V' if is_train(tile) else 'R'}")


def _train_tiles(layout: Layout) -> list[Placement]:
    return [placement for placement in layout if placement.face[:-1] in NUMBERS]


def heading_of(layout: Layout) -> int:
    """The direction of travel, in quarter turns clockwise from eastwards: as tile 10 lies."""
    return next((tile.turns % 4 for tile in layout if tile.face in (ENGINE, ENTRY)), 0)


def _along(heading: int, x: int, y: int) -> int:
    """How far a point lies in the direction of travel."""
    return (x, y, -x, -y)[heading]


def line_of(game: Game) -> Line:
    """The train tiles in the direction of travel."""
    heading = heading_of(game.state.layout)
    return Line(tuple(sorted(_train_tiles(game.state.layout), key=lambda tile: _along(heading, tile.x, tile.y))))


def on_train(game: Game) -> list[ZoneId]:
    """All zones of the train."""
    return [zone.id for zone in game.board.zones.values() if zone.kind.name == "train"]


def is_aboard(game: Game, zone: ZoneId) -> bool:
    """Whether a zone is on the train; nobody who is off the board is."""
    return bool(zone) and game.board.zones[zone].kind.name == "train"


def has_rails(game: Game, zone: ZoneId) -> bool:
    """Whether rails run through a zone."""
    return any(part.kind.name == "rails" for part in game.board.zones[zone].parts)


def train_here(game: Game) -> bool:
    """Whether a section of the train is on the board."""
    return any(is_train(tile) for tile in _train_tiles(game.state.layout))


def train_moves(game: Game, wagons: bool) -> Play:
    """End of the players' phase: the train enters, advances or leaves by one tile."""
    line = line_of(game)
    if not train_here(game):
        yield from _enter(game, line)
    elif line.engine is not None and line.engine < len(line.tiles) - 1:
        yield from _advance(game, line, wagons)
    else:
        yield from _leave(game, line)


def _relaid(game: Game, moves: dict[str, Placement]) -> Layout:
    """The layout with some tiles, by their present face, laid otherwise."""
    return tuple(moves.get(tile.face, tile) for tile in game.state.layout)


def _at(tile: Placement, place: Placement) -> Placement:
    return tile._replace(x=place.x, y=place.y)


def _enter(game: Game, line: Line) -> Play:
    """Tile 10 is turned to the engine's side."""
    rails = next(tile for tile in line.tiles if tile.face == ENTRY)
    _sweep(game, rails)
    yield from _lay(game, _relaid(game, {rails.face: flipped(rails)}))
    game.happen(NoiseMoved(CAB, BOOM, "train"))


def _advance(game: Game, line: Line, wagons: bool) -> Play:
    """The tile ahead is taken away, the train moves on by one, and that tile is laid behind it (UoA p. 40).

    It is turned to its train side and becomes part of the train if the mission has the train grow.
    """
    assert line.engine is not None
    ahead = line.tiles[line.engine + 1]
    _sweep(game, ahead)
    sections = line.sections
    moves = {line.tiles[index].face: _at(line.tiles[index], line.tiles[index + 1]) for index in sections}
    behind = _at(ahead, line.tiles[sections[-1]])
    moves[ahead.face] = flipped(behind) if wagons else behind
    yield from _lay(game, _relaid(game, moves))
    game.happen(NoiseMoved(CAB, BOOM, "train"))


def _leave(game: Game, line: Line) -> Play:
    """The foremost section leaves with all aboard; the rest moves up, and the tile is laid behind, rails up."""
    sections = line.sections
    front = line.tiles[sections[0]]
    yield from _take_away(game, front)
    moves = {line.tiles[index].face: _at(line.tiles[index], line.tiles[index + 1]) for index in sections[1:]}
    moves[front.face] = flipped(_at(front, line.tiles[sections[-1]]))
    yield from _lay(game, _relaid(game, moves))


def _take_away(game: Game, section: Placement) -> Play:
    """What is aboard leaves the map: survivors are safe, zombies gone without points, other things out of the game."""
    zones = _rooms_on(game, section)
    if any(game.crowd(zone) for zone in zones):
        game.happen(FlagSet(ZOMBIES_LEFT, 1))
    _remove_enemies(game, zones)
    leaving = tuple(survivor.id for survivor in game.present() if survivor.zone in zones)
    if leaving:
        game.happen(SurvivorsLeft(leaving, "train"))
    _remove_things(game, zones)
    if undead(game).noise_zone in zones:
        yield from _noise_returns(game, zones)


def _rooms_on(game: Game, tile: Placement) -> list[ZoneId]:
    return [zone.id for zone in game.board.zones.values() if zone.tiles == (tile.face,) and zone.kind.indoors]


def _noise_returns(game: Game, left: Sequence[ZoneId]) -> Play:
    """The token comes back onto the board, Bang! side up, where most survivors are (UoA p. 15).

    Ruling: with nobody left on the board it lies in the starting spawn zone, or in any zone if that is gone.
    """
    if game.present():
        yield from move_to_most(game, "train")
    else:
        start = spawns.starting_token(game)
        anywhere = next(zone for zone in game.board.zones if zone not in left)
        game.happen(NoiseMoved(start.zone if start is not None else anywhere, BANG, "train"))


def _sweep(game: Game, tile: Placement) -> None:
    """Where the train comes, every zone that the tile lies in is swept; survivors jump aside as the tile is laid.

    Zones reach across the rails: whatever is in one of them is hit, on either side (UoA p. 40).
    """
    zones = [zone.id for zone in game.board.zones.values() if tile.face in zone.tiles]
    _remove_enemies(game, zones)
    _remove_things(game, zones)


def _remove_enemies(game: Game, zones: Iterable[ZoneId]) -> None:
    """Zombies are gone, the abomination too; nobody gains points."""
    for zone in zones:
        for enemy in list(game.crowd(zone)):
            remove_enemy(game, enemy, zone, None)


def _remove_things(game: Game, zones: Sequence[ZoneId]) -> None:
    """Spawn tokens go to the starting zone; objectives and machines are out of the game.

    A hidden objective shows its colour as it goes.
    """
    assert game.table is not None
    for token in list(game.state.spawns.values()):
        if token.zone in zones and token.kind != spawns.STARTING:
            _send_off(game, token)
    lost = [objective for objective in game.state.objectives.values() if objective.zone in zones]
    if lost:
        game.table.draw(OBJECTIVE_PILE, sum(not objective.colour for objective in lost))
        game.happen(ObjectivesLost(tuple(objective.id for objective in lost)))
    for machine in list(game.state.machines.values()):
        if machine.zone in zones:
            game.happen(MachineRemoved(machine.id))


def _send_off(game: Game, token: SpawnToken) -> None:
    """To the starting spawn zone; a corpse pile, and any token if there is no such zone any more, out of the game."""
    if token.kind == spawns.PILE or spawns.starting_token(game) is None:
        game.happen(SpawnTokenRemoved(token.id))
    else:
        spawns.send_to_start(game, token)


def _lay(game: Game, layout: Layout) -> Play:
    """Lay the tiles anew: who and what is aboard moves along, who stands where a tile changes goes aside.

    Survivors whose zone is gone go to the nearest street zone, those whose zone is cut in two to either part; the
    players choose. Everything else goes on in its zone, under the zone's new name.
    """
    before, (after, change) = game.board, game.board.changed(layout)
    aboard = {zone: now for zone, now in change.carried.items() if before.zones[zone].kind.indoors}
    homeless = [zone for zone in change.gone if zone not in aboard]
    yield from _jump_aside(game, homeless)
    renamed = {zone: heirs[0] for zone, heirs in change.became.items() if heirs} | aboard
    divided = {zone: heirs for zone, heirs in change.became.items() if len(heirs) > 1}
    beside = [(me.id, divided[me.zone]) for me in game.present() if me.zone in divided and not me.leader]
    lying = _left_lying(game, homeless, after, renamed)
    moved = [piece for piece in _pieces(game) if piece.zone in aboard]
    game.happen(TilesChanged(layout, tuple((old, new) for old, new in renamed.items() if old != new)))
    for event in lying:
        game.happen(event)
    _shift(game, moved, before, after)
    for name, parts in beside:
        yield from _step_aside(game, game.me(name), parts)


def _jump_aside(game: Game, homeless: Sequence[ZoneId]) -> Play:
    """Those in zones that vanish go to the nearest street zone that stays, free of charge."""
    for survivor in [me for me in game.present() if me.zone in homeless and not me.leader]:
        street = game.board.nearest(survivor.zone, lambda zone: not zone.kind.indoors and zone.id not in homeless)
        yield from _step_aside(game, survivor, street)


def _step_aside(game: Game, me: Survivor, zones: Sequence[ZoneId]) -> Play:
    """The players choose where a survivor goes, with all who follow; nobody has to be told to stay."""
    target = yield from game.one_of_zones(None, "train", zones)
    if target != me.zone:
        game.happen(SurvivorMoved(game.party(me), (target,), "train"))


Piece = SpawnToken | Objective | Machine


def _pieces(game: Game) -> list[Piece]:
    state = game.state
    return [*state.spawns.values(), *state.objectives.values(), *state.machines.values()]


def _left_lying(game: Game, homeless: Sequence[ZoneId], after: Board, renamed: dict[ZoneId, ZoneId]) -> list[Event]:
    """What still lies in a zone that vanishes stays where it is, in the zone that the place belongs to now.

    Ruling: this concerns the noise, and the starting token, which nothing moves; where nobody can be, such as under the
    engine, they lie in the nearest street zone.
    """

    def beneath(zone: ZoneId, x: int, y: int) -> ZoneId:
        here = after.ground_at(x, y)
        if here is not None and not after.zones[here].kind.indoors:
            return here
        near = game.board.nearest(zone, lambda other: not other.kind.indoors and other.id not in homeless)
        return renamed[near[0]]

    state = undead(game)
    events: list[Event] = [
        SpawnTokenMoved(token.id, beneath(token.zone, token.x, token.y), token.x, token.y)
        for token in state.spawns.values()
        if token.zone in homeless
    ]
    if state.noise_zone in homeless:
        middle = game.board.zones[state.noise_zone].label
        events.append(NoiseMoved(beneath(state.noise_zone, middle.x, middle.y), state.noise_side, "train"))
    return events


def _shift(game: Game, moved: Sequence[Piece], before: Board, after: Board) -> None:
    """Things aboard a section that moved on have moved by as much."""
    for piece in moved:
        old, new = before.zones[piece.zone].label, after.zones[piece.zone].label
        x, y = piece.x + new.x - old.x, piece.y + new.y - old.y
        if isinstance(piece, SpawnToken):
            game.happen(SpawnTokenMoved(piece.id, piece.zone, x, y))
        elif isinstance(piece, Objective):
            game.happen(ObjectiveMoved(piece.id, piece.zone, x, y))
        else:
            game.happen(MachinePlaced(Machine(piece.id, piece.zone, x, y, piece.fixed, piece.on, piece.cargo.copy())))


def crush_start(game: Game) -> None:
    """The train is about to reach the starting spawn zone: all tokens there are destroyed (M3)."""
    line = line_of(game)
    start = spawns.starting_token(game)
    if start is None or line.engine is None or line.engine >= len(line.tiles) - 1:
        return
    if line.tiles[line.engine + 1].face in game.board.tiles_of(start.zone):
        for token in [token for token in game.state.spawns.values() if token.zone == start.zone]:
            game.happen(SpawnTokenRemoved(token.id))


def blow_up_section(game: Game, me: Survivor, zone: ZoneId) -> Play:
    """Dynamite on a train section: zombies on the whole tile fall for their points, and rails remain (M2)."""
    face = game.board.tile_of(zone)
    tile = next((tile for tile in _train_tiles(game.state.layout) if tile.face == face and is_train(tile)), None)
    if tile is None:
        return
    rooms = _rooms_on(game, tile)
    for room in rooms:
        for enemy in list(game.crowd(room)):
            remove_enemy(game, enemy, room, me)
            yield from gain_points(game, me, game.enemy(enemy).points, "dynamite")
    _remove_things(game, rooms)
    yield from _lay(game, _relaid(game, {face: flipped(tile)}))


def signal_path(game: Game) -> list[ZoneId]:
    """The zones of rails, from where the train will enter to the far end of the line."""
    heading = heading_of(game.state.layout)
    nearest: dict[ZoneId, int] = {}
    for zone in game.board.zones.values():
        rails = [rect.middle for part in zone.parts if part.kind.name == "rails" for rect in part.rects]
        if rails:
            nearest[zone.id] = min(_along(heading, middle.x, middle.y) for middle in rails)
    return sorted(nearest, key=lambda zone: (nearest[zone], zone))


def signal_moves(game: Game, objective: Objective, flag: str) -> None:
    """A token that runs to meet the train goes one zone of rails on, and off the board where the train enters (M1).

    Ruling: one that lies beside the rails begins at their far end.
    """
    path = signal_path(game)
    place = path.index(objective.zone) if objective.zone in path else len(path)
    if place == 0:
        game.happen(ObjectiveMoved(objective.id, "", 0, 0))
        game.happen(FlagSet(flag, 1))
        return
    following = game.board.zones[path[place - 1]]
    game.happen(ObjectiveMoved(objective.id, following.id, following.label.x, following.label.y))
