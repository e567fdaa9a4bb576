"""Every worked example and caption of the rulebook that states an outcome, named after its page."""

from __future__ import annotations

import pytest

from game.rules.zombicide.events import FeatAchieved
from game.rules.zombicide.experience import gain_points
from game.rules.zombicide.spawn import next_token
from tests.rules.streets import BALCONY, RING, street
from tests.scene import EDITION, Scene


def test_hanna_gets_a_springfield_p7() -> None:
    s = Scene.on_mission("m1", "hanna")
    assert s.cards("hanna") == ["", "", "springfield", "", "", ""]


@pytest.mark.parametrize("card", ["scrap_pistol", "springfield", "pan"])
def test_concepcion_chooses_her_starting_card_p7(card) -> None:
    s = Scene.on_mission("m1", "concepcion", answers={"starting_card": card})
    assert card in s.cards("concepcion")
    assert "holy_water" in s.cards("concepcion")  # her blue skill gives one more card


@pytest.mark.parametrize(
    ("name", "role"),
    [("carl", "brawler"), ("concepcion", "faithful"), ("meg", "gunslinger"), ("jimmy", "townsfolk")],
)
def test_four_classes_p8(name, role) -> None:
    assert EDITION.content.survivors[name].role == role


def test_pablito_begins_as_a_gunslinger_with_a_scrap_pistol_p8() -> None:
    s = Scene.on_mission("m1", "pablito")
    me = s.me("pablito")
    assert s.cards("pablito") == ["", "", "scrap_pistol", "", "", ""]
    assert (me.points, me.wounds, me.health) == (0, 0, 2)
    assert [skill.partition("/")[0] for skill in me.skills] == ["blue"]
    assert any(words.startswith("attack fanning") for words in s.options("pablito"))


def test_weapons_kinds_and_ammunition_p12_p13() -> None:
    cards = EDITION.content.equipment
    assert {cards[name].kind for name in ("pan", "pickaxe")} == {"melee"}
    assert (cards["winchester"].kind, cards["winchester"].family) == ("ranged", "rifle")
    assert (cards["colt_saa"].kind, cards["colt_saa"].family) == ("ranged", "pistol")
    assert (cards["winchester"].ammo, cards["colt_saa"].ammo) == ("bullets", "bullets")
    assert (cards["shotgun"].ammo, cards["lupara"].ammo) == ("shells", "shells")


@pytest.mark.parametrize(
    ("words", "dice", "noise"),
    [
        ("attack a knife", (1,), ("d", "bang")),
        ("attack a double_barrel", (1, 1), ("a", "bang")),
        ("attack a colt_saa", (1,), ("a", "bang")),
        ("attack fanning a colt_saa", (1, 1, 1, 1, 1, 1), ("a", "boom")),
    ],
)
def test_noisy_and_silent_weapons_p13(scene, words, dice, noise) -> None:
    s = scene(street("a: meg, walker"), hands={"meg": ["knife", "double_barrel", "colt_saa"]}, noise="d")
    s.dice(*dice)
    s.act("meg", words)
    assert s.noise() == noise


def test_a_colt_cannot_compete_with_dynamite_p13(scene) -> None:
    s = scene(street("a: meg, walker", "d: walker"), hands={"meg": ["colt_saa"]}, noise="d", boom=True)
    s.dice(1)
    s.act("meg", "attack a colt_saa")
    assert s.noise() == ("d", "boom")


PABLITO = {"hands": {"pablito": ["shotgun", "colt_saa"]}, "packs": {"pablito": ["dynamite"]}, "noise": "a"}


def test_dynamite_goes_off_next_door_p15(scene) -> None:
    s = scene(street("b: pablito", "c: walker"), **PABLITO)
    s.act("pablito", "dynamite c")
    assert s.noise() == ("c", "boom")
    assert s.crowd("c") == {}


