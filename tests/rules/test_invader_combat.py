"""Fighting in Invader: every worked example of the rulebook's pp. 14-17 and 30-34, and the rules around them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.rules.zombicide.advice import refusals
from game.rules.zombicide.events import AttackMade, PointsGained
from game.rules.zombicide.turn import offers
from tests.rules.trials import Trial
from tests.station import CABINS, SURFACE, Station, corridor, on


def test_one_noisy_action_makes_one_token_that_stays_behind_p17_magnus():
    s = Station(
        corridor("a: magnus, worker", "b: tank"),
        hands={"magnus": ["sledge", "assault_shotgun"]},
        points={"magnus": 3},
    )
    s.dice(6, 1, 1)
    s.act("magnus", "attack a sledge")
    assert s.tokens("a") == 0, "a sledge is silent"
    s.dice(1, 1, 1)
    s.act("magnus", "attack b assault_shotgun")
    assert s.tokens("a") == 1, "three dice, one action, one token"
    s.act("magnus", "move b")
    assert s.tokens("a") == 1, "it stays where it was made"
    assert s.tokens("b") == 0


def test_a_pair_of_noisy_weapons_makes_one_token_p17():
    s = Station(corridor("a: vivian", "b: worker"), hands={"vivian": ["smg", "smg"]})
    s.dice(1, 1, 1, 1)
    s.act("vivian", "attack b smg smg")
    assert s.tokens("a") == 1


def test_two_smgs_throw_four_dice_in_one_action_p30_vivian():
    s = Station(corridor("a: vivian", "b: 5 workers"), hands={"vivian": ["smg", "smg"]})
    s.dice(1, 1, 1, 1)
    s.act("vivian", "attack b smg smg")
    assert s.thrown() == (1, 1, 1, 1)
    assert s.actions_left() == 2


def test_a_starting_smg_makes_a_pair_with_a_found_one_p30():
    s = Station(corridor("a: vivian", "b: worker"), hands={"vivian": ["smg_starting", "smg"]})
    s.dice(5, 5, 5, 5)
    s.act("vivian", "attack b smg_starting smg")
    assert s.crowd("b") == {}


def test_two_sledges_are_no_pair_p30():
    s = Station(corridor("a: magnus, worker"), hands={"magnus": ["sledge", "sledge"]})
    assert not s.can("magnus", "attack a sledge sledge")


def test_each_success_falls_one_and_the_rest_is_lost_p30_magnus():
    s = Station(corridor("a: magnus, 3 workers"), hands={"magnus": ["cattle_prod"]})
    s.dice(4, 5)
    s.act("magnus", "attack a cattle_prod")
    assert s.crowd("a") == {"worker": 1}
    s.dice(4, 6)
    s.act("magnus", "attack a cattle_prod")
    assert s.crowd("a") == {}
    assert s.me("magnus").points == 3


def test_melee_shares_hits_freely_and_misses_hurt_no_friend_p31_jared():
    s = Station(corridor("a: jared, vivian, tank, hunter, worker"), hands={"jared": ["sledge"]})
    s.dice(4, 1, 5)
    s.act("jared", "attack a sledge")
    assert s.crowd("a") == {"tank": 1}, "one hit for the hunter, one for the worker; a tank shrugs 1 damage off"
    assert s.wounds("vivian") == 0


def test_a_light_machine_gun_reaches_one_to_three_zones_p31():
    s = Station(
        corridor("a: magnus, worker", "b: worker", "c: worker", "d: worker"), hands={"magnus": ["light_machine_gun"]}
    )
    aims = [words for words in s.options("magnus") if words.startswith("attack")]
    assert aims == [f"attack {zone} light_machine_gun" for zone in "bcd"]


def test_an_assault_shotgun_reaches_the_next_zone_only_p31():
    s = Station(corridor("a: magnus, worker", "b: worker", "c: worker"), hands={"magnus": ["assault_shotgun"]})
    assert [words for words in s.options("magnus") if words.startswith("attack")] == ["attack b assault_shotgun"]


def test_shots_pass_over_everybody_between_p31():
    s = Station(corridor("a: magnus, worker", "b: jared, tank", "c: worker"), hands={"magnus": ["light_machine_gun"]})
    s.dice(5, 1, 1, 1, 1)
    s.act("magnus", "attack c light_machine_gun")
    assert s.crowd("c") == {}
    assert s.wounds("jared") == 0


def test_successes_follow_the_order_of_targets_p32_cole():
    s = Station(corridor("a: cole", "b: tank, 2 workers, 2 hunters"), hands={"cole": ["heavy_shotgun"]})
    s.dice(4, 5)
    s.act("cole", "attack b heavy_shotgun")
    assert s.crowd("b") == {"worker": 1, "hunter": 2}
    s.dice(6, 4)
    s.act("cole", "attack b heavy_shotgun")
    assert s.crowd("b") == {"hunter": 1}


def test_a_tank_shields_the_others_from_weak_shots_p32():
    s = Station(corridor("a: cole", "b: tank, worker, hunter"), hands={"cole": ["assault_shotgun"]})
    s.dice(6, 6, 6)
    s.act("cole", "attack b assault_shotgun")
    assert s.crowd("b") == {"tank": 1, "worker": 1, "hunter": 1}


def test_the_shooter_chooses_between_tank_and_abomination_p32():
    s = Station(
        corridor("a: cole", "b: tank, abomination"),
        hands={"cole": ["heavy_shotgun"]},
        skills={"cole": ["plus_damage:ranged"]},
    )
    s.dice(6, 1)
    s.act("cole", "attack b heavy_shotgun")
    assert s.question is not None
    assert set(s.question.among) == {"tank", "abomination"}
    s.answer({"abomination": 1, "tank": 0})
    assert s.crowd("b") == {"tank": 1}


def test_a_miss_hits_the_friend_in_the_zone_p32_mitsuki():
    s = Station(corridor("a: mitsuki", "b: jared, 2 workers"), hands={"mitsuki": ["assault_shotgun"]})
    s.dice(4, 6, 2)
    s.act("mitsuki", "attack b assault_shotgun")
    assert s.crowd("b") == {}
    assert s.wounds("jared") == 1


def test_friendly_fire_is_shared_at_the_players_will_p32():
    s = Station(corridor("a: mitsuki", "b: jared, magnus, worker"), hands={"mitsuki": ["assault_shotgun"]})
    s.dice(4, 1, 2)
    s.act("mitsuki", "attack b assault_shotgun")
    s.answer({"jared": 0, "magnus": 2})
    assert (s.wounds("jared"), s.wounds("magnus")) == (0, 2)


def test_nobody_hits_oneself_p32():
    s = Station(corridor("a: cole, worker"), hands={"cole": ["heavy_shotgun"]})
    s.dice(1, 1)
    s.act("cole", "attack a heavy_shotgun")
    assert s.wounds("cole") == 0


def test_a_machine_that_has_acted_is_hit_like_a_survivor_p25():
    machine = "peacekeeper_bot"
    s = Station(corridor("a: cole", "b: worker"), hands={"cole": ["smg"]}, machines={machine: "b"}, active=[machine])
    s.dice(1, 1)
    s.act("cole", "attack b smg")
    assert machine not in s.state.machines


def test_a_machine_at_rest_is_in_nobodys_way_p25():
    machine = "peacekeeper_bot"
    s = Station(corridor("a: cole", "b: worker"), hands={"cole": ["smg"]}, machines={machine: "b"})
    s.dice(1, 1)
    s.act("cole", "attack b smg")
    assert machine in s.state.machines


def test_a_machine_shares_friendly_fire_with_survivors_p32():
    machine = "peacekeeper_bot"
    s = Station(
        corridor("a: cole", "b: jared, worker"), hands={"cole": ["smg"]}, machines={machine: "b"}, active=[machine]
    )
    s.dice(1, 1)
    s.act("cole", "attack b smg")
    s.answer({"jared": 1, machine: 1})
    assert s.wounds("jared") == 1
    assert machine not in s.state.machines


def test_concentrating_on_a_tank_p33_magnus():
    s = Station(corridor("a: magnus", "b: 2 tanks, 3 workers"), hands={"magnus": ["light_machine_gun"]})
    assert not s.can("magnus", "attack b light_machine_gun focus worker"), "the order of targets holds"
    s.dice(5, 1, 6, 2, 5)
    s.act("magnus", "attack b light_machine_gun focus tank")
    assert s.crowd("b") == {"tank": 1, "worker": 3}, "three successes make 3 damage for one tank; the rest is lost"
    assert s.seen(AttackMade)[-1].focus == "tank"


def test_concentrating_on_an_abomination_p33_vivian():
    s = Station(corridor("a: vivian, abomination"), hands={"vivian": ["cattle_prod", "cattle_prod"]})
    s.dice(4, 5, 6, 1)
    s.act("vivian", "attack a cattle_prod cattle_prod focus abomination")
    assert s.crowd("a") == {}
    assert s.seen(PointsGained)[-1].points == 5


def test_too_few_successes_do_nothing_p33():
    s = Station(corridor("a: vivian, abomination"), hands={"vivian": ["cattle_prod", "cattle_prod"]})
    s.dice(4, 5, 1, 1)
    s.act("vivian", "attack a cattle_prod cattle_prod focus abomination")
    assert s.crowd("a") == {"abomination": 1}


def test_a_plain_attack_never_adds_damage_up_p30():
    s = Station(corridor("a: vivian, abomination"), hands={"vivian": ["cattle_prod", "cattle_prod"]})
    s.dice(6, 6, 6, 6)
    s.act("vivian", "attack a cattle_prod cattle_prod")
    assert s.crowd("a") == {"abomination": 1}


def test_in_melee_any_enemy_can_be_the_target_p33():
    s = Station(corridor("a: vivian, abomination, tank, worker"), hands={"vivian": ["cattle_prod", "cattle_prod"]})
    s.dice(4, 4, 1, 1)
    s.act("vivian", "attack a cattle_prod cattle_prod focus tank")
    assert s.crowd("a") == {"abomination": 1, "worker": 1}


def test_misses_of_a_concentrated_attack_hurt_friends_by_the_weapons_damage_p33():
    s = Station(corridor("a: cole", "b: jared, abomination"), hands={"cole": ["heavy_shotgun"]})
    s.dice(6, 1)
    s.act("cole", "attack b heavy_shotgun focus abomination")
    assert s.crowd("b") == {"abomination": 1}, "one success of 2 damage is not enough"
    assert s.wounds("jared") == 2, "base damage, whatever the successes"


def test_no_use_concentrating_where_every_hit_kills():
    s = Station(corridor("a: cole", "b: tank, worker"), hands={"cole": ["heavy_shotgun"]})
    assert not s.can("cole", "attack b heavy_shotgun focus tank")


def test_a_single_die_cannot_be_concentrated():
    s = Station(corridor("a: cole", "b: abomination"), hands={"cole": ["sniper_rifle"]})
    assert not s.can("cole", "attack b sniper_rifle focus abomination")


def test_a_concentrated_attack_reaps_one_more_of_its_target():
    s = Station(
        corridor("a: vivian, 3 tanks, worker"), hands={"vivian": ["cattle_prod"]}, skills={"vivian": ["reaper:melee"]}
    )
    s.dice(4, 4)
    s.act("vivian", "attack a cattle_prod focus tank")
    s.answer("tank")
    assert s.crowd("a") == {"tank": 1, "worker": 1}


def test_a_machine_concentrates_as_well_p33():
    machine = "falchion_sentry_gun"
    s = Station(corridor("a: jared", "b: abomination"), machines={machine: "a"})
    s.dice(5, 5, 1, 1, 1)
    s.act("jared", f"machine_attack {machine} ranged b focus abomination")
    assert s.crowd("b") == {}
    assert s.me("jared").points == 5, "its controller earns the points"


def test_skills_of_the_controller_do_not_help_a_machine_p25():
    machine = "falchion_sentry_gun"
    s = Station(
        corridor("a: jared", "b: abomination"),
        machines={machine: "a"},
        skills={"jared": ["plus_die:ranged", "plus_damage:combat", "lucky", "concentrated_attack_expert"]},
    )
    s.dice(5, 1, 1, 1, 1)
    s.act("jared", f"machine_attack {machine} ranged b focus abomination")
    assert len(s.thrown()) == 5
    assert s.crowd("b") == {"abomination": 1}


def test_bullets_do_not_fly_outside_p14():
    outside = on(SURFACE, "x: jared", "y: worker")
    s = Station(outside, hands={"jared": ["smg"]})
    assert not any(words.startswith("attack") for words in s.options("jared"))


def test_energy_works_anywhere_p15():
    s = Station(on(SURFACE, "x: jared, worker"), hands={"jared": ["cattle_prod"]})
    assert s.can("jared", "attack x cattle_prod")


PROTOTYPE = "prototype_assault_shotgun"


def test_a_prototype_needs_a_cell_and_fires_outside_p15_p23():
    outside = on(SURFACE, "x: jared", "y: worker")
    bare = Station(outside, hands={"jared": [PROTOTYPE]}, packs={"jared": ["energy_cell"]})
    assert not bare.can("jared", f"attack y {PROTOTYPE}"), "a cell in the backpack feeds nothing"
    fed = Station(outside, hands={"jared": [PROTOTYPE]}, under={"jared": {PROTOTYPE: ["energy_cell"]}})
    fed.dice(4, 1, 1, 1)
    fed.act("jared", f"attack y {PROTOTYPE}")
    fed.answer("keep")
    assert fed.crowd("y") == {}
    assert fed.tokens("x") == 0, "prototypes are silent"


def test_the_wrong_ammunition_feeds_nothing_p23():
    s = Station(
        corridor("a: jared", "b: worker"),
        hands={"jared": [PROTOTYPE]},
        under={"jared": {PROTOTYPE: ["plenty_bullets"]}},
    )
    assert not s.can("jared", f"attack b {PROTOTYPE}")


def test_players_are_told_why_no_weapon_works():
    outside = Station(on(SURFACE, "x: jared", "y: worker"), hands={"jared": ["smg"]})
    assert why_no_attack(outside) == "The weapons in hand cannot be used in such a zone."
    hungry = Station(corridor("a: jared", "b: worker"), hands={"jared": [PROTOTYPE]})
    assert why_no_attack(hungry) == "The weapons in hand do not work without a card under them."


def why_no_attack(s: Station) -> str:
    """What Jared is told who would like to attack."""
    s.options("jared")
    return refusals(s.game, s.me("jared"), offers(s.game, s.me("jared")))["attack"].sentence


def test_a_cell_under_a_weapon_throws_all_dice_again_p23():
    s = Station(
        corridor("a: magnus, worker"),
        hands={"magnus": ["cattle_prod"]},
        under={"magnus": {"cattle_prod": ["energy_cell"]}},
    )
    s.dice(1, 1, 4, 1)
    s.act("magnus", "attack a cattle_prod")
    assert s.choices() == ["keep", "energy_cell"]
    s.answer("energy_cell")
    assert s.crowd("a") == {}


def test_one_card_serves_a_pair_p23():
    s = Station(
        corridor("a: vivian", "b: worker"),
        hands={"vivian": ["smg_starting", "smg"]},
        under={"vivian": {"smg": ["plenty_bullets"]}},
    )
    s.dice(1, 1, 1, 1, 5, 1, 1, 1)
    s.act("vivian", "attack b smg smg_starting")
    s.answer("plenty_bullets")
    assert s.crowd("b") == {}


def test_a_single_shot_is_fired_with_the_weapon_that_is_fed_p23():
    s = Station(
        corridor("a: vivian", "b: worker"),
        hands={"vivian": ["smg_starting", "smg"]},
        under={"vivian": {"smg": ["plenty_bullets"]}},
    )
    assert s.can("vivian", "attack b smg")
    assert not s.can("vivian", "attack b smg_starting")


def test_ammunition_elsewhere_does_not_help_p23():
    s = Station(
        corridor("a: vivian, worker"),
        hands={"vivian": ["cattle_prod", "smg"]},
        under={"vivian": {"smg": ["plenty_bullets"]}},
        packs={"vivian": ["energy_cell"]},
    )
    s.dice(1, 1)
    s.act("vivian", "attack a cattle_prod")
    assert s.question is None


def test_luck_comes_on_top_of_ammunition_p52():
    s = Station(
        corridor("a: vivian", "b: worker"),
        hands={"vivian": ["smg"]},
        under={"vivian": {"smg": ["plenty_bullets"]}},
        skills={"vivian": ["lucky"]},
    )
    s.dice(1, 1, 1, 1, 5, 1)
    s.act("vivian", "attack b smg")
    s.answer("plenty_bullets")
    assert s.choices() == ["keep", "lucky"]
    s.answer("lucky")
    assert s.crowd("b") == {}


def test_two_cards_of_a_name_let_a_weapon_re_roll_once_p23():
    s = Station(
        corridor("a: vivian", "b: worker"),
        hands={"vivian": ["smg"]},
        under={"vivian": {"smg": ["plenty_bullets", "plenty_bullets"]}},
    )
    s.dice(1, 1, 1, 1)
    s.act("vivian", "attack b smg")
    s.answer("plenty_bullets")
    assert s.question is None


def test_a_scope_chooses_targets_but_spares_nobody():
    s = Station(corridor("a: cole", "b: jared, tank, hunter"), hands={"cole": ["sniper_rifle"]})
    s.dice(3)
    s.act("cole", "attack b sniper_rifle")
    s.answer({"hunter": 1, "tank": 0})
    assert s.crowd("b") == {"tank": 1}
    s.dice(2)
    s.act("cole", "attack b sniper_rifle")
    assert s.wounds("jared") == 2


def test_a_scope_does_not_help_the_other_weapon():
    s = Station(corridor("a: cole", "b: tank, hunter"), hands={"cole": ["sniper_rifle", "smg"]})
    s.dice(6, 6)
    s.act("cole", "attack b smg")
    assert s.crowd("b") == {"tank": 1, "hunter": 1}


def test_ablative_armour_takes_two_damage():
    s = Station(corridor("a: cole, tank, worker"), hands={"cole": ["ablative_armor"]})
    s.zombies_act()
    assert s.question is not None
    assert s.choices() == ["ablative_armor", "nothing"]
    s.answer("ablative_armor")
    assert s.wounds("cole") == 1
    assert "ablative_armor" not in s.cards("cole")


def test_ablative_armour_may_be_kept():
    s = Station(corridor("a: magnus, tank"), hands={"magnus": ["ablative_armor"]})
    s.zombies_act()
    s.answer("nothing")
    assert s.wounds("magnus") == 2
    assert "ablative_armor" in s.cards("magnus")


def test_ablative_armour_in_the_backpack_does_nothing_p18():
    s = Station(corridor("a: magnus, tank"), packs={"magnus": ["ablative_armor"]})
    s.zombies_act()
    assert s.question is None
    assert s.wounds("magnus") == 2


FLAMES = {"hands": {"jared": ["flamethrower"]}, "under": {"jared": {"flamethrower": ["canister"]}}}


def test_hellfire_spares_nothing_p34():
    s = Station(
        on(CABINS, "A: jared", "B: abomination, 2 tanks, hunter"),
        **FLAMES,
        machines={"peacekeeper_bot": "B"},
        objectives={"B": "red"},
        mold={"B": True},
    )
    s.act("jared", "hellfire flamethrower B")
    assert s.crowd("B") == {}
    assert s.me("jared").points == 8
    assert s.state.machines == {}
    assert s.state.objectives == {}
    assert s.state.mold == {"B": False}
    assert s.tokens("A") == s.tokens("B") == 0, "it makes no noise"
    assert s.actions_left() == 3, "one spent, one gained at the yellow level"
    assert s.assigned("jared") == {}
    assert [card.partition(".")[0] for card in s.state.discards["equipment"]] == ["canister"]
    assert "flamethrower" in s.cards("jared")


def test_hellfire_needs_a_canister_p34():
    s = Station(on(CABINS, "A: jared", "B: tank"), hands={"jared": ["flamethrower"]}, packs={"jared": ["canister"]})
    assert not s.can("jared", "hellfire flamethrower B")


def test_every_canister_is_one_hellfire_p34():
    s = Station(
        on(CABINS, "A: jared", "B: tank"),
        hands={"jared": ["flamethrower"]},
        under={"jared": {"flamethrower": ["canister"] * 2}},
    )
    s.act("jared", "hellfire flamethrower B")
    assert s.assigned("jared") == {"flamethrower": ["canister"]}
    s.act("jared", "hellfire flamethrower B")
    assert not s.can("jared", "hellfire flamethrower B")


def test_hellfire_on_a_survivor_loses_whatever_protects_p34():
    s = Station(
        on(CABINS, "A: jared", "B: cole, worker"),
        **FLAMES,
        skills={"cole": ["low_profile", "tough", "is_that_all"]},
    )
    s.give("cole", "ablative_armor")
    s.act("jared", "hellfire flamethrower B")
    assert s.outcome == "survivor_eliminated"


@pytest.mark.parametrize(("where", "target"), [("x", "y"), ("L", "a")])
def test_hellfire_neither_from_the_surface_nor_to_it_p34(where, target):
    s = Station(on(SURFACE, f"{where}: jared", f"{target}: worker"), **FLAMES)
    offered = [words for words in s.options("jared") if words.startswith("hellfire")]
    assert offered == ([] if where == "x" else ["hellfire flamethrower a"])


def test_hellfire_is_a_ranged_action_p34():
    s = Station(on(CABINS, "A: jared", "B: worker"), **FLAMES, skills={"jared": ["plus_free_action:ranged"]})
    s.act("jared", "hellfire flamethrower B")
    assert s.actions_left() == 3


CASES: dict[str, tuple[str, str, str, list[str]]] = {
    "melee": (
        "a: abomination, worker",
        "cattle_prod cattle_prod",
        "attack a cattle_prod cattle_prod focus abomination",
        [],
    ),
    "ranged": ("b: tank, worker", "assault_shotgun", "attack b assault_shotgun focus tank", []),
    "in_vain": ("b: abomination", "smg", "attack b smg focus abomination", []),
    "strong": ("b: abomination", "heavy_shotgun", "attack b heavy_shotgun focus abomination", []),
    "friends": ("b: vivian, cole, tank", "assault_shotgun", "attack b assault_shotgun focus tank", []),
    "expert": (
        "b: vivian, abomination",
        "assault_shotgun",
        "attack b assault_shotgun focus abomination",
        ["concentrated_attack_expert"],
    ),
    "expert_on_the_weak": (
        "b: vivian, 2 workers",
        "assault_shotgun",
        "attack b assault_shotgun focus worker",
        ["concentrated_attack_expert"],
    ),
    "chosen": ("b: tank, abomination, worker", "smg smg", "attack b smg smg focus abomination", ["sniper"]),
    "raised": ("b: tank", "smg smg", "attack b smg smg focus tank", ["plus_roll:ranged"]),
    "reaper": ("a: 2 tanks, worker", "sledge", "attack a sledge focus tank", ["reaper:combat"]),
    "reaper_of_the_last": ("a: tank, worker", "sledge", "attack a sledge focus tank", ["reaper:combat"]),
    "lucky": ("b: tank, worker", "smg", "attack b smg focus tank", ["lucky"]),
    "lucky_against_the_odds": ("a: abomination", "sledge", "attack a sledge focus abomination", ["lucky"]),
    "sixes": ("a: tank, worker", "cattle_prod", "attack a cattle_prod focus tank", ["six_plus_die:melee"]),
}


@pytest.mark.parametrize("case", CASES)
def test_odds_of_concentrated_attacks_are_those_of_all_ways_the_dice_can_fall(case) -> None:
    crowd, cards, words, skills = CASES[case]
    zone, pieces = crowd.split(": ")
    occupants = [f"a: jared, {pieces}"] if zone == "a" else ["a: jared", crowd]
    s = Station(corridor(*occupants), hands={"jared": cards.split()}, skills={"jared": skills})
    for me in s.state.survivors.values():
        me.health = 99
    told = s.odds("jared", words)
    spread = Trial(s, "jared", words).spread()
    settled = ["kills"] if any(skill.startswith("six_plus_die") for skill in skills) else list(spread)
    for what in settled:
        for count in range(8):
            chance = sum(weight for number, weight in spread[what].items() if number >= count)
            assert told.at_least(what, count) == chance, (what, count)


def test_odds_of_two_cattle_prods_on_an_abomination():
    """At least three of four dice at 4+."""
    s = Station(corridor("a: vivian, abomination"), hands={"vivian": ["cattle_prod", "cattle_prod"]})
    odds = s.odds("vivian", "attack a cattle_prod cattle_prod focus abomination")
    assert odds.at_least("kills", 1) == Fraction(5, 16)
