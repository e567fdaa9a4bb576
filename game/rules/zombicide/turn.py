"""The players' phase: seats in order, survivors in the order their player likes, actions until none is left."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine import Asks, Play
from game.rules.zombicide.action import LATER, Act, Action, Activate, ChooseSurvivor, affordable, pay
from game.rules.zombicide.attack import attack_offers
from game.rules.zombicide.events import SeatPassed, TurnBegan, TurnEnded
from game.rules.zombicide.game import Game
from game.rules.zombicide.inventory import inventory_offers
from game.rules.zombicide.movement import move_offers
from game.rules.zombicide.search import search_offers
from game.rules.zombicide.state import Survivor
from game.rules.zombicide.verbs import EndTurn, common_offers


def players_phase(game: Game) -> Play:
    """Each player activates all of his survivors, one after the other (UoA p. 9, p. 21).

    Some may have their turn before or after anybody else's (Invader p. 55); at the end, all have had theirs.
    """
    state = game.state
    while state.seats_done < game.rules.seats:
        while True:
            if state.turn is None and not (yield from _choose_survivor(game)):
                break
            yield from _one_action(game)
        game.happen(SeatPassed((state.seat + 1) % game.rules.seats))


def _choose_survivor(game: Game) -> Asks[bool]:
    """Begin somebody's turn; False if the next player is to go on."""
    assert game.table is not None
    state = game.state
    waiting = [me for me in game.players() if me.zone and not me.done]
    roving = [me for me in waiting if game.any_effect(me, "acts_any_time", lambda effect: effect.acts_any_time())]
    last = state.seats_done + 1 >= game.rules.seats
    due = [me for me in waiting if me.seat == state.seat and me not in roving]
    ready = [me for me in waiting if me in due or me in roving]
    if not ready:
        return False
    may_wait = not due and not last
    chosen = ready[0]
    if len(ready) > 1 or may_wait:
        game.table.checkpoint()
        options = [Activate(survivor.id) for survivor in ready]
        if may_wait:
            options.append(Activate(LATER))
        seat = state.seat if all(me.seat == state.seat for me in ready) else None
        answer = yield ChooseSurvivor(seat=seat, options=options)
        if answer.survivor == LATER:
            return False
        chosen = game.me(answer.survivor)
    yield from begin_turn(game, chosen)
    return True


def begin_turn(game: Game, me: Survivor, extra: bool = False) -> Play:
    """Give a survivor the actions of a turn."""
    effects = game.effects(me)
    actions = game.content.game.actions_per_turn + sum(effect.actions(game, me) for effect in effects.at("actions"))
    free = tuple(tag for effect in effects.at("free_actions") for tag in effect.free_actions(game, me))
    game.happen(TurnBegan(me.id, actions, free, extra))
    for effect in effects.at("turn_begins"):
        yield from effect.turn_begins(game, me)


def _one_action(game: Game) -> Play:
    """Ask the active survivor for one action and carry it out."""
    assert game.table is not None
    turn = game.state.turn
    assert turn is not None
    game.table.checkpoint()
    yield from act(game, game.me(turn.survivor))
    yield from finish_if_spent(game, extra=False)


def finish_if_spent(game: Game, extra: bool) -> Play:
    """Close the turn of whoever has nothing left to do, or is gone."""
    turn = game.state.turn
    if turn is None:
        return
    me = game.me(turn.survivor)
    if me.zone and (turn.actions > 0 or any(not action.idle for action in offers(game, me))):
        return
    if me.zone:
        yield from game.mission.turn_ends(game, me)
    game.happen(TurnEnded(me.id, extra))
    game.mission.settle(game)


def act(game: Game, me: Survivor) -> Play:
    """One question of the turn: what does the survivor do now?"""
    action: Action = yield Act(seat=me.seat, survivor=me.id, options=offers(game, me))
    game.reacted.clear()
    pay(game, me, action)
    game.performing = action.cost > 0
    yield from action.perform(game, me)
    game.performing = False
    game.mission.settle(game)


def extra_turn(game: Game, me: Survivor) -> Play:
    """A whole turn outside the players' phase."""
    yield from begin_turn(game, me, extra=True)
    while game.state.turn is not None:
        yield from act(game, me)
        yield from finish_if_spent(game, extra=True)


def offers(game: Game, me: Survivor) -> list[Action]:
    """All actions that a survivor can take and pay for, in a fixed order."""
    found = [action for action in _all_offers(game, me) if affordable(game, me, action)]
    found.append(EndTurn())
    return found


def _all_offers(game: Game, me: Survivor) -> Iterator[Action]:
    yield from move_offers(game, me)
    yield from attack_offers(game, me)
    yield from search_offers(game, me)
    yield from inventory_offers(game, me)
    yield from common_offers(game, me)
    yield from game.edition.offers(game, me)
    for effect in game.effects(me).at("offers"):
        yield from effect.offers(game, me)
    yield from game.mission.offers(game, me)
