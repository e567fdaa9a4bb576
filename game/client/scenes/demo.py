"""A full board to look at and to measure: six survivors and a hundred zombies, without a rule behind them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.board import Board
from game.board.shape import footprint
from game.client.boardview import BoardModel, BoardView, Figure, Highlight, Route, Token
from game.client.boardview.model import Tile
from game.client.scenes.scene import Scene
from game.client.widgets import Widget
from game.shipped import shipped

if TYPE_CHECKING:
    from game.client.app import App

GAME = "undead_or_alive"
SURVIVORS = ("meg", "carl", "hanna", "pablito", "concepcion", "jimmy")
HORDE = ("walker",) * 6 + ("runner",) * 2 + ("brute",) * 2


class Demo(Scene):
    """The board of a mission with a crowd on it."""

    name = "demo"

    def __init__(self, app: App, mission: str = "m1") -> None:
        self.model = crowded(*mission_board(mission))
        super().__init__(app)

    def build(self) -> Widget:
        """The board fills the screen."""
        self.view = BoardView(self.model, self.app.look.pictures, clicked=lambda _: self.stir())
        return self.view

    def stir(self) -> None:
        """Everybody walks one zone on."""
        board = self.model.board
        figures = [
            Figure(figure.id, figure.sprite, board.neighbours(figure.zone)[0], figure.rim, figure.stack)
            for figure in self.model.figures
        ]
        self.model = BoardModel(GAME, board, self.model.tiles, figures, self.model.tokens, self.model.highlights)
        self.view.show_model(self.model, 0.4)


def mission_board(mission: str) -> tuple[Board, tuple[Tile, ...], tuple[Token, ...]]:
    """A shipped mission's board with its ground and its tokens."""
    from game.tiled.boards import read_board

    source = read_board(shipped("maps") / GAME / mission / "board.tmx")
    tiles = tuple(
        Tile(f"{GAME}/tiles/{placement.face}", footprint(placement, source.shapes), placement.turns)
        for placement in source.layout
    )
    tokens = tuple(
        Token(f"token {token.id}", _picture(token.kind, token.properties), token.x, token.y, token.zone)
        for token in source.tokens
        if token.kind not in ("enemy", "companion", "marker")
    )
    return source.board, tiles, tokens


def _picture(kind: str, properties: Mapping[str, object]) -> str:
    """The picture of a token laid by a mission."""
    if kind == "spawn":
        return f"spawn_{properties['kind']}"
    if kind == "objective":
        return f"objective_{properties['colour']}"
    return "noise_bang" if kind == "noise" else kind


def crowded(
    board: Board, tiles: tuple[Tile, ...] = (), tokens: tuple[Token, ...] = (), zombies: int = 100
) -> BoardModel:
    """The board with six survivors in its first zones and zombies everywhere, denser in some zones."""
    zones = list(board.zones)
    figures = [
        Figure(f"survivor {name}", name, zones[(number // 3) * 7 % len(zones)], rim=number)
        for number, name in enumerate(SURVIVORS)
    ]
    for number in range(zombies):
        kind = HORDE[number % len(HORDE)]
        zone = zones[(number * number + 3 * number) % len(zones)]
        figures.append(Figure(f"zombie {number:03}", kind, zone, stack=kind))
    start = zones[0]
    lit = [Highlight(zone) for zone in (*board.neighbours(start), *board.neighbours(zones[7 % len(zones)]))]
    far = max(zones, key=lambda zone: (board.distance(start, zone) or 0, zone))
    return BoardModel(GAME, board, tiles, figures, tokens, lit, Route((start, *board.paths(start, far)[0][:3]), "3"))
