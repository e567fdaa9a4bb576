"""Making a playable mission of what its files say, with every mistake named by file, line and key."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from pydantic import ValidationError

from game.board import Board
from game.content.mission import GoalText, MissionText
from game.content.source import ContentError, KeyPath, Problem, Source
from game.rules.zombicide.mission import Condition, Goal, Mission, Part, Token

Words = Mapping[str, Callable[[Any], Condition]]
Parts = Mapping[str, type[Part]]


class MissionBuilder:
    """Turns the words of a mission file into conditions and rule parts, and gathers what is wrong."""

    def __init__(
        self, text: MissionText, source: Source, conditions: Words, parts: Parts, roles: Sequence[str]
    ) -> None:
        self._text = text
        self._source = source
        self._conditions = conditions
        self._parts = parts
        self._roles = roles
        self.problems: list[Problem] = []

    def build(self, id: str, board: Board, tokens: Sequence[Token]) -> Mission:
        """The mission, or ContentError with all problems."""
        goals = [self._goal(index, goal) for index, goal in enumerate(self._text.goals)]
        rules = [self._part(index) for index in range(len(self._text.rules))]
        ids = [goal.id for goal in goals]
        for index, part in enumerate(rules):
            for earlier in getattr(part, "after", ()):
                self._known(("rules", index, "after"), earlier, ids, "goal")
            for misfit in part.misfits(board, tokens) if part is not None else ():
                self._wrong(("rules", index, "part"), misfit, "change the board, or leave this rule out")
        for index, goal in enumerate(self._text.goals):
            if goal.id in self._before(goal):
                self._wrong(("goals", index, "after"), "these goals wait for each other", "let one of them come first")
        for index, role in enumerate(self._text.forbidden):
            self._known(("forbidden", index), role, self._roles, "class")
        if self.problems:
            raise ContentError(self.problems)
        parts = [part for part in rules if part is not None]
        return Mission(id, board, tokens, goals, parts, self._text.forbidden, self._text)

    def _wrong(self, path: KeyPath, what: str, remedy: str) -> None:
        self.problems.append(self._source.problem(path, what, remedy))

    def _known(self, path: KeyPath, name: str, known: Sequence[str], what: str) -> bool:
        if name in known:
            return True
        near = get_close_matches(name, known, n=1)
        remedy = f"did you mean {near[0]!r}?" if near else f"use one of: {', '.join(known)}"
        self._wrong(path, f"there is no {what} called {name!r}", remedy)
        return False

    def _goal(self, index: int, goal: GoalText) -> Goal:
        path: KeyPath = ("goals", index)
        others = [other.id for other in self._text.goals]
        if others.count(goal.id) > 1:
            self._wrong((*path, "id"), f"two goals are called {goal.id!r}", "give each its own name")
        for earlier in goal.after:
            self._known((*path, "after"), earlier, others, "goal")
        conditions: list[Condition] = []
        for name, value in goal.when.items():
            if self._known((*path, "when", name), name, list(self._conditions), "condition"):
                try:
                    conditions.append(self._conditions[name](value))
                except ValidationError as error:
                    self._wrong((*path, "when", name), _first(error), "see the list of conditions in the map guide")
        return Goal(
            goal.id,
            goal.text,
            lambda game: all(condition.holds(game) for condition in conditions),
            goal.after,
            lambda game: next((why for condition in conditions if (why := condition.hopeless(game))), ""),
            lambda game: [errand for condition in conditions for errand in condition.errands(game)],
        )

    def _before(self, goal: GoalText) -> list[str]:
        """All goals that have to be reached before one, directly or not."""
        by_name = {other.id: other for other in self._text.goals}
        found: list[str] = []
        waiting = list(goal.after)
        while waiting:
            name = waiting.pop()
            if name in by_name and name not in found:
                found.append(name)
                waiting.extend(by_name[name].after)
        return found

    def _part(self, index: int) -> Part | None:
        rule = self._text.rules[index]
        path: KeyPath = ("rules", index)
        if not self._known((*path, "part"), rule.part, list(self._parts), "rule part"):
            return None
        try:
            return self._parts[rule.part](**rule.parameters)
        except ValidationError as error:
            for each in error.errors(include_url=False):
                key = tuple(part for part in each["loc"] if isinstance(part, str | int))
                self._wrong((*path, *key), each["msg"].lower(), f"see what {rule.part} takes in the map guide")
            return None


def _first(error: ValidationError) -> str:
    return str(error.errors(include_url=False)[0]["msg"]).lower()
