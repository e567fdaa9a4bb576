"""The keys of the table, listed for those who look for them."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.look import SMALL
from game.client.play.controller import Entry
from game.client.widgets import Column, Label, Row, Widget
from game.client.words import _

KEY_WIDTH = 130
BRASS = (214, 168, 88)


Chapter = tuple[str, list[tuple[str, str]]]


def keys_page(entries: Sequence[Entry]) -> Widget:
    """What every key does; the actions as they stand in the bar now."""
    return _page(_chapters(entries))


def replay_keys_page() -> Widget:
    """What every key does while a game is watched."""
    return _page(_replay_chapters())


def _page(chapters: Sequence[Chapter]) -> Widget:
    parts: list[Widget] = []
    for title, keys in chapters:
        parts.append(Label(title, size=SMALL, face="bold", colour=BRASS, wrap=False))
        parts += [_line(key, text) for key, text in keys]
    return Column(*parts, gap=4)


def _line(key: str, text: str) -> Row:
    return Row(Label(key, face="bold", width=KEY_WIDTH), Label(text, grow=1), gap=10)


def _chapters(entries: Sequence[Entry]) -> list[Chapter]:
    return [
        (_("Actions"), [(entry.hotkey, entry.label) for entry in entries]),
        (
            _("On the board"),
            [
                (_("Arrows, Tab"), _("from one lit place to the next")),
                (_("Enter"), _("choose the place")),
                ("I", _("everything about it")),
                (_("Esc"), _("stop aiming; back to the board; the menu")),
                ("Ctrl+Z, Ctrl+Y", _("undo, redo")),
                ("F8", _("report a problem")),
            ],
        ),
        _held(),
        (
            _("While things happen"),
            [
                (_("Space"), _("pause, go on")),
                (".", _("one step further")),
                ("1, 2, 3", _("slow, normal, fast")),
                (_("Esc"), _("to the next decision")),
            ],
        ),
        _camera(_("Home")),
    ]


def _held() -> Chapter:
    return (
        _("While held"),
        [
            ("L", _("what can be seen from here")),
            ("G", _("ranges")),
            ("B", _("who hears the noise")),
            ("Z", _("names of the zones")),
            ("W", _("where enemies will go, and why")),
        ],
    )


def _camera(whole: str) -> Chapter:
    return (
        _("Camera"),
        [
            ("Shift+WASD", _("move it")),
            ("+, −", _("closer, farther")),
            (whole, _("the whole board")),
            ("F11", _("full screen")),
        ],
    )


def _replay_chapters() -> list[Chapter]:
    return [
        (
            _("The replay"),
            [
                (_("Space"), _("play, pause")),
                (_("Right, Left"), _("next decision, one decision back")),
                (".", _("one step further")),
                (_("Page Up, Page Down"), _("to the round before, to the next round")),
                (_("Home, End"), _("to the beginning, to the end")),
                ("1, 2, 3", _("normal speed, twice, four times as fast")),
                ("P", _("play on from here with a copy")),
                ("F8", _("report a problem")),
                ("M", _("the menu")),
                (_("Esc"), _("leave")),
            ],
        ),
        (
            _("On the board"),
            [
                (_("Up, Down"), _("from one place where something is to the next")),
                ("I", _("everything about it")),
            ],
        ),
        _held(),
        _camera("0"),
    ]
