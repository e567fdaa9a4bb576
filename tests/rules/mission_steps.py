"""Steps that stories of missions have in common: taking, recruiting, blowing up, riding, leaving."""

from __future__ import annotations

from game.rules.zombicide.events import GoalReached, PointsGained
from game.rules.zombicide.mission import OBJECTIVE_PILE
from tests.scene import Scene


def goals(scene: Scene) -> list[str]:
    """The goals reached, in order."""
    return [event.goal for event in scene.seen(GoalReached)]


def gained(scene: Scene, name: str, cause: str = "objective") -> list[int]:
    """The points a survivor gained for a cause."""
    return [event.points for event in scene.seen(PointsGained) if (event.survivor, event.cause) == (name, cause)]


def fresh(scene: Scene) -> None:
    """Whoever acts next begins a new turn."""
    scene.state.turn = None


def take(scene: Scene, name: str, objective: str) -> None:
    """Go to an objective and take it; new cards go wherever there is room."""
    fresh(scene)
    scene.put(name, scene.state.objectives[objective].zone)
    scene.act(name, f"objective {objective}")
    scene.answer_all()


def take_colours(scene: Scene, name: str, *colours: str) -> None:
    """Take hidden objectives that turn out to have these colours."""
    for colour in colours:
        pile = scene.state.piles[OBJECTIVE_PILE]
        pile.remove(colour)
        pile.append(colour)
        take(scene, name, next(iter(scene.state.objectives)))


def recruit(scene: Scene, name: str, companion: str) -> None:
    """Go to a companion and recruit."""
    fresh(scene)
    scene.put(name, scene.zone(companion))
    scene.act(name, f"recruit {companion}")
    scene.answer_all()


def lonely(scene: Scene) -> list[str]:
    """Companions without a leader."""
    return [me.id for me in scene.state.survivors.values() if me.companion and not me.leader]


def recruit_all(scene: Scene, name: str) -> None:
    """Recruit everybody who waits."""
    for companion in lonely(scene):
        recruit(scene, name, companion)


def leave(scene: Scene, name: str, way: str = "leave") -> None:
    """End the turn in the exit zone and leave."""
    fresh(scene)
    scene.put(name, scene.state.places["exit"][0])
    scene.end_turn(name)
    scene.answer(way)


def water(scene: Scene, name: str, zone: str) -> None:
    """Pour holy water over the spawn zone that a survivor stands in."""
    fresh(scene)
    scene.put(name, zone)
    scene.give(name, "holy_water")
    scene.act(name, f"holy_water {zone}")
    scene.answer_all()


def gather(scene: Scene, name: str) -> None:
    """Bring all mobile spawn tokens to the starting zone."""
    for token in [token for token in scene.state.spawns.values() if token.kind == "mobile"]:
        water(scene, name, token.zone)


def throw_dynamite(scene: Scene, name: str, start: str, zone: str) -> None:
    """Throw dynamite from one zone into another."""
    fresh(scene)
    scene.put(name, start)
    scene.give(name, "dynamite")
    scene.act(name, f"dynamite {zone}")


def ride(scene: Scene, moves: int) -> None:
    """Let the train move, with nobody doing anything in between."""
    for _ in range(moves):
        scene.between_phases()
        scene.answer_all()
