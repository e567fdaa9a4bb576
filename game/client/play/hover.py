"""Words for what lies under the cursor: the odds of an attack, what an enemy is up to, what a token is."""

from __future__ import annotations

from game.client.boardview.view import Target
from game.client.play.controller import Controller
from game.client.play.offers import ATTACK, odds_words
from game.client.play.tokens import token_words
from game.client.play.view import TableView
from game.client.words import _, counted
from game.engine import Why

MOST = 4
"""Ways to attack that are listed."""


def hover_lines(controller: Controller, target: Target) -> list[str]:
    """What to say about a place where something may be done, a line each; nothing where the picture says it all."""
    view = controller.view
    lines = about(view, target)
    attacks = [offer for offer in controller.at(target) if offer.forecast is not None]
    for offer in attacks[:MOST]:
        label = f"{offer.label}: " if offer.verb != ATTACK or len(attacks) > 1 or offer.label else ""
        lines.append(label + odds_words(offer, view))
    return [line for line in lines if line]


def about(view: TableView, target: Target) -> list[str]:
    """What to say about a miniature or a token."""
    figure = target.figure
    if figure is not None and target.zone is not None and figure in view.state.enemies.get(target.zone, ()):
        return [f"{view.name(figure)}. {why_words(view, figure)}"]
    if figure in view.state.survivors:
        return [_who(view, figure)]
    if target.token is not None:
        title, text = token_words(target.token, view)
        return [f"{title}. {text}"]
    return []


def _who(view: TableView, name: str) -> str:
    survivor = view.survivor(name)
    left = counted("{count} health left", "{count} health left", survivor.health - survivor.wounds)
    return f"{view.name(name)}, {view.name(survivor.role).lower()}: {left}."


def why_words(view: TableView, enemy: str) -> str:
    """What an enemy will do when its time comes, and why."""
    why = view.why(enemy)
    if why is None:
        return ""
    goal = view.zone_name(why.targets[0]) if why.targets else ""
    step = view.zone_name(why.steps[0]) if why.steps else ""
    match why.reason:
        case "attack":
            return _("Will attack whoever is in this zone.")
        case "held_back":
            return _("Held back: will lose the next activation.")
        case "stays":
            return _("Will stay: there is no way to go.")
        case "hears":
            return _("Sees nobody and follows the noise to {goal}; next step: {step}.").format(goal=goal, step=step)
        case "sees_noise":
            return _("Sees {names} beside the noise; next step: {step}.").format(names=_prey(view, why), step=step)
        case "sees":
            return _("Sees {names}; next step: {step}.").format(names=_prey(view, why), step=step)
    return ""


def _prey(view: TableView, why: Why) -> str:
    """Whom an enemy is after."""
    names = [view.name(one.id) for zone in why.targets for one in view.game.survivors_in(zone)]
    return ", ".join(names)
