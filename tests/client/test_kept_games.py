"""The screen of saved games: by mouse and by keyboard, with broken files among good ones, and nothing ever lost."""

from __future__ import annotations

import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pygame
import pytest

from game.client import words
from game.client.scenes.board import BoardScene
from game.client.scenes.kept_games import KeptGames
from game.client.scenes.kept_rows import GameRow
from game.client.scenes.title import Title
from game.client.times import span_words, when_words
from game.reopening import label_of
from game.saves.autosave import Autosaver
from game.saves.documents import encoded, save_of
from game.saves.envelope import SUFFIX
from game.saves.folders import folders
from game.shipped import shipped
from tests.client.hands import Hands
from tests.client.keeping import at, game, proof, shelf, tab_to, type_over, written
from tests.saves.games import GAME, played
from tests.saves.test_documents import resealed


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    words.speak("en")


@pytest.fixture
def two() -> None:
    """Two games, the second saved later."""
    shelf().save("older", game("The older one", now=1_700_000_000))
    shelf().save("newer", game("The newer one", "m1", now=1_700_100_000))


def scene(hands: Hands) -> KeptGames:
    found = hands.app.scene
    assert isinstance(found, KeptGames)
    return found


def titles() -> list[str]:
    return [entry.header.title for entry in shelf().entries() if entry.header is not None]


def contents() -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folders().saves.iterdir()) if path.is_file()}


def test_without_any_game_the_screen_says_how_one_comes_there() -> None:
    hands = at(KeptGames)
    assert "no saved game yet" in written(hands)
    assert not hands.find("Go on").enabled
    for key in (pygame.K_DELETE, pygame.K_F2, pygame.K_RETURN):
        hands.key(key)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.app.scene, Title)


@pytest.mark.usefixtures("two")
def test_the_list_tells_what_is_known_newest_first_in_both_languages() -> None:
    hands = at(KeptGames)
    assert [entry.name for entry in scene(hands).entries] == ["newer", "older"]
    said = written(hands)
    for text in ("The newer one", "M1  All aboard", "M0  Face to face with the dead", "Anna, Bruno", "round"):
        assert text in said
    assert "M1  " in written(at(KeptGames, lang="it"))
    assert "All aboard" not in written(at(KeptGames, lang="it"))


def test_a_custom_mission_is_marked() -> None:
    mission = str(shipped("maps") / "samples" / "mill_creek")
    label = label_of(GAME, mission, "At the creek", ("Anna",))
    shelf().save("creek", save_of(played(mission, 6, 10), label))
    assert "custom mission" in written(at(KeptGames))


@pytest.mark.usefixtures("two")
def test_a_click_chooses_and_the_button_goes_to_the_very_decision() -> None:
    hands = at(KeptGames)
    hands.click_on("game older")
    assert scene(hands).chosen == "older"
    hands.click_on("Go on")
    board = hands.app.scene
    assert isinstance(board, BoardScene)
    assert len(board.table.session.steps) == 30
    assert board.view.mission.id == "m0"


@pytest.mark.usefixtures("two")
def test_by_keyboard_enter_chooses_and_enter_again_opens() -> None:
    hands = at(KeptGames)
    tab_to(hands, "game newer")
    hands.key(pygame.K_DOWN)
    assert scene(hands).screen.focused is not None
    hands.key(pygame.K_RETURN)
    assert scene(hands).chosen == "older"
    focused = scene(hands).screen.focused
    assert focused is not None
    assert focused.ringed
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.app.scene, BoardScene)


@pytest.mark.usefixtures("two")
def test_rename_by_keyboard() -> None:
    hands = at(KeptGames)
    hands.key(pygame.K_F2)
    type_over(hands, "Sundown")
    assert titles() == ["Sundown", "The older one"]
    assert "Sundown" in written(hands)
    hands.key(pygame.K_F2)
    hands.key(pygame.K_ESCAPE)
    assert titles() == ["Sundown", "The older one"]


@pytest.mark.usefixtures("two")
def test_copy_by_mouse_makes_a_second_game_and_chooses_it() -> None:
    hands = at(KeptGames)
    hands.click_on("Copy")
    hands.click_on("Copy")
    assert sorted(titles()) == ["The newer one", "The newer one, a copy", "The older one"]
    entry = scene(hands).entry
    assert entry is not None
    assert entry.header is not None
    assert entry.header.title == "The newer one, a copy"


@pytest.mark.usefixtures("two")
@pytest.mark.parametrize("by_keys", [True, False])
def test_what_is_deleted_comes_back_byte_for_byte(by_keys: bool) -> None:
    hands = at(KeptGames)
    hands.pass_time(0.1)
    scene(hands).snapshots.finish()
    before = contents()
    if by_keys:
        hands.key(pygame.K_DELETE)
    else:
        hands.click_on("Delete")
    assert titles() == ["The older one"]
    assert "The newer one was deleted." in written(hands)
    if by_keys:
        hands.key(pygame.K_z, pygame.KMOD_CTRL)
    else:
        hands.click_on("Undo")
    assert contents() == before
    assert scene(hands).chosen == "newer"
    assert "was deleted" not in written(hands)


