"""Positions of tables, from which they can go on when the rules have changed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table of positions."""
    op.create_table(
        "positions",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("is_base", sa.Integer, nullable=False),
        sa.Column("truth", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "number"),
    )


def downgrade() -> None:
    """Remove it."""
    op.drop_table("positions")
