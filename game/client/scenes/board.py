"""The board scene: the table is played here. It wires the table, the controller, the animator and the panels."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING

import pygame

from game.client.boardview import BoardView, Highlight
from game.client.boardview.view import NOTHING, Target
from game.client.play import overlays
from game.client.play.animator import Animator
from game.client.play.controller import Controller
from game.client.play.desk import NARROW, Desk, tightness
from game.client.play.dialogs import dialog_for
from game.client.play.guide import Guide, Hint
from game.client.play.hover import hover_lines
from game.client.play.inspect import Sheet, contents
from game.client.play.keys import keys_page
from game.client.play.model import board_model
from game.client.play.offers import answered_on_board, verb_name
from game.client.play.panels.hand import hand_panel
from game.client.play.panels.prompt import Prompt
from game.client.play.panels.side import log_page, side_panel
from game.client.play.panels.slab import Slab
from game.client.play.panels.survivors import band
from game.client.play.panels.top import top_bar
from game.client.play.stage import Painter, Stage
from game.client.play.table import PlayTable
from game.client.scenes.scene import Scene
from game.client.widgets import Button, Choice, Column, Dialog, Label, Widget
from game.client.widgets.focus import ARROWS
from game.client.words import _, counted, explained, language, localised
from game.engine import Json, Refused
from game.engine.session import Step
from game.rules.zombicide.action import Act, ChooseSurvivor
from game.rules.zombicide.state import Survivor

if TYPE_CHECKING:
    from game.client.app import App

PACE = {"slow": 1.7, "normal": 1.0, "fast": 0.5, "instant": 0.0}
SPEEDS = ("slow", "normal", "fast")
MODIFIERS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_SHIFT | pygame.KMOD_META
HELD = (pygame.K_l, pygame.K_g, pygame.K_b, pygame.K_z, pygame.K_w)
"""Keys that reveal something as long as they are held."""
TIGHT_BAR = 0.85
"""Tightness below which the top bar drops words."""
CLOSE = 0.72
"""Zoom at which a large board is first shown, at interface scale 1."""


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
            asked=self._asked,
        )
        self.stage = Stage(self.board)
        self.prompt = Prompt()
        self.controller = Controller(table, self)
        self.guide = Guide(self.view)
        self.hint = Hint(self._hint_read, self._no_hints)
        self.animator = Animator(table, self.stage, self, lambda: PACE[self.app.settings.speed])
        self._zone = ""
        """A zone that something beside the board speaks of."""
        self._looking_at = ""
        """The survivor whose cards are shown while nobody acts."""
        self._held = 0
        super().__init__(app)
        self._frame_board()
        self._open_question()

    def build(self) -> Widget:
        """The panels for this size and language."""
        self.slabs = (
            Slab(self._top, self._top_key, (20, 6)),
            Slab(self._band, self._band_key, (12, 12)),
            Slab(self._hand, self._hand_key, (20, 16)),
            Slab(self._side, self._side_key, (18, 16)),
        )
        self.desk = Desk(self.board, self.stage, self.prompt, self.hint, self.slabs, self._key)
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
                self.board.follow(self.view.band[0].zone)
        camera.arrive()

    @property
    def narrow(self) -> bool:
        """Whether the window leaves little room for panels."""
        return min(self.app.size[0], self.app.size[0] / self.app.look.scale) < NARROW

    def _top(self) -> Widget:
        session = self.table.session
        undo, redo = session.next_undo(), session.next_redo()
        refusal = session.undo_refusal()
        return top_bar(
            self.view,
            undo=self.undo,
            redo=self.redo,
            menu=self.back,
            undo_tip=explained(refusal) if refusal else _("Undo: {step} (Ctrl+Z)").format(step=self._step_name(undo)),
            redo_tip=_("Redo: {step} (Ctrl+Y)").format(step=self._step_name(redo)) if redo else _("Nothing to redo."),
            can_undo=refusal is None and self.animator.idle,
            can_redo=redo is not None and self.animator.idle,
            tight=tightness(self.app.look, self.app.size[0]) < TIGHT_BAR,
        )

    def _step_name(self, step: Step | None) -> str:
        return self.view.narrator.name(step, self.view.state, language()) if step is not None else ""

    def _top_key(self) -> Hashable:
        state = self.view.state
        return (
            state.round,
            state.phase,
            state.turn.survivor if state.turn else "",
            self.view.game.danger(),
            getattr(state, "noise_zone", ""),
            getattr(state, "noise_side", ""),
            len(self.table.session.steps),
            self.animator.idle,
        )

    def _band(self) -> Widget:
        return band(self.view, self._portrait, self.inspect, set(self._choosable))

    @property
    def _choosable(self) -> tuple[str, ...]:
        """The survivors whose portrait is an answer."""
        return tuple(offer.figure for offer in self.controller.offers if offer.figure) if self._choosing else ()

    @property
    def _choosing(self) -> bool:
        return isinstance(self.table.question, ChooseSurvivor)

    def _band_key(self) -> Hashable:
        turn = self.view.state.turn
        people = tuple(
            (one.id, one.wounds, one.health, one.points, one.done, one.zone, one.leader)
            for one in self.view.state.survivors.values()
        )
        return people, turn.survivor if turn else "", turn.actions if turn else 0, self._free, self._choosable

    @property
    def _free(self) -> tuple[str, ...]:
        turn = self.view.state.turn
        return tuple(turn.free) if turn else ()

    def _shown_survivor(self) -> Survivor | None:
        if self.view.active is not None:
            return self.view.active
        if self._looking_at in self.view.state.survivors:
            return self.view.survivor(self._looking_at)
        waiting = [one for one in self.view.band if one.zone and not one.done] or self.view.band
        return waiting[0] if waiting else None

    def _hand(self) -> Widget:
        return hand_panel(
            self.view,
            self._shown_survivor(),
            self.controller.entries(),
            self.controller.press,
            self.inspect,
            tightness=tightness(self.app.look, self.app.size[0]),
        )

    def _hand_key(self) -> Hashable:
        survivor = self._shown_survivor()
        cards = (survivor.id, tuple(survivor.slots), tuple(survivor.skills)) if survivor else ()
        return cards, tuple(self.view.state.unloaded), tuple(self.controller.entries())

    def _side(self) -> Widget:
        return side_panel(
            self.view,
            self.table.log,
            rules=self.show_rules,
            bounty=lambda: self.inspect(self.view.state.shown.get("bounty", "")),
            log=self.show_log,
            show_zone=self._show_zone,
            narrow=self.narrow,
        )

    def _side_key(self) -> Hashable:
        state = self.view.state
        piles = tuple(len(pile) for pile in state.piles.values())
        spawns = tuple(token.active for token in state.spawns.values())
        return len(self.table.log), tuple(state.goals), piles, spawns, state.shown.get("bounty")

    def show_panels(self) -> None:
        """Bring all panels and the prompt up to date."""
        focused = self.screen.focused.name if self.screen.focused is not None else ""
        changed = [slab for slab in self.slabs if slab.refresh()]
        if changed and focused and self.screen.focused not in set(self.desk.walk()) and len(self.screen.layers) == 1:
            again = next((widget for widget in self.desk.walk() if widget.name == focused), self.board)
            self.screen.focus(again)
        self._say()

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

    def _say(self) -> None:
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
        self.prompt.say(self._asked_words())

    def _asked_words(self) -> str:
        """What the open question asks, and of whom."""
        question = self.table.question
        whose = ""
        if question is not None and self.view.rules.seats > 1:
            whose = f"{self.view.player(question.seat)}: "
        if self.controller.aim:
            return whose + _("{action}: pick a lit target, or press Esc.").format(action=verb_name(self.controller.aim))
        match question:
            case None:
                return _("The game is over.")
            case Act():
                turn = self.view.state.turn
                name = self.view.name(question.survivor)
                left = counted("{count} action left", "{count} actions left", turn.actions if turn else 0)
                return whose + _("{name}: {left}. Click a lit zone to move, an enemy to attack.").format(
                    name=name, left=left
                )
            case ChooseSurvivor():
                return whose + _("Who acts next? Click a portrait or a miniature.")
        if answered_on_board(question):
            return whose + _("Choose a lit zone.")
        return ""

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
            spot = (self.app.size[0] // 2, self.slabs[2].rect.top)
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
        if self.animator.update(seconds):
            self._open_question()
        super().update(seconds)

    def wait(self) -> float | None:
        """No rest while anything is being shown."""
        return 0.0 if self.animator.busy else super().wait()

    def pause(self) -> None:
        """Stop or go on."""
        self.animator.pause()
        self._say()

    def step(self) -> None:
        """One sentence further."""
        self.animator.step()
        self._say()

    def skip(self) -> None:
        """To the next decision."""
        self.animator.skip()
        self._open_question()

    def _next_speed(self) -> None:
        speed = self.app.settings.speed
        following = SPEEDS[(SPEEDS.index(speed) + 1) % len(SPEEDS)] if speed in SPEEDS else "normal"
        self.app.change(speed=following)
        self._say()

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

    def _asked(self, target: Target, spot: tuple[int, int]) -> None:
        thing = target.figure or target.token or target.zone
        if thing:
            self.inspect(thing)

    def _show_zone(self, zone: str) -> None:
        self._zone = zone
        self.show_board()

    def _portrait(self, name: str) -> None:
        if self.animator.idle and not self.controller.point(name):
            self._looking_at = name
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
        page = log_page(self.table.log, self._show_zone)
        self.screen.ask(Sheet(_("Log"), page, self.board.rect, self.screen.close))

    def show_keys(self) -> None:
        """Show the keys of the table."""
        self.screen.close()
        self.screen.ask(Sheet(_("Keys"), keys_page(self.controller.entries()), self.board.rect, self.screen.close))

    def handle(self, event: pygame.event.Event) -> bool:
        """Held keys reveal things; all else is the screen's business."""
        if event.type == pygame.KEYUP and event.key == self._held:
            self._held = 0
            self.stage.reveal(None)
            return True
        if event.type == pygame.KEYDOWN and (self._hold(event) or self._history_key(event)):
            return True
        return super().handle(event)

    def _hold(self, event: pygame.event.Event) -> bool:
        """L sight, G range, B noise, Z names, W why."""
        if event.mod & MODIFIERS or len(self.screen.layers) > 1 or event.key not in HELD:
            return False
        if event.key != self._held:
            self._held = event.key
            self.stage.reveal(self._overlay(event.key))
        return True

    def _overlay(self, key: int) -> Painter:
        view = self.view
        zone = self.board.target.zone or self.controller.cursor.zone
        if zone is None or self.board.target.zone is None:
            shown = self._shown_survivor()
            zone = shown.zone if shown is not None and shown.zone else next(iter(view.board.zones))
        return {
            pygame.K_l: lambda: overlays.sight(view, zone),
            pygame.K_g: lambda: overlays.ranges(view, zone),
            pygame.K_b: lambda: overlays.noise(view),
            pygame.K_z: lambda: overlays.names(view),
            pygame.K_w: lambda: overlays.why(view),
        }[key]()

    def _key(self, event: pygame.event.Event) -> bool:
        """Keys of the table."""
        if len(self.screen.layers) > 1:
            return False
        shifted = event.mod & pygame.KMOD_SHIFT and event.key != pygame.K_TAB
        if shifted or event.mod & (pygame.KMOD_ALT | pygame.KMOD_META | pygame.KMOD_CTRL):
            return False
        if not self.animator.idle:
            return self._show_key(event)
        return self._board_key(event) or self._action_key(event)

    def _history_key(self, event: pygame.event.Event) -> bool:
        """Undo and redo, in the middle of a decision too."""
        wishes = {pygame.K_z: self.undo, pygame.K_y: self.redo}
        if not event.mod & pygame.KMOD_CTRL or event.key not in wishes:
            return False
        wishes[event.key]()
        return True

    def _show_key(self, event: pygame.event.Event) -> bool:
        """Keys while things happen."""
        speeds = dict(zip((pygame.K_1, pygame.K_2, pygame.K_3), SPEEDS, strict=True))
        if event.key in speeds:
            self.app.change(speed=speeds[event.key])
            self._say()
        elif event.key == pygame.K_SPACE:
            self.pause()
        elif event.key == pygame.K_PERIOD:
            self.step()
        elif event.key == pygame.K_ESCAPE:
            self.skip()
        else:
            return False
        return True

    def _board_key(self, event: pygame.event.Event) -> bool:
        """Arrows, Tab and Enter on the board."""
        if self.screen.focused is not self.board:
            if event.key == pygame.K_ESCAPE:
                self.screen.focus(self.board, by_keys=True)
                return True
            return False
        if event.key in ARROWS:
            moved = self.controller.move_cursor(ARROWS[event.key])
            self._follow_cursor()
            return moved
        if event.key == pygame.K_TAB:
            moved = self.controller.next_place(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            self._follow_cursor()
            return moved
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.controller.cursor != NOTHING:
            self.controller.click(self.controller.cursor)
            return True
        if event.key == pygame.K_i:
            self._asked(self.controller.cursor if self.controller.cursor != NOTHING else self.board.target, (0, 0))
            return True
        return event.key == pygame.K_ESCAPE and self.controller.cancel()

    def _follow_cursor(self) -> None:
        if self.controller.cursor.zone:
            self.follow(self.controller.cursor.zone)

    def _action_key(self, event: pygame.event.Event) -> bool:
        """Letters of the action bar."""
        for entry in self.controller.entries():
            if entry.enabled and entry.hotkey and event.key == pygame.key.key_code(entry.hotkey.lower()):
                self.controller.press(entry.verb)
                return True
        return False

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
