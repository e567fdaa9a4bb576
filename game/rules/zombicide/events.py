"""What can happen in any Zombicide edition."""

from __future__ import annotations

from dataclasses import dataclass

from game.board import Layout
from game.engine import Card, Event
from game.rules.zombicide.state import (
    EMPTY,
    OFF_BOARD,
    SPAWN_PILE,
    EnemyId,
    Kill,
    Machine,
    Objective,
    SpawnToken,
    Survivor,
    SurvivorId,
    Turn,
    ZombicideState,
    ZoneId,
    kind_of,
)


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """The round went on to its next phase."""

    phase: str

    def apply(self, state: ZombicideState) -> None:
        """Enter the phase."""
        state.phase = self.phase
        state.spawned.clear()


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A new round began; every survivor has a turn again."""

    round: int
    first_seat: int

    def apply(self, state: ZombicideState) -> None:
        """Count the round and hand on the first player's token."""
        state.round = self.round
        state.first_seat = state.seat = self.first_seat
        state.seats_done = 0
        for survivor in state.survivors.values():
            survivor.done = False


@dataclass(frozen=True, slots=True)
class SeatPassed(Event):
    """The next player to the left has the turn."""

    seat: int

    def apply(self, state: ZombicideState) -> None:
        """Pass on."""
        state.seat = self.seat
        state.seats_done += 1


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A survivor was activated."""

    survivor: SurvivorId
    actions: int
    free: tuple[str, ...] = ()
    extra: bool = False
    """An extra turn: it does not use up the survivor's own."""

    def apply(self, state: ZombicideState) -> None:
        """Give the survivor actions."""
        state.turn = Turn(self.survivor, self.actions, list(self.free))


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A survivor's turn is over; actions left are lost."""

    survivor: SurvivorId
    extra: bool = False

    def apply(self, state: ZombicideState) -> None:
        """Close the turn."""
        state.turn = None
        if not self.extra:
            state.survivors[self.survivor].done = True


@dataclass(frozen=True, slots=True)
class ActionSpent(Event):
    """An action was paid for: `free` names the free action used, if any; `actions` were paid besides."""

    survivor: SurvivorId
    kind: str
    actions: int
    free: str = ""

    def apply(self, state: ZombicideState) -> None:
        """Take what it cost."""
        turn = state.turn
        assert turn is not None
        turn.actions -= self.actions
        if self.free:
            turn.free.remove(self.free)
        turn.history.append(self.kind)


@dataclass(frozen=True, slots=True)
class ActionsGained(Event):
    """A survivor got more to do in the turn that is running."""

    actions: int
    free: tuple[str, ...] = ()

    def apply(self, state: ZombicideState) -> None:
        """Add them."""
        assert state.turn is not None
        state.turn.actions += self.actions
        state.turn.free.extend(self.free)


@dataclass(frozen=True, slots=True)
class AbilityUsed(Event):
    """Something that is limited per turn was used."""

    ability: str

    def apply(self, state: ZombicideState) -> None:
        """Count it."""
        assert state.turn is not None
        state.turn.used[self.ability] = state.turn.used.get(self.ability, 0) + 1


@dataclass(frozen=True, slots=True)
class SurvivorJoined(Event):
    """A survivor or companion was placed."""

    survivor: Survivor

    def apply(self, state: ZombicideState) -> None:
        """Put the survivor on the board."""
        state.survivors[self.survivor.id] = self.survivor.copy()


@dataclass(frozen=True, slots=True)
class SurvivorMoved(Event):
    """Survivors moved together along a path; `how` says by which rule."""

    survivors: tuple[SurvivorId, ...]
    path: tuple[ZoneId, ...]
    how: str = "move"

    def apply(self, state: ZombicideState) -> None:
        """Put them at the end of the path."""
        for survivor in self.survivors:
            state.survivors[survivor].zone = self.path[-1]


@dataclass(frozen=True, slots=True)
class SurvivorsLeft(Event):
    """Survivors left the board for good and are safe."""

    survivors: tuple[SurvivorId, ...]
    how: str

    def apply(self, state: ZombicideState) -> None:
        """Take them off the board."""
        for name in self.survivors:
            survivor = state.survivors[name]
            survivor.zone = OFF_BOARD
            survivor.away = self.how
            survivor.aboard = ""


