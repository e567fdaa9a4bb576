"""Spawn tokens: their order, abominations, and tokens that sleep until a mission wakes them (Invader pp. 28-29)."""

from __future__ import annotations

from game.board import Point
from game.engine import Play
from game.rules.invader import mold
from game.rules.invader.state import invader
from game.rules.zombicide.enemies import activate
from game.rules.zombicide.events import EnemiesActivatedAgain, EnemiesAppeared, SpawnTokenTurned
from game.rules.zombicide.game import Game
from game.rules.zombicide.spawn import seen_spawning
from game.rules.zombicide.state import SpawnToken, ZoneId


def spawn_order(game: Game) -> list[SpawnToken]:
    """Clockwise from the token that the players chose once and for all (p. 28).

    Ruling: when that token is gone, from the first one that is left.
    """
    tokens = game.state.spawns
    if not tokens:
        return []
    first = tokens.get(invader(game).first_spawn) or next(iter(tokens.values()))
    turn = game.board.clockwise((first.x, first.y))

    def place(token: SpawnToken) -> tuple[bool, object, str]:
        return token.zone != first.zone, turn(Point(token.x, token.y)), token.id

    return sorted(tokens.values(), key=place)


def spawn_boss(game: Game, zone: ZoneId) -> Play:
    """All abominations act at once; then one appears, if a miniature is left (p. 29)."""
    bosses = [kind for kind, enemy in game.rules.enemy_types.items() if enemy.boss]
    for kind in bosses:
        if len(game.state.reserve[kind]) < game.rules.enemy_types[kind].stock:
            game.happen(EnemiesActivatedAgain(kind, "abomination"))
            yield from activate(game, (kind,))
    left = next((game.state.reserve[kind] for kind in bosses if game.state.reserve[kind]), None)
    if left:
        game.happen(EnemiesAppeared((left[0],), zone, "card"))
        yield from mold.spread(game)
        yield from seen_spawning(game, zone)


def wake(game: Game, colour: str) -> None:
    """Tokens of a colour bring Xenos from now on (p. 28)."""
    for token in tuple(game.state.spawns.values()):
        if token.kind == colour and not token.active:
            game.happen(SpawnTokenTurned(token.id, active=True))
