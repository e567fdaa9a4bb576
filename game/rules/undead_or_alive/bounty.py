"""Bounty weapons: the top card's feat lies open, and whoever achieves it takes the weapon (UoA p. 17)."""

from __future__ import annotations

from game.content.models import Feat
from game.engine import Play
from game.rules.zombicide.events import FeatAchieved, TopShown
from game.rules.zombicide.game import Game
from game.rules.zombicide.inventory import gain_card
from game.rules.zombicide.state import EMPTY, Kill, Survivor

BOUNTY_PILE = "bounty"


def show_next(game: Game) -> None:
    """Turn the feat of the next weapon up, if one is left."""
    assert game.table is not None
    cards = game.table.draw(BOUNTY_PILE)
    game.happen(TopShown(BOUNTY_PILE, cards[0] if cards else EMPTY))


def gain_bounty(game: Game, me: Survivor) -> Play:
    """The weapon on top comes to a survivor, who puts the inventory in order for free; then the next feat lies open."""
    card = game.state.shown.get(BOUNTY_PILE, EMPTY)
    if card:
        yield from gain_card(game, me, card, "bounty")
        show_next(game)


def check_feat(game: Game, me: Survivor) -> Play:
    """One attack can earn one weapon; the kills that earned it count for no other (UoA p. 17, example 1)."""
    turn = game.state.turn
    card = game.state.shown.get(BOUNTY_PILE, EMPTY)
    if turn is None or turn.survivor != me.id or not card or not game.mission.allows("feats_count", game):
        return
    equipment = game.card(card)
    assert equipment is not None
    if equipment.feat is not None and turn.kills and achieved(equipment.feat, turn.kills, turn.kills[-1].action):
        game.happen(FeatAchieved(me.id, card))
        yield from gain_bounty(game, me)


def achieved(feat: Feat, kills: list[Kill], action: int) -> bool:
    """Whether enough kills of this turn, or of this action, are as the feat wants them."""
    return sum(counts(feat, kill) for kill in kills if feat.within == "turn" or kill.action == action) >= feat.kills


def counts(feat: Feat, kill: Kill) -> bool:
    """Whether a kill is one that the feat speaks of."""
    return (
        (feat.of is None or kill.enemy == feat.of)
        and (feat.weapon is None or feat.weapon in (kill.family, kill.kind))
        and (feat.zone_kind is None or kill.zone_kind == feat.zone_kind)
        and (feat.at_range_min is None or kill.range >= feat.at_range_min)
        and (feat.using is None or kill.using == feat.using)
    )
