"""The camera over the board: where it looks, how close it is, and how it gets there."""

from __future__ import annotations

from math import exp, log

Spot = tuple[float, float]

SPEED = 14.0
"""How eagerly the camera closes in on its goal; about 0.2 s to arrive."""
CLOSEST = 2.0
"""Screen pixels to a board pixel at most, at interface scale 1."""
AIR = 0.94
"""Share of the view that the whole board fills when it is fitted."""
EDGE = 150
"""Board pixels of the table that may be seen beside a board larger than the view."""
NEAR_ENOUGH = 0.25
"""Pixels from its goal at which the camera has arrived."""


class Camera:
    """Looks at a point of the board; `zoom` is screen pixels per board pixel."""

    def __init__(self, board: tuple[int, int], view: tuple[int, int] = (1, 1), *, closest: float = CLOSEST) -> None:
        self.board = board
        self.view = view
        self.closest = closest
        self.smooth = True
        self.x, self.y = board[0] / 2, board[1] / 2
        self.zoom = self.fitting
        self._goal_x, self._goal_y, self._goal_zoom = self.x, self.y, self.zoom
        self._anchor: tuple[Spot, Spot] | None = None

    @property
    def fitting(self) -> float:
        """The zoom at which the whole board is seen."""
        return AIR * min(self.view[0] / self.board[0], self.view[1] / self.board[1])

    @property
    def limits(self) -> tuple[float, float]:
        """The widest and the closest zoom."""
        fitting = self.fitting
        return min(fitting, self.closest), max(fitting, self.closest)

    @property
    def moving(self) -> bool:
        """Whether it is still on its way."""
        return (self.x, self.y, self.zoom) != (self._goal_x, self._goal_y, self._goal_zoom)

    @property
    def zooming(self) -> bool:
        """Whether sizes on the screen are still changing."""
        return self.zoom != self._goal_zoom

    @property
    def origin(self) -> tuple[int, int]:
        """Where the board's corner is on the view: whole pixels, so that nothing changes its size while it pans."""
        return round(self.view[0] / 2 - self.x * self.zoom), round(self.view[1] / 2 - self.y * self.zoom)

    def to_screen(self, x: float, y: float) -> Spot:
        """Where a point of the board is on the view."""
        left, top = self.origin
        return x * self.zoom + left, y * self.zoom + top

    def to_board(self, x: float, y: float) -> Spot:
        """Which point of the board is at a point of the view."""
        left, top = self.origin
        return (x - left) / self.zoom, (y - top) / self.zoom

    def resize(self, view: tuple[int, int]) -> None:
        """The view has another size; a fitted board stays fitted."""
        fitted = abs(self._goal_zoom - self.fitting) < 1e-6
        self.view = view
        if fitted:
            self.fit()
        else:
            self._aim(self._goal_x, self._goal_y, self._goal_zoom)
        self.arrive()

    def fit(self) -> None:
        """Show the whole board."""
        self._anchor = None
        self._aim(self.board[0] / 2, self.board[1] / 2, self.fitting)

    def look_at(self, x: float, y: float, zoom: float | None = None) -> None:
        """Go to a point, closer if wished."""
        self._anchor = None
        self._aim(x, y, self._goal_zoom if zoom is None else zoom)

    def follow(self, x: float, y: float, margin: float = 0.2) -> None:
        """Go no further than needed for a point to be well in view."""
        reach_x = self.view[0] * (0.5 - margin) / self._goal_zoom
        reach_y = self.view[1] * (0.5 - margin) / self._goal_zoom
        self.look_at(min(max(self._goal_x, x - reach_x), x + reach_x), min(max(self._goal_y, y - reach_y), y + reach_y))

    def drag(self, dx: float, dy: float) -> None:
        """Move at once with the hand: so many pixels of the view."""
        self._anchor = None
        self._aim(self.x - dx / self.zoom, self.y - dy / self.zoom, self._goal_zoom)
        self.x, self.y = self._goal_x, self._goal_y

    def push(self, across: float, down: float) -> None:
        """Glide by shares of the view."""
        self._anchor = None
        self._aim(
            self._goal_x + across * self.view[0] / self._goal_zoom,
            self._goal_y + down * self.view[1] / self._goal_zoom,
            self._goal_zoom,
        )

    def zoom_at(self, spot: Spot, factor: float) -> None:
        """Come closer or go away; what lies under a point of the view stays there."""
        low, high = self.limits
        zoom = min(max(self._goal_zoom * factor, low), high)
        held = self.to_board(*spot)
        self._aim(held[0] - (spot[0] - self.view[0] / 2) / zoom, held[1] - (spot[1] - self.view[1] / 2) / zoom, zoom)
        self._anchor = (held, spot)

    def arrive(self) -> None:
        """Be at the goal at once."""
        self.x, self.y, self.zoom = self._goal_x, self._goal_y, self._goal_zoom
        self._anchor = None

    def update(self, seconds: float) -> bool:
        """Let time pass; True if the picture changed."""
        if not self.moving:
            return False
        if not self.smooth:
            self.arrive()
            return True
        share = 1 - exp(-SPEED * seconds)
        self.zoom *= exp(share * log(self._goal_zoom / self.zoom))
        if self._anchor is not None:
            (held_x, held_y), (spot_x, spot_y) = self._anchor
            x = held_x - (spot_x - self.view[0] / 2) / self.zoom
            y = held_y - (spot_y - self.view[1] / 2) / self.zoom
            self.x, self.y = self._clamped(x, y, self.zoom)
        else:
            self.x += (self._goal_x - self.x) * share
            self.y += (self._goal_y - self.y) * share
        if self._close():
            self.arrive()
        return True

    def _close(self) -> bool:
        """Whether the rest of the way would not be seen."""
        reach = max(self.board) * abs(self._goal_zoom - self.zoom)
        off = max(abs(self._goal_x - self.x), abs(self._goal_y - self.y)) * self.zoom
        return reach < 1.0 and (off < NEAR_ENOUGH or self._anchor is not None)

    def _aim(self, x: float, y: float, zoom: float) -> None:
        low, high = self.limits
        self._goal_zoom = min(max(zoom, low), high)
        self._goal_x, self._goal_y = self._clamped(x, y, self._goal_zoom)

    def _clamped(self, x: float, y: float, zoom: float) -> Spot:
        """A board smaller than the view stays in its middle; of a larger one the view never loses sight."""
        return _held(x, self.board[0], self.view[0] / zoom), _held(y, self.board[1], self.view[1] / zoom)


def _held(place: float, whole: float, seen: float) -> float:
    """A camera place along one axis, so that at most an edge beside the board is seen."""
    if whole <= seen:
        return whole / 2
    low, high = seen / 2 - EDGE, whole - seen / 2 + EDGE
    return min(max(place, low), high) if low <= high else whole / 2
