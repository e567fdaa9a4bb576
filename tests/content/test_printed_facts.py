"""Every number that the rulebook prints, or that a worked example of it implies; RB n is the line of its text."""

from typing import Any

import pytest

from game.content import load_game

CONTENT = load_game("undead_or_alive")
GAME = CONTENT.game

PRINTED_ON_CARDS = [
    ("RB 282", "scrap_pistol", "family", "pistol"),
    ("RB 1228", "scrap_pistol", "traits", ("fanning_6",)),
    ("RB 283", "pan", "family", "melee"),
    ("RB 486", "pan", "kind", "melee"),
    ("RB 482", "pan", "range", (0, 0)),
    ("RB 284", "springfield", "family", "rifle"),
    ("RB 494", "colt_saa", "kind", "ranged"),
    ("RB 495", "colt_saa", "family", "pistol"),
    ("RB 1108", "colt_saa", "dice", 1),
    ("RB 1108", "colt_saa", "dual", True),
    ("RB 534", "colt_saa", "noise", "bang"),
    ("RB 507", "colt_saa", "ammo", "bullets"),
    ("RB 1226", "dynamite", "noise", "boom"),
    ("RB 1223", "dynamite", "traits", ("dynamite", "use_from_backpack")),
    ("RB 1243", "holy_water", "range", (0, 1)),
    ("RB 1248", "holy_water", "points", 5),
    ("RB 1052", "holy_water", "traits", ("holy_water", "use_from_backpack")),
    ("RB 1262", "knife", "dice", 1),
    ("RB 1262", "knife", "dual", True),
    ("RB 534", "knife", "noise", None),
    ("RB 1256", "knife", "traits", ("knife",)),
    ("RB 482", "knife", "range", (0, 0)),
    ("RB 646", "machete", "family", "melee"),
    ("RB 482", "machete", "range", (0, 0)),
    ("RB 486", "pickaxe", "kind", "melee"),
    ("RB 646", "pickaxe", "family", "melee"),
    ("RB 1260", "pickaxe", "dice", 2),
    ("RB 1260", "pickaxe", "dual", False),
    ("RB 1270", "plenty_bullets", "traits", ("rerolls_bullets", "use_from_backpack")),
    ("RB 1154", "sawed_off", "kind", "ranged"),
    ("RB 1154", "sawed_off", "range", (0, 1)),
    ("RB 578", "shotgun", "kind", "ranged"),
    ("RB 1156", "shotgun", "range", (1, 3)),
    ("RB 578", "shotgun", "noise", "bang"),
    ("RB 515", "shotgun", "ammo", "shells"),
    ("RB 534", "double_barrel", "kind", "ranged"),
    ("RB 534", "double_barrel", "noise", "bang"),
    ("RB 866", "water", "points", 3),
    ("RB 494", "winchester", "kind", "ranged"),
    ("RB 495", "winchester", "family", "rifle"),
    ("RB 2064", "winchester", "dice", 2),
    ("RB 1179", "winchester", "accuracy", 4),
    ("RB 1177", "winchester", "damage", 2),
    ("RB 507", "winchester", "ammo", "bullets"),
    ("RB 1204", "lupara", "kind", "ranged"),
    ("RB 1204", "lupara", "dice", 3),
    ("RB 1204", "lupara", "damage", 1),
    ("RB 515", "lupara", "ammo", "shells"),
    ("RB 1134", "wrath_of_manitou", "kind", "melee"),
    ("RB 1134", "wrath_of_manitou", "dice", 2),
    ("RB 1134", "wrath_of_manitou", "damage", 1),
]


@pytest.mark.parametrize(
    ("card", "field", "value"),
    [pytest.param(*fact, id=f"{line} {fact[0]}.{fact[1]}") for line, *fact in PRINTED_ON_CARDS],
)
def test_printed_on_a_card(card: str, field: str, value: Any) -> None:
    assert getattr(CONTENT.equipment[card], field) == value
    assert field in CONTENT.equipment[card].printed


def test_rb_713_no_weapon_has_a_natural_damage_of_3() -> None:
    assert max(card.damage or 0 for card in CONTENT.equipment.values()) == 2


def test_rb_482_every_melee_weapon_has_range_0() -> None:
    melee = [card for card in CONTENT.equipment.values() if card.kind == "melee"]
    assert len(melee) == 8
    assert all(card.range == (0, 0) and card.family == "melee" for card in melee)


def test_rb_609_feat_of_the_mauser() -> None:
    feat = CONTENT.equipment["mauser_c96"].feat
    assert feat
    assert (feat.kills, feat.zone_kind, feat.within) == (5, "balcony", "turn")


def test_rb_609_feat_of_three_kills_with_a_rifle() -> None:
    feat = CONTENT.equipment["henry_carbine"].feat
    assert feat
    assert (feat.kills, feat.weapon, feat.within) == (3, "rifle", "turn")


