"""Every skill of Invader does something: each story is true with the skill and untrue without it (pp. 52-55)."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

import pytest

from game.rules.invader.edition import Invader
from game.rules.zombicide.turn import players_phase
from tests.scene import NotOfferedError
from tests.station import CABINS, EDITION, Station, corridor, on

Story = Callable[[list[str]], bool]

PROOFS: list[tuple[str, Story]] = []

MANY = (1,) * 12
BOT, SENTRY = "peacekeeper_bot", "falchion_sentry_gun"


def proves(*skills: str) -> Callable[[Story], Story]:
    """The story shows what these skills do."""

    def note(story: Story) -> Story:
        PROOFS.extend((skill, story) for skill in skills)
        return story

    return note


def dice_thrown(s: Station, name: str, words: str) -> int:
    """How many dice an action throws, all of which miss."""
    s.dice(*MANY)
    s.act(name, words)
    return len(s.thrown())


def costs_nothing(s: Station, name: str, words: str) -> bool:
    """Whether an action leaves all three actions."""
    s.dice(*MANY)
    s.act(name, words)
    s.answer_all()
    return s.actions_left() == 3


@proves("plus_roll:combat", "plus_roll:melee")
def raised_dice_in_melee(skills: list[str]) -> bool:
    s = Station(corridor("a: jared, worker"), hands={"jared": ["cattle_prod"]}, skills={"jared": skills})
    s.dice(3, 1)
    s.act("jared", "attack a cattle_prod")
    return s.crowd("a") == {}


@proves("plus_roll:ranged", "plus_roll:combat")
def raised_dice_at_range(skills: list[str]) -> bool:
    s = Station(corridor("a: jared", "b: worker"), hands={"jared": ["smg"]}, skills={"jared": skills})
    s.dice(4, 1)
    s.act("jared", "attack b smg")
    return s.crowd("b") == {}


@proves("plus_action")
def four_actions(skills: list[str]) -> bool:
    s = Station(corridor("a: jared"), skills={"jared": skills})
    s.options("jared")
    return s.actions_left() == 4


@proves("plus_free_action:combat", "plus_free_action:melee")
def free_melee(skills: list[str]) -> bool:
    s = Station(corridor("a: jared, worker"), hands={"jared": ["sledge"]}, skills={"jared": skills})
    return costs_nothing(s, "jared", "attack a sledge")


@proves("plus_free_action:combat", "plus_free_action:ranged")
def free_shot(skills: list[str]) -> bool:
    s = Station(corridor("a: jared", "b: worker"), hands={"jared": ["smg"]}, skills={"jared": skills})
    return costs_nothing(s, "jared", "attack b smg")


@proves("plus_free_action:move")
def free_move(skills: list[str]) -> bool:
    return costs_nothing(Station(corridor("a: jared"), skills={"jared": skills}), "jared", "move b")


@proves("plus_free_action:search")
def free_search(skills: list[str]) -> bool:
    return costs_nothing(Station(on(CABINS, "A: cole"), finds=["mre"], skills={"cole": skills}), "cole", "search")


@proves("plus_free_action:machine")
def free_machine(skills: list[str]) -> bool:
    s = Station(corridor("a: jared", "b: worker"), machines={SENTRY: "a"}, skills={"jared": skills})
    return costs_nothing(s, "jared", f"machine_attack {SENTRY} ranged b")


@proves("plus_die:combat", "plus_die:melee")
def more_dice_in_melee(skills: list[str]) -> bool:
    s = Station(corridor("a: jared, tank"), hands={"jared": ["cattle_prod"] * 2}, skills={"jared": skills})
    return dice_thrown(s, "jared", "attack a cattle_prod cattle_prod") == 6


@proves("plus_die:combat", "plus_die:ranged")
def more_dice_at_range(skills: list[str]) -> bool:
    s = Station(corridor("a: jared", "b: tank"), hands={"jared": ["smg"]}, skills={"jared": skills})
    return dice_thrown(s, "jared", "attack b smg") == 3


@proves("plus_damage:combat", "plus_damage:melee", "plus_damage_with:cattle_prod")
def more_damage_in_melee(skills: list[str]) -> bool:
    s = Station(corridor("a: jared, tank"), hands={"jared": ["cattle_prod"]}, skills={"jared": skills})
    s.dice(6, 1)
    s.act("jared", "attack a cattle_prod")
    return s.crowd("a") == {}


@proves("plus_damage:combat", "plus_damage:ranged", "plus_damage_with:smg", "plus_damage_with:smg_starting")
def more_damage_at_range(skills: list[str]) -> bool:
    s = Station(corridor("a: jared", "b: tank"), hands={"jared": ["smg_starting"]}, skills={"jared": skills})
    s.dice(6, 1)
    s.act("jared", "attack b smg_starting")
    return s.crowd("b") == {}


@proves("plus_max_range")
def reaches_farther(skills: list[str]) -> bool:
    s = Station(corridor("a: jared", "c: worker"), hands={"jared": ["smg"]}, skills={"jared": skills})
    return s.can("jared", "attack c smg")


@proves("plus_zone_per_move")
def goes_two_zones(skills: list[str]) -> bool:
    return Station(corridor("a: jared"), skills={"jared": skills}).can("jared", "move b c")


@proves("ambidextrous")
def two_shotguns(skills: list[str]) -> bool:
    s = Station(corridor("a: jared", "b: tank"), hands={"jared": ["heavy_shotgun"] * 2}, skills={"jared": skills})
    return s.can("jared", "attack b heavy_shotgun heavy_shotgun")


@proves("ambidextrous", "blademaster")
def two_sledges(skills: list[str]) -> bool:
    s = Station(corridor("a: jared, tank"), hands={"jared": ["sledge"] * 2}, skills={"jared": skills})
    return s.can("jared", "attack a sledge sledge")


@proves("auto_repair")
def repairs_everything(skills: list[str]) -> bool:
    s = Station(corridor("a: jared"), wounds={"jared": 2}, skills={"jared": skills})
    s.end_phase()
    return s.wounds("jared") == 0


@proves("low_profile")
def is_not_in_the_line_of_fire(skills: list[str]) -> bool:
    s = Station(corridor("a: jared", "b: magnus, worker"), hands={"jared": ["smg"]}, skills={"magnus": skills})
    s.dice(1, 1)
    s.act("jared", "attack b smg")
    return s.wounds("magnus") == 0


@proves("point_blank")
def shoots_at_arms_length(skills: list[str]) -> bool:
    s = Station(
        corridor("a: jared, cole, tank, worker"), hands={"jared": ["light_machine_gun"]}, skills={"jared": skills}
    )
    s.dice(5, 1, 1, 1, 1)
    s.act("jared", "attack a light_machine_gun")
    return s.crowd("a") == {"tank": 1} and s.wounds("cole") == 0


@proves("charge")
def charges_for_free(skills: list[str]) -> bool:
    s = Station(corridor("a: jared", "c: worker"), skills={"jared": skills})
    s.act("jared", "charge b c")
    return s.zone("jared") == "c" and s.actions_left() == 3 and not s.can("jared", "charge b")


@proves("sniper")
def picks_targets(skills: list[str]) -> bool:
    s = Station(corridor("a: jared", "b: cole, tank, worker"), hands={"jared": ["smg"]}, skills={"jared": skills})
    s.dice(5, 1)
    s.act("jared", "attack b smg")
    return s.crowd("b") == {"tank": 1} and s.wounds("cole") == 0


@proves("search_two_cards")
def finds_two(skills: list[str]) -> bool:
    s = Station(on(CABINS, "A: cole"), finds=["mre", "canister"], skills={"cole": skills})
    s.act("cole", "search")
    found = 0
    while s.question is not None:
        found += 1
        s.answer({})
    return found == 2


@proves("remote_control:bot", "remote_control:all")
def steers_the_bot(skills: list[str]) -> bool:
    s = Station(corridor("a: jared"), machines={BOT: "c"}, skills={"jared": skills})
    return s.can("jared", f"steer {BOT} d")


@proves("remote_control:sentry_gun", "remote_control:all")
def fires_the_sentry_gun(skills: list[str]) -> bool:
    s = Station(corridor("a: jared", "d: worker"), machines={SENTRY: "c"}, skills={"jared": skills})
    return s.can("jared", f"machine_attack {SENTRY} ranged d")


@proves("tough")
def shrugs_one_damage_off(skills: list[str]) -> bool:
    s = Station(corridor("a: magnus, 2 workers"), skills={"magnus": skills})
    s.zombies_act()
    return s.wounds("magnus") == 1


@proves("tough")
def shrugs_a_stray_shot_off(skills: list[str]) -> bool:
    s = Station(corridor("a: jared", "b: magnus, worker"), hands={"jared": ["smg"]}, skills={"magnus": skills})
    s.dice(1, 1)
    s.act("jared", "attack b smg")
    return s.wounds("magnus") == 1


@proves("zero_g_run")
def floats_past_xenos(skills: list[str]) -> bool:
    s = Station(corridor("a: jared", "b: 3 workers"), skills={"jared": skills})
    s.act("jared", "zero_g_run b c")
    return s.zone("jared") == "c" and s.actions_left() == 2 and not s.can("jared", "zero_g_run b a")


@proves("escalation:ranged", "escalation:combat")
def more_dice_with_every_shot_p53(skills: list[str]) -> bool:
    """The rulebook's example: two dice, three dice; a move, and the bonus is gone."""
    s = Station(corridor("a: jared", "b: tank", "c: tank"), hands={"jared": ["smg"]}, skills={"jared": skills})
    counts = [dice_thrown(s, "jared", "attack b smg") for _ in range(2)]
    s.chance.left.clear()
    s.act("jared", "move b")
    s.state.turn.actions += 1
    return [*counts, dice_thrown(s, "jared", "attack c smg")] == [2, 3, 2]


