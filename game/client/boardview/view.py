"""The board as a widget: draws the model under the camera, moves figures, and says what is pointed at and clicked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import exp, hypot, log

import pygame

from game.client.boardview.camera import CLOSEST, Camera
from game.client.boardview.covers import Covers
from game.client.boardview.fanout import Standing, arranged
from game.client.boardview.ground import Ground
from game.client.boardview.model import BoardModel, Cover, Handle, Highlight
from game.client.boardview.patterns import player_number
from game.client.boardview.pieces import Piece, Pieces
from game.client.boardview.rails import Rails
from game.client.boardview.zones import Glows, bounds
from game.client.canvas import Canvas
from game.client.look import Look
from game.client.patches import tiled
from game.client.pictures import Pictures
from game.client.tween import Walk
from game.client.widgets.base import Widget

NOTCH = 1.18
"""How much closer one notch of the wheel brings."""
STILL = 5
"""Units the mouse may move during a click before it is a drag."""
DOUBLE = 0.35
"""Seconds between the two clicks of a double click."""
STEP = 0.05
"""Steps of the zoom's logarithm at which pieces are drawn; 5 % of a figure's size is not seen."""
SOLID = 90
"""Alpha from which a pixel belongs to the figure and not to its shadow."""
SIGN = 0.5
"""Size of a token at somebody's feet beside others."""
HANDLE = 15
"""Units of a handle's radius."""
LONGEST = 8192
"""Pixels that a board's side may have on the screen."""
PUSH = 0.12
"""Share of the view that one press of a camera key moves by."""

PUSHES = {pygame.K_a: (-PUSH, 0.0), pygame.K_d: (PUSH, 0.0), pygame.K_w: (0.0, -PUSH), pygame.K_s: (0.0, PUSH)}
CLOSER = (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS)
FARTHER = (pygame.K_MINUS, pygame.K_KP_MINUS)


@dataclass(frozen=True, slots=True)
class Target:
    """What is under the mouse: a zone, and the frontmost figure or token if there is one."""

    zone: str | None = None
    figure: str | None = None
    token: str | None = None


NOTHING = Target()


@lru_cache(maxsize=16)
def _fading(size: tuple[int, int], *, across: bool = False, down: bool = False) -> pygame.Surface:
    """A shadow that fades to the right, downwards, or both."""
    steps = 12
    slope = pygame.Surface((steps if across else 1, steps if down else 1), pygame.SRCALPHA)
    for x in range(slope.get_width()):
        for y in range(slope.get_height()):
            left = max(1 - hypot(x, y) / (steps - 1), 0.0)
            slope.set_at((x, y), (0, 0, 0, round(190 * left * left)))
    return pygame.transform.smoothscale(slope, size)


