"""Setting up Invader: cards, tokens, decks, more than six survivors, guests (pp. 7-8, 28, 36-37)."""

from __future__ import annotations

from typing import Any

import pytest

from game.content import load_game
from game.content.visitors import customs, possible_visitors, visitors
from game.engine import Refused, Session, Stream
from game.missions import shipped_mission, shipped_missions
from game.rules.zombicide.mission import OBJECTIVE_PILE
from game.rules.zombicide.rules import TableSetup, ZombicideRules
from game.rules.zombicide.state import kind_of
from game.tables import open_table
from tests.scene import EDITION as FRONTIER
from tests.station import EDITION, Station

SIX = ("cole", "vivian", "mitsuki", "magnus", "jared", "baraka")
GUESTS = tuple(f"undead_or_alive.{name}" for name in ("carl", "meg", "jimmy", "thomas", "hanna", "may"))


def rules_for(mission: str = "m1", **setup: Any) -> ZombicideRules:
    """A table."""
    return ZombicideRules(EDITION, shipped_mission("invader", mission), TableSetup(**setup))


class TestSurvivors:
    @pytest.mark.parametrize("seats", range(1, 7))
    def test_one_to_six_players_share_them_p7(self, seats: int) -> None:
        s = Station.on_mission("m0", *SIX, seats=seats)
        assert sorted(s.state.survivors) == sorted(SIX)
        assert {me.seat for me in s.game.players()} == set(range(seats))

    def test_armour_points_and_first_skill_p8(self) -> None:
        s = Station.on_mission("m0", *SIX)
        armour = {me.id: me.health for me in s.game.players()}
        assert armour == dict.fromkeys(SIX[:3], 2) | dict.fromkeys(SIX[3:], 3)
        assert {me.points for me in s.game.players()} == {0}
        assert s.me("baraka").skills == ["blue/lucky"]

    def test_all_six_starting_cards_are_shared_out_one_to_each_p7(self) -> None:
        s = Station.on_mission("m0", *SIX)
        assert {sum(map(bool, s.me(name).slots)) for name in SIX} == {1}
        assert (
            sorted(kind for name in SIX for kind in s.cards(name) if kind) == ["cattle_prod"] * 4 + ["smg_starting"] * 2
        )

    def test_a_small_team_shares_the_rest_as_it_likes_p7(self) -> None:
        s = Station.on_mission("m0", "cole", "jared", answers={"gift": "cole"})
        assert sum(map(bool, s.me("cole").slots)) == 5
        assert sum(map(bool, s.me("jared").slots)) == 1

    def test_the_first_choice_makes_pairs_and_shares_evenly(self) -> None:
        s = Station.on_mission("m0", "cole", "jared", "vivian")
        assert s.cards("vivian")[:2] == ["cattle_prod", "cattle_prod"]
        assert {sum(map(bool, me.slots)) for me in s.game.players()} == {2}

    def test_everybody_chooses_among_what_is_left_p7(self) -> None:
        s = Station.on_mission("m0", "cole", "jared", answers={"starting_card": "cattle_prod"})
        assert s.cards("cole")[0] == s.cards("jared")[0] == "cattle_prod"

    @pytest.mark.parametrize(
        "setup",
        [
            {"seats": 0},
            {"seats": 7, "size": 7},
            {"seats": 3, "size": 2},
            {"size": 13},
            {"deal": (("cole", "cole"),)},
            {"deal": (("meg",),)},
            {"deal": (("undead_or_alive.nobody",),)},
            {"deal": (("dead_of_winter.meg",),)},
            {"deal": ((*SIX, *GUESTS, "undead_or_alive.molly"),)},
            {"spawn_sets": ("tourists",)},
        ],
    )
    def test_tables_that_cannot_be(self, setup: dict[str, Any]) -> None:
        with pytest.raises(Refused):
            rules_for(**setup)


