"""The lesson that a table began with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the name of the lesson; tables so far have none."""
    op.add_column("tables", sa.Column("lesson", sa.Text, nullable=True))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("tables", "lesson")
