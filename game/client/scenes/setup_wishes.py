"""What the players agree on before a game: the mission, who sits at the table, and who plays whom.

Nothing here draws. Whether a game can begin, and why not, is answered in words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random

from game.client.words import _, localised
from game.content import GameContent, load_game
from game.content.mission import MissionText, read_mission
from game.content.visitors import possible_visitors, visitors
from game.guests import Guest
from game.missions import edition, shipped_missions
from game.rules.zombicide.rules import TableSetup
from game.saves.campaigns import Store
from game.saves.settings import Settings
from game.shipped import shipped
from game.tables import GAMES

GAME, FIRST_MISSION = "undead_or_alive", "m0"
MOST = 6
"""Players that a table seats, and the usual number of survivors."""
RANKS = (3, 4)
"""Sizes of a band that companions may make up to six."""


@dataclass(slots=True)
class Wishes:
    """A table in the making; `band` is who plays, in the order of choosing, each with the seat of the player."""

    game: str = GAME
    mission: str = FIRST_MISSION
    """The name of a printed mission, or the path of somebody else's."""
    guest: Guest | None = None
    """That mission of somebody else."""
    seats: int = 1
    names: list[str] = field(default_factory=lambda: [""] * MOST)
    band: dict[str, int] = field(default_factory=dict)
    ultrared: bool = False
    companions: bool = False
    spawn_sets: tuple[str, ...] = ()
    """The parts of the spawn deck to play with, where a game has such; none named means all."""
    visitors: bool = False
    """Whether survivors of other games may be chosen, too."""
    title: str = ""
    """What the game is called; empty for a name made of mission and date."""
    campaign: Store | None = None
    """The campaign that this is a mission of."""
    kept: dict[str, str] = field(default_factory=dict)
    """Which card each survivor brings from the mission before."""

    @property
    def content(self) -> GameContent:
        """The content of the game chosen, with everybody who may be chosen."""
        own = load_game(self.game)
        return _with_visitors(self.game) if self.visitors else own

    @property
    def most(self) -> int:
        """How many survivors may play."""
        return min(edition(self.game).most_survivors, len(self.content.survivors))

    @property
    def knows_companions(self) -> bool:
        """Whether companions may make a band of this game up to six."""
        return edition(self.game).fills_the_ranks

    @property
    def text(self) -> MissionText:
        """What the mission's file says."""
        if self.guest is not None and self.guest.text is not None:
            return self.guest.text
        return mission_text(self.game, self.mission)

    def choose_game(self, game: str) -> None:
        """Another game begins with its first mission and an empty table."""
        if game != self.game:
            self.game = game
            self.guest = None
            self.mission = GAMES[game].missions()[0]
            self.band = {}
            self.spawn_sets = ()

    def invite(self, visitors: bool) -> None:
        """Let survivors of other games come, or send them home."""
        self.visitors = visitors
        self.band = {name: seat for name, seat in self.band.items() if name in self.content.survivors}

    def shuffle_in(self, part: str, wanted: bool) -> None:
        """Play with a part of the spawn deck, or without it; one at least is left."""
        parts = tuple(self.content.game.spawn_sets)
        now = [each for each in parts if each in (self.spawn_sets or parts) and each != part]
        chosen = tuple(each for each in parts if each in now or (wanted and each == part))
        self.spawn_sets = () if chosen == parts or not chosen else chosen

    def choose_mission(self, mission: str) -> None:
        """Another mission; whoever is not admitted to it leaves the band."""
        self.mission, self.guest = mission, None
        self._send_away()

    def choose_guest(self, guest: Guest) -> None:
        """Somebody else's mission, which has been checked."""
        self.choose_game(guest.game)
        self.mission, self.guest = str(guest.path), guest
        self._send_away()

    def _send_away(self) -> None:
        """Whoever is not admitted leaves the band."""
        self.band = {name: seat for name, seat in self.band.items() if self.admitted(name)}

    def admitted(self, survivor: str) -> bool:
        """Whether the mission admits a survivor's class."""
        return self.content.survivors[survivor].role not in self.text.forbidden

    @property
    def allowed(self) -> list[str]:
        """All survivors whom the mission admits."""
        return [name for name in self.content.survivors if self.admitted(name)]

    def seat_players(self, seats: int) -> None:
        """So many players sit at the table; those who leave hand their survivors over."""
        self.seats = seats
        self._deal(list(self.band))

    def toggle(self, survivor: str) -> bool:
        """Take somebody into the band, or out of it; False if that cannot be."""
        if survivor in self.band:
            del self.band[survivor]
            return True
        if len(self.band) >= self.most or not self.admitted(survivor):
            return False
        counts = [list(self.band.values()).count(seat) for seat in range(self.seats)]
        self.band[survivor] = counts.index(min(counts))
        return True

    def pass_on(self, survivor: str) -> None:
        """Give a survivor to the next player."""
        self.band[survivor] = (self.band[survivor] + 1) % self.seats

    def give(self, survivor: str, seat: int) -> None:
        """Give a survivor to a player."""
        self.band[survivor] = seat

    def suggest(self, size: int) -> None:
        """A balanced band: one of each class in turn."""
        roles = [role for role in self.content.game.roles if role not in self.text.forbidden]
        queues = {role: [name for name in self.allowed if self.content.survivors[name].role == role] for role in roles}
        chosen: list[str] = []
        while len(chosen) < size and any(queues.values()):
            for role in roles:
                if queues[role] and len(chosen) < size:
                    chosen.append(queues[role].pop(0))
        self._deal(chosen)

    def draw_lots(self, size: int, chance: Random) -> None:
        """Survivors by chance."""
        self._deal(chance.sample(self.allowed, min(size, len(self.allowed))))

    def clear(self) -> None:
        """Nobody is in the band."""
        self.band = {}

    def _deal(self, chosen: Sequence[str]) -> None:
        self.band = {name: number % self.seats for number, name in enumerate(chosen)}

    def hand(self, seat: int) -> list[str]:
        """The survivors of a player."""
        return [name for name, owner in self.band.items() if owner == seat]

    def rim(self, survivor: str) -> int | None:
        """The number of the colour on a survivor's base: by seat, then by the order of choosing; None if not in."""
        dealt = [name for seat in range(self.seats) for name in self.hand(seat)]
        return dealt.index(survivor) if survivor in dealt else None

    def player(self, seat: int) -> str:
        """What a player is called."""
        return self.names[seat].strip() or _("Player {number}").format(number=seat + 1)

    @property
    def players(self) -> tuple[str, ...]:
        """What the players are called, by seat."""
        return tuple(self.player(seat) for seat in range(self.seats))

    @property
    def may_have_companions(self) -> bool:
        """Whether companions may make the band up to six."""
        return self.knows_companions and len(self.band) in RANKS

    def trouble(self) -> str:
        """Why the game cannot begin yet; empty if it can."""
        if not self.band:
            return _("Choose at least one survivor.")
        without = [self.player(seat) for seat in range(self.seats) if not self.hand(seat)]
        if without:
            return _("{name} has no survivor yet.").format(name=without[0])
        return ""

    def exclusion(self, survivor: str) -> str:
        """Why somebody may not come along; empty if that is all right."""
        if self.admitted(survivor):
            return ""
        role = self.content.game.roles[self.content.survivors[survivor].role]
        return _("No {classes} in this mission.").format(classes=localised(role.plural))

    @property
    def setup(self) -> TableSetup:
        """The table as the rules want it."""
        return TableSetup(
            seats=self.seats,
            deal=tuple(tuple(self.hand(seat)) for seat in range(self.seats)),
            size=len(self.band),
            ultrared=self.ultrared,
            companions=self.companions and self.may_have_companions,
            kept=tuple((name, card) for name, card in self.kept.items() if name in self.band),
            spawn_sets=self.spawn_sets,
        )


@cache
def _with_visitors(game: str) -> GameContent:
    """A game's content with everybody who could come from other games."""
    own = load_game(game)
    return own.hosting(visitors(own, possible_visitors(own)))


def first_game() -> Wishes:
    """The introductory mission with a balanced band of six, for one player."""
    wishes = Wishes()
    wishes.suggest(MOST)
    return wishes


def last_table(settings: Settings) -> Wishes:
    """What was agreed on last time, as far as it still can be: the game, the players, their names and the options."""
    wishes = Wishes(seats=settings.players, ultrared=settings.ultrared, companions=settings.companions)
    wishes.names = [*settings.names, *[""] * MOST][:MOST]
    if settings.game in GAMES:
        wishes.choose_game(settings.game)
    wishes.suggest(max(settings.survivors, settings.players))
    return wishes


@cache
def mission_text(game: str, mission: str) -> MissionText:
    """What a shipped mission's file says."""
    return read_mission(shipped("maps") / game / mission)[0]


def missions_of(game: str) -> tuple[str, ...]:
    """The missions on offer."""
    return shipped_missions(game)
