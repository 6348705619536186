"""Why bots moved, reviews of games, and tables that begin from another game or from a file."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Make the tables; no table so far begins from another game or from a file."""
    op.add_column("tables", sa.Column("again_of", sa.Text, nullable=True))
    op.add_column(
        "tables", sa.Column("is_uploaded", sa.Integer, nullable=False, server_default="0")
    )
    op.create_table(
        "reasons",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("kept", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "number"),
    )
    op.create_table(
        "reviews",
        sa.Column(
            "table", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("entries", sa.Text, nullable=False),
        sa.Column("told", sa.Text, nullable=True),
        sa.Column("refused", sa.Text, nullable=True),
    )
    op.create_index("reviews_status", "reviews", ["status", "asked"])
    op.create_index("reviews_person", "reviews", ["person"])


def downgrade() -> None:
    """Remove them."""
    op.drop_table("reviews")
    op.drop_table("reasons")
    op.drop_column("tables", "is_uploaded")
    op.drop_column("tables", "again_of")
