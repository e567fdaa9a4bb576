"""The spawn step: a card for every active spawn token, in the edition's order."""

from __future__ import annotations

from game.content.models import LEVELS
from game.engine import Play
from game.rules.zombicide.enemies import activate
from game.rules.zombicide.events import EnemiesActivatedAgain, EnemiesAppeared, SpawnCardRead
from game.rules.zombicide.game import Game
from game.rules.zombicide.search import draw_from
from game.rules.zombicide.state import SPAWN_PILE, SpawnToken, ZoneId
from game.rules.zombicide.turn import extra_turn


def spawn_step(game: Game) -> Play:
    """One card a token, as long as there are active tokens that have not been passed yet."""
    assert game.table is not None
    while (token := next_token(game)) is not None:
        game.table.checkpoint()
        yield from _read_card(game, token)
        game.mission.settle(game)


def next_token(game: Game) -> SpawnToken | None:
    """The next active token in order after the last one that had its card; those passed by do not come back."""
    order = game.edition.spawn_order(game)
    done = game.state.spawned
    begin = 0
    if done:
        begin = next((index + 1 for index, token in enumerate(order) if token.id == done[-1]), 0)
    return next((token for token in order[begin:] if token.active and token.id not in done), None)


def _read_card(game: Game, token: SpawnToken) -> Play:
    drawn = draw_from(game, SPAWN_PILE)
    card = game.content.spawn_cards[int(drawn.rpartition(".")[2])]
    level = game.danger()
    zone = token.zone
    game.happen(SpawnCardRead(token.id, zone, drawn, level))
    game.reacted.clear()
    if card.extra_activation:
        if level != LEVELS[0]:
            yield from extra_activation(game, card.enemy, "card")
    elif card.in_every is not None:
        yield from spawn_in_every(game, card.enemy, card.count(level), card.in_every, "card")
    elif game.rules.enemy_types[card.enemy].boss:
        if card.count(level):
            yield from game.edition.spawn_boss(game, zone)
    else:
        yield from spawn(game, card.enemy, card.count(level), zone, "card")


def spawn(game: Game, kind: str, count: int, zone: ZoneId, cause: str) -> Play:
    """Enemies appear; when miniatures run out, those left are placed and then an abomination comes (UoA p. 30)."""
    if not count:
        return
    enemies = tuple(game.state.reserve[kind][:count])
    if enemies:
        game.happen(EnemiesAppeared(enemies, zone, cause))
        yield from game.edition.appeared(game, zone)
        yield from seen_spawning(game, zone)
    if len(enemies) < count:
        yield from game.edition.spawn_boss(game, zone)


def spawn_in_every(game: Game, kind: str, count: int, zone_kind: str, cause: str) -> Play:
    """So many enemies appear in every zone of a kind; when miniatures run out, the players say where the last ones go.

    An abomination then comes to a zone that had too few (Invader p. 29).
    """
    zones = [zone.id for zone in game.board.zones.values() if zone.kind.name == zone_kind]
    if not count or not zones:
        return
    while zones:
        scarce = 0 < len(game.state.reserve[kind]) < count * len(zones)
        zone = (yield from game.one_of_zones(None, "fill_first", zones)) if scarce else zones[0]
        enemies = tuple(game.state.reserve[kind][:count])
        if len(enemies) == count:
            zones.remove(zone)
        if enemies:
            game.happen(EnemiesAppeared(enemies, zone, cause))
            yield from game.edition.appeared(game, zone)
            yield from seen_spawning(game, zone)
        if len(enemies) < count:
            zone = yield from game.one_of_zones(None, "abomination", zones)
            yield from game.edition.spawn_boss(game, zone)
            return


def seen_spawning(game: Game, zone: ZoneId) -> Play:
    """Let survivors who react to spawning enemies do so, in the order that the players like."""
    ready = [survivor.id for survivor in game.present() if game.effects(survivor).at("enemies_spawned")]
    while ready:
        name = yield from game.one_of(None, "reacts_first", ready)
        ready.remove(name)
        for effect in game.effects(game.me(name)).at("enemies_spawned"):
            if game.crowd(zone):
                yield from effect.enemies_spawned(game, game.me(name), zone)


def extra_activation(game: Game, kind: str, cause: str) -> Play:
    """All enemies of a type act once more; survivors with a bond to them have a turn before (UoA p. 30, p. 57)."""
    if cause == "card":
        linked = [
            survivor.id
            for survivor in game.present()
            if game.any_effect(survivor, "before_extra_activation", lambda effect: True)
        ]
        while linked:
            name = yield from game.one_of(None, "turn_order", linked)
            linked.remove(name)
            yield from extra_turn(game, game.me(name))
    game.happen(EnemiesActivatedAgain(kind, cause))
    yield from activate(game, (kind,))
