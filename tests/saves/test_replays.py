"""Watching games again: the same events, rounds to jump to, sentences and JSON, reports and crashes."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.bots.players import RandomPlayer
from game.bots.simulate import Crash, Tally
from game.cli import main
from game.engine import Question, Session, Step, digest, fold
from game.narration import Narrator
from game.reopening import reopen, replay_of, rules_of
from game.saves.documents import encoded
from game.saves.folders import folders
from game.saves.replays import Diverged, Replay, load_crash, told
from game.saves.reports import report
from game.shipped import shipped
from tests.saves.games import GAME, label, played, saved


def test_a_replay_shows_every_event_and_the_rounds() -> None:
    whole = played(answers=None)
    replay = Replay.of(whole.rules, whole.record())
    beats = list(replay)
    assert [beat.step for beat in beats[1:]] == whole.steps
    assert digest(event for beat in beats for event in beat.events) == digest(whole.events)
    assert fold(beats[0].before, [event for beat in beats for event in beat.events]) == whole.state
    rounds = replay.rounds()
    assert list(rounds) == list(range(1, whole.state.round + 1))
    jump = rounds[2]
    assert replay.state_at(jump) == fold(beats[0].before, [e for beat in beats[:jump] for e in beat.events])


def test_an_unfinished_game_is_watched_up_to_its_last_answer() -> None:
    save = saved(answers=33)
    assert len(list(Replay.of(rules_of(save), save.record))) == 34


def test_rules_that_lead_elsewhere_are_told() -> None:
    save = saved()
    steps = list(save.record.steps)
    steps[20] = replace(steps[20], answer=["no such thing"])
    with pytest.raises(Diverged, match="up to round 1"):
        list(Replay(rules_of(save), save.record.seed, steps))
    other = save.record.state.copy()
    other.learnt += 1
    with pytest.raises(Diverged, match="have changed"):
        list(Replay.of(rules_of(save), replace(save.record, state=other)))


def test_the_command_tells_a_game_in_sentences_or_as_events(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.holdout"
    path.write_bytes(encoded(saved(answers=None)))
    assert main(["replay", str(path)]) == 0
    english = capsys.readouterr().out.splitlines()
    assert "Round 1 begins." in english
    assert all(line.endswith((".", "!")) and line[0].isupper() for line in english if line[0].isalpha())
    assert main(["replay", str(path), "--lang", "it"]) == 0
    italian = capsys.readouterr().out.splitlines()
    assert "Comincia il round 1." in italian
    assert len(italian) == len(english)
    assert main(["replay", str(path), "--json"]) == 0
    events = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {"round", "step", "event"} <= set(events[0])
    assert events[-1]["event"] == "GameEnded"
    assert len(events) == len(played(answers=None).events)


def test_resume_says_what_a_file_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.holdout"
    path.write_bytes(encoded(saved()))
    assert main(["resume", "--tell", str(path)]) == 0
    assert "Frontier: Face to face with the dead" in capsys.readouterr().out
    assert main(["check", str(path)]) == 0
    path.write_bytes(encoded(saved())[:-9])
    assert main(["resume", "--tell", str(path)]) == 2
    assert "damaged" in capsys.readouterr().err
    assert main(["check", str(path)]) == 1
    assert main(["resume", "--tell"]) == 2


def test_a_report_is_a_game_that_replays(tmp_path: Path) -> None:
    path = report(played(answers=50), label(), "The door was open, and they came through the wall.", tmp_path, now=0)
    assert path.name == "report-undead_or_alive-m0-19700101-000000.holdout"
    assert reopen(path).save.note.startswith("The door")
    replay, rules, players = replay_of(path)
    assert len(list(told(replay, Narrator(rules, players), "en"))) > 50


def test_a_game_that_broke_can_be_reported_with_the_answer_that_broke_it(tmp_path: Path) -> None:
    session = played(answers=30)

    def break_down(value: object) -> None:
        raise ZeroDivisionError

    session._send = break_down  # type: ignore[method-assign]
    assert session.question is not None
    with pytest.raises(ZeroDivisionError):
        session.answer(session.question.candidates()[0])
    path = report(session, label(), "It broke.", tmp_path)
    replay, _, _ = replay_of(path)
    assert len(list(replay)) == 32


def test_the_reports_of_simulations_replay_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    answers = [step.answer for step in played(setup=None, answers=20).steps]
    tally = Tally(GAME, "m0", "random", 6)
    path = tally._report(Crash(6, "Traceback", answers[:0]), tmp_path)
    assert main(["replay", str(path)]) == 0
    assert "begins" in capsys.readouterr().out
    path.write_text(path.read_text().replace('"m0"', '"/etc"'))
    assert main(["replay", str(path)]) == 2
    path.write_text("{}")
    assert main(["replay", str(path)]) == 2


def test_the_report_of_a_mission_of_ones_own_carries_the_mission(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    mission = tmp_path / "Dry Gulch"
    shutil.copytree(shipped("maps") / "samples" / "mill_creek", mission)

    def stumble(player: RandomPlayer, session: Session[Any], question: Question) -> Any:
        if len(session.steps) == 12:
            raise ZeroDivisionError("it broke")
        return question.candidates()[0]

    monkeypatch.setattr(RandomPlayer, "decide", stumble)
    assert main(["simulate", GAME, str(mission), "--games", "1", "--seed", "4"]) == 1
    capsys.readouterr()
    path = folders().reports / f"crash-{GAME}-dry_gulch-random-4.json"
    shutil.rmtree(mission)
    assert "it broke" in load_crash(path).error
    replay, rules, _ = replay_of(path)
    assert rules.mission.id == "dry_gulch"
    assert len(list(replay)) == 13
    assert main(["replay", str(path)]) == 0
    assert "Round 1 begins." in capsys.readouterr().out
    crash = json.loads(path.read_text())
    crash["parcel"]["name"] = ".."
    path.write_text(json.dumps(crash))
    assert main(["replay", str(path)]) == 2


def test_answers_have_names_for_undo_and_redo() -> None:
    session = played(answers=None)
    narrator = Narrator(session.rules)  # type: ignore[arg-type]
    names = {narrator.name(step, session.state, "en") for step in session.steps}
    assert {name.split()[0] for name in names} & {"Move", "Search", "Attack"}
    assert narrator.name(Step("act", ["move", "3R.A"]), session.state, "en") == "Move to the trading post"
    assert narrator.name(Step("act", ["move", "3R.A"]), session.state, "it") == "Movimento nello spaccio"
    assert narrator.name(Step("choose_survivor", ["activate", "meg"]), session.state, "en") == "Turn of Meg"
    assert narrator.name(Step("unheard_of", {"x": 1}), session.state, "en") == "Action"
