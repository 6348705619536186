"""Snapshots of tables: a table is opened, and looked back at, without replaying all its entries."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

SAID = sa.text("kind = 'say'")


def upgrade() -> None:
    """Add the rest of a table's state to its positions, and to entries what they undid."""
    op.add_column("positions", sa.Column("state", sa.Text, nullable=True))
    op.add_column("positions", sa.Column("is_kept", sa.Integer, nullable=False, server_default="0"))
    op.add_column("entries", sa.Column("undone", sa.Text, nullable=True))
    op.create_index(
        "entries_said", "entries", ["table", "number"], sqlite_where=SAID, postgresql_where=SAID
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_index("entries_said", "entries")
    op.drop_column("entries", "undone")
    op.drop_column("positions", "is_kept")
    op.drop_column("positions", "state")
