"""Several ways to one place: which of them differ in what they cost or cause, and how to tell them apart in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.client.play.foresight import foreseen, told
from game.client.play.offers import MOVE, ON_FOOT, Offer, verb_name
from game.client.play.table import PlayTable
from game.client.words import _
from game.engine import Event
from game.rules.zombicide.events import AbilityUsed, ActionSpent, SurvivorMoved

GOING = (ActionSpent, AbilityUsed, SurvivorMoved)
"""What every way causes."""


class Ways:
    """Remembers for the open question what each of its ways would cause."""

    def __init__(self, table: PlayTable) -> None:
        self._table = table
        self._known: dict[tuple[object, ...], tuple[Event, ...]] = {}

    def forget(self) -> None:
        """Another question is open."""
        self._known = {}

    def worth_choosing(self, offers: Iterable[Offer]) -> list[Offer]:
        """Of several ways to a zone one of each consequence, the cheapest and shortest; all else as it is."""
        groups: dict[object, list[Offer]] = {}
        for offer in offers:
            groups.setdefault(_place(offer) if offer.path else offer.option.key(), []).append(offer)
        return [offer for group in groups.values() for offer in self._different(group)]

    def _different(self, offers: Sequence[Offer]) -> list[Offer]:
        if len(offers) == 1:
            return list(offers)
        kept: list[Offer] = []
        for offer in sorted(offers, key=_price):
            if not any(self._caused(other) == self._caused(offer) for other in kept):
                kept.append(offer)
        return [offer for offer in kept if not any(self._detour(offer, other) for other in kept)]

    def _detour(self, offer: Offer, other: Offer) -> bool:
        """Whether a way only adds zones and trouble to another one that costs no more."""
        return (
            offer is not other
            and _price(other) < _price(offer)
            and set(other.path) <= set(offer.path)
            and all(event in self._caused(offer) for event in self._caused(other))
        )

    def _caused(self, offer: Offer) -> tuple[Event, ...]:
        """What happens on a way besides going it."""
        key = offer.option.key()
        if key not in self._known:
            events = foreseen(self._table.session, list(key))
            self._known[key] = tuple(event for event in events if not isinstance(event, GOING))
        return self._known[key]

    def rivals(self, offer: Offer, offers: Iterable[Offer]) -> list[Offer]:
        """The other ways to the same place."""
        return [other for other in offers if other is not offer and other.path and _place(other) == _place(offer)]

    def name(self, offer: Offer) -> str:
        """What a way is called among others: where it leads through."""
        name = verb_name(offer.verb)
        through = ", ".join(self._table.view.zone_name(zone) for zone in offer.path[:-1])
        return _("{verb} through {zones}").format(verb=name, zones=through) if through else name

    def consequences(self, offer: Offer) -> list[str]:
        """What a way would cause, in sentences."""
        return told(self._table.session, self._table.view.narrator, self._caused(offer))


def _place(offer: Offer) -> tuple[str, str]:
    """Where a way leads, and how one goes it."""
    return "on foot" if offer.verb in ON_FOOT else offer.verb, offer.zone


def _price(offer: Offer) -> tuple[int, bool, int]:
    return offer.cost or 0, offer.verb != MOVE, len(offer.path)
