"""Format, lint and types of the Python code and of the page, and the tests."""

from __future__ import annotations

from collections.abc import Mapping

from devtools.browser import set_up_browser, set_up_firefox
from devtools.environment import set_up
from devtools.native import set_up_libraries, with_compiler
from devtools.node import set_up_web
from devtools.paths import NODE_MODULES, PYTHON
from devtools.processes import call, say


def checks() -> dict[str, list[str]]:
    """Set up what the checks need; return their commands by name, without the tests."""
    set_up("dev")
    node = set_up_web()
    prettier = [node, str(NODE_MODULES / "prettier" / "bin" / "prettier.cjs"), "--log-level=warn"]
    svelte = [node, str(NODE_MODULES / "svelte-check" / "bin" / "svelte-check")]
    return {
        "format": [str(PYTHON), "-m", "ruff", "format", "--check"],
        "lint": [str(PYTHON), "-m", "ruff", "check"],
        "types": [str(PYTHON), "-m", "mypy", "--strict"],
        "format of the page": [*prettier, "--check", "--ignore-path=web/.prettierignore", "web"],
        "types of the page": [*svelte, "--fail-on-warnings", "--workspace=web", "--output=human"],
    }


def run_steps(steps: dict[str, list[str]], env: Mapping[str, str] | None = None) -> int:
    """Run every step, even after one failed; name those that did."""
    failed: dict[str, int] = {}
    for name, command in steps.items():
        say(f"== {name}")
        if code := call(command, None, **(env or {})):
            failed[name] = code
    if failed:
        say(f"FAILED: {', '.join(failed)}")
    return max(failed.values(), default=0)


def check(*_args: str) -> int:
    """Run the checks."""
    return run_steps(checks())


def test(*args: str) -> int:
    """Run the checks, then the tests: last, so that their count ends the output."""
    steps = checks()
    is_quick = args[:1] == ("quick",)
    set_up_browser()
    if not is_quick:
        set_up_firefox()
        set_up_libraries()
    chosen = ["-m", "not slow", *args[1:]] if is_quick else list(args)
    pytest = [str(PYTHON), "-m", "pytest", "-n", "2", "--dist", "worksteal", *chosen]
    return run_steps({**steps, "tests": pytest}, with_compiler())