@dataclass(frozen=True, slots=True)
class SurvivorWounded(Event):
    """A survivor suffered wounds."""

    survivor: SurvivorId
    wounds: int
    cause: str

    def apply(self, state: ZombicideState) -> None:
        """Count them."""
        state.survivors[self.survivor].wounds += self.wounds


@dataclass(frozen=True, slots=True)
class SurvivorHealed(Event):
    """A survivor recovered."""

    survivor: SurvivorId
    wounds: int

    def apply(self, state: ZombicideState) -> None:
        """Take wounds away."""
        state.survivors[self.survivor].wounds -= self.wounds


@dataclass(frozen=True, slots=True)
class HealthRaised(Event):
    """A survivor can bear more wounds."""

    survivor: SurvivorId
    by: int

    def apply(self, state: ZombicideState) -> None:
        """Raise the limit."""
        state.survivors[self.survivor].health += self.by


@dataclass(frozen=True, slots=True)
class CompanionFollowed(Event):
    """A companion follows a leader from now on."""

    companion: SurvivorId
    leader: SurvivorId

    def apply(self, state: ZombicideState) -> None:
        """Set the leader, and stand beside them."""
        companion, leader = state.survivors[self.companion], state.survivors[self.leader]
        companion.leader = self.leader
        companion.seat = leader.seat
        companion.zone = leader.zone
        companion.aboard = leader.aboard


@dataclass(frozen=True, slots=True)
class PointsGained(Event):
    """A survivor gained points."""

    survivor: SurvivorId
    points: int
    cause: str

    def apply(self, state: ZombicideState) -> None:
        """Advance on the danger bar."""
        state.survivors[self.survivor].points += self.points


@dataclass(frozen=True, slots=True)
class SkillGained(Event):
    """A survivor learnt a skill."""

    survivor: SurvivorId
    skill: str
    level: str

    def apply(self, state: ZombicideState) -> None:
        """Add it."""
        state.survivors[self.survivor].skills.append(self.skill)


@dataclass(frozen=True, slots=True)
class CardGained(Event):
    """A card was dealt into a slot of a survivor's inventory."""

    survivor: SurvivorId
    card: Card
    slot: int
    source: str

    def apply(self, state: ZombicideState) -> None:
        """Put it into the slot; it leaves wherever it lay beside the board."""
        state.survivors[self.survivor].slots[self.slot] = self.card
        _leave_the_side(state, self.card)


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A card went to its discard pile; `survivor` is empty if it was in nobody's inventory."""

    card: Card
    pile: str
    survivor: SurvivorId = ""

    def apply(self, state: ZombicideState) -> None:
        """Move it to the discards."""
        if self.survivor:
            slots = state.survivors[self.survivor].slots
            slots[slots.index(self.card)] = EMPTY
        _leave_the_side(state, self.card)
        _make_ready(state, self.card)
        state.discards.setdefault(self.pile, []).append(self.card)


@dataclass(frozen=True, slots=True)
class DiscardsTaken(Event):
    """The discards of a deck became its new deck."""

    pile: str

    def apply(self, state: ZombicideState) -> None:
        """Clear them."""
        state.discards[self.pile] = []


@dataclass(frozen=True, slots=True)
class CardsRemoved(Event):
    """Cards left the game."""

    cards: tuple[Card, ...]

    def apply(self, state: ZombicideState) -> None:
        """Put them away."""
        for card in self.cards:
            _leave_the_side(state, card)
            _make_ready(state, card)
            for survivor in state.survivors.values():
                if card in survivor.slots:
                    survivor.slots[survivor.slots.index(card)] = EMPTY
        state.removed.extend(self.cards)


@dataclass(frozen=True, slots=True)
class CardSetAside(Event):
    """A card lies ready beside the board."""

    card: Card

    def apply(self, state: ZombicideState) -> None:
        """Lay it there."""
        state.set_aside.append(self.card)


@dataclass(frozen=True, slots=True)
class CardTakenFromDeck(Event):
    """A known card was looked up in a deck and taken out."""

    card: Card
    pile: str

    def apply(self, state: ZombicideState) -> None:
        """Move it from the deck to the side of the board."""
        state.piles[self.pile].remove(self.card)
        state.set_aside.append(self.card)


