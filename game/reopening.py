"""From a mission to a game that can be kept, and from a kept game back to its very question."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.content.mission import read_mission
from game.content.source import ContentError
from game.engine import Refused, Session
from game.guests import ZIP, home_of, problems_with
from game.missions import edition, load_mission, problems_of, shipped_mission, shipped_missions
from game.rules.zombicide.mission import Mission
from game.rules.zombicide.rules import ZombicideRules
from game.saves import documents
from game.saves.campaigns import Campaigns
from game.saves.documents import Label, Save
from game.saves.envelope import SUFFIX, Unreadable
from game.saves.fingerprints import rules_fingerprint
from game.saves.folders import folders
from game.saves.headers import Title
from game.saves.keepers import keeper_of
from game.saves.parcels import Parcel, from_packed, from_path
from game.saves.replays import CrashReport, Replay, load_crash
from game.saves.shelf import Shelf
from game.shipped import shipped
from game.tables import open_table
from game.tiled.problems import BadMap


@dataclass(frozen=True, slots=True)
class Opened:
    """A kept game, open again."""

    save: Save
    rules: ZombicideRules
    session: Session[Any]
    changes: tuple[Refused, ...]
    """What is no longer as it was when the game was saved; the game goes on all the same."""


def label_of(game: str, mission: str, title: str, players: tuple[str, ...], campaign: str = "") -> Label:
    """What is written about a game on every save of it; `mission` is a printed one, or the path of a guest."""
    printed = mission in shipped_missions(game)
    home = shipped("maps") / game / mission if printed else home_of(Path(mission))
    parcel = from_path(home if printed else Path(mission))
    try:
        text, _ = read_mission(home)
    except ContentError as error:
        raise Refused(str(error)) from error
    return Label(
        title=title,
        game=game,
        mission=mission if printed else parcel.name,
        mission_title=Title(en=text.title.en[:80], it=text.title.it[:80]),
        players=players,
        mission_sha256=parcel.sha256,
        parcel=None if printed else parcel,
        campaign=campaign,
    )


def label_again(save: Save) -> Label:
    """The label of a game that was kept before, to keep it further."""
    head = save.header
    return Label(
        title=head.title,
        game=head.game,
        mission=head.mission,
        mission_title=head.mission_title,
        players=head.players,
        mission_sha256=head.mission_sha256,
        parcel=save.parcel,
        campaign=head.campaign,
    )


def rules_of(save: Save) -> ZombicideRules:
    """The table at which a kept game is played; raises Unreadable if its mission is gone or broken."""
    game, mission = save.header.game, save.header.mission
    keeper_of(game)
    if save.parcel is None and mission not in shipped_missions(game):
        raise Unreadable("newer", "This Holdout has no mission called {mission}.", mission=mission)
    try:
        found = shipped_mission(game, mission) if save.parcel is None else _unpacked(game, save.parcel)
        return ZombicideRules(edition(game), found, save.setup)
    except Unreadable:
        raise
    except Refused as refusal:
        raise Unreadable("hostile", "The table in this file cannot be played: {why}", why=refusal) from refusal


def _unpacked(game: str, parcel: Parcel) -> Mission:
    """The mission that a save carries inside."""
    try:
        return load_mission(edition(game), parcel.unpacked(folders().cache))
    except (ContentError, BadMap) as error:
        first = str(error).splitlines()[0]
        raise Unreadable("hostile", "The mission inside this file cannot be played: {why}", why=first) from error


def reopened(save: Save, *, free_undo: bool = False, auto: bool = False) -> Opened:
    """Go on with a kept game at its very question; raises Unreadable."""
    rules = rules_of(save)
    session = save.session(rules, free_undo=free_undo, auto=auto)
    return Opened(save, rules, session, tuple(_changes(save, rules)))


def reopen(path: Path, *, free_undo: bool = False, auto: bool = False) -> Opened:
    """Go on with the game in a file; raises Unreadable."""
    return reopened(documents.load(path), free_undo=free_undo, auto=auto)


def _changes(save: Save, rules: ZombicideRules) -> list[Refused]:
    head = save.header
    found = []
    if head.rules != rules_fingerprint() or head.content != rules.edition.content.fingerprint:
        found.append(Refused("Holdout's rules have been worked on since; the game goes on from where it stands."))
    if save.parcel is None and head.mission_sha256 != from_path(shipped("maps") / head.game / head.mission).sha256:
        found.append(Refused("This mission has been worked on since; the game goes on from where it stands."))
    return found


def latest() -> Path:
    """The game in progress saved last, in a campaign or on its own, else the last of all; Refused if there is none."""
    shelves = [Shelf(folders().saves), *(store.shelf for store in Campaigns(folders().saves).stores())]
    entries = [entry for shelf in shelves for entry in shelf.entries()]
    found = [(not head.over, head.saved, entry.path) for entry in entries if (head := entry.header) is not None]
    if not found:
        raise Refused("There is no saved game yet.")
    return max(found)[-1]


def summary(opened: Opened) -> list[str]:
    """What a kept game is and where it stands, a line each."""
    head, session = opened.save.header, opened.session
    mission = f"{head.game} {head.mission}{', carried inside' if head.custom else ''}"
    lines = [
        f"{head.title}: {head.mission_title.en} ({mission})",
        f"  players    {', '.join(head.players)}",
        f"  survivors  {', '.join(head.survivors) or 'not dealt yet'}",
        f"  round      {opened.rules.round(session.state)}, after {len(session.steps)} answers",
    ]
    if session.outcome is not None:
        lines.append(f"  over       {'won' if session.outcome.winners else 'lost'}: {session.outcome.reason}")
    elif session.question is not None:
        lines.append(f"  open       the question {session.question.kind}")
    return lines + [f"  note       {change}" for change in opened.changes]


@dataclass(frozen=True, slots=True)
class Watchable:
    """A game in a file from its beginning, with its table, its players and what is written about it."""

    replay: Replay
    rules: ZombicideRules
    label: Label
    players: tuple[str, ...]


def watchable(path: Path) -> Watchable:
    """The game in a save or in a simulation's crash report; raises Unreadable."""
    try:
        save = documents.load(path)
    except Unreadable as trouble:
        if trouble.trouble != "foreign":
            raise
        return _watchable_crash(load_crash(path), path.stem)
    rules = rules_of(save)
    return Watchable(Replay.of(rules, save.record), rules, label_again(save), save.header.players)


