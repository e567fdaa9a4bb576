"""Missions M8 to M10 of Undead or Alive (pp. 52-55): each can be won, and lost in its own ways."""

from __future__ import annotations

import pytest

from game.rules.undead_or_alive import train
from game.rules.undead_or_alive.bounty import BOUNTY_PILE
from tests.rules.mission_steps import (
    fresh,
    gained,
    goals,
    leave,
    lonely,
    recruit,
    recruit_all,
    ride,
    take,
    take_colours,
    water,
)
from tests.scene import Scene


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
