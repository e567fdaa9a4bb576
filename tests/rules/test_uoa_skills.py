"""Every skill of the catalogue does something: each story is true with the skill and untrue without it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest

from tests.rules.streets import street
from tests.scene import EDITION, NotOfferedError, Scene

Story = Callable[[list[str]], bool]

PROOFS: list[tuple[str, Story]] = []


MANY = (1,) * 12


def proves(*skills: str) -> Callable[[Story], Story]:
    """The story shows what these skills do."""

    def note(story: Story) -> Story:
        PROOFS.extend((skill, story) for skill in skills)
        return story

    return note


def dice_thrown(s: Scene, name: str, words: str) -> int:
    """How many dice an action throws, all of which miss."""
    s.dice(*MANY)
    s.act(name, words)
    return len(s.thrown())


@proves("plus_roll:combat", "plus_roll:melee", "charge_plus_roll")
def raised_dice_in_melee(skills: list[str]) -> bool:
    s = Scene(street("a: may", "b: walker"), hands={"may": ["pan"]}, skills={"may": skills})
    s.dice(3)
    s.act("may", "charge b")
    return s.crowd("b") == {}


@proves("plus_roll:ranged", "fanning_plus_roll")
def raised_dice_when_fanning(skills: list[str]) -> bool:
    s = Scene(street("a: meg", "b: walker"), hands={"meg": ["colt_saa"]}, skills={"meg": skills})
    s.dice(4, 1, 1, 1, 1, 1)
    s.act("meg", "attack fanning b colt_saa")
    return s.crowd("b") == {}


@proves("vade_retro_plus_roll")
def raised_dice_at_vade_retro(skills: list[str]) -> bool:
    s = Scene(street("a: meg", "b: walker"), hands={"meg": ["colt_saa"]}, skills={"meg": skills}, vade_retro=["b"])
    s.dice(3)
    s.act("meg", "attack b colt_saa")
    return s.crowd("b") == {}


@proves("plus_action")
def four_actions(skills: list[str]) -> bool:
    s = Scene(street("a: meg"), skills={"meg": skills})
    s.options("meg")
    return s.actions_left() == 4


def costs_nothing(s: Scene, name: str, words: str) -> bool:
    """Whether an action leaves all three actions."""
    s.dice(*MANY)
    s.act(name, words)
    if s.question is not None:
        s.answer_all()
    return s.actions_left() == 3


@proves("plus_free_action:combat", "plus_free_action:melee", "plus_free_action:pan")
def free_melee(skills: list[str]) -> bool:
    s = Scene(street("a: may, walker"), hands={"may": ["pan"]}, skills={"may": skills})
    return costs_nothing(s, "may", "attack a pan")


@proves("plus_free_action:combat", "plus_free_action:ranged", "plus_free_action:pistol", "plus_free_action:colt_saa")
def free_shot(skills: list[str]) -> bool:
    s = Scene(street("a: meg", "b: walker"), hands={"meg": ["colt_saa"]}, skills={"meg": skills})
    return costs_nothing(s, "meg", "attack b colt_saa")


@proves("plus_free_action:rifle")
def free_rifle_shot(skills: list[str]) -> bool:
    s = Scene(street("a: meg", "b: walker"), hands={"meg": ["winchester"]}, skills={"meg": skills})
    return costs_nothing(s, "meg", "attack b winchester")


@proves("plus_free_action:move")
def free_move(skills: list[str]) -> bool:
    return costs_nothing(Scene(street("a: meg"), skills={"meg": skills}), "meg", "move b")


ROOM = """
    +-----+-----+-----+
    | A   ' b     c   |
    +-----+-----+-----+
