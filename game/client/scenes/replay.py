"""Watching a game again: the same board, panels and log as in play, a timeline, and nothing that can be changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.bots.players import GreedyPlayer
from game.client.boardview.view import NOTHING, Target
from game.client.play.desk import Desk
from game.client.play.hover import about
from game.client.play.keys import replay_keys_page
from game.client.play.panels.timeline import Timeline
from game.client.play.panels.transport import SPEEDS
from game.client.play.reel import Reel
from game.client.play.replaying import ReplayFrame, ReplayKeys
from game.client.play.reporting import ask_for_report
from game.client.play.table import PlayTable
from game.client.play.view import TableView
from game.client.play.watching import Watched
from game.client.scenes.tabletop import Tabletop
from game.client.widgets import Button, Choice, Column, Dialog, Widget
from game.client.words import _, explained, language
from game.engine import Record, Refused, Session
from game.reopening import watchable
from game.rules.zombicide.rules import TableSetup, ZombicideRules
from game.saves.documents import Label, save_of
from game.saves.folders import folders
from game.saves.replays import Replay
from game.saves.shelf import Shelf
from game.tables import open_table

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.scenes.scene import Scene

SLICE = 0.008
"""Seconds of a frame in which the rest of the game is run."""
GAP = 0.8
"""Seconds between two decisions, at the slowest."""
LONGEST_TITLE = 80


@dataclass(frozen=True, slots=True)
class Film:
    """A game that can be watched: how it ran, at which table, who played, and what is written about it."""

    replay: Replay
    rules: ZombicideRules
    players: tuple[str, ...]
    label: Label | None = None

    def view(self) -> TableView:
        """A look at the table before anything has happened."""
        return TableView(self.rules, self.rules.opening(self.replay.seed), self.players)


def replay_scene(path: Path) -> Callable[[App], Scene]:
    """Watch the game in a file; raises Refused with the reason if it cannot be, before any window opens."""
    found = watchable(path)
    return _projected(Film(found.replay, found.rules, found.players, found.label))


def replay_of_table(table: PlayTable) -> Callable[[App], Scene]:
    """Watch the game that was played at a table."""
    rules = table.view.rules
    return _projected(Film(Replay.of(rules, table.session.record()), rules, table.view.players, table.label))


def _projected(film: Film) -> Callable[[App], Scene]:
    reel = Reel(film.replay, film.view())
    reel.wind_to(1)
    if reel.wound == 0:
        assert reel.trouble is not None
        raise reel.trouble
    return lambda app: ReplayScene(app, film, reel)


def sample(app: App, mission: str = "m0", seed: int = 6) -> Scene:
    """A game in the middle of its replay, for pictures: a bot played it, and nothing is kept."""
    rules = open_table("undead_or_alive", mission, TableSetup(seats=2))
    session = Session(rules, seed, auto=True)
    bot = GreedyPlayer(seed)
    while session.question is not None:
        session.answer(bot.decide(session, session.question))
    scene = replay_of_table(PlayTable(session, ("Anna", "Ben")))(app)
    assert isinstance(scene, ReplayScene)
    scene.reel.wind()
    scene.seek(scene.reel.length // 2)
    return scene


class ReplayScene(Tabletop):
    """A game that is watched."""

    name = "replay"
    table: Watched

    def __init__(self, app: App, film: Film, reel: Reel) -> None:
        self.film = film
        self.reel = reel
        self.playing = False
        self.speed = SPEEDS[0]
        self._cursor = NOTHING
        self._rest = 0.0
        """Seconds until the next decision while it plays."""
        self.keyboard: ReplayKeys = ReplayKeys(self)
        super().__init__(app, Watched(reel, film.view()))
        self.screen.focus(self.board, by_keys=False)
        self.look_again()

    def build(self) -> Widget:
        """The panels of play, and the timeline below them."""
        self.frame = ReplayFrame(self)
        self.timeline = Timeline(self.seek, caption=_("Rounds"), tip=_("Click or drag to jump to any decision."))
        self.desk = Desk(self.board, self.stage, self.prompt, self.frame.slabs, self.keyboard.last, foot=self.timeline)
        return self.desk

    def rebuild(self) -> None:
        """Build again at the same moment."""
        super().rebuild()
        self.look_again()

    def look_again(self) -> None:
        """Show the moment as it is."""
        self.show_board()
        self.show_panels()

    def show_panels(self) -> None:
        """Bring panels, prompt and timeline up to date."""
        last = self.reel.wound if self.reel.finished else self.reel.length
        self.timeline.show_position(self.table.at, last - 1, self.reel.rounds)
        super().show_panels()

    def show_board(self, seconds: float = 0.0, via: Mapping[str, tuple[str, ...]] | None = None) -> None:
        """Draw the board; figures walk at the pace of the replay, whatever the pace of play is."""
        motion = self.app.look.motion
        super().show_board(seconds * self.pace() / motion if motion else 0.0, via)

    def pace(self) -> float:
        """By the speed that was chosen here."""
        return 1 / self.speed

    @property
    def cursor(self) -> Target:
        """Where the keyboard points on the board."""
        return self._cursor

    def pointed(self, target: Target) -> None:
        """Say what a miniature or token is."""
        self.whisper(target, about(self.view, target) if self.animator.idle else ())

    def answer_words(self) -> str:
        """Who decided what, as far as it is shown."""
        step = self.table.step
        if step is None:
            return _("The table is laid. Space plays, Right goes to the next decision.")
        state = self.reel.state(self.table.began - 1)
        what = self.view.narrator.name(step, state, language())
        who = [state.turn.survivor] if state.turn is not None and step.kind != "choose_survivor" else []
        names = [self.view.name(one) for one in who]
        if self.view.rules.seats > 1 and step.seat is not None:
            names.insert(0, self.view.player(step.seat))
        return f"{', '.join(names)}: {what}" if names else what

    def where_words(self) -> str:
        """Which decision is shown."""
        taken, all_of_them = self.reel.decisions(self.table.at), self.reel.decisions(self.reel.wound - 1)
        return _("Decision {number} of {count}").format(number=taken, count=all_of_them)

    def say(self) -> None:
        """What happens, or who decided what, or why there is no more."""
        if not self.animator.idle:
            self.prompt.say(self.animator.caption or self.answer_words())
        elif self.table.ended:
            self.prompt.say(self._last_words())
        else:
            self.prompt.say(self.answer_words())

    def _last_words(self) -> str:
        if self.reel.trouble is not None:
            return explained(self.reel.trouble)
        if self.view.state.outcome is None:
            return _("Here the log ends: this game is not over.")
        return _("The game is over.")

    def update(self, seconds: float) -> None:
        """Let time pass."""
        if self.reel.wind(SLICE):
            self.show_panels()
            if self.reel.trouble is not None:
                self.tell(self.reel.trouble, _("This replay ends early"))
        if self.animator.update(seconds):
            self.animator.settle_dice(keep=False)
            self._rest = GAP * self.pace()
            self.look_again()
        elif self.playing and self.animator.idle and len(self.screen.layers) == 1:
            self._rest -= seconds
            if self._rest <= 0:
                self._advance()
        super().update(seconds)

    def wait(self) -> float | None:
        """No rest while it plays or is still being run."""
        busy = self.animator.busy or not self.reel.finished or (self.playing and len(self.screen.layers) == 1)
        return 0.0 if busy else super().wait()

    def _advance(self) -> bool:
        """Begin to show the next decision; at the end the show stops."""
        self.animator.caption = ""
        self._rest = GAP * self.pace()
        self._forget_cursor()
        if not self.table.advance():
            self.playing = False
        self.look_again()
        return self.playing

    def _forget_cursor(self) -> None:
        self._cursor = NOTHING
        self.stage.whisper(())

    def toggle(self) -> None:
        """Play or pause; from the end it plays from the beginning."""
        self.playing = not self.playing
        if self.playing and self.animator.idle and self.table.ended:
            self.jump(lambda: self.table.go(0))
            self.playing = True
        self.animator.paused = not self.playing
        self._rest = 0.0
        self.show_panels()

    def next_one(self) -> None:
        """Show the next decision; one that is still being shown is finished at once."""
        if not self.animator.idle:
            self.animator.skip()
        self.animator.paused = False
        self._advance()

    def step(self) -> None:
        """One sentence further."""
        self.playing = False
        if self.animator.idle:
            self._advance()
        self.animator.step()
        self.show_panels()

    def jump(self, go: Callable[[], object]) -> None:
        """Go somewhere at once, and stay there unless it plays."""
        self.animator.drop()
        self._forget_cursor()
        go()
        self._rest = GAP * self.pace()
        if self.view.active is not None:
            self.follow(self.view.active.zone)
        self.look_again()

    def back_one(self) -> None:
        """To before the decision that is shown."""
        self.jump(self.table.back)

    def previous_round(self) -> None:
        """To the beginning of this round or the one before."""
        self.jump(self.table.previous_round)

    def next_round(self) -> None:
        """To the beginning of the next round."""
        self.jump(self.table.next_round)

    def seek(self, beat: int) -> None:
        """To any decision."""
        self.jump(lambda: self.table.go(beat))

    def to_start(self) -> None:
        """To the very beginning."""
        self.seek(0)

    def to_end(self) -> None:
        """To where the log ends."""
        self.seek(self.reel.length - 1)

    def set_speed(self, speed: int) -> None:
        """Play so many times faster."""
        self.speed = speed
        self.show_panels()

    def move_cursor(self, step: int) -> None:
        """To the next zone in which somebody or something is."""
        figures = [figure.zone for figure in self.board.model.figures]
        tokens = [token.zone for token in self.board.model.tokens if token.zone]
        taken = set(figures) | set(tokens)
        places = [zone for zone in self.view.board.zones if zone in taken]
        if not places:
            return
        here = places.index(self._cursor.zone) if self._cursor.zone in places else (-1 if step > 0 else 0)
        self._cursor = Target(places[(here + step) % len(places)])
        self.follow(self._cursor.zone or "")
        self.show_board()

    def show_keys(self) -> None:
        """Show the keys of the replay."""
        self.screen.close()
        self.lay_sheet(_("Keys"), replay_keys_page())

    def report(self) -> None:
        """Write this game into a report."""
        self._pause()
        if self.film.label is None:
            self.tell(Refused("This game is not kept: there is nothing to report it from."))
            return
        where = f"At decision {self.reel.decisions(self.table.at)}, round {self.table.round}."
        ask_for_report(self.screen, lambda: self._session(self.reel.wound), self.film.label, where)

    def _pause(self) -> None:
        if self.playing:
            self.toggle()

    def _session(self, beats: int) -> Session[Any]:
        """The game after so many beats, as if it had just been played."""
        rules, seed = self.film.rules, self.film.replay.seed
        steps = tuple(step for step in self.reel.steps[:beats] if step is not None)
        return Session.resume(rules, Record(seed, steps, 0, rules.opening(seed)))

    def play_on(self) -> None:
        """Offer to go on from here with a copy of the game."""
        self._pause()
        self.animator.skip()
        label = self.film.label
        if label is None:
            self.tell(Refused("This game is not kept: there is nothing to play on from."))
        elif self.view.state.outcome is not None:
            self.tell(Refused("The game is over here: go back to an earlier decision first."))
        else:
            text = _("A copy of the game begins at this very decision. The game that you are watching stays as it is.")
            self.confirm(_("Play on from here?"), text, _("Play on"), lambda: self._play_on(label))

    def _play_on(self, label: Label) -> None:
        from game.client.play.start import kept_game

        ending = _(", round {number}").format(number=self.table.round)
        title = label.title[: LONGEST_TITLE - len(ending)] + ending
        shelf = Shelf(folders().saves)
        try:
            save = save_of(self._session(self.table.at + 1), replace(label, title=title, campaign=""))
            make = kept_game(shelf.save(shelf.free_name(title), save))
        except Refused as refusal:
            self.tell(refusal)
            return
        self.app.replace(make)

    def menu(self) -> None:
        """Everything that is not on the bar."""
        from game.client.scenes.help import Help
        from game.client.scenes.settings import SettingsScene

        self._pause()
        screen = self.screen

        def then(action: Callable[[], object]) -> Callable[[], None]:
            def act() -> None:
                screen.close()
                action()

            return act

        ways = Column(
            Button(_("Play on from here"), then(self.play_on)),
            Button(_("Report a problem"), then(self.report)),
            Button(_("Settings"), self.going(SettingsScene)),
            Button(_("Help"), self.going(Help)),
            Button(_("Keys"), self.show_keys),
            Button(_("Leave the replay"), self.back),
            gap=8,
        )
        screen.ask(Dialog(_("The replay"), "", [Choice(_("Watch on"), screen.close)], body=ways))
