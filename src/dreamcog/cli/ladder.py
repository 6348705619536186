"""`dreamcog arena --ladder`: every bot of every game measured, and the page on it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from dreamcog.cli.arena_runs import Contest, play_contest
from dreamcog.cli.arena_tables import write_file
from dreamcog.cli.flags import Given
from dreamcog.core.refusal import Refused, malformed
from dreamcog.core.registry import games
from dreamcog.i18n.texts import Texts
from dreamcog.lab.arena.ladder import page, picture, picture_name
from dreamcog.sim.fleet import Fleet


def require_whole(given: Given, **others: bool) -> None:
    """Refuse what a ladder has no use for: it has every number of players, with usual options."""
    typed = [*given, *(name for name, is_typed in others.items() if is_typed)]
    if typed:
        unwanted = ", ".join(f"--{name}" for name in typed)
        raise malformed("--ladder", f"every number of players, without {unwanted}")


def results_path(ladder: Path) -> Path:
    """Where the reports are stored that a page is made from."""
    return ladder.with_suffix(".json")


def kept_for(resume: Path | None, game: str, players: int | str) -> Path | None:
    """Where one arena of the ladder keeps its results: each has a file of its own."""
    return None if resume is None else resume.with_stem(f"{resume.stem}-{game}-{players}")


def play_ladder(ladder: Path, contests: Sequence[Contest], fleet: Fleet, texts: Texts) -> None:
    """Play these arenas and store their reports; those of other games stay."""
    played = [play_contest(contest, fleet, texts) for contest in contests]
    now = {(report["game"], report["options"]["players"]) for report in played}
    before = stored(ladder) if results_path(ladder).is_file() else []
    others = [each for each in before if (each["game"], each["options"]["players"]) not in now]
    order = games()
    whole = sorted(
        [*others, *played],
        key=lambda each: (order.index(each["game"]), each["options"]["players"]),
    )
    write_file(results_path(ladder), json.dumps({"reports": whole}, indent=1) + "\n")


def write_ladder(ladder: Path) -> None:
    """Write the page and its pictures from the stored reports."""
    reports = stored(ladder)
    titles = {name: Texts("en").title(name) for name in games()}
    for report in reports:
        write_file(ladder.parent / picture_name(report), picture(report, titles))
    write_file(ladder, page(reports, titles, results_path(ladder).name))


def stored(ladder: Path) -> list[dict[str, Any]]:
    """The stored reports of games that are here."""
    try:
        found = json.loads(results_path(ladder).read_text("utf-8"))["reports"]
        return [each for each in found if each["game"] in games()]
    except (OSError, ValueError, KeyError, TypeError):
        raise Refused("ladder-without-results", file=str(results_path(ladder))) from None
