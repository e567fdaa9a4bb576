"""What a game's content files may say.

The models know the shapes that all editions share: cards, survivors, skills, spawn decks, machines. They know no
edition: kinds, slots, traits, ammunition, roles and enemies are plain ids, and `game.toml` of each game declares which
ids exist. Whether the ids used elsewhere are declared is the business of `checks`, which sees all files together.

Every table is validated strictly, refuses unknown keys and is frozen, so that all games played share one copy.
"""

from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Annotated, Any, Literal, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, PlainSerializer

from game.content.words import Words

Level = Literal["blue", "yellow", "orange", "red"]
LEVELS: tuple[Level, ...] = ("blue", "yellow", "orange", "red")

Origin = Literal["rulebook", "public", "house"]
"""Where numbers come from: printed in the rules, published elsewhere, or set by us because nobody says."""

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$")]
Reference = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*(:[a-z0-9][a-z0-9_]*)*$")]
Count = Annotated[int, Field(ge=0)]
Positive = Annotated[int, Field(ge=1)]
Die = Annotated[int, Field(ge=2, le=6)]

_T = TypeVar("_T")
Table = Annotated[Mapping[str, _T], AfterValidator(MappingProxyType), PlainSerializer(dict)]
"""A read-only table from ids to things."""


def _none() -> Mapping[str, Any]:
    return MappingProxyType({})


class Part(BaseModel):
    """The base of all content: strict, closed and frozen."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Named(Part):
    """Something that has a name and nothing else."""

    name: Words


class Counted(Named):
    """Something that sentences speak of in the plural: `Pistols: 1 more die`."""

    plural: Words


class Described(Named):
    """Something that has a name and an explanation."""

    text: Words


class Danger(Part):
    """The points at which a survivor reaches the levels above blue."""

    yellow: Positive
    orange: Positive
    red: Positive


class SkillsPerLevel(Part):
    """How many skills a survivor's sheet lists at each level."""

    blue: Positive
    yellow: Positive
    orange: Positive
    red: Positive


class Box(Part):
    """How many cards and sheets the box holds, to check the files against."""

    equipment_cards: Count
    spawn_cards: Count
    abomination_cards: Count
    survivors: Count
    tokens: Count


class Slot(Named):
    """A place on a survivor's board; what lies in an `in_hand` slot is ready to use.

    A slot for `marked_only` takes no cards but those that name it as theirs.
    """

    count: Positive
    in_hand: bool
    marked_only: bool = False


class Favourite(Named):
    """What a favourite-weapon slot takes, and the starting cards its owner chooses from."""

    families: tuple[Id, ...] = ()
    kinds: tuple[Id, ...] = ()
    starting: tuple[Id, ...] = Field(min_length=1)

    def accepts(self, card: "Equipment") -> bool:
        """Tell whether the slot may hold a card."""
        return card.family in self.families or card.kind in self.kinds


class Role(Counted):
    """A class of survivors: its health, its slot and the abilities its members share.

    `searches` are the kinds of zones that its members can search; none are named where any room will do.
    """

    health: Positive
    favourite: Id | None = None
    abilities: tuple[Id, ...] = ()
    searches: tuple[Id, ...] = ()
    blurb: Words


class Deck(Named):
    """A deck of equipment cards and the number of cards printed for it."""

    size: Positive


class Kind(Named):
    """A kind of equipment; those that `roll` attack with dice and need the numbers for it."""

    rolls: bool


class Ammo(Counted):
    """What weapons are fed with; weapons that use it are useless in the kinds of zones that it is `barred_from`."""

    barred_from: tuple[Id, ...] = ()


class Noise(Named):
    """A noise; the louder one wins."""

    loudness: Positive


class ActionKind(Counted):
    """A kind of action that skills speak of."""

    attack: bool


class Spread(Part):
    """What an enemy does to the zones it stands in: those of the kinds in `over` turn into the kind `zone_kind`."""

    zone_kind: Id
    over: tuple[Id, ...] = Field(min_length=1)
    text: Words


class Enemy(Counted):
    """An enemy type: how many there are, what they do and what it takes to remove one."""

    stock: Positive
    actions: Positive
    attack: Positive
    toughness: Positive
    points: Positive
    priority: Positive
    boss: bool = False
    spread: Spread | None = None