def test_boom_drowns_bang_p15(scene) -> None:
    s = scene(street("b: pablito", "c: 2 walkers"), **PABLITO)
    s.act("pablito", "dynamite c")
    s.act("pablito", "move a")
    s.put("walker", "d")
    s.dice(1, 1)
    s.act("pablito", "attack d shotgun")
    assert s.noise() == ("c", "boom")


def test_fanning_would_have_moved_the_boom_p15(scene) -> None:
    s = scene(street("b: pablito", "c: 2 walkers"), **PABLITO)
    s.act("pablito", "dynamite c")
    s.act("pablito", "move a")
    s.put("walker", "b")
    s.dice(1, 1, 1, 1, 1, 1)
    s.act("pablito", "attack fanning b colt_saa")
    assert s.noise() == ("a", "boom")


def test_boom_fades_to_bang_where_it_lies_p15(scene) -> None:
    s = scene(street("a: pablito"), noise="c", boom=True)
    s.end_phase()
    assert s.noise() == ("c", "bang")


def test_jimmy_two_feats_p17(scene) -> None:
    """Five kills with a rifle from a balcony fulfil two feats; they earn one weapon."""
    s = scene(
        """
        +-----+-----+-----+
        | w^B   n^B   e   |
        +     +--^--+     +
        | s^B | A   ' x   |
        +-----+-----+-----+
        B: jimmy
        n: 3 walkers
        w: 2 walkers
        """,
        hands={"jimmy": ["winchester"]},
        bounties=["mauser_c96", "henry_carbine"],
    )
    for zone, dice in (("n", (4, 4)), ("n", (4, 1)), ("w", (4, 4))):
        assert s.seen(FeatAchieved) == []
        s.dice(*dice)
        s.act("jimmy", f"attack {zone} winchester")
    assert s.question is not None
    s.answer({"jimmy": {"slots": ["winchester.1", "mauser_c96.1", "", "", "", ""]}})
    assert [event.card for event in s.seen(FeatAchieved)] == ["mauser_c96.1"]
    assert "henry_carbine" not in s.cards("jimmy")
    assert s.state.shown["bounty"] == "henry_carbine.1"


def test_favourite_slot_takes_its_own_sort_p19(scene) -> None:
    s = scene(street("a: carl, concepcion"))
    carl, concepcion = s.me("carl"), s.me("concepcion")
    favourite = [slot.kind for slot in EDITION.slots].index("favourite")
    assert EDITION.slot_accepts(carl, favourite, "machete.1")
    assert EDITION.slot_accepts(carl, favourite, "pickaxe.1")
    assert not EDITION.slot_accepts(carl, favourite, "colt_saa.1")
    assert EDITION.slot_accepts(concepcion, favourite, "dynamite.1")
    assert EDITION.slot_accepts(concepcion, favourite, "winchester.1")
    assert not EDITION.slot_accepts(concepcion, favourite, "holy_water.1")
    assert not EDITION.slot_accepts(concepcion, favourite, "plenty_shells.1")


def test_nothing_but_dynamite_or_three_damage_fells_an_abomination_p20(scene) -> None:
    assert max(card.damage or 0 for card in EDITION.content.equipment.values()) == 2
    s = scene(street("a: meg", "b: abomination"), hands={"meg": ["double_barrel"]}, packs={"meg": ["dynamite"]})
    s.dice(6, 6)
    s.act("meg", "attack b double_barrel")
    assert s.crowd("b") == {"abomination": 1}
    s.act("meg", "dynamite b")
    assert s.crowd("b") == {}
    assert s.me("meg").points == 5


def test_three_damage_by_a_skill_fells_an_abomination_p20(scene) -> None:
    s = scene(
        street("a: meg", "b: abomination"), hands={"meg": ["double_barrel"]}, skills={"meg": ["plus_damage:combat"]}
    )
    s.dice(3, 1)
    s.act("meg", "attack b double_barrel")
    assert s.crowd("b") == {}


