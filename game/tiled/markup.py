"""Reads XML from strangers: bounded in size, depth and number of elements, and without any document type or entity."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from xml.parsers import expat

from game.tiled.problems import Place

MAX_BYTES = 2 * 1024 * 1024
MAX_ELEMENTS = 20_000
MAX_DEPTH = 16
MAX_ATTRIBUTES = 64


@dataclass(slots=True)
class Element:
    """An XML element with its attributes, children and text."""

    tag: str
    attributes: dict[str, str]
    children: list["Element"] = field(default_factory=list)
    text: str = ""

    def all(self, tag: str) -> Iterator["Element"]:
        """The children of one kind."""
        return (child for child in self.children if child.tag == tag)

    def first(self, tag: str) -> "Element | None":
        """The first child of one kind, if there is any."""
        return next(self.all(tag), None)


def read_bytes(path: Path, place: Place, limit: int = MAX_BYTES) -> bytes:
    """A regular file's content, unless it is larger than the limit."""
    try:
        if not path.is_file():
            raise place.refuse("there is no such file", "check the path")
        with path.open("rb") as file:
            data = file.read(limit + 1)
    except OSError as error:
        raise place.refuse(
            f"the file cannot be read ({error.strerror})", "check that it is there and readable"
        ) from error
    if len(data) > limit:
        raise place.refuse(
            f"the file is larger than {limit // 1024} kB", "a board is far smaller; save it again from Tiled"
        )
    return data


def read_xml(path: Path, place: Place, root: str) -> Element:
    """The tree of an XML file whose outermost element has to be `root`."""
    data = read_bytes(path, place)
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise place.refuse("the file is not UTF-8 text", "save it again from Tiled, which writes UTF-8") from error
    tree = _Builder(place).parse(data)
    if tree.tag != root:
        raise place.refuse(f"the file holds a <{tree.tag[:40]}>, not a <{root}>", "pick the right file")
    return tree


class _Builder:
    """Collects elements from the parser and stops it at the first forbidden or excessive thing."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._open: list[Element] = []
        self._texts: list[list[str]] = []
        self._root: Element | None = None
        self._count = 0

    def parse(self, data: bytes) -> Element:
        parser = expat.ParserCreate("UTF-8")
        parser.buffer_text = True
        parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)
        parser.StartDoctypeDeclHandler = self._doctype
        parser.ProcessingInstructionHandler = self._instruction
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._characters
        try:
            parser.Parse(data, True)
        except expat.ExpatError as error:
            reason = expat.errors.messages[error.code]
            raise self._place.refuse(
                f"line {error.lineno} is not valid XML ({reason})", "save the file again from Tiled"
            ) from error
        if self._root is None:
            raise self._place.refuse("the file is empty", "save it again from Tiled")
        return self._root

    def _doctype(self, *_: object) -> None:
        raise self._place.refuse(
            "the file declares a document type or entities", "maps need none; remove the <!DOCTYPE>"
        )

    def _instruction(self, target: str, _: str) -> None:
        raise self._place.refuse(f"the file has a processing instruction <?{target[:20]}", "maps need none; remove it")

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self._count += 1
        if self._count > MAX_ELEMENTS:
            raise self._place.refuse(
                f"the file has more than {MAX_ELEMENTS} elements", "split the map or remove objects"
            )
        if len(self._open) == MAX_DEPTH:
            raise self._place.refuse(
                f"elements are nested more than {MAX_DEPTH} deep", "save the file again from Tiled"
            )
        if len(attributes) > MAX_ATTRIBUTES:
            raise self._place.refuse(f"<{tag[:40]}> has {len(attributes)} attributes", "save the file again from Tiled")
        element = Element(tag, attributes)
        if self._open:
            self._open[-1].children.append(element)
        else:
            self._root = element
        self._open.append(element)
        self._texts.append([])

    def _end(self, _: str) -> None:
        self._open.pop().text = "".join(self._texts.pop())

    def _characters(self, text: str) -> None:
        self._texts[-1].append(text)