@proves("escalation:melee")
def more_dice_with_every_blow(skills: list[str]) -> bool:
    s = Station(corridor("a: jared, tank"), hands={"jared": ["sledge"]}, skills={"jared": skills})
    return [dice_thrown(s, "jared", "attack a sledge") for _ in range(2)] == [3, 4]


@proves("dual_expert")
def free_attack_with_a_pair(skills: list[str]) -> bool:
    s = Station(corridor("a: jared", "b: tank"), hands={"jared": ["smg"] * 2}, skills={"jared": skills})
    return costs_nothing(s, "jared", "attack b smg smg")


@proves("concentrated_attack_expert")
def concentrates_like_an_expert(skills: list[str]) -> bool:
    s = Station(corridor("a: jared", "b: cole, abomination"), hands={"jared": ["smg"]}, skills={"jared": skills})
    s.dice(5, 5)
    s.act("jared", "attack b smg focus abomination")
    return s.crowd("b") == {}


@proves("concentrated_attack_expert")
def concentrates_without_harm(skills: list[str]) -> bool:
    s = Station(corridor("a: jared", "b: cole, tank"), hands={"jared": ["smg"]}, skills={"jared": skills})
    s.dice(5, 1)
    s.act("jared", "attack b smg focus tank")
    return s.crowd("b") == {} and s.wounds("cole") == 0


