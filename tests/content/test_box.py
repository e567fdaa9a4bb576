"""The box is complete: every count that the rulebook's contents list prints (lines 78-172)."""

from collections import Counter

import pytest

from game.content import load_game

CONTENT = load_game("undead_or_alive")


@pytest.mark.parametrize(
    ("card", "copies"),
    {
        "scrap_pistol": 6,
        "pan": 6,
        "springfield": 6,
        "colt_saa": 3,
        "dynamite": 6,
        "holy_water": 6,
        "knife": 4,
        "machete": 2,
        "pickaxe": 2,
        "plenty_bullets": 4,
        "plenty_shells": 4,
        "remington": 3,
        "saber": 2,
        "sawed_off": 2,
        "schofield": 3,
        "shotgun": 2,
        "tomahawk": 2,
        "double_barrel": 2,
        "water": 6,
        "winchester": 2,
        "lupara": 1,
        "colt_buntline": 1,
        "heavy_saber": 1,
        "henry_carbine": 1,
        "wrath_of_manitou": 1,
        "mauser_c96": 1,
        "volcanic_pistol": 1,
    }.items(),
)
def test_copies_of_each_card(card: str, copies: int) -> None:
    assert CONTENT.equipment[card].copies == copies


def test_equipment_decks() -> None:
    assert len(CONTENT.equipment) == 27
    assert len(CONTENT.deck("starting")) == 18
    assert len(CONTENT.deck("classic")) == 55
    assert len(CONTENT.deck("bounty")) == 7


def test_only_bounty_weapons_are_earned_by_a_feat() -> None:
    assert {card.id for card in CONTENT.equipment.values() if card.feat} == set(CONTENT.deck("bounty"))


def test_feats_are_open_to_every_band() -> None:
    """Missions ban roles, and a feat that nobody can fulfil would lock all bounty weapons below it."""
    assert not [card.id for card in CONTENT.equipment.values() if card.feat and card.feat.using]


def test_survivors_and_their_roles() -> None:
    roles = Counter(survivor.role for survivor in CONTENT.survivors.values())
    assert roles == {"brawler": 4, "faithful": 2, "gunslinger": 4, "townsfolk": 4}


def test_enemies() -> None:
    assert {name: enemy.stock for name, enemy in CONTENT.game.enemies.items()} == {
        "walker": 40,
        "brute": 16,
        "runner": 16,
        "abomination": 1,
    }


def test_tokens() -> None:
    tokens = CONTENT.game.tokens
    assert dict(tokens["objective"]) == {"red": 7, "blue": 1, "green": 1}
    assert dict(tokens["spawn"]) == {"starting": 1, "mobile": 2, "abomination": 2, "corpse_pile": 9}
    assert tokens["marker"]["vade_retro"] == 2
    assert sum(sum(stock.values()) for stock in tokens.values()) == 29


def test_zombie_deck_runs_from_1_to_37() -> None:
    assert sorted(CONTENT.spawn_cards) == list(range(1, 38))


def test_zombie_deck_has_the_mix_of_the_family() -> None:
    spawns = Counter(card.enemy for card in CONTENT.spawn_cards.values() if not card.extra_activation)
    extras = Counter(card.enemy for card in CONTENT.spawn_cards.values() if card.extra_activation)
    assert spawns == {"walker": 14, "brute": 7, "runner": 6, "abomination": 4}
    assert extras == {"walker": 2, "brute": 2, "runner": 2}


def test_zombie_deck_is_gentle_at_blue_and_rises_steeply() -> None:
    cards = CONTENT.spawn_cards.values()
    blue, yellow, orange, red = (
        sum(card.count(level) for card in cards) for level in ("blue", "yellow", "orange", "red")
    )
    assert max(card.count("blue") for card in cards) == 3
    assert blue / len(cards) < 1.1
    assert yellow >= 1.5 * blue
    assert red >= 4 * blue
    assert blue < yellow < orange < red


def test_one_abomination_and_two_machines() -> None:
    assert list(CONTENT.abominations) == ["bowler"]
    assert list(CONTENT.machines) == ["wagon", "gatling"]
