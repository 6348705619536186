"""The kits of all registered games.

A game from another package brings its own, by the entry-point group `dreamcog.test_kits`.
"""

from __future__ import annotations

from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from dreamcog.games.cyberion import words as cyberion
from dreamcog.games.mech_a_dream import words as mech
from support.advised_at_cyberion import TRUTHS as CYBERION_TRUTHS
from support.advised_at_mech_a_dream import TRUTHS as MECH_A_DREAM_TRUTHS
from support.amounts import (
    cyberion_amounts,
    cyberion_changes,
    cyberion_zone,
    mech_amounts,
    mech_changes,
    mech_zone,
)
from support.facts_of_cyberion.facts import FACTS as CYBERION_FACTS
from support.facts_of_mech_a_dream.facts import FACTS as MECH_A_DREAM_FACTS
from support.kit import Kit
from support.observed import cyberion_observed, mech_observed
from support.pieces import check_cyberion_gauges, check_mech_gauges, cyberion_pieces, mech_pieces
from support.wild_cyberion import wild_cyberion
from support.wild_mech import wild_mech

GROUP = "dreamcog.test_kits"
TESTS = Path(__file__).parents[1]
RULES = TESTS.parent / "docs" / "rules"

CYBERION_IDS = {
    "end-turn": (0, 1),
    "repair": (1, 40),
    "trigger": (41, 105),
    "support": (146, 5),
    "upgrade": (151, 5),
    "make-babybot": (156, 105),
    "pilot": (261, 105),
    "microbot-replace": (366, 40),
    "microbot-swap": (406, 40),
    "microbot-remove": (446, 40),
    "robot": (486, 105),
    "level": (591, 6),
    "machine": (597, 40),
    "gigantobot": (637, 11),
    "fetch": (648, 25),
    "put": (673, 80),
    "reward": (753, 2),
    "done": (755, 1),
}

MECH_A_DREAM_IDS = {
    "stock-room": (0, 12),
    "dock": (12, 1),
    "buy": (13, 64),
    "build": (77, 64),
    "activate": (141, 65),
    "sleep": (206, 1),
    "choose-monitor": (207, 8),
    "choose-specialist": (215, 10),
    "boost": (225, 64),
    "take": (289, 2),
    "bonus": (291, 10),
    "decline": (301, 1),
    "copy": (302, 260),
    "option": (562, 2),
}

CYBERION_GIVEN: dict[str, Any] = {
    "factory": ["I/sirenbot", "", "II/run"],
    "platform": ["sirenbot-1", "any-3"],
    "robot_deck": ["planbot-2", "...", "baby-sirenbot"],
    "levels": {"planbot": 3},
    "microbots": {"I/sirenbot": "planbot"},
    "gigantobots": {"giga-planbot": {"robots": ["planbot-1"] * 2, "holiday": False}},
    "interference": {"planbot": 1},
    "pending": [{"do": "store", "left": 1}],
    "experience": 3,
}

MECH_A_DREAM_GIVEN: dict[str, Any] = {
    "day": 3,
    "part": "night",
    "first": 1,
    "deciders": [0, 1],
    "offer": {"resource": ["b1.1", "b1.2"], "crystal": []},
    "piles": {"power": ["r1.1", "...", "r2.2"]},
    "delivery": "d06",
    "delivery_deck": ["d01", "..."],
    "specialists_centre": ["s01"],
    "monitors_dealt": [["m1", "m2"], ["m3", "m4"], ["m5", "m6"]],
    "players": [
        {"flowers": 9, "workshop": ["b4.1"], "used_tonight": ["b4.1"], "monitor": "m8"},
        {
            "belt": [{"tile": "y1", "slot": 2, "assistants": 1}],
            "assistants": {"morning": "y1"},
            "specialists": [{"id": "s03", "price": 2}],
        },
    ],
    "pending": [{"seat": 1, "do": "boost", "source": "b4.1", "left": 2}],
    "resolving": [{"seat": 1, "kind": "boost", "of": "b4.1", "left": 2}],
}

CYBERION = Kit(
    wild=wild_cyberion,
    pieces=cyberion_pieces,
    check_gauges=check_cyberion_gauges,
    unseen=frozenset(
        (
            *("robot_deck", "machine_deck", "hidden.microbot_pile", "hidden.interference"),
            *("hidden.box", "hidden.rng"),
        )
    ),
    everything={
        "players": 2,
        "first": 0,
        "expansions": ["babybots", "gigantobots", "microbots", "multibots", "devious-cog"],
    },
    given=CYBERION_GIVEN,
    amounts=cyberion_amounts,
    changes=cyberion_changes,
    zone=cyberion_zone,
    verbs=cyberion.Verb,
    steps=cyberion.Step,
    happenings=cyberion.Happening,
    pinned_ids=CYBERION_IDS,
    observed=cyberion_observed,
    shape_prefix="Cyberion",
    never_happens=frozenset({"hidden"}),
    rules_page=RULES / "cyberion.md",
    golden=TESTS / "golden" / "cyberion",
    rare_chapters=(TESTS / "rulebook" / "cyberion" / "09-gigantobots.md",),
    advised=CYBERION_TRUTHS,
    facts=CYBERION_FACTS,
)
"""Nothing that happens in Cyberion is for one seat alone; clients read blanks of every game."""

MECH_A_DREAM = Kit(
    wild=wild_mech,
    pieces=mech_pieces,
    check_gauges=check_mech_gauges,
    unseen=frozenset(
        (*("piles", "delivery_deck", "monitors_dealt", "players", "hidden.box", "hidden.rng"),)
    ),
    undealt=frozenset(f"m{i}" for i in range(1, 9)),
    everything={"players": 3, "first": 0, "variants": ["robots", "specialists"]},
    given=MECH_A_DREAM_GIVEN,
    amounts=mech_amounts,
    changes=mech_changes,
    zone=mech_zone,
    verbs=mech.Verb,
    steps=mech.Step,
    happenings=mech.Happening,
    pinned_ids=MECH_A_DREAM_IDS,
    observed=mech_observed,
    shape_prefix="MechADream",
    rules_page=RULES / "mech-a-dream.md",
    golden=TESTS / "golden" / "mech-a-dream",
    advised=MECH_A_DREAM_TRUTHS,
    facts=MECH_A_DREAM_FACTS,
)

KITS: dict[str, Kit] = {
    "cyberion": CYBERION,
    "mech-a-dream": MECH_A_DREAM,
    **{point.name: point.load() for point in entry_points(group=GROUP)},
}
