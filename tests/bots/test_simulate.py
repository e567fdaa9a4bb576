"""Simulated games: counted right, reproducible, and a crash never hides or stops the others."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game import tables
from game.bots.players import GreedyPlayer, RandomPlayer, ScriptedPlayer
from game.bots.simulate import play_game
from game.cli import main
from game.engine import Play, Session, Table, digest, replay
from tests.standoff import Standoff, StandoffRules


class BrittleRules(StandoffRules):
    """Breaks as soon as somebody is dared with a six."""

    def dare(self, table: Table[Standoff], seat: int, card: str) -> Play:
        if card.startswith("6"):
            raise ZeroDivisionError("a six")
        yield from super().dare(table, seat, card)


@pytest.fixture(autouse=True)
def _games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for rules in (StandoffRules, BrittleRules):
        game = tables.Game(rules.__name__, rules.__name__, lambda: ("m0",), lambda mission, setup, rules=rules: rules())
        monkeypatch.setitem(tables.GAMES, rules.__name__, game)
    monkeypatch.setenv("HOLDOUT_HOME", str(tmp_path))


def simulated(capsys: pytest.CaptureFixture[str], *wishes: str) -> dict[str, Any]:
    main(["simulate", *wishes, "--json"])
    printed = capsys.readouterr()
    assert printed.out.count("\n") == 1
    result: dict[str, Any] = json.loads(printed.out)
    return result


def test_every_game_is_counted_and_reproducible(capsys: pytest.CaptureFixture[str]) -> None:
    first = simulated(capsys, "StandoffRules", "m0", "--games", "20", "--seed", "5")
    again = simulated(capsys, "StandoffRules", "m0", "--games", "20", "--seed", "5")
    parallel = simulated(capsys, "StandoffRules", "m0", "--games", "20", "--seed", "5", "--jobs", "2")
    assert first["games"] == 20 == first["won"] + sum(first["lost"].values())
    assert first["digests"] == again["digests"] == parallel["digests"]
    assert len(set(first["digests"])) == 20
    names = "game mission bot seed games won lost rounds decisions seconds decisions_per_second crashes digests"
    assert " ".join(first) == names


def test_crashes_are_reported_with_seed_and_file_and_the_others_go_on(capsys: pytest.CaptureFixture[str]) -> None:
    result = simulated(capsys, "BrittleRules", "m0", "--games", "30")
    assert result["games"] == 30
    assert 0 < len(result["crashes"]) < 30
    crash = result["crashes"][0]
    report = json.loads(Path(crash["file"]).read_text())
    assert report["seed"] == crash["seed"]
    assert "ZeroDivisionError" in report["error"]
    session = replay(StandoffRules(), report["seed"], report["answers"][:-1])
    assert session.question is not None
    assert report["answers"][-1][1].startswith("6")
    with pytest.raises(ZeroDivisionError):
        replay(BrittleRules(), report["seed"], report["answers"])
    assert main(["simulate", "BrittleRules", "m0", "--games", "30"]) == 1
    assert "replay it from" in capsys.readouterr().out


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "StandoffRules", "m0", "--games", "4", "--bot", "greedy"]) == 0
    printed = capsys.readouterr().out
    assert "4 games by the greedy bot" in printed
    assert "decisions a second" in printed


def test_unknown_names_are_refused_with_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "chess", "m0"]) == 2
    assert "there are:" in capsys.readouterr().err
    assert main(["simulate", "StandoffRules", "m9"]) == 2
    assert "it has: m0" in capsys.readouterr().err


def test_greedy_takes_the_best_hint() -> None:
    """Standoff's hints prefer the highest card from 4 up, and foraging to the lower ones."""
    rules = StandoffRules()
    session = Session(rules, 3)
    player = GreedyPlayer(1)
    for _ in range(5):
        assert session.question is not None
        answer = player.decide(session, session.question)
        if hasattr(answer, "card"):
            hand = session.state.hands[session.question.seat or 0]
            assert answer.card[0] == max(card[0] for card in hand)
        session.answer(answer)


def test_scripted_and_random_players_answer_through_questions() -> None:
    rules = StandoffRules()
    played = Session(rules, 8)
    bot = RandomPlayer(8)
    while played.question is not None:
        played.answer(bot.decide(played, played.question))
    again = Session(rules, 8)
    script = ScriptedPlayer(step.answer for step in played.steps)
    while again.question is not None:
        again.answer(script.decide(again, again.question))
    assert digest(again.events) == digest(played.events)


def test_bots_do_not_share_the_numbers_of_the_dice() -> None:
    """The same seed for game and bot must not make choices follow the dice."""
    games = [play_game(StandoffRules(), "random", seed) for seed in range(300)]
    assert len({game.digest for game in games}) == 300
