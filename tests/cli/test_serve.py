"""`dreamcog serve`: it says where it is, stops in good order, and says plainly why it cannot."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from dreamcog.cli import serve as serving
from dreamcog.cli.main import build_app
from dreamcog.cli.serve import HERE, Where, listening_at, open_browser, say_where
from dreamcog.cli.server.setting_checks import origin_of
from dreamcog.i18n.texts import Texts
from dreamcog.server.processes import listen
from support.databases import POSTGRES, SQLITE, fresh_url, opened
from support.sample_database import change_rules, fill_database

pytestmark = pytest.mark.slow

HEAVY = ("litestar", "uvicorn", "sqlalchemy", "alembic", "asyncpg", "argon2", "msgspec", "httpx")
ENVIRONMENT = {"LANG": "en", "LC_ALL": "", "LC_MESSAGES": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""}


def run(*args: str, **variables: str) -> Any:
    env = {**ENVIRONMENT, **variables}
    return CliRunner().invoke(build_app(), ["serve", *args, "--no-browser"], env=env)


@contextmanager
def server(*args: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and the address that it prints."""
    program = Path(sys.executable).with_name("dreamcog")
    process = subprocess.Popen(
        [program, "serve", "--port", "0", "--log", "json", *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **ENVIRONMENT},
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://\S+/", line)
        assert found, (line, process.stderr and process.stderr.read())
        yield process, found[0]
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def stopped(process: subprocess.Popen[str], how: signal.Signals) -> tuple[str, str]:
    """What a server still says when it is told to stop, in good order."""
    process.send_signal(how)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    return out, err


# Running.


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_answers_at_the_address_it_prints_and_stops_in_good_order(
    how: signal.Signals, tmp_path: Path
) -> None:
    database = tmp_path / "folder" / "tables.sqlite"
    with server("--database", f"sqlite:///{database}", "--base-path", "games/") as (process, url):
        assert url.endswith("/games/")
        answer = httpx.get(f"{url}healthz", timeout=60)
        assert answer.json()["status"] == "ok"
        assert database.exists()
        out, err = stopped(process, how)
    assert out == "Stopped. All games are kept.\n"
    assert "Traceback" not in err


def test_it_says_which_tables_cannot_be_continued(tmp_path: Path) -> None:
    url = fresh_url(SQLITE, tmp_path)

    async def fill() -> None:
        async with opened(url) as database:
            await change_rules(database, (await fill_database(database))["playing"])

    asyncio.run(fill())
    with server("--database", url) as (process, address):
        assert httpx.get(f"{address}healthz", timeout=60).status_code == 200
        _, err = stopped(process, signal.SIGTERM)
    assert "One table cannot be continued" in err
    assert "dreamcog server rules" in err


@pytest.mark.slow
def test_several_processes_serve_behind_one_address(tmp_path: Path) -> None:
    with server("--database", fresh_url(POSTGRES, tmp_path), "--processes", "2") as (process, url):
        for _ in range(5):
            assert httpx.get(f"{url}healthz", timeout=60).json()["status"] == "ok"
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        assert len(children) == 2
        stopped(process, signal.SIGTERM)
    assert not any(Path(f"/proc/{child}").exists() for child in children)


def test_other_commands_do_not_wait_for_what_only_a_server_needs() -> None:
    program = f"import sys, dreamcog.cli.main; print(sorted(set({HEAVY!r}) & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout == "[]\n", done.stderr


# What is refused.


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    done = run("--processes", "2", "--database", f"sqlite:///{tmp_path / 'x.sqlite'}")
    assert done.exit_code == 2
    assert "PostgreSQL" in done.stderr
    assert not list(tmp_path.iterdir())


def test_a_database_that_cannot_be_opened_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for url in (f"sqlite:///{tmp_path / 'file' / 'x'}", "postgresql://me:hidden@127.0.0.1:1/x"):
        done = run(DREAMCOG_DATABASE=url)
        assert done.exit_code == 1
        assert "cannot be reached" in done.stderr
        assert "hidden" not in done.stderr
    done = run("--database", "mysql://me:hidden@there/x")
    assert done.exit_code == 2
    assert "hidden" not in done.stderr


def test_a_port_that_was_named_has_to_be_free(tmp_path: Path) -> None:
    with closing(listen(HERE, 0)) as other:
        other.listen()
        port = str(other.getsockname()[1])
        done = run("--port", port, "--database", f"sqlite:///{tmp_path / 'x.sqlite'}")
    assert done.exit_code == 2
    assert f"Port {port}" in done.stderr
    done = run("--host", "192.0.2.1", "--database", f"sqlite:///{tmp_path / 'x.sqlite'}")
    assert done.exit_code == 2
    assert "no address of this machine" in done.stderr


@pytest.mark.parametrize("origin", ["example.org", "ftp://example.org", "https://example.org/page"])
def test_an_origin_is_a_scheme_and_a_host(origin: str, tmp_path: Path) -> None:
    done = run("--origin", origin, "--database", f"sqlite:///{tmp_path / 'x.sqlite'}")
    assert done.exit_code == 2
    assert "--origin" in done.stderr
    with pytest.raises(ValueError, match="example"):
        origin_of(origin)
    assert origin_of("https://example.org:8443/") == "https://example.org:8443"


# Where it is.


def test_the_next_free_port_is_taken_where_none_was_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(listen(HERE, 0)) as other:
        other.listen()
        taken = other.getsockname()[1]
        monkeypatch.setattr(serving, "PORT", taken)
        with closing(listening_at(Texts("en"), Where(HERE, None))) as found:
            assert taken < found.getsockname()[1] < taken + serving.PORTS
        monkeypatch.setattr(serving, "PORTS", 1)
        with closing(listening_at(Texts("en"), Where(HERE, None))) as found:
            assert found.getsockname()[1] not in (0, taken)


def test_a_client_that_connects_before_the_server_is_ready_waits() -> None:
    with closing(listening_at(Texts("en"), Where(HERE, 0))) as found:
        waiting = socket.create_connection(found.getsockname(), timeout=5)
        waiting.close()


@pytest.mark.parametrize(
    ("host", "own", "said"),
    [
        ("127.0.0.1", "10.1.2.3", ["http://127.0.0.1:{}/g/"]),
        ("0.0.0.0", "10.1.2.3", ["http://127.0.0.1:{}/g/", "http://10.1.2.3:{}/g/"]),
        ("0.0.0.0", None, ["http://127.0.0.1:{}/g/"]),
    ],
)
def test_the_address_for_the_local_network_is_said_where_it_listens(
    host: str,
    own: str | None,
    said: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(serving, "lan_address", lambda: own)
    with closing(listening_at(Texts("en"), Where(host, 0))) as found:
        port = found.getsockname()[1]
        page = say_where(Texts("en"), found, "/g")
    told = capsys.readouterr().out
    assert re.findall(r"http://\S+", told) == [each.format(port) for each in said]
    assert page == said[0].format(port)
    assert ("in none" in told) == (own is None)


def test_an_address_of_the_local_network_is_not_ones_own() -> None:
    own = serving.lan_address()
    assert own is None or not own.startswith("127.")
    assert serving.url("::1", 80, "") == "http://[::1]:80/"


# The browser.


def test_the_browser_opens_when_the_server_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    @contextmanager
    def answer(url: str, **_: float) -> Iterator[None]:
        asked.append(f"asked {url}")
        yield

    monkeypatch.setattr(urllib.request, "urlopen", answer)
    monkeypatch.setattr(serving.webbrowser, "open", asked.append)
    open_browser("http://here/")
    assert asked == ["asked http://here/healthz", "http://here/"]


def test_no_browser_opens_when_the_server_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    opened_pages: list[str] = []
    monkeypatch.setattr(serving.webbrowser, "open", opened_pages.append)
    with closing(listen(HERE, 0)) as silent:
        port = silent.getsockname()[1]
    open_browser(f"http://{HERE}:{port}/")
    assert opened_pages == []


def test_a_browser_needs_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not serving.has_display()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert serving.has_display()
