"""The second page of the table set-up: who sits at the table, and which survivors each of them plays."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.client import skin
from game.client.canvas import Canvas
from game.client.cardface import PersonFace, card
from game.client.look import BODY, LARGE, SMALL, Look
from game.client.pictures import picture_of
from game.client.scenes.setup_wishes import MOST, Wishes
from game.client.theme import PLAYERS
from game.client.widgets import (
    Button,
    Column,
    Field,
    Gap,
    Grid,
    Label,
    Panel,
    Row,
    Rule,
    Scroll,
    Segment,
    Segments,
    Widget,
)
from game.client.widgets.base import Size
from game.client.widgets.buttons import Pressable
from game.client.words import _, localised
from game.content.models import LEVELS
from game.shipped import shipped

SIDE, SHEET = 400, 350
FACE, TOKEN = 118, 52


class Portrait(Pressable):
    """A survivor in the gallery: the face, the name and the class; chosen ones bear the colour of their base."""

    def __init__(self, page: BandPage, survivor: str) -> None:
        wishes = page.wishes
        reason = wishes.exclusion(survivor)
        super().__init__(partial(page.toggle, survivor), name=survivor, enabled=not reason, tip=reason)
        self.page = page
        self.survivor = survivor
        self.reason = reason

    def natural(self, look: Look, room: int) -> Size:
        """A face and two lines."""
        return min(look.px(FACE + 12), room), look.px(FACE + 14) + look.line(BODY, "subtitle") + look.line(SMALL)

    def point(self, spot: tuple[int, int]) -> None:
        """Show the sheet."""
        self.page.show(self.survivor)

    def paint(self, canvas: Canvas) -> None:
        """The face; those who may not come are dark and say so."""
        wishes = self.page.wishes
        place = wishes.rim(self.survivor)
        side = canvas.px(FACE)
        box = pygame.Rect(self.rect.centerx - side // 2, self.rect.y + canvas.px(4), side, side)
        _draw_face(canvas, wishes, self.survivor, box, place, dark=not self.enabled)
        if self.enabled and (self.hot or self.focused):
            around = box.inflate(canvas.px(4), canvas.px(4))
            pygame.draw.rect(canvas.surface, canvas.theme.glint, around, canvas.px(2), border_radius=canvas.px(9))
        if not self.enabled:
            canvas.icon("lock", box.inflate(-side // 2, -side // 2), canvas.theme.faded)
        sheet = wishes.content.survivors[self.survivor]
        name = pygame.Rect(self.rect.x, box.bottom + canvas.px(4), self.rect.width, canvas.look.line(BODY, "subtitle"))
        colour = canvas.theme.faded if not self.enabled else canvas.theme.glint if place is not None else None
        canvas.text(localised(sheet.name), name, face="subtitle", colour=colour, align="centre")
        role = pygame.Rect(name.x, name.bottom, name.width, canvas.look.line(SMALL))
        text = localised(wishes.content.game.roles[sheet.role].name)
        canvas.text(text, role, size=SMALL, colour=canvas.theme.faded, align="centre")
        if self.ringed:
            skin.ring(canvas, self)


def _draw_face(
    canvas: Canvas, wishes: Wishes, survivor: str, box: pygame.Rect, place: int | None, *, dark: bool = False
) -> None:
    """A portrait in a frame: of the colour of its base if chosen, else of dull brass; a tick marks the chosen."""
    frame = max(canvas.px(5), 2) if place is not None else max(canvas.px(2), 1)
    colour = PLAYERS[place % len(PLAYERS)] if place is not None else canvas.theme.seam
    pygame.draw.rect(canvas.surface, canvas.theme.night, box.inflate(2, 2), border_radius=canvas.px(8))
    pygame.draw.rect(canvas.surface, colour, box, border_radius=canvas.px(7))
    inside = box.inflate(-2 * frame, -2 * frame)
    face = canvas.look.pictures.sized(picture_of(wishes.game, "portraits", survivor), inside.size)
    if face is not None:
        canvas.surface.blit(face, inside)
    if dark:
        canvas.surface.fill((58, 52, 50), inside, special_flags=pygame.BLEND_RGB_MULT)
    elif place is not None and box.width >= canvas.px(80):
        centre = (box.right - canvas.px(16), box.y + canvas.px(16))
        pygame.draw.aacircle(canvas.surface, canvas.theme.night, centre, canvas.px(13))
        pygame.draw.aacircle(canvas.surface, colour, centre, canvas.px(11))
        tick = pygame.Rect(0, 0, canvas.px(16), canvas.px(16))
        tick.center = centre
        canvas.icon("check", tick, canvas.theme.night)


class Token(Pressable):
    """A survivor in a player's hand; a click or Enter gives it to the next player, a drag to any of them."""

    def __init__(self, page: BandPage, survivor: str) -> None:
        wishes = page.wishes
        name = localised(wishes.content.survivors[survivor].name)
        tip = _("{name}: click to give to the next player").format(name=name) if wishes.seats > 1 else name
        super().__init__(partial(page.pass_on, survivor), name=f"hand {survivor}", tip=tip)
        self.page = page
        self.survivor = survivor
        self.width = self.height = TOKEN

    def point(self, spot: tuple[int, int]) -> None:
        """Show the sheet."""
        self.page.show(self.survivor)

    def drag(self, spot: tuple[int, int]) -> None:
        """It follows the mouse."""
        self.page.dragging(self, spot)

    def release(self, spot: tuple[int, int]) -> None:
        """Over a player's row it goes to that player."""
        if not self.page.dropped(self, spot):
            super().release(spot)

    def paint(self, canvas: Canvas) -> None:
        """The small face."""
        wishes = self.page.wishes
        place = wishes.rim(self.survivor)
        _draw_face(canvas, wishes, self.survivor, self.rect.inflate(-canvas.px(4), -canvas.px(4)), place)
        if self.hot:
            pygame.draw.rect(canvas.surface, canvas.theme.glint, self.rect, canvas.px(2), border_radius=canvas.px(8))
        skin.ring(canvas, self)


