"""Sessions tell how and where they began, and mail goes to confirmed addresses."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("sessions", sa.Column("how", sa.String(length=8), nullable=True))
    op.add_column("sessions", sa.Column("agent", sa.String(length=200), nullable=True))
    op.add_column("sessions", sa.Column("seen", sa.Float(), nullable=True))
    op.add_column("sessions", sa.Column("proved", sa.Float(), nullable=True))
    op.add_column("people", sa.Column("confirmed_email", sa.String(length=200), nullable=True))
    people = sa.table("people", sa.column("email"), sa.column("confirmed_email"))
    op.execute(people.update().values(confirmed_email=people.c.email))  # they have had mail until now


def downgrade() -> None:
    op.drop_column("people", "confirmed_email")
    for name in ("how", "agent", "seen", "proved"):
        op.drop_column("sessions", name)
