"""The kernel's promises, shown on Standoff."""

from __future__ import annotations

import dataclasses
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from game.engine import (
    CardsDrawn,
    Choice,
    IllegalAnswer,
    Record,
    Refused,
    Session,
    Share,
    Step,
    Stream,
    digest,
    encode,
    fold,
    replay,
)
from tests.laws import masked_stream, play_by_the_laws, refuses_nonsense
from tests.standoff import DECK, CardPlayed, CardTaken, Dared, Standoff, StandoffRules

RULES = StandoffRules()


def random_game(seed: int, steps: int = 10_000, **options: bool) -> Session[Standoff]:
    session = Session(RULES, seed, **options)
    stream = Stream(seed)
    while session.question is not None and len(session.steps) < steps:
        session.answer(session.question.sample(stream))
    return session


def answers(session: Session[Standoff]) -> list[object]:
    return [step.answer for step in session.steps]


def test_random_games_keep_every_law() -> None:
    games = play_by_the_laws(RULES, games=60, seed=100)
    kinds = {step.kind for game in games for step in game.steps}
    assert kinds == {"turn", "dared", "share"}


def test_same_seed_and_answers_give_the_same_bytes_in_another_process() -> None:
    session = random_game(7)
    script = (
        "import json, sys; from game.engine import digest, replay; from tests.standoff import StandoffRules;"
        "print(digest(replay(StandoffRules(), 7, json.load(sys.stdin)).events))"
    )
    for hash_seed in ("0", "4242"):
        other = subprocess.run(
            [sys.executable, "-c", script],
            input=json.dumps(answers(session)),
            capture_output=True,
            text=True,
            check=True,
            cwd=Path(__file__).parents[2],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
        )
        assert other.stdout.strip() == digest(session.events)


def test_other_seed_gives_another_game() -> None:
    assert digest(Session(RULES, 1).events) != digest(Session(RULES, 2).events)


@given(seed=st.integers(0, 2**64 - 1), steps=st.integers(0, 25))
@settings(max_examples=60, deadline=None)
def test_a_game_saved_in_the_middle_of_an_action_goes_on_identically(seed: int, steps: int) -> None:
    session = random_game(seed, steps)
    adapter = TypeAdapter(Record[Standoff])
    text = adapter.dump_json(session.record())
    resumed = Session.resume(RULES, adapter.validate_json(text))
    assert resumed.state == session.state
    assert type(resumed.question) is type(session.question)
    ahead = len(session.events)
    behind = len(resumed.events)
    stream, same = Stream(seed + 1), Stream(seed + 1)
    while session.question is not None:
        assert resumed.question is not None
        session.answer(session.question.sample(stream))
        resumed.answer(resumed.question.sample(same))
    assert [encode(event) for event in session.events[ahead:]] == [encode(event) for event in resumed.events[behind:]]


def test_some_of_those_saves_were_taken_in_the_middle_of_an_action() -> None:
    inside = [session for seed in range(30) if isinstance((session := random_game(seed, 5)).question, Dared)]
    assert inside
    assert all(session.record().at < len(session.steps) for session in inside)


@given(
    junk=st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
        max_leaves=6,
    ),
    seed=st.integers(0, 50),
    steps=st.integers(0, 8),
)
@settings(max_examples=200, deadline=None)
def test_junk_is_refused_with_a_sentence_and_changes_nothing(junk: object, seed: int, steps: int) -> None:
    session = random_game(seed, steps)
    if session.question is None:
        return
    before = (session.state.copy(), list(session.events), list(session.steps), session.question)
    if junk in [["forage"], ["back off"]]:
        return
    with pytest.raises(IllegalAnswer) as refusal:
        session.answer(junk)
    assert str(refusal.value).endswith(".")
    assert (session.state, session.events, session.steps, session.question) == before


def test_answers_of_the_wrong_seat_stale_options_and_nonsense_are_refused() -> None:
    session = random_game(3, 2)
    refuses_nonsense(session)
    stale = session.question
    assert isinstance(stale, Choice)
    option = stale.options[-1]
    session.answer(option)
    with pytest.raises(IllegalAnswer, match="not offered now"):
        session.answer(option)


def test_no_answer_after_the_end() -> None:
    session = random_game(5)
    with pytest.raises(IllegalAnswer, match="over"):
        session.answer(["forage"])


def test_undo_steps_back_to_each_question_and_forward_to_the_same_states() -> None:
    session = Session(RULES, 11, free_undo=True)
    stream = Stream(11)
    states = [session.state.copy()]
    while session.question is not None:
        session.answer(session.question.sample(stream))
        states.append(session.state.copy())
    bytes_before = digest(session.events)
    for state in reversed(states[:-1]):
        session.undo()
        assert session.state == state
        assert fold(session.base, session.events) == state
    with pytest.raises(Refused, match="nothing to take back"):
        session.undo()
    for state in states[1:]:
        session.redo()
        assert session.state == state
    assert digest(session.events) == bytes_before
    with pytest.raises(Refused, match="nothing to do again"):
        session.redo()


def seed_where(first_die: range) -> int:
    """A seed whose first forage of the first player rolls a wished-for die."""
    for seed in range(200):
        session = Session(RULES, seed)
        session.answer(["forage"])
        dice = [event.values[0] for event in session.events if type(event).__name__ == "DiceRolled"]
        if dice[0] in first_die:
            return seed
    raise AssertionError


def test_undo_takes_back_a_dare_before_it_is_answered_but_not_the_revealed_card() -> None:
    session = Session(RULES, 1)
    card = session.state.hands[0][0]
    before = session.state.copy()
    session.answer(["dare", card])
    assert session.undo().answer == ["dare", card]
    assert session.state == before