@dataclass(frozen=True, slots=True)
class TopShown(Event):
    """The top card of a deck lies where everybody can read it (an empty card: the deck is empty)."""

    pile: str
    card: Card

    def apply(self, state: ZombicideState) -> None:
        """Show it."""
        state.shown[self.pile] = self.card


def _make_ready(state: ZombicideState, card: Card) -> None:
    if card in state.unloaded:
        state.unloaded.remove(card)
        state.fired_pairs.pop(state.fired_pairs.pop(card, EMPTY), None)


def _leave_the_side(state: ZombicideState, card: Card) -> None:
    if card in state.set_aside:
        state.set_aside.remove(card)
    for pile, shown in state.shown.items():
        if shown == card:
            state.shown[pile] = EMPTY


@dataclass(frozen=True, slots=True)
class InventoriesArranged(Event):
    """Survivors put their cards in order or traded; each gets these slots and these mission tokens.

    `gained` is a card that lay beside the board and is in one of the inventories now.
    """

    arranged: tuple[tuple[SurvivorId, tuple[Card, ...], tuple[str, ...]], ...]
    gained: Card = EMPTY

    def apply(self, state: ZombicideState) -> None:
        """Set the slots."""
        for name, slots, carried in self.arranged:
            survivor = state.survivors[name]
            survivor.slots = list(slots)
            survivor.carried = list(carried)
        if self.gained:
            _leave_the_side(state, self.gained)


@dataclass(frozen=True, slots=True)
class WeaponsEmptied(Event):
    """Weapons have to be reloaded before they can be used again."""

    cards: tuple[Card, ...]

    def apply(self, state: ZombicideState) -> None:
        """Note them."""
        state.unloaded.extend(card for card in self.cards if card not in state.unloaded)
        if len(self.cards) == 2:
            one, other = self.cards
            state.fired_pairs.update({one: other, other: one})


@dataclass(frozen=True, slots=True)
class WeaponsReloaded(Event):
    """Weapons are ready again."""

    cards: tuple[Card, ...]

    def apply(self, state: ZombicideState) -> None:
        """Clear them."""
        for card in self.cards:
            _make_ready(state, card)


@dataclass(frozen=True, slots=True)
class AttackMade(Event):
    """A survivor attacked a zone: with what, and what the dice gave in the end."""

    survivor: SurvivorId
    weapons: tuple[Card, ...]
    kind: str
    using: str
    zone: ZoneId
    range: int
    dice: tuple[int, ...]
    accuracy: int
    damage: int
    hits: int
    misses: int

    def apply(self, state: ZombicideState) -> None:
        """Nothing changes by itself: what was hit follows."""


@dataclass(frozen=True, slots=True)
class EnemyKilled(Event):
    """An enemy was eliminated and went back to the reserve; `kill` counts for feats if a survivor's turn earned it."""

    enemy: EnemyId
    zone: ZoneId
    by: SurvivorId
    kill: Kill | None = None

    def apply(self, state: ZombicideState) -> None:
        """Take the miniature off the board."""
        crowd = state.enemies[self.zone]
        crowd.remove(self.enemy)
        if not crowd:
            del state.enemies[self.zone]
        state.reserve[kind_of(self.enemy)].append(self.enemy)
        if self.by:
            state.survivors[self.by].kills += 1
        if self.kill is not None and state.turn is not None:
            state.turn.kills.append(self.kill)


@dataclass(frozen=True, slots=True)
class FeatAchieved(Event):
    """A survivor did what earns the reward on top of its deck; these kills count for no other."""

    survivor: SurvivorId
    card: Card

    def apply(self, state: ZombicideState) -> None:
        """Spend the kills."""
        if state.turn is not None:
            state.turn.kills.clear()


@dataclass(frozen=True, slots=True)
class EnemiesAppeared(Event):
    """Enemies came onto the board."""

    enemies: tuple[EnemyId, ...]
    zone: ZoneId
    cause: str

    def apply(self, state: ZombicideState) -> None:
        """Take them from the reserve."""
        for enemy in self.enemies:
            state.reserve[kind_of(enemy)].remove(enemy)
        state.enemies.setdefault(self.zone, []).extend(self.enemies)


