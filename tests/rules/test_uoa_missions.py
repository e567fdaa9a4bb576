"""The eleven missions of Undead or Alive (pp. 44-55): each can be won, and lost in each of its own ways.

Stories set the table close to the moment that matters and then act through the real questions.
"""

from __future__ import annotations

import pytest

from game.engine import Session
from game.missions import shipped_mission
from game.rules.undead_or_alive import train
from game.rules.undead_or_alive.bounty import BOUNTY_PILE
from game.rules.zombicide.events import GoalReached, PointsGained, SurvivorsLeft
from game.rules.zombicide.mission import OBJECTIVE_PILE
from game.rules.zombicide.rules import TableSetup, ZombicideRules
from game.rules.zombicide.state import kind_of
from tests.scene import EDITION, Scene


def goals(scene: Scene) -> list[str]:
    """The goals reached, in order."""
    return [event.goal for event in scene.seen(GoalReached)]


def gained(scene: Scene, name: str, cause: str = "objective") -> list[int]:
    """The points a survivor gained for a cause."""
    return [event.points for event in scene.seen(PointsGained) if (event.survivor, event.cause) == (name, cause)]


def fresh(scene: Scene) -> None:
    """Whoever acts next begins a new turn."""
    scene.state.turn = None


def take(scene: Scene, name: str, objective: str) -> None:
    """Go to an objective and take it; new cards go wherever there is room."""
    fresh(scene)
    scene.put(name, scene.state.objectives[objective].zone)
    scene.act(name, f"objective {objective}")
    scene.answer_all()


def take_colours(scene: Scene, name: str, *colours: str) -> None:
    """Take hidden objectives that turn out to have these colours."""
    for colour in colours:
        pile = scene.state.piles[OBJECTIVE_PILE]
        pile.remove(colour)
        pile.append(colour)
        take(scene, name, next(iter(scene.state.objectives)))


def recruit(scene: Scene, name: str, companion: str) -> None:
    """Go to a companion and recruit."""
    fresh(scene)
    scene.put(name, scene.zone(companion))
    scene.act(name, f"recruit {companion}")
    scene.answer_all()


def lonely(scene: Scene) -> list[str]:
    """Companions without a leader."""
    return [me.id for me in scene.state.survivors.values() if me.companion and not me.leader]


def recruit_all(scene: Scene, name: str) -> None:
    """Recruit everybody who waits."""
    for companion in lonely(scene):
        recruit(scene, name, companion)


def leave(scene: Scene, name: str, way: str = "leave") -> None:
    """End the turn in the exit zone and leave."""
    fresh(scene)
    scene.put(name, scene.state.places["exit"][0])
    scene.end_turn(name)
    scene.answer(way)


def water(scene: Scene, name: str, zone: str) -> None:
    """Pour holy water over the spawn zone that a survivor stands in."""
    fresh(scene)
    scene.put(name, zone)
    scene.give(name, "holy_water")
    scene.act(name, f"holy_water {zone}")
    scene.answer_all()


def gather(scene: Scene, name: str) -> None:
    """Bring all mobile spawn tokens to the starting zone."""
    for token in [token for token in scene.state.spawns.values() if token.kind == "mobile"]:
        water(scene, name, token.zone)


def throw_dynamite(scene: Scene, name: str, start: str, zone: str) -> None:
    """Throw dynamite from one zone into another."""
    fresh(scene)
    scene.put(name, start)
    scene.give(name, "dynamite")
    scene.act(name, f"dynamite {zone}")


def ride(scene: Scene, moves: int) -> None:
    """Let the train move, with nobody doing anything in between."""
    for _ in range(moves):
        scene.between_phases()
        scene.answer_all()


