"""An evaluation as a page in Markdown, beside the file of the network."""

from __future__ import annotations

from dreamcog.bots.network_file import NetworkFile
from dreamcog.bots.network_report import report_lines


def report_page(file: NetworkFile) -> str:
    """The page of a network's evaluation."""
    return "\n".join([f"# {file.game}: {file.name}", "", *report_lines(file.header, "##"), ""])
