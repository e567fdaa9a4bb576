"""What the missions of Invader have in common, and M0 to M4 (pp. 38-42): each can be won, and lost in its own ways.

Stories set the table close to the moment that matters and then act through the real questions.
"""

from __future__ import annotations

import pytest

from game.rules.zombicide.events import SurvivorMoved
from game.rules.zombicide.mission import OBJECTIVE_PILE
from game.rules.zombicide.state import kind_of
from tests.rules.mission_steps import fresh, gained, goals
from tests.rules.station_steps import (
    GUN,
    SIX,
    clear,
    leave_all,
    on,
    open_one,
    spread,
    take,
    take_hidden,
)

REWARDED = ("m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "m9", "m10")
EXITS = ("m0", "m2", "m3", "m4", "m5", "m7", "m9")


class TestEveryMission:
    @pytest.mark.parametrize("mission", ["m0", *REWARDED])
    def test_a_survivor_who_falls_loses_it_p26(self, mission: str) -> None:
        s = on(mission, "cole")
        for _ in range(3):
            s.put("tank", s.zone("cole"))
        s.zombies_act()
        s.answer_all()
        assert s.outcome == "survivor_eliminated"

    @pytest.mark.parametrize("mission", ["m0", *REWARDED])
    def test_a_chain_of_active_mold_loses_it_p20(self, mission: str) -> None:
        s = on(mission)
        state = s.state
        for token in state.spawns.values():
            token.active = True
        zones = [token.zone for token in state.spawns.values()]
        for zone in s.board.zones:
            if s.board.zones[zone].kind.name not in ("exterior", "mold_active"):
                state.mold[zone] = True
        s.game.board = s.rules.board(state)
        assert len(set(zones)) > 1
        assert s.rules.edition.lost(s.game) == "mold_chain"

    @pytest.mark.parametrize("mission", REWARDED)
    def test_red_objectives_give_points_and_a_prototype(self, mission: str) -> None:
        s = on(mission)
        if any(objective.colour == "red" for objective in s.state.objectives.values()):
            objective = open_one(s, "red")
        else:
            pile = s.state.piles[OBJECTIVE_PILE]
            pile.remove("red")
            pile.append("red")
            objective = next(each.id for each in s.state.objectives.values() if not each.colour)
        zone = s.state.objectives[objective].zone
        clear(s, zone)
        s.put("cole", zone)
        s.act("cole", f"objective {objective}")
        assert gained(s, "cole") == [5]
        assert s.question is not None
        assert s.question.kind == "arrange"
        assert s.rules.equipment[s.question.new].deck == "prototype"

    @pytest.mark.parametrize("mission", ["m1", "m2", "m3", "m5", "m7", "m8", "m9", "m10"])
    def test_green_and_violet_are_remote_controls_p25(self, mission: str) -> None:
        s = on(mission)
        take_hidden(s, "cole", "green", "violet")
        assert s.me("cole").carried == ["remote:green", "remote:violet"]
        assert gained(s, "cole") == [5, 5]

    @pytest.mark.parametrize("mission", EXITS)
    def test_nobody_leaves_among_xenos(self, mission: str) -> None:
        s = on(mission, "cole")
        s.state.goals.extend(goal.id for goal in s.game.mission.goals if goal.id != "exit")
        exit = s.state.places["exit"][0]
        s.put("cole", exit)
        s.put("worker", exit)
        s.end_turn("cole")
        assert s.question is None
        clear(s, exit)
        fresh(s)
        s.end_turn("cole")
        assert s.choices() == ["leave", "stay"]

    @pytest.mark.parametrize("mission", ["m2", "m4", "m7", "m10"])
    def test_oxygen_at_the_start(self, mission: str) -> None:
        s = on(mission)
        assert all("oxygen_tank" in s.cards(name)[2:4] for name in SIX)
        assert not any(kind_of(card) == "oxygen_tank" for card in s.state.set_aside)

    def test_a_seventh_survivor_without_a_tank_waits_inside(self) -> None:
        """Ruling: the box has six tanks."""
        s = on("m2", *SIX, "undead_or_alive.meg")
        late = s.me("undead_or_alive.meg")
        assert "oxygen_tank" not in s.cards(late.id)
        assert s.board.zones[late.zone].kind.name != "exterior"


class TestM0:
    def test_it_can_be_won_p38(self) -> None:
        s = on("m0", "cole", "jared")
        take(s, "cole", "objective.1")
        assert goals(s) == ["prototype"]
        leave_all(s)
        assert s.outcome == "won"

    def test_the_objective_gives_the_machine_gun_and_a_cell_p38(self) -> None:
        s = on("m0", "cole")
        aside = [kind_of(card) for card in s.state.set_aside]
        assert "prototype_light_machine_gun" in aside
        s.put("cole", s.state.objectives["objective.1"].zone)
        s.act("cole", "objective objective.1")
        found = []
        while s.question is not None:
            found.append(kind_of(s.question.new))
            s.answer({})
        assert found == ["prototype_light_machine_gun", "energy_cell"]
        assert gained(s, "cole") == [5]

    def test_the_exit_opens_after_the_objective_p38(self) -> None:
        s = on("m0", "cole")
        s.put("cole", s.state.places["exit"][0])
        s.end_turn("cole")
        assert s.question is None

    def test_mold_over_the_objective_loses_p20(self) -> None:
        s = on("m0", "cole")
        spread(s, s.state.objectives["objective.1"].zone)
        assert s.outcome == "objective_lost"


class TestM1:
    def test_the_band_is_divided_by_lot_p39(self) -> None:
        s = on("m1")
        assert sorted(len(s.game.survivors_in(zone)) for zone in s.state.places["start"]) == [3, 3]
        assert {event.how for event in s.seen(SurvivorMoved)} == {"set_up"}

    @pytest.mark.parametrize("xenos", [False, True])
    def test_it_is_won_beside_the_gun_in_an_end_phase_p39(self, xenos: bool) -> None:
        s = on("m1")
        zone = s.state.machines[GUN].zone
        for name in SIX:
            s.put(name, zone)
        s.game.mission.settle(s.game)
        assert not goals(s), "not before the end phase"
        if xenos:
            s.put("worker", zone)
        s.state.phase = "end"
        s.end_phase()
        assert s.outcome == (None if xenos else "won")

    def test_all_have_to_be_there_p39(self) -> None:
        s = on("m1")
        for name in SIX[1:]:
            s.put(name, s.state.machines[GUN].zone)
        s.state.phase = "end"
        s.end_phase()
        assert s.outcome is None

    def test_the_place_counts_even_without_the_gun(self) -> None:
        """Ruling: losing a machine loses nothing else."""
        s = on("m1")
        zone = s.state.machines.pop(GUN).zone
        for name in SIX:
            s.put(name, zone)
        s.state.phase = "end"
        s.end_phase()
        assert s.outcome == "won"

    @pytest.mark.parametrize("colour", ["violet", "green"])
    def test_sleeping_spawn_zones_wake_when_mold_comes_near_p39(self, colour: str) -> None:
        s = on("m1")
        token = s.state.spawns[f"{colour}.1"]
        near = s.board.bordering(token.zone)
        far = next(
            zone.id
            for zone in s.board.zones.values()
            if zone.kind.name == "corridor" and zone.id not in (*near, token.zone)
        )
        spread(s, far)
        assert not token.active
        assert s.state.mold[token.zone] is False
        spread(s, next(zone for zone in near if s.board.zones[zone].kind.name != "exterior"))
        assert token.active
        assert s.state.mold[token.zone] is True


class TestM2:
    def test_it_can_be_won_p40(self) -> None:
        s = on("m2", "cole", "jared")
        take_hidden(s, "cole", "white")
        take(s, "cole", open_one(s, "blue"))
        assert goals(s) == ["suit", "rolly"]
        leave_all(s)
        assert s.outcome == "won"

    def test_rolly_waits_for_the_suit_p40(self) -> None:
        s = on("m2", "cole")
        rolly = open_one(s, "blue")
        s.put("cole", s.state.objectives[rolly].zone)
        assert not s.can("cole", f"objective {rolly}")

    def test_a_xeno_that_acts_in_her_zone_loses_p40(self) -> None:
        s = on("m2", "cole")
        s.put("worker", s.state.objectives[open_one(s, "blue")].zone)
        s.zombies_act()
        assert s.outcome == "helpless_lost"

    def test_not_once_she_is_safe_p40(self) -> None:
        s = on("m2", "cole")
        take_hidden(s, "cole", "white")
        zone = s.state.objectives[open_one(s, "blue")].zone
        take(s, "cole", open_one(s, "blue"))
        s.put("cole", s.state.places["exit"][0])
        s.put("worker", zone)
        s.zombies_act()
        s.answer_all()
        assert s.outcome is None

    @pytest.mark.parametrize("colour", ["blue", "white"])
    def test_mold_over_the_suit_or_rolly_loses_p20(self, colour: str) -> None:
        s = on("m2", "cole")
        if colour == "white":
            pile = s.state.piles[OBJECTIVE_PILE]
            pile.remove("white")
            pile.append("white")
            objective = next(each for each in s.state.objectives.values() if not each.colour)
        else:
            objective = s.state.objectives[open_one(s, "blue")]
        spread(s, objective.zone)
        assert s.outcome == "objective_lost"


class TestM3:
    def test_it_can_be_won_p41(self) -> None:
        s = on("m3", "cole", "jared")
        for _ in range(10):
            assert goals(s) == []
            s.end_phase()
        assert goals(s) == ["evacuated"]
        leave_all(s)
        assert s.outcome == "won"

    def test_people_are_noise_that_does_not_fade_p41(self) -> None:
        s = on("m3")
        exit = s.state.places["exit"][0]
        (part,) = s.game.mission.at("noise_in")
        assert part.noise_in(s.game) == {exit: 10}
        s.end_phase()
        assert part.noise_in(s.game) == {exit: 9}
        assert not s.state.noise

    def test_a_xeno_at_the_exit_loses_p41(self) -> None:
        s = on("m3", "cole")
        exit = s.state.places["exit"][0]
        s.put("worker", next(zone for zone in s.board.neighbours(exit) if zone != s.zone("cole")))
        s.zombies_act()
        assert s.crowd(exit) == {"worker": 1}
        assert s.outcome == "xenos_at_exit"

    def test_not_when_all_are_safe_p41(self) -> None:
        s = on("m3", "cole")
        for _ in range(10):
            s.end_phase()
        s.put("worker", s.state.places["exit"][0])
        s.game.mission.settle(s.game)
        assert s.outcome is None


class TestM4:
    def test_it_can_be_won_p42(self) -> None:
        s = on("m4", "cole", "jared")
        take(s, "cole", open_one(s, "blue"))
        assert goals(s) == []
        take(s, "jared", open_one(s, "white"))
        assert goals(s) == ["engineers"]
        leave_all(s)
        assert s.outcome == "won"

    @pytest.mark.parametrize("colour", ["blue", "white"])
    def test_mold_over_an_engineer_loses_p20(self, colour: str) -> None:
        s = on("m4", "cole")
        spread(s, s.state.objectives[open_one(s, colour)].zone)
        assert s.outcome == "objective_lost"

    def test_mold_over_a_prototype_does_not(self) -> None:
        s = on("m4", "cole")
        spread(s, s.state.objectives[open_one(s, "red")].zone)
        assert s.outcome is None