"""


def room(*occupants: str) -> str:
    """A room with a door to a street."""
    return ROOM + "".join(f"    {line}\n" for line in occupants)


@proves("plus_free_action:search")
def free_search(skills: list[str]) -> bool:
    return costs_nothing(Scene(room("A: meg"), skills={"meg": skills}), "meg", "search")


@proves("plus_free_charge")
def free_charge(skills: list[str]) -> bool:
    s = Scene(street("a: may", "b: walker"), hands={"may": ["pan"]}, skills={"may": skills})
    return costs_nothing(s, "may", "charge b")


@proves("plus_charge_per_turn")
def second_charge(skills: list[str]) -> bool:
    s = Scene(street("a: may", "b: walker", "c: walker"), hands={"may": ["pan"]}, skills={"may": skills})
    s.dice(6)
    s.act("may", "charge b")
    return s.can("may", "charge c")


@proves("plus_die:combat", "plus_die:melee", "plus_die:pan", "charge_plus_die")
def more_dice_in_melee(skills: list[str]) -> bool:
    s = Scene(street("a: may", "b: walker"), hands={"may": ["pan"]}, skills={"may": skills})
    return dice_thrown(s, "may", "charge b") == 2


@proves("plus_die:ranged", "plus_die:pistol", "plus_die:colt_saa")
def more_dice_for_a_pair(skills: list[str]) -> bool:
    s = Scene(street("a: meg", "b: walker"), hands={"meg": ["colt_saa", "colt_saa"]}, skills={"meg": skills})
    return dice_thrown(s, "meg", "attack b colt_saa colt_saa") == 4


@proves("plus_die:rifle")
def more_dice_for_a_rifle(skills: list[str]) -> bool:
    s = Scene(street("a: meg", "b: walker"), hands={"meg": ["springfield"]}, skills={"meg": skills})
    return dice_thrown(s, "meg", "attack b springfield") == 2


@proves("fanning_plus_die")
def more_dice_when_fanning(skills: list[str]) -> bool:
    s = Scene(street("a: meg", "b: walker"), hands={"meg": ["colt_saa"]}, skills={"meg": skills})
    return dice_thrown(s, "meg", "attack fanning b colt_saa") == 7


@proves("vade_retro_plus_die")
def more_dice_at_vade_retro(skills: list[str]) -> bool:
    s = Scene(
        street("a: meg", "b: walker"),
        hands={"meg": ["colt_saa", "colt_saa"]},
        skills={"meg": skills},
        vade_retro=["b"],
    )
    return dice_thrown(s, "meg", "attack b colt_saa colt_saa") == 4


@proves("plus_damage:combat", "plus_damage:melee", "plus_damage:pan", "charge_plus_damage")
def harder_blows(skills: list[str]) -> bool:
    s = Scene(street("a: may", "b: brute"), hands={"may": ["pan"]}, skills={"may": skills})
    s.dice(6)
    s.act("may", "charge b")
    return s.crowd("b") == {}


@proves("plus_damage:ranged", "plus_damage:pistol", "fanning_plus_damage", "vade_retro_plus_damage")
def harder_shots(skills: list[str]) -> bool:
    s = Scene(street("a: meg", "b: brute"), hands={"meg": ["colt_saa"]}, skills={"meg": skills}, vade_retro=["b"])
    s.dice(6, 1, 1, 1, 1, 1)
    s.act("meg", "attack fanning b colt_saa")
    return s.crowd("b") == {}


@proves("plus_damage:rifle")
def harder_rifle_shots(skills: list[str]) -> bool:
    s = Scene(street("a: meg", "b: brute"), hands={"meg": ["springfield"]}, skills={"meg": skills})
    s.dice(6)
    s.act("meg", "attack b springfield")
    return s.crowd("b") == {}


@proves("plus_max_range", "fanning_plus_max_range")
def longer_range(skills: list[str]) -> bool:
    s = Scene(street("a: meg", "c: walker"), hands={"meg": ["colt_saa"]}, skills={"meg": skills})
    return s.can("meg", "attack fanning c colt_saa")


@proves("plus_free_reload", "fanning_plus_free_reload")
def free_reload(skills: list[str]) -> bool:
    s = Scene(street("a: meg", "b: walker"), hands={"meg": ["colt_saa"]}, skills={"meg": skills})
    s.dice(*MANY)
    s.act("meg", "attack fanning b colt_saa")
    s.act("meg", "reload colt_saa")
    return s.actions_left() == 2


@proves("plus_free_fanning")
def free_fanning(skills: list[str]) -> bool:
    s = Scene(street("a: meg", "b: walker"), hands={"meg": ["colt_saa"]}, skills={"meg": skills})
    return costs_nothing(s, "meg", "attack fanning b colt_saa")


@proves("plus_free_vade_retro")
def free_vade_retro(skills: list[str]) -> bool:
    s = Scene(street("a: thomas", "b: walker"), skills={"thomas": skills})
    return costs_nothing(s, "thomas", "vade_retro b")


@proves("plus_vade_retro_per_turn")
def second_vade_retro(skills: list[str]) -> bool:
    s = Scene(street("a: thomas", "b: walker", "c: walker"), skills={"thomas": skills})
    s.act("thomas", "vade_retro b")
    return s.can("thomas", "vade_retro c")


@proves("plus_zone_per_move")
def two_zones_a_move(skills: list[str]) -> bool:
    s = Scene(street("a: meg"), skills={"meg": skills})
    s.act("meg", "move b c")
    return s.zone("meg") == "c" and s.actions_left() == 2


@proves("ambidextrous")
def two_pickaxes(skills: list[str]) -> bool:
    s = Scene(street("a: carl, walker"), hands={"carl": ["pickaxe", "pickaxe"]}, skills={"carl": skills})
    return dice_thrown(s, "carl", "attack a pickaxe pickaxe") == 4


@proves("improvised_ranged")
def improvised_shot(skills: list[str]) -> bool:
    s = Scene(street("a: meg", "b: 2 walkers"), skills={"meg": skills})
    s.dice(4, 4)
    s.act("meg", "improvised_ranged b")
    return s.crowd("b") == {} and s.actions_left() == 3


@proves("improvised_melee")
def improvised_blow(skills: list[str]) -> bool:
    s = Scene(street("a: meg, 2 walkers"), skills={"meg": skills})
    s.dice(4, 4)
    s.act("meg", "improvised_melee a")
    return s.crowd("a") == {} and s.actions_left() == 3


@proves("low_profile")
def overlooked_by_friends(skills: list[str]) -> bool:
    s = Scene(street("a: hanna", "b: jimmy, 2 walkers"), hands={"hanna": ["springfield"]}, skills={"jimmy": skills})
    s.dice(1)
    s.act("hanna", "attack b springfield")
    return s.wounds("jimmy") == 0


@proves("point_blank")
def rifle_in_the_own_zone(skills: list[str]) -> bool:
    s = Scene(street("a: molly, carl, brute, runner"), hands={"molly": ["shotgun"]}, skills={"molly": skills})
    s.dice(3, 1)
    s.act("molly", "attack a shotgun")
    return s.crowd("a") == {"brute": 1} and s.wounds("carl") == 0


@proves("charge_effect:reaper:melee")
def reaping_charge(skills: list[str]) -> bool:
    s = Scene(street("a: may", "b: 2 walkers"), hands={"may": ["pan"]}, skills={"may": skills})
    s.dice(6)
    s.act("may", "charge b")
    if s.question is not None:
        s.answer("walker")
    return s.crowd("b") == {}


@proves("charge_plus_zone")
def longer_charge(skills: list[str]) -> bool:
    s = Scene(street("a: may", "d: walker"), hands={"may": ["pan"]}, skills={"may": skills})
    return s.can("may", "charge b c d")


def rerolled(s: Scene, name: str, words: str, misses: int, means: str) -> bool:
    """Miss with all dice, then hit with all by a re-roll."""
    s.dice(*(1,) * misses, *(6,) * misses)
    s.act(name, words)
    if s.question is None:
        return False
    s.answer(means)
    return s.thrown() == (6,) * misses


@proves("charge_reroll", "lucky")
def second_try_in_a_charge(skills: list[str]) -> bool:
    s = Scene(street("a: may", "b: walker"), hands={"may": ["pan"]}, skills={"may": skills})
    return rerolled(s, "may", "charge b", 1, "".join(skills))


@proves("fanning_reroll", "vade_retro_reroll")
def second_try_when_fanning(skills: list[str]) -> bool:
    s = Scene(street("a: meg", "b: walker"), hands={"meg": ["colt_saa"]}, skills={"meg": skills}, vade_retro=["b"])
    return rerolled(s, "meg", "attack fanning b colt_saa", 6, "".join(skills))


@proves("becomes:brawler")
def charging_townsfolk(skills: list[str]) -> bool:
    s = Scene(street("a: jeb", "b: walker"), hands={"jeb": ["pan"]}, skills={"jeb": skills})
    return s.can("jeb", "charge b")


@proves("becomes:faithful")
def praying_townsfolk(skills: list[str]) -> bool:
    s = Scene(street("a: jeb", "b: walker"), skills={"jeb": skills})
    return s.can("jeb", "vade_retro b")


@proves("becomes:gunslinger")
def fanning_faithful(skills: list[str]) -> bool:
    s = Scene(street("a: thomas", "b: walker"), hands={"thomas": ["colt_saa"]}, skills={"thomas": skills})
    return s.can("thomas", "attack fanning b colt_saa")


@proves("becomes:townsfolk")
def searching_brawler(skills: list[str]) -> bool:
    s = Scene(room("A: carl"), skills={"carl": skills})
    s.act("carl", "search")
    s.answer_all()
    return s.can("carl", "search")


@proves("escalation:combat", "escalation:melee")
def blow_by_blow(skills: list[str]) -> bool:
    s = Scene(street("a: may, walker"), hands={"may": ["pan"]}, skills={"may": skills})
    return [dice_thrown(s, "may", "attack a pan") for _ in range(3)] == [1, 2, 3]


@proves("escalation:ranged")
def shot_by_shot(skills: list[str]) -> bool:
    s = Scene(street("a: meg", "b: walker"), hands={"meg": ["springfield"]}, skills={"meg": skills})
    return [dice_thrown(s, "meg", "attack b springfield") for _ in range(3)] == [1, 2, 3]


@proves("dual_expert")
def free_shot_with_a_pair(skills: list[str]) -> bool:
    s = Scene(street("a: meg", "b: walker"), hands={"meg": ["colt_saa", "colt_saa"]}, skills={"meg": skills})
    return costs_nothing(s, "meg", "attack b colt_saa colt_saa")


@proves("explosives_expert")
def dynamite_comes_back(skills: list[str]) -> bool:
    s = Scene(street("a: jeb", "b: walker"), hands={"jeb": ["dynamite"]}, skills={"jeb": skills})
    s.dice(6)
    s.act("jeb", "dynamite b")
    return s.cards("jeb") == ["", "", "", "dynamite", "", ""]


@proves("quick_draw")
def weapon_from_the_backpack(skills: list[str]) -> bool:
    s = Scene(street("a: meg", "b: walker"), packs={"meg": ["colt_saa"]}, skills={"meg": skills})
    return s.can("meg", "attack b colt_saa")


@proves("brothers_in_arms:plus_die:combat")
def stronger_together(skills: list[str]) -> bool:
    s = Scene(street("a: concepcion, meg", "b: walker"), hands={"meg": ["colt_saa"]}, skills={"concepcion": skills})
    return dice_thrown(s, "meg", "attack b colt_saa") == 2


@proves("slippery")
def slips_past(skills: list[str]) -> bool:
    s = Scene(street("a: meg, 2 walkers", "b: walker"), skills={"meg": ["plus_zone_per_move", *skills]})
    s.act("meg", "move b c")
    return s.zone("meg") == "c" and s.actions_left() == 2


@proves("inventor")
def makes_something_else(skills: list[str]) -> bool:
    s = Scene(street("a: jeb, walker"), packs={"jeb": ["water"]}, skills={"jeb": skills}, finds=["winchester"])
    s.act("jeb", "invent water")
    s.answer({"jeb": {"slots": ["winchester.1", "", "", "", "", ""]}})
    return s.cards("jeb")[0] == "winchester" and s.actions_left() == 2


@proves("born_leader")
def lends_an_action(skills: list[str]) -> bool:
    s = Scene(street("a: jeb", "c: meg"), skills={"jeb": skills})
    s.act("jeb", "lead meg")
    s.answer("move d")
    return s.zone("meg") == "d" and s.state.turn.survivor == "jeb" and s.actions_left() == 3


@proves("zombie_link")
def acts_before_them(skills: list[str]) -> bool:
    s = Scene(
        street("a: jimmy", "c: runner"),
        skills={"jimmy": skills},
        points={"jimmy": 12},
        spawns={"d": "starting"},
        spawn_cards=[36],
        hands={"jimmy": ["springfield"]},
        noise="a",
    )
    s.zombies_spawn()
    if s.question is None:
        return False
    s.dice(6)
    s.answer("attack c springfield")
    return s.crowd("c") == {} and s.question is not None and s.question.kind == "act"


@proves("medic")
def heals_the_zone(skills: list[str]) -> bool:
    s = Scene(street("a: concepcion, meg"), skills={"concepcion": skills}, wounds={"meg": 1, "concepcion": 1})
    s.end_phase()
    return (s.wounds("meg"), s.wounds("concepcion")) == (0, 0)


@proves("reaper:combat", "reaper:melee")
def one_blow_two_walkers(skills: list[str]) -> bool:
    s = Scene(street("a: may, 2 walkers"), hands={"may": ["pan"]}, skills={"may": skills})
    s.dice(6)
    s.act("may", "attack a pan")
    if s.question is not None:
        s.answer("walker")
    return s.crowd("a") == {} and s.me("may").points == 2


@proves("reaper:ranged", "fanning_reaper")
def one_shot_two_walkers(skills: list[str]) -> bool:
    s = Scene(street("a: meg", "b: 2 walkers"), hands={"meg": ["colt_saa"]}, skills={"meg": skills})
    s.dice(6, 1, 1, 1, 1, 1)
    s.act("meg", "attack fanning b colt_saa")
    if s.question is not None:
        s.answer("walker")
    return s.crowd("b") == {} and s.me("meg").points == 2


@proves("hit_and_run")
def kills_and_goes(skills: list[str]) -> bool:
    s = Scene(street("a: may, 2 walkers"), hands={"may": ["pan"]}, skills={"may": skills})
    s.dice(6)
    s.act("may", "attack a pan")
    if s.question is None:
        return False
    s.answer("path b")
    return s.zone("may") == "b" and s.actions_left() == 2


@proves("hawkeye")
def picks_targets(skills: list[str]) -> bool:
    s = Scene(street("a: hanna", "b: carl, brute, runner"), hands={"hanna": ["shotgun"]}, skills={"hanna": skills})
    s.dice(3, 1)
    s.act("hanna", "attack b shotgun")
    return s.crowd("b") == {"brute": 1} and s.wounds("carl") == 0


@proves("starts_with:holy_water")
def begins_with_a_card(skills: list[str]) -> bool:
    s = Scene(street("a: meg"))
    gifts = [card for skill in skills for card in s.rules.effect(skill).starting_cards()]
    dealt = Scene.on_mission("m1", "concepcion")
    return gifts == ["holy_water"] and dealt.cards("concepcion").count("holy_water") == 1


@proves("taunt")
def calls_them(skills: list[str]) -> bool:
    s = Scene(street("a: meg", "c: 2 walkers"), skills={"meg": skills})
    s.act("meg", "taunt c")
    return s.crowd("b") == {"walker": 2} and s.actions_left() == 3


@proves("scavenger")
def searches_the_street(skills: list[str]) -> bool:
    return Scene(street("a: meg"), skills={"meg": skills}).can("meg", "search")


@proves("combat_reflexes")
def shoots_what_appears(skills: list[str]) -> bool:
    s = Scene(
        street("c: molly"),
        hands={"molly": ["colt_saa"]},
        skills={"molly": skills},
        spawns={"d": "starting"},
        spawn_cards=[1],
        noise="a",
    )
    s.zombies_spawn()
    if s.question is None:
        return False
    s.dice(6)
    s.answer("attack d colt_saa")
    return s.crowd("d") == {}


@proves("six_plus_die:combat", "six_plus_die:melee")
def sixes_strike_again(skills: list[str]) -> bool:
    s = Scene(street("a: may, 3 walkers"), hands={"may": ["pan"]}, skills={"may": skills})
    s.dice(6, 6, 2)
    s.act("may", "attack a pan")
    return s.thrown() == (6, 6, 2) and s.crowd("a") == {"walker": 1}


@proves("six_plus_die:ranged")
def sixes_shoot_again(skills: list[str]) -> bool:
    s = Scene(street("a: meg", "b: 3 walkers"), hands={"meg": ["springfield"]}, skills={"meg": skills})
    s.dice(6, 4)
    s.act("meg", "attack b springfield")
    return s.crowd("b") == {"walker": 1}


@proves("six_plus_damage:combat", "six_plus_damage:melee")
def sixes_strike_hard(skills: list[str]) -> bool:
    s = Scene(street("a: may, brute"), hands={"may": ["pan"]}, skills={"may": skills})
    s.dice(6)
    s.act("may", "attack a pan")
    return s.crowd("a") == {}


@proves("six_plus_damage:ranged")
def sixes_shoot_hard(skills: list[str]) -> bool:
    s = Scene(street("a: meg", "b: brute"), hands={"meg": ["springfield"]}, skills={"meg": skills})
    s.dice(6)
    s.act("meg", "attack b springfield")
    return s.crowd("b") == {}


@proves("jump")
def jumps_over(skills: list[str]) -> bool:
    s = Scene(street("a: meg", "b: 3 walkers"), skills={"meg": skills})
    s.act("meg", "jump c")
    return s.zone("meg") == "c" and s.actions_left() == 2


@proves("lifesaver")
def drags_a_friend_out(skills: list[str]) -> bool:
    s = Scene(street("a: concepcion", "b: meg, walker"), skills={"concepcion": skills})
    s.act("concepcion", "rescue b")
    s.answer("meg")
    return s.zone("meg") == "a" and s.actions_left() == 3


@proves("sprint")
def runs(skills: list[str]) -> bool:
    s = Scene(street("a: kassey"), skills={"kassey": skills})
    s.act("kassey", "sprint b c d")
    return s.zone("kassey") == "d" and s.actions_left() == 2


@proves("shove")
def pushes_them_away(skills: list[str]) -> bool:
    s = Scene(street("a: carl, 3 walkers"), skills={"carl": skills})
    s.act("carl", "shove b")
    return s.crowd("b") == {"walker": 3} and s.actions_left() == 3


@proves("fanning_effect:hawkeye")
def picks_targets_when_fanning(skills: list[str]) -> bool:
    s = Scene(street("a: meg", "b: brute, walker"), hands={"meg": ["colt_saa"]}, skills={"meg": skills})
    s.dice(6, 1, 1, 1, 1, 1)
    s.act("meg", "attack fanning b colt_saa")
    return s.crowd("b") == {"brute": 1}


@proves("fearless:walker", "fearless:runner", "fearless:brute", "fearless:abomination")
def unharmed(skills: list[str]) -> bool:
    enemy = "".join(skills).partition(":")[2] or "walker"
    s = Scene(street(f"a: henry, {enemy}"), skills={"henry": skills})
    s.zombies_act()
    return s.wounds("henry") == 0


@proves("vade_retro_effect:six_plus_die:ranged")
def sixes_at_vade_retro(skills: list[str]) -> bool:
    s = Scene(street("a: meg", "b: walker"), hands={"meg": ["springfield"]}, skills={"meg": skills}, vade_retro=["b"])
    s.dice(6, 1)
    s.act("meg", "attack b springfield")
    return s.thrown() == (6, 1)


@proves("vade_retro_plus_free_combat")
def free_attack_at_vade_retro(skills: list[str]) -> bool:
    s = Scene(street("a: meg", "b: walker"), hands={"meg": ["springfield"]}, skills={"meg": skills}, vade_retro=["b"])
    return costs_nothing(s, "meg", "attack b springfield")


@pytest.mark.parametrize(
    ("skill", "story"), [pytest.param(*proof, id=f"{proof[0]}-{proof[1].__name__}") for proof in PROOFS]
)
def test_skill_matters(skill, story) -> None:
    assert story([skill])
    with suppress(NotOfferedError):
        assert not story([])


def test_every_skill_of_the_catalogue_has_its_story() -> None:
    told = {skill.partition(":")[0] for skill, _ in PROOFS}
    assert sorted(told) == sorted(EDITION.content.skills)
