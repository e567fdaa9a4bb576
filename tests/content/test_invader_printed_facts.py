"""Every number that Invader's rulebook prints, or that a worked example of it implies; RB n is the line of its text."""

from typing import Any

import pytest

from game.content import load_game

CONTENT = load_game("invader")
GAME = CONTENT.game
EQUIPMENT = CONTENT.equipment

PRINTED_ON_CARDS = [
    ("RB 504", "smg", "kind", "ranged"),
    ("RB 1135", "smg", "dice", 2),
    ("RB 1135", "smg", "dual", True),
    ("RB 518", "smg", "ammo", "bullets"),
    ("RB 1804", "smg_starting", "dice", 2),
    ("RB 1135", "smg_starting", "dual", True),
    ("RB 592", "smg_starting", "same_as", "smg"),
    ("RB 496", "cattle_prod", "kind", "melee"),
    ("RB 492", "cattle_prod", "range", (0, 0)),
    ("RB 1238", "cattle_prod", "dice", 2),
    ("RB 1238", "cattle_prod", "dual", True),
    ("RB 1153", "cattle_prod", "damage", 1),
    ("RB 528", "cattle_prod", "ammo", "energy"),
    ("RB 632", "sledge", "kind", "melee"),
    ("RB 1163", "sledge", "damage", 1),
    ("RB 554", "sledge", "noise", None),
    ("RB 496", "heavy_cutter", "kind", "melee"),
    ("RB 528", "chainsaw", "ammo", "energy"),
    ("RB 634", "assault_shotgun", "kind", "ranged"),
    ("RB 1189", "assault_shotgun", "range", (1, 1)),
    ("RB 1228", "assault_shotgun", "dice", 3),
    ("RB 1228", "assault_shotgun", "damage", 1),
    ("RB 634", "assault_shotgun", "noise", "noise"),
    ("RB 504", "heavy_shotgun", "kind", "ranged"),
    ("RB 1207", "heavy_shotgun", "dice", 2),
    ("RB 1207", "heavy_shotgun", "accuracy", 4),
    ("RB 1205", "heavy_shotgun", "damage", 2),
    ("RB 1187", "light_machine_gun", "range", (1, 3)),
    ("RB 1234", "light_machine_gun", "dice", 5),
    ("RB 1234", "light_machine_gun", "damage", 1),
    ("RB 554", "light_machine_gun", "noise", "noise"),
    ("RB 518", "light_machine_gun", "ammo", "bullets"),
    ("RB 622", "sniper_rifle", "noise", "noise"),
    ("RB 1262", "flamethrower", "slot", "hand"),
    ("RB 1262", "flamethrower", "traits", ("hellfire", "needs_supply")),
    ("RB 1260", "flamethrower", "ammo", "fuel"),
    ("RB 1269", "flamethrower", "noise", None),
    ("RB 869", "energy_cell", "supplies", "energy"),
    ("RB 869", "energy_cell", "traits", ("rerolls",)),
    ("RB 869", "plenty_bullets", "supplies", "bullets"),
    ("RB 878", "canister", "supplies", "fuel"),
    ("RB 878", "canister", "traits", ("spent",)),
    ("RB 700", "searchlight", "slot", "body"),
    ("RB 432", "searchlight", "traits", ("searchlight",)),
    ("RB 696", "mre", "slot", None),
    ("RB 1291", "oxygen_tank", "slot", "body"),
    ("RB 1302", "oxygen_tank", "traits", ("oxygen",)),
    ("RB 528", "prototype_assault_shotgun", "ammo", "energy"),
    ("RB 528", "prototype_heavy_shotgun", "ammo", "energy"),
    ("RB 528", "prototype_light_machine_gun", "ammo", "energy"),
    ("RB 554", "prototype_light_machine_gun", "noise", None),
    ("RB 528", "prototype_sniper_rifle", "ammo", "energy"),
]


@pytest.mark.parametrize(
    ("card", "field", "value"),
    [pytest.param(*fact, id=f"{line} {fact[0]}.{fact[1]}") for line, *fact in PRINTED_ON_CARDS],
)
def test_printed_on_a_card(card: str, field: str, value: Any) -> None:
    assert getattr(EQUIPMENT[card], field) == value
    assert field in EQUIPMENT[card].printed


def test_rb_759_no_weapon_has_a_natural_damage_of_3() -> None:
    assert max(card.damage or 0 for card in EQUIPMENT.values()) == 2


def test_rb_492_every_melee_weapon_has_range_0() -> None:
    melee = [card.id for card in EQUIPMENT.values() if card.kind == "melee"]
    assert melee == ["cattle_prod", "sledge", "heavy_cutter", "chainsaw"]
    assert all(EQUIPMENT[card].range == (0, 0) for card in melee)


