"""People, tables and what was done at them."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def text(name: str, *more: Any, **options: Any) -> sa.Column[str]:
    """Words; JSON too."""
    return sa.Column(name, sa.Text, *more, nullable=False, **options)


def integer(name: str, **options: Any) -> sa.Column[int]:
    """A whole number; 0 or 1 for no and yes."""
    return sa.Column(name, sa.Integer, nullable=False, **options)


def moment(name: str, **options: Any) -> sa.Column[float]:
    """Seconds: since 1970, or how many."""
    return sa.Column(name, sa.Float, nullable=False, **options)


def maybe(name: str, kind: type[Any], *more: Any, **options: Any) -> sa.Column[Any]:
    """Something that may be unknown or not apply."""
    return sa.Column(name, kind, *more, nullable=True, **options)


def of_person(on_delete: str) -> sa.ForeignKey:
    """A reference to a person."""
    return sa.ForeignKey("people.id", ondelete=on_delete)


def of_table() -> sa.ForeignKey:
    """A reference to a table, with which the row goes."""
    return sa.ForeignKey("tables.id", ondelete="CASCADE")


def upgrade() -> None:
    """Make all tables."""
    op.create_table("secrets", text("name", primary_key=True), text("value"))
    make_people()
    make_tables()
    make_results()


def make_people() -> None:
    """People, and the tokens of their programs."""
    op.create_table(
        "people",
        text("id", primary_key=True),
        text("name"),
        maybe("login", sa.Text, unique=True),
        maybe("password", sa.Text),
        moment("created"),
        moment("seen"),
        maybe("webhook", sa.Text),
        moment("counted_from", server_default="0"),
        integer("session", server_default="0"),
        text("language", server_default=""),
    )
    op.create_table(
        "tokens",
        text("hash", primary_key=True),
        text("person", of_person("CASCADE")),
        text("name"),
        moment("created"),
        maybe("used", sa.Float),
    )
    op.create_index("tokens_person", "tokens", ["person"])


def make_tables() -> None:
    """Tables, who sits at them, and what was done there."""
    op.create_table(
        "tables",
        text("id", primary_key=True),
        text("game"),
        integer("rules_version"),
        text("options"),
        text("box"),
        text("seed"),
        text("invite", unique=True),
        maybe("host", sa.Text, of_person("SET NULL")),
        maybe("clock", sa.Float),
        moment("away_after"),
        moment("back_after"),
        integer("is_open"),
        integer("is_watched"),
        maybe("daily", sa.Text),
        integer("counts"),
        maybe("rematch_of", sa.Text),
        moment("created"),
        integer("number"),
        text("status"),
        text("turn"),
        maybe("due", sa.Float),
        moment("updated"),
        maybe("finished", sa.Float),
        maybe("outcome", sa.Text),
    )
    op.create_index("tables_status_updated", "tables", ["status", "updated"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_daily", "tables", ["daily"])
    op.create_index("tables_host", "tables", ["host"])
    op.create_table(
        "seats",
        text("table", of_table()),
        integer("seat"),
        maybe("person", sa.Text, of_person("SET NULL")),
        maybe("bot", sa.Text),
        text("name"),
        maybe("kept_for", sa.Text, of_person("SET NULL")),
        maybe("seen", sa.Float),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index("seats_person", "seats", ["person"])
    op.create_index("seats_kept_for", "seats", ["kept_for"])
    op.create_table(
        "entries",
        text("table", of_table()),
        integer("number"),
        text("kind"),
        integer("seat"),
        maybe("person", sa.Text),
        text("body"),
        text("client"),
        moment("at"),
        text("events"),
        sa.PrimaryKeyConstraint("table", "number"),
        sa.UniqueConstraint("table", "seat", "client"),
    )
    op.create_index("entries_person", "entries", ["person"])


def make_results() -> None:
    """What came of the tables, and the deals of the days."""
    op.create_table(
        "results",
        text("table", of_table()),
        integer("seat"),
        text("person", of_person("CASCADE")),
        text("game"),
        text("combination"),
        text("opponents"),
        integer("is_won"),
        maybe("score", sa.Integer),
        moment("at"),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index("results_person", "results", ["person"])
    op.create_table(
        "days",
        text("day"),
        text("game"),
        text("seed"),
        text("options"),
        sa.PrimaryKeyConstraint("day", "game"),
    )
    op.create_table(
        "attempts",
        text("day"),
        text("game"),
        text("person", of_person("CASCADE")),
        text("table", of_table()),
        sa.PrimaryKeyConstraint("day", "game", "person"),
    )
    op.create_index("attempts_person", "attempts", ["person"])
    op.create_index("attempts_table", "attempts", ["table"])


def downgrade() -> None:
    """Remove all of them."""
    names = "attempts days results entries seats tables tokens people secrets"
    for name in names.split():
        op.drop_table(name)
