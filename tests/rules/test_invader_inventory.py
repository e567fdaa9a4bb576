"""Inventories of Invader: marked slots, cards under weapons, trading and throwing away (pp. 18, 23)."""

from __future__ import annotations

import pytest

from game.bots.players import PLAYERS
from game.engine import IllegalAnswer, Session, Stream
from game.rules.zombicide.arrange import Arrange
from game.rules.zombicide.events import CardDiscarded, InventoriesArranged
from game.rules.zombicide.rules import TableSetup
from game.rules.zombicide.state import kind_of
from game.tables import open_table
from tests.station import SURFACE, Station, corridor, on

HANDS, BODY, PACK = (0, 1), (2, 3), (4, 5, 6, 7, 8)


def card(s: Station, name: str, kind: str) -> str:
    """The id of a card that a survivor has, in a slot or under a weapon."""
    me = s.me(name)
    held = [*me.slots, *(card for under in me.assigned.values() for card in under)]
    return next(card for card in held if kind_of(card) == kind)


def row(s: Station, **slots: str) -> list[str]:
    """Nine slots, with cards in those named: h0, h1, b2, b3, p4 to p8."""
    found = [""] * 9
    for place, content in slots.items():
        found[int(place[1:])] = content
    return found


def arranging(s: Station, name: str = "jared", words: str = "trade") -> Arrange:
    """The question that opens when a survivor puts the inventory in order."""
    s.act(name, words)
    assert isinstance(s.question, Arrange)
    return s.question


class TestSlots:
    def test_two_hands_two_body_and_five_backpack_p18(self) -> None:
        s = Station(corridor("a: jared"))
        assert [slot.kind for slot in s.rules.edition.slots] == ["hand"] * 2 + ["body"] * 2 + ["backpack"] * 5
        assert len(s.me("jared").slots) == 9

    @pytest.mark.parametrize(
        ("kind", "fits"),
        [
            ("smg", (*HANDS, *PACK)),
            ("flamethrower", (*HANDS, *PACK)),
            ("searchlight", (*BODY, *PACK)),
            ("oxygen_tank", (*BODY, *PACK)),
            ("mre", PACK),
            ("energy_cell", PACK),
        ],
    )
    def test_hands_and_body_take_only_cards_with_their_mark_p18(self, kind: str, fits: tuple[int, ...]) -> None:
        s = Station(corridor("a: jared"), packs={"jared": [kind]})
        question = arranging(s)
        held = card(s, "jared", kind)
        for slot in range(9):
            answer = {"jared": {"slots": row(s, **{f"x{slot}": held})}}
            if slot in fits:
                assert question.accept(answer)["jared"].slots[slot] == held
            else:
                with pytest.raises(IllegalAnswer):
                    question.accept(answer)


