"""Metrics have an address of their own; at the page's address they are only where it is asked."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from cli.server.serve_process import ENGLISH, free_ports, served_by
from dreamcog.cli.main import build_app
from dreamcog.server.processes import listen
from support.databases import POSTGRES, fresh_url

pytestmark = pytest.mark.slow


def usual(folder: Path) -> list[str]:
    return ["--port", "0", "--database", f"sqlite:///{folder / 'tables.sqlite'}"]


def status(url: str, **headers: str) -> int:
    return httpx.get(url, headers=headers, timeout=60).status_code


def test_metrics_and_nothing_else_are_at_their_own_address(tmp_path: Path) -> None:
    at = f"127.0.0.1:{free_ports()}"
    with served_by(*usual(tmp_path), "--metrics-address", at) as (_, url):
        assert status(f"{url}metrics") == 404
        assert status(f"{url}metrics", **{"X-Forwarded-For": "10.0.0.1"}) == 404
        assert status(f"{url}metrics", Host=at) == 404
        answer = httpx.get(f"http://{at}/metrics", timeout=60)
        assert answer.status_code == 200
        assert "dreamcog_build_info" in answer.text
        assert answer.headers["content-type"].startswith("text/plain")
        for path in ("", "healthz", "api/me", "metrics/"):
            assert status(f"http://{at}/{path}") == 404

        async def knock() -> None:
            with pytest.raises(InvalidStatus):
                await connect(f"ws://{at}/live/me")

        asyncio.run(knock())


def test_each_of_several_processes_has_its_metrics(tmp_path: Path) -> None:
    first = free_ports(2)
    args = ["--port", "0", "--database", fresh_url(POSTGRES, tmp_path), "--processes", "2"]
    with served_by(*args, "--metrics-address", f"127.0.0.1:{first}") as (_, url):
        assert status(f"{url}healthz") == 200
        starts = set()
        for port in (first, first + 1):
            text = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=60).text
            starts |= {line for line in text.splitlines() if line.startswith("process_resident")}
        assert len(starts) == 2


@pytest.mark.parametrize(
    ("asked", "direct", "through_proxy"), [("local", 200, 404), ("all", 200, 200)]
)
def test_metrics_are_beside_the_page_where_it_is_asked(
    asked: str, direct: int, through_proxy: int, tmp_path: Path
) -> None:
    args = [*usual(tmp_path), "--metrics", asked, "--metrics-address", "off"]
    with served_by(*args) as (_, url):
        assert status(f"{url}metrics") == direct
        assert status(f"{url}metrics", **{"X-Forwarded-For": "8.8.8.8"}) == through_proxy
        assert status(f"{url}metrics", **{"X-Forwarded-For": "10.0.0.1"}) == through_proxy


def test_an_address_that_was_named_has_to_be_free(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        taken.listen()
        at = f"127.0.0.1:{taken.getsockname()[1]}"
        args = ["serve", "--no-browser", *usual(tmp_path), "--metrics-address", at]
        done = CliRunner().invoke(build_app(), args, env=ENGLISH)
    assert done.exit_code == 2
    assert at in done.stderr


def test_a_second_server_runs_without_metrics_where_their_usual_address_is_taken(
    tmp_path: Path,
) -> None:
    with served_by(*usual(tmp_path)) as (_, first), served_by(*usual(tmp_path)) as (_, second):
        assert status(f"{first}healthz") == status(f"{second}healthz") == 200


@pytest.mark.parametrize("text", ["9480", "127.0.0.1", "http://127.0.0.1:1", "a@b:1", "h:99999"])
def test_a_metrics_address_is_a_host_and_a_port(text: str) -> None:
    args = ["serve", "--show-settings", "--metrics-address", text]
    done = CliRunner().invoke(build_app(), args, env=ENGLISH)
    assert done.exit_code == 2
    assert "--metrics-address" in done.stderr
