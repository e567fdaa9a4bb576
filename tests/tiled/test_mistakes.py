"""Every mistake that a map's author can make is told where it is and with what to do about it."""

import pytest

from game.tiled.check import check_board, check_path, check_tile

N = '<object id="1" name="N" type="street" x="0" y="0" width="320" height="192"/>'
NE = '<object id="2" name="NE" type="street" x="320" y="0" width="320" height="192"/>'
B = '<object id="4" name="B" type="room" x="320" y="192" width="320" height="448"/>'
BAL = '<object id="5" name="BAL" type="balcony" x="64" y="128" width="128" height="64"/>'
DOOR = '<object id="10" type="doorway" x="224" y="180" width="52" height="24"/>'
INNER = '<object id="11" type="doorway" x="308" y="300" width="24" height="52"/>'
STAIRS = '<object id="12" type="stairs" x="96" y="180" width="52" height="24"/>'
EXIT = '<object id="13" type="doorway" x="134" y="628" width="52" height="12"/>'
PILE = '<object id="30" type="corpse_pile" x="400" y="400">'
BARREL = '<object id="20" name="barrel" gid="9" x="400" y="300" width="32" height="32"/>'


def changed(element: str, **attributes: object) -> str:
    """The element with some attributes set otherwise."""
    for name, value in attributes.items():
        before, found, rest = element.partition(f' {name}="')
        if found:
            element = f'{before} {name}="{value}"{rest[rest.index(chr(34)) + 1 :]}'
        else:
            end = "/>" if element.endswith("/>") else ">"
            element = element.removesuffix(end) + f' {name}="{value}"' + end
    return element


def filled(element: str, inner: str) -> str:
    """An empty element with content."""
    return f"{element.removesuffix('/>')}>{inner}</object>"


def prop(name: str, value: str, kind: str = "string") -> str:
    return f'<properties><property name="{name}" type="{kind}" value="{value}"/></properties>'


