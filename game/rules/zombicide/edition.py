"""What an edition decides: the parts the core is written against, with the family's usual answer where there is one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Self

from game.board import AS_DRAWN, Board, Conditions
from game.content import GameContent
from game.content.mission import MissionText
from game.content.source import Source
from game.engine import Card, Event, Option, Play
from game.rules.zombicide.effects import Effect
from game.rules.zombicide.state import SEARCH_PILE, kind_of

if TYPE_CHECKING:
    from game.content.models import Ambush
    from game.content.models import Survivor as Sheet
    from game.rules.zombicide.action import Action
    from game.rules.zombicide.council import Council
    from game.rules.zombicide.errands import Errand
    from game.rules.zombicide.game import Game
    from game.rules.zombicide.marks import Mark
    from game.rules.zombicide.mission import Mission, Token
    from game.rules.zombicide.state import EnemyId, SpawnToken, Survivor, ZombicideState, ZoneId
    from game.rules.zombicide.strike import Strike


@dataclass(frozen=True, slots=True)
class Quarry:
    """Where enemies of a zone want to go, and the rule that says so."""

    reason: str
    zones: tuple[ZoneId, ...]


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in an inventory."""

    kind: str
    in_hand: bool


Factory = Callable[[str], Effect]
"""Makes an effect from what follows the skill's name after a colon."""


@dataclass(slots=True)
class Catalogue:
    """Which effect each skill, class ability and equipment trait has."""

    skills: dict[str, Factory] = field(default_factory=dict)
    roles: dict[str, tuple[Effect, ...]] = field(default_factory=dict)
    traits: dict[str, Effect] = field(default_factory=dict)

    def skill(self, reference: str) -> Effect:
        """The effect of a skill as survivors' sheets name it."""
        name, _, parameter = reference.partition(":")
        return self.skills[name](parameter)


