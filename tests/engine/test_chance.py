"""The source of chance: ours, even, and the same for ever."""

from __future__ import annotations

from game.engine.chance import SEEDED, Stream, below, number


def test_the_sequence_never_changes() -> None:
    """Golden numbers: published outputs of SplitMix64 for seed 1234567."""
    assert [number(1234567, index) for index in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_golden_dice_and_shuffle() -> None:
    assert SEEDED.roll(42, 0, 12, 6) == ((2, 2, 1, 1, 5, 1, 2, 3, 2, 3, 6, 5), 12)
    assert SEEDED.order(42, 0, 8) == ((3, 1, 6, 2, 4, 0, 7, 5), 7)


def test_dice_go_on_where_the_last_ones_stopped() -> None:
    assert SEEDED.roll(42, 0, 12, 6)[0] == (SEEDED.roll(42, 0, 5, 6)[0] + SEEDED.roll(42, 5, 7, 6)[0])


def test_dice_are_even() -> None:
    values, _ = SEEDED.roll(99, 0, 60_000, 6)
    assert set(values) == {1, 2, 3, 4, 5, 6}
    for face in range(1, 7):
        assert abs(values.count(face) - 10_000) < 400


def test_shuffles_are_even() -> None:
    counts: dict[tuple[int, ...], int] = {}
    for seed in range(24_000):
        order, _ = SEEDED.order(seed * 7919, 0, 4)
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 24
    assert all(abs(count - 1000) < 160 for count in counts.values())


def test_choices_stay_even_at_the_edge_of_the_range() -> None:
    """A limit that does not divide the range rejects the numbers that would favour some results."""
    limit = (1 << 63) + 1
    taken = [below(5, index * 10, limit)[1] for index in range(200)]
    assert max(taken) > 1


def test_a_stream_is_independent_of_any_other() -> None:
    one, two = Stream(5), Stream(5)
    Stream(6).below(10)
    assert [one.below(100) for _ in range(20)] == [two.below(100) for _ in range(20)]
    items = list(range(10))
    one.shuffle(items)
    assert sorted(items) == list(range(10))
