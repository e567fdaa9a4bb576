"""What stands on the borders of zones: walls in their styles, posts beside openings, sills, railings and balconies."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from game.bake import bulkheads
from game.bake.arrays import Array
from game.bake.canvas import Canvas
from game.bake.filters import mix, smoothstep
from game.bake.frame import Frame
from game.bake.materials import wood
from game.bake.noise import hashed, point_noise, point_value
from game.bake.scene import Scene
from game.bake.strip import Colour, Look, Painted, Strip, tinted
from game.bake.walls import Run, Structure

BALCONY_HEIGHT = 36.0
_RAIL_INSET = 3.5
_WOODEN_SILL: Colour = (0.73, 0.575, 0.40)
_SILLS: dict[str, Colour] = {"stone": (0.70, 0.64, 0.55), "rock": (0.64, 0.50, 0.34), "iron": (0.52, 0.48, 0.44)}


def _wood(strip: Strip) -> Painted:
    """A timbered wall: outer boards under a narrower cap of lengths of plank."""
    length = 58.0
    step = strip.along / length + float(hashed(strip.seed % 97, 3, 5))
    number = np.floor(step)
    plank = point_value(number, number * 0 + strip.seed % 89, 21)
    part = step - number
    to_end = np.minimum(part, 1 - part) * length
    figure = wood.grain(strip.along, strip.across + plank * 40, plank, 13)
    cap = smoothstep(1.9, 2.5, strip.depth)
    edge = np.exp(-((strip.depth - 2.2) ** 2) * 1.6)
    colour = mix(
        tinted((0.225, 0.15, 0.10), 0.9 + 0.16 * figure),
        tinted((0.315, 0.215, 0.145), 0.86 + 0.26 * plank + 0.15 * figure),
        cap,
    )
    seam = smoothstep(0.9, 0.3, to_end) * cap
    nail = smoothstep(1.0, 0.6, np.hypot(to_end - 3.2, np.abs(strip.across) - 2.6)) * cap
    colour *= (1 - 0.6 * seam - 0.55 * nail - 0.30 * edge)[..., None]
    rim = smoothstep(2.4, 2.9, strip.depth) * smoothstep(4.3, 3.5, strip.depth)
    colour = mix(colour, tinted((0.66, 0.49, 0.325), 0.9 + 0.2 * figure), 0.8 * rim)
    relief = 0.28 * figure - 1.2 * seam
    top = strip.tall - 3.0 * (1 - cap) - 1.5 * smoothstep(1.2, 0.0, strip.depth)
    return colour, relief, top, np.ones_like(top)


def _stone(strip: Strip) -> Painted:
    """Two courses of rough blocks in mortar."""
    wobble = 0.8 * point_noise(strip.along / 7, strip.across / 7 + strip.seed, 5)
    course = np.where(strip.across + wobble > 0, 1.0, 0.0)
    size = 17.0 + 6 * course
    step = (strip.along + wobble) / size + 0.37 * course
    number = np.floor(step)
    chance = point_value(number * 2 + course, number * 0 + strip.seed % 83, 22)
    part = step - number
    ends = np.minimum(part, 1 - part) * size
    middle = np.abs(strip.across + wobble)
    edge = np.minimum(np.minimum(ends, middle), strip.depth + 0.6)
    mottle = strip.frame.cloud((9, 0.5), (3, 0.5), seed=4100)
    colour = tinted((0.60, 0.555, 0.485), 0.80 + 0.34 * chance + 0.07 * mottle)
    warm = tinted((0.60, 0.50, 0.385), 0.85 + 0.2 * chance + 0.07 * mottle)
    colour = mix(colour, warm, smoothstep(0.55, 0.9, np.abs(chance - 0.5) * 2))
    joint = smoothstep(1.3, 0.4, np.minimum(ends, middle))
    colour = mix(colour, tinted((0.355, 0.315, 0.265), 1 + 0.06 * mottle), joint)
    relief = 0.5 * mottle - 1.2 * joint
    top = strip.tall + (chance - 0.5) * 1.8 - 2.4 * np.exp(-((edge / 1.7) ** 2))
    return colour, relief, top, np.ones_like(top)


def _adobe(strip: Strip) -> Painted:
    """Lime-washed clay with soft edges, flaked in places."""
    mottle = strip.frame.cloud((34, 0.5), (12, 0.4), (4, 0.3), seed=4200)
    flake = smoothstep(0.75, 1.0, strip.frame.cloud((20, 0.7), (6, 0.4), seed=4210))
    colour = tinted((0.795, 0.68, 0.53), 1 + 0.06 * mottle)
    colour = mix(colour, tinted((0.56, 0.40, 0.275), 1 + 0.08 * mottle), 0.85 * flake)
    round_off = 1 - np.sqrt(np.clip(1 - (1 - np.clip(strip.depth / 4.0, 0, 1)) ** 2, 0, 1))
    top = strip.tall - 5.5 * round_off - 0.8 * flake
    return colour, 0.5 * mottle, top, np.ones_like(top)


def _rock(strip: Strip) -> Painted:
    """The living rock, broken and uneven."""
    frame = strip.frame
    rough = frame.cloud((22, 0.7), (9, 0.5), (4, 0.3), seed=4300)
    ledge = np.abs(frame.noise(15, 4310) + 0.4 * frame.noise(6, 4311))
    depth = strip.depth + 2.4 * frame.cloud((12, 0.8), (5, 0.5), seed=4320) - 1.5
    colour = tinted((0.43, 0.365, 0.305), 0.92 + 0.10 * rough - 0.30 * np.exp(-((ledge / 0.12) ** 2)))
    top = strip.tall + 4.0 * rough - 7.0 * np.exp(-np.clip(depth, 0, None) / 2.6) + 3.0 * np.sqrt(ledge)
    return colour, 0.9 * rough, top, smoothstep(-0.4, 0.4, depth)


def _iron(strip: Strip) -> Painted:
    """Riveted plate with a rolled edge."""
    size = 40.0
    step = strip.along / size
    part = (step - np.floor(step)) * size
    seam = smoothstep(0.9, 0.3, np.minimum(part, size - part))
    rivet = smoothstep(1.5, 0.9, np.hypot((strip.along % 10) - 5, np.abs(strip.across) - strip.thick * 0.24))
    soot = strip.frame.cloud((30, 0.5), (9, 0.5), seed=4400)
    rust = smoothstep(0.6, 1.4, strip.frame.cloud((24, 0.6), (7, 0.5), seed=4410))
    colour = tinted((0.285, 0.275, 0.275), 1 + 0.10 * soot + 0.2 * rivet)
    colour = mix(colour, tinted((0.40, 0.22, 0.12), 1 + 0.05 * soot), 0.5 * rust)
    colour *= (1 - 0.5 * seam)[..., None]
    colour *= (1 + 0.35 * smoothstep(2.0, 1.0, strip.depth))[..., None]
    top = strip.tall + 1.4 * rivet - 1.0 * smoothstep(1.4, 0.2, strip.depth)
    return colour, -1.0 * seam, top, np.ones_like(top)


def _posts_and_rail(strip: Strip, pitch: float, tone: Colour, rail: float, post: float) -> tuple[Array, ...]:
    step = strip.along / pitch
    number = np.floor(step)
    off = np.abs(step - number - 0.5) * pitch
    chance = point_value(number, number * 0 + strip.seed % 79, 23)
    figure = wood.grain(strip.along, strip.across, chance, 17)
    is_post = np.maximum(off, np.abs(strip.across)) - post
    is_rail = np.abs(strip.across) - rail
    share = np.maximum(smoothstep(0.4, -0.3, is_post), smoothstep(0.4, -0.3, is_rail))
    colour = tinted(tone, 0.86 + 0.16 * figure + 0.25 * (chance - 0.5))
    lit_edge = smoothstep(1.2, 0.2, np.minimum(np.abs(is_rail), np.abs(is_post)))
    colour *= (1 + 0.15 * lit_edge)[..., None]
    top = np.where(is_post < 0, strip.tall, strip.tall - 3.5)
    return colour, 0.25 * figure, top, share


def _fence(strip: Strip) -> Painted:
    """A weathered fence: posts and one rail."""
    colour, relief, top, share = _posts_and_rail(strip, 21.333, (0.53, 0.45, 0.345), 1.7, 3.6)
    return colour, relief, top, share


def _rail(strip: Strip) -> Painted:
    """A turned railing with balusters."""
    colour, relief, top, share = _posts_and_rail(strip, 16.0, (0.60, 0.455, 0.30), 2.4, 3.2)
    return colour, relief, top, share


LOOKS: dict[str, Look] = {
    "wood": Look(14, 30, _wood, (0.60, 0.44, 0.285)),
    "stone": Look(16, 32, _stone, (0.62, 0.575, 0.51)),
    "adobe": Look(16, 31, _adobe, (0.43, 0.30, 0.19)),
    "rock": Look(24, 38, _rock, (0.42, 0.295, 0.185)),
    "iron": Look(11, 28, _iron, (0.33, 0.30, 0.285)),
    "fence": Look(8, 15, _fence, (0.50, 0.42, 0.315)),
    "rail": Look(7, 15, _rail, (0.55, 0.41, 0.265)),
    "steel": Look(13, 30, bulkheads.steel, (0.46, 0.49, 0.51), gated=True),
    "bulkhead": Look(20, 36, bulkheads.bulkhead, (0.46, 0.49, 0.51), gated=True),
    "red_rock": Look(26, 38, bulkheads.red_rock, (0.46, 0.49, 0.51), gated=True),
}


def look_of(style: str) -> Look:
    """The look of a wall style; wood for a style that nobody knows."""
    return LOOKS.get(style, LOOKS["wood"])


def _centre(run: Run, thick: float) -> tuple[float, float]:
    """Middle line and thickness of a run; on the board's edge it stands wholly inside."""
    if run.side:
        thick *= 0.72
        return run.at + run.side * thick / 2, thick
    return run.at, thick


