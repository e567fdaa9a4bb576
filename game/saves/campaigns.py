"""Campaigns: a band of survivors through the missions of a game, with what came of each and what is carried on.

A campaign is a folder: `campaign.holdout` tells its story so far, and the mission in progress is a save beside it. What
a campaign hands on between missions is the table's choice: nothing, as the book has it, or one card per survivor.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import time
from typing import Annotated, Any, Literal

from pydantic import Field, ValidationError, model_validator
from pydantic_core import from_json, to_json

from game import __version__
from game.engine import Refused, Session
from game.rules.zombicide.rules import TableSetup
from game.rules.zombicide.state import kind_of
from game.saves import documents
from game.saves.disk import backup_of, refusal_of, write
from game.saves.envelope import LARGEST, SUFFIX, Unreadable, peek, read, sealed
from game.saves.headers import MOST_SEATS, Count, Kept, Line, Moment, Name, checked_format
from game.saves.shelf import TRASH, Deleted, Shelf, slug

CAMPAIGN_FORMAT = 1
FOLDER = "campaigns"
STORY = f"campaign{SUFFIX}"
GAMES = "games"
"""The folder of a campaign's games."""
IN_PROGRESS = "mission"
"""The name of the save of the mission that is being played."""
MOST_RESULTS = 1000
KEPT_DECK = "classic"
"""Only cards that searching finds are carried on: starting cards are dealt anew, and missions count bounty weapons."""


class Result(Kept):
    """What came of one mission."""

    mission: Name
    won: bool
    reason: Name
    rounds: Count
    seconds: Count
    finished: Moment
    kills: dict[Name, Count]
    wounds: dict[Name, Count]


class Campaign(Kept):
    """A campaign's story so far."""

    title: Annotated[Line, Field(min_length=1)]
    game: Name
    players: Annotated[tuple[Annotated[Line, Field(min_length=1)], ...], Field(min_length=1, max_length=MOST_SEATS)]
    roster: Annotated[tuple[tuple[Name, ...], ...], Field(max_length=MOST_SEATS)]
    """Each player's survivors; empty means that they are drawn anew for every mission."""
    order: Literal["book", "free"] = "book"
    carry: Literal["nothing", "one_card"] = "nothing"
    ultrared: bool = False
    companions: bool = False
    results: Annotated[tuple[Result, ...], Field(max_length=MOST_RESULTS)] = ()
    kept: dict[Name, Name] = Field(default_factory=dict, max_length=24)
    """Which card each survivor brings to the next mission."""
    begun: Moment = 0

    @model_validator(mode="after")
    def _seated(self) -> Campaign:
        dealt = [name for names in self.roster for name in names]
        if (self.roster and len(self.roster) != len(self.players)) or len(set(dealt)) < len(dealt):
            raise ValueError("each player has survivors of their own")
        return self

    def setup(self) -> TableSetup:
        """The table for the next mission."""
        kept = tuple(self.kept.items()) if self.carry == "one_card" else ()
        return TableSetup(len(self.players), self.roster, 6, self.ultrared, self.companions, kept)

    def open_missions(self, missions: Sequence[str]) -> tuple[str, ...]:
        """What can be played next: by the book the first mission that was not won yet, else any."""
        if self.order == "free":
            return tuple(missions)
        return tuple(mission for mission in missions if not self.won(mission))[:1]

    def won(self, mission: str) -> bool:
        """Whether a mission was accomplished at least once."""
        return any(result.won for result in self.results if result.mission == mission)

    def has(self, result: Result) -> bool:
        """Whether a result has been entered already: nobody ends the same mission twice in a second."""
        return any((each.mission, each.finished) == (result.mission, result.finished) for each in self.results)

    def best_rounds(self) -> dict[str, int]:
        """For each mission that was won, the fewest rounds it took."""
        best: dict[str, int] = {}
        for result in self.results:
            if result.won:
                best[result.mission] = min(result.rounds, best.get(result.mission, result.rounds))
        return best

    def totals(self) -> Totals:
        """The sum of all missions."""
        kills: dict[str, int] = {}
        wounds: dict[str, int] = {}
        for result in self.results:
            for name, count in result.kills.items():
                kills[name] = kills.get(name, 0) + count
            for name, count in result.wounds.items():
                wounds[name] = wounds.get(name, 0) + count
        won = sum(result.won for result in self.results)
        return Totals(len(self.results), won, sum(result.seconds for result in self.results), kills, wounds)

    def with_result(self, result: Result, kept: Mapping[str, str] | None = None) -> Campaign:
        """The campaign after a mission; cards are carried on from missions that were won."""
        facts = {**self.model_dump(), "results": (*self.results, result)[-MOST_RESULTS:]}
        if self.carry == "one_card" and result.won and kept is not None:
            facts["kept"] = dict(kept)
        return Campaign.model_validate(facts)

    def changed(self, **wishes: object) -> Campaign:
        """The campaign with something different, checked again; raises Refused."""
        try:
            return Campaign.model_validate({**self.model_dump(), **wishes})
        except ValidationError as error:
            raise Refused("That is not possible: {why}.", why=str(error.errors()[0]["msg"]).lower()) from None


