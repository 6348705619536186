"""Running processes, and the work that each has claimed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make the tables of processes and leases."""
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, primary_key=True, nullable=False),
        sa.Column("session", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    owner = sa.ForeignKey("processes.id", ondelete="CASCADE")
    op.create_table(
        "leases",
        sa.Column("name", sa.Text, primary_key=True, nullable=False),
        sa.Column("owner", sa.Text, owner, nullable=False),
    )
    op.create_index("leases_owner", "leases", ["owner"])


def downgrade() -> None:
    """Remove them."""
    op.drop_table("leases")
    op.drop_table("processes")
