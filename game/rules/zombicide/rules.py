"""A Zombicide game set up for one table: the edition, the mission, the deal, and the loop of rounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from game.board import Board
from game.content.models import Enemy, Equipment
from game.content.visitors import visitors
from game.engine import Card, Odds, Option, Play, Question, Refused, Table, Why
from game.rules.zombicide import explain, hints, invariants
from game.rules.zombicide.edition import Edition
from game.rules.zombicide.effects import Effect, Effects
from game.rules.zombicide.game import Game
from game.rules.zombicide.mission import Mission
from game.rules.zombicide.round import play_rounds
from game.rules.zombicide.state import Survivor, ZombicideState

MOST_PLAYERS = 6
"""As many as can sit at a table."""


@dataclass(frozen=True, slots=True)
class TableSetup:
    """What the players agree on before a game: who plays whom, and the table's options.

    `deal` lists each seat's survivors; empty means that `size` survivors are drawn and dealt round the table. Survivors
    of other games can be dealt as well, called by game and name: `undead_or_alive.meg` (see `game.content.visitors`).
    `companions` makes a band of three or four up to six.
    `kept` are cards that survivors bring along from an earlier mission, each survivor with the kind of a card.
    `spawn_sets` are the parts of the spawn deck to play with, where an edition has such; none named means all.
    """

    seats: int = 1
    deal: tuple[tuple[str, ...], ...] = ()
    size: int = 6
    ultrared: bool = False
    companions: bool = False
    kept: tuple[tuple[str, str], ...] = ()
    spawn_sets: tuple[str, ...] = ()

    def check(self, edition: Edition, mission: Mission) -> None:
        """Refuse a table that cannot be played: too many players or survivors, or somebody the mission rules out."""
        sheets = edition.content.survivors
        names = [name for hand in self.deal for name in hand]
        most = edition.most_survivors
        if not 1 <= self.seats <= MOST_PLAYERS or (self.deal and len(self.deal) != self.seats):
            raise Refused("One to {most} players can play, each with survivors.", most=MOST_PLAYERS)
        if not self.seats <= (len(names) if self.deal else self.size) <= most or not all(self.deal):
            raise Refused("Every player needs a survivor, and there are {most} at most.", most=most)
        for part in self.spawn_sets:
            if part not in edition.content.game.spawn_sets:
                raise Refused("The spawn deck has no part called {name}.", name=part)
        for name in names:
            if name not in sheets:
                raise Refused("There is no survivor called {name}.", name=name)
            if names.count(name) > 1:
                raise Refused("{name} cannot play twice.", name=sheets[name].name.en)
            if sheets[name].role in mission.forbidden:
                raise Refused("{name} cannot take part in this mission.", name=sheets[name].name.en)


class ZombicideRules:
    """Everything about a game that does not change while it is played."""

    def __init__(self, edition: Edition, mission: Mission, table: TableSetup) -> None:
        invited = [name for hand in table.deal for name in hand]
        edition = edition.hosting({**visitors(edition.content, invited), **mission.cast()})
        table.check(edition, mission)
        self.edition = edition
        self.mission = mission
        self.table = table
        self.name = edition.content.game.id
        self.seats = table.seats
        self.hands = tuple(slot.in_hand for slot in edition.slots)
        self.enemy_types: dict[str, Enemy] = dict(edition.content.game.enemies)
        self.equipment: dict[str, Equipment] = {
            f"{card.id}.{number + 1}": card
            for card in edition.content.equipment.values()
            for number in range(card.copies)
        }
        self._traits: dict[str, tuple[Effect, ...]] = {
            name: tuple(edition.catalogue.traits[trait] for trait in card.traits if trait in edition.catalogue.traits)
            for name, card in self.equipment.items()
        }
        ammo = edition.content.game.ammo
        self._barred: dict[str, tuple[str, ...]] = {
            name: ammo[card.ammo].barred_from for name, card in self.equipment.items() if card.ammo is not None
        }
        self._guards: dict[str, tuple[Effect, ...]] = {
            name: guards
            for name, traits in self._traits.items()
            if (guards := tuple(trait for trait in traits if type(trait).works is not Effect.works))
        }
        self._effect_of: dict[str, Effect] = {}
        self._effects_for: dict[tuple[tuple[str, ...], ...], Effects] = {}
        self._boards: dict[Any, Board] = {mission.board.layout: mission.board}

    @cached_property
    def all_skills(self) -> tuple[str, ...]:
        """Every skill that a survivor may choose freely in ultrared mode (UoA p. 43).

        Ruling: those of the catalogue for every sort of action, weapon, class and enemy; those about a single card or
        about another skill only as some sheet names them; and none that gives a card for the set-up, which is over.
        """
        content = self.edition.content
        found: list[str] = []
        for skill in content.skills.values():
            sorts = [sort for sort in skill.parameter if sort not in ("equipment", "skill")]
            found.extend(f"{skill.id}:{choice}" for sort in sorts for choice in content.choices(sort))
            if not skill.parameter:
                found.append(skill.id)
        found.extend(skill for sheet in content.survivors.values() for skill in sheet.skills.all)
        return tuple(skill for skill in dict.fromkeys(found) if not self.effect(skill).starting_cards())

    def opening(self, seed: int) -> ZombicideState:
        """The table before the first card is shuffled."""
        state = self.edition.opening(seed)
        state.layout = self.mission.board.layout
        state.reserve = {
            kind: [f"{kind}.{number + 1}" for number in range(enemy.stock)] for kind, enemy in self.enemy_types.items()
        }
        return state

    def play(self, table: Table[ZombicideState]) -> Play:
        """Set up, then round after round until somebody has won or lost."""
        yield from play_rounds(Game(self, table.state, table))

    def board(self, state: ZombicideState) -> Board:
        """The board as it lies now."""
        board = self._boards.get(state.layout)
        if board is None:
            board, _ = self.mission.board.changed(state.layout)
            self._boards[state.layout] = board
        return board.under(self.edition.conditions(state, board))

    def effect(self, skill: str) -> Effect:
        """The effect of a skill as sheets name it."""
        known = self._effect_of.get(skill)
        if known is None:
            known = self._effect_of[skill] = self.edition.catalogue.skill(skill)
        return known

    def traits_of(self, me: Survivor) -> list[Effect]:
        """The effects of the traits of the cards carried, each once."""
        found: list[Effect] = []
        for card in me.slots:
            if card:
                found.extend(effect for effect in self._traits.get(card, ()) if effect not in found)
        return found

    def traits_on(self, card: Card) -> tuple[Effect, ...]:
        """The effects of the traits of one card."""
        return self._traits.get(card, ())

    def guards_of(self, card: Card) -> tuple[Effect, ...]:
        """The traits of a card that decide whether it can be used."""
        return self._guards.get(card, ())

    def barred_from(self, card: Card) -> tuple[str, ...]:
        """The kinds of zones in which a weapon is useless, for what it is fed with."""
        return self._barred.get(card, ())

    def skills_of(self, me: Survivor) -> tuple[str, ...]:
        """The names of a survivor's skills, without the level at which each was learnt."""
        return tuple(skill.partition("/")[2] for skill in me.skills)

    def roles_of(self, game: Game, me: Survivor) -> tuple[str, ...]:
        """The classes a survivor counts as: the own one, those that skills give, and those of companions."""
        learnt = (role for skill in self.skills_of(me) for role in self.effect(skill).roles())
        led = (other.role for other in game.followers(me))
        return tuple(dict.fromkeys((me.role, *learnt, *led)))

    def effects_of(self, game: Game, me: Survivor) -> Effects:
        """The effects of all skills and classes, and of what others in the zone share."""
        shared = self._shared_in(game, me)
        key = (self.skills_of(me), shared, self.roles_of(game, me))
        known = self._effects_for.get(key)
        if known is None:
            skills = [self.effect(skill) for skill in self.skills_of(me)]
            given = [effect for skill in shared if (effect := self.effect(skill).shared()) is not None]
            classes = [effect for role in key[2] for effect in self.edition.catalogue.roles.get(role, ())]
            known = self._effects_for[key] = Effects([*skills, *given, *classes])
        return known

    def _shared_in(self, game: Game, me: Survivor) -> tuple[str, ...]:
        """Skills that a survivor of this zone shares with everybody in it, given that there are at least two.

        Companions are survivors, so a leader is never alone with one (UoA p. 42). The same skill of two survivors
        counts twice.
        """
        if not me.zone:
            return ()
        here = game.survivors_in(me.zone)
        if len(here) < 2:
            return ()
        return tuple(
            skill for other in here for skill in self.skills_of(other) if self.effect(skill).shared() is not None
        )

    def round(self, state: ZombicideState) -> int:
        """The round being played."""
        return state.round

    def broken(self, state: ZombicideState) -> Iterator[str]:
        """The invariants that a state breaks."""
        yield from invariants.broken(self, state)
        yield from self.edition.broken(state)

    def odds(self, state: ZombicideState, option: Option) -> Odds | None:
        """The exact chances of an attack."""
        return explain.odds(Game(self, state), option)

    def why(self, state: ZombicideState, piece: str) -> Why | None:
        """Where an enemy will go, and by which rule."""
        return explain.why(Game(self, state), piece)

    def hint(self, state: ZombicideState, question: Question, answer: Any) -> int:
        """How promising an answer looks to somebody who wants to live."""
        return hints.hint(Game(self, state), question, answer)

    def proposals(self, state: ZombicideState, question: Question) -> list[Any]:
        """Sensible answers to a question that does not list them itself."""
        return hints.proposals(Game(self, state), question)

    def hints(self, state: ZombicideState, question: Question, answers: Sequence[Any]) -> list[int]:
        """The same for several answers, with one look at the table."""
        return hints.hints(Game(self, state), question, answers)
