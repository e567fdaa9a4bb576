"""Mold: where it grows, what it does, and how it loses the game (Invader pp. 20-21, p. 29)."""

from __future__ import annotations

from game.rules.invader import mold
from game.rules.zombicide.events import ObjectivesLost
from tests.station import Station, corridor, on

WING = """
    +-----+-----+-----+
    | a     b     c   |
    +--'--+--'--+--'--+
    | A   | B   | C   |
    +-----+-----+-----+
"""
HALL = """
    +-----+-----+-----+
    | a   ' B   ' c   |
    +-----+-----+-----+
"""
SHORE = """
    +-----+-----+-----+
    | A   | B   | x   |
    +--'--+--'--+     +
    | a     b   | y   |
    +-----+-----+-----+
    x y = exterior
"""


class TestGrowing:
    def test_wherever_an_abomination_stands_p20(self) -> None:
        s = Station(corridor("a: jared", "c: abomination"))
        s.zombies_act()
        assert s.state.mold == {"b": True}

    def test_also_where_it_appears_p20(self) -> None:
        s = Station(corridor("a: jared"), spawns={"d": "red"}, spawn_cards=[16])
        s.zombies_spawn()
        assert s.crowd("d") == {"abomination": 1}
        assert s.state.mold == {"d": True}

    def test_not_outside_p20(self) -> None:
        s = Station(on(SHORE, "y: jared", "x: abomination"))
        s.run(mold.spread(s.game))
        assert not s.state.mold

    def test_inactive_mold_wakes_up_p20(self) -> None:
        s = Station(corridor("a: jared", "c: abomination"), mold={"b": False})
        s.zombies_act()
        assert s.state.mold == {"b": True}

    def test_doors_and_objectives_go_p20(self) -> None:
        s = Station(on(WING, "c: jared"), shut=[("a", "A"), ("b", "B")], objectives={"A": "red", "B": "blue"})
        s.run(mold.grow(s.game, "A", active=True))
        assert [objective.zone for objective in s.state.objectives.values()] == ["B"]
        assert len(s.state.doors) == 1

    def test_a_smashed_door_goes_too_p27(self) -> None:
        s = Station(on(WING, "c: jared"), shut=[("a", "A")])
        next(iter(s.state.doors.values())).smashed = True
        s.run(mold.grow(s.game, "A", active=True))
        assert not s.state.doors

    def test_hidden_objectives_are_shown_when_they_are_lost_p20(self) -> None:
        s = Station(on(WING, "c: jared"), objectives={"A": "", "B": ""})
        s.state.piles["objectives"] = ["red", "violet"]
        s.run(mold.grow(s.game, "A", active=True))
        assert s.state.piles["objectives"] == ["red"]
        assert s.seen(ObjectivesLost)


class TestWalls:
    def test_all_its_walls_are_open_p20(self) -> None:
        s = Station(on(WING, "c: jared"))
        assert "A" not in s.board.neighbours("B")
        s.run(mold.grow(s.game, "B", active=True))
        assert {"A", "C", "b"} <= set(s.board.neighbours("B"))

    def test_but_not_those_to_the_surface_p20(self) -> None:
        s = Station(on(SHORE, "a: jared"))
        s.run(mold.grow(s.game, "B", active=True))
        assert "A" in s.board.neighbours("B")
        assert "x" not in s.board.neighbours("B")

    def test_an_airlock_can_still_be_passed_p20(self) -> None:
        s = Station(
            """
            +-----+-----+-----+
            | a   ' L   o x   |
            +-----+-----+-----+
            L = airlock
            x = exterior
            a: jared
            """
        )
        s.run(mold.grow(s.game, "L", active=True))
        assert "x" in s.board.neighbours("L")


class TestSight:
    def test_active_mold_is_seen_like_a_room_p20(self) -> None:
        """Cole sees into the mold, but not Jared beyond."""
        s = Station(corridor("a: cole", "c: jared"), mold={"b": True})
        assert s.board.sees("a", "b")
        assert not s.board.sees("a", "c")

    def test_inactive_mold_is_seen_like_a_corridor_p20(self) -> None:
        """Mitsuki and Jared see each other through a room that was laid waste."""
        assert not Station(on(HALL, "a: mitsuki", "c: jared"), mold={"B": True}).board.sees("a", "c")
        assert Station(on(HALL, "a: mitsuki", "c: jared"), mold={"B": False}).board.sees("a", "c")

    def test_a_room_of_mold_is_not_searched_p20(self) -> None:
        for active in (True, False):
            s = Station(on(WING, "A: vivian"), mold={"A": active}, finds=["chainsaw"])
            assert not s.can("vivian", "search")
        assert Station(on(WING, "A: vivian"), finds=["chainsaw"]).can("vivian", "search")


class TestLosing:
    def test_a_chain_between_two_spawn_zones_p20(self) -> None:
        """The Abomination follows Cole into the one zone that was missing."""
        s = Station(
            corridor("b: cole", "c: abomination"),
            mold={"a": True, "c": True, "d": True},
            spawns={"a": "red", "d": "red"},
        )
        assert mold.chained(s.game) == ""
        s.zombies_act()
        assert s.outcome == "mold_chain"

    def test_inactive_mold_breaks_the_chain_p20(self) -> None:
        s = Station(corridor("d: cole"), mold={"a": True, "b": False, "c": True}, spawns={"a": "red", "c": "red"})
        assert mold.chained(s.game) == ""

    def test_corners_do_not_join_p20(self) -> None:
        crossing = """
            +-----+-----+
            | a     b   |
            +     +     +
            | c     d   |
            +-----+-----+
            b: cole
        """
        s = Station(crossing, mold={"a": True, "d": True}, spawns={"a": "red", "d": "red"})
        assert mold.chained(s.game) == ""
        s.state.mold["c"] = True
        assert mold.chained(s.game) == "mold_chain"

    def test_walls_between_mold_do_not_count_p20(self) -> None:
        s = Station(on(WING, "c: cole"), mold={"A": True, "B": True}, spawns={"A": "red", "B": "red"})
        assert mold.chained(s.game) == "mold_chain"

    def test_sleeping_tokens_are_no_spawn_zones_yet(self) -> None:
        s = Station(corridor("d: cole"), mold={"a": True, "b": True}, spawns={"a": "red"})
        s.spawn_token("violet", "b", active=False)
        assert mold.chained(s.game) == ""
        s.state.spawns["violet.1"].active = True
        assert mold.chained(s.game) == "mold_chain"

    def test_two_tokens_in_one_zone_are_one_spawn_zone(self) -> None:
        s = Station(corridor("d: cole"), mold={"a": True}, spawns={"a": "red"})
        s.spawn_token("red", "a")
        assert mold.chained(s.game) == ""
