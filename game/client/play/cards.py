"""Cards of the table as faces to be drawn: content and language in, `cardface` values out."""

from __future__ import annotations

from pathlib import Path

from game.client.cardface import CardFace, FeatFace, PersonFace, Weapon, ZombieFace, stock_of
from game.client.play.view import TableView
from game.client.words import _, localised
from game.content.models import LEVELS, Attack, Equipment
from game.rules.zombicide.state import kind_of
from game.shipped import shipped

OWN_BANDS = ("starting", "bounty", "prototype", "oxygen")
"""Decks whose cards are known by the deck's colour and not by that of their kind."""
VITALS = {"invader": "shield"}
"""The mark of a health point in games where it is not a heart."""


def picture(view: TableView, folder: str, name: str) -> Path | None:
    """A card's picture, if it has been drawn."""
    for ending in ("webp", "png"):
        path = shipped("sprites") / view.folder / folder / f"{name}.{ending}"
        if path.is_file():
            return path
    return None


def card_face(view: TableView, card: str) -> CardFace:
    """An equipment card by id (`colt_saa.2`) or kind."""
    return equipment_face(view, view.content.equipment[kind_of(card) or card])


def is_card(view: TableView, card: str) -> bool:
    """Whether an id is that of an equipment card."""
    return (kind_of(card) or card) in view.content.equipment


def equipment_face(view: TableView, card: Equipment) -> CardFace:
    """What is printed on an equipment card."""
    attack = card.attack
    slot = view.content.game.slots.get(card.slot) if card.slot else None
    machine = view.content.machines.get(card.machine) if card.machine else None
    weapons = (machine.attack, machine.melee) if machine else ()
    return CardFace(
        name=localised(card.name),
        picture=picture(view, "cards", card.id),
        kind=card.deck if card.deck in OWN_BANDS else card.kind,
        slots=(card.slot,) if card.slot and slot and slot.marked_only else (),
        range=_span(card.range),
        dice=str(attack.dice) if attack else "",
        accuracy=f"{attack.accuracy}+" if attack else "",
        damage=str(attack.damage) if attack else "",
        noise=card.noise or "",
        dual=card.dual,
        ammo=card.ammo or card.supplies or "",
        traits=localised(machine.text if machine else card.text),
        footer=localised(view.content.game.decks[card.deck].name),
        weapons=tuple(_weapon(weapon) for weapon in weapons if weapon is not None),
        stock=stock_of(view.folder),
    )


def _span(reach: tuple[int, int] | None) -> str:
    """A range as it is printed."""
    if reach is None:
        return ""
    near, far = reach
    return str(near) if near == far else f"{near}-{far}"


def _weapon(attack: Attack) -> Weapon:
    """One weapon of a machine as it is printed."""
    accuracy, damage = f"{attack.accuracy}+", str(attack.damage)
    return Weapon(attack.kind, _span(attack.range), str(attack.dice), accuracy, damage, attack.noise or "")


def feat_face(view: TableView, card: str) -> FeatFace | None:
    """The back of a bounty card: the feat that earns it; None for a card without one."""
    equipment = view.content.equipment[kind_of(card) or card]
    if equipment.feat is None:
        return None
    return FeatFace(
        name=localised(equipment.name),
        feat=localised(equipment.feat.text),
        back=picture(view, "cards", "back_bounty"),
        stock=stock_of(view.folder),
    )


def spawn_face(view: TableView, card: str, level: str = "") -> ZombieFace:
    """A spawn card; the row of `level` is the one that counts."""
    spawn = view.content.spawn_cards[int(card.rpartition(".")[2])]
    enemy = view.content.game.enemies[spawn.enemy]
    if spawn.extra_activation:
        rows = tuple(_("nothing") if row == LEVELS[0] else _("act again") for row in LEVELS)
        art = f"extra_{spawn.enemy}"
    else:
        rows = tuple(view.plural(spawn.enemy, count) if count else "-" for count in spawn.rows)
        art = f"mold_{spawn.enemy}" if spawn.in_every else spawn.enemy
    one, two, three, four = rows
    return ZombieFace(
        name=localised(enemy.plural),
        picture=picture(view, "zombie_cards", art),
        rows=(one, two, three, four),
        active=LEVELS.index(level) if level in LEVELS else None,
        kind="abomination" if enemy.boss else "mold" if spawn.in_every else "zombie",
        note=_everywhere(view, spawn.in_every) if spawn.in_every else "",
        stock=stock_of(view.folder),
    )


def _everywhere(view: TableView, zone_kind: str) -> str:
    """Where the enemies of a card appear that is not drawn for one zone."""
    kind = localised(view.content.game.zone_kinds[zone_kind].name)
    return _("In every zone of {kind}").format(kind=kind.lower())


def person_face(view: TableView, name: str) -> PersonFace:
    """A survivor's or companion's card with the skills learnt so far."""
    sheet = view.content.survivors[name]
    role = view.content.game.roles[sheet.role]
    survivor = view.state.survivors.get(name)
    learnt = [skill.partition("/") for skill in (survivor.skills if survivor else ())]
    skills = tuple((LEVELS.index(level), view.skill(skill)[0]) for level, _, skill in learnt if level in LEVELS)
    return PersonFace(
        name=localised(sheet.name),
        picture=picture(view, "portraits", name),
        calling=localised(role.name),
        health=survivor.health if survivor else view.content.health_of(name),
        skills=skills,
        text=localised(sheet.description),
        kind="companion" if survivor is not None and survivor.companion else "identity",
        vital=VITALS.get(view.folder, "heart"),
        stock=stock_of(view.folder),
    )
