"""What a game's content files may say.

The models know the shapes that all editions share: cards, survivors, skills, spawn decks, machines. They know no
edition: kinds, slots, traits, ammunition, roles and enemies are plain ids, and `game.toml` of each game declares which
ids exist. Whether the ids used elsewhere are declared is the business of `checks`, which sees all files together.

Every table is validated strictly, refuses unknown keys and is frozen, so that all games played share one copy.
"""

from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Annotated, Literal, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, PlainSerializer

from game.content.words import Words

Level = Literal["blue", "yellow", "orange", "red"]
LEVELS: tuple[Level, ...] = ("blue", "yellow", "orange", "red")

Origin = Literal["rulebook", "public", "house"]
"""Where numbers come from: printed in the rules, published elsewhere, or set by us because nobody says."""

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$")]
Reference = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*(:[a-z][a-z0-9_]*)*$")]
Count = Annotated[int, Field(ge=0)]
Positive = Annotated[int, Field(ge=1)]
Die = Annotated[int, Field(ge=2, le=6)]

_T = TypeVar("_T")
Table = Annotated[Mapping[str, _T], AfterValidator(MappingProxyType), PlainSerializer(dict)]
"""A read-only table from ids to things."""


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
    """A place on a survivor's board; what lies in an `in_hand` slot is ready to use."""

    count: Positive
    in_hand: bool


class Favourite(Named):
    """What a favourite-weapon slot takes, and the starting cards its owner chooses from."""

    families: tuple[Id, ...] = ()
    kinds: tuple[Id, ...] = ()
    starting: tuple[Id, ...] = Field(min_length=1)

    def accepts(self, card: "Equipment") -> bool:
        """Tell whether the slot may hold a card."""
        return card.family in self.families or card.kind in self.kinds


class Role(Counted):
    """A class of survivors: its health, its slot and the abilities its members share."""

    health: Positive
    favourite: Id | None = None
    abilities: tuple[Id, ...] = ()
    blurb: Words


class Deck(Named):
    """A deck of equipment cards and the number of cards printed for it."""

    size: Positive


class Kind(Named):
    """A kind of equipment; those that `roll` attack with dice and need the numbers for it."""

    rolls: bool


class Noise(Named):
    """A noise; the louder one wins."""

    loudness: Positive


class ActionKind(Counted):
    """A kind of action that skills speak of."""

    attack: bool


class Enemy(Counted):
    """An enemy type: how many there are, what they do and what it takes to remove one."""

    stock: Positive
    actions: Positive
    attack: Positive
    toughness: Positive
    points: Positive
    priority: Positive
    boss: bool = False


class Game(Part):
    """A game's vocabulary and the counts of its box (`game.toml`)."""

    id: Id
    name: Words
    points: Words
    actions_per_turn: Positive
    active_spawns_to_lose: Positive | None = None
    danger: Danger
    skills_per_level: SkillsPerLevel
    box: Box
    slots: Table[Slot]
    favourites: Table[Favourite]
    roles: Table[Role]
    abilities: Table[Described]
    decks: Table[Deck]
    kinds: Table[Kind]
    families: Table[Counted]
    ammo: Table[Counted]
    noises: Table[Noise]
    traits: Table[Described]
    action_kinds: Table[ActionKind]
    zone_kinds: Table[Named]
    enemies: Table[Enemy]
    tokens: Table[Table[Positive]]

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


class Equipment(Part):
    """An equipment card and the number of its copies.

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
    text: Words
    source: Origin
    printed: tuple[str, ...] = ()

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


Parameter = Literal["attack", "action", "family", "equipment", "enemy", "role", "skill"]
"""What a skill may be about: an action kind that attacks, any action kind, a weapon family, a card, an enemy type,
a role, or another skill."""


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
    """A survivor's sheet."""

    id: Id
    name: Words
    role: Id
    skills: SurvivorSkills
    description: Words
    source: Origin
    printed: tuple[str, ...] = ()


class SpawnCard(Part):
    """A card of the spawn deck: so many enemies of one type at each level, or an extra activation of the type."""

    number: Positive
    enemy: Id
    blue: Count | None = None
    yellow: Count | None = None
    orange: Count | None = None
    red: Count | None = None
    extra_activation: bool = False
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
    """Something that survivors operate: what its actions cost and what it attacks with."""

    id: Id
    move_cost: Positive | None = None
    board_cost: Positive | None = None
    fire_cost: Positive | None = None
    attack: Attack | None = None
    skills: tuple[Reference, ...] = ()
    source: Origin
    printed: tuple[str, ...] = ()
