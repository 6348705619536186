"""`dreamcog cases FILE…`: run the cases of rulebook chapters."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from dreamcog.core.cases import run_case
from dreamcog.core.chapters import read_chapter


def cases(
    files: Annotated[list[Path], typer.Argument(help="Chapters: Markdown files with cases.")],
) -> None:
    """Run the cases of rulebook chapters; a line for each failure."""
    passed = failed = 0
    for file in files:
        for case in read_chapter(file):
            wrong = run_case(case)
            passed += not wrong
            failed += bool(wrong)
            if wrong:
                typer.echo(f"FAILED {case.id} ({case.rule}): {'; '.join(wrong)}")
    typer.echo(f"{passed} passed, {failed} failed")
    raise typer.Exit(1 if failed else 0)
