"""Which files a map may refer to: those in its own folder and those shipped with Holdout, and no others."""

from dataclasses import dataclass
from pathlib import Path, PurePosixPath, PureWindowsPath

from game.shipped import shipped
from game.tiled.problems import BadMap, Place

REMEDY = "copy the file into the mission's folder and refer to it from there"


def shipped_maps() -> Path:
    """The folder of the maps that come with Holdout."""
    return shipped("maps")


@dataclass(frozen=True, slots=True)
class Shelf:
    """The folders that may be read from, with all links followed."""

    roots: tuple[Path, ...]

    @classmethod
    def around(cls, path: Path) -> "Shelf":
        """The folder a map lies in, and the shipped maps."""
        return cls((path.parent.resolve(), shipped_maps().resolve()))

    def admit(self, path: Path, place: Place) -> Path:
        """The real path of a file, if it lies on the shelf."""
        try:
            real = path.resolve()
        except (OSError, RuntimeError) as error:
            raise place.refuse("the path leads in circles", "remove the looping link") from error
        if not self._holds(real):
            raise self._outside(path.name, place)
        return real

    def follow(self, reference: str, base: Path, place: Place) -> Path:
        """The real path of a file that another file in the folder `base` refers to.

        Tiled writes where the shipped maps lie on its author's machine. A reference that leads nowhere here but ends
        like the path of a shipped file, such as .../undead_or_alive/tiles.tsx, means that file.
        """
        if not reference or "\0" in reference or len(reference) > 400:
            raise place.refuse("a reference to another file is empty or malformed", "choose the file again in Tiled")
        if PurePosixPath(reference).is_absolute() or PureWindowsPath(reference).drive or ":" in reference:
            raise place.refuse(f"it refers to {reference[:80]} by an absolute path or address", REMEDY)
        tidy = PurePosixPath(reference.replace("\\", "/"))
        try:
            real = (base / tidy).resolve()
        except (OSError, RuntimeError) as error:
            raise place.refuse("the path leads in circles", "remove the looping link") from error
        if self._holds(real) and real.is_file():
            return real
        twin = self._shipped_twin(tidy)
        if twin is not None:
            return twin
        if not self._holds(real):
            raise self._outside(reference, place)
        raise place.refuse(f"it refers to {reference[:80]}, which is not there", "add the file or choose another")

    def _holds(self, real: Path) -> bool:
        return any(real.is_relative_to(root) for root in self.roots)

    @staticmethod
    def _shipped_twin(reference: PurePosixPath) -> Path | None:
        """The shipped file whose path the reference ends with, two names at least."""
        parts = [part for part in reference.parts if part != ".."]
        shipped = shipped_maps().resolve()
        for start in range(len(parts) - 1):
            twin = shipped.joinpath(*parts[start:])
            if twin.is_file():
                return twin.resolve()
        return None

    @staticmethod
    def _outside(name: str, place: Place) -> BadMap:
        return place.refuse(
            f"it refers to {name[:80]}, which lies outside the mission's folder and the shipped maps", REMEDY
        )
