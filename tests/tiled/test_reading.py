"""What maps say: tiles with their turns, templates, encodings, props and tokens."""

import base64
import gzip
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.board import Placement, Point, Rect, TileShape
from game.tiled.boards import placement_of, read_board
from game.tiled.document import MapObject
from game.tiled.outlines import Crooked, centre_of, rects_of
from game.tiled.problems import BadMap, Place
from game.tiled.tiles import read_tile, read_tiles
from tests.tiled.workshop import GROUND


def test_a_tile_is_read_whole(workshop):
    source = read_tile(workshop.tile, library=workshop.library)
    assert source.face == "1R"
    assert (source.shape.width, source.shape.height) == (640, 640)
    assert [(zone.name, zone.kind) for zone in source.shape.zones] == [
        ("N", "street"),
        ("NE", "street"),
        ("A", "room"),
        ("B", "room"),
        ("BAL", "balcony"),
    ]
    assert source.shape.spots[0].at == Point(400, 400)
    assert source.ground[0][0] == "dust"
    assert {zone.wall for zone in source.zones} == {"wood"}
    (barrel,) = source.props
    assert (barrel.name, barrel.x, barrel.y, barrel.tall, barrel.flipped) == ("barrel", 416, 284, 30, False)
    assert barrel.picture.name == "barrel.png"


def test_tiles_come_in_the_order_of_their_numbers(workshop):
    (workshop.root / "tiles" / "10R.tmx").write_text(workshop.tile.read_text())
    assert list(read_tiles(workshop.root / "tiles", library=workshop.library)) == ["1R", "1V", "2R", "3R", "10R"]


def test_a_board_is_read_with_its_tokens(workshop):
    source = read_board(workshop.board, library=workshop.library)
    assert source.layout == (Placement("1R", 0, 0, 0), Placement("2R", 20, 0, 0))
    assert [(token.kind, token.zone, token.id) for token in source.tokens] == [
        ("start", "1R.N", 3),
        ("exit", "2R.NE", 4),
        ("spawn", "1R.NE", 5),
        ("objective", "1R.B", 6),
    ]
    assert source.tokens[2].properties == {"kind": "starting"}
    assert source.board.tiles_of("1R.NE") == ("1R", "2R")


def test_a_hand_drawn_board_has_plain_zone_names(workshop):
    source = read_board(workshop.drawn, library=workshop.library)
    assert list(source.board.zones) == ["N", "NE", "A", "B", "BAL"]
    assert source.drawing is not None


def test_an_object_overrides_its_template(workshop):
    (workshop.root / "templates" / "red.tx").write_text(
        '<template><object name="goal" type="objective" width="64" height="64"><properties>'
        '<property name="colour" value="red"/><property name="hidden" type="bool" value="true"/>'
        "</properties></object></template>"
    )
    workshop.spoil(
        workshop.board,
        (
            '<object id="6" type="objective" x="500" y="500">\n'
            '   <properties><property name="colour" value="red"/></properties>\n   <point/>\n  </object>',
            '<object id="6" template="../templates/red.tx" x="468" y="468">'
            '<properties><property name="colour" value="blue"/></properties></object>',
        ),
    )
    token = read_board(workshop.board, library=workshop.library).tokens[-1]
    assert (token.kind, token.name, token.x, token.y) == ("objective", "goal", 500, 500)
    assert token.properties == {"colour": "blue", "hidden": True}


def test_classes_are_read_under_either_name(workshop):
    workshop.spoil(workshop.tile, ('name="N" type="street"', 'name="N" class="street"'))
    assert read_tile(workshop.tile, library=workshop.library).zones[0].kind == "street"


def _packed(pack) -> str:
    cells = b"".join((1).to_bytes(4, "little") for _ in range(100))
    return base64.b64encode(pack(cells)).decode()


@pytest.mark.parametrize(
    ("attributes", "text"),
    [
        ('encoding="base64"', _packed(bytes)),
        ('encoding="base64" compression="zlib"', _packed(zlib.compress)),
        ('encoding="base64" compression="gzip"', _packed(gzip.compress)),
        ("", '<tile gid="1"/>' * 100),
    ],
)
def test_all_encodings_give_the_same_ground(workshop, attributes, text):
    plain = read_tile(workshop.tile, library=workshop.library).ground
    workshop.spoil(workshop.tile, ('encoding="csv"', attributes), (GROUND, text))
    assert read_tile(workshop.tile, library=workshop.library).ground == plain


