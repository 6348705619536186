"""The schema of the store, brought up to date by Alembic."""

from __future__ import annotations

from importlib import resources

from alembic import command
from alembic.config import Config


def settings(url: str) -> Config:
    """Alembic's settings for one database."""
    config = Config()
    folder = resources.files("dreamcog.server.store") / "migrations"
    config.set_main_option("script_location", str(folder))
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    return config


def upgrade(url: str) -> None:
    """Make the tables of a new database, or those that an old one lacks."""
    command.upgrade(settings(url), "head")
