"""The board behind a decision: it can be moved, looked at and asked about, and nothing on it is chosen meanwhile."""

from __future__ import annotations

import pygame
import pytest

from game.client.play.dialogs.lifting import Lifting
from game.client.play.inspect import Sheet
from game.client.scenes.board import BoardScene
from game.engine import Question
from game.rules.zombicide.arrange import Arrange, Holding
from game.rules.zombicide.enemies import ShareWounds
from tests.client.hands import Hands
from tests.client.play.brain import at_table


@pytest.fixture
def table() -> tuple[Hands, BoardScene]:
    return at_table("m5", size=(1920, 1080))


def wounds(scene: BoardScene) -> ShareWounds:
    people = tuple(one.id for one in scene.view.band)
    return ShareWounds(amount=3, among=people, zone=scene.view.band[0].zone, left=(2,) * len(people))


def cards(scene: BoardScene) -> Arrange:
    me = scene.view.band[0]
    return Arrange(seat=0, holdings={me.id: Holding(tuple(me.slots))}, fits=lambda name, slot, card: True)


def asked(scene: BoardScene, question: Question) -> Lifting:
    scene._ask(question)
    scene.board.camera.arrive()
    dialog = scene.screen.top
    assert isinstance(dialog, Lifting)
    return dialog


def beside(scene: BoardScene, dialog: Lifting) -> tuple[int, int]:
    """A point of the board that the dialog does not cover."""
    area = scene.board.rect
    spots = ((x, y) for y in range(area.y + 5, area.bottom, 9) for x in range(area.x + 5, area.right, 9))
    return next(spot for spot in spots if not dialog.covers(spot))


def look(scene: BoardScene) -> tuple[float, float, float]:
    camera = scene.board.camera
    return camera.x, camera.y, camera.zoom


def test_the_board_is_dragged_and_zoomed_beside_the_dialog(table: tuple[Hands, BoardScene]) -> None:
    hands, scene = table
    dialog = asked(scene, wounds(scene))
    scene.board.camera.look_at(700, 900, 1.2)
    scene.board.camera.arrive()
    before, spot = look(scene), beside(scene, dialog)
    hands.drag(spot, (spot[0] + 60, spot[1] + 40))
    dragged = look(scene)
    assert dragged[:2] != before[:2]
    hands.wheel(spot, 1)
    hands.pass_time(0.6)
    assert look(scene)[2] > dragged[2]
    assert scene.screen.top is dialog


def test_camera_keys_work_where_the_dialog_does_not_want_them(table: tuple[Hands, BoardScene]) -> None:
    hands, scene = table
    asked(scene, wounds(scene))
    scene.board.camera.look_at(700, 900, 1.2)
    scene.board.camera.arrive()
    before = look(scene)
    hands.key(pygame.K_d, pygame.KMOD_SHIFT)
    hands.pass_time(0.6)
    assert look(scene)[0] > before[0]


def test_nothing_is_chosen_through_it(table: tuple[Hands, BoardScene]) -> None:
    hands, scene = table
    steps = len(scene.table.session.steps)
    dialog = asked(scene, wounds(scene))
    for spot in ((x, y) for x in range(250, 1500, 90) for y in range(120, 860, 90)):
        if not dialog.covers(spot) and scene.board.rect.collidepoint(spot):
            hands.click(spot)
    assert len(scene.table.session.steps) == steps
    assert scene.screen.top is dialog


def test_the_other_button_asks_about_what_is_beside_it(table: tuple[Hands, BoardScene]) -> None:
    hands, scene = table
    dialog = asked(scene, wounds(scene))
    figure = scene.board.where(scene.view.band[0].id)
    assert figure is not None
    assert not dialog.covers(figure), "the zone in question stays free"
    hands._send(pygame.MOUSEBUTTONUP, pos=figure, button=3)
    assert isinstance(scene.screen.top, Sheet)
    hands.key(pygame.K_ESCAPE)
    assert scene.screen.top is dialog


@pytest.mark.parametrize("make", [wounds, cards])
def test_it_moves_with_the_hand(table: tuple[Hands, BoardScene], make: object) -> None:
    hands, scene = table
    assert callable(make)
    dialog = asked(scene, make(scene))
    before = dialog.panel_rect().copy()
    grip = (before.x + 8, before.y + 8)
    hands.drag(grip, (grip[0] - 30, grip[1] - 20))
    assert dialog.panel_rect().topleft == (before.x - 30, before.y - 20)
    hands.drag((grip[0] - 30, grip[1] - 20), (-4000, -4000))
    assert scene.screen.area.contains(dialog.panel_rect())


@pytest.mark.parametrize("make", [wounds, cards])
def test_it_is_lifted_and_laid_back(table: tuple[Hands, BoardScene], make: object) -> None:
    hands, scene = table
    assert callable(make)
    dialog = asked(scene, make(scene))
    steps = len(scene.table.session.steps)
    hands.key(pygame.K_v)
    assert dialog.peeking
    hands.key(pygame.K_RETURN, pygame.KMOD_CTRL)
    assert len(scene.table.session.steps) == steps, "what is not seen is not answered"
    if dialog.peeking:
        hands.key(pygame.K_v)
    assert not dialog.peeking
    hands.key(pygame.K_v)
    hands.click_on("Back to the decision")
    assert not dialog.peeking


def test_held_keys_reveal_behind_it(table: tuple[Hands, BoardScene]) -> None:
    hands, scene = table
    asked(scene, wounds(scene))
    hands.key(pygame.K_l)
    assert scene.stage.overlay is not None


def test_who_acts_next_is_brought_into_view(table: tuple[Hands, BoardScene]) -> None:
    hands, scene = table
    while not scene.choosing:
        assert scene.table.question is not None
        scene.answer(scene.table.question.candidates()[0])
        hands.pass_time(0.2)
    camera, zone = scene.board.camera, scene.view.band[0].zone
    camera.look_at(0, 0, 2.0)
    camera.arrive()
    assert not scene.board.rect.collidepoint(scene.board.zone_spot(zone))
    scene._open_question()
    camera.arrive()
    assert scene.board.rect.collidepoint(scene.board.zone_spot(zone))
