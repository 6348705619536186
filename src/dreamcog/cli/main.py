"""`dreamcog`: every command, each in a module of its own."""

from __future__ import annotations

import sys

import typer

from dreamcog.cli.bench import bench
from dreamcog.cli.box import box
from dreamcog.cli.cases import cases
from dreamcog.cli.lab import lab
from dreamcog.cli.play import play_command
from dreamcog.cli.replay import replay
from dreamcog.cli.serve import serve
from dreamcog.cli.server.commands import server
from dreamcog.cli.simulate import simulate
from dreamcog.core.refusal import Refused
from dreamcog.i18n.texts import Texts

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Board games about dreaming machines, played, tested and measured.",
)
app.command("play")(play_command)
app.command("serve")(serve)
app.command("simulate")(simulate)
app.command("cases")(cases)
app.command("replay")(replay)
app.command("bench")(bench)
app.add_typer(box, name="box")
app.add_typer(lab, name="lab")
app.add_typer(server, name="server")


def main() -> None:
    """Run the command line: 0 is fine, 1 is no, 2 is misuse."""
    try:
        app()
    except Refused as refused:
        print(Texts().refusal(None, refused), file=sys.stderr)
        sys.exit(2)
