"""The narrator: hands each event to whoever knows how it is told, with names for the board as it lies."""

from __future__ import annotations

from game.board import Layout
from game.engine import Event, Step
from game.narration import invader, things, undead_or_alive
from game.narration.answers import answer_name
from game.narration.grammar import Language
from game.narration.places import Place, Places, place_names
from game.narration.tellers import TELLERS
from game.narration.voice import Voice
from game.rules.zombicide.rules import ZombicideRules
from game.rules.zombicide.state import ZombicideState

MODULES = (things, undead_or_alive, invader)
"""Whose tellers register themselves when they are imported."""


class Narrator:
    """Tells what happens at one table, in any language."""

    def __init__(self, rules: ZombicideRules, players: tuple[str, ...] = ()) -> None:
        self._rules = rules
        self._players = players
        self._places: dict[Layout, Places] = {}

    def tell(self, event: Event, state: ZombicideState, language: Language) -> str | None:
        """A whole sentence about an event, given the state right before it; None if there is nothing to say."""
        voice = Voice(self._rules, state, self._places_in(state), language, self._players)
        return TELLERS[type(event)](voice, event)

    def name(self, step: Step, state: ZombicideState, language: Language) -> str:
        """What an answer is called, for undo and redo: `Move to the saloon`."""
        return answer_name(Voice(self._rules, state, self._places_in(state), language, self._players), step)

    def place(self, zone: str, state: ZombicideState, language: Language) -> Place:
        """The name of a zone on the board as it lies."""
        return self._places_in(state).place(zone, language)

    def _places_in(self, state: ZombicideState) -> Places:
        known = self._places.get(state.layout)
        if known is None:
            board = self._rules.board(state)
            known = self._places[state.layout] = Places(place_names(self._rules.name), board)
        return known