class Seat(Column):
    """A player's row: the name to be typed, and the survivors dealt so far."""

    def __init__(self, page: BandPage, seat: int) -> None:
        wishes = page.wishes
        self.seat = seat
        field = Field(
            wishes.names[seat],
            partial(page.rename, seat),
            hint=_("Player {number}").format(number=seat + 1),
            most=24,
            icon="recruit",
            width=None,
        )
        hand: list[Widget] = [Token(page, survivor) for survivor in wishes.hand(seat)]
        if not hand:
            hand = [Label(_("nobody yet"), size=SMALL, colour=page.look.theme.faded)]
        dealt = Grid(hand, MOST, gap=4) if len(hand) > MOST else Row(*hand, gap=4, cross="middle", height=TOKEN)
        super().__init__(field, dealt, gap=4)


class Sheet(Widget):
    """The identity card of the survivor that one looks at, and a few words on class and skills."""

    def __init__(self, page: BandPage) -> None:
        super().__init__(grow=1)
        self.page = page

    def natural(self, look: Look, room: int) -> Size:
        """The card and whatever is left for words."""
        return room, look.px(200)

    def paint(self, canvas: Canvas) -> None:
        """The card in the middle, the description below."""
        wishes, survivor = self.page.wishes, self.page.shown
        description = localised(wishes.content.survivors[survivor].description)
        role = wishes.content.game.roles[wishes.content.survivors[survivor].role]
        lines = canvas.look.wrapped(description, self.rect.width, BODY, "italic")
        blurb = canvas.look.wrapped(localised(role.blurb), self.rect.width, SMALL)
        words = len(lines) * canvas.look.line(BODY, "italic") + len(blurb) * canvas.look.line(SMALL) + canvas.px(22)
        height = self.rect.height - words
        width = min(self.rect.width, int(height / 1.4))
        if width < canvas.px(120):
            return
        size = (width, int(width * 1.4))
        place = pygame.Rect(self.rect.centerx - width // 2, self.rect.y, *size)
        canvas.surface.blit(card(_face(wishes, survivor), size), place)
        box = pygame.Rect(self.rect.x, place.bottom + canvas.px(12), self.rect.width, self.rect.bottom - place.bottom)
        canvas.paragraph(description, box, face="italic", align="centre")
        box.y += len(lines) * canvas.look.line(BODY, "italic") + canvas.px(6)
        canvas.paragraph(localised(role.blurb), box, size=SMALL, colour=canvas.theme.faded, align="centre")


def _face(wishes: Wishes, survivor: str) -> PersonFace:
    """The identity card with the skills of the whole sheet."""
    content = wishes.content
    sheet = content.survivors[survivor]
    role = content.game.roles[sheet.role]
    picture = shipped("sprites") / f"{picture_of(wishes.game, 'portraits', survivor)}.png"
    return PersonFace(
        name=localised(sheet.name),
        picture=picture if picture.is_file() else None,
        calling=localised(role.name),
        health=content.health_of(survivor),
        skills=tuple(
            (number, localised(content.skill_name(skill)))
            for number, level in enumerate(LEVELS)
            for skill in sheet.skills.at(level)
        ),
    )


class BandPage:
    """Builds the players' side, the gallery and the sheet."""

    def __init__(self, wishes: Wishes, changed: Callable[[], object], lots: Callable[[int], object]) -> None:
        self.wishes = wishes
        self.size = len(wishes.band) or MOST
        self.shown = next(iter(wishes.band), next(iter(wishes.content.survivors)))
        self.carried: Token | None = None
        self.spot = (0, 0)
        self.look: Look
        self._changed = changed
        self._lots = lots
        self._sheet: Sheet | None = None
        self._seats: list[Seat] = []

    def build(self, look: Look, width: float) -> Widget:
        """Players at the left, all survivors in the middle, the one looked at to the right."""
        self.look = look
        self._sheet = Sheet(self)
        room = width - SIDE - SHEET - 36
        middle = Panel(self._gallery(room - 56), pad=20, grow=1)
        parts: list[Widget] = [Panel(self._players(), pad=20, width=SIDE), middle]
        if room > 430:
            parts.append(Panel(self._sheet, pad=22, width=SHEET))
        return Row(*parts, gap=18, grow=1)

    def _players(self) -> Widget:
        theme = self.look.theme
        counts = [
            Segment(str(count), partial(self._seat, count), chosen=count == self.wishes.seats)
            for count in range(1, MOST + 1)
        ]
        for number, segment in enumerate(counts):
            segment.name = f"players {number + 1}"
        self._seats = [Seat(self, seat) for seat in range(self.wishes.seats)]
        return Column(
            Label(_("Players"), size=LARGE, face="title", colour=theme.faded),
            Segments(*counts),
            Rule(),
            Scroll(Column(*self._seats, gap=10)),
            gap=8,
        )

    def _gallery(self, width: float) -> Widget:
        theme = self.look.theme
        counts = [
            Segment(str(count), partial(self._resize, count), chosen=count == self.size)
            for count in range(1, self.wishes.most + 1)
        ]
        for number, segment in enumerate(counts):
            segment.name = f"survivors {number + 1}"
        columns = max(int(width / (FACE + 22)), 2)
        faces = [Portrait(self, survivor) for survivor in self.wishes.content.survivors]
        deal = Row(
            Button(_("Suggested band"), self._suggest, tip=_("One of each class in turn")),
            Button(_("Random"), self._random, icon="dice", tip=_("Draw lots")),
            Button(_("Nobody"), self._clear, tip=_("Choose all of them yourselves")),
            gap=12,
        )
        return Column(
            Row(
                Label(_("Survivors"), size=LARGE, face="title", colour=theme.faded, wrap=False),
                Segments(*counts),
                Gap(grow=1),
                gap=16,
                cross="middle",
            ),
            deal,
            Rule(),
            Scroll(Grid(faces, columns, gap=8)),
            gap=10,
        )

    def show(self, survivor: str) -> None:
        """Show somebody's sheet."""
        if survivor != self.shown and self._sheet is not None:
            self.shown = survivor
            self._sheet.changed()

    def toggle(self, survivor: str) -> None:
        """Into the band, or out of it."""
        self.shown = survivor
        self.wishes.toggle(survivor)
        self.size = len(self.wishes.band) or self.size
        self._changed()

    def pass_on(self, survivor: str) -> None:
        """To the next player."""
        self.wishes.pass_on(survivor)
        self._changed()

    def rename(self, seat: int, name: str) -> None:
        """A player's name was typed; nothing else changes."""
        self.wishes.names[seat] = name

    def dragging(self, token: Token, spot: tuple[int, int]) -> None:
        """A token follows the mouse."""
        self.carried, self.spot = token, spot
        token.changed()

    def dropped(self, token: Token, spot: tuple[int, int]) -> bool:
        """A token was let go of; True if that meant something."""
        was, self.carried = self.carried, None
        if was is None or token.rect.collidepoint(spot):
            return False
        target = next((seat for seat in self._seats if seat.rect.collidepoint(spot)), None)
        if target is not None:
            self.wishes.give(token.survivor, target.seat)
        self._changed()
        return True

    def draw_carried(self, canvas: Canvas) -> None:
        """The token in the hand, over everything."""
        if self.carried is not None:
            side = canvas.px(TOKEN + 8)
            box = pygame.Rect(0, 0, side, side)
            box.center = self.spot
            place = self.wishes.rim(self.carried.survivor)
            _draw_face(canvas, self.wishes, self.carried.survivor, box, place)

    def _seat(self, count: int) -> None:
        self.wishes.seat_players(count)
        self._changed()

    def _resize(self, count: int) -> None:
        self.size = count
        self._suggest()

    def _suggest(self) -> None:
        self.wishes.suggest(self.size)
        self._changed()

    def _random(self) -> None:
        self._lots(self.size)
        self._changed()

    def _clear(self) -> None:
        self.wishes.clear()
        self._changed()
