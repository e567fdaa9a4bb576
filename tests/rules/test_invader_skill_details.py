"""What the texts of Invader's skills say besides their main point (pp. 52-55)."""

from __future__ import annotations

from game.rules.zombicide.experience import learn
from game.rules.zombicide.verbs import EndTurn
from tests.station import CABINS, SURFACE, Station, corridor, on


def test_a_charge_pays_for_leaving_xenos_p52():
    s = Station(corridor("a: jared, 2 workers", "c: worker"), skills={"jared": ["charge"]})
    s.act("jared", "charge b c")
    assert s.actions_left() == 1


def test_a_charge_ends_at_the_first_xenos_p52():
    s = Station(corridor("a: jared", "b: worker", "c: worker"), skills={"jared": ["charge"]})
    assert s.can("jared", "charge b")
    assert not s.can("jared", "charge b c")


def test_a_charge_leads_to_xenos_only_p52():
    s = Station(corridor("a: jared", "c: worker"), skills={"jared": ["charge"]})
    assert not s.can("jared", "charge b")


def test_a_charge_breaks_an_escalation_p53():
    s = Station(
        corridor("a: jared", "b: tank", "c: tank"),
        hands={"jared": ["smg"]},
        skills={"jared": ["escalation:ranged", "charge"]},
    )
    s.dice(1, 1)
    s.act("jared", "attack b smg")
    s.act("jared", "charge b")
    s.dice(1, 1)
    s.act("jared", "attack c smg")


def test_bloodlust_once_a_turn_and_dearer_among_xenos_p55():
    s = Station(corridor("a: jared, worker", "b: worker", "c: worker"), skills={"jared": ["bloodlust:melee"]})
    s.act("jared", "bloodlust melee b")
    assert s.actions_left() == 1
    assert not any(words.startswith("bloodlust") for words in s.options("jared"))


def test_bloodlust_gives_an_action_of_its_sort_only_p55():
    s = Station(
        corridor("a: jared", "b: worker", "c: worker"), hands={"jared": ["smg"]}, skills={"jared": ["bloodlust:melee"]}
    )
    s.act("jared", "bloodlust melee b")
    s.dice(1, 1)
    s.act("jared", "attack c smg")
    assert s.actions_left() == 1


def test_no_movement_skill_helps_a_zero_g_run_p52():
    s = Station(corridor("a: jared, 2 workers"), skills={"jared": ["zero_g_run", "unstoppable", "plus_zone_per_move"]})
    assert s.option("jared", "zero_g_run b c").cost == 3
    assert not s.can("jared", "zero_g_run b c d")
    assert not s.can("jared", "zero_g_run b")


def test_shut_doors_stop_a_zero_g_run_p52():
    s = Station(on(CABINS, "A: jared"), skills={"jared": ["zero_g_run"]}, shut=[("B", "C")])
    assert not s.can("jared", "zero_g_run B C")


def test_airlocks_stop_a_zero_g_run_without_oxygen_p52():
    s = Station(on(SURFACE, "a: jared"), skills={"jared": ["zero_g_run"]})
    assert not s.can("jared", "zero_g_run L x")
    s.give("jared", "oxygen_tank")
    assert s.can("jared", "zero_g_run L x")


def test_the_unstoppable_stop_at_xenos_p53():
    s = Station(corridor("a: jared, worker", "b: worker"), skills={"jared": ["unstoppable", "plus_zone_per_move"]})
    assert s.option("jared", "move b").cost == 1
    assert not s.can("jared", "move b c")


def test_a_sprint_ends_at_xenos_p55():
    s = Station(corridor("a: jared", "c: worker"), skills={"jared": ["sprint"]})
    assert s.can("jared", "sprint b c")
    assert not s.can("jared", "sprint b c d")
    assert not s.can("jared", "sprint b")


def test_the_tough_ignore_one_damage_of_every_attack_step_p52():
    s = Station(corridor("a: magnus, 2 hunters"), skills={"magnus": ["tough"]})
    s.zombies_act()
    assert s.wounds("magnus") == 2, "hunters attack twice: two steps of two damage, one ignored each time"


def test_toughness_comes_before_armour_is_spent_p52():
    s = Station(corridor("a: magnus, worker"), hands={"magnus": ["ablative_armor"]}, skills={"magnus": ["tough"]})
    s.zombies_act()
    assert s.question is None
    assert s.wounds("magnus") == 0


def test_the_tough_ignore_one_damage_of_a_strong_blow_p52():
    s = Station(corridor("a: magnus, tank"), skills={"magnus": ["tough"]})
    s.zombies_act()
    assert s.wounds("magnus") == 1


