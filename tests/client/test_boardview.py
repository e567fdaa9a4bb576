"""The board on the screen: camera, places of figures, outlines, and what the mouse finds."""

from __future__ import annotations

from itertools import combinations, pairwise

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.board import Rect
from game.client.boardview import BoardModel, BoardView, Camera, Figure, Highlight, Route
from game.client.boardview.fanout import MOST, arranged, merged, slots
from game.client.boardview.view import Target
from game.client.boardview.zones import outline
from game.client.scenes.demo import crowded, mission_board
from game.client.scenes.scene import Scene
from game.client.shots import hidden
from game.client.tween import Walk, along, ease_out
from game.client.widgets import Widget
from tests.boards import board as drawn
from tests.client.hands import Hands

from game.client.app import App  # isort: skip
from game.saves.settings import Settings  # isort: skip

TOWN = drawn("""
    +-----+-----+-----+-----+
    | a     a     b     b   |
    +     +-----+     +     +
    | a   | C   ' b     b   |
    +     +-----+     +     +
    | d     d     e     e   |
    +-----+-----+-----+-----+
""")


def figures(zone: str, count: int, kind: str = "walker") -> list[Figure]:
    return [Figure(f"{kind} {number:02}", kind, zone) for number in range(count)]


class Table(Scene):
    """A bare board with notes of what was clicked."""

    def __init__(self, app: App, model: BoardModel) -> None:
        self.model = model
        self.clicks: list[Target] = []
        super().__init__(app)

    def build(self) -> Widget:
        self.view = BoardView(self.model, self.app.look.pictures, clicked=self.clicks.append)
        return self.view


def table(model: BoardModel, size: tuple[int, int] = (960, 640)) -> tuple[Hands, Table]:
    app = App(hidden(size), Settings())
    app.push(lambda app: Table(app, model))
    hands = Hands(app)
    hands.pass_time(0.2)
    scene = app.scene
    assert isinstance(scene, Table)
    return hands, scene


class TestCamera:
    @given(x=st.floats(0, 2000), y=st.floats(0, 1500), zoom=st.floats(0.3, 2))
    def test_there_and_back_again(self, x: float, y: float, zoom: float) -> None:
        camera = Camera((2000, 1500), (1280, 720))
        camera.look_at(x, y, zoom)
        camera.arrive()
        assert camera.to_board(*camera.to_screen(x, y)) == pytest.approx((x, y), abs=0.01)

    def test_fitting_shows_the_whole_board(self) -> None:
        camera = Camera((1920, 1920), (1280, 720))
        camera.fit()
        camera.arrive()
        left, top = camera.to_screen(0, 0)
        right, bottom = camera.to_screen(1920, 1920)
        assert left >= 0
        assert top >= 0
        assert right <= 1280
        assert bottom <= 720

    def test_what_is_under_the_cursor_stays_there_while_zooming(self) -> None:
        camera = Camera((1920, 1920), (1280, 720))
        camera.look_at(900, 900, 1.0)
        camera.arrive()
        held = camera.to_board(400, 300)
        camera.zoom_at((400, 300), 1.4)
        while camera.update(1 / 60):
            assert camera.to_screen(*held) == pytest.approx((400, 300), abs=2)
        assert camera.zoom == pytest.approx(1.4)

    @given(st.lists(st.tuples(st.integers(-900, 900), st.integers(-900, 900)), max_size=8))
    def test_the_board_is_never_lost(self, pulls: list[tuple[int, int]]) -> None:
        camera = Camera((1920, 1280), (800, 600))
        camera.look_at(900, 600, 1.0)
        camera.arrive()
        for pull in pulls:
            camera.drag(*pull)
        x, y = camera.to_board(400, 300)
        assert -64 <= x <= 1984
        assert -64 <= y <= 1344

    def test_it_comes_to_rest(self) -> None:
        camera = Camera((1920, 1280), (800, 600))
        camera.look_at(400, 400, 1.2)
        frames = 0
        while camera.update(1 / 60):
            frames += 1
        assert 5 < frames < 60
        assert not camera.moving

    def test_reduced_motion_jumps(self) -> None:
        camera = Camera((1920, 1280), (800, 600))
        camera.smooth = False
        camera.look_at(400, 400, 1.2)
        assert camera.update(1 / 60)
        assert not camera.moving

    def test_following_moves_no_more_than_needed(self) -> None:
        camera = Camera((4000, 4000), (800, 600))
        camera.look_at(1000, 1000, 1.0)
        camera.arrive()
        camera.follow(1010, 1010)
        assert not camera.moving
        camera.follow(2000, 1000)
        camera.arrive()
        assert camera.to_screen(2000, 1000)[0] == pytest.approx(800 * 0.8, abs=2)


