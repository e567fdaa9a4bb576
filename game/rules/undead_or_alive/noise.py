"""Noise: one token with two sides, Bang! and BOOM! (UoA p. 15)."""

from __future__ import annotations

from collections import Counter

from game.engine import Play
from game.rules.undead_or_alive.events import NoiseMoved
from game.rules.undead_or_alive.state import BANG, BOOM, undead
from game.rules.zombicide.edition import Quarry
from game.rules.zombicide.game import Game
from game.rules.zombicide.state import ZoneId


def make_noise(game: Game, zone: ZoneId, side: str) -> None:
    """A noise at least as loud as the one on the board moves the token; a Bang! is lost in a BOOM!."""
    if side == BOOM or undead(game).noise_side == BANG:
        game.happen(NoiseMoved(zone, side, "noise"))


def move_to_most(game: Game, cause: str) -> Play:
    """The token goes, Bang! side up, to the zone with most survivors; the players choose among equals.

    Companions are survivors and count (UoA p. 42).
    """
    crowds = Counter(survivor.zone for survivor in game.present())
    if not crowds:
        return
    most = max(crowds.values())
    zones = [zone for zone in game.board.zones if crowds.get(zone) == most]
    zone = yield from game.one_of_zones(None, "noise", zones)
    state = undead(game)
    if (state.noise_zone, state.noise_side) != (zone, BANG):
        game.happen(NoiseMoved(zone, BANG, cause))


def fade(game: Game) -> Play:
    """End phase: a BOOM! becomes a Bang!; a Bang! goes where most survivors are."""
    state = undead(game)
    if state.noise_side == BOOM:
        game.happen(NoiseMoved(state.noise_zone, BANG, "fades"))
    else:
        yield from move_to_most(game, "fades")


def reached(game: Game, zones: tuple[ZoneId, ...]) -> Play:
    """When zombies reach the noise, it goes where most survivors are.

    Ruling: zombies that stood in its zone already, with no survivor there, have reached it as well.
    """
    zone = undead(game).noise_zone
    if zone in zones or (game.crowd(zone) and not game.survivors_in(zone)):
        yield from move_to_most(game, "reached")


def quarry(game: Game, zone: ZoneId) -> Quarry:
    """Where the zombies of a zone go (UoA p. 25): of the zones in sight with survivors the one with the noise, else
    those with most survivors; with nobody in sight, the noise. Distance does not matter."""
    seen = game.board.seen_from(zone)
    noise = undead(game).noise_zone
    crowds: dict[ZoneId, int] = {}
    for survivor in game.state.survivors.values():
        if survivor.zone in seen:
            crowds[survivor.zone] = crowds.get(survivor.zone, 0) + 1
    if not crowds:
        return Quarry("hears", (noise,))
    if noise in crowds:
        return Quarry("sees_noise", (noise,))
    most = max(crowds.values())
    return Quarry("sees", tuple(seen_zone for seen_zone in seen if crowds.get(seen_zone) == most))
