"""The command line of learning: train, evaluate, calibrate, distil, measure a GPU.

Only the standard library is needed to read it: torch is imported when something is done.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

from dreamcog.core.refusal import Refused, extra_missing

FILES = (".npz", ".json")
"""How the names of files end that a command line may name."""

AS_PLAYED = "--as-played"
"""The option for games as bots play them, which need no torch."""


def training_parser() -> argparse.ArgumentParser:
    """`GAME --minutes N --out FILE …`."""
    parser = argparse.ArgumentParser(
        prog="dreamcog learn", description="Train a network, anew or from a file of weights."
    )
    add = parser.add_argument
    add("game")
    add("--minutes", type=float, required=True, help="how long to train, start included")
    add(
        "--out",
        type=Path,
        required=True,
        help="the network; its curve beside it",
    )
    add("--start", type=Path, help="go on from this file of weights")
    add("--seed", type=int, default=1)
    add("--width", type=int, default=1024)
    add("--depth", type=int, default=3, help="layers after the first")
    add("--row-width", type=int, default=96, help="numbers made of each row that steps name")
    add("--rulesets", default="all", help="all, book, base, a list in JSON, or a file of one")
    add("--boxes", type=int, help="boxes drawn at random beside the game's own")
    add("--box-share", type=float, default=0.5, help="share of deals with drawn boxes")
    add(
        "--greedy-share",
        type=float,
        default=0.0,
        help="share of tables with greedy bots in all seats but one, where seats compete",
    )
    add("--device", help="cuda or cpu; without it a GPU where there is one")
    add("--lr-start", type=float, help="learning rate at the start (6e-4; resumed 3e-4)")
    add("--lr-end", type=float, default=2e-5)
    add("--entropy-start", type=float, help="entropy bonus (0.01; resumed 0.005)")
    add("--entropy-end", type=float, default=5e-4)
    add("--progress-start", type=float, help="weight of progress (1; resumed 0)")
    add("--progress-end", type=float, default=0.0)
    add("--tables", type=int, help="games at once")
    add("--steps", type=int, help="steps of a roll-out")
    add("--batch", type=int, help="decisions of a batch")
    add("--epochs", type=int, help="passes over a roll-out")
    add("--most-rulesets", type=int, help="rulesets at most, drawn by the seed; 0: all")
    add("--judge-every", type=float, default=3.0, help="minutes between games against greedy bots")
    add("--no-compile", action="store_true", help="do not compile the loss")
    return parser


def train(arguments: Sequence[str]) -> None:
    """Train a network."""
    asked = training_parser().parse_args(arguments)
    from dreamcog.learn.devices import chosen_device
    from dreamcog.learn.plan import ON_CPU, ON_GPU, Plan
    from dreamcog.learn.rulesets import BOXES
    from dreamcog.learn.schedule import Schedule
    from dreamcog.learn.stopping import stopping
    from dreamcog.learn.training import Training

    usual = ON_GPU if chosen_device(asked.device).type == "cuda" else ON_CPU
    given = {
        "tables": asked.tables,
        "steps": asked.steps,
        "batch": asked.batch,
        "epochs": asked.epochs,
        "rulesets": asked.most_rulesets,
    }
    resumed = asked.start is not None
    plan = Plan(
        game=asked.game,
        minutes=asked.minutes,
        out=asked.out,
        schedule=Schedule(
            rate_start=chosen(asked.lr_start, 3e-4 if resumed else 6e-4),
            rate_end=asked.lr_end,
            entropy_start=chosen(asked.entropy_start, 0.005 if resumed else 0.01),
            entropy_end=asked.entropy_end,
            progress_start=chosen(asked.progress_start, 0.0 if resumed else 1.0),
            progress_end=asked.progress_end,
        ),
        sizes=replace(usual, **{name: n for name, n in given.items() if n is not None}),
        start=asked.start,
        seed=asked.seed,
        width=asked.width,
        depth=asked.depth,
        row_width=asked.row_width,
        rulesets=asked.rulesets,
        boxes=BOXES if asked.boxes is None else asked.boxes,
        box_share=asked.box_share,
        greedy_share=asked.greedy_share,
        device=asked.device,
        compiled=not asked.no_compile,
        judge_every=60 * asked.judge_every,
        command=("dreamcog", "learn", *without_folders(arguments)),
    )
    with stopping() as stop:
        Training(plan).run(stop)


def without_folders(arguments: Sequence[str]) -> list[str]:
    """Arguments as a network's file tells them: files by name, whatever folder they were in."""
    return [Path(each).name if each.endswith(FILES) else each for each in arguments]


def chosen(given: float | None, usual: float) -> float:
    """A number that was given, else the usual one."""
    return usual if given is None else given


