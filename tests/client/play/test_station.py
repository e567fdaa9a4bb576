"""Invader on the board: doors at their doorways, orders for machines, mold, noise, and cards under weapons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from game.bots.players import GreedyPlayer
from game.client.app import App
from game.client.boardview.view import Target
from game.client.play.clips import clip_of
from game.client.play.dialogs.arranging import Arranging, Place
from game.client.play.dialogs.inventory import InventoryDialog
from game.client.play.dialogs.wording import _NAMED, _ZONES
from game.client.play.model import board_model
from game.client.play.offers import DOOR, MACHINE_ATTACK, STEER, odds_words
from game.client.play.table import PlayTable
from game.client.play.tokens import token_words
from game.client.scenes.board import BoardScene
from game.client.shots import hidden
from game.client.widgets import Menu
from game.engine import Session
from game.rules.invader.events import DoorClosed, DoorSmashed, MoldChanged, NoiseMade
from game.rules.invader.state import InvaderState
from game.rules.zombicide.action import Act, ChooseSurvivor
from game.rules.zombicide.arrange import Arrange, Holding
from game.rules.zombicide.events import EnemiesAppeared, MachineActivated, SurvivorHid, TokenCarried
from game.rules.zombicide.inventory import _feeds
from game.rules.zombicide.state import ZombicideState
from game.saves.settings import Settings
from game.shipped import shipped
from game.tables import open_table
from tests.client.hands import Hands
from tests.client.play.brain import Mouse
from tests.client.play.test_controller import proof_read

BOT = "peacekeeper_bot"


def aboard(
    mission: str = "m0",
    lang: str = "en",
    size: tuple[int, int] = (1280, 720),
    before: Callable[[Session[ZombicideState]], None] = lambda session: None,
) -> BoardScene:
    """The first survivor of a mission has the turn; `before` it something may have happened."""
    session = Session(open_table("invader", mission), 3, auto=True)
    while not isinstance(session.question, Act):
        assert session.question is not None
        if isinstance(session.question, ChooseSurvivor):
            before(session)
        session.answer(session.question.candidates()[0])
    app = App(hidden(size), Settings().changed(language=lang, speed="instant"))
    app.push(lambda app: BoardScene(app, PlayTable(session)))
    scene = app.scene
    assert isinstance(scene, BoardScene)
    app.update(0)
    return scene


def happen(scene: BoardScene, *events: object) -> None:
    """Let something have happened, and put the same question again."""
    session = scene.table.session
    for event in events:
        session.table.happen(event)
    scene.view.jump(session.state)
    scene.controller.open()
    scene.look_again()


class TestOnTheBoard:
    def test_mold_covers_its_zone_and_noise_is_counted(self) -> None:
        scene = aboard()
        zone = next(iter(scene.view.board.zones))
        happen(scene, MoldChanged(zone, active=True), NoiseMade(zone, 3))
        model = board_model(scene.view)
        assert (zone, "mold_active") in [(cover.zone, cover.sprite) for cover in model.covers]
        noise = next(token for token in model.tokens if token.sprite == "noise")
        assert (noise.zone, noise.count) == (zone, 3)
        assert token_words(noise.id, scene.view)[0] == "Noise ×3"

    def test_a_door_lies_in_its_doorway(self) -> None:
        scene = aboard()
        opening = scene.view.board.openings[0]
        happen(scene, DoorClosed(opening.id, "neutral"))
        door = next(token for token in board_model(scene.view).tokens if token.id == opening.id)
        assert (door.x, door.y) == tuple(opening.rect.middle)
        assert door.upright == opening.vertical
        assert token_words(door.id, scene.view)[0] == "Shut door"
        happen(scene, DoorSmashed(opening.id, opening.zones[0]))
        assert token_words(door.id, scene.view)[0] == "Smashed door"

    def test_who_hides_is_half_seen_and_what_acts_is_lit(self) -> None:
        scene = aboard("m1")
        me = scene.view.active
        assert me is not None
        happen(scene, SurvivorHid(me.id, unseen=True), MachineActivated(BOT))
        figures = {figure.id: figure for figure in board_model(scene.view).figures}
        assert figures[me.id].veiled
        assert figures[me.id].sign == "camouflage"
        assert figures[BOT].sprite == f"{BOT}_active"

    @pytest.mark.parametrize("mission", ["m0", "m1", "m5", "m7"])
    def test_every_picture_exists(self, mission: str) -> None:
        scene = aboard(mission)
        zones = list(scene.view.board.zones)
        opening = scene.view.board.openings[0].id
        happen(
            scene, MoldChanged(zones[0], active=False), DoorClosed(opening, "neutral"), DoorSmashed(opening, zones[0])
        )
        model, pictures = board_model(scene.view), scene.app.look.pictures
        for sprite in [*(token.sprite for token in model.tokens), *(cover.sprite for cover in model.covers)]:
            assert pictures.has(f"invader/tokens/{sprite}"), sprite


class TestDoors:
    def test_a_click_on_the_handle_shuts_the_door(self) -> None:
        scene = aboard("m5")
        hands = Hands(scene.app)
        handle = scene.board.model.handles[0]
        scene.board.camera.look_at(handle.x, handle.y)
        scene.board.camera.arrive()
        hands.click(scene.board.spot(handle.x, handle.y))
        state = scene.view.state
        assert isinstance(state, InvaderState)
        assert handle.id in state.doors
        assert not scene.board.model.handles, "a door is moved once a turn"

    def test_the_bar_names_the_doors_by_where_they_lead(self) -> None:
        scene = aboard("m5")
        doors = [offer for offer in scene.controller.offers if offer.verb == DOOR]
        assert doors
        for offer in doors:
            assert offer.label.startswith("Shut the door towards ")
        assert len({offer.label for offer in doors}) == len(doors)

    def test_the_keyboard_reaches_the_handles(self) -> None:
        scene = aboard("m5")
        handle = scene.board.model.handles[0]
        assert Target(handle.zone, token=handle.id) in scene.controller.places()


class TestMachines:
    def controlled(self) -> tuple[BoardScene, str]:
        """The first survivor has the bot's remote control, and a tank stands where the bot can see it."""

        def prepare(session: Session[ZombicideState]) -> None:
            state, board = session.state, session.rules.mission.board
            seen = next(zone for zone, far in board.seen_from(state.machines[BOT].zone).items() if far == 1)
            session.table.happen(EnemiesAppeared((state.reserve["tank"][0],), seen, "card"))
            for survivor in state.survivors:
                session.table.happen(TokenCarried(survivor, "remote:green"))

        scene = aboard("m1", before=prepare)
        return scene, scene.view.state.machines[BOT].zone

    def test_a_click_on_the_machine_offers_its_orders(self) -> None:
        scene, here = self.controlled()
        assert BOT in scene.controller.lit_figures()
        scene.controller.click(Target(here, figure=BOT))
        assert isinstance(scene.screen.top, Menu)
        assert len(scene.controller.orders(BOT)) == 2

    def test_its_targets_are_lit_only_once_it_is_ordered(self) -> None:
        scene, _ = self.controlled()
        assert not any(offer.verb in (STEER, MACHINE_ATTACK) for offer in scene.controller.open_offers)
        scene.controller.press(STEER)
        lit = {offer.zone for offer in scene.controller.open_offers}
        assert lit == set(scene.view.board.neighbours(scene.view.state.machines[BOT].zone))

    def test_a_concentrated_attack_has_its_own_odds(self) -> None:
        scene, _ = self.controlled()
        attacks = [offer for offer in scene.controller.offers if offer.verb == MACHINE_ATTACK]
        plain = next(offer for offer in attacks if not getattr(offer.option, "focus", ""))
        focused = next(offer for offer in attacks if getattr(offer.option, "focus", "") == "tank")
        assert plain.forecast is not None
        assert focused.forecast is not None
        assert focused.forecast.kill > plain.forecast.kill
        assert "concentrated on one: tank" in focused.label
        assert odds_words(focused, scene.view).endswith("to kill it")


