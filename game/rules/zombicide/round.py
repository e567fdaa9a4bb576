"""The round: players' phase, what comes between, enemy phase, spawn, end phase; and how play is entered again."""

from __future__ import annotations

from game.engine import Play
from game.rules.zombicide.enemies import enemy_phase
from game.rules.zombicide.events import PhaseBegan, RoundBegan, WeaponsReloaded
from game.rules.zombicide.game import Game
from game.rules.zombicide.spawn import spawn_step
from game.rules.zombicide.state import BETWEEN, END, ENEMIES, PLAYERS, SETUP, SPAWN
from game.rules.zombicide.turn import players_phase


def play_rounds(game: Game) -> Play:
    """Play on from the phase that the state is in, for ever: winning and losing end it from within."""
    state = game.state
    if state.phase == SETUP:
        yield from game.edition.set_up(game)
        game.happen(PhaseBegan(PLAYERS))
    while True:
        if state.phase == PLAYERS:
            yield from players_phase(game)
            game.happen(PhaseBegan(BETWEEN))
        if state.phase == BETWEEN:
            checkpoint(game)
            yield from game.edition.between_phases(game)
            game.mission.settle(game)
            game.happen(PhaseBegan(ENEMIES))
        if state.phase == ENEMIES:
            checkpoint(game)
            yield from enemy_phase(game)
            game.mission.settle(game)
            game.happen(PhaseBegan(SPAWN))
        if state.phase == SPAWN:
            yield from spawn_step(game)
            game.mission.settle(game)
            game.happen(PhaseBegan(END))
        if state.phase == END:
            checkpoint(game)
            yield from end_phase(game)
            game.mission.settle(game)
            game.happen(PhaseBegan(PLAYERS))


def checkpoint(game: Game) -> None:
    """Play can be entered again from here."""
    assert game.table is not None
    game.reacted.clear()
    game.table.checkpoint()


def end_phase(game: Game) -> Play:
    """Weapons are reloaded, effects of the end phase apply, noise fades, and the first player's token moves left."""
    state = game.state
    if state.unloaded:
        game.happen(WeaponsReloaded(tuple(state.unloaded)))
    for survivor in game.present():
        for effect in game.effects(survivor).at("end_phase"):
            yield from effect.end_phase(game, survivor)
    yield from game.edition.end_phase(game)
    yield from game.mission.end_phase(game)
    game.happen(RoundBegan(state.round + 1, (state.first_seat + 1) % game.rules.seats))
