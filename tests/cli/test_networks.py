"""`dreamcog networks`: what is here, and the page on it, from the headers alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from dreamcog.bots.network_file import write_network
from dreamcog.bots.network_folder import FOLDER
from support.networks import random_network, write_networks

ROOT = Path(__file__).parents[2]
RATE = {"rate": 0.985, "games": 20_000, "wins": 19_700, "interval": [0.9832, 0.9866]}
SECTION = {
    "mean": 0.985,
    "worst": 0.97,
    "players": {"1": RATE},
    "sets": [{"name": "base", "options": {}, "score": 21.5, **RATE}] * 2,
}
TENTHS = [{"from": 0.9, "positions": 5000, "told": 0.95, "won": 0.94}]
RELIABILITY = {"positions": 100_000, "largest_error": 0.011, "tenths": TENTHS}
TRAINED = {"commands": ["dreamcog learn cyberion"], "minutes": 9.5, "decisions": 12_345, "seed": 3}


def networks(*words: str) -> str:
    program = Path(sys.executable).with_name("dreamcog")
    done = subprocess.run([program, "networks", *words], capture_output=True, text=True, check=True)
    return done.stdout


@pytest.mark.slow
def test_the_page_in_the_tree_is_made_by_the_command() -> None:
    assert networks("--markdown") == (ROOT / "docs" / "networks.md").read_text("utf-8")


@pytest.mark.slow
def test_a_page_tells_size_training_and_evaluation_with_intervals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    monkeypatch.setenv("LANG", "en")
    write_networks(tmp_path, "mech-a-dream")
    evaluation = {"base": SECTION, "reliability": RELIABILITY, "temperature": 0.0}
    file = random_network("cyberion", name="large", trained=TRAINED, evaluation=evaluation)
    write_network(tmp_path / "cyberion-large.npz", file)
    (tmp_path / "cyberion-small.npz").write_bytes(b"nonsense")
    page = networks("--markdown")
    for told in (
        "## Cyberion: large",
        "dreamcog learn cyberion",
        "12,345",
        "| base | 98.50% | 98.3% to 98.7% | 20,000 | 21.5 |",
        "| 0.9 | 5,000 | 95.00% | 94.00% |",
        "## Mech A Dream: untrained",
    ):
        assert told in page
    networks("--picture", str(tmp_path / "told.svg"))
    drawn = (tmp_path / "told.svg").read_text("utf-8")
    assert "Cyberion: large" in drawn
    assert drawn.count("<circle") == len(TENTHS)
    listed = networks().splitlines()
    assert [line.split()[:2] for line in listed] == [
        ["cyberion", "network"],
        ["cyberion", "network-small"],
        ["mech-a-dream", "network"],
        ["mech-a-dream", "network-small"],
    ]
    assert "cannot be read" in listed[1]
