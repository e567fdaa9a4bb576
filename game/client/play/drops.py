"""Where a card from the hand may be put down: an own slot, another survivor, the discard; what it costs, or why not.

The rules judge each wish in a copy of the game, so that nothing is spent on what they would refuse.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.client.play.controller import Controller
from game.client.play.dialogs.arranging import TRAY, Arranging, Place
from game.client.play.dialogs.wording import named, why_not
from game.client.play.offers import Offer, cost_words
from game.client.words import _, explained
from game.engine import Card, Json, Refused, Session
from game.rules.zombicide.arrange import Arrange

ANY_SLOT = -1
"""Stands for whichever slot of a survivor takes the card."""


@dataclass(frozen=True, slots=True)
class Drop:
    """What putting the card down somewhere would do, in a sentence, and the answers that do it; none if it cannot."""

    words: str
    answers: tuple[Json, ...] = ()

    @property
    def legal(self) -> bool:
        """Whether the rules allow it now."""
        return bool(self.answers)


def judged(controller: Controller, origin: Place, target: Place) -> Drop:
    """What it would mean to put the card of one place down at another."""
    view = controller.view
    card = view.survivor(origin.owner).slots[origin.slot]
    name = named(view, card)
    if target.tray:
        return _thrown(controller, card, name)
    partner = "" if target.owner == origin.owner else target.owner
    offer = next((offer for offer in _trades(controller) if offer.option.key()[1:] == (partner,)), None)
    if offer is None:
        return Drop(_no_trade(controller, origin.owner, partner))
    cost = cost_words(offer.cost or 0)
    if partner:
        words = _("Give {card} to {name} ({cost})").format(card=name, name=view.name(partner), cost=cost)
    else:
        words = _("Put {card} here ({cost})").format(card=name, cost=cost)
    return _tried(controller, offer, origin, target, words)


def _trades(controller: Controller) -> Sequence[Offer]:
    return [offer for offer in controller.offers if offer.verb == "trade"]


def _no_trade(controller: Controller, owner: str, partner: str) -> str:
    """Why nothing can be traded or put in order now."""
    view = controller.view
    refusal = controller.refusals.get("trade")
    if view.active is None or view.active.id != owner:
        return _("Cards are moved in a survivor's own turn.")
    if refusal is not None:
        return explained(refusal)
    if partner and view.survivor(partner).zone != view.survivor(owner).zone:
        return _("{name} is not in the same zone.").format(name=view.name(partner))
    return _("Not possible now.")


def _tried(controller: Controller, offer: Offer, origin: Place, target: Place, words: str) -> Drop:
    """Play the trade in a copy of the game, and lay the card there."""
    first = list(offer.option.key())
    trial: Session[Any] = controller.table.session.fork()
    trial.answer(first)
    question = trial.question
    if not isinstance(question, Arrange):
        return Drop(_("Not possible now."))
    cards = Arranging(question)
    place = target if target.slot != ANY_SLOT else cards.free_place(target.owner, cards.card_at(origin))
    if place is None:
        text = _("{owner} has no free slot for {card}.")
        card = named(controller.view, cards.card_at(origin))
        return Drop(text.format(owner=controller.view.name(target.owner), card=card))
    refusal = cards.refusal(origin, place)
    if refusal is not None:
        return Drop(why_not(controller.view, refusal))
    cards.move(origin, place)
    try:
        trial.answer(cards.answer)
    except Refused as refused:
        return Drop(explained(refused))
    return Drop(words, (first, cards.answer))


def _thrown(controller: Controller, card: Card, name: str) -> Drop:
    """Throw the card away, if that is allowed."""
    offer = next((offer for offer in controller.offers if offer.verb == "discard"), None)
    if offer is None:
        return Drop(_("Cards are thrown away in somebody's turn."))
    first = list(offer.option.key())
    trial: Session[Any] = controller.table.session.fork()
    trial.answer(first)
    try:
        trial.answer([card])
    except Refused:
        return Drop(_("{card} cannot be thrown away.").format(card=name))
    words = _("Throw {card} away ({cost})").format(card=name, cost=cost_words(offer.cost or 0))
    return Drop(words, (first, [card]))


def bin_place() -> Place:
    """The discard."""
    return Place(TRAY, 0)
