"""Content: cards, survivors, skills and decks of every game, as checked data."""

from game.content.catalogue import GameContent, SkillReference
from game.content.load import load_game, read_game
from game.content.source import ContentError, Problem
from game.content.words import Language, Words

__all__ = [
    "ContentError",
    "GameContent",
    "Language",
    "Problem",
    "SkillReference",
    "Words",
    "load_game",
    "read_game",
]
