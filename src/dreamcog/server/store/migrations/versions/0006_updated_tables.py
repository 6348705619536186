"""An index of tables by when they were updated, which every process asks for every few seconds."""

from __future__ import annotations

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the index."""
    op.create_index("tables_updated", "tables", ["updated"])


def downgrade() -> None:
    """Remove it."""
    op.drop_index("tables_updated", "tables")
