"""Missions M4 to M7 of Undead or Alive (pp. 48-51): each can be won, and lost in its own ways."""

from __future__ import annotations

from game.engine import Session
from game.missions import shipped_mission
from game.rules.undead_or_alive.bounty import BOUNTY_PILE
from game.rules.zombicide.events import SurvivorsLeft
from game.rules.zombicide.mission import OBJECTIVE_PILE
from game.rules.zombicide.rules import TableSetup, ZombicideRules
from game.rules.zombicide.state import kind_of
from tests.rules.mission_steps import (
    fresh,
    gained,
    gather,
    goals,
    leave,
    lonely,
    recruit,
    recruit_all,
    take,
    take_colours,
    throw_dynamite,
    water,
)
from tests.scene import EDITION, Scene


class TestM4:
    def test_it_can_be_won(self) -> None:
        scene = Scene.on_mission("m4", "meg", "carl")
        take_colours(scene, "meg", "blue", "green")
        scene.me("meg").slots = [""] * 6
        for ammunition in ("plenty_bullets", "plenty_shells"):
            scene.give("meg", ammunition)
        recruit_all(scene, "meg")
        assert (scene.me("meg").carried, set(scene.cards("meg"))) == ([], {""})
        gather(scene, "carl")
        assert goals(scene) == ["companions", "gather"]
        leave(scene, "meg")
        leave(scene, "carl")
        assert goals(scene) == ["companions", "gather", "exit"]
        assert scene.outcome == "won"
        assert len(scene.seen(SurvivorsLeft)[0].survivors) == 5

    def test_nobody_follows_without_ammunition(self) -> None:
        scene = Scene.on_mission("m4", "meg")
        wanted = lonely(scene)[0]
        scene.put("meg", scene.zone(wanted))
        assert not scene.can("meg", f"recruit {wanted}")
        scene.give("meg", "plenty_shells")
        assert scene.can("meg", f"recruit {wanted}")

    def test_the_gift_is_the_giver_s_choice_and_is_gone(self) -> None:
        scene = Scene.on_mission("m4", "meg")
        take_colours(scene, "meg", "green")
        scene.give("meg", "plenty_shells")
        wanted = lonely(scene)[0]
        fresh(scene)
        scene.put("meg", scene.zone(wanted))
        scene.act("meg", f"recruit {wanted}")
        assert scene.choices() == ["plenty_shells", "green"]
        scene.answer("green")
        assert scene.me("meg").carried == []
        assert "plenty_shells" in scene.cards("meg")
        assert scene.me(wanted).leader == "meg"

    def test_hidden_ammunition_is_traded_like_a_card(self) -> None:
        scene = Scene.on_mission("m4", "meg", "carl")
        take_colours(scene, "meg", "blue")
        scene.put("carl", scene.zone("meg"))
        scene.act("meg", "trade carl")
        scene.answer({"meg": {"carried": []}, "carl": {"carried": ["blue"]}})
        assert (scene.me("meg").carried, scene.me("carl").carried) == ([], ["blue"])

    def test_only_red_objectives_give_weapons(self) -> None:
        scene = Scene.on_mission("m4", "meg")
        top = scene.state.shown[BOUNTY_PILE]
        take_colours(scene, "meg", "blue")
        assert scene.state.shown[BOUNTY_PILE] == top
        take_colours(scene, "meg", "red")
        assert scene.state.shown[BOUNTY_PILE] != top
        assert gained(scene, "meg") == [5, 5]

    def test_the_exit_opens_after_both_goals(self) -> None:
        scene = Scene.on_mission("m4", "meg")
        scene.put("meg", scene.state.places["exit"][0])
        scene.end_turn("meg")
        assert scene.question is None


