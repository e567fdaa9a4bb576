"""The text notation itself: what it reads it draws again, and mistakes are refused."""

import pytest

from tests.boards import BadDrawing, board, draw, table

PLAIN = """\
+-----+-----+-----+
| a     b     c   |
+     +--'--+     +
| d   | R   ' e   |
+     +-----+-----+
| f     g   | #   |
+-----+-----+-----+"""

BALCONY = """\
+-----+-----+-----+
| w^B   n^B   e   |
+     +--^--+     +
| s^B | A   ' x   |
+     +-----+     +
| k     l     m   |
+-----+-----+-----+"""


@pytest.mark.parametrize("text", [PLAIN, BALCONY])
def test_a_drawing_is_drawn_again_as_it_was(text):
    assert draw(board(text)) == text


def test_occupants_are_listed_below():
    drawn = table(PLAIN + "\nd: meg, 2 walkers\nR: runner")
    assert drawn.occupants == {"d": ("meg", "walker", "walker"), "R": ("runner",)}
    assert draw(drawn.board, drawn.occupants).endswith("d: meg, walker, walker\nR: runner")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("+-+-+\n|a b|", "begins and ends"),
        ("+-+-+\n|a|b|\n+-+-+", "a wall that the zones do not make"),
        ("+-+-+\n|a B|\n+-+-+", "needs a wall or an opening"),
        ("+-+-+\n|a  |\n+-+-+", "without a name"),
        ("+-+-+\n|a b|\n+-+-+\nz: meg", "z is not a zone"),
    ],
)
def test_mistakes_are_refused(text, message):
    with pytest.raises(BadDrawing, match=message):
        table(text)
