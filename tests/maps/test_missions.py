"""Every mission board of Undead or Alive against the printed tile grid and tokens, and whether it can be played."""

from collections import Counter
from collections.abc import Iterator

import pytest

from game.board.shape import footprint
from game.tiled.boards import BoardSource, Token
from tests.maps.mission_table import MISSIONS
from tests.maps.shipped import GAME, mission

LAIRS = {"8V": "8V.M1", "9V": "9V.G2"}
EVERY = pytest.mark.parametrize("name", MISSIONS)


def tokens(source: BoardSource, kind: str, /, **properties: object) -> tuple[Token, ...]:
    """The tokens of a kind that have the given properties."""
    return tuple(
        token
        for token in source.tokens
        if token.kind == kind and all(token.properties.get(key) == value for key, value in properties.items())
    )


def zones(found: tuple[Token, ...]) -> list[str]:
    return sorted(token.zone for token in found)


def the(found: tuple[Token, ...]) -> Token:
    (token,) = found
    return token


def rows(source: BoardSource) -> Iterator[str]:
    """The tiles as they lie on the table, one line a row."""
    prints = {placement.face: footprint(placement, source.shapes) for placement in source.layout}
    for top in sorted({rect.y for rect in prints.values()}):
        row = sorted((rect.x, face) for face, rect in prints.items() if rect.y == top)
        yield " ".join(face for _, face in row)


def test_every_mission_of_the_box_is_there() -> None:
    assert sorted(path.parent.name for path in GAME.glob("m*/board.tmx")) == sorted(MISSIONS)


@EVERY
def test_tile_grid(name: str) -> None:
    source = mission(name)
    assert tuple(rows(source)) == MISSIONS[name].grid
    covered = sum(rect.width * rect.height for rect in (footprint(tile, source.shapes) for tile in source.layout))
    width, height = source.board.size
    assert covered == width * height, "the tiles leave no gap in a rectangle"


@EVERY
def test_token_counts(name: str) -> None:
    source, printed = mission(name), MISSIONS[name]
    assert Counter(token.properties["colour"] for token in tokens(source, "objective")) == printed.objectives
    assert Counter(token.properties["role"] for token in tokens(source, "companion")) == printed.companions
    enemies: Counter[object] = Counter()
    for token in tokens(source, "enemy"):
        enemies[token.properties["type"]] += int(token.properties["count"])
    assert enemies == printed.enemies
    counts = {kind: len(tokens(source, kind)) for kind in ("start", "exit", "noise", "wagon", "gatling")}
    assert counts == {
        "start": printed.starts,
        "exit": printed.exit,
        "noise": 1,
        "wagon": printed.wagon,
        "gatling": printed.gatling,
    }


@EVERY
def test_shuffled_objectives_lie_face_down(name: str) -> None:
    assert {token.properties["hidden"] for token in tokens(mission(name), "objective")} == {MISSIONS[name].hidden}


@EVERY
def test_spawns(name: str) -> None:
    source, printed = mission(name), MISSIONS[name]
    starting = the(tokens(source, "spawn", kind="starting"))
    assert len(tokens(source, "spawn", kind="mobile")) == printed.mobile
    lairs = [LAIRS[face] for face in printed.faces if face in LAIRS]
    assert zones(tokens(source, "spawn", kind="abomination")) == sorted(lairs or [starting.zone])


@EVERY
def test_noise_begins_where_survivors_do(name: str) -> None:
    source = mission(name)
    assert the(tokens(source, "noise")).zone in zones(tokens(source, "start"))


@EVERY
def test_objectives_lie_on_crates(name: str) -> None:
    source = mission(name)
    crates = {spot.zone for spot in source.board.spots("crate")}
    off = [token for token in tokens(source, "objective") if token.zone not in crates]
    assert zones(tuple(off)) == (["1R.SW"] if name == "m1" else [])


@EVERY
def test_the_board_is_one_piece(name: str) -> None:
    board = mission(name).board
    first = next(iter(board.zones))
    assert [zone for zone in board.zones if board.distance(first, zone) is None] == []


@EVERY
def test_what_survivors_need_can_be_reached(name: str) -> None:
    source = mission(name)
    for start in tokens(source, "start"):
        for kind in ("exit", "objective", "companion", "wagon", "gatling", "marker"):
            for token in tokens(source, kind):
                assert source.board.distance(start.zone, token.zone) is not None, token


@EVERY
def test_enemies_can_come_and_are_not_there_at_once(name: str) -> None:
    source = mission(name)
    for start in tokens(source, "start"):
        for token in (*tokens(source, "spawn"), *tokens(source, "enemy")):
            distance = source.board.distance(token.zone, start.zone)
            assert distance is not None, token
            assert distance >= 2, token


@EVERY
def test_enemies_enter_at_the_rim_of_the_board_or_by_train(name: str) -> None:
    board = mission(name).board
    width, height = board.size
    arriving = 0
    for kind in ("starting", "mobile"):
        for token in tokens(mission(name), "spawn", kind=kind):
            zone = board.zones[token.zone]
            if zone.kind.name == "train":
                arriving += 1
            else:
                assert any(r.x == 0 or r.y == 0 or r.right == width or r.bottom == height for r in zone.rects), token
    assert arriving == {"m2": 2, "m9": 1}.get(name, 0)


