"""How the events of the station are shown: doors, mold, noise tokens, machines, and who hides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.client.play.clip import Clip
from game.client.play.effects import Effect, Hop, Mark, Ring, Rise
from game.client.play.model import noise_spot
from game.client.play.view import TableView
from game.client.theme import Colour
from game.client.words import _
from game.rules.invader.events import (
    DoorClosed,
    DoorRemoved,
    DoorSmashed,
    MoldChanged,
    MoldRemoved,
    NoiseFaded,
    NoiseMade,
)
from game.rules.zombicide.events import (
    MachineActivated,
    MachineRemoved,
    SpawnTokenRemoved,
    SpawnTokenTurned,
    SurvivorHid,
)

MOLD: Colour = (150, 190, 60)
ASHES: Colour = (150, 140, 128)
STEEL: Colour = (150, 205, 230)
ALARM: Colour = (206, 52, 46)
SOUND: Colour = (240, 160, 60)


def _beside(view: TableView, opening: str) -> str:
    """A zone at an opening, for the camera."""
    return next((each.zones[0] for each in view.board.openings if each.id == opening), "")


def _shut(event: DoorClosed, view: TableView) -> Clip:
    return Clip(0.45, focus=_beside(view, event.opening), sound="door_slide")


def _gone(event: DoorRemoved, view: TableView) -> Clip:
    opened = event.cause == "opened"
    return Clip(0.45, focus=_beside(view, event.opening), sound="door_slide" if opened else "clang")


def _smashed(event: DoorSmashed, view: TableView) -> Clip:
    crash: list[Effect] = [Ring(event.zone, ALARM, 2)]
    return Clip(0.8, crash, event.zone, "door_smash", captioned=True)


def _mold(event: MoldChanged, view: TableView) -> Clip:
    colour = MOLD if event.active else ASHES
    return Clip(0.9, [Ring(event.zone, colour, 3)], event.zone, "mold", captioned=True)


def _scraped(event: MoldRemoved, view: TableView) -> Clip:
    return Clip(0.6, [Ring(event.zone, ASHES)], event.zone, "mold")


def _noise(event: NoiseMade, view: TableView) -> Clip:
    x, y = noise_spot(view.board, event.zone)
    label = view.board.zones[event.zone].label
    hop = Hop(f"{view.folder}/tokens/noise", (label.x, label.y), (x, y))
    return Clip(0.4, [Ring(event.zone, SOUND, 2), hop], event.zone, "token", fold_first=False)


def _quiet(event: NoiseFaded, view: TableView) -> Clip:
    return Clip(0.2, sound="token")


def _activated(event: MachineActivated, view: TableView) -> Clip:
    zone = view.state.machines[event.machine].zone
    return Clip(0.35, [Ring(zone, STEEL)], zone, "servo")


def _wrecked(event: MachineRemoved, view: TableView) -> Clip:
    zone = view.state.machines[event.machine].zone
    return Clip(1.0, [Mark((event.machine,), "skull"), Ring(zone, ALARM)], zone, "explosion", False, captioned=True)


def _hid(event: SurvivorHid, view: TableView) -> Clip:
    zone = view.survivor(event.survivor).zone
    text = _("Hidden") if event.unseen else _("Noticed!")
    return Clip(0.7, [Rise(text, figure=event.survivor, colour=STEEL if event.unseen else ALARM)], zone, "step")


def _turned(event: SpawnTokenTurned, view: TableView) -> Clip:
    zone = view.state.spawns[event.token].zone
    return Clip(0.8, [Ring(zone, ALARM)], zone, "token", captioned=True)


def _burnt(event: SpawnTokenRemoved, view: TableView) -> Clip:
    zone = view.state.spawns[event.token].zone
    return Clip(0.6, [Ring(zone, ASHES)], zone, "token", captioned=True)


STATION_CLIPS: dict[type[Any], Callable[[Any, TableView], Clip]] = {
    DoorClosed: _shut,
    DoorRemoved: _gone,
    DoorSmashed: _smashed,
    MoldChanged: _mold,
    MoldRemoved: _scraped,
    NoiseMade: _noise,
    NoiseFaded: _quiet,
    MachineActivated: _activated,
    MachineRemoved: _wrecked,
    SurvivorHid: _hid,
    SpawnTokenTurned: _turned,
    SpawnTokenRemoved: _burnt,
}