class TestAssigning:
    def test_it_is_done_whenever_the_inventory_is_put_in_order_p23(self) -> None:
        s = Station(corridor("a: jared"), hands={"jared": ["smg"]}, packs={"jared": ["plenty_bullets"]})
        smg, bullets = card(s, "jared", "smg"), card(s, "jared", "plenty_bullets")
        arranging(s)
        s.answer({"jared": {"slots": row(s, h0=smg), "assigned": {smg: [bullets]}}})
        assert s.assigned("jared") == {"smg": ["plenty_bullets"]}
        assert s.cards("jared").count("plenty_bullets") == 0, "it takes no slot"
        assert s.seen(InventoriesArranged)[-1].assigned == (("jared", ((smg, (bullets,)),)),)
        assert not list(s.rules.broken(s.state))

    def test_a_found_card_goes_under_a_weapon_at_once_p23(self) -> None:
        s = Station("\n+-----+\n| A   |\n+-----+\nA: cole\n", hands={"cole": ["chainsaw"]}, finds=["energy_cell"])
        saw = card(s, "cole", "chainsaw")
        s.act("cole", "search")
        assert isinstance(s.question, Arrange)
        s.answer({"cole": {"assigned": {saw: [s.question.new]}}})
        assert s.assigned("cole") == {"chainsaw": ["energy_cell"]}
        assert "energy_cell.1" not in s.state.set_aside

    def test_several_cards_lie_under_one_weapon_p23(self) -> None:
        s = Station(
            corridor("a: jared"),
            hands={"jared": ["flamethrower"]},
            packs={"jared": ["canister", "canister"]},
        )
        flame = card(s, "jared", "flamethrower")
        first, second = s.me("jared").slots[4:6]
        arranging(s)
        s.answer({"jared": {"slots": row(s, h0=flame), "assigned": {flame: [first, second]}}})
        assert s.assigned("jared") == {"flamethrower": ["canister", "canister"]}

    def test_ammunition_of_another_sort_is_refused_p23(self) -> None:
        s = Station(corridor("a: jared"), hands={"jared": ["smg"]}, packs={"jared": ["energy_cell"]})
        smg, cell = card(s, "jared", "smg"), card(s, "jared", "energy_cell")
        question = arranging(s)
        with pytest.raises(IllegalAnswer):
            question.accept({"jared": {"slots": row(s, h0=smg), "assigned": {smg: [cell]}}})

    def test_a_weapon_in_the_backpack_is_fed_with_nothing_p23(self) -> None:
        s = Station(corridor("a: jared"), packs={"jared": ["smg", "plenty_bullets"]})
        smg, bullets = card(s, "jared", "smg"), card(s, "jared", "plenty_bullets")
        question = arranging(s)
        with pytest.raises(IllegalAnswer):
            question.accept({"jared": {"slots": row(s, p4=smg), "assigned": {smg: [bullets]}}})

    def test_a_card_lies_in_one_place_only_p23(self) -> None:
        s = Station(corridor("a: jared"), hands={"jared": ["smg", "smg"]}, packs={"jared": ["plenty_bullets"]})
        one, two = s.me("jared").slots[:2]
        bullets = card(s, "jared", "plenty_bullets")
        question = arranging(s)
        for wish in (
            {"slots": row(s, h0=one, h1=two), "assigned": {one: [bullets], two: [bullets]}},
            {"slots": row(s, h0=one, h1=two, p4=bullets), "assigned": {one: [bullets]}},
            {"slots": row(s, h0=one, h1=two), "assigned": {one: [bullets, "plenty_bullets.3"]}},
        ):
            with pytest.raises(IllegalAnswer):
                question.accept({"jared": wish})

    def test_it_comes_off_a_weapon_that_goes_to_the_backpack_p23(self) -> None:
        s = Station(corridor("a: jared"), hands={"jared": ["smg"]}, under={"jared": {"smg": ["plenty_bullets"]}})
        smg, bullets = card(s, "jared", "smg"), card(s, "jared", "plenty_bullets")
        arranging(s)
        s.answer({"jared": {"slots": row(s, p4=smg, p5=bullets)}})
        assert s.assigned("jared") == {}
        assert s.cards("jared")[4:6] == ["smg", "plenty_bullets"]

    def test_and_is_discarded_if_it_finds_no_slot_p23(self) -> None:
        s = Station(corridor("a: jared"), hands={"jared": ["smg"]}, under={"jared": {"smg": ["plenty_bullets"]}})
        smg, bullets = card(s, "jared", "smg"), card(s, "jared", "plenty_bullets")
        arranging(s)
        s.answer({"jared": {"slots": row(s, p4=smg)}})
        assert [event.card for event in s.seen(CardDiscarded)] == [bullets]
        assert s.state.discards["equipment"] == [bullets]
        assert not list(s.rules.broken(s.state))

    def test_it_stays_when_the_answer_does_not_speak_of_it(self) -> None:
        s = Station(
            corridor("a: jared"),
            hands={"jared": ["smg"]},
            packs={"jared": ["mre"]},
            under={"jared": {"smg": ["plenty_bullets"]}},
        )
        smg, mre = card(s, "jared", "smg"), card(s, "jared", "mre")
        arranging(s)
        s.answer({"jared": {"slots": row(s, h1=smg, p8=mre)}})
        assert s.assigned("jared") == {"smg": ["plenty_bullets"]}

    def test_weapons_change_hands_with_what_lies_under_them_p23(self) -> None:
        s = Station(
            corridor("a: jared, vivian"), hands={"jared": ["smg"]}, under={"jared": {"smg": ["plenty_bullets"]}}
        )
        smg, bullets = card(s, "jared", "smg"), card(s, "jared", "plenty_bullets")
        arranging(s, words="trade vivian")
        s.answer({"jared": {"slots": row(s)}, "vivian": {"slots": row(s, h0=smg), "assigned": {smg: [bullets]}}})
        assert s.assigned("vivian") == {"smg": ["plenty_bullets"]}
        assert s.assigned("jared") == {}
        assert not s.seen(CardDiscarded)

    def test_ammunition_cannot_lie_under_a_weapon_of_somebody_else(self) -> None:
        s = Station(corridor("a: jared, vivian"), hands={"jared": ["smg"]}, packs={"vivian": ["plenty_bullets"]})
        smg, bullets = card(s, "jared", "smg"), card(s, "vivian", "plenty_bullets")
        question = arranging(s, words="trade vivian")
        with pytest.raises(IllegalAnswer):
            question.accept({"vivian": {"slots": row(s), "assigned": {smg: [bullets]}}})


