"""Missions of others in the client: listed after the check, added by dropping, begun, played; strangers do no harm."""

from __future__ import annotations

import shutil
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.bots.players import GreedyPlayer
from game.client import shots, words
from game.client.app import App
from game.client.canvas import Proof
from game.client.grounds import laying
from game.client.play.table import PlayTable
from game.client.scenes.board import BoardScene
from game.client.scenes.guests import GuestsScene
from game.client.scenes.laying import LayingScene
from game.client.scenes.outcome import Outcome
from game.client.scenes.setup import BAND, Setup
from game.client.scenes.setup_boards import BoardSketch
from game.client.scenes.setup_wishes import last_table
from game.client.scenes.title import Title
from game.client.shots import hidden
from game.engine import Session
from game.guests import Guest, guest
from game.saves import settings as kept
from game.saves.folders import folders
from game.saves.settings import Settings
from game.shipped import shipped
from game.tables import open_table
from tests.client.drawn import drawn_mission
from tests.client.hands import Hands

SAMPLES = shipped("maps") / "samples"
PATIENCE = 20.0


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    words.speak("en")


@pytest.fixture(autouse=True)
def _nothing_is_baked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laying.Laying, "begin", lambda ground: None)


def at_title(settings: Settings | None = None) -> Hands:
    app = App(hidden((1280, 720)), settings or Settings(language="en", speed="instant"))
    app.push(Title)
    app.draw()
    return Hands(app)


def settle(hands: Hands) -> None:
    """Let time pass until everything has been checked and taken in."""
    until = time.monotonic() + PATIENCE
    scene = hands.app.scene
    while True:
        hands.pass_time(0.02)
        if not (hands.app.guests.busy or getattr(scene, "_arrivals", ())):
            break
        assert time.monotonic() < until, "the checks never end"
        time.sleep(0.005)
    hands.pass_time(0.05)


def at_guests(settings: Settings | None = None) -> Hands:
    hands = at_title(settings)
    hands.click_on("Missions of others")
    assert isinstance(hands.app.scene, GuestsScene)
    settle(hands)
    return hands


def scene_of(hands: Hands) -> GuestsScene:
    scene = hands.app.scene
    assert isinstance(scene, GuestsScene)
    return scene


def written(hands: Hands) -> str:
    proof = Proof()
    hands.app.scene.screen.touch()
    hands.app.draw(proof)
    assert proof.faults() == []
    return " ".join(note.text for note in proof.written)


