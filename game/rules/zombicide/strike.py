"""An attack in the making: what is used against which zone, and the numbers that effects may change."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.content.models import Equipment
from game.engine import Card
from game.rules.zombicide.state import EnemyId, SurvivorId, ZoneId


@dataclass(slots=True)
class Strike:
    """One attack action. `weapons` are one card, a pair, or none for what is no card (a machine, an improvised weapon).

    `using` names the ability by which the attack is made, if any. `bonus` is added to every die. `sixes_roll` and
    `sixes_hurt` say what a result of 6 brings: further dice, and more damage. `reaps` is how many more of the same kind
    one hit may eliminate. `rerolls` are the names of what lets all dice be thrown again, once each. `focus` is the type
    of the single enemy on which the attack is concentrated, if it is: all damage adds up against that one alone.
    """

    me: SurvivorId
    zone: ZoneId
    range: int
    kind: str
    dice: int
    accuracy: int
    damage: int
    noise: str | None = None
    weapons: tuple[Card, ...] = ()
    equipment: Equipment | None = None
    using: str = ""
    bonus: int = 0
    sixes_roll: bool = False
    sixes_hurt: int = 0
    reaps: int = 0
    chooses: bool = False
    """Targets are chosen freely instead of by priority."""
    spares_friends: bool = False
    unaided: bool = False
    """Neither skills nor cards of whoever makes the attack have a part in it, as with a machine."""
    focus: str = ""
    machine: str = ""
    """The machine that makes the attack, which never hits itself."""
    rerolls: list[str] = field(default_factory=list)
    killed: list[EnemyId] = field(default_factory=list)

    @property
    def pair(self) -> int:
        """How many weapons strike at once, for what each of them adds."""
        return max(1, len(self.weapons))

    def is_about(self, what: str) -> bool:
        """Whether a skill's parameter (combat, melee, ranged, a weapon family, a card) speaks of this attack."""
        if what in ("combat", self.kind):
            return True
        return self.equipment is not None and what in (self.equipment.family, self.equipment.id, self.equipment.title)
