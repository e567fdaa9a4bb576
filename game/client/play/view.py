"""The table as the screen knows it: a state of its own that follows the events, and words for everything on it.

Everybody who draws reads from here; nobody but the table that owns it changes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.board import Board
from game.client.pictures import picture_of
from game.client.theme import PLAYERS, Colour
from game.client.words import _, language, localised
from game.content.words import Words
from game.engine import Event, Odds, Option, Why
from game.narration import Narrator
from game.rules.zombicide.game import Game
from game.rules.zombicide.rules import ZombicideRules
from game.rules.zombicide.state import Survivor, ZombicideState, kind_of


class TableView:
    """Read-only for all who show it: the folded state, the rules that explain it, and names in the language spoken."""

    def __init__(self, rules: ZombicideRules, state: ZombicideState, players: Sequence[str] = ()) -> None:
        self.rules = rules
        self.content = rules.edition.content
        self.mission = rules.mission
        self.players = tuple(players)
        """What the players are called, by seat; may be shorter than the table."""
        self.narrator = Narrator(rules, self.players)
        self._state = state.copy()
        self._game: Game | None = None

    @property
    def state(self) -> ZombicideState:
        """The state as far as it has been shown."""
        return self._state

    @property
    def game(self) -> Game:
        """The rules' look at that state: it answers questions and changes nothing."""
        if self._game is None:
            self._game = Game(self.rules, self._state)
        return self._game

    @property
    def board(self) -> Board:
        """The board as it lies in that state."""
        return self.game.board

    @property
    def folder(self) -> str:
        """The folder of the game's pictures."""
        return self.rules.name

    def fold(self, event: Event) -> None:
        """Let the shown state follow an event; for the table that owns this view."""
        self._state.apply(event)
        self._game = None

    def jump(self, state: ZombicideState) -> None:
        """Show another state at once, after undo or when animation is skipped; for the table that owns this view."""
        self._state = state.copy()
        self._game = None

    def survivor(self, name: str) -> Survivor:
        """A survivor or companion by id."""
        return self._state.survivors[name]

    @property
    def band(self) -> list[Survivor]:
        """The survivors whom players control, in the order of their colours."""
        return [survivor for survivor in self._state.survivors.values() if not survivor.companion]

    @property
    def active(self) -> Survivor | None:
        """Whose turn it is, if anybody's."""
        turn = self._state.turn
        return self._state.survivors[turn.survivor] if turn is not None else None

    def rim(self, name: str) -> int | None:
        """The number of the colour on a survivor's base; companions bear their leader's, strangers none."""
        survivor = self._state.survivors.get(name)
        if survivor is None:
            return None
        owner = survivor.leader if survivor.companion else name
        for number, other in enumerate(self.band):
            if other.id == owner:
                return number % len(PLAYERS)
        return None

    def colour(self, name: str) -> Colour | None:
        """The colour on a survivor's base."""
        rim = self.rim(name)
        return None if rim is None else PLAYERS[rim]

    def player(self, seat: int | None) -> str:
        """What to call the player of a seat; None is everybody together."""
        if seat is None:
            return _("All players") if self.rules.seats > 1 else self.player(0)
        if seat < len(self.players) and self.players[seat]:
            return self.players[seat]
        return _("Player {number}").format(number=seat + 1)

    def name(self, piece: str) -> str:
        """A survivor, companion, enemy, card, skill, machine or kind of such by id, in the language spoken.

        Numbers of copies do not matter: `colt_saa.2` is a Colt, `walker.7` a walker. What has no name of its own, such
        as a word of the rules, comes back as it is.
        """
        found = _named(self.rules, piece)
        return localised(found) if found is not None else piece

    def plural(self, kind: str, count: int) -> str:
        """So many of an enemy type: `1 walker`, `3 walkers`."""
        enemy = self.content.game.enemies[kind]
        name = localised(enemy.name if count == 1 else enemy.plural).lower()
        return f"{count} {name}"

    def crowd_words(self, enemies: Sequence[str]) -> str:
        """Enemies by kind and number: `2 walkers, 1 brute`."""
        counts: dict[str, int] = {}
        for enemy in enemies:
            counts[kind_of(enemy)] = counts.get(kind_of(enemy), 0) + 1
        return ", ".join(self.plural(kind, count) for kind, count in counts.items())

    def zone_name(self, zone: str) -> str:
        """What a zone is called inside a sentence: `the card room`."""
        return self.narrator.place(zone, self._state, language()).name

    def zone_title(self, zone: str) -> str:
        """What a zone is called where its name stands alone: `The card room`."""
        name = self.zone_name(zone)
        return name[:1].upper() + name[1:]

    def skill(self, reference: str) -> tuple[str, str]:
        """A skill's name and what it does; `reference` may carry the level at which it was learnt."""
        bare = reference.rpartition("/")[2]
        return localised(self.content.skill_name(bare)), localised(self.content.skill_text(bare))

    def portrait(self, name: str) -> str:
        """The picture of a survivor's face, for `Pictures`."""
        return picture_of(self.folder, "portraits", name)

    def odds(self, option: Option) -> Odds | None:
        """The exact chances of an option, where it has any."""
        return self.rules.odds(self._state, option)

    def why(self, enemy: str) -> Why | None:
        """What an enemy will do next, and by which rule."""
        return self.rules.why(self._state, enemy)


@lru_cache(maxsize=1024)
def _named(rules: ZombicideRules, piece: str) -> Words | None:
    content = rules.edition.content
    kind = kind_of(piece) or piece
    for table in (
        content.survivors,
        content.equipment,
        content.game.enemies,
        content.machines,
        content.abominations,
        content.game.roles,
        content.game.families,
        content.game.traits,
        content.game.abilities,
        content.game.slots,
        content.game.decks,
    ):
        entry = table.get(kind)
        if entry is not None:
            words: Words = entry.name
            return words
    bare = piece.rpartition("/")[2]
    return content.skill_name(bare) if bare.partition(":")[0] in content.skills else None