def test_rb_706_every_weapon_and_nothing_else_goes_into_a_hand() -> None:
    weapons = {card.id for card in EQUIPMENT.values() if card.kind in ("melee", "ranged", "flame")}
    assert {card.id for card in EQUIPMENT.values() if card.slot == "hand"} == weapons


def test_rb_520_prototypes_need_a_cell_and_rb_878_the_flamethrower_a_canister() -> None:
    hungry = {card.id for card in EQUIPMENT.values() if "needs_supply" in card.traits}
    assert hungry == {*CONTENT.deck("prototype"), "flamethrower"}
    assert {card.id for card in EQUIPMENT.values() if "prototype" in card.traits} == set(CONTENT.deck("prototype"))
    for card in hungry:
        assert any(other.supplies == EQUIPMENT[card].ammo for other in EQUIPMENT.values())


def test_rb_514_bullets_and_rb_1262_flames_are_useless_outdoors_and_rb_524_energy_works_everywhere() -> None:
    assert {name: ammo.barred_from for name, ammo in GAME.ammo.items()} == {
        "bullets": ("exterior",),
        "energy": (),
        "fuel": ("exterior",),
    }


def test_a_prototype_is_better_than_its_ordinary_twin_in_some_number_and_worse_in_none() -> None:
    for name in CONTENT.deck("prototype"):
        ours, theirs = EQUIPMENT[name].attack, EQUIPMENT[name.removeprefix("prototype_")].attack
        assert ours
        assert theirs
        assert ours.range[0] <= theirs.range[0]
        better = (ours.range[1], ours.dice, -ours.accuracy, ours.damage)
        plain = (theirs.range[1], theirs.dice, -theirs.accuracy, theirs.damage)
        assert all(new >= old for new, old in zip(better, plain, strict=True))
        assert better != plain


@pytest.mark.parametrize(
    ("card", "enemy", "count"),
    [
        pytest.param("mold_1_hunter", "hunter", 1, id="RB 157"),
        pytest.param("mold_1_worker", "worker", 1, id="RB 158"),
        pytest.param("mold_1_tank", "tank", 1, id="RB 159"),
        pytest.param("mold_2_workers", "worker", 2, id="RB 160"),
    ],
)
def test_mold_cards_among_the_equipment(card: str, enemy: str, count: int) -> None:
    ambush = EQUIPMENT[card].ambush
    assert ambush
    assert (ambush.enemy, ambush.count, ambush.in_every) == (enemy, count, "mold_active")


@pytest.mark.parametrize(
    ("enemy", "numbers"),
    [
        pytest.param("worker", (1, 1, 1, 1, 2), id="RB 718 worker"),
        pytest.param("tank", (1, 2, 2, 1, 1), id="RB 728 tank"),
        pytest.param("hunter", (2, 1, 1, 1, 3), id="RB 738 hunter"),
        pytest.param("abomination", (1, 3, 3, 5, 1), id="RB 751 abomination"),
    ],
)
def test_enemy_numbers(enemy: str, numbers: tuple[int, ...]) -> None:
    it = GAME.enemies[enemy]
    assert (it.actions, it.attack, it.toughness, it.points, it.priority) == numbers


def test_rb_760_the_abomination_turns_everything_but_the_outdoors_into_active_mold() -> None:
    spread = GAME.enemies["abomination"].spread
    assert spread
    assert spread.zone_kind == "mold_active"
    assert set(GAME.zone_kinds) - set(spread.over) == {"exterior", "mold_active"}
    assert [name for name, enemy in GAME.enemies.items() if enemy.spread] == ["abomination"]


def test_rb_341_roles() -> None:
    civilian, soldier = GAME.roles["civilian"], GAME.roles["soldier"]
    assert (civilian.health, soldier.health) == (2, 3)
    assert soldier.searches == ("security",)
    assert set(GAME.zone_kinds) - set(civilian.searches) == {"corridor", "exterior", "mold_active", "mold_inactive"}


def test_rb_680_inventory() -> None:
    assert {name: slot.count for name, slot in GAME.slots.items()} == {"hand": 2, "body": 2, "backpack": 5}
    assert [name for name, slot in GAME.slots.items() if slot.in_hand] == ["hand"]


@pytest.mark.parametrize(
    ("card", "slots"),
    [
        pytest.param("chainsaw", ["hand", "backpack"], id="RB 686 a weapon"),
        pytest.param("oxygen_tank", ["body", "backpack"], id="RB 690 an oxygen tank"),
        pytest.param("mre", ["backpack"], id="RB 692 without a symbol"),
    ],
)
def test_slots_take_what_is_marked_for_them(card: str, slots: list[str]) -> None:
    assert [slot for slot in GAME.slots if GAME.fits(EQUIPMENT[card], slot)] == slots


