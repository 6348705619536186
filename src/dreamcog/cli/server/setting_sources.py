"""Where the settings of a server come from: the command line, the environment, a file, defaults.

The first of them that names a setting decides. Every value is checked, and a refusal names its
source.
"""

from __future__ import annotations

import math
import os
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal
from urllib.parse import urlsplit

from dreamcog.cli.server.setting_table import LIMIT, PREFIX, SETTINGS, Setting, limit_settings
from dreamcog.core.refusal import Refused

if TYPE_CHECKING:
    from dreamcog.server.ops.settings import Settings

FILE_VARIABLE = PREFIX + "SETTINGS"
"""The environment variable that names the settings file."""
DAY = 24 * 3600.0
LONGEST_SHOWN = 200

Source = Literal["default", "file", "environment", "command-line"]


@dataclass(frozen=True, slots=True)
class Chosen:
    """The value of a setting that is in force, and where it comes from."""

    setting: Setting
    value: Any
    source: Source = "default"
    where: str = ""
    """The path of the file, the environment variable, or the flag."""


@dataclass(frozen=True, slots=True)
class InForce:
    """All settings that are in force, by name, and the settings file that was read."""

    chosen: Mapping[str, Chosen]
    file: Path | None

    def __getitem__(self, name: str) -> Any:
        return self.chosen[name].value

    def settings(self) -> Settings:
        """The settings of the server itself."""
        from dreamcog.server.ops.settings import Settings

        def seconds(name: str) -> float | None:
            return self[name] * DAY or None

        same = (
            "database",
            "public_url",
            "base_path",
            "thinkers",
            "webhooks",
            "metrics",
            "log_level",
            "pace",
        )
        limits = (
            *("most_connections", "most_from_one_address", "most_tables", "most_entries"),
            *("most_tokens", "request_timeout", "refusals_a_second", "wrong_passwords"),
            *("wrong_passwords_of_address", "wrong_passwords_of_login", "hints_waiting"),
            *("hints_waiting_of_address", "reviews_waiting", "reviews_waiting_of_address"),
            "reviews_waiting_of_person",
        )
        return Settings(
            **{name: self[name] for name in (*same, *limits)},
            origins=self["origin"],
            is_secure=self["secure"],
            trusted_proxies=self["trusted_proxy"],
            log_style=self["log"],
            keep_finished=seconds("keep_finished"),
            keep_abandoned=seconds("keep_abandoned"),
            keep_guest_tables=seconds("keep_guest_tables"),
            keep_guests=seconds("keep_guests"),
            compact_after=seconds("compact_after"),
            limits={
                name.removeprefix(f"{LIMIT}."): each.value
                for name, each in self.chosen.items()
                if name.startswith(f"{LIMIT}.") and each.source != "default"
            },
        )


def usual_file() -> Path:
    """The settings file that is read if none is named."""
    from platformdirs import user_config_path

    return user_config_path("dreamcog") / "server.toml"


