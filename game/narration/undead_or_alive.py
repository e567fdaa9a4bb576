"""How the events of Undead or Alive are told."""

from __future__ import annotations

from game.narration.tellers import tells
from game.narration.voice import Voice
from game.rules.undead_or_alive import events as happened

_CAUSES = {"set_up": "noise_set_up", "fades": "noise_fades", "reached": "noise_reached", "train": "noise_train"}


@tells(happened.NoiseMoved)
def _noise(voice: Voice, event: happened.NoiseMoved) -> str:
    key = _CAUSES.get(event.cause, "noise")
    return voice.say(key, noise=voice.words("noises", event.side), place=voice.place(event.zone))


@tells(happened.VadeRetroPlaced)
def _vade_retro(voice: Voice, event: happened.VadeRetroPlaced) -> str:
    return voice.say("vade_retro", place=voice.place(event.zone))


@tells(happened.VadeRetroRemoved)
def _vade_retro_gone(voice: Voice, event: happened.VadeRetroRemoved) -> str:
    return voice.say("vade_retro_gone", place=voice.place(event.zone))


@tells(happened.SuppliesLoaded)
def _supplies(voice: Voice, event: happened.SuppliesLoaded) -> str:
    return voice.say("supplies", who=voice.who((event.survivor,)), machine=voice.machine(event.machine))