class TestTable:
    def test_decks_p7(self) -> None:
        state = Station.on_mission("m1", *SIX).state
        sizes = {pile: len(cards) for pile, cards in state.piles.items()}
        assert sizes["equipment"] == 53
        assert sizes["prototype"] == 4
        assert sizes["spawn"] == 54
        assert [kind_of(card) for card in state.set_aside].count("oxygen_tank") == 6

    @pytest.mark.parametrize(
        ("sets", "numbers"),
        [
            ((), range(1, 55)),
            (("scouts",), range(1, 26)),
            (("swarm", "frenzy"), range(26, 55)),
            (("scouts", "swarm"), range(1, 51)),
        ],
    )
    def test_the_xeno_deck_is_made_of_the_parts_chosen_p37(self, sets: tuple[str, ...], numbers: range) -> None:
        s = Station.on_mission("m0", *SIX, spawn_sets=sets)
        assert sorted(int(card.split(".")[1]) for card in s.state.piles["spawn"]) == list(numbers)
        assert not list(s.rules.broken(s.state)), "the others are out of the game"

    def test_tokens_of_m0(self) -> None:
        s = Station.on_mission("m0", *SIX)
        state = s.state
        assert state.mold == {"5R.W": True, "3V.SW": True}
        assert {token.zone for token in state.spawns.values()} == {"5R.W", "3V.SW"}
        assert (s.crowd("3V.S"), s.crowd("3V.W"), s.crowd("5R.C")) == ({"worker": 2}, {"hunter": 1}, {"tank": 1})
        (door,) = state.doors.values()
        assert "3V.C" in s.board.openings[[each.id for each in s.board.openings].index(door.opening)].zones
        assert (door.colour, door.smashed) == ("neutral", False)
        assert all(me.zone == "2R.C" for me in s.game.players())

    def test_machines_and_hidden_objectives_p5(self) -> None:
        s = Station.on_mission("m1", *SIX)
        assert {machine.id: machine.zone for machine in s.state.machines.values()} == {
            "peacekeeper_bot": "9R.C",
            "falchion_sentry_gun": "5R.N",
        }
        assert sorted(s.state.piles[OBJECTIVE_PILE]) == ["green", "red", "red", "red", "red", "violet"]
        assert not any(objective.colour for objective in s.state.objectives.values())

    def test_green_and_violet_spawn_tokens_sleep_p28(self) -> None:
        tokens = Station.on_mission("m1", *SIX).state.spawns.values()
        assert {token.kind: token.active for token in tokens} == {"red": True, "violet": False, "green": False}

    def test_the_players_choose_where_spawning_begins_p28(self) -> None:
        s = Station.on_mission("m0", *SIX, answers={"first_spawn": "red.2"})
        assert s.state.first_spawn == "red.2"
        assert [token.id for token in s.rules.edition.spawn_order(s.game)] == ["red.2", "red.1"]

    @pytest.mark.parametrize("mission", shipped_missions("invader"))
    def test_every_mission_begins_and_nothing_is_missing(self, mission: str) -> None:
        s = Station.on_mission(mission, *SIX)
        assert not list(s.rules.broken(s.state))


class TestMoreThanSix:
    @pytest.mark.parametrize(("count", "more"), [(6, 0), (7, 1), (8, 1), (9, 2), (10, 2), (11, 3), (12, 3)])
    def test_one_more_spawn_token_for_every_two_p36(self, count: int, more: int) -> None:
        s = Station.on_mission("m0", *(*SIX, *GUESTS)[:count], seats=2)
        assert len(s.state.spawns) == 2 + more
        assert all(token.active for token in s.state.spawns.values())

    def test_stacked_where_the_players_like_p36(self) -> None:
        s = Station.on_mission("m0", *SIX, *GUESTS, seats=6, answers={"extra_spawn": "zone 3V.SW"})
        assert [token.zone for token in s.state.spawns.values()].count("3V.SW") == 4

    def test_extra_survivors_have_no_starting_cards_p36(self) -> None:
        s = Station.on_mission("m0", *SIX, *GUESTS)
        assert sum(not any(s.me(name).slots) for name in (*SIX, *GUESTS)) == 6


class TestGuests:
    @pytest.mark.parametrize("game", ["invader", "undead_or_alive"])
    def test_every_sheet_is_made_of_what_the_host_knows(self, game: str) -> None:
        content = load_game(game)
        for name in possible_visitors(content):
            sheet = visitors(content, [name])[name]
            assert sheet.role in content.game.roles
            rules = ZombicideRules(
                EDITION if game == "invader" else FRONTIER,
                shipped_mission(game, "m0"),
                TableSetup(deal=((name,),)),
            )
            for level, wanted in content.game.skills_per_level.model_dump().items():
                listed = sheet.skills.at(level)
                assert len(set(listed)) == wanted
                for skill in listed:
                    assert content.skill_name(skill).en
                    rules.effect(skill)

    @pytest.mark.parametrize("game", ["invader", "undead_or_alive"])
    def test_every_word_of_the_customs_is_known(self, game: str) -> None:
        host = load_game(game)
        for guest, ways in customs(game).items():
            assert sorted(ways.roles) == sorted(load_game(guest).game.roles)
            for skill, stands_in in ways.skills.items():
                assert skill.partition(":")[0] in load_game(guest).skills, skill
                assert host.skill_name(stands_in).en

    def test_classes_health_and_skills(self) -> None:
        s = Station.on_mission("m0", "undead_or_alive.carl", "undead_or_alive.jimmy")
        brawler, townsman = s.me("undead_or_alive.carl"), s.me("undead_or_alive.jimmy")
        assert (brawler.role, brawler.health, brawler.skills) == ("soldier", 3, ["blue/shove"])
        assert (townsman.role, townsman.health) == ("civilian", 2)
        assert len(brawler.slots) == 9

    def test_nobody_draws_lots_for_guests(self) -> None:
        rules = rules_for("m9")
        session, stream = Session(rules, 3), Stream(3)
        while session.question is not None and session.state.phase == "setup":
            session.answer(session.question.sample(stream))
        assert sorted(name for name, me in session.state.survivors.items() if not me.companion) == sorted(SIX)

    @pytest.mark.parametrize(
        ("game", "deal"),
        [
            ("invader", ((*SIX, *GUESTS),)),
            ("undead_or_alive", (("invader.magnus", "invader.cole"), ("invader.jared", "meg"))),
        ],
    )
    def test_whole_games_with_them(self, game: str, deal: tuple[tuple[str, ...], ...]) -> None:
        for seed in range(3):
            session = Session(open_table(game, "m0", TableSetup(seats=len(deal), deal=deal)), seed)
            stream = Stream(seed)
            while session.question is not None:
                session.answer(session.question.sample(stream))
            assert not list(session.rules.broken(session.state))
