"""Says what is wrong with tiles, boards and mission folders, where, and what to do, before anyone plays them."""

import tomllib
from pathlib import Path

from game.tiled.board_checks import BoardChecks
from game.tiled.boards import BoardReading
from game.tiled.document import Library
from game.tiled.formats import FORMATS, UNDEAD_OR_ALIVE, MapFormat
from game.tiled.markup import read_bytes
from game.tiled.places import Shelf
from game.tiled.problems import BadMap, MapProblem, file_place, nearest
from game.tiled.tile_checks import TileChecks
from game.tiled.tiles import TILE_LAYERS, TileReading

BOARD = "board.tmx"
MISSION = "mission.toml"
MAX_MISSION_BYTES = 256 * 1024


def check_tile(path: Path, form: MapFormat = UNDEAD_OR_ALIVE, library: Library | None = None) -> list[MapProblem]:
    """All that is wrong with one side of a tile."""
    try:
        document = (library or Library(Shelf.around(path))).open(path)
    except BadMap as error:
        return list(error.problems)
    reading = TileReading(document, form, face=path.stem, layers=TILE_LAYERS)
    source = reading.source()
    return reading.problems or list(TileChecks(source, form, alone=False).problems())


def check_board(path: Path, form: MapFormat = UNDEAD_OR_ALIVE, library: Library | None = None) -> list[MapProblem]:
    """All that is wrong with a board, its tiles included as far as they lie in the same folder."""
    try:
        reading = BoardReading(path, form, library or Library(Shelf.around(path)))
        source = reading.source()
    except BadMap as error:
        return list(error.problems)
    if source is None:
        return reading.problems
    problems = list(reading.problems)
    if source.drawing is not None:
        problems.extend(TileChecks(source.drawing, form, alone=True).problems())
    for tile in source.tiles.values():
        problems.extend(TileChecks(tile, form, alone=False).problems())
    problems.extend(BoardChecks(source, form).problems())
    return problems


def check_path(path: Path) -> list[MapProblem]:
    """All that is wrong with a map file, a mission folder, or a folder of such."""
    if path.is_dir():
        return _check_folder(path)
    try:
        form = _format_of(path)
    except BadMap as error:
        return list(error.problems)
    if path.name == BOARD or _is_board(path):
        return check_board(path, form)
    return check_tile(path, form)


def _check_folder(folder: Path) -> list[MapProblem]:
    if (folder / BOARD).exists():
        return check_path(folder / BOARD)
    paths = sorted(path for path in folder.rglob("*.tmx") if not path.name.startswith("."))
    if not paths:
        return [file_place(folder).problem("there is no map in this folder", f"add a {BOARD}")]
    return [problem for path in paths for problem in check_path(path)]


def _is_board(path: Path) -> bool:
    """Whether a map holds tiles or tokens, as boards do."""
    try:
        document = Library(Shelf.around(path)).open(path)
    except BadMap:
        return False
    return "tiles" in document.object_layers or "tokens" in document.object_layers


def _format_of(path: Path) -> MapFormat:
    """The game that a map belongs to: its mission says so, or the folder it lies in."""
    mission = path.parent / MISSION
    if mission.exists():
        place = file_place(mission)
        real = Shelf.around(path).admit(mission, place)
        try:
            game = tomllib.loads(read_bytes(real, place, MAX_MISSION_BYTES).decode("utf-8")).get("game")
        except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
            raise place.refuse("the file is not valid TOML", "correct it with a text editor") from error
        if isinstance(game, str):
            if game not in FORMATS:
                raise place.refuse(f"there is no game {game[:40]} with maps", nearest(game, FORMATS))
            return FORMATS[game]
    names = [folder.name for folder in path.absolute().parents]
    return next((FORMATS[name] for name in names if name in FORMATS), UNDEAD_OR_ALIVE)