@pytest.mark.usefixtures("two")
def test_the_way_back_is_that_of_the_last_deletion() -> None:
    hands = at(KeptGames)
    hands.key(pygame.K_DELETE)
    hands.key(pygame.K_DELETE)
    assert titles() == []
    assert "The older one was deleted." in written(hands)
    hands.click_on("Undo")
    assert titles() == ["The older one"]


class TestBrokenFiles:
    @pytest.fixture(autouse=True)
    def _broken(self) -> None:
        data = encoded(game("Frontier"))
        shelf().save("good", game("Good"))
        for answers in (20, 30):
            path = shelf().save("torn", game("Torn", answers=answers))
        path.write_bytes(path.read_bytes()[:900])
        shelf().path("newer").write_bytes(resealed(data, header__format=9))
        shelf().path("hostile").write_bytes(resealed(data, header__title="x" * 90))
        (folders().saves / f"Dear Diary ü!{SUFFIX}").write_bytes(b"Today I wrote nothing.")
        (folders().saves / f"folder{SUFFIX}").mkdir()

    def test_each_says_what_is_wrong_and_the_rest_works(self) -> None:
        hands = at(KeptGames)
        reasons = {
            "torn": "damaged",
            "newer": "Update Holdout",
            "hostile": "makes no sense",
            "Dear Diary ü!": "no file of Holdout",
            "folder": "no file of Holdout",
        }
        for name, reason in reasons.items():
            scene(hands).choose(name)
            assert reason in written(hands), name
            assert proof(hands).faults() == [], name
            assert not hands.find("Go on").enabled
        hands.pass_time(0.1)
        hands.click_on("game good")
        hands.click_on("Go on")
        assert isinstance(hands.app.scene, BoardScene)

    def test_the_file_before_a_torn_one_is_offered_and_opened(self) -> None:
        hands = at(KeptGames)
        hands.app.scene.screen.focus(hands.find("game torn"))
        hands.click_on("game torn")
        hands.click_on("Open the previous one")
        board = hands.app.scene
        assert isinstance(board, BoardScene)
        assert len(board.table.session.steps) == 20

    def test_one_without_a_whole_backup_offers_none(self) -> None:
        hands = at(KeptGames)
        scene(hands).choose("newer")
        assert "Open the previous one" not in written(hands)

    @pytest.mark.parametrize("name", ["torn", "Dear Diary ü!", "folder"])
    def test_broken_files_can_be_deleted_and_come_back_as_they_were(self, name: str) -> None:
        hands = at(KeptGames)
        before = contents()
        scene(hands).choose(name)
        hands.key(pygame.K_DELETE)
        assert name not in [entry.name for entry in scene(hands).entries]
        hands.key(pygame.K_z, pygame.KMOD_CTRL)
        assert name in [entry.name for entry in scene(hands).entries]
        assert contents() == before


def test_earlier_moments_are_offered_and_become_games_of_their_own() -> None:
    whole = played(answers=60)
    session = played(answers=0)
    saver = Autosaver(shelf(), "frontier", label_of(GAME, "m0", "Frontier", ("Anna",)))
    for step in whole.steps:
        session.answer(step.answer)
        saver.keep(session)
        saver.flush()
    saver.close()
    hands = at(KeptGames)
    assert "Earlier moments" in written(hands)
    link = next(each for each in scene(hands).screen.top.walk() if each.name.startswith("Start of round 1"))
    hands.app.scene.screen.focus(link)
    hands.key(pygame.K_RETURN)
    assert "A second game begins at that moment" in written(hands)
    hands.key(pygame.K_RETURN)
    board = hands.app.scene
    assert isinstance(board, BoardScene)
    assert len(board.table.session.steps) < 60
    hands.app.pop()
    assert sorted(titles()) == ["Frontier", "Frontier, round 1"]
    assert shelf().load("frontier").header.steps == 60


@pytest.mark.usefixtures("two")
def test_a_game_is_exported_and_brought_in_again() -> None:
    hands = at(KeptGames)
    hands.click_on("Export")
    file = folders().exports / f"the-newer-one{SUFFIX}"
    assert file.is_file()
    assert file.name in written(hands).replace(" ", "")
    hands.key(pygame.K_RETURN)
    hands.click_on("Bring in")
    link = next(each for each in scene(hands).screen.top.walk() if each.name.startswith("The newer one"))
    hands.click(link.rect.center)
    assert titles() == ["The newer one", "The newer one", "The older one"]
    assert shelf().load(scene(hands).chosen).record == shelf().load("newer").record


