"""Pictures of whole boards, composed tile by tile from the baked ground while the player reads."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.board.shape import footprint
from game.client.boardview.model import Tile
from game.client.canvas import Canvas
from game.client.look import Look
from game.client.pictures import Pictures
from game.client.widgets import Widget
from game.missions import shipped_mission
from game.shipped import shipped
from game.tiled.boards import read_board
from game.tiled.formats import FORMATS

TOKEN_SIDE = 150
"""Board pixels that a token measures on a small picture: a little larger than on the table, to be seen."""
SHOWN = ("start", "exit", "spawn", "objective")
EDGE = 6


def composed(pictures: Pictures, game: str, mission: str, longest: int) -> Iterator[pygame.Surface | None]:
    """Nothing after each tile, then the finished picture, its longer side so many pixels."""
    source = read_board(shipped("maps") / game / mission / "board.tmx", FORMATS[game])
    width, height = source.board.size
    scale = longest / max(width, height)
    made = pygame.Surface((max(round(width * scale), 1), max(round(height * scale), 1)))
    made.fill((30, 24, 20))
    for placement in source.layout:
        area = footprint(placement, source.shapes)
        tile = Tile(f"{game}/tiles/{placement.face}", area, placement.turns)
        left, top = round(area.x * scale), round(area.y * scale)
        right, bottom = round(area.right * scale), round(area.bottom * scale)
        picture = _ground(pictures, tile, (right - left, bottom - top))
        if picture is not None:
            made.blit(picture, (left, top))
        yield None
    for token in source.tokens:
        if token.kind in SHOWN:
            side = max(round(TOKEN_SIDE * scale), 8)
            sign = pictures.sized(f"{game}/tokens/{_sign(token.kind, dict(token.properties))}", (side, side))
            if sign is not None:
                made.blit(sign, sign.get_rect(center=(round(token.x * scale), round(token.y * scale))))
    yield made


def _ground(pictures: Pictures, tile: Tile, size: tuple[int, int]) -> pygame.Surface | None:
    """A tile as it lies, at its size; the full picture is let go of at once, for there are many and they are large."""
    turned = f"{tile.picture}.{90 * tile.turns}"
    name = turned if tile.turns and pictures.has(turned) else tile.picture
    whole = pictures.get(name)
    if whole is None:
        return None
    if tile.turns and name == tile.picture:
        whole = pygame.transform.rotate(whole, -90 * tile.turns)
    small = pygame.transform.smoothscale(whole, size)
    pictures.forget(name)
    return small


def _sign(kind: str, facts: dict[str, object]) -> str:
    if kind == "spawn":
        asleep = "_inactive" if facts["kind"] == "abomination" else ""
        return f"spawn_{facts['kind']}{asleep}"
    if kind == "objective":
        return "objective_hidden" if facts.get("hidden") else f"objective_{facts.get('colour', 'red')}"
    return kind


def board_name(game: str, mission: str, longest: int) -> str:
    """The name under which a finished picture is kept."""
    return f"made/board {game} {mission} {longest}"


class BoardPicture(Widget):
    """The board of a mission in its own proportions; composed when first seen."""

    def __init__(self, game: str, mission: str, side: float) -> None:
        width, height = shipped_mission(game, mission).board.size
        share = side / max(width, height)
        super().__init__(width=width * share, height=height * share)
        self.game = game
        self.mission = mission
        self._look: Look | None = None
        self._steps: Iterator[pygame.Surface | None] | None = None

    def arrange(self, look: Look) -> None:
        """Remember how large things are."""
        self._look = look

    def _longest(self) -> int:
        assert self._look is not None
        return max(max(self.rect.size) - 2 * self._look.px(EDGE), 1)

    def _name(self) -> str:
        return board_name(self.game, self.mission, self._longest())

    def ready(self) -> pygame.Surface | None:
        """The picture, once it is finished."""
        return self._look.pictures.get(self._name()) if self._look is not None else None

    def step(self) -> None:
        """Compose one tile more."""
        assert self._look is not None
        if self._steps is None:
            self._steps = composed(self._look.pictures, self.game, self.mission, self._longest())
        made = next(self._steps)
        if made is not None:
            self._look.pictures.put(self._name(), made)
            self._steps = None
            self.changed()

    def update(self, seconds: float) -> None:
        """A tile a frame."""
        if self._look is not None and self.rect.width and self.ready() is None:
            self.step()

    def finish(self) -> None:
        """Compose all of it now."""
        while self.ready() is None:
            self.step()

    def wait(self) -> float | None:
        """No rest before it is finished."""
        return 0.0 if self._look is not None and self.rect.width and self.ready() is None else None

    def paint(self, canvas: Canvas) -> None:
        """The board with a dark edge and a shadow, or its empty place."""
        made = self.ready()
        edge = canvas.px(EDGE)
        if made is None:
            pygame.draw.rect(canvas.surface, canvas.theme.leather, self.rect.inflate(-2 * edge, -2 * edge))
            return
        place = made.get_rect(center=self.rect.center)
        shade = place.inflate(edge, edge).move(edge // 3, edge // 2)
        pygame.draw.rect(canvas.surface, (58, 44, 30), shade, border_radius=canvas.px(4))
        pygame.draw.rect(canvas.surface, canvas.theme.night, place.inflate(edge, edge), border_radius=canvas.px(3))
        canvas.surface.blit(made, place)
