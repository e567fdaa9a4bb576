"""What is shown is heard: every sound that a clip asks for is shipped, and what a player does makes one."""

from __future__ import annotations

import pytest

from game.bots.players import GreedyPlayer
from game.client.play.clips import clip_of
from game.client.play.table import PlayTable
from game.engine import Session
from game.rules.zombicide import events as e
from game.shipped import shipped
from game.tables import open_table

HEARD = (
    e.SurvivorMoved,
    e.AttackMade,
    e.EnemyKilled,
    e.EnemiesMoved,
    e.EnemiesAppeared,
    e.SpawnCardRead,
    e.InventoriesArranged,
    e.CardDiscarded,
    e.WeaponsReloaded,
    e.ObjectiveTaken,
    e.SpawnTokenPlaced,
)


@pytest.mark.parametrize(("mission", "seed"), [("m0", 3), ("m1", 1), ("m5", 3)])
def test_every_sound_is_shipped_and_deeds_are_heard(mission: str, seed: int) -> None:
    session = Session(open_table("undead_or_alive", mission), seed, auto=True)
    bot, table = GreedyPlayer(seed), PlayTable(session)
    while session.question is not None and len(session.steps) < 120:
        table.answer(bot.decide(session, session.question))
        while table.pending:
            event = table.pending[0]
            clip = clip_of(event, table.view)
            if clip.sound:
                assert (shipped("sprites") / "common" / "sounds" / f"{clip.sound}.ogg").is_file(), clip.sound
            if isinstance(event, HEARD) and table.view.state.phase != "setup":
                assert clip.sound, type(event).__name__
            table.fold_next()


def attack(**facts: object) -> e.AttackMade:
    usual = {
        "survivor": "may",
        "weapons": (),
        "kind": "ranged",
        "using": "",
        "zone": "a",
        "range": 1,
        "dice": (4,),
        "accuracy": 4,
        "damage": 1,
        "hits": 1,
        "misses": 0,
    }
    return e.AttackMade(**{**usual, **facts})


@pytest.mark.parametrize(
    ("event", "sound"),
    [
        (attack(), "shot"),
        (attack(damage=2), "big_shot"),
        (attack(dice=(1, 2, 3, 4, 5, 6)), "big_shot"),
        (attack(kind="melee"), "blade"),
        (attack(using="dynamite"), "explosion"),
    ],
)
def test_attacks_sound_like_what_they_are(event: e.AttackMade, sound: str) -> None:
    view = PlayTable(Session(open_table("undead_or_alive", "m0"), 3, auto=True)).view
    view.state.phase = "players"
    assert clip_of(event, view).sound == sound
