"""The words that mission files are written in: the guide lists them all, mistakes are named, own missions work."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.content.mission import parse_mission
from game.content.source import ContentError
from game.missions import load_mission, shipped_missions
from game.rules.undead_or_alive import train
from game.rules.undead_or_alive.conditions import CONDITIONS
from game.rules.undead_or_alive.parts import PARTS
from game.rules.zombicide.events import GoalReached
from game.rules.zombicide.mission import Mission, Token
from game.rules.zombicide.rules import TableSetup
from game.shipped import shipped
from game.tiled.boards import read_board
from tests.scene import EDITION, Scene

GUIDE = shipped("maps") / "README.md"
UOA = shipped("maps") / "undead_or_alive"
HEAD = """
game = "undead_or_alive"
difficulty = "easy"
minutes = 10
title = { en = "Trial", it = "Prova" }
story = { en = "Once.", it = "Una volta." }
"""


def rows(heading: str) -> dict[str, list[str]]:
    """A table of the guide: its rows by their first cell."""
    text = GUIDE.read_text(encoding="utf-8")
    table = text.partition(f"| {heading} |")[2].partition("\n\n")[0]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]
    return {row[0].strip("`"): row[1:] for row in cells}


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
        text = "\n".join(
            (UOA / mission / "mission.toml").read_text() for mission in shipped_missions("undead_or_alive")
        )
        assert [word for word in CONDITIONS if not re.search(rf"\b{word} = ", text)] == []
        assert [part for part in PARTS if f'part = "{part}"' not in text] == []


def custom(board: str, rules: str, without: tuple[str, ...] = (), added: tuple[Token, ...] = ()) -> Mission:
    """A mission on a shipped board, with some of its tokens taken away or others added, and rules of its own."""
    drawn = read_board(UOA / board / "board.tmx")
    tokens = [Token(token.kind, token.zone, token.x, token.y, token.properties) for token in drawn.tokens]
    text, source = parse_mission(HEAD + rules)
    kept = [token for token in tokens if token.kind not in without]
    return EDITION.mission("trial", text, source, drawn.board, [*kept, *added])


def goal(when: str) -> str:
    return f'[[goals]]\nid = "goal"\ntext = {{ en = "Do it.", it = "Fatelo." }}\nwhen = {{ {when} }}\n'


def rule(part: str, *parameters: str) -> str:
    return "\n".join(["[[rules]]", f'part = "{part}"', *parameters, ""])


def begun(mission: Mission, *survivors: str) -> Scene:
    """A table with a custom mission, set up."""
    scene = Scene(_mission=mission, _setup=TableSetup(deal=(survivors,)))
    scene.run(EDITION.set_up(scene.game))
    scene.answer_all()
    scene.state.phase = "players"
    return scene


def problems(board: str, rules: str, without: tuple[str, ...] = ()) -> list[str]:
    with pytest.raises(ContentError) as caught:
        custom(board, rules, without)
    return [str(problem) for problem in caught.value.problems]


ANY_GOAL = goal('flag = "done"')


class TestMistakes:
    @pytest.mark.parametrize(
        ("rules", "complaint"),
        [
            (goal("objective_taken = 1"), "there is no condition called 'objective_taken'; did you mean"),
            (goal('survivors_left = "window"'), "goals[0].when.survivors_left"),
            (goal("stored = 3"), "goals[0].when.stored"),
            (ANY_GOAL + rule("trains"), "there is no rule part called 'trains'; did you mean 'train'?"),
            (ANY_GOAL + rule("train", 'starts = "steam"'), "rules[0].starts"),
            (ANY_GOAL + rule("exit", 'door = "left"'), "rules[0].door"),
            (ANY_GOAL + rule("exit", 'after = ["gaol"]'), "there is no goal called 'gaol'; did you mean 'goal'?"),
            (goal('machine_gone = "waggon"'), "goals[0].when.machine_gone"),
            (goal("companions_recruited = { cowboy = 2 }"), "goals[0].when.companions_recruited"),
            (ANY_GOAL + rule("recruit_after", 'colours = ["pink"]'), "rules[0].colours"),
        ],
    )
    def test_words_that_do_not_exist(self, rules: str, complaint: str) -> None:
        (problem,) = problems("m0", rules)
        assert complaint in problem
        assert re.match(r"mission.toml line \d+", problem)

    @pytest.mark.parametrize(
        ("rules", "without", "complaint"),
        [
            (rule("exit"), ("exit",), "the board has no exit"),
            (rule("exit", 'machine = "wagon"'), (), "the board has no wagon"),
            (rule("fixed_machine", 'machine = "gatling"'), (), "the board has no gatling"),
            (rule("fixed_machine", 'machine = "gatling"', 'on = "wagon"'), (), "the board has no gatling"),
            (rule("blocking_machine", 'machine = "wagon"'), (), "the board has no wagon"),
            (rule("load_machine", 'machine = "wagon"'), (), "the board has no wagon"),
            (rule("objective_reward", 'except_in = "mine"'), (), "the board has no marker called 'mine'"),
            (rule("carried_objectives", 'colours = ["blue"]'), (), "the board has no blue objective"),
            (rule("bounty_stash", "count = 2", 'colour = "green"'), (), "the board has no green objective"),
            (
                rule("hidden_companions", 'role = "brawler"', 'colours = ["blue"]'),
                (),
                "the board has no blue objective",
            ),
            (rule("recruit_price", 'traits = ["water"]', 'colours = ["blue"]'), (), "the board has no blue objective"),
            (rule("recruit_after", 'colours = ["green"]'), (), "the board has no green objective"),
            (rule("random_companions"), (), "the board has no companion"),
            (rule("random_companions", 'among = "roof"'), (), "the board has no companion"),
            (rule("coal", 'place = "mine"', 'tender = "tender"', 'role = "brawler"'), (), "no marker called 'mine'"),
            (rule("train", 'starts = "action"'), (), "the board has no tile 10R"),
            (rule("train", 'starts = "flag"', 'flag = "go"'), (), "the board has no tile 10V"),
            (rule("travelling_objective", 'colour = "red"', 'flag = "go"'), (), "the board has no rails"),
        ],
    )
    def test_boards_that_lack_something(self, rules: str, without: tuple[str, ...], complaint: str) -> None:
        found = problems("m0", ANY_GOAL + rules, without)
        assert complaint in found[0]
        assert "change the board, or leave this rule out" in found[0]

    def test_fewer_places_than_companions(self) -> None:
        drawn = read_board(UOA / "m5" / "board.tmx")
        markers = [token for token in drawn.tokens if token.kind == "marker"]
        one = Token("marker", markers[0].zone, markers[0].x, markers[0].y, {"name": "balcony"})
        with pytest.raises(ContentError) as caught:
            custom("m5", ANY_GOAL + rule("random_companions", 'among = "balcony"'), ("marker",), (one,))
        assert "fewer markers called 'balcony' than companions" in str(caught.value.problems[0])


def on_rails(kind: str, zone: str, **properties: Any) -> Token:
    """A token in a zone of M1 that the train will run through."""
    return Token(kind, zone, 320, 768, properties)


class TestHopelessGoals:
    """A mission that cannot be accomplished any more is lost, and says why (UoA p. 9)."""

    TRAIN = rule("train", 'starts = "flag"', 'flag = "go"')

    def crushed(self, when: str, *tokens: Token) -> Scene:
        """M1's board, with tokens in the train's way; the train comes."""
        scene = begun(custom("m1", goal(when) + self.TRAIN, ("objective",), tokens), "jimmy")
        scene.put("jimmy", "1R.B")
        scene.game.mission.settle(scene.game)
        assert scene.outcome is None
        scene.state.flags[train.RUNNING] = 1
        scene.between_phases()
        scene.answer_all()
        return scene

    @pytest.mark.parametrize("when", ['objectives_taken = "all"', "objectives_taken = 1", 'objectives_taken = ["red"]'])
    def test_an_objective_under_the_train(self, when: str) -> None:
        assert self.crushed(when, on_rails("objective", "8V.W", colour="red")).outcome == "objective_lost"

    def test_a_hidden_colour_under_the_train(self) -> None:
        lost = on_rails("objective", "8V.W", colour="green", hidden=True)
        assert self.crushed('objectives_taken = ["green"]', lost).outcome == "objective_lost"

    def test_another_objective_is_as_good(self) -> None:
        tokens = (on_rails("objective", "8V.W", colour="red"), Token("objective", "1R.C", 1240, 42, {"colour": "red"}))
        assert self.crushed("objectives_taken = 1", *tokens).outcome is None

    @pytest.mark.parametrize(
        "when", ['machine_left = "wagon"', 'machine_off_rails = "wagon"', "stored = { wagon = 1 }"]
    )
    def test_the_wagon_under_the_train(self, when: str) -> None:
        assert self.crushed(when, on_rails("wagon", "8V.W")).outcome == "machine_lost"

    def test_a_companion_who_leaves_alone_on_the_train(self) -> None:
        mission = custom("m9", goal('companions_recruited = "all"') + rule("train", 'starts = "action"'))
        scene = begun(mission, "jimmy", "meg")
        scene.put("carl", "10R.A")
        scene.state.flags[train.RUNNING] = 1
        scene.between_phases()
        scene.answer_all()
        assert scene.outcome == "companion_lost"

    def test_more_companions_than_the_world_has(self) -> None:
        scene = begun(custom("m10", goal("companions_recruited = { faithful = 3 }")), "jimmy")
        scene.run(scene.game.edition.between_phases(scene.game))
        scene.end_turn("jimmy")
        assert scene.outcome == "companion_lost"

    def test_somebody_left_another_way(self) -> None:
        scene = begun(custom("m0", goal('survivors_left = "train"') + rule("exit")), "jimmy", "meg")
        scene.put("jimmy", scene.state.places["exit"][0])
        scene.end_turn("jimmy")
        scene.answer("leave")
        assert scene.outcome == "left_another_way"

    def test_a_train_that_is_no_way_out_may_leave_without_anybody(self) -> None:
        scene = self.crushed('flag = "never"')
        for _ in range(3):
            scene.between_phases()
            scene.answer_all()
        assert scene.state.flags[train.LEFT]
        assert scene.outcome is None


def every_text() -> Iterator[tuple[str, str]]:
    for mission in shipped_missions("undead_or_alive"):
        text, _ = parse_mission((UOA / mission / "mission.toml").read_text(encoding="utf-8"))
        words = [text.title, text.story, *(each.text for each in text.goals), *(each.text for each in text.rules)]
        for number, each in enumerate(words):
            assert each is not None, f"{mission}: rule without a text"
            yield f"{mission} {number} en", each.en
            yield f"{mission} {number} it", each.it


def test_every_goal_and_rule_has_a_text_in_both_languages() -> None:
    texts = dict(every_text())
    assert all(text.endswith((".", "!")) for name, text in texts.items() if " 0 " not in name)
    english = [texts[name] for name in texts if name.endswith("en")]
    italian = [texts[name] for name in texts if name.endswith("it")]
    assert [one for one, other in zip(english, italian, strict=True) if one == other] == []


def test_printed_difficulty_and_length() -> None:
    printed = {
        "m0": ("easy", 10),
        "m1": ("easy", 25),
        "m2": ("easy", 35),
        "m3": ("easy", 35),
        "m4": ("medium", 45),
        "m5": ("medium", 25),
        "m6": ("medium", 35),
        "m7": ("hard", 50),
        "m8": ("hard", 35),
        "m9": ("very_hard", 50),
        "m10": ("very_hard", 35),
    }
    for mission, expected in printed.items():
        text, _ = parse_mission((UOA / mission / "mission.toml").read_text(encoding="utf-8"))
        assert (text.difficulty, text.minutes) == expected, mission


def test_a_mission_of_one_s_own_can_be_won(tmp_path: Path) -> None:
    """A folder with a board and a few words is a mission."""
    rules = HEAD + goal("objectives_taken = 1") + rule("objective_reward", "points = 2")
    (tmp_path / "mission.toml").write_text(rules, encoding="utf-8")
    board = (UOA / "m0" / "board.tmx").read_text(encoding="utf-8").replace('"../', '"undead_or_alive/')
    (tmp_path / "board.tmx").write_text(board, encoding="utf-8")
    scene = begun(load_mission(EDITION, tmp_path), "jimmy")
    scene.put("jimmy", scene.state.objectives["objective.1"].zone)
    scene.act("jimmy", "objective")
    assert scene.me("jimmy").points == 2
    assert scene.seen(GoalReached) == [GoalReached("goal")]
    assert scene.outcome == "won"
