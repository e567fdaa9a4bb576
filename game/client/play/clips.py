"""How each event is shown: how long, with which effects, sound and caption, and when the board follows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.client.play.cards import card_face, is_card, spawn_face
from game.client.play.clip import Clip
from game.client.play.effects import Banner, Effect, Hop, Mark, Ring, Rise, Shot, Shown
from game.client.play.model import NOISE, board_model, noise_spot
from game.client.play.stage import Throw
from game.client.play.station import STATION_CLIPS
from game.client.play.view import TableView
from game.client.theme import Colour
from game.client.words import _, counted, localised
from game.engine import CardsDrawn, DiceRolled, Event, GameEnded
from game.rules.undead_or_alive.events import NoiseMoved, VadeRetroPlaced
from game.rules.zombicide import events as e
from game.rules.zombicide.state import ENEMIES, SEARCH_PILE, SETUP, SPAWN

GOLD: Colour = (247, 212, 132)
NOISE_COLOUR: Colour = (240, 160, 60)
INVADER = "invader"
HELLFIRE = "hellfire"
BLASTS = {"dynamite": "explosion", HELLFIRE: "flame"}
"""What attacks sound like that are made in a way of their own."""
REPORTS = {
    "chainsaw": "saw",
    "heavy_cutter": "saw",
    "cattle_prod": "zap",
    "sledge": "clang",
    "smg": "burst",
    "smg_starting": "burst",
    "light_machine_gun": "burst",
    "prototype_light_machine_gun": "burst",
}
"""What weapons sound like that sound like no other."""
VOICES = {INVADER: {"groan": "screech", "step": "skitter", "blow": "xeno_death"}}
"""The sounds of enemies that are not dead men."""
HEAVY = 4
"""Dice from which an attack with a gun is a heavy one."""


def clip_of(event: Event, view: TableView) -> Clip:
    """The clip of an event, made before the view follows it."""
    if view.state.phase == SETUP:
        return Clip()
    make = _CLIPS.get(type(event)) or STATION_CLIPS.get(type(event))
    return make(event, view) if make is not None else Clip()


def _moved(event: e.SurvivorMoved, view: TableView) -> Clip:
    seconds = 0.24 + 0.2 * len(event.path)
    via = dict.fromkeys(event.survivors, event.path[:-1])
    lock = any(view.board.zones[zone].kind.name == "airlock" for zone in event.path)
    return Clip(seconds, focus=event.path[-1], sound="airlock" if lock else "step", via=via)


def _turn(event: e.TurnBegan, view: TableView) -> Clip:
    return Clip(0.15, focus=view.survivor(event.survivor).zone)


def _dice(event: DiceRolled, view: TableView) -> Clip:
    return Clip(0.75, throw=Throw(event.values), rolls=True, sound="dice")


def _attack(event: e.AttackMade, view: TableView) -> Clip:
    words = counted("{count} hit", "{count} hits", event.hits)
    throw = Throw(event.dice, event.accuracy, words) if event.dice else None
    attacker = event.using if event.using in view.state.machines else event.survivor
    effects: list[Effect] = [Shot(attacker, event.zone, event.kind != "ranged")]
    if event.using == HELLFIRE:
        effects.append(Ring(event.zone, (246, 140, 40), 4))
    return Clip(0.7, effects, event.zone, _report(event, view), throw=throw, captioned=True)


def _report(event: e.AttackMade, view: TableView) -> str:
    """What an attack sounds like: the weapon's own noise, else a bang, or a louder one for many or heavy shots."""
    if event.using in BLASTS:
        return BLASTS[event.using]
    weapon = view.rules.equipment.get(event.weapons[0]) if event.weapons else None
    own = REPORTS.get(weapon.id) if weapon is not None else None
    if own is not None:
        return own
    if weapon is not None and weapon.ammo == "energy" and event.kind == "ranged":
        return "energy_shot"
    if event.kind != "ranged":
        return "blade"
    return "big_shot" if event.damage > 1 or len(event.dice) >= HEAVY else "shot"


def _killed(event: e.EnemyKilled, view: TableView) -> Clip:
    return Clip(0.26, [Mark((event.enemy,), "skull")], event.zone, voice(view, "blow"), fold_first=False)


def _wounded(event: e.SurvivorWounded, view: TableView) -> Clip:
    text = f"−{event.wounds}"
    survivor = view.survivor(event.survivor)
    return Clip(0.9, [Rise(text, figure=event.survivor, icon="heart")], survivor.zone, "wound", captioned=True)


