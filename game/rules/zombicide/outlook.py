"""What the coming enemy phase threatens to do to whom: one reading of the table, for bots. No rule depends on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.rules.zombicide.game import Game
from game.rules.zombicide.might import HELPLESS, Might, might_of
from game.rules.zombicide.plan import Plan
from game.rules.zombicide.state import Survivor, SurvivorId, ZoneId, kind_of

WOUND = 300
"""A wound that is going to be suffered."""
FALL = 20_000
"""A blow that nobody can bear: the end of all."""
WORRY = 40
"""A blow that those who have actions left can still prevent."""
OVERLOAD = 120
"""An enemy that will arrive and is more than those in the zone can deal with when they have their turns again."""
COMPANY = 25
"""An enemy that will arrive."""
BEFORE_LEAVING = 0.2
"""How much danger counts for those who can still get away from it."""
CHANCE = 0.3
"""How likely a card lets a boss act once more."""
LUCK = 0.8
"""How much of what fighters can do on average they will."""
TURN = 3
"""Actions of a turn."""
COMES_ALONG = 0.7
"""How much somebody counts who can still come to a zone."""
SOON = 0.3
"""How much enemies count that come a phase later."""
NEXT_DOOR = 0.4
"""How much a spawn zone counts that is next to a zone."""

Blow = tuple[int, int]
"""How strong, and how tough the enemy is that deals it."""


@dataclass(frozen=True, slots=True)
class Threat:
    """What enemies can do in a zone: the blows of the coming phase, strongest first, and how much arrives after.

    `coming` are enemies by toughness, 1 and more; `risks` are blows of bosses that a card may let act once more.
    """

    blows: tuple[Blow, ...]
    coming: tuple[float, float]
    risks: tuple[int, ...] = ()


class Outlook:
    """The table as it lies, read once for all answers to a question."""

    def __init__(self, game: Game, plan: Plan) -> None:
        self.game = game
        self.plan = plan
        self.people: dict[ZoneId, list[Survivor]] = {}
        for survivor in game.present():
            self.people.setdefault(survivor.zone, []).append(survivor)
        edition = game.edition
        self.crowds = [
            (zone, Counter(map(kind_of, crowd)))
            for zone, crowd in game.state.enemies.items()
            if crowd and not edition.holds_back(game, zone)
        ]
        self._ways = edition.enemy_ways(game)
        self._threats: dict[ZoneId, Threat] = {}
        self._prices: dict[tuple[ZoneId, str], int] = {}
        self._costs: dict[ZoneId, int] = {}
        self._nearby: dict[ZoneId, list[Survivor]] = {}
        self._havens: dict[ZoneId, bool] = {}
        self._mights: dict[SurvivorId, Might] = {}
        turn = game.state.turn
        self.active = turn.survivor if turn is not None else ""
        self.actions = turn.actions + len(turn.free) if turn is not None else 0
        self.ready = [me for me in game.players() if me.zone and not me.done and me.id != self.active]
        self.waves = 1.5 + 1.5 * game.danger_number()
        """How many enemies a spawn card brings, more or less."""

    def might(self, me: Survivor) -> Might:
        """What a survivor can do with one action."""
        known = self._mights.get(me.id)
        if known is None:
            known = self._mights[me.id] = HELPLESS if me.companion else might_of(self.game, me)
        return known

    def distance(self, place: ZoneId, zone: ZoneId) -> int:
        """How many actions enemies need from one zone to another; shut doors cost them one."""
        if place == zone:
            return 0
        way = self._ways.distance(place, zone)
        if way is None:
            return 99
        if way == 1 and zone not in self.game.board.neighbours(place):
            return 2
        return way

    def threat(self, zone: ZoneId) -> Threat:
        """What enemies can do in a zone."""
        known = self._threats.get(zone)
        if known is None:
            known = self._threats[zone] = self._threat(zone)
        return known

    def _threat(self, zone: ZoneId) -> Threat:
        types = self.game.rules.enemy_types
        blows: list[Blow] = []
        risks: list[int] = []
        coming = [0.0, 0.0]
        for place, crowd in self.crowds:
            way = self.distance(place, zone)
            if way > 3:
                continue
            for kind, count in crowd.items():
                enemy = types[kind]
                if way < enemy.actions:
                    blows.extend([(enemy.attack, enemy.toughness)] * (count * (enemy.actions - way)))
                elif way == enemy.actions and enemy.boss:
                    risks.append(enemy.attack)
                elif way <= enemy.actions + 1:
                    weight = 1.0 if way == enemy.actions else SOON
                    coming[enemy.toughness > 1] += count * enemy.attack * weight
        for token in self.game.state.spawns.values():
            if token.active:
                way = self.distance(token.zone, zone)
                if way <= 1:
                    coming[0] += self.waves * (1 if way == 0 else NEXT_DOOR)
        blows.sort(reverse=True)
        return Threat(tuple(blows), (coming[0], coming[1]), tuple(risks))

    def _near(self, zone: ZoneId) -> list[Survivor]:
        """Those who still have their turns and can come to a zone, on the way to where they are going."""
        known = self._nearby.get(zone)
        if known is None:
            known = self._nearby[zone] = [
                me
                for me in self.ready
                if me.zone != zone
                and self.distance(me.zone, zone) <= 2
                and self.plan.left(me, zone) < self.plan.left(me, me.zone)
            ]
        return known

    def _prevented(self, blows: Sequence[Blow], zone: ZoneId, people: Iterable[Survivor], actions: int) -> list[Blow]:
        """The blows that are left when those who can still act have done what they can."""
        easy = hard = 0.0
        for person in people:
            left = actions if person.id == self.active else TURN if person in self.ready else 0
            if left:
                here = self.might(person).here
                easy += left * here[0]
                hard += left * here[1]
        for person in self._near(zone):
            here = self.might(person).here
            easy += COMES_ALONG * (TURN - 1) * here[0]
            hard += COMES_ALONG * (TURN - 1) * here[1]
        easy, hard = easy * LUCK, hard * LUCK
        if easy < 1:
            return list(blows)
        left_over: list[Blow] = []
        for blow in blows:
            price = easy / hard if blow[1] == 2 and hard >= 1 else 1.0
            if (blow[1] == 1 or (blow[1] == 2 and hard >= 1)) and easy >= price:
                easy -= price
            else:
                left_over.append(blow)
        return left_over

    def _can_go(self, zone: ZoneId, people: Iterable[Survivor], actions: int) -> bool:
        """Whether all of these can still leave; the active one has so many actions left."""
        price = 1 + len(self.game.crowd(zone))
        for person in people:
            name = person.leader or person.id
            left = actions if name == self.active else TURN if self.game.me(name) in self.ready else 0
            if left < price:
                return False
        return True

    def cost(self, zone: ZoneId, people: Sequence[Survivor], actions: int) -> int:
        """What the coming rounds cost those who stand in a zone, if the active one of them has so many actions left."""
        if not people or self._safe(zone):
            return 0
        return self._toll(self.threat(zone), zone, people, actions)

    def _safe(self, zone: ZoneId) -> bool:
        known = self._havens.get(zone)
        if known is None:
            known = self._havens[zone] = self.game.mission.haven(self.game, zone)
        return known

    def _toll(
        self,
        threat: Threat,
        zone: ZoneId,
        people: Sequence[Survivor],
        actions: int,
    ) -> int:
        total = 0.0
        blows, coming = threat.blows, threat.coming
        for risk in threat.risks:
            bearable = any(person.health - person.wounds > risk for person in people)
            total += CHANCE * (WOUND * risk if bearable else FALL)
        if blows:
            total += WORRY * sum(blow for blow, _ in blows)
            left = [person.health - person.wounds for person in people]
            for blow, _ in self._prevented(blows, zone, people, actions):
                strongest = max(left)
                if strongest > blow:
                    left[left.index(strongest)] = strongest - blow
                    total += WOUND * blow
                else:
                    total += FALL
        if total and self._can_go(zone, people, actions):
            total *= BEFORE_LEAVING
        if coming[0] or coming[1]:
            total += self._crush(coming, zone, people)
        return int(total)

    def _crush(self, coming: tuple[float, float], zone: ZoneId, people: Sequence[Survivor]) -> float:
        """What it means that so many will arrive."""
        easy = hard = 0.0
        for person in people:
            here, afar = self.might(person)
            easy += max(here[0], afar[0])
            hard += max(here[1], afar[1])
        for person in self._near(zone):
            here, afar = self.might(person)
            easy += COMES_ALONG * max(here[0], afar[0])
            hard += COMES_ALONG * max(here[1], afar[1])
        easy, hard = TURN * LUCK * easy, TURN * LUCK * hard
        too_hard = max(0.0, coming[1] - hard)
        too_many = max(0.0, sum(coming) - too_hard - easy)
        return COMPANY * sum(coming) + OVERLOAD * (too_hard + too_many)

    def now(self, zone: ZoneId) -> int:
        """The same for those who are there."""
        known = self._costs.get(zone)
        if known is None:
            people = self.people.get(zone, ())
            known = self._costs[zone] = self.cost(zone, people, self.actions)
        return known

    def relief(self, me: Survivor, goal: ZoneId, spent: int) -> int:
        """How much better off all are if a survivor, and who follows, goes to another zone and pays for it."""
        here = self.people[me.zone]
        if goal == me.zone:
            return 0
        left = [person for person in here if person is not me and person.leader != me.id]
        joined = [*self.people.get(goal, ()), *(person for person in here if person not in left)]
        before = self.now(me.zone) + self.now(goal)
        after = self.cost(me.zone, left, 0) + self.cost(goal, joined, max(0, self.actions - spent))
        return before - after

    def price(self, place: ZoneId, kind: str) -> int:
        """How much better off all are if one enemy of a type falls in a zone."""
        known = self._prices.get((place, kind))
        if known is None:
            known = self._prices[place, kind] = self._price(place, kind)
        return known

    def _price(self, place: ZoneId, kind: str) -> int:
        enemy = self.game.rules.enemy_types[kind]
        blow = (enemy.attack, enemy.toughness)
        total = 0
        for zone, people in self.people.items():
            way = self.distance(place, zone)
            if way > enemy.actions + 1:
                continue
            threat = self.threat(zone)
            blows, coming = list(threat.blows), list(threat.coming)
            if way < enemy.actions:
                for _ in range(enemy.actions - way):
                    if blow in blows:
                        blows.remove(blow)
            else:
                arriving = enemy.attack * (1.0 if way == enemy.actions else SOON)
                coming[enemy.toughness > 1] = max(0.0, coming[enemy.toughness > 1] - arriving)
            actions = max(0, self.actions - 1)
            risks = threat.risks[:-1] if enemy.boss and way == enemy.actions else threat.risks
            full = self._toll(threat, zone, people, actions)
            fewer = Threat(tuple(blows), (coming[0], coming[1]), risks)
            total += full - self._toll(fewer, zone, people, actions)
        return total
