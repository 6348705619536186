"""The page: building it, and the types it has of what the server sends."""

from __future__ import annotations

import hashlib
import subprocess
from pathlib import Path

from devtools.environment import set_up
from devtools.node import set_up_web, with_node
from devtools.paths import CACHE, NODE_MODULES, PAGE, PYTHON, ROOT, WEB
from devtools.processes import must, say
from devtools.stamps import digest, one_at_a_time, read

TYPES = WEB / "src" / "net" / "types.ts"
PRINT_SCHEMA = """import json
from dreamcog.server.api.schema import whole_schema
from dreamcog.server.api.app import routes
print(json.dumps(whole_schema(routes())))"""
PAGES = ("rules", "how-to-play")
"""The folders of `docs` whose pages are part of the page."""
PAGE_STAMP = CACHE / "page.made-from"
"""The stamp of the built page. It lies outside the page's folder, whose files the server sends."""


def sources_of_page() -> list[Path]:
    """Return every file from which the page is built."""
    own = (each for each in WEB.rglob("*") if "node_modules" not in each.parts)
    texts = (ROOT / "src" / "dreamcog").rglob("*.ftl")
    pages = (each for name in PAGES for each in (ROOT / "docs" / name).glob("*.md"))
    return sorted(each for each in (*own, *texts, *pages) if each.is_file())


def is_built(made_from: str) -> bool:
    """Say whether the page is there and built from sources of this hash."""
    return (PAGE / "index.html").is_file() and read(PAGE_STAMP) == made_from


def set_up_page() -> None:
    """Build the page, unless it is built from the sources as they are now."""
    sources = sources_of_page()
    names = " ".join(str(each.relative_to(ROOT)) for each in sources)
    made_from = hashlib.sha256(f"{names} {digest(*sources)}".encode()).hexdigest()
    if is_built(made_from):
        return
    node = set_up_web()
    with one_at_a_time():
        if is_built(made_from):
            return
        say("Building the page")
        vite = [node, str(NODE_MODULES / "vite" / "bin" / "vite.js"), "build", str(WEB)]
        must([*vite, "--logLevel=warn"], **with_node(node))
        PAGE_STAMP.parent.mkdir(exist_ok=True)
        PAGE_STAMP.write_text(made_from)


def build_page(*_args: str) -> int:
    """Build the page, and say where it is."""
    set_up_page()
    say("The page is in src/dreamcog/server/page")
    return 0


def write_types(*_args: str) -> int:
    """Write the page's types of everything that is sent, from the server's schema."""
    set_up("dev")
    node = set_up_web()
    schema = subprocess.run([str(PYTHON), "-c", PRINT_SCHEMA], stdout=subprocess.PIPE, check=True)
    command = [node, "tools/run.mjs", "tools/types.ts"]
    written = subprocess.run(
        command, cwd=WEB, input=schema.stdout, stdout=subprocess.PIPE, check=True
    )
    if TYPES.read_bytes() != written.stdout:
        TYPES.write_bytes(written.stdout)
        say("The types have changed: web/src/net/types.ts")
    return 0