@proves("lucky")
def throws_again(skills: list[str]) -> bool:
    s = Station(corridor("a: jared", "b: worker"), hands={"jared": ["smg"]}, skills={"jared": skills})
    s.dice(1, 1, 5, 1)
    s.act("jared", "attack b smg")
    if s.question is not None:
        s.answer("lucky")
    return s.crowd("b") == {}


@proves("brothers_in_arms:plus_die:ranged")
def dice_for_everybody_here(skills: list[str]) -> bool:
    s = Station(corridor("a: jared, cole", "b: tank"), hands={"cole": ["smg"]}, skills={"jared": skills})
    return dice_thrown(s, "cole", "attack b smg") == 3


@proves("full_auto")
def a_die_for_every_xeno_shot_at(skills: list[str]) -> bool:
    s = Station(corridor("a: jared", "b: 5 workers"), hands={"jared": ["smg"] * 2}, skills={"jared": skills})
    return dice_thrown(s, "jared", "attack full_auto b smg smg") == 10


@proves("predator")
def a_die_for_every_xeno_around(skills: list[str]) -> bool:
    s = Station(corridor("a: jared, 5 workers"), hands={"jared": ["sledge"]}, skills={"jared": skills})
    return dice_thrown(s, "jared", "attack predator a sledge") == 5


@proves("unstoppable")
def walks_out_as_if_alone(skills: list[str]) -> bool:
    s = Station(corridor("a: jared, 3 workers"), skills={"jared": skills})
    s.act("jared", "move b")
    return s.actions_left() == 2