@dataclass(frozen=True, slots=True)
class Totals:
    """What a band has behind it."""

    missions: int
    won: int
    seconds: int
    kills: Mapping[str, int]
    wounds: Mapping[str, int]


def result_of(session: Session[Any], mission: str, seconds: int, now: float | None = None) -> Result:
    """What came of a mission that is over."""
    outcome, state = session.outcome, session.state
    if outcome is None:
        raise Refused("This mission is not over yet.")
    people = [survivor for survivor in state.survivors.values() if not survivor.companion]
    return Result(
        mission=mission,
        won=bool(outcome.winners),
        reason=outcome.reason,
        rounds=session.rules.round(state),
        seconds=seconds,
        finished=int(time() if now is None else now),
        kills={survivor.id: survivor.kills for survivor in people},
        wounds={survivor.id: survivor.wounds for survivor in people},
    )


def cards_to_keep(session: Session[Any]) -> dict[str, tuple[str, ...]]:
    """Which cards each survivor could carry on to the next mission, as kinds."""
    equipment: Any = getattr(session.rules, "equipment", {})
    found: dict[str, tuple[str, ...]] = {}
    for survivor in session.state.survivors.values():
        cards = [card for card in survivor.slots if card in equipment and equipment[card].deck == KEPT_DECK]
        if cards and not survivor.companion:
            found[survivor.id] = tuple(dict.fromkeys(kind_of(card) for card in cards))
    return found


def finished_game(result: Result) -> str:
    """The name under which the game of a result is put aside."""
    return slug(f"{result.mission}-{result.finished}")


@dataclass(frozen=True, slots=True)
class Store:
    """One campaign's folder."""

    name: str
    folder: Path

    @property
    def story(self) -> Path:
        """The file that tells the campaign."""
        return self.folder / STORY

    @property
    def shelf(self) -> Shelf:
        """Where its mission in progress is kept, and those that have ended."""
        return Shelf(self.folder / GAMES)

    @property
    def playing(self) -> Path:
        """The mission in progress, if there is one."""
        return self.shelf.path(IN_PROGRESS)

    def load(self) -> Campaign:
        """Read the campaign; raises Unreadable."""
        return _read(self.story)[0]

    def save(self, campaign: Campaign) -> None:
        """Write the campaign, keeping the file before it; raises Refused."""
        write(self.story, _encoded(campaign, None))

    def restore(self) -> Campaign:
        """Put the backup in the place of a story that is no good."""
        campaign = _read(backup_of(self.story))[0]
        write(self.story, _encoded(campaign, None), keep=False)
        return campaign


@dataclass(frozen=True, slots=True)
class Listed:
    """A campaign in the list, or the reason why it cannot be opened and whether its backup could."""

    store: Store
    campaign: Campaign | None
    trouble: Unreadable | None = None
    backup: Campaign | None = None
    in_progress: bool = False


def store_of(path: Path) -> Store | None:
    """The campaign whose mission in progress is kept in a file; None if it is a game of its own."""
    home = path.parent.parent
    belongs = path.name == f"{IN_PROGRESS}{SUFFIX}" and path.parent.name == GAMES and (home / STORY).is_file()
    return Store(home.name, home) if belongs else None


