"""Statements that every move needs, put into words once: to find the words takes longer than to carry them out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, CursorResult, Delete, Dialect, Insert, Select, Update

Convert = Callable[[Any], Any]
Values = Mapping[str, Any]
Statement = Insert | Update | Delete | Select[Any]


class Prepared:
    """A statement whose values are all named, by its columns and parameters. What it finds is as the driver tells it:
    numbers and texts, but neither data nor truth values."""

    def __init__(self, statement: Statement) -> None:
        self.statement = statement
        self._wordings: dict[str, Wording] = {}

    def run(self, connection: Connection, values: Values | Sequence[Values]) -> CursorResult[Any]:
        """Once, or for each of several."""
        wording = self._wordings.get(connection.dialect.name)
        if wording is None:
            wording = self._wordings[connection.dialect.name] = Wording(self.statement, connection.dialect)
        if isinstance(values, Mapping):
            return connection.exec_driver_sql(wording.text, wording.parameters(values))
        return connection.exec_driver_sql(wording.text, [wording.parameters(each) for each in values])


class Wording:
    """The statement as one sort of database wants it."""

    def __init__(self, statement: Statement, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self.text = str(compiled)
        self.by_position = compiled.positional
        names = compiled.positiontup or list(compiled.binds)
        self.conversions = [(name, conversion(compiled.binds[name].type, dialect)) for name in names]

    def parameters(self, values: Values) -> Any:
        if self.by_position:
            return tuple(
                [values[name] if convert is None else convert(values[name]) for name, convert in self.conversions]
            )
        return {name: values[name] if convert is None else convert(values[name]) for name, convert in self.conversions}


def conversion(kind: Any, dialect: Dialect) -> Convert | None:
    """What makes a value one that the driver knows: of data, a text of JSON."""
    convert: Convert | None = kind.dialect_impl(dialect).bind_processor(dialect)
    return convert
