"""The sheet that tells everything about a thing: a survivor, an enemy, a card, a token or a zone."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client import skin
from game.client.canvas import Canvas
from game.client.cardface import Face, card
from game.client.look import BODY, LARGE, SMALL, Look
from game.client.pictures import picture_of
from game.client.play.cards import card_face, feat_face, is_card
from game.client.play.hover import why_words
from game.client.play.panels.hand import SkillChip
from game.client.play.panels.signs import hearts
from game.client.play.tokens import token_words
from game.client.play.view import TableView
from game.client.widgets import Button, Column, Gap, Label, Modal, Panel, Row, Scroll, Widget
from game.client.widgets.base import Size
from game.client.words import _, localised
from game.content.models import LEVELS
from game.rules.zombicide.state import Survivor, kind_of

WIDE = 420
BRASS = (214, 168, 88)


class Sheet(Modal):
    """A panel at the right side of the board that any click or Esc puts away; the board stays in the light."""

    def __init__(self, title: str, body: Widget, area: pygame.Rect, closed: Callable[[], object]) -> None:
        super().__init__(name="sheet")
        self.area = area
        self.closed = closed
        close = Button(_("Close"), closed, hotkey=_("Esc"))
        head = Label(title, size=LARGE + 4, face="title")
        column = Column(head, Scroll(body), Row(Gap(grow=1), close), gap=12)
        self.adopt(Panel(column, pad=24))

    def cancel(self) -> None:
        """What Esc means."""
        self.closed()

    def press(self, spot: tuple[int, int]) -> None:
        """A click beside it puts it away."""
        self.closed()

    def menu(self, spot: tuple[int, int]) -> bool:
        """So does the other button."""
        self.closed()
        return True

    def arrange(self, look: Look) -> None:
        """At the right side of the board, as tall as the board."""
        width = min(look.px(WIDE), self.area.width)
        place = pygame.Rect(self.area.right - width - look.px(8), self.area.y + look.px(8), width, 0)
        place.height = self.area.height - look.px(16)
        self.children[0].place(look, place)

    def paint(self, canvas: Canvas) -> None:
        """Nothing: what is behind stays as it is."""


class CardPicture(Widget):
    """A card in full."""

    def __init__(self, face: Face, width: float = 240) -> None:
        super().__init__(width=width, height=width * 1.4)
        self.face = face

    def paint(self, canvas: Canvas) -> None:
        """The card in its shadow."""
        pygame.draw.rect(canvas.surface, (10, 8, 6), self.rect.move(canvas.px(3), canvas.px(5)), border_radius=12)
        canvas.surface.blit(card(self.face, self.rect.size), self.rect)


class Miniature(Widget):
    """A miniature on a darker ground."""

    def __init__(self, picture: str) -> None:
        super().__init__(height=210)
        self.picture = picture

    def natural(self, look: Look, room: int) -> Size:
        """The whole width."""
        return room, look.px(210)

    def paint(self, canvas: Canvas) -> None:
        """As large as fits."""
        skin.segments(canvas, self.rect)
        side = self.rect.height
        shown = canvas.look.pictures.sized(self.picture, (side, side))
        if shown is not None:
            canvas.surface.blit(shown, shown.get_rect(center=self.rect.center))


class Health(Widget):
    """Hearts."""

    def __init__(self, survivor: Survivor) -> None:
        super().__init__(height=24)
        self.survivor = survivor

    def paint(self, canvas: Canvas) -> None:
        """Full and hollow ones."""
        hearts(canvas, self.rect, self.survivor.health, self.survivor.wounds)


def contents(thing: str, view: TableView) -> tuple[str, Widget] | None:
    """Title and body of the sheet about a thing; None if there is nothing to tell."""
    if thing in view.state.survivors:
        return view.name(thing), _survivor(thing, view)
    if thing in view.board.zones:
        return view.zone_title(thing), _zone(thing, view)
    if is_card(view, thing):
        return view.name(thing), _card(thing, view)
    if thing in view.content.machines:
        machine = view.content.machines[thing]
        return view.name(thing), Column(
            Miniature(f"{view.folder}/minis/{thing}"), Label(localised(machine.text)), gap=10
        )
    if kind_of(thing) in view.content.game.enemies:
        return view.name(thing), _enemy(thing, view)
    title, text = token_words(thing, view)
    return (title, Label(text)) if text else None


def _heading(text: str) -> Label:
    return Label(text, size=SMALL, face="bold", colour=BRASS, wrap=False)


def _survivor(name: str, view: TableView) -> Widget:
    survivor = view.survivor(name)
    sheet = view.content.survivors[name]
    role = view.content.game.roles[survivor.role]
    parts: list[Widget] = [
        Miniature(picture_of(view.folder, "minis", name)),
        Label(f"{localised(role.name)}. {localised(sheet.description)}"),
        Health(survivor),
        Label(
            _("{points} adrenaline points, {kills} kills").format(points=survivor.points, kills=survivor.kills),
            size=SMALL,
        ),
    ]
    for ability in role.abilities:
        known = view.content.game.abilities[ability]
        parts.append(Label(f"{localised(known.name)}: {localised(known.text)}", size=SMALL))
    parts.append(_heading(_("Skills")))
    for level in LEVELS:
        for skill in sheet.skills.at(level):
            learnt = f"{level}/{skill}" in survivor.skills
            parts.append(SkillChip(view, f"{level}/{skill}", learnt=learnt))
            parts.append(Label(view.skill(skill)[1], size=SMALL, colour=(190, 168, 134)))
    return Column(*parts, gap=6)


def _enemy(enemy: str, view: TableView) -> Widget:
    kind = view.content.game.enemies[kind_of(enemy)]
    facts = (
        (_("Actions"), kind.actions),
        (_("Wounds it deals"), kind.attack),
        (_("Damage that kills it"), kind.toughness),
        (_("Adrenaline"), kind.points),
        (_("Hit as number"), kind.priority),
    )
    rows = [Row(Label(name, grow=1), Label(str(value), face="bold", wrap=False), gap=8) for name, value in facts]
    picture = view_miniature(enemy, view)
    return Column(Miniature(picture), *rows, Label(why_words(view, enemy), face="italic"), gap=8)


def view_miniature(enemy: str, view: TableView) -> str:
    """A picture of an enemy's kind."""
    kind = kind_of(enemy)
    return f"{view.folder}/minis/{kind}" if view.content.game.enemies[kind].boss else f"{view.folder}/minis/{kind}_1_a"


