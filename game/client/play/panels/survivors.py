"""The band at the left: portraits, wounds, danger bars, actions left, and whose turn it is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.client import skin
from game.client.canvas import Canvas
from game.client.look import SMALL, Look
from game.client.play.dialogs.drawing import draw_portrait
from game.client.play.panels.signs import danger_bar, danger_sign, hearts, level_number, number_on, pips
from game.client.play.view import TableView
from game.client.widgets import Column
from game.client.widgets.base import Size
from game.client.widgets.buttons import Pressable
from game.client.words import _
from game.rules.zombicide.state import Survivor

LOW = 74
"""Units below which a strip shows only face, name, wounds and actions."""


class Strip(Pressable):
    """One survivor: a click chooses or shows them."""

    def __init__(
        self,
        view: TableView,
        survivor: Survivor,
        action: Callable[[], object],
        inspect: Callable[[], object],
        *,
        choosable: bool,
        tip: str,
    ) -> None:
        super().__init__(action, grow=1, name=f"survivor {survivor.id}", tip=tip)
        self.view = view
        self.survivor = survivor
        self.inspect = inspect
        self.choosable = choosable

    def natural(self, look: Look, room: int) -> Size:
        """Whatever there is."""
        return room, 0

    def menu(self, spot: tuple[int, int]) -> bool:
        """The other button shows everything."""
        self.inspect()
        return True

    def paint(self, canvas: Canvas) -> None:
        """The portrait at the left, the rest beside it."""
        view, me = self.view, self.survivor
        area = self.rect.inflate(0, -canvas.px(6))
        active = view.active is not None and view.active.id == me.id
        gone = not me.zone
        self._ground(canvas, area, active)
        low = area.height < canvas.px(LOW)
        side = min(area.height - canvas.px(6 if low else 12), canvas.px(92), round(area.width * 0.42))
        face = pygame.Rect(area.x + canvas.px(6), area.centery - side // 2, side, side)
        self._portrait(canvas, face, dim=gone or (me.done and not active))
        text = pygame.Rect(face.right + canvas.px(9), area.y + canvas.px(5), 0, area.height - canvas.px(10))
        text.width = area.right - canvas.px(6) - text.x
        if low:
            text = pygame.Rect(text.x, area.y + canvas.px(1), text.width, area.height - canvas.px(2))
        line = text.height // 2 if low else min(canvas.look.line(SMALL, "title") + canvas.px(2), text.height // 4)
        name = canvas.look.shortened(view.name(me.id), text.width, SMALL + 2, "title")
        ink = canvas.theme.glint if active else canvas.theme.faded if gone or me.done else canvas.theme.cream
        canvas.text(name, pygame.Rect(text.x, text.y, text.width, line), size=SMALL + 2, face="title", colour=ink)
        if gone:
            box = pygame.Rect(text.x, text.y + line, text.width, line)
            canvas.text(_("safe"), box, size=SMALL, colour=canvas.theme.faded)
            return
        rest = pygame.Rect(text.x, text.y + line + canvas.px(0 if low else 2), text.width, line)
        hearts(canvas, rest if not low else rest.inflate(0, -canvas.px(6)), me.health, me.wounds)
        turn = view.state.turn
        usual = view.content.game.actions_per_turn
        left = turn.actions if active and turn is not None else 0 if me.done else usual
        if low:
            box = pygame.Rect(rest.right - canvas.px(16), rest.y, canvas.px(16), rest.height)
            canvas.text(str(left), box, size=SMALL, face="bold", colour=canvas.theme.glint, align="right")
            return
        rest = rest.move(0, line + canvas.px(2))
        pips(canvas, rest, left, usual, canvas.theme.glint)
        if active and turn is not None and turn.free:
            free = pygame.Rect(rest.right - canvas.px(34), rest.y, canvas.px(34), rest.height)
            canvas.text(f"+{len(turn.free)}", free, size=SMALL, face="bold", colour=canvas.theme.legal, align="right")
        self._followers(canvas, face)
        self._danger(canvas, pygame.Rect(text.x, text.bottom - canvas.px(15), text.width, canvas.px(14)))

    def _ground(self, canvas: Canvas, area: pygame.Rect, active: bool) -> None:
        theme = canvas.theme
        shade = skin.mixed(theme.leather, theme.night, 0.15 if active else 0.5)
        if self.hot:
            shade = skin.mixed(shade, theme.brass, 0.25)
        pygame.draw.rect(canvas.surface, shade, area, border_radius=canvas.px(8))
        if active:
            pygame.draw.rect(canvas.surface, theme.glint, area, canvas.px(2), border_radius=canvas.px(8))
        elif self.choosable:
            pygame.draw.rect(canvas.surface, theme.legal, area, canvas.px(2), border_radius=canvas.px(8))
        skin.ring(canvas, self)

    def _portrait(self, canvas: Canvas, face: pygame.Rect, *, dim: bool) -> None:
        view, me = self.view, self.survivor
        colour = view.colour(me.id) or canvas.theme.seam
        pygame.draw.rect(canvas.surface, canvas.theme.night, face.inflate(4, 4), border_radius=canvas.px(8))
        pygame.draw.rect(canvas.surface, colour, face, border_radius=canvas.px(7))
        inside = face.inflate(-canvas.px(7), -canvas.px(7))
        picture = canvas.look.pictures.sized(view.portrait(me.id), inside.size)
        if picture is not None:
            canvas.surface.blit(picture, inside)
        if dim:
            canvas.surface.fill((105, 96, 92), face, special_flags=pygame.BLEND_RGB_MULT)
        number_on(canvas, view.rim(me.id), face)
        if me.done and me.zone:
            mark = pygame.Rect(0, 0, canvas.px(22), canvas.px(22))
            mark.bottomright = face.bottomright
            pygame.draw.aacircle(canvas.surface, canvas.theme.night, mark.center, mark.width // 2)
            canvas.icon("check", mark.inflate(-canvas.px(6), -canvas.px(6)), canvas.theme.cream)

    def _followers(self, canvas: Canvas, face: pygame.Rect) -> None:
        """Companions as small faces at the foot of their leader's."""
        side = canvas.px(26)
        for number, other in enumerate(self.view.game.followers(self.survivor)):
            place = pygame.Rect(face.x - canvas.px(2) + number * (side + 2), face.bottom - side, side, side)
            draw_portrait(canvas, self.view, other.id, place)

    def _danger(self, canvas: Canvas, box: pygame.Rect) -> None:
        view, me = self.view, self.survivor
        danger = view.content.game.danger
        sign = pygame.Rect(box.x, box.y, box.height, box.height)
        danger_sign(canvas, level_number(view.content.game.level_at(me.points)), sign)
        bar = pygame.Rect(sign.right + canvas.px(5), box.y + canvas.px(3), 0, box.height - canvas.px(6))
        bar.width = box.right - bar.x
        danger_bar(canvas, bar, me.points, (danger.yellow, danger.orange, danger.red))


def band(view: TableView, choose: Callable[[str], object], inspect: Callable[[str], object], lit: set[str]) -> Column:
    """Everybody whom players control."""
    strips = [
        Strip(
            view,
            survivor,
            partial(choose, survivor.id),
            partial(inspect, survivor.id),
            choosable=survivor.id in lit,
            tip=_tip(view, survivor),
        )
        for survivor in view.band
    ]
    return Column(*strips, gap=0)


def _tip(view: TableView, survivor: Survivor) -> str:
    role = view.name(survivor.role)
    points = _("{points} adrenaline points").format(points=survivor.points)
    wounds = _("{wounds} of {health} wounds").format(wounds=survivor.wounds, health=survivor.health)
    text = f"{view.name(survivor.id)}, {role}. {wounds}, {points}."
    if view.rules.seats > 1:
        text = f"{view.player(survivor.seat)}: {text}"
    led = ", ".join(view.name(other.id) for other in view.game.followers(survivor))
    return f"{text} {_('Leads: {names}.').format(names=led)}" if led else text
