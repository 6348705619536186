"""What people have used of limits, and wrong passwords, as all processes count them together."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Make the tables of counts and guesses."""
    op.create_table(
        "counts",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("ends", sa.Float, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("key", "ends"),
    )
    op.create_index("counts_ends", "counts", ["ends"])
    op.create_table(
        "guesses",
        sa.Column("key", sa.Text, primary_key=True, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("last", sa.Float, nullable=False),
    )
    op.create_index("guesses_last", "guesses", ["last"])


def downgrade() -> None:
    """Remove them."""
    op.drop_table("guesses")
    op.drop_table("counts")
