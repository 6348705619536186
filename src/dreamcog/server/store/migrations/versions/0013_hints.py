"""For how many decisions of a seat a hint was asked, and how many hints have helped a result."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

MARKED = ("seats", "results")


def upgrade() -> None:
    """Count hints; so far there were none."""
    for name in MARKED:
        op.add_column(name, sa.Column("hints", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Remove the counts."""
    for name in MARKED:
        op.drop_column(name, "hints")
