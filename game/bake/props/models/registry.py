"""The register of prop models, by the name that maps use."""

from __future__ import annotations

from collections.abc import Callable

from game.bake.props.sculpt import Sculpt

Model = Callable[[Sculpt], None]

MODELS: dict[str, Model] = {}


def model(function: Model) -> Model:
    """Register a function under its own name as the model of that prop."""
    MODELS[function.__name__] = function
    return function