@dataclass(frozen=True, slots=True)
class EnemiesAttacked(Event):
    """All enemies of a zone that act attacked the survivors there."""

    zone: ZoneId
    enemies: tuple[EnemyId, ...]
    wounds: int

    def apply(self, state: ZombicideState) -> None:
        """Nothing changes by itself: the wounds follow."""


@dataclass(frozen=True, slots=True)
class EnemiesMoved(Event):
    """A group of enemies moved one zone; `reason` names the rule and `target` where they are going."""

    enemies: tuple[EnemyId, ...]
    origin: ZoneId
    zone: ZoneId
    target: ZoneId
    reason: str

    def apply(self, state: ZombicideState) -> None:
        """Move the miniatures."""
        crowd = state.enemies[self.origin]
        if len(crowd) == len(self.enemies):
            del state.enemies[self.origin]
        else:
            for enemy in self.enemies:
                crowd.remove(enemy)
        state.enemies.setdefault(self.zone, []).extend(self.enemies)


@dataclass(frozen=True, slots=True)
class EnemiesActivatedAgain(Event):
    """All enemies of a type act once more."""

    kind: str
    cause: str

    def apply(self, state: ZombicideState) -> None:
        """Nothing changes by itself: what they do follows."""


@dataclass(frozen=True, slots=True)
class SpawnCardRead(Event):
    """A spawn token had its card; `level` is the row that counted."""

    token: str
    zone: ZoneId
    card: Card
    level: str

    def apply(self, state: ZombicideState) -> None:
        """The token is done for this step, and the card is discarded."""
        state.spawned.append(self.token)
        state.discards.setdefault(SPAWN_PILE, []).append(self.card)


@dataclass(frozen=True, slots=True)
class SpawnTokenPlaced(Event):
    """A spawn token appeared."""

    token: SpawnToken

    def apply(self, state: ZombicideState) -> None:
        """Put it on the board."""
        state.spawns[self.token.id] = self.token.copy()


@dataclass(frozen=True, slots=True)
class SpawnTokenMoved(Event):
    """A spawn token went to another zone."""

    token: str
    zone: ZoneId
    x: int
    y: int

    def apply(self, state: ZombicideState) -> None:
        """Move it."""
        token = state.spawns[self.token]
        token.zone, token.x, token.y = self.zone, self.x, self.y


@dataclass(frozen=True, slots=True)
class SpawnTokenTurned(Event):
    """A spawn token was turned to its active or inactive side."""

    token: str
    active: bool

    def apply(self, state: ZombicideState) -> None:
        """Turn it."""
        state.spawns[self.token].active = self.active


@dataclass(frozen=True, slots=True)
class SpawnTokenRemoved(Event):
    """A spawn token left the game."""

    token: str

    def apply(self, state: ZombicideState) -> None:
        """Take it away."""
        del state.spawns[self.token]


@dataclass(frozen=True, slots=True)
class ObjectivePlaced(Event):
    """An objective token was laid out."""

    objective: Objective

    def apply(self, state: ZombicideState) -> None:
        """Put it on the board."""
        state.objectives[self.objective.id] = self.objective.copy()


@dataclass(frozen=True, slots=True)
class ObjectiveTaken(Event):
    """A survivor took an objective; its colour is known now."""

    survivor: SurvivorId
    objective: str
    colour: str

    def apply(self, state: ZombicideState) -> None:
        """Take it off the board."""
        del state.objectives[self.objective]
        state.taken.append(self.colour)


@dataclass(frozen=True, slots=True)
class ObjectiveMoved(Event):
    """An objective that travels by itself went to another zone, or off the board."""

    objective: str
    zone: ZoneId
    x: int
    y: int

    def apply(self, state: ZombicideState) -> None:
        """Move it, or take it away."""
        if not self.zone:
            del state.objectives[self.objective]
            return
        objective = state.objectives[self.objective]
        objective.zone, objective.x, objective.y = self.zone, self.x, self.y


