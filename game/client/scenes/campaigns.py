"""Campaigns: all of them side by side, by game, each as a card with its picture and how far it has come."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.campaigning import settle
from game.client import skin
from game.client.canvas import Canvas
from game.client.look import BODY, LARGE, SMALL, TITLE, Look
from game.client.patches import tiled
from game.client.scenes.keeping import KeepingScene, Regret
from game.client.scenes.kept_rows import draw_face, mission_words, standing_words
from game.client.scenes.setup_wishes import MOST
from game.client.scenes.snapshots import Snapshot, Snapshots, draw_snapshot
from game.client.widgets import Button, Choice, Column, Dialog, Gap, Grid, Label, Panel, Row, Scroll, Widget
from game.client.widgets.base import Size
from game.client.widgets.buttons import Pressable
from game.client.words import _, explained
from game.engine import Refused
from game.missions import shipped_missions
from game.saves import documents
from game.saves.campaigns import Campaign, Campaigns, Listed, Store, finished_game
from game.saves.envelope import Unreadable
from game.saves.exports import plain, take_in
from game.saves.folders import folders
from game.saves.headers import Header
from game.saves.shelf import Deleted
from game.tables import GAMES

if TYPE_CHECKING:
    from game.client.app import App

CARD = 400
"""Units that a card is wide at least."""
BROKEN = 150
"""Units that a card is tall that tells only what is wrong."""
AIR = 24
"""Units of paper around what is on a card."""
FLAT = 1.75
"""Width of a card's picture in heights."""


def progress_words(campaign: Campaign) -> str:
    """How many missions have been won."""
    won, whole = progress(campaign)
    return _("{won} of {whole} missions won").format(won=won, whole=whole)


def progress(campaign: Campaign) -> tuple[int, int]:
    """Missions won at least once, and missions of the book."""
    missions = shipped_missions(campaign.game) if campaign.game in GAMES else ()
    return sum(campaign.won(mission) for mission in missions), len(missions)


def game_in_progress(store: Store) -> Header | None:
    """What the header of the mission in progress says; None if there is none or it cannot be read."""
    try:
        return documents.header(store.playing)
    except Unreadable:
        return None


def latest_snapshot(store: Store, campaign: Campaign) -> Snapshot | None:
    """The mission in progress to be pictured, else the last that was put aside."""
    paths = [store.playing, *(store.shelf.path(finished_game(result)) for result in reversed(campaign.results))]
    path = next((path for path in paths if path.exists()), None)
    try:
        return Snapshot(path, documents.header(path)) if path is not None else None
    except Unreadable:
        return None


