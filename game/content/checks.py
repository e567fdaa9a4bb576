"""Checks that the files of one game fit together.

Shapes are right by the time these checks run. They ask whether every id that is used is declared, whether numbers make
sense together, and whether all the cards of the box are there. Each check yields problems; none of them raises.
"""

from collections.abc import Collection, Iterator, Mapping
from difflib import get_close_matches

from game.content.catalogue import GameContent, SkillReference
from game.content.models import LEVELS, Attack, Equipment, Feat, Machine, SpawnCard, Survivor
from game.content.source import KeyPath, Problem, Source

_Problems = Iterator[Problem]

_SAME_OF_TWINS = ("name", "kind", "family", "attack", "dual", "ammo", "traits", "slot")


def problems_between(content: GameContent, sources: Mapping[str, Source]) -> list[Problem]:
    """Return all that is wrong between the files of a game, in file order."""
    checks = _Checks(content, sources)
    return [
        *checks.vocabulary(),
        *checks.counts(),
        *checks.equipment(),
        *checks.skills(),
        *checks.survivors(),
        *checks.spawn_cards(),
        *checks.abominations(),
        *checks.machines(),
    ]


class _Checks:
    def __init__(self, content: GameContent, sources: Mapping[str, Source]) -> None:
        self.content = content
        self.game = content.game
        self.sources = sources

    def vocabulary(self) -> _Problems:
        """Check that `game.toml` agrees with itself and with the cards it names."""
        source, game = self.sources["game.toml"], self.game
        if not game.danger.yellow < game.danger.orange < game.danger.red:
            yield source.problem(("danger",), "the levels do not rise", "make yellow < orange < red")
        for name, favourite in game.favourites.items():
            place = ("favourites", name)
            yield from _each_known(source, (*place, "families"), favourite.families, game.families)
            yield from _each_known(source, (*place, "kinds"), favourite.kinds, game.kinds)
            yield from _each_known(source, (*place, "starting"), favourite.starting, self.content.equipment)
        for name, role in game.roles.items():
            place = ("roles", name)
            yield from _known(source, (*place, "favourite"), role.favourite, game.favourites)
            yield from _each_known(source, (*place, "abilities"), role.abilities, game.abilities)
            yield from _each_known(source, (*place, "searches"), role.searches, game.zone_kinds)
        for name, ammo in game.ammo.items():
            yield from _each_known(source, ("ammo", name, "barred_from"), ammo.barred_from, game.zone_kinds)
        for name, enemy in game.enemies.items():
            if enemy.spread:
                spread = ("enemies", name, "spread")
                yield from _known(source, (*spread, "zone_kind"), enemy.spread.zone_kind, game.zone_kinds)
                yield from _each_known(source, (*spread, "over"), enemy.spread.over, game.zone_kinds)
        yield from self._spawn_sets(source)

    def _spawn_sets(self, source: Source) -> _Problems:
        sets = self.game.spawn_sets
        for number in self.content.spawn_cards if sets else ():
            holders = [name for name, part in sets.items() if number in part]
            if len(holders) != 1:
                where = " and ".join(holders) or "none of them"
                yield source.problem(("spawn_sets",), f"card {number} is in {where}", "put every card into one set")

    def counts(self) -> _Problems:
        """Check that the box holds as many cards, sheets and tokens as it should."""
        source, box = self.sources["game.toml"], self.game.box
        for name, deck in self.game.decks.items():
            yield from _adds_up(source, ("decks", name, "size"), deck.size, len(self.content.deck(name)), "cards")
        copies = sum(card.copies for card in self.content.equipment.values())
        tokens = sum(sum(stock.values()) for stock in self.game.tokens.values())
        yield from _adds_up(source, ("box", "equipment_cards"), box.equipment_cards, copies, "cards")
        yield from _adds_up(source, ("box", "spawn_cards"), box.spawn_cards, len(self.content.spawn_cards), "cards")
        abominations = len(self.content.abominations)
        yield from _adds_up(source, ("box", "abomination_cards"), box.abomination_cards, abominations, "cards")
        yield from _adds_up(source, ("box", "survivors"), box.survivors, len(self.content.survivors), "sheets")
        yield from _adds_up(source, ("box", "tokens"), box.tokens, tokens, "tokens")

    def equipment(self) -> _Problems:
        """Check each card's ids and that it has the numbers its kind needs."""
        source, game = self.sources["equipment.toml"], self.game
        for card in self.content.equipment.values():
            place = (card.id,)
            yield from _known(source, (*place, "deck"), card.deck, game.decks)
            yield from _known(source, (*place, "kind"), card.kind, game.kinds)
            yield from _known(source, (*place, "family"), card.family, game.families)
            yield from _known(source, (*place, "noise"), card.noise, game.noises)
            yield from _known(source, (*place, "ammo"), card.ammo, game.ammo)
            yield from _each_known(source, (*place, "traits"), card.traits, game.traits)
            yield from _each_known(source, (*place, "printed"), card.printed, Equipment.model_fields)
            yield from _known(source, (*place, "slot"), card.slot, game.slots)
            yield from _known(source, (*place, "supplies"), card.supplies, game.ammo)
            yield from _known(source, (*place, "machine"), card.machine, self.content.machines)
            yield from _rising_range(source, (*place, "range"), card.range)
            yield from self._numbers_of_kind(source, card)
            yield from self._twin(source, card)
            if card.ambush:
                yield from _known(source, (*place, "ambush", "enemy"), card.ambush.enemy, game.enemies)
                yield from _known(source, (*place, "ambush", "in_every"), card.ambush.in_every, game.zone_kinds)
            if card.feat:
                yield from self._feat(source, (*place, "feat"), card.feat)

    def _numbers_of_kind(self, source: Source, card: Equipment) -> _Problems:
        if card.kind not in self.game.kinds:
            return
        rolls = self.game.kinds[card.kind].rolls
        numbers = {"range": card.range, "dice": card.dice, "accuracy": card.accuracy, "damage": card.damage}
        for key, number in numbers.items():
            if rolls and number is None:
                yield source.problem((card.id, key), "is missing on a card that rolls dice", "add it")
            if not rolls and number is not None and key != "range":
                yield source.problem((card.id, key), "means nothing on a card that rolls no dice", "remove it")

    def _twin(self, source: Source, card: Equipment) -> _Problems:
        place = (card.id, "same_as")
        yield from _known(source, place, card.same_as, self.content.equipment)
        twin = self.content.equipment.get(card.same_as or card.id)
        for key in _SAME_OF_TWINS:
            if twin and getattr(card, key) != getattr(twin, key):
                yield source.problem((card.id, key), f"differs from that of {twin.id!r}", "make them the same")

    def _feat(self, source: Source, place: KeyPath, feat: Feat) -> _Problems:
        game = self.game
        yield from _known(source, (*place, "of"), feat.of, game.enemies)
        yield from _known(source, (*place, "with"), feat.weapon, (*game.families, *game.kinds))
        yield from _known(source, (*place, "from"), feat.zone_kind, game.zone_kinds)
        yield from _known(source, (*place, "using"), feat.using, game.abilities)

    def skills(self) -> _Problems:
        """Check that texts have a blank exactly if there is a parameter to fill it, and the ids used."""
        source = self.sources["skills.toml"]
        for skill in self.content.skills.values():
            for key, words in (("name", skill.name), ("text", skill.text)):
                for language, text in (("en", words.en), ("it", words.it)):
                    has_blank = "{name}" in text or "{plural}" in text
                    if skill.parameter and not has_blank:
                        yield source.problem((skill.id, key, language), "does not tell its parameter", "add {name}")
                    if not skill.parameter and has_blank:
                        yield source.problem((skill.id, key, language), "has a blank to fill", "give it a parameter")
            yield from _known(source, (skill.id, "needs"), skill.needs, self.game.roles)
            if skill.attack:
                yield from self._attack(source, (skill.id, "attack"), skill.attack)

    def _attack(self, source: Source, place: KeyPath, attack: Attack) -> _Problems:
        yield from _known(source, (*place, "kind"), attack.kind, self.game.kinds)
        yield from _known(source, (*place, "noise"), attack.noise, self.game.noises)
        yield from _rising_range(source, (*place, "range"), attack.range)

    def _reference(self, source: Source, place: KeyPath, reference: str) -> _Problems:
        parsed = SkillReference.parse(reference)
        yield from _known(source, place, parsed.id, self.content.skills)
        if parsed.id not in self.content.skills:
            return
        skill = self.content.skills[parsed.id]
        if parsed.parameter is None:
            if skill.parameter:
                yield source.problem(place, f"{reference!r} needs a parameter", f"write {reference}:something")
        elif not skill.parameter:
            yield source.problem(place, f"{parsed.id!r} takes no parameter", f"write {parsed.id!r} alone")
        elif "skill" in skill.parameter:
            yield from self._reference(source, place, parsed.parameter)
        elif "number" in skill.parameter:
            if not parsed.parameter.isdecimal():
                yield source.problem(place, f"{parsed.parameter!r} is no number", f"write {parsed.id}:3")
        else:
            choices = [choice for sort in skill.parameter for choice in self.content.choices(sort)]
            yield from _known(source, place, parsed.parameter, choices)

    def survivors(self) -> _Problems:
        """Check each sheet's role and skills, and that no two sheets are alike."""
        source = self.sources["survivors.toml"]
        sheets: dict[tuple[str, ...], str] = {}
        for survivor in self.content.survivors.values():
            place = (survivor.id,)
            yield from _known(source, (*place, "role"), survivor.role, self.game.roles)
            yield from _each_known(source, (*place, "printed"), survivor.printed, Survivor.model_fields)
            yield from self._sheet(source, survivor)
            twin = sheets.setdefault((survivor.role, *sorted(survivor.skills.all)), survivor.id)
            if twin != survivor.id:
                yield source.problem((*place, "skills"), f"is the same sheet as {twin!r}", "choose other skills")

    def _sheet(self, source: Source, survivor: Survivor) -> _Problems:
        roles = {survivor.role}
        for reference in survivor.skills.all:
            parsed = SkillReference.parse(reference)
            skill = self.content.skills.get(parsed.id)
            if skill and skill.parameter == ("role",) and parsed.parameter:
                roles.add(parsed.parameter)
        for level in LEVELS:
            place = (survivor.id, "skills", level)
            listed = survivor.skills.at(level)
            wanted = getattr(self.game.skills_per_level, level)
            if len(listed) != wanted:
                yield source.problem(place, f"lists {len(listed)} skills, a sheet has {wanted}", "add or remove some")
            for index, reference in enumerate(listed):
                yield from self._reference(source, (*place, index), reference)
                if reference in listed[:index]:
                    yield source.problem((*place, index), f"{reference!r} is listed twice", "choose another skill")
                yield from self._serves(source, (*place, index), reference, survivor.role, roles)

    def _serves(self, source: Source, place: KeyPath, reference: str, role: str, roles: Collection[str]) -> _Problems:
        parsed = SkillReference.parse(reference)
        skill = self.content.skills.get(parsed.id)
        if not skill:
            return
        if skill.needs and skill.needs not in roles:
            yield source.problem(place, f"{reference!r} serves only the role {skill.needs!r}", "choose another skill")
        if skill.parameter == ("role",) and parsed.parameter == role:
            yield source.problem(place, f"{role!r} is the survivor's role already", "choose another role")

    def spawn_cards(self) -> _Problems:
        """Check that cards are numbered without gaps and either bring enemies or activate them."""
        source = self.sources["zombies.toml"]
        for index, number in enumerate(sorted(self.content.spawn_cards), start=1):
            if number != index:
                yield source.problem(("cards", str(number)), f"card {index} is missing", "number without gaps from 1")
                break
        for card in self.content.spawn_cards.values():
            place = ("cards", str(card.number))
            yield from _known(source, (*place, "enemy"), card.enemy, self.game.enemies)
            yield from _known(source, (*place, "in_every"), card.in_every, self.game.zone_kinds)
            yield from self._rows(source, card)

    def _rows(self, source: Source, card: SpawnCard) -> _Problems:
        place = ("cards", str(card.number))
        counts = [count for count in card.rows if count is not None]
        if card.extra_activation:
            if counts:
                yield source.problem(place, "an extra activation brings no enemies", "remove its counts")
            return
        for level, count in zip(LEVELS, card.rows, strict=True):
            if count is None:
                yield source.problem((*place, level), "is missing", "add it, or set extra_activation = true")
        if counts != sorted(counts):
            yield source.problem(place, "the counts fall from one level to the next", "let them rise")
        enemy = self.game.enemies.get(card.enemy)
        if enemy and counts and max(counts) > enemy.stock:
            yield source.problem(place, f"brings more than all {enemy.stock} of the box", "lower its counts")

    def abominations(self) -> _Problems:
        """Check that abominations are bosses and bring enemies that exist."""
        source = self.sources["abominations.toml"]
        bosses = [name for name, enemy in self.game.enemies.items() if enemy.boss]
        for abomination in self.content.abominations.values():
            place = (abomination.id,)
            yield from _known(source, (*place, "enemy"), abomination.enemy, bosses)
            yield from _known(source, (*place, "ability", "enemy"), abomination.ability.enemy, self.game.enemies)

    def machines(self) -> _Problems:
        """Check each machine's ids and that those that fire have something to fire with."""
        source, game = self.sources["machines.toml"], self.game
        kinds = [name for name, kind in game.machine_kinds.items() if not kind.every]
        for machine in self.content.machines.values():
            place = (machine.id,)
            yield from _each_known(source, (*place, "printed"), machine.printed, Machine.model_fields)
            yield from _known(source, (*place, "kind"), machine.kind, kinds)
            yield from _known(source, (*place, "remote"), machine.remote, game.tokens.get("objective", {}))
            yield from _each_known(source, (*place, "traits"), machine.traits, game.traits)
            attacks = {"attack": machine.attack, "melee": machine.melee}
            if any(attacks.values()) == (machine.fire_cost is None):
                yield source.problem(place, "attack and fire_cost go together", "give both or neither")
            for key, attack in attacks.items():
                if attack:
                    yield from self._attack(source, (*place, key), attack)
            for index, reference in enumerate(machine.skills):
                yield from self._reference(source, (machine.id, "skills", index), reference)


def _known(source: Source, place: KeyPath, value: str | None, among: Collection[str]) -> _Problems:
    if value is None or value in among:
        return
    near = get_close_matches(value, list(among), n=1)
    remedy = f"did you mean {near[0]!r}?" if near else f"use one of: {', '.join(among)}"
    yield source.problem(place, f"{value!r} is not known", remedy)


def _each_known(source: Source, place: KeyPath, values: tuple[str, ...], among: Collection[str]) -> _Problems:
    for index, value in enumerate(values):
        yield from _known(source, (*place, index), value, among)


def _rising_range(source: Source, place: KeyPath, reach: tuple[int, int] | None) -> _Problems:
    if reach and reach[0] > reach[1]:
        yield source.problem(place, f"reaches from {reach[0]} to {reach[1]}", "write [nearest, farthest]")


def _adds_up(source: Source, place: KeyPath, said: int, counted: int, what: str) -> _Problems:
    if said != counted:
        yield source.problem(place, f"says {said}, but the files hold {counted} {what}", "correct one of them")
