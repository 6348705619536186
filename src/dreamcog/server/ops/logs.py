"""Logs on stderr: one line for each event, without secrets.

An event has a short stable name and fields: `table-made table=… game=…`. The records of other
libraries go through the same formatter.
"""

from __future__ import annotations

import json
import logging
import math
import re
import sys
import traceback
from abc import ABC, abstractmethod
from collections.abc import Mapping
from datetime import UTC, datetime
from itertools import islice
from typing import Any, Literal
from urllib.parse import unquote

from dreamcog.core.refusal import malformed

Style = Literal["text", "json"]
LEVELS = ("debug", "info", "warning", "error")

SECRETS = (
    "authorization",
    "cookie",
    "cookies",
    "csrf",
    "deck",
    "hash",
    "invite",
    "key",
    "password",
    "secret",
    "seed",
    "session",
    "signature",
    "token",
    "webhook",
)
"""Words in the name of a field whose value is never logged."""

BLANK = "…"
LONGEST_READ = 100_000
LONGEST_TEXT = 2_000
LONGEST_STACK = 10_000
MOST_THINGS = 50
DEEPEST = 6
WORD = re.compile(r"[A-Z]?[a-z0-9]+|[A-Z]+")
QUOTED_OR_NOT = r"(?:\"[^\"]*\"?|'[^']*'?|[^\s\"'&;,)}]+)"
REDACTIONS = (
    (re.compile(r"dc_[\w-]{32,}"), f"dc_{BLANK}"),
    (re.compile(r"(://)[^/\s@]+@"), rf"\1{BLANK}@"),
    (re.compile(r"\b(bearer|basic)\s+[\w.~+/=-]{8,}", re.IGNORECASE), rf"\1 {BLANK}"),
    (re.compile(r"\b(cookie[\"']?\s*[:=,]).*", re.IGNORECASE), rf"\1 {BLANK}"),
    (re.compile(r"(/api/invites/|/join/)[^\s/?#\"']+", re.IGNORECASE), rf"\1{BLANK}"),
    (re.compile(r"\?[^\s\"'?]+"), f"?{BLANK}"),
    (
        re.compile(
            rf"\b((?:\w+[_-])?(?:{'|'.join(SECRETS)})[\"')\]]*\s*[=:]\s*\(?){QUOTED_OR_NOT}",
            re.IGNORECASE,
        ),
        rf"\1{BLANK}",
    ),
)
"""Patterns of secrets, and what is logged instead: tokens of this server, the user in a URL,
credentials, cookies, invitations, queries, and the values of secret fields."""


def without_secrets(text: str) -> str:
    """A text with everything redacted that looks like a secret."""
    text = text[:LONGEST_READ]
    for pattern, instead in REDACTIONS:
        text = pattern.sub(instead, text)
    return text


def clean_text(text: str) -> str:
    """A text without secrets, cut to the longest that is logged."""
    text = without_secrets(text)
    return text if len(text) <= LONGEST_TEXT else text[: LONGEST_TEXT - 1] + BLANK


def is_secret(name: object) -> bool:
    """Whether the value of a field with this name is secret."""
    words = name.decode("latin-1") if isinstance(name, bytes) else str(name)
    return any(word.lower() in SECRETS for word in WORD.findall(words))


def clean(value: Any, depth: int = 0) -> Any:
    """A value as it may be logged: plain JSON types, without secrets."""
    if value is None or isinstance(value, bool | int):
        return value
    if isinstance(value, float):
        return value if math.isfinite(value) else str(value)
    if isinstance(value, BaseException):
        return clean_text(f"{type(value).__name__}: {value}")
    if not isinstance(value, Mapping | list | tuple | set | frozenset):
        return clean_text(str(value))
    if depth == DEEPEST:
        return BLANK
    if isinstance(value, Mapping):
        return {
            clean_text(str(name)): BLANK if is_secret(name) else clean(inner, depth + 1)
            for name, inner in islice(value.items(), MOST_THINGS)
        }
    if len(value) == 2 and isinstance(value, tuple) and is_secret(value[0]):
        return [clean(value[0]), BLANK]
    return [clean(inner, depth + 1) for inner in islice(value, MOST_THINGS)]


def path_for_log(path: str) -> str:
    """The path of a request as it may be logged: without invitation and query."""
    plain, question_mark, _ = path.partition("?")
    return clean_text(unquote(plain)) + (f"?{BLANK}" if question_mark else "")


