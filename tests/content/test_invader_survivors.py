"""Six survivors of Invader, no two alike."""

from game.content import SkillReference, load_game

CONTENT = load_game("invader")
SURVIVORS = CONTENT.survivors.values()


def test_no_two_share_a_signature_skill() -> None:
    signatures = [survivor.skills.blue for survivor in SURVIVORS]
    assert len(set(signatures)) == len(signatures) == 6


def test_no_two_share_any_skill_but_the_fourth_action() -> None:
    sheets = [set(survivor.skills.all) - {"plus_action"} for survivor in SURVIVORS]
    for index, sheet in enumerate(sheets):
        for other in sheets[:index]:
            assert not sheet & other


def test_rb_654_all_gain_an_action_at_yellow() -> None:
    assert {survivor.skills.yellow for survivor in SURVIVORS} == {("plus_action",)}


def test_only_baraka_lists_a_skill_twice_as_printed() -> None:
    doubled = [survivor.id for survivor in SURVIVORS if len(set(survivor.skills.all)) < len(survivor.skills.all)]
    assert doubled == ["baraka"]


def test_signature_skills_need_neither_a_machine_nor_an_extra_activation() -> None:
    """Not every mission has machines, and a table may leave the extra activations out of the deck."""
    idle = {"remote_control", "xenos_link"}
    for survivor in SURVIVORS:
        signature = SkillReference.parse(survivor.skills.blue[0])
        assert signature.id not in idle
        assert signature.parameter != "machine"


def test_whoever_may_gain_a_machine_action_may_also_gain_control() -> None:
    for survivor in SURVIVORS:
        if "plus_free_action:machine" in survivor.skills.all:
            assert any(skill.startswith("remote_control:") for skill in survivor.skills.all)


def test_descriptions_are_one_sentence_each() -> None:
    for survivor in SURVIVORS:
        for sentence in (survivor.description.en, survivor.description.it):
            assert sentence.endswith(".")
            assert sentence.count(".") == 1
    assert len({survivor.description.en for survivor in SURVIVORS}) == 6
