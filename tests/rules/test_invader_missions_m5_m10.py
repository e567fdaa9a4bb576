"""M5 to M10 of Invader (pp. 43-48): each can be won, and lost in its own ways.

Stories set the table close to the moment that matters and then act through the real questions.
"""

from __future__ import annotations

import pytest

from game.rules.invader import mold
from game.rules.invader.setup import SPAWN_COLOURS
from game.rules.zombicide.events import CardDiscarded
from game.rules.zombicide.mission import OBJECTIVE_PILE
from game.rules.zombicide.state import kind_of
from tests.rules.mission_steps import fresh, gained, goals, leave
from tests.rules.station_steps import (
    BOT,
    beside,
    burn,
    clear,
    leave_all,
    on,
    spread,
    take_all,
    take_hidden,
)
from tests.station import Station


class TestM5:
    def test_it_can_be_won_without_the_remote_controls_p43(self) -> None:
        s = on("m5", "cole", "jared")
        take_hidden(s, "cole", "red", "red", "red")
        assert goals(s) == []
        take_hidden(s, "jared", "red")
        assert goals(s) == ["prototypes"]
        leave_all(s)
        assert s.outcome == "won"

    @pytest.mark.parametrize(("colour", "outcome"), [("red", "objective_lost"), ("green", None)])
    def test_a_lost_prototype_loses_p43(self, colour: str, outcome: str | None) -> None:
        s = on("m5", "cole")
        pile = s.state.piles[OBJECTIVE_PILE]
        pile.remove(colour)
        pile.append(colour)
        spread(s, next(iter(s.state.objectives.values())).zone)
        assert s.outcome == outcome


class TestM6:
    def hidden(self, s: Station, colour: str) -> str:
        """The first face-down token will show this colour."""
        pile = s.state.piles[SPAWN_COLOURS]
        pile.remove(colour)
        pile.append(colour)
        return s.state.spawns["hidden.1"].zone

    def test_the_violet_token_lies_face_down_among_four_p44(self) -> None:
        s = on("m6")
        assert sorted(s.state.piles[SPAWN_COLOURS]) == ["red", "red", "red", "violet"]
        assert {token.kind for token in s.state.spawns.values()} == {"red"}
        assert all(token.active for token in s.state.spawns.values())

    def test_it_is_won_by_burning_it_p44(self) -> None:
        s = on("m6", "cole")
        zone = self.hidden(s, "violet")
        burn(s, "cole", beside(s, zone), zone)
        assert goals(s) == ["nest"]
        assert s.outcome == "won"

    def test_another_one_goes_with_its_mold_and_gives_nothing_p44(self) -> None:
        s = on("m6", "cole")
        zone = self.hidden(s, "red")
        clear(s, zone)
        burn(s, "cole", beside(s, zone), zone)
        assert "hidden.1" not in s.state.spawns
        assert zone not in s.state.mold
        assert s.me("cole").points == 0
        assert s.outcome is None

    def test_tokens_that_lie_open_do_not_burn_p44(self) -> None:
        s = on("m6", "cole")
        zone = s.state.spawns["red.1"].zone
        burn(s, "cole", beside(s, zone), zone)
        assert "red.1" in s.state.spawns
        assert s.state.mold[zone] is False


class TestM7:
    def test_it_can_be_won_p45(self) -> None:
        s = on("m7", "cole", "jared")
        take_all(s, "cole")
        assert goals(s) == ["supplies"]
        assert not s.state.piles["prototype"], "there are more red objectives than prototypes"
        leave_all(s)
        assert s.outcome == "won"

    def test_a_lost_objective_loses_p45(self) -> None:
        s = on("m7", "cole")
        spread(s, next(iter(s.state.objectives.values())).zone)
        assert s.outcome == "objective_lost"

    def test_hellfire_destroys_spawn_tokens_p45(self) -> None:
        s = on("m7", "cole")
        zone = s.state.spawns["red.1"].zone
        burn(s, "cole", beside(s, zone), zone)
        assert "red.1" not in s.state.spawns
        assert s.state.mold[zone] is False

    @pytest.mark.parametrize("colour", ["green", "violet"])
    def test_spawn_zones_wake_with_their_objective_p45(self, colour: str) -> None:
        s = on("m7", "cole")
        take_hidden(s, "cole", colour)
        awake = {token.kind: token.active for token in s.state.spawns.values()}
        assert awake == {"red": True, "green": colour == "green", "violet": colour == "violet"}

    @pytest.mark.parametrize("colour", ["green", "violet"])
    def test_or_when_their_door_is_opened_p45(self, colour: str) -> None:
        s = on("m7", "cole")
        door = next(door for door in s.state.doors.values() if door.colour == colour)
        opening = next(each for each in s.board.openings if each.id == door.opening)
        zone = next(zone for zone in opening.zones if zone not in s.state.mold)
        assert not s.state.spawns[f"{colour}.1"].active
        if any(zone in s.state.mold for zone in opening.zones):
            s.run(s._settled(mold.grow(s.game, zone, active=False)))
        else:
            s.put("cole", zone)
            s.act("cole", f"door {door.opening}")
        assert s.state.spawns[f"{colour}.1"].active


