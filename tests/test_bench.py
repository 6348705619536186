"""The benchmarks: what they name exists, and each runs; how fast anything is, no test says."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dreamcog.bots.network_file import write_network
from dreamcog.bots.network_folder import FOLDER
from dreamcog.core.registry import game_kind, games
from dreamcog.sim.speed import MEASURES
from support.networks import random_network

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src"
BENCH = ROOT / "bench"
PEERS = sorted(file.stem for file in (BENCH / "peers").glob("*.txt"))


@pytest.fixture
def bench_on_path(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Modules of the benchmarks can be imported, and are forgotten afterwards."""
    known = set(sys.modules)
    monkeypatch.syspath_prepend(BENCH)
    yield
    for name in set(sys.modules) - known:
        if str(getattr(sys.modules[name], "__file__", "")).startswith(str(BENCH)):
            del sys.modules[name]


def figures(script: str, *args: str) -> dict[str, Any]:
    """What a benchmark prints as JSON."""
    done = subprocess.run(
        [sys.executable, BENCH / script, *args, "--json"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def named_functions() -> list[str]:
    """The functions of ours by which `bench tables --looks` divides the server's time."""
    sys.path.insert(0, str(ROOT / "bench"))
    try:
        from load.figures import PARTS
    finally:
        sys.path.remove(str(ROOT / "bench"))
    foreign = ("h11_impl.", "server.")
    return [name for name in PARTS if not name.startswith(foreign)]


def modules_called(stem: str) -> list[str]:
    """The modules of ours with this last name."""
    files = [*SRC.glob(f"dreamcog/core/{stem}.py"), *SRC.glob(f"dreamcog/server/**/{stem}.py")]
    return [".".join(file.relative_to(SRC).with_suffix("").parts) for file in files]


@pytest.mark.parametrize("function", named_functions())
def test_a_function_named_by_the_load_benchmark_exists(function: str) -> None:
    stem, *path = function.split(".")
    found = []
    for module in modules_called(stem):
        value: object = importlib.import_module(module)
        for name in path:
            value = getattr(value, name, None)
        found.append(value)
    assert any(each is not None for each in found)


@pytest.mark.parametrize("peer", PEERS)
def test_a_peer_has_a_script_and_exact_pins_without_an_address(peer: str) -> None:
    assert (BENCH / "peers" / f"{peer}_random.py").exists()
    lines = (BENCH / "peers" / f"{peer}.txt").read_text().splitlines()
    pins = [line for line in lines if not line.startswith(("--only-binary ", "--no-binary "))]
    assert pins
    assert all("==" in pin and "://" not in pin and "@" not in pin for pin in pins)


@pytest.mark.slow
def test_a_round_without_peers_has_every_measure_of_every_game() -> None:
    found = figures("compare.py", "--peers", "--seconds", "0.01", "--rounds", "2")
    every = (*MEASURES, "vectorised environment")
    names = {f"{game} {what}" for game in games() for what in every}
    assert set(found["per_second"]) == names
    assert min(found["per_second"].values()) > 0
    assert len(found["rounds"]) == 2
    assert "cyberion native small steps / interpreted small steps" in found["ratios"]


def test_networks_of_every_size_are_measured() -> None:
    found = figures("networks.py", "small", "--games", "cyberion", "--seconds", "0.01")
    measured = found["small"]["cyberion"]
    assert measured["megabytes"] <= 2
    assert min(measured.values()) > 0
    assert len(measured) == 5


@pytest.mark.usefixtures("bench_on_path")
def test_a_ratio_is_the_middle_one_of_all_rounds() -> None:
    from compare import ratios

    rounds = [
        {"cyberion native small steps": ours, "cyberion interpreted small steps": 10.0}
        for ours in (400.0, 900.0, 500.0)
    ]
    assert ratios(rounds) == {"cyberion native small steps / interpreted small steps": 50.0}


@pytest.mark.usefixtures("bench_on_path")
def test_a_figure_that_a_measured_peer_does_not_have_is_an_error() -> None:
    from compare import ratios

    with pytest.raises(KeyError):
        ratios([{"cyberion batch with masks": 1.0, "open-spiel whist": 1.0}])


@pytest.mark.slow
def test_a_small_batch_is_measured_in_every_way(tmp_path: Path) -> None:
    plot = tmp_path / "growth.svg"
    small = [
        "--stepped",
        "64",
        "--steps",
        "3",
        "--rounds",
        "1",
        "--tables",
        "100",
        "--most",
        "1000",
    ]
    found = figures("batch.py", "--games", "cyberion", "--plot", str(plot), *small)
    assert found["threads"]["cyberion"]["times_as_fast"]["masks"] > 0
    assert (
        found["memory"]["cyberion"]["bytes"] > 100 * found["memory"]["cyberion"]["bytes_of_a_state"]
    )
    assert found["growth"]["cyberion"]["microseconds_a_game"]["1000"] > 0
    assert found["start"]["cyberion"]["seconds"] > 0
    assert ElementTree.parse(plot).getroot().tag.endswith("svg")


@pytest.mark.usefixtures("bench_on_path")
def test_the_plot_has_a_line_through_the_figures_of_each_game() -> None:
    from growth_plot import growth_plot

    root = ElementTree.fromstring(growth_plot({"a": {1000: 5.0, 10000: 5.0}, "b": {1000: 9.0}}))
    lines = [each.get("points") or "" for each in root if each.tag.endswith("polyline")]
    (ax, ay), (bx, by) = (map(float, point.split(",")) for point in lines[0].split())
    assert ax < bx
    assert ay == by
    assert float(lines[1].split(",")[1]) < ay


@pytest.mark.slow
def test_a_small_file_of_games_is_measured() -> None:
    small = ["--number", "3000", "--rounds", "1", "--games", "cyberion"]
    found = figures("data.py", "parquet", *small)
    assert found["parquet"]["cyberion"]["ratio"] > 0
    assert found["parquet"]["cyberion"]["bytes_held"][1] > 10_000_000


@pytest.mark.usefixtures("bench_on_path")
def test_the_page_on_levels_is_what_its_benchmark_writes() -> None:
    from levels import PAGE, file_of
    from levels_page import page

    stored = [json.loads(file_of(name).read_text(encoding="utf-8")) for name in games()]
    assert PAGE.read_text(encoding="utf-8") == page(stored)


@pytest.mark.usefixtures("bench_on_path")
def test_how_slow_the_slowest_decisions_are_follows_from_all_of_them() -> None:
    """Most of the slow ones may be of one deal."""
    from search import report

    line = {"wins": [1.0], "margins": [], "decisions": 100, "changed": 0, "spent": 1.0}
    slow = {**line, "each": [0.01] * 90 + [0.1] * 10}
    quick = {**line, "each": [0.01] * 100}
    assert report([slow] + [quick] * 8)["percentile_99"] == 0.1
    assert report([slow] + [quick] * 20)["percentile_99"] == 0.01


@pytest.mark.usefixtures("bench_on_path")
def test_deals_that_other_networks_have_played_are_played_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from search import played_by

    kind, names = game_kind("cyberion"), set()
    monkeypatch.setenv(FOLDER, str(tmp_path))
    for seed in (1, 2):
        write_network(tmp_path / "cyberion-large.npz", random_network("cyberion", seed=seed))
        write_network(tmp_path / "cyberion-small.npz", random_network("cyberion", seed=3))
        names.add(played_by(kind, "network"))
    assert len(names) == 2
