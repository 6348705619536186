"""Odd and random requests: each gets a response by the schema, and none breaks the server."""

from __future__ import annotations

import datetime
import json
import logging
import socket
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
import requests

from support.databases import KINDS, POSTGRES, fresh_url
from support.schema_fuzz import Asker, SchemaFuzz
from support.serving import Served, serving

pytestmark = pytest.mark.slow

KIND = [pytest.param(k, marks=[pytest.mark.slow] if k == POSTGRES else []) for k in KINDS]
DEEP = 20_000
ODD_WORDS = (
    *("%00", "a%00b", "%ff", "%ed%a0%80", "%F0%9F%98%80", "%", "%zz", "%2e%2e", "%0d%0aX:%20y"),
    *("..%2f..%2fetc%2fpasswd", "../../../etc/passwd", "....//etc", "'\"--;", "a" * 5000, "*", "~"),
)
ODD_QUERIES = (
    *("seat=-1", "seat=4", f"seat={'9' * 30}", "seat=", "seat=%00", "seat=0&seat=1", "seat=1.5"),
    *("after=-1", "after=99999999999", "wait=nan", "wait=inf", "wait=-1", "most=0", "most=201"),
    *("before=nan", "before=-1", "before=1e400", "over=maybe", "&&&==%", "%ff=%ff"),
)
ODD_BODIES: tuple[bytes, ...] = (
    *(b"", b"{", b"null", b"[]", b'"', b"0", b"\xff\xfe{}", b"\xef\xbb\xbf{}", b"\x00"),
    *(b"[" * DEEP, b'{"a":' * DEEP, b"[" * DEEP + b"]" * DEEP, b"9" * DEEP, b'{"name":NaN}'),
    *(b'{"name":"\\ud800"}', b'{"name":"\\u0000"}', b'{"name":"a","name":"b"}', b'{"name":1e999}'),
)
ODD_ACTS: tuple[dict[str, Any], ...] = (
    *({"client": "\0"}, {"client": "\ud800"}, {"client": ""}, {"client": "c" * 41}, {"client": 1}),
    *({"text": "\ud800"}, {"text": "x" * 301}, {"text": []}, {"text": None}, {"more": 1}),
    *({"seat": -1}, {"seat": 3}, {"seat": 10**30}, {"seat": True}, {"seat": None}),
    *({"type": "nothing"}, {"type": ["say"]}, {"type": "agree"}, {"type": "agree", "asking": -1}),
    *({"type": "move", "decision": 1, "move": move} for move in ({}, {"do": "\0"}, {"do": {}})),
    {"type": "move", "decision": 1, "move": {"do": "repair", "machine": 10**400, "robots": [[]]}},
)
ODD_OPTIONS: tuple[dict[str, Any], ...] = (
    *({"players": 10**30}, {"players": True}, {"players": "\0"}, {"players": None}, {"players": 0}),
    *({"seed": "\0"}, {"seed": 10**60}, {"seed": -1}, {"seed": []}, {"seed": 1.5}, {"nothing": 1}),
    *({"box": []}, {"box": {}}, {"box": "/etc/passwd"}, {"box": "../box"}, {"box": {"robots": 1}}),
    *({"expansions": ["x"] * 9999}, {"expansions": {"a": 1}}, {"first": 10**30}, {"\0": "\0"}),
)
ODD_HEADERS = (
    *("Authorization: Bearer \xff", "Authorization: Bearer", "Authorization: Basic abc"),
    *("Cookie: dreamcog=\xff; dreamcog=a", "Cookie: ;;;=", "Accept-Language: \xff,,;;q=x"),
    *(
        "Origin: http://[",
        "Origin: \xff",
        "Origin: null",
        "Sec-Fetch-Site: \xff",
        "Accept: nothing",
    ),
    *("X-Forwarded-For: \xff", "X-Forwarded-For: ::::,,1", "X-Forwarded-Proto: javascript"),
    *(
        "If-None-Match: \xff",
        "Range: bytes=-1",
        "Expect: 200",
        "Content-Type: \xff",
        "X: " + "y" * 9999,
    ),
)
FORMS = ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=b")


