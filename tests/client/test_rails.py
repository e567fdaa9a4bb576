"""Trains on the board: they drive in over the rails, move on together, leave by the edge, and stand at once at rest."""

from __future__ import annotations

from game.board import Placement
from game.client.boardview.model import BoardModel
from game.client.boardview.rails import Rails
from game.client.play.model import tiles
from game.client.play.table import PlayTable
from game.client.play.view import TableView
from game.engine import Session
from game.rules.zombicide.events import TilesChanged
from game.tables import open_table
from tests.client.play.brain import at_table

LONG, WIDE = 640, 256


def crossing() -> TableView:
    """M1, whose rails 10 and 12 run from west to east."""
    return PlayTable(Session(open_table("undead_or_alive", "m1"), 3, auto=True)).view


def relaid(view: TableView, *sides: tuple[str, Placement]) -> tuple[BoardModel, BoardModel]:
    """The ground before and after tiles are laid otherwise."""
    before = BoardModel(view.folder, view.board, tiles(view))
    changes = dict(sides)
    view.fold(TilesChanged(tuple(changes.get(tile.face, tile) for tile in view.state.layout), ()))
    return before, BoardModel(view.folder, view.board, tiles(view))


def faces(shown: list[object]) -> list[str]:
    return [tile.picture.rpartition("/")[2] for tile in shown]


def test_a_train_drives_in_over_its_rails() -> None:
    rails = Rails(*relaid(crossing(), ("10V", Placement("10R", 0, 20))), began=0.0, seconds=1.0)
    assert faces(rails.moving(0.0)) == ["10R"]
    assert rails.moving(0.0)[0].area.x == -LONG
    assert -LONG < rails.moving(0.3)[0].area.x < 0
    assert rails.moving(1.0)[0].area.x == 0
    assert "10V" in faces(rails.lying), "the rails are seen until the train covers them"
    assert not rails.over(0.9)
    assert rails.over(1.0)


def test_wagons_move_on_without_a_gap() -> None:
    view = crossing()
    relaid(view, ("10V", Placement("10R", 0, 20)))
    onward = relaid(view, ("10R", Placement("10R", 20, 20)), ("12V", Placement("12R", 0, 20)))
    rails = Rails(*onward, began=0.0, seconds=1.0)
    for now in (0.0, 0.25, 0.6, 1.0):
        engine, wagon = sorted(rails.moving(now), key=lambda tile: -tile.area.x)
        assert engine.area.x - wagon.area.x == LONG
    assert "12V" in faces(rails.lying)


def test_the_last_section_leaves_by_the_edge() -> None:
    view = crossing()
    relaid(view, ("12V", Placement("12R", 20, 20)))
    rails = Rails(*relaid(view, ("12R", Placement("12V", 20, 20))), began=0.0, seconds=1.0)
    assert faces(rails.moving(0.5)) == ["12R"]
    assert rails.moving(0.0)[0].area.x == LONG
    assert rails.moving(1.0)[0].area.x == 2 * LONG


def test_with_reduced_motion_it_is_there_at_once() -> None:
    _, scene = at_table("m1", reduced_motion=True)
    layout = tuple(Placement("10R", 0, 20) if tile.face == "10V" else tile for tile in scene.view.state.layout)
    scene.view.fold(TilesChanged(layout, ()))
    scene.show_board(2.0)
    assert not scene.board.gliding


def test_the_board_redraws_while_it_slides_and_rests_after() -> None:
    hands, scene = at_table("m1")
    layout = tuple(Placement("10R", 0, 20) if tile.face == "10V" else tile for tile in scene.view.state.layout)
    scene.view.fold(TilesChanged(layout, ()))
    scene.show_board(1.0)
    hands.pass_time(0.3)
    assert scene.board.gliding
    hands.pass_time(1.5)
    assert not scene.board.gliding
    assert scene.board.wait() is None
