"""`dreamcog learn`: training and judging networks, the same as `python -m dreamcog.learn`."""

from __future__ import annotations

import typer

UNREAD = {"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []}
"""The arguments are read by the command line of `dreamcog.learn`, which works without this one."""


def train(context: typer.Context) -> None:
    """Train a network by GAME, or evaluate, calibrate or distil one (--help says more)."""
    from dreamcog.learn.commands import run

    run(context.args)
