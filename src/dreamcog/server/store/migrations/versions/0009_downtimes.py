"""When the server was last alive, and when it was not: clocks stand meanwhile."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "heartbeats",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "downtimes",
        sa.Column("began", sa.Float, primary_key=True),
        sa.Column("ended", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("downtimes")
    op.drop_table("heartbeats")