class MachineKind(Counted):
    """A kind of machine that skills speak of; the one for `every` machine stands for all of them."""

    every: bool = False


class SpawnSet(Described):
    """A part of the spawn deck, from one card number to another, that a table may play with or without."""

    cards: tuple[Positive, Positive]

    def __contains__(self, number: int) -> bool:
        """Tell whether a card belongs to this part."""
        return self.cards[0] <= number <= self.cards[1]


class Game(Part):
    """A game's vocabulary and the counts of its box (`game.toml`)."""

    id: Id
    name: Words
    points: Words
    health: Words = Words(en="health", it="salute")
    actions_per_turn: Positive
    active_spawns_to_lose: Positive | None = None
    danger: Danger
    skills_per_level: SkillsPerLevel
    box: Box
    slots: Table[Slot]
    favourites: Table[Favourite] = Field(default_factory=_none)
    roles: Table[Role]
    abilities: Table[Described]
    decks: Table[Deck]
    kinds: Table[Kind]
    families: Table[Counted] = Field(default_factory=_none)
    ammo: Table[Ammo]
    noises: Table[Noise]
    traits: Table[Described]
    action_kinds: Table[ActionKind]
    zone_kinds: Table[Named]
    enemies: Table[Enemy]
    machine_kinds: Table[MachineKind] = Field(default_factory=_none)
    spawn_sets: Table[SpawnSet] = Field(default_factory=_none)
    tokens: Table[Table[Positive]]

    def fits(self, card: "Equipment", slot: str) -> bool:
        """Tell whether a slot may hold a card, as far as its mark decides."""
        return not self.slots[slot].marked_only or card.slot == slot

    def level_at(self, points: int) -> Level:
        """Return the danger level that a number of points has reached."""
        if points >= self.danger.red:
            return "red"
        if points >= self.danger.orange:
            return "orange"
        return "yellow" if points >= self.danger.yellow else "blue"


class Attack(Part):
    """The numbers an attack is rolled with, whatever makes it: a card, a machine or a skill."""

    kind: Id
    range: tuple[Count, Count]
    dice: Positive
    accuracy: Die
    damage: Positive
    noise: Id | None = None


class Feat(Part):
    """What earns a reward weapon: a number of kills, and the conditions under which they count.

    `of` an enemy type; `with` a weapon family or kind; `from` a kind of zone where the attacker stands; at a range of
    `at_range_min` or more; `using` a role's ability; all `within` one action or one turn. What is left out is free.
    """

    kills: Positive
    within: Literal["action", "turn"]
    of: Id | None = None
    weapon: Id | None = Field(default=None, alias="with")
    zone_kind: Id | None = Field(default=None, alias="from")
    at_range_min: Positive | None = None
    using: Id | None = None
    text: Words


class Ambush(Part):
    """Enemies that a card brings when a search turns it up: where the searcher is, or in every zone of a kind."""

    enemy: Id
    count: Positive
    in_every: Id | None = None


class Equipment(Part):
    """An equipment card and the number of its copies.

    `slot` is the one in which the card has to be to work; a card without it works anywhere. `ammo` is what a weapon
    uses; a card that `supplies` ammunition is laid under a weapon that uses it. `absorbs` is the damage that a card
    takes in place of its owner. `machine` is the machine whose reference card this is. `same_as` is a card of the same
    name and numbers from another deck: whatever is true of one is true of the other.

    `source` is "rulebook" if all its numbers are printed, otherwise it says who set the rest; `printed` lists the
    fields that are printed or follow from a worked example.
    """

    id: Id
    name: Words
    deck: Id
    copies: Positive
    kind: Id
    family: Id | None = None
    range: tuple[Count, Count] | None = None
    dice: Positive | None = None
    accuracy: Die | None = None
    damage: Positive | None = None
    noise: Id | None = None
    dual: bool = False
    ammo: Id | None = None
    points: Positive | None = None
    traits: tuple[Id, ...] = ()
    feat: Feat | None = None
    slot: Id | None = None
    supplies: Id | None = None
    absorbs: Positive | None = None
    ambush: Ambush | None = None
    machine: Id | None = None
    same_as: Id | None = None
    text: Words
    source: Origin
    printed: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """The id that stands for the card's name: two cards of one title make a pair."""
        return self.same_as or self.id

    @cached_property
    def attack(self) -> Attack | None:
        """The numbers the card attacks with, if it rolls dice."""
        if self.range is None or self.dice is None or self.accuracy is None or self.damage is None:
            return None
        return Attack(
            kind=self.kind,
            range=self.range,
            dice=self.dice,
            accuracy=self.accuracy,
            damage=self.damage,
            noise=self.noise,
        )


