"""Mutation testing of the server: see `docs/mutation.md`.

    ./dev bench mutants record tests/server/test_policy.py …   which tests execute which lines
    ./dev bench mutants try --only table/ --minutes 10         try mutants; go on where it ended
    ./dev bench mutants show                                   figures, and what survived

It needs mutmut 3.8 beside the dev packages (`pip install mutmut==3.8.0`), which is no requirement.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import pickle
import sys
import time
from collections import Counter
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest
from mutation.making import Mutant, mutants_of, unchanged
from mutation.recording import Recorder
from mutation.trying import ENDLESS, KILLED, Trier

ROOT = Path(__file__).parents[1]
SERVER = ROOT / "src/dreamcog/server"
PACKAGES = ("people", "automation", "broadcast", "table", "store", "live")
SINGLE = ("ops/shared_limits.py", "ops/shared_guesses.py", "ops/guess_limits.py")
MADE = ROOT / ".cache/mutants/made"
APART = ("policy", "seating")
MAKERS = [Path(__file__).parent / "mutation" / name for name in ("making.py", "sql.py")]
PYTEST = ["-p", "no:cacheprovider", "-q", "-n", "0"]


def files() -> list[Path]:
    """The files that are mutated."""
    whole = [file for each in PACKAGES for file in sorted((SERVER / each).glob("*.py"))]
    return [*whole, *(SERVER / each for each in SINGLE)]


def mutants(only: list[str]) -> list[Mutant]:
    """Mutants in a random order that is always the same, one of each group in turn.

    So the first so many are a fair sample of every group.
    """
    starts = [start.split(":")[0] for start in only]
    chosen = [
        file
        for file in files()
        if any(str(file.relative_to(SERVER)).startswith(start) for start in starts)
    ]
    found = [each for file in chosen for each in _made(file)]
    wanted = [each for each in found if any(each.key.startswith(start) for start in only)]
    shuffled = sorted(wanted, key=lambda each: hashlib.sha256(each.key.encode()).digest())
    groups: dict[str, list[Mutant]] = {}
    for each in shuffled:
        groups.setdefault(group_of(each.key), []).append(each)
    turns = zip_longest(*groups.values())
    return [each for turn in turns for each in turn if each is not None]


def _made(file: Path) -> list[Mutant]:
    """The mutants of a file; they take long to make, and are kept until something changes."""
    sources = b"".join(each.read_bytes() for each in (file, *MAKERS))
    digest = hashlib.sha256(sources).hexdigest()
    kept = MADE / f"{file.parent.name}-{file.stem}-{digest[:16]}.pickle"
    if not kept.exists():
        MADE.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(pickle.dumps(mutants_of(file, SERVER)))
    found: list[Mutant] = pickle.loads(kept.read_bytes())
    return found


def group_of(key: str) -> str:
    """What a mutant's figure is told with: its package, or a part of `table` or of `store`."""
    package, file = key.split(":")[0].removesuffix(".py").split("/")
    if file.startswith("postgres"):
        return f"{package}/postgres"
    return f"{package}/{file}" if file in APART else package


def sample(ordered: list[Mutant], size: int) -> list[Mutant]:
    """The first so many mutants of every group."""
    seen: Counter[str] = Counter()
    found = []
    for each in ordered:
        seen[group_of(each.key)] += 1
        if seen[group_of(each.key)] <= size:
            found.append(each)
    return found


def results(folder: Path) -> dict[str, dict[str, Any]]:
    """The last result of every mutant that was tried."""
    file = folder / "results.jsonl"
    lines = file.read_text().splitlines() if file.exists() else []
    return {each["key"]: each for each in map(json.loads, lines)}


def killed(result: dict[str, Any]) -> bool:
    """Whether tests noticed the mutant."""
    return result["outcome"] in (KILLED, ENDLESS)


def record(given: argparse.Namespace) -> None:
    """Run the tests once, and note what they execute. A further record is added to the first."""
    recorder = Recorder(files(), given.folder / f"record-{given.name}.json", given.without)
    pytest.main([*PYTEST, *given.tests], plugins=[recorder])