def _healed(event: e.SurvivorHealed, view: TableView) -> Clip:
    rise = Rise(f"+{event.wounds}", figure=event.survivor, colour=(122, 196, 92), icon="heart")
    return Clip(0.7, [rise], sound="token")


def _enemies_attack(event: e.EnemiesAttacked, view: TableView) -> Clip:
    victims = tuple(survivor.id for survivor in view.game.survivors_in(event.zone))
    return Clip(0.9, [Mark(victims, "wound")], event.zone, voice(view, "groan"), captioned=True)


def _enemies_move(event: e.EnemiesMoved, view: TableView) -> Clip:
    return Clip(0.85, focus=event.zone, sound=voice(view, "step"), captioned=True)


def voice(view: TableView, deed: str) -> str:
    """The sound that the enemies of this game make: each game's have their own voices."""
    return VOICES.get(view.folder, {}).get(deed, deed)


def _spawn_card(event: e.SpawnCardRead, view: TableView) -> Clip:
    face = spawn_face(view, event.card, event.level)
    return Clip(1.5, [Shown(face, event.zone), Ring(event.zone, (206, 52, 46), 1)], event.zone, "card", captioned=True)


def _appear(event: e.EnemiesAppeared, view: TableView) -> Clip:
    return Clip(0.7, [Ring(event.zone, (206, 52, 46))], event.zone, voice(view, "groan"), captioned=True)


def _drawn(event: CardsDrawn, view: TableView) -> Clip:
    cards = [card for card in event.cards if event.pile == SEARCH_PILE and is_card(view, card)]
    return Clip(1.0, [Shown(card_face(view, cards[0]))], sound="search") if cards else Clip()


def _noise(event: NoiseMoved, view: TableView) -> Clip:
    tokens = {token.id: token for token in board_model(view).tokens}
    effects: list[Effect] = [Ring(event.zone, NOISE_COLOUR, 3 if event.side == "boom" else 2)]
    if NOISE in tokens:
        start = tokens[NOISE]
        picture = f"{view.folder}/tokens/noise_{event.side}"
        effects.append(Hop(picture, (start.x, start.y), noise_spot(view.board, event.zone)))
    sound = "whistle" if event.cause == "train" else "token"
    return Clip(0.55, effects, event.zone, sound, fold_first=False, captioned=event.cause != "noise")


def _held(event: VadeRetroPlaced, view: TableView) -> Clip:
    return Clip(0.6, [Ring(event.zone, (150, 205, 230))], event.zone, "token")


def _skill(event: e.SkillGained, view: TableView) -> Clip:
    name, text = view.skill(event.skill)
    title = _("{who} learns {skill}").format(who=view.name(event.survivor), skill=name)
    return Clip(1.6, [Banner(title, text)], view.survivor(event.survivor).zone, "level_up")


def _points(event: e.PointsGained, view: TableView) -> Clip:
    before = view.survivor(event.survivor).points
    level = view.content.game.level_at
    text = f"+{event.points}"
    risen = level(before) != level(before + event.points)
    if risen:
        text = _("{level}!").format(level=level_name(level(before + event.points)))
    effects: list[Effect] = [Rise(text, figure=event.survivor, colour=GOLD, icon="adrenaline")]
    return Clip(0.8 if risen else 0.3, effects)


def level_name(level: str) -> str:
    """A danger level in the language spoken."""
    return {"blue": _("Blue"), "yellow": _("Yellow"), "orange": _("Orange"), "red": _("Red")}.get(level, level)


def _phase(event: e.PhaseBegan, view: TableView) -> Clip:
    words = {ENEMIES: _("The enemies act"), SPAWN: _("More of them come")}
    if event.phase == ENEMIES and not view.state.enemies:
        return Clip()
    return Clip(1.0, [Banner(words[event.phase])], sound=voice(view, "groan")) if event.phase in words else Clip()


def _round(event: e.RoundBegan, view: TableView) -> Clip:
    return Clip(1.0, [Banner(_("Round {number}").format(number=event.round))])


def _again(event: e.EnemiesActivatedAgain, view: TableView) -> Clip:
    kind = localised(view.content.game.enemies[event.kind].plural)
    return Clip(1.1, [Banner(_("{kind} act again").format(kind=kind))], sound=voice(view, "groan"), captioned=True)


def _objective(event: e.ObjectiveTaken, view: TableView) -> Clip:
    zone = view.survivor(event.survivor).zone
    return Clip(0.6, [Ring(zone, GOLD)], zone, "token", captioned=True)


def _goal(event: e.GoalReached, view: TableView) -> Clip:
    goal = next((goal for goal in view.mission.goals if goal.id == event.goal), None)
    text = localised(goal.text) if goal is not None else ""
    return Clip(1.5, [Banner(_("Goal reached"), text)], sound="level_up")


