"""A dialog that never stands between the player and the board: it can be moved aside, or lifted off for a look."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client import skin
from game.client.canvas import Canvas
from game.client.look import Look
from game.client.widgets import Button, IconButton, Label, Modal, Panel, Row, Widget
from game.client.words import _

VEIL, SHADE = 150, 70
"""How dark the panels are behind a decision, and the board: it may have to be looked at."""
CLEAR = 90
"""Units around the place in question that the panel leaves free, if it can."""
Spot = tuple[int, int]


class Lifting(Modal):
    """Its panel is dragged by its leather; V, Esc or the eye lifts it, and a small bar lays it back."""

    def __init__(self, title: str, name: str) -> None:
        super().__init__(name=name)
        self.peeking = False
        self.eye = IconButton("sight", self.peek, tip=_("Look at the board (V)"))
        back = Button(_("Back to the decision"), self.peek, hotkey="V")
        self._bar = Panel(Row(Label(title, wrap=False), back, gap=20, cross="middle"), pad=14)
        self._look: Look | None = None
        self._shift = (0, 0)
        self._grip: Spot | None = None
        self._avoided: Spot | None = None

    def parts(self) -> Sequence[Widget]:
        """What it consists of while it lies on the board."""
        raise NotImplementedError

    def lay(self, look: Look, shift: Spot) -> None:
        """Place the parts, moved from their usual place by so many pixels."""
        raise NotImplementedError

    def panel_rect(self) -> pygame.Rect:
        """The ground that the parts lie on."""
        raise NotImplementedError

    def peek(self) -> None:
        """Lift the panel off the board, or lay it back."""
        self.peeking = not self.peeking
        self.adopt(*([self._bar] if self.peeking else self.parts()))
        self.settle()

    def cancel(self) -> None:
        """What Esc means: a decision cannot be dodged, but the board can be looked at."""
        self.peek()

    def key(self, event: pygame.event.Event) -> bool:
        """V looks at the board; keys of the decision count while it is seen; all else may be for the camera."""
        if event.key == pygame.K_v and not event.mod & pygame.KMOD_CTRL:
            self.peek()
            return True
        return (not self.peeking and self.shortcut(event)) or super().key(event)

    def shortcut(self, event: pygame.event.Event) -> bool:
        """A key of the decision itself; True if it meant something."""
        return False

    def avoid(self, spot: Spot) -> None:
        """Leave a place on the screen free, if there is room beside it."""
        self._avoided = spot
        self.settle()

    def settle(self) -> None:
        """Place everything anew after parts appeared, vanished or changed their size."""
        if self._look is not None:
            self.arrange(self._look)
        self.changed()

    def arrange(self, look: Look) -> None:
        """Where it belongs or was moved to; at the lower edge while one looks at the board."""
        self._look = look
        if not self.peeking:
            self.lay(look, (0, 0))
            usual = self.panel_rect()
            wish = usual.move(self._shift) if self._shift != (0, 0) else self._beside(look, usual)
            place = wish.clamp(self.rect)
            if place != usual:
                self.lay(look, (place.x - usual.x, place.y - usual.y))
            return
        width, height = self._bar.size(look, self.rect.width)
        place = pygame.Rect(0, 0, min(width, self.rect.width), height)
        place.midbottom = (self.rect.centerx, self.rect.bottom - look.px(24))
        self._bar.place(look, place)

    def _beside(self, look: Look, usual: pygame.Rect) -> pygame.Rect:
        """The usual place, or one at an edge of the board or of the screen where the place in question stays free."""
        if self._avoided is None or self.behind is None:
            return usual
        board, screen = (rect.inflate(-look.px(16), -look.px(16)) for rect in (self.behind.rect, self.rect))
        around = pygame.Rect(0, 0, 2 * look.px(CLEAR), 2 * look.px(CLEAR))
        around.center = self._avoided
        below, above, right, left = (usual.copy() for _edge in range(4))
        below.midbottom, above.midtop = board.midbottom, board.midtop
        right.midright, left.midleft = screen.midright, screen.midleft
        places = (usual, below, above, right, left)
        return next((place for place in places if not place.colliderect(around)), usual)

    def covers(self, spot: Spot) -> bool:
        """Whether a point lies on the panel or on the bar."""
        return (self._bar.rect if self.peeking else self.panel_rect()).collidepoint(spot)

    def press(self, spot: Spot) -> None:
        """Take hold of the leather."""
        self._grip = spot if self.covers(spot) and not self.peeking else None

    def drag(self, spot: Spot) -> None:
        """Move the panel with the hand."""
        if self._grip is None or self._look is None:
            return
        before = self.panel_rect()
        moved = before.move(spot[0] - self._grip[0], spot[1] - self._grip[1]).clamp(self.rect)
        self.lay(self._look, (0, 0))
        usual = self.panel_rect()
        self._shift = (moved.x - usual.x, moved.y - usual.y)
        self._grip = spot
        self.settle()

    def paint(self, canvas: Canvas) -> None:
        """Darken the panels, the board a little; nothing while it is being looked at."""
        if self.peeking:
            return
        if self.behind is None:
            skin.veil(canvas, self.rect, VEIL)
            canvas.covered(self.rect)
            return
        light, whole = self.behind.rect, self.rect
        skin.veil(canvas, light, SHADE)
        for edge in (
            pygame.Rect(whole.x, whole.y, whole.width, light.y - whole.y),
            pygame.Rect(whole.x, light.bottom, whole.width, whole.bottom - light.bottom),
            pygame.Rect(whole.x, light.y, light.x - whole.x, light.height),
            pygame.Rect(light.right, light.y, whole.right - light.right, light.height),
        ):
            skin.veil(canvas, edge, VEIL)
        canvas.covered(self.rect)
