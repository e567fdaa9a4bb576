"""What is lit and clickable, what asks before it is done, and what says why not."""

from __future__ import annotations

import pygame
import pytest

from game.client.boardview.view import NOTHING, Target
from game.client.canvas import Proof
from game.client.play.offers import END_TURN, MOVE
from game.client.scenes.board import BoardScene
from game.client.widgets import Dialog
from game.rules.zombicide.action import Act, ChooseSurvivor
from game.rules.zombicide.rules import TableSetup
from tests.client.hands import Hands
from tests.client.play.brain import Mouse, at_table


def acting(seed: int = 3, mission: str = "m0", **facts: object) -> tuple[Hands, BoardScene, Mouse]:
    """The first survivor has the turn and three actions."""
    hands, scene = at_table(mission, seed, speed="instant", **facts)  # type: ignore[arg-type]
    brain = Mouse(hands, scene, seed)
    while not isinstance(scene.table.question, Act):
        brain.watch()
        brain.decide()
    brain.watch()
    return hands, scene, brain


def proof_read(hands: Hands, scene: BoardScene) -> Proof:
    """Notes of all text on the screen, panels kept as pictures included."""
    for widget in scene.screen.top.walk():
        widget.stale = True
    proof = Proof()
    hands.app.draw(proof)
    return proof


class TestLit:
    def test_exactly_the_legal_zones_are_lit(self) -> None:
        _, scene, _ = acting()
        legal = {offer.zone for offer in scene.controller.offers if offer.verb == MOVE}
        lit = {highlight.zone for highlight in scene.board.model.highlights if highlight.style == "legal"}
        assert lit == legal

    def test_the_way_and_its_cost_lie_under_the_cursor(self) -> None:
        hands, scene, brain = acting()
        near = next(offer.zone for offer in scene.controller.offers if offer.verb == MOVE)
        hands.point(brain._point(Target(near)))
        route = scene.board.model.route
        assert route is not None
        assert route.zones[-1] == near
        assert route.cost == "1 action"

    def test_a_far_zone_takes_several_moves_with_one_click(self) -> None:
        hands, scene, brain = acting()
        me = scene.view.active
        assert me is not None
        direct = {offer.zone for offer in scene.controller.offers if offer.path}
        ways = scene.controller.journeys.items()
        far, journey = next((zone, way) for zone, way in ways if way.cost == 2 and zone not in direct)
        hands.point(brain._point(Target(far)))
        route = scene.board.model.route
        assert route is not None
        assert route.cost == "2 actions"
        hands.click(brain._point(Target(far)))
        brain.watch()
        assert scene.view.survivor(me.id).zone == far
        assert scene.view.state.turn is not None
        assert scene.view.state.turn.actions == 3 - journey.cost

    def test_nothing_can_be_clicked_while_things_are_shown(self) -> None:
        hands, scene, brain = acting()
        spots = [brain._point(Target(zone)) for zone in scene.controller.journeys][:2]
        hands.app.change(speed="normal")
        hands.click(spots[0])
        steps = len(scene.table.session.steps)
        hands.app.update(0.01)
        hands.click(spots[1])
        assert len(scene.table.session.steps) == steps


class TestTheBar:
    def test_impossible_actions_say_why(self) -> None:
        _, scene, _ = acting()
        entries = {entry.verb: entry for entry in scene.controller.entries()}
        assert not entries["search"].enabled
        assert entries["search"].tip == "Only rooms can be searched."
        assert entries["objective"].tip == "There is no objective in this zone."
        assert entries["reload"].tip == "Nothing is empty."

    def test_every_button_has_its_own_key(self) -> None:
        _, scene, _ = acting()
        keys = [entry.hotkey for entry in scene.controller.entries()]
        assert all(keys)
        assert len(set(keys)) == len(keys)
        assert not set(keys) & set("LGBZWI"), "held keys are taken"

    def test_aiming_lights_only_its_targets_and_escape_ends_it(self) -> None:
        hands, scene, _ = acting()
        hands.click_on("action move")
        assert scene.controller.aim == MOVE
        hands.key(pygame.K_ESCAPE)
        assert scene.controller.aim == ""
        assert len(scene.screen.layers) == 1

    def test_ending_a_turn_with_actions_left_asks(self) -> None:
        hands, scene, brain = acting()
        me = scene.view.active
        assert me is not None
        hands.key(pygame.K_e)
        assert isinstance(scene.screen.top, Dialog)
        hands.key(pygame.K_ESCAPE)
        assert scene.view.active is me
        hands.click_on(f"action {END_TURN}")
        hands.click_on("End turn")
        brain.watch()
        assert scene.view.survivor(me.id).done