def settings_in_force(
    given: Mapping[str, Any] | None = None,
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> InForce:
    """The settings in force: those `given` on the command line first, by name."""
    environment = os.environ if environment is None else environment
    given = given or {}
    known = {each.name: each for each in (*SETTINGS, *limit_settings())}
    require_known((name for name in given), known, "--limit", f"{LIMIT}.")
    variables = (name for name in environment if name.startswith(f"{PREFIX}{LIMIT.upper()}_"))
    require_known(variables, {each.variable for each in known.values()}, "")
    path = named_file(file, environment)
    in_file = {} if path is None else read_file(path)
    require_known(in_file, known, str(path))
    chosen = {}
    for name, setting in known.items():
        flag = f"--{LIMIT} {name.partition('.')[2]}" if "." in name else setting.flag
        if given.get(name) not in (None, [], ()):
            value = checked(setting, given[name], flag)
            if setting.is_secret and has_password(value):
                raise Refused("password-shown", source=flag, variable=setting.variable)
            chosen[name] = Chosen(setting, value, "command-line", flag)
        elif environment.get(setting.variable, "").strip():
            value = checked(setting, environment[setting.variable], setting.variable)
            chosen[name] = Chosen(setting, value, "environment", setting.variable)
        elif name in in_file:
            value = checked(setting, in_file[name], f"{path}: {name}")
            chosen[name] = Chosen(setting, value, "file", str(path))
        else:
            usual = setting.default() if callable(setting.default) else setting.default
            chosen[name] = Chosen(setting, usual)
    return InForce({**chosen, **following(chosen)}, path)


def following(chosen: Mapping[str, Chosen]) -> dict[str, Chosen]:
    """The settings that follow from the public address; refused if they are set to other values."""
    public = chosen["public_url"]
    if not public.value:
        return {}
    parts = urlsplit(public.value)
    wanted: dict[str, Any] = {"base_path": parts.path}
    if parts.scheme == "https":
        wanted["secure"] = True
    for name, value in wanted.items():
        own = chosen[name]
        if own.source != "default" and own.value != value:
            raise bad_setting(own.where, own.value, str(value).lower() or '""')
    return {
        name: replace(chosen[name], value=value, source=public.source, where=public.where)
        for name, value in wanted.items()
    }


def require_known(
    names: Iterable[str], known: Iterable[str], source: str, prefix: str = ""
) -> None:
    """Refuse a name that is no setting's."""
    known = set(known)
    for name in names:
        if name not in known:
            raise Refused("unknown-setting", source=source or name, name=name.removeprefix(prefix))


# The file.


def named_file(file: Path | None, environment: Mapping[str, str]) -> Path | None:
    """The settings file: the named one, or the usual one if it exists."""
    named = environment.get(FILE_VARIABLE, "").strip()
    if file is None and not named:
        usual = usual_file()
        return usual if usual.is_file() else None
    return file or Path(named)


def read_file(path: Path) -> dict[str, Any]:
    """The values in a settings file, by name."""
    try:
        with path.open("rb") as opened:
            found = tomllib.load(opened)
    except OSError as error:
        raise Refused("no-settings-file", file=str(path), problem=error.strerror or "") from error
    except ValueError as error:
        raise Refused("bad-settings-file", file=str(path), problem=str(error)) from error
    limits = found.pop(LIMIT, {})
    if not isinstance(limits, dict):
        raise bad_setting(f"{path}: {LIMIT}", limits, f"[{LIMIT}]")
    return {**found, **{f"{LIMIT}.{name}": value for name, value in limits.items()}}


# The values.


def checked(setting: Setting, value: Any, source: str) -> Any:
    """A value as the setting has it; refused if it is not acceptable."""
    import msgspec

    found = [value] if setting.kind is tuple and isinstance(value, str) else value
    if isinstance(found, str):
        found = found.strip()
    if setting.kind is tuple and isinstance(found, list | tuple):
        found = [part for each in found for part in parts_of(setting, each)]
    try:
        found = msgspec.convert(found, type_of(setting), strict=False)
        if isinstance(found, float) and not math.isfinite(found):
            raise ValueError(found)
        if setting.check is not None:
            several = isinstance(found, tuple)
            found = tuple(map(setting.check, found)) if several else setting.check(found)
        if "." in setting.name and len(found) != len(setting.default):
            raise ValueError(found)
    except (msgspec.ValidationError, ValueError) as error:
        raise bad_setting(source, value, setting.wanted) from error
    return found


def parts_of(setting: Setting, value: Any) -> list[Any]:
    """The single values in a text with commas, and where no value has spaces, with spaces."""
    if not isinstance(value, str):
        return [value]
    pattern = "," if "." in setting.name else r"[,\s]"
    return [part.strip() for part in re.split(pattern, value) if part.strip()]


def type_of(setting: Setting) -> Any:
    """The type to which a value is converted."""
    import msgspec

    if setting.choices:
        return Literal[setting.choices]
    if setting.kind is tuple:
        return tuple[str, ...]
    if setting.kind in (int, float):
        return Annotated[setting.kind, msgspec.Meta(ge=setting.least, le=setting.most)]
    return setting.kind


def bad_setting(source: str, value: Any, wanted: str) -> Refused:
    """The refusal of a value, without the password that may be in it."""
    text = value if isinstance(value, str) else ", ".join(map(str, as_list(value)))
    shown = without_password(text)[:LONGEST_SHOWN]
    return Refused("bad-setting", source=source, value=shown, wanted=wanted)


def has_password(url: str) -> bool:
    """Whether the address of a PostgreSQL database names a password."""
    pattern = r"postgres(ql)?://([^:]*:.+@|.*[?&]password=[^&])"
    return re.match(pattern, url, re.DOTALL) is not None


def without_password(text: str) -> str:
    """A text in which the user and password of a URL are replaced by an ellipsis."""
    from dreamcog.server.ops.logs import without_secrets

    return without_secrets(re.sub(r"://.*@", "://…@", text, flags=re.DOTALL))


def as_list(value: Any) -> list[Any]:
    """The values of a setting that may have several."""
    return list(value) if isinstance(value, list | tuple) else [value]
