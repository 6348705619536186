"""The settings as they are shown: those in force with their sources, and the table in the docs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from dreamcog.cli.server.setting_sources import Chosen, InForce, without_password
from dreamcog.cli.server.setting_table import LIMIT, SETTINGS, Setting, limit_settings
from dreamcog.i18n.texts import Texts


def settings_lines(texts: Texts, found: InForce) -> Iterator[str]:
    """The settings in force as a settings file, without passwords; comments tell the sources."""
    if found.file is None:
        yield f"# {texts.say('settings-no-file')}"
    else:
        yield f"# {texts.say('settings-file', file=str(found.file))}"
    is_in_table = False
    for name, chosen in found.chosen.items():
        if name.startswith(f"{LIMIT}.") and not is_in_table:
            is_in_table = True
            yield f"\n[{LIMIT}]"
        key = name.removeprefix(f"{LIMIT}.")
        value = shown(chosen)
        line = f"# {key} =" if value is None else f"{key} = {value}"
        yield f"{line}  # {source_of(texts, chosen)}"


def shown(chosen: Chosen) -> str | None:
    """A value as TOML, without a password; None if there is no value."""
    value = chosen.value
    if value is None:
        return None
    if chosen.setting.is_secret:
        value = without_password(str(value))
    return toml_of(value)


def toml_of(value: Any) -> str:
    """A value as it is written in a settings file."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return json.dumps(list(value) if isinstance(value, tuple) else value, ensure_ascii=False)


def source_of(texts: Texts, chosen: Chosen) -> str:
    """Where a value comes from, in words."""
    if chosen.source == "file":
        return texts.say("settings-from-file", where=chosen.where)
    if chosen.source == "environment":
        return texts.say("settings-from-environment", where=chosen.where)
    if chosen.source == "command-line":
        return texts.say("settings-from-command-line", where=chosen.where)
    return texts.say("settings-from-default")


# The page in the docs.


def settings_table() -> str:
    """All settings as a Markdown table."""
    lines = ["| In the file | Flag | Variable | Default | What it is |", "|---|---|---|---|---|"]
    for each in (*SETTINGS, *limit_settings()):
        lines.append(f"| {' | '.join(cells(each))} |")
    return "\n".join(lines) + "\n"


def cells(setting: Setting) -> Iterator[str]:
    """The cells of a setting's row."""
    is_limit = "." in setting.name
    flag = f"--{LIMIT} {setting.name.partition('.')[2]}=…" if is_limit else setting.flag
    yield f"`{setting.name}`"
    yield f"`{flag}`"
    yield f"`{setting.variable}`"
    usual = setting.default
    yield "" if usual in (None, (), "") or callable(usual) else f"`{toml_of(usual)}`"
    choices = f" One of {', '.join(f'`{each}`' for each in setting.choices)}."
    yield setting.about.replace("|", "\\|") + (choices if setting.choices else "")
