"""The round as a whole: whose turn it is, the order of the phases, and what a table may leave to the program (p. 9)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.engine import Choice, Session, Stream
from game.missions import shipped_mission
from game.rules.zombicide.events import EnemiesAppeared, EnemiesMoved, PhaseBegan, RoundBegan, SpawnCardRead, TurnBegan
from game.rules.zombicide.rules import TableSetup, ZombicideRules
from tests.scene import EDITION, Scene, spoken

STREET = """
    +-----+-----+-----+-----+
    | a     b     c     d   |
    +-----+-----+-----+-----+
    a: meg
    b: 2 walkers
"""


def begun(*, auto: bool = False) -> Session:
    """A game of two players with two survivors each, at its first turn."""
    deal = (("meg", "carl"), ("jimmy", "may"))
    rules = ZombicideRules(EDITION, shipped_mission("undead_or_alive", "m1"), TableSetup(seats=2, deal=deal))
    session = Session(rules, seed=5, auto=auto)
    answer(session, "0")
    return session


def answer(session: Session, words: str) -> None:
    """Answer a choice in words."""
    assert isinstance(session.question, Choice)
    session.answer(next(option for option in session.question.options if spoken(option.key()) == words))


def test_players_activate_all_their_survivors_in_any_order_then_pass_to_the_left() -> None:
    session = begun()
    assert session.question.seat == 0
    answer(session, "activate carl")
    answer(session, "end_turn")
    assert session.state.turn.survivor == "meg"  # the only one left
    answer(session, "end_turn")
    assert session.question.seat == 1
    answer(session, "activate may")
    answer(session, "end_turn")
    answer(session, "end_turn")
    turns = [event.survivor for event in session.events if isinstance(event, TurnBegan)]
    assert turns[:4] == ["carl", "meg", "may", "jimmy"]


def idle_until(session: Session, reached: Callable[[], bool]) -> None:
    """Let time pass: nobody does anything, and whatever else is asked is answered anyhow."""
    stream = Stream(2)
    while not reached():
        if session.question.kind == "act":
            answer(session, "end_turn")
        else:
            session.answer(session.question.sample(stream))


def test_phases_follow_each_other_and_the_first_player_changes() -> None:
    session = begun()
    idle_until(session, lambda: session.state.round == 2)
    phases = [event.phase for event in session.events if isinstance(event, PhaseBegan)]
    assert phases[:6] == ["players", "between", "enemies", "spawn", "end", "players"]
    rounds = [event for event in session.events if isinstance(event, RoundBegan)]
    assert [(event.round, event.first_seat) for event in rounds[:2]] == [(1, 0), (2, 1)]
    assert session.question.seat == 1


def test_zombies_act_and_then_appear() -> None:
    session = begun()
    idle_until(session, lambda: session.state.round == 2)
    before = len(session.events)
    idle_until(session, lambda: session.state.round == 3)
    kinds = [type(event) for event in session.events[before:]]
    assert kinds.index(EnemiesMoved) < kinds.index(SpawnCardRead) < kinds.index(EnemiesAppeared)


def test_a_turn_stays_open_while_something_is_free(scene) -> None:
    s = scene(STREET, packs={"meg": ["water"]})
    s.options("meg")
    s.state.turn.actions = 0
    assert s.options("meg") == ["discard", "water", "end_turn"]


def test_a_perfect_throw_is_no_decision(scene) -> None:
    s = scene(STREET, hands={"meg": ["springfield"]}, skills={"meg": ["lucky"]})
    s.dice(6)
    s.act("meg", "attack b springfield")
    assert s.question.trivial()
    assert s.question.sample(Stream(1)).key() == ("keep",)
    s.answer("keep")


def test_a_miss_is(scene) -> None:
    s = scene(STREET, hands={"meg": ["springfield"]}, skills={"meg": ["lucky"]})
    s.dice(1)
    s.act("meg", "attack b springfield")
    assert not s.question.trivial()
    s.answer("keep")


@pytest.mark.parametrize("skill", ["six_plus_die:ranged", "six_plus_damage:ranged"])
def test_sixes_that_do_more_are_worth_another_throw(skill) -> None:
    s = Scene(STREET, hands={"meg": ["springfield"]}, skills={"meg": ["lucky", skill]})
    s.dice(4)
    s.act("meg", "attack b springfield")
    assert not s.question.trivial()


def test_a_table_may_let_what_is_no_decision_be_answered() -> None:
    """With the same answers to real questions, the same things happen."""
    asked, unasked = begun(), begun(auto=True)
    stream = Stream(9)
    for _ in range(150):
        if asked.question is None or unasked.question is None:
            break
        if asked.question.trivial():
            asked.answer(asked.question.sample(Stream(0)))
            continue
        assert asked.question.kind == unasked.question.kind
        value = asked.question.written(asked.question.accept(asked.question.sample(stream)))
        asked.answer(value)
        unasked.answer(value)
    assert not (unasked.question and unasked.question.trivial())
    assert [type(event) for event in unasked.events] == [type(event) for event in asked.events[: len(unasked.events)]]
