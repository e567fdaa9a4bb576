"""How events about cards, objectives, machines and tiles are told."""

from __future__ import annotations

from game.narration.grammar import joined
from game.narration.tellers import kinds_of, silent, tells
from game.narration.voice import Voice
from game.rules.zombicide import events as happened
from game.rules.zombicide.state import SETUP


@tells(happened.CardGained)
def _card(voice: Voice, event: happened.CardGained) -> str:
    key = "starting_card" if event.source == "set_up" else "card"
    return voice.say(key, who=voice.who((event.survivor,)), card=voice.card(event.card))


@tells(happened.CardDiscarded)
def _discarded(voice: Voice, event: happened.CardDiscarded) -> str | None:
    if not event.survivor:
        return None
    return voice.say("discarded", who=voice.who((event.survivor,)), card=voice.card(event.card))


@tells(happened.DiscardsTaken)
def _new_deck(voice: Voice, event: happened.DiscardsTaken) -> str:
    return voice.say("new_deck", pile=voice.words("piles", event.pile))


@tells(happened.CardsRemoved)
def _removed(voice: Voice, event: happened.CardsRemoved) -> str:
    return voice.count("removed", len(kinds_of(event.cards)), card=voice.cards(event.cards))


@tells(happened.TopShown)
def _shown(voice: Voice, event: happened.TopShown) -> str | None:
    return voice.say("next_card", card=voice.card(event.card)) if event.card else None


@tells(happened.InventoriesArranged)
def _arranged(voice: Voice, event: happened.InventoriesArranged) -> str:
    names = [name for name, _, _ in event.arranged]
    if event.gained:
        under = {name: [card for _, cards in weapons for card in cards] for name, weapons in event.assigned}
        owner = next(name for name, slots, _ in event.arranged if event.gained in (*slots, *under.get(name, ())))
        return voice.say("found", who=voice.who((owner,)), card=voice.card(event.gained))
    return voice.say("arranged" if len(names) == 1 else "traded", who=voice.who(names))


@tells(happened.WeaponsEmptied)
def _emptied(voice: Voice, event: happened.WeaponsEmptied) -> str:
    return voice.count("emptied", len(kinds_of(event.cards)), card=voice.cards(event.cards))


@tells(happened.WeaponsReloaded)
def _reloaded(voice: Voice, event: happened.WeaponsReloaded) -> str:
    return voice.count("reloaded", len(kinds_of(event.cards)), card=voice.cards(event.cards))


@tells(happened.ObjectivePlaced)
def _objective(voice: Voice, event: happened.ObjectivePlaced) -> str:
    return voice.say("objective", place=voice.place(event.objective.zone))


@tells(happened.ObjectiveTaken)
def _objective_taken(voice: Voice, event: happened.ObjectiveTaken) -> str:
    colour = voice.words("colours", event.colour)
    return voice.say("objective_taken", who=voice.who((event.survivor,)), colour=colour)


@tells(happened.ObjectiveMoved)
def _objective_moved(voice: Voice, event: happened.ObjectiveMoved) -> str:
    if not event.zone:
        return voice.say("objective_off")
    return voice.say("objective_moved", place=voice.place(event.zone))


@tells(happened.ObjectivesLost)
def _objectives_lost(voice: Voice, event: happened.ObjectivesLost) -> str:
    return voice.count("objectives_lost", len(event.objectives))


@tells(happened.TokenCarried)
def _carries(voice: Voice, event: happened.TokenCarried) -> str:
    return voice.say("carries", who=voice.who((event.survivor,)), token=voice.tokens((event.token,)))


@tells(happened.TokensDropped)
def _dropped(voice: Voice, event: happened.TokensDropped) -> str:
    people = tuple(dict.fromkeys(who for who, _ in event.dropped))
    return voice.count(
        "dropped", len(people), who=voice.who(people), token=voice.tokens(token for _, token in event.dropped)
    )


@tells(happened.MachinePlaced)
def _machine(voice: Voice, event: happened.MachinePlaced) -> str:
    return voice.say("machine", machine=voice.machine(event.machine.id), place=voice.place(event.machine.zone))


@tells(happened.MachineMoved)
def _machine_moved(voice: Voice, event: happened.MachineMoved) -> str:
    return voice.say("machine_moved", machine=voice.machine(event.machine), place=voice.place(event.zone))


@tells(happened.MachineRemoved)
def _machine_gone(voice: Voice, event: happened.MachineRemoved) -> str:
    return voice.say("machine_gone", machine=voice.machine(event.machine))


@tells(happened.MachineActivated)
def _machine_on(voice: Voice, event: happened.MachineActivated) -> str:
    return voice.say("machine_on", machine=voice.machine(event.machine))


silent(happened.MachinesRested)


@tells(happened.MachineBoarded)
def _boarded(voice: Voice, event: happened.MachineBoarded) -> str:
    key = "boarded" if event.machine else "got_off"
    machine = voice.machine(event.machine)
    return voice.count(key, len(event.survivors), who=voice.who(event.survivors), machine=machine)


@tells(happened.TilesChanged)
def _tiles(voice: Voice, event: happened.TilesChanged) -> str | None:
    if voice.state.phase == SETUP:
        return None
    kept = {placement.face for placement in voice.state.layout} & {placement.face for placement in event.layout}
    return voice.say("train_moved" if kept else "tiles")


@tells(happened.ZonesBlocked)
def _blocked(voice: Voice, event: happened.ZonesBlocked) -> str:
    if not event.zones:
        return voice.say("unblocked")
    names = [format(voice.place(zone), "") for zone in event.zones]
    return voice.say("blocked", places=joined(names, voice.language))
