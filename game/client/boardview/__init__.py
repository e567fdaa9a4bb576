"""The board on the screen: camera, ground, glowing zones, tokens and miniatures. It knows pictures and no rule."""

from game.client.boardview.camera import Camera
from game.client.boardview.model import BoardModel, Cover, Figure, Handle, Highlight, Route, Token
from game.client.boardview.view import BoardView

__all__ = ["BoardModel", "BoardView", "Camera", "Cover", "Figure", "Handle", "Highlight", "Route", "Token"]