class Campaigns:
    """All campaigns of a player, side by side."""

    def __init__(self, saves: Path) -> None:
        self.folder = saves / FOLDER

    def stores(self) -> Iterator[Store]:
        """The folders of all campaigns; raises Refused if they cannot be read."""
        try:
            found = sorted(self.folder.iterdir()) if self.folder.is_dir() else []
        except OSError as error:
            raise Refused(
                "The folder {folder} cannot be read: {reason}.",
                folder=str(self.folder),
                reason=error.strerror or error,
            ) from None
        for folder in found:
            if folder.is_dir() and folder.name != TRASH:
                yield Store(folder.name, folder)

    def listed(self) -> list[Listed]:
        """All campaigns; broken ones with their reason."""
        return [self._listed(store) for store in self.stores()]

    @staticmethod
    def _listed(store: Store) -> Listed:
        playing = store.playing.exists()
        try:
            return Listed(store, store.load(), in_progress=playing)
        except Unreadable as trouble:
            try:
                backup = _read(backup_of(store.story))[0]
            except Unreadable:
                backup = None
            return Listed(store, None, trouble, backup, playing)

    def begin(self, campaign: Campaign, now: float | None = None) -> Store:
        """A new campaign in a folder of its own; raises Refused."""
        store = self._fresh(campaign.title)
        store.save(campaign.changed(begun=int(time() if now is None else now)))
        return store

    def _fresh(self, title: str) -> Store:
        wish, number = slug(title, "campaign"), 1
        name = wish
        while (self.folder / name).exists():
            number += 1
            name = f"{wish}-{number}"
        return Store(name, self.folder / name)

    def rename(self, store: Store, title: str) -> None:
        """Give a campaign another title; its folder keeps its name."""
        store.save(store.load().changed(title=title))

    def copy(self, store: Store, title: str) -> Store:
        """A second campaign with the same story, its mission in progress included."""
        campaign, playing = store.load().changed(title=title), _playing(store)
        return self._put(campaign, playing)

    def export(self, store: Store, target: Path) -> None:
        """Write a campaign with its mission in progress to one file."""
        playing = _playing(store)
        write(target, _encoded(store.load(), playing), keep=False)

    def take_in(self, source: Path) -> Store:
        """Bring a campaign from a file; raises Unreadable if it is no good."""
        return self._put(*_read(source))

    def _put(self, campaign: Campaign, playing: bytes | None) -> Store:
        store = self._fresh(campaign.title)
        if playing is not None:
            write(store.playing, playing)
        store.save(campaign)
        return store

    def delete(self, store: Store) -> Deleted:
        """Put a whole campaign into the trash."""
        bin_, number = self.folder / TRASH, 1
        try:
            bin_.mkdir(parents=True, exist_ok=True)
            while (target := bin_ / f"{store.name}~{number}").exists():
                number += 1
            store.folder.replace(target)
        except OSError as error:
            raise refusal_of(error, store.folder) from error
        return Deleted(store.name, target)

    def undelete(self, deleted: Deleted) -> Store:
        """Bring a campaign back; raises Refused if another one took its place meanwhile."""
        home = self.folder / deleted.name
        if home.exists() or not deleted.folder.is_dir():
            raise Refused("{name} cannot be brought back: its place has been taken.", name=deleted.name)
        deleted.folder.replace(home)
        return Store(deleted.name, home)


def _playing(store: Store) -> bytes | None:
    """The mission in progress as a document of its own."""
    return documents.encoded(documents.load(store.playing)) if store.playing.exists() else None


def _encoded(campaign: Campaign, playing: bytes | None) -> bytes:
    facts = {
        "format": CAMPAIGN_FORMAT,
        "kind": "campaign",
        "holdout": __version__,
        "title": campaign.title,
        "game": campaign.game,
        "saved": int(time()),
    }
    text = playing.decode("utf-8") if playing is not None else None
    return sealed(facts, to_json({"campaign": campaign.model_dump(), "mission": text}))


def _read(path: Path) -> tuple[Campaign, bytes | None]:
    checked_format(peek(path).facts, "campaign", CAMPAIGN_FORMAT)
    _, body = read(path)
    try:
        facts = from_json(body, allow_inf_nan=False)
        campaign = Campaign.model_validate_json(to_json(facts["campaign"]))
        text = facts["mission"]
    except (ValueError, LookupError, TypeError):
        raise Unreadable("hostile", "This file does not hold a campaign.") from None
    if text is None:
        return campaign, None
    if not isinstance(text, str) or len(text) > LARGEST:
        raise Unreadable("hostile", "This file does not hold a campaign.")
    playing = text.encode("utf-8")
    documents.decoded(playing)
    return campaign, playing
