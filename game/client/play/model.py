"""From the state of the table to what the board view shows: miniatures, tokens and the ground."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from game.board import Board, Rect
from game.client.boardview import BoardModel, Cover, Figure, Handle, Highlight, Route, Token
from game.client.boardview.model import Tile
from game.client.play.view import TableView
from game.rules.zombicide.marks import Mark
from game.rules.zombicide.state import Machine, SpawnToken, Survivor, kind_of

CORNER = 34
"""Board pixels from a zone's corner to a token that lies in it."""
FAN = 30
"""Board pixels between tokens that would lie on each other."""
IN_A_WALL = 1.2
"""Size of a token that fills an opening, beside others."""
NOISE = "noise"
FACE_DOWN = "hidden"
"""The kind of a spawn token whose colour nobody knows."""
SLEEPERS = ("green", "violet")
"""Colours of spawn tokens that have a sleeping side."""
CAMOUFLAGE = "camouflage"


def board_model(
    view: TableView,
    lit: Collection[str] = (),
    highlights: Sequence[Highlight] = (),
    route: Route | None = None,
    ground: Sequence[Tile] = (),
    handles: Sequence[Handle] = (),
) -> BoardModel:
    """Everything on the board as it stands; figures in `lit` have a halo, `ground` is that of a hand-drawn board."""
    board, below = view.board, ground or tiles(view)
    return BoardModel(
        view.folder, board, below, figures(view, lit), tokens(view), highlights, route, covers(view), handles
    )


def tiles(view: TableView) -> tuple[Tile, ...]:
    """The ground."""
    return tuple(
        Tile(f"{view.folder}/tiles/{placement.face}", area, placement.turns)
        for placement, area in view.board.footprints
    )


def figures(view: TableView, lit: Collection[str] = ()) -> list[Figure]:
    """Machines, enemies and survivors."""
    state = view.state
    found = [
        Figure(machine.id, _machine_sprite(machine), machine.zone, lit=machine.id in lit)
        for machine in state.machines.values()
        if machine.zone
    ]
    for zone, crowd in state.enemies.items():
        for enemy in crowd:
            kind = kind_of(enemy)
            found.append(Figure(enemy, kind, zone, stack=kind, lit=enemy in lit))
    for survivor in state.survivors.values():
        if survivor.zone:
            found.append(_person(view, survivor, lit))
    return found


def _machine_sprite(machine: Machine) -> str:
    return f"{machine.id}_active" if machine.active else machine.id


def _person(view: TableView, survivor: Survivor, lit: Collection[str]) -> Figure:
    """A survivor or companion; whom nobody notices is half transparent, with a token that says so."""
    name, unseen = survivor.id, survivor.unseen
    sign = CAMOUFLAGE if unseen else ""
    return Figure(name, name, survivor.zone, view.rim(name), lit=name in lit, veiled=unseen, sign=sign)


def tokens(view: TableView) -> list[Token]:
    """Everything punched from cardboard."""
    state = view.state
    found = [
        Token(f"{place} {number}", place, token.x, token.y, token.zone)
        for place in ("start", "exit")
        for number, token in enumerate(view.mission.tokens_of(place))
        if token.zone in view.board.zones
    ]
    taken: dict[tuple[int, int], int] = {}
    for spawn in state.spawns.values():
        shift = FAN * taken.get((spawn.x, spawn.y), 0)
        taken[spawn.x, spawn.y] = taken.get((spawn.x, spawn.y), 0) + 1
        found.append(Token(spawn.id, spawn_sprite(spawn), spawn.x + shift, spawn.y, spawn.zone))
    for objective in state.objectives.values():
        sprite = f"objective_{objective.colour or 'hidden'}"
        found.append(Token(objective.id, sprite, objective.x, objective.y, objective.zone))
    found.extend(_marks(view))
    return found


def covers(view: TableView) -> list[Cover]:
    """What lies over whole zones."""
    return [Cover(mark.zone, mark.kind) for mark in _lying(view) if mark.covers]


def _lying(view: TableView) -> Iterator[Mark]:
    """Everything that the edition lays on the board as it is now."""
    return (mark for mark in view.rules.edition.marks(view.game) if mark.zone in view.board.zones)


def _marks(view: TableView) -> Iterator[Token]:
    """Tokens of the edition: at their point, or else in the lower corners of their zone, noise at the right."""
    taken: dict[tuple[str, bool], int] = {}
    for mark in _lying(view):
        if mark.covers:
            continue
        if mark.at is not None:
            yield Token(mark.id, mark.kind, *mark.at, mark.zone, mark.upright, mark.count, IN_A_WALL)
            continue
        right = is_noise(mark.kind)
        area = _largest(view.board, mark.zone)
        shift = FAN * taken.get((mark.zone, right), 0)
        taken[mark.zone, right] = taken.get((mark.zone, right), 0) + 1
        x = area.right - CORNER - shift if right else area.x + CORNER + shift
        yield Token(mark.id, mark.kind, x, area.bottom - CORNER, mark.zone, count=mark.count)


def noise_spot(board: Board, zone: str) -> tuple[int, int]:
    """The point of the board at which the noise of a zone lies."""
    area = _largest(board, zone)
    return area.right - CORNER, area.bottom - CORNER


def is_noise(kind: str) -> bool:
    """Whether a mark of a kind is a noise."""
    return kind.partition("_")[0] == NOISE


def _largest(board: Board, zone: str) -> Rect:
    return max(board.zones[zone].rects, key=lambda rect: rect.area)


def spawn_sprite(spawn: SpawnToken) -> str:
    """The picture of a spawn token as it lies now."""
    if kind_of(spawn.id) == FACE_DOWN:
        return f"spawn_{FACE_DOWN}"
    asleep = "" if spawn.active else "_inactive"
    if spawn.kind == "corpse_pile":
        return f"corpse_pile{asleep or '_active'}"
    if spawn.kind == "abomination":
        return f"spawn_abomination{asleep or '_active'}"
    return f"spawn_{spawn.kind}{asleep if spawn.kind in SLEEPERS else ''}"
