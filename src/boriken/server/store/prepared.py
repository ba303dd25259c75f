"""SQL compiled once: compiling costs more than executing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, CursorResult, Delete, Dialect, Insert, Select, Update
from sqlalchemy.exc import DBAPIError

Convert = Callable[[Any], Any]
Values = Mapping[str, Any]
Statement = Insert | Update | Delete | Select[Any]


class Prepared:
    """A statement with named parameters. Results come as the driver returns them, unconverted."""

    def __init__(self, statement: Statement) -> None:
        self.statement = statement
        self._compiled: dict[str, Compiled] = {}

    def run(self, connection: Connection, values: Values | Sequence[Values]) -> CursorResult[Any]:
        """Execute it with one set of values, or with each of several."""
        compiled = self._compiled.get(connection.dialect.name)
        if compiled is None:
            compiled = self._compiled[connection.dialect.name] = Compiled(self.statement, connection.dialect)
        if isinstance(values, Mapping):
            return connection.exec_driver_sql(compiled.text, compiled.parameters(values))
        return connection.exec_driver_sql(compiled.text, [compiled.parameters(each) for each in values])


Write = tuple[Prepared, Values | Sequence[Values]]
"""A statement whose result nobody needs, and its values."""


def write_together(connection: Connection, writes: Sequence[Write], commit: bool = False) -> None:
    """Execute statements in their order. PostgreSQL gets all of them at once, and answers once.

    It can be told to commit with them; if one of them fails it does not.
    """
    with pipeline(connection):
        for statement, values in writes:
            statement.run(connection, values)
        if commit:
            connection.exec_driver_sql("COMMIT")


@contextmanager
def pipeline(connection: Connection) -> Iterator[None]:
    driver: Any = connection.connection.driver_connection
    if not hasattr(driver, "pipeline"):
        yield
        return
    errors: Any = connection.dialect.loaded_dbapi.Error
    try:
        with driver.pipeline():
            yield
    except errors as error:  # from a statement whose answer SQLAlchemy has not waited for
        raise DBAPIError.instance(
            None, None, error, errors, hide_parameters=True, dialect=connection.dialect
        ) from error


class Compiled:
    """The statement in the dialect of one kind of database."""

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
    """The function that turns a value into one for the driver, such as data into JSON text."""
    convert: Convert | None = kind.dialect_impl(dialect).bind_processor(dialect)
    return convert
