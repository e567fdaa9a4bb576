"""A new campaign: its name and its rules on one page, the players and their survivors on the other."""

from __future__ import annotations

from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING

import pygame

from game.client.canvas import Canvas
from game.client.look import LARGE, SMALL, TITLE
from game.client.scenes.campaign_page import CampaignPage
from game.client.scenes.keeping import LONGEST_TITLE, KeepingScene
from game.client.scenes.setup_band import BandPage
from game.client.scenes.setup_wishes import MOST, Wishes
from game.client.widgets import (
    Button,
    Column,
    Field,
    Gap,
    Label,
    Panel,
    Row,
    Rule,
    Scroll,
    Segment,
    Segments,
    Tab,
    Toggle,
    Widget,
)
from game.client.words import _, counted
from game.engine import Refused
from game.saves.campaigns import Campaign, Campaigns
from game.saves.folders import folders
from game.tables import GAMES

if TYPE_CHECKING:
    from game.client.app import App

RULES, BAND = "rules", "band"


class RosterWishes(Wishes):
    """Who takes part in a campaign: every class may come, for missions that exclude one find somebody else."""

    def admitted(self, survivor: str) -> bool:
        """Everybody."""
        return True

    def trouble(self) -> str:
        """Why the campaign cannot begin yet; a band without anybody is drawn by lot for every mission."""
        return super().trouble() if self.band else ""


class NewCampaign(KeepingScene):
    """Two pages and a line that says what has been agreed on."""

    name = "new campaign"

    def __init__(self, app: App, page: str = RULES) -> None:
        self.page = page
        self.title = ""
        self.order = "book"
        self.carry = "nothing"
        self.wishes = RosterWishes()
        self.wishes.suggest(MOST)
        self.chance = SystemRandom()
        self._band = BandPage(self.wishes, self.rebuild, self._draw_lots)
        super().__init__(app)

    def build(self) -> Widget:
        """The tabs above, the page, and the way on below."""
        look = self.app.look
        pages = ((RULES, _("The campaign")), (BAND, _("Players and survivors")))
        tabs = [Tab(title, partial(self.turn_to, page), chosen=page == self.page) for page, title in pages]
        head = Row(
            Label(_("New campaign"), size=TITLE, face="title", colour=look.theme.glint, wrap=False),
            Gap(24),
            *tabs,
            Gap(grow=1),
            gap=10,
            cross="middle",
        )
        body = self._rules() if self.page == RULES else self._band.build(look, self.width)
        trouble = self.wishes.trouble()
        begin = Button(
            _("Begin"),
            self.begin,
            hotkey=_("Ctrl+Enter"),
            face="bold",
            size=LARGE,
            tall=48,
            width=260,
            enabled=not trouble,
            tip=trouble,
        )
        return self.sheet(head, body, self.foot(trouble or self._summary(), begin))

    def _rules(self) -> Widget:
        theme = self.app.look.theme
        lines: list[Widget] = [
            Label(_("Name"), size=LARGE, face="title", colour=theme.faded),
            Rule(),
            Field(self.title, self._called, hint=self._default_title(), most=LONGEST_TITLE, icon="names", width=None),
            Gap(6),
            Label(_("The missions"), size=LARGE, face="title", colour=theme.faded),
            Rule(),
        ]
        games = [(game.title, game.id) for game in GAMES.values() if game.missions()]
        if len(games) > 1:
            lines.append(self._line(_("Game"), "", self._choice("game", games, self.wishes.game)))
        lines += [
            self._line(
                _("Order"),
                _("By the book a mission opens when the one before it was won; freely, all are open."),
                self._choice("order", [(_("by the book"), "book"), (_("free"), "free")], self.order),
            ),
            self._line(
                _("Carried on"),
                _("By the book nothing is; as a house rule each survivor keeps one equipment card after a victory."),
                self._choice("carry", [(_("nothing"), "nothing"), (_("one card each"), "one_card")], self.carry),
            ),
            Gap(6),
            Label(_("At every table"), size=LARGE, face="title", colour=theme.faded),
            Rule(),
            self._line(
                _("Companions"),
                _("A band of three or four is made up to six with companions, who follow a leader."),
                self._switch("companions"),
            ),
            self._line(
                _("Ultrared"),
                _("At the red level the danger bar begins again, and skills can be gained round after round."),
                self._switch("ultrared"),
            ),
        ]
        sheet = Panel(Scroll(Column(*lines, gap=12)), pad=32, width=min(self.width, 940))
        return Row(Gap(grow=1), sheet, Gap(grow=1), gap=0, grow=1)

    def _line(self, title: str, note: str, control: Widget) -> Widget:
        words: list[Widget] = [Label(title)]
        if note:
            words.append(Label(note, size=SMALL, colour=self.app.look.theme.faded))
        return Row(Column(*words, gap=0, grow=1), control, gap=20, cross="middle")

    def _choice(self, key: str, values: list[tuple[str, str]], now: str) -> Widget:
        return Segments(*(Segment(text, partial(self._set, key, value), chosen=value == now) for text, value in values))

    def _switch(self, key: str) -> Widget:
        return Toggle(getattr(self.wishes, key), partial(setattr, self.wishes, key), name=key)

    def _set(self, key: str, value: str) -> None:
        if key == "game":
            self.wishes.choose_game(value)
            self.wishes.suggest(MOST)
        else:
            setattr(self, key, value)
        self.rebuild()

    def _called(self, title: str) -> None:
        self.title = title

    def _default_title(self) -> str:
        return _("The campaign of {names}").format(names=", ".join(self.wishes.players))[:LONGEST_TITLE]

    def _draw_lots(self, size: int) -> None:
        self.wishes.draw_lots(size, self.chance)

    def _summary(self) -> str:
        wishes = self.wishes
        players = counted("{count} player", "{count} players", wishes.seats)
        survivors = counted("{count} survivor", "{count} survivors", len(wishes.band))
        if not wishes.band:
            survivors = _("survivors drawn by lot for every mission")
        return f"{players}  ·  {survivors}"

    def turn_to(self, page: str) -> None:
        """Show the other page."""
        self.page = page
        self.rebuild()

    def begin(self) -> None:
        """Write the campaign down and open its page, which takes the place of this one."""
        wishes = self.wishes
        if wishes.trouble():
            return
        try:
            campaign = Campaign(
                title="?",
                game=wishes.game,
                players=wishes.players,
                roster=tuple(tuple(wishes.hand(seat)) for seat in range(wishes.seats)) if wishes.band else (),
                ultrared=wishes.ultrared,
                companions=wishes.companions,
            ).changed(title=self.title.strip() or self._default_title(), order=self.order, carry=self.carry)
            store = Campaigns(folders().saves).begin(campaign)
        except Refused as refusal:
            self.tell(refusal)
            return
        self.app.replace(lambda app: CampaignPage(app, store))

    def handle(self, event: pygame.event.Event) -> bool:
        """Ctrl+Enter begins from anywhere."""
        enter = event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        if enter and event.mod & pygame.KMOD_CTRL and len(self.screen.layers) == 1:
            self.begin()
            return True
        return super().handle(event)

    def draw(self, canvas: Canvas) -> None:
        """The page, and what the mouse carries over it."""
        super().draw(canvas)
        self._band.draw_carried(canvas)


def band_page(app: App) -> NewCampaign:
    """The sheet of a new campaign with the players and survivors open."""
    return NewCampaign(app, BAND)
