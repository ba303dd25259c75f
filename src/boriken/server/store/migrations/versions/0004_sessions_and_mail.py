"""Sessions tell how and where they began, and mail goes to confirmed addresses."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

SESSIONS: dict[str, sa.types.TypeEngine[Any]] = {
    "how": sa.String(length=8),
    "agent": sa.String(length=200),
    "seen": sa.Float(),
    "proved": sa.Float(),
}


def upgrade() -> None:
    for name, kind in SESSIONS.items():
        op.add_column("sessions", sa.Column(name, kind, nullable=True))
    op.add_column("people", sa.Column("confirmed_email", sa.String(length=200), nullable=True))
    people = sa.table("people", sa.column("email"), sa.column("confirmed_email"))
    op.execute(people.update().values(confirmed_email=people.c.email))  # they have had mail until now


def downgrade() -> None:
    op.drop_column("people", "confirmed_email")
    for name in SESSIONS:
        op.drop_column("sessions", name)
