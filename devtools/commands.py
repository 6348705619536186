"""The commands of `./dev`: one table, from which `./dev help` is made too."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from devtools.browser import set_up_browser
from devtools.checks import check, test
from devtools.environment import BUILD_WITH, base_python, lock_packages, set_up, set_up_tools, uv
from devtools.native import build_libraries, set_up_libraries, with_compiler
from devtools.node import lock_node_packages, run_node
from devtools.page import build_page, set_up_page, write_types
from devtools.paths import PYTHON, ROOT, VENV
from devtools.processes import call, say
from devtools.stamps import one_at_a_time

PLAY_MANY = ("simulate", "bench", "lab")
"""Commands that play so many games that they need native rules."""

BENCHES = tuple(sorted(path.stem for path in (ROOT / "bench").glob("*.py")))


def needs_extras(*args: str) -> bool:
    """Say whether `dreamcog ARGS` needs packages of our extras: for Parquet files, or a cluster."""
    if args[:1] not in (("simulate",), ("lab",)):
        return False
    names = [value for flag, value in pairwise((*args, "")) if flag == "--out"]
    names += [arg.partition("=")[2] for arg in args if arg.startswith("--out=")]
    is_cluster = any(arg.partition("=")[0] == "--cluster" for arg in args)
    return is_cluster or any(name.endswith(".parquet") for name in names)


def dreamcog(*args: str) -> int:
    """Become `dreamcog ARGS`, in the folder that `./dev` was called from."""
    set_up("extras" if needs_extras(*args) else "runtime")
    if args[:1] == ("serve",):
        set_up_page()
    env = with_compiler() if args[:1] and args[0] in PLAY_MANY else {}
    program = str(VENV / "bin" / "dreamcog")
    os.execve(program, [program, *args], {**os.environ, **env})


def play(*args: str) -> int:
    """Play in the terminal where a game is named, else start a server with the page."""
    is_terminal = bool(args) and not args[0].startswith("-")
    return dreamcog("play" if is_terminal else "serve", *args)


def bench(*args: str) -> int:
    """Run a program of the folder bench by its name; without one, measure us and our peers."""
    is_named = bool(args) and not args[0].startswith("-")
    name, rest = (args[0], args[1:]) if is_named else ("compare", args)
    if name not in BENCHES:
        say(f"There is no bench {name}. There are: {', '.join(BENCHES)}.")
        return 2
    set_up("dev")
    if name == "page":
        set_up_page()
        if not set_up_browser():
            return 1
    return call([str(PYTHON), f"bench/{name}.py", *rest], None, **with_compiler())


def screenshots(*args: str) -> int:
    """Take pictures of every screen of the page."""
    set_up("dev")
    set_up_page()
    if not set_up_browser():
        return 1
    return call([str(PYTHON), "-m", "browser.screenshots", *args], PYTHONPATH=str(ROOT / "tests"))


def build(*_args: str) -> int:
    """Build the wheel, with the page and the libraries for all platforms in it."""
    set_up_page()
    set_up_libraries()
    with one_at_a_time():
        set_up_tools()
    uv("build", "--quiet", "--wheel", BUILD_WITH, "--python", base_python(), "--out-dir", "dist")
    say("The wheel is in dist/")
    return 0


def lock(*args: str) -> int:
    """Resolve every lock file again, of Python and of the page."""
    with one_at_a_time():
        set_up_tools()
        lock_packages(*args)
        lock_node_packages(upgrade="--upgrade" in args)
    return 0


def show_help(*_args: str) -> int:
    """Print what there is to type."""
    print(help_text())
    return 0


Run = Callable[..., int]
"""Takes the words after the command's name; those it has no use for it ignores."""


@dataclass(frozen=True)
class Command:
    """One command: the function that does it, and its lines in the help."""

    run: Run
    usages: tuple[tuple[str, str], ...]
    """What is typed after `./dev`, and what it does; a command may have several forms."""


