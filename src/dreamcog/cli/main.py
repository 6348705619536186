"""`dreamcog`: every command, each in a module of its own."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

import typer

from dreamcog.cli.arena import arena
from dreamcog.cli.bench import bench
from dreamcog.cli.box import box
from dreamcog.cli.brackets import brackets
from dreamcog.cli.cases import cases
from dreamcog.cli.columns import columns
from dreamcog.cli.flags import flagged, game_flags, language_in
from dreamcog.cli.hint import hint_command
from dreamcog.cli.lab import components, reports
from dreamcog.cli.learn import learn_command
from dreamcog.cli.networks import networks
from dreamcog.cli.observations import observations
from dreamcog.cli.options import options
from dreamcog.cli.play import play_command
from dreamcog.cli.replay import replay
from dreamcog.cli.review import review_command
from dreamcog.cli.serve import serve
from dreamcog.cli.server.commands import server
from dreamcog.cli.simulate import simulate
from dreamcog.cli.solve import solve
from dreamcog.cli.train import UNREAD, train
from dreamcog.core.refusal import Failed, Refused
from dreamcog.i18n.texts import Texts
from dreamcog.sim.native.shipped import DamagedLibrary

LONGEST_PATH = 2
"""How many words name a command, as in `lab components`."""


def build_app(args: Sequence[str] | None = None) -> typer.Typer:
    """The command line for these arguments; without them, with everything in it.

    Flags and help of a command about games are made only where the arguments call it: they need
    all games and all texts, for which other commands do not wait.
    """

    def add_command(app: typer.Typer, name: str, command: Callable[..., None], about: str) -> None:
        """Add a command about games."""
        if args is None or name in args[:LONGEST_PATH]:
            texts = Texts(language_in(args or ()))
            ready = flagged(command, game_flags(), texts)
            app.command(name, help=texts.say(about), add_help_option=False)(ready)
        else:
            app.command(name)(flagged(command))

    app = typer.Typer(
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        help="Board games about dreaming machines, played, tested and measured.",
    )
    add_command(app, "play", play_command, "play-about")
    add_command(app, "learn-to-play", learn_command, "learn-about")
    app.command("serve")(serve)
    add_command(app, "simulate", simulate, "simulate-about")
    add_command(app, "arena", arena, "arena-about")
    add_command(app, "solve", solve, "solve-about")
    app.command("learn", context_settings=UNREAD)(train)
    app.command("cases")(cases)
    app.command("replay")(replay)
    app.command("review")(review_command)
    app.command("hint")(hint_command)
    app.command("options")(options)
    app.command("observations")(observations)
    app.command("networks")(networks)
    app.command("columns")(columns)
    app.command("bench")(bench)
    app.add_typer(box, name="box")
    lab = typer.Typer(no_args_is_help=True, help="Reports over many games.")
    lab.callback()(reports)
    add_command(lab, "components", components, "lab-components-about")
    add_command(lab, "brackets", brackets, "lab-brackets-about")
    app.add_typer(lab, name="lab")
    app.add_typer(server, name="server")
    return app


def main() -> None:
    """Run the command line: 0 is fine, 1 is no, 2 is misuse."""
    try:
        build_app(sys.argv[1:])()
    except Refused as refused:
        texts = Texts(language_in(sys.argv[1:]))
        print(texts.refusal(None, refused), file=sys.stderr)
        sys.exit(1 if isinstance(refused, Failed) else 2)
    except DamagedLibrary as damaged:
        print(Texts().say("file-damaged", file=str(damaged.path)), file=sys.stderr)
        sys.exit(1)
