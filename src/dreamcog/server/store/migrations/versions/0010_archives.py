"""Archives: the moves of tables that are over, compressed, one row a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make the table of archives."""
    op.create_table(
        "archives",
        sa.Column(
            "table", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("moves", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Remove it. The moves in it would be lost, so it has to be empty."""
    op.execute("CREATE TEMPORARY TABLE no_archives (held INTEGER CHECK (held = 0))")
    op.execute("INSERT INTO no_archives SELECT count(*) FROM archives WHERE moves <> ''")
    op.execute("DROP TABLE no_archives")
    op.drop_table("archives")
