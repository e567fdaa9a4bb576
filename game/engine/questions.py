"""Questions: how rules ask, which answers are legal, and how an answer is written down.

A question lists its legal options, or carries a compact domain when options would explode. Whoever answers, a hand on
the mouse, a bot, a script or a replay, gives a small JSON value (or one of the option objects of that very question).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from game.engine.chance import Stream
from game.engine.events import Seat
from game.engine.refusal import IllegalAnswer

Json = Any
"""A JSON value: None, bool, int, str, list or dict of such."""

Key = tuple[str | int, ...]
"""What identifies an option among the others of its question, and stands for it in the log."""


class Option:
    """One legal answer. Games define dataclasses that carry all anyone needs to show or to judge it."""

    __slots__ = ()

    def key(self) -> Key:
        """What this option is called in the log; unique within its question."""
        raise NotImplementedError


@dataclass(slots=True, eq=False, kw_only=True)
class Question:
    """Something a seat has to decide; `seat` None means that the players decide together and any of them may answer."""

    kind: ClassVar[str] = "question"
    private: ClassVar[bool] = False
    """Whether only the seat that is asked may see what the question says."""

    seat: Seat | None = None

    def accept(self, answer: Json) -> Any:
        """The value that the rule goes on with, or IllegalAnswer."""
        raise NotImplementedError

    def written(self, value: Any) -> Json:
        """The JSON form of an accepted value, for the log."""
        raise NotImplementedError

    def sample(self, stream: Stream) -> Json:
        """Some legal answer, for players who do not care."""
        raise NotImplementedError

    def candidates(self) -> Sequence[Json]:
        """Answers worth considering where not all can be listed; none by default."""
        return ()

    def trivial(self) -> bool:
        """Whether there is nothing to decide, so that a table may let it be answered automatically."""
        return False

    def seen_by(self, seat: Seat) -> Question:
        """What a seat may see of it."""
        if self.private and self.seat is not None and seat != self.seat:
            return Waiting(seat=self.seat)
        return self


@dataclass(slots=True, eq=False, kw_only=True)
class Waiting(Question):
    """What the others see while somebody answers a private question."""

    kind: ClassVar[str] = "waiting"

    def accept(self, answer: Json) -> Any:
        """Nobody answers for somebody else."""
        raise IllegalAnswer("This is another player's decision.")


@dataclass(slots=True, eq=False, kw_only=True)
class Choice(Question):
    """Pick one of the options."""

    kind: ClassVar[str] = "choice"

    options: Sequence[Option]

    def accept(self, answer: Json) -> Option:
        """The chosen option: given as itself, or by its key."""
        if isinstance(answer, Option):
            for option in self.options:
                if option is answer:
                    return option
            raise IllegalAnswer("That option is not offered now.")
        if isinstance(answer, list | tuple):
            key = tuple(answer)
            for option in self.options:
                if option.key() == key:
                    return option
            raise IllegalAnswer("That option is not offered now.")
        raise IllegalAnswer("Choose one of the options on offer.")

    def written(self, value: Option) -> Json:
        """The option's key."""
        return list(value.key())

    def sample(self, stream: Stream) -> Option:
        """Any option, evenly."""
        return stream.pick(self.options)

    def candidates(self) -> Sequence[Json]:
        """All options."""
        return self.options

    def trivial(self) -> bool:
        """A single option leaves nothing to decide."""
        return len(self.options) == 1


@dataclass(slots=True, eq=False, kw_only=True)
class Share(Question):
    """Share an amount out among recipients, each at most its cap (None: no limit): the answer says who gets what."""

    kind: ClassVar[str] = "share"

    amount: int
    among: tuple[str, ...]
    caps: tuple[int | None, ...] | None = None

    def cap(self, recipient: str) -> int:
        """The most that a recipient can take."""
        if self.caps is None:
            return self.amount
        cap = self.caps[self.among.index(recipient)]
        return self.amount if cap is None else min(cap, self.amount)

    def accept(self, answer: Json) -> dict[str, int]:
        """The shares in the order of `among`; those left out get nothing."""
        if not isinstance(answer, Mapping):
            raise IllegalAnswer("Say how much goes to whom.")
        for recipient, count in answer.items():
            if recipient not in self.among:
                raise IllegalAnswer("There is nobody called {name} to share with.", name=recipient)
            if type(count) is not int or count < 0:
                raise IllegalAnswer("A share is a whole number, zero or more.")
            if count > self.cap(recipient):
                raise IllegalAnswer("{name} can take {most} at most.", name=recipient, most=self.cap(recipient))
        given = sum(answer.values())
        if given != self.amount:
            raise IllegalAnswer("{amount} have to be shared out, not {given}.", amount=self.amount, given=given)
        return {recipient: answer.get(recipient, 0) for recipient in self.among}

    def written(self, value: dict[str, int]) -> Json:
        """The shares that are not zero."""
        return {recipient: count for recipient, count in value.items() if count}

    def sample(self, stream: Stream) -> Json:
        """Hand out one at a time to somebody who can still take it."""
        shares = dict.fromkeys(self.among, 0)
        for _ in range(self.amount):
            shares[stream.pick([name for name in self.among if shares[name] < self.cap(name)])] += 1
        return shares

    def candidates(self) -> Sequence[Json]:
        """All to one, for each who can take all; and as evenly as can be."""
        alone = [{name: self.amount} for name in self.among if self.cap(name) >= self.amount]
        even = dict.fromkeys(self.among, 0)
        for _ in range(self.amount):
            even[min((name for name in self.among if even[name] < self.cap(name)), key=even.__getitem__)] += 1
        return [*alone, even]

    def trivial(self) -> bool:
        """One recipient takes all."""
        return len(self.among) == 1