@pytest.mark.usefixtures("two")
def test_a_file_dropped_onto_the_window_comes_in_or_is_refused(tmp_path: Path) -> None:
    hands = at(KeptGames)
    gift, letter = tmp_path / "gift.holdout", tmp_path / "letter.txt"
    shelf().export("older", gift)
    letter.write_text("Dear friend")
    hands.app.handle(pygame.event.Event(pygame.DROPFILE, file=str(gift)))
    assert titles().count("The older one") == 2
    hands.app.handle(pygame.event.Event(pygame.DROPFILE, file=str(letter)))
    hands.app.update(0)
    assert "no file of Holdout" in written(hands)
    hands.click_on("All right")
    assert len(titles()) == 3


@pytest.mark.skipif(find_spec("game.client.scenes.replay") is None, reason="there is no replay scene")
@pytest.mark.usefixtures("two")
def test_a_game_can_be_watched() -> None:
    hands = at(KeptGames)
    hands.click_on("Watch")
    assert hands.app.scene is not scene_below(hands)
    assert isinstance(scene_below(hands), KeptGames)


def scene_below(hands: Hands) -> object:
    return hands.app.scenes[-2]


@pytest.mark.usefixtures("two")
def test_pictures_come_by_and_by_and_are_found_again() -> None:
    hands = at(KeptGames)
    row = hands.find("game newer")
    assert isinstance(row, GameRow)
    assert row.wish is not None
    assert scene(hands).snapshots.picture(row.wish) is None, "nobody waits for a picture"
    frames = 0
    while scene(hands).wait() == 0 and frames < 3000:
        hands.pass_time(1 / 60)
        frames += 1
    picture = scene(hands).snapshots.picture(row.wish)
    assert picture is not None
    assert len({tuple(picture.get_at((x, 200))) for x in range(0, 600, 10)}) > 10, "there is something on it"
    assert shelf().picture("newer").is_file()
    again = at(KeptGames)
    row = again.find("game newer")
    assert isinstance(row, GameRow)
    assert row.wish is not None
    for _ in range(4):
        again.pass_time(1 / 60)
    assert scene(again).snapshots.picture(row.wish) is not None, "a picture beside the save is shown within frames"


def test_a_game_whose_body_is_broken_gets_no_picture_and_says_why_when_opened() -> None:
    path = shelf().save("good", game("Good"))
    data = bytearray(path.read_bytes())
    data[-200] ^= 1
    path.write_bytes(data)
    hands = at(KeptGames)
    scene(hands).snapshots.finish()
    hands.click_on("Go on")
    hands.app.update(0)
    assert "damaged" in written(hands)


def test_two_hundred_games_are_there_at_once() -> None:
    data = encoded(game("Frontier", answers=60))
    folders().saves.mkdir(parents=True)
    for number in range(200):
        shelf().path(f"game-{number}").write_bytes(data)
    hands = at(KeptGames)
    start = time.perf_counter()
    hands.app.push(KeptGames)
    hands.app.draw()
    assert time.perf_counter() - start < 1.0
    hands.wheel((300, 300), -40)
    assert scene(hands)._scroll is not None
    assert scene(hands)._scroll.offset > 1000
    tab_to(hands, "game game-0")
    hands.key(pygame.K_END)
    last = max(scene(hands).screen.top.walk(), key=lambda each: each.rect.bottom if isinstance(each, GameRow) else 0)
    assert last.rect.bottom <= 720


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("scale", [0, 150, 200])
def test_no_text_leaves_its_box_or_runs_over_another(size: tuple[int, int], lang: str, scale: int) -> None:
    shelf().save("long", game("A title as long as one may be, which is eighty signs and not a single one more", "m4"))
    shelf().save("short", game("M", answers=None))
    hands = at(KeptGames, size, lang, scale)
    assert proof(hands).faults() == []
    hands.key(pygame.K_F2)
    assert proof(hands).faults() == []
    hands.key(pygame.K_ESCAPE)
    hands.key(pygame.K_DELETE)
    assert proof(hands).faults() == []
    scene(hands).bring_in()
    assert proof(hands).faults() == []


def test_moments_and_spans_in_words() -> None:
    from datetime import datetime

    now = datetime(2026, 3, 2, 12, 0)
    assert when_words(int(datetime(2026, 3, 2, 9, 5).timestamp()), now) == "today at 09:05"
    assert when_words(int(datetime(2026, 3, 1, 23, 59).timestamp()), now) == "yesterday at 23:59"
    assert when_words(int(datetime(2025, 5, 7, 1, 0).timestamp()), now) == "7 May 2025"
    assert when_words(1 << 40) in ("at some time", when_words(1 << 40))
    assert [span_words(seconds) for seconds in (5, 125, 3720)] == ["less than a minute", "2 min", "1 h 2 min"]