@pytest.mark.parametrize(
    ("enemy", "numbers"),
    [
        pytest.param("walker", (1, 1, 1, 1, 2), id="RB 672 walker"),
        pytest.param("brute", (1, 1, 2, 1, 1), id="RB 682 brute"),
        pytest.param("runner", (2, 1, 1, 1, 3), id="RB 692 runner"),
        pytest.param("abomination", (1, 1, 3, 5, 1), id="RB 709 abomination"),
    ],
)
def test_enemy_numbers(enemy: str, numbers: tuple[int, ...]) -> None:
    it = GAME.enemies[enemy]
    assert (it.actions, it.attack, it.toughness, it.points, it.priority) == numbers


def test_rb_850_brawlers_have_3_health_and_rb_932_the_others_2() -> None:
    assert {name: role.health for name, role in GAME.roles.items()} == {
        "brawler": 3,
        "faithful": 2,
        "gunslinger": 2,
        "townsfolk": 2,
    }


def test_rb_282_starting_card_by_favourite_weapon() -> None:
    starting = {name: GAME.favourites[role.favourite].starting for name, role in GAME.roles.items() if role.favourite}
    assert starting == {
        "brawler": ("pan",),
        "faithful": ("scrap_pistol", "pan", "springfield"),
        "gunslinger": ("scrap_pistol",),
        "townsfolk": ("springfield",),
    }


def test_rb_646_favourite_slots_take_their_type_only() -> None:
    equipment = CONTENT.equipment
    melee, anything = GAME.favourites["melee"], GAME.favourites["any"]
    assert melee.accepts(equipment["machete"])
    assert not melee.accepts(equipment["colt_saa"])
    assert not melee.accepts(equipment["dynamite"])
    assert anything.accepts(equipment["dynamite"])
    assert anything.accepts(equipment["winchester"])
    assert not anything.accepts(equipment["holy_water"])
    assert not anything.accepts(equipment["plenty_shells"])


def test_rb_633_inventory() -> None:
    assert {name: slot.count for name, slot in GAME.slots.items()} == {"hand": 2, "favourite": 1, "backpack": 3}
    assert [name for name, slot in GAME.slots.items() if slot.in_hand] == ["hand", "favourite"]


def test_rb_722_three_actions_and_rb_1010_seven_active_spawns_lose() -> None:
    assert GAME.actions_per_turn == 3
    assert GAME.active_spawns_to_lose == 7


@pytest.mark.parametrize(
    ("points", "level"),
    [
        (0, "blue"),
        (5, "blue"),
        (6, "blue"),
        (7, "yellow"),
        (12, "yellow"),
        (18, "yellow"),
        (19, "orange"),
        (42, "orange"),
        (43, "red"),
        (60, "red"),
    ],
)
def test_rb_1002_and_1498_danger_levels(points: int, level: str) -> None:
    assert GAME.level_at(points) == level


def test_rb_990_the_printed_zombie_card() -> None:
    printed = [card for card in CONTENT.spawn_cards.values() if card.source == "rulebook"]
    assert [(card.enemy, card.rows) for card in printed] == [("runner", (2, 4, 8, 10))]


def test_rb_1498_sheet_of_may() -> None:
    may = CONTENT.survivors["may"]
    assert may.skills.blue == ("hit_and_run",)
    assert may.skills.yellow == ("plus_action",)
    assert may.skills.orange == ("plus_free_action:melee", "plus_die:combat")
    assert may.skills.red == ("jump", "plus_free_action:combat", "plus_die:combat")
    assert may.source == "rulebook"


def test_rb_1314_trixie_jumps() -> None:
    assert "jump" in CONTENT.survivors["trixie"].skills.all


@pytest.mark.parametrize(
    ("survivor", "role"),
    [
        pytest.param("carl", "brawler", id="RB 303 carl"),
        pytest.param("concepcion", "faithful", id="RB 303 concepcion"),
        pytest.param("meg", "gunslinger", id="RB 303 meg"),
        pytest.param("jimmy", "townsfolk", id="RB 303 jimmy"),
        pytest.param("pablito", "gunslinger", id="RB 327 pablito"),
        pytest.param("hanna", "townsfolk", id="RB 1320 hanna"),
        pytest.param("henry", "brawler", id="RB 1478 henry"),
        pytest.param("jeb", "townsfolk", id="RB 1478 jeb"),
    ],
)
def test_role(survivor: str, role: str) -> None:
    assert CONTENT.survivors[survivor].role == role


def test_rb_793_wagon_costs() -> None:
    wagon = CONTENT.machines["wagon"]
    assert (wagon.move_cost, wagon.board_cost, wagon.fire_cost, wagon.attack) == (3, 1, None, None)


def test_rb_813_gatling_costs_noise_and_skill() -> None:
    gatling = CONTENT.machines["gatling"]
    assert (gatling.move_cost, gatling.fire_cost) == (3, 1)
    assert gatling.attack
    assert gatling.attack.noise == "boom"
    assert gatling.skills == ("escalation:ranged",)


def test_cards_called_rulebook_have_all_their_numbers_printed() -> None:
    rules = ("kind", "range", "points", "traits")
    for card in CONTENT.equipment.values():
        if card.source == "rulebook":
            stated = {field for field in rules if getattr(card, field) not in (None, ())}
            assert stated <= set(card.printed), card.id
