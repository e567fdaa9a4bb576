"""Moments and spans of time in words: when a game was saved, how long it was played."""

from __future__ import annotations

from datetime import datetime, timedelta

from game.client.words import _

MINUTE, HOUR = 60, 3600


def _month(number: int) -> str:
    names = (
        _("January"),
        _("February"),
        _("March"),
        _("April"),
        _("May"),
        _("June"),
        _("July"),
        _("August"),
        _("September"),
        _("October"),
        _("November"),
        _("December"),
    )
    return names[number - 1]


def when_words(moment: int, now: datetime | None = None) -> str:
    """A moment as people say it: today and yesterday by the clock, else by the date."""
    try:
        then = datetime.fromtimestamp(moment)
    except (OverflowError, ValueError, OSError):
        return _("at some time")
    today = (now or datetime.now()).date()
    clock = f"{then:%H:%M}"
    if then.date() == today:
        return _("today at {clock}").format(clock=clock)
    if then.date() == today - timedelta(days=1):
        return _("yesterday at {clock}").format(clock=clock)
    return _("{day} {month} {year}").format(day=then.day, month=_month(then.month), year=then.year)


def span_words(seconds: int) -> str:
    """A span of time in hours and minutes."""
    hours, minutes = seconds // HOUR, seconds % HOUR // MINUTE
    if hours:
        return _("{hours} h {minutes} min").format(hours=hours, minutes=minutes)
    return _("{minutes} min").format(minutes=minutes) if minutes else _("less than a minute")
