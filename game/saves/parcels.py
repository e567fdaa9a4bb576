"""A mission's files as one parcel: from a folder, from a zip, from inside a save; counted, named and sized with limits.

Whoever sent it is a stranger. A zip is read member by member and never extracted; a parcel is unpacked only after every
name in it was found harmless, and only into the cache, below a folder named by what it holds.
"""

from __future__ import annotations

import os
import re
import shutil
import stat
import zipfile
import zlib
from base64 import b64decode, b64encode
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path, PurePosixPath
from tempfile import mkdtemp
from typing import Annotated

from pydantic import Field

from game.engine import Refused
from game.saves.envelope import Unreadable
from game.saves.headers import Digest, Kept, Name

BOARD, RULES = "board.tmx", "mission.toml"
KINDS = (".tmx", ".tsx", ".tx", ".toml", ".png")
"""What a mission is made of. Anything else in its folder stays where it is."""

MOST_FILES = 64
MOST_MEMBERS = 200
MOST_DEPTH = 3
LARGEST_FILE = 2 * 1024 * 1024
LARGEST_TOTAL = 6 * 1024 * 1024
LARGEST_ZIP = 6 * 1024 * 1024
STEEPEST = 200
"""How many times larger a file may be than its packed form."""

_MISSION = re.compile(r"[a-z0-9_]{1,60}")
_PART = re.compile(r"[A-Za-z0-9_][A-Za-z0-9 _.-]{0,63}")
_DEVICES = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?", re.IGNORECASE)
_END_RECORD, _END64_LOCATOR = b"PK\x05\x06", b"PK\x06\x07"
_END_LENGTH, _LOCATOR_LENGTH, _MEMBER_LENGTH = 22, 20, 46


class BadParcel(Refused):
    """A mission's files that are not what they should be."""


class PackedFile(Kept):
    """A file inside a save: its path in the mission's folder and its contents, deflated, in base 64."""

    path: Annotated[str, Field(max_length=200)]
    data: Annotated[str, Field(max_length=2 * LARGEST_FILE)]


class PackedMission(Kept):
    """A mission inside a save."""

    name: Name
    sha256: Digest
    files: Annotated[tuple[PackedFile, ...], Field(max_length=MOST_FILES)]


@dataclass(frozen=True, slots=True)
class Parcel:
    """The files of one mission, by path below its folder, in the order of their names."""

    name: str
    files: tuple[tuple[str, bytes], ...]

    @property
    def sha256(self) -> str:
        """A fingerprint of all names and contents."""
        hasher = sha256()
        for path, data in self.files:
            hasher.update(f"{path}\0{len(data)}\0".encode())
            hasher.update(data)
        return hasher.hexdigest()

    def packed(self) -> PackedMission:
        """The form in which it travels inside a save."""
        files = tuple(
            PackedFile(path=path, data=b64encode(zlib.compress(data, 9)).decode("ascii")) for path, data in self.files
        )
        return PackedMission(name=self.name, sha256=self.sha256, files=files)

    def unpacked(self, cache: Path) -> Path:
        """The folder with these files, made below the cache if it is not there yet.

        Its name is the fingerprint, so that nothing older can be mistaken for it; it appears whole or not at all.
        """
        home = cache / "missions" / self.sha256[:32]
        folder = home / self.name
        if folder.is_dir() and _gathered(folder) == self.files:
            return folder
        home.mkdir(parents=True, exist_ok=True)
        fresh = Path(mkdtemp(dir=home))
        for path, data in self.files:
            target = fresh.joinpath(*PurePosixPath(path).parts)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
        if folder.exists():
            shutil.rmtree(folder)
        fresh.replace(folder)
        return folder


def from_packed(mission: PackedMission) -> Parcel:
    """The parcel inside a save; raises Unreadable unless it is the one that was put in."""
    files: dict[str, bytes] = {}
    total = 0
    for each in mission.files:
        if fault := name_fault(each.path):
            raise Unreadable("hostile", "The mission inside this file is refused: {fault}", fault=fault)
        try:
            unpacker = zlib.decompressobj()
            files[each.path] = unpacker.decompress(b64decode(each.data, validate=True), LARGEST_FILE + 1)
        except (ValueError, zlib.error):
            raise Unreadable("torn", "The mission inside this file is damaged.") from None
        total += len(files[each.path])
        if len(files[each.path]) > LARGEST_FILE or total > LARGEST_TOTAL:
            raise Unreadable("hostile", "The mission inside this file is far too large.")
    parcel = Parcel(mission.name, tuple(sorted(files.items())))
    if parcel.sha256 != mission.sha256 or _fault_of(parcel.files) or not _MISSION.fullmatch(mission.name):
        raise Unreadable("torn", "The mission inside this file is damaged.")
    return parcel


def from_path(path: Path) -> Parcel:
    """A mission's parcel from its folder or its zip; raises BadParcel."""
    if path.is_dir():
        return _checked(path.name, _gathered(path))
    return from_zip(path)


def name_fault(name: str) -> str:
    """Why a path is not accepted inside a mission; empty if it is."""
    shown = name[:60].encode("ascii", "replace").decode()
    if not name or "\0" in name or "\\" in name or ":" in name or name.startswith("/"):
        return f"{shown!r} is no plain path inside the mission."
    parts = name.split("/")
    if len(parts) > MOST_DEPTH or any(part in ("", ".", "..") for part in parts):
        return f"{shown!r} leads out of the mission or too deep into it."
    if any(not _PART.fullmatch(part) or part.endswith((" ", ".")) or _DEVICES.fullmatch(part) for part in parts):
        return f"{shown!r} is no name for a file; use letters, digits, spaces, dots, - and _."
    return ""


