"""Saving by itself: after every action, at the start of every round, and once more before a mission's end.

The game's thread only takes the record, which nobody changes afterwards; a thread beside it writes the document and
puts it on the disk, in order. If the disk is slow, the newest state of a file wins over those still waiting.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Condition, Thread
from time import monotonic
from typing import Any

from game.engine import Refused, Session
from game.saves.disk import write
from game.saves.documents import Encoder, Label, Save, save_of
from game.saves.shelf import Shelf

ROUNDS = 3
"""How many starts of rounds are kept."""
LAST = "end"
"""The moment before the answer that ended the mission."""
PATIENCE = 0.002
"""Seconds that the game waits for the save before this one, so that never more than one action is in the air."""


class Autosaver:
    """Keeps one game on a shelf. Call `keep` after every answer and every undo, and `close` in the end."""

    def __init__(
        self,
        shelf: Shelf,
        name: str,
        label: Label,
        *,
        played: int = 0,
        failed: Callable[[Refused], None] | None = None,
    ) -> None:
        self._shelf = shelf
        self._name = name
        self._label = label
        self._encoder = Encoder(label.parcel)
        self._failed = failed
        self._before = played
        self._since = monotonic()
        self._round = 0
        self._latest: Save | None = None
        self._waiting: dict[str, Save] = {}
        self._busy = False
        self._closing = False
        self._turn = Condition()
        self.trouble: Refused | None = None
        """Why the latest attempt failed; None if it did not."""
        self._thread = Thread(target=self._work, name="autosave", daemon=True)
        self._thread.start()

    @property
    def played(self) -> int:
        """Seconds at the table so far."""
        return self._before + int(monotonic() - self._since)

    def keep(self, session: Session[Any]) -> None:
        """Save the game as it stands now."""
        save = save_of(session, self._label, played=self.played)
        moments = {"": save}
        if save.header.over and self._latest is not None and not self._latest.header.over:
            moments[LAST] = self._latest
        elif save.header.round != self._round and not save.header.over:
            self._round = save.header.round
            moments[f"round-{self._round % ROUNDS + 1}"] = save
        self._latest = save
        with self._turn:
            self._turn.wait_for(lambda: not self._waiting and not self._busy, PATIENCE)
            self._waiting.update(moments)
            self._turn.notify_all()

    def flush(self) -> Refused | None:
        """Wait until everything is on the disk; returns why it is not, if so."""
        with self._turn:
            self._turn.wait_for(lambda: not self._waiting and not self._busy)
        return self.trouble

    def close(self) -> Refused | None:
        """Write what is left and stop; returns why the last attempt failed, if it did."""
        with self._turn:
            self._closing = True
            self._turn.notify_all()
        self._thread.join()
        return self.trouble

    def _work(self) -> None:
        while True:
            with self._turn:
                self._turn.wait_for(lambda: bool(self._waiting) or self._closing)
                if not self._waiting:
                    return
                moment = next(iter(self._waiting))
                save = self._waiting.pop(moment)
                self._busy = True
            self._write(moment, save)
            with self._turn:
                self._busy = False
                self._turn.notify_all()

    def _write(self, moment: str, save: Save) -> None:
        path = self._shelf.moment(self._name, moment) if moment else self._shelf.path(self._name)
        try:
            write(path, self._encoder.encoded(save), keep=not moment)
            self.trouble = None
        except Refused as refusal:
            self.trouble = refusal
            if self._failed is not None:
                self._failed(refusal)
