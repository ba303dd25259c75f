"""Settings of a server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

DATABASE_FILE = "boriken.sqlite"
MAIL_PORT = 587
FOR_HOME, FOR_CLUB, FOR_INTERNET = AUDIENCES = ("home", "club", "internet")
LIVE_DELAY, TURNS_DELAY = 60, 300


@dataclass(frozen=True, slots=True)
class Mail:
    """The mail server that sends messages; without a host no mail is sent."""

    host: str = ""
    port: int = MAIL_PORT
    user: str = ""
    password: str = field(default="", repr=False)
    sender: str = ""
    starttls: bool = True


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a server needs to know when it starts."""

    data: Path
    database: str = ""
    """A URL such as postgresql://club@localhost/boriken; empty: a file in the data folder."""
    host: str = "127.0.0.1"
    port: int = 8000
    address: str = ""
    """The public address of the server, for links in messages; empty: host and port."""
    secure_cookies: bool = False
    """Send cookies over https only: for a server behind an https proxy."""
    thinkers: int = 1
    """The number of worker processes in which bots think."""
    limits: bool = True
    """Apply rate limits; off for load tests."""
    audience: str = FOR_INTERNET
    """The people it is for, who share addresses more or less: home, club, internet."""
    gigabytes: float | None = None
    """The most that the database may hold; None: as usual for the audience."""
    log_json: bool = False
    """Log in JSON, with every request."""
    verbose: bool = False
    """Log every request."""
    mail: Mail = Mail()
    live_delay: float = LIVE_DELAY
    """Seconds before an absent person is notified that a live table waits for them."""
    turns_delay: float = TURNS_DELAY
    """The same at a turn-based table: people who move at once need no message."""

    @property
    def database_file(self) -> Path:
        """The database file, if no other database is named."""
        return self.data / DATABASE_FILE

    @property
    def database_url(self) -> str:
        if not self.database:
            return f"sqlite:///{self.database_file}"
        scheme, separator, rest = self.database.partition("://")
        if scheme in ("postgresql", "postgres"):
            scheme = "postgresql+psycopg"
        return f"{scheme}{separator}{rest}"

    @property
    def public_address(self) -> str:
        return self.address.rstrip("/") or f"http://{self.host}:{self.port}"
