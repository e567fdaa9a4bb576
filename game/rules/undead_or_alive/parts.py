"""The named special rules that missions of Undead or Alive are made of; custom missions use the same (pp. 44-55)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Literal

from game.engine import Play
from game.rules.undead_or_alive import spawns, train
from game.rules.undead_or_alive.bounty import BOUNTY_PILE, gain_bounty
from game.rules.undead_or_alive.conditions import has_rails
from game.rules.undead_or_alive.events import CompanionsSwapped, SuppliesLoaded
from game.rules.undead_or_alive.setup import (
    choose_companion,
    deal_from_deck,
    deal_starting_card,
    free_companions,
    join_companion,
)
from game.rules.zombicide.action import Action
from game.rules.zombicide.events import (
    CardSetAside,
    CompanionFollowed,
    FlagSet,
    MachinePlaced,
    MachineRemoved,
    SurvivorsLeft,
    TokenCarried,
    TokensDropped,
    TopShown,
    ZonesBlocked,
)
from game.rules.zombicide.experience import gain_points
from game.rules.zombicide.game import Game
from game.rules.zombicide.inventory import discard, gain_card
from game.rules.zombicide.mission import Part
from game.rules.zombicide.state import EMPTY, Machine, Objective, SpawnToken, Survivor, ZoneId, kind_of

LEAVE, STAY = "leave", "stay"


class ObjectiveReward(Part):
    """Objectives give points, and those of some colours the bounty weapon on top, if one is left."""

    points: int = 5
    bounty: bool = False
    bounty_colours: tuple[str, ...] = ("red", "blue", "green")
    except_in: str = ""
    """A named place whose objectives are no such thing."""

    def objective_taken(self, game: Game, me: Survivor, objective: str, colour: str) -> Play:
        """Reward whoever took it."""
        if self.except_in and me.zone in game.state.places.get(self.except_in, ()):
            return
        yield from gain_points(game, me, self.points, "objective")
        if self.bounty and colour in self.bounty_colours:
            yield from gain_bounty(game, me)


class StartingGift(Part):
    """The first player assigns a card from the deck, and one more starting weapon, to survivors of his (M0)."""

    card: str
    starting_weapon: bool = False

    def set_up(self, game: Game) -> Play:
        """Ask who gets what."""
        seat = game.state.first_seat
        mine = [survivor.id for survivor in game.players() if survivor.seat == seat]
        receiver = yield from game.one_of(seat, "gift", mine, about=self.card)
        deal_from_deck(game, game.me(receiver), self.card)
        if self.starting_weapon:
            kinds = dict.fromkeys(kind_of(card) for card in game.state.set_aside if game.card(card))
            kind = yield from game.one_of(seat, "starting_card", list(kinds))
            receiver = yield from game.one_of(seat, "gift", mine, about=kind)
            deal_starting_card(game, game.me(receiver), kind)


class Exit(Part):
    """At the end of a turn a survivor may leave by the exit, companions and all, if no zombie is there.

    `after` lists goals that have to be reached first. With a `machine`, it leaves with the survivor who stands beside
    it or sits in it, and whoever leaves last may not forget it.
    """

    after: tuple[str, ...] = ()
    machine: str = ""

    def turn_ends(self, game: Game, me: Survivor) -> Play:
        """Offer to leave."""
        if (
            me.zone not in game.state.places.get("exit", ())
            or game.crowd(me.zone)
            or not all(goal in game.state.goals for goal in self.after)
        ):
            return
        choice = yield from game.one_of(me.seat, "exit", [LEAVE, STAY], about=me.id)
        if choice == LEAVE:
            machine = game.state.machines.get(self.machine)
            if machine is not None and machine.zone == me.zone:
                game.happen(MachineRemoved(machine.id))
                game.happen(FlagSet(f"{machine.id}_left", 1))
            game.happen(SurvivorsLeft(game.party(me), "exit"))

    def lost(self, game: Game) -> str:
        """Nobody is left to bring the machine out."""
        stuck = self.machine in game.state.machines and all(survivor.away for survivor in game.players())
        return "machine_left_behind" if stuck else ""


class FixedMachine(Part):
    """A machine that can be used but not moved; mounted `on` another one it moves with that."""

    machine: str
    on: str = ""

    def set_up(self, game: Game) -> Play:
        """Fasten it."""
        machine = game.state.machines[self.machine]
        game.happen(MachinePlaced(Machine(machine.id, machine.zone, machine.x, machine.y, not self.on, self.on)))
        yield from ()


class RandomCompanions(Part):
    """Companions placed by the board are drawn at random, and so are the places, among those with a name (M5, M8)."""

    places: str = ""

    def set_up(self, game: Game) -> Play:
        """Draw who, then where."""
        assert game.table is not None
        companions = [survivor for survivor in game.state.survivors.values() if survivor.companion]
        for role in dict.fromkeys(companion.role for companion in companions):
            here = [companion for companion in companions if companion.role == role]
            game.table.shuffle("companions", [*(each.id for each in here), *free_companions(game, role)])
            drawn = game.table.draw("companions", len(here))
            zones = [companion.zone for companion in here]
            if self.places:
                game.table.shuffle("companions", game.state.places[self.places])
                zones = list(game.table.draw("companions", len(here)))
            game.happen(CompanionsSwapped(tuple(each.id for each in here), drawn, tuple(zones)))
        game.table.shuffle("companions", [])
        yield from ()


class HiddenCompanions(Part):
    """Objectives of some colours hide a companion of a class, who follows at once (M5)."""

    role: str
    colours: tuple[str, ...]

    def objective_taken(self, game: Game, me: Survivor, objective: str, colour: str) -> Play:
        """The companion comes out."""
        if colour in self.colours:
            name = yield from choose_companion(game, self.role)
            if name:
                join_companion(game, name, me.zone)
                game.happen(CompanionFollowed(name, me.id))


class RecruitPrice(Part):
    """Recruiting costs a card with a trait, or a carried objective of a colour, besides the action (M4)."""

    traits: tuple[str, ...]
    colours: tuple[str, ...] = ()

    def _means(self, game: Game, me: Survivor) -> list[str]:
        cards = [
            card
            for card in me.slots
            if (known := game.card(card)) and any(trait in known.traits for trait in self.traits)
        ]
        return [*cards, *(token for token in me.carried if token in self.colours)]

    def recruit_refusal(self, game: Game, me: Survivor, companion: Survivor) -> str:
        """Without a gift nobody comes along."""
        return "" if self._means(game, me) else "A gift of ammunition is needed."

    def recruiting(self, game: Game, me: Survivor, companion: Survivor) -> Play:
        """Give it away."""
        gift = yield from game.one_of(me.seat, "recruit_price", self._means(game, me), about=companion.id)
        if gift in me.carried:
            game.happen(TokensDropped(((me.id, gift),), "given"))
        else:
            discard(game, gift, me)


class CarriedObjectives(Part):
    """Objectives of some colours are carried: on the survivor's board, or as a card in a slot of the inventory."""

    colours: tuple[str, ...]
    in_slot: bool = False

    def objective_refusal(self, game: Game, me: Survivor, objective: Objective) -> str:
        """Ruling: whoever has no slot that can be freed for it cannot take it."""
        if self.in_slot and all(card and not game.card(card) for card in me.slots):
            return "There is no room in the inventory."
        return ""

    def objective_taken(self, game: Game, me: Survivor, objective: str, colour: str) -> Play:
        """Take it along."""
        if colour not in self.colours:
            return
        if self.in_slot:
            token = f"supply.{objective.rpartition('.')[2]}"
            game.happen(CardSetAside(token))
            yield from gain_card(game, me, token, "objective")
        else:
            game.happen(TokenCarried(me.id, colour))


