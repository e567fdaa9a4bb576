"""What a character is made of, and the paints that all of them share."""

from __future__ import annotations

import colorsys
from collections.abc import Callable
from dataclasses import dataclass, field

from sprites.minis.paints import Paint, palette
from sprites.minis.parts.base import DUST, Ground
from sprites.minis.parts.head import Face
from sprites.minis.rig import Build, Hand, Pose, Rig
from sprites.minis.sculpture import Sculpture

GEAR: dict[str, Paint] = palette(
    steel="8d9298 metal",
    iron="4a4a4c metal",
    brass="c0913f metal",
    wood="6e4526 wood",
    belt="573720 leather",
    boot="4a3122 leather",
    sole="241a14 leather",
    dark="0c0a09 plain",
    flame="ffc861 lit",
    pages="d9cfb4 plain",
    cover="201a18 leather",
    stick="a02a1e smooth",
    glint="ffffff lit",
    mouth="30110f plain",
    pupil="080606 iris",
    eye="e6dfd2 iris",
    nostril="4a2018 skin",
    silver="b9bcc0 metal",
)


def mixed(a: str, b: str, t: float) -> str:
    """A colour code between two."""
    return "".join(f"{round(int(a[i : i + 2], 16) * (1 - t) + int(b[i : i + 2], 16) * t):02x}" for i in (0, 2, 4))


def complexion(
    skin: str, hair: str, iris: str = "5a4028", lips: str | None = None, grey: float = 0.0, warm: float = 1.0
) -> dict[str, Paint]:
    """Skin, hair and eyes from three colours."""
    r, g, b = (int(skin[i : i + 2], 16) / 255 for i in (0, 2, 4))
    hue, light, sat = colorsys.rgb_to_hls(r, g, b)
    shade = "".join(f"{round(v * 255):02x}" for v in colorsys.hls_to_rgb(hue - 0.015, light * 0.62, min(1, sat * 1.05)))
    grown = mixed(hair, "b9b4ac", grey)
    return palette(
        skin=f"{skin} skin",
        hair=f"{grown} hair",
        beard=f"{grown} hair",
        brow=f"{mixed(grown, '20160f', 0.25)} hair",
        lash="1c110c plain",
        iris=f"{iris} iris",
        iris_dark=f"{mixed(iris, '000000', 0.65)} iris",
        lips=f"{lips or mixed(skin, '8a3a30', 0.45)} skin",
        blush=f"{mixed(skin, 'b8402c', 0.5 * warm)} skin",
        shade=f"{shade} skin",
        stubble=f"{mixed(skin, grown, 0.6)} skin",
        nostril=f"{mixed(shade, '200804', 0.55)} skin",
    )


@dataclass(frozen=True)
class Character:
    """A survivor: the same body, clothes and face serve the miniature and the portrait."""

    name: str
    build: Build
    pose: Pose
    face: Face
    paints: dict[str, Paint]
    dress: Callable[[Sculpture, Rig, Face], None]
    hold: Callable[[Sculpture, Rig], None]
    bust: Pose
    zoom: float = 1.0
    shift: tuple[float, float] = (0.0, 0.0)
    skyline: str = "mesas"
    dusk: tuple[str, str, str] = field(default=("343048", "9a5a48", "e0a860"))
    ground: Ground = DUST


def bust_pose(
    yaw: float, head: tuple[float, float, float], lean: tuple[float, float, float] = (0, 0, 0), crane: float = 0.0
) -> Pose:
    """A quiet pose for a portrait: arms down, the body turned, the head as given."""
    return Pose(
        right=Hand((-0.30, 0.72, 0.04)), left=Hand((0.30, 0.72, 0.04)), yaw=yaw, chest=lean, head=head, crane=crane
    )
