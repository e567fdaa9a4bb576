"""The game as the rules see it: the state on the table, what never changes, and the questions rules ask of both."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.board import Sight
from game.content.models import LEVELS, Enemy, Equipment, Level
from game.engine import Asks, Card, Event, Table
from game.rules.zombicide import events
from game.rules.zombicide.action import ChooseNamed, ChooseZone, Named, ZoneOption
from game.rules.zombicide.effects import Effect, Effects
from game.rules.zombicide.state import EnemyId, Survivor, SurvivorId, ZombicideState, ZoneId, kind_of

if TYPE_CHECKING:
    from game.rules.zombicide.rules import ZombicideRules

_REGROUPING = frozenset(
    {
        events.SkillGained,
        events.CompanionFollowed,
        events.SurvivorMoved,
        events.SurvivorsLeft,
        events.SurvivorJoined,
        events.TilesChanged,
    }
)
"""Events after which survivors may have other effects than before."""

NOBODY: tuple[EnemyId, ...] = ()


class Game:
    """A state and the rules it is played by. Without a table it can only be asked, not changed."""

    def __init__(
        self, rules: ZombicideRules, state: ZombicideState, table: Table[ZombicideState] | None = None
    ) -> None:
        self.rules = rules
        self.edition = rules.edition
        self.content = rules.edition.content
        self.mission = rules.mission
        self.state = state
        self.table = table
        self.board = rules.board(state)
        self.performing = False
        """Whether the last action of the turn's history is the one being carried out."""
        self.reacted: list[SurvivorId] = []
        """Who has already reacted to the card being read; it never outlasts the action or the step that reads it."""
        self._effects: dict[SurvivorId, Effects] = {}

    def happen(self, event: Event) -> None:
        """Let an event happen."""
        assert self.table is not None, "a game that is only looked at cannot change"
        self.table.happen(event)
        kind = type(event)
        if kind in _REGROUPING:
            self._effects.clear()
            if kind is events.TilesChanged:
                self.board = self.rules.board(self.state)
        elif kind is events.ZonesBlocked or kind in self.edition.reshaping:
            self.board = self.rules.board(self.state)

    def roll(self, count: int, reason: str) -> tuple[int, ...]:
        """Throw dice."""
        assert self.table is not None
        return self.table.roll(count, reason)

    def me(self, survivor: SurvivorId) -> Survivor:
        """A survivor by id."""
        return self.state.survivors[survivor]

    def players(self) -> list[Survivor]:
        """The survivors that players control, on the board or off it."""
        return [survivor for survivor in self.state.survivors.values() if not survivor.companion]

    def present(self) -> list[Survivor]:
        """Everybody on the board, companions too."""
        return [survivor for survivor in self.state.survivors.values() if survivor.zone]

    def survivors_in(self, zone: ZoneId) -> list[Survivor]:
        """Everybody in a zone, companions too."""
        return [survivor for survivor in self.state.survivors.values() if survivor.zone == zone]

    def prey(self) -> dict[str, ZoneId]:
        """Whom enemies come for, each with the zone: survivors they can make out, and machines that have acted."""
        found = {me.id: me.zone for me in self.state.survivors.values() if me.zone and not me.unseen}
        found.update((machine.id, machine.zone) for machine in self.state.machines.values() if machine.active)
        return found

    def prey_in(self, zone: ZoneId) -> tuple[str, ...]:
        """Whom enemies attack in a zone."""
        return tuple(name for name, where in self.prey().items() if where == zone)

    def followers(self, me: Survivor) -> list[Survivor]:
        """The companions that a survivor leads."""
        return [other for other in self.state.survivors.values() if other.companion and other.leader == me.id]

    def party(self, me: Survivor) -> tuple[SurvivorId, ...]:
        """A survivor with all who follow."""
        return (me.id, *(other.id for other in self.followers(me)))

    def crowd(self, zone: ZoneId) -> Sequence[EnemyId]:
        """The enemies in a zone."""
        return self.state.enemies.get(zone, NOBODY)

    def boss(self) -> ZoneId | None:
        """The zone of an abomination, if there is one."""
        for zone, crowd in self.state.enemies.items():
            for enemy in crowd:
                if self.enemy(enemy).boss:
                    return zone
        return None

    def card(self, card: Card) -> Equipment | None:
        """The equipment that a card is; None for what is no equipment, such as a mission's token."""
        return self.rules.equipment.get(card)

    def enemy(self, enemy: EnemyId) -> Enemy:
        """What kind of enemy a miniature is."""
        return self.rules.enemy_types[kind_of(enemy)]

    def in_hand(self, me: Survivor) -> list[Card]:
        """The cards that are ready for use: in a hand, or in a slot that counts as one."""
        if self.effects(me).at("ready") and any(effect.ready(self, me) for effect in self.effects(me).at("ready")):
            return [card for card in me.slots if card]
        slots = self.rules.hands
        return [card for card, held in zip(me.slots, slots, strict=True) if held and card]

    def roles(self, me: Survivor) -> tuple[str, ...]:
        """The classes that a survivor counts as."""
        return self.rules.roles_of(self, me)

    def effects(self, me: Survivor) -> Effects:
        """All effects that a survivor has now."""
        known = self._effects.get(me.id)
        if known is None:
            known = self._effects[me.id] = self.rules.effects_of(self, me)
        return known

    def any_effect(self, me: Survivor, moment: str, asked: Callable[[Effect], bool]) -> bool:
        """Whether some effect says yes at a moment."""
        return any(asked(effect) for effect in self.effects(me).at(moment))

    def may_use(self, me: Survivor, ability: str) -> bool:
        """Whether an ability that is limited to once per turn, or to as often as skills allow, is still free."""
        turn = self.state.turn
        if turn is None or turn.survivor != me.id:
            return False
        limit = 1 + sum(effect.extra_uses(ability) for effect in self.effects(me).at("extra_uses"))
        return turn.used.get(ability, 0) < limit

    def streak(self, *kinds: str) -> int:
        """How many actions of these kinds the active survivor has taken in a row, right before the present one."""
        turn = self.state.turn
        history = turn.history if turn else []
        end = len(history) - 1 if self.performing else len(history)
        begin = end
        while begin > 0 and history[begin - 1] in kinds:
            begin -= 1
        return end - begin

    def sight(self, me: Survivor) -> Sight:
        """How a survivor looks."""
        for effect in self.effects(me).at("sight"):
            found = effect.sight()
            if found is not None:
                return found
        return Sight.NORMAL

    def level_of(self, me: Survivor) -> Level:
        """The danger level that a survivor has reached."""
        return self.content.game.level_at(me.points)

    def danger(self) -> Level:
        """The highest danger level among the survivors, which every spawn card goes by."""
        most = max((survivor.points for survivor in self.state.survivors.values()), default=0)
        return self.content.game.level_at(most)

    def danger_number(self) -> int:
        """The same, from 0 for the lowest."""
        return LEVELS.index(self.danger())

    def one_of_zones(self, seat: int | None, why: str, zones: Sequence[ZoneId]) -> Asks[ZoneId]:
        """One of the zones, asked for if there are several; the generator returns it."""
        if len(zones) == 1:
            return zones[0]
        choice = yield ChooseZone(seat=seat, why=why, options=[ZoneOption(zone) for zone in zones])
        picked: ZoneId = choice.zone
        return picked

    def one_of(self, seat: int | None, why: str, names: Sequence[str], about: str = "") -> Asks[str]:
        """One of several named things, asked for if there are several; the generator returns it."""
        if len(names) == 1:
            return names[0]
        options = [Named(name) for name in names]
        choice = yield ChooseNamed(seat=seat, why=why, about=about, options=options)
        picked: str = choice.what
        return picked