def records(folder: Path) -> dict[str, Any]:
    """All records as one."""
    seconds: dict[str, float] = {}
    reached: dict[str, dict[str, list[str]]] = {}
    for file in sorted(folder.glob("record-*.json")):
        one = json.loads(file.read_text())
        seconds.update(one["seconds"])
        for path, lines in one["reached"].items():
            for line, tests in lines.items():
                reached.setdefault(path, {}).setdefault(line, []).extend(tests)
    return {"seconds": seconds, "reached": reached}


def try_them(given: argparse.Namespace) -> None:
    """Try the mutants that have no result; or those again that survived; or unchanged functions."""
    done = results(given.folder)
    chosen = [each for each in mutants(given.only.split(",")) if not _is_left_out(each, given)]
    if given.sample:
        chosen = sample(chosen, given.sample)
    if given.control:
        chosen = [unchanged(each) for each in chosen[: given.control]]
    elif given.again:
        chosen = [each for each in chosen if each.key in done and not killed(done[each.key])]
    else:
        chosen = [each for each in chosen if each.key not in done]
    until = time.time() + 60 * given.minutes
    known = records(given.folder)
    known["seconds"] = {k: v for k, v in known["seconds"].items() if given.tests in k}
    paths = sorted({name.split("::")[0] for name in known["seconds"]})
    noticed = [(key.split(":")[0], each["by"]) for key, each in done.items()]
    results_file = given.folder / "results.jsonl"
    trier = Trier(chosen, known, results_file, noticed, until, given.seconds)
    pytest.main([*PYTEST, *paths], plugins=[trier])


def _is_left_out(mutant: Mutant, given: argparse.Namespace) -> bool:
    return any(mutant.key.startswith(start) for start in given.without)


def show(given: argparse.Namespace) -> None:
    """Print what survived, and the figures of every group."""
    made = [each for each in mutants(given.only.split(",")) if not _is_left_out(each, given)]
    shown = sample(made, given.sample) if given.sample else made
    done = results(given.folder)
    tried = {each.key: done[each.key] for each in shown if each.key in done}
    for key, each in sorted(tried.items()):
        if not killed(each):
            print(f"{each['outcome']}, {each['tests']} tests: {key}\n{each['change']}\n")
    for name, total in Counter(group_of(each.key) for each in made).items():
        some = [each for key, each in tried.items() if group_of(key) == name]
        counts = dict(Counter(each["outcome"] for each in some))
        print(f"{name}: {len(some)} of {total} tried, killed {_share(some, total)}, {counts}")


def _share(tried: list[dict[str, Any]], total: int) -> str:
    """How many of a sample were killed, with an interval of 95 % (Wilson) where it is a sample."""
    if not tried:
        return "-"
    n = len(tried)
    p = sum(map(killed, tried)) / n
    z = 1.96 * math.sqrt(max(0.0, (total - n) / (total - 1))) if total > 1 else 0.0
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return f"{100 * p:.1f} % ({100 * (middle - half):.1f} to {100 * (middle + half):.1f})"


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--folder", type=Path, default=ROOT / ".cache/mutants")
    commands = parser.add_subparsers(required=True)
    one = commands.add_parser("record", help="which tests execute which lines")
    one.add_argument("tests", nargs="+")
    one.add_argument("--name", default="all", help="of this record")
    one.add_argument("--without", nargs="*", default=[], help="leave out tests named so")
    one.set_defaults(run=record)
    one = commands.add_parser("try", help="try mutants")
    one.add_argument("--minutes", type=float, default=math.inf)
    one.add_argument("--seconds", type=float, default=10.0, help="of tests for each mutant")
    one.add_argument("--sample", type=int, default=0, help="so many of every group")
    one.add_argument("--tests", default="", help="with tests of which the name contains this")
    one.add_argument("--again", action="store_true", help="those that survived")
    one.add_argument("--control", type=int, default=0, help="so many unchanged functions")
    one.add_argument("--only", default="", help="what the keys begin with, with commas between")
    one.add_argument("--without", nargs="*", default=[], help="what keys may not begin with")
    one.set_defaults(run=try_them)
    one = commands.add_parser("show", help="figures, and what survived")
    one.add_argument("--only", default="", help="what the keys begin with, with commas between")
    one.add_argument("--sample", type=int, default=0, help="the first so many of every group")
    one.add_argument("--without", nargs="*", default=[], help="what keys may not begin with")
    one.set_defaults(run=show)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    given.run(given)


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "tests"))
    main()
