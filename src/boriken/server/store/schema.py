"""The tables of the database. The list of actions is the truth about a game; the rest is about people and seats.

Times are seconds since 1970, the same on every database.
"""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

REVISION = "0012"
"""The newest migration, which leaves the tables below."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

BROUGHT = text("record IS NOT NULL")  # games that were played elsewhere

people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", String(200)),  # argon2id
    Column("language", String(8)),
    Column("email", String(200)),
    Column("webhook", String(500)),
    Column("created", Float, nullable=False),
    Column("confirmed_email", String(200)),  # the address that has answered; mail goes nowhere else
    Column("bot", Boolean, nullable=False, server_default=false()),  # the account is a program's
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),  # the SHA-256 of the token in the cookie
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Column("how", String(8)),  # guest, password, passkey, link; null: before this was noted
    Column("agent", String(200)),  # the browser, as it calls itself
    Column("seen", Float),  # about when it was last used
    Column("proved", Float),  # when the person last proved here who they are
)

links = Table(
    "links",
    metadata,
    Column("id", String(64), primary_key=True),  # the SHA-256 of the token in a personal link
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(64), primary_key=True),  # the SHA-256 of a token with which a program comes
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("scopes", String(40), nullable=False),  # such as read play
    Column("created", Float, nullable=False),
    Column("used", Float),  # about when it was last used
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),  # the longest allowed is 1,023 bytes
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),  # when the newest challenge it has answered was made; 0: never
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("status", String(12), nullable=False),  # gathering, playing, over
    Column("private", Boolean, nullable=False),
    Column("pace", String(8), nullable=False),  # live, turns
    Column("days_per_turn", Integer),
    Column("rated", Boolean, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("invitation", String(40), nullable=False),
    Column("dealer_key", LargeBinary, nullable=False),
    Column("version", Integer, nullable=False),  # the number of the last change
    Column("game_version", Integer, nullable=False),  # the number of the last change of the game itself
    Column("rewinds", Integer, nullable=False),  # how often actions were taken back
    Column("actor", Integer),  # the seat to decide
    Column("turn_since", Float),
    Column("redealt", JSON),  # pairs: a number of actions, and the deal that came next because others were taken back
    Column("taken_back", JSON),  # the last decisions that were taken back: by whom, after how many actions, how often
    Column("undo", JSON),  # a request to take back that waits for answers
    Column("rematch", String(16)),
    Column("record", Text),  # of a game that was played elsewhere
    Column("process", String(32)),  # the server process that made the last change, and lets the bot decide
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("ended", Float),
    Column("shares_due", Float),  # all seats are taken: until then the start waits for the shares that were promised
    Column("origin", String(16)),  # a keyed digest of the address it was set up from; null: not known, or long ago
    Index("ix_tables_status", "status", "changed"),
    Index("ix_tables_origin", "origin", postgresql_where=BROUGHT, sqlite_where=BROUGHT),
    Index("ix_tables_shares_due", "shares_due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id"), index=True),
    Column("name", String(40)),
    Column("level", String(40)),  # of the bot that plays here, for itself or for an absent person
    Column("seconds", Float, nullable=False),  # thought so far
    Column("first_person", String(16)),  # sat here when the game began; before, asked for a rematch
    Column("program", Boolean, nullable=False, server_default=false()),  # the person here is a program
    Column("promise", String(64)),  # the SHA-256 of the share that whoever sat down brings into what is dealt
    Column("share", String(64)),  # 32 random bytes, shown when all seats are taken
)

actions = Table(
    "actions",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # counted from 0
    Column("text", String(80), nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

changes = Table(
    "changes",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(12), nullable=False),  # game, table, chat
    Column("data", JSON, nullable=False),
    Column("at", Float, nullable=False),
)

answered = Table(
    "answered",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(16), primary_key=True),
    Column("key", String(80), primary_key=True),  # one request of a kind, however often it is sent: a SHA-256 of both
    Column("at", Float, nullable=False),
    Column("content", String(64)),  # the SHA-256 of what was asked; null: before this was noted
)

presence = Table(
    "presence",
    metadata,
    Column("process", String(32), primary_key=True),
    Column("table", String(16), primary_key=True),
    Column("person", String(16), primary_key=True),
    Column("seen", Float, nullable=False),
    Index("ix_presence_table", "table"),
)

results = Table(
    "results",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id"), index=True),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

stories = Table(
    "stories",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("story", JSON, nullable=False),
    Index("ix_stories_of", "game", "players"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", String(60), primary_key=True),  # a person's id, or bot:LEVEL
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("turn", Integer, nullable=False),  # the version at which it became their turn
    Column("since", Integer, nullable=False),  # the number of actions they had seen by then
    Column("way", String(8), nullable=False),  # mail, webhook
    Column("due", Float),  # null when finished
    Column("tries", Integer, nullable=False),
    Column("trouble", String(200)),
    UniqueConstraint("person", "table", "turn", "way"),
    Index("ix_outbox_due", "due"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(16), nullable=False),  # asked for it, and thinking for it counts as theirs
    Column("seed", BigInteger, nullable=False),
    Column("simulations", Integer),  # for each decision; null: as many as fit
    Column("parts", Integer),  # how many there are; null: not counted yet
    Column("document", JSON(none_as_null=True)),  # the whole review, once all its parts are made
    Column("trouble", String(200)),  # why it cannot be made
    Column("process", String(32)),  # the server process that has it made
    Column("asked", Float, nullable=False),
)

review_parts = Table(
    "review_parts",
    metadata,
    Column("table", ForeignKey("reviews.table", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("judged", JSON, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), index=True),  # the game it belongs to, if it does
    Column("at", Integer),  # the number of actions there
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("names", JSON, nullable=False),
    Column("start", JSON, nullable=False),  # the state part of a position
    Column("seed", BigInteger, nullable=False),  # of the dealer
    Column("nodes", JSON, nullable=False),  # the tree: see boriken.server.analyses.tree
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
)

puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(60), primary_key=True),
    Column("right", Boolean, nullable=False),  # the first answer
    Column("at", Float, nullable=False),
)

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("player", String(80), primary_key=True),  # a person's id, or puzzle:NAME
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("answered", Integer, nullable=False),  # by the person, or by all persons
    Column("right", Integer, nullable=False),  # of these answers
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),  # such as cookies, for the key that signs them
    Column("value", LargeBinary, nullable=False),
)
