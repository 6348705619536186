"""Bots from outside for tests: a package that is really installed, and programs."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from devtools.node import set_up_node
from dreamcog.bots import offered, programs
from dreamcog.bots.cast_parts import opened

ROOT = Path(__file__).parents[2]

LUCKY = '''
"""A bot that plays Cyberion as it comes."""

from dreamcog.bots import Choice, Decision, OfferedBot, bot


class Lucky:
    """A random bot that says how it likes its move."""

    name = "lucky"

    def decide(self, game, view, seat, rng, budget):
        move = bot("random").decide(game, view, seat, rng, budget).move
        return Decision(move, (Choice(move, share=1.0),), {"kind": "luck"})


OFFERED = OfferedBot(lambda kind: Lucky(), games=("cyberion",))
BROKEN = "no offer"
FAILING = OfferedBot(lambda kind: 1 / 0)
'''

POINTS = """[dreamcog.bots]
lucky = lucky_bot:OFFERED
broken = lucky_bot:BROKEN
failing = lucky_bot:FAILING
missing = no_such_module:OFFERED
greedy = lucky_bot:OFFERED
Not,A,Name = lucky_bot:OFFERED
"""

ODD = """
import json, sys, time
fault, often = sys.argv[1], int(sys.argv[2])
asked = 0
for line in sys.stdin:
    told = json.loads(line)
    if "hello" in told:
        print(json.dumps({"hello": {"protocol": 9 if fault == "protocol" else 1}}), flush=True)
        continue
    asked += 1
    request = told["request"]
    answer = {"id": request["id"], "move": request["menu"][0]}
    if asked % often == 0:
        if fault == "ends":
            sys.exit(3)
        elif fault == "sleeps":
            time.sleep(600)
        elif fault == "nonsense":
            print("{", flush=True)
            continue
        elif fault == "illegal":
            answer["move"] = {"do": "dance"}
        elif fault == "id":
            answer["id"] = 0
        elif fault == "chance":
            answer["choices"] = [{"move": answer["move"], "chance": 7}]
        elif fault == "long":
            answer["about"] = {"text": "x" * (1 << 21)}
    print(json.dumps({"answer": answer}), flush=True)
"""


def install_lucky(folder: Path) -> Path:
    """A distribution in a folder of its own, as an installer leaves it."""
    about = folder / "lucky_bot-1.2.0.dist-info"
    about.mkdir()
    (folder / "lucky_bot.py").write_text(LUCKY)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: lucky-bot\nVersion: 1.2.0\n")
    (about / "entry_points.txt").write_text(POINTS)
    return folder


@contextmanager
def fresh_bots() -> Iterator[None]:
    """Nothing is known of what other packages and the environment offer, before and after."""
    kept = (offered.points, offered.offered_bot, offered.made_bot, opened)
    for each in kept:
        each.cache_clear()
    try:
        yield
    finally:
        for each in kept:
            each.cache_clear()
        programs.program_bot.cache_clear()


def odd_program(folder: Path, fault: str = "none", often: int = 1) -> str:
    """The command of a program that takes the first move, and errs every so many requests."""
    path = folder / "odd_program.py"
    path.write_text(ODD)
    return shlex.join([sys.executable, "-S", str(path), fault, str(often)])


def javascript_bot() -> str:
    """The command of the example in JavaScript."""
    return shlex.join([set_up_node(), str(ROOT / "examples" / "outside_bot.mjs")])
