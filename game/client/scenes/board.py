"""The board scene: the table is played here. It wires the table, the controller, the animator and the panels."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

import pygame

from game.client.boardview import BoardView, Highlight
from game.client.boardview.view import NOTHING, Target
from game.client.play.animator import Animator
from game.client.play.asking import asked_words
from game.client.play.controller import Controller
from game.client.play.desk import Desk
from game.client.play.dialogs import dialog_for
from game.client.play.frame import Frame
from game.client.play.guide import Guide, Hint
from game.client.play.hover import hover_lines
from game.client.play.inspect import Sheet, contents
from game.client.play.keyboard import SPEEDS, Keyboard
from game.client.play.keys import keys_page
from game.client.play.model import board_model
from game.client.play.offers import answered_on_board
from game.client.play.panels.prompt import Prompt
from game.client.play.panels.side import log_page
from game.client.play.stage import Stage
from game.client.play.table import PlayTable
from game.client.scenes.scene import Scene
from game.client.widgets import Button, Choice, Column, Dialog, Label, Widget
from game.client.words import _, explained, localised
from game.engine import Json, Refused
from game.rules.zombicide.action import ChooseSurvivor

if TYPE_CHECKING:
    from game.client.app import App

PACE = {"slow": 1.7, "normal": 1.0, "fast": 0.5, "instant": 0.0}
CLOSE = 0.72
"""Zoom at which a large board is first shown, at interface scale 1."""


SLICE = 0.006
"""Seconds of a frame in which the log of a resumed game is told."""


class BoardScene(Scene):
    """One game at the table."""

    name = "board"

    def __init__(self, app: App, table: PlayTable, closed: Callable[[], object] = lambda: None) -> None:
        self.table = table
        self._closed = closed
        self.view = table.view
        self.board = BoardView(
            board_model(self.view),
            app.look.pictures,
            clicked=self._clicked,
            pointed=self._pointed,
            asked=self.ask_about,
        )
        self.stage = Stage(self.board)
        self.prompt = Prompt()
        self.controller = Controller(table, self)
        self.guide = Guide(self.view)
        self.hint = Hint(self._hint_read, self._no_hints)
        self.animator = Animator(table, self.stage, self, lambda: PACE[self.app.settings.speed])
        self._zone = ""
        """A zone that something beside the board speaks of."""
        self.looking_at = ""
        """The survivor whose cards are shown while nobody acts."""
        self.keyboard = Keyboard(self)
        super().__init__(app)
        self._frame_board()
        self._open_question()

    def build(self) -> Widget:
        """The panels for this size and language."""
        self.frame = Frame(self)
        self.desk = Desk(self.board, self.stage, self.prompt, self.hint, self.frame.slabs, self.keyboard.last)
        return self.desk

    def rebuild(self) -> None:
        """Build again, and open again what was asked."""
        super().rebuild()
        self._open_question()

    def left(self) -> None:
        """The table is left."""
        self._closed()

    def _frame_board(self) -> None:
        """Begin close enough to recognise people, with the band in view."""
        camera = self.board.camera
        zoom = max(camera.fitting, min(CLOSE * self.app.look.scale, self.board.rect.width / camera.board[0]))
        if zoom > camera.fitting:
            camera.look_at(camera.board[0] / 2, camera.board[1] / 2, zoom)
            if self.view.band:
                self.follow(next((one.zone for one in self.view.band if one.zone), ""))
        camera.arrive()

    def show_panels(self) -> None:
        """Bring all panels and the prompt up to date."""
        focused = self.screen.focused.name if self.screen.focused is not None else ""
        changed = self.frame.refresh()
        if changed and focused and self.screen.focused not in set(self.desk.walk()) and len(self.screen.layers) == 1:
            again = next((widget for widget in self.desk.walk() if widget.name == focused), self.board)
            self.screen.focus(again)
        self.say()

    def show_board(self, seconds: float = 0.0, via: Mapping[str, tuple[str, ...]] | None = None) -> None:
        """Draw the board as the view has it."""
        target = self.controller.cursor if self.controller.cursor != NOTHING else self.board.target
        highlights = self.controller.highlights()
        if self._zone in self.view.board.zones:
            highlights.append(Highlight(self._zone, "chosen"))
        if self.controller.cursor.zone:
            highlights.append(Highlight(self.controller.cursor.zone, "hover"))
        lit = self.controller.lit_figures()
        model = board_model(self.view, lit, highlights, self.controller.route(target))
        self.board.show_model(model, seconds, via)

    def look_again(self) -> None:
        """What is lit has changed."""
        if self.controller.aim and self.screen.focused is not self.board:
            self.screen.focus(self.board)
        self.show_board()
        self.show_panels()
        self._whisper(self.controller.cursor)

    def _whisper(self, target: Target) -> None:
        """Say on a slip what a place is about."""
        spot = self.board.where(target.figure) if target.figure is not None else None
        if spot is None and target.zone in self.view.board.zones:
            spot = self.board.zone_spot(target.zone or "")
        lines = hover_lines(self.controller, target) if self.animator.idle and spot is not None else []
        self.stage.whisper(lines, spot or (0, 0))

    def _hint_read(self) -> None:
        self.guide.dismiss()
        self._give_hint()

    def _no_hints(self) -> None:
        self.app.change(hints=False)
        self._give_hint()

    def _give_hint(self) -> None:
        wanted = self.app.settings.hints and self.animator.idle and len(self.screen.layers) == 1
        self.hint.say(self.guide.choose(self.controller) if wanted else "")

    def follow(self, zone: str) -> None:
        """Bring a zone into view."""
        if zone in self.view.board.zones:
            self.board.follow(zone)

    def sound(self, name: str) -> None:
        """Play a sound."""
        self.app.speaker.play(name)

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
        if question is None:
            self._over()
        elif not answered_on_board(question):
            dialog = dialog_for(question, self.view, self.answer)
            assert dialog is not None, f"nothing asks {question.kind}"
            self.screen.ask(dialog)
        self._give_hint()

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

    def tell(self, refusal: Refused) -> None:
        """Say why something cannot be done."""
        screen = self.screen
        screen.ask(Dialog(_("Not now"), explained(refusal), [Choice(_("All right"), screen.close)]))

    def choose(self, place: Target | None, choices: Sequence[Choice]) -> None:
        """A small menu on the spot."""
        if place is not None and place.zone is not None:
            spot = self.board.where(place.figure) if place.figure else None
            spot = spot or self.board.zone_spot(place.zone)
        else:
            spot = (self.app.size[0] // 2, self.frame.slabs[2].rect.top)
        self.screen.offer(spot, choices)

    def confirm(self, title: str, text: str, yes: str, action: Callable[[], object]) -> None:
        """Ask before something that may be regretted."""
        screen = self.screen

        def go() -> None:
            screen.close()
            action()

        screen.ask(Dialog(title, text, [Choice(yes, go), Choice(_("Cancel"), screen.close)]))

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

    def _clicked(self, target: Target) -> None:
        if self.animator.idle:
            self.controller.cursor = NOTHING
            self.controller.click(target)

    def _pointed(self, target: Target) -> None:
        if self.animator.idle:
            route = self.controller.route(target)
            if route != self.board.model.route:
                self.show_board()
            self._whisper(target)

    def ask_about(self, target: Target, spot: tuple[int, int] = (0, 0)) -> None:
        """Show everything about a place."""
        thing = target.figure or target.token or target.zone
        if thing:
            self.inspect(thing)

    def show_zone(self, zone: str) -> None:
        """Mark a zone that something beside the board speaks of."""
        self._zone = zone
        self.show_board()

    def portrait(self, name: str) -> None:
        """A portrait was chosen: an answer, or a wish to see somebody's cards."""
        if self.animator.idle and not self.controller.point(name):
            self.looking_at = name
            self.follow(self.view.survivor(name).zone)
            self.show_panels()

    def inspect(self, thing: str) -> None:
        """Show everything about a thing in a sheet beside the board."""
        found = contents(thing, self.view)
        if found is not None:
            self.screen.ask(Sheet(*found, self.board.rect, self.screen.close))

    def show_rules(self) -> None:
        """Show the story and the special rules of the mission."""
        text = self.view.mission.text
        if text is None:
            return
        parts: list[Widget] = [Label(localised(text.story), face="italic")]
        parts += [Label(f"• {localised(rule.text)}") for rule in text.rules if rule.text is not None]
        self.screen.ask(Sheet(localised(text.title), Column(*parts, gap=10), self.board.rect, self.screen.close))

    def show_log(self) -> None:
        """Show everything that has happened."""
        page = log_page(self.table.log, self.show_zone)
        self.screen.ask(Sheet(_("Log"), page, self.board.rect, self.screen.close))

    def show_keys(self) -> None:
        """Show the keys of the table."""
        self.screen.close()
        self.screen.ask(Sheet(_("Keys"), keys_page(self.controller.entries()), self.board.rect, self.screen.close))

    def handle(self, event: pygame.event.Event) -> bool:
        """Some keys come first; all else is the screen's business."""
        return self.keyboard.first(event) or super().handle(event)

    @property
    def choosing(self) -> bool:
        """Whether the question is who acts next."""
        return isinstance(self.table.question, ChooseSurvivor)

    def back(self) -> None:
        """The table's menu: help, settings, leaving."""
        screen = self.screen

        def go(make: Callable[[App], Scene]) -> Callable[[], None]:
            def act() -> None:
                screen.close()
                self.app.push(make)

            return act

        from game.client.scenes.help import Help
        from game.client.scenes.settings import SettingsScene

        if self.view.state.outcome is not None:
            self._over()
            return
        ways = Column(
            Button(_("Settings"), go(SettingsScene)),
            Button(_("Help"), go(Help)),
            Button(_("Keys"), self.show_keys),
            Button(_("Leave the table"), self.app.pop),
            gap=8,
        )
        text = _("The game is kept: you can go on with it later.")
        screen.ask(Dialog(_("The table"), text, [Choice(_("Play on"), screen.close)], body=ways))

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
