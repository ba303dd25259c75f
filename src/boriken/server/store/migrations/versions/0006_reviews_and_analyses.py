"""Reviews of finished games, made in parts, and analyses: positions with a tree of lines."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("simulations", sa.Integer(), nullable=True),
        sa.Column("parts", sa.Integer(), nullable=True),
        sa.Column("document", sa.JSON(), nullable=True),
        sa.Column("trouble", sa.String(length=200), nullable=True),
        sa.Column("process", sa.String(length=32), nullable=True),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_reviews_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_reviews")),
    )
    op.create_table(
        "review_parts",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("judged", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["reviews.table"], name=op.f("fk_review_parts_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_review_parts")),
    )
    op.create_table(
        "analyses",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("table", sa.String(length=16), nullable=True),
        sa.Column("at", sa.Integer(), nullable=True),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("names", sa.JSON(), nullable=False),
        sa.Column("start", sa.JSON(), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("nodes", sa.JSON(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_analyses_table"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_analyses_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_analyses")),
    )
    op.create_index(op.f("ix_analyses_person"), "analyses", ["person"])
    op.create_index(op.f("ix_analyses_table"), "analyses", ["table"])


def downgrade() -> None:
    for name in ("analyses", "review_parts", "reviews"):
        op.drop_table(name)