def test_a_weapon_and_its_ammunition_are_given_up_as_one_card_p23():
    s = Station(
        corridor("a: magnus, tank"),
        hands={"magnus": ["smg"]},
        under={"magnus": {"smg": ["plenty_bullets"]}},
        skills={"magnus": ["is_that_all"]},
    )
    s.zombies_act()
    assert s.choices() == ["smg", "nothing"]
    s.answer("smg")
    assert s.wounds("magnus") == 1
    assert s.assigned("magnus") == {}
    assert list(s.rules.broken(s.state)) == []


def test_cards_are_given_up_for_friendly_fire_as_well_p55():
    s = Station(
        corridor("a: jared", "b: cole, worker"),
        hands={"jared": ["smg"], "cole": ["smg", "sledge"]},
        skills={"cole": ["is_that_all"]},
    )
    s.dice(1, 1)
    s.act("jared", "attack b smg")
    s.answer("smg")
    s.answer("sledge")
    assert s.wounds("cole") == 0


def test_ironclad_against_one_type_only_p55():
    s = Station(corridor("a: magnus, worker, tank"), skills={"magnus": ["ironclad:tank"]})
    s.zombies_act()
    assert s.wounds("magnus") == 1


def test_the_blademasters_guns_are_as_they_were_p54():
    s = Station(
        corridor("a: jared", "b: tank"), hands={"jared": ["heavy_shotgun"] * 2}, skills={"jared": ["blademaster"]}
    )
    assert not s.can("jared", "attack b heavy_shotgun heavy_shotgun")


def test_full_auto_is_a_choice_and_other_dice_come_on_top_p53():
    s = Station(
        corridor("a: jared", "b: 4 tanks"),
        hands={"jared": ["smg"]},
        skills={"jared": ["full_auto", "plus_die:ranged"]},
    )
    s.dice(1, 1, 1)
    s.act("jared", "attack b smg")
    s.dice(*(1,) * 5)
    s.act("jared", "attack full_auto b smg")
    assert len(s.thrown()) == 5
    assert s.can("jared", "attack full_auto b smg focus tank"), "it can be concentrated, too"


def test_full_auto_does_not_help_in_melee_p53():
    s = Station(corridor("a: jared, 5 workers"), hands={"jared": ["sledge"]}, skills={"jared": ["full_auto"]})
    assert not s.can("jared", "attack full_auto a sledge")


def test_super_strength_takes_bonuses_on_top_p55():
    s = Station(
        corridor("a: jared, abomination"),
        hands={"jared": ["chainsaw"]},
        skills={"jared": ["super_strength", "plus_damage:melee"]},
    )
    strike = s.option("jared", "attack a chainsaw").strike(s.game, s.me("jared"))
    assert strike.damage == 4


def test_super_strength_is_for_melee_weapons_p55():
    s = Station(corridor("a: jared", "b: tank"), hands={"jared": ["smg"]}, skills={"jared": ["super_strength"]})
    s.dice(6, 6)
    s.act("jared", "attack b smg")
    assert s.crowd("b") == {"tank": 1}


def test_an_expert_needs_two_dice_p53():
    s = Station(
        corridor("a: jared", "b: cole, abomination"),
        hands={"jared": ["sniper_rifle"]},
        skills={"jared": ["concentrated_attack_expert"]},
    )
    assert not s.can("jared", "attack b sniper_rifle focus abomination")


def test_an_expert_has_no_more_damage_in_plain_attacks_p53():
    s = Station(
        corridor("a: jared", "b: tank"), hands={"jared": ["smg"]}, skills={"jared": ["concentrated_attack_expert"]}
    )
    s.dice(6, 6)
    s.act("jared", "attack b smg")
    assert s.crowd("b") == {"tank": 1}


def test_an_expert_counts_every_die_p53():
    """The bonus looks at the dice thrown, whichever skill was learnt first."""
    for skills in (
        ["concentrated_attack_expert", "plus_die:ranged"],
        ["plus_die:ranged", "concentrated_attack_expert"],
    ):
        s = Station(corridor("a: jared", "b: abomination"), hands={"jared": ["sniper_rifle"]}, skills={"jared": skills})
        s.dice(3, 1)
        s.act("jared", "attack b sniper_rifle focus abomination")
        assert s.crowd("b") == {}


def test_taunted_xenos_strike_nobody_else_p54():
    s = Station(corridor("a: jared, cole, worker"), skills={"jared": ["taunt"]})
    s.act("jared", "taunt a")
    assert (s.wounds("jared"), s.wounds("cole")) == (1, 0)


