"""From content to cards: which strings and numbers are printed on the card of a piece of equipment or of a person."""

from __future__ import annotations

from pathlib import Path

from game.client.cardface import CardFace, PersonFace
from game.client.words import _, localised
from game.content import GameContent
from game.content.models import LEVELS, Equipment
from game.shipped import shipped


def kind_of(card: str) -> str:
    """What a card is called in the catalogue: copies are numbered after a dot."""
    return card.rpartition(".")[0] or card


def picture_of(content: GameContent, folder: str, name: str) -> Path | None:
    """The painting of a card or a portrait, if there is one."""
    base = shipped("sprites") / content.game.id / folder / name
    return next((path for ending in (".webp", ".png") if (path := base.with_suffix(ending)).is_file()), None)


def equipment_face(content: GameContent, card: str) -> CardFace | None:
    """The face of an equipment card, given by its kind or as one of its copies; None if it is no such card."""
    equipment = content.equipment.get(kind_of(card))
    if equipment is None:
        return None
    nearest, farthest = equipment.range or (0, 0)
    return CardFace(
        name=localised(equipment.name),
        picture=picture_of(content, "cards", equipment.id),
        kind=_band(equipment),
        range="" if equipment.range is None else (f"{nearest}" if nearest == farthest else f"{nearest}-{farthest}"),
        dice=_number(equipment.dice),
        accuracy=f"{equipment.accuracy}+" if equipment.accuracy else "",
        damage=_number(equipment.damage),
        noise=equipment.noise or "",
        dual=equipment.dual,
        ammo=equipment.ammo or "",
        traits=localised(equipment.text),
        footer=localised(content.game.decks[equipment.deck].name),
    )


def _band(equipment: Equipment) -> str:
    """The colour of the band that the name stands on: by deck where it tells more than the kind."""
    if equipment.deck in ("starting", "bounty"):
        return equipment.deck
    return equipment.kind


def _number(value: int | None) -> str:
    return "" if value is None else str(value)


def person_face(content: GameContent, survivor: str) -> PersonFace:
    """A survivor's identity card with the skills of the whole sheet."""
    sheet = content.survivors[survivor]
    role = content.game.roles[sheet.role]
    skills = tuple(
        (number, localised(content.skill_name(skill)))
        for number, level in enumerate(LEVELS)
        for skill in sheet.skills.at(level)
    )
    return PersonFace(
        name=localised(sheet.name),
        picture=picture_of(content, "portraits", survivor),
        calling=localised(role.name),
        health=role.health,
        skills=skills,
    )


def companion_face(content: GameContent, survivor: str) -> PersonFace:
    """The card of a survivor who comes along without an inventory and with one health."""
    sheet = content.survivors[survivor]
    return PersonFace(
        name=localised(sheet.name),
        picture=picture_of(content, "portraits", survivor),
        calling=localised(content.game.roles[sheet.role].name),
        health=1,
        kind="companion",
        text=localised(sheet.description),
        footer=_("Companion"),
    )