def _left(event: e.SurvivorsLeft, view: TableView) -> Clip:
    zone = view.survivor(event.survivors[0]).zone
    return Clip(0.8, [Rise(_("Safe!"), zone=zone, colour=GOLD)], zone, "step", captioned=True)


def _joined(event: e.SurvivorJoined, view: TableView) -> Clip:
    return Clip(0.5, [Ring(event.survivor.zone, GOLD)], event.survivor.zone, "step")


def _followed(event: e.CompanionFollowed, view: TableView) -> Clip:
    return Clip(0.5, focus=view.survivor(event.leader).zone, sound="step", captioned=True)


def _feat(event: e.FeatAchieved, view: TableView) -> Clip:
    title = _("{who} earns a bounty").format(who=view.name(event.survivor))
    return Clip(1.6, [Banner(title, view.name(event.card)), Shown(card_face(view, event.card))], sound="level_up")


def _machine(event: e.MachineMoved, view: TableView) -> Clip:
    return Clip(0.5, focus=event.zone, sound="servo" if view.folder == INVADER else "step")


def _tiles(event: e.TilesChanged, view: TableView) -> Clip:
    changed = next((area for placement, area in view.board.footprints if placement not in event.layout), None)
    focus = view.board.zone_at(*changed.middle) if changed is not None else None
    return Clip(2.4, [Banner(_("The train moves"), until=0.4, height=0.7)], focus or "", "train", captioned=True)


def _pile(event: e.SpawnTokenPlaced, view: TableView) -> Clip:
    return Clip(0.8, [Ring(event.token.zone, (206, 52, 46))], event.token.zone, "token", captioned=True)


def _token_moved(event: e.SpawnTokenMoved | e.ObjectiveMoved, view: TableView) -> Clip:
    """It hops to where it goes; off the board it is simply gone."""
    name = event.token if isinstance(event, e.SpawnTokenMoved) else event.objective
    token = next((token for token in board_model(view).tokens if token.id == name), None)
    if token is None or event.zone not in view.board.zones:
        return Clip(0.3, sound="token")
    hop = Hop(f"{view.folder}/tokens/{token.sprite}", (token.x, token.y), (event.x, event.y))
    return Clip(0.6, [hop], event.zone, "token", fold_first=False)


def _cards(event: e.InventoriesArranged | e.CardDiscarded, view: TableView) -> Clip:
    return Clip(0.12, sound="card")


def _reloaded(event: e.WeaponsReloaded, view: TableView) -> Clip:
    return Clip(0.2, sound="token")


def _boarded(event: e.MachineBoarded, view: TableView) -> Clip:
    return Clip(0.3, focus=view.survivor(event.survivors[0]).zone, sound="step")


def _ended(event: GameEnded, view: TableView) -> Clip:
    won = bool(event.winners)
    title = _("Mission accomplished") if won else _("The mission is lost")
    return Clip(2.2, [Banner(title, colour=None if won else (230, 110, 90))], sound="win" if won else "lose")


_CLIPS: dict[type[Any], Callable[[Any, TableView], Clip]] = {
    e.SurvivorMoved: _moved,
    e.TurnBegan: _turn,
    DiceRolled: _dice,
    e.AttackMade: _attack,
    e.EnemyKilled: _killed,
    e.SurvivorWounded: _wounded,
    e.SurvivorHealed: _healed,
    e.EnemiesAttacked: _enemies_attack,
    e.EnemiesMoved: _enemies_move,
    e.SpawnCardRead: _spawn_card,
    e.EnemiesAppeared: _appear,
    CardsDrawn: _drawn,
    NoiseMoved: _noise,
    VadeRetroPlaced: _held,
    e.SkillGained: _skill,
    e.PointsGained: _points,
    e.PhaseBegan: _phase,
    e.RoundBegan: _round,
    e.EnemiesActivatedAgain: _again,
    e.ObjectiveTaken: _objective,
    e.GoalReached: _goal,
    e.SurvivorsLeft: _left,
    e.SurvivorJoined: _joined,
    e.CompanionFollowed: _followed,
    e.FeatAchieved: _feat,
    e.MachineMoved: _machine,
    e.TilesChanged: _tiles,
    e.SpawnTokenPlaced: _pile,
    e.SpawnTokenMoved: _token_moved,
    e.ObjectiveMoved: _token_moved,
    e.InventoriesArranged: _cards,
    e.CardDiscarded: _cards,
    e.WeaponsReloaded: _reloaded,
    e.MachineBoarded: _boarded,
    GameEnded: _ended,
}
