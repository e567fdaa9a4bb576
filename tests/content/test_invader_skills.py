"""Invader's skill catalogue is complete and its texts can be read."""

import pytest

from game.content import SkillReference, load_game

CONTENT = load_game("invader")

BOOK = {
    "+1 al risultato dei dadi: [Azione]": "plus_roll:combat",
    "+1 Azione": "plus_action",
    "+1 Azione gratuita: [Azione]": "plus_free_action:machine",
    "+1 dado: [Azione]": "plus_die:ranged",
    "+1 Danno: [Azione]": "plus_damage:melee",
    "+1 Danno con [Equipaggiamento]": "plus_damage_with:smg",
    "+1 Gittata massima": "plus_max_range",
    "+1 Zona per Movimento": "plus_zone_per_move",
    "Ambidestro": "ambidextrous",
    "Autoriparazione": "auto_repair",
    "Basso profilo": "low_profile",
    "Bruciapelo": "point_blank",
    "Caricare": "charge",
    "Cecchino": "sniper",
    "Cercare: 2 carte": "search_two_cards",
    "Controllo a distanza: [Macchina]": "remote_control:bot",
    "Coriaceo": "tough",
    "Corsa a Zero-G": "zero_g_run",
    "Escalation: [Azione]": "escalation:ranged",
    "Esperto di armi doppie": "dual_expert",
    "Esperto di Attacco Concentrato": "concentrated_attack_expert",
    "Fortunato": "lucky",
    "Fratelli in armi: [effetto di gioco]": "brothers_in_arms:plus_die:melee",
    "Fuoco automatizzato": "full_auto",
    "Inarrestabile": "unstoppable",
    "Leader nato": "born_leader",
    "Legame con gli Xeno": "xenos_link",
    "Maestro delle lame": "blademaster",
    "Medico": "medic",
    "Mietitore: [Azione]": "reaper:combat",
    "Mimetismo": "camouflage",
    "Mordi e fuggi": "hit_and_run",
    "Parte con: [Equipaggiamento]": "starts_with:flamethrower",
    "Parte con [X] Punti Armatura": "starts_with_armour:4",
    "Predatore": "predator",
    "Provocare": "taunt",
    "Riciclatore": "scavenger",
    "Riflessi da combattimento": "combat_reflexes",
    "Risultato 6: +1 dado [Azione]": "six_plus_die:ranged",
    "Salvatore": "lifesaver",
    "Scatto": "sprint",
    "Sensi potenziati": "enhanced_senses",
    "Sete di sangue: [Azione]": "bloodlust:melee",
    "Spingere": "shove",
    "Super forza": "super_strength",
    "Tattico": "tactician",
    "Temerario: [Tipo di Xenos]": "ironclad:worker",
    "Tutto qui?": "is_that_all",
}
"""The entries of the rulebook's list (lines 1766-1874), each with an example of ours."""


@pytest.mark.parametrize(("entry", "reference"), BOOK.items())
def test_every_entry_of_the_book_is_in_the_catalogue(entry: str, reference: str) -> None:
    before, _, after = entry.partition("[")
    name = CONTENT.skill_name(reference).it
    assert name.startswith(before)
    assert name.endswith(after.partition("]")[2])
    assert "{" not in CONTENT.skill_text(reference).en + CONTENT.skill_text(reference).it


def test_the_catalogue_holds_nothing_else() -> None:
    assert len(BOOK) == 48
    assert set(CONTENT.skills) == {SkillReference.parse(reference).id for reference in BOOK.values()}


@pytest.mark.parametrize(
    ("reference", "english", "italian"),
    [
        ("plus_free_action:machine", "+1 free Machine Action", "+1 Azione gratuita: Macchina"),
        ("plus_damage_with:smg", "+1 Damage with SMG", "+1 Danno con Mitraglietta"),
        ("remote_control:all", "Remote Control: All", "Controllo a distanza: Tutte"),
        ("remote_control:sentry_gun", "Remote Control: Sentry Gun", "Controllo a distanza: Sentry Gun"),
        ("starts_with_armour:4", "Starts with 4 Armour Points", "Parte con 4 Punti Armatura"),
        ("ironclad:hunter", "Ironclad: Hunter", "Temerario: Cacciatore"),
        ("brothers_in_arms:lucky", "Brothers in Arms: Lucky", "Fratelli in armi: Fortunato"),
    ],
)
def test_names_with_their_parameter(reference: str, english: str, italian: str) -> None:
    name = CONTENT.skill_name(reference)
    assert (name.say("en"), name.say("it")) == (english, italian)


def test_texts_with_their_parameter() -> None:
    assert CONTENT.skill_text("ironclad:tank").it == "Tank: i loro attacchi non causano danni."
    assert CONTENT.skill_text("remote_control:all").en == (
        "All machines: may control them from anywhere, without a token."
    )


def test_rb_1796_machines_that_skills_speak_of() -> None:
    assert CONTENT.choices("machine") == ("bot", "sentry_gun", "all")


def test_a_skill_of_both_editions_has_the_same_name_in_both() -> None:
    undead = load_game("undead_or_alive")
    for skill in CONTENT.skills.values():
        if skill.id in undead.skills:
            assert skill.name == undead.skills[skill.id].name
