"""Doors of the station: shut and opened for free, smashed by Xenos (Invader p. 22, p. 27)."""

from __future__ import annotations

from game.rules.invader.events import DoorSmashed
from game.rules.zombicide.mission import Part
from tests.station import Station, corridor, on

ROOMS = """
    +-----+-----+-----+-----+
    | a     b     c     d   |
    +--'--+--'--+--'--+--'--+
    | A   ' B   ' C   ' D   |
    +-----+-----+-----+-----+
"""
HALL = """
    +-----+-----+-----+
    | a   ' B   ' c   |
    +-----+-----+-----+
"""


def door(s: Station, one: str, other: str) -> str:
    """The option that moves the door between two zones."""
    opening = s.board.opening(one, other)
    assert opening is not None
    return f"door {opening.id}"


class TestToggling:
    def test_once_a_turn_for_free_p22(self) -> None:
        s = Station(on(HALL, "B: vivian"))
        s.act("vivian", door(s, "a", "B"))
        assert s.actions_left() == 3
        assert not s.can("vivian", door(s, "B", "c"))
        assert not s.can("vivian", "move a")
        assert s.can("vivian", "move c")

    def test_a_shut_door_blocks_sight_and_opens_again_p22(self) -> None:
        s = Station(on(HALL, "B: vivian"), shut=[("a", "B")])
        assert not s.board.sees("B", "a")
        s.act("vivian", door(s, "a", "B"))
        assert s.board.sees("B", "a")
        assert not s.state.doors

    def test_only_doors_of_the_own_zone_p22(self) -> None:
        s = Station(on(HALL, "a: vivian"))
        assert s.can("vivian", door(s, "a", "B"))
        assert not s.can("vivian", door(s, "B", "c"))

    def test_five_doors_and_no_more_until_one_is_opened_p22(self) -> None:
        pairs = [("a", "A"), ("b", "B"), ("c", "C"), ("d", "D"), ("A", "B")]
        s = Station(on(ROOMS, "C: vivian"), shut=pairs)
        assert not s.can("vivian", door(s, "B", "C"))
        s.act("vivian", door(s, "c", "C"))
        s.end_turn("vivian")
        assert s.can("vivian", door(s, "B", "C"))

    def test_mold_holds_doorways_open_p22(self) -> None:
        s = Station(on(HALL, "B: vivian"), mold={"a": True})
        assert not s.can("vivian", door(s, "a", "B"))
        assert s.can("vivian", door(s, "B", "c"))

    def test_a_hatch_takes_no_door(self) -> None:
        s = Station(
            """
            +-----+-----+-----+
            | a   ' L   o x   |
            +-----+-----+-----+
            L = airlock
            x = exterior
            L: vivian
            """
        )
        assert [option for option in s.options("vivian") if option.startswith("door")] == [door(s, "a", "L")]

    def test_a_lent_action_moves_no_door(self) -> None:
        """It is free in each own turn, and a lent action is no turn of one's own."""
        s = Station(on(HALL, "B: vivian, jared"), skills={"jared": ["born_leader"]})
        s.act("jared", "lead vivian")
        assert not [option for option in s.choices() if option.startswith("door")]


class TestColoured:
    class Opening(Part):
        colours: tuple[str, ...] = ()

        def opens(self, game: object, colour: str) -> bool:
            return colour in self.colours

    def test_a_coloured_door_stays_shut_unless_the_mission_says_otherwise_p22(self) -> None:
        s = Station(on(HALL, "B: vivian"), shut=[("a", "B")])
        next(iter(s.state.doors.values())).colour = "green"
        assert not s.can("vivian", door(s, "a", "B"))

    def test_a_mission_may_open_it_p22(self) -> None:
        s = Station(on(HALL, "B: vivian"), shut=[("a", "B")], parts=[self.Opening(colours=("green",))])
        next(iter(s.state.doors.values())).colour = "green"
        s.act("vivian", door(s, "a", "B"))
        assert not s.state.doors


class TestSmashing:
    def test_xenos_take_the_way_through_a_shut_door_and_smash_it_first_p27(self) -> None:
        s = Station(on(HALL, "c: jared", "a: 2 workers"), shut=[("a", "B")])
        s.zombies_act()
        assert s.crowd("a") == {"worker": 2}
        assert [event.zone for event in s.seen(DoorSmashed)] == ["a"]
        s.zombies_act()
        assert s.crowd("B") == {"worker": 2}

    def test_a_smashed_door_cannot_be_shut_again_p27(self) -> None:
        s = Station(on(HALL, "B: jared", "a: worker"), shut=[("a", "B")])
        s.zombies_act()
        assert not s.can("jared", door(s, "a", "B"))

    def test_a_hunter_smashes_and_goes_on_p28(self) -> None:
        s = Station(on(HALL, "c: jared", "a: hunter"), shut=[("a", "B")])
        s.zombies_act()
        assert s.crowd("B") == {"hunter": 1}

    def test_xenos_do_not_see_through_a_shut_door(self) -> None:
        """They hear Vivian behind it, but go for Jared, whom they see."""
        s = Station(on(HALL, "a: vivian, magnus", "c: jared", "B: worker"), shut=[("a", "B")])
        s.zombies_act()
        assert s.crowd("c") == {"worker": 1}

    def test_of_a_divided_group_only_those_before_the_door_stay(self) -> None:
        s = Station(
            """
            +-----+-----+
            | A   ' T   |
            +--'--+--'--+
            | B   ' C   |
            +-----+-----+
            T: jared
            B: 2 workers
            """,
            shut=[("A", "B")],
        )
        s.zombies_act()
        assert len(s.seen(DoorSmashed)) == 1
        assert (s.crowd("B"), s.crowd("C")) == ({"worker": 1}, {"worker": 1})

    def test_a_mission_hears_of_coloured_doors(self) -> None:
        gone: list[str] = []

        class Alarm(Part):
            def door_gone(self, game: object, colour: str):
                gone.append(colour)
                yield from ()

        s = Station(on(HALL, "B: jared", "a: worker"), shut=[("a", "B")], parts=[Alarm()])
        next(iter(s.state.doors.values())).colour = "violet"
        s.zombies_act()
        assert gone == ["violet"]


def test_xenos_walk_where_no_door_is_p27() -> None:
    s = Station(corridor("a: jared", "d: tank"))
    s.zombies_act()
    assert s.crowd("c") == {"tank": 1}
