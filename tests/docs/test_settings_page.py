"""The page on settings lists them all. As a script it writes the table anew."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from dreamcog.cli.server.setting_pages import settings_table
from dreamcog.cli.server.setting_sources import settings_in_force

PAGE = Path(__file__).parents[2] / "docs" / "settings.md"
TABLE = re.compile(r"^\|.*\|\n(?:\|.*\|\n)*", re.MULTILINE)


def test_the_table_of_the_page_is_that_of_the_settings() -> None:
    (found,) = TABLE.findall(PAGE.read_text("utf-8"))
    assert found == settings_table()


def test_the_example_of_a_settings_file_is_acceptable(tmp_path: Path) -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    file = tmp_path / "server.toml"
    file.write_text(example, "utf-8")
    settings = settings_in_force(file=file, environment={}).settings()
    assert settings.database == tomllib.loads(example)["database"]
    assert settings.limits["guest"] == ("100 per 1 hour",)


if __name__ == "__main__":
    PAGE.write_text(TABLE.sub("", PAGE.read_text("utf-8")) + settings_table(), "utf-8")