def test_meg_leaves_two_walkers_p21(scene) -> None:
    s = scene(street("a: meg, 2 walkers"))
    assert s.option("meg", "move b").cost == 3
    s.act("meg", "move b")
    assert s.actions_left() == 0


def test_meg_would_need_four_actions_to_leave_three_p21(scene) -> None:
    s = scene(street("a: meg, 3 walkers"))
    assert not s.can("meg", "move b")
    s.state.turn.actions = 4
    assert s.option("meg", "move b").cost == 4


VADE_RETRO = street("a: concepcion", "b: 2 walkers, 2 runners, abomination", "c: 3 runners")


def test_vade_retro_p23(scene) -> None:
    """Those in the zone lose all they would do; those who come through later do not; extra activations work again."""
    s = scene(VADE_RETRO, noise="a", points={"concepcion": 12}, spawn_cards=[36, 28], spawns={"d": "starting"})
    s.state.reserve["walker"] = []  # keep the zone's walkers as they are, whatever the cards bring
    s.act("concepcion", "vade_retro b")
    s.me("concepcion").health = 99
    s.zombies_act()
    assert s.state.vade_retro == []
    assert s.crowd("b") == {"walker": 2, "runner": 2, "abomination": 1}
    assert s.crowd("a") == {"runner": 3}  # through b with the first action, into a with the second
    assert s.wounds("concepcion") == 0
    s.zombies_spawn()  # the extra activation of runners
    assert s.crowd("a") == {"runner": 5}
    assert s.wounds("concepcion") == 2 * 3 + 2
    s.zombies_spawn()  # an abomination card, with one on the board
    assert s.crowd("a") == {"runner": 5, "abomination": 1}


def test_third_vade_retro_moves_a_token_of_choice_p23(scene) -> None:
    s = scene(street("a: concepcion", "b: walker", "c: walker", "d: walker"), vade_retro=["b", "c"])
    s.act("concepcion", "vade_retro d")
    assert s.choices() == ["zone b", "zone c"]
    s.answer("zone b")
    assert s.state.vade_retro == ["c", "d"]


def test_fanning_then_reload_p24(scene) -> None:
    s = scene(street("a: meg", "b: 6 walkers"), hands={"meg": ["colt_saa"]})
    s.dice(1, 2, 3, 4, 4, 5)
    s.act("meg", "attack fanning b colt_saa")
    assert s.crowd("b") == {"walker": 5}
    assert not any(words.startswith("attack") for words in s.options("meg"))
    s.act("meg", "reload colt_saa")
    s.dice(4)
    s.act("meg", "attack b colt_saa")
    assert s.state.unloaded == []
    assert s.can("meg", "end_turn")
    s.state.turn.actions = 1
    assert s.can("meg", "attack b colt_saa")


def test_fanning_one_pistol_after_the_other_p24(scene) -> None:
    s = scene(street("a: meg", "b: 9 walkers"), hands={"meg": ["colt_saa", "colt_saa", "remington"]})
    assert [words for words in s.options("meg") if words.startswith("attack fanning b")] == [
        "attack fanning b colt_saa",
        "attack fanning b remington",
    ]
    for weapon in ("colt_saa", "colt_saa", "remington"):
        s.dice(1, 1, 1, 1, 1, 5)
        s.act("meg", f"attack fanning b {weapon}")
    assert s.crowd("b") == {"walker": 6}
    assert len(s.state.unloaded) == 3


def test_split_four_walkers_three_brutes_one_runner_p25(scene) -> None:
    s = scene(RING + "    a: 4 walkers, 3 brutes, runner\n    b: carl, meg\n", noise="b")
    s.me("carl").health = 9
    s.zombies_act()
    assert s.question.enemy == "brute"
    assert s.refuses({"n": 3})
    s.answer({"n": 1})
    assert s.question.enemy == "runner"
    s.answer({"s": 1})
    assert s.crowd("n") == {"walker": 2, "brute": 2}
    assert s.crowd("s") == {"walker": 2, "brute": 1}
    assert s.crowd("t") == {"runner": 1}  # its second action


