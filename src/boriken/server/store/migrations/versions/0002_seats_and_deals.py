"""The person who sat on each seat when a game began, and deals that were taken back."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("seats", sa.Column("first_person", sa.String(length=16), nullable=True))
    op.add_column("tables", sa.Column("redealt", sa.JSON(), nullable=True))
    seats = sa.table("seats", *(sa.column(name) for name in ("table", "person", "first_person")))
    tables = sa.table("tables", sa.column("id"), sa.column("status"))
    begun = sa.select(tables.c.id).where(tables.c.status != "gathering")
    op.execute(seats.update().where(seats.c.table.in_(begun)).values(first_person=seats.c.person))


def downgrade() -> None:
    op.drop_column("tables", "redealt")
    op.drop_column("seats", "first_person")
