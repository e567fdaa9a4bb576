"""What happens, told in whole sentences, in every language: for the log, the captions and `holdout replay`."""

from game.narration.narrator import Narrator

__all__ = ["Narrator"]