class TestDiscarding:
    def test_a_weapon_goes_with_what_lies_under_it_p23(self) -> None:
        """Ruling: they are a single card."""
        s = Station(corridor("a: jared"), hands={"jared": ["smg"]}, under={"jared": {"smg": ["plenty_bullets"]}})
        s.act("jared", "discard")
        s.answer(card(s, "jared", "smg"))
        assert [kind_of(event.card) for event in s.seen(CardDiscarded)] == ["plenty_bullets", "smg"]
        assert s.me("jared").assigned == {}
        assert not list(s.rules.broken(s.state))

    def test_ammunition_alone_can_be_thrown_away(self) -> None:
        s = Station(corridor("a: jared"), hands={"jared": ["smg"]}, under={"jared": {"smg": ["plenty_bullets"]}})
        s.act("jared", "discard")
        s.answer(card(s, "jared", "plenty_bullets"))
        assert s.cards("jared")[0] == "smg"
        assert s.me("jared").assigned == {}

    def test_it_is_free_and_possible_in_the_turn_of_others_p18(self) -> None:
        s = Station(corridor("a: jared", "d: vivian"), packs={"vivian": ["mre"]})
        s.act("jared", "discard")
        s.answer(card(s, "vivian", "mre"))
        assert s.actions_left() == 3
        assert not any(s.me("vivian").slots)

    def test_starting_cards_and_prototypes_leave_the_game(self) -> None:
        s = Station(corridor("a: jared"), hands={"jared": ["cattle_prod", "prototype_heavy_shotgun"]})
        for kind in ("cattle_prod", "prototype_heavy_shotgun"):
            s.act("jared", "discard")
            s.answer(card(s, "jared", kind))
        assert [kind_of(card) for card in s.state.removed[-2:]] == ["cattle_prod", "prototype_heavy_shotgun"]