class CampaignCard(Pressable):
    """A campaign on a slip of paper: picture, title, players, how far it has come, and what is being played."""

    def __init__(self, listed: Listed, snapshots: Snapshots, action: Callable[[], object]) -> None:
        super().__init__(action, name=f"campaign {listed.store.name}")
        self.listed = listed
        self.snapshots = snapshots
        self.wish = latest_snapshot(listed.store, listed.campaign) if listed.campaign is not None else None
        self.playing = game_in_progress(listed.store) if listed.campaign is not None else None

    @property
    def title(self) -> str:
        """What it is called, or its folder if it cannot be read."""
        known = self.listed.campaign or self.listed.backup
        return known.title if known is not None else plain(self.listed.store.name)

    def natural(self, look: Look, room: int) -> Size:
        """The picture and four lines; where nothing can be read, only what is wrong."""
        if self.listed.campaign is None:
            return room, look.px(BROKEN)
        words = look.line(LARGE, "title") + look.line(BODY) + 2 * look.line(SMALL)
        return room, round((room - 2 * look.px(AIR)) / FLAT) + words + 2 * look.px(AIR) + look.px(42)

    def finish(self) -> None:
        """Have its picture made now."""
        if self.wish is not None:
            self.snapshots.picture(self.wish)
            self.snapshots.finish()

    def paint(self, canvas: Canvas) -> None:
        """Paper that lifts a little when pointed at."""
        skin.ground(canvas, self.rect, "paper")
        canvas.covered(self.rect)
        if self.hot:
            inside = self.rect.inflate(-canvas.px(10), -canvas.px(10))
            pygame.draw.rect(canvas.surface, canvas.theme.brass, inside, canvas.px(2), border_radius=canvas.px(4))
        inside = self.rect.inflate(-2 * canvas.px(AIR), -2 * canvas.px(AIR))
        if self.listed.campaign is None:
            side = min(canvas.px(48), inside.height)
            canvas.icon("warning", pygame.Rect(inside.x, inside.y, side, side), canvas.theme.accent)
            left = inside.x + side + canvas.px(16)
            self._paint_words(canvas, pygame.Rect(left, inside.y, inside.right - left, inside.height))
        else:
            picture = pygame.Rect(inside.x, inside.y, inside.width, round(inside.width / FLAT))
            self._paint_picture(canvas, self.listed.campaign, picture)
            top = picture.bottom + canvas.px(10)
            self._paint_words(canvas, pygame.Rect(inside.x, top, inside.width, inside.bottom - top))
        skin.ring(canvas, self)

    def _paint_picture(self, canvas: Canvas, campaign: Campaign, rect: pygame.Rect) -> None:
        """The latest game, or before the first one the faces of the band."""
        if self.wish is not None:
            draw_snapshot(canvas, self.snapshots, self.wish, rect)
            return
        edge = canvas.px(3)
        frame = rect.inflate(2 * edge, 2 * edge)
        pygame.draw.rect(canvas.surface, canvas.theme.night, frame, border_radius=canvas.px(5))
        if not tiled(canvas.look, canvas.surface, "leather", rect):
            pygame.draw.rect(canvas.surface, canvas.theme.leather, rect)
        band = [name for names in campaign.roster for name in names][:MOST] or [""] * MOST
        side = min(rect.height * 2 // 3, rect.width // (len(band) + 1) - canvas.px(8))
        for number, name in enumerate(band):
            box = pygame.Rect(0, 0, side, side)
            box.center = (rect.x + round(rect.width * (number + 1) / (len(band) + 1)), rect.centery)
            draw_face(canvas, campaign.game, name, box)

    def _paint_words(self, canvas: Canvas, box: pygame.Rect) -> None:
        theme, look = canvas.theme, canvas.look
        campaign, trouble = self.listed.campaign, self.listed.trouble
        line = pygame.Rect(box.x, box.y, box.width, look.line(LARGE, "title"))
        canvas.text(
            look.shortened(self.title, line.width, LARGE, "title"), line, size=LARGE, face="title", colour=theme.accent
        )
        rest = pygame.Rect(box.x, line.bottom + canvas.px(2), box.width, box.bottom - line.bottom - canvas.px(2))
        if campaign is None:
            assert trouble is not None
            most = max(rest.height // look.line(SMALL), 1)
            lines = look.wrapped(explained(trouble), rest.width, SMALL)[:most]
            canvas.paragraph("\n".join(lines), rest, size=SMALL, colour=theme.rust)
            return
        rows = [
            (", ".join(campaign.players), BODY, "text", theme.ink),
            (progress_words(campaign), SMALL, "text", theme.rust),
        ]
        if self.playing is not None:
            now = f"{mission_words(self.playing)}, {standing_words(self.playing)}"
            rows.append((now, SMALL, "bold", theme.ink))
        for text, size, face, colour in rows:
            line = pygame.Rect(rest.x, rest.y, rest.width, look.line(size, face))
            canvas.text(look.shortened(text, line.width, size, face), line, size=size, face=face, colour=colour)
            rest = pygame.Rect(rest.x, line.bottom + canvas.px(2), rest.width, rest.bottom - line.bottom - canvas.px(2))
        won, whole = progress(campaign)
        bar = pygame.Rect(box.x, box.bottom - canvas.px(14), box.width, canvas.px(12))
        skin.track(canvas, bar, won / max(whole, 1))


class CampaignList(KeepingScene):
    """Cards in columns, by game."""

    name = "campaigns"

    def __init__(self, app: App) -> None:
        self.campaigns = Campaigns(folders().saves)
        super().__init__(app)

    def build(self) -> Widget:
        """What the folder holds at this moment; missions that ended unseen are entered first."""
        look = self.app.look
        head = Row(
            Label(_("Campaigns"), size=TITLE, face="title", colour=look.theme.glint, wrap=False), Gap(grow=1), gap=10
        )
        bring = Button(_("Bring in"), self.bring_in, icon="left", tall=48, tip=_("A campaign that came as one file."))
        new = Button(_("New campaign"), self.begin, icon="recruit", face="bold", size=LARGE, tall=48)
        return self.sheet(head, self._body(self._listed()), self.foot("", bring, new))

    def _listed(self) -> list[Listed]:
        try:
            for store in self.campaigns.stores():
                self._settle(store)
            return self.campaigns.listed()
        except Refused as refusal:
            self.tell(refusal)
            return []

    def _settle(self, store: Store) -> None:
        """A mission that ended while nobody could enter it; one that cannot be read is told of on its own page."""
        try:
            settle(store)
        except Unreadable:
            return

    def _body(self, listed: list[Listed]) -> Widget:
        look = self.app.look
        if not listed:
            words = _("Take a band of survivors through the missions of the book, and see what becomes of them.")
            note = _("Begin a campaign below, or bring one in that somebody gave you.")
            empty = Column(
                Gap(grow=1),
                Label(words, size=LARGE, face="subtitle", colour=look.theme.ink, align="centre"),
                Label(note, colour=look.theme.rust, align="centre"),
                Gap(grow=1),
            )
            return Panel(empty, ground="paper", pad=60, grow=1)
        columns = max(int((self.width - 60) / CARD), 1)
        parts: list[Widget] = []
        for title, group in self._by_game(listed):
            cards = [CampaignCard(each, self.snapshots, partial(self.open, each)) for each in group]
            parts += [
                Label(title, size=LARGE, face="title", colour=look.theme.faded),
                Grid(cards, columns, gap=14),
                Gap(6),
            ]
        return Panel(Scroll(Column(*parts, gap=8)), pad=24, grow=1)

    def _by_game(self, listed: list[Listed]) -> list[tuple[str, list[Listed]]]:
        """Each game with its campaigns, the one begun last first; what cannot be read comes in the end."""
        groups: dict[str, list[Listed]] = {}
        for each in sorted(listed, key=lambda each: -each.campaign.begun if each.campaign is not None else 0):
            known = each.campaign is not None
            game = each.campaign.game if each.campaign is not None else ""
            title = (GAMES[game].title if game in GAMES else game) if known else _("Damaged")
            groups.setdefault(title, []).append(each)
        return sorted(groups.items(), key=lambda group: group[1][0].campaign is None)

    def open(self, listed: Listed) -> None:
        """To the page of a campaign, or what can be done with a broken one."""
        if listed.campaign is not None:
            from game.client.scenes.campaign_page import CampaignPage

            self.app.push(lambda app: CampaignPage(app, listed.store))
            return
        assert listed.trouble is not None
        screen, choices = self.screen, []

        def doing(deed: Callable[[], object]) -> Callable[[], None]:
            def act() -> None:
                screen.close()
                if self.attempt(deed):
                    self.rebuild()

            return act

        if listed.backup is not None:
            choices.append(Choice(_("Open the previous one"), doing(listed.store.restore)))
        choices.append(Choice(_("Delete"), doing(lambda: self.deleted(listed.store, plain(listed.store.name)))))
        choices.append(Choice(_("Cancel"), screen.close))
        screen.ask(Dialog(_("This campaign cannot be opened"), explained(listed.trouble), choices))

    def deleted(self, store: Store, title: str) -> None:
        """Put a campaign into the trash; the foot offers the way back."""
        deleted = self.campaigns.delete(store)
        self.regret = Regret(_("{title} was deleted.").format(title=title), partial(self._undelete, deleted))

    def _undelete(self, deleted: Deleted) -> None:
        self.campaigns.undelete(deleted)

    def begin(self) -> None:
        """To the sheet of a new campaign."""
        from game.client.scenes.campaign_new import NewCampaign

        self.app.push(NewCampaign)

    def take_in(self, path: Path) -> None:
        """A campaign comes in and is opened; a game goes to the saved games."""
        try:
            taken = take_in(path, folders().saves)
        except Refused as refusal:
            self.tell(refusal)
            return
        if isinstance(taken, Store):
            from game.client.scenes.campaign_page import CampaignPage

            self.app.push(lambda app: CampaignPage(app, taken))
        else:
            self.rebuild()
            self.say(_("Brought in"), _("That was a single game; you find it among the saved games."))
