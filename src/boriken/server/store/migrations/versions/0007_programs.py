"""Programs have tokens, and accounts that are theirs are marked."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("people", sa.Column("bot", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("seats", sa.Column("program", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("scopes", sa.String(length=40), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_tokens_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tokens")),
    )
    op.create_index(op.f("ix_tokens_person"), "tokens", ["person"])


def downgrade() -> None:
    op.drop_table("tokens")
    op.drop_column("seats", "program")
    op.drop_column("people", "bot")