def log_event(
    logger: logging.Logger,
    what: str,
    /,
    *,
    level: int = logging.INFO,
    error: BaseException | None = None,
    **fields: Any,
) -> None:
    """Log an event with its fields, and the error that caused it."""
    if logger.isEnabledFor(level):
        logger.log(level, what, exc_info=error, extra={"fields": fields})


def event_of(record: logging.LogRecord) -> tuple[str, dict[str, Any]]:
    """The event and the fields of a log record, of this server or of another library."""
    fields = getattr(record, "fields", None)
    if isinstance(fields, dict):
        return str(record.msg), {**clean(fields), **error_of(record)}
    if record.name == "uvicorn.access" and isinstance(record.args, tuple) and len(record.args) == 5:
        client, method, path, _, status = record.args
        asked = {"client": clean(client), "method": clean(method), "path": path_for_log(str(path))}
        return "answered", {**asked, "status": clean(status)}
    return record.name, {"text": clean_text(record.getMessage()), **error_of(record)}


def error_of(record: logging.LogRecord) -> dict[str, Any]:
    """The error of a log record as fields: its type, message and stack."""
    if not record.exc_info or record.exc_info[1] is None:
        return {}
    error = record.exc_info[1]
    stack = without_secrets("".join(traceback.format_exception(error))[-LONGEST_READ:])
    return {
        "error": {
            "type": type(error).__name__,
            "message": clean_text(str(error)),
            "stack": stack[-LONGEST_STACK:],
        }
    }


class LineFormatter(logging.Formatter, ABC):
    """Formats a log record as a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record; an error in formatting is logged instead, and never raised."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        level = record.levelname.lower()
        try:
            return self.line(at, level, *event_of(record))
        except Exception as error:
            return self.line(at, level, "unwritable", {"by": record.name, "why": clean(error)})

    @abstractmethod
    def line(self, at: str, level: str, what: str, fields: dict[str, Any]) -> str:
        """The line of an event with its time, level and fields."""


class JsonFormatter(LineFormatter):
    """For programs: one JSON object for each line."""

    def line(self, at: str, level: str, what: str, fields: dict[str, Any]) -> str:
        """Time, level and event come first, and no field replaces them."""
        always = {"at": at, "level": level, "what": what}
        return json.dumps(always | fields | always)


class TextFormatter(LineFormatter):
    """For people: a line of text, and the stack of an error below it."""

    def line(self, at: str, level: str, what: str, fields: dict[str, Any]) -> str:
        """Fields as `name=value`, in quotes where a value is not a plain word."""
        error, below = fields.get("error"), []
        if isinstance(error, dict) and "stack" in error:
            fields = {**fields, "error": error["type"]}
            below = [f"  | {on_one_line(line)}" for line in error["stack"].splitlines()]
        words = [at, f"{level:7}", as_word(what)]
        words += [f"{name}={as_word(value)}" for name, value in fields.items()]
        return "\n".join([" ".join(words), *below])


def on_one_line(text: str) -> str:
    """A text without control characters, which could move the cursor of a terminal."""
    return text if text.isprintable() else "".join(c if c.isprintable() else "?" for c in text)


def as_word(value: Any) -> str:
    """A value as one word, in quotes where it contains spaces or control characters."""
    if isinstance(value, str) and value.isprintable() and not re.search(r'[\s"=]', value) and value:
        return value
    is_plain = isinstance(value, str) and value.isprintable()
    return json.dumps(value, ensure_ascii=not is_plain)


def set_up_logs(style: Style, level: str) -> None:
    """Send everything that is logged to stderr, in this style.

    Dreamcog and the web server log from this level on, other libraries from warnings on. It may be
    called again. The web server must be started without its own configuration (`log_config=None`).
    """
    if level.lower() not in LEVELS:
        raise malformed("log level", f"one of {', '.join(LEVELS)}")
    least = logging.getLevelNamesMapping()[level.upper()]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if style == "json" else TextFormatter())
    root = logging.getLogger()
    for other in list(root.handlers):
        if isinstance(other.formatter, LineFormatter):
            root.removeHandler(other)
    root.addHandler(handler)
    root.setLevel(max(least, logging.WARNING))
    logging.getLogger("dreamcog").setLevel(least)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(max(least, logging.INFO))  # at debug it would log every message
