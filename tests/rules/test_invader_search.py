"""Searching and supplies in Invader: who searches where, ambushes, rations, oxygen (pp. 20, 22, 34-35)."""

from __future__ import annotations

import pytest

from game.rules.zombicide.arrange import Arrange
from game.rules.zombicide.events import CardDiscarded, PointsGained
from game.rules.zombicide.state import kind_of
from tests.station import SURFACE, Station, on

WING = """
    +-----+-----+-----+-----+-----+
    | A   ' S   ' O   ' L   ' d   |
    +-----+-----+-----+-----+-----+
    S = security
    O = oxygen
    L = airlock
"""


def wing(*occupants: str) -> str:
    """A room, a security room, an oxygen supply room, an airlock and a corridor in a row."""
    return on(WING, *occupants)


class TestWhere:
    @pytest.mark.parametrize(
        ("zone", "civilian", "soldier"),
        [("A", True, False), ("S", True, True), ("O", True, False), ("L", True, False), ("d", False, False)],
    )
    def test_civilians_search_any_room_soldiers_security_rooms_p8_p34(
        self, zone: str, civilian: bool, soldier: bool
    ) -> None:
        s = Station(wing(f"{zone}: cole, jared"))
        assert s.can("cole", "search") == civilian
        assert s.can("jared", "search") == soldier

    def test_not_outside(self) -> None:
        s = Station(on(SURFACE, "x: cole"))
        assert not s.can("cole", "search")

    def test_not_with_xenos_in_the_zone_p22(self) -> None:
        s = Station(wing("A: cole, worker"))
        assert not s.can("cole", "search")

    @pytest.mark.parametrize("active", [True, False])
    def test_not_in_mold_p20(self, active: bool) -> None:
        s = Station(wing("S: cole, jared"), mold={"S": active})
        assert not s.can("cole", "search")
        assert not s.can("jared", "search")

    def test_once_a_turn_even_with_a_free_search_p22(self) -> None:
        s = Station(wing("A: cole"), skills={"cole": ["plus_free_action:search"]}, finds=["mre", "mre"])
        s.act("cole", "search")
        s.answer({})
        assert s.actions_left() == 3, "the free action paid for it"
        assert not s.can("cole", "search")

    @pytest.mark.parametrize(("zone", "can"), [("A", True), ("d", True)])
    def test_scavengers_search_corridors_and_any_room_p55(self, zone: str, can: bool) -> None:
        s = Station(wing(f"{zone}: jared"), skills={"jared": ["scavenger"]})
        assert s.can("jared", "search") == can

    def test_but_no_mold_p55(self) -> None:
        s = Station(wing("A: jared"), skills={"jared": ["scavenger"]}, mold={"A": False})
        assert not s.can("jared", "search")


class TestCards:
    def test_one_card_kept_or_discarded_p22(self) -> None:
        s = Station(wing("A: cole"), finds=["sledge"])
        s.act("cole", "search")
        assert isinstance(s.question, Arrange)
        s.answer({})
        assert [kind_of(event.card) for event in s.seen(CardDiscarded)] == ["sledge"]

    @pytest.mark.parametrize(
        ("skills", "worn", "count"),
        [
            ([], [], 1),
            (["search_two_cards"], [], 2),
            ([], ["search_drone"], 2),
            ([], ["search_drone"] * 2, 2),
            (["search_two_cards"], ["search_drone"], 3),
        ],
    )
    def test_skills_and_drones_find_more_p53(self, skills: list[str], worn: list[str], count: int) -> None:
        """Ruling: one after the other, each put away before the next one is drawn."""
        s = Station(wing("A: cole"), skills={"cole": skills}, hands={"cole": worn}, finds=["mre"] * 3)
        s.act("cole", "search")
        for _ in range(count):
            assert isinstance(s.question, Arrange)
            s.answer({})
        assert s.question is None
        assert s.actions_left() == 2

    def test_a_drone_in_the_backpack_finds_nothing_p18(self) -> None:
        s = Station(wing("A: cole"), packs={"cole": ["search_drone"]}, finds=["mre", "mre"])
        s.act("cole", "search")
        s.answer({})
        assert s.question is None

    def test_the_discards_are_shuffled_when_the_deck_is_empty(self) -> None:
        s = Station(wing("A: cole"), finds=["mre"])
        state = s.state
        state.discards["equipment"], state.piles["equipment"] = state.piles["equipment"], []
        s.act("cole", "search")
        assert state.piles["equipment"]
        assert not state.discards["equipment"]


