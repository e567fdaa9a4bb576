"""Whole games of Invader are told, in every language, with nothing left as a bare id; every event of it is known."""

from __future__ import annotations

import pytest

from game.missions import shipped_missions
from game.narration import Narrator
from game.narration.tellers import TELLERS
from game.rules.invader import events
from game.rules.zombicide import events as family
from tests.narration.test_narration import BARE, ELSEWHERE, LANGUAGES
from tests.saves.games import played


def test_every_event_has_a_teller() -> None:
    kinds = [kind for kind in vars(events).values() if getattr(kind, "__module__", "") == events.__name__]
    assert kinds
    assert [kind for kind in kinds if kind not in TELLERS] == []


def test_machines_and_hiding_are_told() -> None:
    session = played("m1", 5, 30, game="invader")
    narrator = Narrator(session.rules, ("Ann", "Ben"))
    who = next(iter(session.state.survivors))
    examples = (
        family.MachineActivated("peacekeeper_bot"),
        family.MachinesRested(),
        family.SurvivorHid(who, True),
        family.SurvivorHid(who, False),
    )
    assert {type(event) for event in examples} == set(ELSEWHERE)
    for language in LANGUAGES:
        told = [narrator.tell(event, session.state, language) for event in examples]
        assert sum(sentence is not None for sentence in told) >= 3
        for sentence in filter(None, told):
            assert sentence.endswith((".", "!")), sentence
            assert not BARE.search(sentence), sentence


@pytest.mark.parametrize("mission", shipped_missions("invader"))
def test_a_whole_game_is_told(mission: str) -> None:
    session = played(mission, 5, None, game="invader")
    narrator = Narrator(session.rules, ("Ann", "Ben"))
    state = session.rules.opening(5)
    told = 0
    for event in session.events:
        for language in LANGUAGES:
            sentence = narrator.tell(event, state, language)
            if sentence is not None:
                told += 1
                assert sentence.endswith((".", "!")), sentence
                assert not BARE.search(sentence), sentence
        event.apply(state)
    assert told > 100
    assert state == session.state
