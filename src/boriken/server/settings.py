"""How a server is set up."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

DATABASE_FILE = "boriken.sqlite"
MAIL_PORT = 587
LIVE_DELAY, TURNS_DELAY = 60, 300


@dataclass(frozen=True, slots=True)
class Mail:
    """The mail server that carries messages; without a host no mail is sent."""

    host: str = ""
    port: int = MAIL_PORT
    user: str = ""
    password: str = field(default="", repr=False)
    sender: str = ""
    starttls: bool = True


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a server needs to know at its start."""

    data: Path
    database: str = ""
    """A URL such as postgresql://club@localhost/boriken; empty: a file in the data folder."""
    host: str = "127.0.0.1"
    port: int = 8000
    address: str = ""
    """Where people find the server, for links in messages; empty: host and port."""
    secure_cookies: bool = False
    """Send cookies over https only: right behind a proxy that speaks https."""
    thinkers: int = 1
    """Processes in which bots think."""
    limits: bool = True
    """Hold back who asks for too much; off for load tests on loopback."""
    log_json: bool = False
    verbose: bool = False
    """Say every request in the log; in JSON they are all there anyway."""
    """Log lines for programs instead of people."""
    mail: Mail = Mail()
    live_delay: float = LIVE_DELAY
    """Seconds before somebody who is not looking is told that a live table waits."""
    turns_delay: float = TURNS_DELAY
    """The same at a table by turns: who moves at once need not be told."""

    @property
    def database_file(self) -> Path:
        """What is used where no other database is named."""
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