SHAPE = TileShape("1R", 640, 256, ())


def tile_object(x: float, y: float, rotation: float, width: float = 640, height: float = 256) -> MapObject:
    return MapObject(Place("x"), 1, "", "", x, y, width, height, rotation)


@pytest.mark.parametrize(
    ("rotation", "x", "y"),
    [(0, 320, 576), (90, 320, 320), (180, 960, 320), (270, 576, 960), (-90, 576, 960), (450, 320, 320)],
)
def test_a_turned_tile_hangs_from_its_bottom_left_corner(rotation, x, y):
    """As Tiled stores them: all of these cover the table from (320, 320) on."""
    placement = placement_of(tile_object(x, y, rotation), "1R", SHAPE)
    assert placement == Placement("1R", 10, 10, rotation // 90 % 4)


def test_a_pixel_off_the_grid_is_forgiven_and_two_are_not():
    assert placement_of(tile_object(321, 575, 0), "1R", SHAPE) == Placement("1R", 10, 10, 0)
    with pytest.raises(Crooked, match="off the grid"):
        placement_of(tile_object(322, 576, 0), "1R", SHAPE)


@pytest.mark.parametrize(
    ("rotation", "centre"), [(0, (110, 195)), (90, (105, 210)), (180, (90, 205)), (270, (95, 190)), (45, None)]
)
def test_the_middle_of_a_turned_picture(workshop, rotation, centre):
    tile = next(iter(workshop.library.tilesets(workshop.root / "tilesets" / "props.tsx").tiles.values()))
    item = MapObject(Place("x"), 1, "", "", 100, 200, 20, 10, rotation, tile=tile)
    x, y = centre_of(item)
    if centre is None:
        assert (round(x, 3), round(y, 3)) == (110.607, 203.536)
    else:
        assert (x, y) == centre


def test_a_right_angled_polygon_becomes_rectangles():
    corner = [Point(0, 0), Point(96, 0), Point(96, 32), Point(32, 32), Point(32, 96), Point(0, 96)]
    assert rects_of(tuple(corner)) == (Rect(0, 0, 96, 32), Rect(0, 32, 32, 64))


@given(st.lists(st.integers(1, 6), min_size=1, max_size=6))
def test_rectangles_cover_exactly_the_area_of_a_staircase(heights):
    """A skyline: columns of different heights side by side."""
    outline = [Point(0, 0)]
    x = 0
    for height in heights:
        outline += [Point(x, height * 32), Point(x + 32, height * 32)]
        x += 32
    outline.append(Point(x, 0))
    clean = [one for one, other in zip(outline, [*outline[1:], outline[0]], strict=True) if one != other]
    rects = rects_of(tuple(clean))
    assert sum(rect.area for rect in rects) == sum(heights) * 32 * 32
    assert not any(one.overlaps(other) for n, one in enumerate(rects) for other in rects[:n])


def test_mirrored_props_are_kept_as_such(workshop):
    workshop.spoil(workshop.tile, (' gid="9"', f' gid="{9 + (1 << 30)}"'))
    (barrel,) = read_tile(workshop.tile, library=workshop.library).props
    assert (barrel.flipped, barrel.rotation) == (True, 180), "upside down is mirrored and turned by half"


def test_problems_are_raised_together(workshop):
    workshop.spoil(workshop.tile, ('type="street"', 'type="steet"'))
    with pytest.raises(BadMap) as caught:
        read_tile(workshop.tile, library=workshop.library)
    assert len(caught.value.problems) == 2


def test_tile_layers_are_drawn_flat_by_pytmx(workshop, monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    import pygame

    from game.tiled.preview import flat_picture

    pygame.display.init()
    pygame.display.set_mode((8, 8))
    flipped = 1 + (1 << 31)
    workshop.spoil(workshop.tile, (GROUND, GROUND.replace("1", str(flipped), 1)))
    picture = flat_picture(workshop.library.open(workshop.tile))
    assert picture.get_size() == (640, 640)
    assert picture.get_at((320, 320))[:3] == (128, 128, 128)
