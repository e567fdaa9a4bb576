"""Missions of others as far as they have been looked at: a thread checks them one after the other, and each once."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor, wait
from pathlib import Path

from game.content.words import Words
from game.engine import Refused
from game.guests import Guest, guest, places, sample_places

GLANCE = 0.05
"""Seconds between two looks at what has been checked."""


class Guestbook:
    """What lies in the missions folder and what ships as samples, in order; newcomers are checked here as well."""

    def __init__(self) -> None:
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="check")
        self._known: dict[tuple[Path, str], Guest] = {}
        self._checks: dict[Path, Future[Guest]] = {}
        self._seen = -1
        self.trouble: Refused | None = None
        """Why the missions folder cannot be looked into."""

    def refresh(self) -> None:
        """Look again at everything; what has not changed since is known already."""
        for check in self._checks.values():
            check.cancel()
        self.trouble = None
        try:
            own = places()
        except OSError as error:
            own = []
            self.trouble = Refused(
                "The missions folder cannot be looked into: {reason}.", reason=error.strerror or error
            )
        self._checks = {path: self.check(path) for path in [*own, *sample_places()]}
        self._seen = -1

    def check(self, path: Path) -> Future[Guest]:
        """Check one mission, wherever it lies, after those that are waiting."""
        return self._worker.submit(guest, path, self._known)

    def update(self) -> bool:
        """Whether anything was found out since the last look."""
        seen, self._seen = self._seen, self.checked
        return seen != self._seen

    @property
    def checked(self) -> int:
        """How many have been checked."""
        return sum(check.done() for check in self._checks.values())

    @property
    def total(self) -> int:
        """How many there are."""
        return len(self._checks)

    @property
    def busy(self) -> bool:
        """Whether some have not been checked yet."""
        return self.checked < self.total

    @property
    def found(self) -> list[Guest]:
        """Those that have been checked, in the order of the folder."""
        return [outcome(path, check) for path, check in self._checks.items() if check.done() and not check.cancelled()]

    def finish(self) -> None:
        """Wait until all have been checked: for pictures of the screen."""
        wait(self._checks.values())

    def close(self) -> None:
        """The program ends; what was not begun is not checked any more."""
        self._worker.shutdown(wait=False, cancel_futures=True)


def outcome(path: Path, check: Future[Guest]) -> Guest:
    """What a finished check found; a check that broke down makes a broken mission, and no broken list."""
    mishap = check.exception()
    if mishap is None:
        return check.result()
    name = path.name[:80]
    return Guest(path.name, path, "", Words(en=name, it=name), (f"{name}: the check failed ({mishap!r:.200})",))