def evaluate(arguments: Sequence[str]) -> None:
    """Write a network's evaluation into its file, and as a page beside it."""
    parser = argparse.ArgumentParser(prog="dreamcog learn evaluate", description=evaluate.__doc__)
    add = parser.add_argument
    add("file", type=Path)
    add("--games", type=int, default=1000, help="of every option set")
    add("--base-games", type=int, default=20_000, help="of the usual options")
    add("--other-games", type=int, default=100, help="of all other sets")
    add("--boxes", type=int, default=50, help="boxes drawn at random")
    add("--box-games", type=int, default=1000, help="games with each box")
    add("--positions", type=int, default=400_000, help="positions whose chances are compared")
    add("--no-compare", action="store_true", help="do not compare games with the processor's")
    add("--temperature", type=float, default=0.0)
    add("--seed", type=int, default=1)
    add("--device")
    add("--page", type=Path, help="the page in Markdown; without it beside the file")
    add(
        AS_PLAYED,
        action="store_true",
        help="on the processor, as bots play at tables; adds to games played so before",
    )
    add("--minutes", type=float, default=10.0, help="how long to play so in this call")
    asked = parser.parse_args(arguments)
    if asked.as_played:
        from dreamcog.learn.table_commands import evaluate_as_played

        evaluate_as_played(asked, tell)
        return
    from dreamcog.bots.network_file import read_network, write_network
    from dreamcog.learn.devices import chosen_device
    from dreamcog.learn.evaluation import Evaluator, Measure
    from dreamcog.learn.games import kind_of
    from dreamcog.learn.model import network_of
    from dreamcog.learn.report_page import report_page
    from dreamcog.learn.table_evaluation import as_played

    file, device = read_network(asked.file), chosen_device(asked.device)
    measure = Measure(
        games=asked.games,
        base_games=asked.base_games,
        other_games=asked.other_games,
        boxes=asked.boxes,
        box_games=asked.box_games,
        positions=asked.positions,
        compares=not asked.no_compare,
        heat=asked.temperature,
        seed=asked.seed,
    )
    evaluator = Evaluator(network_of(file).to(device), kind_of(file.game), device, measure)
    done = replace(file, evaluation={**evaluator.report(tell), **as_played(file.evaluation)})
    write_network(asked.file, done)
    page = asked.page or asked.file.with_suffix(".md")
    page.write_text(report_page(done), encoding="utf-8")


def calibrate(arguments: Sequence[str]) -> None:
    """Fit a network's values to games that it plays with itself, each step the likeliest."""
    parser = argparse.ArgumentParser(prog="dreamcog learn calibrate", description=calibrate.__doc__)
    add = parser.add_argument
    add("file", type=Path)
    add("--out", type=Path, required=True)
    add("--games", type=int, help="games to learn from")
    add("--rulesets", default="all")
    add("--boxes", type=int, default=256)
    add("--seed", type=int, default=1)
    add("--device")
    asked = parser.parse_args(arguments)
    from dreamcog.bots.network_file import read_network, write_network
    from dreamcog.learn.calibrating import calibrated
    from dreamcog.learn.devices import chosen_device
    from dreamcog.learn.games import kind_of
    from dreamcog.learn.model import network_of
    from dreamcog.learn.rulesets import chosen_rulesets

    file, device = read_network(asked.file), chosen_device(asked.device)
    kind = kind_of(file.game)
    rulesets = chosen_rulesets(kind, asked.rulesets, asked.boxes, asked.seed)
    size = asked.games or (65_536 if device.type == "cuda" else 512)
    network = network_of(file).to(device)
    write_network(asked.out, calibrated(file, network, kind, rulesets, size, asked.seed))


def distil(arguments: Sequence[str]) -> None:
    """Teach a small network by a large one."""
    parser = argparse.ArgumentParser(prog="dreamcog learn distil", description=distil.__doc__)
    add = parser.add_argument
    add("teacher", type=Path)
    add("--out", type=Path, required=True)
    add("--minutes", type=float, required=True)
    add("--start", type=Path, help="go on from this file of weights")
    add("--width", type=int, default=0, help="0: as wide as 2 MB allow")
    add("--depth", type=int, default=2)
    add("--row-width", type=int, default=32)
    add("--tables", type=int, default=0, help="games at once")
    add("--boxes", type=int, default=256)
    add("--seed", type=int, default=1)
    add("--device")
    asked = parser.parse_args(arguments)
    from dreamcog.learn.distilling import Distillation, Lesson
    from dreamcog.learn.stopping import stopping

    lesson = Lesson(
        **vars(asked), command=("dreamcog", "learn", "distil", *without_folders(arguments))
    )
    with stopping() as stop:
        Distillation(lesson).run(stop)


def bench(arguments: Sequence[str]) -> None:
    """Measure random play on a GPU, and compare its games with the processor's."""
    from dreamcog.learn.cuda_bench import bench as measure

    measure(arguments)


def tell(text: str) -> None:
    """Say how far an evaluation is."""
    print(text, flush=True)


def correct(arguments: Sequence[str]) -> None:
    """Fit the curve that corrects told chances."""
    from dreamcog.learn.table_commands import correct as correct_chances

    correct_chances(arguments)


COMMANDS: dict[str, Callable[[Sequence[str]], None]] = {
    "evaluate": evaluate,
    "calibrate": calibrate,
    "correct": correct,
    "distil": distil,
    "bench": bench,
}
"""What the first word can be beside the name of a game."""


def run(arguments: Sequence[str]) -> None:
    """Do what a command line asks for, or refuse."""
    command: Callable[[Sequence[str]], None] = train
    rest = list(arguments)
    if rest and rest[0] in COMMANDS:
        command, rest = COMMANDS[rest[0]], rest[1:]
    needs_torch = command is not correct and not {"-h", "--help", AS_PLAYED} & set(rest)
    if needs_torch and find_spec("torch") is None:
        raise extra_missing("torch", "learn")
    command(rest)


def main(arguments: Sequence[str]) -> int:
    """Run a command line: 0 is fine, 2 is misuse, told by its code: texts need an installation."""
    try:
        run(arguments)
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 2
    return 0
