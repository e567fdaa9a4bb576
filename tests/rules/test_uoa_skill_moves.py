"""The small print of skills about moving and being moved: limits per turn, zombies in the way (UoA pp. 56-58)."""

from __future__ import annotations

from tests.rules.streets import BALCONY, RING, ROOMS, on, street


class TestMoves:
    """Moves, jumps, charges and the zombies in their way."""

    def test_a_zone_with_zombies_ends_a_move(self, scene) -> None:
        s = scene(street("a: meg", "b: walker"), skills={"meg": ["plus_zone_per_move"]})
        assert s.can("meg", "move b")
        assert not s.can("meg", "move b c")

    def test_one_zone_more_is_one(self, scene) -> None:
        s = scene(street("a: meg"), skills={"meg": ["plus_zone_per_move"]})
        assert s.can("meg", "move b c")
        assert not s.can("meg", "move b c d")

    def test_nobody_runs_or_jumps_inside_a_wagon(self, scene) -> None:
        s = scene(
            street("a: kassey", "b: walker"),
            machines={"wagon": "a"},
            hands={"kassey": ["pan"]},
            skills={"kassey": ["sprint", "jump"]},
        )
        s.act("kassey", "board wagon")
        assert not any(words.split()[0] in ("sprint", "jump", "charge", "move") for words in s.options("kassey"))

    def test_a_sprint_is_once_a_turn_and_at_least_two_zones(self, scene) -> None:
        s = scene(street("a: kassey"), skills={"kassey": ["sprint"]})
        assert not s.can("kassey", "sprint b")
        s.act("kassey", "sprint b c")
        assert not any(words.startswith("sprint") for words in s.options("kassey"))

    def test_a_sprint_ends_among_zombies_and_pays_for_leaving(self, scene) -> None:
        s = scene(street("a: kassey, walker", "c: walker"), skills={"kassey": ["sprint"]})
        assert s.option("kassey", "sprint b c").cost == 2
        assert not s.can("kassey", "sprint b c d")

    def test_the_slippery_sprint_through_them(self, scene) -> None:
        s = scene(street("a: kassey, walker", "c: walker"), skills={"kassey": ["sprint", "slippery"]})
        assert s.option("kassey", "sprint b c d").cost == 1

    def test_a_jump_pays_for_leaving_and_no_skill_helps(self, scene) -> None:
        s = scene(street("a: trixie, walker"), skills={"trixie": ["jump", "slippery", "plus_zone_per_move"]})
        assert s.option("trixie", "jump c").cost == 2
        assert not s.can("trixie", "jump d")

    def test_a_jump_once_a_turn(self, scene) -> None:
        s = scene(street("a: trixie"), skills={"trixie": ["jump"]})
        s.act("trixie", "jump c")
        assert not any(words.startswith("jump") for words in s.options("trixie"))

    def test_a_jump_from_the_balcony_down(self, scene) -> None:
        s = scene(on(BALCONY, "B: trixie"), skills={"trixie": ["jump"]})
        s.act("trixie", "jump s")
        assert s.zone("trixie") == "s"

    def test_no_jump_where_one_cannot_see(self, scene) -> None:
        s = scene(on(BALCONY, "A: trixie"), skills={"trixie": ["jump"]})
        assert not s.can("trixie", "jump k")

    def test_hit_and_run_costs_nothing_among_zombies_but_stops_at_them(self, scene) -> None:
        s = scene(
            street("a: may, 3 walkers", "b: walker"),
            hands={"may": ["pan"]},
            skills={"may": ["hit_and_run", "plus_zone_per_move"]},
        )
        s.dice(6)
        s.act("may", "attack a pan")
        assert s.choices() == ["path", "path b"]
        s.answer("path b")
        assert s.actions_left() == 2

    def test_hit_and_run_is_one_move_action(self, scene) -> None:
        s = scene(street("b: may, walker"), hands={"may": ["pan"]}, skills={"may": ["hit_and_run"]})
        s.dice(6)
        s.act("may", "attack b pan")
        assert s.choices() == ["path", "path a", "path c"]
        s.answer("path a")

    def test_hit_and_run_may_be_declined_and_needs_a_kill(self, scene) -> None:
        s = scene(street("a: may, 3 walkers"), hands={"may": ["pan"]}, skills={"may": ["hit_and_run"]})
        s.dice(1, 6)
        s.act("may", "attack a pan")
        assert s.question is None
        s.act("may", "attack a pan")
        s.answer("path")
        assert s.zone("may") == "a"

    def test_hit_and_run_is_a_move_and_so_loses_an_escalation(self, scene) -> None:
        s = scene(
            street("a: may, walker", "b: walker"),
            hands={"may": ["pan"]},
            skills={"may": ["hit_and_run", "escalation:melee"]},
        )
        s.dice(6, 1)
        s.act("may", "attack a pan")
        s.answer("path b")
        s.act("may", "attack b pan")
        assert s.thrown() == (1,)

    def test_hit_and_run_after_dynamite(self, scene) -> None:
        s = scene(street("b: may", "c: walker"), packs={"may": ["dynamite"]}, skills={"may": ["hit_and_run"]})
        s.act("may", "dynamite c")
        s.answer("path a")
        assert s.zone("may") == "a"

    def test_a_charge_ends_at_the_first_zombies(self, scene) -> None:
        s = scene(street("a: may", "b: walker", "c: walker"), hands={"may": ["pan"]})
        assert s.can("may", "charge b")
        assert not s.can("may", "charge b c")

    def test_a_charge_pays_for_leaving(self, scene) -> None:
        s = scene(street("a: may, 2 walkers", "b: walker"), hands={"may": ["pan"]})
        assert s.option("may", "charge b").cost == 3

    def test_a_slippery_charge(self, scene) -> None:
        s = scene(
            street("a: kassey, 2 walkers", "b: walker", "c: walker"),
            hands={"kassey": ["pan"]},
            skills={"kassey": ["slippery"]},
        )
        assert s.option("kassey", "charge b c").cost == 1

    def test_a_charge_needs_zombies_at_its_end_and_a_weapon(self, scene) -> None:
        s = scene(street("a: may, carl", "b: walker"), hands={"may": ["pan"]})
        assert s.can("may", "charge b")
        assert not s.can("carl", "charge b")
        s.state.enemies.clear()
        assert not any(words.startswith("charge") for words in s.options("may"))

    def test_a_charge_asks_for_the_weapon(self, scene) -> None:
        s = scene(street("a: may", "b: walker"), hands={"may": ["pan", "knife", "knife"]})
        s.act("may", "charge b")
        assert s.choices() == [
            "attack charge b pan",
            "attack charge b knife",
            "attack charge b knife knife",
        ]
        s.dice(1, 1, 1, 1)
        s.answer("attack charge b knife knife")
        assert s.actions_left() == 2

    def test_a_charge_strikes_in_melee(self, scene) -> None:
        s = scene(street("a: may", "b: walker"), hands={"may": ["colt_saa", "pan"]})
        s.dice(4)
        s.act("may", "charge b")
        assert s.asked == []
        assert s.crowd("b") == {}
        assert s.noise() == ("a", "bang")

    def test_charge_bonuses_only_when_charging(self, scene) -> None:
        s = scene(
            street("a: may, walker"), hands={"may": ["pan"]}, skills={"may": ["charge_plus_die", "charge_reroll"]}
        )
        s.dice(1)
        s.act("may", "attack a pan")
        assert s.question is None

    def test_shove_is_once_a_turn_and_through_openings_only(self, scene) -> None:
        s = scene(on(ROOMS, "A: carl, walker"), skills={"carl": ["shove"]})
        assert [words for words in s.options("carl") if words.startswith("shove")] == ["shove B"]
        s.act("carl", "shove B")
        s.put("walker", "A")
        assert not s.can("carl", "shove B")

    def test_shove_takes_a_vade_retro_token_away(self, scene) -> None:
        s = scene(street("a: carl, walker"), skills={"carl": ["shove"]}, vade_retro=["a"])
        s.act("carl", "shove b")
        assert s.state.vade_retro == []


