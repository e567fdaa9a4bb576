"""Every event is told, in every language, with names that people can read; nothing is left as a bare id."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from string import Formatter
from typing import Any

import pytest

from game.board import Board, Placement
from game.board.undead_or_alive import VOCABULARY
from game.content.models import LEVELS
from game.engine import CardsDrawn, DiceRolled, Event, GameEnded, PileShuffled
from game.missions import shipped_missions
from game.narration import Narrator
from game.narration.grammar import Language, counted, joined, melted
from game.narration.places import Places, place_names
from game.narration.tellers import TELLERS
from game.narration.voice import tables
from game.rules.undead_or_alive import events as undead
from game.rules.zombicide import events as family
from game.rules.zombicide.state import Machine, Objective, SpawnToken, Survivor, Turn
from game.tables import open_table
from game.tiled.tiles import read_tile
from tests.maps.shipped import FACES
from tests.maps.shipped import GAME as FOLDER
from tests.saves.games import GAME, played

LANGUAGES: tuple[Language, ...] = ("en", "it")
BARE = re.compile(r"\b\d+[RV]\.\w+|\w+_\w+|\{|\}|\b\w+\.\d+\b")
"""What would betray a zone, a key, a blank or a piece that was not translated."""

MEG, CARL = "meg", "carl"
WHERE, THERE = "2R.C", "3R.SE"

EXAMPLES: tuple[Event, ...] = (
    DiceRolled((3, 6), "attack", 2),
    DiceRolled((3, 6), "reroll", 2),
    DiceRolled((6,), "sixes", 1),
    DiceRolled((6,), "explosives_expert", 1),
    PileShuffled("equipment", ("pan.1",), 1),
    CardsDrawn("equipment", ("pan.1",)),
    GameEnded((0,), "mission_accomplished"),
    *(GameEnded((), reason) for reason in tables(GAME)["reasons"]),
    family.PhaseBegan("enemies"),
    family.PhaseBegan("spawn"),
    family.PhaseBegan("end"),
    family.RoundBegan(4, 0),
    family.SeatPassed(1),
    family.TurnBegan(MEG, 3),
    family.TurnBegan(MEG, 1, extra=True),
    family.TurnEnded(MEG),
    family.ActionSpent(MEG, "move", 1),
    family.ActionsGained(1),
    family.ActionsGained(2),
    family.ActionsGained(0, ("search",)),
    family.AbilityUsed("search"),
    family.AbilityUsed("jump"),
    family.AbilityUsed("vade_retro"),
    family.AbilityUsed("fanning_reload"),
    family.SurvivorJoined(Survivor(CARL, 0, "brawler", WHERE, 3, [""] * 6)),
    family.SurvivorJoined(Survivor("may", 0, "brawler", WHERE, 1, [], companion=True)),
    *(family.SurvivorMoved((MEG,), (WHERE,), how) for how in ("move", "charge", "jump", "sprint", "rescue", "train")),
    *(
        family.SurvivorMoved((MEG, CARL), (WHERE,), how)
        for how in ("push", "charge", "jump", "sprint", "rescue", "train")
    ),
    *(family.SurvivorsLeft(who, how) for who in ((MEG,), (MEG, CARL)) for how in ("exit", "train", "rope")),
    family.SurvivorWounded(MEG, 1, "enemies"),
    family.SurvivorWounded(CARL, 2, "friendly_fire"),
    family.SurvivorWounded(MEG, 3, "enemies"),
    family.SurvivorHealed(MEG, 1),
    family.HealthRaised(MEG, 1),
    family.CompanionFollowed(CARL, MEG),
    family.PointsGained(MEG, 5, "objective"),
    family.PointsGained(MEG, 1, "walker"),
    family.SkillGained(MEG, "blue/jump", "blue"),
    *(family.SkillGained(MEG, f"{level}/plus_die:melee", level) for level in LEVELS),
    family.CardGained(MEG, "pan.1", 0, "set_up"),
    family.CardGained(MEG, "supply.1", 0, "objective"),
    family.CardDiscarded("pan.1", "equipment", MEG),
    family.CardDiscarded("spawn.3", "spawn"),
    *(family.DiscardsTaken(pile) for pile in tables(GAME)["piles"]),
    family.CardsRemoved(("pan.1",)),
    family.CardsRemoved(("pan.1", "machete.1", "pan.2")),
    family.CardSetAside("pan.1"),
    family.CardRecovered("pan.1", "equipment"),
    family.CardTakenFromDeck("machete.1", "equipment"),
    family.TopShown("bounty", "lupara.1"),
    family.TopShown("bounty", ""),
    family.InventoriesArranged(((MEG, ("pan.1",), ()),)),
    family.InventoriesArranged(((MEG, ("pan.1",), ()),), "pan.1"),
    family.InventoriesArranged(((MEG, (), ()), (CARL, (), ()))),
    family.WeaponsEmptied(("scrap_pistol.1",)),
    family.WeaponsEmptied(("scrap_pistol.1", "springfield.1")),
    family.WeaponsReloaded(("scrap_pistol.1",)),
    family.WeaponsReloaded(("scrap_pistol.1", "springfield.1")),
    family.AttackMade(MEG, ("scrap_pistol.1",), "ranged", "", WHERE, 1, (1, 2), 4, 1, 0, 2),
    family.AttackMade(MEG, ("scrap_pistol.1",), "ranged", "fanning", WHERE, 1, (6, 2), 4, 1, 1, 1),
    family.AttackMade(MEG, ("pan.1",), "melee", "", WHERE, 0, (6, 5), 4, 1, 2, 0),
    family.AttackMade(MEG, (), "melee", "improvised", WHERE, 0, (6, 5), 4, 1, 2, 0),
    family.EnemyKilled("walker.1", WHERE, MEG),
    family.FeatAchieved(MEG, "lupara.1"),
    family.EnemiesAppeared(("abomination.1",), WHERE, "card"),
    family.EnemiesAppeared(("walker.1", "walker.2", "brute.1"), WHERE, "set_up"),
    family.EnemiesAttacked(WHERE, ("walker.1",), 1),
    family.EnemiesAttacked(WHERE, ("walker.1", "runner.1"), 2),
    *(
        family.EnemiesMoved(crowd, WHERE, THERE, target, reason)
        for crowd in (("walker.1",), ("walker.1", "walker.2"))
        for target in (WHERE, THERE)
        for reason in ("sees", "hears", "sees_noise", "shoved", "taunted", "somehow")
    ),
    family.EnemiesActivatedAgain("walker", "card"),
    *(
        family.SpawnCardRead("starting.1", WHERE, f"spawn.{number}", level)
        for number in range(1, 38)
        for level in LEVELS
    ),
    family.SpawnTokenPlaced(SpawnToken("mobile.1", "mobile", WHERE, 1, 1, True)),
    family.SpawnTokenPlaced(SpawnToken("corpse_pile.2R", "corpse_pile", WHERE, 1, 1, True)),
    family.SpawnTokenMoved("starting.1", WHERE, 1, 1),
    family.SpawnTokenTurned("starting.1", True),
    family.SpawnTokenTurned("starting.1", False),
    family.SpawnTokenRemoved("starting.1"),
    family.ObjectivePlaced(Objective("objective.1", WHERE, "", 1, 1)),
    *(family.ObjectiveTaken(MEG, "objective.1", colour) for colour in ("red", "blue", "green")),
    family.ObjectiveMoved("objective.1", WHERE, 1, 1),
    family.ObjectiveMoved("objective.1", "", 0, 0),
    family.ObjectivesLost(("objective.1",)),
    family.ObjectivesLost(("objective.1", "objective.2")),
    *(family.TokenCarried(MEG, token) for token in ("coal", "red", "blue", "green")),
    family.TokensDropped(((MEG, "coal"),), "tender"),
    family.TokensDropped(((MEG, "coal"), (CARL, "coal")), "tender"),
    family.MachinePlaced(Machine("wagon", WHERE, 1, 1)),
    family.MachineMoved("gatling", WHERE, 1, 1),
    family.MachineRemoved("wagon"),
    family.MachineBoarded((MEG,), "wagon"),
    family.MachineBoarded((MEG, CARL), "wagon"),
    family.MachineBoarded((MEG,), ""),
    family.MachineBoarded((MEG, CARL), ""),
    family.TilesChanged((Placement("3R", 0, 0),), ()),
    family.TilesChanged((Placement("1R", 0, 0),), ()),
    family.ZonesBlocked((WHERE, THERE)),
    family.ZonesBlocked(()),
    family.PlaceNamed("exit", (WHERE,)),
    family.GoalReached("exit"),
    family.FlagSet("x", 1),
    *(
        undead.NoiseMoved(WHERE, side, cause)
        for side in ("bang", "boom")
        for cause in ("noise", "set_up", "fades", "reached", "train")
    ),
    undead.VadeRetroPlaced(WHERE),
    undead.VadeRetroRemoved(WHERE),
    family.TurnSuspended(CARL, 1),
    family.TurnResumed(Turn(MEG, 2)),
    undead.SuppliesLoaded(MEG, ("supply.1",), "wagon"),
)


ELSEWHERE = (family.MachineActivated, family.MachinesRested, family.SurvivorHid)
"""Events of the family that do not happen in this game, and have their examples where they do."""


def _events() -> Iterator[type[Event]]:
    """All classes of events that this game knows: the engine's, the family's and its own."""
    waiting = [Event]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            if kind.__module__.startswith("game.rules.invader"):
                continue
            if kind.__module__.startswith("game.") and getattr(sys.modules[kind.__module__], kind.__name__) is kind:
                yield kind


@cache
def _table() -> tuple[Narrator, Any]:
    session = played("m0", 6, 30)
    state = session.state.copy()
    state.survivors = {name: Survivor(name, 0, "gunslinger", WHERE, 3, [""] * 6) for name in (MEG, CARL)}
    state.turn = Turn(MEG, 3)
    return Narrator(session.rules, ("Ann", "Ben")), state  # type: ignore[arg-type]


def test_there_is_an_example_and_a_teller_for_every_event() -> None:
    kinds = set(_events())
    assert kinds - set(TELLERS) == set()
    assert kinds - {type(event) for event in EXAMPLES} == set(ELSEWHERE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_is_a_sentence_or_nothing(language: Language) -> None:
    narrator, state = _table()
    silent = set()
    for event in EXAMPLES:
        told = narrator.tell(event, state, language)
        if told is None:
            silent.add(type(event).__name__)
            continue
        assert told.endswith((".", "!")), told
        assert told[0].isupper() or not told[0].isalpha(), told
        assert not BARE.search(told), told
        assert "  " not in told, told
    assert silent <= {
        "DiceRolled",
        "CardsDrawn",
        "PhaseBegan",
        "SeatPassed",
        "TurnEnded",
        "ActionSpent",
        "AbilityUsed",
        "PointsGained",
        "CardDiscarded",
        "CardSetAside",
        "CardRecovered",
        "CardTakenFromDeck",
        "TopShown",
        "PlaceNamed",
        "FlagSet",
    }


def test_a_few_sentences_word_by_word() -> None:
    narrator, state = _table()
    state = state.copy()
    state.noise_side = "boom"
    move = family.EnemiesMoved(("walker.1", "walker.2", "walker.3"), THERE, WHERE, WHERE, "hears")
    assert narrator.tell(move, state, "en") == "Three walkers hear the BOOM! and shuffle to the card room."
    assert narrator.tell(move, state, "it") == "Tre deambulanti sentono il BOOM! e si trascinano nella sala da gioco."
    skill = family.SkillGained(MEG, "yellow/plus_action", "yellow")
    assert narrator.tell(skill, state, "en") == "Meg reaches the yellow level and learns +1 Action."
    card = family.SpawnCardRead("starting.1", THERE, "spawn.1", "orange")
    assert narrator.tell(card, state, "en") == (
        "Card 1 for the spawn zone in the street south-east of the trading post, orange row: four walkers."
    )


def test_nobody_is_carried_by_a_train_that_passes() -> None:
    narrator, state = _table()
    moved = family.SurvivorMoved((MEG, CARL), (WHERE,), "train")
    assert narrator.tell(moved, state, "en") == "Meg and Carl jump aside to the card room as the train moves."
    assert narrator.tell(moved, state, "it") == "Il treno si muove: Meg e Carl balzano nella sala da gioco."


@pytest.mark.parametrize("pile", ["stash", "companions"])
def test_every_pile_has_a_name(pile: str) -> None:
    narrator, state = _table()
    shuffled = PileShuffled(pile, (), 1)
    assert narrator.tell(shuffled, state, "en") != f"The {pile} are shuffled."
    assert narrator.tell(shuffled, state, "it") != f"Si mescolano {pile}."


@pytest.mark.parametrize("mission", shipped_missions(GAME))
def test_whole_games_are_told_without_a_bare_id(mission: str) -> None:
    for seed, bot in ((1, "greedy"), (2, "random")):
        session = played(mission, seed, None, bot=bot)
        narrator = Narrator(session.rules)  # type: ignore[arg-type]
        for language in LANGUAGES:
            state = session.base.copy()
            for event in session.events:
                told = narrator.tell(event, state, language)
                assert told is None or not BARE.search(told), told
                state.apply(event)


@pytest.mark.parametrize("mission", shipped_missions(GAME))
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_zones_of_a_mission_have_the_same_name(mission: str, language: Language) -> None:
    board = open_table(GAME, mission).mission.board  # type: ignore[attr-defined]
    places = Places(place_names(GAME), board)
    names = [format(places.place(zone, language), "") for zone in board.zones]
    assert sorted({name for name in names if names.count(name) > 1}) == []


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("face", FACES)
def test_every_zone_of_every_tile_has_a_name_of_its_own(face: str, turns: int) -> None:
    shape = read_tile(FOLDER / "tiles" / f"{face}.tmx").shape
    board = Board.build((Placement(face, 0, 0, turns),), {face: shape}, VOCABULARY)
    places = Places(place_names(GAME), board)
    for language in LANGUAGES:
        names = [format(places.place(zone, language), "") for zone in board.zones]
        assert len(set(names)) == len(names), names
        assert not [name for name in names if BARE.search(name)]


def test_streets_turn_with_their_tile() -> None:
    shape = read_tile(FOLDER / "tiles" / "5R.tmx").shape
    expected = {0: "east", 1: "south", 2: "west", 3: "north"}
    for turns, direction in expected.items():
        board = Board.build((Placement("5R", 0, 0, turns),), {"5R": shape}, VOCABULARY)
        name = format(Places(place_names(GAME), board).place("5R.E", "en"), "")
        assert name == f"the street {direction} of the saloon"


def test_both_languages_fill_the_same_blanks() -> None:
    def blanks(text: str) -> set[str]:
        return {name for _, name, _, _ in Formatter().parse(text) if name}

    for table in tables(GAME).values():
        for key, words in table.items():
            assert blanks(words.en) >= blanks(words.it), key


def test_grammar() -> None:
    assert counted(1, "abomination", "abominations", "en") == "an abomination"
    assert counted(14, "walker", "walkers", "en") == "14 walkers"
    assert counted(3, "bruto", "bruti", "it") == "tre bruti"
    assert joined(["Meg", "Carl", "May"], "it") == "Meg, Carl e May"
    assert [melted("in", name) for name in ("il saloon", "l'emporio", "lo spaccio", "le scuderie")] == [
        "nel saloon",
        "nell'emporio",
        "nello spaccio",
        "nelle scuderie",
    ]
