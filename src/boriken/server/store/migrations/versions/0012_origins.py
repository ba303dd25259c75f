"""Where a table was set up from: so that one address neither hides the tables of others nor fills the disk."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.String(length=16), nullable=True))
    brought = sa.text("record IS NOT NULL")
    op.create_index("ix_tables_origin", "tables", ["origin"], postgresql_where=brought, sqlite_where=brought)


def downgrade() -> None:
    op.drop_index("ix_tables_origin", "tables")
    op.drop_column("tables", "origin")
