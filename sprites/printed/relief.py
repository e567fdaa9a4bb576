"""The light: a drawing is a stack of shapes, each raised, shaded by one warm lamp (upper left) and laid on the last.

Every layer gets a rounded height from the distance to its edge, normals from that height, diffuse light, gloss and, for
metal, the reflection of a bright sky and a dark horizon. It throws a short shadow on the layers beneath and keeps a
thin ink line around itself, so that the drawing still reads at the size of a thumb nail.
"""

from __future__ import annotations

import numpy as np
from PIL import Image
from scipy.ndimage import distance_transform_edt, gaussian_filter

from sprites.printed.materials import Material
from sprites.printed.shapes import Frame, Shape

Array = np.ndarray

KEY = np.array([-0.52, -0.66, 0.54], np.float32) / np.linalg.norm([-0.52, -0.66, 0.54]).astype(np.float32)
WARM = np.array([1.10, 1.0, 0.86], np.float32)
SKY = np.array([0.36, 0.37, 0.40], np.float32)
BOUNCE = np.array([0.30, 0.23, 0.16], np.float32)
INK = np.array([0.085, 0.06, 0.05], np.float32)


def dome(mask: Array, radius: float) -> Array:
    """Height of a mask whose edge is rounded with the given radius (pixels)."""
    if radius <= 0:
        return np.zeros_like(mask)
    depth = np.clip((distance_transform_edt(mask > 0.5) - 0.5) / radius, 0, 1)
    return (np.sqrt(np.clip(1 - (1 - depth) ** 2, 0, 1)) * radius).astype(np.float32)


def normals(height: Array, flatness: float = 1.0) -> Array:
    """Unit normals of a height field; a larger flatness means gentler relief."""
    gy, gx = np.gradient(height)
    n = np.stack([-gx, -gy, np.full_like(height, flatness)], axis=2)
    return n / np.linalg.norm(n, axis=2, keepdims=True)


def smoothstep(low: float, high: float, x: Array) -> Array:
    """0 below low, 1 above high, smooth between."""
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def _reflection(n: Array) -> Array:
    """What polished metal shows of its surroundings: bright sky, dark horizon, warm table."""
    ry = 2 * n[..., 2] * n[..., 1]
    rx = 2 * n[..., 2] * n[..., 0]
    lean = ry + 0.25 * rx
    sky = smoothstep(0.10, -0.70, lean)
    table = smoothstep(0.45, 0.95, lean)
    light = 0.52 + 0.86 * sky + 0.10 * table
    horizon = np.exp(-((lean - 0.34) ** 2) / 0.03)
    light = light * (1 - 0.58 * horizon)
    tint = np.stack([1.0 + 0.06 * table, 1.0 - 0.02 * table, 1.0 - 0.14 * table + 0.03 * sky], axis=2)
    return light[..., None] * tint


def shade(n: Array, albedo: Array, material: Material) -> Array:
    """Colour of a surface with these normals under the lamp."""
    lit = np.clip(n @ KEY, 0, 1)
    up = 0.5 - 0.5 * n[..., 1]
    ambient = BOUNCE + (SKY - BOUNCE) * up[..., None]
    matte = albedo * (ambient + 0.92 * lit[..., None] * WARM)
    half = KEY + np.array([0, 0, 1], np.float32)
    half /= np.linalg.norm(half)
    spot = np.clip(n @ half, 0, 1) ** material.shine
    metal = albedo * _reflection(n) * (0.62 + 0.55 * lit[..., None])
    colour = matte * (1 - material.metal) + metal * material.metal
    tint = 1 - 0.55 * material.metal * (1 - albedo / np.maximum(albedo.max(axis=2, keepdims=True), 1e-3))
    return colour + (material.gloss * 0.62 * spot)[..., None] * tint * WARM