class TestEveryMission:
    """What is common to all missions."""

    def test_a_survivor_who_falls_loses_it_p9(self) -> None:
        scene = Scene.on_mission("m10", "jimmy", "meg")
        scene.put("jimmy", "2R.A")
        for _ in range(2):
            scene.put("walker", "2R.A")
        scene.zombies_act()
        assert scene.outcome == "survivor_eliminated"

    def test_a_companion_who_falls_loses_it_p42(self) -> None:
        scene = Scene.on_mission("m10", "jimmy", "meg")
        scene.put("walker", scene.zone(lonely(scene)[0]))
        scene.zombies_act()
        scene.answer_all()
        assert scene.outcome == "survivor_eliminated"

    def test_the_seventh_active_spawn_zone_loses_it_p27(self) -> None:
        scene = Scene.on_mission("m8", "jimmy")
        for number, zone in enumerate(("3R.A", "4R.A", "1R.A"), 1):
            scene.put("jimmy", zone)
            scene.spawn_token("corpse_pile", zone)
            assert scene.outcome is None, number
        scene.put("abomination", "9V.SE")
        fresh(scene)
        scene.put("jimmy", "2R.SE")
        assert sum(token.active for token in scene.state.spawns.values()) == 6
        scene.act("jimmy", "move 2R.C")
        assert scene.outcome == "seven_spawns"

    def test_leaving_before_the_work_is_done_loses_it(self) -> None:
        """M1: the train takes everybody away, but the collection is not complete."""
        scene = Scene.on_mission("m1", "jimmy")
        scene.state.flags[train.RUNNING] = 1
        scene.between_phases()
        scene.put("jimmy", "10R.A")
        ride(scene, 2)
        assert scene.outcome == "left_too_early"

    @pytest.mark.parametrize(
        ("mission", "forbidden", "companions"),
        [
            ("m0", (), 0),
            ("m1", (), 0),
            ("m2", ("brawler",), 4),
            ("m3", ("faithful", "gunslinger"), 6),
            ("m4", ("townsfolk",), 4),
            ("m5", ("townsfolk",), 2),
            ("m6", ("gunslinger",), 4),
            ("m7", ("faithful", "townsfolk"), 6),
            ("m8", ("faithful",), 2),
            ("m9", ("brawler", "faithful"), 6),
            ("m10", ("faithful",), 2),
        ],
    )
    def test_classes_and_companions(self, mission: str, forbidden: tuple[str, ...], companions: int) -> None:
        scene = Scene.on_mission(mission)
        assert scene.game.mission.forbidden == forbidden
        assert len(scene.game.players()) == 6
        assert not any(me.role in forbidden for me in scene.game.players())
        assert len(lonely(scene)) == companions
        assert not any(token.kind == "corpse_pile" for token in scene.state.spawns.values()), "companions stir none"


class TestM0:
    def test_it_can_be_won(self) -> None:
        scene = Scene.on_mission("m0", "jimmy", "meg")
        take(scene, "jimmy", "objective.1")
        take(scene, "meg", "objective.2")
        assert goals(scene) == ["objectives"]
        leave(scene, "jimmy")
        leave(scene, "meg")
        assert goals(scene) == ["objectives", "exit"]
        assert scene.outcome == "won"

    def test_the_exit_opens_after_the_objectives(self) -> None:
        scene = Scene.on_mission("m0", "jimmy", "meg")
        scene.put("jimmy", scene.state.places["exit"][0])
        scene.end_turn("jimmy")
        assert scene.question is None

    def test_nobody_leaves_under_the_eyes_of_zombies(self) -> None:
        scene = Scene.on_mission("m0", "jimmy", "meg")
        take(scene, "jimmy", "objective.1")
        take(scene, "jimmy", "objective.2")
        scene.put("walker", scene.state.places["exit"][0])
        fresh(scene)
        scene.put("jimmy", scene.state.places["exit"][0])
        scene.end_turn("jimmy")
        assert scene.question is None

    def test_nobody_has_to_leave(self) -> None:
        scene = Scene.on_mission("m0", "jimmy")
        take(scene, "jimmy", "objective.1")
        take(scene, "jimmy", "objective.2")
        leave(scene, "jimmy", "stay")
        assert scene.zone("jimmy") == scene.state.places["exit"][0]
        assert scene.outcome is None

    def test_a_turn_without_actions_ends_at_the_exit_too(self) -> None:
        scene = Scene.on_mission("m0", "jimmy")
        take(scene, "jimmy", "objective.1")
        take(scene, "jimmy", "objective.2")
        fresh(scene)
        scene.me("jimmy").slots = [""] * 6
        scene.put("jimmy", scene.state.places["exit"][0])
        while scene.question is None:
            scene.act("jimmy", "make_noise")
            scene.close_turn()
        assert scene.choices() == ["leave", "stay"]

    def test_objectives_give_points_and_a_bounty_weapon(self) -> None:
        scene = Scene.on_mission("m0", "jimmy")
        top = scene.state.shown[BOUNTY_PILE]
        take(scene, "jimmy", "objective.1")
        assert gained(scene, "jimmy") == [5]
        assert kind_of(top) in scene.cards("jimmy")
        assert scene.state.shown[BOUNTY_PILE] != top

    def test_the_first_player_hands_out_gifts(self) -> None:
        scene = Scene.on_mission("m0", "jimmy", "meg", seats=2)
        assert [len([card for card in scene.cards(name) if card]) for name in ("jimmy", "meg")] == [3, 1]
        assert "holy_water" in scene.cards("jimmy")

    def test_the_zombies_of_the_map(self) -> None:
        scene = Scene.on_mission("m0")
        counts: dict[str, int] = {}
        for zone in scene.state.enemies:
            for kind, count in scene.crowd(zone).items():
                counts[kind] = counts.get(kind, 0) + count
        assert counts == {"brute": 1, "runner": 1, "walker": 2}