class TestM5:
    def test_it_can_be_won(self) -> None:
        scene = Scene.on_mission("m5", "meg", "carl")
        take_colours(scene, "carl", "green", "blue")
        assert goals(scene) == []
        recruit_all(scene, "meg")
        assert goals(scene) == ["companions"]
        leave(scene, "carl")
        leave(scene, "meg")
        assert goals(scene) == ["companions", "exit"]
        assert scene.outcome == "won"

    def test_blue_and_green_hide_townsfolk(self) -> None:
        scene = Scene.on_mission("m5", "meg")
        take_colours(scene, "meg", "red")
        assert scene.game.followers(scene.me("meg")) == []
        fresh(scene)
        pile = scene.state.piles[OBJECTIVE_PILE]
        pile.remove("blue")
        pile.append("blue")
        objective = next(iter(scene.state.objectives))
        scene.put("meg", scene.state.objectives[objective].zone)
        scene.act("meg", f"objective {objective}")
        assert len(scene.choices()) == 2, "two townsfolk are left to choose from"
        scene.answer(scene.choices()[1])
        (found,) = scene.game.followers(scene.me("meg"))
        assert (found.role, found.zone, found.health) == ("townsfolk", scene.zone("meg"), 1)
        assert gained(scene, "meg") == [5, 5]

    def test_companions_of_other_classes_do_not_count(self) -> None:
        """A band of three, made up to six with companions, has not saved anybody yet."""
        scene = Scene.on_mission("m5", "meg", "carl", "thomas", companions=True)
        assert len([me for me in scene.state.survivors.values() if me.companion and me.leader]) == 3
        scene.game.mission.settle(scene.game)
        assert goals(scene) == []

    def test_two_of_three_balconies_are_drawn(self) -> None:
        deal = (("meg", "carl", "henry", "molly", "may", "thomas"),)
        rules = ZombicideRules(EDITION, shipped_mission("undead_or_alive", "m5"), TableSetup(deal=deal))
        seen: list[tuple[tuple[str, str], ...]] = []
        for seed in range(40):
            session = Session(rules, seed)
            while session.state.phase == "setup":
                assert getattr(session.question, "why", "") != "companion", "nobody chooses them"
                session.answer(session.question.options[0])
            people = [me for me in session.state.survivors.values() if me.companion]
            assert len({me.zone for me in people}) == 2
            assert all(me.zone.endswith(".BAL") for me in people)
            seen.append(tuple((me.id, me.zone) for me in people))
        assert {zone for pair in seen for _, zone in pair} == {"4R.BAL", "1R.BAL", "3R.BAL"}
        assert len({name for pair in seen for name, _ in pair}) == 4

    def test_the_gatling_is_fixed(self) -> None:
        scene = Scene.on_mission("m5", "meg")
        scene.put("meg", scene.state.machines["gatling"].zone)
        assert not any(option.startswith("push") for option in scene.options("meg"))


class TestM6:
    def test_it_can_be_won(self) -> None:
        scene = Scene.on_mission("m6", "jimmy", "carl")
        take_colours(scene, "carl", "green", "blue")
        assert goals(scene) == ["gear"]
        throw_dynamite(scene, "jimmy", "3R.N", "8V.M2")
        assert goals(scene) == ["gear", "wagon"]
        recruit_all(scene, "jimmy")
        assert goals(scene) == ["gear", "wagon", "companions"]
        assert scene.outcome is None, "the band decides when"
        fresh(scene)
        scene.act("carl", "finish mine_blown_up")
        assert goals(scene) == ["gear", "wagon", "companions", "blast"]
        assert scene.outcome == "won"

    def test_blowing_up_costs_nothing_and_waits_for_everything(self) -> None:
        scene = Scene.on_mission("m6", "jimmy", "carl")
        take_colours(scene, "carl", "green", "blue")
        throw_dynamite(scene, "jimmy", "3R.N", "8V.M2")
        assert not scene.can("jimmy", "finish mine_blown_up")
        recruit_all(scene, "jimmy")
        assert scene.option("jimmy", "finish mine_blown_up").cost == 0

    def test_nobody_enters_the_wagon_s_zone(self) -> None:
        scene = Scene.on_mission("m6", "jimmy")
        scene.put("jimmy", "3R.N")
        words = scene.options("jimmy")
        assert not any("8V.M2" in option for option in words)

    def test_the_wagon_is_stuck(self) -> None:
        scene = Scene.on_mission("m6", "jimmy")
        scene.put("jimmy", "8V.M2")
        assert not any(option.startswith("push") for option in scene.options("jimmy"))

    def test_dynamite_frees_the_way(self) -> None:
        scene = Scene.on_mission("m6", "jimmy")
        throw_dynamite(scene, "jimmy", "3R.N", "8V.M2")
        assert "wagon" not in scene.state.machines
        assert scene.can("jimmy", "move 8V.M2")

    def test_zombies_press_against_the_wagon_but_do_not_pass(self) -> None:
        scene = Scene.on_mission("m6", "jimmy")
        scene.put("jimmy", "1R.C")
        scene.state.noise_zone = "8V.M1"
        scene.put("walker", "2R.SE")
        for _ in range(3):
            scene.zombies_act()
            scene.answer_all()
        assert scene.crowd("3R.N") == {"walker": 1}

    def test_the_lair_sleeps_as_long_as_nobody_is_recruited(self) -> None:
        scene = Scene.on_mission("m6", "jimmy")
        scene.state.spawns["abomination.1"].active = False
        scene.put("abomination", "5R.SE")
        scene.game.mission.settle(scene.game)
        assert not scene.state.spawns["abomination.1"].active
        throw_dynamite(scene, "jimmy", "3R.N", "8V.M2")
        scene.answer_all()
        assert not scene.state.spawns["abomination.1"].active
        recruit(scene, "jimmy", lonely(scene)[0])
        assert scene.state.spawns["abomination.1"].active, "an abomination is about"

    def test_the_lair_sleeps_even_if_water_moves_its_token(self) -> None:
        scene = Scene.on_mission("m6", "jimmy")
        throw_dynamite(scene, "jimmy", "3R.N", "8V.M2")
        water(scene, "jimmy", "8V.M1")
        token = scene.state.spawns["abomination.1"]
        assert token.zone == scene.state.spawns["starting.1"].zone
        scene.put("abomination", "5R.SE")
        scene.game.mission.settle(scene.game)
        assert not token.active


