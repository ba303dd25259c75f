"""Finished games in short, for statistics."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "stories",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("story", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_stories_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_stories")),
    )
    op.create_index("ix_stories_of", "stories", ["game", "players"])


def downgrade() -> None:
    op.drop_index("ix_stories_of", "stories")
    op.drop_table("stories")
