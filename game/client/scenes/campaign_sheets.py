"""The parts of a campaign's page: its missions with what came of them, the band with its deeds, and the chronicle."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

import pygame

from game.client import skin
from game.client.canvas import Canvas
from game.client.look import BODY, LARGE, SMALL, TITLE, Look
from game.client.scenes.kept_rows import draw_face
from game.client.scenes.setup_mission import draw_skulls
from game.client.scenes.setup_wishes import mission_text
from game.client.times import span_words, when_words
from game.client.widgets import Widget
from game.client.widgets.base import Size
from game.client.widgets.buttons import Pressable
from game.client.words import _, counted, localised
from game.content import load_game
from game.missions import shipped_missions
from game.saves.campaigns import Campaign, Result, Totals

State = Literal["playing", "won", "lost", "open", "locked"]
SIGNS: Mapping[State, str] = {"playing": "play", "won": "check", "lost": "close", "open": "right", "locked": "lock"}


def state_of(campaign: Campaign, mission: str, playing: str) -> State:
    """How a mission stands in a campaign; `playing` is the one in progress."""
    if mission == playing:
        return "playing"
    if campaign.won(mission):
        return "won"
    if any(result.mission == mission for result in campaign.results):
        return "lost"
    return "open" if mission in campaign.open_missions(shipped_missions(campaign.game)) else "locked"


def state_words(state: State) -> str:
    """A mission's state in words."""
    words: Mapping[State, str] = {
        "playing": _("in progress"),
        "won": _("won"),
        "lost": _("lost"),
        "open": _("open"),
        "locked": _("not yet"),
    }
    return words[state]


def result_words(result: Result) -> str:
    """A result in one line: rounds, time, kills, wounds."""
    return "  ·  ".join(
        (
            counted("{count} round", "{count} rounds", result.rounds),
            span_words(result.seconds),
            counted("{count} kill", "{count} kills", sum(result.kills.values())),
            counted("{count} wound", "{count} wounds", sum(result.wounds.values())),
        )
    )


def mission_name(game: str, mission: str) -> str:
    """A mission's number and title; only its number if this Holdout does not have it."""
    if mission not in shipped_missions(game):
        return mission.upper()
    return f"{mission.upper()}  {localised(mission_text(game, mission).title)}"