class TestM1:
    def test_it_can_be_won(self) -> None:
        scene = Scene.on_mission("m1", "jimmy", "meg")
        take(scene, "jimmy", "objective.1")
        assert goals(scene) == []
        take(scene, "meg", "objective.2")
        assert goals(scene) == ["bounties"]
        for _ in range(5):
            scene.end_phase()
            scene.answer_all()
        scene.between_phases()
        scene.put("jimmy", "10R.A")
        scene.put("meg", "10R.B")
        ride(scene, 2)
        assert goals(scene) == ["bounties", "train"]
        assert scene.outcome == "won"

    def test_it_is_the_number_of_weapons_that_counts(self) -> None:
        scene = Scene.on_mission("m1", "jimmy", "meg")
        take(scene, "jimmy", "objective.1")
        take(scene, "jimmy", "objective.2")
        assert goals(scene) == ["bounties"]

    def test_the_blue_objective_walks_the_rails_and_calls_the_train(self) -> None:
        scene = Scene.on_mission("m1", "jimmy")
        assert not scene.can("jimmy", "objective objective.5"), "it lies in the starting zone, and is not for taking"
        places = []
        for _ in range(5):
            places.append(scene.state.objectives["objective.5"].zone)
            scene.end_phase()
        assert places == ["1R.SW", "1R.W", "8V.SW", "8V.W", "8V.NW"]
        assert "objective.5" not in scene.state.objectives
        assert not train.train_here(scene.game)
        scene.put("jimmy", "1R.B")
        scene.between_phases()
        assert train.train_here(scene.game)

    def test_lost_when_somebody_misses_the_train(self) -> None:
        scene = Scene.on_mission("m1", "jimmy", "meg")
        scene.put("meg", "1R.B")
        scene.state.flags["train_signal"] = 1
        scene.game.mission.settle(scene.game)
        scene.put("jimmy", "1R.B")
        ride(scene, 1)
        scene.put("jimmy", "10R.A")
        ride(scene, 2)
        assert (scene.me("jimmy").away, scene.outcome) == ("train", None)
        ride(scene, 1)
        assert scene.outcome == "missed_the_train"

    def test_lost_when_zombies_leave_with_the_train(self) -> None:
        scene = Scene.on_mission("m1", "jimmy")
        scene.put("jimmy", "1R.B")
        scene.state.flags[train.RUNNING] = 1
        ride(scene, 2)
        scene.put("runner", "10R.B")
        ride(scene, 1)
        assert scene.outcome == "zombies_on_train"

    def test_lost_when_too_many_bounty_weapons_are_thrown_away(self) -> None:
        scene = Scene.on_mission("m1")
        first = scene.game.players()[0].id
        for number in (1, 2):
            scene.give(first, weapon := kind_of(scene.state.shown[BOUNTY_PILE]))
            fresh(scene)
            scene.act(first, "discard")
            assert scene.outcome is None, number
            scene.answer(weapon)
        assert scene.outcome == "bounties_thrown_away"


