"""Contact sheets: every picture that is built, at the sizes players see, on the grounds they stand on.

`python -m sprites.build sheet OUT.png` draws the contact sheet and, beside it, a mock table of every game
(`OUT-undead_or_alive.png`, `OUT-invader.png`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from PIL import Image, ImageDraw, ImageFilter, ImageFont

Ground = Callable[[tuple[int, int]], Image.Image]

BUILT = Path(__file__).parent / "built"
COMMON = BUILT / "common"
WIDTH = 2000
GAP = 8
DUST = (168, 135, 95, 255)
NIGHT = (30, 27, 24, 255)
CREAM = (226, 212, 184, 255)
SIZES = (64, 96, 256)


def draw(path: Path) -> None:
    """Draw the contact sheet, and the mock tables next to it."""
    page = _Page()
    for table in TABLES:
        _draw_game(page, table)
    page.title("Dice")
    page.flow((_scaled(_open(f), 96) for f in _pictures(COMMON / "dice")), partial(_ground, TABLES[0]))
    for size in (24, 48, 96):
        page.title(f"Icons, {size} px")
        page.flow(_open(f) for f in _pictures(COMMON / "icons" / str(size)))
    page.image().save(path)
    for table in TABLES:
        draw_table(table, path.with_name(f"{path.stem}-{table.game.name}{path.suffix}"))


def _draw_game(page: _Page, table: _Table) -> None:
    """All pictures of one game."""
    game, index, ground = table.game, _index(table.game), partial(_ground, table)
    title = game.name.replace("_", " ").capitalize()
    for size in SIZES:
        page.title(f"{title}: miniatures, {size} px")
        page.flow((_scaled(_figure(game, name, file, index), size) for name, file in _figure_files(index)), ground)
    for size in SIZES:
        page.title(f"{title}: portraits, {size} px")
        page.flow(_scaled(_open(f), size) for f in _pictures(game / "portraits"))
    for size in (96, 64):
        page.title(f"{title}: tokens, {size} px")
        page.flow((_scaled(_open(f), size) for f in _pictures(game / "tokens")), ground)
    for folder in (game / "cards", game / "zombie_cards"):
        page.title(f"{title}: {folder.name.replace('_', ' ')}")
        page.flow(_scaled(_open(f), 200) for f in _pictures(folder))


def _index(game: Path) -> dict:
    return json.loads((game / "minis" / "index.json").read_text(encoding="utf-8"))


def _open(file: Path) -> Image.Image:
    return Image.open(file).convert("RGBA")


def _open_mini(game: Path, listed: str) -> Image.Image:
    """A miniature as the index lists it: a PNG file, or a WebP file without its ending."""
    return _open(game / "minis" / (listed if listed.endswith(".png") else f"{listed}.webp"))


def _pictures(folder: Path) -> list[Path]:
    return sorted(f for f in folder.glob("*") if f.suffix in (".png", ".webp", ".jpg"))


def _scaled(picture: Image.Image, size: int) -> Image.Image:
    """The picture with its usual 256 px brought to `size`; other pictures have their longer side brought to it."""
    whole = 256 if picture.width in (256, 384) and picture.width == picture.height else max(picture.size)
    factor = size / whole
    return picture.resize(
        (max(1, round(picture.width * factor)), max(1, round(picture.height * factor))), Image.Resampling.LANCZOS
    )


def _figure_files(index: dict) -> list[tuple[str, str]]:
    return [(name, file) for name, figure in index["figures"].items() for file in figure["variants"]]


def _figure(game: Path, name: str, file: str, index: dict, rim: int | None = None) -> Image.Image:
    """A miniature as it stands on the table, survivors on a rim."""
    picture = _open_mini(game, file)
    if not index["figures"][name]["takes_rim"]:
        return picture
    if rim is None:
        takers = [n for n, f in index["figures"].items() if f["takes_rim"]]
        rim = takers.index(name) % (len(index["rims"]) - 1) + 1
    return Image.alpha_composite(_open_mini(game, index["rims"][rim]["file"]), picture)


def _ground(table: _Table, size: tuple[int, int]) -> Image.Image:
    """A stretch of real ground, or plain dust where no tile is built."""
    tile = table.game / "tiles" / f"{table.tiles[0][0]}.webp"
    ground = Image.new("RGBA", size, DUST)
    if tile.exists():
        picture = _open(tile)
        for x in range(0, size[0], picture.width):
            for y in range(0, size[1], picture.height):
                ground.paste(picture, (x, y))
    return ground


class _Page:
    """A page that grows downwards: titles and rows of pictures."""

    def __init__(self) -> None:
        self._strips: list[Image.Image] = []

    def title(self, text: str) -> None:
        strip = Image.new("RGBA", (WIDTH, 44), NIGHT)
        ImageDraw.Draw(strip).text((GAP, 10), text, fill=CREAM, font=ImageFont.load_default(24))
        self._strips.append(strip)

    def flow(self, pictures: Iterable[Image.Image], ground: Ground | None = None) -> None:
        """Rows of pictures, on the ground when one is given."""
        rows: list[list[Image.Image]] = [[]]
        used = GAP
        for picture in pictures:
            if rows[-1] and used + picture.width + GAP > WIDTH:
                rows.append([])
                used = GAP
            rows[-1].append(picture)
            used += picture.width + GAP
        heights = [max((p.height for p in row), default=0) + GAP for row in rows]
        strip_size = (WIDTH, sum(heights) + GAP)
        strip = ground(strip_size) if ground else Image.new("RGBA", strip_size, NIGHT)
        y = GAP
        for row, height in zip(rows, heights, strict=True):
            x = GAP
            for picture in row:
                strip.alpha_composite(picture, (x, y + height - GAP - picture.height))
                x += picture.width + GAP
            y += height
        self._strips.append(strip)

    def image(self) -> Image.Image:
        """The whole page."""
        page = Image.new("RGBA", (WIDTH, sum(s.height for s in self._strips)), NIGHT)
        y = 0
        for strip in self._strips:
            page.paste(strip, (0, y))
            y += strip.height
        return page


@dataclass(frozen=True)
class _Table:
    """A scene for the mock table of a game: places are pixels of a 1920 x 1080 screen."""

    game: Path = BUILT / "undead_or_alive"
    tiles: tuple[tuple[str, int, int], ...] = (
        ("1V", 330, -170),
        ("2R", 1010, -170),
        ("9V", 1690, -170),
        ("3V", 330, 510),
        ("6R", 1010, 510),
        ("4V", 1690, 510),
    )
    tile_size: int = 680
    mini_scale: float = 0.5
    survivors: tuple[tuple[str, int, int, int], ...] = (
        ("meg", 1, 640, 296),
        ("carl", 2, 720, 330),
        ("concepcion", 3, 1105, 236),
        ("jimmy", 4, 585, 345),
        ("turner", 5, 1180, 262),
        ("trixie", 6, 770, 282),
    )
    horde: tuple[tuple[str, int, int], ...] = (
        ("walker", 905, 130),
        ("walker", 965, 110),
        ("walker", 935, 175),
        ("walker", 1000, 160),
        ("walker", 880, 190),
        ("runner", 890, 400),
        ("runner", 985, 330),
        ("brute", 400, 170),
        ("brute", 475, 200),
        ("walker", 400, 560),
        ("walker", 470, 600),
        ("walker", 390, 630),
        ("walker", 505, 545),
        ("runner", 1575, 130),
        ("walker", 1630, 170),
        ("abomination", 1120, 830),
        ("walker", 990, 890),
        ("walker", 1245, 880),
        ("runner", 900, 850),
        ("brute", 1450, 770),
        ("walker", 1500, 620),
        ("walker", 1560, 600),
        ("walker", 1760, 420),
        ("walker", 1830, 470),
        ("runner", 1800, 560),
    )
    machines: tuple[tuple[str, int, int], ...] = (("gatling", 820, 610), ("wagon", 950, 640))
    tokens: tuple[tuple[str, int, int], ...] = (
        ("spawn_starting", 385, 60),
        ("objective_red", 1330, 120),
        ("objective_blue", 1560, 430),
        ("noise_bang", 690, 410),
        ("corpse_pile_active", 1150, 60),
        ("exit", 1600, 960),
    )
    hand: tuple[str, ...] = field(default=("colt_saa", "winchester", "machete", "dynamite", "holy_water"))


TABLES = (
    _Table(),
    _Table(
        game=BUILT / "invader",
        tiles=(
            ("4V", 330, -170),
            ("6V", 1010, -170),
            ("9V", 1690, -170),
            ("1V", 330, 510),
            ("5R", 1010, 510),
            ("8R", 1690, 510),
        ),
        survivors=(
            ("cole", 1, 640, 250),
            ("vivian", 2, 720, 290),
            ("mitsuki", 3, 1105, 236),
            ("magnus", 4, 560, 330),
            ("jared", 5, 1200, 262),
            ("baraka", 6, 790, 240),
        ),
        horde=(
            ("worker", 905, 130),
            ("worker", 965, 100),
            ("worker", 935, 180),
            ("worker", 1010, 165),
            ("worker", 870, 200),
            ("hunter", 880, 420),
            ("hunter", 985, 350),
            ("tank", 400, 150),
            ("tank", 490, 190),
            ("worker", 400, 580),
            ("worker", 470, 620),
            ("worker", 390, 650),
            ("worker", 520, 560),
            ("hunter", 1575, 130),
            ("worker", 1630, 190),
            ("abomination", 1130, 850),
            ("worker", 980, 910),
            ("worker", 1270, 910),
            ("hunter", 900, 850),
            ("tank", 1450, 770),
            ("worker", 1500, 620),
            ("worker", 1570, 600),
            ("worker", 1760, 420),
            ("worker", 1830, 470),
            ("hunter", 1800, 580),
        ),
        machines=(("peacekeeper_bot_active", 1330, 330), ("falchion_sentry_gun_active", 760, 620)),
        tokens=(
            ("spawn_red", 385, 60),
            ("objective_red", 1330, 120),
            ("objective_blue", 1560, 430),
            ("noise", 690, 410),
            ("mold_active", 1150, 60),
            ("exit", 1600, 960),
        ),
        hand=("smg", "cattle_prod", "heavy_shotgun", "oxygen_tank", "energy_cell"),
    ),
)


def draw_table(scene: _Table, path: Path) -> None:
    """Draw a mock table of 1920 x 1080 from the real pictures that exist."""
    game, index = scene.game, _index(scene.game)
    table = Image.new("RGBA", (1920, 1080), NIGHT)
    for name, x, y in scene.tiles:
        file = game / "tiles" / f"{name}.webp"
        if file.exists():
            picture = _open(file).resize((scene.tile_size, scene.tile_size), Image.Resampling.LANCZOS)
            table.paste(picture, (x, y))
    for name, x, y in scene.tokens:
        for file in (game / "tokens").glob(f"{name}.*"):
            _stamp(table, _scaled(_open(file), 62), x, y)
    _stand(table, scene, index)
    _panel(table, scene, index)
    table.convert("RGB").save(path)


def _stamp(table: Image.Image, picture: Image.Image, x: int, y: int) -> None:
    """Lay a picture flat with its centre at a place."""
    left, top = x - picture.width // 2, y - picture.height // 2
    visible = picture.crop((max(0, -left), max(0, -top), picture.width, picture.height))
    table.alpha_composite(visible, (max(0, left), max(0, top)))


def _stand(table: Image.Image, scene: _Table, index: dict) -> None:
    """Stand all miniatures on the table, the farther ones first."""
    figures = index["figures"]
    standing = [(y, x, name, figures[name]["file"], rim) for name, rim, x, y in scene.survivors]
    standing += [
        (y, x, name, figures[name]["variants"][i % len(figures[name]["variants"])], None)
        for i, (name, x, y) in enumerate(scene.horde)
    ]
    standing += [(y, x, name, figures[name]["file"], None) for name, x, y in scene.machines]
    for y, x, name, file, rim in sorted(standing, key=lambda entry: entry[:3]):
        picture = _figure(scene.game, name, file, index, rim)
        small = picture.resize(
            (round(picture.width * scene.mini_scale), round(picture.height * scene.mini_scale)),
            Image.Resampling.LANCZOS,
        )
        anchor = [round(v * scene.mini_scale) for v in figures[name]["anchor"]]
        left, top = x - anchor[0], y - anchor[1]
        visible = small.crop((max(0, -left), max(0, -top), small.width, small.height))
        table.alpha_composite(visible, (max(0, left), max(0, top)))


def _panel(table: Image.Image, scene: _Table, index: dict) -> None:
    """The band on the left: the team's portraits, each in its player's colour, and a hand of cards below the board."""
    game = scene.game
    band = Image.new("RGBA", (330, 1080), (38, 29, 22, 255))
    edge = Image.new("L", (60, 1080), 0)
    edge.paste(150, (0, 0, 20, 1080))
    shadow = Image.new("RGBA", edge.size, (0, 0, 0, 0))
    shadow.putalpha(edge.filter(ImageFilter.GaussianBlur(9)))
    table.alpha_composite(shadow, (322, 0))
    table.paste(band, (0, 0))
    draw_on = ImageDraw.Draw(table)
    for i, (name, rim, _, _) in enumerate(scene.survivors):
        x, y = 20 + (i % 2) * 150, 24 + (i // 2) * 190
        colour = index["rims"][rim]["colour"]
        draw_on.rounded_rectangle([x - 5, y - 5, x + 144, y + 172], 8, fill=(20, 16, 13), outline=colour, width=3)
        portrait = game / "portraits" / f"{name}.png"
        table.paste(_open(portrait).resize((140, 140), Image.Resampling.LANCZOS), (x, y))
        draw_on.text((x + 70, y + 156), name.capitalize(), fill=CREAM, font=ImageFont.load_default(18), anchor="mm")
    cards = [game / "cards" / f"{name}.webp" for name in scene.hand]
    for i, file in enumerate(f for f in cards if f.exists()):
        card = _scaled(_open(file), 140)
        draw_on.rectangle(
            [
                17 + (i % 2) * 150,
                617 + (i // 2) * 120,
                23 + (i % 2) * 150 + card.width,
                623 + (i // 2) * 120 + card.height,
            ],
            fill=CREAM,
        )
        table.paste(card, (20 + (i % 2) * 150, 620 + (i // 2) * 120))