class LoadMachine(Part):
    """In the zone of a machine, one action puts all supplies of a survivor's inventory into it (M7)."""

    machine: str

    def offers(self, game: Game, me: Survivor) -> Iterable[Action]:
        """Where it stands, whoever has supplies."""
        machine = game.state.machines.get(self.machine)
        if machine is not None and machine.zone == me.zone and any(map(_is_supply, me.slots)):
            yield Load(self.machine)


def _is_supply(card: str) -> bool:
    return kind_of(card) == "supply"


@dataclass(slots=True, eq=False)
class Load(Action):
    """Put all supplies into the machine; they stay there."""

    machine: str
    verb: ClassVar[str] = "load"
    cost: int = 1

    def key(self) -> tuple[str, ...]:
        """Named by the machine."""
        return ("load", self.machine)

    def perform(self, game: Game, me: Survivor) -> Play:
        """All at once."""
        game.happen(SuppliesLoaded(me.id, tuple(filter(_is_supply, me.slots)), self.machine))
        yield from ()


class BlockingMachine(Part):
    """A machine shuts its zone until dynamite removes it; it cannot be moved (M6)."""

    machine: str

    def set_up(self, game: Game) -> Play:
        """Nobody enters its zone."""
        game.happen(ZonesBlocked((game.state.machines[self.machine].zone,)))
        yield from ()

    def movable(self, game: Game, machine: Machine) -> bool:
        """It is stuck."""
        return machine.id != self.machine

    def blasted(self, game: Game, me: Survivor, zone: ZoneId) -> Play:
        """The way is free."""
        machine = game.state.machines.get(self.machine)
        if machine is not None and machine.zone == zone:
            game.happen(MachineRemoved(self.machine))
            game.happen(ZonesBlocked(()))
        yield from ()


