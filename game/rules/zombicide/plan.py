"""Who goes where next: errands shared out among the band, from the table alone. For bots; no rule depends on it."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush

from game.board import Board
from game.rules.zombicide.errands import Errand
from game.rules.zombicide.game import Game
from game.rules.zombicide.state import Survivor, SurvivorId, ZoneId

FAR = 60
"""Further than any way on a board."""
BUSY = 3
"""So many zones nearer somebody has to be to take on one errand more."""
MOST = 6
"""Enemies more than this in a zone make no difference: nobody goes there."""
GROUP = 3
"""So many go together: the band runs fewer errands at a time than it has people."""
LAST = 1
"""Escorts keep this far behind."""


class Plan:
    """Errands and who runs them."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._ways: dict[SurvivorId, Board] = {}
        self._marches: dict[tuple[int, ZoneId], dict[ZoneId, int]] = {}
        self.players = [me for me in game.players() if me.zone]
        errands = [*game.mission.errands(game), *game.edition.errands(game)]
        self.gathering = [errand for errand in errands if errand.everybody]
        self.errands = [errand for errand in errands if not errand.everybody and errand.means]
        self.seeking = not all(errand.means for errand in errands)
        """Whether the band looks for something that it needs."""
        self._runs: dict[SurvivorId, list[Errand]] = {me.id: [] for me in self.players}
        self._share_out()
        self._targets: dict[SurvivorId, list[Errand]] = {}

    def way(self, me: Survivor, zone: ZoneId, target: ZoneId) -> int:
        """How far a survivor has from one zone to another."""
        way = self._board(me).distance(zone, target)
        return FAR if way is None else way

    def _board(self, me: Survivor) -> Board:
        board = self._ways.get(me.id)
        if board is None:
            board = self._ways[me.id] = self._game.edition.ways_of(self._game, me)
        return board

    def _share_out(self) -> None:
        """Every errand to whoever has the shortest way, but rather not to somebody who has another one."""
        open_errands = list(self.errands)
        while open_errands:
            best: tuple[int, int, int, int] | None = None
            for number, errand in enumerate(open_errands):
                for order, me in enumerate(self.players):
                    if errand.who and me.id not in errand.who:
                        continue
                    runs = self._runs[me.id]
                    start = runs[-1].zone if runs else me.zone
                    way = self.way(me, start, errand.zone) + BUSY * len(runs)
                    if runs:
                        way += self.way(me, me.zone, runs[-1].zone)
                    claim = (way, me.wounds - me.health, number, order)
                    if way < FAR and (best is None or claim < best):
                        best = claim
            if best is None:
                return
            errand = open_errands.pop(best[2])
            runs = self._runs[self.players[best[3]].id]
            if runs or sum(map(bool, self._runs.values())) < max(1, len(self.players) // GROUP):
                runs.append(errand)

    def runs(self, me: Survivor) -> bool:
        """Whether a survivor has an errand of the own."""
        return bool(self._runs.get(me.id))

    def targets(self, me: Survivor) -> list[Errand]:
        """Where a survivor should go next."""
        known = self._targets.get(me.id)
        if known is None:
            known = [each for each in self._find(me) if self.way(me, me.zone, each.zone) < FAR]
            if not known:
                stops = self._game.edition.waystations(self._game, me)
                known = [Errand(zone) for zone in stops if self.way(me, me.zone, zone) < FAR]
            self._targets[me.id] = known
        return known

    def _find(self, me: Survivor) -> Iterable[Errand]:
        own = self._runs.get(me.id, ())
        if own:
            yield own[0]
            return
        if self.seeking:
            rooms = self._game.edition.searched_by(self._game, me)
            ways = [(self._march(me, room).get(me.zone, FAR), room) for room in rooms]
            if ways:
                yield Errand(min(ways)[1])
                return
        if self.errands and not self.gathering:
            busy = [(self.way(me, me.zone, other.zone), other.id) for other in self.players if self._runs[other.id]]
            near = min(busy, default=(FAR, ""))
            if near[0] < FAR:
                errand = self._runs[near[1]][0]
                yield Errand(errand.zone, reach=errand.reach + LAST)
                return
        if self.gathering:
            yield from self.gathering
            return
        yield from (Errand(zone) for zone in self._game.edition.rendezvous(self._game))

    def arrives(self, me: Survivor, zone: ZoneId) -> bool:
        """Whether a survivor who runs an errand can do it from a zone."""
        return self.runs(me) and self.left(me, zone) == 0

    def ahead(self, me: Survivor, zone: ZoneId) -> int:
        """How far a survivor would be ahead of the last one, if all go to the same place."""
        goals = [each.zone for each in self.targets(me)]
        if not goals:
            return 0
        behind = (
            self._march(other, goals[0]).get(other.zone, FAR)
            for other in self.players
            if other is not me and any(each.zone == goals[0] for each in self.targets(other))
        )
        mine = self._march(me, goals[0]).get(zone, FAR)
        return max((way for way in behind if way < FAR), default=0) - mine

    def left(self, me: Survivor, zone: ZoneId) -> int:
        """How many actions it takes from a zone to where a survivor should be, out of all crowds on the way."""
        return min(
            (max(0, self._march(me, each.zone).get(zone, FAR) - each.reach) for each in self.targets(me)), default=0
        )

    def _march(self, me: Survivor, target: ZoneId) -> dict[ZoneId, int]:
        """The actions that the way to a zone takes from everywhere; enemies have to be left behind one by one."""
        board = self._board(me)
        known = self._marches.get((id(board), target))
        if known is None:
            known = self._marches[id(board), target] = self._spread(board, target)
        return known

    def _spread(self, board: Board, target: ZoneId) -> dict[ZoneId, int]:
        enemies = self._game.state.enemies
        found: dict[ZoneId, int] = {}
        waiting = [(0, 0, target)]
        number = 0
        while waiting:
            way, _, zone = heappop(waiting)
            if zone in found:
                continue
            found[zone] = way
            for other in board.neighbours(zone):
                if other not in found:
                    number += 1
                    crowd = enemies.get(other)
                    heappush(waiting, (way + 1 + (min(MOST, len(crowd)) if crowd else 0), number, other))
        return found
