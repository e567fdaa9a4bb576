"""Points, danger levels and skills."""

from __future__ import annotations

from collections.abc import Iterator

from game.content.models import Level
from game.engine import Play
from game.rules.zombicide.events import ActionsGained, PointsGained, SkillGained
from game.rules.zombicide.game import Game
from game.rules.zombicide.state import Survivor

CHOSEN_FREELY: tuple[Level, ...] = ("orange", "red")
"""Levels at which a survivor who has every skill of the sheet may choose any skill of the game (ultrared)."""


def gain_points(game: Game, me: Survivor, points: int, cause: str) -> Play:
    """A survivor gains points, and at every new danger level a skill, at once (UoA p. 18, p. 56)."""
    if me.companion:
        return
    before = me.points
    game.happen(PointsGained(me.id, points, cause))
    for level in levels_reached(game, before, me.points):
        yield from _learn(game, me, level)


def levels_reached(game: Game, before: int, after: int) -> Iterator[Level]:
    """The levels passed on the way, lap after lap in ultrared mode (UoA p. 43: red sets the bar back to 0)."""
    danger = game.content.game.danger
    lap = danger.red
    laps = after // lap + 1 if game.rules.table.ultrared else 1
    thresholds: dict[Level, int] = {"yellow": danger.yellow, "orange": danger.orange, "red": danger.red}
    for number in range(laps):
        for level, threshold in thresholds.items():
            if before < number * lap + threshold <= after:
                yield level


def _learn(game: Game, me: Survivor, level: Level) -> Play:
    """One skill of the level: the only one left, or the player's choice; none if the level has no more to give.

    In ultrared mode, whoever has every skill of the sheet chooses any skill of the game at orange and at red.
    """
    sheet = game.content.survivors[me.id].skills
    left = _untaken(me, level, sheet.at(level))
    if left:
        skill = yield from game.one_of(me.seat, f"skill_{level}", left, about=me.id)
        yield from learn(game, me, skill, level)
    elif level in CHOSEN_FREELY and len(me.skills) >= len(sheet.all):
        skill = yield from game.one_of(me.seat, f"skill_{level}", game.rules.all_skills, about=me.id)
        yield from learn(game, me, skill, level)


def _untaken(me: Survivor, level: Level, listed: tuple[str, ...]) -> list[str]:
    """The skills of a level not taken yet; the same skill may stand at two levels, and then counts once for each."""
    taken = [skill for skill in me.skills if skill.startswith(f"{level}/")]
    return [skill for skill in listed if f"{level}/{skill}" not in taken]


def learn(game: Game, me: Survivor, skill: str, level: str) -> Play:
    """A survivor has a skill from now on, in the running turn too."""
    game.happen(SkillGained(me.id, f"{level}/{skill}", level))
    effect = game.rules.effect(skill)
    turn = game.state.turn
    if turn is not None and turn.survivor == me.id and not turn.lent:
        actions, free = effect.actions(game, me), effect.free_actions(game, me)
        if actions or free:
            game.happen(ActionsGained(actions, free))
    yield from effect.gained(game, me)