def _touches(picture: pygame.Surface, x: int, y: int) -> bool:
    """Whether a point lies on what a picture shows, or so near that it was meant."""
    area = picture.get_rect()
    reach = max(area.width // 16, 2)
    spots = ((x, y), (x - reach, y), (x + reach, y), (x, y - reach), (x, y + reach))
    return any(area.collidepoint(spot) and picture.get_at(spot).a > SOLID for spot in spots)


class BoardView(Widget):
    """Shows a board model; whoever owns it hears of clicks and of what is pointed at."""

    focusable = True

    def __init__(
        self,
        model: BoardModel,
        pictures: Pictures,
        *,
        clicked: Callable[[Target], object] | None = None,
        pointed: Callable[[Target], object] | None = None,
        asked: Callable[[Target, tuple[int, int]], object] | None = None,
    ) -> None:
        super().__init__(grow=1, name="board")
        self.model = model
        self.camera = Camera(model.board.size)
        self.clicked = clicked
        self.pointed = pointed
        self.asked = asked
        self.target = NOTHING
        self.settled = False
        """Whether ground and figures are drawn as finely as can be."""
        self._ground = Ground(pictures)
        self._pieces = Pieces(pictures, model.game)
        self._glows = Glows()
        self._covers = Covers(pictures, model.game)
        self._now = 0.0
        self._walks: dict[str, Walk] = {}
        self._rails: Rails | None = None
        self._standing: dict[str, Standing] = {}
        self._held: tuple[int, int] | None = None
        self._dragged = False
        self._last_click = -1.0
        self._last_spot = (0, 0)
        self._look: Look | None = None
        self.show_model(model)

    def show_model(
        self, model: BoardModel, seconds: float = 0.0, via: Mapping[str, tuple[str, ...]] | None = None
    ) -> None:
        """Show another moment; figures that stand elsewhere walk there, through the zones of `via` if told so.

        `seconds` is how long they usually walk; the player's animation speed changes it, reduced motion ends it.
        """
        seconds *= self._look.motion if self._look is not None else 0.0
        before = {id: self._place(id) for id in self._standing}
        if seconds > 0 and model.tiles != self.model.tiles:
            self._rails = Rails(self.model, model, self._now, seconds)
        elif model.tiles != self.model.tiles:
            self._rails = None
        self.model = model
        self._standing = self._stand()
        self._walks = {}
        for id, standing in self._standing.items():
            goal = (standing.x, standing.y)
            start = before.get(id, goal)
            if seconds > 0 and start != goal:
                middle = tuple(self._middle(zone) for zone in (via or {}).get(id, ()))
                self._walks[id] = Walk((start, *middle, goal), self._now, seconds)
        self.changed()

    @property
    def gliding(self) -> bool:
        """Whether tiles are on their way."""
        return self._rails is not None

    def follow(self, zone: str) -> None:
        """Bring a zone well into view."""
        self.camera.follow(*self._middle(zone))
        self.changed()

    def where(self, id: str) -> tuple[int, int] | None:
        """The point of the screen at which a figure stands, if it is on the board and not inside a stack."""
        return self._corner(*self._place(id)) if id in self._standing else None

    def zone_spot(self, zone: str) -> tuple[int, int]:
        """The middle of a zone on the screen."""
        return self._corner(*self._middle(zone))

    def below_crowd(self, zone: str) -> tuple[int, int]:
        """A point of the screen in a zone with all its figures above it; the middle if nobody is there."""
        here = [self._place(id) for id, standing in self._standing.items() if standing.figure.zone == zone]
        if not here:
            return self.zone_spot(zone)
        return self._corner(sum(x for x, _ in here) / len(here), max(y for _, y in here))

    def spot(self, x: float, y: float) -> tuple[int, int]:
        """A point of the board on the screen."""
        return self._corner(x, y)

    def aim(self, target: Target) -> None:
        """Mark a place as if the mouse pointed at it."""
        self._aim(target)

    def natural(self, look: Look, room: int) -> tuple[int, int]:
        """Whatever it is given."""
        return room, 0

    def arrange(self, look: Look) -> None:
        """The view has another size."""
        self._look = look
        self.camera.closest = CLOSEST * look.scale
        self.camera.smooth = look.motion > 0
        self.camera.resize((max(self.rect.width, 1), max(self.rect.height, 1)))

    def _stand(self) -> dict[str, Standing]:
        crowds: dict[str, list[int]] = {}
        for number, figure in enumerate(self.model.figures):
            crowds.setdefault(figure.zone, []).append(number)
        found: dict[str, Standing] = {}
        for zone, numbers in crowds.items():
            figures = [self.model.figures[number] for number in numbers]
            for standing in arranged(figures, self.model.board.zones[zone].rects):
                found[standing.figure.id] = standing
        return found

    def _middle(self, zone: str) -> tuple[float, float]:
        return self.model.board.zones[zone].label

    def _place(self, id: str) -> tuple[float, float]:
        walk = self._walks.get(id)
        standing = self._standing[id]
        return walk.at(self._now) if walk is not None else (standing.x, standing.y)

    def update(self, seconds: float) -> None:
        """Let camera and figures move."""
        self._now += seconds
        if self.camera.update(seconds) or self._walks or self._rails is not None:
            self._walks = {id: walk for id, walk in self._walks.items() if not walk.over(self._now)}
            if self._rails is not None and self._rails.over(self._now):
                self._rails = None
            self.changed()

    def wait(self) -> float | None:
        """No rest while anything moves or is still being drawn finer."""
        moves = self.camera.moving or self._walks or self._rails is not None
        return 0.0 if moves or not self.settled else None

    def at_point(self, spot: tuple[int, int]) -> Target:
        """What lies under a point of the screen."""
        x, y = self.camera.to_board(spot[0] - self.rect.x, spot[1] - self.rect.y)
        zone = self.model.board.zone_at(int(x), int(y))
        for handle in self.model.handles:
            if self._holds(handle, spot):
                return Target(handle.zone, token=handle.id)
        for _, id, piece, corner in reversed(self._drawn()):
            if _touches(piece.picture, spot[0] - corner[0], spot[1] - corner[1]):
                return Target(self._standing[id].figure.zone, figure=id)
        for token in self.model.tokens:
            if hypot(token.x - x, token.y - y) < 24:
                return Target(token.zone or zone, token=token.id)
        return Target(zone)

    def point(self, spot: tuple[int, int]) -> None:
        """The mouse moved over the board."""
        self._aim(self.at_point(spot))

    def leave(self) -> None:
        """The mouse left the board."""
        self._aim(NOTHING)

    def _aim(self, target: Target) -> None:
        if target != self.target:
            self.target = target
            self.changed()
            if self.pointed is not None:
                self.pointed(target)

    def press(self, spot: tuple[int, int]) -> None:
        """Take hold of the table."""
        self._held, self._dragged = spot, False

    def drag(self, spot: tuple[int, int]) -> None:
        """Move the table with the hand."""
        assert self._held is not None
        assert self._look is not None
        dx, dy = spot[0] - self._held[0], spot[1] - self._held[1]
        if self._dragged or hypot(dx, dy) > self._look.px(STILL):
            self._dragged = True
            self._held = spot
            self.camera.drag(dx, dy)
            self.changed()

    def release(self, spot: tuple[int, int]) -> None:
        """A click, unless the table was moved; a double click on bare ground brings it to the middle."""
        if self._dragged or self._held is None:
            return
        target = self.at_point(spot)
        assert self._look is not None
        near = hypot(spot[0] - self._last_spot[0], spot[1] - self._last_spot[1]) <= self._look.px(STILL)
        double = near and 0 <= self._now - self._last_click < DOUBLE
        self._last_click, self._last_spot = self._now, spot
        if double and target.figure is None and target.token is None:
            self.camera.look_at(*self.camera.to_board(spot[0] - self.rect.x, spot[1] - self.rect.y))
            self.changed()
        elif self.clicked is not None:
            self.clicked(target)

    def menu(self, spot: tuple[int, int]) -> bool:
        """The other button asks about something."""
        if self.asked is None:
            return False
        self.asked(self.at_point(spot), spot)
        return True

    def wheel(self, steps: float, spot: tuple[int, int]) -> bool:
        """Closer or farther, at the cursor."""
        self.camera.zoom_at((spot[0] - self.rect.x, spot[1] - self.rect.y), NOTCH**steps)
        self.changed()
        return True

    def key(self, event: pygame.event.Event) -> bool:
        """Camera keys: Shift with WASD, plus, minus, Home."""
        middle = (self.rect.width / 2, self.rect.height / 2)
        if event.key in PUSHES and event.mod & pygame.KMOD_SHIFT:
            self.camera.push(*PUSHES[event.key])
        elif event.key in CLOSER:
            self.camera.zoom_at(middle, NOTCH)
        elif event.key in FARTHER:
            self.camera.zoom_at(middle, 1 / NOTCH)
        elif event.key == pygame.K_HOME:
            self.camera.fit()
        else:
            return False
        self.changed()
        return True

    def paint(self, canvas: Canvas) -> None:
        """Ground, marks, tokens, figures, route."""
        with canvas.clipped(self.rect):
            self._paint_table(canvas)
            self.settled = self._paint_ground(canvas)
            for cover in self.model.covers:
                self._paint_cover(canvas, cover)
            for highlight in self.model.highlights:
                self._paint_highlight(canvas, highlight)
            self._paint_tokens(canvas)
            self._paint_route(canvas)
            self._pieces.begin_frame()
            canvas.surface.fblits([(piece.picture, corner) for _, _, piece, corner in self._drawn()])
            self.settled = self.settled and self._pieces.finished
            self._paint_signs(canvas)
            self._paint_counts(canvas)
            self._paint_numbers(canvas)
            for handle in self.model.handles:
                self._paint_handle(canvas, handle)
            self._paint_cost(canvas)
        if not self.settled:
            self.changed()

    def _paint_ground(self, canvas: Canvas) -> bool:
        """The tiles, and over them those on their way, as far as they are on the board; True if all is fine."""
        if self._rails is None:
            return self._ground.draw(canvas.surface, self.rect, self.model.tiles, self.camera)
        fine = self._ground.draw(canvas.surface, self.rect, self._rails.lying, self.camera)
        with canvas.clipped(self._board_rect().clip(self.rect)):
            return self._ground.draw(canvas.surface, self.rect, self._rails.moving(self._now), self.camera) and fine

    def _board_rect(self) -> pygame.Rect:
        """The whole board on the screen."""
        left, top = self._corner(0, 0)
        right, bottom = self._corner(*self.model.board.size)
        return pygame.Rect(left, top, right - left, bottom - top)

    def _paint_table(self, canvas: Canvas) -> None:
        """The table top, and the shadow of the board on it."""
        board = self._board_rect()
        if board.contains(self.rect):
            return
        if not tiled(canvas.look, canvas.surface, "leather", self.rect, origin=board.topleft):
            canvas.surface.fill(canvas.theme.night, self.rect)
        reach = canvas.px(30)
        fall = pygame.Rect(board.x + reach // 2, board.y + reach // 2, board.width, board.height)
        aside, below = _fading((reach, LONGEST), across=True), _fading((LONGEST, reach), down=True)
        canvas.surface.blit(aside, (board.right, fall.y), (0, 0, reach, board.bottom - fall.y))
        canvas.surface.blit(below, (fall.x, board.bottom), (0, 0, board.right - fall.x, reach))
        canvas.surface.blit(_fading((reach, reach), across=True, down=True), board.bottomright)

    def _corner(self, x: float, y: float) -> tuple[int, int]:
        left, top = self.camera.to_screen(x, y)
        return round(left) + self.rect.x, round(top) + self.rect.y

    def _paint_highlight(self, canvas: Canvas, highlight: Highlight) -> None:
        zone = self.model.board.zones[highlight.zone]
        hovered = highlight.style == "legal" and self.target.zone == highlight.zone
        style = "hover" if hovered else highlight.style
        area = bounds(zone.rects)
        corner = self._corner(area.x, area.y)
        far = self._corner(area.right, area.bottom)
        if pygame.Rect(corner, (far[0] - corner[0], far[1] - corner[1])).colliderect(self.rect):
            camera, scale = self.camera, canvas.look.scale
            passing, patterns = camera.zooming, canvas.look.patterns
            glow = self._glows.glow(zone, style, canvas.theme, camera.zoom, scale, passing=passing, patterns=patterns)
            canvas.surface.blit(glow, corner)

    def _paint_cover(self, canvas: Canvas, cover: Cover) -> None:
        zone = self.model.board.zones[cover.zone]
        area = bounds(zone.rects)
        corner, far = self._corner(area.x, area.y), self._corner(area.right, area.bottom)
        if pygame.Rect(corner, (far[0] - corner[0], far[1] - corner[1])).colliderect(self.rect):
            picture = self._covers.cover(zone, cover.sprite, self.camera.zoom, passing=self.camera.zooming)
            if picture is not None:
                canvas.surface.blit(picture, corner)

    def _paint_tokens(self, canvas: Canvas) -> None:
        zoom = self._piece_zoom()
        for token in self.model.tokens:
            piece = self._pieces.token(token.sprite, zoom, upright=token.upright, size=token.size)
            x, y = self._corner(token.x, token.y)
            canvas.surface.blit(piece.picture, (x - piece.anchor[0], y - piece.anchor[1]))
            if token.count > 1:
                self._paint_badge(canvas, f"×{token.count}", (x + piece.anchor[0] // 2, y + piece.anchor[1] // 2))

    def _paint_signs(self, canvas: Canvas) -> None:
        """Small tokens at the feet of figures."""
        for id, standing in self._standing.items():
            if standing.figure.sign:
                piece = self._pieces.token(standing.figure.sign, self._piece_zoom(), size=SIGN)
                x, y = self._corner(*self._place(id))
                canvas.surface.blit(piece.picture, (x - piece.anchor[0], y - piece.anchor[1] // 2))

    def _paint_handle(self, canvas: Canvas, handle: Handle) -> None:
        """A button with an icon, lit and larger while pointed at."""
        centre = self._corner(handle.x, handle.y)
        if not self.rect.collidepoint(centre):
            return
        hot = self.target.token == handle.id
        radius = self._handle_radius(canvas.look) + (canvas.px(3) if hot else 0)
        pygame.draw.aacircle(canvas.surface, canvas.theme.night, centre, radius + canvas.px(2))
        pygame.draw.aacircle(canvas.surface, canvas.theme.glint if hot else canvas.theme.legal, centre, radius)
        pygame.draw.aacircle(canvas.surface, canvas.theme.night, centre, radius - canvas.px(2.5))
        icon = pygame.Rect(0, 0, round(radius * 1.3), round(radius * 1.3))
        icon.center = centre
        canvas.icon(handle.icon, icon, canvas.theme.glint if hot else canvas.theme.cream)

    def _handle_radius(self, look: Look) -> int:
        return look.px(HANDLE * min(max(self._piece_zoom() / look.scale, 0.65), 1.0))

    def _holds(self, handle: Handle, spot: tuple[int, int]) -> bool:
        """Whether a point of the screen lies on a handle."""
        assert self._look is not None
        x, y = self._corner(handle.x, handle.y)
        return hypot(spot[0] - x, spot[1] - y) <= self._handle_radius(self._look) + self._look.px(3)

    def _piece_zoom(self) -> float:
        """The zoom that pieces are drawn at: in small steps, so that zooming makes each size only once."""
        return exp(round(log(self.camera.zoom) / STEP) * STEP)

    def _drawn(self) -> list[tuple[float, str, Piece, tuple[int, int]]]:
        """All figures in view from back to front: depth, id, picture and its corner on the screen."""
        look = self._look
        assert look is not None
        zoom, scale = self._piece_zoom(), self.camera.zoom
        left, top = self._corner(0, 0)
        found = []
        for id, standing in self._standing.items():
            x, y = self._place(id)
            figure = standing.figure
            lit = look.theme.legal if figure.lit else None
            piece = self._pieces.figure(id, figure.sprite, zoom, figure.rim, lit, veiled=figure.veiled)
            corner = (round(x * scale) + left - piece.anchor[0], round(y * scale) + top - piece.anchor[1])
            if piece.picture.get_rect(topleft=corner).colliderect(self.rect):
                found.append((y, id, piece, corner))
        found.sort(key=lambda entry: entry[:2])
        return found

    def _paint_counts(self, canvas: Canvas) -> None:
        for id, standing in self._standing.items():
            if standing.count > 1:
                x, y = self._corner(*self._place(id))
                self._paint_badge(canvas, f"×{standing.count}", (x, y))

    def _paint_numbers(self, canvas: Canvas) -> None:
        """The numbers of the players at the feet of their people, where colours are not enough."""
        if not canvas.look.patterns:
            return
        side = max(round(canvas.px(24) * min(self._piece_zoom() / canvas.look.scale, 1.2)), canvas.px(15))
        for id, standing in self._standing.items():
            x, y = self._corner(*self._place(id))
            player_number(canvas, standing.figure.rim, (x, y + side // 4), side)

    def _paint_badge(self, canvas: Canvas, text: str, centre: tuple[int, int]) -> None:
        width, height = canvas.look.extent(text, 14, "bold")
        box = pygame.Rect(0, 0, width + canvas.px(12), height + canvas.px(4))
        box.center = centre
        pygame.draw.rect(canvas.surface, canvas.theme.night, box, border_radius=box.height // 2)
        pygame.draw.rect(canvas.surface, canvas.theme.brass, box, max(canvas.px(1.5), 1), border_radius=box.height // 2)
        canvas.text(text, box, size=14, face="bold", colour=canvas.theme.glint, align="centre")

    def _paint_route(self, canvas: Canvas) -> None:
        route = self.model.route
        if route is None or len(route.zones) < 2:
            return
        spots = [self._corner(*self._middle(zone)) for zone in route.zones]
        pygame.draw.lines(canvas.surface, canvas.theme.night, False, spots, canvas.px(7))
        pygame.draw.lines(canvas.surface, canvas.theme.glint, False, spots, canvas.px(3))
        for spot in spots[1:]:
            pygame.draw.aacircle(canvas.surface, canvas.theme.night, spot, canvas.px(7))
            pygame.draw.aacircle(canvas.surface, canvas.theme.glint, spot, canvas.px(5))

    def _paint_cost(self, canvas: Canvas) -> None:
        route = self.model.route
        if route is not None and route.cost:
            x, y = self._corner(*self._middle(route.zones[-1]))
            self._paint_badge(canvas, route.cost, (x, y - canvas.px(22)))
