"""The parts of the inventory screen: slots with cards, the discard tray, and chips for tokens and companions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client import skin
from game.client.canvas import Canvas
from game.client.cardface import card as printed
from game.client.look import SMALL, Look
from game.client.play.cards import card_face, is_card
from game.client.play.dialogs.arranging import Place
from game.client.play.dialogs.drawing import draw_card, draw_portrait, draw_token
from game.client.widgets.base import Widget
from game.client.widgets.buttons import Pressable
from game.client.words import _

if TYPE_CHECKING:
    from game.client.play.dialogs.inventory import InventoryDialog

Spot = tuple[int, int]


class CardSlot(Widget):
    """A place for one card: shows it, lights up where a card in the hand may go, and passes the hand's wishes on."""

    focusable = True
    cursor = pygame.SYSTEM_CURSOR_HAND

    def __init__(self, dialog: InventoryDialog, place: Place, kind: str) -> None:
        below = "" if place.under is None else f" under {place.under}"
        super().__init__(name=f"{place.owner or 'tray'} {place.slot}{below}")
        self.dialog = dialog
        self.spot = place
        self.kind = kind

    @property
    def card(self) -> str:
        """The card that lies here."""
        return self.dialog.model.card_at(self.spot)

    def press(self, spot: Spot) -> None:
        """Take the card up, or put down what is in the hand."""
        self.dialog.pressed(self, spot)

    def drag(self, spot: Spot) -> None:
        """The card follows the mouse."""
        self.dialog.dragged(spot)

    def release(self, spot: Spot) -> None:
        """Put it down where the mouse is."""
        self.dialog.released(self, spot)

    def point(self, spot: Spot) -> None:
        """Show the card large."""
        self.dialog.look_at(self.card)

    def menu(self, spot: Spot) -> bool:
        """The other button throws away, or takes back from the tray."""
        return self.dialog.toss(self)

    def activate(self) -> None:
        """Take up, or put down."""
        self.dialog.toggled(self)

    def key(self, event: pygame.event.Event) -> bool:
        """Delete throws away."""
        if event.key in (pygame.K_DELETE, pygame.K_BACKSPACE):
            return self.dialog.toss(self)
        return False

    def paint(self, canvas: Canvas) -> None:
        """The bed of the slot, the card on it, and what may happen here."""
        dialog = self.dialog
        held = dialog.held is not None and dialog.held.spot == self.spot
        self._bed(canvas)
        if self.card and not (held and dialog.flying):
            box = self.rect.move(0, -canvas.px(6)) if held else self.rect
            draw_thing(canvas, dialog, self.card, box)
            if held:
                pygame.draw.rect(canvas.surface, canvas.theme.glint, box, canvas.px(4), border_radius=canvas.px(9))
            self._marks(canvas, box)
        self._light(canvas)
        if self.focused and self.ringed:
            skin.ring(canvas, self)

    def _bed(self, canvas: Canvas) -> None:
        skin.segments(canvas, self.rect)
        pygame.draw.rect(canvas.surface, canvas.theme.seam, self.rect, canvas.px(1), border_radius=canvas.px(8))
        if not self.card or (self.dialog.held is not None and self.dialog.held.spot == self.spot):
            icons = {"hand": "hand", "favourite": "favourite", "backpack": "backpack", "body": "body", "under": "load"}
            icon = icons.get(self.kind, "close")
            side = min(self.rect.width // 2, canvas.px(56))
            box = pygame.Rect(0, 0, side, side)
            box.center = self.rect.center
            canvas.icon(icon, box, canvas.theme.seam, 150)

    def _marks(self, canvas: Canvas, box: pygame.Rect) -> None:
        """A ribbon on a new card, a sign on an empty weapon."""
        if self.card == self.dialog.model.question.new:
            text = _("NEW")
            width = canvas.look.extent(text, SMALL, "bold")[0] + canvas.px(16)
            height = canvas.look.line(SMALL)
            ribbon = pygame.Rect(box.centerx - width // 2, box.bottom - height // 2 - canvas.px(2), width, height)
            pygame.draw.rect(canvas.surface, canvas.theme.accent, ribbon, border_radius=canvas.px(4))
            canvas.text(text, ribbon, size=SMALL, face="bold", colour=canvas.theme.cream, align="centre")
        if self.card in self.dialog.view.state.unloaded:
            side = canvas.px(30)
            sign = pygame.Rect(box.right - side - canvas.px(4), box.y + canvas.px(30), side, side)
            pygame.draw.aacircle(canvas.surface, canvas.theme.night, sign.center, side // 2)
            canvas.icon("reload", sign.inflate(-canvas.px(8), -canvas.px(8)), canvas.theme.glint)

    def _light(self, canvas: Canvas) -> None:
        """A glow where the card in the hand may go; a dark veil where it may not."""
        held = self.dialog.held
        if held is None or held.spot == self.spot:
            return
        if self.dialog.model.refusal(held.spot, self.spot) is None:
            strong = self.dialog.over is self or (self.focused and not self.dialog.flying)
            edge = canvas.theme.legal
            around = self.rect.inflate(canvas.px(6), canvas.px(6))
            width = canvas.px(5 if strong else 3)
            pygame.draw.rect(canvas.surface, edge, around, width, border_radius=canvas.px(10))
        else:
            key = ("shut", self.rect.size)
            veil = canvas.look.shades.get(key)
            if veil is None:
                veil = pygame.Surface(self.rect.size, pygame.SRCALPHA)
                pygame.draw.rect(veil, (12, 8, 6, 150), veil.get_rect(), border_radius=canvas.px(8))
                canvas.look.shades[key] = veil
            canvas.surface.blit(veil, self.rect)


def draw_thing(canvas: Canvas, dialog: InventoryDialog, thing: str, box: pygame.Rect) -> None:
    """A card, or a token of the mission that takes a card's place."""
    if is_card(dialog.view, thing):
        draw_card(canvas, card_face(dialog.view, thing), box)
    else:
        draw_token(canvas, dialog.view, thing, box.inflate(-box.width // 6, -box.width // 6))


class Preview(Widget):
    """The card that one looks at, large enough to read everything."""

    def __init__(self, dialog: InventoryDialog) -> None:
        super().__init__()
        self.dialog = dialog

    def paint(self, canvas: Canvas) -> None:
        """The card, or its place."""
        thing = self.dialog.looked_at
        if thing and is_card(self.dialog.view, thing):
            canvas.surface.blit(printed(card_face(self.dialog.view, thing), self.rect.size), self.rect)
            return
        skin.segments(canvas, self.rect)
        if thing:
            draw_token(canvas, self.dialog.view, thing, self.rect.inflate(-self.rect.width // 4, -self.rect.width // 4))
            return
        inside = self.rect.inflate(-canvas.px(28), -canvas.px(28))
        text = _("Point at a card to read it.")
        lines = len(canvas.look.wrapped(text, inside.width, SMALL))
        inside.y += (inside.height - lines * canvas.look.line(SMALL)) // 2
        canvas.paragraph(text, inside, size=SMALL, colour=canvas.theme.faded, align="centre")


class Chip(Pressable):
    """A token or a companion that can be handed over."""

    def __init__(self, dialog: InventoryDialog, owner: str, part: str, item: str) -> None:
        self.dialog = dialog
        self.owner = owner
        self.part = part
        self.item = item
        other = dialog.other(owner)
        who = dialog.view.name(other) if other else ""
        name = dialog.thing_name(item)
        tip = _("{item}: give to {name}").format(item=name, name=who) if other else name
        super().__init__(self._pass_on, name=f"{owner} {part} {item}", tip=tip, enabled=bool(other))

    def _pass_on(self) -> None:
        self.dialog.pass_on(self)

    def natural(self, look: Look, room: int) -> tuple[int, int]:
        """A small square."""
        return look.px(48), look.px(48)

    def paint(self, canvas: Canvas) -> None:
        """The companion's face or the token."""
        if self.part == "companions":
            draw_portrait(canvas, self.dialog.view, self.item, self.rect.inflate(-canvas.px(4), -canvas.px(4)))
        else:
            draw_token(canvas, self.dialog.view, self.item, self.rect)
        if self.hot and self.enabled:
            pygame.draw.rect(canvas.surface, canvas.theme.glint, self.rect, canvas.px(2), border_radius=canvas.px(8))
        skin.ring(canvas, self)
