"""Every mission board of Invader against the printed tile grid and tokens, and whether it can be played."""

from collections import Counter
from collections.abc import Iterator

import pytest

from game.board import Conditions
from game.board.shape import footprint
from game.tiled.boards import BoardSource, Token
from tests.maps.invader_maps import GAME, mission, tokens, zones
from tests.maps.invader_tables import MISSIONS

EVERY = pytest.mark.parametrize("name", MISSIONS)
SURFACE = ("exterior", "outcrop")


def the(found: tuple[Token, ...]) -> Token:
    (token,) = found
    return token


def kind(source: BoardSource, zone: str) -> str:
    return source.board.zones[zone].kind.name


def rows(source: BoardSource) -> Iterator[str]:
    """The tiles as they lie on the table, one line a row."""
    prints = {placement.face: footprint(placement, source.shapes) for placement in source.layout}
    for top in sorted({rect.y for rect in prints.values()}):
        yield " ".join(face for _, face in sorted((rect.x, face) for face, rect in prints.items() if rect.y == top))


def test_every_mission_of_the_box_is_there() -> None:
    assert sorted(path.parent.name for path in GAME.glob("m*/board.tmx")) == sorted(MISSIONS)


@EVERY
def test_tile_grid(name: str) -> None:
    source = mission(name)
    assert tuple(rows(source)) == MISSIONS[name].grid
    width, height = source.board.size
    assert len(source.layout) * 640 * 640 == width * height, "the tiles leave no gap in a rectangle"


@EVERY
def test_token_counts(name: str) -> None:
    source, printed = mission(name), MISSIONS[name]
    assert Counter(token.properties["colour"] for token in tokens(source, "objective")) == printed.objectives
    assert Counter(token.properties["colour"] for token in tokens(source, "spawn")) == printed.spawns
    assert Counter(token.properties["colour"] for token in tokens(source, "door")) == printed.doors
    assert sorted(str(token.properties["type"]) for token in tokens(source, "machine")) == sorted(printed.machines)
    enemies: Counter[object] = Counter()
    for token in tokens(source, "enemy"):
        enemies[token.properties["type"]] += int(token.properties["count"])
    assert enemies == printed.enemies
    assert sum(int(token.properties["count"]) for token in tokens(source, "noise")) == printed.noise
    assert len(tokens(source, "start")) == printed.starts
    assert len(tokens(source, "exit")) == printed.exit


@EVERY
def test_shuffled_objectives_lie_face_down(name: str) -> None:
    for token in tokens(mission(name), "objective"):
        assert token.properties["hidden"] == (token.properties["colour"] in MISSIONS[name].hidden), token


@EVERY
def test_survivors_begin_outside_where_they_wear_oxygen(name: str) -> None:
    source = mission(name)
    for zone in zones(tokens(source, "start")):
        assert (kind(source, zone) in SURFACE) == MISSIONS[name].outside


@EVERY
def test_spawns_lie_in_mold_and_no_chain_joins_them(name: str) -> None:
    """Active mold under spawns that are awake, inactive mold under dormant ones; two that touch would end the game."""
    source = mission(name)
    spawns = tokens(source, "spawn")
    assert zones(spawns) == zones(tokens(source, "mold"))
    asleep = [token for token in spawns if token.properties["colour"] != "red" and not token.properties["hidden"]]
    assert zones(tuple(asleep)) == zones(tokens(source, "mold", state="inactive"))
    for zone in zones(spawns):
        assert kind(source, zone) not in SURFACE
        assert not set(source.board.bordering(zone)) & set(zones(spawns))


@EVERY
def test_objectives_lie_on_supplies(name: str) -> None:
    source = mission(name)
    places = {spot.zone for spot in source.board.spots("supply")}
    off = [token.zone for token in tokens(source, "objective") if token.zone not in places]
    assert off == {"m8": ["1R.C"], "m9": ["1V.SW"]}.get(name, [])
    assert len(set(zones(tokens(source, "objective")))) == len(tokens(source, "objective"))


@EVERY
def test_nothing_that_mold_destroys_lies_in_mold(name: str) -> None:
    source = mission(name)
    moldy = set(zones(tokens(source, "mold")))
    for what in ("objective", "machine", "start", "exit"):
        assert not moldy & set(zones(tokens(source, what))), what


@EVERY
def test_the_board_is_one_piece(name: str) -> None:
    board = mission(name).board
    first = next(iter(board.zones))
    assert [zone for zone in board.zones if board.distance(first, zone) is None] == []


@EVERY
def test_xenos_can_come_and_are_not_there_at_once(name: str) -> None:
    source = mission(name)
    for start in tokens(source, "start"):
        for token in (*tokens(source, "spawn"), *tokens(source, "enemy")):
            distance = source.board.distance(token.zone, start.zone)
            asleep = token.properties.get("colour") in ("green", "violet")
            assert distance is not None, token
            assert distance >= (2 if asleep else 3), token


