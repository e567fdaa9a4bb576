"""The panels around a board: each knows which facts it shows, and is built again when they change."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from game.client.play.desk import NARROW, tightness
from game.client.play.model import is_noise
from game.client.play.panels.hand import Carrier, action_bar, hand_panel
from game.client.play.panels.side import side_panel
from game.client.play.panels.slab import Slab
from game.client.play.panels.survivors import band
from game.client.play.panels.top import tool, top_bar
from game.client.widgets import Widget
from game.client.words import _, explained, language
from game.engine.session import Step
from game.rules.zombicide.state import Survivor

if TYPE_CHECKING:
    from game.client.scenes.board import BoardScene
    from game.client.scenes.tabletop import Tabletop

HAND_PAD = 20
"""Units from the edge of the hand panel to what lies in it."""
TIGHT_BAR = 0.85
"""Tightness below which the top bar drops words."""


class Frame:
    """The four slabs around a board; whoever derives from it says what can be done at the top and beside the cards."""

    def __init__(self, scene: Tabletop) -> None:
        self.scene = scene
        self.view = scene.view
        self.slabs = (
            Slab(self._top, self._top_key, (20, 6)),
            Slab(self._band, self._band_key, (12, 12)),
            Slab(self._hand, self._hand_key, (HAND_PAD, 16)),
            Slab(self._side, self._side_key, (18, 16)),
        )

    def refresh(self) -> bool:
        """Build again what is out of date; True if anything was."""
        changed = [slab for slab in self.slabs if slab.refresh()]
        return bool(changed)

    def tools(self) -> list[Widget]:
        """Buttons at the right end of the top bar."""
        raise NotImplementedError

    def tools_key(self) -> Hashable:
        """The facts that those buttons show."""
        return ()

    def bar(self) -> Widget:
        """What lies at the right of the cards."""
        raise NotImplementedError

    def bar_key(self) -> Hashable:
        """The facts that it shows."""
        raise NotImplementedError

    def choosable(self) -> tuple[str, ...]:
        """The survivors whose portrait is an answer."""
        return ()

    def carrier(self) -> Carrier | None:
        """Who carries cards from slot to slot, if anybody does."""
        return None

    @property
    def _narrow(self) -> bool:
        """Whether the window leaves little room for panels."""
        app = self.scene.app
        return min(app.size[0], app.size[0] / app.look.scale) < NARROW

    @property
    def tightness(self) -> float:
        """How much smaller panels have to be than they would like."""
        return tightness(self.scene.app.look, self.scene.app.size[0])

    def _top(self) -> Widget:
        return top_bar(self.view, self.tools(), tight=self.tightness < TIGHT_BAR)

    def _top_key(self) -> Hashable:
        state = self.view.state
        return (
            state.round,
            state.phase,
            state.turn.survivor if state.turn else "",
            self.view.game.danger(),
            tuple(mark for mark in self.view.rules.edition.marks(self.view.game) if is_noise(mark.kind)),
            self.tools_key(),
        )

    def _band(self) -> Widget:
        return band(self.view, self.scene.portrait, self.scene.inspect, set(self.choosable()))

    def _band_key(self) -> Hashable:
        turn = self.view.state.turn
        people = tuple(
            (one.id, one.wounds, one.health, one.points, one.done, one.zone, one.leader, one.unseen)
            for one in self.view.state.survivors.values()
        )
        return people, turn.survivor if turn else "", turn.actions if turn else 0, self._free, self.choosable()

    @property
    def _free(self) -> tuple[str, ...]:
        turn = self.view.state.turn
        return tuple(turn.free) if turn else ()

    def shown_survivor(self) -> Survivor | None:
        """Whose cards lie in the hand panel."""
        if self.view.active is not None:
            return self.view.active
        if self.scene.looking_at in self.view.state.survivors:
            return self.view.survivor(self.scene.looking_at)
        waiting = [one for one in self.view.band if one.zone and not one.done] or self.view.band
        return waiting[0] if waiting else None

    def _hand(self) -> Widget:
        return hand_panel(
            self.view,
            self.shown_survivor(),
            self.bar(),
            self.scene.inspect,
            tightness=self.tightness,
            room=self.scene.app.size[0] / self.scene.app.look.scale - 2 * HAND_PAD,
            carrier=self.carrier(),
        )

    def _hand_key(self) -> Hashable:
        survivor = self.shown_survivor()
        cards: Hashable = ()
        if survivor is not None:
            under = tuple((weapon, tuple(cards)) for weapon, cards in survivor.assigned.items())
            cards = (survivor.id, tuple(survivor.slots), tuple(survivor.skills), tuple(survivor.carried), under)
        return cards, tuple(self.view.state.unloaded), self.bar_key()

    def _side(self) -> Widget:
        return side_panel(
            self.view,
            self.scene.table.log,
            rules=self.scene.show_rules,
            bounty=lambda: self.scene.inspect(self.view.state.shown.get("bounty", "")),
            log=self.scene.show_log,
            show_zone=self.scene.show_zone,
            narrow=self._narrow,
        )

    def _side_key(self) -> Hashable:
        state = self.view.state
        piles = tuple(len(pile) for pile in state.piles.values())
        spawns = tuple(token.active for token in state.spawns.values())
        log = self.scene.table.log
        return len(log), log[-1] if log else None, tuple(state.goals), piles, spawns, state.shown.get("bounty")


class PlayFrame(Frame):
    """The panels of a game that is played: undo and redo at the top, actions beside the cards."""

    scene: BoardScene

    def tools(self) -> list[Widget]:
        """Undo and redo, each naming its step, and the menu."""
        session = self.scene.table.session
        undo, redo = session.next_undo(), session.next_redo()
        refusal = session.undo_refusal()
        undo_tip = explained(refusal) if refusal else _("Undo: {step} (Ctrl+Z)").format(step=self._step_name(undo))
        redo_tip = _("Redo: {step} (Ctrl+Y)").format(step=self._step_name(redo)) if redo else _("Nothing to redo.")
        idle = self.scene.animator.idle
        return [
            tool("undo", self.scene.undo, undo_tip, refusal is None and idle),
            tool("redo", self.scene.redo, redo_tip, redo is not None and idle),
            tool("menu", self.scene.back, _("Menu (Esc)")),
        ]

    def _step_name(self, step: Step | None) -> str:
        return self.view.narrator.name(step, self.view.state, language()) if step is not None else ""

    def tools_key(self) -> Hashable:
        """How far the game is, and whether everything has been shown."""
        return len(self.scene.table.session.steps), self.scene.animator.idle

    def carrier(self) -> Carrier:
        """The player's hand."""
        return self.scene.carrying

    def bar(self) -> Widget:
        """The actions."""
        return action_bar(self.scene.controller.entries(), self.scene.controller.press, self.tightness)

    def bar_key(self) -> Hashable:
        """What can be done now."""
        return tuple(self.scene.controller.entries())

    def choosable(self) -> tuple[str, ...]:
        """Those who may act next."""
        if not self.scene.choosing:
            return ()
        return tuple(offer.figure for offer in self.scene.controller.offers if offer.figure)
