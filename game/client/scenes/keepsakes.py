"""What is carried on to the next mission: each survivor chooses one of the cards held at the last victory."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.campaigning import last_victory
from game.client import skin
from game.client.canvas import Canvas
from game.client.cardface import card
from game.client.look import LARGE, TITLE, Look
from game.client.play.cards import card_face
from game.client.play.dialogs.drawing import CARD, draw_portrait
from game.client.play.view import TableView
from game.client.scenes.keeping import KeepingScene
from game.client.widgets import Column, Gap, Grid, Label, Panel, Row, Scroll, Widget
from game.client.widgets.base import Size
from game.client.widgets.buttons import Pressable
from game.client.words import _
from game.engine import Refused
from game.reopening import reopen
from game.saves.campaigns import Store, cards_to_keep

if TYPE_CHECKING:
    from game.client.app import App

WIDE = 150
FACE = 96


class CardChoice(Pressable):
    """A card that a survivor could carry on; the chosen one lies in a frame with a tick."""

    def __init__(self, view: TableView, survivor: str, kind: str, chosen: bool, action: Callable[[], object]) -> None:
        super().__init__(action, name=f"{survivor} {kind}", width=WIDE, height=WIDE * CARD)
        self.view = view
        self.kind = kind
        self.chosen = chosen

    def paint(self, canvas: Canvas) -> None:
        """The card, dimmer unless it is chosen or pointed at."""
        inside = self.rect.inflate(-canvas.px(8), -canvas.px(8))
        if self.chosen:
            around = inside.inflate(canvas.px(7), canvas.px(7))
            pygame.draw.rect(canvas.surface, canvas.theme.glint, around, border_radius=canvas.px(9))
        canvas.surface.blit(card(card_face(self.view, self.kind), inside.size), inside)
        if not self.chosen and not self.hot and not self.focused:
            canvas.surface.fill((150, 140, 132), inside, special_flags=pygame.BLEND_RGB_MULT)
        if self.chosen:
            centre = (inside.right - canvas.px(10), inside.y + canvas.px(10))
            pygame.draw.aacircle(canvas.surface, canvas.theme.night, centre, canvas.px(13))
            pygame.draw.aacircle(canvas.surface, canvas.theme.glint, centre, canvas.px(11))
            tick = pygame.Rect(0, 0, canvas.px(16), canvas.px(16))
            tick.center = centre
            canvas.icon("check", tick, canvas.theme.night)
        skin.ring(canvas, self)


class Owner(Widget):
    """The face of whoever chooses."""

    def __init__(self, view: TableView, survivor: str) -> None:
        super().__init__(width=FACE, height=FACE)
        self.view = view
        self.survivor = survivor

    def natural(self, look: Look, room: int) -> Size:
        """A square."""
        return look.px(FACE), look.px(FACE)

    def paint(self, canvas: Canvas) -> None:
        """The portrait in the colour of its base."""
        draw_portrait(canvas, self.view, self.survivor, self.rect)


class Keepsakes(KeepingScene):
    """All survivors with their cards; a click chooses, and is kept at once. May raise Refused when it is opened."""

    name = "keepsakes"

    def __init__(self, app: App, store: Store) -> None:
        self.store = store
        self.campaign = store.load()
        path = last_victory(store, self.campaign)
        if path is None:
            raise Refused("The game of the last victory is not kept here.")
        opened = reopen(path)
        self.view = TableView(opened.rules, opened.session.state, self.campaign.players)
        self.choices = cards_to_keep(opened.session)
        super().__init__(app)

    def build(self) -> Widget:
        """A panel for each survivor."""
        look = self.app.look
        head = Label(_("What is carried on"), size=TITLE, face="title", colour=look.theme.glint, wrap=False)
        columns = 2 if self.width > 1200 else 1
        people = [self._survivor(name, kinds) for name, kinds in self.choices.items()]
        words = _("Each survivor brings one card to the next mission. A click on the chosen one leaves it behind.")
        return self.sheet(head, Panel(Scroll(Grid(people, columns, gap=16)), pad=24, grow=1), self.foot(words))

    def _survivor(self, survivor: str, kinds: tuple[str, ...]) -> Widget:
        kept = self.campaign.kept.get(survivor)
        cards: list[Widget] = [
            CardChoice(self.view, survivor, kind, kind == kept, partial(self.choose, survivor, kind)) for kind in kinds
        ]
        name = Label(self.view.name(survivor), size=LARGE, face="subtitle", wrap=False)
        return Row(Column(Owner(self.view, survivor), name, gap=6), *cards, Gap(grow=1), gap=10, cross="start")

    def choose(self, survivor: str, kind: str) -> None:
        """This card and no other, or none at all."""
        kept = dict(self.campaign.kept)
        if kept.get(survivor) == kind:
            del kept[survivor]
        else:
            kept[survivor] = kind
        changed = self.campaign.changed(kept=kept)
        if self.attempt(lambda: self.store.save(changed)):
            self.campaign = changed
            self.rebuild()
