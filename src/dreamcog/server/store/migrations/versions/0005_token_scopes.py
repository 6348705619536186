"""What a token may do, and when it expires."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

YEAR = 365 * 24 * 3600


def upgrade() -> None:
    """Add scope and end; tokens so far may do everything, for another year."""
    op.add_column("tokens", sa.Column("scope", sa.Text, nullable=False, server_default="read"))
    op.add_column("tokens", sa.Column("ends", sa.Float, nullable=False, server_default="0"))
    op.execute(f"UPDATE tokens SET scope = 'manage', ends = {int(time.time()) + YEAR}")


def downgrade() -> None:
    """Remove them."""
    op.drop_column("tokens", "ends")
    op.drop_column("tokens", "scope")
