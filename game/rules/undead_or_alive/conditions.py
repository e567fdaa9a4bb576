"""What goals of a mission can wait for: the words that mission files may use after `when`.

A word says whether its condition holds; where the course of a game can make it impossible, a second function says why.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from game.rules.undead_or_alive import spawns, train
from game.rules.undead_or_alive.setup import free_companions
from game.rules.undead_or_alive.vocabulary import Colour, LooseSpawn, MachineName, RoleName
from game.rules.zombicide import conditions
from game.rules.zombicide.errands import Errand, errand_for
from game.rules.zombicide.game import Game
from game.rules.zombicide.parts.objectives import is_supply
from game.rules.zombicide.state import SpawnToken, Survivor
from game.rules.zombicide.vocabulary import Vocabulary

CONDITIONS = Vocabulary()
word, hopeless, condition = CONDITIONS.word, CONDITIONS.hopeless, CONDITIONS.condition
leads = CONDITIONS.leads

TRAIN = "train"
BOUNTIES_FOUND = "bounties_found"


def _left_behind(game: Game, value: str) -> str:
    """The train is gone without somebody, or somebody went another way."""
    if value == TRAIN and game.state.flags.get(train.LEFT) and any(not me.away for me in game.players()):
        return "missed_the_train"
    return conditions.left_another_way(game, value)


def _way_out(game: Game, value: str) -> Iterator[Errand]:
    """The exit, or anywhere aboard the train."""
    if value == TRAIN:
        yield from (Errand(zone, everybody=True) for zone in train.on_train(game))
    else:
        yield from conditions.way_out(game, value)


CONDITIONS.adopt(
    conditions.objectives_taken,
    Literal["all"] | int | tuple[Colour, ...],
    conditions.objective_lost,
    conditions.objectives_to_take,
)
CONDITIONS.adopt(conditions.survivors_left, Literal["exit", "train"], _left_behind, _way_out)


@word
def companions_recruited(game: Game, value: Literal["all"] | dict[RoleName, int]) -> bool:
    """All companions on the board, or so many of each of these classes, have a leader."""
    if value == "all":
        return all(companion.leader for companion in _companions(game))
    return all(len([each for each in _companions(game, role) if each.leader]) >= count for role, count in value.items())


def _companions(game: Game, role: str = "") -> list[Survivor]:
    return [
        survivor for survivor in game.state.survivors.values() if survivor.companion and role in ("", survivor.role)
    ]


@hopeless(companions_recruited)
def _companion_lost(game: Game, value: Literal["all"] | dict[RoleName, int]) -> str:
    """A companion has gone off alone, or too few are left in the world."""
    if value == "all":
        return "companion_lost" if any(each.away and not each.leader for each in _companions(game)) else ""
    for role, count in value.items():
        within_reach = [each for each in _companions(game, role) if each.leader or not each.away]
        if len(within_reach) + len(free_companions(game, role)) < count:
            return "companion_lost"
    return ""


@leads(companions_recruited)
def _companions_to_recruit(game: Game, value: Literal["all"] | dict[RoleName, int]) -> Iterator[Errand]:
    """Those who wait for a leader; if too few are known, others hide among the objectives."""
    waiting = [each for each in _companions(game) if not each.leader and not each.away]
    for companion in waiting:
        who = tuple(me.id for me in game.players() if not game.mission.recruit_refusal(game, me, companion))
        if who:
            yield Errand(companion.zone, who)
    if value != "all" and any(len(_companions(game, role)) < count for role, count in value.items()):
        hidden = [each.zone for each in game.state.objectives.values() if not each.colour]
        yield from (Errand(zone) for zone in hidden)


@word
def spawns_gathered(game: Game, value: LooseSpawn) -> bool:
    """All spawn tokens of a kind lie in the starting spawn zone."""
    start = spawns.starting_token(game)
    return start is not None and all(
        token.zone == start.zone for token in game.state.spawns.values() if token.kind == value
    )


@leads(spawns_gathered)
def _tokens_to_move(game: Game, value: LooseSpawn) -> Iterator[Errand]:
    """Those that are elsewhere, for whoever has water, or dynamite where water does nothing."""
    start = spawns.starting_token(game)
    for token in game.state.spawns.values():
        if token.kind == value and start is not None and token.zone != start.zone:
            yield _cleansing(game, token)


def _cleansing(game: Game, token: SpawnToken) -> Errand:
    watery = game.mission.allows("cleansable", game, token)
    return errand_for(token.zone, spawns.carriers(game, () if watery else ("dynamite",)), reach=1)


@hopeless(spawns_gathered)
def _start_destroyed(game: Game, value: LooseSpawn) -> str:
    """There is no starting spawn zone any more to gather anything in."""
    return "start_destroyed" if spawns.starting_token(game) is None else ""


@word
def train_cleared(game: Game, value: LooseSpawn) -> bool:
    """No spawn token of a kind lies on the train."""
    return not any(token.kind == value and train.is_aboard(game, token.zone) for token in game.state.spawns.values())


@leads(train_cleared)
def _train_to_clear(game: Game, value: LooseSpawn) -> Iterator[Errand]:
    """The tokens aboard."""
    for token in game.state.spawns.values():
        if token.kind == value and train.is_aboard(game, token.zone):
            yield _cleansing(game, token)


@word
def piles_secured(game: Game, value: Literal["all"]) -> bool:
    """Every corpse pile drawn on the tiles has been found and made safe.

    Ruling: a heap that nobody has stirred is not safe; it has to be woken and then laid to rest (UoA p. 28).
    """
    found = game.state.spawns
    names = [f"{spawns.PILE}.{spot.face}" for spot in game.board.spots(spawns.PILE)]
    return all(name in found and not found[name].active for name in names)


@leads(piles_secured)
def _piles_to_secure(game: Game, value: Literal["all"]) -> Iterator[Errand]:
    """Stir those that sleep, and lay those to rest that do not."""
    found = game.state.spawns
    for spot in game.board.spots(spawns.PILE):
        token = found.get(f"{spawns.PILE}.{spot.face}")
        if token is None:
            yield Errand(spot.zone)
        elif token.active:
            yield _cleansing(game, token)


@word
def bounties_per_survivor(game: Game, value: int) -> bool:
    """The band carries so many bounty weapons for every survivor in it.

    Ruling: it is the number that counts; who of the band carries them is the band's own business (M1).
    """
    carried = sum(_is_bounty(game, card) for survivor in game.players() for card in survivor.slots)
    return carried >= value * len(game.players())


def _is_bounty(game: Game, card: str) -> bool:
    equipment = game.card(card)
    return equipment is not None and equipment.deck == "bounty"


@hopeless(bounties_per_survivor)
def _bounties_thrown_away(game: Game, value: int) -> str:
    """Bounty weapons that are discarded leave the game: too few are left."""
    if not game.state.removed:
        return ""
    all_there_are = sum(equipment.deck == "bounty" for equipment in game.rules.equipment.values())
    gone = sum(_is_bounty(game, card) for card in game.state.removed)
    return "bounties_thrown_away" if all_there_are - gone < value * len(game.players()) else ""


@word
def bounties_found(game: Game, value: int) -> bool:
    """So many of the bounty weapons that were set aside have been found by taking objectives."""
    return game.state.flags.get(BOUNTIES_FOUND, 0) >= value


@leads(bounties_per_survivor)
@leads(bounties_found)
def _crates(game: Game, value: int) -> Iterator[Errand]:
    """Whatever objectives there are."""
    return conditions.objectives_to_take(game, "all")


def _machine_to_blast(game: Game, value: str) -> Iterator[Errand]:
    """For whoever has dynamite."""
    machine = game.state.machines.get(value)
    if machine is not None:
        yield errand_for(machine.zone, spawns.carriers(game, ("dynamite",)), reach=1)


def _machine_to_push(game: Game, value: str) -> Iterator[Errand]:
    """Whoever is nearest."""
    machine = game.state.machines.get(value)
    if machine is not None:
        yield Errand(machine.zone)


CONDITIONS.adopt(conditions.machine_gone, MachineName, leads=_machine_to_blast)
CONDITIONS.adopt(conditions.machine_left, MachineName, conditions.machine_left_behind, _machine_to_push)


@word
def machine_off_rails(game: Game, value: MachineName) -> bool:
    """A machine stands in a zone that no rails run through."""
    machine = game.state.machines.get(value)
    return machine is not None and not train.has_rails(game, machine.zone)


@leads(machine_off_rails)
def _machine_on_rails(game: Game, value: MachineName) -> Iterator[Errand]:
    """Whoever is nearest."""
    return _machine_to_push(game, value)


@hopeless(machine_off_rails)
def _machine_crushed(game: Game, value: MachineName) -> str:
    """It is no longer there to be moved."""
    return "" if value in game.state.machines else "machine_lost"


def _things_to_store(game: Game, value: dict[str, int]) -> Iterator[Errand]:
    """What lies about, and where it goes: to a machine, or to a place with a name."""
    for place in value:
        machine = game.state.machines.get(place)
        zones = [machine.zone] if machine is not None else game.state.places.get(place, [])
        laden = [
            me
            for me in game.players()
            if any(map(is_supply, me.slots)) or any(other.carried for other in game.followers(me))
        ]
        if laden:
            yield from (Errand(zone, tuple(me.id for me in laden)) for zone in zones)
    yield from conditions.objectives_to_take(game, "all")


CONDITIONS.adopt(conditions.stored, dict[str, int], conditions.store_lost, _things_to_store)
CONDITIONS.adopt(conditions.flag, str)
