"""A game that is only watched: from one decision to the next, back, and to any moment of its reel."""

from __future__ import annotations

from game.client.play.reel import Reel
from game.client.play.show import Show
from game.client.play.view import TableView
from game.engine import Step


class Watched(Show):
    """Stands at the end of a beat, or is on the way there while events are still waiting to be shown.

    What nobody decided belongs to the decision before it, so that watchers stop only where somebody had a choice.
    """

    def __init__(self, reel: Reel, view: TableView) -> None:
        super().__init__(view)
        self.reel = reel
        self.at = 0
        """The beat that is shown, or on its way."""
        reel.wind_to(1)
        self.go(0)

    @property
    def step(self) -> Step | None:
        """The answer that is shown; None at the very beginning."""
        return self.reel.steps[self.began]

    @property
    def began(self) -> int:
        """The beat of that answer: what follows it was nobody's decision."""
        beat = self.at
        while beat > 0 and self.reel.automatic(beat):
            beat -= 1
        return beat

    @property
    def ended(self) -> bool:
        """Whether nothing comes after this."""
        return self.reel.finished and self.at == self.reel.wound - 1

    def go(self, beat: int) -> None:
        """Show the end of a beat at once, with all that nobody decided after it."""
        self.reel.wind_to(beat + 1)
        self.at = self._settled(min(max(beat, 0), self.reel.wound - 1))
        self.pending.clear()
        self.view.jump(self.reel.state(self.at))
        self.log = self.reel.log(self.at)
        self.told = self.reel.told(self.at)

    def _settled(self, beat: int) -> int:
        """The last beat before somebody decides again."""
        self.reel.wind_to(beat + 2)
        while beat + 1 < self.reel.wound and self.reel.automatic(beat + 1):
            beat += 1
            self.reel.wind_to(beat + 2)
        return beat

    def advance(self) -> bool:
        """Let the next decision happen; False at the end."""
        self.catch_up()
        self.reel.wind_to(self.at + 2)
        if self.ended:
            return False
        last = self._settled(self.at + 1)
        for beat in range(self.at + 1, last + 1):
            self.pending.extend(self.reel.events(beat))
        self.at = last
        return True

    def back(self) -> None:
        """To before the decision that is shown."""
        self.go(self.began - 1)

    def go_to_round(self, number: int) -> None:
        """To the beginning of a round, or of the last one there is."""
        self.reel.wind()
        rounds = self.reel.rounds
        self.go(rounds.get(number, rounds[max(rounds)] if number > 0 else 0))

    @property
    def round(self) -> int:
        """The round that is shown."""
        return self.reel.round_at(self.at)

    def previous_round(self) -> None:
        """To the beginning of this round, or of the one before if it has only begun."""
        begin = self._settled(self.reel.rounds[self.round])
        if self.at > begin:
            self.go(begin)
        elif self.round > min(self.reel.rounds):
            self.go_to_round(self.round - 1)
        else:
            self.go(0)

    def next_round(self) -> None:
        """To the beginning of the next round, or to the end."""
        self.reel.wind()
        following = self.reel.rounds.get(self.round + 1)
        self.go(self.reel.wound - 1 if following is None else following)