TILE_MISTAKES = {
    "no zones": (
        [('name="zones"', 'name="Zonen"')],
        [
            "tiles/1R.tmx: Zonen: the layer is unknown; did you mean zones?",
            "tiles/1R.tmx: there is no layer of zones; add an object layer named zones",
        ],
    ),
    "an unknown layer": (
        [('name="props"', 'name="decoration"')],
        ["tiles/1R.tmx: decoration: the layer is unknown; use one of ground, zones, openings, props, spots"],
    ),
    "a layer of the wrong kind": (
        [
            ('<layer id="1" name="ground"', '<layer id="1" name="spots"'),
            ('name="spots">\n  <object', 'name="x">\n  <object'),
        ],
        [
            "tiles/1R.tmx: spots: it should be of the kind object layer; make a new object layer of this name",
            "tiles/1R.tmx: x: the layer is unknown; use one of ground, zones, openings, props, spots",
            "tiles/1R.tmx: there is no ground; add a tile layer named ground and paint every cell",
        ],
    ),
    "two layers of one name": (
        [("</map>", '<objectgroup id="9" name="spots"/></map>')],
        ["tiles/1R.tmx: spots: two layers have this name; rename or merge them"],
    ),
    "layers in a group": (
        [("</map>", '<group id="9" name="all"/></map>')],
        ["tiles/1R.tmx: all: layers are gathered in a group; take them out of the group"],
    ),
    "an image layer": (
        [("</map>", '<imagelayer id="9" name="photo"/></map>')],
        ["tiles/1R.tmx: photo: image layers are not used; paint with tiles, or remove the layer"],
    ),
    "a shifted layer": (
        [('name="props"', 'name="props" offsetx="5"')],
        ["tiles/1R.tmx: props: the layer is shifted; set its horizontal and vertical offset to 0"],
    ),
    "bare ground": (
        [("1,1,1,1,1,1,1,1,1,1,\n1,1", "1,1,1,1,0,0,1,1,1,1,\n1,1")],
        ["tiles/1R.tmx: ground: 10 cells are not painted, the first in column 5, row 1; paint them"],
    ),
    "a tile that no tileset has": (
        [("1,1,1,1,1,1,1,1,1,1,\n1,1", "77,1,1,1,1,1,1,1,1,1,\n1,1")],
        ["tiles/1R.tmx: ground: tile id 77 is in none of the map's tilesets; paint the place again in Tiled"],
    ),
    "an unknown kind of zone": (
        [(N, changed(N, type="steet"))],
        ["tiles/1R.tmx: zones/object (1, N): its class steet is not a kind of zone; did you mean street?"],
    ),
    "a zone without a class": (
        [(NE, NE.replace(' type="street"', ""))],
        [
            "tiles/1R.tmx: zones/object (2, NE): its class (none) is not a kind of zone; "
            "use one of street, rails, verge, cemetery, room, mine, train, balcony"
        ],
    ),
    "two zones of one name": (
        [(NE, changed(NE, name="N"))],
        ["tiles/1R.tmx: zones/object (2, N): another zone has the same name; rename one of them"],
    ),
    "a zone without a name": (
        [(NE, changed(NE, name=""))],
        [
            "tiles/1R.tmx: zones/object (2): its name is empty or unusable; "
            "give it a short name of letters and digits, such as NW or A"
        ],
    ),
    "overlapping zones": (
        [(NE, changed(NE, x=288))],
        ["tiles/1R.tmx: zones/object (2, NE): it overlaps zone N; redraw one so that they only touch"],
    ),
    "a zone off the grid": (
        [(NE, changed(NE, width=310))],
        [
            "tiles/1R.tmx: zones/object (2, NE): it has a corner at 630 px, off the grid of 32 px; "
            "snap it to the fine grid (View > Snapping)"
        ],
    ),
    "a zone outside the map": (
        [(NE, changed(NE, width=352))],
        ["tiles/1R.tmx: zones/object (2, NE): it leaves the map; draw it within the map's border"],
    ),
    "a turned zone": (
        [(NE, changed(NE, rotation=90))],
        ["tiles/1R.tmx: zones/object (2, NE): it is turned; set its rotation to 0 and draw it as it lies"],
    ),
    "a round zone": (
        [(NE, filled(NE, "<ellipse/>"))],
        ["tiles/1R.tmx: zones/object (2, NE): its shape is ellipse; draw a rectangle or a right-angled polygon"],
    ),
    "a slanted zone": (
        [(NE, filled(NE, '<polygon points="0,0 320,0 320,192 64,192"/>'))],
        ["tiles/1R.tmx: zones/object (2, NE): its outline has a slanted or empty side; use right angles only"],
    ),
    "a zone without area": (
        [(NE, changed(NE, width=0))],
        ["tiles/1R.tmx: zones/object (2, NE): it has no area; drag it to a size"],
    ),
    "a zone in two pieces": (
        [
            (N, filled(N, '<polygon points="0,0 160,0 160,96 320,96 320,192 160,192 160,96 0,96"/>')),
        ],
        [
            "tiles/1R.tmx: zones/object (1, N): its outline falls into pieces that touch at corners only; "
            "draw two zones",
        ],
    ),
    "an unknown style of wall": (
        [(B, filled(B, prop("wall", "wod")))],
        ["tiles/1R.tmx: zones/object (4, B): its wall is wod; did you mean wood?"],
    ),
    "an unknown property": (
        [(B, filled(B, prop("walls", "stone")))],
        ["tiles/1R.tmx: zones/object (4, B): property walls is unknown here; did you mean wall?"],
    ),
    "a property of a type that maps do not use": (
        [(B, filled(B, prop("wall", "", "class")))],
        [
            "tiles/1R.tmx: zones/object (4, B): property wall has the type class, which maps do not use; "
            "use text, a number or true/false"
        ],
    ),
    "a property that is not what it says": (
        [(B, filled(B, prop("wall", "many", "int")))],
        ["tiles/1R.tmx: zones/object (4, B): property wall is many, which is not of type int; enter it again in Tiled"],
    ),
    "an unknown kind of opening": (
        [(DOOR, changed(DOOR, type="door"))],
        ["tiles/1R.tmx: openings/object (10): its class door is not a kind of opening; did you mean doorway?"],
    ),
    "a turned opening": (
        [(DOOR, changed(DOOR, rotation=45))],
        [
            "tiles/1R.tmx: openings/object (10): it is turned or not a rectangle; "
            "draw an upright rectangle across the wall"
        ],
    ),
    "an opening off the map": (
        [(EXIT, changed(EXIT, y=700))],
        ["tiles/1R.tmx: openings/object (13): it leaves the map; move it onto a wall"],
    ),
    "an opening in the middle of a room": (
        [(EXIT, changed(EXIT, y=400))],
        ["tiles/1R.tmx: openings/object (13): it joins A with nothing; move it across the wall between two zones"],
    ),
    "an opening between streets": (
        [(EXIT, changed(EXIT, x=300, y=60))],
        [
            "tiles/1R.tmx: openings/object (13): it lies between N and NE, where there is no wall; "
            "remove it or move it to a wall"
        ],
    ),
    "an opening into three zones": (
        [(DOOR, changed(DOOR, x=300))],
        ["tiles/1R.tmx: openings/object (10): it touches 4 zones (N, NE, A, B); make it cross one wall only"],
    ),
    "an opening out of a street": (
        [(EXIT, changed(EXIT, y=0))],
        [
            "tiles/1R.tmx: openings/object (13): it leads over the edge from a zone without walls; "
            "remove it: streets are open anyway"
        ],
    ),
    "an opening on a wall's end": (
        [(EXIT, changed(EXIT, x=300))],
        [
            "tiles/1R.tmx: openings/object (13): it lies both on the edge of the map and across the wall "
            "between A and B; move it to one of them"
        ],
    ),
    "stairs to nowhere": (
        [(STAIRS, changed(STAIRS, x=400))],
        [
            "tiles/1R.tmx: openings/object (12): the stairs touch no balcony; "
            "draw them across the border of a balcony and a room",
            "tiles/1R.tmx: zones/object (5, BAL): no stairs lead up to it; draw stairs across its border with a room",
        ],
    ),
    "stairs in the middle of a room": (
        [(STAIRS, changed(STAIRS, x=400, y=400))],
        [
            "tiles/1R.tmx: openings/object (12): the stairs join no balcony with a room; "
            "draw them across the border of a balcony and a room",
            "tiles/1R.tmx: zones/object (5, BAL): no stairs lead up to it; draw stairs across its border with a room",
        ],
    ),
    "a balcony without stairs": (
        [(STAIRS, "")],
        ["tiles/1R.tmx: zones/object (5, BAL): no stairs lead up to it; draw stairs across its border with a room"],
    ),
    "a balcony over nothing": (
        [(N, changed(N, width=320, height=128)), (DOOR, ""), (INNER, changed(INNER, y=400))],
        ["tiles/1R.tmx: zones/object (5, BAL): it lies over nothing; move it over the streets that it overhangs"],
    ),
    "a balcony over a room": (
        [(BAL, changed(BAL, height=96)), (STAIRS, changed(STAIRS, y=212))],
        ["tiles/1R.tmx: zones/object (5, BAL): it lies over A, which is indoors; draw it over streets only"],
    ),
    "a room without an opening": (
        [(INNER, "")],
        ["tiles/1R.tmx: zones/object (4, B): it has no opening; draw a doorway across one of its walls"],
    ),
    "a gap between streets": (
        [(NE, changed(NE, x=352, width=288))],
        [
            "tiles/1R.tmx: zones/object (1, N): a gap of 32 px between N and NE blocks every line of sight across it; "
            "extend a zone over the gap, or widen it if it is meant as an obstacle"
        ],
    ),
    "a street that ends before the edge": (
        [(NE, changed(NE, width=288))],
        [
            "tiles/1R.tmx: zones/object (2, NE): a gap of 32 px between NE and the edge of the tile "
            "blocks every line of sight across it; "
            "extend a zone over the gap, or widen it if it is meant as an obstacle"
        ],
    ),
    "an unknown spot": (
        [(PILE, changed(PILE, type="corpses"))],
        ["tiles/1R.tmx: spots/object (30): corpses is not a kind of spot; did you mean corpse_pile?"],
    ),
    "a spot in no zone": (
        [(B, changed(B, height=192)), (PILE, changed(PILE, y=500)), (EXIT, changed(EXIT, x=100))],
        ["tiles/1R.tmx: spots/object (30): the corpse_pile lies in no zone; move it into one"],
    ),
    "a spot where it cannot be": (
        [(PILE, changed(PILE, y=20))],
        ["tiles/1R.tmx: spots/object (30): the corpse_pile lies in NE, a street; move it into a room or train"],
    ),
    "a spot off the map": (
        [(PILE, changed(PILE, y=900))],
        ["tiles/1R.tmx: spots/object (30): it leaves the map; move it into a zone"],
    ),
    "a prop that is no picture": (
        [(BARREL, BARREL.replace(' gid="9"', ""))],
        ["tiles/1R.tmx: props/object (20, barrel): it is no picture; place a tile from a props tileset (Insert Tile)"],
    ),
    "a hexagonal map": (
        [('orientation="orthogonal"', 'orientation="hexagonal"')],
        ["tiles/1R.tmx: the map is not orthogonal; choose Orthogonal in Map > Map Properties"],
    ),
    "an infinite map": (
        [('infinite="0"', 'infinite="1"')],
        ["tiles/1R.tmx: the map is infinite; switch off Infinite in Map > Map Properties"],
    ),
    "a layer smaller than the map": (
        [('name="ground" width="10"', 'name="ground" width="9"')],
        ["tiles/1R.tmx: ground: the layer measures 9 x 10 cells, the map 10 x 10; resize the map in Tiled"],
    ),
    "an embedded tileset": (
        [('<tileset firstgid="9" source="../tilesets/props.tsx"/>', '<tileset firstgid="9" name="p"/>')],
        ["tiles/1R.tmx: a tileset is embedded in the map; export it to a .tsx file in Tiled's tileset panel"],
    ),
    "a tileset that is not there": (
        [("dirt.tsx", "dust.tsx")],
        ["tiles/1R.tmx: it refers to ../tilesets/dust.tsx, which is not there; add the file or choose another"],
    ),
}


