"""Numbers, classes and custom properties out of attributes, each checked before it is believed."""

from collections.abc import Mapping
from math import isfinite

from game.tiled.markup import Element
from game.tiled.problems import Place

Value = str | int | float | bool

FAR = 1_000_000.0


def number(element: Element, name: str, place: Place, least: int, most: int) -> int:
    """A whole number within bounds from an attribute that must be there."""
    text = element.attributes.get(name, "")
    if not (text.isascii() and text.lstrip("-").isdigit() and len(text) <= 12) or not least <= int(text) <= most:
        raise place.refuse(
            f"{name} of <{element.tag}> is {text[:20] or 'missing'}, not a whole number from {least} to {most}",
            "save the file again from Tiled",
        )
    return int(text)


def decimal(attributes: Mapping[str, str], name: str, place: Place, default: float = 0.0) -> float:
    """A finite number of pixels or degrees from an attribute that may be missing."""
    text = attributes.get(name)
    if text is None:
        return default
    try:
        value = float(text)
    except ValueError as error:
        raise place.refuse(f"{name} is {text[:20]}, not a number", "save the file again from Tiled") from error
    if not isfinite(value) or abs(value) > FAR:
        raise place.refuse(f"{name} is {text[:20]}, far off any map", "move the object onto the map")
    return value


def class_of(element: Element) -> str:
    """The class of an object or tile, under either of the names that Tiled has used for it."""
    return element.attributes.get("class") or element.attributes.get("type") or ""


def properties_of(element: Element, place: Place) -> dict[str, Value]:
    """The custom properties of an element, as the types they declare."""
    found: dict[str, Value] = {}
    holder = element.first("properties")
    for entry in holder.all("property") if holder is not None else ():
        name = entry.attributes.get("name", "")
        found[name] = _value(entry, name, place)
    return found


def _value(entry: Element, name: str, place: Place) -> Value:
    kind = entry.attributes.get("type", "string")
    text = entry.attributes.get("value", entry.text)
    if kind in ("string", "color", "file"):
        return text
    if kind == "bool" and text in ("true", "false"):
        return text == "true"
    if kind == "int" and text.lstrip("-").isdigit() and text.isascii() and len(text) <= 12:
        return int(text)
    if kind == "float":
        return decimal({name: text}, name, place)
    if kind in ("bool", "int"):
        raise place.refuse(
            f"property {name[:40]} is {text[:20]}, which is not of type {kind}", "enter it again in Tiled"
        )
    raise place.refuse(
        f"property {name[:40]} has the type {kind[:20]}, which maps do not use", "use text, a number or true/false"
    )
