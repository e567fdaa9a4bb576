"""Fourteen survivors, no two alike."""

from game.content import SkillReference, load_game

CONTENT = load_game("undead_or_alive")
SURVIVORS = CONTENT.survivors.values()


def test_no_two_share_a_signature_skill() -> None:
    signatures = [survivor.skills.blue for survivor in SURVIVORS]
    assert len(set(signatures)) == len(signatures) == 14


def test_any_two_differ_in_most_of_their_skills() -> None:
    sheets = [set(survivor.skills.all) - {"plus_action"} for survivor in SURVIVORS]
    for index, sheet in enumerate(sheets):
        for other in sheets[:index]:
            assert len(sheet & other) <= 2


def test_all_gain_an_action_at_yellow() -> None:
    assert {survivor.skills.yellow for survivor in SURVIVORS} == {("plus_action",)}


def test_only_may_lists_a_skill_twice_as_printed() -> None:
    doubled = [survivor.id for survivor in SURVIVORS if len(set(survivor.skills.all)) < len(survivor.skills.all)]
    assert doubled == ["may"]


def test_every_role_but_the_townsfolk_improves_its_own_abilities() -> None:
    """Each sheet of ours has a skill about charging, Vade Retro, or pistols and fanning."""
    about = {"brawler": ("charge",), "faithful": ("vade_retro",), "gunslinger": ("fanning", "pistol", "dual")}
    for survivor in SURVIVORS:
        if survivor.source == "house" and survivor.role in about:
            skills = " ".join(survivor.skills.all)
            assert any(word in skills for word in about[survivor.role]), survivor.id


def test_descriptions_are_one_sentence_each() -> None:
    for survivor in SURVIVORS:
        for sentence in (survivor.description.en, survivor.description.it):
            assert sentence.endswith(".")
            assert sentence.count(".") == 1
    assert len({survivor.description.en for survivor in SURVIVORS}) == 14


def test_starting_cards_come_from_the_decks() -> None:
    for survivor in SURVIVORS:
        for reference in survivor.skills.blue:
            parsed = SkillReference.parse(reference)
            if parsed.id == "starts_with":
                assert CONTENT.equipment[parsed.parameter or ""].deck in ("starting", "classic")