@pytest.mark.parametrize("mistake", TILE_MISTAKES)
def test_a_mistake_on_a_tile_is_named(workshop, mistake):
    edits, messages = TILE_MISTAKES[mistake]
    assert check_tile(workshop.tile, library=workshop.library) == []
    workshop.spoil(workshop.tile, *edits)
    found = [str(problem) for problem in check_tile(workshop.tile, library=workshop.library)]
    assert found == messages


ONE = '<object id="1" name="1R" gid="1" x="0" y="640" width="640" height="640"/>'
TWO = '<object id="2" name="2R" gid="3" x="640" y="640" width="640" height="640"/>'
START = '<object id="3" template="../templates/start.tx" x="32" y="32"/>'
WAY_OUT = '<object id="4" type="exit" x="1200" y="32"><point/></object>'
GOAL = '<object id="6" type="objective" x="500" y="500">'
STARTING = '<property name="kind" value="starting"/>'


def more(element: str, count: int) -> str:
    """The element, and `count` more like it with ids of their own."""
    return element + "".join(
        f'<object id="{100 + number}" type="objective" x="500" y="500">{prop("colour", "red")}<point/></object>'
        for number in range(count)
    )


BOARD_MISTAKES = {
    "a mirrored tile": (
        [(TWO, changed(TWO, gid=3 + (1 << 31)))],
        ["m0/board.tmx: tiles/object (2, 2R): tile 2R is mirrored; undo the flip (X or Y key); turn tiles with Z"],
    ),
    "a tile at an odd angle": (
        [(TWO, changed(TWO, rotation=30))],
        ["m0/board.tmx: tiles/object (2, 2R): tile 2R is turned by 30 degrees; turn it by 90, 180 or 270"],
    ),
    "a tile off the grid": (
        [(TWO, changed(TWO, x=650))],
        [
            "m0/board.tmx: tiles/object (2, 2R): tile 2R lies at 650, 0, off the grid; "
            "snap it to the grid (View > Snapping)"
        ],
    ),
    "a stretched tile": (
        [(TWO, changed(TWO, width=600))],
        ["m0/board.tmx: tiles/object (2, 2R): tile 2R is drawn 600 x 640 px; make it 640 x 640 px"],
    ),
    "overlapping tiles": (
        [(TWO, changed(TWO, x=320))],
        ["m0/board.tmx: tiles/object (2, 2R): tile 2R overlaps tile 1R; move one of them"],
    ),
    "both sides of one tile": (
        [(TWO, changed(TWO, gid=2))],
        ["m0/board.tmx: tiles/object (2, 2R): tile 1V and tile 1R are the same piece of cardboard; use another tile"],
    ),
    "a tile off the map": (
        [(TWO, changed(TWO, y=2496))],
        ["m0/board.tmx: tiles/object (2, 2R): tile 2R leaves the map; move it, or resize the map"],
    ),
    "a gap between tiles": (
        [(TWO, changed(TWO, x=672)), (WAY_OUT, changed(WAY_OUT, x=60)), (GOAL, changed(GOAL, x=300))],
        [
            "m0/board.tmx: tiles: tile 2R touches none of the tiles around 1R; move it beside them",
            "m0/board.tmx: tiles: there is a gap of 32 px between tile 1R and tile 2R; "
            "close it, or move the tiles well apart",
            "m0/board.tmx: tiles: no way leads from the start into the building of 2R.A, 2R.B; open a doorway to it",
            "m0/board.tmx: tiles: no way leads from the start to zone 2R.N; join it, or leave it out",
            "m0/board.tmx: tiles: no way leads from the start to zone 2R.NE; join it, or leave it out",
            "m0/board.tmx: tiles: no way leads from the start to zone 2R.BAL; join it, or leave it out",
        ],
    ),
    "something that is no tile": (
        [(TWO, TWO.replace(' gid="3"', ""))],
        ["m0/board.tmx: tiles/object (2, 2R): it is no tile; place a tile of the game's tiles.tsx (Insert Tile)"],
    ),
    "no tiles at all": (
        [(ONE, ""), (TWO, "")],
        ["m0/board.tmx: tiles: the layer is empty; place tiles of the game's tiles.tsx"],
    ),
    "an unknown layer": (
        [('name="tokens"', 'name="token"')],
        [
            "m0/board.tmx: token: the layer is unknown; did you mean tokens?",
        ],
    ),
    "an unknown token": (
        [(WAY_OUT, changed(WAY_OUT, type="exits"))],
        ["m0/board.tmx: tokens/object (4): exits is not a token; did you mean exit?"],
    ),
    "a token without its property": (
        [(STARTING, '<property name="knd" value="starting"/>')],
        [
            "m0/board.tmx: tokens/object (5): property knd is unknown here; did you mean kind?",
            "m0/board.tmx: tokens/object (5): property kind is missing; set it to one of starting, mobile, abomination",
            "m0/board.tmx: tokens: there is no starting spawn; add one from the templates",
        ],
    ),
    "a token with an unknown value": (
        [('value="red"', 'value="rad"')],
        ["m0/board.tmx: tokens/object (6): colour is rad; did you mean red?"],
    ),
    "a value of the wrong type": (
        [
            (
                '<property name="colour" value="red"/>',
                '<property name="colour" value="red"/><property name="hidden" value="yes"/>',
            )
        ],
        ["m0/board.tmx: tokens/object (6): property hidden is not of type bool; enter it again"],
    ),
    "a count that makes no sense": (
        [
            (
                WAY_OUT,
                WAY_OUT + '<object id="9" type="enemy" x="40" y="40"><properties>'
                '<property name="type" value="walker"/><property name="count" type="int" value="0"/>'
                "</properties><point/></object>",
            )
        ],
        ["m0/board.tmx: tokens/object (9): count is 0; use a number from 1 to 99"],
    ),
    "a token in no zone": (
        [(WAY_OUT, changed(WAY_OUT, y=1500))],
        ["m0/board.tmx: tokens/object (4): it lies in no zone; move it into one"],
    ),
    "no start": (
        [(START, "")],
        ["m0/board.tmx: tokens: there is no start; add one from the templates"],
    ),
    "two starting spawns": (
        [
            (
                WAY_OUT,
                f'{WAY_OUT}<object id="9" type="spawn" x="40" y="40">'
                f"<properties>{STARTING}</properties><point/></object>",
            )
        ],
        [
            "m0/board.tmx: tokens/object (5): there are 2 of starting spawn, more than the 1 in the box; "
            "remove the surplus"
        ],
    ),
    "more objectives than the box holds": (
        [(WAY_OUT, more(WAY_OUT, 9))],
        ["m0/board.tmx: tokens/object (6): there are 10 of objective, more than the 9 in the box; remove the surplus"],
    ),
    "more enemies than the box holds": (
        [
            (
                WAY_OUT,
                WAY_OUT + '<object id="9" type="enemy" x="40" y="40"><properties>'
                '<property name="type" value="brute"/><property name="count" type="int" value="17"/>'
                "</properties><point/></object>",
            )
        ],
        ["m0/board.tmx: tokens/object (9): there are 17 of brute, more than the 16 in the box; remove the surplus"],
    ),
    "a marker without a name": (
        [(WAY_OUT, WAY_OUT + '<object id="9" type="marker" x="40" y="40"><point/></object>')],
        ["m0/board.tmx: tokens/object (9): the marker has no name; name it as the mission's rules do"],
    ),
    "a template that is not there": (
        [("start.tx", "begin.tx")],
        [
            "m0/board.tmx: tokens/object (3): it refers to ../templates/begin.tx, which is not there; "
            "add the file or choose another"
        ],
    ),
}