class Relief:
    """A transparent sheet on which lit layers are laid one over the other.

    It may have a margin of spare room all around; `settle` then crops it so that the drawing stands in the middle.
    """

    def __init__(self, width: int, height: int, scale: int = 3, margin: int = 0) -> None:
        self.width, self.height, self.scale, self.margin = width, height, scale, margin
        self.frame = Frame()
        rows, columns = (height + 2 * margin) * scale, (width + 2 * margin) * scale
        self.rgb = np.zeros((rows, columns, 3), np.float32)
        self.alpha = np.zeros((rows, columns), np.float32)

    def _placed(self, shape: Shape) -> Shape:
        return shape.placed(self.frame).moved(self.margin, self.margin)

    def settle(self) -> None:
        """Give up the margin, keeping the drawing in the middle (a little high, for its shadow)."""
        s = self.scale
        rows, columns = np.nonzero(self.alpha.max(axis=1) > 0.5)[0], np.nonzero(self.alpha.max(axis=0) > 0.5)[0]
        top = (rows[0] + rows[-1]) // 2 - (self.height // 2 - 3) * s
        left = (columns[0] + columns[-1]) // 2 - (self.width // 2 - 3) * s
        top = int(np.clip(top, 0, 2 * self.margin * s))
        left = int(np.clip(left, 0, 2 * self.margin * s))
        window = slice(top, top + self.height * s), slice(left, left + self.width * s)
        self.rgb, self.alpha, self.margin = self.rgb[window], self.alpha[window], 0

    def _window(self, shape: Shape, margin: float) -> tuple[slice, slice] | None:
        left, top, right, bottom = shape.bounds()
        s = self.scale
        x0, y0 = max(int((left - margin) * s), 0), max(int((top - margin) * s), 0)
        x1 = min(int((right + margin) * s) + 1, self.alpha.shape[1])
        y1 = min(int((bottom + margin) * s) + 1, self.alpha.shape[0])
        return (slice(y0, y1), slice(x0, x1)) if x1 > x0 and y1 > y0 else None

    def lay(
        self,
        shape: Shape,
        material: Material,
        r: float = 4.0,
        *,
        lift: float = 1.0,
        line: float = 1.0,
        shadow: float = 0.55,
        wash: float = 0.5,
        opacity: float = 1.0,
        axle: float | None = None,
    ) -> None:
        """Lay a shape: `r` rounds its edge, `lift` throws its shadow, `line` inks it, `wash` dirties its hollows.

        With `axle` the shape is a tube of radius `r` that lies along the drawing's x axis at that height.
        """
        frame = self.frame
        shape = self._placed(shape)
        window = self._window(shape, 4 + 3 * lift)
        if window is None:
            return
        rows, columns = window
        s = self.scale
        width, height = columns.stop - columns.start, rows.stop - rows.start
        mask = shape.raster(columns.start / s, rows.start / s, width, height, s)
        radius = r * frame.scale * s
        ys, xs = np.mgrid[rows, columns].astype(np.float32) / s - self.margin
        u, v = frame.locate(xs, ys)
        tone, bump = material.surface(u, v)
        if axle is None:
            rise = gaussian_filter(dome(mask, radius), min(0.6 + 0.10 * radius, 5.0))
        else:
            across = np.clip(1 - ((v - axle) / r) ** 2, 0, 1) * mask
            rise = gaussian_filter(np.sqrt(across) * radius, 0.5 * s)
        inside = np.clip(rise / max(0.35 * radius, 1e-3), 0, 1)
        rise = rise + bump * material.strength * 0.55 * frame.scale * s * inside * 0.6
        n = normals(rise)
        albedo = np.array(material.colour, np.float32) / 255
        albedo = np.clip(albedo * (1 + material.strength * tone[..., None]), 0, 1)
        colour = shade(n, albedo, material)
        hollow = rise - gaussian_filter(rise, 2.2 * s)
        colour = colour * (1 + wash * np.clip(hollow / (2.2 * s), -0.6, 0.35)[..., None])
        self._shadow_and_ink(window, mask, lift, line, shadow)
        m = (mask * opacity)[..., None]
        self.rgb[window] = self.rgb[window] * (1 - m) + colour * m
        self.alpha[window] = np.maximum(self.alpha[window], mask * opacity)

    def _shadow_and_ink(
        self, window: tuple[slice, slice], mask: Array, lift: float, line: float, shadow: float
    ) -> None:
        s = self.scale
        if shadow and lift:
            dx, dy = round(0.9 * lift * s), round(1.2 * lift * s)
            thrown = np.zeros_like(mask)
            thrown[dy:, dx:] = mask[: mask.shape[0] - dy, : mask.shape[1] - dx]
            thrown = gaussian_filter(thrown, 0.9 * lift * s)
            self.rgb[window] *= 1 - shadow * thrown[..., None]
        if line:
            around = np.clip(gaussian_filter(mask, 0.42 * line * s) * 2.6 - 0.25, 0, 1) * 0.85
            self.rgb[window] = self.rgb[window] * (1 - around[..., None]) + INK * around[..., None]
            self.alpha[window] = np.maximum(self.alpha[window], around)

    def flat(self, shape: Shape, colour: tuple[int, int, int], opacity: float = 1.0, soft: float = 0.0) -> None:
        """Print a shape without relief, as ink on what lies there."""
        shape = self._placed(shape)
        window = self._window(shape, 1 + 3 * soft)
        if window is None:
            return
        rows, columns = window
        s = self.scale
        mask = shape.raster(columns.start / s, rows.start / s, columns.stop - columns.start, rows.stop - rows.start, s)
        if soft:
            mask = gaussian_filter(mask, soft * s)
        m = (mask * opacity)[..., None]
        self.rgb[window] = self.rgb[window] * (1 - m) + np.array(colour, np.float32) / 255 * m
        self.alpha[window] = np.maximum(self.alpha[window], m[..., 0])

    def stamp(self, mask: Array, x: float, y: float, colour: tuple[int, int, int], opacity: float = 1.0) -> None:
        """Print a raster mask (0..1, at the working scale) with its middle at (x, y)."""
        s = self.scale
        top, left = round(y * s - mask.shape[0] / 2), round(x * s - mask.shape[1] / 2)
        window = slice(top, top + mask.shape[0]), slice(left, left + mask.shape[1])
        m = (mask * opacity)[..., None]
        self.rgb[window] = self.rgb[window] * (1 - m) + np.array(colour, np.float32) / 255 * m

    def tint(self, shape: Shape, factor: tuple[float, float, float], soft: float = 0.0) -> None:
        """Darken, lighten or stain what is already there, and only there."""
        shape = self._placed(shape)
        window = self._window(shape, 1 + 3 * soft)
        if window is None:
            return
        rows, columns = window
        s = self.scale
        mask = shape.raster(columns.start / s, rows.start / s, columns.stop - columns.start, rows.stop - rows.start, s)
        if soft:
            mask = gaussian_filter(mask, soft * s)
        self.rgb[window] *= 1 + mask[..., None] * (np.array(factor, np.float32) - 1)

    def glow(self, x: float, y: float, radius: float, colour: tuple[int, int, int], strength: float = 1.0) -> None:
        """Add light around a point."""
        (px, py), s = self.frame.place(np.array([[x, y]]))[0], self.scale
        rows, columns = self.alpha.shape
        ys, xs = np.mgrid[0:rows, 0:columns].astype(np.float32) / s - self.margin
        fall = np.exp(-((xs - px) ** 2 + (ys - py) ** 2) / (radius * self.frame.scale) ** 2) * strength
        self.rgb += fall[..., None] * np.array(colour, np.float32) / 255
        self.alpha = np.maximum(self.alpha, np.clip(fall, 0, 1))

    def over(self, ground: Array, drop: float = 7.0, depth: float = 0.6) -> Array:
        """The sheet laid over a ground of the same size, with the shadow it throws there."""
        s = self.scale
        shifted = np.zeros_like(self.alpha)
        dx, dy = round(drop * 0.8 * s), round(drop * s)
        shifted[dy:, dx:] = self.alpha[:-dy, :-dx]
        cast = 0.75 * gaussian_filter(shifted, 0.75 * drop * s) + 0.25 * gaussian_filter(self.alpha, 1.6 * s)
        lit = ground * (1 - depth * np.clip(cast, 0, 1)[..., None] * np.array([0.92, 0.97, 1.0], np.float32))
        a = self.alpha[..., None]
        return lit * (1 - a) + self.rgb * a


def picture(rgb: Array, scale: int) -> Image.Image:
    """A finished RGB picture, reduced from the working scale."""
    image = Image.fromarray((np.clip(rgb, 0, 1) * 255 + 0.5).astype(np.uint8), "RGB")
    return image.resize((image.width // scale, image.height // scale), Image.Resampling.LANCZOS)


def cutout(rgb: Array, alpha: Array, scale: int) -> Image.Image:
    """A finished RGBA picture, reduced with premultiplied colours so that its edge stays clean."""
    a = np.clip(alpha, 0, 1)[..., None]
    stacked = np.concatenate([np.clip(rgb, 0, 1) * a, a], axis=2)
    h, w = alpha.shape
    small = stacked.reshape(h // scale, scale, w // scale, scale, 4).mean(axis=(1, 3))
    colour = small[..., :3] / np.maximum(small[..., 3:], 1e-4)
    out = np.concatenate([np.clip(colour, 0, 1), small[..., 3:]], axis=2)
    out[small[..., 3] < 0.002] = 0
    return Image.fromarray((out * 255 + 0.5).astype(np.uint8), "RGBA")
