"""The built web page, served from the package.

A build with the packs of further games is served from the folder that `DREAMCOG_PAGE` names: the
same variable tells the build where to write it.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import os
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.connection import Request
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from dreamcog.core.refusal import Refused
from dreamcog.server.services import Services

FOLDER = "page"
ELSEWHERE = "DREAMCOG_PAGE"
"""Names the folder of another build."""

FIRST = "index.html"
BASE = b'<base href="/"'
FOR_EVER = "public, max-age=31536000, immutable"
NOT_A_PAGE = ("/api", "/live")
TEXTS = ("text/", "image/svg")
"""Kinds of files that become much smaller by packing."""


@cache
def files() -> dict[str, bytes]:
    """Every file of the built page, by its path."""
    elsewhere = os.environ.get(ELSEWHERE)
    folder = Path(elsewhere) if elsewhere else resources.files("dreamcog.server") / FOLDER
    found: dict[str, bytes] = {}

    def gather(place: Any, path: str) -> None:
        for each in place.iterdir():
            if each.is_dir():
                gather(each, f"{path}{each.name}/")
            else:
                found[path + each.name] = each.read_bytes()

    if folder.is_dir():
        gather(folder, "")
    return found


@cache
def packed(content: bytes) -> bytes:
    """A file as it travels to clients that can unpack it."""
    return gzip.compress(content, mtime=0)


def page_handlers() -> list[HTTPRouteHandler]:
    """The routes of the page."""
    return [first_page, any_page]


@get("/", include_in_schema=False, sync_to_thread=False)
def first_page(
    request: Request[Any, Any, Any], services: NamedDependency[Services]
) -> Response[bytes]:
    """The page at its root address."""
    return page(request, services, "")


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def any_page(
    path: FromPath[str], request: Request[Any, Any, Any], services: NamedDependency[Services]
) -> Response[bytes]:
    """A file of the page, or the page itself for addresses that its own router handles."""
    if path.startswith(NOT_A_PAGE):
        raise Refused("no-such-page")
    return page(request, services, path.lstrip("/"))


def page(request: Request[Any, Any, Any], services: Services, path: str) -> Response[bytes]:
    """A file of the page, or the page itself where the path names no file."""
    name = path if path in files() else FIRST
    if name not in files() or (name == FIRST and "." in path.rsplit("/", 1)[-1]):
        raise Refused("no-such-page")
    content = files()[name]
    if name == FIRST:
        base = services.settings.base_path.rstrip("/") + "/"
        content = content.replace(BASE, f'<base href="{base}"'.encode())
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    headers = {"Cache-Control": FOR_EVER if name.startswith("assets/") else "no-cache"}
    if kind.startswith(TEXTS):
        headers["Vary"] = "Accept-Encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            content = packed(content)
    tag = headers["ETag"] = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(content, media_type=kind, headers=headers)