@EVERY
def test_without_oxygen_a_supply_room_can_be_reached(name: str) -> None:
    """Survivors who begin inside reach oxygen before they need it, if the mission leads them across the surface."""
    source = mission(name)
    outside = tuple(zone for zone in source.board.zones if kind(source, zone) in SURFACE)
    indoors = source.board.under(Conditions(blocked=outside))
    goals = ("objective", "exit", "machine")
    for start in tokens(source, "start"):
        if MISSIONS[name].outside:
            continue
        beyond = [
            token.zone
            for what in goals
            for token in tokens(source, what)
            if indoors.distance(start.zone, token.zone) is None
        ]
        supplies = [zone for zone in source.board.zones if kind(source, zone) == "oxygen"]
        reachable = [zone for zone in supplies if indoors.distance(start.zone, zone) is not None]
        assert not beyond or reachable, start


@EVERY
def test_doors_stand_in_doorways(name: str) -> None:
    source = mission(name)
    for token in tokens(source, "door"):
        standing = [
            opening
            for opening in source.board.openings
            if opening.rect.x <= token.x < opening.rect.right and opening.rect.y <= token.y < opening.rect.bottom
        ]
        assert [opening.kind.name for opening in standing] == ["doorway"], token


@EVERY
def test_no_corridor_is_sealed_by_the_surface(name: str) -> None:
    """Tiles are turned so that corridors go on into the station or end at the border of the board."""
    source = mission(name)
    for zone in source.board.zones.values():
        if zone.kind.name == "corridor":
            for other in source.board.bordering(zone.id):
                assert kind(source, other) not in SURFACE, f"{zone.id} {other}"


@EVERY
def test_the_exit_is_far_from_the_start(name: str) -> None:
    source = mission(name)
    for exit_ in tokens(source, "exit"):
        for start in tokens(source, "start"):
            distance = source.board.distance(start.zone, exit_.zone) or 0
            assert distance >= 5 or name == "m3"


def test_m0_is_quick() -> None:
    source = mission("m0")
    start, exit_ = the(tokens(source, "start")), the(tokens(source, "exit"))
    prototype = the(tokens(source, "objective"))
    there, back = (source.board.distance(prototype.zone, zone) for zone in (start.zone, exit_.zone))
    assert there is not None
    assert back is not None
    assert there + back <= 12


def test_m1_both_groups_have_the_same_way_to_the_sentry_gun() -> None:
    source = mission("m1")
    sentry = the(tokens(source, "machine", type="sentry"))
    ways = [source.board.distance(zone, sentry.zone) or 0 for zone in zones(tokens(source, "start"))]
    assert min(ways) >= 4
    assert abs(ways[0] - ways[1]) <= 4


def test_m2_no_spawn_is_close_to_the_child() -> None:
    source = mission("m2")
    child = the(tokens(source, "objective", colour="blue"))
    for spawn in tokens(source, "spawn"):
        assert (source.board.distance(spawn.zone, child.zone) or 0) >= 4, spawn


def test_m3_the_families_wait_at_the_exit_and_survivors_stand_before_it() -> None:
    source = mission("m3")
    exit_ = the(tokens(source, "exit"))
    assert the(tokens(source, "noise")).zone == exit_.zone
    assert source.board.distance(the(tokens(source, "start")).zone, exit_.zone) == 1
    assert min(source.board.distance(zone, exit_.zone) or 0 for zone in zones(tokens(source, "spawn"))) >= 5


def test_m6_the_hidden_spawns_lie_on_the_two_laboratory_tiles() -> None:
    source = mission("m6")
    hidden = tokens(source, "spawn", hidden=True)
    assert {zone.split(".")[0] for zone in zones(hidden)} == {"1V", "2V"}
    assert Counter(token.properties["colour"] for token in hidden) == {"red": 3, "violet": 1}
    assert not [zone for zone in zones(tokens(source, "spawn", hidden=False)) if zone[:2] in ("1V", "2V")]


def test_m7_each_coloured_door_shuts_the_spawn_of_its_colour() -> None:
    source = mission("m7")
    for colour in ("green", "violet"):
        door = the(tokens(source, "door", colour=colour))
        spawn = the(tokens(source, "spawn", colour=colour))
        joined = [
            opening.zones
            for opening in source.board.openings
            if opening.rect.x <= door.x < opening.rect.right and opening.rect.y <= door.y < opening.rect.bottom
        ]
        assert spawn.zone in joined[0]


def test_m8_the_armoured_airlock_holds_an_objective_and_shuts_nothing_else_off() -> None:
    source = mission("m8")
    vault = the(tokens(source, "exit")).zone
    assert kind(source, vault) == "airlock"
    assert vault in zones(tokens(source, "objective"))
    start = the(tokens(source, "start")).zone
    shut = source.board.under(Conditions(blocked=(vault,)))
    assert [zone for zone in shut.zones if shut.distance(start, zone) is None] == [vault]


def test_m9_the_engineers_have_a_way_and_no_spawn_beside_them() -> None:
    source = mission("m9")
    exit_ = the(tokens(source, "exit")).zone
    for colour in ("blue", "white"):
        engineer = the(tokens(source, "objective", colour=colour)).zone
        assert (source.board.distance(engineer, exit_) or 0) >= 4
        for spawn in zones(tokens(source, "spawn")):
            assert (source.board.distance(engineer, spawn) or 0) >= 2, spawn
