"""Budgets: a nine-tile board built from files in 150 ms, a tile swapped in 10 ms, and answers that are looked up."""

import pytest

from game.board import Board, Sight
from game.board.undead_or_alive import VOCABULARY
from game.tiled.boards import BoardSource, read_board
from game.tiled.places import shipped_maps

ROUNDS = 30
GAME = shipped_maps() / "undead_or_alive"


def read_m9() -> BoardSource:
    """M9 out of its files, with nothing remembered from earlier readings: nine tiles, a train between two rows."""
    return read_board(GAME / "m9" / "board.tmx")


def looked_at(board: Board) -> Board:
    """A board that has answered one question of each kind about every zone."""
    for zone in board.zones:
        board.seen_from(zone)
        board.seen_from(zone, Sight.HOME)
        board.distance(zone, next(iter(board.zones)))
    return board


def test_a_nine_tile_board_is_built_from_files_in_150_ms(benchmark):
    board = benchmark.pedantic(lambda: looked_at(read_m9().board), rounds=12, warmup_rounds=1)
    assert len(board.layout) == 9
    assert benchmark.stats.stats.median <= 0.150


def test_a_tile_is_swapped_in_10_ms(benchmark):
    source = read_m9()
    boards = iter([Board.build(source.layout, source.shapes, VOCABULARY) for _ in range(ROUNDS + 2)])
    flipped = tuple(placement._replace(face=placement.face.replace("10R", "10V")) for placement in source.layout)

    def swap() -> Board:
        changed, change = next(boards).changed(flipped)
        assert change.gone
        return looked_at(changed)

    swapped = benchmark.pedantic(swap, rounds=ROUNDS, warmup_rounds=2)
    assert "10V" in {placement.face for placement in swapped.layout}
    assert benchmark.stats.stats.median <= 0.010


@pytest.mark.parametrize("question", ["seen_from", "neighbours", "distance", "steps"])
def test_answers_are_looked_up(benchmark, question):
    board = read_m9().board
    zones = tuple(board.zones)
    ask = getattr(board, question)
    pairs = [(zone, other) for zone in zones for other in zones[:20]]
    asked = [pair if question in ("distance", "steps") else pair[:1] for pair in pairs]

    def ask_all() -> None:
        for arguments in asked:
            ask(*arguments)

    benchmark.pedantic(ask_all, rounds=20, warmup_rounds=2)
    assert benchmark.stats.stats.median / len(asked) <= 0.000_002, "two microseconds an answer"
