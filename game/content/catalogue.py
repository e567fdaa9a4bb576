"""All content of one game, validated, frozen and ready to look things up in."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from game.content.models import (
    Abomination,
    Equipment,
    Game,
    Machine,
    Parameter,
    Skill,
    SpawnCard,
    Survivor,
)
from game.content.words import Words


@dataclass(frozen=True, slots=True)
class SkillReference:
    """A skill as sheets name it: an id, and what follows the first colon."""

    id: str
    parameter: str | None

    @classmethod
    def parse(cls, reference: str) -> "SkillReference":
        """Split `brothers_in_arms:plus_die:melee` into the skill and its parameter `plus_die:melee`."""
        skill, colon, parameter = reference.partition(":")
        return cls(skill, parameter if colon else None)


@dataclass(frozen=True, slots=True)
class GameContent:
    """The content of one game, by id; `fingerprint` changes whenever any of it does.

    `guests` are the survivors who do not belong to the box: no lot is drawn for them.
    """

    game: Game
    equipment: Mapping[str, Equipment]
    skills: Mapping[str, Skill]
    survivors: Mapping[str, Survivor]
    spawn_cards: Mapping[int, SpawnCard]
    abominations: Mapping[str, Abomination]
    machines: Mapping[str, Machine]
    fingerprint: str
    guests: tuple[str, ...] = ()

    def hosting(self, sheets: Mapping[str, Survivor]) -> "GameContent":
        """Return the same content with more survivors, who are guests."""
        if not sheets:
            return self
        return replace(self, survivors={**self.survivors, **sheets}, guests=(*self.guests, *sheets))

    def deck(self, deck: str) -> tuple[str, ...]:
        """Return the ids of a deck's cards, each as often as it has copies, in the order of the file."""
        return tuple(card.id for card in self.equipment.values() if card.deck == deck for _ in range(card.copies))

    def health_of(self, survivor: str) -> int:
        """Return how much a survivor can bear when the game begins."""
        sheet = self.survivors[survivor]
        return sheet.health or self.game.roles[sheet.role].health

    def spawn_deck(self, sets: Collection[str]) -> tuple[int, ...]:
        """Return the numbers of the spawn cards that belong to the chosen parts of the deck."""
        chosen = [self.game.spawn_sets[name] for name in sets]
        return tuple(number for number in self.spawn_cards if any(number in part for part in chosen))

    def choices(self, parameter: Parameter) -> tuple[str, ...]:
        """Return the ids that a skill's parameter of one sort may be; numbers are not listed."""
        match parameter:
            case "attack":
                return tuple(name for name, kind in self.game.action_kinds.items() if kind.attack)
            case "action":
                return tuple(self.game.action_kinds)
            case "family":
                return tuple(self.game.families)
            case "equipment":
                return tuple(self.equipment)
            case "enemy":
                return tuple(self.game.enemies)
            case "role":
                return tuple(self.game.roles)
            case "skill":
                return tuple(self.skills)
            case "machine":
                return tuple(self.game.machine_kinds)
            case "number":
                return ()

    def skill_name(self, reference: str) -> Words:
        """Return a skill's name with its parameter filled in: `+1 die: Melee`."""
        return self._filled(reference, self.skills[SkillReference.parse(reference).id].name)

    def skill_text(self, reference: str) -> Words:
        """Return what a skill does, with its parameter filled in."""
        return self._filled(reference, self.skills[SkillReference.parse(reference).id].text)

    def _filled(self, reference: str, words: Words) -> Words:
        parsed = SkillReference.parse(reference)
        if parsed.parameter is None:
            return words
        name, plural = self._parameter_words(self.skills[parsed.id], parsed.parameter)
        return words.filled(name=name, plural=plural)

    def _parameter_words(self, skill: Skill, value: str) -> tuple[Words, Words]:
        for parameter in skill.parameter:
            if parameter == "skill":
                name = self.skill_name(value)
                return name, name
            if parameter == "number":
                number = Words(en=value, it=value)
                return number, number
            if value in self.choices(parameter):
                return self._words_of(parameter, value)
        raise KeyError(f"{skill.id}:{value}")

    def _words_of(self, parameter: Parameter, value: str) -> tuple[Words, Words]:
        if parameter == "equipment":
            name = self.equipment[value].name
            return name, name
        tables = {
            "attack": self.game.action_kinds,
            "action": self.game.action_kinds,
            "family": self.game.families,
            "enemy": self.game.enemies,
            "role": self.game.roles,
            "machine": self.game.machine_kinds,
        }
        thing = tables[parameter][value]
        return thing.name, thing.plural
