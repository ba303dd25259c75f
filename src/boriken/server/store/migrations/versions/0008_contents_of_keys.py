"""A key stands for one request: what was asked with it is remembered."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("answered", sa.Column("content", sa.String(64), nullable=True))


def downgrade() -> None:
    op.drop_column("answered", "content")
