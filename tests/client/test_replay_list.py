"""The list of replays: from the title into a game and back, by mouse and by keyboard, and files dropped onto it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pygame
import pytest

from game.client.app import App
from game.client.canvas import Proof
from game.client.scenes.replay import ReplayScene
from game.client.scenes.replays import Replays
from game.client.scenes.title import Title
from game.client.shots import hidden, opened
from game.saves.folders import folders
from game.saves.reports import report
from game.saves.settings import Settings
from tests.client.films import kept, label, played
from tests.client.hands import Hands

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]


@pytest.fixture
def games() -> None:
    """A game that is over, one that is not, a report, and two files that are no good."""
    saves = folders().saves
    kept(saves)
    kept(saves, 40, "friday", "m5")
    report(played(30), label(), "The door was open, and they came through the wall.", folders().reports)
    (saves / "torn.holdout").write_bytes((saves / "friday.holdout").read_bytes()[:3000])
    (folders().reports / "letter.holdout").write_text("Dear all")


def at_title() -> Hands:
    app = App(hidden((1280, 720)), Settings().changed(language="en"))
    app.push(Title)
    app.draw()
    return Hands(app)


def listing(hands: Hands) -> Replays:
    scene = hands.app.scene
    assert isinstance(scene, Replays)
    return scene


def test_without_any_game_the_title_says_so() -> None:
    hands = at_title()
    assert not hands.find("Replays").enabled
    app = opened("replays", (1280, 720))
    assert isinstance(app.scene, Replays)
    assert not Hands(app).find("Watch").enabled


@pytest.mark.usefixtures("games")
def test_by_mouse_alone() -> None:
    hands = at_title()
    hands.click_on("Replays")
    assert len(listing(hands).films) == 5
    hands.click_on("game saturday")
    hands.click_on("Watch")
    scene = hands.app.scene
    assert isinstance(scene, ReplayScene)
    assert scene.reel.length == len(played().steps) + 1
    hands.click_on("Back (Esc)")
    hands.click_on("game torn")
    assert not hands.find("Watch").enabled
    hands.click_on("Back")
    assert isinstance(hands.app.scene, Title)


@pytest.mark.usefixtures("games")
def test_by_keyboard_alone() -> None:
    hands = at_title()
    while (focused := hands.app.scene.screen.focused) is None or focused.name != "Replays":
        hands.key(pygame.K_DOWN)
    hands.key(pygame.K_RETURN)
    for _ in range(40):
        hands.key(pygame.K_TAB)
        focused = hands.app.scene.screen.focused
        assert focused is not None
        assert focused.ringed
        if focused.name == "game friday":
            break
    hands.key(pygame.K_RETURN)
    chosen = listing(hands).film
    assert chosen is not None
    assert chosen.entry.name == "friday"
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.app.scene, ReplayScene)
    hands.key(pygame.K_ESCAPE)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.app.scene, Title)


@pytest.mark.usefixtures("games")
def test_a_dropped_file_is_watched_and_stays_where_it_is(tmp_path: Path) -> None:
    hands = at_title()
    hands.click_on("Replays")
    path = tmp_path / "from a friend.holdout"
    shutil.copy(folders().saves / "saturday.holdout", path)
    hands.app.handle(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    assert isinstance(hands.app.scene, ReplayScene)
    hands.key(pygame.K_ESCAPE)
    film = listing(hands).film
    assert film is not None
    assert (film.entry.path, film.source) == (path, "dropped")
    hands.pass_time(2)
    assert sorted(each.name for each in tmp_path.iterdir() if each.is_file()) == [path.name]


@pytest.mark.usefixtures("games")
def test_a_dropped_file_that_is_no_game_is_listed_with_its_reason(tmp_path: Path) -> None:
    hands = at_title()
    hands.click_on("Replays")
    path = tmp_path / "poem.txt"
    path.write_text("Roses are red")
    hands.app.handle(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    scene = listing(hands)
    assert scene.film is not None
    assert scene.film.entry.trouble is not None
    assert not hands.find("Watch").enabled


@pytest.mark.usefixtures("games")
@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("size", SIZES)
def test_it_is_proof_read(size: tuple[int, int], lang: str) -> None:
    app = opened("replays", size, lang)
    scene = app.scene
    assert isinstance(scene, Replays)
    for film in scene.films:
        scene.choose(film.entry.path)
        proof = Proof()
        app.draw(proof)
        assert len(proof.written) > 10
        assert proof.faults() == []


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("what", ["replays", "replay"])
def test_pictures_of_both_screens_are_proof_read(what: str, size: tuple[int, int], lang: str) -> None:
    proof = Proof()
    opened(what, size, lang).draw(proof)
    assert proof.written
    assert proof.faults() == []