@pytest.mark.parametrize("mistake", BOARD_MISTAKES)
def test_a_mistake_on_a_board_is_named(workshop, mistake):
    edits, messages = BOARD_MISTAKES[mistake]
    assert check_board(workshop.board, library=workshop.library) == []
    workshop.spoil(workshop.board, *edits)
    assert [str(problem) for problem in check_board(workshop.board, library=workshop.library)] == messages


def test_streets_that_run_together_across_a_joint_are_named(workshop):
    workshop.spoil(
        workshop.board,
        (TWO, '<object id="2" name="2R" gid="3" x="800" y="640" width="640" height="640" rotation="180"/>'),
        (ONE, '<object id="1" name="1R" gid="1" x="0" y="1920" width="640" height="640"/>'),
        (START, changed(START, y=1300)),
        (WAY_OUT, changed(WAY_OUT, x=500, y=1300)),
        ('x="600" y="32"', 'x="600" y="1300"'),
        (GOAL, changed(GOAL, x=500, y=1700)),
    )
    found = [str(problem) for problem in check_board(workshop.board, library=workshop.library)]
    assert (
        "m0/board.tmx: tiles: the zones N and NE of tile 1R run together across a joint; "
        "shift or turn the tile beside it so that streets meet streets of the same width"
    ) in found


