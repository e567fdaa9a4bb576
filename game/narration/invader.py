"""How the events of Invader are told."""

from __future__ import annotations

from game.narration.tellers import silent, tells
from game.narration.voice import Voice
from game.rules.invader import events as happened
from game.rules.invader.state import InvaderState


def _door(voice: Voice, key: str, opening: str) -> str:
    """A sentence about a door, by the zones on both sides of it."""
    ways = {each.id: each.zones for each in voice.rules.board(voice.state).openings}
    here, there = (voice.place(zone) for zone in ways[opening])
    return voice.say(key, here=here, there=there)


@tells(happened.DoorClosed)
def _closed(voice: Voice, event: happened.DoorClosed) -> str:
    return _door(voice, "door_closed", event.opening)


@tells(happened.DoorRemoved)
def _removed(voice: Voice, event: happened.DoorRemoved) -> str:
    return _door(voice, "door_opened" if event.cause == "opened" else "door_swallowed", event.opening)


@tells(happened.DoorSmashed)
def _smashed(voice: Voice, event: happened.DoorSmashed) -> str:
    ways = {each.id: each.zones for each in voice.rules.board(voice.state).openings}
    there = next(zone for zone in ways[event.opening] if zone != event.zone)
    return voice.say("door_smashed", place=voice.place(event.zone), there=voice.place(there))


@tells(happened.MoldChanged)
def _mold(voice: Voice, event: happened.MoldChanged) -> str:
    assert isinstance(voice.state, InvaderState)
    changes = ("mold_withers", "mold_wakes") if event.zone in voice.state.mold else ("mold_lies", "mold_grows")
    return voice.say(changes[event.active], place=voice.place(event.zone))


@tells(happened.MoldRemoved)
def _mold_gone(voice: Voice, event: happened.MoldRemoved) -> str:
    return voice.say("mold_gone", place=voice.place(event.zone))


@tells(happened.NoiseMade)
def _noise(voice: Voice, event: happened.NoiseMade) -> str:
    return voice.count("noise_made", event.count, place=voice.place(event.zone))


@tells(happened.SpawningBegins)
def _first_spawn(voice: Voice, event: happened.SpawningBegins) -> str:
    return voice.say("spawning_begins", place=voice.place(voice.state.spawns[event.token].zone))


silent(happened.NoiseFaded)
