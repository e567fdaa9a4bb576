"""Decisions by mouse and by keyboard: each dialog gives an answer that its question accepts, and tells what follows."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.client import words
from game.client.canvas import Proof
from game.client.play.dialogs import dialog_for
from game.client.play.dialogs.decision import Decision
from game.client.play.dialogs.inventory import InventoryDialog
from game.client.play.dialogs.shares import ShareDialog, Taker
from game.rules.zombicide.action import Act, Activate, ChooseSurvivor
from game.rules.zombicide.combat import ShareFriendlyFire
from game.rules.zombicide.enemies import ShareWounds
from tests.client.decisions import EXAMPLES, Asked, arrange, seen, town

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
PICKED = [name for name in EXAMPLES if name not in ("wounds", "many wounds", "stray shots", "hits", "split")]
SHARED = ["wounds", "many wounds", "stray shots", "hits", "split"]
ARRANGED = ["order", "trade", "find", "keepsake"]


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    words.speak("en")


def written(asked: Asked) -> str:
    """Everything that can be read on the screen."""
    proof = Proof()
    asked.app.scene.screen.touch()
    asked.app.draw(proof)
    return " ".join(note.text for note in proof.written)


def taker(asked: Asked, name: str) -> Taker:
    found = asked.hands.find(name)
    assert isinstance(found, Taker)
    return found


class TestEveryDialog:
    @pytest.mark.parametrize("lang", ["en", "it"])
    @pytest.mark.parametrize("size", SIZES)
    @pytest.mark.parametrize("what", EXAMPLES)
    def test_no_text_leaves_its_box_or_runs_over_another(self, what: str, size: tuple[int, int], lang: str) -> None:
        asked = Asked(what, size, lang)
        proof = Proof()
        asked.app.scene.screen.touch()
        asked.app.draw(proof)
        assert proof.written
        assert proof.faults() == []

    @pytest.mark.parametrize("what", [name for name in PICKED if name not in ARRANGED])
    def test_a_click_chooses(self, what: str) -> None:
        asked = Asked(what)
        last = asked.question.options[-1]
        plates = [widget for widget in asked.dialog.walk() if hasattr(widget, "entry")]
        asked.hands.click(plates[-1].rect.center)
        assert asked.answer is last

    @pytest.mark.parametrize("what", [name for name in PICKED if name not in ARRANGED])
    def test_so_do_tab_and_enter(self, what: str) -> None:
        asked = Asked(what)
        asked.hands.key(pygame.K_TAB)
        asked.hands.key(pygame.K_RETURN)
        assert asked.answer is asked.question.options[1]

    @pytest.mark.parametrize("what", [name for name in PICKED if name not in ARRANGED])
    def test_so_does_a_digit(self, what: str) -> None:
        asked = Asked(what)
        asked.hands.key(pygame.K_2)
        assert asked.answer is asked.question.options[1]

    @pytest.mark.parametrize("what", SHARED)
    def test_the_first_idea_can_be_confirmed_by_mouse_and_by_keyboard(self, what: str) -> None:
        by_mouse, by_keys = Asked(what), Asked(what)
        by_mouse.hands.click(by_mouse.dialog._confirm.rect.center)
        by_keys.hands.key(pygame.K_RETURN, pygame.KMOD_CTRL)
        assert by_mouse.answer == by_keys.answer
        assert sum(by_mouse.answer.values()) == by_mouse.question.amount

    def test_the_whole_table_or_one_player_is_asked(self) -> None:
        assert "All players decide together" in written(Asked("wounds"))
        assert "Anna decides" in written(Asked("reroll"))
        assert "Bruno decides" in written(Asked("find"))

    def test_the_board_can_be_looked_at_and_the_decision_waits(self) -> None:
        asked = Asked("wounds")
        asked.hands.key(pygame.K_v)
        assert isinstance(asked.dialog, Decision)
        assert asked.dialog.peeking
        assert "Who takes them?" not in written(asked)
        asked.hands.click_on("Back to the decision")
        assert "Who takes them?" in written(asked)
        asked.hands.key(pygame.K_ESCAPE)
        assert asked.dialog.peeking
        assert asked.answers == []

    def test_what_only_the_board_can_ask_has_no_dialog(self) -> None:
        view = seen(town())
        assert dialog_for(ChooseSurvivor(options=[Activate("meg")]), view, print) is None
        assert dialog_for(Act(survivor="meg", options=[]), view, print) is None


class TestWounds:
    def test_nobody_falls_if_that_can_be_helped(self) -> None:
        asked = Asked("wounds")
        assert "would fall" not in written(asked)
        assert asked.dialog.sharing.given == {"meg": 0, "carl": 2, "hanna": 1}

    def test_who_would_fall_is_said_at_once(self) -> None:
        asked = Asked("wounds")
        asked.hands.click(taker(asked, "meg").picture_rect(asked.app.look).center)
        assert asked.dialog.sharing.given == {"meg": 1, "carl": 1, "hanna": 1}
        assert "Meg would fall, and the mission would be lost." in written(asked)

    def test_buttons_take_and_give(self) -> None:
        asked = Asked("wounds")
        asked.hands.click(taker(asked, "carl")._less.rect.center)
        assert "1 wound still to share out" in written(asked)
        assert not asked.dialog._confirm.enabled
        asked.hands.click(asked.dialog._confirm.rect.center)
        assert asked.answers == []
        asked.hands.click(taker(asked, "hanna")._more.rect.center)
        asked.hands.click(asked.dialog._confirm.rect.center)
        assert asked.answer == {"meg": 0, "carl": 1, "hanna": 2}

    def test_markers_are_dragged_from_one_to_another(self) -> None:
        asked = Asked("wounds")
        mark = taker(asked, "hanna").marks(asked.app.look)[0]
        asked.hands.drag(mark.center, taker(asked, "carl").rect.center)
        assert asked.dialog.sharing.given == {"meg": 0, "carl": 3, "hanna": 0}
        asked.hands.drag(taker(asked, "carl").rect.center, (5, 5))
        assert asked.dialog.sharing.left == 1

    def test_arrows_and_signs_share_out_too(self) -> None:
        asked = Asked("wounds")
        asked.hands.key(pygame.K_RIGHT)
        assert asked.app.scene.screen.focused is taker(asked, "carl")
        asked.hands.key(pygame.K_MINUS)
        asked.hands.key(pygame.K_RIGHT)
        asked.hands.key(pygame.K_UP)
        asked.hands.key(pygame.K_RETURN, pygame.KMOD_CTRL)
        assert asked.answer == {"meg": 0, "carl": 1, "hanna": 2}

    def test_whoever_is_fearless_takes_no_harm(self) -> None:
        table = town(skills={"meg": ["fearless:walker"]})
        answers: list[object] = []
        question = ShareWounds(amount=3, among=("carl", "meg"), zone="a", enemy="walker", left=(3, 1))
        dialog = dialog_for(question, seen(table), answers.append)
        assert isinstance(dialog, ShareDialog)
        assert dialog.sharing.given == {"carl": 0, "meg": 3}
        assert dialog.warning() == ""
        assert dialog.consequence("meg", 3) == ("takes no harm from these", False)

    def test_stray_shots_count_their_damage(self) -> None:
        question = ShareFriendlyFire(amount=1, among=("meg", "carl"), zone="a", damage=2, left=(2, 3))
        dialog = dialog_for(question, seen(town()), print)
        assert isinstance(dialog, ShareDialog)
        assert dialog.sharing.given == {"meg": 0, "carl": 1}
        assert dialog.consequence("carl", 1) == ("1 health left", False)
        assert dialog.consequence("meg", 1) == ("would fall", True)


class TestHitsAndWays:
    def test_no_more_hits_than_there_are_enemies(self) -> None:
        asked = Asked("hits")
        for _ in range(3):
            asked.hands.click(taker(asked, "brute").picture_rect(asked.app.look).center)
        assert asked.dialog.sharing.given["brute"] == 1
        assert "at most" in written(asked)

    def test_an_odd_one_goes_where_it_is_sent(self) -> None:
        asked = Asked("split")
        asked.hands.click(taker(asked, "c").picture_rect(asked.app.look).center)
        assert "To the west" in written(asked)
        asked.hands.key(pygame.K_RETURN, pygame.KMOD_CTRL)
        assert asked.answer == {"a": 0, "c": 1}


class TestWords:
    def test_a_throw_says_what_counts_and_what_gives_another(self) -> None:
        said = written(Asked("reroll"))
        assert "3 hits at 4+" in said
        assert "Throw again: Plenty of Bullets" in said

    def test_skills_are_explained_in_full(self) -> None:
        asked = Asked("skill red")
        said = written(asked)
        view = seen(asked.table)
        for option in asked.question.options:
            name, text = view.skill(option.what)
            assert name in said
            assert all(word in said for word in text.split())

    @pytest.mark.parametrize("lang", ["en", "it"])
    def test_no_option_is_shown_by_its_code(self, lang: str) -> None:
        for what in PICKED:
            asked = Asked(what, lang=lang)
            plates = [widget for widget in asked.dialog.walk() if hasattr(widget, "entry")]
            assert all(plate.entry.text != plate.entry.answer[-1] for plate in plates if what != "zone"), what
            assert all("_" not in plate.entry.text for plate in plates), what


def inventory(asked: Asked) -> InventoryDialog:
    assert isinstance(asked.dialog, InventoryDialog)
    return asked.dialog


class TestInventory:
    def test_a_card_is_dragged_to_the_partner(self) -> None:
        asked = Asked("trade")
        dynamite = asked.table.me("meg").slots[3]
        asked.hands.drag(asked.hands.find("meg 3").rect.center, asked.hands.find("carl 1").rect.center)
        asked.hands.click_on("Done")
        assert asked.answer["carl"].slots[1] == dynamite
        assert asked.answer["meg"].slots[3] == ""

    def test_two_clicks_do_the_same(self) -> None:
        asked = Asked("trade")
        dynamite = asked.table.me("meg").slots[3]
        asked.hands.click_on("meg 3")
        assert inventory(asked).held is not None
        asked.hands.click_on("carl 1")
        asked.hands.click_on("Done")
        assert asked.answer["carl"].slots[1] == dynamite

    def test_so_does_the_keyboard(self) -> None:
        asked = Asked("trade")
        pistol = asked.table.me("meg").slots[0]
        asked.hands.key(pygame.K_RETURN)
        for key in (pygame.K_DOWN, pygame.K_RIGHT, pygame.K_RETURN):
            asked.hands.key(key)
        asked.hands.key(pygame.K_RETURN, pygame.KMOD_CTRL)
        assert asked.answer["carl"].slots[1] == pistol

    def test_cards_change_places(self) -> None:
        asked = Asked("trade")
        mine, theirs = asked.table.me("meg").slots[0], asked.table.me("carl").slots[0]
        asked.hands.drag(asked.hands.find("meg 0").rect.center, asked.hands.find("carl 0").rect.center)
        asked.hands.click_on("Done")
        assert asked.answer["carl"].slots[0] == mine
        assert asked.answer["meg"].slots[0] == theirs

    def test_a_card_that_does_not_fit_flies_back_and_it_is_said_why(self) -> None:
        asked = Asked("trade")
        before = inventory(asked).model.answer
        asked.hands.drag(asked.hands.find("meg 3").rect.center, asked.hands.find("carl 2").rect.center)
        assert inventory(asked).model.answer == before
        assert "Dynamite does not fit there: Carl's favourite slot takes only: melee weapon." in written(asked)

    def test_a_card_dropped_beside_the_boards_stays_where_it_was(self) -> None:
        asked = Asked("trade")
        before = inventory(asked).model.answer
        asked.hands.drag(asked.hands.find("meg 3").rect.center, (2, 2))
        assert inventory(asked).model.answer == before
        assert inventory(asked).held is None

    def test_the_tray_throws_away_and_gives_back(self) -> None:
        asked = Asked("order")
        dynamite = asked.table.me("meg").slots[3]
        asked.hands.drag(asked.hands.find("meg 3").rect.center, asked.hands.find("tray 0").rect.center)
        assert "Would be thrown away: Dynamite." in written(asked)
        asked.hands.drag(asked.hands.find("tray 0").rect.center, asked.hands.find("meg 5").rect.center)
        assert inventory(asked).model.slots["meg"][5] == dynamite
        asked.app.scene.screen.focus(asked.hands.find("meg 5"), by_keys=True)
        asked.hands.key(pygame.K_DELETE)
        asked.hands.click_on("Done")
        assert dynamite not in asked.answer["meg"].slots

    def test_a_new_card_lies_in_a_free_slot_and_is_marked(self) -> None:
        asked = Asked("find")
        assert inventory(asked).model.slots["hanna"][2] == "lupara.1"
        assert "NEW" in written(asked)
        asked.hands.click_on("Done")
        assert asked.answer["hanna"].slots[2] == "lupara.1"

    def test_a_new_card_without_room_waits_in_the_tray(self) -> None:
        table = town()
        for _ in range(2):
            table.pack("hanna", "water")
        table.me("hanna").slots[2] = "springfield.1"
        question = arrange(table, "hanna", new="pan.1")
        answers: list[object] = []
        dialog = dialog_for(question, seen(table), answers.append)
        assert isinstance(dialog, InventoryDialog)
        assert dialog.model.tray == ["pan.1"]
        dialog.confirm()
        assert "pan.1" not in question.accept(answers[0])["hanna"].slots

    def test_leaving_it_changes_nothing(self) -> None:
        asked = Asked("find")
        asked.hands.key(pygame.K_ESCAPE)
        assert asked.answers == [{}]

    def test_escape_first_puts_down_what_is_in_the_hand(self) -> None:
        asked = Asked("trade")
        asked.hands.key(pygame.K_RETURN)
        asked.hands.key(pygame.K_ESCAPE)
        assert asked.answers == []
        assert inventory(asked).held is None
        asked.hands.key(pygame.K_ESCAPE)
        assert asked.answers == [{}]

    def test_what_must_be_kept_cannot_be_thrown_away_nor_left(self) -> None:
        asked = Asked("keepsake")
        slot = next(slot for slot in inventory(asked)._slots["carl"] if slot.card == "supply.3")
        asked.hands.drag(slot.rect.center, asked.hands.find("tray 0").rect.center)
        assert "Supplies cannot be thrown away." in written(asked)
        asked.hands.key(pygame.K_ESCAPE)
        assert asked.answers == []
        asked.hands.click_on("Done")
        assert "supply.3" in asked.answer["carl"].slots

    def test_tokens_and_companions_change_hands(self) -> None:
        asked = Asked("trade")
        asked.hands.click_on("meg companions jimmy")
        asked.app.scene.screen.focus(asked.hands.find("meg carried blue"), by_keys=True)
        asked.hands.key(pygame.K_RETURN)
        asked.hands.click_on("Done")
        assert asked.answer["carl"].companions == ("jimmy",)
        assert asked.answer["carl"].carried == ("blue",)
        assert asked.answer["meg"].companions == ()

    def test_a_card_that_is_pointed_at_is_shown_large(self) -> None:
        asked = Asked("trade")
        asked.hands.point(asked.hands.find("carl 0").rect.center)
        assert inventory(asked).looked_at == asked.table.me("carl").slots[0]

    def test_done_waits_until_the_hand_is_empty(self) -> None:
        asked = Asked("trade")
        asked.hands.key(pygame.K_RETURN)
        asked.hands.key(pygame.K_RETURN, pygame.KMOD_CTRL)
        assert asked.answers == []