DRAWN_MISTAKES = {
    "a building that cannot be entered": (
        [(DOOR, "")],
        [
            "m0/drawn.tmx: zones/object (3, A): no way leads from the start into the building of A, B; "
            "open a doorway to it",
            "m0/drawn.tmx: zones/object (5, BAL): no way leads from the start to zone BAL; join it, or leave it out",
            "m0/drawn.tmx: tokens/object (43): the objective in B cannot be reached from the start; "
            "move it or open a way to it",
        ],
    ),
    "an opening off the board": (
        [(INNER, INNER + EXIT)],
        [
            "m0/drawn.tmx: openings/object (13): it leads from A off the board: the building is not closed; "
            "move it to a wall inside the board"
        ],
    ),
    "a spawn and an exit cut off": (
        [(NE, changed(NE, x=416, width=224))],
        [
            "m0/drawn.tmx: zones/object (2, NE): no way leads from the start to zone NE; join it, or leave it out",
            "m0/drawn.tmx: tokens/object (41): the exit in NE cannot be reached from the start; "
            "move it or open a way to it",
            "m0/drawn.tmx: tokens/object (42): enemies from the spawn in NE cannot reach the start; "
            "move it or open a way",
        ],
    ),
}


@pytest.mark.parametrize("mistake", DRAWN_MISTAKES)
def test_a_mistake_on_a_hand_drawn_board_is_named(workshop, mistake):
    edits, messages = DRAWN_MISTAKES[mistake]
    assert check_board(workshop.drawn, library=workshop.library) == []
    workshop.spoil(workshop.drawn, *edits)
    assert [str(problem) for problem in check_board(workshop.drawn, library=workshop.library)] == messages