class Skill(Described):
    """A skill of the catalogue.

    `parameter` lists what may follow the id after a colon (see `Parameter`); in the name and the text, `{name}` and
    `{plural}` stand for it. `needs` is the role without which the skill does nothing. `attack` are the numbers of a
    skill that is a weapon in itself.
    """

    id: Id
    parameter: tuple["Parameter", ...] = ()
    needs: Id | None = None
    attack: Attack | None = None
    source: Origin


Parameter = Literal["attack", "action", "family", "equipment", "enemy", "role", "skill", "machine", "number"]
"""What a skill may be about: an action kind that attacks, any action kind, a weapon family, a card, an enemy type,
a role, another skill, a kind of machine, or a number."""


class SurvivorSkills(Part):
    """The skills on a survivor's sheet, level by level; at orange and red the player chooses among them."""

    blue: tuple[Reference, ...]
    yellow: tuple[Reference, ...]
    orange: tuple[Reference, ...]
    red: tuple[Reference, ...]

    def at(self, level: Level) -> tuple[str, ...]:
        """Return the skills listed at one level."""
        by_level = {"blue": self.blue, "yellow": self.yellow, "orange": self.orange, "red": self.red}
        return by_level[level]

    @property
    def all(self) -> tuple[str, ...]:
        """The whole sheet, from blue to red."""
        return self.blue + self.yellow + self.orange + self.red


class Survivor(Part):
    """A survivor's sheet; `health` is that of the role where the sheet does not tell."""

    id: Id
    name: Words
    role: Id
    health: Positive | None = None
    skills: SurvivorSkills
    description: Words
    source: Origin
    printed: tuple[str, ...] = ()


class SpawnCard(Part):
    """A card of the spawn deck: so many enemies of one type at each level, or an extra activation of the type.

    The enemies appear where the card was drawn for, or else `in_every` zone of a kind.
    """

    number: Positive
    enemy: Id
    blue: Count | None = None
    yellow: Count | None = None
    orange: Count | None = None
    red: Count | None = None
    extra_activation: bool = False
    in_every: Id | None = None
    source: Origin

    @property
    def rows(self) -> tuple[int | None, int | None, int | None, int | None]:
        """The counts from blue to red."""
        return self.blue, self.yellow, self.orange, self.red

    def count(self, level: Level) -> int:
        """Return how many enemies the card brings at a level."""
        return self.rows[LEVELS.index(level)] or 0


class AbominationAbility(Part):
    """What an abomination does beyond walking and hitting.

    `arrives_with`: whenever it comes into play, `count` enemies of type `enemy` come with it, into the same zone.
    """

    kind: Literal["arrives_with"]
    enemy: Id
    count: Positive


class Abomination(Described):
    """A card of the abomination deck; its fighting numbers are those of its enemy type."""

    id: Id
    enemy: Id
    ability: AbominationAbility
    source: Origin


class Machine(Described):
    """Something that survivors operate: what its actions cost and what it attacks with.

    `fire_cost` is the price of any attack, with `attack` or with `melee`. Whoever holds the objective of the colour
    `remote` controls the machine from afar, and so does everybody in its zone if it is `hands_on`; one that `follows`
    goes along when its controller leaves the zone they share. `health` is the damage that destroys it.
    """

    id: Id
    kind: Id | None = None
    move_cost: Positive | None = None
    board_cost: Positive | None = None
    fire_cost: Positive | None = None
    attack: Attack | None = None
    melee: Attack | None = None
    health: Positive | None = None
    remote: Id | None = None
    hands_on: bool = False
    follows: bool = False
    traits: tuple[Id, ...] = ()
    skills: tuple[Reference, ...] = ()
    source: Origin
    printed: tuple[str, ...] = ()