def replay_of(path: Path) -> tuple[Replay, ZombicideRules, tuple[str, ...]]:
    """The game in a file from its beginning, its table and its players; a save, or a simulation's crash report."""
    found = watchable(path)
    return found.replay, found.rules, found.players


def _watchable_crash(report: CrashReport, title: str) -> Watchable:
    """The game that broke; its mission comes with Holdout or lies inside, for no path in a file is followed."""
    keeper_of(report.game)
    if report.parcel is not None:
        parcel = from_packed(report.parcel)
        mission = str(parcel.unpacked(folders().cache))
    elif report.mission in shipped_missions(report.game):
        mission = report.mission
    else:
        raise Unreadable("foreign", "This report is about a mission that does not come with Holdout.")
    try:
        rules = open_table(report.game, mission)
        label = label_of(report.game, mission, title[:80], ("1",))
    except Refused as refusal:
        raise Unreadable("hostile", "The mission inside this file cannot be played: {why}", why=refusal) from refusal
    assert isinstance(rules, ZombicideRules)
    return Watchable(Replay(rules, report.seed, report.steps), rules, label, ())


def problems_at(path: Path) -> list[str]:
    """What is wrong with a save, a zipped mission, a map, a mission or a folder of such, a line each."""
    if path.suffix == SUFFIX and path.is_file():
        return _problems_with_save(path)
    return problems_with(path) if path.suffix.lower() == ZIP else problems_of(path)


def _problems_with_save(path: Path) -> list[str]:
    try:
        reopen(path)
    except Refused as refusal:
        return [f"{path.name}: {refusal}"]
    return []