@proves("born_leader")
def lets_another_act(skills: list[str]) -> bool:
    s = Station(corridor("a: jared", "c: cole"), skills={"jared": skills})
    s.act("jared", "lead cole")
    s.answer("move d")
    return s.zone("cole") == "d" and s.actions_left() == 3 and not s.can("jared", "lead cole")


@proves("xenos_link")
def acts_before_the_frenzy(skills: list[str]) -> bool:
    s = Station(
        corridor("a: jared", "d: worker"),
        skills={"jared": skills},
        points={"jared": 43},
        spawns={"d": "red"},
        spawn_cards=[51],
    )
    s.zombies_spawn()
    return s.question is not None and s.question.kind == "act" and s.crowd("d") == {"worker": 1}


@proves("medic")
def mends_everybody_here(skills: list[str]) -> bool:
    s = Station(corridor("a: jared, cole"), wounds={"jared": 1, "cole": 1}, skills={"jared": skills})
    s.end_phase()
    return (s.wounds("jared"), s.wounds("cole")) == (0, 0)


@proves("reaper:melee", "reaper:combat")
def mows_them_down(skills: list[str]) -> bool:
    s = Station(corridor("a: jared, 2 workers"), hands={"jared": ["sledge"]}, skills={"jared": skills})
    s.dice(6, 1, 1)
    s.act("jared", "attack a sledge")
    s.answer_all()
    return s.crowd("a") == {}


@proves("reaper:ranged")
def shoots_through_two(skills: list[str]) -> bool:
    s = Station(corridor("a: jared", "b: 2 workers"), hands={"jared": ["smg"]}, skills={"jared": skills})
    s.dice(6, 1)
    s.act("jared", "attack b smg")
    s.answer_all()
    return s.crowd("b") == {}


@proves("camouflage")
def hides(skills: list[str]) -> bool:
    s = Station(on(CABINS, "A: cole", "B: jared", "d: worker"), skills={"cole": skills})
    s.options("cole")
    if s.question is not None:
        s.answer("hide")
    s.put("worker", "A")
    s.zombies_act()
    return s.wounds("cole") == 0


@proves("hit_and_run")
def strikes_and_leaves(skills: list[str]) -> bool:
    s = Station(corridor("a: jared, worker, tank"), hands={"jared": ["sledge"]}, skills={"jared": skills})
    s.dice(6, 1, 1)
    s.act("jared", "attack a sledge")
    if s.question is not None:
        s.answer("path b")
    return s.zone("jared") == "b" and s.actions_left() == 2


def begun(skills: list[str]) -> Station:
    """A mission as it begins when Cole's sheet has other skills."""
    sheet = EDITION.content.survivors["cole"]
    changed = sheet.model_copy(update={"skills": sheet.skills.model_copy(update={"blue": tuple(skills)})})

    class Begun(Station):
        edition = Invader(replace(EDITION.content, survivors={**EDITION.content.survivors, "cole": changed}))

    return Begun.on_mission("m0", *EDITION.content.survivors)


@proves("starts_with:flamethrower")
def begins_with_a_card(skills: list[str]) -> bool:
    return "flamethrower" in begun(skills).cards("cole")


@proves("starts_with_armour:4")
def begins_with_armour(skills: list[str]) -> bool:
    return begun(skills).me("cole").health == 4


@proves("taunt")
def draws_them_past_the_others(skills: list[str]) -> bool:
    s = Station(corridor("a: jared", "b: cole", "c: hunter"), skills={"jared": skills})
    s.act("jared", "taunt c")
    return s.crowd("a") == {"hunter": 1} and s.wounds("cole") == 0


@proves("scavenger")
def searches_a_corridor(skills: list[str]) -> bool:
    return Station(corridor("a: jared"), skills={"jared": skills}).can("jared", "search")


@proves("combat_reflexes")
def shoots_at_newcomers(skills: list[str]) -> bool:
    s = Station(
        corridor("a: jared"), hands={"jared": ["smg"]}, skills={"jared": skills}, spawns={"b": "red"}, spawn_cards=[1]
    )
    s.zombies_spawn()
    if s.question is None:
        return False
    s.dice(5, 5)
    s.answer("attack b smg")
    return s.crowd("b") == {}