def drop(hands: Hands, path: Path) -> None:
    hands.app.handle(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    settle(hands)


def zipped(target: Path, source: Path, **more: bytes) -> Path:
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(source.iterdir()):
            archive.write(path, path.name)
        for name, data in more.items():
            archive.writestr(name, data)
    return target


def mistaken(target: Path) -> Path:
    """A mission with a misspelt condition and a misspelt zone."""
    shutil.copytree(SAMPLES / "mill_creek", target)
    for name, right, wrong in (
        ("mission.toml", "objectives_taken", "objectives_eaten"),
        ("board.tmx", "street", "strt"),
    ):
        file = target / name
        file.write_text(file.read_text(encoding="utf-8").replace(right, wrong, 1), encoding="utf-8")
    return target


class TestList:
    def test_the_samples_are_there_and_an_empty_folder_explains_itself(self) -> None:
        hands = at_guests()
        said = written(hands)
        assert "There are no missions in this folder yet." in said
        assert "New mission" in said
        assert str(folders().missions) in said.replace(" ", "")
        assert "Samples that come with Holdout" in said
        hands.click_on("mill_creek")
        said = written(hands)
        assert "A lonely farm" in said
        assert "easy, about 20 minutes" in said
        assert "Zombicide: Undead or Alive · sample" in said.replace("  ", " ")

    def test_good_folders_and_zips_can_be_played_broken_ones_tell_why_and_none_breaks_the_list(self) -> None:
        missions = folders().missions
        shutil.copytree(SAMPLES / "mill_creek", missions / "farm")
        zipped(missions / "bank.zip", SAMPLES / "bank_holiday")
        mistaken(missions / "odd")
        zipped(missions / "evil.zip", SAMPLES / "bank_holiday", **{"../evil.tmx": b"x"})
        (missions / "torn.zip").write_bytes(b"PK nothing")
        hands = at_guests()
        found = {one.name: one.playable for one in scene_of(hands).guests.found if not one.sample}
        assert found == {"bank.zip": True, "evil.zip": False, "farm": True, "odd": False, "torn.zip": False}
        hands.click_on("odd")
        said = written(hands)
        assert "odd/board.tmx" in said
        assert "strt is not a kind of zone" in said
        assert "did you mean street?" in said
        assert not hands.find("Play").enabled
        hands.click_on("evil.zip")
        assert "leads out of the mission" in written(hands)
        assert not (missions.parent / "evil.tmx").exists()
        hands.click_on("bank.zip")
        assert hands.find("Play").enabled
        assert "The bank is shut" in written(hands)

    def test_a_check_that_breaks_down_is_a_broken_mission(self, monkeypatch: pytest.MonkeyPatch) -> None:
        shutil.copytree(SAMPLES / "mill_creek", folders().missions / "farm")

        def explode(path: Path, known: object) -> Guest:
            if path.name == "farm":
                raise RuntimeError("the checker itself is at fault")
            return guest(path)

        monkeypatch.setattr("game.client.guestbook.guest", explode)
        hands = at_guests()
        hands.click_on("farm")
        assert "the checker itself is at fault" in written(hands)
        hands.click_on("mill_creek")
        assert hands.find("Play").enabled

    def test_what_was_put_right_can_be_played_after_another_check(self) -> None:
        odd = mistaken(folders().missions / "odd")
        hands = at_guests()
        hands.click_on("odd")
        for path in (SAMPLES / "mill_creek").iterdir():
            shutil.copy(path, odd)
        hands.key(pygame.K_F5)
        settle(hands)
        assert hands.find("Play").enabled

    def test_unchanged_missions_are_checked_once(self, monkeypatch: pytest.MonkeyPatch) -> None:
        shutil.copytree(SAMPLES / "mill_creek", folders().missions / "farm")
        hands = at_guests()
        checked: list[Path] = []
        monkeypatch.setattr("game.guests.problems_of", lambda path: checked.append(path) or [])
        hands.click_on("Check again")
        settle(hands)
        assert checked == []
        assert len(scene_of(hands).guests.found) == 3

    def test_the_window_does_not_wait_for_checks(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def slowly(path: Path, known: object) -> Guest:
            time.sleep(0.4)
            return guest(path)

        monkeypatch.setattr("game.client.guestbook.guest", slowly)
        hands = at_title()
        begun = time.monotonic()
        hands.click_on("Missions of others")
        hands.app.draw()
        assert time.monotonic() - begun < 0.4
        assert hands.app.scene.wait() is not None
        assert "Checking missions: 0 of 2" in written(hands)
        settle(hands)
        assert "Bank holiday" in written(hands)

    def test_every_mission_has_its_picture(self) -> None:
        hands = at_guests()
        hands.click_on("mill_creek")
        hands.pass_time(2)
        sketches = [one for one in hands.app.scene.screen.top.walk() if isinstance(one, BoardSketch)]
        assert len(sketches) == 3
        for sketch in sketches:
            made = sketch.ready()
            assert made is not None
            assert len({tuple(made.get_at((x, made.get_height() // 2))) for x in range(made.get_width())}) > 10
        assert hands.app.scene.wait() is None


class TestDropping:
    def test_a_folder_and_a_zip_are_copied_in_and_chosen(self, tmp_path: Path) -> None:
        hands = at_guests()
        folder = drawn_mission(tmp_path / "Two Doors")
        drop(hands, folder)
        assert scene_of(hands).chosen == folders().missions / "two_doors"
        assert "Two doors has been added." in written(hands)
        packed = zipped(tmp_path / "bank.zip", SAMPLES / "bank_holiday")
        drop(hands, packed)
        assert (folders().missions / "bank.zip").read_bytes() == packed.read_bytes()
        assert {path.name for path in folders().missions.iterdir()} == {"two_doors", "bank.zip"}

    def test_nothing_is_overwritten_and_nothing_comes_twice(self, tmp_path: Path) -> None:
        hands = at_guests()
        first = drawn_mission(tmp_path / "a" / "doors")
        drop(hands, first)
        drop(hands, first)
        assert "Two doors is here already." in written(hands)
        drop(hands, drawn_mission(tmp_path / "b" / "doors", "Other doors") / "board.tmx")
        titles = {path.name: guest(path).title.en for path in folders().missions.iterdir()}
        assert titles == {"doors": "Two doors", "doors_2": "Other doors"}

    def test_a_broken_one_stays_outside_and_is_told_about_in_full(self, tmp_path: Path) -> None:
        hands = at_guests()
        drop(hands, mistaken(tmp_path / "odd"))
        said = written(hands)
        assert "odd is not added" in said
        assert "did you mean street?" in said
        hands.key(pygame.K_ESCAPE)
        drop(hands, zipped(tmp_path / "evil.zip", SAMPLES / "bank_holiday", **{"../evil.tmx": b"x"}))
        assert "leads out of the mission" in written(hands)
        hands.click_on("All right")
        (tmp_path / "song.mp3").write_bytes(b"la la")
        drop(hands, tmp_path / "song.mp3")
        assert "song.mp3 is not added" in written(hands)
        assert not folders().missions.exists()

    def test_dropped_on_the_title_it_comes_in_as_well(self, tmp_path: Path) -> None:
        hands = at_title()
        hands.app.handle(pygame.event.Event(pygame.DROPFILE, file=str(drawn_mission(tmp_path / "doors"))))
        settle(hands)
        assert scene_of(hands).chosen == folders().missions / "doors"


class TestMaking:
    def test_a_mission_is_begun_named_and_can_be_played(self) -> None:
        hands = at_guests()
        hands.click_on("New mission")
        hands.click_on("Name of the mission")
        hands.type("Ghost Town")
        hands.click_on("Begin")
        folder = folders().missions / "ghost_town"
        assert (folder / "board.tmx").is_file()
        assert str(folder) in written(hands).replace(" ", "")
        hands.click_on("All right")
        settle(hands)
        assert scene_of(hands).chosen == folder
        assert hands.find("Play").enabled

    def test_with_the_keyboard_too_and_bad_names_are_refused_in_words(self) -> None:
        hands = at_guests()
        hands.key(pygame.K_n)
        hands.type("../evil")
        hands.key(pygame.K_RETURN)
        hands.app.update(0)
        assert "letters, digits" in written(hands)
        assert not folders().missions.exists()
        hands.key(pygame.K_ESCAPE)
        hands.key(pygame.K_F1)
        assert "mapeditor.org" in written(hands)
        hands.key(pygame.K_ESCAPE)
        hands.key(pygame.K_ESCAPE)
        assert isinstance(hands.app.scene, Title)

    def test_the_guide_is_shown_or_its_place_told(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("game.client.desktop.shutil.which", lambda name: None)
        hands = at_guests()
        hands.click_on("How missions are made")
        hands.click_on("Open the guide")
        hands.app.update(0)
        assert "README.md" in written(hands)

    def test_the_keyboard_reaches_everything(self) -> None:
        hands = at_guests()
        visited = set()
        for _ in range(20):
            hands.key(pygame.K_TAB)
            focused = hands.app.scene.screen.focused
            assert focused is not None
            visited.add(focused.name)
        assert {"New mission", "Check again", "bank_holiday", "mill_creek", "Back", "Play"} <= visited


class TestPlaying:
    def test_the_sample_from_the_title_to_its_first_decision_by_mouse(self) -> None:
        hands = at_guests()
        hands.click_on("mill_creek")
        hands.click_on("Play")
        scene = hands.app.scene
        assert isinstance(scene, Setup)
        assert scene.page == BAND
        assert "Mill Creek · 1 player · 6 survivors" in written(hands).replace("  ", " ")
        hands.click_on("Start")
        assert isinstance(hands.app.scene, LayingScene)
        hands.pass_time(0.5)
        board = hands.app.scene
        assert isinstance(board, BoardScene)
        assert board.view.mission.id == "mill_creek"
        assert board.table.question is not None

    def test_the_set_up_lists_them_after_the_printed_ones(self) -> None:
        zipped(folders().missions / "bank.zip", SAMPLES / "bank_holiday")
        mistaken(folders().missions / "odd")
        hands = at_title()
        hands.click_on("New game")
        settle(hands)
        names = [widget.name for widget in hands.app.scene.screen.top.walk() if widget.name]
        listed = [name for name in names if name in ("m0", "bank.zip", "bank_holiday", "mill_creek", "odd")]
        assert listed == ["m0", "bank.zip", "bank_holiday", "mill_creek"]
        row = hands.find("bank.zip")
        hands.app.scene.screen.focus(row, by_keys=True)
        hands.key(pygame.K_RETURN)
        scene = hands.app.scene
        assert isinstance(scene, Setup)
        assert scene.wishes.guest is not None
        assert "The bank is shut" in written(hands)
        hands.key(pygame.K_RETURN, pygame.KMOD_CTRL)
        board = hands.app.scene
        assert isinstance(board, BoardScene)
        assert board.view.mission.id == "bank"

    def test_one_that_vanishes_in_the_meantime_is_a_sentence(self, tmp_path: Path) -> None:
        farm = folders().missions / "farm"
        shutil.copytree(SAMPLES / "mill_creek", farm)
        hands = at_guests()
        hands.click_on("farm")
        hands.click_on("Play")
        shutil.rmtree(farm)
        hands.click_on("Start")
        hands.app.update(0)
        assert isinstance(hands.app.scene, Setup)
        assert len(hands.app.scene.screen.layers) == 2

    def test_it_can_be_played_again_at_its_end(self, tmp_path: Path) -> None:
        mission = drawn_mission(tmp_path / "m0")
        session = Session(open_table("undead_or_alive", str(mission)), 1)
        player = GreedyPlayer(1)
        while session.question is not None:
            session.answer(player.decide(session, session.question))
        app = App(hidden((1280, 720)), Settings(language="en", speed="instant"))
        app.push(Title)
        app.push(lambda app: Outcome(app, PlayTable(session)))
        hands = Hands(app)
        said = written(hands)
        assert "Two doors" in said
        assert "Next mission" not in said, "its folder only has the name of a printed one"
        hands.click_on("Play it again")
        hands.pass_time(0.2)
        assert isinstance(app.scene, BoardScene)
        assert app.scene.view.mission.text is not None
        assert app.scene.view.mission.text.title.en == "Two doors"


class TestLastTable:
    def test_players_names_and_options_are_there_again(self) -> None:
        hands = at_title()
        hands.app.push(lambda app: Setup(app, page=BAND))
        hands.app.draw()
        hands.click_on("players 2")
        hands.click_on("Player 1")
        hands.type('Zoë "O\'Hara" \\')
        hands.click_on("survivors 4")
        scene = hands.app.scene
        assert isinstance(scene, Setup)
        scene.wishes.companions = True
        hands.click_on("Start")
        hands.app._save()
        settings, troubles = kept.load(folders().settings)
        assert troubles == ()
        wishes = last_table(settings)
        assert wishes.players == ('Zoë "O\'Hara" \\', "Player 2")
        assert len(wishes.band) == 4
        assert wishes.companions
        assert wishes.trouble() == ""

    def test_a_table_of_a_game_that_is_gone_is_a_fresh_one(self) -> None:
        wishes = last_table(Settings(game="ludo", players=6, survivors=1))
        assert wishes.game in ("undead_or_alive", "invader")
        assert wishes.trouble() == ""


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_broken_missions_and_dialogs_are_proof_read(size: tuple[int, int], lang: str) -> None:
    mistaken(folders().missions / "odd")
    app = shots.opened("missions", size, lang)
    hands = Hands(app)
    hands.click_on("odd")
    written(hands)
    for key in (pygame.K_n, pygame.K_F1):
        hands.key(key)
        written(hands)
        hands.key(pygame.K_ESCAPE)