class TestM7:
    def test_the_band_is_spread_over_the_train(self) -> None:
        scene = Scene.on_mission("m7")
        zones = [me.zone for me in scene.game.players()]
        assert sorted(zones.count(zone) for zone in set(zones)) == [2, 2, 2]

    def loaded(self) -> Scene:
        """All supplies are in the wagon, through real actions."""
        scene = Scene.on_mission("m7", "meg", "carl")
        for number in range(1, 9):
            take(scene, "meg", f"objective.{number}")
            if number % 4 == 0:
                fresh(scene)
                scene.put("meg", scene.state.machines["wagon"].zone)
                scene.act("meg", "load wagon")
        return scene

    def test_it_can_be_won(self) -> None:
        scene = self.loaded()
        assert goals(scene) == ["supplies"]
        assert len(scene.state.machines["wagon"].cargo) == 8
        exit_ = scene.state.places["exit"][0]
        scene.state.machines["wagon"].zone = exit_
        leave(scene, "carl", "leave_with_machine")
        assert scene.outcome is None
        leave(scene, "meg")
        assert goals(scene) == ["supplies", "exit"]
        assert scene.outcome == "won"

    def test_whoever_sits_in_the_wagon_leaves_with_it(self) -> None:
        scene = self.loaded()
        exit_ = scene.state.places["exit"][0]
        scene.state.machines["wagon"].zone = exit_
        scene.put("meg", exit_)
        scene.me("meg").aboard = "wagon"
        leave(scene, "carl", "leave_with_machine")
        assert scene.outcome == "won"

    def test_lost_when_the_wagon_is_left_behind(self) -> None:
        scene = self.loaded()
        leave(scene, "carl")
        leave(scene, "meg")
        assert scene.outcome == "machine_left_behind"

    def test_the_wagon_does_not_leave_by_itself(self) -> None:
        scene = self.loaded()
        scene.state.machines["wagon"].zone = scene.state.places["exit"][0]
        leave(scene, "carl", "leave")
        assert "wagon" in scene.state.machines

    def test_supplies_take_a_slot_and_cannot_be_thrown_away(self) -> None:
        scene = Scene.on_mission("m7", "meg")
        scene.me("meg").slots = [""] * 6
        take(scene, "meg", "objective.1")
        supply = next(card for card in scene.me("meg").slots if kind_of(card) == "supply")
        scene.act("meg", "trade")
        assert scene.refuses({"meg": {"slots": [""] * 6}})
        scene.answer({"meg": {"slots": ["", supply, "", "", "", ""]}})
        assert scene.cards("meg") == ["", "supply", "", "", "", ""]

    def test_a_full_load_has_no_room_for_more(self) -> None:
        scene = Scene.on_mission("m7", "meg")
        for number in range(1, 6):
            take(scene, "meg", f"objective.{number}")
        assert scene.cards("meg").count("supply") == 5, "the favourite slot takes only weapons"
        scene.put("meg", scene.state.objectives["objective.6"].zone)
        fresh(scene)
        assert not scene.can("meg", "objective objective.6")

    def test_red_ones_give_weapons_too(self) -> None:
        scene = Scene.on_mission("m7", "meg")
        top = scene.state.shown[BOUNTY_PILE]
        take_colours(scene, "meg", "blue", "green")
        assert scene.state.shown[BOUNTY_PILE] == top
        take_colours(scene, "meg", "red")
        assert scene.state.shown[BOUNTY_PILE] != top
        assert gained(scene, "meg") == [5, 5, 5]

    def test_loading_needs_the_wagon_s_zone(self) -> None:
        scene = Scene.on_mission("m7", "meg")
        take(scene, "meg", "objective.1")
        assert not scene.can("meg", "load wagon")
        scene.put("meg", scene.state.machines["wagon"].zone)
        fresh(scene)
        assert scene.option("meg", "load wagon").cost == 1
