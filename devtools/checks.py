"""Format, lint and types of the Python code and of the page, and the tests."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from devtools.browser import set_up_browser, set_up_firefox
from devtools.environment import set_up
from devtools.native import set_up_libraries, with_compiler
from devtools.node import set_up_web
from devtools.paths import NODE_MODULES, PYTHON
from devtools.processes import call, listen, say
from devtools.proxies import set_up_proxies

AT_ONCE = 2
"""How many checks run at a time: each keeps one core busy."""
ONE_THREAD = dict.fromkeys(("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS"), "1")
"""Variables that let NumPy multiply on one thread: the tests keep all cores busy, and threads of
one process would wait for those of another."""
TURN = "DREAMCOG_TURN"
"""The variable that tells tests which option sets, screens and languages have their turn."""


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


def run_checks(steps: dict[str, list[str]]) -> list[str]:
    """Run all checks, two at a time, and print what each said; return the names of those failed."""
    failed = []
    with ThreadPoolExecutor(AT_ONCE) as pool:
        for name, done in zip(steps, pool.map(listen, steps.values()), strict=True):
            say(f"== {name}\n{done.stdout.rstrip()}")
            if done.returncode:
                failed.append(name)
    return failed


def tell(failed: list[str]) -> int:
    """Name what failed; return the exit code."""
    if failed:
        say(f"FAILED: {', '.join(failed)}")
    return int(bool(failed))


def check(*_args: str) -> int:
    """Run the checks."""
    return tell(run_checks(checks()))


def set_up_for_tests(*, is_whole: bool) -> None:
    """Set up what only tests need: a browser; for the whole run another one, proxies, and libraries
    of all platforms.
    """
    set_up_browser()
    if is_whole:
        set_up_firefox()
        set_up_proxies()
        set_up_libraries()


def what_to_test(*args: str) -> tuple[list[str], dict[str, str]]:
    """Return how pytest is called for the words after `./dev test`: its words, and variables."""
    if args[:1] == ("quick",):
        return ["-m", "not slow", *args[1:]], {}
    if args[:1] == ("all",):
        return list(args[1:]), {TURN: "all"}
    return list(args), {}


def test(*args: str) -> int:
    """Run the checks, then the tests: last, so that their count ends the output.

    Beside the checks is set up what only the tests need: browsers are waited for, not worked for.
    """
    steps = checks()
    with ThreadPoolExecutor(1) as beside:
        ready = beside.submit(set_up_for_tests, is_whole=args[:1] != ("quick",))
        failed = run_checks(steps)
    ready.result()
    chosen, variables = what_to_test(*args)
    say("== tests")
    pytest = [str(PYTHON), "-m", "pytest", "-n", "2", "--dist", "worksteal", *chosen]
    if call(pytest, None, **ONE_THREAD, **variables, **with_compiler()):
        failed.append("tests")
    return tell(failed)
