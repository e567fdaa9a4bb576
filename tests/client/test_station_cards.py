"""Invader's cards and colours: nothing is cut short in either language, numbers are right, and contrast is kept."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pygame
import pytest

from game.client import cardface, cardpress, words
from game.client import type as letters
from game.client.app import App
from game.client.cardface import BANDS, Face, card
from game.client.cardpress import SLATE
from game.client.play import cards as faces
from game.client.play.view import TableView
from game.client.scenes.scene import Scene
from game.client.theme import STATION, THEMES, WESTERN, Theme
from game.client.widgets import Label, Widget
from game.saves.settings import Settings
from tests.client.decisions import seen
from tests.station import Station, corridor

LANGUAGES = ("en", "it")
FULL_SIZES = ((260, 364), (330, 462), (660, 924))


def _luminance(colour: tuple[int, int, int]) -> float:
    linear = [c / 255 / 12.92 if c / 255 <= 0.03928 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _pixels(surface: pygame.Surface) -> np.ndarray:
    return pygame.surfarray.array3d(surface).astype(float)


@pytest.fixture(params=LANGUAGES)
def view(request: pytest.FixtureRequest) -> Iterator[TableView]:
    words.speak(request.param)
    yield seen(Station(corridor("a: cole, vivian, jared")))
    words.speak("en")


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Texts that had to be cut short."""
    found: list[str] = []
    whole = letters.shortened

    def shortened(text: str, face: str, height: int, width: int) -> str:
        made = whole(text, face, height, width)
        if made != text:
            found.append(text)
        return made

    monkeypatch.setattr(letters, "shortened", shortened)
    card.cache_clear()
    return found


def _all_faces(view: TableView) -> list[Face]:
    return [
        *(faces.equipment_face(view, each) for each in view.content.equipment.values()),
        *(faces.spawn_face(view, f"spawn.{number}", "red") for number in view.content.spawn_cards),
        *(faces.person_face(view, name) for name in view.content.survivors),
    ]


@pytest.mark.parametrize("size", FULL_SIZES)
def test_nothing_on_a_full_card_is_cut_short(view: TableView, cut: list[str], size: tuple[int, int]) -> None:
    for face in _all_faces(view):
        card(face, size)
    assert cut == []


def test_names_and_numbers_are_whole_on_the_smallest_cards(view: TableView, cut: list[str]) -> None:
    wordless = [replace(face, traits="") if isinstance(face, cardface.CardFace) else face for face in _all_faces(view)]
    for face in wordless:
        card(face, (110, 154))
    rows = {row for face in wordless if isinstance(face, cardface.ZombieFace) for row in face.rows}
    assert [text for text in cut if text not in rows] == [], "rows too long for a small card fall back on the number"


def test_every_card_has_its_picture(view: TableView) -> None:
    cards = [face for face in _all_faces(view) if not isinstance(face, cardface.PersonFace)]
    assert [face.name for face in cards if face.picture is None] == []


def test_bands_tell_prototypes_oxygen_flames_events_and_machines_apart(view: TableView) -> None:
    kinds = {name: faces.card_face(view, name).kind for name in view.content.equipment}
    assert kinds["prototype_sniper_rifle"] == "prototype"
    assert kinds["oxygen_tank"] == "oxygen"
    assert kinds["flamethrower"] == "flame"
    assert kinds["mold_1_tank"] == "event"
    assert kinds["peacekeeper_bot"] == "reference"
    assert set(kinds.values()) <= set(BANDS)
    assert len({BANDS[kind] for kind in kinds.values()}) == len(set(kinds.values()))


def test_a_machine_shows_each_of_its_weapons(view: TableView) -> None:
    bot, gun = faces.card_face(view, "peacekeeper_bot"), faces.card_face(view, "falchion_sentry_gun")
    machine = view.content.machines["peacekeeper_bot"]
    assert machine.melee is not None
    assert [weapon.kind for weapon in bot.weapons] == ["ranged", "melee"]
    assert bot.weapons[1].damage == str(machine.melee.damage)
    assert [weapon.kind for weapon in gun.weapons] == ["ranged"]
    one, two = (_pixels(card(replace(bot, weapons=bot.weapons[:count]), (330, 462))) for count in (1, 2))
    assert not np.array_equal(one, two)


def test_cards_that_supply_ammunition_and_cards_to_wear_say_so(view: TableView) -> None:
    assert faces.card_face(view, "energy_cell").ammo == "energy"
    assert faces.card_face(view, "canister").ammo == "fuel"
    assert faces.card_face(view, "ablative_armor").slots == ("body",)
    assert faces.card_face(view, "mre").slots == ()


def test_mold_cards_say_where_the_xenos_appear(view: TableView) -> None:
    notes = {number: faces.spawn_face(view, f"spawn.{number}").note for number in (8, 22, 51)}
    mold = words.localised(view.content.game.zone_kinds[view.content.spawn_cards[22].in_every or ""].name).lower()
    assert mold in notes[22]
    assert notes[8] == notes[51] == ""


def test_survivors_count_armour_in_shields_as_the_content_has_it(view: TableView) -> None:
    civilian, soldier = faces.person_face(view, "mitsuki"), faces.person_face(view, "baraka")
    assert (civilian.health, soldier.health) == (2, 3)
    assert civilian.vital == "shield"
    heart = _pixels(card(replace(civilian, vital="heart"), (260, 364)))
    assert not np.array_equal(heart, _pixels(card(civilian, (260, 364))))


def test_the_stock_is_cold_and_its_inks_are_readable() -> None:
    ground = _pixels(cardpress.ground((200, 280), SLATE))[20:-20, 20:-20].reshape(-1, 3).mean(axis=0)
    red, green, blue = (round(value) for value in ground)
    assert blue > red - 8
    assert _contrast(SLATE.ink, (red, green, blue)) >= 7
    assert _contrast(SLATE.rule, (red, green, blue)) >= 4.5
    assert all(_contrast(colour, SLATE.light) >= 4.5 for colour in BANDS.values())


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_words_keep_their_contrast_in_every_theme(theme: Theme) -> None:
    for ink, ground in (
        (theme.cream, theme.leather),
        (theme.faded, theme.leather),
        (theme.glint, theme.leather),
        (theme.ink, theme.paper),
        (theme.rust, theme.paper),
        (theme.ink, theme.brass),
    ):
        assert _contrast(ink, ground) >= 4.5


class _Plain(Scene):
    setting = ""

    def build(self) -> Widget:
        return Label("Title")


class _OnStation(_Plain):
    setting = "invader"


class _Sheet(_Plain):
    setting = None


def test_a_game_is_shown_in_its_colours_and_the_house_in_its_own_again() -> None:
    app = App(pygame.Surface((960, 540)), Settings())
    app.push(_Plain)
    assert app.look.theme is WESTERN
    app.push(_OnStation)
    app.push(_Sheet)
    assert app.look.theme is STATION, "a sheet above the table keeps the table's colours"
    app.change(scale=125)
    assert app.look.theme is STATION, "changing the scale leaves the colours alone"
    app.pop()
    app.replace(_Sheet)
    assert app.look.theme is WESTERN, "a sheet in the table's place takes those of what lies beneath"
    app.pop()
    assert app.look.theme is WESTERN
