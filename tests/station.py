"""Stories for rules tests of Invader: the scene of tests/scene.py with the station's own tokens and cards.

    s = Station('''
        +-----+-----+-----+
        | a     b   ' R   |
        +-----+-----+-----+
        a: jared
        R: vivian, 2 workers
    ''', hands={"jared": ["smg", "smg"]}, under={"jared": {"smg": ["plenty_bullets"]}})

Small letters are corridors, capitals rooms; `x = exterior` below the drawing makes zones surface, and `o` is a hatch.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.board.invader import VOCABULARY
from game.rules.invader.edition import Invader
from game.rules.invader.state import NEUTRAL, Door
from game.rules.zombicide.state import SEARCH_PILE, kind_of
from tests.scene import Scene, on_top

EDITION = Invader()

CORRIDOR = """
    +-----+-----+-----+-----+
    | a     b     c     d   |
    +-----+-----+-----+-----+
"""
CABINS = """
    +-----+-----+-----+-----+
    | A   ' B   ' C   ' d   |
    +-----+-----+-----+-----+
"""
SURFACE = """
    +-----+-----+-----+-----+
    | a   ' L   o x     y   |
    +-----+-----+-----+-----+
    x y = exterior
    L = airlock
"""


def on(board: str, *occupants: str) -> str:
    """A board, and who stands where."""
    return board + "".join(f"    {line}\n" for line in occupants)


def corridor(*occupants: str) -> str:
    """Four corridor zones in a row, and who stands there."""
    return on(CORRIDOR, *occupants)


class Station(Scene):
    """A table of Invader in the middle of a story.

    `under` are cards assigned to weapons in hand; `shut` are doors between two zones; `mold` says of zones whether
    theirs is active; `noise` are tokens; `active` are machines that have acted; `unseen` are survivors who hide.
    """

    edition = EDITION
    vocabulary = VOCABULARY

    def __init__(
        self,
        drawing: str = "",
        *,
        under: Mapping[str, Mapping[str, Iterable[str]]] | None = None,
        shut: Iterable[tuple[str, str]] = (),
        mold: Mapping[str, bool] | None = None,
        noise: Mapping[str, int] | None = None,
        active: Iterable[str] = (),
        unseen: Iterable[str] = (),
        **common: Any,
    ) -> None:
        super().__init__(drawing, **common)
        for name, weapons in (under or {}).items():
            for weapon, cards in weapons.items():
                self.assign(name, weapon, *cards)
        for one, other in shut:
            opening = self.board.opening(one, other)
            assert opening is not None, f"there is no doorway between {one} and {other}"
            self.state.doors[opening.id] = Door(opening.id, NEUTRAL)
        self.state.mold.update(mold or {})
        self.state.noise.update(noise or {})
        for machine in active:
            self.state.machines[machine].active = True
        for name in unseen:
            self.me(name).unseen = True
        self.game.board = self.rules.board(self.state)

    def assign(self, name: str, weapon: str, *kinds: str) -> None:
        """Lay cards under a weapon that a survivor carries."""
        me = self.me(name)
        card = next(card for card in me.slots if kind_of(card) == weapon)
        me.assigned.setdefault(card, []).extend(self._take_card(kind) for kind in kinds)

    def assigned(self, name: str) -> dict[str, list[str]]:
        """The kinds of the cards under each weapon of a survivor."""
        under = self.me(name).assigned
        return {kind_of(weapon): [kind_of(card) for card in cards] for weapon, cards in under.items() if cards}

    def tokens(self, zone: str) -> int:
        """The noise tokens in a zone."""
        return self.state.noise.get(zone, 0)

    def _lay_decks(self, finds: list[str], bounties: list[str]) -> None:
        state, by_deck = self.state, self._by_deck()
        state.set_aside = [*by_deck["starting"], *by_deck["prototype"], *by_deck["oxygen"]]
        state.removed = by_deck["reference"]
        state.piles[SEARCH_PILE] = on_top(by_deck["equipment"], finds)

    def _lay_tokens(self, noise: str, boom: bool, vade_retro: list[str]) -> None:
        """There are none that every scene has."""
