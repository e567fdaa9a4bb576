"""What has happened and is being shown: events waiting for their turn, the view that follows them, and the log."""

from __future__ import annotations

from collections import deque

from game.client.play.story import Line, line_of
from game.client.play.view import TableView
from game.engine import Event


class Show:
    """Events come in at once and are shown one by one, at the pace of the animation."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.pending: deque[Event] = deque()
        """Events that have happened and are not shown yet."""
        self.log: list[Line] = []
        """What has been shown, in sentences."""
        self.told = 0
        """How many events the view has folded; less than none if it was taken behind where it began."""

    @property
    def idle(self) -> bool:
        """Whether everything has been shown."""
        return not self.pending

    def fold_next(self) -> Event:
        """Let the view follow the next event."""
        event = self.pending.popleft()
        line = line_of(event, self.view, self.told)
        if line is not None:
            self.log.append(line)
        self.view.fold(event)
        self.told += 1
        return event

    def catch_up(self) -> None:
        """Show everything at once."""
        while self.pending:
            self.fold_next()
