"""What a mission file says: story, difficulty, goals and special rules, in a declarative vocabulary.

Which conditions and rule parts exist is the business of the game's rules; this module knows only their shape.
"""

from pathlib import Path
from typing import Any, Literal

from pydantic import ConfigDict, Field

from game.content.models import Id, Part, Positive
from game.content.shapes import build
from game.content.source import ContentError, Problem, Source
from game.content.words import Words

FILE = "mission.toml"
MOST_BYTES = 200_000

Difficulty = Literal["easy", "medium", "hard", "very_hard"]


class GoalText(Part):
    """A goal: it is reached when all conditions in `when` hold and the goals in `after` have been reached."""

    id: Id
    text: Words
    when: dict[str, Any] = Field(min_length=1)
    after: tuple[Id, ...] = ()


class RuleText(Part):
    """A special rule: the name of a rule part, what players read, and the part's own parameters."""

    model_config = ConfigDict(strict=True, extra="allow", frozen=True)

    part: Id
    text: Words | None = None

    @property
    def parameters(self) -> dict[str, Any]:
        """Everything beyond name and text."""
        return dict(self.model_extra or {})


class MissionText(Part):
    """A mission file."""

    game: Id
    title: Words
    story: Words
    difficulty: Difficulty
    minutes: Positive
    forbidden: tuple[Id, ...] = ()
    goals: tuple[GoalText, ...] = Field(min_length=1)
    rules: tuple[RuleText, ...] = ()


def read_mission(folder: Path) -> tuple[MissionText, Source]:
    """Read the mission file of a folder, with the source that knows the lines; raises ContentError."""
    path = folder / FILE
    try:
        if path.stat().st_size > MOST_BYTES:
            raise ContentError([Problem(FILE, 1, "", "the file is too large", f"keep it under {MOST_BYTES} bytes")])
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise ContentError([Problem(FILE, 1, "", "the file is missing", f"add it to {folder.name}")]) from None
    except UnicodeDecodeError:
        raise ContentError([Problem(FILE, 1, "", "the file is not UTF-8 text", "save it as UTF-8")]) from None
    return parse_mission(text)


def parse_mission(text: str) -> tuple[MissionText, Source]:
    """Read a mission from its text; raises ContentError with every problem found."""
    source = Source.parse(FILE, text)
    built = build(source, (), MissionText, {})
    if isinstance(built, list):
        raise ContentError(built)
    return built, source
