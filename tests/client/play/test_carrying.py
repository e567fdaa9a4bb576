"""Cards carried by hand from the panel below the board: to another slot, to somebody else, to the discard."""

from __future__ import annotations

import pytest

from game.client.play.inspect import Sheet
from game.client.play.panels.hand import Slot
from game.client.play.panels.survivors import Strip
from game.client.scenes.board import BoardScene
from game.rules.zombicide.events import SurvivorMoved
from tests.client.hands import Hands
from tests.client.play.brain import at_table

Spot = tuple[int, int]


@pytest.fixture
def table() -> tuple[Hands, BoardScene]:
    """The first survivor's turn; everybody stands in one zone, each with one card in the favourite slot."""
    hands, scene = at_table("m0", speed="instant", automatic=True)
    while not scene.choosing:
        assert scene.table.question is not None
        scene.answer(scene.table.question.candidates()[0])
    hands.pass_time(0.2)
    scene.portrait(scene.view.band[0].id)
    hands.pass_time(0.2)
    return hands, scene


def slots(scene: BoardScene) -> list[Slot]:
    return sorted((each for each in scene.desk.walk() if isinstance(each, Slot)), key=lambda slot: slot.number)


def card_slot(scene: BoardScene) -> Slot:
    return next(slot for slot in slots(scene) if slot.held)


def free_slot(scene: BoardScene) -> Slot:
    return next(slot for slot in slots(scene) if not slot.held)


def strip(scene: BoardScene, name: str) -> Strip:
    return next(each for each in scene.desk.walk() if isinstance(each, Strip) and each.survivor.id == name)


def carry(hands: Hands, start: Spot, end: Spot) -> None:
    hands.drag(start, end)
    hands.pass_time(0.2)


def actions(scene: BoardScene) -> int:
    turn = scene.view.state.turn
    assert turn is not None
    return turn.actions


def test_to_an_own_slot_for_an_action(table: tuple[Hands, BoardScene]) -> None:
    hands, scene = table
    me, slot, left = scene.view.band[0].id, card_slot(scene), actions(scene)
    goal = free_slot(scene)
    carry(hands, slot.rect.center, goal.rect.center)
    assert scene.view.survivor(me).slots[goal.number] == slot.held
    assert actions(scene) == left - 1
    assert len(scene.screen.layers) == 1, "no dialog was needed"


def test_to_somebody_in_the_same_zone(table: tuple[Hands, BoardScene]) -> None:
    hands, scene = table
    me, friend = scene.view.band[0].id, scene.view.band[1].id
    card = card_slot(scene).held
    carry(hands, card_slot(scene).rect.center, strip(scene, friend).rect.center)
    assert card in scene.view.survivor(friend).slots
    assert card not in scene.view.survivor(me).slots


def test_to_somebodys_miniature(table: tuple[Hands, BoardScene]) -> None:
    hands, scene = table
    friend = scene.view.band[2].id
    card = card_slot(scene).held
    spot = scene.board.where(friend)
    assert spot is not None
    around = [(spot[0] + x, spot[1] - y) for x in range(-12, 13, 3) for y in range(0, 40, 3)]
    goal = next(point for point in around if scene.board.at_point(point).figure == friend)
    carry(hands, card_slot(scene).rect.center, goal)
    assert card in scene.view.survivor(friend).slots


def test_to_the_discard_for_free(table: tuple[Hands, BoardScene]) -> None:
    hands, scene = table
    me, card, left = scene.view.band[0].id, card_slot(scene).held, actions(scene)
    hands.press(card_slot(scene).rect.center)
    hands.app.scene.screen._down.drag((600, 300))
    goal = scene.carrying._bin.center
    hands.release(goal)
    hands.pass_time(0.2)
    assert card not in scene.view.survivor(me).slots
    assert actions(scene) == left


def test_a_wrong_place_says_why_and_costs_nothing(table: tuple[Hands, BoardScene]) -> None:
    hands, scene = table
    friend = scene.view.band[1]
    elsewhere = next(zone for zone in scene.view.board.zones if zone != friend.zone)
    scene.view.fold(SurvivorMoved((friend.id,), (elsewhere,), "test"))
    scene.controller.offers = [
        offer for offer in scene.controller.offers if offer.option.key()[:2] != ("trade", friend.id)
    ]
    steps = len(scene.table.session.steps)
    carry(hands, card_slot(scene).rect.center, strip(scene, friend.id).rect.center)
    assert len(scene.table.session.steps) == steps
    assert scene.prompt.said[0] == f"{scene.view.name(friend.id)} is not in the same zone."


def test_nobodys_turn_says_so() -> None:
    hands, scene = at_table("m0", speed="instant", automatic=True)
    while not scene.choosing:
        assert scene.table.question is not None
        scene.answer(scene.table.question.candidates()[0])
    hands.pass_time(0.2)
    carry(hands, card_slot(scene).rect.center, free_slot(scene).rect.center)
    assert scene.prompt.said[0] == "Cards are moved in a survivor's own turn."


def test_a_misfit_names_what_the_slot_takes(table: tuple[Hands, BoardScene]) -> None:
    hands, scene = table
    kinds = [slot.kind for slot in scene.view.rules.edition.slots]
    favourite = slots(scene)[kinds.index("favourite")]
    misfit = next(slot for slot in slots(scene) if slot.held and slot is not favourite)
    steps = len(scene.table.session.steps)
    carry(hands, misfit.rect.center, favourite.rect.center)
    assert "favourite slot takes only" in scene.prompt.said[0]
    assert len(scene.table.session.steps) == steps


def test_a_click_still_shows_the_card(table: tuple[Hands, BoardScene]) -> None:
    hands, scene = table
    hands.click(card_slot(scene).rect.center)
    assert isinstance(scene.screen.top, Sheet)


def test_dropped_on_nothing_it_goes_back(table: tuple[Hands, BoardScene]) -> None:
    hands, scene = table
    me = scene.view.band[0]
    before, steps = list(me.slots), len(scene.table.session.steps)
    carry(hands, card_slot(scene).rect.center, (scene.board.rect.x + 4, scene.board.rect.y + 4))
    assert scene.view.survivor(me.id).slots == before
    assert len(scene.table.session.steps) == steps
    assert not card_slot(scene).lifted