class TestM2:
    def won_but_for_the_train(self) -> Scene:
        scene = Scene.on_mission("m2", "jimmy", "meg")
        recruit_all(scene, "meg")
        for street, room, pile in (
            ("4R.N", "4R.A", "4R.A"),
            ("1R.NE", "1R.B", "1R.B"),
            ("3R.N", "3R.A", "3R.A"),
            ("5V.N", "5V.A", "5V.A"),
        ):
            fresh(scene)
            scene.put("jimmy", street)
            scene.act("jimmy", f"move {room}")
            water(scene, "jimmy", pile)
        return scene

    def test_it_can_be_won(self) -> None:
        scene = self.won_but_for_the_train()
        assert goals(scene) == ["companions", "piles"]
        throw_dynamite(scene, "jimmy", "1R.NE", "12R.A")
        scene.answer_all()
        throw_dynamite(scene, "jimmy", "3R.N", "11R.A")
        assert goals(scene) == ["companions", "piles", "train"]
        assert scene.outcome == "won"

    def test_a_heap_that_nobody_has_stirred_is_not_safe(self) -> None:
        scene = Scene.on_mission("m2", "jimmy", "meg")
        scene.game.mission.settle(scene.game)
        assert "piles" not in goals(scene)

    def test_water_does_not_move_the_spawns_of_the_train(self) -> None:
        scene = Scene.on_mission("m2", "jimmy", "meg")
        scene.put("jimmy", "12R.A")
        scene.give("jimmy", "holy_water")
        assert not scene.can("jimmy", "holy_water 12R.A")

    def test_dynamite_moves_the_spawn_and_leaves_rails(self) -> None:
        scene = Scene.on_mission("m2", "jimmy", "meg")
        for _ in range(2):
            scene.put("walker", "12R.A")
        scene.put("walker", "12R.B")
        throw_dynamite(scene, "jimmy", "1R.NE", "12R.A")
        scene.answer_all()
        tokens = scene.state.spawns
        assert [tokens[name].zone for name in ("mobile.1", "mobile.2")] == [tokens["starting.1"].zone, "11R.A"]
        assert {"12V", "11R"} <= {tile.face for tile in scene.state.layout}
        assert scene.me("jimmy").points == 3, "all zombies on the tile fall for their points"
        assert scene.state.noise_side == "boom"
        assert "12V" in scene.board.tiles_of(scene.state.noise_zone), "the noise lies where it was made"
        assert list(scene.rules.broken(scene.state)) == []

    def test_survivors_in_another_room_of_the_wagon_jump_to_the_street(self) -> None:
        scene = Scene.on_mission("m2", "jimmy", "meg")
        scene.put("meg", "12R.B")
        throw_dynamite(scene, "jimmy", "1R.NE", "12R.A")
        scene.answer_all()
        assert scene.outcome is None
        assert "2V.NE" in [part.id for part in scene.board.zones[scene.zone("meg")].parts], "its door leads there"

    def test_survivors_where_the_dynamite_lands_are_lost(self) -> None:
        scene = Scene.on_mission("m2", "jimmy", "meg")
        scene.put("meg", "12R.A")
        throw_dynamite(scene, "jimmy", "1R.NE", "12R.A")
        assert scene.outcome == "survivor_eliminated"

    def test_dynamite_elsewhere_does_nothing_to_the_train(self) -> None:
        scene = Scene.on_mission("m2", "jimmy", "meg")
        before = scene.state.layout
        throw_dynamite(scene, "jimmy", "2V.NE", "12R.B")
        assert scene.state.layout == before

    def test_the_gatling_fires_but_does_not_move(self) -> None:
        scene = Scene.on_mission("m2", "jimmy", "meg")
        scene.put("jimmy", "10R.A")
        scene.put("walker", "12R.B")
        words = scene.options("jimmy")
        assert "gatling 12R.B" in words
        assert not any(option.startswith("push") for option in words)