@proves("six_plus_die:melee", "six_plus_die:combat")
def sixes_bring_dice_in_melee(skills: list[str]) -> bool:
    s = Station(corridor("a: jared, tank"), hands={"jared": ["cattle_prod"]}, skills={"jared": skills})
    s.dice(6, 1, 6, 1)
    s.act("jared", "attack a cattle_prod")
    return s.thrown() == (6, 1, 6, 1)


@proves("six_plus_die:ranged")
def sixes_bring_dice_at_range(skills: list[str]) -> bool:
    s = Station(corridor("a: jared", "b: tank"), hands={"jared": ["smg"]}, skills={"jared": skills})
    s.dice(6, 1, 1)
    s.act("jared", "attack b smg")
    return s.thrown() == (6, 1, 1)


@proves("lifesaver")
def pulls_a_friend_out(skills: list[str]) -> bool:
    s = Station(corridor("a: jared", "b: cole, 3 workers"), skills={"jared": skills})
    s.act("jared", "rescue b")
    s.answer("cole")
    return s.zone("cole") == "a" and s.actions_left() == 3


@proves("sprint")
def runs(skills: list[str]) -> bool:
    s = Station(corridor("a: jared"), skills={"jared": skills})
    s.act("jared", "sprint b c d")
    return s.zone("jared") == "d" and s.actions_left() == 2


@proves("enhanced_senses")
def sees_through_a_room(skills: list[str]) -> bool:
    s = Station(on(CABINS, "A: jared", "C: worker"), hands={"jared": ["light_machine_gun"]}, skills={"jared": skills})
    return s.can("jared", "attack C light_machine_gun")


@proves("bloodlust:melee", "bloodlust:combat")
def wants_blood(skills: list[str]) -> bool:
    what = "".join(skills).partition(":")[2] or "melee"
    s = Station(corridor("a: jared", "c: worker"), hands={"jared": ["sledge"]}, skills={"jared": skills})
    s.act("jared", f"bloodlust {what} b c")
    s.dice(6, 1, 1)
    s.act("jared", "attack c sledge")
    return s.crowd("c") == {} and s.actions_left() == 2


@proves("bloodlust:ranged")
def wants_blood_from_afar(skills: list[str]) -> bool:
    s = Station(corridor("a: jared", "b: worker", "c: worker"), hands={"jared": ["smg"]}, skills={"jared": skills})
    s.act("jared", "bloodlust ranged b")
    s.dice(6, 1)
    s.act("jared", "attack c smg")
    return s.crowd("c") == {} and s.actions_left() == 2


@proves("shove")
def pushes_them_away(skills: list[str]) -> bool:
    s = Station(corridor("a: jared, 3 workers"), skills={"jared": skills})
    s.act("jared", "shove b")
    return s.crowd("b") == {"worker": 3} and s.actions_left() == 3


@proves("super_strength")
def fells_an_abomination_with_one_blow(skills: list[str]) -> bool:
    s = Station(corridor("a: jared, abomination"), hands={"jared": ["sledge"]}, skills={"jared": skills})
    s.dice(6, 1, 1)
    s.act("jared", "attack a sledge")
    return s.crowd("a") == {}


@proves("tactician")
def may_act_in_anothers_place(skills: list[str]) -> bool:
    s = Station(corridor("a: jared", "b: cole, magnus"), skills={"cole": skills}, seats={"cole": 1, "magnus": 1})
    s.run(players_phase(s.game))
    return s.question is not None and s.question.kind == "choose_survivor" and "activate cole" in s.choices()


@proves("ironclad:worker", "ironclad:hunter", "ironclad:tank", "ironclad:abomination")
def unharmed(skills: list[str]) -> bool:
    enemy = "".join(skills).partition(":")[2] or "worker"
    s = Station(corridor(f"a: magnus, {enemy}"), skills={"magnus": skills})
    s.zombies_act()
    return s.wounds("magnus") == 0


@proves("is_that_all")
def gives_up_cards_instead(skills: list[str]) -> bool:
    s = Station(corridor("a: cole, 2 workers"), hands={"cole": ["smg", "sledge"]}, skills={"cole": skills})
    s.zombies_act()
    if s.question is None:
        return False
    s.answer("smg")
    s.answer("nothing")
    return s.wounds("cole") == 1 and "smg" not in s.cards("cole") and "sledge" in s.cards("cole")


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