def test_runner_attacks_twice_p25(scene) -> None:
    s = scene(street("a: carl, runner"))
    s.zombies_act()
    assert s.wounds("carl") == 2


def test_runners_arrive_and_attack_the_brute_only_arrives_p25(scene) -> None:
    s = scene(street("a: carl, henry", "b: 2 runners, brute"), noise="a")
    s.zombies_act()
    assert s.crowd("a") == {"runner": 2, "brute": 1}
    assert s.question.amount == 2
    s.answer({"carl": 1, "henry": 1})
    assert (s.wounds("carl"), s.wounds("henry")) == (1, 1)


@pytest.mark.parametrize(("points", "runners"), [(0, 2), (7, 4), (19, 8), (43, 10)])
def test_runners_by_danger_level_p26(scene, points, runners) -> None:
    s = scene(street("a: may"), points={"may": points}, spawns={"d": "starting"}, spawn_cards=[27], noise="a")
    s.zombies_spawn()
    assert s.crowd("d") == {"runner": runners}


def test_pablito_blue_may_yellow_p26(scene) -> None:
    s = scene(street("a: pablito, may"), points={"pablito": 5, "may": 12})
    assert s.game.level_of(s.me("pablito")) == "blue"
    assert s.game.level_of(s.me("may")) == "yellow"
    assert s.game.danger() == "yellow"


TOWN = """
    +-----+-----+-----+
    | a     b     c   |
    +     +--'--+     +
    | d   | R   | e   |
    +     +-----+     +
    | f     g     h   |
    +-----+-----+-----+
"""


def order(s: Scene) -> list[str]:
    """The active spawn tokens in the order of their cards."""
    found: list[str] = []
    s.state.spawned.clear()
    while (token := next_token(s.game)) is not None:
        s.state.spawned.append(token.id)
        found.append(token.id)
    s.state.spawned.clear()
    return found


def test_pablito_moves_the_mobile_token_p29(scene) -> None:
    """The last one clockwise becomes the second, right after the starting token."""
    s = scene(
        TOWN + "    g: pablito\n",
        packs={"pablito": ["holy_water"]},
        spawns={"a": "starting", "c": "mobile", "f": "mobile"},
    )
    assert order(s) == ["starting.1", "mobile.1", "mobile.2"]
    s.act("pablito", "holy_water f")
    assert s.state.spawns["mobile.2"].zone == "a"
    assert order(s) == ["starting.1", "mobile.2", "mobile.1"]
    assert s.me("pablito").points == 5
    assert "holy_water" not in s.cards("pablito")


def test_jimmy_stirs_a_corpse_pile_p29() -> None:
    """Entering a building for the first time wakes the pile of its tile, which joins the clockwise order."""
    s = Scene.on_mission("m1", "jimmy")
    spot = next(iter(s.board.spots("corpse_pile")))
    outside = next(
        zone
        for room in s.board.rooms(s.board.building(spot.zone))
        for zone in s.board.neighbours(room)
        if not s.board.zones[zone].kind.indoors
    )
    inside = next(zone for zone in s.board.neighbours(outside) if s.board.building(zone) == s.board.building(spot.zone))
    s.put("jimmy", outside)
    before = order(s)
    s.act("jimmy", f"move {inside}")
    (new,) = [token for token in order(s) if token not in before]
    assert s.state.spawns[new].zone == spot.zone
    assert order(s)[0] == "starting.1"
    s.act("jimmy", f"move {outside}")
    s.act("jimmy", f"move {inside}")
    assert len(order(s)) == len(before) + 1