class TestKeys:
    def test_arrows_go_from_place_to_place_and_enter_moves(self) -> None:
        hands, scene, brain = acting()
        me = scene.view.active
        assert me is not None
        origin = me.zone
        visited = set()
        for way in (pygame.K_UP, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_LEFT) * 3:
            hands.key(way)
            visited.add(scene.controller.cursor)
        assert len(visited - {NOTHING}) >= 3
        hands.key(pygame.K_RETURN)
        brain.watch()
        assert scene.view.survivor(me.id).zone != origin

    @pytest.mark.parametrize("key", [pygame.K_l, pygame.K_g, pygame.K_b, pygame.K_z, pygame.K_w])
    def test_held_keys_reveal_and_let_go(self, key: int) -> None:
        hands, scene, _ = acting()
        hands.app.draw()
        plain = pygame.image.tobytes(hands.app.surface, "RGB")
        hands.key(key)
        assert scene.stage.overlay is not None
        hands.app.draw()
        assert pygame.image.tobytes(hands.app.surface, "RGB") != plain
        hands._send(pygame.KEYUP, key=key, mod=0)
        assert scene.stage.overlay is None

    def test_undo_and_redo_by_key(self) -> None:
        hands, scene, brain = acting()
        before = scene.view.state.copy()
        offer = next(offer for offer in scene.controller.offers if offer.verb == MOVE)
        brain.take(offer)
        brain.watch()
        after = scene.view.state.copy()
        hands.key(pygame.K_z, pygame.KMOD_CTRL)
        assert scene.view.state == before
        hands.key(pygame.K_y, pygame.KMOD_CTRL)
        assert scene.view.state == after

    def test_right_click_and_i_tell_everything(self) -> None:
        hands, scene, brain = acting()
        spot = brain._point(Target(scene.view.band[0].zone))
        hands.point(spot)
        hands._send(pygame.MOUSEBUTTONUP, pos=spot, button=3)
        assert scene.screen.top.name == "sheet"
        hands.key(pygame.K_ESCAPE)
        hands.key(pygame.K_TAB)
        hands.key(pygame.K_i)
        assert scene.screen.top.name == "sheet"


class TestComfort:
    def test_the_hint_can_be_dismissed_and_turned_off(self) -> None:
        hands, scene, _ = acting()
        assert scene.hint.visible
        first = scene.hint.text
        hands.click_on("Got it")
        assert scene.hint.text != first
        _, scene, _ = acting()
        hands = Hands(scene.app)
        hands.click_on("No more hints")
        assert not scene.hint.visible
        assert not hands.app.settings.hints

    def test_language_and_size_change_in_the_middle_of_a_game(self) -> None:
        hands, scene, _ = acting()
        hands.app.change(language="it")
        assert any("comincia" in line.text.lower() for line in scene.table.log)
        assert isinstance(scene.table.question, Act)
        assert scene.controller.offers
        hands.app.change(language="en")

    def test_whose_decision_it_is_is_said(self) -> None:
        deal = (("meg", "carl", "hanna"), ("pablito", "jimmy", "trixie"))
        hands, scene = at_table("m0", 3, speed="instant", setup=TableSetup(seats=2, deal=deal))
        scene.view.players = ("Anna", "Bruno")
        brain = Mouse(hands, scene, 3)
        while not isinstance(scene.table.question, ChooseSurvivor):
            brain.watch()
            brain.decide()
        brain.watch()
        assert scene.prompt.said[0].startswith(("Anna: ", "Bruno: "))

    def test_a_board_at_rest_asks_for_no_frames(self) -> None:
        hands, scene, _ = acting()
        hands.pass_time(2.0)
        assert scene.wait() is None
        assert not hands.app.draw()


class TestProofReading:
    @pytest.mark.parametrize("scale", [75, 125, 150, 200])
    @pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
    def test_at_every_scale_too(self, size: tuple[int, int], scale: int) -> None:
        hands, scene, _ = acting(size=size, scale=scale)
        hands.app.change(language="it")
        hands.point((2, 2))
        hands.pass_time(0.5)
        proof = proof_read(hands, scene)
        assert len(proof.written) > 30
        assert proof.faults() == []
        hands.app.change(language="en")

    @pytest.mark.parametrize("lang", ["en", "it"])
    @pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
    def test_no_text_leaves_its_box_or_runs_over_another(self, size: tuple[int, int], lang: str) -> None:
        hands, scene, _ = acting(size=size)
        hands.app.change(language=lang)
        hands.point((2, 2))
        hands.pass_time(0.5)
        proof = proof_read(hands, scene)
        assert len(proof.written) > 30
        assert proof.faults() == []
        hands.app.change(language="en")