def _stretch(run: Run, thick: float, limit: float) -> tuple[float, float]:
    """The run lengthened to close corners, but not into openings nor over the board's edge."""
    start = run.start if run.open_start else max(run.start - thick / 2, 0)
    stop = run.stop if run.open_stop else min(run.stop + thick / 2, limit)
    return start, stop


def _place(canvas: Canvas, run: Run, middle: float, half: float, start: float, stop: float) -> tuple[slice, slice]:
    if run.upright:
        return canvas.frame.part(middle - half, start, middle + half, stop)
    return canvas.frame.part(start, middle - half, stop, middle + half)


def raise_walls(canvas: Canvas, scene: Scene, structure: Structure) -> None:
    """Stand all walls with their posts, and lay the sills in the openings."""
    for sill in structure.sills:
        _lay_sill(canvas, sill)
    order = sorted(structure.walls, key=lambda run: look_of(run.style).tall)
    for run in order:
        _raise(canvas, scene, run, 0.0)
    gates = {(sill.upright, sill.at, end): sill.opening for sill in structure.sills for end in (sill.start, sill.stop)}
    for run in order:
        _raise_posts(canvas, run, gates)


def _raise(canvas: Canvas, scene: Scene, run: Run, base: float) -> None:
    look = look_of(run.style)
    middle, thick = _centre(run, look.thick)
    start, stop = _stretch(run, thick, scene.height if run.upright else scene.width)
    part = _place(canvas, run, middle, thick / 2, start, stop)
    frame = canvas.frame.window(part)
    if 0 in frame.shape:
        return
    x, y = frame.grid
    along, across = (y, x - middle) if run.upright else (x, y - middle)
    depth = thick / 2 - np.abs(across)
    if run.open_start:
        depth = np.minimum(depth, along - run.start)
    if run.open_stop:
        depth = np.minimum(depth, run.stop - along)
    seed = int(run.at) * 2 + run.upright + 131 * canvas.frame.seed
    colour, relief, top, share = look.paint(Strip(frame, along, across, depth, thick, look.tall, seed))
    canvas.put(part, share.astype(np.float32), colour, relief, (top + base).astype(np.float32))


