"""Distance functions of the solids that miniatures are sculpted from.

Every function takes the local coordinates of many points at once and the solid's numbers, and returns a distance that
is negative inside. Sizes are in metres; the functions never overestimate by much, so that rays may step by them.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

Array = np.ndarray


def ball(x: Array, y: Array, z: Array, n: tuple) -> Array:
    """An ellipsoid with the half axes n = (rx, ry, rz)."""
    rx, ry, rz = n
    if rx == ry == rz:
        return np.sqrt(x * x + y * y + z * z) - rx
    ax, ay, az = x / rx, y / ry, z / rz
    k0 = np.sqrt(ax * ax + ay * ay + az * az)
    ax /= rx
    ay /= ry
    az /= rz
    k1 = np.sqrt(ax * ax + ay * ay + az * az)
    return k0 * (k0 - 1) / np.maximum(k1, 1e-6)


def cone(x: Array, y: Array, z: Array, n: tuple) -> Array:
    """A rounded limb along y from 0 to n[0], its radius going from n[1] to n[2]."""
    length, r0, r1 = n
    t = np.clip(y, 0, length)
    dy = y - t
    return np.sqrt(x * x + dy * dy + z * z) - (r0 + (r1 - r0) / length * t)


def box(x: Array, y: Array, z: Array, n: tuple) -> Array:
    """A box with half sizes n[0:3] whose edges are rounded by n[3]."""
    hx, hy, hz, r = n
    qx, qy, qz = np.abs(x) - (hx - r), np.abs(y) - (hy - r), np.abs(z) - (hz - r)
    inside = np.minimum(np.maximum(qx, np.maximum(qy, qz)), 0)
    qx, qy, qz = np.maximum(qx, 0), np.maximum(qy, 0), np.maximum(qz, 0)
    return np.sqrt(qx * qx + qy * qy + qz * qz) + inside - r


def drum(x: Array, y: Array, z: Array, n: tuple) -> Array:
    """An oval drum along y, half height n[0], x radii n[1] below and n[2] above, z squeezed by n[3], round n[4]."""
    half, r0, r1, squeeze, r = n
    t = np.clip(y / (2 * half) + 0.5, 0, 1)
    zz = z / squeeze
    qx = (np.sqrt(x * x + zz * zz) - (r0 + (r1 - r0) * t)) * min(squeeze, 1) + r
    qy = np.abs(y) - half + r
    inside = np.minimum(np.maximum(qx, qy), 0)
    qx, qy = np.maximum(qx, 0), np.maximum(qy, 0)
    return np.sqrt(qx * qx + qy * qy) + inside - r


def ring(x: Array, y: Array, z: Array, n: tuple) -> Array:
    """A torus about y with radii n[0] (along x) and n[1] (along z), thick n[2]; flattened along y by n[3]."""
    rx, rz, thick, flat = n
    angle_len = np.maximum(np.sqrt((x / rx) ** 2 + (z / rz) ** 2), 1e-6)
    dx, dz = x - x / angle_len, z - z / angle_len
    yy = y / flat
    return (np.sqrt(dx * dx + yy * yy + dz * dz) - thick) * min(1.0, flat)


def brim(x: Array, y: Array, z: Array, n: tuple) -> Array:
    """A hat's brim: half axes n[0:2], thickness n[2], sides curled up by n[3], front dipped by n[4], ragged by n[5]."""
    rx, rz, thick, curl, dip, ragged = n
    rho = np.sqrt((x / rx) ** 2 + (z / rz) ** 2)
    wave = 0.0
    if ragged:
        angle = np.arctan2(x, z)
        wave = ragged * (np.sin(5 * angle + 1) + 0.7 * np.sin(11 * angle) + 0.5 * np.sin(17 * angle + 2))
    lift = curl * (x / rx) ** 2 * np.sqrt(np.maximum(rho, 0.05)) - dip * (z / rz) * np.abs(z / rz) * rho
    vertical = np.abs(y - lift) - thick
    sideways = (rho - 1 - wave) * min(rx, rz)
    return np.maximum(vertical, sideways) * 0.62


def drape(x: Array, y: Array, z: Array, n: tuple) -> Array:
    """Hanging cloth from y = 0 down to -length: a skirt, a coat's tails, a poncho or a cloak.

    n: length, waist rx, rz, hem rx, rz, flare (how soon it widens), sway x, z of the hem, folds, fold depth, phase,
    tear (0..1 of the length), gap (half opening angle at the front), gap at the hem, shell thickness (0 is solid).
    """
    (length, rx0, rz0, rx1, rz1, flare, sway_x, sway_z, folds, depth, phase, tear, gap, gap_hem, shell) = n
    h = np.clip(-y / length, 0, 1)
    hf = h**flare
    rx, rz = rx0 + (rx1 - rx0) * hf, rz0 + (rz1 - rz0) * hf
    qx, qz = (x - sway_x * h * h) / rx, (z - sway_z * h * h) / rz
    rho = np.sqrt(qx * qx + qz * qz)
    angle = np.arctan2(qx, qz)
    ripple = np.sin(folds * angle + phase + 0.9 * np.sin(2 * angle + phase)) + 0.45 * np.sin(
        (2 * folds - 1) * angle + 2.1 * phase
    )
    small = np.minimum(rx, rz)
    side = (rho - 1 - depth * h * ripple) * small
    if shell:
        side = np.abs(side) - shell
    cut = length
    if tear:
        teeth = np.abs(np.sin(3.5 * angle + phase)) * 0.5 + np.abs(np.sin(8.3 * angle + 2 * phase)) * 0.35
        cut = length * (1 - tear * teeth)
    else:
        cut = length * (1 - 0.015 * ripple)
    d = np.maximum(np.maximum(side, y), -y - cut)
    if gap or gap_hem:
        d = np.maximum(d, (gap + (gap_hem - gap) * h - np.abs(angle)) * np.maximum(rho, 0.05) * small)
    return d * 0.6


def line(x: Array, y: Array, z: Array, n: tuple) -> Array:
    """A bent tube through the points (x, y, z, radius) that follow one another in n."""
    best = None
    for i in range(0, len(n) - 4, 4):
        ax, ay, az, r0, bx, by, bz, r1 = n[i : i + 8]
        vx, vy, vz = bx - ax, by - ay, bz - az
        px, py, pz = x - ax, y - ay, z - az
        t = np.clip((px * vx + py * vy + pz * vz) / max(vx * vx + vy * vy + vz * vz, 1e-12), 0, 1)
        px, py, pz = px - vx * t, py - vy * t, pz - vz * t
        d = np.sqrt(px * px + py * py + pz * pz) - (r0 + (r1 - r0) * t)
        best = d if best is None else np.minimum(best, d)
    assert best is not None, "a line needs two points"
    return best


def half(x: Array, y: Array, z: Array, n: tuple) -> Array:
    """Everything below the local plane y = 0; it has no bounds and serves to cut."""
    return y


DISTANCES: dict[str, Callable[[Array, Array, Array, tuple], Array]] = {
    "ball": ball,
    "cone": cone,
    "box": box,
    "drum": drum,
    "ring": ring,
    "brim": brim,
    "drape": drape,
    "line": line,
    "half": half,
}
