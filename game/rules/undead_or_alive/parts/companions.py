"""Who the companions of a mission are, where they hide, and what they ask for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.board import Board
from game.engine import Play
from game.rules.undead_or_alive.setup import choose_companion, free_companions, join_companion
from game.rules.undead_or_alive.vocabulary import Colour, RoleName
from game.rules.zombicide.errands import Errand
from game.rules.zombicide.events import CompanionFollowed, TokensDropped
from game.rules.zombicide.game import Game
from game.rules.zombicide.inventory import discard
from game.rules.zombicide.mission import Part, Token
from game.rules.zombicide.parts.tokens import missing, missing_marker, missing_objectives
from game.rules.zombicide.state import Survivor

DRAW_PILE = "companions"


class RandomCompanions(Part):
    """The companions of the board are drawn at random, not chosen; and so, from markers with a name, are their places.

    Ruling: no two of them are drawn for the same marker (M5, M8).
    """

    among: str = ""

    def misfits(self, board: Board, tokens: Sequence[Token]) -> Iterable[str]:
        """Companions need as many places."""
        yield from missing(tokens, "companion")
        yield from missing_marker(tokens, self.among)
        spots = [token for token in tokens if token.kind == "marker" and token.properties.get("name") == self.among]
        if spots and len(spots) < sum(token.kind == "companion" for token in tokens):
            yield f"there are fewer markers called {self.among!r} than companions"

    def lays_out(self, token: Token) -> bool:
        """Nobody chooses them."""
        return token.kind == "companion"

    def set_up(self, game: Game) -> Play:
        """Draw where, then who."""
        assert game.table is not None
        tokens = game.mission.tokens_of("companion")
        zones = [token.zone for token in tokens]
        if self.among:
            game.table.shuffle(DRAW_PILE, game.state.places[self.among])
            zones = list(game.table.draw(DRAW_PILE, len(tokens)))
        roles = [str(token.properties["role"]) for token in tokens]
        for role in dict.fromkeys(roles):
            game.table.shuffle(DRAW_PILE, free_companions(game, role))
            here = [zone for zone, each in zip(zones, roles, strict=True) if each == role]
            drawn = game.table.draw(DRAW_PILE, len(here))
            for name, zone in zip(drawn, here, strict=False):
                join_companion(game, name, zone)
        game.table.shuffle(DRAW_PILE, [])
        yield from ()


class HiddenCompanions(Part):
    """Objectives of some colours hide a companion of a class, who follows at once (M5)."""

    role: RoleName
    colours: tuple[Colour, ...]

    def misfits(self, board: Board, tokens: Sequence[Token]) -> Iterable[str]:
        """There has to be one of each colour."""
        return missing_objectives(tokens, self.colours)

    def objective_taken(self, game: Game, me: Survivor, objective: str, colour: str) -> Play:
        """The companion comes out; the players choose who it is (UoA p. 42)."""
        if colour in self.colours:
            name = yield from choose_companion(game, self.role)
            if name:
                join_companion(game, name, me.zone)
                game.happen(CompanionFollowed(name, me.id))


class RecruitPrice(Part):
    """Recruiting costs a card with one of these traits, or a carried objective of a colour, besides the action (M4)."""

    traits: tuple[str, ...]
    colours: tuple[Colour, ...] = ()

    def misfits(self, board: Board, tokens: Sequence[Token]) -> Iterable[str]:
        """There has to be one of each colour."""
        return missing_objectives(tokens, self.colours)

    def _means(self, game: Game, me: Survivor) -> list[str]:
        cards = [
            card
            for card in me.slots
            if (known := game.card(card)) and any(trait in known.traits for trait in self.traits)
        ]
        return [*cards, *(token for token in me.carried if token in self.colours)]

    def recruit_refusal(self, game: Game, me: Survivor, companion: Survivor) -> str:
        """Without a gift nobody comes along."""
        return "" if self._means(game, me) else "They want to be given something first."

    def errands(self, game: Game) -> Iterable[Errand]:
        """Gifts hide among the objectives, and in the houses."""
        waiting = any(other.companion and not other.leader for other in game.state.survivors.values())
        if waiting and not any(self._means(game, me) for me in game.players()):
            hidden = [each.zone for each in game.state.objectives.values() if not each.colour]
            yield from (Errand(zone) for zone in hidden)
            yield Errand("", means=False)

    def recruiting(self, game: Game, me: Survivor, companion: Survivor) -> Play:
        """Give it away."""
        gift = yield from game.one_of(me.seat, "recruit_price", self._means(game, me), about=companion.id)
        if gift in me.carried:
            game.happen(TokensDropped(((me.id, gift),), "given"))
        else:
            discard(game, gift, me)


class RecruitAfter(Part):
    """Companions follow only once objectives of these colours have been taken (M10)."""

    colours: tuple[Colour, ...]

    def misfits(self, board: Board, tokens: Sequence[Token]) -> Iterable[str]:
        """There has to be one of each colour."""
        return missing_objectives(tokens, self.colours)

    def recruit_refusal(self, game: Game, me: Survivor, companion: Survivor) -> str:
        """Not yet."""
        waiting = any(colour not in game.state.taken for colour in self.colours)
        return "They will not leave before everything has been found." if waiting else ""