class TestTaunt:
    """Zombies that come for one survivor only."""

    def test_up_to_two_zones_by_a_path_without_sight(self, scene) -> None:
        s = scene(on(RING, "n: meg", "s: walker", "b: walker", "u: walker"), skills={"meg": ["taunt"]})
        assert [words for words in s.options("meg") if words.startswith("taunt")] == ["taunt s"]

    def test_once_a_turn(self, scene) -> None:
        s = scene(street("a: meg", "b: walker", "c: walker"), skills={"meg": ["taunt"]})
        s.act("meg", "taunt b")
        assert not any(words.startswith("taunt") for words in s.options("meg"))

    def test_they_pass_by_everybody_else(self, scene) -> None:
        s = scene(street("a: meg", "b: carl, runner"), skills={"meg": ["taunt"]}, noise="d")
        s.act("meg", "taunt b")
        assert s.crowd("a") == {"runner": 1}
        assert (s.wounds("carl"), s.wounds("meg")) == (0, 1)

    def test_only_the_taunter_is_attacked(self, scene) -> None:
        s = scene(street("a: henry, carl, walker"), skills={"henry": ["taunt"]})
        s.act("henry", "taunt a")
        assert s.asked == []
        assert (s.wounds("henry"), s.wounds("carl")) == (1, 0)

    def test_they_divide_over_equal_ways(self, scene) -> None:
        s = scene(
            """
            +-----+-----+
            | a     b   |
            +     +     +
            | c     d   |
            +-----+-----+
            a: meg
            d: 3 walkers
            """,
            skills={"meg": ["taunt"]},
        )
        s.act("meg", "taunt d")
        assert s.question.kind == "split_group"
        s.answer({"b": 1})
        assert (s.crowd("b"), s.crowd("c")) == ({"walker": 2}, {"walker": 1})

    def test_vade_retro_holds_them(self, scene) -> None:
        s = scene(street("a: meg", "b: 2 walkers"), skills={"meg": ["taunt"]}, vade_retro=["b"])
        s.act("meg", "taunt b")
        assert s.crowd("b") == {"walker": 2}
        assert s.state.vade_retro == []

    def test_the_fearless_taunt_safely(self, scene) -> None:
        s = scene(street("a: henry, walker, brute"), skills={"henry": ["taunt", "fearless:walker"]})
        s.act("henry", "taunt a")
        assert s.wounds("henry") == 1


