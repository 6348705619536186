"""What the laws must be told of a game to test it: one `Kit` for each game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from dreamcog.core.game import Game
from dreamcog.core.words import Words
from support.advised import Truths
from support.refused import Facts

Truth = dict[str, Any]


@dataclass(frozen=True, kw_only=True)
class Kit:
    """One game, as the tests that run for every registered game must know it."""

    wild: Callable[[Game[Any], random.Random], Any]
    """Make a state that ordinary play hardly ever reaches."""
    pieces: Callable[[Truth], Counter[str]]
    """Count every piece of a truth, wherever it lies (law 7)."""
    check_gauges: Callable[[Truth], None]
    """Assert that every number of a truth is within its limits (law 7)."""
    unseen: frozenset[str]
    """What differs in the truth when everything unseen is dealt anew."""
    undealt: frozenset[str] = frozenset()
    """Pieces that may then take another's place in play: they were dealt to no seat."""
    everything: Mapping[str, Any]
    """Options under which every move and every zone of the game can occur."""
    given: Mapping[str, Any]
    """Values for every key of a case's `given`; some may contradict each other."""
    amounts: Callable[[Mapping[str, Any], int], dict[str, int]]
    """Count, in a position, every thing of a seat that previews speak of, the shared ones too."""
    shared: frozenset[str] = frozenset()
    """Those of them that are nobody's: previews tell of them once."""
    changes: Callable[[Mapping[str, Any], Mapping[str, Any], int], dict[str, Any]] = (
        lambda _before, _after, _seat: {}
    )
    """What a preview tells under `changes`, recomputed from the positions before and after."""
    zone: Callable[[Mapping[str, Any]], str]
    """Where the hidden thing lay that an event showed."""
    verbs: type[Words]
    steps: type[Words]
    happenings: type[Words]
    pinned_ids: Mapping[str, tuple[int, int]]
    """By small step its first flat id and their number (law 8): a change breaks every learner."""
    observed: Callable[[Mapping[str, Any]], Mapping[str, Any]] = lambda view: view
    """A view without what observations leave out, such as the order of cards in the discard."""
    shape_prefix: str
    """What the names of its shapes begin with."""
    never_happens: frozenset[str] = frozenset()
    """Kinds of events that have a shape and do not occur."""
    rules_page: Path
    golden: Path
    """A folder of whole saved games."""
    rare_chapters: tuple[Path, ...] = ()
    """Chapters of cases in which something happens that random play hardly comes to."""
    advised: Truths = field(default_factory=dict)
    """By which its advice is checked, code by code: see `support/advised.py`."""
    facts: Facts | None = None
    """By which its refusals are checked: see `support/refused.py`."""