def test_dual_colts_p32(scene) -> None:
    s = scene(street("a: pablito", "b: 2 walkers"), hands={"pablito": ["colt_saa", "colt_saa"]})
    s.dice(4, 4)
    s.act("pablito", "attack b colt_saa colt_saa")
    assert s.thrown() == (4, 4)
    assert s.crowd("b") == {}
    assert s.actions_left() == 2


def test_may_assigns_her_hits_p32(scene) -> None:
    """Wrath of Manitou cannot hurt the brute; the runner and the walker fall."""
    s = scene(street("a: may, meg, brute, walker, runner"), hands={"may": ["wrath_of_manitou"]})
    s.dice(5, 2)
    s.act("may", "attack a wrath_of_manitou")
    assert s.crowd("a") == {"brute": 1}
    assert s.wounds("meg") == 0
    assert s.me("may").points == 2


def test_melee_hits_go_where_one_likes_p32(scene) -> None:
    s = scene(street("a: may, brute, walker, runner"), hands={"may": ["wrath_of_manitou"]})
    s.dice(5, 1)
    s.act("may", "attack a wrath_of_manitou")
    assert s.question.among == ("walker", "runner")
    s.answer({"runner": 1})
    assert s.crowd("a") == {"brute": 1, "walker": 1}


def test_sawed_off_and_shotgun_ranges_p32(scene) -> None:
    s = scene(
        street("a: hanna, walker", "b: walker", "c: walker", "d: walker"), hands={"hanna": ["sawed_off", "shotgun"]}
    )
    attacks = [words for words in s.options("hanna") if words.startswith("attack")]
    assert attacks == [
        "attack a sawed_off",
        "attack b sawed_off",
        "attack b shotgun",
        "attack c shotgun",
        "attack d shotgun",
    ]
    s.dice(1, 1)
    s.act("hanna", "attack a sawed_off")
    assert s.state.turn.history == ["ranged"]


def test_shots_pass_over_those_between_p32(scene) -> None:
    s = scene(street("a: hanna, walker", "b: carl, walker", "c: walker"), hands={"hanna": ["shotgun"]})
    s.dice(1, 3)
    s.act("hanna", "attack c shotgun")
    assert (s.wounds("carl"), s.crowd("b"), s.crowd("c")) == (0, {"walker": 1}, {})


def test_jimmy_and_the_order_of_targets_p33(scene) -> None:
    s = scene(street("a: jimmy", "b: brute, 2 walkers, 2 runners"), hands={"jimmy": ["winchester"]})
    s.dice(4, 6)
    s.act("jimmy", "attack b winchester")
    assert s.crowd("b") == {"walker": 1, "runner": 2}
    s.dice(5, 4)
    s.act("jimmy", "attack b winchester")
    assert s.crowd("b") == {"runner": 1}
    assert s.asked == []


def test_brutes_and_abominations_shield_p33(scene) -> None:
    for shield in ("brute", "abomination"):
        s = scene(street("a: jimmy", f"b: {shield}, walker, runner"), hands={"jimmy": ["springfield"]})
        s.dice(6)
        s.act("jimmy", "attack b springfield")
        assert s.crowd("b") == {shield: 1, "walker": 1, "runner": 1}


def test_brute_or_abomination_is_the_shooters_choice_p33(scene) -> None:
    s = scene(
        street("a: jimmy", "b: brute, abomination"),
        hands={"jimmy": ["winchester"]},
        skills={"jimmy": ["plus_damage:ranged"]},
    )
    s.dice(4, 1)
    s.act("jimmy", "attack b winchester")
    s.answer({"abomination": 1})
    assert s.crowd("b") == {"brute": 1}


def test_may_with_a_pickaxe_and_two_knives_p35(scene) -> None:
    s = scene(street("a: may, 2 brutes"), hands={"may": ["knife", "knife", "pickaxe"]})
    assert s.cards("may")[:3] == ["knife", "knife", "pickaxe"]
    s.dice(1, 1, 1)
    s.act("may", "attack a pickaxe")
    s.dice(1, 1, 1, 1)
    s.act("may", "attack a knife knife")


