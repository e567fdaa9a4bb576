"""How each kind of event is told. A teller returns a sentence, or None where there is nothing to say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from game.content.models import LEVELS
from game.engine import CardsDrawn, DiceRolled, Event, GameEnded, PileShuffled
from game.narration.voice import Voice
from game.rules.zombicide import events as happened
from game.rules.zombicide.state import ENEMIES, SETUP, SPAWN, kind_of

E = TypeVar("E", bound=Event)
Teller = Callable[[Voice, Any], str | None]

TELLERS: dict[type[Event], Teller] = {}
"""By the class of the event."""


def tells(kind: type[E]) -> Callable[[Callable[[Voice, E], str | None]], Callable[[Voice, E], str | None]]:
    """Register how a kind of event is told."""

    def register(teller: Callable[[Voice, E], str | None]) -> Callable[[Voice, E], str | None]:
        TELLERS[kind] = teller
        return teller

    return register


def silent(*kinds: type[Event]) -> None:
    """Register kinds of which there is nothing to say: what follows from them is told by others."""
    for kind in kinds:
        TELLERS[kind] = lambda voice, event: None


silent(
    CardsDrawn,
    happened.TurnEnded,
    happened.ActionSpent,
    happened.CardSetAside,
    happened.CardRecovered,
    happened.CardTakenFromDeck,
    happened.PlaceNamed,
    happened.FlagSet,
)


@tells(DiceRolled)
def _dice(voice: Voice, event: DiceRolled) -> str | None:
    if event.reason == "attack":
        return None
    key = {"reroll": "dice_again", "sixes": "dice_more"}.get(event.reason, "dice")
    return voice.say(key, dice=", ".join(map(str, event.values)))


@tells(PileShuffled)
def _shuffled(voice: Voice, event: PileShuffled) -> str | None:
    if voice.state.phase == SETUP:
        return None
    return voice.say("shuffled", pile=voice.words("piles", event.pile))


@tells(GameEnded)
def _ended(voice: Voice, event: GameEnded) -> str:
    return voice.say("won") if event.winners else voice.say("lost", reason=voice.words("reasons", event.reason))


@tells(happened.PhaseBegan)
def _phase(voice: Voice, event: happened.PhaseBegan) -> str | None:
    key = {ENEMIES: "enemies_phase", SPAWN: "spawn_phase"}.get(event.phase)
    return voice.say(key) if key else None


@tells(happened.RoundBegan)
def _round(voice: Voice, event: happened.RoundBegan) -> str:
    return voice.say("round", round=event.round)


@tells(happened.SeatPassed)
def _seat(voice: Voice, event: happened.SeatPassed) -> str | None:
    if voice.rules.seats == 1 or voice.state.seats_done + 1 >= voice.rules.seats:
        return None
    return voice.say("seat", player=voice.seat(event.seat))


@tells(happened.TurnBegan)
def _turn(voice: Voice, event: happened.TurnBegan) -> str:
    if event.extra:
        return voice.say("extra_turn", who=voice.who((event.survivor,)))
    return voice.count("turn", event.actions, who=voice.who((event.survivor,)), actions=event.actions)


@tells(happened.ActionsGained)
def _actions(voice: Voice, event: happened.ActionsGained) -> str:
    if not event.actions:
        return voice.say("free_gained", who=voice.active())
    return voice.count("actions_gained", event.actions, who=voice.active(), actions=event.actions)


@tells(happened.AbilityUsed)
def _ability(voice: Voice, event: happened.AbilityUsed) -> str | None:
    turn, content = voice.state.turn, voice.rules.edition.content
    if event.ability == "search" and turn is not None:
        return voice.say("search", who=voice.active(), place=voice.place(voice.state.survivors[turn.survivor].zone))
    named = content.skills.get(event.ability) or content.game.abilities.get(event.ability)
    if named is None or "{" in named.name.en:
        return None
    return voice.say("ability", who=voice.active(), ability=voice.text(named.name))


@tells(happened.SurvivorJoined)
def _joined(voice: Voice, event: happened.SurvivorJoined) -> str:
    key = "companion" if event.survivor.companion else "joined"
    return voice.say(key, who=voice.who((event.survivor.id,)), place=voice.place(event.survivor.zone))


_MOVES = {"train": "steps_aside", "charge": "charge", "jump": "jump", "sprint": "sprint", "rescue": "rescue"}


@tells(happened.SurvivorMoved)
def _moved(voice: Voice, event: happened.SurvivorMoved) -> str:
    key = _MOVES.get(event.how, "moved")
    return voice.count(key, len(event.survivors), who=voice.who(event.survivors), place=voice.place(event.path[-1]))


@tells(happened.SurvivorsLeft)
def _left(voice: Voice, event: happened.SurvivorsLeft) -> str:
    key = {"exit": "left", "train": "left_train"}.get(event.how, "left_other")
    return voice.count(key, len(event.survivors), who=voice.who(event.survivors))


@tells(happened.SurvivorWounded)
def _wounded(voice: Voice, event: happened.SurvivorWounded) -> str:
    me = voice.state.survivors.get(event.survivor)
    fatal = me is not None and me.wounds + event.wounds >= me.health
    key = "fatal" if fatal else "friendly_fire" if event.cause == "friendly_fire" else "wounded"
    return voice.count(key, event.wounds, who=voice.who((event.survivor,)))


@tells(happened.SurvivorHealed)
def _healed(voice: Voice, event: happened.SurvivorHealed) -> str:
    return voice.count("healed", event.wounds, who=voice.who((event.survivor,)))


@tells(happened.SurvivorHid)
def _hid(voice: Voice, event: happened.SurvivorHid) -> str:
    return voice.say("hides" if event.unseen else "noticed", who=voice.who((event.survivor,)))


@tells(happened.HealthRaised)
def _tougher(voice: Voice, event: happened.HealthRaised) -> str:
    return voice.count("tougher", event.by, who=voice.who((event.survivor,)))


@tells(happened.CompanionFollowed)
def _follows(voice: Voice, event: happened.CompanionFollowed) -> str:
    return voice.say("follows", who=voice.who((event.companion,)), leader=voice.who((event.leader,)))


@tells(happened.PointsGained)
def _points(voice: Voice, event: happened.PointsGained) -> str | None:
    if event.cause in voice.rules.enemy_types:
        return None
    points = voice.text(voice.rules.edition.content.game.points)
    return voice.say("points", who=voice.who((event.survivor,)), count=event.points, points=points)


@tells(happened.SkillGained)
def _skill(voice: Voice, event: happened.SkillGained) -> str:
    skill = voice.text(voice.rules.edition.content.skill_name(event.skill.partition("/")[2]))
    key = "starting_skill" if event.level == "blue" else "skill"
    return voice.say(key, who=voice.who((event.survivor,)), skill=skill, level=voice.words("levels", event.level))


@tells(happened.AttackMade)
def _attack(voice: Voice, event: happened.AttackMade) -> str:
    dice = ", ".join(map(str, event.dice))
    result = voice.count("hits", event.hits, dice=dice) if event.hits else voice.say("no_hits", dice=dice)
    machine = event.using if event.using in voice.rules.edition.content.machines else ""
    key = "attack"
    if event.focus:
        key = "concentrated_machine" if machine else "concentrated"
    elif machine and voice.has("by_machine"):
        key = "by_machine"
    elif not event.weapons:
        key = "barehanded"
    elif voice.has(f"attack_{event.using}"):
        key = f"attack_{event.using}"
    elif event.kind in ("melee", "ranged"):
        key = event.kind
    return voice.say(
        key,
        who=voice.who((event.survivor,)),
        place=voice.place(event.zone),
        weapons=voice.cards(event.weapons),
        dice=result,
        machine=voice.machine(machine),
        target=voice.horde(event.focus, 1) if event.focus else "",
    )


@tells(happened.EnemyKilled)
def _killed(voice: Voice, event: happened.EnemyKilled) -> str:
    return voice.say("killed", enemies=voice.crowd((event.enemy,)), place=voice.place(event.zone))


@tells(happened.FeatAchieved)
def _feat(voice: Voice, event: happened.FeatAchieved) -> str:
    return voice.say("feat", who=voice.who((event.survivor,)), card=voice.card(event.card))


@tells(happened.EnemiesAppeared)
def _appeared(voice: Voice, event: happened.EnemiesAppeared) -> str:
    key = "stands" if event.cause == "set_up" else "appeared"
    crowd = voice.crowd(event.enemies)
    return voice.count(key, len(event.enemies), enemies=crowd, place=voice.place(event.zone))


@tells(happened.EnemiesAttacked)
def _attacked(voice: Voice, event: happened.EnemiesAttacked) -> str:
    wounds = voice.count("wounds", event.wounds)
    crowd = voice.crowd(event.enemies)
    return voice.count("attacked", len(event.enemies), enemies=crowd, place=voice.place(event.zone), wounds=wounds)


@tells(happened.EnemiesMoved)
def _went(voice: Voice, event: happened.EnemiesMoved) -> str:
    key = event.reason if voice.has(event.reason) else "went"
    if key == "sees" and event.target == event.zone:
        key = "sees_near"
    return voice.count(
        key,
        len(event.enemies),
        enemies=voice.crowd(event.enemies),
        origin=voice.place(event.origin),
        place=voice.place(event.zone),
        target=voice.place(event.target),
        noise=voice.words("noises", getattr(voice.state, "noise_side", "")),
    )


@tells(happened.EnemiesActivatedAgain)
def _again(voice: Voice, event: happened.EnemiesActivatedAgain) -> str:
    return voice.say("again", enemies=_all_of(voice, event.kind))


@tells(happened.SpawnCardRead)
def _spawn_card(voice: Voice, event: happened.SpawnCardRead) -> str:
    number = event.card.rpartition(".")[2]
    card = voice.rules.edition.content.spawn_cards[int(number)]
    blanks = {"number": number, "place": voice.place(event.zone), "level": voice.words("rows", event.level)}
    if card.extra_activation and event.level != LEVELS[0]:
        return voice.say("spawn_card_again", enemies=_all_of(voice, card.enemy), **blanks)
    count = 0 if card.extra_activation else card.rows[LEVELS.index(event.level)] or 0
    enemies = voice.horde(card.enemy, count) if count else voice.words("sentences", "nobody")
    if card.in_every is not None:
        return voice.say("spawn_card_everywhere", enemies=enemies, **blanks)
    return voice.say("spawn_card", enemies=enemies, **blanks)


def _all_of(voice: Voice, kind: str) -> str:
    return voice.text(voice.rules.enemy_types[kind].plural).lower()


@tells(happened.SpawnTokenPlaced)
def _spawn_placed(voice: Voice, event: happened.SpawnTokenPlaced) -> str:
    key = event.token.kind if voice.has(event.token.kind) else "spawn_placed"
    return voice.say(key, place=voice.place(event.token.zone))


@tells(happened.SpawnTokenMoved)
def _spawn_moved(voice: Voice, event: happened.SpawnTokenMoved) -> str:
    return voice.say("spawn_moved", place=voice.place(event.zone))


@tells(happened.SpawnTokenTurned)
def _spawn_turned(voice: Voice, event: happened.SpawnTokenTurned) -> str:
    key = "spawn_woken" if event.active else "spawn_asleep"
    return voice.say(key, place=voice.place(voice.state.spawns[event.token].zone))


@tells(happened.SpawnTokenRemoved)
def _spawn_gone(voice: Voice, event: happened.SpawnTokenRemoved) -> str:
    return voice.say("spawn_gone", place=voice.place(voice.state.spawns[event.token].zone))


@tells(happened.TurnSuspended)
def _lends(voice: Voice, event: happened.TurnSuspended) -> str:
    return voice.say("lends", who=voice.active(), guest=voice.who((event.guest,)))


@tells(happened.TurnResumed)
def _resumes(voice: Voice, event: happened.TurnResumed) -> str:
    return voice.say("resumes", who=voice.who((event.turn.survivor,)))


@tells(happened.GoalReached)
def _goal(voice: Voice, event: happened.GoalReached) -> str:
    text = next(goal.text for goal in voice.rules.mission.goals if goal.id == event.goal)
    return voice.say("goal", goal=voice.text(text))


def kinds_of(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Each kind of card once."""
    return tuple(dict.fromkeys(kind_of(card) for card in cards))
