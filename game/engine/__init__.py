"""The kernel: questions, answers, events, chance, logs and undo. It knows no game, no file and no screen."""

from game.engine.chance import SEEDED, Chance, Stream
from game.engine.events import CardsDrawn, DiceRolled, Event, GameEnded, PileShuffled, Seat, digest, encode
from game.engine.explain import Distribution, Odds, Why
from game.engine.questions import Choice, Json, Key, Option, Question, Share, Waiting
from game.engine.refusal import IllegalAnswer, Refused
from game.engine.replay import fold, replay, seen
from game.engine.rules import Asks, Play, Rules
from game.engine.session import Record, Session, Step
from game.engine.state import HIDDEN, Card, Outcome, State
from game.engine.table import Finished, Table

__all__ = [
    "HIDDEN",
    "SEEDED",
    "Asks",
    "Card",
    "CardsDrawn",
    "Chance",
    "Choice",
    "DiceRolled",
    "Distribution",
    "Event",
    "Finished",
    "GameEnded",
    "IllegalAnswer",
    "Json",
    "Key",
    "Odds",
    "Option",
    "Outcome",
    "PileShuffled",
    "Play",
    "Question",
    "Record",
    "Refused",
    "Rules",
    "Seat",
    "Session",
    "Share",
    "State",
    "Step",
    "Stream",
    "Table",
    "Waiting",
    "Why",
    "digest",
    "encode",
    "fold",
    "replay",
    "seen",
]