class TestUnderWeapons:
    def trade(self, scene: BoardScene) -> Arrange:
        names = [one.id for one in scene.view.band][:2]
        game, edition = scene.view.game, scene.view.rules.edition
        mine = Holding(
            ("smg.1", "cattle_prod.1", "", "", "plenty_bullets.2", "", "", "", ""),
            ("remote:green",),
            (),
            {"smg.1": ("plenty_bullets.1",)},
        )
        return Arrange(
            seat=0,
            holdings={names[0]: mine, names[1]: Holding(("assault_shotgun.1", *[""] * 8))},
            fits=lambda name, slot, card: edition.slot_accepts(game.me(name), slot, card),
            feeds=partial(_feeds, game),
        )

    def test_ammunition_is_dragged_under_a_weapon_and_off_again(self) -> None:
        scene = aboard()
        answers: list[object] = []
        dialog = InventoryDialog(self.trade(scene), scene.view, answers.append)
        scene.screen.ask(dialog)
        scene.app.update(0)
        hands = Hands(scene.app)
        me, other = dialog.people
        where = {widget.name: widget.rect for widget in dialog.walk()}
        hands.drag(where[f"{me} 4"].center, where[f"{other} 0 under 0"].center)
        scene.app.update(0)
        where = {widget.name: widget.rect for widget in dialog.walk()}
        hands.drag(where[f"{me} 0 under 0"].center, where[f"{me} 5"].center)
        dialog.confirm()
        answer = answers[0]
        assert isinstance(answer, dict)
        assert answer[me]["assigned"] == {}
        assert answer[me]["slots"][5] == "plenty_bullets.1"
        assert answer[other]["assigned"] == {"assault_shotgun.1": ["plenty_bullets.2"]}
        dialog.question.accept(answer)

    def test_cards_come_off_a_weapon_that_leaves_the_hands(self) -> None:
        model = Arranging(self.trade(aboard()))
        me = next(iter(model.slots))
        model.move(Place(me, 0), Place(me, 8))
        assert model.under(me, 8) == []
        assert "plenty_bullets.1" in model.slots[me]
        model.question.accept(model.answer)

    def test_nothing_goes_under_what_does_not_use_it(self) -> None:
        model = Arranging(self.trade(aboard()))
        me = next(iter(model.slots))
        refusal = model.refusal(Place(me, 4), Place(me, 1, 0))
        assert refusal is not None
        assert refusal.reason == "no_feed"