class Edition(ABC):
    """One edition's choices. Its methods are the seams listed in the comparison of the rulebooks."""

    content: GameContent
    catalogue: Catalogue
    slots: tuple[Slot, ...]
    clatter: str
    """The noise that survivors make on purpose."""
    splits: bool = True
    """Whether enemies with several ways to go divide; otherwise the players choose one way for all."""
    fills_the_ranks: bool = False
    """Whether a small band may be made up to six with companions."""
    most_survivors: int = 6
    """How many survivors can play together."""
    concentrates: bool = False
    """Whether attacks can be concentrated on a single enemy."""
    reshaping: frozenset[type[Event]] = frozenset()
    """Events of the edition after which the board has other ways or kinds of zones."""
    guards_steps: bool = False
    """Whether some steps of survivors are forbidden that the board allows."""

    def __init__(self, content: GameContent) -> None:
        self.content = content
        slots = content.game.slots
        self.slots = tuple(Slot(name, slot.in_hand) for name, slot in slots.items() for _ in range(slot.count))

    def hosting(self, sheets: Mapping[str, Sheet]) -> Self:
        """The same edition with more people than its box holds."""
        return type(self)(self.content.hosting(sheets)) if sheets else self

    @abstractmethod
    def mission(self, id: str, text: MissionText, source: Source, board: Board, tokens: Sequence[Token]) -> Mission:
        """A mission of this edition from what its files say; raises ContentError."""

    @abstractmethod
    def opening(self, seed: int) -> ZombicideState:
        """An empty state of the edition's own class."""

    @abstractmethod
    def set_up(self, game: Game) -> Play:
        """Lay out decks and tokens before the first round."""

    @abstractmethod
    def noise(self, game: Game, zone: ZoneId, loudness: str) -> Play:
        """Somebody made a noise in a zone."""

    @abstractmethod
    def noise_refusal(self, game: Game) -> str:
        """Why making noise on purpose is impossible now; empty if it is possible."""

    def conditions(self, state: ZombicideState, board: Board) -> Conditions:
        """What play has changed on the board: zones barred, doors shut, walls breached, zones transformed."""
        return Conditions(blocked=tuple(state.blocked)) if state.blocked else AS_DRAWN

    def may_step(self, game: Game, me: Survivor, origin: ZoneId, zone: ZoneId) -> bool:
        """Whether a survivor may go from one zone into the next, where the board has a way."""
        return True

    def walked(self, game: Game, me: Survivor, origin: ZoneId, path: tuple[ZoneId, ...], how: str) -> Play:
        """A survivor has moved along a path."""
        yield from ()

    def enemy_ways(self, game: Game) -> Board:
        """The board by which enemies find their ways."""
        return game.board

    def break_in(self, game: Game, origin: ZoneId, zone: ZoneId) -> Play:
        """Enemies want to pass where their ways lead on but the board does not."""
        yield from ()

    def appeared(self, game: Game, zone: ZoneId) -> Play:
        """Enemies have come onto the board in a zone."""
        yield from ()

    @abstractmethod
    def quarry(self, game: Game, zone: ZoneId) -> Quarry:
        """Where the enemies of a zone go."""

    @abstractmethod
    def arrived(self, game: Game, zones: tuple[ZoneId, ...]) -> Play:
        """Enemies have entered these zones."""

    @abstractmethod
    def held_back(self, game: Game, enemies: Sequence[EnemyId]) -> tuple[EnemyId, ...]:
        """Of the enemies about to act, those who lose this activation; uses up what holds them."""

    def holds_back(self, game: Game, zone: ZoneId) -> bool:
        """Whether the enemies of a zone would lose their activation."""
        return False

    @abstractmethod
    def spawn_order(self, game: Game) -> list[SpawnToken]:
        """The active spawn tokens in the order in which they have their cards."""

    @abstractmethod
    def spawn_boss(self, game: Game, zone: ZoneId) -> Play:
        """An abomination is to appear in a zone."""

    @abstractmethod
    def end_phase(self, game: Game) -> Play:
        """The edition's part of the end phase."""

    def between_phases(self, game: Game) -> Play:
        """After the players' phase, before the enemies'."""
        yield from ()

    def offers(self, game: Game, me: Survivor) -> Iterator[Action]:
        """Actions of this edition besides the common ones."""
        yield from ()

    def entered(self, game: Game, movers: Sequence[Survivor], zone: ZoneId) -> Play:
        """Survivors have entered a zone."""
        yield from ()

    def shape_strike(self, game: Game, me: Survivor, strike: Strike) -> None:
        """Change the base numbers of an attack by the way it is made, before any bonus."""
        return

    def after_attack(self, game: Game, me: Survivor, strike: Strike) -> Play:
        """An attack has been resolved."""
        yield from ()

    @abstractmethod
    def boss_fell(self, game: Game) -> None:
        """The last abomination was eliminated."""

    @abstractmethod
    def crowd_thinned(self, game: Game, zone: ZoneId) -> None:
        """Enemies left a zone or died there."""

    def attack_tags(self, game: Game, me: Survivor, zone: ZoneId) -> tuple[str, ...]:
        """Tags by which free actions of this edition pay for attacks on a zone."""
        return ()

    def discard_pile(self, card: Card) -> str:
        """The pile that a discarded equipment card goes to; empty if it leaves the game."""
        return SEARCH_PILE

    def slot_accepts(self, me: Survivor, slot: int, card: Card) -> bool:
        """Whether a slot can hold a card: some hold only cards that are marked for them."""
        kind = self.slots[slot].kind
        equipment = self.content.equipment.get(kind_of(card))
        return self.content.game.fits(equipment, kind) if equipment else not self.content.game.slots[kind].marked_only

    def pinned(self, game: Game, me: Survivor) -> tuple[int, ...]:
        """Slots whose card has to stay where it is for now."""
        return ()

    def ambushed(self, game: Game, me: Survivor, ambush: Ambush) -> Play:
        """A card that a search turned up brings enemies."""
        yield from ()

    def refusals(self, game: Game, me: Survivor) -> Iterator[tuple[str, str]]:
        """For actions of its own that everybody may expect, why they cannot be taken now; empty if nothing is wrong."""
        yield from ()

    def marks(self, game: Game) -> Iterator[Mark]:
        """The tokens of this edition that lie on the board now."""
        yield from ()

    def noise_by_zone(self, game: Game) -> Mapping[ZoneId, int]:
        """How loud each zone is to enemies that see nobody; zones that are not named are silent."""
        return {}

    def lost(self, game: Game) -> str:
        """The edition's own way to lose, if it has come to that; empty otherwise."""
        return ""

    def named(self, state: ZombicideState, board: Board) -> Iterator[tuple[str, Iterable[str], Iterable[str]]]:
        """What the edition's own part of a state speaks of: the sort of thing, the names used, and those there are."""
        yield from ()

    def broken(self, state: ZombicideState) -> Iterator[str]:
        """Invariants of the edition that a state breaks."""
        yield from ()

    def dread(self, game: Game, zone: ZoneId) -> int:
        """What bots should fear about entering a zone, in the value of hints."""
        return 0

    def ways_of(self, game: Game, me: Survivor) -> Board:
        """The board by which bots plan the way of a survivor."""
        return game.board

    def waystations(self, game: Game, me: Survivor) -> list[ZoneId]:
        """Where bots go who find no way to where they should be: what they lack for it is there."""
        return []

    def searched_by(self, game: Game, me: Survivor) -> list[ZoneId]:
        """Where bots look for equipment that the band needs, near the survivor."""
        searches = self.content.game.roles[me.role].searches
        return [
            zone.id
            for zone in game.board.zones.values()
            if (zone.kind.name in searches if searches else zone.kind.indoors)
            and not game.crowd(zone.id)
            and not self.dread(game, zone.id)
        ]

    def errands(self, game: Game) -> list[Errand]:
        """What bots should do besides what the mission asks for."""
        return []

    def rendezvous(self, game: Game) -> list[ZoneId]:
        """Where bots gather when the mission names neither objectives nor an exit."""
        return []

    def hint(self, council: Council, me: Survivor, option: Option) -> int | None:
        """How promising an action of this edition is; None if the core should judge."""
        return None