def test_a_board_without_tokens_is_named(workshop):
    text = workshop.board.read_text()
    workshop.board.write_text(text[: text.index(' <objectgroup id="2"')] + "</map>")
    assert [str(problem) for problem in check_board(workshop.board, library=workshop.library)] == [
        "m0/board.tmx: there are no tokens; add an object layer named tokens",
        "m0/board.tmx: tokens: there is no start; add one from the templates",
        "m0/board.tmx: tokens: there is no starting spawn; add one from the templates",
    ]


def test_cells_of_another_size_are_named(workshop):
    workshop.spoil(
        workshop.tile, ('tilewidth="64" tileheight="64" infinite', 'tilewidth="128" tileheight="128" infinite')
    )
    found = [str(problem) for problem in check_tile(workshop.tile, library=workshop.library)]
    assert "tiles/1R.tmx: cells measure 128 px; set the tile size to 64 px" in found


def test_every_problem_of_a_file_is_told_at_once(workshop):
    workshop.spoil(workshop.tile, (N, changed(N, type="steet")), (DOOR, changed(DOOR, type="door")))
    assert len(check_tile(workshop.tile, library=workshop.library)) == 2


def test_a_missing_file_is_told(tmp_path):
    (problem,) = check_path(tmp_path / "nowhere.tmx")
    assert str(problem).endswith("nowhere.tmx: there is no such file; check the path")


def test_an_empty_folder_is_told(tmp_path):
    (problem,) = check_path(tmp_path)
    assert "there is no map in this folder" in str(problem)


def test_a_mission_for_an_unknown_game_is_told(workshop):
    (workshop.root / "m0" / "mission.toml").write_text('game = "undead_or_alife"')
    (problem,) = check_path(workshop.board)
    assert str(problem) == "m0/mission.toml: there is no game undead_or_alife with maps; did you mean undead_or_alive?"


def test_a_broken_mission_file_is_told(workshop):
    (workshop.root / "m0" / "mission.toml").write_text("game = " + "[" * 5000)
    (problem,) = check_path(workshop.board)
    assert str(problem) == "m0/mission.toml: the file is not valid TOML; correct it with a text editor"
