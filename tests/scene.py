"""Stories for rules tests: set the table in a few lines, script dice and cards, act, and look at what happened.

    def test_friendly_fire(scene):
        s = scene('''
            +-----+-----+
            | a     b   |
            +-----+-----+
            a: hanna
            b: carl, 2 walkers
        ''', hands={"hanna": ["lupara"]})
        s.dice(5, 5, 1)
        s.act("hanna", "attack b lupara")
        assert s.wounds("carl") == 1

Boards are drawn as in tests/boards.py; names of survivors and enemy types below the drawing say who stands where.
`act` takes the words of an option: its verb, zones, and cards by kind. If the rules then ask something, the question is
open in `s.question` and `s.answer(...)` goes on. Dice that are not thrown, or thrown without being scripted, fail the
test. `Scene.on_mission` lays out a shipped mission instead of a drawing. Stories of other editions have scenes of their
own, which say what is theirs: the edition, its decks and its tokens.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, TypeVar

from game.board import Board, Vocabulary
from game.board.undead_or_alive import VOCABULARY
from game.content.words import Words
from game.engine import Choice, Event, Finished, IllegalAnswer, Json, Odds, Option, Play, Question, Stream, Table
from game.missions import shipped_mission
from game.rules.undead_or_alive.bounty import BOUNTY_PILE
from game.rules.undead_or_alive.edition import UndeadOrAlive
from game.rules.undead_or_alive.spawns import ABOMINATION_PILE
from game.rules.zombicide.action import Action, pay
from game.rules.zombicide.edition import Edition
from game.rules.zombicide.enemies import enemy_phase
from game.rules.zombicide.events import AttackMade
from game.rules.zombicide.game import Game
from game.rules.zombicide.mission import Goal, Mission, Part
from game.rules.zombicide.round import end_phase
from game.rules.zombicide.rules import TableSetup, ZombicideRules
from game.rules.zombicide.spawn import spawn_step
from game.rules.zombicide.state import (
    PLAYERS,
    SEARCH_PILE,
    SPAWN_PILE,
    Machine,
    Objective,
    SpawnToken,
    Survivor,
    kind_of,
)
from game.rules.zombicide.turn import begin_turn, finish_if_spent, offers
from tests.boards import table as drawn_table

EDITION = UndeadOrAlive()
NEVER = Goal("never", Words(en="Never.", it="Mai."), lambda game: False)

E = TypeVar("E", bound=Event)


class NotOfferedError(AssertionError):
    """A story wants what the rules do not offer."""


class LoadedDice:
    """Dice that fall as the script says, and decks that keep their order."""

    def __init__(self) -> None:
        self.left: deque[int] = deque()

    def roll(self, seed: int, drawn: int, count: int, sides: int) -> tuple[tuple[int, ...], int]:
        """The next scripted dice."""
        assert len(self.left) >= count, f"{count} dice were thrown, but only {list(self.left)} are scripted"
        return tuple(self.left.popleft() for _ in range(count)), 0

    def order(self, seed: int, drawn: int, size: int) -> tuple[tuple[int, ...], int]:
        """No shuffling."""
        return tuple(range(size)), 0


class Scene:
    """A table in the middle of a story."""

    edition: ClassVar[Edition] = EDITION
    vocabulary: ClassVar[Vocabulary] = VOCABULARY

    def __init__(
        self,
        drawing: str = "",
        *,
        hands: Mapping[str, Iterable[str]] | None = None,
        packs: Mapping[str, Iterable[str]] | None = None,
        skills: Mapping[str, Iterable[str]] | None = None,
        points: Mapping[str, int] | None = None,
        noise: str = "",
        boom: bool = False,
        spawns: Mapping[str, str] | None = None,
        objectives: Mapping[str, str] | None = None,
        companions: Mapping[str, str] | None = None,
        machines: Mapping[str, str] | None = None,
        wounds: Mapping[str, int] | None = None,
        seats: Mapping[str, int] | None = None,
        vade_retro: Iterable[str] = (),
        finds: Iterable[str] = (),
        spawn_cards: Iterable[int] = (),
        bounties: Iterable[str] = (),
        parts: Iterable[Part] = (),
        goals: Iterable[Goal] = (NEVER,),
        ultrared: bool = False,
        _mission: Mission | None = None,
        _setup: TableSetup | None = None,
    ) -> None:
        self.chance = LoadedDice()
        self.question: Question | None = None
        self.outcome: str | None = None
        self._running: Play | None = None
        self.asked: list[str] = []
        if _mission is not None:
            self._begin(ZombicideRules(self.edition, _mission, _setup or TableSetup()))
            return
        drawn = drawn_table(drawing, self.vocabulary)
        mission = Mission("scene", drawn.board, (), tuple(goals), tuple(parts))
        players = 1 + max((seats or {}).values(), default=0)
        self._begin(ZombicideRules(self.edition, mission, TableSetup(seats=players, ultrared=ultrared)))
        self._lay_decks(list(finds), list(bounties))
        numbers = [number for number in self.edition.content.spawn_cards if number not in spawn_cards]
        order = numbers + list(reversed(list(spawn_cards)))
        self.state.piles[SPAWN_PILE] = [f"{SPAWN_PILE}.{number}" for number in order]
        for zone, pieces in drawn.occupants.items():
            for piece in pieces:
                self.put(piece, zone)
        for name, leader in (companions or {}).items():
            me = self.me(name)
            me.companion, me.leader, me.health, me.slots = True, leader, 1, []
        for name, cards in (hands or {}).items():
            self.give(name, *cards)
        for name, cards in (packs or {}).items():
            self.pack(name, *cards)
        for name, known in (skills or {}).items():
            self.me(name).skills.extend(f"red/{skill}" for skill in known)
        for name, count in (points or {}).items():
            self.me(name).points = count
        for name, count in (wounds or {}).items():
            self.me(name).wounds = count
        for name, seat in (seats or {}).items():
            self.me(name).seat = seat
        for kind, zone in (machines or {}).items():
            middle = self.board.zones[zone].label
            self.state.machines[kind] = Machine(kind, zone, middle.x, middle.y)
        for zone, kind in (spawns or {}).items():
            self.spawn_token(kind, zone)
        for zone, colour in (objectives or {}).items():
            middle = self.board.zones[zone].label
            name = f"objective.{len(self.state.objectives) + 1}"
            self.state.objectives[name] = Objective(name, zone, colour, middle.x, middle.y)
        self._lay_tokens(noise, boom, list(vade_retro))
        self.state.phase = PLAYERS

    def _lay_tokens(self, noise: str, boom: bool, vade_retro: list[str]) -> None:
        """The tokens that only this edition has."""
        self.state.noise_zone = noise or next(iter(self.board.zones))
        self.state.noise_side = "boom" if boom else "bang"
        self.state.vade_retro = vade_retro

    @classmethod
    def on_mission(
        cls,
        mission: str,
        *survivors: str,
        seats: int = 1,
        answers: Mapping[str, str] | None = None,
        **options: Any,
    ) -> Scene:
        """A shipped mission, set up with these survivors.

        `answers` says what to choose when a question names a reason; the others are answered with the first choice.
        """
        deal = tuple(tuple(survivors[seat::seats]) for seat in range(seats)) if survivors else ()
        setup = TableSetup(seats=seats, deal=deal, **options)
        scene = cls(_mission=shipped_mission(cls.edition.content.game.id, mission), _setup=setup)
        scene.run(cls.edition.set_up(scene.game))
        scene.answer_all(answers or {})
        scene.state.phase = PLAYERS
        scene.asked.clear()
        return scene

    def _begin(self, rules: ZombicideRules) -> None:
        self.rules = rules
        state = rules.opening(seed=1)
        self.state: Any = state
        self.table: Table[Any] = Table(state, self.chance)
        self.game = Game(rules, state, self.table)

    def _lay_decks(self, finds: list[str], bounties: list[str]) -> None:
        """The decks of the edition, with wanted cards on top."""
        state, by_deck = self.state, self._by_deck()
        state.set_aside = by_deck["starting"]
        state.piles[SEARCH_PILE] = on_top(by_deck["classic"], finds)
        state.piles[BOUNTY_PILE] = on_top(by_deck["bounty"], bounties)
        state.shown[BOUNTY_PILE] = state.piles[BOUNTY_PILE].pop()
        state.piles[ABOMINATION_PILE] = list(self.edition.content.abominations)

    def _by_deck(self) -> dict[str, list[str]]:
        """All equipment cards, by the deck they belong to."""
        by_deck: dict[str, list[str]] = {}
        for card, equipment in self.rules.equipment.items():
            by_deck.setdefault(equipment.deck, []).append(card)
        return by_deck

    @property
    def board(self) -> Board:
        """The board as it lies now."""
        return self.game.board

    @property
    def events(self) -> list[Event]:
        """All that has happened."""
        return self.table.events

    def seen(self, kind: type[E]) -> list[E]:
        """The events of one kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]

    def me(self, name: str) -> Survivor:
        """A survivor."""
        return self.state.survivors[name]

    def put(self, piece: str, zone: str) -> None:
        """Put a survivor or an enemy into a zone; survivors not yet in play join."""
        if piece in self.rules.enemy_types:
            self.state.enemies.setdefault(zone, []).append(self.state.reserve[piece].pop(0))
        elif piece in self.state.survivors:
            self.me(piece).zone = zone
            for companion in self.game.followers(self.me(piece)):
                companion.zone = zone
        else:
            content = self.edition.content
            sheet = content.survivors[piece]
            health = sheet.health or content.game.roles[sheet.role].health
            slots = [""] * len(self.edition.slots)
            self.state.survivors[piece] = Survivor(piece, 0, sheet.role, zone, health, slots)
        self.game._effects.clear()

    def give(self, name: str, *kinds: str) -> None:
        """Cards into hands, then the favourite slot, as far as they fit; then the backpack."""
        self._store(name, kinds, range(len(self.edition.slots)))

    def pack(self, name: str, *kinds: str) -> None:
        """Cards into the backpack."""
        self._store(name, kinds, [slot for slot, kind in enumerate(self.edition.slots) if kind.kind == "backpack"])

    def _store(self, name: str, kinds: Iterable[str], slots: Iterable[int]) -> None:
        me, order = self.me(name), list(slots)
        for kind in kinds:
            card = self._take_card(kind)
            slot = next(slot for slot in order if not me.slots[slot] and self.edition.slot_accepts(me, slot, card))
            me.slots[slot] = card

    def _take_card(self, kind: str) -> str:
        """A copy of a card, from wherever it lies."""
        state = self.state
        for pile in (*state.piles.values(), state.set_aside, *state.discards.values()):
            card = next((card for card in pile if kind_of(card) == kind), None)
            if card is not None:
                pile.remove(card)
                return card
        shown = state.shown.get(BOUNTY_PILE, "")
        assert kind_of(shown) == kind, f"there is no {kind} left"
        state.shown[BOUNTY_PILE] = state.piles[BOUNTY_PILE].pop() if state.piles[BOUNTY_PILE] else ""
        return shown

    def spawn_token(self, kind: str, zone: str, active: bool | None = None) -> None:
        """Put a spawn token into a zone."""
        middle = self.board.zones[zone].label
        name = f"{kind}.{sum(token.kind == kind for token in self.state.spawns.values()) + 1}"
        awake = kind != "abomination" if active is None else active
        self.state.spawns[name] = SpawnToken(name, kind, zone, middle.x, middle.y, awake)

    def dice(self, *values: int) -> None:
        """Script the next dice."""
        self.chance.left.extend(values)

    def options(self, name: str) -> list[str]:
        """What a survivor could do now, in words."""
        self._give_turn(name)
        return [spoken(option.key()) for option in offers(self.game, self.me(name))]

    def act(self, name: str, words: str) -> None:
        """Let a survivor act; the turn begins by itself."""
        self._give_turn(name)
        choices = offers(self.game, self.me(name))
        self.run(self._perform(_picked(choices, words), self.me(name)))

    def can(self, name: str, words: str) -> bool:
        """Whether an action is on offer."""
        self._give_turn(name)
        return any(_called(option, words) for option in offers(self.game, self.me(name)))

    def option(self, name: str, words: str) -> Action:
        """The option itself, for its cost and its odds."""
        self._give_turn(name)
        return _picked(offers(self.game, self.me(name)), words)

    def _give_turn(self, name: str) -> None:
        assert self._running is None, f"{self.question and self.question.kind} is still open"
        turn = self.state.turn
        if turn is None or turn.survivor != name:
            self.run(begin_turn(self.game, self.me(name)))

    def _perform(self, action: Action, me: Survivor) -> Play:
        pay(self.game, me, action)
        self.game.performing = action.cost > 0
        yield from action.perform(self.game, me)
        self.game.performing = False
        self.game.mission.settle(self.game)

    def actions_left(self) -> int:
        """Actions of the running turn."""
        assert self.state.turn is not None
        return self.state.turn.actions

    def end_turn(self, name: str) -> None:
        """The survivor does nothing more."""
        self.act(name, "end_turn")

    def close_turn(self) -> None:
        """The turn ends by itself if nothing is left to do in it."""
        self.run(finish_if_spent(self.game, extra=False))

    def zombies_act(self) -> None:
        """The activation step of the enemy phase."""
        self.state.turn = None
        self.run(self._settled(enemy_phase(self.game)))

    def zombies_spawn(self) -> None:
        """The spawn step."""
        self.state.turn = None
        self.state.phase = "spawn"
        self.state.spawned.clear()
        self.run(self._settled(spawn_step(self.game)))

    def end_phase(self) -> None:
        """The end phase."""
        self.state.turn = None
        self.run(self._settled(end_phase(self.game)))

    def between_phases(self) -> None:
        """The end of the players' phase: the train moves."""
        self.state.turn = None
        self.run(self._settled(self.edition.between_phases(self.game)))

    def _settled(self, step: Play) -> Play:
        yield from step
        self.game.mission.settle(self.game)

    def run(self, rule: Play) -> None:
        """Let any rule run until it asks something or is done."""
        self._running = rule
        self._step(None)

    def _step(self, value: Any) -> None:
        assert self._running is not None
        try:
            self.question = self._running.send(value)
            self.asked.append(self.question.kind)
        except StopIteration:
            self.question = self._running = None
        except Finished:
            self.question = self._running = None
            assert self.state.outcome is not None
            self.outcome = "won" if self.state.outcome.winners else self.state.outcome.reason

    def answer(self, answer: Json) -> None:
        """Answer the open question: words pick an option, anything else is the answer itself."""
        assert self.question is not None, "nothing has been asked"
        question = self.question
        if isinstance(answer, str):
            assert isinstance(question, Choice)
            answer = _picked(list(question.options), answer)
        self._step(question.accept(answer))

    def refuses(self, answer: Json) -> bool:
        """Whether the open question turns an answer down."""
        assert self.question is not None
        try:
            self.question.accept(answer)
        except IllegalAnswer:
            return True
        return False

    def answer_all(self, answers: Mapping[str, str] | None = None) -> None:
        """Answer whatever is asked: as told for its reason, or with the first or any legal answer."""
        stream = Stream(1)
        while self.question is not None:
            question = self.question
            wanted = (answers or {}).get(getattr(question, "why", ""))
            if wanted is not None:
                self.answer(wanted)
                continue
            first = question.options[0] if isinstance(question, Choice) else question.sample(stream)
            self._step(question.accept(first))

    def choices(self) -> list[str]:
        """The options of the open question, in words."""
        assert isinstance(self.question, Choice)
        return [spoken(option.key()) for option in self.question.options]

    def zone(self, piece: str) -> str:
        """Where a survivor stands."""
        return self.me(piece).zone

    def crowd(self, zone: str) -> dict[str, int]:
        """The enemies of a zone, by type."""
        found: dict[str, int] = {}
        for enemy in self.state.enemies.get(zone, ()):
            found[kind_of(enemy)] = found.get(kind_of(enemy), 0) + 1
        return found

    def wounds(self, name: str) -> int:
        """A survivor's wounds."""
        return self.me(name).wounds

    def cards(self, name: str) -> list[str]:
        """The kinds of the cards a survivor carries, slot by slot."""
        return [kind_of(card) for card in self.me(name).slots]

    def noise(self) -> tuple[str, str]:
        """Where the noise token lies, and its side."""
        return self.state.noise_zone, self.state.noise_side

    def thrown(self) -> tuple[int, ...]:
        """All dice of the last attack."""
        return self.seen(AttackMade)[-1].dice

    def odds(self, name: str, words: str) -> Odds:
        """The chances of an option, as the rules tell them."""
        odds = self.rules.odds(self.state, self.option(name, words))
        assert odds is not None, f"{words!r} has no odds"
        return odds

    def check_dice(self) -> None:
        """All scripted dice have been thrown."""
        assert not self.chance.left, f"these dice were never thrown: {list(self.chance.left)}"


def spoken(key: Iterable[str | int]) -> str:
    """An option's key in words: cards by their kind, nothing for empty parts or for a card named like its verb."""
    words: list[str] = []
    for part in key:
        word = str(part)
        word = kind_of(word) if word.rpartition(".")[2].isdigit() and "." in word else word
        if word and words != [word]:
            words.append(word)
    return " ".join(words)


def _called(option: Option, words: str) -> bool:
    """Whether an option goes by these words: as it is spoken of, or by its key."""
    return words in (spoken(option.key()), " ".join(str(part) for part in option.key()))


def _picked(options: list[Any], words: str) -> Any:
    for option in options:
        if _called(option, words):
            return option
    offered = "\n  ".join(spoken(option.key()) for option in options)
    raise NotOfferedError(f"{words!r} is not on offer. There is:\n  {offered}")


def on_top(cards: list[str], kinds: list[str]) -> list[str]:
    """The deck with cards of these kinds on top, the first one uppermost."""
    rest, top = list(cards), []
    for kind in kinds:
        card = next(card for card in rest if kind_of(card) == kind)
        rest.remove(card)
        top.append(card)
    return rest + top[::-1]
