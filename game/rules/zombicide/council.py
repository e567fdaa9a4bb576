"""What bots deliberate by: the table, what threatens, and who goes where; each worked out once for a question."""

from __future__ import annotations

from functools import cached_property

from game.rules.zombicide.explain import odds_of
from game.rules.zombicide.game import Game
from game.rules.zombicide.movement import Path
from game.rules.zombicide.outlook import Outlook
from game.rules.zombicide.plan import Plan
from game.rules.zombicide.state import Survivor, kind_of
from game.rules.zombicide.strike import Strike

STEP = 450
"""One zone nearer to where the mission leads."""
RUNNER_STEP = 800
"""The same for whoever has an errand, on whom all others wait."""
LEAD, TOO_EAGER = 3, 0.3
"""How far somebody may be ahead of the last one who goes to the same place, and what a step is worth beyond that."""
ARRIVAL = 700
"""Being where the errand is to be done."""
SPENT = 25
"""An action more than needed."""
KILL = {0: 160, 1: 130, 2: 100, 3: 70}
"""An enemy fewer, by how far it is from the nearest survivor."""
FAR_KILL = 25
FRIENDLY_FIRE = 2500
IN_VAIN = -30


class Council:
    """Everything that the answers to one question are judged by."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @cached_property
    def outlook(self) -> Outlook:
        """What the coming enemy phase threatens."""
        return Outlook(self.game, self.plan)

    @cached_property
    def plan(self) -> Plan:
        """Who goes where."""
        return Plan(self.game)

    def travel(self, me: Survivor, path: Path, cost: int) -> int:
        """What going somewhere is worth: the way it saves, the danger it avoids, the actions it costs."""
        goal = path[-1]
        nearer = self.plan.left(me, me.zone) - self.plan.left(me, goal)
        dread = max(self.game.edition.dread(self.game, zone) for zone in path)
        there = ARRIVAL if nearer > 0 and self.plan.arrives(me, goal) else 0
        step = RUNNER_STEP if self.plan.runs(me) else STEP
        if nearer > 0 and self.plan.ahead(me, goal) > LEAD:
            step = int(step * TOO_EAGER)
        return step * nearer + there + self.outlook.relief(me, goal, cost) - SPENT * cost - dread

    def strike(self, strike: Strike) -> int:
        """Expected kills, worth what the enemies threaten; harm to friends weighs heavily."""
        game = self.game
        odds = odds_of(game, strike)
        kills = odds.mean("kills")
        if not kills:
            return IN_VAIN
        kind = strike.focus or self._first(strike)
        worth = self.outlook.price(strike.zone, kind) + self._base(strike.zone)
        return int(kills * worth) - int(odds.mean("friendly_fire") * FRIENDLY_FIRE) - SPENT

    def _base(self, zone: str) -> int:
        way = min((self.outlook.distance(zone, other) for other in self.outlook.people), default=99)
        return KILL.get(way, FAR_KILL)

    def _first(self, strike: Strike) -> str:
        """The type of enemy that an attack fells first."""
        types = self.game.rules.enemy_types
        kinds = dict.fromkeys(map(kind_of, self.game.crowd(strike.zone)))
        power = strike.damage + strike.sixes_hurt
        found = [kind for kind in kinds if types[kind].toughness <= power] or list(kinds)
        return min(found, key=lambda kind: types[kind].priority)
