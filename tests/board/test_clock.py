"""The clockwise order in which spawns are dealt with (UoA p. 26)."""

from hypothesis import given
from hypothesis import strategies as st

from game.board import Point
from game.board.clock import clockwise
from tests.boards import board

TOWN = board(
    """
    +-----+-----+
    | a     b   |
    +     +     +
    | c     d   |
    +-----+-----+
    """
)
NORTH, EAST, SOUTH, WEST = Point(96, 0), Point(192, 96), Point(96, 192), Point(0, 96)


def test_places_follow_clockwise_from_the_start():
    assert sorted([NORTH, EAST, SOUTH, WEST], key=TOWN.clockwise(SOUTH)) == [SOUTH, WEST, NORTH, EAST]
    assert sorted([WEST, SOUTH, EAST, NORTH], key=TOWN.clockwise((96, 0))) == [NORTH, EAST, SOUTH, WEST]


def test_on_one_bearing_the_nearer_place_comes_first_and_the_centre_last():
    near, far, middle = Point(96, 60), Point(96, 10), Point(96, 96)
    assert sorted([middle, far, EAST, near], key=TOWN.clockwise(NORTH)) == [near, far, EAST, middle]


def test_a_start_at_the_centre_counts_as_north():
    assert sorted([EAST, NORTH], key=TOWN.clockwise((96, 96))) == [NORTH, EAST]


points = st.builds(Point, st.integers(-50, 50), st.integers(-50, 50))


@given(st.lists(points, unique=True), points, st.randoms(use_true_random=False))
def test_the_order_does_not_depend_on_how_places_come(places, start, random):
    shuffled = list(places)
    random.shuffle(shuffled)
    key = clockwise(Point(0, 0), start)
    assert sorted(places, key=key) == sorted(shuffled, key=key)
