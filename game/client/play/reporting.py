"""Reporting a problem: a few words of the player and the whole game go into one file, and the player hears where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.client.widgets import Choice, Dialog, Field, Screen
from game.client.words import _, explained
from game.engine import Refused, Session
from game.saves.documents import LONGEST_NOTE, Label
from game.saves.folders import folders
from game.saves.reports import report

WIDE = 500
LONGEST = 400
"""Letters of what a player writes."""


class ReportDialog(Dialog):
    """The question what is wrong."""


def ask_for_report(screen: Screen, session: Callable[[], Session[Any]], label: Label, where: str = "") -> None:
    """Ask what is wrong, write the report, and say where it lies; `where` is put before the player's words."""
    if isinstance(screen.top, ReportDialog):
        return
    words: list[str] = [""]

    def put(text: str) -> None:
        words[0] = text

    def write() -> None:
        screen.close()
        note = " ".join(part for part in (where, words[0]) if part)
        try:
            path = report(session(), label, note[:LONGEST_NOTE], folders().reports)
        except Refused as refusal:
            screen.ask(Dialog(_("No report was written"), explained(refusal), [_enough(screen)]))
            return
        text = _(
            "The report lies in {path}. It holds the game and your words and nothing else; send this one file to"
            " whoever is to look into it."
        ).format(path=path)
        screen.ask(Dialog(_("The report is written"), text, [_enough(screen)]))

    field = Field("", put, hint=_("In a few words (you may leave this out)"), most=LONGEST, width=WIDE, entered=write)
    text = _("What is wrong? The game as it stands goes into one file with your words, so that it can be seen again.")
    choices = [Choice(_("Write the report"), write), Choice(_("Cancel"), screen.close)]
    screen.ask(ReportDialog(_("Report a problem"), text, choices, body=field))


def _enough(screen: Screen) -> Choice:
    return Choice(_("All right"), screen.close)
