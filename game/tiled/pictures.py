"""Looks at pictures before anything loads them: PNG only, and of a size that fits in memory."""

from pathlib import Path

from game.tiled.problems import Place

SIGNATURE = b"\x89PNG\r\n\x1a\n"
MAX_SIDE = 8192
MAX_PIXELS = 32 * 1024 * 1024
MAX_BYTES = 64 * 1024 * 1024


def png_size(path: Path, place: Place) -> tuple[int, int]:
    """Width and height out of the header of a PNG file."""
    if path.suffix.lower() != ".png":
        raise place.refuse(f"the picture {path.name} is not a PNG", "export it as PNG")
    try:
        with path.open("rb") as file:
            header = file.read(33)
        length = path.stat().st_size
    except OSError as error:
        raise place.refuse(f"the picture {path.name} cannot be read ({error.strerror})", "check the file") from error
    if header[:8] != SIGNATURE or header[8:16] != b"\0\0\0\x0dIHDR" or len(header) < 33:
        raise place.refuse(f"the picture {path.name} is not a PNG or is cut off", "export it again as PNG")
    width, height = int.from_bytes(header[16:20], "big"), int.from_bytes(header[20:24], "big")
    if not (0 < width <= MAX_SIDE and 0 < height <= MAX_SIDE and width * height <= MAX_PIXELS) or length > MAX_BYTES:
        raise place.refuse(
            f"the picture {path.name} claims to be {width} x {height} px", f"keep it within {MAX_SIDE} px a side"
        )
    return width, height
