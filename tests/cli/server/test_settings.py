"""The settings of a server: by command line, environment and file, each with its source."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from cli.server.serve_process import ENGLISH, served_by
from dreamcog.cli.main import build_app
from dreamcog.cli.server import setting_sources
from dreamcog.cli.server.setting_sources import settings_in_force
from dreamcog.cli.server.setting_table import SETTINGS, limit_settings
from dreamcog.core.refusal import Refused
from dreamcog.server.ops.rate_limits import ABOUT, LIMITS
from dreamcog.server.ops.settings import Settings

SECRET = "hunter2"


def run(*args: str, env: Mapping[str, str] | None = None) -> Any:
    everything = {**ENGLISH, **(env or {})}
    return CliRunner().invoke(build_app(), ["serve", "--no-browser", *args], env=everything)


def written(folder: Path, text: str) -> Path:
    file = folder / "server.toml"
    file.write_text(text, "utf-8")
    return file


def in_force(**sources: Any) -> setting_sources.InForce:
    return settings_in_force(**{"environment": {}, **sources})


# Precedence.


def test_command_line_then_environment_then_file_then_default(tmp_path: Path) -> None:
    file = written(tmp_path, 'port = 1\nthinkers = 2\nlog = "json"\n[limit]\nchat = "1/hour"\n')
    environment = {"DREAMCOG_PORT": "3", "DREAMCOG_THINKERS": "4", "DREAMCOG_PACE": " "}
    found = in_force(given={"port": "5"}, environment=environment, file=file).chosen
    told = {name: (each.value, each.source, each.where) for name, each in found.items()}
    assert told["port"] == (5, "command-line", "--port")
    assert told["thinkers"] == (4, "environment", "DREAMCOG_THINKERS")
    assert told["log"] == ("json", "file", str(file))
    assert told["limit.chat"] == (("1/hour",), "file", str(file))
    assert told["pace"] == (1.0, "default", "")


def test_every_setting_has_every_source(tmp_path: Path) -> None:
    samples = {int: 7, float: 7.5, bool: True}
    texts = {
        "bot_programs": "clever=node a.mjs",
        "metrics_address": "[::1]:1",
        "public_url": "https://x.example/y",
        "base_path": "/x",
        "origin": "https://x.example",
        "trusted_proxy": "10.0.0.1",
        "host": "::1",
        "database": "sqlite:///x",
    }
    for setting in (*SETTINGS, *limit_settings()):
        sample = samples.get(setting.kind, texts.get(setting.name))
        if setting.choices:
            sample = setting.choices[-1]
        if "." in setting.name:
            sample = ", ".join(["7 per 1 hour"] * len(setting.default))
        assert sample is not None, setting.name
        key, text = setting.name, f"{sample}".lower()
        line = f"{key} = {text if setting.kind in samples else repr(sample)}"
        by_file = in_force(file=written(tmp_path, line))
        by_environment = in_force(environment={setting.variable: text})
        by_command_line = in_force(given={key: text})
        assert by_file[key] == by_environment[key] == by_command_line[key]
        assert by_file.chosen[key].source == "file"
        usual = setting.default() if callable(setting.default) else setting.default
        assert by_file[key] != usual or sample == usual, setting.name


def test_defaults_are_those_of_the_server() -> None:
    assert in_force().settings() == Settings()
    assert set(ABOUT) == set(LIMITS)


def test_the_usual_file_is_read_if_it_exists(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setting_sources, "usual_file", lambda: tmp_path / "server.toml")
    assert in_force().file is None
    file = written(tmp_path, "port = 1")
    assert in_force()["port"] == 1
    other = tmp_path / "other.toml"
    other.write_text("port = 2")
    assert in_force(environment={"DREAMCOG_SETTINGS": str(other)})["port"] == 2
    assert in_force(file=file, environment={"DREAMCOG_SETTINGS": str(other)})["port"] == 1


# Showing them.


def test_show_settings_tells_values_and_sources_and_hides_passwords(tmp_path: Path) -> None:
    file = written(tmp_path, "most_tables = 3\n")
    env = {"DREAMCOG_DATABASE": f"postgresql://me:{SECRET}@there/x"}
    done = run("--show-settings", "--settings", str(file), "--port", "81", env=env)
    assert done.exit_code == 0
    assert SECRET not in done.output
    assert "port = 81  # command line, --port" in done.stdout
    assert re.search(r"database = .*there/x.*# environment, DREAMCOG_DATABASE", done.stdout)
    assert f"most_tables = 3  # file {file}" in done.stdout
    assert "thinkers = 1  # default" in done.stdout
    shown = tomllib.loads(done.stdout)
    assert shown["limit"]["act"] == list(LIMITS["act"])
    named = {each.name for each in SETTINGS}
    assert set(re.findall(r"^(?:# )?(\w+) =", done.stdout, re.MULTILINE)) == named | set(LIMITS)


@pytest.mark.parametrize(
    "url",
    [
        *(f"postgresql://me:{SECRET}@there/x", f"postgresql://me:a/{SECRET}@there/x"),
        *(f"postgresql://me:a@{SECRET}@there/x", f"postgresql://me:{SECRET}?#@there/x"),
        *(f"postgresql://there/x?user=me&password={SECRET}", f"postgresql://:{SECRET}@there/x"),
    ],
)
def test_no_part_of_a_password_is_shown(url: str) -> None:
    done = run("--show-settings", env={"DREAMCOG_DATABASE": url})
    assert done.exit_code == 0
    assert "there/x" in done.stdout
    assert SECRET not in done.output


@pytest.mark.parametrize(
    "url",
    [
        *(f"postgresql://me:{SECRET}@there/x", f"postgres://:{SECRET}@there/x"),
        f"postgresql://there/x?user=me&password={SECRET}",
    ],
)
def test_a_password_on_the_command_line_is_refused(url: str) -> None:
    done = run("--show-settings", "--database", url)
    assert done.exit_code == 2
    assert "--database" in done.stderr
    assert "DREAMCOG_DATABASE" in done.stderr
    assert SECRET not in done.output
    listed = CliRunner().invoke(build_app(), ["server", "tables", "--database", url], env=ENGLISH)
    assert listed.exit_code == 2
    assert SECRET not in listed.output


@pytest.mark.parametrize(
    "url",
    [
        *("postgresql://me@there:5432/x", "postgresql://me:@/x?host=/run/db", "postgresql:///x"),
        *("sqlite:////srv/a:b@c.db", "sqlite:///password=x.db"),
    ],
)
def test_an_address_without_a_password_may_stand_there(url: str) -> None:
    assert in_force(given={"database": url})["database"] == url


def test_what_follows_from_the_public_address_is_shown_with_its_source() -> None:
    done = run("--show-settings", env={"DREAMCOG_PUBLIC_URL": "https://Games.Example/dreamcog/"})
    source = "# environment, DREAMCOG_PUBLIC_URL"
    assert f'public_url = "https://games.example/dreamcog"  {source}' in done.stdout
    assert f'base_path = "/dreamcog"  {source}' in done.stdout
    assert f"secure = true  {source}" in done.stdout


# What is refused.


@pytest.mark.parametrize(
    ("args", "env", "source"),
    [
        (["--port", "70000"], {}, "--port"),
        (["--port", "x"], {}, "--port"),
        (["--processes", "0"], {}, "--processes"),
        (["--log", "xml"], {}, "--log"),
        (["--trusted-proxy", "10.0.0.1/8"], {}, "--trusted-proxy"),
        (["--trusted-proxy", "somewhere"], {}, "--trusted-proxy"),
        (["--public-url", "games.example"], {}, "--public-url"),
        (["--public-url", "https://x/a", "--base-path", "b"], {}, "--base-path"),
        (["--public-url", "https://x/a", "--no-secure"], {}, "--secure"),
        (["--limit", "guest=often"], {}, "--limit guest"),
        (["--limit", "guest=0/hour"], {}, "--limit guest"),
        (["--limit", "login=1/hour"], {}, "--limit login"),
        (["--limit", "nonsense=1/hour"], {}, "--limit"),
        (["--limit", "guest"], {}, "--limit guest"),
        ([], {"DREAMCOG_PORT": "x"}, "DREAMCOG_PORT"),
        ([], {"DREAMCOG_LAN": "perhaps"}, "DREAMCOG_LAN"),
        ([], {"DREAMCOG_PACE": "nan"}, "DREAMCOG_PACE"),
        ([], {"DREAMCOG_LIMIT_NONSENSE": "1/hour"}, "DREAMCOG_LIMIT_NONSENSE"),
        ([], {"DREAMCOG_SETTINGS": "/nowhere/server.toml"}, "/nowhere/server.toml"),
    ],
)
def test_a_bad_value_is_refused_with_its_source(
    args: list[str], env: dict[str, str], source: str
) -> None:
    done = run("--show-settings", *args, env=env)
    assert done.exit_code == 2
    assert source in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("port = 'x'", "port"),
        ("port = true", "port"),
        ("host = 3", "host"),
        ("databse = 'x'", "databse"),
        ("[limit]\nnonsense = 'x'", "nonsense"),
        ("limit = 3", "limit"),
        ("[limit]\nguest = 3", "limit.guest"),
        ("port = = 3", "line 1"),
        (f"database = ['postgresql://me:{SECRET}@there/x']", "database"),
    ],
)
def test_a_bad_file_is_refused_with_its_path(text: str, told: str, tmp_path: Path) -> None:
    file = written(tmp_path, text)
    done = run("--show-settings", "--settings", str(file))
    assert done.exit_code == 2
    assert str(file) in done.stderr
    assert told in done.stderr
    assert SECRET not in done.output


def test_a_name_that_is_no_setting_is_refused() -> None:
    with pytest.raises(Refused, match="unknown-setting"):
        in_force(given={"nonsense": "1"})


# A real server.


@pytest.mark.slow
def test_a_server_runs_with_settings_of_all_sources(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    file = written(
        tmp_path, f'database = "sqlite:///{database}"\nport = 1\n[limit]\nguest = "2 per 1 hour"\n'
    )
    env = {"DREAMCOG_SETTINGS": str(file), "DREAMCOG_PORT": "0", "DREAMCOG_BASE_PATH": "games"}
    with served_by("--trusted-proxy", "127.0.0.1", **env) as (_, url):
        assert url.endswith("/games/")
        for client, statuses in (("203.0.113.1", [201, 201, 429]), ("203.0.113.2", [201])):
            headers = {"X-Forwarded-For": client}
            guest = {"name": "Ada"}
            for status in statuses:
                answer = httpx.post(f"{url}api/me", json=guest, headers=headers, timeout=60)
                assert answer.status_code == status
    assert database.exists()
    done = CliRunner().invoke(
        build_app(), ["server", "people"], env={**ENGLISH, "DREAMCOG_SETTINGS": str(file)}
    )
    assert done.exit_code == 0
    assert "Ada" in done.stdout
