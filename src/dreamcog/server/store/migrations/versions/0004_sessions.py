"""Sessions of browsers, and from which addresses people have signed in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def of_person() -> sa.Column[str]:
    """The person, with whom the row goes."""
    key = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column("person", sa.Text, key, nullable=False)


def upgrade() -> None:
    """Make the tables of sessions and sign-ins."""
    op.create_table(
        "sessions",
        sa.Column("hash", sa.Text, primary_key=True, nullable=False),
        of_person(),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("sessions_person", "sessions", ["person"])
    op.create_table(
        "sign_ins",
        of_person(),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("person", "address"),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("sign_ins")
    op.drop_table("sessions")
