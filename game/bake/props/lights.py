"""Which props glow: colour, reach in map pixels, and strength."""

from __future__ import annotations

Colour = tuple[float, float, float]

_CYAN: Colour = (0.31, 0.78, 0.85)
_WHITE: Colour = (0.80, 0.92, 1.0)
_AMBER: Colour = (1.0, 0.66, 0.22)
_RED: Colour = (1.0, 0.20, 0.14)
_GREEN: Colour = (0.55, 0.90, 0.22)
_VIOLET: Colour = (0.62, 0.40, 1.0)

LIGHTS: dict[str, tuple[Colour, float, float]] = {
    "lamp_bar": (_WHITE, 130.0, 0.85),
    "work_light": (_WHITE, 150.0, 0.9),
    "beacon": (_AMBER, 70.0, 0.9),
    "alarm_light": (_RED, 90.0, 0.9),
    "landing_light": (_CYAN, 46.0, 0.8),
    "console": (_CYAN, 62.0, 0.6),
    "console_desk": (_CYAN, 66.0, 0.6),
    "security_screens": (_CYAN, 74.0, 0.7),
    "holo_table": (_CYAN, 96.0, 0.95),
    "terminal": (_CYAN, 44.0, 0.5),
    "server_rack": (_CYAN, 40.0, 0.3),
    "server_row": (_CYAN, 70.0, 0.4),
    "vending_machine": (_AMBER, 56.0, 0.5),
    "reactor": (_CYAN, 150.0, 1.2),
    "generator": (_AMBER, 80.0, 0.5),
    "cryo_pod": (_CYAN, 62.0, 0.6),
    "med_scanner": (_CYAN, 66.0, 0.5),
    "surgery_lamp": (_WHITE, 84.0, 0.9),
    "specimen_tank": (_GREEN, 66.0, 0.8),
    "hydroponics": (_VIOLET, 84.0, 0.6),
    "crystals": (_VIOLET, 54.0, 0.6),
    "crystals_large": (_VIOLET, 84.0, 0.8),
    "fumarole": (_AMBER, 50.0, 0.4),
    "mold_clump": (_GREEN, 46.0, 0.35),
    "mold_large": (_GREEN, 80.0, 0.45),
    "egg_sac": (_GREEN, 52.0, 0.6),
}
