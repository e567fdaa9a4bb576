"""Hand-drawn boards on the table: baked beside the game as the oven bakes them, kept, and shown as drawn until then."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pygame
import pytest

from game.bake import bake, scene_of
from game.client.app import App
from game.client.grounds import Grounds, Laying, laying
from game.client.grounds.baking import bake_pieces
from game.client.grounds.cellar import Cellar
from game.client.grounds.plain import BARE, WALL
from game.client.grounds.plan import MOST_PIXELS, Plan, fitting_scale, plan_of
from game.client.pictures import Pictures
from game.client.play.start import kept_game, new_game, opening
from game.client.scenes.board import BoardScene
from game.client.scenes.laying import LayingScene
from game.client.scenes.title import Title
from game.client.shots import hidden
from game.engine import Refused
from game.saves.folders import folders
from game.saves.settings import Settings
from game.saves.shelf import Shelf
from game.shipped import shipped
from game.tiled.boards import read_board
from tests.client.drawn import drawn_mission
from tests.client.hands import Hands

GAME = "undead_or_alive"


@pytest.fixture(autouse=True)
def _display() -> None:
    hidden((1, 1))


@pytest.fixture
def mission(tmp_path: Path) -> Path:
    return drawn_mission(tmp_path / "two_doors")


class Here:
    """Stands in for the process: bakes at once, in this one."""

    begun = 0

    def __init__(self, plan: Plan, into: Path) -> None:
        type(self).begun += 1
        self.into, self.share, self.over, self.failure = into, 0.0, False, ""
        bake_pieces(plan, into, lambda share: None)

    def update(self, patience: float = 0.0) -> bool:
        self.share, self.over = 1.0, True
        return True

    def stop(self) -> None:
        self.over = True


@pytest.fixture
def baked_here(monkeypatch: pytest.MonkeyPatch) -> type[Here]:
    monkeypatch.setattr(laying, "Baking", Here)
    monkeypatch.setattr(Here, "begun", 0)
    return Here


def laid(mission: Path) -> Laying:
    found = Grounds(Pictures()).of(mission, GAME)
    assert found is not None
    return found


def whole(ground: Laying) -> np.ndarray:
    """The picture that the pieces make."""
    scale = ground.plan.scale
    made = pygame.Surface((round(ground.plan.size[0] * scale), round(ground.plan.size[1] * scale)))
    for tile in ground.tiles():
        picture = ground._pictures.get(tile.picture)
        assert picture is not None
        made.blit(picture, (tile.area.x * scale, tile.area.y * scale))
    return pygame.surfarray.array3d(made).swapaxes(0, 1)


class TestBaking:
    def test_a_process_bakes_what_the_oven_bakes_and_the_second_time_is_instant(
        self, mission: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        ground = laid(mission)
        assert not ground.ready
        ground.begin()
        shares = []
        while ground.busy:
            if ground.update(0.5):
                shares.append(ground.share)
        assert ground.failure is None
        assert shares == sorted(shares)
        assert len(shares) > 2
        drawing = read_board(mission / "board.tmx").drawing
        assert drawing is not None
        assert len(ground.plan.pieces) == 2
        assert np.array_equal(whole(ground), bake(scene_of(drawing), 2.0, vignette=True))
        monkeypatch.setattr(laying, "Baking", None)
        again = laid(mission)
        again.begin()
        assert again.ready
        assert np.array_equal(whole(again), whole(ground))
        assert [path.name for path in (folders().cache / "boards").iterdir()] == [ground.plan.key]

    def test_it_can_be_stopped_and_leaves_nothing_behind(self, mission: Path) -> None:
        ground = laid(mission)
        ground.begin()
        assert ground.busy
        ground.stop()
        assert not ground.busy
        assert not ground.ready
        assert list((folders().cache / "boards").iterdir()) == []

    def test_a_mishap_is_a_sentence_and_the_drawing_stays(self, mission: Path) -> None:
        ground = laid(mission)
        (mission / "board.tmx").write_text("torn", encoding="utf-8")
        ground.wait_for()
        assert not ground.ready
        assert "shown as it was drawn" in str(ground.failure)
        assert list((folders().cache / "boards").iterdir()) == []
        assert tuple(whole_plain(ground).get_at((10, 10)))[:3] == BARE
        ground.begin()
        assert not ground.busy, "it is not tried again and again"

    def test_a_cache_that_cannot_be_written_is_a_sentence(self, mission: Path) -> None:
        folders().cache.mkdir(parents=True)
        (folders().cache / "boards").write_text("in the way")
        ground = laid(mission)
        ground.begin()
        assert ground.failure is not None
        assert len(ground.tiles()) == 2


def whole_plain(ground: Laying) -> pygame.Surface:
    return ground.small(ground.plan.size)


class TestPlain:
    def test_the_drawing_shows_materials_walls_and_doorways(self, mission: Path) -> None:
        picture = whole_plain(laid(mission))
        street = {tuple(picture.get_at((x, 128)))[:3] for x in range(20, 200)}
        assert len(street) > 5
        assert tuple(picture.get_at((256, 30)))[:3] == WALL
        assert tuple(picture.get_at((256, 128)))[:3] != WALL

    def test_other_materials_are_another_picture(self, mission: Path, tmp_path: Path) -> None:
        other = drawn_mission(tmp_path / "other", material=5)
        one, two = plan_of(mission, GAME), plan_of(other, GAME)
        assert one is not None
        assert two is not None
        assert one.key != two.key

    def test_a_damaged_picture_of_a_stranger_leaves_bare_ground(self, mission: Path) -> None:
        header = (shipped("maps") / "tilesets" / "western.png").read_bytes()[:60]
        (mission / "western.png").write_bytes(header + b"rubbish")
        tileset = (shipped("maps") / "tilesets" / "western.tsx").read_text(encoding="utf-8")
        (mission / "own.tsx").write_text(tileset, encoding="utf-8")
        board = mission / "board.tmx"
        board.write_text(board.read_text().replace("../../tilesets/western.tsx", "own.tsx"), encoding="utf-8")
        assert tuple(whole_plain(laid(mission)).get_at((10, 10)))[:3] == BARE

    def test_tiles_need_no_ground(self) -> None:
        assert Grounds(Pictures()).of(shipped("maps") / GAME / "m0", GAME) is None

    def test_a_board_that_is_gone_is_refused(self, tmp_path: Path) -> None:
        with pytest.raises(Refused):
            Grounds(Pictures()).of(tmp_path / "nowhere", GAME)

    @pytest.mark.parametrize(("cells", "scale"), [(18, 2.0), (32, 2.0), (33, 1.0), (100, 0.5), (256, 0.25)])
    def test_the_largest_boards_are_baked_less_finely(self, cells: int, scale: float) -> None:
        side = cells * 64
        assert fitting_scale((side, side)) == scale
        assert side * side * scale * scale <= MOST_PIXELS


class TestCellar:
    def plan(self, key: str) -> Plan:
        return Plan(Path("board.tmx"), GAME, (640, 640), 2.0, key)

    def store(self, cellar: Cellar, key: str, size: int) -> None:
        fresh = cellar.open()
        (fresh / "0.png").write_bytes(b"x" * size)
        cellar.keep(self.plan(key), fresh)

    def test_the_longest_unused_go_when_there_is_too_much(self, tmp_path: Path) -> None:
        cellar = Cellar(tmp_path, most_bytes=1000)
        for number, key in enumerate(("a", "b", "c")):
            self.store(cellar, key, 400)
            os.utime(tmp_path / key, ns=(number, number)) if (tmp_path / key).exists() else None
            assert sum(path.stat().st_size for path in tmp_path.rglob("*.png")) <= 1000
        assert not cellar.find(self.plan("a"))
        assert cellar.find(self.plan("b"))
        self.store(cellar, "d", 400)
        assert cellar.find(self.plan("b")), "it was used last"
        assert not cellar.find(self.plan("c"))

    def test_what_nobody_finished_is_cleared_away_in_time(self, tmp_path: Path) -> None:
        cellar = Cellar(tmp_path)
        abandoned, busy = cellar.open(), cellar.open()
        os.utime(abandoned, (1, 1))
        self.store(cellar, "a", 10)
        assert not abandoned.exists()
        assert busy.exists()

    def test_a_damaged_board_is_baked_again(self, mission: Path, baked_here: type[Here]) -> None:
        ground = laid(mission)
        ground.wait_for()
        good = whole(ground)
        piece = folders().cache / "boards" / ground.plan.key / "1.png"
        piece.write_bytes(piece.read_bytes()[:500])
        again = laid(mission)
        assert again.ready
        assert len(again.tiles()) == 2
        assert not again.ready
        again.wait_for()
        assert baked_here.begun == 2
        assert np.array_equal(whole(again), good)


def at_table(make: object) -> Hands:
    app = App(hidden((1280, 720)), Settings(language="en", speed="instant"))
    app.push(Title)
    app.push(make)
    return Hands(app)


class TestTable:
    def test_the_board_is_laid_out_before_the_first_game_only(self, mission: Path, baked_here: type[Here]) -> None:
        hands = at_table(opening(GAME, str(mission)))
        assert isinstance(hands.app.scene, LayingScene)
        hands.pass_time(0.1)
        scene = hands.app.scene
        assert isinstance(scene, BoardScene)
        assert all("baked" in tile.picture for tile in scene.board.model.tiles)
        hands.app.pop()
        assert not [name for name in hands.app.look.pictures._whole if name.startswith("drawn/")], (
            "memory is given back"
        )
        hands = at_table(opening(GAME, str(mission)))
        assert isinstance(hands.app.scene, BoardScene)
        assert baked_here.begun == 1

    @pytest.mark.parametrize("by_mouse", [True, False])
    def test_who_does_not_want_to_wait_plays_on_the_drawing(self, mission: Path, by_mouse: bool) -> None:
        hands = at_table(opening(GAME, str(mission)))
        assert isinstance(hands.app.scene, LayingScene)
        hands.app.draw()
        if by_mouse:
            hands.click_on("Play on the plain drawing")
        else:
            hands.key(pygame.K_ESCAPE)
        scene = hands.app.scene
        assert isinstance(scene, BoardScene)
        assert all("plain" in tile.picture for tile in scene.board.model.tiles)
        scene.entered()
        assert hands.app.scene is scene, "it is not asked again"
        hands.app.draw()
        colours = {tuple(hands.app.surface.get_at((x, 330)))[:3] for x in range(420, 900, 7)}
        assert len(colours) > 10

    def test_a_failure_is_told_at_the_table(self, mission: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def broken(plan: Plan, into: Path) -> None:
            raise OSError(12, "Cannot allocate memory")

        monkeypatch.setattr(laying, "Baking", broken)
        hands = at_table(opening(GAME, str(mission)))
        hands.pass_time(0.1)
        assert isinstance(hands.app.scene, BoardScene)
        assert len(hands.app.scene.screen.layers) == 2
        hands.click_on("All right")
        assert len(hands.app.scene.screen.layers) == 1

    def test_a_save_resumes_with_the_same_picture_when_its_mission_is_gone(
        self, mission: Path, baked_here: type[Here]
    ) -> None:
        hands = at_table(new_game(GAME, str(mission), seed=1))
        hands.pass_time(0.1)
        scene = hands.app.scene
        assert isinstance(scene, BoardScene)
        before = [tile.picture for tile in scene.board.model.tiles]
        scene.answer(scene.table.session.question.candidates()[0])
        hands.app.pop()
        for path in mission.iterdir():
            path.unlink()
        mission.rmdir()
        (entry,) = Shelf(folders().saves).entries()
        hands = at_table(kept_game(entry.path))
        scene = hands.app.scene
        assert isinstance(scene, BoardScene), "nothing is baked again"
        assert [tile.picture for tile in scene.board.model.tiles] == before
        assert baked_here.begun == 1