class TestAmbushes:
    @pytest.mark.parametrize(
        ("card", "crowd"),
        [
            ("mold_1_hunter", {"hunter": 1}),
            ("mold_1_worker", {"worker": 1}),
            ("mold_1_tank", {"tank": 1}),
            ("mold_2_workers", {"worker": 2}),
        ],
    )
    def test_xenos_crawl_out_of_every_active_mold_zone(self, card: str, crowd: dict[str, int]) -> None:
        s = Station(wing("A: cole"), mold={"O": True, "L": True, "d": False}, finds=[card])
        s.act("cole", "search")
        assert s.question is None, "nothing else is found"
        assert s.crowd("O") == s.crowd("L") == crowd
        assert s.crowd("d") == s.crowd("A") == {}
        assert [kind_of(discarded) for discarded in s.state.discards["equipment"]] == [card]

    def test_without_active_mold_nobody_comes(self) -> None:
        s = Station(wing("A: cole"), finds=["mold_1_tank"])
        s.act("cole", "search")
        assert not s.state.enemies

    def test_a_second_card_is_still_drawn(self) -> None:
        s = Station(wing("A: cole"), skills={"cole": ["search_two_cards"]}, finds=["mold_1_worker", "mre"])
        s.act("cole", "search")
        assert isinstance(s.question, Arrange)
        assert kind_of(s.question.new) == "mre"


class TestRations:
    def test_they_are_eaten_for_experience(self) -> None:
        s = Station(wing("A: cole"), packs={"cole": ["mre", "mre"]})
        s.act("cole", "ration mre.1")
        assert s.actions_left() == 3
        assert [(event.points, event.cause) for event in s.seen(PointsGained)] == [(3, "ration")]
        assert s.cards("cole").count("mre") == 1

    def test_two_are_one_option(self) -> None:
        s = Station(wing("A: cole"), packs={"cole": ["mre", "mre"]})
        assert sum("ration" in option for option in s.options("cole")) == 1


class TestOxygenRooms:
    def test_one_action_for_a_tank_p35(self) -> None:
        s = Station(wing("O: jared"))
        s.act("jared", "oxygen")
        assert isinstance(s.question, Arrange)
        slots = list(s.me("jared").slots)
        slots[2] = s.question.new
        s.answer({"jared": {"slots": slots}})
        assert s.cards("jared")[2] == "oxygen_tank"
        assert s.actions_left() == 2
        assert not list(s.rules.broken(s.state))

    @pytest.mark.parametrize(
        ("zone", "options"),
        [("S", {}), ("O", {"mold": {"O": False}}), ("O", {"mold": {"O": True}})],
    )
    def test_only_there_and_never_in_mold_p20_p35(self, zone: str, options: dict[str, dict[str, bool]]) -> None:
        assert not Station(wing(f"{zone}: jared"), **options).can("jared", "oxygen")

    def test_not_with_xenos_about_p35(self) -> None:
        assert not Station(wing("O: jared, worker")).can("jared", "oxygen")

    def test_several_can_be_carried_until_the_six_are_gone_p35(self) -> None:
        s = Station(wing("O: jared"))
        for slot in range(3, 9):
            s.state.turn = None
            s.act("jared", "oxygen")
            assert isinstance(s.question, Arrange)
            slots = list(s.me("jared").slots)
            slots[slot] = s.question.new
            s.answer({"jared": {"slots": slots}})
        s.state.turn = None
        assert s.cards("jared").count("oxygen_tank") == 6
        assert not s.can("jared", "oxygen")

    def test_discarded_tanks_go_back_to_the_stock_p35(self) -> None:
        s = Station(wing("O: jared"))
        s.state.removed += [card for card in s.state.set_aside if kind_of(card) == "oxygen_tank"]
        s.state.set_aside = [card for card in s.state.set_aside if kind_of(card) != "oxygen_tank"]
        tank = s.state.removed.pop()
        s.me("jared").slots[2] = tank
        assert not s.can("jared", "oxygen")
        s.act("jared", "discard")
        s.answer(tank)
        assert tank not in s.state.discards.get("equipment", ())
        s.act("jared", "oxygen")
        assert isinstance(s.question, Arrange)
        assert s.question.new == tank


class TestAirlocks:
    def test_nobody_goes_outside_without_a_tank_p35(self) -> None:
        s = Station(on(SURFACE, "L: jared"))
        assert not s.can("jared", "move x")
        assert s.can("jared", "move a")

    def test_it_has_to_be_worn_p35(self) -> None:
        s = Station(on(SURFACE, "L: jared"), packs={"jared": ["oxygen_tank"]})
        assert not s.can("jared", "move x")

    def test_with_one_the_surface_is_open_and_so_is_the_way_back_p35(self) -> None:
        s = Station(on(SURFACE, "L: jared"), hands={"jared": ["oxygen_tank"]})
        s.act("jared", "move x")
        s.act("jared", "move y")
        s.act("jared", "move x")
        s.state.turn = None
        s.act("jared", "move L")
        assert s.zone("jared") == "L"

    def test_longer_moves_end_at_the_hatch_p35(self) -> None:
        s = Station(on(SURFACE, "a: jared"), skills={"jared": ["plus_zone_per_move"]})
        assert s.can("jared", "move L")
        assert not s.can("jared", "move L x")

    def test_xenos_need_none_p35(self) -> None:
        s = Station(on(SURFACE, "L: worker", "y: jared"), hands={"jared": ["oxygen_tank"]})
        s.zombies_act()
        assert s.crowd("x") == {"worker": 1}

    def test_mold_leaves_the_airlock_in_use_p20_p35(self) -> None:
        s = Station(on(SURFACE, "L: jared"), hands={"jared": ["oxygen_tank"]}, mold={"L": True})
        assert s.can("jared", "move x")
