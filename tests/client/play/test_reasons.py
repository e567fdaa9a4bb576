"""Every sentence in which the rules refuse something reaches the translators."""

from __future__ import annotations

import ast
from pathlib import Path

import game
from game.client import words
from game.client.play.reasons import known

RULES = Path(game.__file__).parent / "rules"


def refusing(tree: ast.AST) -> list[str]:
    """The sentences that functions called `..._refusal` give back."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.endswith("_refusal"):
            for part in ast.walk(node):
                if isinstance(part, ast.Return) and part.value is not None:
                    found += [
                        leaf.value
                        for leaf in ast.walk(part.value)
                        if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str) and leaf.value.endswith(".")
                    ]
    return found


def test_the_translators_meet_every_refusal() -> None:
    words.speak("en")
    said = {
        sentence for path in sorted(RULES.rglob("*.py")) for sentence in refusing(ast.parse(path.read_text("utf-8")))
    }
    assert len(said) >= 10
    assert said <= set(known())
