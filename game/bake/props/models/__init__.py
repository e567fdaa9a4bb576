"""The prop models of all settings; importing a module registers its models."""

from game.bake.props.models import (
    bodies,
    burial,
    business,
    decals,
    goods,
    home,
    mining,
    nature,
    prayer,
    railway,
    saloon,
    street,
)
from game.bake.props.models.registry import MODELS

__all__ = [
    "MODELS",
    "bodies",
    "burial",
    "business",
    "decals",
    "goods",
    "home",
    "mining",
    "nature",
    "prayer",
    "railway",
    "saloon",
    "street",
]
