"""Logs: lines for programs and for people, without secrets."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Iterator
from typing import Any

import pytest

from dreamcog.core.refusal import Refused
from dreamcog.server.ops.logs import (
    BLANK,
    LONGEST_STACK,
    LONGEST_TEXT,
    SECRETS,
    JsonFormatter,
    clean,
    clean_text,
    log_event,
    path_for_log,
    set_up_logs,
)

TOKEN = "dc_" + "aB3-_" * 8
NAMES = ["", "dreamcog", "uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"]
LOGGER = logging.getLogger("dreamcog.server")


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    loggers = [logging.getLogger(name) for name in NAMES]
    before = [(logger.level, logger.propagate, list(logger.handlers)) for logger in loggers]
    yield
    for logger, (level, propagate, handlers) in zip(loggers, before, strict=True):
        logger.setLevel(level)
        logger.propagate = propagate
        logger.handlers[:] = handlers


Written = pytest.CaptureFixture[str]


def only_line(capsys: Written) -> str:
    (line,) = capsys.readouterr().err.splitlines()
    return line


def only_object(capsys: Written) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(only_line(capsys))
    return found


def test_event_is_one_line_of_json(capsys: Written) -> None:
    set_up_logs("json", "info")
    log_event(LOGGER, "table-made", table="t1", game="cyberion", seats=[0, None], took=0.25)
    line = only_object(capsys)
    at = line.pop("at")
    assert at.endswith("+00:00")
    assert "T" in at
    assert list(line) == ["level", "what", "table", "game", "seats", "took"]
    assert line["level"] == "info"
    assert line["what"] == "table-made"
    assert line["seats"] == [0, None]


def test_event_is_one_line_of_text(capsys: Written) -> None:
    set_up_logs("text", "info")
    log_event(
        LOGGER,
        "table-made",
        table="t1",
        name="Zoë of\nthe \x1b[31mnorth",
        odd="\x1b[2J",
        nobody=None,
    )
    line = only_line(capsys)
    assert " info    table-made table=t1 name=" in line
    assert line.endswith("nobody=null")
    assert line.isprintable()


def test_field_cannot_replace_time_level_or_event(capsys: Written) -> None:
    set_up_logs("json", "info")
    log_event(LOGGER, "real", what="false", at="never", logger="x")
    line = only_object(capsys)
    assert line["what"] == "real"
    assert line["at"] != "never"
    assert line["logger"] == "x"


def test_levels_are_applied_and_other_libraries_only_warn(capsys: Written) -> None:
    set_up_logs("json", "warning")
    log_event(LOGGER, "quiet")
    log_event(LOGGER, "loud", level=logging.WARNING)
    assert only_object(capsys)["what"] == "loud"
    set_up_logs("json", "debug")
    log_event(LOGGER, "detail", level=logging.DEBUG)
    logging.getLogger("alembic").info("chatter")
    assert only_object(capsys)["what"] == "detail"
    with pytest.raises(Refused):
        set_up_logs("json", "shouting")


def test_setting_up_twice_logs_once(capsys: Written) -> None:
    set_up_logs("json", "info")
    set_up_logs("text", "info")
    log_event(LOGGER, "once")
    assert " once" in only_line(capsys)


@pytest.mark.parametrize("word", SECRETS)
@pytest.mark.parametrize("shape", ["{}", "new_{}", "{}-of-it", "X-{}", "own{}"])
@pytest.mark.parametrize("style", ["json", "text"])
def test_field_with_secret_name_is_redacted(
    word: str, shape: str, style: Any, capsys: Written
) -> None:
    set_up_logs(style, "info")
    name = shape.format(word.capitalize() if shape == "own{}" else word)
    fields: dict[str, Any] = {name: "hunter2", "deep": {"er": [{name: {"a": "hunter2"}}]}}
    log_event(LOGGER, "seen", **fields, headers=[(name.encode(), b"hunter2"), (name, "hunter2")])
    line = only_line(capsys)
    assert "hunter2" not in line
    assert name in line


def test_field_with_ordinary_name_is_not_redacted() -> None:
    fields = {"table": "t1", "seat": 2, "keys": 3, "tokens": 4, "invited": True, "hashed": "x"}
    assert clean(fields) == fields


@pytest.mark.parametrize(
    "text",
    [
        f"this is {TOKEN}",
        f"glued{TOKEN}glued",
        "GET /api/tables?secret=hunter2&x=1",
        "at /api/invites/hunter2/seat",
        "at https://play.example/join/hunter2",
        "postgresql://me:hunter2@db/tables",
        "Authorization: Bearer hunter2hunter2",
        "Authorization: Basic aHVudGVyMg==hunter2",
        "Cookie: a=1; person=hunter2; b=2",
        "[(b'cookie', b'person=hunter2')]",
        "password=hunter2",
        "password: 'a long hunter2 phrase'",
        '{"seed": "hunter2", "a": 1}',
        "{'new_password': 'hunter2'}",
        "Person(name='a', password='hunter2')",
        'duplicate key: Key (invite)=(hunter2) already exists "tables_invite_key"',
        "webhook = https://hook.example/hunter2",
    ],
)
def test_secret_in_text_is_redacted(text: str, capsys: Written) -> None:
    set_up_logs("json", "info")
    log_event(LOGGER, "seen", text=text, things=[text], error_text=RuntimeError(text))
    logging.getLogger("uvicorn.error").info(text)
    logging.getLogger("asyncio").error("%s", text)
    written = capsys.readouterr().err
    assert len(written.splitlines()) == 3
    assert "hunter2" not in written
    assert "aB3-_" not in written
    assert json.dumps(BLANK)[1:-1] in written


def test_plain_text_is_not_changed() -> None:
    for text in ("Is it your turn? Yes.", "table t1 closed", "dc_short", "http://a.example/x"):
        assert clean_text(text) == text


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/api/tables/t1", "/api/tables/t1"),
        ("/api/tables?mine=1", "/api/tables?…"),
        ("/api/tables?", "/api/tables?…"),
        ("/api/invites/abc", "/api/invites/…"),
        ("/api/invites/abc/seat?x=y", "/api/invites/…/seat?…"),
        ("/join/abc", "/join/…"),
        ("/join/abc?next=/join/def", "/join/…?…"),
        ("/JOIN/abc", "/JOIN/…"),
        ("/api/%69nvites/abc", "/api/invites/…"),
        ("/join%2Fabc", "/join/…"),
        (f"/x/{TOKEN}", "/x/dc_…"),
        ("/caf%C3%A9%0A", "/café\n"),
    ],
)
def test_secrets_in_paths_are_redacted(path: str, shown: str) -> None:
    assert path_for_log(path) == shown


def test_access_log_of_web_server_is_formatted(capsys: Written) -> None:
    set_up_logs("json", "info")
    access = logging.getLogger("uvicorn.access")
    access.addHandler(logging.StreamHandler())
    set_up_logs("json", "info")
    path = "/api/invites/abc?token=x"
    access.info('%s - "%s %s HTTP/%s" %d', "10.0.0.1:5", "GET", path, "1.1", 200)
    line = only_object(capsys)
    del line["at"]
    assert line == {
        "level": "info",
        "what": "answered",
        "client": "10.0.0.1:5",
        "method": "GET",
        "path": "/api/invites/…?…",
        "status": 200,
    }


def fail() -> None:
    try:
        raise KeyError(f"inner {TOKEN}")
    except KeyError as error:
        raise RuntimeError("outer password=hunter2 \x1b[2J") from error


@pytest.mark.parametrize("style", ["json", "text"])
def test_error_has_type_message_and_stack(style: Any, capsys: Written) -> None:
    set_up_logs(style, "info")
    try:
        fail()
    except RuntimeError as error:
        log_event(LOGGER, "went-wrong", level=logging.ERROR, error=error, table="t1")
    written = capsys.readouterr().err
    assert "hunter2" not in written
    assert "aB3-_" not in written
    assert "\x1b" not in written
    if style == "json":
        response = json.loads(written)
        assert response["table"] == "t1"
        assert response["error"]["type"] == "RuntimeError"
        assert response["error"]["message"].startswith("outer password=")
        assert "in fail" in response["error"]["stack"]
        assert "KeyError" in response["error"]["stack"]
    else:
        first, *below = written.splitlines()
        assert first.endswith("went-wrong table=t1 error=RuntimeError")
        assert any("in fail" in line for line in below)
        assert all(line.startswith("  | ") for line in below)


def test_errors_of_other_libraries_are_formatted(capsys: Written) -> None:
    set_up_logs("json", "info")
    try:
        fail()
    except RuntimeError:
        logging.getLogger("uvicorn.error").exception("in the application")
    line = only_object(capsys)
    assert line["what"] == "uvicorn.error"
    assert line["text"] == "in the application"
    assert line["error"]["type"] == "RuntimeError"


def test_length_of_line_is_bounded(capsys: Written) -> None:
    set_up_logs("json", "info")
    deep: Any = "x"
    for _ in range(5000):
        deep = [deep]
    log_event(LOGGER, "long", text="a " * 50_000, many=list(range(10_000)), deep=deep)
    line = only_line(capsys)
    assert len(line) < 2 * LONGEST_TEXT
    assert json.loads(line)["what"] == "long"
    log_event(LOGGER, "wrong", error=RuntimeError(f"{'long ' * 30_000}end"))
    stack = only_object(capsys)["error"]["stack"]
    assert len(stack) <= LONGEST_STACK
    assert stack.endswith("end\n")


def test_redaction_of_hostile_text_is_fast() -> None:
    hostile = ("/", "://", "a_", "seed ", "seed=", "'", "?", "dc_", "cookie ", "bearer ", "@", "((")
    began = time.perf_counter()
    for piece in hostile:
        clean_text(piece * (100_000 // len(piece)))
    assert time.perf_counter() - began < 5


def test_unformattable_value_does_not_raise(capsys: Written) -> None:
    class Sulking:
        def __str__(self) -> str:
            raise RuntimeError("no")

    set_up_logs("json", "info")
    log_event(LOGGER, "odd", thing=Sulking())
    assert only_object(capsys)["what"] == "unwritable"
    log_event(LOGGER, "odd", large=10**5000)
    assert only_object(capsys)["what"] == "unwritable"
    log_event(LOGGER, "odd", number=float("inf"), lone="\ud800")
    response = json.loads(capsys.readouterr().err, parse_constant=pytest.fail)
    assert response["number"] == "inf"
    record = logging.LogRecord("x", logging.ERROR, "", 1, "%d", ("no number",), None)
    assert json.loads(JsonFormatter().format(record))["what"] == "unwritable"