@contextmanager
def fuzzed(database: str | Path, log: pytest.LogCaptureFixture) -> Iterator[Served]:
    """A server which is well after all that, and to which no error has happened."""
    with serving(database) as served:
        yield served
        assert requests.get(f"{served.url}/healthz", timeout=20).json()["status"] == "ok"
    assert [each for each in log.records if each.levelno >= logging.ERROR] == []


def newcomer(served: Served) -> Asker:
    """A guest with a cookie, a few tables, and a token."""
    with requests.Session() as browser:

        def post(path: str, body: Any = None) -> Any:
            return browser.post(f"{served.url}/api/{path}", json=body, timeout=20).json()

        post("me", {"name": "Ada"})
        alone = post("tables", {"game": "cyberion", "seats": [{"kind": "me"}]})
        waiting = post("tables", {"game": "mech-a-dream", "options": {"players": 3}})
        over = post("tables", {"game": "cyberion"})
        post(f"tables/{over['id']}/close")
        daily = post("daily/cyberion")
        post("me/tokens", {"name": "robot"})
        cookie = "; ".join(f"{each.name}={each.value}" for each in browser.cookies)
    today = datetime.datetime.now(datetime.UTC).date()
    words = {
        "table": [each["id"] for each in (alone, waiting, over, daily)],
        "invite": [alone["invite"], waiting["invite"]],
        "game": ["cyberion", "mech-a-dream"],
        "day": [str(today), str(today - datetime.timedelta(1)), str(today + datetime.timedelta(1))],
        "name": ["robot", "Ada"],
        "type": ["move", "say", "undo", "resign", "hand-over", "take-back", "leave"],
        "seat": [0, 1, None],
        "decision": [1, 2],
        "move": [{"do": "end-turn"}, {"do": "stock-room", "take": "ink"}],
        "options": [{}, {"players": 2}],
        "seats": [[], [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]],
    }
    return Asker({"Cookie": cookie}, words)


def nobody(served: Served) -> Asker:
    """A client without authentication, with the same values for paths."""
    return Asker({}, newcomer(served).words)


def fuzz(served: Served, examples: int, seconds: float, seed: int = 1) -> set[int]:
    """Request every route for a while, as a guest and unauthenticated; return the statuses."""
    statuses: set[int] = set()
    for share, who in enumerate((newcomer, nobody)):
        with closing(SchemaFuzz(served.url, lambda who=who: who(served))) as asking:  # type: ignore[misc]
            asking.run(seed + share, examples, time.monotonic() + seconds / 2)
            statuses |= {status for _, status in asking.answers}
    return statuses


