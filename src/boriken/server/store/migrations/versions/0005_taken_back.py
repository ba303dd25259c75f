"""The log of a table tells where something was taken back."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("taken_back", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "taken_back")
