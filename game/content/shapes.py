"""Turns tables of a content file into models, and what pydantic refuses into problems an author can act on."""

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, TypeVar, get_args

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from game.content.source import KeyPath, Problem, Source

_Model = TypeVar("_Model", bound=BaseModel)

_Explain = Callable[[ErrorDetails], tuple[str, str]]

_EXPLAIN: dict[str, _Explain] = {
    "missing": lambda error: ("is missing", "add it"),
    "int_type": lambda error: (f"must be a whole number, found {_found(error)}", "write digits without quotes"),
    "bool_type": lambda error: (f"must be true or false, found {_found(error)}", "write true or false"),
    "string_type": lambda error: (f"must be text, found {_found(error)}", "put it in quotes"),
    "tuple_type": lambda error: (f"must be a list, found {_found(error)}", "put it in square brackets"),
    "model_type": lambda error: (f"must be a table, found {_found(error)}", "write { key = value, ... }"),
    "mapping_type": lambda error: (f"must be a table, found {_found(error)}", "write { key = value, ... }"),
    "greater_than_equal": lambda error: (f"must be at least {_limit(error, 'ge')}, found {_found(error)}", "raise it"),
    "less_than_equal": lambda error: (f"must be at most {_limit(error, 'le')}, found {_found(error)}", "lower it"),
    "literal_error": lambda error: (f"must be {_limit(error, 'expected')}, found {_found(error)}", "use one of these"),
    "string_pattern_mismatch": lambda error: (f"is not written well, found {_found(error)}", _WRITING),
    "string_too_short": lambda error: ("is empty", "write the text"),
    "too_short": lambda error: (f"needs at least {_limit(error, 'min_length')} entries", "add what is missing"),
    "too_long": lambda error: (f"takes at most {_limit(error, 'max_length')} entries", "remove what is too much"),
}

_WRITING = "ids are lower-case letters, digits and _; texts neither begin nor end with a space"


def build(source: Source, path: KeyPath, model: type[_Model], given: dict[str, Any]) -> _Model | list[Problem]:
    """Make a model of the table at a path; `given` are fields that its place in the file decides."""
    table: Any = source.data
    for part in path:
        table = table[part]
    if not isinstance(table, dict):
        return [source.problem(path, f"must be a table, found {table!r}", "write [its_id] and its keys below")]
    taken = [key for key in given if key in table]
    if taken:
        return [source.problem((*path, key), "is given by the table's own name", "remove it") for key in taken]
    try:
        return model.model_validate({key: _frozen(value) for key, value in table.items()} | given)
    except ValidationError as refused:
        return [_problem(source, path, model, error, given) for error in refused.errors(include_url=False)]


def _problem(
    source: Source, path: KeyPath, model: type[BaseModel], error: ErrorDetails, given: dict[str, Any]
) -> Problem:
    loc = error["loc"]
    if error["type"] == "extra_forbidden":
        return source.problem((*path, *loc), "is not a known key", _spelling(str(loc[-1]), _keys_at(model, loc[:-1])))
    explain = _EXPLAIN.get(error["type"], _repeat)
    place = () if loc and loc[0] in given else loc
    return source.problem((*path, *place), *explain(error))


def _keys_at(model: type[BaseModel], path: KeyPath) -> list[str]:
    for part in path:
        fields = {field.alias or name: field for name, field in model.model_fields.items()}
        if part in fields:
            model = _model_in(fields[str(part)].annotation) or model
    return [field.alias or name for name, field in model.model_fields.items()]


def _model_in(annotation: Any) -> type[BaseModel] | None:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return annotation
    return next((model for inner in get_args(annotation) if (model := _model_in(inner))), None)


def _repeat(error: ErrorDetails) -> tuple[str, str]:
    return error["msg"], "correct the value"


def _frozen(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_frozen(entry) for entry in value)
    if isinstance(value, dict):
        return {key: _frozen(entry) for key, entry in value.items()}
    return value


def _found(error: ErrorDetails) -> str:
    text = repr(list(error["input"]) if isinstance(error["input"], tuple) else error["input"])
    return text if len(text) <= 40 else f"{text[:37]}..."


def _limit(error: ErrorDetails, name: str) -> str:
    return str(error.get("ctx", {}).get(name, ""))


def _spelling(key: str, known: list[str]) -> str:
    near = get_close_matches(key, known, n=1)
    return f"did you mean {near[0]!r}?" if near else "remove it"
