"""The skill catalogue is complete and its texts can be read."""

import pytest

from game.content import SkillReference, load_game

CONTENT = load_game("undead_or_alive")

BOOK = {
    "+1 to Dice Roll: [Action]": "plus_roll:combat",
    "+1 Action": "plus_action",
    "+1 free [Equipment] Action": "plus_free_action:pistol",
    "+1 free [Type] Action": "plus_free_action:search",
    "+1 free Charge": "plus_free_charge",
    "+1 Charge per Turn": "plus_charge_per_turn",
    "+1 die: [Action]": "plus_die:ranged",
    "+1 die: [Equipment]": "plus_die:rifle",
    "+1 Damage: [Equipment]": "plus_damage:winchester",
    "+1 Damage: [Type]": "plus_damage:melee",
    "+1 max Range": "plus_max_range",
    "+1 free Reload": "plus_free_reload",
    "+1 free Fanning": "plus_free_fanning",
    "+1 free Vade Retro": "plus_free_vade_retro",
    "+1 Vade Retro per Turn": "plus_vade_retro_per_turn",
    "+1 Zone per Move": "plus_zone_per_move",
    "Ambidextrous": "ambidextrous",
    "Improvised Weapon: Ranged": "improvised_ranged",
    "Improvised Weapon: Melee": "improvised_melee",
    "Low Profile": "low_profile",
    "Point-Blank": "point_blank",
    "Charge: [Game Effect]": "charge_effect:reaper:melee",
    "Charge: +1 to Dice Roll": "charge_plus_roll",
    "Charge: +1 die": "charge_plus_die",
    "Charge: +1 Damage": "charge_plus_damage",
    "Charge: +1 Zone": "charge_plus_zone",
    "Charge: Re-roll": "charge_reroll",
    "Townsfolk": "becomes:townsfolk",
    "Escalation: [Action]": "escalation:ranged",
    "Dual Expert": "dual_expert",
    "Explosives Expert": "explosives_expert",
    "Quick Draw": "quick_draw",
    "Faithful": "becomes:faithful",
    "Lucky": "lucky",
    "Brothers in Arms: [Game Effect]": "brothers_in_arms:plus_die:melee",
    "Slippery": "slippery",
    "Inventor": "inventor",
    "Born Leader": "born_leader",
    "Zombie Link": "zombie_link",
    "Brawler": "becomes:brawler",
    "Medic": "medic",
    "Reaper: [Action]": "reaper:combat",
    "Hit & Run": "hit_and_run",
    "Hawkeye": "hawkeye",
    "Starts with: [Equipment]": "starts_with:knife",
    "Gunslinger": "becomes:gunslinger",
    "Taunt": "taunt",
    "Scavenger": "scavenger",
    "Combat Reflexes": "combat_reflexes",
    "Roll 6: +1 die [Action]": "six_plus_die:ranged",
    "Roll 6: +1 Damage [Action]": "six_plus_damage:melee",
    "Jump": "jump",
    "Lifesaver": "lifesaver",
    "Sprint": "sprint",
    "Shove": "shove",
    "Fanning: [Game Effect]": "fanning_effect:lucky",
    "Fanning: +1 to Dice Roll": "fanning_plus_roll",
    "Fanning: +1 die": "fanning_plus_die",
    "Fanning: +1 Damage": "fanning_plus_damage",
    "Fanning: +1 max Range": "fanning_plus_max_range",
    "Fanning: +1 free Reload": "fanning_plus_free_reload",
    "Fanning: Reaper": "fanning_reaper",
    "Fanning: Re-roll": "fanning_reroll",
    "Fearless: [Zombie Type]": "fearless:walker",
    "Vade Retro: [Game Effect]": "vade_retro_effect:plus_damage:combat",
    "Vade Retro: +1 to Dice Roll": "vade_retro_plus_roll",
    "Vade Retro: +1 free Combat Action": "vade_retro_plus_free_combat",
    "Vade Retro: +1 die": "vade_retro_plus_die",
    "Vade Retro: +1 Damage": "vade_retro_plus_damage",
    "Vade Retro: Re-roll": "vade_retro_reroll",
}
"""The entries of the rulebook's list (lines 2002-2154) by their English names, each with an example of ours."""


@pytest.mark.parametrize(("entry", "reference"), BOOK.items())
def test_every_entry_of_the_book_is_in_the_catalogue(entry: str, reference: str) -> None:
    fixed_part = entry.split("[")[0].strip()
    assert CONTENT.skill_name(reference).en.startswith(fixed_part)
    assert "{" not in CONTENT.skill_text(reference).en + CONTENT.skill_text(reference).it


def test_the_catalogue_holds_nothing_else() -> None:
    assert len(BOOK) == 70
    assert set(CONTENT.skills) == {SkillReference.parse(reference).id for reference in BOOK.values()}


@pytest.mark.parametrize(
    ("reference", "english", "italian"),
    [
        ("plus_die:melee", "+1 die: Melee", "+1 dado: Mischia"),
        ("plus_free_action:pistol", "+1 free Pistol Action", "+1 Azione gratuita: Pistola"),
        ("plus_damage:colt_saa", "+1 Damage: Colt SAA", "+1 Danno: Colt SAA"),
        ("becomes:gunslinger", "Gunslinger", "Pistolero"),
        ("starts_with:holy_water", "Starts with: Holy Water", "Parte con: Acqua Santa"),
        (
            "brothers_in_arms:plus_die:combat",
            "Brothers in Arms: +1 die: Combat",
            "Fratelli in armi: +1 dado: Combattimento",
        ),
    ],
)
def test_names_with_their_parameter(reference: str, english: str, italian: str) -> None:
    name = CONTENT.skill_name(reference)
    assert (name.say("en"), name.say("it")) == (english, italian)


def test_texts_with_their_parameter() -> None:
    assert CONTENT.skill_text("fearless:walker").it == "Deambulanti: i loro attacchi non causano ferite."
    assert CONTENT.skill_text("plus_damage:rifle").en == "Rifles: each hit deals 1 more damage."


def test_improvised_weapons_have_numbers_and_tell_them() -> None:
    for skill_id in ("improvised_melee", "improvised_ranged"):
        skill = CONTENT.skills[skill_id]
        assert skill.attack
        assert f"{skill.attack.dice} dice, {skill.attack.accuracy}+, {skill.attack.damage} damage" in skill.text.en
        assert f"{skill.attack.dice} dadi, {skill.attack.accuracy}+, {skill.attack.damage} danno" in skill.text.it
