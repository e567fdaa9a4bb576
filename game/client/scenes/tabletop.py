"""What every scene around a board has: the board, the show upon it, panels, sheets; played or only watched."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

import pygame

from game.client.boardview import BoardView, Handle, Highlight, Route
from game.client.boardview.view import Target
from game.client.play.animator import Animator
from game.client.play.desk import Desk
from game.client.play.frame import Frame
from game.client.play.ground import TableGround
from game.client.play.inspect import Sheet, contents
from game.client.play.keyboard import HeldKeys
from game.client.play.model import board_model
from game.client.play.panels.prompt import Prompt
from game.client.play.panels.side import log_page
from game.client.play.show import Show
from game.client.play.stage import Stage
from game.client.scenes.scene import Scene
from game.client.widgets import Choice, Column, Dialog, Label, Widget
from game.client.words import _, explained, localised
from game.engine import Refused

if TYPE_CHECKING:
    from game.client.app import App

CLOSE = 0.72
"""Zoom at which a large board is first shown, at interface scale 1."""


class Tabletop(Scene):
    """A table that is looked at. Whoever derives from it says what may be done there."""

    frame: Frame
    desk: Desk
    keyboard: HeldKeys
    table: Show

    def __init__(self, app: App, table: Show) -> None:
        self.table = table
        self.view = table.view
        self.setting = self.view.folder
        self.ground = TableGround(app, self.view)
        self.board = BoardView(
            board_model(self.view, ground=self.ground.tiles),
            app.look.pictures,
            clicked=self.clicked,
            pointed=self.pointed,
            asked=self.ask_about,
        )
        self.stage = Stage(self.board)
        self.prompt = Prompt()
        self.animator = Animator(table, self.stage, self, self.pace)
        self.looking_at = ""
        """The survivor whose cards are shown while nobody acts."""
        self._zone = ""
        """A zone that something beside the board speaks of."""
        super().__init__(app)
        self._frame_board()

    def _frame_board(self) -> None:
        """Begin close enough to recognise people, with the band in view."""
        camera = self.board.camera
        zoom = max(camera.fitting, min(CLOSE * self.app.look.scale, self.board.rect.width / camera.board[0]))
        if zoom > camera.fitting:
            camera.look_at(camera.board[0] / 2, camera.board[1] / 2, zoom)
            self.follow(next((one.zone for one in self.view.band if one.zone), ""))
        camera.arrive()

    def entered(self) -> None:
        """The table is seen, and its ground is laid out."""
        super().entered()
        self.ground.entered()
        if self.ground.look_again():
            self.show_board()

    def left(self) -> None:
        """The table is left."""
        self.ground.left()

    def pace(self) -> float:
        """How long clips last, as a share of their usual time."""
        raise NotImplementedError

    def clicked(self, target: Target) -> None:
        """Somebody clicked at a place."""

    def pointed(self, target: Target) -> None:
        """Somebody points at a place."""

    def portrait(self, name: str) -> None:
        """A portrait was chosen: show the survivor and their cards."""
        self.looking_at = name
        self.follow(self.view.survivor(name).zone)
        self.show_panels()

    @property
    def cursor(self) -> Target:
        """Where the keyboard points on the board."""
        raise NotImplementedError

    def highlights(self) -> list[Highlight]:
        """The zones that are marked, and how."""
        return []

    def lit_figures(self) -> set[str]:
        """The miniatures that are marked."""
        return set()

    def handles(self) -> list[Handle]:
        """Buttons on the board."""
        return []

    def route(self) -> Route | None:
        """A way that is shown."""
        return None

    def say(self) -> None:
        """Bring the prompt up to date."""
        raise NotImplementedError

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
        highlights = self.highlights()
        if self._zone in self.view.board.zones:
            highlights.append(Highlight(self._zone, "chosen"))
        if self.cursor.zone:
            highlights.append(Highlight(self.cursor.zone, "hover"))
        ground, handles = self.ground.tiles, self.handles()
        model = board_model(self.view, self.lit_figures(), highlights, self.route(), ground, handles)
        self.board.show_model(model, seconds, via)

    def show_zone(self, zone: str) -> None:
        """Mark a zone that something beside the board speaks of."""
        self._zone = zone
        self.show_board()

    def follow(self, zone: str) -> None:
        """Bring a zone into view."""
        if zone in self.view.board.zones:
            self.board.follow(zone)

    def sound(self, name: str) -> None:
        """Play a sound."""
        self.app.speaker.play(name)

    def whisper(self, target: Target, lines: Sequence[str]) -> None:
        """Say something about a place on a slip beside it."""
        spot = self.board.where(target.figure) if target.figure is not None else None
        if spot is None and target.zone in self.view.board.zones:
            spot = self.board.below_crowd(target.zone or "")
        self.stage.whisper(lines if spot is not None else (), spot or (0, 0))

    def ask_about(self, target: Target, spot: tuple[int, int] = (0, 0)) -> None:
        """Show everything about a place."""
        thing = target.figure or target.token or target.zone
        if thing:
            self.inspect(thing)

    def inspect(self, thing: str) -> None:
        """Show everything about a thing in a sheet beside the board."""
        found = contents(thing, self.view)
        if found is not None:
            self.lay_sheet(*found)

    def lay_sheet(self, title: str, body: Widget) -> None:
        """Lay a sheet over the right side of the board."""
        self.screen.ask(Sheet(title, body, self.board.rect, self.screen.close))

    def show_rules(self) -> None:
        """Show the story and the special rules of the mission."""
        text = self.view.mission.text
        if text is None:
            return
        parts: list[Widget] = [Label(localised(text.story), face="italic")]
        parts += [Label(f"• {localised(rule.text)}") for rule in text.rules if rule.text is not None]
        self.lay_sheet(localised(text.title), Column(*parts, gap=10))

    def show_log(self) -> None:
        """Show everything that has happened."""
        self.lay_sheet(_("Log"), log_page(self.table.log, self.show_zone))

    def tell(self, refusal: Refused, title: str = "") -> None:
        """Say why something cannot be done."""
        screen = self.screen
        screen.ask(Dialog(title or _("Not now"), explained(refusal), [Choice(_("All right"), screen.close)]))

    def confirm(self, title: str, text: str, yes: str, action: Callable[[], object]) -> None:
        """Ask before something that may be regretted."""
        screen = self.screen

        def go() -> None:
            screen.close()
            action()

        screen.ask(Dialog(title, text, [Choice(yes, go), Choice(_("Cancel"), screen.close)]))

    def going(self, make: Callable[[App], Scene]) -> Callable[[], None]:
        """What a menu does to go to another scene and come back."""

        def go() -> None:
            self.screen.close()
            self.app.push(make)

        return go

    def handle(self, event: pygame.event.Event) -> bool:
        """Some keys come first; all else is the screen's business."""
        return self.keyboard.first(event) or super().handle(event)
