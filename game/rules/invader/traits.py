"""What traits of equipment do in Invader: ammunition under weapons, scopes, armour that is spent, drones."""

from __future__ import annotations

from game.engine import Asks, Card
from game.rules.zombicide.effects import Effect
from game.rules.zombicide.game import Game
from game.rules.zombicide.inventory import discard
from game.rules.zombicide.state import Survivor
from game.rules.zombicide.strike import Strike

BODY = "body"
NOTHING = "nothing"


class Rerolls(Effect):
    """Laid under a weapon, the card lets all dice of an attack be thrown again, once (p. 23)."""

    def feeds(self, game: Game, me: Survivor, strike: Strike, card: Card) -> None:
        """Offer the re-roll, named after the card."""
        strike.rerolls.append(game.rules.equipment[card].title)


class NeedsSupply(Effect):
    """A weapon that works only with a card of its ammunition under it (p. 23)."""

    def works(self, game: Game, me: Survivor, card: Card) -> bool:
        """Look under it."""
        return bool(supplies(game, me, card))


def supplies(game: Game, me: Survivor, weapon: Card) -> list[Card]:
    """The cards under a weapon that hold what it is fed with."""
    equipment = game.rules.equipment
    return [card for card in me.assigned.get(weapon, ()) if equipment[card].supplies == equipment[weapon].ammo]


class Scope(Effect):
    """Whoever fires this weapon chooses the targets; friendly fire is as likely as ever."""

    def prepare(self, game: Game, me: Survivor, strike: Strike) -> None:
        """Only for the weapon itself, whatever else is carried."""
        if strike.equipment is not None and "scope" in strike.equipment.traits:
            strike.chooses = True


class Ablative(Effect):
    """Worn on the body, the card can be discarded to ignore some damage."""

    def softens(self, game: Game, me: Survivor, wounds: int, cause: str) -> Asks[int]:
        """Ask for one after the other, as long as there is damage left to ignore."""
        while wounds and (cards := worn(game, me, "ablative")):
            card = yield from game.one_of(me.seat, "ablative", [*cards, NOTHING], about=me.id)
            if card == NOTHING:
                break
            discard(game, card, me)
            wounds = max(0, wounds - (game.rules.equipment[card].absorbs or 0))
        return wounds


class Drone(Effect):
    """Worn on the body, it finds one more card with every search."""

    def more_cards(self, game: Game, me: Survivor) -> int:
        """One, however many are worn."""
        return 1 if worn(game, me, "drone") else 0


def worn(game: Game, me: Survivor, trait: str) -> list[Card]:
    """The cards with a trait that a survivor wears on the body."""
    found = []
    for slot, card in zip(game.edition.slots, me.slots, strict=True):
        equipment = game.card(card) if slot.kind == BODY else None
        if equipment is not None and trait in equipment.traits:
            found.append(card)
    return found


TRAITS: dict[str, Effect] = {
    "rerolls": Rerolls(),
    "needs_supply": NeedsSupply(),
    "scope": Scope(),
    "ablative": Ablative(),
    "drone": Drone(),
}
