"""Which hand-drawn boards there are grounds for, which one is being baked, and what of them can be shown now."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame

from game.client.boardview.model import Tile
from game.client.grounds.baking import Baking
from game.client.grounds.cellar import Cellar
from game.client.grounds.plain import plain_picture
from game.client.grounds.plan import Plan, plan_of
from game.client.pictures import Pictures
from game.engine import Refused
from game.missions import BOARD
from game.saves.folders import folders
from game.tiled.problems import BadMap


class Laying:
    """The ground of one hand-drawn board: as it was drawn at first, baked as soon as that is done."""

    def __init__(self, plan: Plan, pictures: Pictures, cellar: Cellar) -> None:
        self.plan = plan
        self.failure: Refused | None = None
        """Why it stays as it was drawn."""
        self._pictures = pictures
        self._cellar = cellar
        self._baking: Baking | None = None
        self._paths = cellar.find(plan)

    @property
    def ready(self) -> bool:
        """Whether the baked ground is at hand."""
        return bool(self._paths)

    @property
    def busy(self) -> bool:
        """Whether it is being baked."""
        return self._baking is not None

    @property
    def share(self) -> float:
        """How much of the baking is done, from 0 to 1."""
        return 1.0 if self.ready else self._baking.share if self._baking is not None else 0.0

    @property
    def name(self) -> str:
        """A name for pictures made of what can be shown now."""
        return f"drawn/{self.plan.key}/{'baked' if self.ready else 'plain'}"

    def begin(self) -> None:
        """Bake it, unless that is done, being done or known to fail."""
        if self.ready or self.busy or self.failure is not None:
            return
        fresh: Path | None = None
        try:
            fresh = self._cellar.open()
            self._baking = Baking(self.plan, fresh)
        except OSError as error:
            self._fail(error.strerror or str(error), fresh)

    def update(self, patience: float = 0.0) -> bool:
        """Look after the baking; True if anything can be seen of it."""
        baking = self._baking
        if baking is None or not baking.update(patience):
            return False
        if baking.over:
            self._baking = None
            self._finish(baking)
        return True

    def _finish(self, baking: Baking) -> None:
        if baking.failure:
            self._fail(baking.failure, baking.into)
            return
        try:
            self._cellar.keep(self.plan, baking.into)
            self._paths = self._cellar.find(self.plan)
        except OSError as error:
            self._fail(error.strerror or str(error), baking.into)

    def _fail(self, why: str, remains: Path | None) -> None:
        if remains is not None:
            self._cellar.discard(remains)
        self.failure = Refused("The board is shown as it was drawn; it could not be laid out finely: {why}.", why=why)

    def stop(self) -> None:
        """Leave off baking; what was done so far is lost."""
        if self._baking is not None:
            self._baking.stop()
            self._cellar.discard(self._baking.into)
            self._baking = None

    def wait_for(self) -> None:
        """Bake to the end before anything else happens: for pictures of the screen."""
        self.begin()
        while self.busy:
            self.update(1.0)

    def tiles(self) -> tuple[Tile, ...]:
        """The pieces to be shown now, their pictures at hand."""
        for number, picture in enumerate(self._whole_pieces()):
            self._pictures.put(self._piece(number), picture)
        return tuple(Tile(self._piece(number), piece) for number, piece in enumerate(self.plan.pieces))

    def release(self) -> None:
        """Let go of the pictures."""
        for number in range(len(self.plan.pieces)):
            for state in ("baked", "plain"):
                self._pictures.forget(f"drawn/{self.plan.key}/{state}/{number}")

    def small(self, size: tuple[int, int]) -> pygame.Surface:
        """The whole board on a small picture."""
        made = pygame.Surface(size)
        across, down = size[0] / self.plan.size[0], size[1] / self.plan.size[1]
        for piece, picture in zip(self.plan.pieces, self._whole_pieces(), strict=True):
            left, top = round(piece.x * across), round(piece.y * down)
            extent = (max(round(piece.right * across) - left, 1), max(round(piece.bottom * down) - top, 1))
            made.blit(pygame.transform.smoothscale(picture, extent), (left, top))
        return made

    def _piece(self, number: int) -> str:
        return f"{self.name}/{number}"

    def _whole_pieces(self) -> list[pygame.Surface]:
        """The pictures of all pieces: from the cellar, or cut from the plain drawing where they are not there."""
        baked = self._baked_pieces() if self.ready else []
        return baked or list(self._plain_pieces())

    def _baked_pieces(self) -> list[pygame.Surface]:
        """From the cellar; a damaged board is thrown away and will be baked again."""
        try:
            loaded = [pygame.image.load(path) for path in self._paths]
        except (pygame.error, OSError):
            loaded = []
        if [picture.get_size() for picture in loaded] != [self.plan.measure(piece) for piece in self.plan.pieces]:
            self._cellar.forget(self.plan)
            self._paths = ()
            return []
        return loaded

    def _plain_pieces(self) -> Iterator[pygame.Surface]:
        whole = plain_picture(self.plan)
        share = whole.get_width() / self.plan.size[0]
        for piece in self.plan.pieces:
            left, top = round(piece.x * share), round(piece.y * share)
            part = pygame.Rect(left, top, round(piece.right * share) - left, round(piece.bottom * share) - top)
            yield whole.subsurface(part.clip(whole.get_rect()))


class Grounds:
    """All grounds that have been asked for; one at a time is baked, the one wished last."""

    def __init__(self, pictures: Pictures, cellar: Cellar | None = None) -> None:
        self._pictures = pictures
        self._cellar = cellar or Cellar(folders().cache / "boards")
        self._layings: dict[str, Laying] = {}
        self._seen: dict[tuple[Path, int, int], Plan | None] = {}

    def of(self, folder: Path, game: str) -> Laying | None:
        """The ground of a mission's board; None if tiles are its ground. Raises Refused if it cannot be read."""
        try:
            facts = (folder / BOARD).stat()
            stamp = (folder, facts.st_mtime_ns, facts.st_size)
            if stamp not in self._seen:
                self._seen[stamp] = plan_of(folder, game)
        except (BadMap, OSError) as error:
            raise Refused(str(error).partition("\n")[0]) from error
        plan = self._seen[stamp]
        if plan is None:
            return None
        if plan.key not in self._layings:
            self._layings[plan.key] = Laying(plan, self._pictures, self._cellar)
        return self._layings[plan.key]

    def begin(self, laying: Laying) -> None:
        """Bake this one, and leave off any other."""
        for other in self._layings.values():
            if other is not laying:
                other.stop()
        laying.begin()

    def close(self) -> None:
        """The program ends."""
        for laying in self._layings.values():
            laying.stop()
