"""The panel below the board: the cards and skills of whoever acts, and the action bar with its keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

import pygame

from game.client import skin
from game.client.canvas import Canvas
from game.client.look import BODY, SMALL, Look
from game.client.play.cards import card_face, is_card
from game.client.play.controller import Entry
from game.client.play.dialogs.drawing import draw_marker, printed
from game.client.play.dialogs.wording import named
from game.client.play.panels.signs import danger_sign, level_number, number_on
from game.client.play.view import TableView
from game.client.theme import Colour
from game.client.widgets import Column, Gap, Grid, Label, Row, Widget
from game.client.widgets.base import Size
from game.client.widgets.buttons import Pressable
from game.client.words import _, localised
from game.rules.zombicide.state import Survivor

CARD = 1.4
"""Height of a card in widths."""
CARD_WIDTH = 112
BACKPACK = "backpack"
BAR_HEIGHT, BAR_WIDTH, BUTTON = 186, 426, 40
"""The action bar, and how tall a button is."""
SKILLS_WIDTH = 150
"""Units that the skills need at least."""
GAP = 6
"""Units between cards."""
BRASS = (214, 168, 88)
SUPPLY = (38, 96, 108)
"""The ground of signs for ammunition."""
ICONS = {
    "attack": "target",
    "make_noise": "noise",
    "improvised_melee": "melee",
    "improvised_ranged": "ranged",
    "dynamite": "boom",
    "holy_water": "spawn",
    "water": "heart",
    "sprint": "fast",
    "jump": "charge",
    "push": "wagon",
    "board": "wagon",
    "load": "load",
    "discard": "close",
    "start_train": "train",
    "lead": "group",
    "rescue": "recruit",
    "taunt": "noise",
    "shove": "right",
    "invent": "settings",
    "finish": "check",
    "stay": "close",
    "no_attack": "close",
    "later": "clock",
    "hellfire": "flame",
    "steer": "remote",
    "machine_attack": "bot",
    "unseal": "lock",
    "bloodlust": "charge",
    "zero_g_run": "fast",
    "sample": "mold",
    "machine": "bot",
}


class Carrier(Protocol):
    """Whoever carries cards from slot to slot."""

    def press(self, spot: tuple[int, int]) -> None:
        """The mouse went down on a card."""

    def drag(self, slot: Slot, spot: tuple[int, int]) -> None:
        """The mouse moves with it."""

    def release(self, spot: tuple[int, int]) -> bool:
        """The mouse went up; False if the card was not carried anywhere."""


class Slot(Pressable):
    """A card in its slot, or the empty slot; the card can be carried away where somebody carries cards."""

    def __init__(
        self,
        view: TableView,
        held: str,
        inspect: Callable[[str], object],
        *,
        owner: str,
        number: int,
        kind: str,
        empty: bool,
        under: Sequence[str] = (),
        width: float = CARD_WIDTH,
        carrier: Carrier | None = None,
    ) -> None:
        name = view.name(held) if held else view.name(kind)
        tip = f"{name}. {_('Empty: reload it.')}" if empty else name
        if under:
            cards = ", ".join(view.name(card) for card in under)
            tip = f"{tip}. {_('Under it: {cards}').format(cards=cards)}"
        super().__init__(partial(inspect, held), width=width, height=width * CARD, tip=tip, name=f"card {held}")
        self.view = view
        self.held = held
        self.owner = owner
        self.number = number
        self.empty = empty
        self.under = tuple(under)
        """The cards that lie under it and feed it."""
        self.inspect = inspect
        self.lifted = False
        """Whether the card is in the player's hand."""
        self._carrier = carrier

    def takes_focus(self) -> bool:
        """Only cards are worth a look."""
        return bool(self.held)

    def press(self, spot: tuple[int, int]) -> None:
        """Perhaps the card is taken up."""
        if self._carrier is not None:
            self._carrier.press(spot)

    def drag(self, spot: tuple[int, int]) -> None:
        """The card follows the mouse."""
        if self._carrier is not None and self.held:
            self._carrier.drag(self, spot)

    def release(self, spot: tuple[int, int]) -> None:
        """Put it down where the mouse is; a click shows it in full."""
        if self._carrier is None or not self._carrier.release(spot):
            super().release(spot)

    def menu(self, spot: tuple[int, int]) -> bool:
        """The other button shows it in full."""
        if self.held:
            self.inspect(self.held)
        return bool(self.held)

    def activate(self) -> None:
        """Show it in full."""
        if self.held:
            self.inspect(self.held)

    def paint(self, canvas: Canvas) -> None:
        """The card, raised a little while pointed at."""
        area = self.rect.move(0, -canvas.px(3)) if self.hot and self.held else self.rect
        if not self.held or self.lifted or not is_card(self.view, self.held):
            shade = skin.mixed(canvas.theme.leather, canvas.theme.night, 0.45)
            pygame.draw.rect(canvas.surface, shade, area, border_radius=canvas.px(8))
            pygame.draw.rect(canvas.surface, canvas.theme.seam, area, 1, border_radius=canvas.px(8))
            if self.held and not self.lifted:
                canvas.text(self.view.name(self.held), area, size=SMALL, align="centre")
            return
        canvas.surface.blit(printed(card_face(self.view, self.held), area.size), area)
        if self.empty:
            veil = pygame.Surface(area.size, pygame.SRCALPHA)
            pygame.draw.rect(veil, (16, 12, 10, 165), veil.get_rect(), border_radius=canvas.px(8))
            canvas.surface.blit(veil, area)
            mark = pygame.Rect(0, 0, canvas.px(40), canvas.px(40))
            mark.center = area.center
            canvas.icon("reload", mark, canvas.theme.glint)
        self._paint_under(canvas, area)
        skin.ring(canvas, self)

    def _paint_under(self, canvas: Canvas, area: pygame.Rect) -> None:
        """A round sign for every card that feeds this one, on its upper edge."""
        side = min(canvas.px(28), area.width // 3)
        x, y = area.x + side // 2 + canvas.px(2), area.y + area.width // 3 + side // 2
        for number, supply in enumerate(self.under):
            icon = self.view.rules.equipment[supply].supplies or ""
            draw_marker(canvas, icon, (x + number * (side * 3 // 4), y), side, SUPPLY)


class Heading(Widget):
    """The name of some slots above them, cut where they are narrow."""

    def __init__(self, words: str, width: float) -> None:
        super().__init__(width=width, tip=words)
        self.words = words

    def natural(self, look: Look, room: int) -> Size:
        """One line."""
        return room, look.line(SMALL, "bold")

    def paint(self, canvas: Canvas) -> None:
        """In brass."""
        words = canvas.look.shortened(self.words, self.rect.width, SMALL, "bold")
        canvas.text(words, self.rect, size=SMALL, face="bold", colour=BRASS)


class SkillChip(Widget):
    """A skill's name with the sign of its level; the tip says what it does."""

    def __init__(self, view: TableView, reference: str, *, learnt: bool = True) -> None:
        name, text = view.skill(reference)
        super().__init__(tip=text, name=f"skill {reference}", height=24)
        self.level = level_number(reference.rpartition("/")[0])
        self.words = name
        self.learnt = learnt

    def natural(self, look: Look, room: int) -> Size:
        """The whole width."""
        return room, look.px(24)

    def paint(self, canvas: Canvas) -> None:
        """The sign, then the name."""
        side = canvas.px(14)
        danger_sign(canvas, self.level, pygame.Rect(self.rect.x, self.rect.centery - side // 2, side, side))
        box = pygame.Rect(self.rect.x + canvas.px(20), self.rect.y, self.rect.width - canvas.px(20), self.rect.height)
        words = canvas.look.shortened(self.words, box.width, SMALL)
        canvas.text(words, box, size=SMALL, colour=canvas.theme.cream if self.learnt else canvas.theme.faded)


class BarButton(Pressable):
    """An action: icon, name and key on brass; chosen while its targets are being picked."""

    def __init__(self, entry: Entry, action: Callable[[], object]) -> None:
        tip = f"{entry.label}. {entry.tip}" if not entry.enabled else entry.tip
        super().__init__(action, height=BUTTON, tip=tip, enabled=entry.enabled, name=f"action {entry.verb}")
        self.entry = entry
        self.chosen = entry.chosen

    def natural(self, look: Look, room: int) -> Size:
        """The whole column."""
        return room, look.px(BUTTON)

    def paint(self, canvas: Canvas) -> None:
        """The plate and what stands on it."""
        area = self.rect
        ink = skin.plate(canvas, self)
        if self.chosen:
            pygame.draw.rect(canvas.surface, canvas.theme.legal, area.inflate(4, 4), canvas.px(3), canvas.px(7))
        side = canvas.px(20)
        icon = pygame.Rect(area.x + canvas.px(9), area.centery - side // 2, side, side)
        canvas.icon(ICONS.get(self.entry.verb, self.entry.verb), icon, ink)
        key = canvas.px(18)
        if area.width < canvas.px(116):
            self._paint_small(canvas, ink)
            return
        text = pygame.Rect(icon.right + canvas.px(7), area.y, area.right - key - canvas.px(8) - icon.right, area.height)
        words = canvas.look.shortened(self.entry.label, text.width - canvas.px(6), SMALL + 1, "bold")
        canvas.text(words, text, size=SMALL + 1, face="bold", colour=ink)
        box = pygame.Rect(area.right - key - canvas.px(6), area.y, key, area.height)
        canvas.text(self.entry.hotkey, box, size=SMALL - 1, face="bold", colour=ink, align="centre")

    def _paint_small(self, canvas: Canvas, ink: Colour) -> None:
        """Only the key beside the icon; the tip has the name."""
        room = pygame.Rect(self.rect.x + canvas.px(29), self.rect.y, self.rect.width - canvas.px(32), self.rect.height)
        canvas.text(self.entry.hotkey, room, size=SMALL - 2, face="bold", colour=ink, align="centre")


class Portrait(Widget):
    """The face of whoever's cards are shown, with name and class."""

    def __init__(self, view: TableView, survivor: Survivor, width: float = 124) -> None:
        super().__init__(width=width, height=width * 1.2 + 38)
        self.view = view
        self.survivor = survivor

    def paint(self, canvas: Canvas) -> None:
        """A large portrait in the frame of the base's colour, the name below."""
        view, me = self.view, self.survivor
        side = self.rect.width - canvas.px(8)
        face = pygame.Rect(self.rect.x, self.rect.y, side, side)
        pygame.draw.rect(canvas.surface, canvas.theme.night, face.inflate(4, 4), border_radius=canvas.px(9))
        pygame.draw.rect(canvas.surface, view.colour(me.id) or canvas.theme.seam, face, border_radius=canvas.px(8))
        inside = face.inflate(-canvas.px(8), -canvas.px(8))
        picture = canvas.look.pictures.sized(view.portrait(me.id), inside.size)
        if picture is not None:
            canvas.surface.blit(picture, inside)
        number_on(canvas, view.rim(me.id), face)
        line = canvas.look.line(BODY + 2, "title")
        name = pygame.Rect(face.x, face.bottom + canvas.px(6), side, line)
        words = canvas.look.shortened(view.name(me.id), side, BODY + 2, "title")
        canvas.text(words, name, size=BODY + 2, face="title", align="centre")
        role = pygame.Rect(face.x, name.bottom - canvas.px(2), side, canvas.look.line(SMALL))
        words = canvas.look.shortened(view.name(me.role), side, SMALL)
        canvas.text(words, role, size=SMALL, colour=canvas.theme.faded, align="centre")


def hand_panel(
    view: TableView,
    survivor: Survivor | None,
    bar: Widget,
    inspect: Callable[[str], object],
    *,
    tightness: float,
    room: float,
    carrier: Carrier | None = None,
) -> Widget:
    """Portrait, cards by slot, skills, and a bar at the right; all smaller where there is little room.

    Where the cards of the backpack do not fit into the row, they lie in two rows and are half as large.
    """
    parts: list[Widget] = []
    gap = 10 * tightness
    if survivor is not None:
        width = CARD_WIDTH * tightness
        around = (124 + BAR_WIDTH) * tightness + SKILLS_WIDTH + 5 * gap
        packed = around + len(survivor.slots) * (width + GAP) > room
        slots = _slots(view, survivor, inspect, width, carrier, packed=packed)
        parts += [Portrait(view, survivor, 124 * tightness), *slots]
        parts.append(_skills(view, survivor))
    else:
        parts.append(Gap(grow=1))
    return Row(*parts, bar, gap=gap, cross="start")


def action_bar(entries: Sequence[Entry], press: Callable[[str], object], tightness: float) -> Widget:
    """The actions in columns, as many as the height asks for."""
    buttons = [BarButton(entry, partial(press, entry.verb)) for entry in entries]
    if not buttons:
        return Gap(10)
    rows = max(int((BAR_HEIGHT * (0.3 + 0.7 * tightness)) // (BUTTON + 6)), 1)
    columns = max(-(-len(buttons) // rows), 3)
    width = max(BAR_WIDTH * tightness / columns, 46)
    return Column(Grid(buttons, columns, gap=6, width=columns * width))


def _slots(
    view: TableView,
    survivor: Survivor,
    inspect: Callable[[str], object],
    width: float,
    carrier: Carrier | None,
    *,
    packed: bool,
) -> list[Widget]:
    """The inventory, slots of a kind below their name; what is in the backpack in two rows if it has to be packed."""
    groups: dict[str, list[Widget]] = {}
    small = width / 2 - GAP / CARD / 2
    for number, (slot, held) in enumerate(zip(view.rules.edition.slots, survivor.slots, strict=False)):
        halved = packed and slot.kind == BACKPACK
        made = Slot(
            view,
            held,
            inspect,
            owner=survivor.id,
            number=number,
            kind=slot.kind,
            empty=held in view.state.unloaded,
            under=survivor.assigned.get(held, ()),
            width=small if halved else width,
            carrier=carrier,
        )
        groups.setdefault(slot.kind, []).append(made)
    return [_group(view.name(kind), slots, width, packed=packed and kind == BACKPACK) for kind, slots in groups.items()]


def _group(name: str, slots: list[Widget], width: float, *, packed: bool) -> Widget:
    """Slots of a kind below their name."""
    if not packed:
        return Column(Heading(name, width * len(slots)), Row(*slots, gap=GAP), gap=3)
    half = -(-len(slots) // 2)
    rows = [Row(*slots[:half], gap=GAP), Row(*slots[half:], gap=GAP)]
    return Column(Heading(name, width / 2 * half), *rows, gap=3)


def _skills(view: TableView, survivor: Survivor) -> Widget:
    chips: list[Widget] = [SkillChip(view, skill) for skill in survivor.skills]
    role = view.content.game.roles[survivor.role]
    for ability in role.abilities:
        known = view.content.game.abilities[ability]
        chips.append(Label(localised(known.name), size=SMALL, tip=localised(known.text), wrap=False))
    for token in survivor.carried:
        chips.append(Label(_("Carries: {what}").format(what=named(view, token)), size=SMALL, wrap=False))
    if survivor.unseen:
        tip = _("Enemies take no notice, until there is a fight, a noise or an order to a machine.")
        chips.append(Label(_("Hidden"), size=SMALL, tip=tip, wrap=False))
    title = Label(_("Skills"), size=SMALL, face="bold", colour=BRASS, wrap=False)
    return Column(title, *chips, gap=2, grow=1)