def _gathered(folder: Path) -> tuple[tuple[str, bytes], ...]:
    """The files of a folder; links are not followed, and what is no part of a mission is left alone."""
    found: list[tuple[str, bytes]] = []
    total = 0
    for path in _walked(folder, MOST_DEPTH):
        name = path.relative_to(folder).as_posix()
        if path.suffix.lower() not in KINDS or not stat.S_ISREG(path.lstat().st_mode):
            continue
        if fault := name_fault(name):
            raise BadParcel(fault)
        total += path.stat().st_size
        if path.stat().st_size > LARGEST_FILE or total > LARGEST_TOTAL or len(found) >= MOST_FILES:
            raise _too_much()
        found.append((name, path.read_bytes()))
    return tuple(sorted(found))


def _walked(folder: Path, depth: int) -> list[Path]:
    """The files below a folder, as deep as missions go."""
    found: list[Path] = []
    with os.scandir(folder) as entries:
        for entry in sorted(entries, key=lambda entry: entry.name):
            if len(found) > MOST_MEMBERS:
                raise _too_much()
            if entry.is_dir(follow_symlinks=False):
                found.extend(_walked(Path(entry.path), depth - 1) if depth > 1 else ())
            else:
                found.append(Path(entry.path))
    return found


def _too_much() -> BadParcel:
    return BadParcel(
        "A mission holds at most {files} files, {each} MB each and {total} MB in all.",
        files=MOST_FILES,
        each=LARGEST_FILE >> 20,
        total=LARGEST_TOTAL >> 20,
    )


def from_zip(path: Path) -> Parcel:
    """A mission's parcel from a zip, read member by member; raises BadParcel."""
    if not stat.S_ISREG(path.stat().st_mode) or path.stat().st_size > LARGEST_ZIP:
        raise BadParcel("{file} is too large for a mission, or no file at all.", file=path.name)
    _check_directory(path)
    files: dict[str, bytes] = {}
    total = 0
    try:
        with zipfile.ZipFile(path) as archive:
            for member in archive.infolist():
                if member.is_dir():
                    continue
                _check_member(member)
                if PurePosixPath(member.filename).suffix.lower() not in KINDS:
                    continue
                total += member.file_size
                if total > LARGEST_TOTAL or len(files) >= MOST_FILES:
                    raise _too_much()
                if member.filename in files:
                    raise BadParcel("{file} holds a file twice.", file=path.name)
                with archive.open(member) as stream:
                    files[member.filename] = stream.read(LARGEST_FILE + 1)
    except (zipfile.BadZipFile, zlib.error, EOFError, ValueError, NotImplementedError, RuntimeError, OSError) as error:
        raise BadParcel("{file} is damaged or no zip file.", file=path.name) from error
    return _checked(path.stem, _without_wrapper(files))


def _check_directory(path: Path) -> None:
    """Refuse an archive whose list of members is suspicious before anybody builds that list."""
    with path.open("rb") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - _END_LENGTH - _LOCATOR_LENGTH))
        tail = file.read()
    end, before = tail[-_END_LENGTH:], tail[:-_END_LENGTH]
    if len(end) < _END_LENGTH or not end.startswith(_END_RECORD) or end[-2:] != b"\0\0":
        raise BadParcel("{file} is no plain zip file; pack the mission again without a comment.", file=path.name)
    members, length = int.from_bytes(end[10:12], "little"), int.from_bytes(end[12:16], "little")
    if before.startswith(_END64_LOCATOR) or members > MOST_MEMBERS or length > MOST_MEMBERS * (_MEMBER_LENGTH + 250):
        raise BadParcel("{file} holds far too many files for a mission.", file=path.name)


def _check_member(member: zipfile.ZipInfo) -> None:
    if fault := name_fault(member.filename):
        raise BadParcel(fault)
    if stat.S_ISLNK(member.external_attr >> 16):
        raise BadParcel("{file} is a link; pack the file itself.", file=member.filename)
    if member.flag_bits & 0x1:
        raise BadParcel("{file} is encrypted; pack it without a password.", file=member.filename)
    if member.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise BadParcel("{file} is packed in an unusual way; use plain zip.", file=member.filename)
    if member.file_size > LARGEST_FILE or member.file_size > STEEPEST * max(member.compress_size, 64):
        raise BadParcel("{file} is far too large.", file=member.filename)


def _without_wrapper(files: dict[str, bytes]) -> tuple[tuple[str, bytes], ...]:
    """The files of the mission itself, where the zip holds its whole folder."""
    tops = {name.split("/")[0] for name in files}
    if BOARD not in files and len(tops) == 1:
        prefix = f"{tops.pop()}/"
        files = {name.removeprefix(prefix): data for name, data in files.items()}
    return tuple(sorted(files.items()))


def _checked(name: str, files: tuple[tuple[str, bytes], ...]) -> Parcel:
    if fault := _fault_of(files):
        raise BadParcel(fault)
    return Parcel(re.sub(r"[^a-z0-9_]+", "_", name.lower())[:60].strip("_") or "mission", files)


def _fault_of(files: tuple[tuple[str, bytes], ...]) -> str:
    names = [name for name, _ in files]
    for wanted in (BOARD, RULES):
        if wanted not in names:
            return f"The mission has no {wanted}; a mission is a {BOARD} and a {RULES}."
    if len({name.lower() for name in names}) < len(names):
        return "Two files of the mission have the same name but for capitals."
    return ""