class TestM3:
    def ready(self) -> Scene:
        """Everybody recruited and all spawns gathered; the band stands beside the engine."""
        scene = Scene.on_mission("m3", "jimmy", "carl")
        recruit_all(scene, "jimmy")
        gather(scene, "carl")
        assert goals(scene) == ["companions", "gather"]
        scene.put("jimmy", "5V.NW")
        scene.put("carl", "5V.NW")
        return scene

    def board(self, scene: Scene, *names: str) -> None:
        for name in names:
            fresh(scene)
            scene.put(name, "5V.NW")
            scene.act(name, "move 10R.A")

    def test_it_can_be_won(self) -> None:
        scene = self.ready()
        self.board(scene, "jimmy")
        assert not scene.state.flags.get(train.RUNNING)
        self.board(scene, "carl")
        assert scene.state.flags[train.RUNNING]
        ride(scene, 3)
        assert goals(scene) == ["companions", "gather", "train"]
        assert scene.outcome == "won"

    def test_it_waits_for_companions_who_stand_alone(self) -> None:
        scene = Scene.on_mission("m3", "jimmy", "carl")
        self.board(scene, "jimmy", "carl")
        assert not scene.state.flags.get(train.RUNNING)

    def test_it_does_not_wait_for_the_spawns_to_be_gathered(self) -> None:
        scene = Scene.on_mission("m3", "jimmy")
        recruit_all(scene, "jimmy")
        self.board(scene, "jimmy")
        assert scene.state.flags[train.RUNNING]

    def test_it_destroys_the_starting_spawn_zone(self) -> None:
        scene = self.ready()
        self.board(scene, "jimmy", "carl")
        ride(scene, 1)
        assert {"starting.1", "mobile.1", "mobile.2", "abomination.1"} <= set(scene.state.spawns)
        ride(scene, 1)
        assert not {"starting.1", "mobile.1", "mobile.2", "abomination.1"} & set(scene.state.spawns)

    def test_lost_when_the_spawns_cannot_be_gathered_any_more(self) -> None:
        scene = Scene.on_mission("m3", "jimmy")
        recruit_all(scene, "jimmy")
        self.board(scene, "jimmy")
        ride(scene, 1)
        assert scene.outcome is None, "there is still time to jump off"
        ride(scene, 1)
        assert scene.outcome == "start_destroyed"

    def test_lost_when_somebody_gets_off(self) -> None:
        scene = self.ready()
        self.board(scene, "jimmy", "carl")
        ride(scene, 1)
        scene.put("carl", "5V.NW")
        ride(scene, 2)
        assert scene.outcome == "missed_the_train"

    def test_lost_when_zombies_leave_with_the_train(self) -> None:
        scene = self.ready()
        self.board(scene, "jimmy", "carl")
        ride(scene, 2)
        scene.put("walker", "10R.B")
        ride(scene, 1)
        assert scene.outcome == "zombies_on_train"


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


class TestM8:
    def ready(self) -> Scene:
        """Treasure and companions are found, the wagon is off the rails; the train enters at the end of the phase."""
        scene = Scene.on_mission("m8", "jimmy", "carl")
        recruit_all(scene, "jimmy")
        take_colours(scene, "carl", "red", "red", "red")
        assert goals(scene) == ["companions", "treasure"]
        for zone in ("4R.E", "4R.NE", "2R.E"):
            assert "wagon" not in goals(scene), "there are still rails in its zone"
            fresh(scene)
            scene.put("carl", scene.state.machines["wagon"].zone)
            scene.act("carl", f"push wagon {zone}")
        assert goals(scene) == ["companions", "treasure", "wagon"]
        take_colours(scene, "carl", "blue", "green")
        scene.put("jimmy", "1R.B")
        scene.put("carl", "1R.B")
        return scene

    def test_it_can_be_won(self) -> None:
        scene = self.ready()
        ride(scene, 1)
        scene.put("jimmy", "10R.A")
        scene.put("carl", "10R.B")
        ride(scene, 3)
        assert goals(scene) == ["companions", "treasure", "wagon", "train"]
        assert scene.outcome == "won"

    def test_the_train_comes_at_the_end_of_the_phase_and_grows(self) -> None:
        scene = self.ready()
        assert not train.train_here(scene.game)
        ride(scene, 3)
        assert [tile.face for tile in train.line_of(scene.game).tiles] == ["12R", "11R", "10R"]

    def test_lost_when_the_wagon_is_on_the_rails_as_the_train_comes(self) -> None:
        scene = Scene.on_mission("m8", "jimmy")
        take_colours(scene, "jimmy", "blue", "green")
        assert scene.outcome is None
        ride(scene, 1)
        assert scene.outcome == "machine_on_rails"

    def test_later_the_wagon_may_be_crushed(self) -> None:
        """Ruling: only the moment when the train enters counts."""
        scene = self.ready()
        ride(scene, 1)
        scene.state.machines["wagon"].zone = "4R.E"
        ride(scene, 2)
        assert "wagon" not in scene.state.machines
        assert scene.outcome is None

    def test_lost_when_zombies_leave_with_the_train(self) -> None:
        scene = self.ready()
        ride(scene, 3)
        scene.put("walker", "11R.A")
        ride(scene, 1)
        assert scene.outcome is None
        ride(scene, 1)
        assert scene.outcome == "zombies_on_train"

    def test_lost_when_somebody_misses_the_train(self) -> None:
        scene = self.ready()
        ride(scene, 6)
        assert scene.outcome == "missed_the_train"

    def test_three_weapons_are_hidden_and_no_feat_earns_them(self) -> None:
        scene = Scene.on_mission("m8", "jimmy")
        assert len(scene.state.piles["stash"]) == 3
        assert len(scene.state.piles[BOUNTY_PILE]) + bool(scene.state.shown[BOUNTY_PILE]) == 4
        top = scene.state.shown[BOUNTY_PILE]
        take_colours(scene, "jimmy", "blue")
        assert len(scene.state.piles["stash"]) == 3
        take_colours(scene, "jimmy", "red")
        assert len(scene.state.piles["stash"]) == 2
        assert scene.state.shown[BOUNTY_PILE] == top
        assert gained(scene, "jimmy") == [5, 5]


