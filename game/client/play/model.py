"""From the state of the table to what the board view shows: miniatures, tokens and the ground."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.board import Board, Rect
from game.client.boardview import BoardModel, Figure, Highlight, Route, Token
from game.client.boardview.model import Tile
from game.client.play.view import TableView
from game.rules.zombicide.state import SpawnToken, kind_of

CORNER = 34
"""Board pixels from a zone's corner to a token that lies in it."""
FAN = 30
"""Board pixels between tokens that would lie on each other."""
NOISE = "noise"


def board_model(
    view: TableView,
    lit: Collection[str] = (),
    highlights: Sequence[Highlight] = (),
    route: Route | None = None,
    ground: Sequence[Tile] = (),
) -> BoardModel:
    """Everything on the board as it stands; figures in `lit` have a halo, `ground` is that of a hand-drawn board."""
    board, below = view.board, ground or tiles(view)
    return BoardModel(view.folder, board, below, figures(view, lit), tokens(view), highlights, route)


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
        Figure(machine.id, machine.id, machine.zone, lit=machine.id in lit)
        for machine in state.machines.values()
        if machine.zone
    ]
    for zone, crowd in state.enemies.items():
        for enemy in crowd:
            kind = kind_of(enemy)
            found.append(Figure(enemy, kind, zone, stack=kind, lit=enemy in lit))
    for survivor in state.survivors.values():
        if survivor.zone:
            found.append(Figure(survivor.id, survivor.id, survivor.zone, view.rim(survivor.id), lit=survivor.id in lit))
    return found


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
        found.append(Token(spawn.id, _spawn_sprite(spawn), spawn.x + shift, spawn.y, spawn.zone))
    for objective in state.objectives.values():
        sprite = f"objective_{objective.colour or 'hidden'}"
        found.append(Token(objective.id, sprite, objective.x, objective.y, objective.zone))
    found.extend(_beside(view))
    return found


def _beside(view: TableView) -> list[Token]:
    """Tokens that lie somewhere in their zone: the noise, and what holds the dead back."""
    state, board = view.state, view.board
    found = []
    noise_zone: str = getattr(state, "noise_zone", "")
    if noise_zone in board.zones:
        area = _largest(board, noise_zone)
        side: str = getattr(state, "noise_side", "bang")
        found.append(Token(NOISE, f"noise_{side}", area.right - CORNER, area.y + CORNER, noise_zone))
    for number, zone in enumerate(getattr(state, "vade_retro", ())):
        area = _largest(board, zone)
        found.append(Token(f"vade_retro {number}", "vade_retro", area.x + CORNER, area.y + CORNER, zone))
    return found


def _largest(board: Board, zone: str) -> Rect:
    return max(board.zones[zone].rects, key=lambda rect: rect.area)


def _spawn_sprite(spawn: SpawnToken) -> str:
    if spawn.kind == "corpse_pile":
        return "corpse_pile_active" if spawn.active else "corpse_pile_inactive"
    if spawn.kind == "abomination":
        return "spawn_abomination_active" if spawn.active else "spawn_abomination_inactive"
    return f"spawn_{spawn.kind}"