class TestM8:
    def test_the_airlock_is_shut_until_the_bot_opens_it_p46(self) -> None:
        s = on("m8", "cole")
        exit = s.state.places["exit"][0]
        assert s.state.blocked == [exit]
        front = next(
            zone
            for opening in s.board.openings
            if exit in opening.zones and opening.kind.name == "doorway"
            for zone in opening.zones
            if zone != exit
        )
        s.put("cole", front)
        assert not s.can("cole", f"move {exit}")
        s.me("cole").carried.append("remote:green")
        assert not s.can("cole", f"unseal {exit}"), "the bot is elsewhere"
        s.state.machines[BOT].zone = front
        s.act("cole", f"unseal {exit}")
        assert s.actions_left() == 2
        assert s.state.machines[BOT].active
        assert s.can("cole", f"move {exit}")

    def test_it_can_be_won_in_any_order_p46(self) -> None:
        s = on("m8", "cole", "jared")
        s.state.blocked.clear()
        s.game.board = s.rules.board(s.state)
        for name in ("cole", "jared"):
            s.me(name).points = 19
        s.game.mission.settle(s.game)
        assert goals(s) == ["orange"]
        take_all(s, "cole")
        assert s.outcome == "won"

    def test_everybody_has_to_be_at_orange_p46(self) -> None:
        s = on("m8", "cole", "jared")
        s.me("cole").points = 43
        s.game.mission.settle(s.game)
        assert goals(s) == []

    def test_without_the_bot_the_objective_behind_is_lost(self) -> None:
        s = on("m8", "cole")
        del s.state.machines[BOT]
        s.end_phase()
        assert s.outcome == "machine_lost"


class TestM9:
    def test_the_engineers_are_survivors_p47(self) -> None:
        s = on("m9", "cole")
        names = [me.id for me in s.state.survivors.values() if me.companion]
        assert names == ["escorted_blue", "escorted_white"]
        assert all(s.me(name).health == 2 for name in names)
        assert not any(objective.colour in ("blue", "white") for objective in s.state.objectives.values())
        s.put("cole", s.zone("escorted_blue"))
        assert not s.can("cole", "recruit escorted_blue")

    def test_they_walk_one_zone_after_every_players_phase_p47(self) -> None:
        s = on("m9", "cole")
        exit = s.state.places["exit"][0]
        before = {name: s.board.distance(s.zone(name), exit) for name in ("escorted_blue", "escorted_white")}
        s.between_phases()
        assert s.choices() == ["escorted_blue", "escorted_white"]
        s.answer_all()
        for name, distance in before.items():
            assert distance is not None
            assert s.board.distance(s.zone(name), exit) == distance - 1

    def test_xenos_hold_them_p47(self) -> None:
        s = on("m9", "cole")
        zone = s.zone("escorted_blue")
        s.put("worker", zone)
        s.between_phases()
        s.answer_all()
        assert s.zone("escorted_blue") == zone

    def test_it_can_be_won_p47(self) -> None:
        s = on("m9", "cole", "jared")
        for _ in range(12):
            s.between_phases()
            s.answer_all()
        assert s.me("escorted_blue").away == s.me("escorted_white").away == "exit"
        assert s.outcome is None
        leave_all(s)
        assert s.outcome == "won"

    def test_an_engineer_who_falls_loses_p47(self) -> None:
        s = on("m9", "cole")
        s.put("tank", s.zone("escorted_white"))
        s.zombies_act()
        s.answer_all()
        assert s.outcome == "survivor_eliminated"

    def test_leaving_without_them_does_not_win(self) -> None:
        s = on("m9", "cole")
        leave(s, "cole")
        assert s.outcome != "won"


