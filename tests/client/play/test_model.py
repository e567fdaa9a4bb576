"""From the state to the picture: everything on the board is shown, and trains glide."""

from __future__ import annotations

from game.client.play.model import board_model
from game.rules.zombicide.action import Act
from game.rules.zombicide.state import SpawnToken
from tests.client.play.brain import Mouse, at_table


def test_everybody_and_everything_is_on_the_board() -> None:
    hands, scene = at_table("m9", speed="instant")
    brain = Mouse(hands, scene, 3)
    while not isinstance(scene.table.question, Act):
        brain.watch()
        brain.decide()
    brain.watch()
    state = scene.view.state
    model = board_model(scene.view)
    figures = {figure.id for figure in model.figures}
    assert {survivor.id for survivor in state.survivors.values() if survivor.zone} <= figures
    assert {enemy for crowd in state.enemies.values() for enemy in crowd} <= figures
    assert set(state.machines) <= figures
    tokens = {token.id for token in model.tokens}
    assert {*state.spawns, *state.objectives, "noise"} <= tokens
    assert len(model.tiles) == len(state.layout)


def test_every_picture_exists() -> None:
    for mission in ("m0", "m1", "m6", "m9"):
        hands, scene = at_table(mission, speed="instant")
        model = board_model(scene.view)
        pictures = hands.app.look.pictures
        for token in model.tokens:
            assert pictures.has(f"{model.game}/tokens/{token.sprite}"), token.sprite
        for tile in model.tiles:
            assert pictures.has(tile.picture), tile.picture


def test_sleeping_tokens_look_asleep() -> None:
    _, scene = at_table("m0", speed="instant")
    scene.view.state.spawns["x"] = SpawnToken("x", "corpse_pile", "2R.A", 10, 10, active=False)
    sprites = {token.id: token.sprite for token in board_model(scene.view).tokens}
    assert sprites["x"] == "corpse_pile_inactive"
