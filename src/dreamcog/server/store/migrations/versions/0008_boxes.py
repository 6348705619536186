"""Boxes by their hash: tables that are played with the same box share its text."""

from __future__ import annotations

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

ON_POSTGRES = "encode(sha256(convert_to(box, 'UTF8')), 'hex')"
"""The hash of a box in PostgreSQL, for which the migration is written as SQL; SQLite has none."""


def upgrade() -> None:
    """Move the texts of boxes into a table of their own."""
    op.create_table(
        "boxes",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    if op.get_context().as_sql:
        op.execute(
            "INSERT INTO boxes (hash, content, used) "
            f"SELECT DISTINCT {ON_POSTGRES}, box, 0.0 FROM tables"
        )
        op.execute(f"UPDATE tables SET box = {ON_POSTGRES}")
    else:
        move_boxes(op.get_bind())
    op.create_index("tables_box", "tables", ["box"])


def move_boxes(connection: sa.Connection) -> None:
    """Move the texts of boxes, where the migration runs on a connection."""
    for (box,) in connection.exec_driver_sql("SELECT DISTINCT box FROM tables").fetchall():
        digest = hashlib.sha256(box.encode()).hexdigest()
        connection.exec_driver_sql("INSERT INTO boxes VALUES (?, ?, 0.0)", (digest, box))
        connection.exec_driver_sql("UPDATE tables SET box = ? WHERE box = ?", (digest, box))


def downgrade() -> None:
    """Put the texts back."""
    op.drop_index("tables_box", "tables")
    op.execute("UPDATE tables SET box = (SELECT content FROM boxes WHERE hash = tables.box)")
    op.drop_table("boxes")
