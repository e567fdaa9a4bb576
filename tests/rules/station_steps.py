"""Steps that stories of Invader's missions have in common: taking, leaving, burning, growing mold."""

from __future__ import annotations

from game.rules.invader import mold
from game.rules.zombicide.mission import OBJECTIVE_PILE
from game.rules.zombicide.state import kind_of
from tests.rules.mission_steps import fresh, leave
from tests.station import Station

SIX = ("cole", "vivian", "mitsuki", "magnus", "jared", "baraka")
BOT, GUN = "peacekeeper_bot", "falchion_sentry_gun"


def on(mission: str, *names: str) -> Station:
    """A mission set up with these survivors, or with all six."""
    scene = Station.on_mission(mission, *(names or SIX))
    assert isinstance(scene, Station)
    return scene


def clear(s: Station, zone: str) -> None:
    """No Xeno stands in a zone."""
    for enemy in s.state.enemies.pop(zone, []):
        s.state.reserve[kind_of(enemy)].append(enemy)


def take(s: Station, name: str, objective: str) -> None:
    """Go to an objective, breathe if need be, and take it; whatever it gives is left lying."""
    fresh(s)
    zone = s.state.objectives[objective].zone
    clear(s, zone)
    s.put(name, zone)
    s.act(name, f"objective {objective}")
    while s.question is not None:
        s.answer({} if s.question.kind == "arrange" else s.choices()[0])


def take_hidden(s: Station, name: str, *colours: str) -> None:
    """Take face-down objectives that turn out to have these colours."""
    for colour in colours:
        pile = s.state.piles[OBJECTIVE_PILE]
        pile.remove(colour)
        pile.append(colour)
        hidden = next(each.id for each in s.state.objectives.values() if not each.colour)
        take(s, name, hidden)


def take_all(s: Station, name: str) -> None:
    """Take every objective that is left."""
    for objective in list(s.state.objectives):
        take(s, name, objective)


def open_one(s: Station, colour: str) -> str:
    """The id of the objective that lies open in a colour."""
    return next(each.id for each in s.state.objectives.values() if each.colour == colour)


def leave_all(s: Station) -> None:
    """Everybody goes by the exit."""
    clear(s, s.state.places["exit"][0])
    for me in list(s.game.players()):
        leave(s, me.id)


def burn(s: Station, name: str, origin: str, zone: str) -> None:
    """Fire a flamethrower from one zone into another."""
    fresh(s)
    clear(s, origin)
    s.put(name, origin)
    s.me(name).slots[:2] = ["", ""]
    s.me(name).assigned.clear()
    s.give(name, "flamethrower")
    s.assign(name, "flamethrower", "canister")
    s.act(name, f"hellfire flamethrower {zone}")
    s.answer_all()


def beside(s: Station, zone: str) -> str:
    """A zone from which another one is seen at range 1, indoors."""
    seen = s.board.seen_from(zone)
    return next(
        other for other, distance in seen.items() if distance == 1 and s.board.zones[other].kind.name != "exterior"
    )


def spread(s: Station, zone: str) -> None:
    """Mold grows in a zone."""
    s.run(s._settled(mold.grow(s.game, zone, active=True)))
    s.answer_all()