class TestFanOut:
    @pytest.mark.parametrize("count", range(1, MOST + 1))
    @pytest.mark.parametrize("room", [Rect(0, 0, 192, 192), Rect(64, 32, 128, 256), Rect(0, 0, 256, 128)])
    def test_up_to_twenty_stand_apart_inside_their_zone(self, room: Rect, count: int) -> None:
        spots = slots([room], count)
        assert len(spots) == count
        for x, y in spots:
            assert room.x < x < room.right
            assert room.y < y < room.bottom
        for (x1, y1), (x2, y2) in combinations(spots, 2):
            assert abs(x1 - x2) >= 16 or abs(y1 - y2) >= 14, "two bases on one spot"

    @pytest.mark.parametrize("mission", ["m0", "m1", "m6"])
    def test_twenty_are_told_apart_in_every_zone_of_real_boards(self, mission: str) -> None:
        board, _, _ = mission_board(mission)
        for zone in board.zones.values():
            for (x1, y1), (x2, y2) in combinations(slots(zone.rects, MOST), 2):
                assert abs(x1 - x2) >= 11 or abs(y1 - y2) >= 9, zone.id

    def test_more_than_twenty_become_stacks_with_counts(self) -> None:
        crowd = figures("a", 18) + figures("a", 7, "runner") + [Figure("meg", "meg", "a", rim=1)]
        standing = arranged(crowd, TOWN.zones["a"].rects)
        assert sorted((one.figure.sprite, one.count) for one in standing) == [("meg", 1), ("runner", 7), ("walker", 18)]

    def test_survivors_stand_in_front(self) -> None:
        crowd = [Figure("meg", "meg", "a", rim=1), *figures("a", 9)]
        standing = {one.figure.id: one.y for one in arranged(crowd, TOWN.zones["a"].rects)}
        assert standing["meg"] == max(standing.values())

    def test_the_same_crowd_always_stands_the_same_way(self) -> None:
        rects = TOWN.zones["a"].rects
        assert arranged(figures("a", 13), rects) == arranged(figures("a", 13), rects)

    def test_a_zone_across_a_joint_is_one_room(self) -> None:
        whole = [Rect(0, 0, 384, 192)]
        assert merged([Rect(0, 0, 192, 192), Rect(192, 0, 192, 192)]) == whole
        assert merged([Rect(0, 96, 384, 96), Rect(192, 0, 192, 96), Rect(0, 0, 192, 96)]) == whole
        assert len(merged([Rect(0, 0, 192, 192), Rect(192, 0, 192, 96)])) == 2

    def test_a_bent_zone_is_used_as_a_whole(self) -> None:
        spots = slots([Rect(0, 0, 128, 128), Rect(128, 0, 64, 128), Rect(0, 128, 128, 96)], 14)
        assert any(y > 128 for _, y in spots)


class TestOutline:
    def test_a_rectangle_has_four_sides(self) -> None:
        assert len(outline((Rect(0, 0, 96, 64),))) == 4

    def test_touching_parts_have_no_line_between_them(self) -> None:
        sides = outline((Rect(0, 0, 64, 64), Rect(64, 0, 64, 64)))
        assert len(sides) == 4
        assert not any(x1 == x2 == 64 for x1, _, x2, _ in sides)

    def test_an_l_has_six_sides(self) -> None:
        assert len(outline((Rect(0, 0, 64, 128), Rect(64, 64, 64, 64)))) == 6


class TestMotion:
    @given(t=st.floats(-1, 2), later=st.floats(0, 1))
    def test_easing_starts_ends_and_never_turns_back(self, t: float, later: float) -> None:
        assert ease_out(0) == 0
        assert ease_out(1) == 1
        assert ease_out(t + later) >= ease_out(t)

    def test_a_route_is_walked_at_even_speed(self) -> None:
        route = ((0.0, 0.0), (10.0, 0.0), (10.0, 30.0))
        places = [along(route, step / 8) for step in range(9)]
        assert places[0] == (0, 0)
        assert places[2] == (10, 0)
        assert places[-1] == (10, 30)
        steps = [abs(x2 - x1) + abs(y2 - y1) for (x1, y1), (x2, y2) in pairwise(places)]
        assert steps == pytest.approx([5] * 8)

    def test_a_walk_ends(self) -> None:
        walk = Walk(((0, 0), (8, 8)), began=2.0, seconds=0.5)
        assert walk.at(1.0) == (0, 0)
        assert walk.at(3.0) == (8, 8)
        assert not walk.over(2.4)
        assert walk.over(2.5)