@dataclass(frozen=True, slots=True)
class ObjectivesLost(Event):
    """Objectives left the game without anybody having taken them."""

    objectives: tuple[str, ...]

    def apply(self, state: ZombicideState) -> None:
        """Take them away."""
        for objective in self.objectives:
            del state.objectives[objective]


@dataclass(frozen=True, slots=True)
class TokenCarried(Event):
    """A survivor or companion carries a token of the mission from now on."""

    survivor: SurvivorId
    token: str

    def apply(self, state: ZombicideState) -> None:
        """Put it on the board of the survivor."""
        state.survivors[self.survivor].carried.append(self.token)


@dataclass(frozen=True, slots=True)
class TokensDropped(Event):
    """Tokens that survivors carried were put down for good, in `place`."""

    dropped: tuple[tuple[SurvivorId, str], ...]
    place: str

    def apply(self, state: ZombicideState) -> None:
        """Take them from the survivors and lay them there."""
        for survivor, token in self.dropped:
            state.survivors[survivor].carried.remove(token)
        state.flags[self.place] = state.flags.get(self.place, 0) + len(self.dropped)
        if self.place in state.machines:
            state.machines[self.place].cargo.extend(token for _, token in self.dropped)


@dataclass(frozen=True, slots=True)
class MachinePlaced(Event):
    """A machine stands on the board."""

    machine: Machine

    def apply(self, state: ZombicideState) -> None:
        """Put it there."""
        state.machines[self.machine.id] = self.machine.copy()


@dataclass(frozen=True, slots=True)
class MachineMoved(Event):
    """A machine was moved, with all who sit in it."""

    machine: str
    zone: ZoneId

    def apply(self, state: ZombicideState) -> None:
        """Move it, what it carries and its passengers."""
        for machine in state.machines.values():
            if self.machine in (machine.id, machine.on):
                machine.zone = self.zone
        for survivor in state.survivors.values():
            if survivor.aboard == self.machine:
                survivor.zone = self.zone


@dataclass(frozen=True, slots=True)
class MachineRemoved(Event):
    """A machine left the game."""

    machine: str

    def apply(self, state: ZombicideState) -> None:
        """Take it away; whoever sat in it stands where it stood."""
        del state.machines[self.machine]
        for survivor in state.survivors.values():
            if survivor.aboard == self.machine:
                survivor.aboard = ""


@dataclass(frozen=True, slots=True)
class MachineBoarded(Event):
    """Survivors climbed into a machine, or out of it (`machine` empty)."""

    survivors: tuple[SurvivorId, ...]
    machine: str

    def apply(self, state: ZombicideState) -> None:
        """Seat them."""
        for survivor in self.survivors:
            state.survivors[survivor].aboard = self.machine


@dataclass(frozen=True, slots=True)
class TilesChanged(Event):
    """Tiles were flipped, moved or removed; `renamed` tells for zones that go on under another name what it is."""

    layout: Layout
    renamed: tuple[tuple[ZoneId, ZoneId], ...]

    def apply(self, state: ZombicideState) -> None:
        """Lay the tiles anew and let everything that stays stand in its zone's new name."""
        state.layout = self.layout
        state.rename_zones(dict(self.renamed))


@dataclass(frozen=True, slots=True)
class ZonesBlocked(Event):
    """From now on nobody can enter exactly these zones."""

    zones: tuple[ZoneId, ...]

    def apply(self, state: ZombicideState) -> None:
        """Note them."""
        state.blocked = list(self.zones)


@dataclass(frozen=True, slots=True)
class PlaceNamed(Event):
    """Zones got a name that the rules of the mission use."""

    place: str
    zones: tuple[ZoneId, ...]

    def apply(self, state: ZombicideState) -> None:
        """Note it."""
        state.places[self.place] = list(self.zones)


@dataclass(frozen=True, slots=True)
class GoalReached(Event):
    """A goal of the mission was reached."""

    goal: str

    def apply(self, state: ZombicideState) -> None:
        """Tick it off."""
        state.goals.append(self.goal)


@dataclass(frozen=True, slots=True)
class FlagSet(Event):
    """A mission took note of something."""

    flag: str
    value: int

    def apply(self, state: ZombicideState) -> None:
        """Note it."""
        state.flags[self.flag] = self.value