def test_hanna_climbs_to_the_balcony_p36(scene) -> None:
    s = scene(BALCONY + "    x: hanna\n")
    assert not s.can("hanna", "move B")
    s.act("hanna", "move A")
    s.act("hanna", "move B")
    assert s.zone("hanna") == "B"
    assert s.actions_left() == 1


def test_trixie_jumps_onto_the_balcony_p36(scene) -> None:
    s = scene(BALCONY + "    e: trixie\n", skills={"trixie": ["jump"]})
    s.act("trixie", "jump B")
    assert s.zone("trixie") == "B"
    assert s.actions_left() == 2


def test_henry_recruits_jeb_p42(scene) -> None:
    """Henry has Jeb's search without limit, and Jeb follows Henry's charge."""
    s = scene(
        """
        +-----+-----+-----+
        | A   ' b     c   |
        +-----+-----+-----+
        A: henry, jeb
        c: walker
        """,
        hands={"henry": ["pan"]},
        companions={"jeb": ""},
        finds=["knife", "water"],
    )
    assert not s.game.effects(s.me("henry")).at("searches_again")
    s.act("henry", "recruit jeb")
    assert s.me("jeb").leader == "henry"
    for _ in range(2):
        s.state.turn.actions = 2
        s.act("henry", "search")
        s.answer({})
    s.state.turn.actions = 1
    s.dice(1)
    s.act("henry", "charge b c")
    assert (s.zone("henry"), s.zone("jeb")) == ("c", "c")


def test_meg_takes_jeb_over_p42(scene) -> None:
    s = scene(street("a: henry, jeb", "b: meg"), companions={"jeb": "henry"})
    s.act("meg", "move a")
    s.act("meg", "trade henry")
    s.answer({"henry": {"companions": []}, "meg": {"companions": ["jeb"]}})
    assert s.me("jeb").leader == "meg"
    assert "townsfolk" in s.game.roles(s.me("meg"))
    assert "townsfolk" not in s.game.roles(s.me("henry"))


def test_ultrared_may_p43(scene) -> None:
    s = scene(street("a: may"), ultrared=True)
    me = s.me("may")
    me.points = 42
    me.skills = ["blue/hit_and_run", "yellow/plus_action", "orange/plus_free_action:melee"]

    def gain(points: int, wish: str = "") -> list[str]:
        known = len(me.skills)
        s.run(gain_points(s.game, me, points, "test"))
        if wish:
            s.answer(wish)
        return me.skills[known:]

    assert gain(1, "jump") == ["red/jump"]
    assert s.game.danger() == "red"
    assert gain(7) == []  # yellow again: nothing left to learn there
    assert gain(12) == ["orange/plus_die:combat"]
    assert gain(24, "plus_free_action:combat") == ["red/plus_free_action:combat"]
    assert gain(19) == []  # third lap, orange
    assert gain(24) == ["red/plus_die:combat"]
    assert gain(19, "sprint") == ["orange/sprint"]
    assert gain(24, "slippery") == ["red/slippery"]
    assert s.game.danger() == "red"


def test_escalation_p57(scene) -> None:
    s = scene(
        street("a: turner", "c: 9 brutes"), hands={"turner": ["winchester"]}, skills={"turner": ["escalation:ranged"]}
    )
    s.dice(1, 1)
    s.act("turner", "attack c winchester")
    s.dice(1, 1, 1)
    s.act("turner", "attack c winchester")
    s.act("turner", "move b")
    s.state.turn.actions = 1
    s.dice(1, 1)
    s.act("turner", "attack c winchester")


def test_fearless_ignores_one_type_p58(scene) -> None:
    s = scene(street("a: henry, 2 walkers, brute"), skills={"henry": ["fearless:walker"]})
    s.zombies_act()
    assert s.wounds("henry") == 1
