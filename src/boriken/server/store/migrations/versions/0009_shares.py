"""Players' shares in what is dealt: promised, shown, and waited for before a game begins."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("seats", sa.Column("promise", sa.String(length=64), nullable=True))
    op.add_column("seats", sa.Column("share", sa.String(length=64), nullable=True))
    op.add_column("tables", sa.Column("shares_due", sa.Float(), nullable=True))
    op.create_index("ix_tables_shares_due", "tables", ["shares_due"])


def downgrade() -> None:
    op.drop_index("ix_tables_shares_due", "tables")
    op.drop_column("tables", "shares_due")
    op.drop_column("seats", "share")
    op.drop_column("seats", "promise")