class TestM9:
    def ready(self) -> Scene:
        """Everybody is recruited, the train is clear, and all coal is in the tender, through real actions."""
        scene = Scene.on_mission("m9", "jimmy", "meg")
        recruit_all(scene, "jimmy")
        water(scene, "meg", "12R.A")
        assert goals(scene) == ["companions", "clean"]
        while sacks := [name for name, each in scene.state.objectives.items() if each.zone == "8V.M2"]:
            for sack in sacks[:4]:
                take(scene, "jimmy", sack)
            fresh(scene)
            scene.put("jimmy", "12R.B")
            scene.act("jimmy", "coal")
            scene.answer_all()
        assert goals(scene) == ["companions", "clean", "coal"]
        return scene

    def test_it_can_be_won(self) -> None:
        scene = self.ready()
        scene.put("jimmy", "10R.A")
        fresh(scene)
        scene.put("meg", "10R.B")
        scene.act("meg", "start_train")
        ride(scene, 1)
        assert goals(scene) == ["companions", "clean", "coal", "train"]
        assert scene.outcome == "won"

    def test_the_other_spawns_may_stay_where_they_are(self) -> None:
        scene = self.ready()
        assert scene.state.spawns["mobile.2"].zone != scene.state.spawns["starting.1"].zone

    def test_sacks_need_brawlers(self) -> None:
        scene = Scene.on_mission("m9", "jimmy", "meg")
        scene.put("meg", "8V.M2")
        assert not any(option.startswith("objective") for option in scene.options("meg"))
        recruit(scene, "jimmy", "thomas")
        fresh(scene)
        scene.put("jimmy", "8V.M2")
        assert not any(option.startswith("objective") for option in scene.options("jimmy")), "the faithful do not carry"
        recruit(scene, "jimmy", "carl")
        take(scene, "jimmy", "objective.4")
        assert scene.me("carl").carried == ["coal"]
        assert not any(option.startswith("objective") for option in scene.options("jimmy")), "one sack each"
        assert gained(scene, "jimmy") == [], "coal gives nothing when taken"

    def test_the_player_chooses_who_carries(self) -> None:
        scene = Scene.on_mission("m9", "jimmy", "meg")
        recruit_all(scene, "jimmy")
        fresh(scene)
        scene.put("jimmy", "8V.M2")
        scene.act("jimmy", "objective objective.4")
        assert sorted(scene.choices()) == ["carl", "henry", "kassey", "may"]

    @pytest.mark.parametrize("disturbance", ["walker 8V.M1", "walker 8V.M2", "active lair"])
    def test_no_coal_while_the_dead_are_in_the_mine(self, disturbance: str) -> None:
        scene = Scene.on_mission("m9", "jimmy", "meg")
        recruit(scene, "jimmy", "carl")
        fresh(scene)
        scene.put("jimmy", "8V.M2")
        assert scene.can("jimmy", "objective objective.4")
        if disturbance == "active lair":
            scene.state.spawns["abomination.2"].active = True
        else:
            scene.put(*disturbance.split())
        assert not scene.can("jimmy", "objective objective.4")

    def test_coal_changes_leaders_with_its_porter(self) -> None:
        scene = Scene.on_mission("m9", "jimmy", "meg")
        recruit(scene, "jimmy", "carl")
        take(scene, "jimmy", "objective.4")
        scene.put("meg", "8V.M2")
        scene.act("jimmy", "trade meg")
        scene.answer({"jimmy": {"companions": []}, "meg": {"companions": ["carl"]}})
        fresh(scene)
        scene.put("meg", "6R.SE")
        scene.act("meg", "coal")
        assert gained(scene, "meg", "coal") == [5]

    def test_coal_is_dropped_from_the_tender_or_next_to_it(self) -> None:
        scene = Scene.on_mission("m9", "jimmy", "meg")
        recruit(scene, "jimmy", "carl")
        take(scene, "jimmy", "objective.4")
        for zone, near in {"10R.A": True, "10R.B": True, "12R.B": True, "6R.SE": True, "12R.A": False}.items():
            fresh(scene)
            scene.put("jimmy", zone)
            assert scene.can("jimmy", "coal") == near, zone

    def test_the_train_starts_from_the_cab_once_the_coal_is_there(self) -> None:
        scene = Scene.on_mission("m9", "jimmy", "meg")
        scene.put("meg", "10R.B")
        assert not scene.can("meg", "start_train")
        scene = self.ready()
        scene.put("meg", "10R.A")
        assert not scene.can("meg", "start_train")
        fresh(scene)
        scene.put("meg", "10R.B")
        assert scene.option("meg", "start_train").cost == 1

    def test_other_objectives_give_points_and_weapons(self) -> None:
        scene = Scene.on_mission("m9", "jimmy", "meg")
        top = scene.state.shown[BOUNTY_PILE]
        take(scene, "jimmy", "objective.2")
        assert gained(scene, "jimmy") == [5]
        assert scene.state.shown[BOUNTY_PILE] != top

    def test_the_gatling_moves_with_the_train_alone(self) -> None:
        scene = Scene.on_mission("m9", "jimmy", "meg")
        scene.put("jimmy", "11R.A")
        assert not any(option.startswith("push") for option in scene.options("jimmy"))

    def test_lost_when_somebody_misses_the_train(self) -> None:
        scene = self.ready()
        scene.put("meg", "10R.B")
        scene.put("jimmy", "6R.A")
        fresh(scene)
        scene.act("meg", "start_train")
        ride(scene, 2)
        assert (scene.me("meg").away, scene.outcome) == ("train", None)
        ride(scene, 1)
        assert scene.outcome == "missed_the_train"

    def test_lost_when_zombies_leave_with_the_train(self) -> None:
        scene = self.ready()
        scene.put("meg", "10R.B")
        scene.put("jimmy", "12R.A")
        scene.put("brute", "10R.A")
        fresh(scene)
        scene.act("meg", "start_train")
        ride(scene, 1)
        assert scene.outcome == "zombies_on_train"


