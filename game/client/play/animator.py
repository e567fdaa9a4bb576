"""Plays what has happened, one event after the other, at the player's pace: pause, step, speeds, skip.

Time enters through `update` alone. The view follows each event as its clip is shown; when the animator is idle, the
view shows the state as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from game.client.play.clip import Clip
from game.client.play.clips import clip_of
from game.client.play.show import Show
from game.client.play.stage import Stage, Throw
from game.client.play.story import sentence
from game.engine import DiceRolled
from game.rules.zombicide import events as e

LASTING = (DiceRolled, e.AttackMade, e.EnemyKilled, e.PointsGained, e.SurvivorWounded)
"""While these are shown, the dice stay in their tray."""
LINGER = 1.1
"""Seconds that the dice stay after the last of them."""


class Screen(Protocol):
    """What the animator asks of the screen."""

    def follow(self, zone: str) -> None:
        """Bring a zone into view."""

    def show_board(self, seconds: float, via: Mapping[str, tuple[str, ...]]) -> None:
        """Draw the board as the view has it now; figures walk for so long."""

    def show_panels(self) -> None:
        """The panels may have become out of date."""

    def sound(self, name: str) -> None:
        """Play a sound."""


class Animator:
    """Takes events from the table as fast as they can be shown."""

    def __init__(self, table: Show, stage: Stage, screen: Screen, pace: Callable[[], float]) -> None:
        self.table = table
        self.stage = stage
        self.screen = screen
        self.pace = pace
        """How long clips last, as a share of their usual time; 0 shows everything at once."""
        self.caption = ""
        self.paused = False
        self._clip: Clip | None = None
        self._time = 0.0
        self._step = False
        self._linger = 0.0

    @property
    def idle(self) -> bool:
        """Whether everything has been shown."""
        return self._clip is None and self.table.idle

    @property
    def waiting(self) -> bool:
        """Whether it stands still because the player paused it."""
        return self.paused and not self._step and self._clip is None and not self.table.idle

    @property
    def busy(self) -> bool:
        """Whether time changes anything here."""
        return self._linger > 0 or not (self.idle or self.waiting)

    def update(self, seconds: float) -> bool:
        """Let time pass; True if everything has been shown by now and had not been before."""
        self._fade(seconds)
        if self.idle:
            return False
        while not self.idle:
            if self._clip is None:
                if self.waiting:
                    return False
                self._begin()
            seconds = self._play(seconds)
            if self._clip is not None:
                return False
        self.screen.show_panels()
        return True

    def _play(self, seconds: float) -> float:
        """Go on with the running clip; the time that is left when it is over."""
        clip = self._clip
        assert clip is not None
        length = clip.seconds * self.pace()
        self._time += seconds
        if self._time < length:
            self.stage.play(clip.effects, self._time / length)
            return 0.0
        left = self._time - length
        self._end(clip)
        return left

    def _begin(self) -> None:
        event = self.table.pending[0]
        clip = clip_of(event, self.table.view)
        self._clip, self._time = clip, 0.0
        if clip.captioned or clip.seconds >= 1:
            self.caption = sentence(event, self.table.view) or self.caption
        self._show_dice(clip.throw, clip.rolls, isinstance(event, LASTING))
        if clip.focus:
            self.screen.follow(clip.focus)
        if clip.sound and self.pace() > 0:
            self.screen.sound(clip.sound)
        if clip.fold_first:
            self._fold(clip)

    def _fold(self, clip: Clip) -> None:
        self.table.fold_next()
        if clip.seconds:
            self.screen.show_board(clip.seconds * 0.9, clip.via)
            self.screen.show_panels()

    def _end(self, clip: Clip) -> None:
        self._clip = None
        self.stage.rolling = False
        self.stage.play([], 0.0)
        if not clip.fold_first:
            self._fold(clip)
        if clip.captioned:
            self._step = False
        if self.table.idle:
            self.screen.show_board(0.0, {})

    def _show_dice(self, throw: Throw | None, rolls: bool, lasting: bool) -> None:
        if throw is not None:
            self.stage.throw, self.stage.rolling, self._linger = throw, rolls, 0.0
            self.stage.changed()
        elif self.stage.throw is not None and not lasting and self._linger <= 0:
            self._linger = LINGER

    def _fade(self, seconds: float) -> None:
        """Clear the tray a while after the dice have had their effect; a question about them keeps them."""
        if self._linger > 0:
            self._linger -= seconds
            if self._linger <= 0:
                self.clear_dice()

    def clear_dice(self) -> None:
        """Take the dice away."""
        self._linger = 0.0
        if self.stage.throw is not None:
            self.stage.throw = None
            self.stage.changed()

    def settle_dice(self, keep: bool) -> None:
        """All has been shown: the dice stay while somebody has to judge them, else only for a moment."""
        if self.stage.throw is not None:
            self._linger = 0.0 if keep else LINGER

    def skip(self) -> None:
        """Go to the next decision at once."""
        if self._clip is not None:
            clip, self._clip = self._clip, None
            self.stage.rolling = False
            self.stage.play([], 0.0)
            if not clip.fold_first:
                self.table.fold_next()
        self.table.catch_up()
        self.paused = self._step = False
        self.caption = ""
        self.clear_dice()
        self.screen.show_board(0.0, {})
        self.screen.show_panels()

    def drop(self) -> None:
        """Forget what is being shown: the table has gone somewhere else."""
        self._clip = None
        self.paused = self._step = False
        self.caption = ""
        self.stage.rolling = False
        self.stage.play([], 0.0)
        self.clear_dice()

    def pause(self) -> None:
        """Stop after the running clip, or go on."""
        self.paused = not self.paused
        self._step = False

    def step(self) -> None:
        """Show the next sentence, then stop again."""
        self.paused = self._step = True