class StateRow(Pressable):
    """A mission of the campaign: number, title, how hard, its state as a sign and in words, the best rounds."""

    def __init__(
        self, campaign: Campaign, mission: str, state: State, chosen: bool, action: Callable[[], object]
    ) -> None:
        super().__init__(action, name=mission)
        self.mission = mission
        self.state = state
        self.chosen = chosen
        self.text = mission_text(campaign.game, mission)
        self.best = campaign.best_rounds().get(mission)

    def natural(self, look: Look, room: int) -> Size:
        """Two lines and some air."""
        return room, look.line(LARGE, "subtitle") + look.line(SMALL) + look.px(16)

    def paint(self, canvas: Canvas) -> None:
        """The number, the title, below it skulls and state; the sign at the right."""
        theme, look = canvas.theme, canvas.look
        ink = skin.strip(canvas, self, on_paper=False)
        inside = self.rect.inflate(-canvas.px(24), -canvas.px(14))
        number = pygame.Rect(inside.x, inside.y, canvas.px(40), inside.height)
        canvas.text(self.mission[1:], number, size=TITLE, face="title", colour=theme.brass, align="centre")
        side = canvas.px(26)
        sign = pygame.Rect(inside.right - side, inside.centery - side // 2, side, side)
        colour = theme.glint if self.state in ("won", "playing") else theme.faded
        canvas.icon(SIGNS[self.state], sign, colour)
        left = number.right + canvas.px(12)
        line = pygame.Rect(left, inside.y, sign.x - canvas.px(10) - left, look.line(LARGE, "subtitle"))
        dim = self.state == "locked" and not self.chosen
        title = look.shortened(localised(self.text.title), line.width, LARGE, "subtitle")
        canvas.text(title, line, size=LARGE, face="subtitle", colour=theme.faded if dim else ink)
        below = pygame.Rect(left, line.bottom, line.width, look.line(SMALL))
        draw_skulls(canvas, below, self.text.difficulty, theme.faded)
        words = pygame.Rect(left + canvas.px(80), below.y, below.width - canvas.px(80), below.height)
        text = state_words(self.state)
        if self.best is not None:
            text += ", " + counted("best {count} round", "best {count} rounds", self.best)
        canvas.text(look.shortened(text, words.width, SMALL), words, size=SMALL, colour=theme.faded)


class ResultRow(Pressable):
    """What came of a mission, on paper; a click watches its game again if it was put aside."""

    def __init__(self, result: Result, title: str, watch: Callable[[], object], kept: bool) -> None:
        tip = _("Watch this game again.") if kept else _("The game itself is not kept here.")
        super().__init__(watch, name=f"result {result.mission} {result.finished}", enabled=kept, tip=tip)
        self.result = result
        self.title = title
        self.chosen = False

    def natural(self, look: Look, room: int) -> Size:
        """Two lines and some air."""
        return room, look.line(BODY, "bold") + look.line(SMALL) + look.px(14)

    def paint(self, canvas: Canvas) -> None:
        """Won or lost as a sign, the title, then the figures."""
        theme, look = canvas.theme, canvas.look
        skin.strip(canvas, self, on_paper=True)
        inside = self.rect.inflate(-canvas.px(20), -canvas.px(12))
        side = canvas.px(24)
        sign = pygame.Rect(inside.x, inside.centery - side // 2, side, side)
        canvas.icon("check" if self.result.won else "skull", sign, theme.rust if self.result.won else theme.accent)
        left = sign.right + canvas.px(14)
        line = pygame.Rect(left, inside.y, inside.right - left, look.line(BODY, "bold"))
        when = when_words(self.result.finished)
        width = look.extent(when, SMALL)[0]
        canvas.text(when, line, size=SMALL, colour=theme.rust, align="right")
        state = _("won") if self.result.won else _("lost")
        text = f"{self.title}  ·  {state}" if self.title else state
        room = line.width - width - canvas.px(12)
        canvas.text(look.shortened(text, room, BODY, "bold"), line, face="bold", colour=theme.ink)
        below = pygame.Rect(left, line.bottom, line.width, look.line(SMALL))
        words = look.shortened(result_words(self.result), below.width, SMALL)
        canvas.text(words, below, size=SMALL, colour=theme.ink)


class Deeds(Widget):
    """A survivor in the campaign: face, name, class, kills, wounds, and the card that is carried on."""

    def __init__(self, campaign: Campaign, totals: Totals, survivor: str, player: str) -> None:
        super().__init__(name=survivor)
        self.game = campaign.game
        self.survivor = survivor
        self.player = player
        self.kills = totals.kills.get(survivor, 0)
        self.wounds = totals.wounds.get(survivor, 0)
        self.card = campaign.kept.get(survivor, "") if campaign.carry == "one_card" else ""

    def natural(self, look: Look, room: int) -> Size:
        """A face and some air."""
        return room, look.px(100)

    def paint(self, canvas: Canvas) -> None:
        """The face at the left, three lines beside it."""
        skin.segments(canvas, self.rect)
        theme, look = canvas.theme, canvas.look
        side = self.rect.height - canvas.px(16)
        face = pygame.Rect(self.rect.x + canvas.px(8), self.rect.y + canvas.px(8), side, side)
        draw_face(canvas, self.game, self.survivor, face)
        content = load_game(self.game)
        sheet = content.survivors.get(self.survivor)
        name = localised(sheet.name) if sheet is not None else self.survivor
        left = face.right + canvas.px(14)
        box = pygame.Rect(left, face.y, self.rect.right - canvas.px(12) - left, look.line(LARGE, "subtitle"))
        words = f"{name}  ·  {self.player}" if self.player else name
        canvas.text(look.shortened(words, box.width, LARGE, "subtitle"), box, size=LARGE, face="subtitle")
        lines = [
            counted("{count} kill", "{count} kills", self.kills)
            + "  ·  "
            + counted("{count} wound", "{count} wounds", self.wounds)
        ]
        if self.card:
            card = content.equipment.get(self.card)
            lines.append(_("brings {card}").format(card=localised(card.name) if card is not None else self.card))
        y = box.bottom + canvas.px(2)
        for text in lines:
            line = pygame.Rect(box.x, y, box.width, look.line(BODY))
            canvas.text(look.shortened(text, line.width, BODY), line, colour=theme.faded)
            y += line.height
