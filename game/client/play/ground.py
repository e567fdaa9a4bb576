"""The ground under a table: tiles of the box need nothing; a hand-drawn board is baked when the table is first seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.boardview.model import Tile
from game.client.grounds import Laying
from game.client.play.view import TableView
from game.client.scenes.laying import LayingScene
from game.engine import Refused
from game.missions import folder_of

if TYPE_CHECKING:
    from game.client.app import App


class TableGround:
    """Knows the pieces of a hand-drawn board that can be shown now."""

    def __init__(self, app: App, view: TableView) -> None:
        self._app = app
        self._laying = _laying_of(app, view)
        self._shown = ""
        self._offered = False
        self._told = False
        self.tiles: tuple[Tile, ...] = ()
        """The pieces, or nothing where the ground is made of tiles."""
        self.look_again()

    def look_again(self) -> bool:
        """Take what can be shown now; True if it is something else than before."""
        laying = self._laying
        if laying is None or laying.name == self._shown:
            return False
        self.tiles = laying.tiles()
        self._shown = laying.name
        return True

    def entered(self) -> None:
        """The table is seen: bake its ground if that was never done, and tell if it failed."""
        laying = self._laying
        if laying is None or laying.ready:
            return
        if laying.failure is not None and not self._told:
            self._told = True
            self._app.troubles.append(laying.failure)
        elif laying.failure is None and not self._offered:
            self._offered = True
            self._app.push(lambda app: LayingScene(app, laying))

    def left(self) -> None:
        """The table is left: let go of the pictures."""
        if self._laying is not None:
            self._laying.release()


def _laying_of(app: App, view: TableView) -> Laying | None:
    """The ground of a board that was drawn by hand and whose map can still be read."""
    folder = folder_of(view.mission)
    by_hand = not any(placement.face for placement in view.mission.board.layout)
    if folder is None or not by_hand:
        return None
    try:
        return app.grounds.of(folder, view.rules.name)
    except Refused as refusal:
        app.troubles.append(refusal)
        return None