def _raise_posts(canvas: Canvas, run: Run, gates: dict[tuple[bool, float, float], str]) -> None:
    """Door posts where a wall ends at an opening."""
    look = look_of(run.style)
    middle, thick = _centre(run, look.thick)
    half = min(thick, 14.0) / 2 + 1.2
    for open_end, at, inwards in ((run.open_start, run.start, 1), (run.open_stop, run.stop, -1)):
        if not open_end or run.style in ("fence", "rail"):
            continue
        spot = at + inwards * 3.0
        part = _place(canvas, run, middle, half, spot - 4.2, spot + 4.2)
        frame = canvas.frame.window(part)
        if 0 in frame.shape:
            continue
        x, y = frame.grid
        along, across = (y - spot, x - middle) if run.upright else (x - spot, y - middle)
        depth = np.minimum(half - np.abs(across), 4.2 - np.abs(along))
        if look.gated:
            light = bulkheads.frame_light(gates[run.upright, run.at, at])
            colour, relief, top = bulkheads.post(along, across, depth, look.tall, light)
            canvas.put(part, np.ones_like(depth), colour, relief, top.astype(np.float32))
            continue
        figure = wood.grain(across, along, np.float32(0.1) + 0 * along, int(at) % 19)
        colour = tinted(look.post, 0.95 + 0.16 * figure)
        colour *= (1 + 0.25 * smoothstep(1.8, 0.9, depth) - 0.5 * smoothstep(0.7, 0.1, depth))[..., None]
        top = look.tall + 2.5 - 2.0 * smoothstep(1.6, 0.0, depth)
        canvas.put(part, np.ones_like(depth), colour, 0.2 * figure, top.astype(np.float32))


