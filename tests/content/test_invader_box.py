"""The box of Invader is complete: every count that the rulebook's contents list prints (lines 15-182)."""

from collections import Counter

import pytest

from game.content import load_game

CONTENT = load_game("invader")


@pytest.mark.parametrize(
    ("card", "copies"),
    {
        "ablative_armor": 4,
        "cattle_prod": 4,
        "oxygen_tank": 6,
        "peacekeeper_bot": 1,
        "energy_cell": 6,
        "search_drone": 2,
        "sniper_rifle": 2,
        "mold_1_hunter": 2,
        "mold_1_worker": 2,
        "mold_1_tank": 2,
        "mold_2_workers": 1,
        "flamethrower": 2,
        "sledge": 3,
        "light_machine_gun": 2,
        "smg_starting": 2,
        "smg": 2,
        "chainsaw": 2,
        "plenty_bullets": 3,
        "prototype_sniper_rifle": 1,
        "prototype_light_machine_gun": 1,
        "prototype_assault_shotgun": 1,
        "prototype_heavy_shotgun": 1,
        "mre": 3,
        "falchion_sentry_gun": 1,
        "canister": 4,
        "assault_shotgun": 3,
        "heavy_shotgun": 3,
        "heavy_cutter": 3,
        "searchlight": 2,
    }.items(),
)
def test_copies_of_each_card(card: str, copies: int) -> None:
    assert CONTENT.equipment[card].copies == copies


def test_equipment_decks() -> None:
    sizes = {deck: len(CONTENT.deck(deck)) for deck in CONTENT.game.decks}
    assert sizes == {"starting": 6, "equipment": 53, "oxygen": 6, "prototype": 4, "reference": 2}
    assert sum(sizes.values()) == 71
    assert len(CONTENT.equipment) == 29


def test_every_machine_has_its_reference_card_and_every_reference_card_its_machine() -> None:
    references = [card.machine for card in CONTENT.equipment.values() if card.deck == "reference"]
    assert references == list(CONTENT.machines) == ["peacekeeper_bot", "falchion_sentry_gun"]


def test_survivors_and_their_roles() -> None:
    roles = Counter(survivor.role for survivor in CONTENT.survivors.values())
    assert roles == {"civilian": 3, "soldier": 3}


def test_enemies() -> None:
    stock = {name: enemy.stock for name, enemy in CONTENT.game.enemies.items()}
    assert stock == {"worker": 35, "hunter": 14, "tank": 14, "abomination": 1}
    assert sum(stock.values()) == 64
    assert [name for name, enemy in CONTENT.game.enemies.items() if enemy.boss] == ["abomination"]


def test_tokens() -> None:
    tokens = CONTENT.game.tokens
    assert dict(tokens["door"]) == {"neutral": 5, "green": 1, "violet": 1}
    assert dict(tokens["objective"]) == {"red": 10, "blue": 1, "green": 1, "violet": 1, "white": 1}
    assert dict(tokens["spawn"]) == {"red": 4, "green": 1, "violet": 1}
    assert dict(tokens["mold"]) == {"mold": 15}
    assert tokens["marker"]["noise"] == 18
    assert tokens["marker"]["machine_activation"] == 2
    assert tokens["marker"]["camouflage"] == 1
    assert sum(sum(stock.values()) for stock in tokens.values()) == 65


def test_there_is_no_abomination_deck() -> None:
    assert not CONTENT.abominations


def test_the_xeno_deck_runs_from_1_to_54() -> None:
    assert list(CONTENT.spawn_cards) == list(range(1, 55))


def test_the_xeno_deck_has_the_published_mix() -> None:
    cards = CONTENT.spawn_cards.values()
    plain = Counter(card.enemy for card in cards if not card.extra_activation and not card.in_every)
    mold = Counter(card.enemy for card in cards if card.in_every == "mold_active")
    extras = Counter(card.enemy for card in cards if card.extra_activation)
    assert plain == {"worker": 12, "tank": 8, "hunter": 10, "abomination": 12}
    assert mold == {"worker": 4, "tank": 2, "hunter": 2}
    assert extras == {"worker": 2, "tank": 1, "hunter": 1}


def test_rb_1349_the_deck_is_split_into_an_easy_half_a_hard_half_and_extra_activations() -> None:
    easy, hard, extra = (CONTENT.spawn_deck([part]) for part in ("scouts", "swarm", "frenzy"))
    assert (easy, hard, extra) == (tuple(range(1, 26)), tuple(range(26, 51)), tuple(range(51, 55)))
    assert CONTENT.spawn_deck(CONTENT.game.spawn_sets) == tuple(CONTENT.spawn_cards)
    assert all(CONTENT.spawn_cards[number].extra_activation for number in extra)
    for half in (easy, hard):
        kinds = {card.enemy for card in map(CONTENT.spawn_cards.__getitem__, half)}
        assert kinds == {"worker", "tank", "hunter", "abomination"}
        assert any(CONTENT.spawn_cards[number].in_every for number in half)
        assert not any(CONTENT.spawn_cards[number].extra_activation for number in half)


def test_rb_1351_the_hard_half_brings_more_above_all_at_low_levels() -> None:
    def brought(part: str, level: str) -> int:
        return sum(getattr(CONTENT.spawn_cards[number], level) for number in CONTENT.spawn_deck([part]))

    more = {level: brought("swarm", level) / brought("scouts", level) for level in ("blue", "yellow", "orange", "red")}
    assert more["blue"] > more["yellow"] > more["orange"] > more["red"] > 1


def test_mold_cards_never_fall_as_the_danger_grows() -> None:
    """The published 2/1/1/1 of four cards is read as 1/1/1/1, and those cards say that this is ours."""
    mended = [card for card in CONTENT.spawn_cards.values() if card.source == "house"]
    assert [card.number for card in mended] == [24, 25, 49, 50]
    assert {card.rows for card in mended} == {(1, 1, 1, 1)}