@EVERY
def test_the_exit_is_far_from_the_start(name: str) -> None:
    source = mission(name)
    for exit_ in tokens(source, "exit"):
        for start in tokens(source, "start"):
            assert (source.board.distance(start.zone, exit_.zone) or 0) >= 4


def test_wagons_form_one_train_behind_the_locomotive() -> None:
    for name, couplings in {
        "m2": ("10R.A 12R.B", "12R.A 11R.A"),
        "m5": ("10R.A 12R.B",),
        "m7": ("10R.A 12R.B", "12R.A 11R.A"),
        "m9": ("10R.A 12R.B", "12R.A 11R.A"),
    }.items():
        board = mission(name).board
        for coupling in couplings:
            one, other = coupling.split()
            assert other in board.neighbours(one), f"{name}: {coupling}"


def test_m0_is_small_and_quick() -> None:
    source = mission("m0")
    start, exit_ = the(tokens(source, "start")), the(tokens(source, "exit"))
    board = source.board
    assert len(board.zones) <= 16
    for token in tokens(source, "objective"):
        there, back = board.distance(start.zone, token.zone), board.distance(token.zone, exit_.zone)
        assert there is not None
        assert back is not None
        assert there + back <= 7


def test_m1_the_train_is_a_board_away() -> None:
    """The blue token walks the rails from the far end to where the train comes in, tile 10V."""
    source = mission("m1")
    rails = [zone for zone in source.board.zones.values() if any(part.kind.name == "rails" for part in zone.parts)]
    blue = the(tokens(source, "objective", colour="blue"))
    entry = next(zone.id for zone in rails if "10V.W" in {part.id for part in zone.parts})
    assert source.board.distance(blue.zone, entry) == max(source.board.distance(zone.id, entry) or 0 for zone in rails)


def test_m2_both_mobile_spawns_ride_on_wagons() -> None:
    source = mission("m2")
    assert zones(tokens(source, "spawn", kind="mobile")) == ["11R.A", "12R.A"]
    assert the(tokens(source, "gatling")).zone == "10R.A"
    assert len(set(zones(tokens(source, "companion")))) == 1


def test_m3_the_train_runs_into_the_starting_spawn() -> None:
    source = mission("m3")
    starting = source.board.zones[the(tokens(source, "spawn", kind="starting")).zone]
    assert "12V" in starting.tiles


def test_m4_one_townsman_on_each_balcony() -> None:
    source = mission("m4")
    balconies = sorted(zone for zone in source.board.zones if zone.endswith(".BAL"))
    assert len(balconies) == 4
    assert zones(tokens(source, "companion")) == balconies


def test_m5_townsfolk_wait_on_two_of_three_balconies() -> None:
    source = mission("m5")
    balconies = sorted(zone for zone in source.board.zones if zone.endswith(".BAL"))
    assert zones(tokens(source, "marker", name="balcony")) == balconies
    assert len(balconies) == 3
    assert set(zones(tokens(source, "companion"))) < set(balconies)
    assert source.board.zones[the(tokens(source, "exit")).zone].kind.name == "train"
    assert source.board.zones[the(tokens(source, "gatling")).zone].kind.name == "train"


def test_m6_the_wagon_shuts_the_gunslingers_in() -> None:
    source = mission("m6")
    assert set(zones(tokens(source, "companion"))) == {"8V.M1"}
    wagon = the(tokens(source, "wagon")).zone
    assert source.board.neighbours("8V.M1") == (wagon,)


def test_m7_supplies_lie_two_by_two_and_the_gang_comes_by_train() -> None:
    source = mission("m7")
    assert sorted(Counter(zones(tokens(source, "objective"))).values()) == [2, 2, 2, 2]
    assert {source.board.zones[zone].kind.name for zone in zones(tokens(source, "start"))} == {"train"}
    assert len(set(zones(tokens(source, "start")))) == 3


def test_m8_the_wagon_stands_on_the_rails() -> None:
    source = mission("m8")
    wagon = source.board.zones[the(tokens(source, "wagon")).zone]
    assert {"11V", "12V"} <= set(wagon.tiles)


def test_m9_coal_church_and_train() -> None:
    source = mission("m9")
    assert Counter(zones(tokens(source, "objective")))["8V.M2"] == 6
    assert set(zones(tokens(source, "companion"))) == {"6R.A"}
    starting = source.board.zones[the(tokens(source, "spawn", kind="starting")).zone]
    assert "9V" in starting.tiles
    on_train = [zone for zone in zones(tokens(source, "spawn", kind="mobile")) if zone.startswith("12R")]
    assert len(on_train) == 1
    assert source.board.zones[the(tokens(source, "gatling")).zone].kind.name == "train"


@pytest.mark.parametrize("name", ["m6", "m10"])
def test_no_objective_in_the_mine(name: str) -> None:
    assert [token for token in tokens(mission(name), "objective") if "8V" in token.zone] == []