class TestView:
    def test_a_click_finds_the_zone(self) -> None:
        hands, scene = table(BoardModel("undead_or_alive", TOWN))
        x, y = scene.view.camera.to_screen(*TOWN.zones["C"].label)
        hands.click((round(x), round(y)))
        assert scene.clicks == [Target("C")]

    def test_a_click_finds_the_figure_before_the_zone(self) -> None:
        hands, scene = table(BoardModel("undead_or_alive", TOWN, figures=figures("e", 1)))
        standing = arranged(figures("e", 1), TOWN.zones["e"].rects)[0]
        x, y = scene.view.camera.to_screen(standing.x, standing.y - 30)
        hands.click((round(x), round(y)))
        assert scene.clicks == [Target("e", figure="walker 00")]

    def test_dragging_moves_the_table_and_clicks_nothing(self) -> None:
        hands, scene = table(BoardModel("undead_or_alive", mission_board("m1")[0]))
        scene.view.camera.look_at(600, 700, 1.5)
        scene.view.camera.arrive()
        before = scene.view.camera.x
        hands.drag((500, 300), (380, 300))
        assert scene.view.camera.x == pytest.approx(before + 120 / 1.5, abs=1)
        assert scene.clicks == []

    def test_the_wheel_zooms_at_the_cursor(self) -> None:
        hands, scene = table(BoardModel("undead_or_alive", mission_board("m1")[0]))
        scene.view.camera.look_at(640, 720, 1.2)
        scene.view.camera.arrive()
        held = scene.view.camera.to_board(300, 200)
        hands.wheel((300, 200), 1)
        hands.pass_time(1)
        assert scene.view.camera.zoom == pytest.approx(1.2 * 1.18)
        assert scene.view.camera.to_screen(*held) == pytest.approx((300, 200), abs=3)

    def test_keys_move_the_camera(self) -> None:
        hands, scene = table(BoardModel("undead_or_alive", mission_board("m1")[0]))
        hands.app.scene.screen.focus(scene.view)
        for _ in range(4):
            hands.key(pygame.K_PLUS)
        hands.pass_time(1)
        x, zoom = scene.view.camera.x, scene.view.camera.zoom
        hands.key(pygame.K_d, pygame.KMOD_SHIFT)
        hands.pass_time(1)
        assert scene.view.camera.x > x
        hands.key(pygame.K_HOME)
        hands.pass_time(1)
        assert scene.view.camera.zoom == pytest.approx(scene.view.camera.fitting)
        assert zoom > scene.view.camera.zoom

    def test_figures_walk_to_their_new_zone_and_arrive(self) -> None:
        model = BoardModel("undead_or_alive", TOWN, figures=figures("a", 1))
        hands, scene = table(model)
        scene.view.show_model(BoardModel("undead_or_alive", TOWN, figures=figures("e", 1)), 0.4)
        assert scene.wait() == 0
        hands.pass_time(0.1)
        target = arranged(figures("e", 1), TOWN.zones["e"].rects)[0]
        assert scene.view._place("walker 00") != (target.x, target.y)
        hands.pass_time(0.5)
        assert scene.view._place("walker 00") == (target.x, target.y)
        assert scene.wait() is None

    def test_with_reduced_motion_figures_are_there_at_once(self) -> None:
        hands, scene = table(BoardModel("undead_or_alive", TOWN, figures=figures("a", 1)))
        hands.app.change(reduced_motion=True)
        scene.rebuild()
        scene.view.show_model(BoardModel("undead_or_alive", TOWN, figures=figures("e", 1)), 0.4)
        target = arranged(figures("e", 1), TOWN.zones["e"].rects)[0]
        assert scene.view._place("walker 00") == (target.x, target.y)
        assert not scene.view.camera.smooth

    def test_a_legal_zone_lights_up(self) -> None:
        bare, _ = table(BoardModel("undead_or_alive", TOWN))
        lit, scene = table(
            BoardModel("undead_or_alive", TOWN, highlights=[Highlight("b")], route=Route(("a", "b"), "1"))
        )
        x, y = scene.view.camera.to_screen(TOWN.zones["b"].rects[0].x + 6, TOWN.zones["b"].rects[0].y + 40)
        spot = (round(x), round(y))
        assert lit.app.surface.get_at(spot) != bare.app.surface.get_at(spot)

    def test_nothing_moves_nothing_is_drawn(self) -> None:
        hands, scene = table(crowded(TOWN, zombies=30))
        assert scene.wait() is None
        assert not hands.app.draw()
        hands.app.update(1.0)
        assert not hands.app.draw()