class TestLifesaver:
    """Friends dragged out."""

    def test_needs_zombies_there_and_survivors(self, scene) -> None:
        s = scene(street("b: concepcion", "a: meg", "c: walker"), skills={"concepcion": ["lifesaver"]})
        assert not any(words.startswith("rescue") for words in s.options("concepcion"))

    def test_needs_range_one_and_a_way(self, scene) -> None:
        s = scene(on(RING, "n: concepcion", "p: meg, walker"), skills={"concepcion": ["lifesaver"]})
        assert not any(words.startswith("rescue") for words in s.options("concepcion"))

    def test_a_balcony_is_seen_but_not_reached(self, scene) -> None:
        s = scene(on(BALCONY, "n: concepcion", "B: meg, walker"), skills={"concepcion": ["lifesaver"]})
        assert "B" in s.board.seen_from("n")
        assert not any(words.startswith("rescue") for words in s.options("concepcion"))

    def test_each_may_stay(self, scene) -> None:
        s = scene(street("a: concepcion", "b: meg, carl, walker"), skills={"concepcion": ["lifesaver"]})
        s.act("concepcion", "rescue b")
        assert s.choices() == ["meg", "carl", "done"]
        s.answer("carl")
        s.answer("done")
        assert (s.zone("meg"), s.zone("carl")) == ("b", "a")
        assert not s.can("concepcion", "rescue b")

    def test_nobody_is_dragged_off_a_wagon(self, scene) -> None:
        s = scene(
            street("a: concepcion", "b: meg, walker"), machines={"wagon": "b"}, skills={"concepcion": ["lifesaver"]}
        )
        assert s.can("concepcion", "rescue b")
        s.me("meg").aboard = "wagon"
        assert not s.can("concepcion", "rescue b")

    def test_companions_come_with_their_leader(self, scene) -> None:
        s = scene(
            street("a: concepcion", "b: meg, jeb, walker"),
            companions={"jeb": "meg"},
            skills={"concepcion": ["lifesaver"]},
        )
        s.act("concepcion", "rescue b")
        assert s.choices() == ["meg", "done"]
        s.answer("meg")
        assert s.zone("jeb") == "a"