def _card(held: str, view: TableView) -> Widget:
    equipment = view.content.equipment[kind_of(held) or held]
    parts: list[Widget] = [Row(Gap(grow=1), CardPicture(card_face(view, held)), Gap(grow=1))]
    for trait in equipment.traits:
        known = view.content.game.traits[trait]
        parts.append(Label(f"{localised(known.name)}: {localised(known.text)}", size=SMALL))
    if held in view.state.unloaded:
        parts.append(Label(_("It is empty and has to be reloaded."), face="bold"))
    if equipment.feat is not None and held in view.state.shown.values():
        face = feat_face(view, held)
        assert face is not None
        parts += [_heading(_("Feat")), Label(face.feat)]
    return Column(*parts, gap=10)


def _zone(zone: str, view: TableView) -> Widget:
    state = view.state
    here = view.board.zones[zone]
    kind = view.content.game.zone_kinds.get(here.kind.name)
    parts: list[Widget] = [Label(localised(kind.name) if kind is not None else here.kind.name, size=SMALL)]
    people = [view.name(one.id) for one in view.game.survivors_in(zone)]
    if people:
        parts += [_heading(_("Survivors")), Label(", ".join(people))]
    crowd = view.game.crowd(zone)
    if crowd:
        parts += [_heading(_("Enemies")), Label(view.crowd_words(crowd)), Label(why_words(view, crowd[0]), size=BODY)]
    tokens = [spawn.id for spawn in state.spawns.values() if spawn.zone == zone]
    tokens += [objective.id for objective in state.objectives.values() if objective.zone == zone]
    for token in tokens:
        title, text = token_words(token, view)
        parts += [_heading(title), Label(text, size=SMALL)]
    ways = [view.zone_name(other) for other in view.board.neighbours(zone)]
    parts += [_heading(_("From here one gets to")), *(Label(f"• {way}", size=SMALL) for way in ways)]
    return Column(*parts, gap=6)
