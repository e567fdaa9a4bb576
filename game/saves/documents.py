"""A game as one document: what it is, how the table was laid, every answer, and the last snapshot."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from time import time
from typing import Annotated, Any

from pydantic import Field, ValidationError
from pydantic_core import from_json, to_json

from game import __version__
from game.engine import Record, Session, Step
from game.saves.bounds import LARGEST_NUMBER, check_bounds
from game.saves.envelope import Unreadable, peek, read, sealed, unsealed
from game.saves.fingerprints import rules_fingerprint
from game.saves.headers import FORMAT, Header, Kept, Name, Title, checked_format, header_of
from game.saves.keepers import MOST_SINCE, keeper_of, revived
from game.saves.migrations import migrated_body
from game.saves.parcels import PackedMission, Parcel, from_packed

MOST_STEPS = 60_000
LONGEST_NOTE = 8_000

Row = tuple[Name, Any, Annotated[int, Field(ge=0, le=64)] | None, bool]
Seed = Annotated[int, Field(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)]


class Body(Kept):
    """The part of a save that only those who open it read."""

    setup: dict[str, Any]
    seed: Seed
    steps: Annotated[tuple[Row, ...], Field(max_length=MOST_STEPS)]
    at: Annotated[int, Field(ge=0, le=MOST_STEPS)]
    undone: Annotated[tuple[Row, ...], Field(max_length=MOST_STEPS)]
    state: dict[str, Any]
    mission: PackedMission | None
    note: Annotated[str, Field(max_length=LONGEST_NOTE)]


@dataclass(frozen=True, slots=True)
class Label:
    """What stays the same while a game is played: its name, its mission and who plays."""

    title: str
    game: str
    mission: str
    mission_title: Title
    players: tuple[str, ...]
    mission_sha256: str
    parcel: Parcel | None = None
    """The mission itself, if it does not come with Holdout."""
    campaign: str = ""


@dataclass(frozen=True, slots=True)
class Save:
    """A game read from a file, or about to be written to one."""

    header: Header
    setup: Any
    record: Record[Any]
    parcel: Parcel | None = None
    note: str = ""
    """What somebody who reported a problem wrote about it."""

    def session(self, rules: Any, *, free_undo: bool = False, auto: bool = False) -> Session[Any]:
        """Go on with the game at its very question; raises Unreadable if it cannot be right."""
        return revived(keeper_of(self.header.game), rules, self.record, free_undo=free_undo, auto=auto)

    def renamed(self, title: str) -> Save:
        """The same game under another name."""
        return replace(self, header=Header.model_validate({**self.header.model_dump(), "title": title}))


def save_of(session: Session[Any], label: Label, *, played: int = 0, now: float | None = None, note: str = "") -> Save:
    """What has to be kept of a game as it stands."""
    rules, state, outcome = session.rules, session.state, session.outcome
    keeper = keeper_of(label.game)
    header = Header(
        holdout=__version__,
        title=label.title,
        game=label.game,
        mission=label.mission,
        mission_title=label.mission_title,
        custom=label.parcel is not None,
        campaign=label.campaign,
        players=label.players,
        survivors=keeper.heroes_of(state),
        round=rules.round(state),
        asked=session.question.kind if session.question is not None else "",
        steps=len(session.steps),
        won=bool(outcome and outcome.winners),
        reason=outcome.reason if outcome else "",
        saved=int(time() if now is None else now),
        played=played,
        content=keeper.content_of(rules),
        rules=rules_fingerprint(),
        mission_sha256=label.mission_sha256,
    )
    return Save(header, keeper.setup_of(rules), session.record(), label.parcel, note[:LONGEST_NOTE])


class Encoder:
    """Writes saves of one game; the mission it carries is packed once."""

    def __init__(self, parcel: Parcel | None = None) -> None:
        self._mission = to_json(parcel.packed()) if parcel is not None else b"null"

    def encoded(self, save: Save) -> bytes:
        """The whole document."""
        keeper, record = keeper_of(save.header.game), save.record
        parts = {
            b"setup": keeper.setup.written(save.setup),
            b"seed": to_json(record.seed),
            b"steps": to_json([_row(step) for step in record.steps]),
            b"at": to_json(record.at),
            b"undone": to_json([_row(step) for step in record.undone]),
            b"state": keeper.state.written(record.state),
            b"mission": self._mission,
            b"note": to_json(save.note),
        }
        body = b"{" + b",\n".join(b'"%s":%s' % part for part in parts.items()) + b"}"
        return sealed(save.header.model_dump(), body)


def encoded(save: Save) -> bytes:
    """A save as one JSON document."""
    return Encoder(save.parcel).encoded(save)


def header(path: Path) -> Header:
    """What a file's header says, without its body; raises Unreadable."""
    return header_of(peek(path))


def load(path: Path) -> Save:
    """Read a save: whole, migrated, then validated strictly; raises Unreadable."""
    envelope, body = read(path)
    return _decoded(envelope.facts, header_of(envelope), body)


def decoded(data: bytes) -> Save:
    """A save from the bytes of its document; raises Unreadable."""
    envelope, body = unsealed(data)
    return _decoded(envelope.facts, header_of(envelope), body)


def _decoded(facts: dict[str, Any], head: Header, text: bytes) -> Save:
    keeper = keeper_of(head.game)
    version = checked_format(facts, "game", FORMAT)
    try:
        if version < FORMAT:
            text = to_json(migrated_body(from_json(text, allow_inf_nan=False), version))
        body = Body.model_validate_json(text)
    except (ValueError, ValidationError, LookupError, TypeError):
        raise Unreadable("hostile", "This file does not hold a game.") from None
    check_bounds([row[1] for row in (*body.steps, *body.undone)])
    check_bounds([body.state, body.setup])
    if not 0 <= len(body.steps) - body.at <= MOST_SINCE or head.custom != (body.mission is not None):
        raise Unreadable("hostile", "This file does not hold a game.")
    record = Record(
        body.seed,
        tuple(Step(*row) for row in body.steps),
        body.at,
        keeper.state.read(body.state),
        tuple(Step(*row) for row in body.undone),
    )
    parcel = from_packed(body.mission) if body.mission is not None else None
    return Save(head, keeper.setup.read(body.setup), record, parcel, body.note)


def _row(step: Step) -> tuple[str, Any, int | None, bool]:
    return step.kind, step.answer, step.seat, step.automatic
