"""Loading Invader: quick, checked for its own mistakes, and beside Undead or Alive without touching it."""

import shutil
import time
from importlib import resources
from pathlib import Path

import pytest

from game.content import load_game, read_game
from tests.content.test_mistakes import refusals, spoil

FOLDER = resources.files("game.content") / "invader"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of Invader's content that a test may spoil."""
    copy = tmp_path / "invader"
    with resources.as_file(FOLDER) as shipped:
        shutil.copytree(shipped, copy)
    return copy


def test_loading_takes_less_than_60_ms() -> None:
    times = []
    for _ in range(5):
        start = time.perf_counter()
        read_game(FOLDER)
        times.append(time.perf_counter() - start)
    assert min(times) < 0.060


def test_both_editions_are_loaded_side_by_side() -> None:
    assert load_game("invader").game.id == "invader"
    assert load_game("undead_or_alive").game.id == "undead_or_alive"
    assert load_game("invader").fingerprint != load_game("undead_or_alive").fingerprint


def test_tables_left_out_are_empty_and_read_only() -> None:
    game = load_game("invader").game
    assert not game.favourites
    assert not game.families
    with pytest.raises(TypeError):
        game.families["pistol"] = game.machine_kinds["bot"]


def test_the_copy_itself_is_accepted(folder: Path) -> None:
    assert read_game(folder).fingerprint == load_game("invader").fingerprint


MISTAKES = [
    pytest.param(
        ("equipment.toml", "[chainsaw]", 'slot = "hand"', 'slot = "head"'),
        "chainsaw.slot: 'head' is not known; did you mean 'hand'?",
        id="unknown slot",
    ),
    pytest.param(
        ("equipment.toml", "[canister]", 'supplies = "fuel"', 'supplies = "water"'),
        "canister.supplies: 'water' is not known; use one of: bullets, energy, fuel",
        id="unknown supply",
    ),
    pytest.param(
        ("equipment.toml", "[mold_1_tank]", 'in_every = "mold_active"', 'in_every = "mold_activ"'),
        "mold_1_tank.ambush.in_every: 'mold_activ' is not known; did you mean 'mold_active'?",
        id="ambush in unknown zones",
    ),
    pytest.param(
        ("equipment.toml", "[mold_1_tank]", 'enemy = "tank"', 'enemy = "bank"'),
        "mold_1_tank.ambush.enemy: 'bank' is not known; did you mean 'tank'?",
        id="ambush of unknown enemies",
    ),
    pytest.param(
        ("equipment.toml", "[peacekeeper_bot]", 'machine = "peacekeeper_bot"', 'machine = "peacemaker_bot"'),
        "peacekeeper_bot.machine: 'peacemaker_bot' is not known; did you mean 'peacekeeper_bot'?",
        id="reference card of an unknown machine",
    ),
    pytest.param(
        ("equipment.toml", "[smg_starting]", 'same_as = "smg"', 'same_as = "smgs"'),
        "smg_starting.same_as: 'smgs' is not known; did you mean 'smg'?",
        id="unknown twin",
    ),
    pytest.param(
        ("equipment.toml", "[smg_starting]", "dual = true", "dual = false"),
        "smg_starting.dual: differs from that of 'smg'; make them the same",
        id="twins that differ",
    ),
    pytest.param(
        ("game.toml", "[roles.soldier]", 'searches = ["security"]', 'searches = ["securty"]'),
        "roles.soldier.searches[0]: 'securty' is not known; did you mean 'security'?",
        id="unknown place to search",
    ),
    pytest.param(
        ("game.toml", "[ammo.bullets]", 'barred_from = ["exterior"]', 'barred_from = ["exteriors"]'),
        "ammo.bullets.barred_from[0]: 'exteriors' is not known; did you mean 'exterior'?",
        id="ammunition barred from unknown zones",
    ),
    pytest.param(
        ("game.toml", "[enemies.abomination.spread]", 'zone_kind = "mold_active"', 'zone_kind = "moss"'),
        "enemies.abomination.spread.zone_kind: 'moss' is not known; use one of: room, corridor, exterior,"
        " security, oxygen, airlock, mold_active, mold_inactive",
        id="unknown zones spread",
    ),
    pytest.param(
        ("game.toml", "[enemies.abomination.spread]", '"corridor", ', '"corredor", '),
        "enemies.abomination.spread.over[1]: 'corredor' is not known; did you mean 'corridor'?",
        id="unknown zones spread over",
    ),
    pytest.param(
        ("machines.toml", "[peacekeeper_bot]", 'kind = "bot"', 'kind = "all"'),
        "peacekeeper_bot.kind: 'all' is not known; use one of: bot, sentry_gun",
        id="a machine of every kind",
    ),
    pytest.param(
        ("machines.toml", "[peacekeeper_bot]", 'remote = "green"', 'remote = "pink"'),
        "peacekeeper_bot.remote: 'pink' is not known; use one of: red, blue, green, violet, white",
        id="unknown remote control",
    ),
    pytest.param(
        ("machines.toml", "[peacekeeper_bot]", 'traits = ["prototype"]', 'traits = ["prototipo"]'),
        "peacekeeper_bot.traits[0]: 'prototipo' is not known; did you mean 'prototype'?",
        id="unknown trait of a machine",
    ),
    pytest.param(
        ("machines.toml", "[peacekeeper_bot]", 'melee = { kind = "melee"', 'melee = { kind = "boxing"'),
        "peacekeeper_bot.melee.kind: 'boxing' is not known; use one of: melee, ranged, flame, item, event, reference",
        id="second weapon of an unknown kind",
    ),
    pytest.param(
        ("survivors.toml", "[baraka.skills]", "remote_control:bot", "remote_control:toaster"),
        "baraka.skills.red[1]: 'toaster' is not known; use one of: bot, sentry_gun, all",
        id="remote control of nothing",
    ),
    pytest.param(
        ("survivors.toml", "[baraka.skills]", "remote_control:bot", "starts_with_armour:four"),
        "baraka.skills.red[1]: 'four' is no number; write starts_with_armour:3",
        id="a word for a number",
    ),
    pytest.param(
        ("zombies.toml", "[cards]", 'in_every = "mold_active"', 'in_every = "attic"'),
        "cards.22.in_every: 'attic' is not known; use one of: room, corridor, exterior,"
        " security, oxygen, airlock, mold_active, mold_inactive",
        id="spawn card for unknown zones",
    ),
]


@pytest.mark.parametrize(("edit", "message"), MISTAKES)
def test_one_mistake_one_message(folder: Path, edit: tuple[str, str, str, str], message: str) -> None:
    line = spoil(folder, *edit)
    assert refusals(folder)[0] == f"{edit[0]} line {line}, {message}"


def test_a_machine_that_fights_without_a_price(folder: Path) -> None:
    spoil(folder, "machines.toml", "[falchion_sentry_gun]", "fire_cost = 1  ", "board_cost = 1")
    assert [line.partition(", ")[2] for line in refusals(folder)] == [
        "falchion_sentry_gun: attack and fire_cost go together; give both or neither"
    ]


@pytest.mark.parametrize(
    ("last", "message"),
    [(24, "card 25 is in none of them"), (26, "card 26 is in scouts and swarm")],
)
def test_parts_of_the_deck_with_a_gap_or_an_overlap(folder: Path, last: int, message: str) -> None:
    spoil(folder, "game.toml", "[spawn_sets.scouts]", "cards = [1, 25]", f"cards = [1, {last}]")
    assert [line.partition("spawn_sets: ")[2] for line in refusals(folder)] == [
        f"{message}; put every card into one set"
    ]