class GuardedLair(Part):
    """Abomination tokens stay inactive as long as companions who stand alone are in their zone (M6)."""

    def spawns_here(self, game: Game, token: SpawnToken) -> bool:
        """Nobody has been recruited from there yet."""
        if token.kind != spawns.ABOMINATION:
            return True
        here = [survivor for survivor in game.survivors_in(token.zone) if survivor.companion]
        placed = game.state.flags.get(f"guards_of_{token.id}", 0)
        return not placed or len([guard for guard in here if not guard.leader]) < placed

    def set_up(self, game: Game) -> Play:
        """Count the guards."""
        for token in list(game.state.spawns.values()):
            if token.kind == spawns.ABOMINATION:
                guards = sum(survivor.companion for survivor in game.survivors_in(token.zone))
                game.happen(FlagSet(f"guards_of_{token.id}", guards))
        yield from ()

    def settled(self, game: Game) -> None:
        """As soon as one is recruited the lair works as usual."""
        spawns.turn_abomination_tokens(game)


class FinishingMove(Part):
    """From the moment that some goals are reached, any survivor may end the mission in triumph, for free (M6)."""

    flag: str
    after: tuple[str, ...]

    def offers(self, game: Game, me: Survivor) -> Iterable[Action]:
        """Once everything is ready."""
        if all(goal in game.state.goals for goal in self.after) and not game.state.flags.get(self.flag):
            yield SetFlag(self.flag)


@dataclass(slots=True, eq=False)
class SetFlag(Action):
    """Do the one thing that the mission waits for."""

    flag: str
    verb: ClassVar[str] = "finish"
    cost: int = 0

    def key(self) -> tuple[str, ...]:
        """Named by what it does."""
        return ("finish", self.flag)

    def perform(self, game: Game, me: Survivor) -> Play:
        """Done."""
        game.happen(FlagSet(self.flag, 1))
        yield from ()


class RecruitAfter(Part):
    """Companions follow only once objectives of these colours have been taken (M10)."""

    colours: tuple[str, ...]

    def recruit_refusal(self, game: Game, me: Survivor, companion: Survivor) -> str:
        """Not yet."""
        missing = [colour for colour in self.colours if colour not in game.state.taken]
        return "They will not leave before everything has been found." if missing else ""


class BountyStash(Part):
    """Some bounty weapons are set aside at random; only objectives of a colour give them (M8)."""

    count: int
    colour: str = "red"

    def set_up(self, game: Game) -> Play:
        """Set them aside: the deck is shuffled, and so are they; the feat of the next one lies open."""
        assert game.table is not None
        top = game.state.shown.get(BOUNTY_PILE, EMPTY)
        cards = [*game.state.piles[BOUNTY_PILE], *([top] if top else [])]
        game.happen(TopShown(BOUNTY_PILE, EMPTY))
        game.table.shuffle("stash", cards)
        stash = game.state.piles["stash"]
        game.table.shuffle(BOUNTY_PILE, [])
        rest = game.table.draw("stash", len(stash) - self.count)
        game.table.shuffle(BOUNTY_PILE, rest)
        shown = game.table.draw(BOUNTY_PILE)
        game.happen(TopShown(BOUNTY_PILE, shown[0] if shown else EMPTY))
        yield from ()

    def objective_taken(self, game: Game, me: Survivor, objective: str, colour: str) -> Play:
        """One of them comes to light."""
        assert game.table is not None
        if colour == self.colour and game.state.piles.get("stash"):
            (card,) = game.table.draw("stash")
            game.happen(CardSetAside(card))
            game.happen(FlagSet("bounties_found", game.state.flags.get("bounties_found", 0) + 1))
            yield from gain_card(game, me, card, "bounty")


