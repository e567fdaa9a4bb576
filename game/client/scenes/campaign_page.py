"""A campaign's page: its missions and how they stand, the band and its deeds, the chronicle, and the way on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

from game.campaigning import keepsakes, settle
from game.client.look import LARGE, SMALL, TITLE
from game.client.scenes.campaign_sheets import (
    SIGNS,
    Deeds,
    ResultRow,
    State,
    StateRow,
    mission_name,
    state_of,
    state_words,
)
from game.client.scenes.campaigns import CampaignList, game_in_progress, progress_words
from game.client.scenes.keeping import KeepingScene, Regret
from game.client.scenes.kept_rows import BigPicture, mission_words, standing_words
from game.client.scenes.setup import BAND, Setup
from game.client.scenes.setup_boards import BoardPicture
from game.client.scenes.setup_mission import Point, length_words
from game.client.scenes.setup_wishes import MOST, Wishes, mission_text
from game.client.scenes.snapshots import Snapshot
from game.client.times import span_words, when_words
from game.client.widgets import (
    Button,
    Choice,
    Column,
    Gap,
    Grid,
    Label,
    Panel,
    Row,
    Rule,
    Scroll,
    Tab,
    Widget,
)
from game.client.words import _, counted, explained, localised
from game.engine import Refused
from game.missions import shipped_missions
from game.saves.campaigns import IN_PROGRESS, Campaign, Campaigns, Result, Store, finished_game
from game.saves.envelope import Unreadable
from game.saves.exports import free_file
from game.saves.folders import folders
from game.saves.shelf import Deleted
from game.tables import GAMES

if TYPE_CHECKING:
    from game.client.app import App

LIST = 430
PICTURE = 420
MISSIONS, PEOPLE, CHRONICLE = "missions", "people", "chronicle"


class CampaignPage(KeepingScene):
    """One campaign; may raise Refused when it is opened."""

    name = "campaign"

    def __init__(self, app: App, store: Store, page: str = MISSIONS) -> None:
        self.store = store
        self.page = page
        self.chosen = ""
        self._offset = 0
        self._scroll: Scroll | None = None
        self.campaign = store.load()
        super().__init__(app)

    def build(self) -> Widget:
        """The tabs above, the page, and the way on below."""
        self._look_again()
        look, campaign = self.app.look, self.campaign
        pages = [(MISSIONS, _("Missions")), (PEOPLE, _("The band")), (CHRONICLE, _("Chronicle"))]
        tabs = [Tab(title, partial(self.turn_to, page), chosen=page == self.page) for page, title in pages]
        title = look.shortened(campaign.title, look.px(self.width * 0.42), TITLE, "title")
        head = Row(
            Label(title, size=TITLE, face="title", colour=look.theme.glint, wrap=False),
            Gap(24),
            *tabs,
            Gap(grow=1),
            gap=10,
            cross="middle",
        )
        bodies = {MISSIONS: self._missions, PEOPLE: self._people, CHRONICLE: self._chronicle}
        return self.sheet(head, bodies[self.page](), self._foot())

    def _look_again(self) -> None:
        """Read the campaign as it is now, and enter a mission that has ended meanwhile."""
        self.trouble: Refused | None = None
        try:
            settle(self.store)
        except Unreadable as trouble:
            self.trouble = trouble
        except Refused as refusal:
            self.tell(refusal)
        try:
            self.campaign = self.store.load()
        except Unreadable as trouble:
            self.tell(trouble)
        self.playing = game_in_progress(self.store)
        missions = self._book()
        if self.chosen not in missions:
            following = self.campaign.open_missions(missions)
            unwon = [mission for mission in following if not self.campaign.won(mission)]
            now = self.playing.mission if self.playing is not None else ""
            self.chosen = next((each for each in (now, *unwon, *missions) if each in missions), "")

    def _book(self) -> tuple[str, ...]:
        return shipped_missions(self.campaign.game) if self.campaign.game in GAMES else ()

    @property
    def _now(self) -> str:
        """The mission in progress; empty if there is none."""
        return self.playing.mission if self.playing is not None else ""

    def _missions(self) -> Widget:
        campaign = self.campaign
        rows = [
            StateRow(
                campaign,
                mission,
                state_of(campaign, mission, self._now),
                mission == self.chosen,
                partial(self.choose, mission),
            )
            for mission in self._book()
        ]
        side = min(LIST, self.width * 0.38)
        self._scroll = Scroll(Column(*rows, gap=2))
        self._scroll.offset = self._offset
        book = Column(Label(self._about(), size=SMALL, colour=self.app.look.theme.faded), self._scroll, gap=8)
        return Row(Panel(book, pad=18, width=side), self._sheet(self.width - side - 18), gap=18, grow=1)

    def _about(self) -> str:
        order = _("in the order of the book") if self.campaign.order == "book" else _("in any order")
        return f"{progress_words(self.campaign)}, {order}"

    def _sheet(self, width: float) -> Widget:
        theme, campaign = self.app.look.theme, self.campaign
        if not self.chosen:
            words = _("This Holdout does not have the game of this campaign.")
            return Panel(Label(words, colour=theme.ink), ground="paper", pad=34, grow=1)
        text = mission_text(campaign.game, self.chosen)
        state = state_of(campaign, self.chosen, self._now)
        best = campaign.best_rounds().get(self.chosen)
        story: list[Widget] = [
            Label(localised(text.title), size=TITLE, face="title", colour=theme.accent),
            Label(length_words(text), face="italic", colour=theme.rust),
            Label(localised(text.story), colour=theme.ink),
            Point(SIGNS[state], self._standing(state)),
        ]
        if best is not None:
            story.append(Point("favourite", counted("best in {count} round", "best in {count} rounds", best)))
        goals = [Point("objective", localised(goal.text)) for goal in text.goals]
        heading = Label(_("Goals"), size=LARGE, face="title", colour=theme.rust)
        beside = Column(*story, *self._deeds(), Gap(2), heading, *goals, gap=8, grow=1)
        picture = self._picture(min(PICTURE, width * 0.42))
        parts: list[Widget] = [Row(picture, beside, gap=22, cross="start")]
        results = [result for result in campaign.results if result.mission == self.chosen]
        if results:
            parts.append(Label(_("Results"), size=LARGE, face="title", colour=theme.rust))
            parts += [self._result(result, "") for result in reversed(results)]
        return Panel(Scroll(Column(*parts, gap=9), on_paper=True), ground="paper", pad=34, grow=1)

    def _standing(self, state: State) -> str:
        if state == "playing" and self.playing is not None:
            saved = _("saved {when}").format(when=when_words(self.playing.saved))
            return ", ".join((_("in progress"), standing_words(self.playing), saved))
        if state == "locked":
            return _("not yet: the missions before it come first")
        return state_words(state)

    def _picture(self, side: float) -> Widget:
        """The mission in progress as it stands, else the board as it is printed."""
        if self.playing is not None and self.chosen == self.playing.mission:
            return BigPicture(Snapshot(self.store.playing, self.playing), self.snapshots, side)
        return BoardPicture(self.campaign.game, self.chosen, side)

    def _deeds(self) -> list[Widget]:
        """What can be done with a mission in progress, or with one whose file is no good."""
        theme = self.app.look.theme
        if self.trouble is not None:
            words = _("The mission in progress cannot be opened: {why}").format(why=explained(self.trouble))
            ways: list[Widget] = [Button(_("Put it away"), self.give_up, icon="close")]
            if self._has_backup():
                ways.insert(0, Button(_("Open the previous one"), self.restore, icon="undo"))
            return [Label(words, colour=theme.accent), *ways]
        if self.playing is not None and self.chosen == self.playing.mission:
            give_up = Button(_("Give the mission up"), self.give_up, icon="close")
            return [Row(give_up, Gap(grow=1), gap=0)]
        return []

    def _has_backup(self) -> bool:
        entry = next((each for each in self.store.shelf.entries() if each.name == IN_PROGRESS), None)
        return entry is not None and entry.backup is not None

    def _result(self, result: Result, title: str) -> Widget:
        path = self.store.shelf.path(finished_game(result))
        return ResultRow(result, title, partial(self.watch, path), path.exists())

    def _people(self) -> Widget:
        campaign, theme = self.campaign, self.app.look.theme
        totals = campaign.totals()
        owners = {
            name: player for player, names in zip(campaign.players, campaign.roster, strict=False) for name in names
        }
        names = [*owners, *(name for name in totals.kills if name not in owners)]
        alone = len(campaign.players) == 1
        people = [Deeds(campaign, totals, name, "" if alone else owners.get(name, "")) for name in names]
        columns = max(int(self.width / 460), 1)
        figures = [
            Point("objective", counted("{count} mission played", "{count} missions played", totals.missions)),
            Point("check", counted("{count} won", "{count} won", totals.won)),
            Point("clock", _("{span} at the table").format(span=span_words(totals.seconds))),
            Point("skull", counted("{count} enemy put to rest", "{count} enemies put to rest", _sum(totals.kills))),
            Point("wound", counted("{count} wound", "{count} wounds", _sum(totals.wounds))),
            Point("backpack", self._carry_words()),
        ]
        summary = Panel(Grid(figures, 3 if self.width > 900 else 2, gap=10), ground="paper", pad=30)
        title = Row(
            Label(_("The band"), size=LARGE, face="title", colour=theme.faded),
            Gap(grow=1),
            *self._choosing_cards(),
            cross="middle",
        )
        body: Widget = Grid(people, columns, gap=12)
        if not people:
            body = Label(_("The survivors are drawn by lot for every mission."), colour=theme.cream)
        return Column(summary, Panel(Column(title, Rule(), Scroll(body), gap=8), pad=24, grow=1), gap=14, grow=1)

    def _carry_words(self) -> str:
        return _("one card each is carried on") if self.campaign.carry == "one_card" else _("nothing is carried on")

    def _choosing_cards(self) -> list[Widget]:
        if self.campaign.carry != "one_card" or not any(result.won for result in self.campaign.results):
            return []
        try:
            able = bool(keepsakes(self.store, self.campaign)) and self.playing is None
        except Unreadable:
            able = False
        why = "" if able else _("Only between missions, with the game of the last victory at hand.")
        return [Button(_("Choose the cards"), self.choose_cards, icon="backpack", enabled=able, tip=why)]

    def _chronicle(self) -> Widget:
        campaign, theme = self.campaign, self.app.look.theme
        if not campaign.results:
            words = _("Nothing has happened yet. What comes of each mission will be written here.")
            empty = Column(Gap(grow=1), Label(words, size=LARGE, colour=theme.ink, align="centre"), Gap(grow=1))
            return Panel(empty, ground="paper", pad=60, grow=1)
        rows = [
            self._result(result, mission_name(campaign.game, result.mission)) for result in reversed(campaign.results)
        ]
        return Panel(Scroll(Column(*rows, gap=4), on_paper=True), ground="paper", pad=34, grow=1)

    def _foot(self) -> Widget:
        manage = Button(_("Manage"), self.manage, icon="menu", tall=48)
        words, go = self._way_on()
        return self.foot(words, manage, go)

    def _way_on(self) -> tuple[str, Widget]:
        """What comes next in words, and the button that leads there."""
        if self.playing is not None:
            words = f"{mission_words(self.playing)}, {standing_words(self.playing)}"
            return words, self._primary(_("Go on"), self.go_on, enabled=self.trouble is None)
        able = self.chosen in self.campaign.open_missions(self._book()) and self.trouble is None
        why = "" if able else _("In the order of the book this mission is not open.")
        again = self.campaign.won(self.chosen)
        words = mission_name(self.campaign.game, self.chosen) if self.chosen else ""
        return words, self._primary(_("Play again") if again and able else _("Begin"), self.begin, able, why)

    def _primary(self, text: str, action: Callable[[], object], enabled: bool, tip: str = "") -> Widget:
        return Button(text, action, icon="right", face="bold", size=LARGE, tall=48, enabled=enabled, tip=tip)

    def rebuild(self) -> None:
        """Stay where one was reading."""
        self._offset = self._scroll.offset if self._scroll is not None else 0
        super().rebuild()

    def turn_to(self, page: str) -> None:
        """Show another part."""
        self.page = page
        self.rebuild()

    def choose(self, mission: str) -> None:
        """Show another mission on the sheet."""
        self.chosen = mission
        self.rebuild()

    def go_on(self) -> None:
        """Back to the very decision."""
        from game.client.play.start import kept_game

        self.attempt(lambda: self.app.push(kept_game(self.store.playing)))

    def begin(self) -> None:
        """To the table set-up, with the players and the band as they are."""
        wishes = mission_wishes(self.store, self.campaign, self.chosen)
        self.app.push(lambda app: Setup(app, wishes, page=BAND))

    def watch(self, path: Path) -> None:
        """The game of a result from its beginning."""
        from game.client.scenes.replay import replay_scene

        self.attempt(lambda: self.app.push(replay_scene(path)))

    def choose_cards(self) -> None:
        """To the choice of the cards that are carried on."""
        from game.client.scenes.keepsakes import Keepsakes

        self.attempt(lambda: self.app.push(lambda app: Keepsakes(app, self.store)))

    def give_up(self) -> None:
        """Put the mission in progress away; the foot offers the way back."""
        shelf = self.store.shelf
        try:
            deleted = shelf.delete(IN_PROGRESS)
        except Refused as refusal:
            self.tell(refusal)
            return
        self.regret = Regret(_("The mission was given up."), partial(self._resume, deleted))
        self.rebuild()

    def _resume(self, deleted: Deleted) -> None:
        self.store.shelf.undelete(deleted)

    def restore(self) -> None:
        """The file before a broken one takes its place."""
        if self.attempt(lambda: self.store.shelf.restore(IN_PROGRESS)):
            self.rebuild()

    def manage(self) -> None:
        """What can be done with the campaign as a whole."""
        button = self.screen.find(_("Manage"))
        choices = [
            Choice(_("Rename"), self.rename),
            Choice(_("Copy"), self.copy),
            Choice(_("Export"), self.export),
            Choice(_("Delete"), self.delete),
        ]
        self.screen.offer((button.rect.x, button.rect.y - self.app.look.px(180)), choices)

    def rename(self) -> None:
        """Ask for another title."""

        def done(title: str) -> None:
            Campaigns(folders().saves).rename(self.store, title)
            self.rebuild()

        self.ask_name(_("Rename the campaign"), self.campaign.title, _("Rename"), done)

    def copy(self) -> None:
        """Ask what the second campaign is called, and go there."""

        def done(title: str) -> None:
            copy = Campaigns(folders().saves).copy(self.store, title)
            self.app.replace(lambda app: CampaignPage(app, copy))

        wish = _("{title}, a copy").format(title=self.campaign.title)[:80]
        self.ask_name(_("Copy the campaign"), wish, _("Copy"), done)

    def export(self) -> None:
        """Write the campaign with its mission in progress to one file and say where."""
        target = free_file(folders().exports, self.campaign.title)
        if self.attempt(lambda: Campaigns(folders().saves).export(self.store, target)):
            self.say(_("Exported"), _("The campaign is in this file now: {file}").format(file=target))

    def delete(self) -> None:
        """Into the trash; the list of campaigns offers the way back."""
        app, store, title = self.app, self.store, self.campaign.title
        app.pop()
        if not isinstance(app.scene, CampaignList):
            app.push(CampaignList)
        scene = app.scene
        assert isinstance(scene, CampaignList)
        if scene.attempt(lambda: scene.deleted(store, title)):
            scene.rebuild()

    def take_in(self, path: Path) -> None:
        """A file that was dropped here is taken in by the list."""
        app = self.app
        app.pop()
        if not isinstance(app.scene, CampaignList):
            app.push(CampaignList)
        assert isinstance(app.scene, CampaignList)
        app.scene.take_in(path)


def _sum(counts: Mapping[str, int]) -> int:
    return sum(counts.values())


def mission_wishes(store: Store, campaign: Campaign, mission: str) -> Wishes:
    """The table of a campaign's mission: its players and band; whom the mission does not admit somebody else replaces.

    A campaign without a roster draws its survivors by lot.
    """
    wishes = Wishes(game=campaign.game, seats=len(campaign.players), ultrared=campaign.ultrared)
    wishes.companions, wishes.title, wishes.campaign = campaign.companions, campaign.title, store
    wishes.names = [*campaign.players, *[""] * MOST][:MOST]
    wishes.kept = dict(campaign.kept) if campaign.carry == "one_card" else {}
    known = wishes.content.survivors
    wishes.band = {name: seat for seat, names in enumerate(campaign.roster) for name in names if name in known}
    size = len(wishes.band)
    wishes.choose_mission(mission)
    if not size:
        wishes.draw_lots(MOST, SystemRandom())
    for name in wishes.allowed:
        if len(wishes.band) < size and name not in wishes.band:
            wishes.toggle(name)
    return wishes


def return_to(app: App, name: str) -> None:
    """From the end of a mission back to its campaign: to the page below, or to a new one in the place of the top."""
    below = app.scenes[-2] if len(app.scenes) > 1 else None
    if isinstance(below, CampaignPage) and below.store.name == name:
        app.pop()
        return
    store = Store(name, Campaigns(folders().saves).folder / name)
    try:
        page = CampaignPage(app, store)
    except Refused as refusal:
        app.troubles.append(refusal)
        app.pop()
        return
    app.replace(lambda app: page)


def first_campaign(app: App) -> CampaignPage:
    """The page of the first campaign there is; raises Refused without any."""
    store = next(Campaigns(folders().saves).stores(), None)
    if store is None:
        raise Refused("No campaign has been begun.")
    return CampaignPage(app, store)
