"""What happened, told in sentences for the log and the captions, each with the zone it happened in."""

from __future__ import annotations

from dataclasses import dataclass

from game.client.play.view import TableView
from game.client.words import _
from game.engine import Event
from game.rules.zombicide import events as e


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence of the log; `at` is the number of events shown before it."""

    text: str
    zone: str
    at: int


def sentence(event: Event, view: TableView) -> str:
    """What happened, in the language spoken; empty for what is not worth a word. Ask before folding the event."""
    match event:
        case e.RoundBegan():
            return _("Round {number} begins.").format(number=event.round)
        case e.SurvivorMoved():
            who = ", ".join(view.name(name) for name in event.survivors)
            return _("{who} moves to {zone}.").format(who=who, zone=view.zone_name(event.path[-1]))
        case e.EnemiesMoved():
            return _("{who} move to {zone}.").format(
                who=view.crowd_words(event.enemies), zone=view.zone_name(event.zone)
            )
        case e.EnemyKilled():
            return _("{who} falls.").format(who=view.name(event.enemy))
        case e.SurvivorWounded():
            return _("{who} is wounded.").format(who=view.name(event.survivor))
        case e.EnemiesAppeared():
            return _("{who} appear in {zone}.").format(
                who=view.crowd_words(event.enemies), zone=view.zone_name(event.zone)
            )
    return ""


def zone_of(event: Event, view: TableView) -> str:
    """Where it happened, if anywhere in particular. Ask before folding the event."""
    path: tuple[str, ...] = getattr(event, "path", ())
    zone: str = path[-1] if path else getattr(event, "zone", "")
    if not zone:
        survivor = view.state.survivors.get(getattr(event, "survivor", "") or "")
        zone = survivor.zone if survivor is not None else ""
    return zone if zone in view.board.zones else ""
