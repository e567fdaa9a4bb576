"""The table set-up: what can be agreed on, why a game cannot begin yet, and the way to the board by mouse and keys."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pygame
import pytest

from game.client import shots, words
from game.client.app import App
from game.client.canvas import Proof
from game.client.scenes.board import BoardScene
from game.client.scenes.setup import BAND, OPTIONS, Setup
from game.client.scenes.setup_boards import BoardPicture
from game.client.scenes.setup_wishes import Wishes, first_game, missions_of
from game.client.scenes.title import Title
from game.client.shots import hidden
from game.client.widgets import Field, Tab, Toggle
from game.rules.zombicide.rules import TableSetup
from game.saves.settings import Settings
from tests.client.hands import Hands

GAME = "undead_or_alive"


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    words.speak("en")


def at_table(page: str = "mission", wishes: Wishes | None = None, size: tuple[int, int] = (1280, 720)) -> Hands:
    app = App(hidden(size), Settings(language="en"))
    app.push(Title)
    app.push(lambda app: Setup(app, wishes, page))
    app.draw()
    return Hands(app)


def setup_of(hands: Hands) -> Setup:
    scene = hands.app.scene
    assert isinstance(scene, Setup)
    return scene


def written(hands: Hands) -> str:
    proof = Proof()
    hands.app.scene.screen.touch()
    hands.app.draw(proof)
    return " ".join(note.text for note in proof.written)


class TestWishes:
    def test_the_first_game_is_the_introduction_with_six(self) -> None:
        wishes = first_game()
        assert wishes.mission == "m0"
        assert len(wishes.band) == 6
        assert wishes.trouble() == ""
        assert wishes.setup == TableSetup(seats=1, deal=(tuple(wishes.band),), size=6)

    @pytest.mark.parametrize("mission", missions_of(GAME))
    @pytest.mark.parametrize("size", range(1, 7))
    def test_a_suggested_band_is_balanced_and_admitted(self, mission: str, size: int) -> None:
        wishes = Wishes(mission=mission)
        wishes.suggest(size)
        assert len(wishes.band) == size
        assert all(wishes.admitted(name) for name in wishes.band)
        roles = [wishes.content.survivors[name].role for name in wishes.band]
        allowed = [role for role in wishes.content.game.roles if role not in wishes.text.forbidden]
        assert len(set(roles)) == min(size, len(allowed))

    def test_lots_are_drawn_among_the_admitted(self) -> None:
        wishes = Wishes(mission="m9")
        wishes.draw_lots(6, Random(1))
        assert len(wishes.band) == 6
        assert all(wishes.admitted(name) for name in wishes.band)

    def test_another_mission_sends_away_whom_it_does_not_admit(self) -> None:
        wishes = first_game()
        wishes.choose_mission("m2")
        assert wishes.band
        assert all(wishes.content.survivors[name].role != "brawler" for name in wishes.band)
        assert wishes.exclusion("carl") == "No Brawlers in this mission."
        assert not wishes.toggle("carl")

    def test_survivors_are_dealt_round_the_table(self) -> None:
        wishes = first_game()
        wishes.seat_players(4)
        assert [len(wishes.hand(seat)) for seat in range(4)] == [2, 2, 1, 1]
        assert wishes.setup.seats == 4

    def test_everybody_needs_a_survivor(self) -> None:
        wishes = Wishes()
        assert wishes.trouble() == "Choose at least one survivor."
        wishes.toggle("meg")
        wishes.seat_players(2)
        assert wishes.trouble() == "Player 2 has no survivor yet."
        wishes.names[1] = "Bruno"
        assert wishes.trouble() == "Bruno has no survivor yet."
        wishes.toggle("carl")
        assert wishes.hand(1) == ["carl"]
        assert wishes.trouble() == ""

    def test_nobody_is_the_seventh(self) -> None:
        wishes = first_game()
        spare = next(name for name in wishes.allowed if name not in wishes.band)
        assert not wishes.toggle(spare)

    def test_companions_come_only_to_three_or_four(self) -> None:
        wishes = first_game()
        wishes.companions = True
        assert not wishes.setup.companions
        wishes.suggest(4)
        assert wishes.setup.companions

    def test_colours_follow_the_seats(self) -> None:
        wishes = Wishes(seats=2, band={"meg": 1, "carl": 0, "hanna": 1})
        assert [wishes.rim(name) for name in ("carl", "meg", "hanna")] == [0, 1, 2]
        assert wishes.rim("jimmy") is None


class TestMission:
    def test_a_click_shows_another_mission(self) -> None:
        hands = at_table()
        hands.click_on("m1")
        assert setup_of(hands).wishes.mission == "m1"
        said = written(hands)
        assert "The blue objective cannot be taken." in said
        assert "easy, about 25 minutes" in said

    def test_so_do_arrows_and_enter(self) -> None:
        hands = at_table()
        hands.app.scene.screen.focus(hands.find("m0"), by_keys=True)
        for key in (pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN):
            hands.key(key)
        assert setup_of(hands).wishes.mission == "m2"
        assert "Not in this mission: Brawlers." in written(hands)
        focused = hands.app.scene.screen.focused
        assert focused is not None
        assert focused.name == "m2"

    @pytest.mark.parametrize("lang", ["en", "it"])
    def test_no_mission_spills(self, lang: str) -> None:
        for mission in missions_of(GAME):
            app = shots.opened("setup", (1280, 720), lang)
            scene = app.scene
            assert isinstance(scene, Setup)
            scene.choose_mission(mission)
            proof = Proof()
            app.draw(proof)
            assert proof.faults() == [], mission

    def test_the_board_appears_tile_by_tile_and_then_rests(self) -> None:
        hands = at_table()
        picture = next(widget for widget in hands.app.scene.screen.top.walk() if isinstance(widget, BoardPicture))
        assert picture.ready() is None
        assert picture.wait() == 0
        hands.pass_time(0.2)
        made = picture.ready()
        assert made is not None
        assert picture.wait() is None
        assert abs(made.get_height() - 2 * made.get_width()) <= 1, "two tiles below each other"
        colours = {tuple(made.get_at((x, 40))) for x in range(0, made.get_width(), 7)}
        assert len(colours) > 10, "there is ground to be seen"


class TestBand:
    def test_faces_join_and_leave_by_click(self) -> None:
        hands = at_table(BAND, Wishes())
        hands.click_on("meg")
        hands.click_on("carl")
        hands.click_on("meg")
        assert list(setup_of(hands).wishes.band) == ["carl"]

    def test_and_by_keyboard(self) -> None:
        hands = at_table(BAND, Wishes())
        hands.app.scene.screen.focus(hands.find("meg"), by_keys=True)
        hands.key(pygame.K_SPACE)
        hands.key(pygame.K_RIGHT)
        hands.key(pygame.K_RETURN)
        assert list(setup_of(hands).wishes.band) == ["meg", "pablito"]

    def test_forbidden_classes_are_locked_and_say_why(self) -> None:
        wishes = Wishes(mission="m10")
        hands = at_table(BAND, wishes)
        assert hands.find("thomas").tip == "No Faithful in this mission."
        hands.click_on("thomas")
        assert wishes.band == {}

    def test_players_are_counted_and_named(self) -> None:
        hands = at_table(BAND)
        hands.click_on("players 3")
        hands.click_on("Player 2")
        hands.type("Bruno")
        wishes = setup_of(hands).wishes
        assert wishes.players == ("Player 1", "Bruno", "Player 3")
        assert "3 players" in written(hands)
        hands.click_on("players 2")
        field = hands.find("Player 2")
        assert isinstance(field, Field)
        assert field.text == "Bruno"

    def test_survivors_go_to_another_player_by_click_and_by_drag(self) -> None:
        hands = at_table(BAND)
        hands.click_on("players 2")
        wishes = setup_of(hands).wishes
        first, second = list(wishes.band)[:2]
        hands.click_on(f"hand {first}")
        assert wishes.band[first] == 1
        hands.drag(hands.find(f"hand {second}").rect.center, hands.find("Player 1").rect.center)
        assert wishes.band[second] == 0

    def test_bands_are_suggested_drawn_and_dismissed(self) -> None:
        hands = at_table(BAND)
        setup_of(hands).chance = Random(3)
        wishes = setup_of(hands).wishes
        hands.click_on("survivors 4")
        assert len(wishes.band) == 4
        before = list(wishes.band)
        hands.click_on("Random")
        assert len(wishes.band) == 4
        assert list(wishes.band) != before
        hands.click_on("Suggested band")
        assert list(wishes.band) == before
        hands.click_on("Nobody")
        assert wishes.band == {}
        assert "Choose at least one survivor." in written(hands)
        hands.click_on("Start")
        assert setup_of(hands)

    def test_pointing_shows_the_sheet(self) -> None:
        hands = at_table(BAND)
        hands.point(hands.find("trixie").rect.center)
        assert setup_of(hands)._band.shown == "trixie"

    def test_the_keyboard_reaches_everything(self) -> None:
        hands = at_table(BAND)
        visited = set()
        for _ in range(60):
            hands.key(pygame.K_TAB)
            widget = hands.app.scene.screen.focused
            assert widget is not None
            visited.add(widget.name)
        assert {"Mission", "players 6", "Player 1", "survivors 3", "Random", "trixie", "Back", "Start"} <= visited


class TestOptions:
    def test_options_of_the_game_and_of_the_table(self) -> None:
        hands = at_table(OPTIONS)
        for key in ("ultrared", "companions", "free_undo", "automatic", "hints"):
            assert isinstance(hands.find(key), Toggle)
            hands.click_on(key)
        hands.click_on("fast")
        wishes, settings = setup_of(hands).wishes, hands.app.settings
        assert wishes.ultrared
        assert wishes.companions
        assert (settings.free_undo, settings.automatic, settings.hints, settings.speed) == (True, False, False, "fast")

    def test_tabs_lead_from_page_to_page(self) -> None:
        hands = at_table()
        tabs = [widget.name for widget in hands.app.scene.screen.top.walk() if isinstance(widget, Tab)]
        assert tabs == ["Mission", "Players and survivors", "Options"]
        for name in tabs:
            hands.click_on(name)
        assert hands.find("ultrared")


class TestStart:
    def test_the_board_takes_the_place_of_the_set_up(self) -> None:
        hands = at_table(BAND)
        hands.click_on("players 2")
        hands.click_on("Player 1")
        hands.type("Anna")
        hands.click_on("Start")
        scene = hands.app.scene
        assert isinstance(scene, BoardScene)
        assert scene.view.player(0) == "Anna"
        assert scene.view.rules.table.seats == 2
        assert scene.view.mission.id == "m0"
        assert [one.name for one in hands.app.scenes] == ["title", "board"]

    def test_ctrl_and_enter_start_from_anywhere(self) -> None:
        hands = at_table()
        hands.key(pygame.K_RETURN, pygame.KMOD_CTRL)
        assert isinstance(hands.app.scene, BoardScene)

    def test_one_button_of_the_title_leads_into_the_first_game(self) -> None:
        app = App(hidden((1280, 720)), Settings(language="en"))
        app.push(Title)
        Hands(app).click_on("First game")
        scene = app.scene
        assert isinstance(scene, BoardScene)
        assert scene.view.mission.id == "m0"
        assert scene.view.rules.table.size == 6

    def test_new_game_leads_to_the_set_up_and_escape_back(self) -> None:
        app = App(hidden((1280, 720)), Settings(language="en"))
        app.push(Title)
        hands = Hands(app)
        hands.click_on("New game")
        assert isinstance(app.scene, Setup)
        hands.key(pygame.K_ESCAPE)
        assert isinstance(app.scene, Title)


class TestProofReading:
    @pytest.mark.parametrize("scale", [0.75, 1.25, 1.5, 2.0])
    @pytest.mark.parametrize("what", ["setup", "setup-band", "setup-options"])
    @pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
    def test_at_every_scale(self, what: str, size: tuple[int, int], scale: float) -> None:
        assert shots.proof(what, size, "it", scale).faults() == []

    @pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
    def test_six_players(self, size: tuple[int, int]) -> None:
        wishes = first_game()
        wishes.seat_players(6)
        wishes.names = ["Massimiliano Bonaventura", "Bruno", "", "", "", ""]
        hands = at_table(BAND, wishes, size)
        proof = Proof()
        hands.app.scene.screen.touch()
        hands.app.draw(proof)
        assert proof.faults() == []