class TestOutside:
    def test_the_tank_stays_on_p35(self) -> None:
        s = Station(on(SURFACE, "x: jared"), packs={"jared": ["mre"]})
        s.give("jared", "oxygen_tank")
        tank, mre = card(s, "jared", "oxygen_tank"), card(s, "jared", "mre")
        slot = s.me("jared").slots.index(tank)
        assert slot in BODY
        question = arranging(s)
        for wish in (row(s, p4=mre), row(s, p4=mre, p5=tank), row(s, p4=mre, **{f"b{5 - slot}": tank})):
            with pytest.raises(IllegalAnswer):
                question.accept({"jared": {"slots": wish}})
        assert question.accept({"jared": {"slots": row(s, p8=mre, **{f"b{slot}": tank})}})

    def test_it_cannot_be_thrown_away_p35(self) -> None:
        s = Station(on(SURFACE, "x: jared"), packs={"jared": ["mre"]})
        s.give("jared", "oxygen_tank")
        s.act("jared", "discard")
        assert [kind_of(choice) or choice for choice in s.choices()] == ["mre", "nothing"]

    def test_inside_it_can(self) -> None:
        s = Station(on(SURFACE, "L: jared"))
        s.give("jared", "oxygen_tank")
        s.act("jared", "discard")
        assert [kind_of(choice) or choice for choice in s.choices()] == ["oxygen_tank", "nothing"]

    def test_a_second_tank_is_like_any_card_p35(self) -> None:
        s = Station(on(SURFACE, "x: jared"))
        s.give("jared", "oxygen_tank", "oxygen_tank")
        s.act("jared", "discard")
        assert [kind_of(choice) or choice for choice in s.choices()] == ["oxygen_tank", "nothing"]

    def test_no_answer_of_chance_takes_it_off(self) -> None:
        s = Station(on(SURFACE, "x: jared, vivian"), packs={"jared": ["mre", "smg"]}, hands={"vivian": ["sledge"]})
        for name in ("jared", "vivian"):
            s.give(name, "oxygen_tank")
        question = arranging(s, words="trade vivian")
        stream = Stream(4)
        for _ in range(200):
            question.accept(question.sample(stream))


class TestAnswersOfBots:
    def test_every_answer_of_chance_is_legal_and_some_feed_weapons(self) -> None:
        s = Station(
            corridor("a: jared, vivian"),
            hands={"jared": ["smg", "chainsaw"], "vivian": ["flamethrower"]},
            packs={"jared": ["plenty_bullets", "energy_cell"], "vivian": ["canister", "mre"]},
            under={"vivian": {"flamethrower": ["canister"]}},
        )
        question = arranging(s, words="trade vivian")
        stream = Stream(1)
        fed = 0
        for _ in range(300):
            result = question.accept(question.sample(stream))
            fed += any(holding.assigned for holding in result.values())
        assert 30 < fed < 300

    @pytest.mark.parametrize(
        ("new", "hands", "wanted"),
        [
            ("energy_cell", ["chainsaw"], {"chainsaw": ["energy_cell"]}),
            ("plenty_bullets", ["smg", "chainsaw"], {"smg": ["plenty_bullets"]}),
            ("canister", ["flamethrower"], {"flamethrower": ["canister"]}),
        ],
    )
    def test_greedy_players_feed_their_weapons(self, new: str, hands: list[str], wanted: dict[str, list[str]]) -> None:
        s = Station("\n+-----+\n| A   |\n+-----+\nA: cole\n", hands={"cole": hands}, finds=[new])
        s.act("cole", "search")
        assert isinstance(s.question, Arrange)
        best = max(s.question.candidates(), key=lambda answer: s.rules.hint(s.state, s.question, answer))
        s.answer(best)
        assert s.assigned("cole") == wanted

    def test_sensible_answers_lose_no_ammunition(self) -> None:
        """A new weapon for the hand sends the old one to the backpack; its ammunition finds a place."""
        s = Station(
            "\n+-----+\n| A   |\n+-----+\nA: cole\n",
            hands={"cole": ["smg", "chainsaw"]},
            under={"cole": {"smg": ["plenty_bullets"]}},
            finds=["light_machine_gun"],
        )
        bullets = card(s, "cole", "plenty_bullets")
        s.act("cole", "search")
        question = s.question
        assert isinstance(question, Arrange)
        for answer in question.candidates():
            assert bullets in list(question.accept(answer)["cole"].cards())

    @pytest.mark.parametrize(("bot", "feeds"), [("random", False), ("greedy", True)])
    def test_whole_games_lose_no_card(self, bot: str, feeds: bool) -> None:
        """Greedy players feed weapons; random ones seldom have both in hand."""
        assigned = False
        for seed in range(4):
            session = Session(open_table("invader", "m10", TableSetup()), seed)
            player = PLAYERS[bot](seed)
            while session.question is not None:
                session.answer(player.decide(session, session.question))
                assert not list(session.rules.broken(session.state))
                assigned |= any(me.assigned for me in session.state.survivors.values())
        assert assigned or not feeds
