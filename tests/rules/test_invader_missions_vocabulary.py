"""The words of Invader's missions: the guide lists them all, boards that lack something are refused."""

from __future__ import annotations

import re

import pytest

from game.content.mission import parse_mission
from game.content.source import ContentError
from game.missions import problems_of, shipped_mission, shipped_missions
from game.rules.invader.conditions import CONDITIONS
from game.rules.invader.parts import PARTS
from game.rules.zombicide.mission import Mission
from game.shipped import shipped
from tests.station import EDITION

MAPS = shipped("maps") / "invader"
MISSIONS = shipped_missions("invader")
HEAD = """
game = "invader"
difficulty = "easy"
minutes = 10
title = { en = "Trial", it = "Prova" }
story = { en = "Once.", it = "Una volta." }
"""
GOAL = """
[[goals]]
id = "goal"
text = { en = "Do.", it = "Fate." }
when = { objectives_taken = "all" }
"""


def rows(heading: str) -> dict[str, list[str]]:
    """A table of the guide: its rows by their first cell."""
    text = (MAPS / "README.md").read_text(encoding="utf-8")
    table = text.partition(f"| {heading} |")[2].partition("\n\n")[0]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]
    return {row[0].strip("`"): row[1:] for row in cells}


def custom(board: str, rules: str, goals: str = GOAL) -> Mission:
    """A mission on a shipped board with rules of its own."""
    printed = shipped_mission("invader", board)
    text, source = parse_mission(HEAD + goals + rules)
    return EDITION.mission("trial", text, source, printed.board, printed.tokens)


class TestGuide:
    def test_it_lists_every_condition_and_no_other(self) -> None:
        assert list(rows("condition")) == list(CONDITIONS)

    def test_it_lists_every_part_and_no_other(self) -> None:
        assert list(rows("part")) == list(PARTS)

    @pytest.mark.parametrize("part", PARTS)
    def test_it_lists_every_parameter(self, part: str) -> None:
        listed = re.findall(r"`(\w+)`", rows("part")[part][0])
        assert listed == list(PARTS[part].model_fields)

    @pytest.mark.parametrize("part", PARTS)
    def test_it_tells_the_defaults(self, part: str) -> None:
        for name, default in re.findall(r"`(\w+)` \((\d+|true|false|\".*?\")\)", rows("part")[part][0]):
            value = PARTS[part].model_fields[name].default
            assert default == (str(value).lower() if not isinstance(value, str) else f'"{value}"'), name

    def test_every_word_of_it_is_used_by_a_printed_mission(self) -> None:
        text = "\n".join((MAPS / mission / "mission.toml").read_text() for mission in MISSIONS)
        assert [word for word in CONDITIONS if not re.search(rf"\b{word} = ", text)] == []
        assert [part for part in PARTS if f'part = "{part}"' not in text] == []


class TestPrintedMissions:
    def test_there_are_eleven(self) -> None:
        assert tuple(f"m{number}" for number in range(11)) == MISSIONS

    @pytest.mark.parametrize("mission", MISSIONS)
    def test_nothing_is_wrong_with_them(self, mission: str) -> None:
        assert problems_of(MAPS / mission) == []

    @pytest.mark.parametrize("mission", MISSIONS)
    def test_every_goal_and_rule_is_told_in_both_languages(self, mission: str) -> None:
        text = shipped_mission("invader", mission).text
        assert text is not None
        told = [text.title, text.story, *(goal.text for goal in text.goals), *(rule.text for rule in text.rules)]
        assert all(words is not None and words.en and words.it for words in told)
        assert text.story.en != text.story.it


class TestRefusals:
    @pytest.mark.parametrize(
        ("board", "rules", "problem"),
        [
            ("m0", 'part = "remote_controls"', "no machine"),
            ("m0", 'part = "stash"\ncards = ["mre"]\ncolour = "blue"', "no blue objective"),
            ("m0", 'part = "waiting_objective"\ncolour = "white"\nafter = ["goal"]', "no white objective"),
            ("m0", 'part = "waiting_objective"\ncolour = "red"\nafter = ["gaol"]', "no goal called 'gaol'"),
            ("m0", 'part = "helpless_objective"\ncolour = "blue"', "no blue objective"),
            ("m0", 'part = "scattered_start"', "only one starting zone"),
            ("m0", 'part = "waking_spawns"\ncolours = ["violet"]', "no violet spawn"),
            ("m1", 'part = "waking_spawns"\ncolours = ["violet"]\ndoors = true', "no violet door"),
            ("m6", 'part = "waking_spawns"\ncolours = ["violet"]\nobjectives = true', "no violet objective"),
            ("m0", 'part = "open_doors"\ncolours = ["green"]', "no green door"),
            ("m0", 'part = "burnt_spawns"\nface_down = true', "no hidden spawn"),
            ("m0", 'part = "evacuation"\nflag = "out"', "no noise tokens"),
            ("m0", 'part = "sealed_exit"', "no bot"),
            ("m6", 'part = "exit"', "no exit"),
            ("m0", 'part = "open_doors"\ncolours = ["pink"]', "input should be"),
            ("m0", 'part = "exits"', "no rule part called 'exits'"),
        ],
    )
    def test_a_board_that_lacks_something(self, board: str, rules: str, problem: str) -> None:
        with pytest.raises(ContentError, match=re.escape(problem)):
            custom(board, f"[[rules]]\n{rules}\n")

    @pytest.mark.parametrize(
        "when",
        [
            'objectives_taken = ["pink"]',
            "objectives_taken = { pink = 1 }",
            'survivors_left = "train"',
            'survivors_at = "wagon"',
            'level_reached = "blue"',
            'samples_taken = "some"',
            "bounties_found = 1",
        ],
    )
    def test_a_condition_that_is_misspelt(self, when: str) -> None:
        with pytest.raises(ContentError):
            custom("m0", "", GOAL.replace('objectives_taken = "all"', when))
