"""How a mission comes to its end: by the exit, which a machine of this edition may pass, too."""

from __future__ import annotations

from game.rules.undead_or_alive.vocabulary import MachineName
from game.rules.zombicide.parts import leaving


class Exit(leaving.Exit):
    """At the end of a turn a survivor may leave by the exit, and take a `machine` along (M7)."""

    machine: MachineName | None = None
