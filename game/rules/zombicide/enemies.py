"""The enemies' activation: all attacks, then all moves; those with two actions then do it again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from game.board import AS_DRAWN
from game.engine import Asks, Play, Share
from game.rules.zombicide.action import ChooseZone, ZoneOption
from game.rules.zombicide.events import EnemiesAttacked, EnemiesMoved
from game.rules.zombicide.game import Game
from game.rules.zombicide.health import ShareHarm, can_bear, hurt
from game.rules.zombicide.state import EnemyId, Survivor, ZoneId, kind_of

Groups = dict[ZoneId, list[EnemyId]]


@dataclass(slots=True, eq=False, kw_only=True)
class ShareWounds(ShareHarm):
    """Who takes the wounds? `enemy` is set where only the wounds of one type are shared."""

    kind: ClassVar[str] = "share_wounds"

    enemy: str = ""


@dataclass(slots=True, eq=False, kw_only=True)
class SplitGroup(Share):
    """Which ways do the odd ones of a divided group go? The recipients are the next zones."""

    kind: ClassVar[str] = "split_group"

    zone: ZoneId
    enemy: str


def enemy_phase(game: Game) -> Play:
    """Every enemy on the board acts."""
    yield from activate(game, tuple(game.rules.enemy_types))


def activate(game: Game, kinds: tuple[str, ...]) -> Play:
    """All enemies of these types act, each as often as its type does in one activation (UoA p. 25)."""
    acting = [enemy for crowd in game.state.enemies.values() for enemy in crowd if kind_of(enemy) in kinds]
    yield from activate_these(game, acting)


def activate_these(game: Game, acting: list[EnemyId]) -> Play:
    """These enemies have one activation, but for those who are held back."""
    held = game.edition.held_back(game, acting)
    willing = set(acting).difference(held)
    types = game.rules.enemy_types
    for number in range(max((types[kind].actions for kind in types), default=0)):
        busy = {enemy for enemy in willing if types[kind_of(enemy)].actions > number}
        if not busy:
            return
        groups = _by_zone(game, busy)
        yield from game.mission.enemies_act(game, tuple(groups))
        idle = yield from _attack(game, groups)
        yield from _move(game, idle)


def _by_zone(game: Game, busy: set[EnemyId]) -> Groups:
    """Those who act, zone by zone in the order of the board's crowds; whoever has fallen is not among them."""
    groups: Groups = {}
    for zone, crowd in game.state.enemies.items():
        here = [enemy for enemy in crowd if enemy in busy]
        if here:
            groups[zone] = here
    return groups


def _attack(game: Game, groups: Groups) -> Asks[Groups]:
    """All enemies that share a zone with prey attack and always succeed; returns those who did not."""
    occupied = set(game.prey().values())
    idle: Groups = {}
    for zone, enemies in groups.items():
        if zone in occupied:
            yield from _attack_in(game, zone, enemies)
        else:
            idle[zone] = enemies
    return idle


def _attack_in(game: Game, zone: ZoneId, enemies: list[EnemyId]) -> Play:
    """The players share the attacks out among those in the zone; what each one suffers is suffered at once.

    Attacks are shared whole, the strongest first: one of 2 wounds strikes one victim (Invader p. 26).
    """
    prey = game.prey_in(zone)
    game.happen(EnemiesAttacked(zone, tuple(enemies), sum(game.enemy(enemy).attack for enemy in enemies)))
    harm = dict.fromkeys(prey, 0)
    causes: dict[str, str] = {}
    for kind, strength, attacks in _volleys(game, prey, enemies):
        shares = yield from _share(game, zone, harm, attacks, strength, kind)
        for name, count in shares.items():
            if count and not (kind and name in game.state.survivors and unharmed(game, game.me(name), kind)):
                causes[name] = "enemies" if name in causes else kind or "enemies"
                harm[name] += count * strength
    for name, cause in causes.items():
        yield from hurt(game, name, harm[name], cause)


def _volleys(game: Game, prey: tuple[str, ...], enemies: list[EnemyId]) -> list[tuple[str, int, int]]:
    """Attacks to be shared out together: [type, wounds of each, number].

    Where somebody is unharmed by a type, that type's attacks are shared out on their own, so that they can be taken by
    whom they do not hurt; the type is empty for all others.
    """
    people = [game.me(name) for name in prey if name in game.state.survivors]
    apart: list[tuple[str, int, int]] = []
    together: dict[int, int] = {}
    for kind in dict.fromkeys(kind_of(enemy) for enemy in enemies):
        strength = game.rules.enemy_types[kind].attack
        count = sum(kind_of(enemy) == kind for enemy in enemies)
        if any(unharmed(game, person, kind) for person in people):
            apart.append((kind, strength, count))
        else:
            together[strength] = together.get(strength, 0) + count
    return [*apart, *(("", strength, together[strength]) for strength in sorted(together, reverse=True))]


