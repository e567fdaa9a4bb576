"""Setting up: players, survivors, starting cards, the noise, companions for a small band (UoA pp. 6-8)."""

from __future__ import annotations

import pytest

from game.engine import Refused, Session, Stream
from game.missions import shipped_mission
from game.rules.zombicide.rules import TableSetup, ZombicideRules
from tests.scene import EDITION, Scene

GAME = "undead_or_alive"
SIX = ("carl", "may", "thomas", "meg", "jimmy", "hanna")


def rules_for(mission: str = "m1", **setup) -> ZombicideRules:
    """A table."""
    return ZombicideRules(EDITION, shipped_mission(GAME, mission), TableSetup(**setup))


@pytest.mark.parametrize("seats", range(1, 7))
def test_one_to_six_players_share_six_survivors(seats) -> None:
    s = Scene.on_mission("m1", *SIX, seats=seats)
    assert sorted(s.state.survivors) == sorted(SIX)
    assert {me.seat for me in s.game.players()} == set(range(seats))


@pytest.mark.parametrize("count", range(1, 7))
def test_any_number_of_survivors(count) -> None:
    s = Scene.on_mission("m1", *SIX[:count])
    assert len(s.game.players()) == count


@pytest.mark.parametrize(
    ("mission", "setup"),
    [
        ("m1", {"seats": 0}),
        ("m1", {"seats": 7, "size": 7}),
        ("m1", {"seats": 3, "size": 2}),
        ("m1", {"seats": 2, "deal": (("meg",),)}),
        ("m1", {"seats": 2, "deal": (("meg",), ())}),
        ("m1", {"deal": (("meg", "meg"),)}),
        ("m1", {"deal": (("nobody",),)}),
        ("m1", {"deal": ((*SIX, "jeb"),)}),
        ("m2", {"deal": (("carl",),)}),  # no brawlers
        ("m3", {"deal": (("meg",),)}),  # neither faithful nor gunslingers
    ],
)
def test_tables_that_cannot_be(mission, setup) -> None:
    with pytest.raises(Refused):
        rules_for(mission, **setup)


@pytest.mark.parametrize("mission", ["m2", "m3", "m4", "m7"])
def test_drawn_survivors_are_of_admitted_classes(mission) -> None:
    rules = rules_for(mission)
    session = Session(rules, seed=3)
    stream = Stream(3)
    while session.question is not None and session.state.phase == "setup":
        session.answer(session.question.sample(stream))
    players = [me for me in session.state.survivors.values() if not me.companion]
    assert len(players) == 6
    assert not any(me.role in rules.mission.forbidden for me in players)


@pytest.mark.parametrize(
    ("name", "card"), [("carl", "pan"), ("meg", "scrap_pistol"), ("jimmy", "springfield"), ("hanna", "springfield")]
)
def test_starting_cards_by_favourite_slot(name, card) -> None:
    assert Scene.on_mission("m1", name).cards(name)[2] == card


def test_health_points_and_first_skill() -> None:
    s = Scene.on_mission("m1", *SIX)
    assert {me.id: me.health for me in s.game.players()} == {
        "carl": 3,
        "may": 3,
        "thomas": 2,
        "meg": 2,
        "jimmy": 2,
        "hanna": 2,
    }
    for me in s.game.players():
        assert [skill.partition("/")[2] for skill in me.skills] == list(EDITION.content.survivors[me.id].skills.blue)
        assert me.points == 0


def test_noise_lies_in_the_starting_zone() -> None:
    s = Scene.on_mission("m1", "meg")
    assert s.noise() == (s.zone("meg"), "bang")


def test_decks_hold_what_is_not_dealt() -> None:
    s = Scene.on_mission("m1", *SIX)
    held = [card for me in s.game.players() for card in me.slots if card]
    assert len(s.state.piles["equipment"]) == 55 - sum(s.rules.equipment[card].deck == "classic" for card in held)
    assert len(s.state.piles["spawn"]) == 37
    assert len(s.state.piles["bounty"]) + bool(s.state.shown["bounty"]) == 7
    assert list(s.rules.broken(s.state)) == []


def test_an_abomination_token_lies_asleep_in_the_starting_zone_without_mine_or_cemetery() -> None:
    s = Scene.on_mission("m0", "meg")
    start = next(token for token in s.state.spawns.values() if token.kind == "starting")
    (token,) = [token for token in s.state.spawns.values() if token.kind == "abomination"]
    assert (token.zone, token.active) == (start.zone, False)


@pytest.mark.parametrize("count", [3, 4])
def test_a_small_band_is_made_up_to_six_with_companions(count) -> None:
    s = Scene.on_mission("m1", *SIX[:count], companions=True)
    followers = [me for me in s.state.survivors.values() if me.companion]
    assert len(s.state.survivors) == 6
    assert all(me.leader and me.zone == s.me(me.leader).zone and me.health == 1 for me in followers)


@pytest.mark.parametrize("count", [2, 5])
def test_other_bands_are_not(count) -> None:
    assert len(Scene.on_mission("m1", *SIX[:count], companions=True).state.survivors) == count


def test_who_follows_whom_is_the_players_choice() -> None:
    s = Scene.on_mission("m1", *SIX[:4], companions=True, answers={"leader": "may"})
    assert [me.leader for me in s.state.survivors.values() if me.companion] == ["may", "may"]


def test_first_player_and_turn_order() -> None:
    s = Scene.on_mission("m1", *SIX, seats=3, answers={"first_player": "1"})
    assert (s.state.first_seat, s.state.seat) == (1, 1)
    s.end_phase()
    assert s.state.first_seat == 2
