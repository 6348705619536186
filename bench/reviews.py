"""Whether the chances that reviews tell are right: told beside what came of it, by tenths.

    ./dev bench reviews --games 1000 --out games.jsonl [--limit 540]
    ./dev bench reviews --out games.jsonl --write

Bots of several levels play; of the moves of each game that show something five are drawn, and the
curve's value before each is compared with who won: there the curve is asked of the networks. From
the same positions the large network plays on in all seats, too: that is what a chance means,
whoever had played. Every finished game is a line of the file: broken off and called again, it goes
on. `--write` makes `docs/calibration.md`, its picture and its figures.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import time
from pathlib import Path

from dreamcog.bots.threads import keep_to_one_thread

keep_to_one_thread()

from calibrating.figures import ENOUGH, report  # noqa: E402
from calibrating.page import PICTURE, page  # noqa: E402
from calibrating.playing import Calibrating, Line  # noqa: E402

from dreamcog.cli.reliability_picture import reliability_svg  # noqa: E402
from dreamcog.core.registry import game_kind, games  # noqa: E402
from dreamcog.i18n.texts import Texts  # noqa: E402

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE, FIGURES = DOCS / "calibration.md", DOCS / "calibration.json"


def lines_of(path: Path) -> list[Line]:
    """The games in a file."""
    return [json.loads(text) for text in path.read_text().splitlines()] if path.exists() else []


def play(path: Path, number: int, limit: float, names: list[str]) -> None:
    """Play so many games of each kind in turn, but those that the file has, until time is up."""
    done = {(line["game"], line["number"]) for line in lines_of(path)}
    kinds = {name: Calibrating(game_kind(name)) for name in names}
    end = time.monotonic() + limit
    for each in range(number):
        for name, calibrating in kinds.items():
            if time.monotonic() > end:
                return
            if (name, each) not in done:
                begun = time.process_time()
                line = {**calibrating.game(each), "spent": 0.0}
                line["spent"] = round(time.process_time() - begun, 2)
                with path.open("a") as file:
                    file.write(json.dumps(line) + "\n")


def write(path: Path) -> None:
    """Write the page, its picture and its figures; those of a game that has no lines stay."""
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True
    ).stdout.strip()
    about = {"commit": commit, "load": round(os.getloadavg()[2], 1)}
    told = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}
    told |= {name: about | figures for name, figures in report(lines_of(path)).items()}
    FIGURES.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    PAGE.write_text("\n".join(page(told)) + "\n", encoding="utf-8")
    shown = [(Texts("en").title(name), told[name]["on"]) for name in games() if name in told]
    (DOCS / PICTURE).write_text(reliability_svg(shown, ENOUGH), encoding="utf-8")


def main() -> None:
    """Play, or write what was played."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=0, help="of both kinds together")
    parser.add_argument("--only", nargs="*", default=games(), choices=games())
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--limit", type=float, default=540.0, help="seconds after which it stops")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    play(given.out, given.games // len(games()), given.limit, given.only)
    lines = lines_of(given.out)
    if given.write:
        write(given.out)
    spent = sum(line["spent"] for line in lines)
    print(json.dumps(report(lines)), f"{len(lines)} games, {spent:.0f} s of processor")


if __name__ == "__main__":
    main()
