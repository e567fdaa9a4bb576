"""A saved game: one JSON document, the very question again, and nothing believed that was not checked."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from game.engine import Refused, Session, digest
from game.reopening import label_again, reopen, reopened, rules_of
from game.saves.documents import decoded, encoded, header, load, save_of
from game.saves.envelope import HEADER_MOST, Unreadable, sealed
from game.saves.migrations import Step, migrated_body, migrated_header
from tests.saves.games import label, played, saved


def resealed(data: bytes, **changes: Any) -> bytes:
    """The document with other values in its header or body, sealed as if it had always been so."""
    whole = json.loads(data)
    head, body = whole["header"], whole["body"]
    for key in ("body_bytes", "body_sha256", "seal"):
        del head[key]
    for path, value in changes.items():
        place, *rest = path.split("__")
        target: Any = head if place == "header" else body
        for part in rest[:-1]:
            target = target[int(part) if isinstance(target, list) else part]
        target[int(rest[-1]) if isinstance(target, list) else rest[-1]] = value
    return sealed(head, json.dumps(body).encode())


def written(tmp_path: Path, data: bytes) -> Path:
    """A file with these bytes."""
    path = tmp_path / "game.holdout"
    path.write_bytes(data)
    return path


def test_a_save_is_one_json_document_with_its_header_in_front(tmp_path: Path) -> None:
    data = encoded(saved())
    whole = json.loads(data)
    assert list(whole) == ["header", "body"]
    first_line = data.split(b"\n", 1)[0]
    assert len(first_line) < HEADER_MOST
    head = header(written(tmp_path, data[: len(data)]))
    assert (head.title, head.game, head.mission, head.players) == ("Frontier", "undead_or_alive", "m0", ("Ann", "Ben"))
    assert whole["header"]["body_sha256"] == sha256(data[len(first_line) + 8 : -2]).hexdigest()


@pytest.mark.parametrize("answers", [0, 1, 3, 17, 40, 61, None])
def test_it_resumes_at_the_very_question(answers: int | None) -> None:
    session = played(answers=answers)
    again = reopened(decoded(encoded(save_of(session, label())))).session
    assert again.state == session.state
    assert [step.answer for step in again.steps] == [step.answer for step in session.steps]
    if session.question is None:
        assert again.question is None
        assert again.outcome == session.outcome
    else:
        assert again.question is not None
        assert again.question.kind == session.question.kind
    assert again.record() == session.record()


def test_writing_again_gives_the_same_bytes() -> None:
    data = encoded(saved())
    assert encoded(decoded(data)) == data


def test_undo_and_redo_go_on_across_files() -> None:
    session = played(answers=0)
    session.free_undo = True
    whole = played(answers=30)
    for step in whole.steps:
        session.answer(step.answer)
    for _ in range(12):
        session.undo()
    again = reopened(decoded(encoded(save_of(session, label()))), free_undo=True).session
    assert len(again.steps) == 18
    for _ in range(18):
        again.undo()
    with pytest.raises(Refused, match="nothing to take back"):
        again.undo()
    for _ in range(30):
        again.redo()
    assert again.state == whole.state
    assert digest(again.events) == digest(whole.events)
    with pytest.raises(Refused, match="nothing to do again"):
        again.redo()


def test_the_fairness_of_undo_survives_the_file() -> None:
    for answers in range(8, 60, 3):
        session = played(answers=answers)
        again = reopened(decoded(encoded(save_of(session, label())))).session
        ours, theirs = session.undo_refusal(), again.undo_refusal()
        assert (ours and ours.sentence) == (theirs and theirs.sentence), f"after {answers} answers"


def test_a_game_can_be_kept_further_under_its_label() -> None:
    save = saved()
    assert label_again(save) == label()


def test_a_newer_format_names_what_it_needs(tmp_path: Path) -> None:
    path = written(tmp_path, resealed(encoded(saved()), header__format=7, header__holdout="9.1"))
    with pytest.raises(Unreadable, match=r"Holdout 9\.1 in format 7.*up to 2.*Update") as refusal:
        load(path)
    assert refusal.value.trouble == "newer"


def test_an_unknown_game_or_mission_is_refused() -> None:
    data = encoded(saved())
    with pytest.raises(Unreadable, match="does not know the game chess"):
        decoded(resealed(data, header__game="chess"))
    with pytest.raises(Unreadable, match="no mission called m99"):
        rules_of(decoded(resealed(data, header__mission="m99")))


@pytest.mark.parametrize("name", ["../../etc", "/etc/passwd", "C:\\x", "a/b", "m0\n", "m" * 65])
def test_no_name_in_a_save_is_a_path(name: str) -> None:
    with pytest.raises(Unreadable):
        decoded(resealed(encoded(saved()), header__mission=name))


def test_a_folder_that_is_called_like_the_mission_is_not_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "trap").mkdir()
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Unreadable, match="no mission called trap"):
        reopened(decoded(resealed(encoded(saved()), header__mission="trap")))


WRONG: dict[str, dict[str, Any]] = {
    "an unknown key": {"body__state__extra": 1},
    "a missing zone": {"body__state__noise_zone": "99R.A"},
    "a fraction": {"body__state__round": 1.5},
    "text for a number": {"body__state__round": "1"},
    "a number for a flag": {"body__state__spawns__starting.1__active": 1},
    "a huge number": {"body__state__round": 10**40},
    "a round of the far future": {"body__state__round": 10**9},
    "an unknown phase": {"body__state__phase": "party"},
    "another seed": {"body__seed": 12345},
    "an endless text": {"body__state__noise_side": "b" * 10_000},
    "a seat that is not there": {"body__state__seat": 9},
    "no tiles": {"body__state__layout": []},
    "a tile of another box": {"body__state__layout__0__0": "77X"},
    "a tile at the end of the world": {"body__state__layout__0__1": 10**6},
    "a snapshot after the end": {"body__at": 5000},
    "a deep answer": {"body__steps__3__1": [[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]},
    "a mission that is not inside": {"header__custom": True},
    "somebody unknown": {"body__setup__deal": [["nobody"], ["meg"]]},
    "too many seats": {"body__setup__seats": 99},
    "a header with a line break": {"header__title": "a\nb"},
    "too long a header": {"header__title": "a" * 100},
    "a wrong colour": {"body__state__taken": ["pink"]},
}


@pytest.mark.parametrize("changes", WRONG.values(), ids=WRONG.keys())
def test_what_cannot_be_right_is_refused_with_a_sentence(changes: dict[str, Any]) -> None:
    with pytest.raises(Unreadable) as refusal:
        reopened(decoded(resealed(encoded(saved()), **changes)))
    assert str(refusal.value).endswith(".")


def test_an_answer_that_nobody_could_give_is_refused() -> None:
    """Among those given since the snapshot, which are given again."""
    games = (saved(answers=answers) for answers in range(40, 90))
    save = next(game for game in games if game.record.at < len(game.record.steps))
    last = len(save.record.steps) - 1
    with pytest.raises(Unreadable, match="not allowed by the rules"):
        reopened(decoded(resealed(encoded(save), **{f"body__steps__{last}__1": ["fly"]})))


def test_cards_and_enemies_cannot_be_conjured_up() -> None:
    body = json.loads(encoded(saved()))["body"]
    zone, crowd = next(iter(body["state"]["enemies"].items()))
    with pytest.raises(Unreadable, match="cannot be right"):
        reopened(decoded(resealed(encoded(saved()), **{f"body__state__enemies__{zone}": [*crowd, "brute.99"]})))
    with pytest.raises(Unreadable, match="cannot be right"):
        reopened(decoded(resealed(encoded(saved()), **{f"body__state__enemies__{zone}": []})))
    with pytest.raises(Unreadable, match="no card called"):
        reopened(decoded(resealed(encoded(saved()), body__state__set_aside=["excalibur.1"])))


def test_old_formats_migrate_step_by_step() -> None:
    steps = {
        1: Step(header=lambda facts: {**facts, "name": facts["title"]}),
        2: Step(body=lambda body: {**body, "answers": body["steps"]}),
    }
    assert json.loads(migrated_header({"format": 1, "title": "x"}, steps)) == {"format": 3, "title": "x", "name": "x"}
    assert migrated_body({"steps": [1]}, 1, steps) == {"steps": [1], "answers": [1]}
    assert migrated_body({"steps": [1]}, 3, steps) == {"steps": [1]}


def test_changed_rules_are_told_and_the_game_goes_on(tmp_path: Path) -> None:
    path = written(tmp_path, resealed(encoded(saved()), header__rules="0" * 64, header__mission_sha256="1" * 64))
    opened = reopen(path)
    assert [change.sentence.split()[0] for change in opened.changes] == ["Holdout's", "This"]
    assert isinstance(opened.session, Session)
