"""Widgets: one focus for mouse and keyboard, layout that fits, and every control by both hands."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.client.app import App
from game.client.canvas import Canvas, Proof
from game.client.look import automatic_scale, usable_scale
from game.client.scenes.scene import Scene
from game.client.shots import hidden
from game.client.widgets import (
    Button,
    Choice,
    Column,
    Dialog,
    Field,
    Gap,
    Grid,
    IconButton,
    Kept,
    Label,
    Link,
    Panel,
    Picture,
    Progress,
    Row,
    Rule,
    Scroll,
    Slider,
    Tab,
    Toggle,
    Widget,
)
from game.client.widgets.field import BLINK
from game.saves.settings import Settings
from tests.client.hands import Hands


class Sheet(Scene):
    """A scene with whatever widgets a test brings."""

    def __init__(self, app: App, make: Callable[[], Widget]) -> None:
        self.make = make
        super().__init__(app)

    def build(self) -> Widget:
        return self.make()


def shown(*widgets: Widget, size: tuple[int, int] = (960, 540)) -> Hands:
    app = App(hidden(size), Settings(scale=100))
    app.push(lambda app: Sheet(app, lambda: Column(*widgets, cross="start")))
    app.draw()
    return Hands(app)


def focused(hands: Hands) -> str:
    widget = hands.app.scene.screen.focused
    return widget.name if widget is not None else ""


class TestFocus:
    def test_tab_goes_round_and_back(self) -> None:
        hands = shown(*(Button(name, lambda: None) for name in "abc"))
        visited = []
        for _ in range(4):
            hands.key(pygame.K_TAB)
            visited.append(focused(hands))
        assert visited == ["a", "b", "c", "a"]
        hands.key(pygame.K_TAB, pygame.KMOD_SHIFT)
        assert focused(hands) == "c"

    def test_arrows_go_where_they_point(self) -> None:
        rows = [Row(*(Button(f"{row}{column}", lambda: None, width=90) for column in range(3))) for row in range(3)]
        hands = shown(*rows)
        hands.app.scene.screen.focus(hands.find("11"), by_keys=True)
        for key, there in (
            (pygame.K_RIGHT, "12"),
            (pygame.K_UP, "02"),
            (pygame.K_LEFT, "01"),
            (pygame.K_DOWN, "11"),
            (pygame.K_DOWN, "21"),
            (pygame.K_DOWN, "21"),
        ):
            hands.key(key)
            assert focused(hands) == there

    def test_enter_and_space_press_the_focused_button(self) -> None:
        pressed: list[str] = []
        hands = shown(Button("one", lambda: pressed.append("one")), Button("two", lambda: pressed.append("two")))
        hands.key(pygame.K_TAB)
        hands.key(pygame.K_RETURN)
        hands.key(pygame.K_TAB)
        hands.key(pygame.K_SPACE)
        assert pressed == ["one", "two"]

    def test_the_ring_shows_for_the_keyboard_only(self) -> None:
        hands = shown(Button("a", lambda: None), Button("b", lambda: None))
        hands.click_on("a")
        assert not hands.find("a").ringed
        hands.key(pygame.K_TAB)
        assert hands.find("b").ringed

    def test_the_ring_can_be_seen(self) -> None:
        hands = shown(Gap(20), Button("a", lambda: None, width=100))
        before = hands.app.surface.copy()
        hands.key(pygame.K_TAB)
        hands.app.draw()
        spot = hands.find("a").rect.move(0, -2).midtop
        assert hands.app.surface.get_at(spot) != before.get_at(spot)

    def test_a_disabled_button_does_nothing_and_says_why(self) -> None:
        pressed: list[bool] = []
        hands = shown(Button("no", lambda: pressed.append(True), enabled=False, tip="Because of the rain."))
        hands.click_on("no")
        hands.key(pygame.K_TAB)
        hands.key(pygame.K_RETURN)
        assert not pressed
        proof = Proof()
        hands.app.update(0.6)
        hands.app.draw(proof)
        assert any(note.text == "Because of the rain." for note in proof.written)


class TestMouse:
    def test_a_click_counts_when_released_on_the_button(self) -> None:
        pressed: list[bool] = []
        hands = shown(Button("go", lambda: pressed.append(True)))
        spot = hands.find("go").rect.center
        hands.press(spot)
        assert hands.find("go").down
        hands.release((900, 500))
        assert not pressed
        hands.click(spot)
        assert pressed == [True]

    def test_hover_lights_and_leaves(self) -> None:
        hands = shown(IconButton("move", lambda: None, tip="Move"))
        hands.point(hands.find("Move").rect.center)
        assert hands.find("Move").hot
        hands.point((900, 500))
        assert not hands.find("Move").hot

    def test_a_tip_comes_after_a_while_and_goes_with_the_mouse(self) -> None:
        hands = shown(IconButton("move", lambda: None, tip="Move"))
        hands.point(hands.find("Move").rect.center)
        waits = hands.app.scene.wait()
        assert waits == pytest.approx(0.5)
        hands.app.update(0.3)
        assert _texts(hands) == []
        hands.app.update(0.3)
        assert _texts(hands) == ["Move"]
        assert hands.app.scene.wait() is None
        hands.point((900, 500))
        assert _texts(hands) == []


def _texts(hands: Hands) -> list[str]:
    proof = Proof()
    hands.app.scene.draw(Canvas(hands.app.surface, hands.app.look, proof))
    return [note.text for note in proof.written]


class TestControls:
    def test_a_toggle_by_mouse_and_keys(self) -> None:
        told: list[bool] = []
        hands = shown(Toggle(False, told.append, name="light"))
        hands.click_on("light")
        hands.key(pygame.K_LEFT)
        hands.key(pygame.K_LEFT)
        hands.key(pygame.K_RIGHT)
        assert told == [True, False, True]

    def test_a_slider_by_mouse_and_keys(self) -> None:
        told: list[int] = []
        hands = shown(Slider(50, 0, 100, told.append, name="volume", step=10))
        rect = hands.find("volume").rect
        hands.press(rect.center)
        hands.point((rect.right + 50, rect.centery))
        hands.release((rect.right + 50, rect.centery))
        assert told[-1] == 100
        hands.key(pygame.K_LEFT)
        assert told[-1] == 90
        hands.key(pygame.K_HOME)
        assert told[-1] == 0
        hands.key(pygame.K_LEFT)
        assert told[-1] == 0

    def test_a_field_takes_text_and_edits_it(self) -> None:
        told: list[str] = []
        hands = shown(Field("", told.append, hint="Name", most=8))
        hands.click_on("Name")
        hands.type("Hanna!?")
        hands.key(pygame.K_BACKSPACE)
        hands.key(pygame.K_BACKSPACE)
        assert told[-1] == "Hanna"
        hands.key(pygame.K_HOME)
        hands.key(pygame.K_DELETE)
        hands.type("J")
        assert told[-1] == "Janna"
        hands.key(pygame.K_END)
        hands.type(" of the West")
        assert told[-1] == "Janna of"
        hands.key(pygame.K_a, pygame.KMOD_CTRL)
        hands.type("X")
        assert told[-1] == "X"

    def test_a_field_takes_what_was_copied(self, monkeypatch: pytest.MonkeyPatch) -> None:
        told: list[str] = []
        hands = shown(Field("", told.append, hint="Name"))
        hands.click_on("Name")
        monkeypatch.setattr(pygame.scrap, "get_text", lambda: "two\nlines")
        hands.key(pygame.K_v, pygame.KMOD_CTRL)
        assert told == ["twolines"]

    def test_only_a_focused_field_blinks(self) -> None:
        hands = shown(Field("", lambda text: None, hint="Name"))
        assert hands.app.scene.wait() is None
        hands.click_on("Name")
        hands.point((900, 500))
        assert hands.app.scene.wait() == pytest.approx(BLINK)
        hands.app.draw()
        hands.app.update(BLINK + 0.01)
        assert hands.app.draw()

    def test_progress_stays_within_its_bounds(self) -> None:
        bar = Progress(width=100)
        bar.advance(3)
        assert bar.share == 1
        bar.advance(-1)
        assert bar.share == 0

    def test_tabs_and_pictures(self) -> None:
        pressed: list[str] = []
        tabs = Row(*(Tab(name, lambda name=name: pressed.append(name), chosen=name == "a") for name in "ab"))
        hands = shown(tabs, Rule(), Picture("common/dice/face_6", width=64, height=64, tip="Six"))
        hands.click_on("b")
        hands.key(pygame.K_LEFT)
        hands.key(pygame.K_RETURN)
        assert pressed == ["b", "a"]
        picture = hands.app.scene.screen.top.children[2]
        assert hands.app.surface.get_at(picture.rect.center) != (0, 0, 0)

    def test_a_link_is_a_button_too(self) -> None:
        pressed: list[bool] = []
        hands = shown(Link("here", lambda: pressed.append(True)))
        hands.click_on("here")
        assert pressed


class TestScroll:
    def make(self) -> Hands:
        long = Column(*(Button(f"{number}", lambda: None) for number in range(30)))
        return shown(Scroll(long, height=300, grow=0))

    def test_the_wheel_scrolls_and_stops_at_the_end(self) -> None:
        hands = self.make()
        scroll = hands.app.scene.screen.top.children[0]
        assert isinstance(scroll, Scroll)
        hands.wheel((20, 100), -2)
        assert scroll.offset > 0
        hands.wheel((20, 100), -500)
        bottom = scroll.offset
        hands.wheel((20, 100), -5)
        assert scroll.offset == bottom
        assert hands.find("29").rect.bottom <= scroll.rect.bottom

    def test_the_focus_is_always_in_view(self) -> None:
        hands = self.make()
        scroll = hands.app.scene.screen.top.children[0]
        for _ in range(30):
            hands.key(pygame.K_TAB)
            widget = hands.app.scene.screen.focused
            assert widget is not None
            assert scroll.rect.contains(widget.rect)

    def test_what_is_scrolled_away_cannot_be_clicked(self) -> None:
        hands = self.make()
        scroll = hands.app.scene.screen.top.children[0]
        hidden_one = hands.find("29")
        assert hidden_one.rect.top > scroll.rect.bottom
        assert scroll.at(hidden_one.rect.center) is None


class TestPopups:
    def test_a_dialog_takes_all_attention_until_answered(self) -> None:
        pressed: list[str] = []
        hands = shown(Button("behind", lambda: pressed.append("behind")))
        screen = hands.app.scene.screen
        behind = hands.find("behind").rect.center
        screen.ask(
            Dialog("Sure?", "Think twice.", [Choice("Yes", lambda: pressed.append("yes")), Choice("No", screen.close)])
        )
        hands.click(behind)
        hands.click_on("Yes")
        hands.key(pygame.K_ESCAPE)
        assert pressed == ["yes"]
        assert len(screen.layers) == 1
        hands.click_on("behind")
        assert pressed == ["yes", "behind"]

    def test_a_menu_closes_on_any_click(self) -> None:
        pressed: list[str] = []
        hands = shown(Label("ground"))
        screen = hands.app.scene.screen
        choices = [Choice("Search", lambda: pressed.append("search")), Choice("Wait", lambda: None, enabled=False)]
        screen.offer((950, 530), choices)
        assert hands.app.scene.screen.area.contains(screen.top.children[0].rect), "it stays on the screen"
        hands.click_on("Wait")
        hands.click((5, 5))
        assert len(screen.layers) == 1
        screen.offer((100, 100), choices)
        hands.key(pygame.K_RETURN)
        assert pressed == ["search"]
        assert len(screen.layers) == 1


class TestLayout:
    def test_growing_children_share_the_spare_room(self) -> None:
        left, right = Gap(grow=1), Gap(grow=3)
        row = Row(left, right, gap=0, width=400, height=20)
        shown(row)
        assert (left.rect.width, right.rect.width) == (100, 300)

    def test_text_wraps_in_the_room_that_is_left(self) -> None:
        words = Label("some words that will not fit on one line of this narrow row", grow=1)
        row = Row(words, Button("fixed", lambda: None, width=200), width=360)
        hands = shown(row)
        assert words.rect.right <= hands.find("fixed").rect.left
        assert words.rect.height > 30

    def test_a_grid_has_equal_columns(self) -> None:
        cells = [Button(str(number), lambda: None) for number in range(5)]
        shown(Grid(cells, 3, gap=10, width=320))
        assert len({cell.rect.width for cell in cells}) == 1
        assert cells[3].rect.top >= cells[0].rect.bottom

    @pytest.mark.parametrize(
        ("size", "scale"), [((1280, 720), 0.8), ((1920, 1080), 1.0), ((2560, 1440), 4 / 3), ((3840, 2160), 2.0)]
    )
    def test_the_automatic_scale(self, size: tuple[int, int], scale: float) -> None:
        assert automatic_scale(size) == pytest.approx(scale)

    def test_a_scale_never_leaves_too_little_room(self) -> None:
        assert usable_scale(2.0, (1280, 720)) == pytest.approx(4 / 3)
        assert usable_scale(2.0, (1920, 1080)) == 2.0

    def test_a_kept_panel_is_drawn_again_only_when_it_changed(self) -> None:
        drawn: list[bool] = []

        class Counting(Label):
            def paint(self, canvas: Canvas) -> None:
                drawn.append(True)
                super().paint(canvas)

        label = Counting("one")
        hands = shown(Kept(Panel(label)), Button("other", lambda: None))
        hands.point(hands.find("other").rect.center)
        hands.app.draw()
        assert len(drawn) == 1
        label.say("two")
        hands.app.draw()
        assert len(drawn) == 2


class TestProof:
    def test_it_finds_text_that_leaves_its_box(self) -> None:
        proof, canvas = self.canvas()
        canvas.text("a very long text", pygame.Rect(10, 10, 30, 30))
        assert any("leaves its box" in fault for fault in proof.faults())

    def test_it_finds_text_over_text(self) -> None:
        proof, canvas = self.canvas()
        canvas.text("one", pygame.Rect(10, 10, 200, 30))
        canvas.text("two", pygame.Rect(12, 12, 200, 30))
        assert any("runs over" in fault for fault in proof.faults())

    def test_it_finds_text_beyond_the_screen(self) -> None:
        proof, canvas = self.canvas()
        canvas.text("far", pygame.Rect(945, 10, 200, 30))
        assert any("leaves the screen" in fault for fault in proof.faults())

    def test_what_is_covered_does_not_count(self) -> None:
        proof, canvas = self.canvas()
        canvas.text("one", pygame.Rect(10, 10, 200, 30))
        canvas.covered(pygame.Rect(0, 0, 300, 100))
        canvas.text("two", pygame.Rect(12, 12, 200, 30))
        assert proof.faults() == []

    def canvas(self) -> tuple[Proof, Canvas]:
        proof = Proof()
        app = App(hidden((960, 540)), Settings(scale=100))
        return proof, Canvas(app.surface, app.look, proof)