class BlastedSpawns(Part):
    """Spawn tokens of a kind can only be moved by dynamite, which also turns the train tile beneath to rails (M2)."""

    kind: str = spawns.MOBILE

    def cleansable(self, game: Game, token: SpawnToken) -> bool:
        """Water does nothing to them."""
        return token.kind != self.kind

    def blasted(self, game: Game, me: Survivor, zone: ZoneId) -> Play:
        """The token goes to the starting zone, and the wagon is blown to pieces."""
        tokens = [token for token in game.state.spawns.values() if token.kind == self.kind and token.zone == zone]
        start = spawns.starting_token(game)
        if not tokens or (start is not None and start.zone == zone):
            return
        for token in tokens:
            spawns.send_to_start(game, token)
        yield from train.blow_up_section(game, me, zone)


class Coal(Part):
    """Sacks of coal in a named place: companions of a class carry one each to the tender (M9)."""

    place: str
    role: str
    tender: ZoneId
    points: int = 5

    def _porters(self, game: Game, me: Survivor) -> list[Survivor]:
        return [other for other in game.followers(me) if other.role == self.role and not other.carried]

    def _is_sack(self, game: Game, objective: Objective) -> bool:
        return objective.zone in game.state.places.get(self.place, ())

    def objective_refusal(self, game: Game, me: Survivor, objective: Objective) -> str:
        """Strong arms are needed, and peace in the mine."""
        if not self._is_sack(game, objective):
            return ""
        if not self._porters(game, me):
            return "Only companions with strong arms carry coal, one sack each."
        building = game.board.building(objective.zone)
        rooms = game.board.rooms(building) if building else (objective.zone,)
        lair = any(
            token.kind == spawns.ABOMINATION and token.active and token.zone in rooms
            for token in game.state.spawns.values()
        )
        if lair or any(game.crowd(zone) for zone in rooms):
            return "Not while the dead are in the mine."
        return ""

    def objective_taken(self, game: Game, me: Survivor, objective: str, colour: str) -> Play:
        """A porter shoulders the sack."""
        if me.zone in game.state.places.get(self.place, ()):
            porters = [porter.id for porter in self._porters(game, me)]
            porter = yield from game.one_of(me.seat, "porter", porters)
            game.happen(TokenCarried(porter, "coal"))

    def offers(self, game: Game, me: Survivor) -> Iterable[Action]:
        """In the tender or next to it, all sacks at once."""
        near = me.zone == self.tender or me.zone in game.board.neighbours(self.tender)
        if near and any("coal" in other.carried for other in game.followers(me)):
            yield DropCoal(self.points)


@dataclass(slots=True, eq=False)
class DropCoal(Action):
    """Put all sacks into the tender."""

    points: int
    verb: ClassVar[str] = "coal"
    cost: int = 1

    def key(self) -> tuple[str, ...]:
        """There is only one way."""
        return ("coal",)

    def perform(self, game: Game, me: Survivor) -> Play:
        """Points for every sack."""
        dropped = tuple((other.id, "coal") for other in game.followers(me) for sack in other.carried if sack == "coal")
        game.happen(TokensDropped(dropped, "tender"))
        yield from gain_points(game, me, self.points * len(dropped), "coal")


class TravellingObjective(Part):
    """An objective that cannot be taken and moves one zone along the rails in every end phase (M1).

    When it leaves the board, `flag` is set.
    """

    colour: str
    flag: str

    def objective_refusal(self, game: Game, me: Survivor, objective: Objective) -> str:
        """It is not for taking."""
        return "That is the train's signal." if objective.colour == self.colour else ""

    def end_phase(self, game: Game) -> Play:
        """Against the direction of travel, towards where the train will come from."""
        for objective in list(game.state.objectives.values()):
            if objective.colour == self.colour:
                train.signal_moves(game, objective, self.flag)
        yield from ()


