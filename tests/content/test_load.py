"""Loading: frozen, shared, fast, and with a fingerprint that follows the content and nothing else."""

import os
import shutil
import subprocess
import sys
import time
from importlib import resources
from pathlib import Path

import pytest
from pydantic import ValidationError

from game.content import load_game, read_game

FOLDER = resources.files("game.content") / "undead_or_alive"


def test_a_game_is_loaded_once_and_shared() -> None:
    assert load_game("undead_or_alive") is load_game("undead_or_alive")


def test_loading_takes_less_than_60_ms() -> None:
    times = []
    for _ in range(5):
        start = time.perf_counter()
        read_game(FOLDER)
        times.append(time.perf_counter() - start)
    assert min(times) < 0.060


def test_content_cannot_be_changed() -> None:
    content = load_game("undead_or_alive")
    with pytest.raises(ValidationError, match="frozen"):
        content.equipment["pan"].dice = 6
    with pytest.raises(TypeError):
        content.equipment["pan"] = content.equipment["knife"]
    with pytest.raises(TypeError):
        content.game.slots["hand"] = content.game.slots["backpack"]
    with pytest.raises(TypeError):
        content.game.tokens["spawn"]["mobile"] = 9


def test_the_fingerprint_ignores_layout_and_follows_content(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    with resources.as_file(FOLDER) as shipped:
        shutil.copytree(shipped, copy)
    before = read_game(copy).fingerprint
    file = copy / "equipment.toml"
    text = file.read_text(encoding="utf-8")
    file.write_text("# another remark\n\n" + text.replace("dice = 1", "dice   =   1"), encoding="utf-8")
    assert read_game(copy).fingerprint == before
    file.write_text(text.replace("accuracy = 5", "accuracy = 4", 1), encoding="utf-8")
    assert read_game(copy).fingerprint != before


def test_the_fingerprint_is_the_same_in_every_process() -> None:
    code = "from game.content import load_game; print(load_game('undead_or_alive').fingerprint)"
    prints = [
        subprocess.run(
            [sys.executable, "-c", code],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in ("1", "2")
    ]
    assert prints == [load_game("undead_or_alive").fingerprint] * 2


def test_decks_list_every_copy_in_file_order() -> None:
    content = load_game("undead_or_alive")
    assert content.deck("starting") == ("scrap_pistol",) * 6 + ("pan",) * 6 + ("springfield",) * 6


def test_attack_numbers_of_a_card() -> None:
    equipment = load_game("undead_or_alive").equipment
    winchester = equipment["winchester"].attack
    assert winchester
    assert (winchester.kind, winchester.dice, winchester.accuracy, winchester.damage) == ("ranged", 2, 4, 2)
    assert equipment["dynamite"].attack is None
    assert equipment["water"].attack is None


def test_extra_activations_bring_nobody() -> None:
    card = load_game("undead_or_alive").spawn_cards[37]
    assert card.extra_activation
    assert card.count("red") == 0
