"""The ground of hand-drawn boards: baked beside the game when first needed, kept on disk, shown as drawn until then."""

from game.client.grounds.laying import Grounds, Laying

__all__ = ["Grounds", "Laying"]