class Train(Part):
    """A train that moves one tile at the end of every players' phase, once it has been set going.

    `starts`: with a `flag` that some part sets; as soon as `all_aboard`; when objectives of the `colours` are taken; or
    by an `action` in the cab, once the goals in `after` are reached. `wagons`: whether tiles passed join the train.
    `clean`: zombies aboard a section that leaves lose the mission. `crushes_start`: the starting spawn zone and its
    tokens are destroyed when the train reaches it.
    """

    starts: Literal["flag", "all_aboard", "colours", "action"]
    flag: str = ""
    colours: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    wagons: bool = True
    clean: bool = True
    crushes_start: bool = False
    clear_of: str = ""
    """A machine that must not stand on the rails when the train comes."""

    def _running(self, game: Game) -> bool:
        return bool(game.state.flags.get("train_running"))

    def settled(self, game: Game) -> None:
        """Set the train going as soon as its condition holds."""
        if self._running(game):
            return
        if self.starts == "flag":
            ready = bool(game.state.flags.get(self.flag))
        elif self.starts == "all_aboard":
            aboard = train.on_train(game)
            ready = all(goal in game.state.goals for goal in self.after) and all(
                survivor.zone in aboard for survivor in game.players()
            )
        else:
            ready = self.starts == "colours" and all(colour in game.state.taken for colour in self.colours)
        if ready:
            game.happen(FlagSet("train_running", 1))

    def offers(self, game: Game, me: Survivor) -> Iterable[Action]:
        """Whoever stands in the cab can open the throttle."""
        ready = all(goal in game.state.goals for goal in self.after)
        if self.starts == "action" and me.zone == train.CAB and ready and not self._running(game):
            yield StartTrain()

    def between_phases(self, game: Game) -> Play:
        """The train moves, with all that follows."""
        if not self._running(game) or game.state.flags.get("train_left"):
            return
        machine = game.state.machines.get(self.clear_of)
        if machine is not None and has_rails(game, machine.zone):
            game.mission.lose(game, "wagon_on_rails")
        if self.crushes_start:
            train.crush_start(game)
        yield from train.train_moves(game, self.wagons)
        if train.train_gone(game):
            game.happen(FlagSet("train_left", 1))

    def lost(self, game: Game) -> str:
        """Zombies got away with the train, or somebody missed it."""
        flags = game.state.flags
        if self.clean and flags.get("zombies_left_by_train"):
            return "zombies_on_train"
        if flags.get("train_left") and any(not survivor.away for survivor in game.players()):
            return "missed_the_train"
        return ""


@dataclass(slots=True, eq=False)
class StartTrain(Action):
    """Open the throttle: nothing stops the train any more."""

    verb: ClassVar[str] = "start_train"
    cost: int = 1

    def key(self) -> tuple[str, ...]:
        """There is only one way."""
        return ("start_train",)

    def perform(self, game: Game, me: Survivor) -> Play:
        """All aboard."""
        game.happen(FlagSet("train_running", 1))
        yield from ()


class AllObjectives(Part):
    """The mission is lost when an objective that has to be taken is out of the game."""

    count: int

    def lost(self, game: Game) -> str:
        """Too few are left to be taken."""
        left = len(game.state.taken) + len(game.state.objectives)
        return "objective_lost" if left < self.count else ""


PARTS: dict[str, type[Part]] = {
    "objective_reward": ObjectiveReward,
    "starting_gift": StartingGift,
    "exit": Exit,
    "fixed_machine": FixedMachine,
    "random_companions": RandomCompanions,
    "hidden_companions": HiddenCompanions,
    "recruit_price": RecruitPrice,
    "carried_objectives": CarriedObjectives,
    "load_machine": LoadMachine,
    "blocking_machine": BlockingMachine,
    "guarded_lair": GuardedLair,
    "finishing_move": FinishingMove,
    "recruit_after": RecruitAfter,
    "bounty_stash": BountyStash,
    "blasted_spawns": BlastedSpawns,
    "coal": Coal,
    "travelling_objective": TravellingObjective,
    "train": Train,
    "all_objectives": AllObjectives,
}
"""The vocabulary of special rules: what a mission file may name after `part`."""