def test_slots_without_marks_take_everything() -> None:
    undead = load_game("undead_or_alive")
    assert all(undead.game.fits(card, slot) for card in undead.equipment.values() for slot in undead.game.slots)


def test_rb_592_two_smgs_of_different_decks_have_one_title() -> None:
    assert EQUIPMENT["smg_starting"].title == EQUIPMENT["smg"].title == "smg"
    assert EQUIPMENT["sledge"].title == "sledge"


def test_rb_376_three_actions() -> None:
    assert GAME.actions_per_turn == 3
    assert GAME.active_spawns_to_lose is None


@pytest.mark.parametrize(
    ("points", "level"),
    [(0, "blue"), (6, "blue"), (7, "yellow"), (18, "yellow"), (19, "orange"), (42, "orange"), (43, "red")],
)
def test_rb_650_danger_levels(points: int, level: str) -> None:
    assert GAME.level_at(points) == level


def test_rb_1052_the_printed_card_8() -> None:
    printed = [card for card in CONTENT.spawn_cards.values() if card.source == "rulebook"]
    assert [(card.number, card.enemy, card.rows) for card in printed] == [(8, "tank", (2, 2, 6, 8))]


def test_rb_664_a_card_of_workers() -> None:
    assert any(card.enemy == "worker" and card.rows == (2, 4, 6, 8) for card in CONTENT.spawn_cards.values())


def test_rb_1318_sheet_of_baraka() -> None:
    baraka = CONTENT.survivors["baraka"]
    assert baraka.skills.blue == ("lucky",)
    assert baraka.skills.yellow == ("plus_action",)
    assert baraka.skills.orange == ("remote_control:sentry_gun", "plus_die:combat")
    assert baraka.skills.red == ("plus_die:combat", "remote_control:bot", "sniper")
    assert baraka.source == "rulebook"


@pytest.mark.parametrize(
    ("survivor", "role", "armour"),
    [
        pytest.param("cole", "civilian", 2, id="RB 337 cole"),
        pytest.param("vivian", "civilian", 2, id="RB 1279 vivian"),
        pytest.param("mitsuki", "civilian", 2, id="RB 1279 mitsuki"),
        pytest.param("magnus", "soldier", 3, id="RB 1279 magnus"),
        pytest.param("jared", "soldier", 3, id="RB 1279 jared"),
        pytest.param("baraka", "soldier", 3, id="RB 358 baraka"),
    ],
)
def test_role_and_armour(survivor: str, role: str, armour: int) -> None:
    assert CONTENT.survivors[survivor].role == role
    assert CONTENT.health_of(survivor) == armour


def test_sheets_that_tell_no_health_have_that_of_their_role() -> None:
    undead = load_game("undead_or_alive")
    assert undead.survivors["carl"].health is None
    assert (undead.health_of("carl"), undead.health_of("meg")) == (3, 2)


def test_rb_942_the_bot_moves_follows_and_has_two_weapons() -> None:
    bot = CONTENT.machines["peacekeeper_bot"]
    assert (bot.kind, bot.move_cost, bot.fire_cost, bot.remote, bot.health) == ("bot", 1, 1, "green", 1)
    assert bot.attack
    assert bot.melee
    assert (bot.attack.kind, bot.melee.kind, bot.melee.range) == ("ranged", "melee", (0, 0))
    assert (bot.follows, bot.hands_on, bot.traits) == (True, False, ("prototype",))


def test_rb_950_the_sentry_gun_stands_still_and_obeys_whoever_is_there() -> None:
    gun = CONTENT.machines["falchion_sentry_gun"]
    assert (gun.kind, gun.move_cost, gun.fire_cost, gun.remote, gun.health) == ("sentry_gun", None, 1, "violet", 1)
    assert gun.attack
    assert gun.melee is None
    assert (gun.follows, gun.hands_on, gun.traits) == (False, True, ("prototype",))


def test_cards_called_rulebook_have_all_their_numbers_printed() -> None:
    rules = ("kind", "range", "points", "traits", "slot", "supplies", "absorbs", "ambush", "machine")
    for card in EQUIPMENT.values():
        if card.source == "rulebook":
            stated = {field for field in rules if getattr(card, field) not in (None, ())}
            assert stated <= set(card.printed), card.id


def test_texts_tell_the_numbers_they_speak_of() -> None:
    for card in EQUIPMENT.values():
        for number in (card.points, card.absorbs, card.ambush.count if card.ambush else None):
            if number is not None:
                assert str(number) in card.text.en
                assert str(number) in card.text.it
    for words in (EQUIPMENT["ablative_armor"].text, GAME.traits["ablative"].text):
        assert f"up to {EQUIPMENT['ablative_armor'].absorbs} " in words.en
