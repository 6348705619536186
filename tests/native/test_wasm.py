"""The WebAssembly modules in Node, by the program of `docs/native.md`: the same games as here."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from dreamcog.core.registry import game_kind
from dreamcog.sim.native.arrays import as_array
from dreamcog.sim.native.library import Seed, prepare
from dreamcog.sim.native.platforms import WASM
from dreamcog.sim.runs import MOST_PER_TURN, SEATS_ROOM
from web.node import node

pytestmark = pytest.mark.slow

PAGE = Path(__file__).parents[2] / "docs" / "native.md"
SEED = (1 << 127) + (1 << 64) - 3
"""With an overflow of its lower half among the first games."""

RANDOM, GREEDY = 0, 1
GAMES = {RANDOM: 40, GREEDY: 2}
DRIVER = """
import { readFileSync } from "node:fs";

const bytes = (hex) => new Uint8Array(Buffer.from(hex, "hex"));
const told = [];
for (const { file, seed, games, bot, blank, box } of JSON.parse(readFileSync(0, "utf8"))) {
  const given = { blank: bytes(blank), box: bytes(box), seed: BigInt(seed), games, bot };
  told.push(Buffer.from(await playGames(readFileSync(file), given)).toString("hex"));
}
console.log(JSON.stringify(told));
"""


def examples(language: str) -> str:
    """The page's example in this language."""
    (found,) = re.findall(rf"```{language}\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    return str(found)


def play_here(name: str, options: dict[str, Any], bot: int) -> bytes:
    """The last positions of the games, played by this machine's library."""
    game = game_kind(name).open(options)
    blank, box = as_array(game.blank()), as_array(game.box)
    tables = np.repeat(blank, GAMES[bot])
    bots, taken = np.full(SEATS_ROOM, bot, np.int32), np.zeros(GAMES[bot], np.int64)
    pointers = [each.ctypes.data for each in (box, blank, bots, taken)]
    play = prepare(game.rules).batch_play
    play(
        *(tables.ctypes.data, 0, GAMES[bot], *pointers[:2]),
        *(Seed.of(SEED), *pointers[2:], MOST_PER_TURN),
    )
    assert (tables["over"] != 0).all()
    return tables.tobytes()


def job(libraries: Path, name: str, options: dict[str, Any], bot: int) -> dict[str, Any]:
    game = game_kind(name).open(options)
    records = {"blank": game.blank(), "box": game.box}
    return {
        **{key: as_array(record).tobytes().hex() for key, record in records.items()},
        "file": str(libraries / WASM.file_name(name)),
        "seed": str(SEED),
        "games": GAMES[bot],
        "bot": bot,
    }


@pytest.mark.parametrize("bot", [RANDOM, GREEDY])
@pytest.mark.parametrize("name", ["cyberion", "mech-a-dream"])
def test_games_in_node_end_as_they_do_here_byte_for_byte(
    libraries: Path, tmp_path: Path, name: str, bot: int
) -> None:
    program = tmp_path / "play.mjs"
    program.write_text(examples("js") + DRIVER, "utf-8")
    sets = list(game_kind(name).option_sets())
    jobs = [job(libraries, name, options, bot) for options in sets]
    told = json.loads(node(str(program), given=json.dumps(jobs)))
    for options, positions in zip(sets, told, strict=True):
        assert bytes.fromhex(positions) == play_here(name, options, bot), options


@pytest.mark.parametrize("name", ["cyberion", "mech-a-dream"])
def test_a_module_needs_nothing_of_its_caller(libraries: Path, tmp_path: Path, name: str) -> None:
    program = tmp_path / "imports.mjs"
    program.write_text(
        'import { readFileSync } from "node:fs";\n'
        "const module = new WebAssembly.Module(readFileSync(process.argv[2]));\n"
        "console.log(JSON.stringify(WebAssembly.Module.imports(module)));\n",
        "utf-8",
    )
    assert json.loads(node(str(program), str(libraries / WASM.file_name(name)))) == []


def test_the_example_writes_a_position_and_a_box(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", examples("python")], cwd=tmp_path, check=True)
    game = game_kind("cyberion").open({"players": 2})
    for file, record in (("blank.bin", game.blank()), ("box.bin", game.box)):
        assert (tmp_path / file).read_bytes() == as_array(record).tobytes()
