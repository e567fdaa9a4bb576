"""Movement: which zones join, how far it is, and which ways are equally short."""

from game.board import Conditions
from tests.boards import board, draw

TOWN = """
    +-----+-----+-----+-----+
    | a     b     c     d   |
    +     +--'--+-----+     +
    | e   | R   ' S   | f   |
    +     +-----+--'--+     +
    | g     h     i     j   |
    +-----+-----+-----+-----+
"""


def test_streets_join_freely_along_borders_and_never_over_corners_p10():
    town = board(TOWN)
    assert town.neighbours("a") == ("b", "e"), draw(town)
    assert "R" not in town.neighbours("e")
    assert "f" not in town.neighbours("c")


def test_buildings_are_entered_through_openings_only_p10():
    town = board(TOWN)
    assert town.neighbours("R") == ("b", "S")
    assert town.neighbours("S") == ("R", "i")
    assert town.opening("R", "b").kind.name == "doorway"
    assert town.opening("a", "b") is None


def test_corners_do_not_join_zones_p10():
    squares = board(
        """
        +-----+-----+
        | a     #   |
        +     +     +
        | #     b   |
        +-----+-----+
        """
    )
    assert squares.neighbours("a") == ()
    assert squares.distance("a", "b") is None
    assert squares.steps("a", "b") == ()
    assert squares.paths("a", "b", limit=5) == ()


def test_stairs_are_an_opening_and_cost_no_zone_p36():
    house = board(
        """
        +-----+-----+-----+
        | w^B   n^B   e   |
        +     +--^--+     +
        | s^B | A   ' x   |
        +     +--'--+-----+
        | k   ' C   ' D   |
        +-----+-----+-----+
        """
    )
    assert house.neighbours("B") == ("A",)
    assert house.paths("C", "B", limit=5) == (("A", "B"),), "Hanna: to the stairs' room, then up"
    assert house.zones["B"].over == ("w", "n", "s")


def test_all_equally_short_ways_are_known():
    block = board(
        """
        +-----+-----+-----+
        | a     b     c   |
        +     +-----+     +
        | d   | R   | e   |
        +     +-----+     +
        | f     g     h   |
        +-----+-----+-----+
        """
    )
    assert block.distance("a", "h") == 4
    assert block.steps("a", "h") == ("b", "d")
    assert block.steps("b", "h") == ("c",)
    assert block.paths("a", "h", limit=9) == (("b", "c", "e", "h"), ("d", "f", "g", "h"))
    assert block.paths("a", "h", limit=1) == (("b", "c", "e", "h"),)
    assert block.distance("a", "a") == 0
    assert block.steps("a", "a") == ()
    assert block.paths("a", "a", limit=9) == ((),)


def test_the_nearest_fitting_zones_are_all_given():
    town = board(TOWN)
    assert town.nearest("R", lambda zone: not zone.kind.indoors) == ("b",)
    assert town.nearest("S", lambda zone: not zone.kind.indoors) == ("i",)
    assert town.nearest("R", lambda zone: zone.kind.indoors) == ("R",)
    assert town.nearest("R", lambda zone: zone.kind.name == "mine") == ()


def test_buildings_are_rooms_joined_by_openings():
    town = board(
        """
        +-----+-----+-----+-----+
        | A   ' B   | C   ' D   |
        +--'--+-----+--'--+-----+
        | s     s     s     s   |
        +-----+-----+-----+-----+
        """
    )
    assert town.building("B") == "A"
    assert town.building("s") is None
    assert town.rooms("C") == ("C", "D")


def test_a_blocked_zone_cannot_be_entered_m6():
    """The jammed wagon of M6: nobody enters its zone, and ways go round it."""
    block = board(
        """
        +-----+-----+-----+
        | a     b     c   |
        +     +     +     +
        | d     e     f   |
        +-----+-----+-----+
        """
    )
    jammed = block.under(Conditions(blocked=("b",)))
    assert block.distance("a", "c") == 2
    assert jammed.distance("a", "c") == 4
    assert jammed.distance("a", "b") is None
    assert jammed.neighbours("b") == ("a", "c", "e"), "whoever is inside may leave"
    assert jammed.sees("a", "c"), "sight is not affected"
    assert block.under(Conditions(blocked=("b",))) is jammed
    assert jammed.under(Conditions()) is block


def test_a_breached_wall_is_an_opening():
    town = board(TOWN)
    breached = town.under(Conditions(opened=(("S", "f"),)))
    assert not town.sees("S", "f")
    assert breached.neighbours("S") == ("R", "f", "i")
    assert breached.range("f", "S") == 1
    assert town.bordering("S") == ("c", "R", "f", "i")


def test_points_belong_to_the_topmost_zone():
    house = board(
        """
        +-----+-----+
        | n^B   e   |
        +--^--+     +
        | A   ' x   |
        +-----+-----+
        """
    )
    assert house.zone_at(10, 10) == "B"
    assert house.ground_at(10, 10) == "n"
    assert house.zone_at(100, 10) == "e"
    assert house.zone_at(10, 500) is None
    assert house.zone_at(-1, 0) is None
