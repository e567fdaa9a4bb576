"""The screens of campaigns: begun, led through missions, managed, passed on; each mission entered exactly once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.bots.players import GreedyPlayer
from game.campaigning import settle
from game.client import words
from game.client.play.start import kept_game
from game.client.scenes.board import BoardScene
from game.client.scenes.campaign_new import NewCampaign, band_page
from game.client.scenes.campaign_page import CampaignPage, mission_wishes
from game.client.scenes.campaigns import CampaignList
from game.client.scenes.keepsakes import Keepsakes
from game.client.scenes.outcome import Outcome
from game.client.scenes.setup import Setup
from game.client.scenes.title import Title
from game.reopening import label_of, latest
from game.saves.autosave import Autosaver
from game.saves.campaigns import IN_PROGRESS, Campaign, Campaigns, Store
from game.saves.documents import save_of
from game.saves.envelope import SUFFIX
from game.saves.folders import folders
from game.shipped import shipped
from tests.client.endings import ended
from tests.client.hands import Hands
from tests.client.keeping import at, proof, tab_to, type_over, written
from tests.saves.games import GAME, played

ROSTER = (("meg", "carl", "hanna"), ("pablito", "concepcion", "jimmy"))
SAMPLE = shipped("saves") / "samples" / f"frontier{SUFFIX}"


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    words.speak("en")


def campaigns() -> Campaigns:
    return Campaigns(folders().saves)


def frontier(**wishes: object) -> Store:
    """A campaign of the two players of the games that the bots have ended."""
    campaign = Campaign(title="Frontier", game=GAME, players=("Anna", "Bruno"), roster=ROSTER)
    return campaigns().begin(campaign.changed(**wishes), now=1)


def page(hands: Hands) -> CampaignPage:
    scene = hands.app.scene
    assert isinstance(scene, CampaignPage)
    return scene


def in_progress(store: Store, answers: int = 30) -> None:
    label = label_of(GAME, "m0", "Frontier", ("Anna", "Bruno"), campaign=store.name)
    session = played("m0", 6, answers, setup=store.load().setup())
    store.shelf.save(IN_PROGRESS, save_of(session, label, played=60, now=50))


def has_ended(store: Store, won: bool, now: int = 100) -> None:
    """The mission in progress is over, and the program was killed before anybody could enter it."""
    label = label_of(GAME, "m0", "Frontier", ("Anna", "Bruno"), campaign=store.name)
    store.shelf.save(IN_PROGRESS, save_of(ended(won).session, label, played=600, now=now))


class TestTheList:
    def test_without_any_campaign_it_says_what_one_is(self) -> None:
        hands = at(CampaignList)
        assert "through the missions of the book" in written(hands)
        hands.key(pygame.K_ESCAPE)
        assert isinstance(hands.app.scene, Title)

    def test_the_title_leads_there(self) -> None:
        hands = at(CampaignList)
        hands.key(pygame.K_ESCAPE)
        hands.click_on("Campaign")
        assert isinstance(hands.app.scene, CampaignList)

    def test_several_stand_side_by_side_with_what_is_known(self) -> None:
        frontier(title="First")
        second = frontier(title="Second")
        in_progress(second)
        hands = at(CampaignList)
        said = written(hands)
        for text in ("Zombicide: Undead or Alive", "First", "Second", "Anna, Bruno", "0 of", "M0  Face to face"):
            assert text in said
        hands.click_on("campaign first")
        assert page(hands).store.name == "first"
        hands.key(pygame.K_ESCAPE)
        tab_to(hands, "campaign second")
        hands.key(pygame.K_RETURN)
        assert page(hands).store.name == "second"

    def test_a_broken_one_says_why_and_its_backup_is_put_back(self) -> None:
        store = frontier()
        store.save(store.load().changed(title="Later"))
        whole = store.story.read_bytes()
        store.story.write_bytes(whole[:-40])
        frontier(title="Good")
        hands = at(CampaignList)
        assert "damaged" in written(hands)
        assert proof(hands).faults() == []
        hands.app.scene.screen.focus(hands.find("campaign frontier"))
        hands.click_on("campaign frontier")
        assert "cannot be opened" in written(hands)
        hands.click_on("Open the previous one")
        assert store.load().title == "Frontier"
        hands.click_on("campaign frontier")
        assert page(hands).store == store

    def test_a_broken_one_is_deleted_and_comes_back(self) -> None:
        store = frontier()
        store.story.write_bytes(b"nonsense")
        hands = at(CampaignList)
        hands.click_on("campaign frontier")
        hands.click_on("Delete")
        assert not store.folder.exists()
        hands.click_on("Undo")
        assert store.story.read_bytes() == b"nonsense"


class TestANewOne:
    def test_by_mouse(self) -> None:
        hands = at(CampaignList)
        hands.click_on("New campaign")
        assert isinstance(hands.app.scene, NewCampaign)
        hands.click_on("The campaign of Player 1")
        hands.type("The long ride")
        hands.click_on("free")
        hands.click_on("one card each")
        hands.click_on("ultrared")
        hands.click_on("Players and survivors")
        hands.click_on("players 2")
        hands.click_on("Player 1")
        hands.type("Anna")
        hands.click_on("meg")
        hands.click_on("Begin")
        campaign = page(hands).store.load()
        assert (campaign.title, campaign.order, campaign.carry) == ("The long ride", "free", "one_card")
        assert campaign.ultrared
        assert campaign.players == ("Anna", "Player 2")
        assert sum(len(names) for names in campaign.roster) == 5
        assert campaign.begun
        hands.key(pygame.K_ESCAPE)
        assert isinstance(hands.app.scene, CampaignList)

    def test_by_keyboard_with_what_is_suggested(self) -> None:
        hands = at(CampaignList)
        tab_to(hands, "New campaign")
        hands.key(pygame.K_RETURN)
        hands.key(pygame.K_RETURN, pygame.KMOD_CTRL)
        campaign = page(hands).store.load()
        assert campaign.title == "The campaign of Player 1"
        assert (campaign.order, campaign.carry) == ("book", "nothing")
        assert len(campaign.roster[0]) == 6

    def test_a_player_without_survivors_is_named_and_nobody_at_all_means_lots(self) -> None:
        hands = at(band_page)
        hands.click_on("players 2")
        hands.click_on("Nobody")
        assert "drawn by lot" in written(hands)
        hands.click_on("meg")
        assert "Player 2 has no survivor yet." in written(hands)
        assert not hands.find("Begin").enabled
        hands.click_on("meg")
        hands.click_on("Begin")
        store, campaign = page(hands).store, page(hands).store.load()
        assert campaign.roster == ()
        assert len(mission_wishes(store, campaign, "m0").band) == 6


class TestThePage:
    def test_missions_stand_in_the_order_of_the_book(self) -> None:
        hands = at(lambda app: CampaignPage(app, frontier()))
        said = written(hands)
        assert "0 of" in said
        assert "in the order of the book" in said
        assert hands.find("Begin").enabled
        hands.click_on("m3")
        assert not hands.find("Begin").enabled
        assert "the missions before it come first" in written(hands)

    def test_freely_all_are_open(self) -> None:
        hands = at(lambda app: CampaignPage(app, frontier(order="free")))
        hands.click_on("m3")
        assert hands.find("Begin").enabled

    def test_a_mission_begins_at_the_set_up_and_its_game_belongs_to_the_campaign(self) -> None:
        store = frontier()
        hands = at(lambda app: CampaignPage(app, store))
        hands.click_on("Begin")
        setup = hands.app.scene
        assert isinstance(setup, Setup)
        assert setup.wishes.players == ("Anna", "Bruno")
        assert setup.wishes.hand(1) == ["pablito", "concepcion", "jimmy"]
        assert "Mission" not in [widget.name for widget in setup.screen.top.walk()]
        hands.click_on("Start")
        board = hands.app.scene
        assert isinstance(board, BoardScene)
        question = board.table.question
        assert question is not None
        board.answer(question.candidates()[0])
        steps = len(board.table.session.steps)
        hands.app.pop()
        assert len(store.shelf.load(IN_PROGRESS).record.steps) == steps
        assert latest() == store.playing
        assert "in progress" in written(hands)
        hands.click_on("Go on")
        again = hands.app.scene
        assert isinstance(again, BoardScene)
        assert len(again.table.session.steps) == steps

    def test_somebody_whom_the_mission_excludes_is_replaced(self) -> None:
        store = frontier(order="free")
        campaign = store.load()
        wishes = mission_wishes(store, campaign, "m2")
        assert len(wishes.band) == 6
        assert not wishes.trouble()
        assert all(wishes.admitted(name) for name in wishes.band)
        assert set(wishes.band) != {name for names in ROSTER for name in names}

    def test_giving_a_mission_up_can_be_taken_back(self) -> None:
        store = frontier()
        in_progress(store)
        before = store.playing.read_bytes()
        hands = at(lambda app: CampaignPage(app, store))
        hands.click_on("Give the mission up")
        assert not store.playing.exists()
        assert hands.find("Begin").enabled
        hands.key(pygame.K_z, pygame.KMOD_CTRL)
        assert store.playing.read_bytes() == before
        assert hands.find("Go on").enabled

    def test_a_torn_mission_is_told_of_and_its_backup_put_back(self) -> None:
        store = frontier()
        in_progress(store, 20)
        in_progress(store, 30)
        store.playing.write_bytes(store.playing.read_bytes()[:700])
        hands = at(lambda app: CampaignPage(app, store))
        assert "cannot be opened" in written(hands)
        assert proof(hands).faults() == []
        hands.click_on("Open the previous one")
        assert store.shelf.load(IN_PROGRESS).header.steps == 20
        assert hands.find("Go on").enabled

    def test_rename_copy_export_and_import(self) -> None:
        store = frontier()
        in_progress(store)
        hands = at(CampaignList)
        hands.click_on("campaign frontier")
        hands.click_on("Manage")
        hands.click_on("Rename")
        type_over(hands, "The short ride")
        assert store.load().title == "The short ride"
        hands.click_on("Manage")
        hands.key(pygame.K_DOWN)
        hands.key(pygame.K_RETURN)
        hands.key(pygame.K_RETURN)
        copy = page(hands).store
        assert copy.load().title == "The short ride, a copy"
        assert copy.shelf.load(IN_PROGRESS).record == store.shelf.load(IN_PROGRESS).record
        hands.click_on("Manage")
        hands.click_on("Export")
        file = folders().exports / f"the-short-ride-a-copy{SUFFIX}"
        assert file.is_file()
        assert file.name in written(hands).replace(" ", "")
        hands.key(pygame.K_RETURN)
        hands.key(pygame.K_ESCAPE)
        hands.click_on("Bring in")
        link = next(each for each in hands.app.scene.screen.top.walk() if each.name.startswith("The short ride"))
        hands.click(link.rect.center)
        taken = page(hands).store
        assert taken not in (store, copy)
        assert taken.load() == copy.load()
        assert taken.shelf.load(IN_PROGRESS).record == store.shelf.load(IN_PROGRESS).record

    def test_deleted_and_back_byte_for_byte(self) -> None:
        store = frontier()
        in_progress(store)
        before = {path: path.read_bytes() for path in sorted(store.folder.rglob("*")) if path.is_file()}
        hands = at(lambda app: CampaignPage(app, store))
        hands.click_on("Manage")
        hands.click_on("Delete")
        assert isinstance(hands.app.scene, CampaignList)
        assert not store.folder.exists()
        assert "Frontier was deleted." in written(hands)
        hands.click_on("Undo")
        after = {path: path.read_bytes() for path in sorted(store.folder.rglob("*")) if path.is_file()}
        assert after == before
        hands.click_on("campaign frontier")
        assert page(hands).store == store

    def test_a_campaign_dropped_onto_the_window_is_opened(self) -> None:
        hands = at(CampaignList)
        hands.app.handle(pygame.event.Event(pygame.DROPFILE, file=str(SAMPLE)))
        assert page(hands).campaign.title == "Frontier"
        assert "in progress" in written(hands)

    def test_a_broken_file_that_is_dropped_changes_nothing(self, tmp_path: Path) -> None:
        torn = tmp_path / "torn.holdout"
        torn.write_bytes(SAMPLE.read_bytes()[:-9])
        hands = at(CampaignList)
        hands.app.handle(pygame.event.Event(pygame.DROPFILE, file=str(torn)))
        hands.app.update(0)
        assert "damaged" in written(hands)
        assert list(campaigns().stores()) == []


class TestTheEndOfAMission:
    def play_to_the_end(self, hands: Hands, store: Store) -> None:
        """Play the mission in progress at the board until it is over, and go on to the summary."""
        board = hands.app.scene
        assert isinstance(board, BoardScene)
        session, player = board.table.session, GreedyPlayer(6)
        while session.question is not None:
            board.answer(player.decide(session, session.question))
            board.skip()
        hands.click_on("How it went")
        assert isinstance(hands.app.scene, Outcome)

    def test_from_the_page_to_the_page_with_one_result(self) -> None:
        store = frontier()
        in_progress(store)
        hands = at(lambda app: CampaignPage(app, store))
        hands.click_on("Go on")
        self.play_to_the_end(hands, store)
        assert len(store.load().results) == 1
        assert "entered in the campaign" in written(hands)
        assert proof(hands).faults() == []
        hands.click_on("Back to the campaign")
        assert [scene.name for scene in hands.app.scenes] == ["title", "campaign"]
        assert len(page(hands).campaign.results) == 1
        assert "Results" in written(hands)
        hands.click_on("Chronicle")
        assert "M0  Face to face with the dead" in written(hands)
        hands.click_on("The band")
        assert "1 mission played" in written(hands)
        assert proof(hands).faults() == []

    def test_continued_from_the_title_it_leads_to_the_campaign_too(self) -> None:
        store = frontier()
        in_progress(store)
        hands = at(kept_game(latest()))
        self.play_to_the_end(hands, store)
        hands.key(pygame.K_ESCAPE)
        assert [scene.name for scene in hands.app.scenes] == ["title", "campaign"]
        assert len(store.load().results) == 1

    def test_a_mission_that_ended_before_a_crash_is_entered_by_whoever_looks_first(self) -> None:
        store = frontier()
        has_ended(store, won=True)
        hands = at(CampaignList)
        assert len(store.load().results) == 1
        assert "1 of" in written(hands)
        hands.click_on("campaign frontier")
        assert len(store.load().results) == 1
        assert "won" in written(hands)
        assert page(hands).chosen == "m1"

    def test_best_rounds_and_states(self) -> None:
        store = frontier(order="free")
        for number, won in enumerate((False, True)):
            has_ended(store, won, now=100 + number)
            settle(store)
        hands = at(lambda app: CampaignPage(app, store))
        hands.click_on("m0")
        best = store.load().best_rounds()["m0"]
        said = written(hands)
        assert f"best in {best} rounds" in said
        assert "Results" in said
        assert "kills" in said
        assert "wound" in said
        assert "10 min" in said

    def test_a_finished_game_outside_campaigns_goes_to_the_title_as_before(self) -> None:
        hands = at(lambda app: Outcome(app, ended(True)))
        assert "entered in the campaign" not in written(hands)
        hands.key(pygame.K_ESCAPE)
        assert isinstance(hands.app.scene, Title)


class TestWhatIsCarriedOn:
    def test_cards_are_chosen_and_brought_to_the_next_table(self) -> None:
        store = frontier(carry="one_card")
        has_ended(store, won=True)
        hands = at(lambda app: CampaignPage(app, store))
        kept = store.load().kept
        assert kept
        hands.click_on("The band")
        assert "brings" in written(hands)
        hands.click_on("Choose the cards")
        scene = hands.app.scene
        assert isinstance(scene, Keepsakes)
        assert proof(hands).faults() == []
        survivor, kinds = next(iter(scene.choices.items()))
        hands.click_on(f"{survivor} {kept[survivor]}")
        assert survivor not in store.load().kept
        scene.screen.focus(hands.find(f"{survivor} {kinds[-1]}"), by_keys=True)
        hands.key(pygame.K_RETURN)
        assert store.load().kept[survivor] == kinds[-1]
        hands.key(pygame.K_ESCAPE)
        campaign = page(hands).campaign
        wishes = mission_wishes(store, campaign, "m1")
        assert (survivor, kinds[-1]) in wishes.setup.kept
        wishes.toggle(survivor)
        assert survivor not in dict(wishes.setup.kept)

    def test_by_the_book_there_is_nothing_to_choose(self) -> None:
        store = frontier()
        has_ended(store, won=True)
        hands = at(lambda app: CampaignPage(app, store, "people"))
        assert "nothing is carried on" in written(hands)
        assert "Choose the cards" not in written(hands)


def test_leaving_the_table_before_the_end_enters_nothing() -> None:
    store = frontier()
    in_progress(store)
    hands = at(lambda app: CampaignPage(app, store))
    hands.click_on("Go on")
    hands.app.pop()
    assert store.load().results == ()
    assert store.playing.exists()


def test_what_is_kept_after_every_answer_is_the_campaigns_own() -> None:
    store = frontier()
    label = label_of(GAME, "m0", "Frontier", ("Anna", "Bruno"), campaign=store.name)
    saver = Autosaver(store.shelf, IN_PROGRESS, label)
    saver.keep(played("m0", 6, 20))
    assert saver.close() is None
    assert "Frontier" in written(at(CampaignList))
    assert not (folders().saves / f"{IN_PROGRESS}{SUFFIX}").exists()


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("scale", [0, 150])
def test_no_text_leaves_its_box_or_runs_over_another(size: tuple[int, int], lang: str, scale: int) -> None:
    store = frontier(title="A title as long as one may be, which is eighty signs and not a single one more")
    has_ended(store, won=True)
    settle(store)
    in_progress(store)
    hands = at(CampaignList, size, lang, scale)
    assert proof(hands).faults() == []
    hands.click_on(f"campaign {store.name}")
    for part in ("missions", "people", "chronicle"):
        page(hands).turn_to(part)
        assert proof(hands).faults() == [], part
    page(hands).manage()
    assert proof(hands).faults() == []