@pytest.mark.parametrize("die", [range(4, 7), range(2, 4)], ids=["a die", "a die and a card"])
def test_undo_refuses_to_cross_chance_unless_the_table_allows_it(die: range) -> None:
    seed = seed_where(die)
    strict = Session(RULES, seed)
    strict.answer(["forage"])
    with pytest.raises(Refused, match="cannot be taken back"):
        strict.undo()
    free = Session(RULES, seed, free_undo=True)
    before = free.state.copy()
    free.answer(["forage"])
    free.undo()
    assert free.state == before


def test_a_new_answer_forgets_what_was_taken_back() -> None:
    session = Session(RULES, 1)
    first, second = session.state.hands[0][:2]
    session.answer(["dare", first])
    session.undo()
    session.answer(["dare", second])
    assert session.next_redo() is None


def test_undo_reaches_behind_the_snapshot_of_a_resumed_game() -> None:
    session = random_game(21, 9, free_undo=True)
    resumed = Session.resume(RULES, session.record(), free_undo=True)
    while resumed.steps:
        resumed.undo()
    assert resumed.state == Session(RULES, 21).state
    while resumed.next_redo() is not None:
        resumed.redo()
    assert resumed.state == session.state


def test_undo_behind_a_snapshot_made_by_other_rules_is_refused() -> None:
    record = random_game(21, 9).record()
    changed = dataclasses.replace(record, state=record.state.copy())
    changed.state.pool += 1
    resumed = Session.resume(RULES, changed, free_undo=True)
    while len(resumed.steps) > changed.at:
        resumed.undo()
    with pytest.raises(Refused, match="rules have changed"):
        resumed.undo()


def test_trivial_questions_are_answered_automatically_and_undone_together() -> None:
    question = Share(amount=3, among=("only",))
    assert question.trivial()
    assert question.accept(question.sample(Stream(1))) == {"only": 3}
    for seed in range(200):
        session = random_game(seed, 60, auto=True, free_undo=True)
        automatic = [index for index, step in enumerate(session.steps) if step.automatic]
        if automatic:
            while len(session.steps) > automatic[0]:
                session.undo()
            assert len(session.steps) == automatic[0] - 1
            return
    raise AssertionError("no game had a trivial question")


def strings_in(value: object) -> list[str]:
    """Every string anywhere in a JSON value."""
    if isinstance(value, str):
        return [value]
    return [text for part in value for text in strings_in(part)] if isinstance(value, list) else []


def test_no_seat_ever_sees_what_it_may_not() -> None:
    """A card's face reaches a seat only if the seat took it or it was played; the seed reaches nobody."""
    for seed in range(10**15, 10**15 + 40):
        session = random_game(seed)
        for seat in (0, 1):
            known = {""}
            for event, line in zip(session.events, masked_stream(session, seat), strict=True):
                if isinstance(event, CardPlayed) or (isinstance(event, CardTaken) and event.seat == seat):
                    known.add(event.card)
                if isinstance(event, CardsDrawn) and event.to == (seat,):
                    known.update(event.cards)
                cards = {text for text in strings_in(json.loads(line)[1:]) if text in DECK}
                assert cards <= known, f"seat {seat} saw {cards - known} in {line}"
                assert str(seed) not in line


def test_that_proof_can_fail() -> None:
    """Unmasked, the same stream does show what a seat may not see."""
    session = random_game(10**15)
    faces = {text for event in session.events for text in strings_in(json.loads(encode(event))[1:]) if text in DECK}
    allowed = {event.card for event in session.events if isinstance(event, CardTaken) and event.seat == 0}
    allowed |= {event.card for event in session.events if isinstance(event, CardPlayed)}
    assert faces - allowed


def test_a_seat_can_fold_what_it_sees() -> None:
    session = random_game(9)
    for seat in (0, 1):
        view = Standoff(seed=0)
        for event in session.events:
            visible = event.seen_by(seat)
            if visible is not None:
                view.apply(visible)
        assert view.tins == session.state.tins
        assert view.hands[seat] == session.state.hands[seat]
        assert len(view.hands[1 - seat]) == len(session.state.hands[1 - seat])


def test_a_private_question_shows_the_others_only_whose_it_is() -> None:
    question = Session(RULES, 1).question
    assert question is not None
    assert question.seen_by(0) is question
    hidden = question.seen_by(1)
    assert hidden.kind == "waiting"
    assert hidden.seat == 0
    assert not hasattr(hidden, "options")
    with pytest.raises(IllegalAnswer, match="another player"):
        hidden.accept(["forage"])


def test_copy_copies_every_field() -> None:
    session = random_game(4, 6)
    copy = session.state.copy()
    assert copy == session.state
    for each in dataclasses.fields(Standoff):
        value = getattr(session.state, each.name)
        if isinstance(value, list | dict):
            assert getattr(copy, each.name) is not value, f"{each.name} is shared with the copy"


def test_replay_of_a_log_gives_the_same_game() -> None:
    session = random_game(12)
    assert replay(RULES, 12, answers(session)).state == session.state


def test_a_fork_does_not_touch_the_game_it_came_from() -> None:
    session = random_game(13, 4)
    before = session.state.copy()
    fork = session.fork()
    stream = Stream(2)
    while fork.question is not None:
        fork.answer(fork.question.sample(stream))
    assert session.state == before
    assert session.question is not None


def test_the_log_says_what_kind_of_step_by_whom() -> None:
    session = Session(RULES, 1)
    card = session.state.hands[0][0]
    session.answer(["dare", card], seat=0)
    assert session.steps == [Step("turn", ["dare", card], 0)]
