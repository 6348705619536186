"""The lab's report on components: whole games watched, and what is counted of them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from dreamcog.lab.components import Tally, tally_games
from dreamcog.sim.loops import GREEDY, RANDOM
from dreamcog.sim.runs import Interpreted
from dreamcog.sim.watched import Watched

EVERYTHING = {"players": 3, "variants": ["robots", "specialists"]}


@pytest.mark.parametrize("name", games())
def test_a_watched_game_is_the_one_that_a_batch_plays(name: str) -> None:
    game = game_kind(name).open({"players": 2})
    bots = [GREEDY, RANDOM]
    columns = Interpreted(game, bots)(3, 2)
    for i, seed in enumerate((3, 4)):
        story = Watched(game, bots, runtime="interpreted").play(seed)
        assert story.end["outcome"]
        assert story.start["outcome"] is None
        if name == "mech-a-dream":
            points = [player["points"] for player in story.end["players"]]
            assert columns["points"][i][:2].tolist() == points
        else:
            assert bool(columns["won"][i]) == story.end["outcome"]["won"]


def test_what_is_counted_is_what_happened() -> None:
    game = game_kind("mech-a-dream").open(EVERYTHING)
    story = Watched(game, [GREEDY] * 3, runtime="interpreted").play(5)
    uses = list(game.kind.uses(story.start, story.events))
    assert {kind for kind, _, _ in uses} == set(game.kind.use_kinds)
    for seat, player in enumerate(story.end["players"]):
        designs = Counter(tile.partition(".")[0] for tile in player["workshop"])
        done = Counter(name for kind, name, who in uses if (kind, who) == ("completed", seat))
        assert done == designs
        belt = Counter(machine["tile"].partition(".")[0] for machine in player["belt"])
        bought = Counter(name for kind, name, who in uses if (kind, who) == ("bought", seat))
        assert bought == designs + belt
        assert ("monitor", player["monitor"], seat) in uses
    sent = [name for kind, name, _ in uses if kind == "assistant"]
    assert len(sent) == 3 * 3 * story.end["day"]
    assert sent.count("dock") == sum(kind == "delivery" for kind, _, _ in uses)


def test_a_tally_gives_each_winner_its_part() -> None:
    tally = Tally()
    tally.add(iter([("bought", "b1", 0), ("bought", "b1", 0), ("bought", "b1", 1)]), [0])
    tally.add(iter([("bought", "b1", 1)]), [0, 1])
    other = Tally()
    other.add(iter([]), [0])
    tally.merge(other)
    row = tally.report(2)["bought"]["b1"]
    assert row == {"per_game": 1.333, "seats_per_game": 1.0, "win_share": 0.5, "edge": 1.0}


def test_a_game_that_tells_of_no_uses_is_refused() -> None:
    with pytest.raises(Refused):
        next(tally_games("cyberion", {}, [RANDOM], range(1)))


@pytest.mark.slow
def test_lab_components_prints_json_or_a_table() -> None:
    program = Path(sys.executable).with_name("dreamcog")
    args = [program, "lab", "components", "mech-a-dream", "--games", "6", "--players", "3"]
    told = subprocess.run([*args, "--json"], capture_output=True, text=True, check=True).stdout
    report = json.loads(told)
    assert report["games"] == 6
    assert set(report["components"]) == set(game_kind("mech-a-dream").use_kinds) - {
        "monitor",
        "specialist",
    }
    again = subprocess.run(
        [*args, "--workers", "2", "--json"], capture_output=True, text=True, check=True
    )
    assert json.loads(again.stdout)["components"] == report["components"]
    shown = subprocess.run([*args, "--lang", "it"], capture_output=True, text=True, check=True)
    assert "Macchine acquistate" in shown.stdout