COMMANDS = {
    "play": Command(
        play,
        (
            ("play [ARGS]", "a server for yourself, and its page in your browser"),
            ("play GAME [ARGS]", "play in the terminal: cyberion, or mech-a-dream"),
        ),
    ),
    "run": Command(
        dreamcog,
        (
            ("run learn-to-play GAME", "learn a game in the terminal, step by step"),
            ("run ARGS", "any other `dreamcog` command"),
        ),
    ),
    "test": Command(
        test,
        (
            ("test [PYTEST ARGS]", "format, lint, types, then the tests of today's turn"),
            ("test quick [PYTEST ARGS]", "the same without the tests marked slow"),
            ("test all [PYTEST ARGS]", "the same with nothing left for another day's turn"),
        ),
    ),
    "check": Command(check, (("check", "format, lint, types, of the page as well"),)),
    "web": Command(build_page, (("web", "the page, built into src/dreamcog/server/page"),)),
    "native": Command(
        build_libraries,
        (("native", "the rules as native code for all platforms, as in the wheel"),),
    ),
    "types": Command(
        write_types, (("types", "re-make the page's types from the server's schema"),)
    ),
    "node": Command(run_node, (("node ARGS", "Node, in web/, with what the page is built with"),)),
    "bench": Command(
        bench,
        (
            ("bench [ARGS]", "our speed beside other engines', in one run"),
            ("bench batch [ARGS]", "batches of tables: threads, memory, growth, start"),
            ("bench data [ARGS]", "many games: workers, Parquet files, a Ray cluster"),
            ("bench networks [ARGS]", "how fast networks play: a decision, a move, many games"),
            ("bench levels [ARGS]", "how strong the levels of the bots are: writes docs/levels.md"),
            ("bench search [ARGS]", "how well the bot that searches plays, and how long it takes"),
            ("bench hints [ARGS]", "how long hints take, how well somebody plays who takes them"),
            ("bench reviews [ARGS]", "how far chances of reviews are right: docs/calibration.md"),
            ("bench tables [ARGS]", "what a server bears: moves a second, waits, memory"),
            ("bench attack [ARGS]", "honest players while others do their worst"),
            ("bench kill [ARGS]", "servers killed while people play: what was lost"),
            ("bench soak [ARGS]", "hours of play: memory, errors, saves"),
            ("bench page [ARGS]", "how quick the page is in a browser: paint, table, motion"),
        ),
    ),
    "screenshots": Command(
        screenshots,
        (("screenshots [FOLDER] [ARGS]", "every screen, large and small, by day and by night"),),
    ),
    "build": Command(build, (("build", "a wheel in dist/"),)),
    "lock": Command(
        lock, (("lock [UV ARGS]", "re-make all lock files (--upgrade for newer versions)"),)
    ),
    "help": Command(show_help, (("help", "this text"),)),
}

HEAD = "Everything a developer or player types, on a machine with nothing but Python and pip."
FOOT = """\
What a command needs is set up on its first use, inside this folder only: uv in .tools, the
locked packages in .venv, downloads in .cache; for the page, web/node_modules, and Node in
.tools/node where the machine has none that is new enough; for native code of other platforms, or
where the machine has no C++ compiler, one in .tools/zig. It is set up again when a lock file,
pyproject.toml, the Python version or the folder's own place changes; the page is built again
when something in web/, a text, or a page of rules or on how to play changes. Only the browsers for
tests are the machine's own: Chromium, and for the whole run Firefox, installed by apt-get where
that may be used, else put into .cache/browsers. The proxies nginx and Caddy, for the whole run, are
the machine's own, or unpacked in .cache/proxies where apt-get may be used; neither is started but
by tests."""


def help_text() -> str:
    """Return what `./dev help` prints."""
    usages = [usage for command in COMMANDS.values() for usage in command.usages]
    lines = [f"    {'./dev ' + typed:<30}  {does}" for typed, does in usages]
    return "\n".join([HEAD, "", *lines, "", FOOT])


def main(name: str = "help", *args: str) -> int:
    """Run the command of this name; an unknown one gets the help and exit code 2."""
    if name in ("-h", "--help"):
        name = "help"
    command = COMMANDS.get(name)
    if command is None:
        say(help_text())
        return 2
    return command.run(*args)