def test_every_reason_of_a_question_has_its_words() -> None:
    named = {"ablative", "camouflage", "first_spawn", "gift", "is_that_all", "machine_follows", "starting_card"}
    assert {*named, "walks_first", "first_player", "exit", "reap", "discard"} <= set(_NAMED)
    assert {"extra_spawn", "escorted", "fill_first", "abomination", "enemies_way", "starting_zone"} <= set(_ZONES)


@pytest.mark.parametrize("mission", ["m0", "m5"])
@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_text_leaves_its_box(mission: str, lang: str, size: tuple[int, int]) -> None:
    scene = aboard(mission, lang=lang, size=size)
    proof = proof_read(Hands(scene.app), scene)
    assert not proof.faults()


def test_a_whole_game_is_shown_with_sounds_that_are_shipped() -> None:
    session = Session(open_table("invader", "m0"), 3, auto=True)
    bot, table, heard = GreedyPlayer(3), PlayTable(session), set()
    while session.question is not None and len(session.steps) < 150:
        table.answer(bot.decide(session, session.question))
        while table.pending:
            sound = clip_of(table.pending[0], table.view).sound
            heard.add(sound)
            assert not sound or (shipped("sprites") / "common" / "sounds" / f"{sound}.ogg").is_file(), sound
            table.fold_next()
    assert {"screech", "skitter", "xeno_death"} <= heard
    assert "groan" not in heard


def test_the_mouse_alone_plays_on_the_station() -> None:
    scene = aboard()
    brain = Mouse(Hands(scene.app), scene, 3)
    for _ in range(40):
        brain.watch()
        if scene.table.question is None:
            break
        brain.decide()
    assert len(scene.table.session.steps) >= 40 or scene.table.question is None


def test_a_door_that_cannot_be_moved_says_why() -> None:
    scene = aboard("m5")
    handle = scene.board.model.handles[0]
    offer = next(offer for offer in scene.controller.offers if offer.token == handle.id)
    scene.answer(offer.option)
    scene.app.update(0)
    entry = next(entry for entry in scene.controller.entries() if entry.verb == DOOR)
    assert not entry.enabled
    assert entry.tip == "One door has been moved in this turn already."
