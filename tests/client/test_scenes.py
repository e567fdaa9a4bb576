"""The screens as a player meets them: by mouse, by keyboard, in both languages, and proof-read in every size."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.client import shots, words
from game.client.app import App
from game.client.canvas import Proof
from game.client.help import chapters
from game.client.scenes.help import Help
from game.client.scenes.settings import SettingsScene
from game.client.scenes.title import Title
from game.client.shots import hidden
from game.client.widgets import Slider, Toggle
from game.engine import Refused
from game.saves import settings as kept
from game.saves.folders import folders
from game.saves.settings import Settings
from tests.client.hands import Hands

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
SCREENS = [
    "kept-games",
    "campaigns",
    "campaign-new",
    "campaign-band",
    "title",
    "missions",
    "setup",
    "setup-band",
    "setup-options",
    "settings",
    "help",
    "demo",
]


def at_title(size: tuple[int, int] = (1280, 720), settings: Settings | None = None) -> Hands:
    app = App(hidden(size), settings or Settings(language="en"))
    app.push(Title)
    app.draw()
    return Hands(app)


class TestTitle:
    def test_entries_without_content_say_why(self) -> None:
        hands = at_title()
        for name in ("Continue", "Replays"):
            button = hands.find(name)
            assert not button.enabled
            assert button.tip.endswith(".")
            hands.click_on(name)
        assert isinstance(hands.app.scene, Title)

    def test_to_the_settings_and_back_by_mouse(self) -> None:
        hands = at_title()
        hands.click_on("Settings")
        assert isinstance(hands.app.scene, SettingsScene)
        hands.click_on("Back")
        assert isinstance(hands.app.scene, Title)

    def test_to_the_help_and_back_by_keyboard(self) -> None:
        hands = at_title()
        for _ in range(9):
            hands.key(pygame.K_DOWN)
        hands.key(pygame.K_RETURN)
        assert isinstance(hands.app.scene, Help)
        hands.key(pygame.K_ESCAPE)
        assert isinstance(hands.app.scene, Title)

    def test_escape_asks_before_it_leaves(self) -> None:
        hands = at_title()
        hands.key(pygame.K_ESCAPE)
        assert hands.app.running
        hands.click_on("Stay")
        assert len(hands.app.scene.screen.layers) == 1
        hands.key(pygame.K_ESCAPE)
        hands.click_on("Quit")
        assert not hands.app.running

    def test_buttons_click_and_disabled_ones_do_not(self, monkeypatch: pytest.MonkeyPatch) -> None:
        heard: list[str] = []
        monkeypatch.setattr("game.client.sound.Speaker.play", lambda speaker, name: heard.append(name))
        hands = at_title()
        hands.click_on("Continue")
        assert heard == []
        hands.click_on("Settings")
        hands.key(pygame.K_TAB)
        hands.key(pygame.K_RETURN)
        assert heard == ["click", "click"]

    def test_closing_the_window_leaves(self) -> None:
        hands = at_title()
        hands.app.handle(pygame.event.Event(pygame.QUIT))
        assert not hands.app.running

    def test_the_picture_appears_and_then_nothing_is_drawn_any_more(self) -> None:
        hands = at_title()
        frames = 0
        while hands.app.scene.wait() == 0 and frames < 600:
            hands.app.update(1 / 60)
            hands.app.draw()
            frames += 1
        assert frames < 600
        assert hands.app.scene.wait() is None
        assert not hands.app.draw()
        survivor = hands.app.surface.get_at((860, 480))
        assert sum(survivor[:3]) > 60, "there is light on the table"

    def test_troubles_are_told_once(self) -> None:
        app = App(hidden((1280, 720)), Settings(language="en"), troubles=(Refused("The cat sat on it."),))
        app.push(Title)
        app.update(0)
        hands = Hands(app)
        assert len(app.scene.screen.layers) == 2
        hands.click_on("All right")
        app.update(0)
        assert len(app.scene.screen.layers) == 1


class TestSettings:
    def test_the_language_changes_at_once_and_everywhere(self) -> None:
        hands = at_title()
        hands.click_on("Settings")
        hands.click_on("Italiano")
        assert hands.find("Indietro")
        hands.click_on("Indietro")
        assert hands.find("Nuova partita")
        words.speak("en")

    def test_every_setting_can_be_changed_by_mouse(self) -> None:
        hands = at_title((1920, 1080))
        hands.click_on("Settings")
        before = hands.app.settings.model_dump()
        for key in ("mute", "reduced_motion", "patterns", "free_undo", "automatic", "hints"):
            toggle = hands.find(key)
            assert isinstance(toggle, Toggle)
            hands.click_on(key)
            assert getattr(hands.app.settings, key) != before[key]
        hands.click_on("fast")
        hands.click_on("125 %")
        volume = hands.find("volume")
        assert isinstance(volume, Slider)
        hands.click((volume.rect.right - 12, volume.rect.centery))
        assert hands.app.settings.speed == "fast"
        assert hands.app.settings.scale == 125
        assert hands.app.look.scale == 1.25
        assert hands.app.settings.volume == 100
        assert hands.app.speaker.volume == 1.0

    def test_settings_are_written_when_the_player_pauses(self, monkeypatch: pytest.MonkeyPatch) -> None:
        hands = at_title()
        hands.app.change(mute=True)
        hands.app._save()
        assert kept.load(folders().settings) == (hands.app.settings, ())

    def test_settings_that_cannot_be_written_are_told(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def full(settings: Settings, path: Path) -> None:
            raise Refused("There is no room left on the disk.")

        monkeypatch.setattr(kept, "save", full)
        hands = at_title()
        hands.app.change(mute=True)
        hands.app._save()
        hands.app.update(0)
        assert len(hands.app.scene.screen.layers) == 2

    def test_the_keyboard_reaches_everything(self) -> None:
        hands = at_title()
        hands.click_on("Settings")
        visited = set()
        for _ in range(60):
            hands.key(pygame.K_TAB)
            widget = hands.app.scene.screen.focused
            assert widget is not None
            visited.add(widget.name)
        assert {"English", "Italiano", "fullscreen", "volume", "mute", "instant", "hints", "Back"} <= visited

    def test_the_focus_survives_a_change_of_scale(self) -> None:
        hands = at_title((1920, 1080))
        hands.click_on("Settings")
        hands.app.scene.screen.focus(hands.find("150 %"), by_keys=True)
        hands.key(pygame.K_RETURN)
        focused = hands.app.scene.screen.focused
        assert focused is not None
        assert focused.name == "150 %"
        assert focused.ringed


class TestHelp:
    def test_typing_searches_at_once(self) -> None:
        hands = at_title()
        hands.app.push(Help)
        hands.type("friendly")
        scene = hands.app.scene
        assert isinstance(scene, Help)
        assert scene._shown.id == "friendly"
        assert next(link.name for link in scene._list.children) == "Friendly fire"

    def test_nothing_found_is_said(self) -> None:
        hands = at_title()
        hands.app.push(Help)
        hands.type("spaceship")
        proof = Proof()
        hands.app.draw(proof)
        assert any(note.text.startswith("Nothing found") for note in proof.written)

    def test_a_click_turns_to_a_chapter(self) -> None:
        hands = at_title()
        hands.app.push(Help)
        hands.click_on("Movement")
        scene = hands.app.scene
        assert isinstance(scene, Help)
        assert scene._shown.id == "movement"
        hands.key(pygame.K_DOWN)
        hands.key(pygame.K_RETURN)
        assert scene._shown.id == "sight"

    @pytest.mark.parametrize("lang", ["en", "it"])
    def test_no_chapter_spills(self, lang: str) -> None:
        app = shots.opened("help", (1280, 720), lang)
        for chapter in chapters("undead_or_alive", lang):
            scene = app.scene
            assert isinstance(scene, Help)
            scene.open(chapter.id)
            proof = Proof()
            app.draw(proof)
            assert proof.faults() == [], chapter.id


class TestProofReading:
    @pytest.mark.parametrize("lang", ["en", "it"])
    @pytest.mark.parametrize("size", SIZES)
    @pytest.mark.parametrize("what", SCREENS)
    def test_no_text_leaves_its_box_or_runs_over_another(self, what: str, size: tuple[int, int], lang: str) -> None:
        proof = shots.proof(what, size, lang)
        assert proof.written
        assert proof.faults() == []

    @pytest.mark.parametrize("scale", [0.75, 1.25, 1.5, 2.0])
    @pytest.mark.parametrize("what", ["title", "settings", "help"])
    @pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
    def test_at_every_scale_too(self, what: str, size: tuple[int, int], scale: float) -> None:
        assert shots.proof(what, size, "it", scale).faults() == []

    def test_dialogs_too(self) -> None:
        hands = at_title()
        hands.key(pygame.K_ESCAPE)
        proof = Proof()
        hands.app.draw(proof)
        assert proof.faults() == []
        assert {"Leave Holdout?", "Quit", "Stay"} <= {note.text for note in proof.written}


class TestShots:
    def test_a_shot_is_a_picture_of_the_wished_size(self, tmp_path: Path) -> None:
        out = tmp_path / "new" / "title.png"
        shots.shot("title", out, (1280, 720), "it", 1.0)
        assert pygame.image.load(out).get_size() == (1280, 720)

    def test_an_unknown_screen_is_refused_in_words(self, tmp_path: Path) -> None:
        with pytest.raises(Refused, match="no screen called nonsense"):
            shots.shot("nonsense", tmp_path / "x.png")


class TestWindow:
    def test_a_smaller_window_is_laid_out_anew(self) -> None:
        hands = at_title((1920, 1080))
        before = hands.find("Help").rect.copy()
        hands.app.surface = hidden((1280, 720))
        hands.app._apply()
        hands.app._rebuild()
        assert hands.app.look.scale == pytest.approx(0.8)
        assert hands.find("Help").rect != before
        assert hands.app.scene.screen.area.size == (1280, 720)

    def test_f11_is_full_screen(self, monkeypatch: pytest.MonkeyPatch) -> None:
        opened: list[bool] = []

        def open_window(size: tuple[int, int], *, fullscreen: bool) -> pygame.Surface:
            opened.append(fullscreen)
            return hidden((1920, 1080) if fullscreen else size)

        monkeypatch.setattr("game.client.app.open_window", open_window)
        hands = at_title()
        hands.key(pygame.K_F11)
        assert hands.app.size == (1920, 1080)
        hands.key(pygame.K_RETURN, pygame.KMOD_ALT)
        assert hands.app.size == (1280, 720)
        assert opened == [True, False]