def test_a_taunt_needs_a_clear_way_p54():
    s = Station(on(CABINS, "A: jared", "C: worker"), skills={"jared": ["taunt"]}, shut=[("B", "C")])
    assert not s.can("jared", "taunt C")


def test_a_taunted_abomination_leaves_mold_p20():
    s = Station(on(CABINS, "A: jared", "C: abomination"), skills={"jared": ["taunt"]})
    s.act("jared", "taunt C")
    assert s.crowd("B") == {"abomination": 1}
    assert s.state.mold == {"B": True}


def test_a_shoved_abomination_leaves_mold_p20():
    s = Station(corridor("a: jared, abomination"), skills={"jared": ["shove"]})
    s.act("jared", "shove b")
    assert s.state.mold.get("b") is True


def test_nobody_is_shoved_through_a_shut_door_p55():
    s = Station(on(CABINS, "B: jared, worker"), skills={"jared": ["shove"]}, shut=[("B", "C")])
    assert s.can("jared", "shove A")
    assert not s.can("jared", "shove C")


def test_nobody_is_rescued_without_sight_p55():
    s = Station(on(CABINS, "A: jared", "B: cole, worker"), skills={"jared": ["lifesaver"]}, shut=[("A", "B")])
    assert not s.can("jared", "rescue B")


def test_the_rescued_may_stay_p55():
    s = Station(corridor("a: jared", "b: cole, worker"), skills={"jared": ["lifesaver"]})
    s.act("jared", "rescue b")
    s.answer("done")
    assert s.zone("cole") == "b"


def hidden(drawing: str, **more) -> Station:
    """Cole hides."""
    return Station(drawing, skills={"cole": ["camouflage"]}, unseen=["cole"], **more)


def test_nobody_hides_under_the_eyes_of_xenos_p54():
    s = Station(corridor("a: cole", "d: worker"), skills={"cole": ["camouflage"]})
    s.options("cole")
    assert s.question is None


def test_hiding_can_be_declined_p54():
    s = Station(corridor("a: cole"), skills={"cole": ["camouflage"]})
    s.options("cole")
    s.answer("nothing")
    assert not s.me("cole").unseen


def test_hiding_lasts_from_round_to_round_p54():
    s = hidden(corridor("a: cole"))
    s.end_phase()
    assert s.me("cole").unseen


def test_xenos_walk_past_the_hidden_p54():
    s = hidden(corridor("a: magnus", "b: cole", "c: worker"))
    s.zombies_act()
    assert s.crowd("b") == {"worker": 1}
    s.zombies_act()
    assert s.crowd("a") == {"worker": 1}
    assert s.wounds("cole") == 0


def test_fighting_reveals_p54():
    s = hidden(corridor("a: cole, worker"), hands={"cole": ["sledge"]})
    s.dice(1, 1, 1)
    s.act("cole", "attack a sledge")
    assert not s.me("cole").unseen


def test_machines_reveal_p54():
    s = hidden(corridor("a: cole", "b: worker"), machines={"falchion_sentry_gun": "a"})
    s.dice(1, 1, 1, 1, 1)
    s.act("cole", "machine_attack falchion_sentry_gun ranged b")
    assert not s.me("cole").unseen


def test_noise_reveals_p54():
    s = hidden(corridor("a: cole"))
    s.act("cole", "make_noise")
    assert not s.me("cole").unseen


def test_walking_does_not_reveal_but_xenos_still_hold_on_p54():
    s = hidden(corridor("a: cole, 2 workers"))
    assert s.option("cole", "move b").cost == 3
    s.act("cole", "move b")
    assert s.me("cole").unseen


def test_friendly_fire_finds_the_hidden_p54():
    s = hidden(corridor("a: jared", "b: cole, worker"), hands={"jared": ["smg"]})
    s.me("cole").health = 3
    s.dice(1, 1)
    s.act("jared", "attack b smg")
    assert s.wounds("cole") == 2


def test_reflexes_once_for_every_card_p54():
    s = Station(
        corridor("a: jared"),
        hands={"jared": ["smg"]},
        skills={"jared": ["combat_reflexes"]},
        spawns={"b": "red"},
        spawn_cards=[1],
    )
    s.zombies_spawn()
    s.dice(1, 1)
    s.answer("attack b smg")
    assert s.question is None
    assert s.crowd("b") == {"worker": 2}


def test_reflexes_only_against_the_zone_of_the_newcomers_p54():
    s = Station(
        corridor("a: jared", "b: worker"),
        hands={"jared": ["light_machine_gun"]},
        skills={"jared": ["combat_reflexes"]},
        spawns={"c": "red"},
        spawn_cards=[7],
    )
    s.zombies_spawn()
    assert s.choices() == ["no_attack", "attack c light_machine_gun", "attack c light_machine_gun focus tank"]


