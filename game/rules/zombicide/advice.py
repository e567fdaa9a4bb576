"""What a player may be told before deciding: how far one gets, what an attack is likely to do, and why not.

Nothing here changes a game, and nothing here decides: all of it follows from the rules that do.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from game.engine import Card, Option, Refused
from game.rules.zombicide.action import Action, affordable
from game.rules.zombicide.attack import attack_offers, weapon_sets
from game.rules.zombicide.combat import in_the_line_of_fire
from game.rules.zombicide.explain import Striking, odds_of
from game.rules.zombicide.game import Game
from game.rules.zombicide.movement import Path, leaving_penalty, move_offers
from game.rules.zombicide.search import search_refusal
from game.rules.zombicide.state import SEARCH_PILE, Survivor, SurvivorId, ZoneId

MOVE = "move"


@dataclass(frozen=True, slots=True)
class Journey:
    """Several moves in a row: the path of each, and what they cost together."""

    moves: tuple[Path, ...]
    cost: int

    @property
    def zones(self) -> Path:
        """All zones entered."""
        return tuple(zone for path in self.moves for zone in path)


def journeys(game: Game, me: Survivor) -> dict[ZoneId, Journey]:
    """The cheapest way to every zone that can be reached with the actions left, as things stand.

    A journey never goes on from a zone with enemies: what happens there is worth a decision of its own.
    """
    turn = game.state.turn
    if turn is None or turn.survivor != me.id:
        return {}
    purse = turn.actions + turn.free.count(MOVE)
    found: dict[ZoneId, Journey] = {}
    edge = [(me.zone, Journey((), 0))]
    while edge:
        edge.sort(key=lambda entry: (entry[1].cost, len(entry[1].zones)))
        zone, so_far = edge.pop(0)
        if so_far.moves and game.crowd(zone):
            continue
        walker = me.copy()
        walker.zone = zone
        for move in move_offers(game, walker):
            end, cost = move.path[-1], so_far.cost + move.cost
            known = found.get(end)
            if end == me.zone or cost > purse or (known is not None and known.cost <= cost):
                continue
            found[end] = Journey((*so_far.moves, move.path), cost)
            edge.append((end, found[end]))
    return found


@dataclass(frozen=True, slots=True)
class Forecast:
    """An attack before the dice fall: its numbers, the chance of a kill, and who might be hit by mistake."""

    dice: int
    accuracy: int
    damage: int
    kill: Fraction
    mean_kills: Fraction
    stray: Fraction
    """The chance that at least one shot goes astray and hits somebody."""
    friends: tuple[SurvivorId, ...]


def forecast(game: Game, option: Option, me: Survivor) -> Forecast | None:
    """What an option that rolls dice is likely to do in a survivor's hands; None for any other option."""
    if not isinstance(option, Striking):
        return None
    strike = option.strike(game, me)
    odds = odds_of(game, strike)
    risky = strike.kind == "ranged" and not strike.spares_friends
    friends = in_the_line_of_fire(game, me, strike.zone, strike.machine) if risky else []
    return Forecast(
        dice=strike.dice,
        accuracy=max(2, strike.accuracy - strike.bonus),
        damage=strike.damage,
        kill=odds.at_least("kills", 1),
        mean_kills=odds.mean("kills"),
        stray=odds.at_least("friendly_fire", 1),
        friends=tuple(friends),
    )


def refusals(game: Game, me: Survivor, offered: list[Action]) -> dict[str, Refused]:
    """For each common action that is not among those offered, why it cannot be taken now."""
    turn = game.state.turn
    kinds = {action.verb for action in offered} | {"attack" for action in offered if isinstance(action, Striking)}
    spent = turn is None or (turn.actions <= 0 and not turn.free)
    found = {}
    for verb, reason in _reasons(game, me):
        if verb not in kinds:
            found[verb] = reason if reason is not None or not spent else Refused("No actions are left.")
    return {verb: reason for verb, reason in found.items() if reason is not None}


def _reasons(game: Game, me: Survivor) -> Iterator[tuple[str, Refused | None]]:
    yield MOVE, _no_move(game, me)
    yield "attack", _no_attack(game, me)
    yield "search", _no_search(game, me)
    yield "objective", _no_objective(game, me)
    yield (
        "trade",
        None if any(me.slots) else Refused("There is nothing to trade or to put in order."),
    )
    yield "make_noise", _said(game.edition.noise_refusal(game))
    yield "reload", None if any(card in game.state.unloaded for card in me.slots) else Refused("Nothing is empty.")
    yield "recruit", _no_recruit(game, me)
    for verb, sentence in game.edition.refusals(game, me):
        yield verb, _said(sentence)


def _said(sentence: str) -> Refused | None:
    return Refused(sentence) if sentence else None


def _no_move(game: Game, me: Survivor) -> Refused | None:
    if me.aboard:
        return Refused("Climb out first.")
    penalty = leaving_penalty(game, me)
    if penalty and not any(affordable(game, me, move) for move in move_offers(game, me)):
        return Refused("Enemies hold on: leaving this zone costs {cost} actions.", cost=1 + penalty)
    return None


def _no_attack(game: Game, me: Survivor) -> Refused | None:
    weapons = [card for card in game.in_hand(me) if (known := game.card(card)) is not None and known.attack is not None]
    if not weapons:
        return Refused("No weapon is ready in a hand.")
    if not any(weapon_sets(game, me)):
        return _no_weapon_works(game, me, weapons)
    if not any(attack_offers(game, me)):
        seen = game.board.seen_from(me.zone, game.sight(me))
        if not any(zone in seen for zone in game.state.enemies):
            return Refused("No enemy is in sight.")
        return Refused("No enemy in sight is within range of a weapon in hand.")
    return None


def _no_weapon_works(game: Game, me: Survivor, weapons: list[Card]) -> Refused:
    """Why none of the weapons in hand can be used here."""
    if all(card in game.state.unloaded for card in weapons):
        return Refused("The weapons in hand are empty: reload them.")
    kind = game.board.zones[me.zone].kind.name
    if all(kind in game.rules.barred_from(card) for card in weapons):
        return Refused("The weapons in hand cannot be used in such a zone.")
    return Refused("The weapons in hand do not work without a card under them.")


def _no_search(game: Game, me: Survivor) -> Refused | None:
    sentence = search_refusal(game, me)
    if not sentence and not game.state.piles[SEARCH_PILE] and not game.state.discards.get(SEARCH_PILE):
        sentence = "There are no cards left to find."
    return _said(sentence)


def _no_objective(game: Game, me: Survivor) -> Refused | None:
    here = [objective for objective in game.state.objectives.values() if objective.zone == me.zone]
    if not here:
        return Refused("There is no objective in this zone.")
    return _said(game.mission.objective_refusal(game, me, here[0]))


def _no_recruit(game: Game, me: Survivor) -> Refused | None:
    here = [other for other in game.survivors_in(me.zone) if other.companion and not other.leader]
    if not here:
        return Refused("Nobody here waits to be recruited.")
    return _said(game.mission.recruit_refusal(game, me, here[0]))
