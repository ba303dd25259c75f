"""SQL compiled once: compiling costs more than executing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from itertools import count
from typing import Any

from sqlalchemy import Connection, CursorResult, Delete, Dialect, Insert, Select, Update
from sqlalchemy.exc import DBAPIError

Convert = Callable[[Any], Any]
Values = Mapping[str, Any]
Statement = Insert | Update | Delete | Select[Any]

MOST_JOINED = 16  # writes that PostgreSQL gets as one statement: it plans each combination once for a connection
PARAMETER = re.compile(r"%\((\w+)\)s")  # in a statement for PostgreSQL's driver


class Prepared:
    """A statement with named parameters. Results come as the driver returns them, unconverted."""

    def __init__(self, statement: Statement) -> None:
        self.statement = statement
        self._compiled: dict[str, Compiled] = {}

    def run(self, connection: Connection, values: Values | Sequence[Values]) -> CursorResult[Any]:
        """Execute it with one set of values, or with each of several."""
        compiled = self.compiled_for(connection.dialect)
        if isinstance(values, Mapping):
            return connection.exec_driver_sql(compiled.text, compiled.parameters(values))
        return connection.exec_driver_sql(compiled.text, [compiled.parameters(each) for each in values])

    def compiled_for(self, dialect: Dialect) -> Compiled:
        compiled = self._compiled.get(dialect.name)
        if compiled is None:
            compiled = self._compiled[dialect.name] = Compiled(self.statement, dialect)
        return compiled


Write = tuple[Prepared, Values | Sequence[Values]]
"""A statement whose result nobody needs, and its values."""


def write_in_turn(connection: Connection, writes: Sequence[Write]) -> None:
    """Execute statements one after the other."""
    for statement, values in writes:
        statement.run(connection, values)


def write_and_commit(connection: Connection, writes: Sequence[Write]) -> None:
    """Send PostgreSQL statements and the commit at once; it answers once. If one of them fails nothing is committed.

    If the transaction has not begun and the statements are few, they are sent as one, which is a transaction by itself.
    They see what was there before all of them, so no two of them may change the same row.
    """
    driver: Any = connection.connection.driver_connection
    single = [(statement, each) for statement, values in writes for each in one_by_one(values)]
    begun = bool(driver.pgconn.transaction_status)
    with errors_of_driver(connection):
        if not begun and can_be_joined([statement for statement, _ in single]):
            write_as_one(driver, single, connection.dialect)
            return
        with driver.pipeline():
            cursor = driver.cursor()
            for statement, values in single:
                compiled = statement.compiled_for(connection.dialect)
                cursor.execute(compiled.text, compiled.parameters(values))
            cursor.execute("COMMIT")


def one_by_one(values: Values | Sequence[Values]) -> Sequence[Values]:
    return [values] if isinstance(values, Mapping) else values


def can_be_joined(statements: Sequence[Prepared]) -> bool:
    """Whether all would be carried out: a part that only reads is not, unless it is the only one."""
    writes = not any(isinstance(each.statement, Select) for each in statements)
    return len(statements) <= (MOST_JOINED if writes else 1)


def write_as_one(driver: Any, writes: Sequence[tuple[Prepared, Values]], dialect: Dialect) -> None:
    from psycopg import RawCursor

    joined = join(tuple(statement for statement, _ in writes), dialect)
    driver.autocommit = True
    try:
        RawCursor(driver).execute(joined.text, joined.parameters([values for _, values in writes]))
    finally:
        if not driver.closed:
            driver.autocommit = False


@contextmanager
def errors_of_driver(connection: Connection) -> Iterator[None]:
    """Errors of the driver become those of SQLAlchemy, as if it had executed the statement."""
    errors: Any = connection.dialect.loaded_dbapi.Error
    try:
        yield
    except errors as error:
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


@lru_cache(256)
def join(statements: tuple[Prepared, ...], dialect: Dialect) -> Joined:
    return Joined([statement.compiled_for(dialect) for statement in statements])


class Joined:
    """Statements as one of PostgreSQL. The first is carried out first, and locks what the others belong to."""

    def __init__(self, statements: Sequence[Compiled]) -> None:
        number = count(1)
        first, *others = [PARAMETER.sub(lambda _: f"${next(number)}", each.text) for each in statements]
        parts = ", ".join(f"part{index} AS ({text})" for index, text in enumerate(others))
        self.text = f"WITH {parts} {first}" if parts else first
        conversions = [dict(each.conversions) for each in statements]
        self.needed = [
            (index, name, conversions[index][name])
            for index, each in enumerate(statements)
            for name in PARAMETER.findall(each.text)
        ]

    def parameters(self, values: Sequence[Values]) -> list[Any]:
        return [
            values[index][name] if convert is None else convert(values[index][name])
            for index, name, convert in self.needed
        ]


def conversion(kind: Any, dialect: Dialect) -> Convert | None:
    """The function that turns a value into one for the driver, such as data into JSON text."""
    convert: Convert | None = kind.dialect_impl(dialect).bind_processor(dialect)
    return convert
