"""Small boards on which rules tests tell their stories."""

from __future__ import annotations

STREET = """
    +-----+-----+-----+-----+
    | a     b     c     d   |
    +-----+-----+-----+-----+
"""
RING = """
    +-----+-----+-----+
    | n     o     p   |
    +     +-----+     +
    | a   | #   | b   |
    +     +-----+     +
    | s     t     u   |
    +-----+-----+-----+
"""
ROOMS = """
    +-----+-----+-----+
    | A   ' B   ' c   |
    +-----+-----+-----+
"""
BALCONY = """
    +-----+-----+-----+
    | w^B   n^B   e   |
    +     +--^--+     +
    | s^B | A   ' x   |
    +     +-----+     +
    | k     k     k   |
    +-----+-----+-----+
"""
BEND = """
    +-----+-----+-----+
    | a     b     c   |
    +     +-----+-----+
    | d   | #   | #   |
    +     +-----+-----+
    | e     f     g   |
    +-----+-----+-----+
"""


def on(board: str, *occupants: str) -> str:
    """A board, and who stands where."""
    return board + "".join(f"    {line}\n" for line in occupants)


def street(*occupants: str) -> str:
    """Four street zones in a row, and who stands there."""
    return on(STREET, *occupants)