def test_reflexes_again_for_the_next_card_p54():
    s = Station(
        on(CABINS, "A: cole, jared", "B: magnus"),
        hands={"jared": ["smg"]},
        skills={"jared": ["combat_reflexes"], "cole": ["search_two_cards"]},
        finds=["mold_1_worker", "mold_1_hunter"],
        mold={"B": True},
    )
    s.me("magnus").health = 99
    s.act("cole", "search")
    for _ in range(2):
        s.dice(1, 1)
        s.answer("attack B smg")
    assert s.question is None
    assert s.crowd("B") == {"worker": 1, "hunter": 1}


def test_reflexes_with_flames_p54():
    s = Station(
        on(CABINS, "A: jared"),
        hands={"jared": ["flamethrower"]},
        under={"jared": {"flamethrower": ["canister"]}},
        skills={"jared": ["combat_reflexes"]},
        spawns={"B": "red"},
        spawn_cards=[7],
    )
    s.zombies_spawn()
    s.answer("hellfire flamethrower B")
    assert s.crowd("B") == {}


def test_no_turn_for_the_linked_by_an_abomination_p53():
    s = Station(
        corridor("a: jared"),
        skills={"jared": ["xenos_link"]},
        points={"jared": 43},
        spawns={"d": "red"},
        spawn_cards=[16],
    )
    s.zombies_spawn()
    assert "act" not in s.asked


def test_a_leader_lends_no_turn_of_the_guests_own_p53():
    s = Station(corridor("a: jared", "b: cole"), skills={"jared": ["born_leader"], "cole": ["sprint", "charge"]})
    s.act("jared", "lead cole")
    assert not any(words.startswith(("sprint", "charge")) for words in s.choices())


def test_a_lent_action_may_be_declined_p53():
    s = Station(corridor("a: jared", "b: cole"), skills={"jared": ["born_leader"]})
    s.act("jared", "lead cole")
    s.answer(" ".join(EndTurn().key()))
    assert s.state.turn.survivor == "jared"


def test_scavengers_search_neither_mold_nor_surface_p54():
    s = Station(on(SURFACE, "x: jared"), skills={"jared": ["scavenger"]})
    assert not s.can("jared", "search")
    s = Station(corridor("a: jared"), skills={"jared": ["scavenger"]}, mold={"a": False})
    assert not s.can("jared", "search")


def test_a_soldier_who_scavenges_searches_any_room_p54():
    s = Station(on(CABINS, "A: jared"), skills={"jared": ["scavenger"]})
    assert s.can("jared", "search")
    assert not Station(on(CABINS, "A: jared")).can("jared", "search")


def test_enhanced_senses_stop_at_shut_doors_p55():
    s = Station(
        on(CABINS, "A: jared", "C: worker"),
        hands={"jared": ["light_machine_gun"]},
        skills={"jared": ["enhanced_senses"]},
        shut=[("B", "C")],
    )
    assert not s.can("jared", "attack C light_machine_gun")


def test_armour_learnt_later_raises_the_base_level():
    s = Station(corridor("a: cole"), wounds={"cole": 1})
    s.options("cole")
    s.run(learn(s.game, s.me("cole"), "starts_with_armour:4", "red"))
    assert (s.me("cole").health, s.wounds("cole")) == (4, 1)


def test_a_medic_mends_one_point_up_to_the_base_level_p54():
    s = Station(corridor("a: vivian, jared", "b: cole"), wounds={"jared": 2, "cole": 1}, skills={"vivian": ["medic"]})
    s.end_phase()
    assert (s.wounds("vivian"), s.wounds("jared"), s.wounds("cole")) == (0, 1, 1)


def test_hit_and_run_after_flames_p54():
    s = Station(
        on(CABINS, "A: jared, worker", "B: worker"),
        hands={"jared": ["flamethrower"]},
        under={"jared": {"flamethrower": ["canister"]}},
        skills={"jared": ["hit_and_run"]},
    )
    s.act("jared", "hellfire flamethrower B")
    s.answer("path B")
    assert s.zone("jared") == "B"
    assert s.actions_left() == 2, "the worker left behind costs nothing"


def test_no_hit_and_run_after_a_machine_p25():
    s = Station(
        corridor("a: jared", "b: worker"),
        machines={"falchion_sentry_gun": "a"},
        skills={"jared": ["hit_and_run"]},
    )
    s.dice(6, 1, 1, 1, 1)
    s.act("jared", "machine_attack falchion_sentry_gun ranged b")
    assert s.question is None