class TestM10:
    def test_it_can_be_won(self) -> None:
        scene = Scene.on_mission("m10", "jimmy", "meg")
        take_colours(scene, "meg", "blue", "green")
        assert goals(scene) == ["relics"]
        recruit_all(scene, "jimmy")
        assert goals(scene) == ["relics", "companions"]
        leave(scene, "meg")
        leave(scene, "jimmy")
        assert goals(scene) == ["relics", "companions", "exit"]
        assert scene.outcome == "won"

    def test_the_faithful_wait_for_both_relics(self) -> None:
        scene = Scene.on_mission("m10", "jimmy", "meg")
        wanted = lonely(scene)[0]
        take_colours(scene, "meg", "red", "blue")
        scene.put("jimmy", scene.zone(wanted))
        assert not scene.can("jimmy", f"recruit {wanted}")
        take_colours(scene, "meg", "green")
        fresh(scene)
        assert scene.can("jimmy", f"recruit {wanted}")

    def test_objectives_give_points_and_no_weapon(self) -> None:
        scene = Scene.on_mission("m10", "jimmy")
        top = scene.state.shown[BOUNTY_PILE]
        take_colours(scene, "jimmy", "red", "blue", "green", "red")
        assert gained(scene, "jimmy") == [5, 5, 5, 5]
        assert scene.state.shown[BOUNTY_PILE] == top