def test_every_route_answers_by_schema(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with fuzzed(tmp_path / "x.sqlite", caplog) as served:
        with closing(SchemaFuzz(served.url, lambda: newcomer(served))) as asking:
            asking.run(seed=1, examples=1, until=time.monotonic() + 2)
        assert asking.answers


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_every_route_answers_by_schema_for_longer(
    kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with fuzzed(fresh_url(kind, tmp_path), caplog) as served:
        found = fuzz(served, examples=8, seconds=30)
    assert found >= {200, 201, 204, 400, 401, 403, 404, 409}


class Line:
    """Requests written byte by byte: what no library would send."""

    def __init__(self, served: Served) -> None:
        self.port = served.port
        self.asker = newcomer(served)
        self.table = self.asker.words["table"][0]

    def ask(
        self,
        method: str,
        path: str,
        body: bytes = b"",
        kind: str = "application/json",
        more: str = "",
    ) -> tuple[int, bytes]:
        """The status and the body of the answer."""
        head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
        head += f"Cookie: {self.asker.headers['Cookie']}\r\n" if "Cookie" not in more else ""
        head += f"{more}\r\n" if more else ""
        if method not in ("GET", "HEAD"):
            head += f"Content-Type: {kind}\r\n" if "Content-Type" not in more else ""
            head += f"Content-Length: {len(body)}\r\n"
        return self.send(f"{head}\r\n".encode("latin-1") + body)

    def send(self, request: bytes) -> tuple[int, bytes]:
        """The answer to some bytes; the server has to close the line within a few seconds."""
        with socket.create_connection(("127.0.0.1", self.port), 10) as line:
            line.sendall(request)
            answer = b""
            while some := line.recv(65536):
                answer += some
        head, _, body = answer.partition(b"\r\n\r\n")
        return int(head.split()[1]), body

    def is_refused(self, *asked: Any, **more: Any) -> None:
        """The request is refused with a `Refusal`."""
        status, body = self.ask(*asked, **more)
        assert 400 <= status < 500, (asked, status, body)
        assert set(json.loads(body)) == {"code", "rule", "params", "text"}, asked


@pytest.mark.parametrize("kind", KIND)
def test_odd_requests_get_refusals(
    kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with fuzzed(fresh_url(kind, tmp_path), caplog) as served:
        line = Line(served)
        acts = f"/api/tables/{line.table}/acts"
        act = {"type": "say", "client": "odd", "seat": 0, "text": "odd"}
        for word in ODD_WORDS:
            for path in (f"/api/tables/{word}", f"/api/invites/{word}", f"/api/games/{word}/box"):
                line.is_refused("GET", path)
            line.is_refused("GET", f"/api/daily/cyberion/{word}")
            line.is_refused("POST", f"/api/tables/{word}/acts", json.dumps(act).encode())
            line.is_refused("POST", f"/api/daily/{word}")
            assert line.ask("DELETE", f"/api/me/tokens/{word}")[0] < 500
            assert b"root:" not in line.ask("GET", f"/{word}")[1]
        for query in ODD_QUERIES:
            for path in ("", f"/{line.table}/whole", f"/{line.table}/log", "/open"):
                assert line.ask("GET", f"/api/tables{path}?{query}")[0] in (200, 400, 403)
            assert line.ask("GET", f"/api/tables/{line.table}/positions/1?{query}")[0] < 404
        for number in ("-1", "9" * 30, "1.0", "one", "0x1"):
            line.is_refused("GET", f"/api/tables/{line.table}/positions/{number}")
        for body in ODD_BODIES:
            line.is_refused("POST", acts, body)
            if b'"b"' not in body:  # of two names the last one counts
                line.is_refused("POST", "/api/me", body)
        for change in ODD_ACTS:
            line.is_refused("POST", acts, json.dumps({**act, **change}).encode())
        for options in ODD_OPTIONS:
            payload = json.dumps({"game": "cyberion", "options": options}).encode()
            line.is_refused("POST", "/api/tables", payload)


def test_odd_headers_and_methods_are_answered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with fuzzed(tmp_path / "x.sqlite", caplog) as served:
        line = Line(served)
        for header in ODD_HEADERS:
            for method, path in (("GET", "/api/me"), ("POST", "/api/me/sign-out"), ("GET", "/")):
                assert line.ask(method, path, more=header)[0] < 500, header
        for method in ("HEAD", "OPTIONS", "TRACE", "PUT", "PATCH", "DELETE", "CONNECT", "WHAT"):
            for path in ("/", "/api/tables", "/healthz", "/metrics", "/api/nowhere", "/live/me"):
                assert line.ask(method, path)[0] < 500, (method, path)


def test_too_large_body_is_not_read(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with fuzzed(tmp_path / "x.sqlite", caplog) as served:
        line = Line(served)
        head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
        head += b"Content-Type: application/json\r\n"
        chunk = b"10000\r\n" + b" " * 65536 + b"\r\n"
        assert line.send(head + b"Content-Length: 99999999999\r\n\r\n{}")[0] == 413
        assert (
            line.send(head + b"Transfer-Encoding: chunked\r\n\r\n" + chunk * 4 + b"1\r\n \r\n")[0]
            == 413
        )
        assert line.send(head + b"Content-Length: -5\r\n\r\n{}")[0] == 400
        both = b"Content-Length: 9\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
        assert line.send(head + both)[0] == 400


def test_cross_site_form_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path / "x.sqlite") as served:
        line = Line(served)
        body = b'{"type": "say", "client": "form", "seat": 0, "text": "I am a form"}'
        for kind in FORMS:
            path, more = f"/api/tables/{line.table}/acts", "Origin: http://elsewhere"
            line.is_refused("POST", path, body, kind, more=more)
        log = line.ask("GET", f"/api/tables/{line.table}/log")[1]
        assert b"I am a form" not in log