def _lay_sill(canvas: Canvas, sill: Run) -> None:
    """A worn board or slab across an opening."""
    look = look_of(sill.style)
    middle, thick = _centre(sill, look.thick)
    part = _place(canvas, sill, middle, thick / 2 + 1, sill.start, sill.stop)
    frame = canvas.frame.window(part)
    if 0 in frame.shape:
        return
    x, y = frame.grid
    along, across = (y, x - middle) if sill.upright else (x, y - middle)
    if look.gated:
        middle_along = along - (sill.start + sill.stop) / 2
        span, hatch = sill.stop - sill.start, sill.opening == "hatch"
        colour, relief, top = bulkheads.threshold(middle_along, across, thick / 2 + 1, span, hatch)
        canvas.put(part, np.ones_like(top), colour, relief, top.astype(np.float32))
        return
    depth = np.minimum(thick / 2 + 1 - np.abs(across), np.minimum(along - sill.start, sill.stop - along) + 4)
    tone = _SILLS.get(sill.style, _WOODEN_SILL)
    figure = wood.grain(along, across, np.float32(0.3) + 0 * along, int(sill.at) % 23)
    worn = np.exp(-(((along - (sill.start + sill.stop) / 2) / 15) ** 2))
    colour = tinted(tone, 0.88 + 0.12 * figure + 0.14 * worn)
    split = smoothstep(0.8, 0.3, np.abs(across)) if thick > 9 else np.zeros_like(across)
    colour *= (1 - 0.45 * split - 0.35 * smoothstep(1.0, 0.2, depth))[..., None]
    base = BALCONY_HEIGHT - 1 if sill.opening == "stairs" else 0.0
    top = base + 2.2 - 0.7 * worn - 1.0 * smoothstep(1.2, 0.0, depth)
    canvas.put(part, np.ones_like(depth), colour, 0.25 * figure - 0.8 * split, top.astype(np.float32))


def raise_balconies(canvas: Canvas, scene: Scene, structure: Structure) -> None:
    """Hang the balconies over the street: boards, an edge beam and a railing."""
    for zone in scene.zones:
        if zone.kind != "balcony":
            continue
        part = canvas.frame.part(*zone.bounds)
        frame = canvas.frame.window(part)
        if 0 in frame.shape:
            continue
        inside = _inside(frame, zone.outline)
        left, top, right, bottom = zone.bounds
        colour, relief = wood.balcony(frame, upright=right - left > bottom - top)
        height = np.full(frame.shape, BALCONY_HEIGHT, np.float32)
        canvas.put(part, inside.astype(np.float32), colour, relief, height)
    for run in structure.railings:
        inner = replace(run, at=run.at + _inwards(scene, run) * _RAIL_INSET, side=0)
        _raise(canvas, scene, inner, BALCONY_HEIGHT)


def _inwards(scene: Scene, run: Run) -> int:
    """The side of a railing on which its balcony lies."""
    middle = (run.start + run.stop) / 2
    for side in (1, -1):
        x, y = (run.at + side * 4, middle) if run.upright else (middle, run.at + side * 4)
        if any(zone.kind == "balcony" and zone.covers(x, y) for zone in scene.zones):
            return side
    return 0


def _inside(frame: Frame, outline: tuple[tuple[float, float], ...]) -> Array:
    """Which pixels lie inside a right-angled outline."""
    inside = np.zeros(frame.shape, bool)
    previous = outline[-1]
    for point in outline:
        (ax, ay), (_, by) = previous, point
        previous = point
        if ay == by:
            continue
        rows = (frame.ys > min(ay, by)) & (frame.ys < max(ay, by))
        inside ^= rows[:, None] & (frame.xs < ax)[None, :]
    return inside
