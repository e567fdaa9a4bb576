"""The paints of what people and machines on the station carry."""

from __future__ import annotations

from sprites.minis.paints import Paint, palette

KIT: dict[str, Paint] = palette(
    steel="8b949c metal",
    gun="3b4248 metal",
    grip="1f2224 leather",
    dark="0b0d0f plain",
    brass="b8893b metal",
    screen="63e0ee lit",
    spark="bff4ff lit",
    warning="ffb040 lit",
    hazard="e0a030 armour",
    soot="23241f armour",
    rubber="24282c leather",
    belt="33383c leather",
    boot="2c3034 leather",
    sole="15181a leather",
)
