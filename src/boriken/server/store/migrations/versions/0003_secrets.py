"""The table of the server's secrets gets its name."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    move("keepsakes", "secrets")


def downgrade() -> None:
    move("secrets", "keepsakes")


def move(old: str, new: str) -> None:
    """Copy the rows: with a mere renaming, constraints would keep their old names."""
    op.create_table(
        new,
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f(f"pk_{new}")),
    )
    source, target = (sa.table(table, sa.column("name"), sa.column("value")) for table in (old, new))
    op.execute(target.insert().from_select(["name", "value"], sa.select(source)))
    op.drop_table(old)
