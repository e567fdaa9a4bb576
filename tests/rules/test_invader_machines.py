"""The peacekeeper bot and the Falchion sentry gun (Invader p. 25)."""

from __future__ import annotations

import pytest

from game.rules.zombicide.events import MachineActivated, PointsGained
from tests.station import SURFACE, Station, corridor, on

BOT, GUN = "peacekeeper_bot", "falchion_sentry_gun"


def with_remote(s: Station, name: str, colour: str) -> Station:
    s.me(name).carried.append(f"remote:{colour}")
    return s


def machine_options(s: Station, name: str) -> list[str]:
    return [option for option in s.options(name) if BOT in option or GUN in option]


class TestControl:
    def test_without_a_remote_control_nobody_commands_the_bot_p25(self) -> None:
        s = Station(corridor("a: jared"), machines={BOT: "a"})
        assert not machine_options(s, "jared")

    def test_the_token_reaches_across_the_board_p25(self) -> None:
        s = with_remote(Station(corridor("a: jared"), machines={BOT: "d"}), "jared", "green")
        assert f"steer {BOT} c" in machine_options(s, "jared")

    @pytest.mark.parametrize("what", ["bot", "all"])
    def test_so_does_the_skill_p53(self, what: str) -> None:
        s = Station(corridor("a: jared"), machines={BOT: "d"}, skills={"jared": [f"remote_control:{what}"]})
        assert f"steer {BOT} c" in machine_options(s, "jared")

    def test_the_skill_for_the_other_kind_does_not_p53(self) -> None:
        s = Station(corridor("a: jared"), machines={BOT: "d"}, skills={"jared": ["remote_control:sentry_gun"]})
        assert not machine_options(s, "jared")

    def test_a_sentry_gun_obeys_anybody_beside_it_p25(self) -> None:
        s = Station(corridor("a: jared, vivian", "c: worker", "b: cole"), machines={GUN: "a"})
        assert f"machine_attack {GUN} ranged c" in machine_options(s, "jared")
        assert f"machine_attack {GUN} ranged c" in machine_options(s, "vivian")
        assert not machine_options(s, "cole")

    def test_remote_controls_are_traded_p23(self) -> None:
        s = with_remote(Station(corridor("a: jared, vivian"), machines={BOT: "d"}), "jared", "green")
        s.act("jared", "trade vivian")
        s.answer({"jared": {"carried": []}, "vivian": {"carried": ["remote:green"]}})
        assert machine_options(s, "vivian")


