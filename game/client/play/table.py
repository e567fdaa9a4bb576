"""A game in progress behind the screen: the session, what has happened but is not shown yet, undo and saving."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf
from typing import Any

from game.client.play.reel import Reel
from game.client.play.show import Show
from game.client.play.view import TableView
from game.engine import Event, Json, Question, Record, Session
from game.rules.zombicide.rules import ZombicideRules
from game.saves.documents import Label
from game.saves.replays import Replay

Saver = Callable[[Session[Any]], object]


class PlayTable(Show):
    """Answers go to the session at once; the events they cause are shown one by one, at the pace of the animation."""

    def __init__(
        self,
        session: Session[Any],
        players: Sequence[str] = (),
        save: Saver | None = None,
        label: Label | None = None,
    ) -> None:
        rules = session.rules
        assert isinstance(rules, ZombicideRules)
        super().__init__(TableView(rules, session.base, players))
        self.session = session
        self.label = label
        """What is written on files about this game; None if it is not kept."""
        self.shown: list[Event] = []
        """Events that the view has folded, since the table was opened."""
        self._save = save
        self._past = self._earlier(rules)
        self.pending.extend(session.events)
        self.catch_up()

    def _earlier(self, rules: ZombicideRules) -> Reel | None:
        """What happened before the snapshot of a kept game, which has still to be told."""
        session, steps = self.session, self.session.earlier
        if not steps:
            return None
        snapshot = Record(session.seed, steps, len(steps), session.base)
        view = TableView(rules, session.base, self.view.players)
        return Reel(Replay(rules, session.seed, steps, snapshot), view)

    @property
    def recalling(self) -> bool:
        """Whether the log still lacks what happened before the game was resumed."""
        return self._past is not None

    def recall(self, seconds: float = inf) -> bool:
        """Go on telling what happened before the game was resumed, for so long; True if that is done now."""
        past = self._past
        if past is None or not past.wind(seconds):
            return False
        self._past = None
        if past.trouble is None:
            before = [line for line in past.lines if line.at < past.settled]
            self.log[:0] = [replace(line, at=line.at - past.settled) for line in before]
        return True

    @property
    def question(self) -> Question | None:
        """The open question, once everything that led to it has been shown."""
        return None if self.pending else self.session.question

    def answer(self, answer: Json) -> None:
        """Answer the open question; may raise IllegalAnswer, and then nothing has changed."""
        assert self.idle, "nobody answers a question that is not shown yet"
        known = len(self.session.events)
        self.session.answer(answer)
        self.pending.extend(self.session.events[known:])
        self._kept()

    def fold_next(self) -> Event:
        """Let the view follow the next event."""
        event = super().fold_next()
        self.shown.append(event)
        return event

    def undo(self) -> None:
        """Take the last answer back; raises Refused with the reason where that is impossible."""
        refusal = self.session.undo_refusal()
        if refusal is not None:
            raise refusal
        self.recall()
        known = len(self.session.events)
        self.session.undo()
        self._forget(known - len(self.session.events))
        self._kept()

    def _forget(self, events: int) -> None:
        """Show the present as if so many events had never happened."""
        self.catch_up()
        self.told -= events
        self.log = [line for line in self.log if line.at < self.told]
        self.shown = self.shown[: max(len(self.shown) - events, 0)]
        self.view.jump(self.session.state)

    def redo(self) -> None:
        """Give the answer again that was taken back last, or raise Refused."""
        self.catch_up()
        known = len(self.session.events)
        self.session.redo()
        self.pending.extend(self.session.events[known:])
        self.catch_up()
        self._kept()

    def _kept(self) -> None:
        if self._save is not None:
            self._save(self.session)
