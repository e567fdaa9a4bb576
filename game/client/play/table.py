"""A game in progress behind the screen: the session, what has happened but is not shown yet, undo and saving."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from game.client.play.story import Line, line_of
from game.client.play.view import TableView
from game.engine import Event, Json, Question, Session
from game.rules.zombicide.rules import ZombicideRules

Saver = Callable[[Session[Any]], object]


class PlayTable:
    """Answers go to the session at once; the events they cause are shown one by one, at the pace of the animation."""

    def __init__(self, session: Session[Any], players: Sequence[str] = (), save: Saver | None = None) -> None:
        rules = session.rules
        assert isinstance(rules, ZombicideRules)
        self.session = session
        self.view = TableView(rules, session.base, players)
        self.pending: deque[Event] = deque()
        """Events that have happened and are not shown yet."""
        self.shown: list[Event] = []
        """Events that the view has folded, since the beginning of the session."""
        self.log: list[Line] = []
        """What has been shown, in sentences."""
        self._save = save
        self._gather()
        self.catch_up()

    @property
    def question(self) -> Question | None:
        """The open question, once everything that led to it has been shown."""
        return None if self.pending else self.session.question

    @property
    def idle(self) -> bool:
        """Whether the view shows the state as it is."""
        return not self.pending

    def answer(self, answer: Json) -> None:
        """Answer the open question; may raise IllegalAnswer, and then nothing has changed."""
        assert self.idle, "nobody answers a question that is not shown yet"
        self.session.answer(answer)
        self._gather()
        self._kept()

    def fold_next(self) -> Event:
        """Let the view follow the next event."""
        event = self.pending.popleft()
        line = line_of(event, self.view, len(self.shown))
        if line is not None:
            self.log.append(line)
        self.view.fold(event)
        self.shown.append(event)
        return event

    def catch_up(self) -> None:
        """Show everything at once."""
        while self.pending:
            self.fold_next()

    def undo(self) -> None:
        """Take the last answer back; raises Refused with the reason where that is impossible."""
        self.session.undo()
        self._jump()

    def redo(self) -> None:
        """Give the answer again that was taken back last, or raise Refused."""
        self.catch_up()
        self.session.redo()
        self._gather()
        self.catch_up()
        self._kept()

    def _jump(self) -> None:
        """The past has changed: show the present."""
        self.pending.clear()
        self.shown = list(self.session.events)
        self.log = [line for line in self.log if line.at < len(self.shown)]
        self.view.jump(self.session.state)
        self._kept()

    def _kept(self) -> None:
        if self._save is not None:
            self._save(self.session)

    def _gather(self) -> None:
        """Take over what has happened since the last look."""
        known = len(self.shown) + len(self.pending)
        self.pending.extend(self.session.events[known:])
