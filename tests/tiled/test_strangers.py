"""Maps from strangers: whatever they hold, they are refused within one second and 100 MB, with a sentence."""

import base64
import os
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from game.tiled.check import check_path
from game.tiled.document import Library
from game.tiled.places import Shelf, shipped_maps
from tests.tiled.workshop import GROUND, TILE, Workshop, png

LOCAL = TILE.replace("../tilesets/", "")
"""A tile with its tilesets beside it, as a stranger would send it."""

HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
MAP = '<map version="1.10" orientation="orthogonal" width="10" height="10" tilewidth="64" tileheight="64" infinite="0">'

PROBE = """
import resource, sys, time
from pathlib import Path
from game.tiled.check import check_path
from game.tiled.document import Library
from game.tiled.places import Shelf, shipped_maps
from game.tiled import check
base = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
limit = int(sys.argv[2]) * 1024 * 1024
used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (used + limit, used + limit))
start = time.perf_counter()
problems = check_path(Path(sys.argv[1]))
seconds = time.perf_counter() - start
grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - base) * 1024
assert problems, "nothing was refused"
assert seconds < 1, f"took {seconds:.2f} s"
assert grown < limit, f"took {grown} bytes"
print(problems[0])
"""


def refused(path: Path) -> str:
    """The first problem told about a map by a process of its own, held to one second and 100 MB."""
    root = Path(__file__).resolve().parents[2]
    done = subprocess.run(
        [sys.executable, "-c", PROBE, str(path), "100"],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def packed_zeros(count: int) -> bytes:
    """A zlib stream that inflates to `count` zero bytes."""
    packer = zlib.compressobj(9)
    block = bytes(1 << 20)
    return b"".join(packer.compress(block) for _ in range(count >> 20)) + packer.flush()


def entity_bomb() -> str:
    entities = "".join(f'<!ENTITY e{n} "{f"&e{n - 1};" * 10}">' for n in range(1, 10))
    return f'{HEAD}<!DOCTYPE map [<!ENTITY e0 "zombie">{entities}]>{MAP}&e9;</map>'


def layer_bomb() -> str:
    text = base64.b64encode(packed_zeros(256 << 20)).decode()
    return LOCAL.replace('encoding="csv"', 'encoding="base64" compression="zlib"').replace(GROUND, text)


HOSTILE = {
    "an entity bomb": (entity_bomb, "declares a document type or entities"),
    "an external entity": (
        lambda: f'{HEAD}<!DOCTYPE map [<!ENTITY x SYSTEM "file:///etc/passwd">]>{MAP}&x;</map>',
        "declares a document type or entities",
    ),
    "an external document type": (
        lambda: f'{HEAD}<!DOCTYPE map SYSTEM "http://example.org/x.dtd">{MAP}</map>',
        "declares a document type or entities",
    ),
    "a processing instruction": (lambda: f"{HEAD}{MAP}<?php echo 1?></map>", "has a processing instruction <?php"),
    "a layer that inflates to gigabytes": (layer_bomb, "the layer unpacks to more than the 400 bytes declared"),
    "a layer declared as gigantic": (
        lambda: LOCAL.replace('width="10" height="10"', 'width="1000000" height="1000000"'),
        "width of <map> is 1000000, not a whole number from 1 to 256",
    ),
    "a layer with millions of cells": (
        lambda: LOCAL.replace(GROUND, "1," * 900_000 + "1"),
        "the layer holds more cells than the 100 declared",
    ),
    "a layer with too few cells": (lambda: LOCAL.replace(GROUND, "1,1,1"), "the layer holds 3 cells where 10 x 10"),
    "a layer of words": (lambda: LOCAL.replace(GROUND, "one,two"), "the layer's cells are not numbers"),
    "a layer of endless digits": (lambda: LOCAL.replace(GROUND, "9" * 900_000), "the layer's cells are not numbers"),
    "a damaged packed layer": (
        lambda: LOCAL.replace('encoding="csv"', 'encoding="base64" compression="zlib"').replace(GROUND, "AAAA"),
        "the layer's packed cells are damaged",
    ),
    "a cut off packed layer": (
        lambda: LOCAL.replace('encoding="csv"', 'encoding="base64" compression="zlib"').replace(
            GROUND, base64.b64encode(zlib.compress(os.urandom(400))[:200]).decode()
        ),
        "the layer's packed cells are cut off",
    ),
    "a layer packed with zstd": (
        lambda: LOCAL.replace('encoding="csv"', 'encoding="base64" compression="zstd"').replace(GROUND, "AAAA"),
        "the layer is packed with Zstandard",
    ),
    "a layer that is not base64": (
        lambda: LOCAL.replace('encoding="csv"', 'encoding="base64"').replace(GROUND, "!!!!"),
        "the layer's cells are not valid base64",
    ),
    "deep nesting": (
        lambda: HEAD + MAP + "<group>" * 100_000 + "</group>" * 100_000 + "</map>",
        "elements are nested more than 16 deep",
    ),
    "a flood of elements": (lambda: HEAD + MAP + "<x/>" * 400_000 + "</map>", "more than 20000 elements"),
    "a flood of attributes": (
        lambda: HEAD + "<map " + " ".join(f'a{n}=""' for n in range(150_000)) + "/>",
        "<map> has 150000 attributes",
    ),
    "a flood of objects": (
        lambda: LOCAL.replace("</map>", '<objectgroup name="x">' + "<object/>" * 10_000 + "</objectgroup></map>"),
        "the map has more than 4000 objects",
    ),
    "a flood of corners": (
        lambda: LOCAL.replace(
            '<object id="20"', f'<object id="21"><polygon points="{"0,0 " * 100_000}"/></object><object id="20"'
        ),
        "the outline has more than 256 corners",
    ),
    "a huge file": (lambda: HEAD + MAP + " " * (3 << 20) + "</map>", "the file is larger than 2048 kB"),
    "a truncated file": (lambda: LOCAL[:900], "is not valid XML"),
    "an empty file": (lambda: "", "is not valid XML (no element found)"),
    "another kind of file": (lambda: "<svg/>", "the file holds a <svg>, not a <map>"),
    "a number out of this world": (
        lambda: LOCAL.replace('x="400" y="300"', 'x="1e308" y="nan"'),
        "x is 1e308, far off any map",
    ),
    "not a number": (lambda: LOCAL.replace('x="400" y="300"', 'x="nan" y="0"'), "x is nan, far off any map"),
    "a tile number out of range": (
        lambda: LOCAL.replace(' gid="9"', f' gid="{1 << 40}"'),
        "gid of <object> is 1099511627776, not a whole number",
    ),
    "an absolute path": (
        lambda: LOCAL.replace("dirt.tsx", "/etc/passwd"),
        "it refers to /etc/passwd by an absolute path or address",
    ),
    "a Windows path": (
        lambda: LOCAL.replace("dirt.tsx", "C:\\maps\\dirt.tsx"),
        "by an absolute path or address",
    ),
    "an address": (
        lambda: LOCAL.replace("dirt.tsx", "https://example.org/dirt.tsx"),
        "by an absolute path or address",
    ),
    "a way out of the folder": (
        lambda: LOCAL.replace("dirt.tsx", "../../../../../../../../../../../etc/passwd"),
        "which lies outside the mission's folder and the shipped maps",
    ),
    "a way out with backslashes": (
        lambda: LOCAL.replace("dirt.tsx", "..\\..\\..\\..\\..\\..\\..\\..\\etc\\passwd"),
        "which lies outside the mission's folder and the shipped maps",
    ),
    "an endless path": (
        lambda: LOCAL.replace("dirt.tsx", "a/" * 5000),
        "a reference to another file is empty or malformed",
    ),
}


@pytest.mark.parametrize("trick", HOSTILE)
def test_a_hostile_map_is_refused(tmp_path, trick):
    make, sentence = HOSTILE[trick]
    path = in_one_folder(tmp_path)
    path.write_text(make())
    message = refused(path)
    assert sentence in message
    assert "; " in message, "what to do follows"


def test_text_that_is_not_utf8_is_refused(tmp_path):
    path = tmp_path / "board.tmx"
    path.write_bytes(TILE.replace("barrel", "b\xe4rrel").encode("latin-1"))
    assert "the file is not UTF-8 text" in refused(path)


def test_a_link_out_of_the_folder_is_refused(tmp_path):
    secret = tmp_path / "secret.tsx"
    secret.write_text('<tileset name="s" tilewidth="64" tileheight="64" tilecount="0" columns="0"/>')
    mission = tmp_path / "mission"
    mission.mkdir()
    (mission / "dirt.tsx").symlink_to(secret)
    (mission / "board.tmx").write_text(TILE.replace("../tilesets/dirt.tsx", "dirt.tsx"))
    assert "it refers to dirt.tsx, which lies outside the mission's folder" in refused(mission / "board.tmx")


def test_a_mission_from_another_machine_finds_the_shipped_files(tmp_path):
    there = "../../home/ann/.venv/lib/python3.12/site-packages/game/shipped/maps/tilesets/western.tsx"
    board = in_one_folder(tmp_path)
    board.write_text(LOCAL.replace("dirt.tsx", there))
    document = Library(Shelf.around(board)).open(board)
    assert document.tilesets[0].tileset.path == shipped_maps().resolve() / "tilesets" / "western.tsx"


def test_a_board_that_is_itself_a_link_out_is_refused(tmp_path):
    (tmp_path / "elsewhere.tmx").write_text(TILE)
    mission = tmp_path / "mission"
    mission.mkdir()
    (mission / "board.tmx").symlink_to(tmp_path / "elsewhere.tmx")
    assert "lies outside the mission's folder" in refused(mission / "board.tmx")


def test_a_link_in_circles_is_refused(tmp_path):
    (tmp_path / "a.tmx").symlink_to(tmp_path / "b.tmx")
    (tmp_path / "b.tmx").symlink_to(tmp_path / "a.tmx")
    assert check_path(tmp_path / "a.tmx")


def test_a_pipe_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "board.tmx")
    assert "there is no such file" in refused(tmp_path / "board.tmx")


