"""Patterns beside colours: numbers for the players' colours, hatching for danger, and nothing of it unless wished."""

from __future__ import annotations

import pygame
import pytest

from game.client.boardview.patterns import hatch
from game.client.canvas import Canvas, Proof
from game.client.play.panels.signs import danger_bar
from game.client.scenes.board import BoardScene
from tests.client.play.brain import at_table


def playing(patterns: bool) -> BoardScene:
    hands, scene = at_table("m0", speed="instant", automatic=True, patterns=patterns)
    while not scene.choosing:
        assert scene.table.question is not None
        scene.answer(scene.table.question.candidates()[0])
    hands.pass_time(0.3)
    return scene


def digits(scene: BoardScene) -> list[str]:
    """The single digits on the board and on the portraits."""
    proof = Proof()
    scene.screen.arrange()
    scene.app.draw(proof)
    beside = scene.frame.slabs[1].rect.union(scene.board.rect)
    return sorted(note.text for note in proof.written if note.text in set("123456") and beside.contains(note.box))


def test_players_have_numbers_on_the_board_and_on_their_portraits() -> None:
    assert digits(playing(patterns=True)) == sorted("123456" * 2)


def test_without_the_wish_there_are_none() -> None:
    assert digits(playing(patterns=False)) == []


def test_a_red_zone_is_hatched() -> None:
    pictures = []
    for patterns in (False, True):
        scene = playing(patterns)
        scene.portrait(scene.view.band[0].id)
        scene.app.update(0.3)
        danger = next(mark for mark in scene.board.model.highlights if mark.style == "danger")
        zone = scene.view.board.zones[danger.zone]
        theme, zoom = scene.app.look.theme, scene.board.camera.zoom
        glow = scene.board._glows.glow(zone, "danger", theme, zoom, 1.0, patterns=patterns)
        pictures.append(pygame.image.tobytes(glow, "RGBA"))
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize("kind", range(4))
def test_every_level_has_a_pattern_of_its_own(kind: int) -> None:
    drawn = []
    for each in range(4):
        surface = pygame.Surface((40, 20))
        hatch(surface, surface.get_rect(), each, 6, (255, 255, 255))
        drawn.append(pygame.image.tobytes(surface, "RGB"))
    assert drawn.count(drawn[kind]) == 1
    assert any(drawn[kind])


def test_danger_bars_are_hatched_where_wished() -> None:
    bars = []
    for patterns in (False, True):
        scene = playing(patterns)
        surface = pygame.Surface((120, 10)).convert()
        danger_bar(Canvas(surface, scene.app.look), surface.get_rect(), 30, (7, 19, 43))
        bars.append(pygame.image.tobytes(surface, "RGB"))
    assert bars[0] != bars[1]
