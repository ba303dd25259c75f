"""Data held against the descriptions in `border` of the core and the games: every key, and every value."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NewType,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from boriken.core import border as core
from boriken.core import registry


def border_of(game: str) -> ModuleType | None:
    """The descriptions beside a game's title; a game from elsewhere may go without."""
    folder = type(registry.title(game)).__module__.rpartition(".")[0]
    return import_module(f"{folder}.border") if find_spec(f"{folder}.border") else None


class Border:
    """The descriptions of one game."""

    def __init__(self, module: ModuleType) -> None:
        self.module = module
        self.questions = get_type_hints(module.Questions)
        self.events = get_type_hints(module.Events)
        self.refusals = get_type_hints(module.Refusals)

    def faults(self, described: Any, value: object, where: str) -> Iterator[str]:
        """A sentence for everything that is not as it is described."""
        if described is core.QuestionKind:
            if value not in self.questions:
                yield f"{where} is no kind of question: {value!r}"
        elif described is core.Question:
            yield from self.question_faults(value, where)
        elif isinstance(described, NewType):
            yield from self.faults(described.__supertype__, value, where)
        elif is_typeddict(described):
            yield from self.table_faults(keys_of(described), value, where)
        elif get_origin(described) is None:
            if type(value) is not (NoneType if described is None else described):
                yield f"{where} should be {described}: {value!r}"
        else:
            yield from self.generic_faults(described, value, where)

    def generic_faults(self, described: Any, value: object, where: str) -> Iterator[str]:
        origin, inner = get_origin(described), get_args(described)
        if origin is Literal:
            if not any(type(value) is type(each) and value == each for each in inner):
                yield f"{where} should be one of {inner}: {value!r}"
        elif origin in (Union, UnionType):
            others = [each for each in inner if each is not NoneType]
            if len(others) == 1 and value is not None:
                yield from self.faults(others[0], value, where)
            elif all(any(True for _ in self.faults(each, value, where)) for each in inner):
                yield f"{where} should be {described}: {value!r}"
        elif origin is Annotated and isinstance(inner[1], core.OneOf):
            if value not in inner[1].names:
                yield f"{where} should be one of {inner[1].names}: {value!r}"
        elif origin is Annotated:
            yield from self.faults(inner[0], value, where)
            names = names_in(get_args(inner[0])[0])
            if isinstance(value, dict) and core.EVERY_KEY in inner and set(value) != set(names):
                yield f"{where} should have every key of {names}: {list(value)}"
        elif origin is tuple:
            yield from self.list_faults(list(inner), value, where)
        elif type(value) is not origin:
            yield f"{where} should be {described}: {value!r}"
        elif isinstance(value, dict):
            for key, each in value.items():
                yield from self.faults(inner[0], key, f"{where}: key")
                yield from self.faults(inner[1], each, f"{where}.{key}")
        elif isinstance(value, list):
            yield from self.list_faults([inner[0]] * len(value), value, where)

    def list_faults(self, described: list[Any], value: object, where: str) -> Iterator[str]:
        if not isinstance(value, list) or len(value) != len(described):
            yield f"{where} should be a list of {len(described)}: {value!r}"
            return
        for number, (each, item) in enumerate(zip(described, value, strict=True)):
            yield from self.faults(each, item, f"{where}[{number}]")

    def table_faults(self, keys: Mapping[str, Any], value: object, where: str) -> Iterator[str]:
        if not isinstance(value, dict):
            yield f"{where} should be a table: {value!r}"
            return
        for key in value.keys() - keys.keys():
            yield f"{where} has {key!r}, which is not described"
        for key, described in keys.items():
            optional = get_origin(described) is NotRequired
            if key in value:
                yield from self.faults(get_args(described)[0] if optional else described, value[key], f"{where}.{key}")
            elif not optional:
                yield f"{where} lacks {key!r}"

    # By kind

    def question_faults(self, value: object, where: str) -> Iterator[str]:
        yield from self.kind_faults(value, core.Asked, self.questions, where)

    def event_faults(self, value: object, where: str) -> Iterator[str]:
        yield from self.kind_faults(value, core.LogEntry, self.events, where)

    def kind_faults(self, value: object, common: Any, kinds: Mapping[str, Any], where: str) -> Iterator[str]:
        kind = str(value.get("kind")) if isinstance(value, dict) else ""
        if kind not in kinds:
            yield f"{where} is of no kind that is described: {value!r}"
        else:
            yield from self.table_faults({**keys_of(common), **keys_of(kinds[kind])}, value, f"{where} {kind}")

    def refusal_faults(self, value: Any, where: str) -> Iterator[str]:
        yield from self.faults(core.Refused, value, where)
        if value["code"] not in self.refusals:
            yield f"{where} has a code that is not described: {value['code']}"
        else:
            where = f"{where} {value['code']}"
            yield from self.table_faults(keys_of(self.refusals[value["code"]]), value["parameters"], where)


@cache
def keys_of(described: Any) -> Mapping[str, Any]:
    """The keys of a table with their types; those that may be left out are marked."""
    return get_type_hints(described, include_extras=True)


def names_in(described: Any) -> list[str]:
    """All texts that a type of names allows."""
    if get_origin(described) is Literal:
        return [str(name) for name in get_args(described)]
    if get_origin(described) is Annotated:
        return list(get_args(described)[1].names)
    return [name for each in get_args(described) for name in names_in(each)]
