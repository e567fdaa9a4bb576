"""The board scene: the table is played here. It wires the table, the controller, the animator and the panels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.client.boardview import Handle, Highlight, Route
from game.client.boardview.pane import Pane
from game.client.boardview.view import NOTHING, Target
from game.client.play.asking import asked_words
from game.client.play.carrying import Carrying
from game.client.play.controller import Controller
from game.client.play.desk import Desk
from game.client.play.dialogs import dialog_for
from game.client.play.frame import PlayFrame
from game.client.play.guide import Guide, Hint
from game.client.play.hover import hover_lines
from game.client.play.keyboard import SPEEDS, Keyboard
from game.client.play.keys import keys_page
from game.client.play.offers import answered_on_board
from game.client.play.reporting import ask_for_report
from game.client.play.table import PlayTable
from game.client.scenes.tabletop import Tabletop
from game.client.widgets import Button, Choice, Column, Dialog, Widget
from game.client.words import _
from game.engine import Json, Question, Refused
from game.rules.zombicide.action import ChooseSurvivor

if TYPE_CHECKING:
    from game.client.app import App

PACE = {"slow": 1.7, "normal": 1.0, "fast": 0.5, "instant": 0.0}


SLICE = 0.006
"""Seconds of a frame in which the log of a resumed game is told."""


class BoardScene(Tabletop):
    """One game at the table."""

    name = "board"
    table: PlayTable

    def __init__(self, app: App, table: PlayTable, closed: Callable[[], object] = lambda: None) -> None:
        self._closed = closed
        self.controller = Controller(table, self)
        self.guide = Guide(table.view)
        self.hint = Hint(self._hint_read, self._no_hints)
        self.keyboard: Keyboard = Keyboard(self)
        self.carrying = Carrying(self)
        super().__init__(app, table)
        self.pane = Pane(self.board)
        self._open_question()

    def build(self) -> Widget:
        """The panels for this size and language."""
        self.frame = PlayFrame(self)
        self.desk = Desk(
            self.board,
            self.stage,
            self.prompt,
            self.frame.slabs,
            self.keyboard.last,
            hint=self.hint,
            carried=self.carrying.paint,
        )
        return self.desk

    def rebuild(self) -> None:
        """Build again, and open again what was asked."""
        super().rebuild()
        self._open_question()

    def left(self) -> None:
        """The table is left."""
        super().left()
        self._closed()

    def pace(self) -> float:
        """As the player has set it."""
        return PACE[self.app.settings.speed]

    @property
    def cursor(self) -> Target:
        """Where the keyboard points on the board."""
        return self.controller.cursor

    def highlights(self) -> list[Highlight]:
        """What can be clicked."""
        return self.controller.highlights()

    def lit_figures(self) -> set[str]:
        """Who can be chosen."""
        return self.controller.lit_figures()

    def handles(self) -> list[Handle]:
        """Doors that can be moved."""
        return self.controller.handles()

    def route(self) -> Route | None:
        """The way under the cursor."""
        return self.controller.route(self.cursor if self.cursor != NOTHING else self.board.target)

    def look_again(self) -> None:
        """What is lit has changed."""
        if self.controller.aim and self.screen.focused is not self.board:
            self.screen.focus(self.board)
        self.show_board()
        self.show_panels()
        self._whisper(self.controller.cursor)

    def _whisper(self, target: Target) -> None:
        """Say on a slip what a place is about."""
        self.whisper(target, hover_lines(self.controller, target) if self.animator.idle else ())

    def _hint_read(self) -> None:
        self.guide.dismiss()
        self._give_hint()

    def _no_hints(self) -> None:
        self.app.change(hints=False)
        self._give_hint()

    def _give_hint(self) -> None:
        wanted = self.app.settings.hints and self.animator.idle and len(self.screen.layers) == 1
        self.hint.say(self.guide.choose(self.controller) if wanted else "")

    def say(self) -> None:
        """The prompt: a caption while things happen, else what is asked and of whom."""
        if not self.animator.idle and not self.animator.caption:
            return
        if not self.animator.idle:
            speed = self.app.settings.speed
            play = ("play", _("Go on (Space)")) if self.animator.paused else ("pause", _("Pause (Space)"))
            buttons = [
                (*play, self.pause),
                ("step", _("Next step (.)"), self.step),
                ("fast", _("Faster or slower (1, 2, 3)"), self._next_speed),
                ("skip", _("To the next decision (Esc)"), self.skip),
            ]
            self.prompt.say(self.animator.caption, buttons, "fast" if speed == "fast" else "")
            return
        self.prompt.say(asked_words(self.controller))

    def _open_question(self) -> None:
        """Everything has been shown: let the player decide, or go on with a journey."""
        question = self.table.question
        self.animator.settle_dice(question is not None and question.kind in ("choose_reroll", "share_hits"))
        self.animator.caption = ""
        while len(self.screen.layers) > 1:
            self.screen.close()
        if self.screen.focused is None or not self.screen.by_keys:
            self.screen.focus(self.board, by_keys=False)
        if self.controller.open():
            return
        self.look_again()
        if self.choosing:
            self._find_band()
        if question is None:
            self._over()
        elif not answered_on_board(question):
            self._ask(question)
        self._give_hint()

    def _find_band(self) -> None:
        """Bring somebody who may act into view, if the camera has followed the dead away from all of them."""
        waiting = [one.zone for one in self.view.band if one.zone and not one.done]
        if waiting and not any(self.board.rect.collidepoint(self.board.zone_spot(zone)) for zone in waiting):
            self.follow(waiting[0])

    def _ask(self, question: Question) -> None:
        """Lay a decision over the board, beside the zone that it is about."""
        dialog = dialog_for(question, self.view, self.answer)
        assert dialog is not None, f"nothing asks {question.kind}"
        self.pane.place(self.app.look, self.board.rect)
        dialog.behind = self.pane
        self.screen.ask(dialog)
        zone: str = getattr(question, "zone", "")
        if zone in self.view.board.zones:
            self.follow(zone)
            self.show_zone(zone)
            dialog.avoid(self.board.zone_spot(zone))

    def answer(self, answer: Json) -> None:
        """Give an answer; what comes of it is shown next."""
        try:
            self.table.answer(answer)
        except Refused as refusal:
            self.tell(refusal)
            return
        while len(self.screen.layers) > 1:
            self.screen.close()
        self.controller.close()
        self._zone = ""
        self.stage.whisper(())
        self.hint.say("")
        self.show_board()
        if self.table.idle:
            self._open_question()
        else:
            self.update(0)

    def choose(self, place: Target | None, choices: Sequence[Choice]) -> None:
        """A small menu on the spot: where the mouse is, or where the keyboard points."""
        if place is not None and self.cursor == NOTHING and self.board.rect.collidepoint(self.screen.pointer):
            spot = (self.screen.pointer[0] + self.app.look.px(10), self.screen.pointer[1] - self.app.look.px(14))
        elif place is not None and place.zone is not None:
            standing = self.board.where(place.figure) if place.figure else None
            spot = standing or self.board.zone_spot(place.zone)
        else:
            spot = (self.app.size[0] // 2, self.frame.slabs[2].rect.top)
        self.screen.offer(spot, choices, self.controller.menu_closed)

    def update(self, seconds: float) -> None:
        """Let time pass."""
        if self.table.recalling and self.table.recall(SLICE):
            self.show_panels()
        if self.animator.update(seconds):
            self._open_question()
        super().update(seconds)

    def wait(self) -> float | None:
        """No rest while anything is being shown or told."""
        return 0.0 if self.animator.busy or self.table.recalling else super().wait()

    def pause(self) -> None:
        """Stop or go on."""
        self.animator.pause()
        self.say()

    def step(self) -> None:
        """One sentence further."""
        self.animator.step()
        self.say()

    def skip(self) -> None:
        """To the next decision."""
        self.animator.skip()
        self._open_question()

    def _next_speed(self) -> None:
        speed = self.app.settings.speed
        following = SPEEDS[(SPEEDS.index(speed) + 1) % len(SPEEDS)] if speed in SPEEDS else "normal"
        self.app.change(speed=following)
        self.say()

    def undo(self) -> None:
        """Take the last decision back, or say why not."""
        self._travel_in_time(self.table.undo)

    def redo(self) -> None:
        """Decide again as before."""
        self._travel_in_time(self.table.redo)

    def _travel_in_time(self, go: Callable[[], object]) -> None:
        if not self.animator.idle:
            self.animator.skip()
        try:
            go()
        except Refused as refusal:
            self.tell(refusal)
            return
        self.animator.clear_dice()
        self._open_question()

    def clicked(self, target: Target) -> None:
        """An answer, if the place is lit."""
        if self.animator.idle:
            self.controller.cursor = NOTHING
            self.controller.click(target)

    def pointed(self, target: Target) -> None:
        """Show the way to a place, and what could be done there."""
        if self.animator.idle:
            route = self.controller.route(target)
            if route != self.board.model.route:
                self.show_board()
            self._whisper(target)

    def portrait(self, name: str) -> None:
        """A portrait was chosen: an answer, or a wish to see somebody's cards."""
        if self.animator.idle and not self.controller.point(name):
            super().portrait(name)

    def show_keys(self) -> None:
        """Show the keys of the table."""
        self.screen.close()
        self.lay_sheet(_("Keys"), keys_page(self.controller.entries()))

    @property
    def choosing(self) -> bool:
        """Whether the question is who acts next."""
        return isinstance(self.table.question, ChooseSurvivor)

    def back(self) -> None:
        """The table's menu: help, settings, leaving."""
        from game.client.scenes.help import Help
        from game.client.scenes.settings import SettingsScene

        if self.view.state.outcome is not None:
            self._over()
            return
        ways = Column(
            Button(_("Settings"), self.going(SettingsScene)),
            Button(_("Help"), self.going(Help)),
            Button(_("Keys"), self.show_keys),
            Button(_("Report a problem"), self._report_from_menu, hotkey="F8"),
            Button(_("Leave the table"), self.app.pop),
            gap=8,
        )
        screen = self.screen
        text = _("The game is kept: you can go on with it later.")
        screen.ask(Dialog(_("The table"), text, [Choice(_("Play on"), screen.close)], body=ways))

    def report(self) -> None:
        """Write the game as it stands into a report."""
        label = self.table.label
        if label is None:
            self.tell(Refused("This game is not kept: there is nothing to report it from."))
            return
        ask_for_report(self.screen, lambda: self.table.session, label)

    def _report_from_menu(self) -> None:
        self.screen.close()
        self.report()

    def _over(self) -> None:
        """The game has ended."""
        outcome = self.view.state.outcome
        won = outcome is not None and bool(outcome.winners)
        title = _("Mission accomplished") if won else _("The mission is lost")
        screen = self.screen
        choices = [Choice(_("How it went"), self._sum_up), Choice(_("Look at the board"), screen.close)]
        screen.ask(Dialog(title, "", choices))

    def _sum_up(self) -> None:
        """What became of the game."""
        from game.client.scenes.outcome import Outcome

        table = self.table
        self.app.replace(lambda app: Outcome(app, table))
