"""Several ways to one zone: those that cause different things are offered, each with its own words and its own line."""

from __future__ import annotations

import pytest

from game.client.boardview.view import Target
from game.client.play.foresight import foreseen
from game.client.scenes.board import BoardScene
from game.client.widgets import Menu
from game.engine import CardsDrawn, DiceRolled
from game.rules.zombicide.rules import TableSetup
from tests.client.hands import Hands
from tests.client.play.brain import at_table

SPRINTER = TableSetup(deal=(("kassey", "may", "molly", "meg", "carl", "thomas"),))
BALCONY = "1R.B"
"""Kassey sprints there past one corpse pile or past two."""


@pytest.fixture
def kassey() -> tuple[Hands, BoardScene]:
    hands, scene = at_table("m5", setup=SPRINTER, speed="instant")
    while not any(offer.figure == "kassey" for offer in scene.controller.offers):
        assert scene.table.question is not None
        scene.answer(scene.table.question.candidates()[0])
    scene.portrait("kassey")
    hands.pass_time(0.1)
    return hands, scene


def test_ways_with_different_consequences_are_offered_with_their_words(kassey: tuple[Hands, BoardScene]) -> None:
    _, scene = kassey
    quiet, loud = scene.controller.at(Target(BALCONY))
    assert quiet.path[-1] == loud.path[-1] == BALCONY
    assert quiet.cost == loud.cost
    assert "through the street east of the saloon, the street south-east" in scene.controller.menu_text(quiet)
    assert scene.controller.menu_text(quiet).count("stirs!") == 1
    assert scene.controller.menu_text(loud).count("stirs!") == 2


def test_ways_that_cause_the_same_are_one(kassey: tuple[Hands, BoardScene]) -> None:
    _, scene = kassey
    sprints: dict[str, int] = {}
    for offer in scene.controller.offers:
        if offer.verb == "sprint":
            sprints[offer.zone] = sprints.get(offer.zone, 0) + 1
    several = [zone for zone, count in sprints.items() if count > 1 and zone != BALCONY]
    assert several
    assert all(len(scene.controller.at(Target(zone))) == 1 for zone in several)


def test_a_line_of_the_menu_draws_its_way_and_a_click_takes_it(kassey: tuple[Hands, BoardScene]) -> None:
    hands, scene = kassey
    ways = scene.controller.at(Target(BALCONY))
    scene.controller.click(Target(BALCONY))
    assert isinstance(scene.screen.top, Menu)
    for way in ways:
        hands.point(hands.find(scene.controller.menu_text(way)).rect.center)
        assert scene.board.model.route is not None
        assert scene.board.model.route.zones[1:] == way.path
    hands.click_on(scene.controller.menu_text(ways[1]))
    moved = next(event for event in scene.table.session.events[::-1] if type(event).__name__ == "SurvivorMoved")
    assert moved.path == ways[1].path


def test_the_way_vanishes_with_the_menu(kassey: tuple[Hands, BoardScene]) -> None:
    _, scene = kassey
    scene.controller.click(Target(BALCONY))
    menu = scene.screen.top
    assert isinstance(menu, Menu)
    assert scene.board.model.route is not None, "the first line has the keyboard and shows its way"
    menu.cancel()
    assert scene.board.model.route is None


def test_chance_is_never_foreseen(kassey: tuple[Hands, BoardScene]) -> None:
    _, scene = kassey
    session = scene.table.session
    before = len(session.events)
    for offer in scene.controller.offers:
        events = foreseen(session, list(offer.option.key()))
        assert not any(isinstance(event, DiceRolled | CardsDrawn) for event in events)
    assert len(session.events) == before
