"""What a board has to hold for a rule part to work: questions that parts ask of a board's tokens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.rules.zombicide.mission import Token


def missing(tokens: Sequence[Token], kind: str) -> Iterator[str]:
    """Say so if there is no token of a kind."""
    if not any(token.kind == kind for token in tokens):
        yield f"the board has no {kind}"


def missing_marker(tokens: Sequence[Token], name: str) -> Iterator[str]:
    """Say so if no marker has this name."""
    if name and not any(token.kind == "marker" and token.properties.get("name") == name for token in tokens):
        yield f"the board has no marker called {name!r}"


def missing_objectives(tokens: Sequence[Token], colours: Sequence[str]) -> Iterator[str]:
    """Say which of the colours no objective has."""
    present = [token.properties.get("colour", "red") for token in tokens if token.kind == "objective"]
    for colour in colours:
        if colour not in present:
            yield f"the board has no {colour} objective"
