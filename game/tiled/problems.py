"""What is wrong with a map, where, and what to do about it, in sentences for whoever drew it."""

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path


@dataclass(frozen=True, slots=True)
class MapProblem:
    """One mistake in a map file."""

    file: str
    what: str
    remedy: str
    layer: str = ""
    object_id: int | None = None
    object_name: str = ""

    def __str__(self) -> str:
        where = self.file
        if self.object_id is not None:
            named = f"{self.object_id}, {self.object_name}" if self.object_name else f"{self.object_id}"
            where += f": {self.layer or 'map'}/object ({named})"
        elif self.layer:
            where += f": {self.layer}"
        return f"{where}: {self.what}; {self.remedy}"


class BadMap(ValueError):
    """A map that cannot be used, with every problem found in it."""

    def __init__(self, problems: Iterable[MapProblem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


@dataclass(frozen=True, slots=True)
class Place:
    """Where in a file something stands, to report problems from."""

    file: str
    layer: str = ""
    object_id: int | None = None
    object_name: str = ""

    def problem(self, what: str, remedy: str) -> MapProblem:
        """A problem at this place."""
        return MapProblem(self.file, what, remedy, self.layer, self.object_id, self.object_name)

    def refuse(self, what: str, remedy: str) -> BadMap:
        """An error for a problem that makes it pointless to read on."""
        return BadMap([self.problem(what, remedy)])


def file_place(path: Path) -> Place:
    """A file, told by its name and that of its folder."""
    return Place("/".join(path.parts[-2:]))


def nearest(name: str, known: Iterable[str]) -> str:
    """The remedy for an unknown name: the known one that it most resembles, or all of them."""
    names = list(known)
    close = get_close_matches(name, names, n=1, cutoff=0.5)
    if close:
        return f"did you mean {close[0]}?"
    return f"use one of {', '.join(names)}" if names else "remove it"