def _share(
    game: Game, zone: ZoneId, harm: dict[str, int], attacks: int, strength: int, kind: str
) -> Asks[dict[str, int]]:
    names = tuple(harm)
    if len(names) == 1:
        return {names[0]: attacks}
    left = tuple(max(0, bears - harm[name]) for name, bears in zip(names, can_bear(game, names), strict=True))
    shares: dict[str, int] = yield ShareWounds(
        amount=attacks, among=names, zone=zone, enemy=kind, damage=strength, left=left
    )
    return shares


def unharmed(game: Game, me: Survivor, kind: str) -> bool:
    """Whether attacks of an enemy type do nothing to a survivor."""
    return game.any_effect(me, "unharmed_by", lambda effect: effect.unharmed_by(kind))


@dataclass(frozen=True, slots=True)
class Step:
    """A group's next step."""

    enemies: tuple[EnemyId, ...]
    origin: ZoneId
    zone: ZoneId
    target: ZoneId
    reason: str


def _move(game: Game, groups: Groups) -> Play:
    """Those who did not attack move one zone, all at the same time.

    Ruling: every group chooses its way by the board as it is before the step; what their arrival changes (the noise)
    counts from the next step on. So no order among the groups has to be decided by anybody.
    """
    steps: list[Step] = []
    for zone, enemies in groups.items():
        steps.extend((yield from next_steps(game, zone, enemies)))
    yield from take_steps(game, steps)


def take_steps(game: Game, steps: list[Step]) -> Play:
    """Groups of enemies take their steps; those in whose way something stands break it instead (Invader p. 27)."""
    barred = [step for step in steps if step.zone not in game.board.neighbours(step.origin)]
    for step in barred:
        yield from game.edition.break_in(game, step.origin, step.zone)
    free = [step for step in steps if step not in barred] if barred else steps
    for step in free:
        game.happen(EnemiesMoved(step.enemies, step.origin, step.zone, step.target, step.reason))
    for zone in dict.fromkeys(step.origin for step in free):
        game.edition.crowd_thinned(game, zone)
    yield from game.edition.arrived(game, tuple(dict.fromkeys(step.zone for step in free)))


def routes(game: Game, zone: ZoneId) -> tuple[str, dict[ZoneId, ZoneId]]:
    """The rule that moves the enemies of a zone, and the zones they step into, each with where it leads.

    Ruling: ways that begin with the same zone are one way; where they part is decided when the enemies get there.
    Ruling: where the only ways lead through a zone that nobody can enter, enemies go as far as they get.
    """
    quarry = game.edition.quarry(game, zone)
    ways: dict[ZoneId, ZoneId] = {}
    blocked = game.state.blocked
    ways_now = game.edition.enemy_ways(game)
    for board in (ways_now, game.board.under(AS_DRAWN)) if blocked else (ways_now,):
        for target in quarry.zones:
            for step in board.steps(zone, target):
                if step not in blocked:
                    ways.setdefault(step, target)
        if ways:
            break
    return quarry.reason, ways


def next_steps(game: Game, zone: ZoneId, enemies: Iterable[EnemyId]) -> Asks[list[Step]]:
    """Where the enemies of a zone go now: one way, or divided over all ways (UoA p. 25)."""
    reason, ways = routes(game, zone)
    return (yield from divide(game, zone, enemies, ways, reason))


def divide(
    game: Game, zone: ZoneId, enemies: Iterable[EnemyId], ways: dict[ZoneId, ZoneId], reason: str
) -> Asks[list[Step]]:
    """The steps of a group over all the ways it can go."""
    if not ways:
        return []
    if len(ways) == 1:
        (way, target), *_ = ways.items()
        return [Step(tuple(enemies), zone, way, target, reason)]
    if not game.edition.splits:
        options = [ZoneOption(way) for way in ways]
        choice = yield ChooseZone(why="enemies_way", options=options)
        return [Step(tuple(enemies), zone, choice.zone, ways[choice.zone], reason)]
    shares: dict[ZoneId, list[EnemyId]] = {way: [] for way in ways}
    by_kind: dict[str, list[EnemyId]] = {}
    for enemy in enemies:
        by_kind.setdefault(kind_of(enemy), []).append(enemy)
    for kind, group in by_kind.items():
        yield from _split(zone, kind, group, shares)
    return [Step(tuple(share), zone, way, ways[way], reason) for way, share in shares.items() if share]


def _split(zone: ZoneId, kind: str, group: list[EnemyId], shares: dict[ZoneId, list[EnemyId]]) -> Play:
    """Equal groups of each type on every way; the players place the odd ones, one on a way at most."""
    each, odd = divmod(len(group), len(shares))
    extra = dict.fromkeys(shares, 0)
    if odd:
        caps = (1,) * len(shares)
        extra = yield SplitGroup(amount=odd, among=tuple(shares), caps=caps, zone=zone, enemy=kind)
    rest = iter(group)
    for way, share in shares.items():
        share.extend(next(rest) for _ in range(each + extra[way]))