class TestM10:
    def sampled(self, s: Station, kind: str) -> None:
        """Kill one of a kind in melee."""
        fresh(s)
        s.put("magnus", "7R.C")
        clear(s, "7R.C")
        s.put(kind, "7R.C")
        if "chainsaw" not in s.cards("magnus"):
            s.me("magnus").slots[:2] = ["", ""]
            s.give("magnus", "chainsaw")
            s.me("magnus").skills.append("red/super_strength")
        s.game._effects.clear()
        s.dice(*[6] * 7)
        s.act("magnus", "attack 7R.C chainsaw")
        s.answer_all()
        s.chance.left.clear()

    def test_stale_tanks_are_discarded_in_an_airlock_p48(self) -> None:
        s = on("m10", "cole")
        tank = s.me("cole").slots[2]
        assert kind_of(tank) == "oxygen_tank"
        start = s.zone("cole")
        assert s.board.zones[start].kind.name == "exterior"
        airlock = next(zone for zone in s.board.zones.values() if zone.kind.name == "airlock").id
        outside = next(zone for zone in s.board.neighbours(airlock) if s.board.zones[zone].kind.name == "exterior")
        s.put("cole", outside)
        s.act("cole", f"move {airlock}")
        assert [event.card for event in s.seen(CardDiscarded)] == [tank]
        assert not s.can("cole", f"move {outside}")
        assert s.state.flags[f"stale_{tank}"] == 0, "from the stock it comes back fresh"

    def test_nobody_slips_through_an_airlock_with_a_stale_tank(self) -> None:
        s = on("m10", "cole")
        airlock = next(zone for zone in s.board.zones.values() if zone.kind.name == "airlock").id
        outside = next(zone for zone in s.board.neighbours(airlock) if s.board.zones[zone].kind.name == "exterior")
        inside = next(zone for zone in s.board.neighbours(airlock) if s.board.zones[zone].kind.name != "exterior")
        s.put("cole", inside)
        s.me("cole").skills.append("blue/plus_zone_per_move")
        s.game._effects.clear()
        assert s.can("cole", f"move {airlock}")
        assert not s.can("cole", f"move {airlock} {outside}")

    @pytest.mark.parametrize("kind", ["worker", "hunter", "tank", "abomination"])
    def test_a_melee_kill_is_a_sample_once_p48(self, kind: str) -> None:
        s = on("m10", "magnus")
        self.sampled(s, kind)
        assert gained(s, "magnus", "sample") == [5]
        assert s.state.flags[f"sample_{kind}"] == 1
        self.sampled(s, kind)
        assert gained(s, "magnus", "sample") == [5]

    def test_mold_is_taken_with_an_action_in_a_spawn_zone_p48(self) -> None:
        s = on("m10", "cole")
        assert not s.can("cole", "sample")
        s.put("cole", s.state.spawns["red.1"].zone)
        s.act("cole", "sample")
        assert gained(s, "cole", "sample") == [5]
        assert not s.can("cole", "sample")

    def test_it_can_be_won_p48(self) -> None:
        s = on("m10", "magnus")
        take_all(s, "magnus")
        assert goals(s) == ["objectives"]
        for kind in ("worker", "hunter", "tank", "abomination"):
            self.sampled(s, kind)
        fresh(s)
        s.put("magnus", s.state.spawns["red.1"].zone)
        s.act("magnus", "sample")
        assert goals(s) == ["objectives", "samples"], "the old tank is not a new one"
        room = next(zone.id for zone in s.board.zones.values() if zone.kind.name == "oxygen")
        s.me("magnus").slots[2:4] = ["", ""]
        fresh(s)
        s.put("magnus", room)
        s.act("magnus", "oxygen")
        slots = list(s.me("magnus").slots)
        slots[2] = s.question.new
        s.answer({"magnus": {"slots": slots}})
        assert s.outcome == "won"

    def test_a_lost_objective_loses_p48(self) -> None:
        s = on("m10", "cole")
        spread(s, next(iter(s.state.objectives.values())).zone)
        assert s.outcome == "objective_lost"

    def test_so_does_the_last_oxygen_room_p48(self) -> None:
        s = on("m10", "cole")
        rooms = [zone.id for zone in s.board.zones.values() if zone.kind.name == "oxygen"]
        assert rooms
        for room in rooms:
            assert s.outcome is None
            spread(s, room)
        assert s.outcome == "oxygen_lost"
