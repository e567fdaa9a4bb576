"""Noise tokens, and whom Xenos go for (Invader p. 17, p. 26)."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine import Play
from game.rules.invader.events import NoiseFaded, NoiseMade
from game.rules.invader.state import invader
from game.rules.zombicide.edition import Quarry
from game.rules.zombicide.events import SurvivorHid
from game.rules.zombicide.game import Game
from game.rules.zombicide.marks import Mark
from game.rules.zombicide.state import ZoneId


def make_noise(game: Game, zone: ZoneId) -> None:
    """One token for every noisy action, which stays behind when its maker walks on (p. 17).

    Whoever makes noise on purpose or with a weapon is hidden no longer (p. 53). Ruling: that is the survivor whose turn
    it is; there are always tokens enough.
    """
    game.happen(NoiseMade(zone))
    turn = game.state.turn
    if turn is not None and game.me(turn.survivor).unseen:
        game.happen(SurvivorHid(turn.survivor, unseen=False))


def loudness(game: Game) -> dict[ZoneId, int]:
    """How many noise tokens count in each zone: those that lie there, survivors, and machines that have acted."""
    found = invader(game).noise.copy()
    for zone in game.prey().values():
        found[zone] = found.get(zone, 0) + 1
    for part in game.mission.at("noise_in"):
        for zone, count in part.noise_in(game).items():
            found[zone] = found.get(zone, 0) + count
    return found


def marks(game: Game) -> Iterator[Mark]:
    """The tokens of each zone, with those that the mission laid out."""
    tokens = dict.fromkeys(game.board.zones, 0)
    for zone, count in invader(game).noise.items():
        tokens[zone] += count
    for part in game.mission.at("noise_in"):
        for zone, count in part.noise_in(game).items():
            tokens[zone] += count
    for zone, count in tokens.items():
        if count:
            yield Mark(f"noise {zone}", "noise", zone, count=count)


def quarry(game: Game, zone: ZoneId) -> Quarry:
    """The noisiest of the zones in sight with survivors; with nobody in sight, the noisiest of all (p. 26).

    Ruling: Xenos that stand in one of the noisiest zones already stay there, even if another is as noisy.
    """
    noise = loudness(game)
    seen = game.board.seen_from(zone)
    visible = {where for where in game.prey().values() if where in seen}
    loud = {where: count for where, count in noise.items() if where in visible} if visible else noise
    if not loud:
        return Quarry("hears", ())
    most = max(loud.values())
    zones = tuple(where for where in game.board.zones if loud.get(where) == most)
    reason = "sees" if visible else "hears"
    return Quarry(reason, (zone,) if zone in zones else zones)


def fade(game: Game) -> Play:
    """End phase: all tokens go (p. 10)."""
    if invader(game).noise:
        game.happen(NoiseFaded())
    yield from ()