class TestActing:
    def test_one_action_each_and_an_activation_token_p25(self) -> None:
        s = with_remote(Station(corridor("a: jared"), machines={BOT: "d"}), "jared", "green")
        s.act("jared", f"steer {BOT} c")
        assert s.actions_left() == 2
        assert s.state.machines[BOT].active
        s.act("jared", f"steer {BOT} b")
        assert len(s.seen(MachineActivated)) == 1
        s.end_phase()
        assert not s.state.machines[BOT].active

    def test_leaving_xenos_costs_as_for_a_survivor_p25(self) -> None:
        s = with_remote(Station(corridor("a: jared", "d: 2 workers"), machines={BOT: "d"}), "jared", "green")
        assert s.option("jared", f"steer {BOT} c").cost == 3

    def test_it_goes_outside_without_oxygen_p25(self) -> None:
        s = with_remote(Station(on(SURFACE, "a: jared"), machines={BOT: "L"}), "jared", "green")
        s.act("jared", f"steer {BOT} x")
        assert s.state.machines[BOT].zone == "x"

    def test_the_points_go_to_the_controller_whose_skills_do_not_help_p25(self) -> None:
        s = with_remote(
            Station(
                corridor("a: jared", "d: worker, tank"), machines={BOT: "d"}, skills={"jared": ["plus_die:combat"]}
            ),
            "jared",
            "green",
        )
        s.dice(4, 4, 1)
        s.act("jared", f"machine_attack {BOT} melee d")
        assert not s.crowd("d")
        assert [event.survivor for event in s.seen(PointsGained)] == ["jared", "jared"]

    def test_the_noise_is_made_where_the_machine_stands(self) -> None:
        s = with_remote(Station(corridor("a: jared", "d: worker"), machines={BOT: "c"}), "jared", "green")
        s.dice(1, 1, 1)
        s.act("jared", f"machine_attack {BOT} ranged d")
        assert (s.tokens("a"), s.tokens("c")) == (0, 1)

    def test_it_fires_from_the_surface_p25(self) -> None:
        s = with_remote(Station(on(SURFACE, "a: jared", "y: worker"), machines={BOT: "x"}), "jared", "green")
        assert s.can("jared", f"machine_attack {BOT} ranged y")

    def test_it_may_concentrate_its_attack_p33(self) -> None:
        s = with_remote(Station(corridor("a: jared", "d: abomination"), machines={BOT: "d"}), "jared", "green")
        s.dice(4, 4, 1)
        s.act("jared", f"machine_attack {BOT} melee d focus abomination")
        assert not s.crowd("d")

    def test_misses_hit_friends_p32(self) -> None:
        s = Station(corridor("a: jared", "b: vivian, worker"), machines={GUN: "a"})
        s.dice(5, 5, 5, 5, 1)
        s.act("jared", f"machine_attack {GUN} ranged b")
        assert s.outcome == "survivor_eliminated"

    def test_a_free_machine_action_pays_for_it_p52(self) -> None:
        s = with_remote(
            Station(corridor("a: jared"), machines={BOT: "d"}, skills={"jared": ["plus_free_action:machine"]}),
            "jared",
            "green",
        )
        s.act("jared", f"steer {BOT} c")
        assert s.actions_left() == 3

    def test_a_free_combat_action_does_not_p52(self) -> None:
        s = with_remote(
            Station(
                corridor("a: jared", "d: worker"), machines={BOT: "d"}, skills={"jared": ["plus_free_action:combat"]}
            ),
            "jared",
            "green",
        )
        s.dice(1, 1, 1)
        s.act("jared", f"machine_attack {BOT} melee d")
        assert s.actions_left() == 2

    def test_whoever_commands_a_machine_is_hidden_no_longer_p54(self) -> None:
        s = with_remote(Station(corridor("a: jared"), machines={BOT: "d"}, unseen=["jared"]), "jared", "green")
        s.act("jared", f"steer {BOT} c")
        assert not s.me("jared").unseen


class TestFollowing:
    def test_it_goes_along_for_free_whatever_stands_there_p25(self) -> None:
        s = with_remote(Station(corridor("a: jared, worker"), machines={BOT: "a"}), "jared", "green")
        s.act("jared", "move b")
        s.answer("follows")
        assert s.state.machines[BOT].zone == "b"
        assert s.state.machines[BOT].active
        assert s.actions_left() == 1

    def test_it_may_stay_p25(self) -> None:
        s = with_remote(Station(corridor("a: jared"), machines={BOT: "a"}), "jared", "green")
        s.act("jared", "move b")
        s.answer("stays")
        assert s.state.machines[BOT].zone == "a"
        assert not s.state.machines[BOT].active

    def test_it_does_not_follow_whoever_has_no_control_p25(self) -> None:
        s = Station(corridor("a: jared"), machines={BOT: "a"})
        s.act("jared", "move b")
        assert s.question is None

    def test_two_zones_at_once_are_too_quick_for_it_p25(self) -> None:
        s = with_remote(
            Station(corridor("a: jared"), machines={BOT: "a"}, skills={"jared": ["plus_zone_per_move"]}),
            "jared",
            "green",
        )
        s.act("jared", "move b c")
        assert s.question is None
        assert s.state.machines[BOT].zone == "a"

    def test_a_sentry_gun_follows_nobody_p25(self) -> None:
        s = Station(corridor("a: jared"), machines={GUN: "a"})
        s.act("jared", "move b")
        assert s.question is None