def in_one_folder(tmp_path: Path) -> Path:
    """A folder with such a tile and all that it needs."""
    workshop = Workshop(tmp_path)
    for path in (workshop.root / "tilesets").iterdir():
        path.rename(workshop.root / "m0" / path.name)
    board = workshop.root / "m0" / "board.tmx"
    board.write_text(LOCAL)
    return board


def test_a_picture_with_a_huge_header_is_refused(tmp_path):
    board = in_one_folder(tmp_path)
    picture = bytearray(png(8, 8))
    picture[16:24] = (100_000).to_bytes(4, "big") * 2
    (board.parent / "dirt.png").write_bytes(picture)
    assert "the picture dirt.png claims to be 100000 x 100000 px; keep it within 8192 px a side" in refused(board)


@pytest.mark.parametrize("content", [b"", b"GIF89a", png(8, 8)[:20], b"\x89PNG\r\n\x1a\n" + bytes(40)])
def test_a_picture_that_is_not_a_png_is_refused(tmp_path, content):
    board = in_one_folder(tmp_path)
    (board.parent / "dirt.png").write_bytes(content)
    assert "the picture dirt.png is not a PNG or is cut off" in str(check_path(board)[0])


def test_pictures_of_other_kinds_are_refused(tmp_path):
    board = in_one_folder(tmp_path)
    (board.parent / "dirt.jpg").write_bytes(b"\xff\xd8\xff")
    tileset = board.parent / "dirt.tsx"
    tileset.write_text(tileset.read_text().replace("dirt.png", "dirt.jpg"))
    assert "the picture dirt.jpg is not a PNG; export it as PNG" in str(check_path(board)[0])


def test_a_picture_outside_the_folder_is_refused(tmp_path):
    board = in_one_folder(tmp_path)
    (tmp_path / "pictures" / "x.png").write_bytes(png(8, 8))
    tileset = board.parent / "dirt.tsx"
    tileset.write_text(tileset.read_text().replace("dirt.png", "../pictures/x.png"))
    assert "lies outside the mission's folder and the shipped maps" in str(check_path(board)[0])


def test_a_template_that_refers_to_itself_is_no_trap(tmp_path):
    workshop = Workshop(tmp_path)
    (workshop.root / "m0" / "start.tx").write_text('<template><object template="start.tx" type="start"/></template>')
    workshop.spoil(workshop.board, ("../templates/start.tx", "start.tx"))
    assert check_path(workshop.board) is not None
