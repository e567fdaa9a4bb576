"""Cards that only a game in progress shows: spawn cards with the row that counts, and the feats of bounty weapons."""

from __future__ import annotations

from game.client.cardface import FeatFace, ZombieFace
from game.client.faces import kind_of, picture_of
from game.client.play.view import TableView
from game.client.words import _, localised
from game.content.models import LEVELS


def feat_face(view: TableView, card: str) -> FeatFace | None:
    """The back of a bounty card: the feat that earns it; None for a card without one."""
    equipment = view.content.equipment[kind_of(card)]
    if equipment.feat is None:
        return None
    back = picture_of(view.content, "cards", "back_bounty")
    return FeatFace(name=localised(equipment.name), feat=localised(equipment.feat.text), back=back)


def spawn_face(view: TableView, card: str, level: str = "") -> ZombieFace:
    """A spawn card; the row of `level` is the one that counts."""
    spawn = view.content.spawn_cards[int(card.rpartition(".")[2])]
    enemy = view.content.game.enemies[spawn.enemy]
    if spawn.extra_activation:
        rows = [_("nothing") if row == LEVELS[0] else _("act again") for row in LEVELS]
        art = f"extra_{spawn.enemy}"
    else:
        rows = [view.plural(spawn.enemy, count) if count else "-" for count in spawn.rows]
        art = spawn.enemy
    one, two, three, four = rows
    return ZombieFace(
        name=localised(enemy.plural),
        picture=picture_of(view.content, "zombie_cards", art),
        rows=(one, two, three, four),
        active=next((number for number, name in enumerate(LEVELS) if name == level), None),
        kind="abomination" if enemy.boss else "zombie",
    )
