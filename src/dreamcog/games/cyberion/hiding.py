"""Dealing hidden things anew: a position that no seat can tell from the true one.

In the rules' own subset, so that bots can use it as native code.
"""

from __future__ import annotations

from dreamcog.core.rng import Rng, below, next_word, shuffle
from dreamcog.games.cyberion.rules.devious_cog import UNDER_EACH
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import MODELS


def hide(s: State, box: Box, _seat: int, rng: Rng) -> None:
    """Deal the unseen anew, where it lies; in Cyberion all seats see the same."""
    shuffle(rng, s.deck, s.known_bottom, s.n_deck - s.known_top)
    hide_machines(s, box, rng)
    shuffle(rng, s.pile, 0, s.n_pile)
    hide_interference(s, rng)
    s.rng.a = next_word(rng)
    s.rng.b = next_word(rng)
    s.rng.c = next_word(rng)
    s.rng.d = next_word(rng)


def hide_machines(s: State, box: Box, rng: Rng) -> None:
    """Machines of the deck and of the box change places with others of their tier.

    Which tiers lie in the deck, and in which order, follows from what has been seen (C2.2, C11.1).
    """
    unseen = s.n_boxed
    for i in range(s.n_machine_deck):
        s.boxed[unseen] = s.machine_deck[i]
        unseen += 1
    shuffle(rng, s.boxed, 0, unseen)
    for i in range(s.n_machine_deck):
        drawn = 0
        while box.machine_tier[s.boxed[drawn]] != box.machine_tier[s.machine_deck[i]]:
            drawn += 1
        unseen -= 1
        s.machine_deck[i] = s.boxed[drawn]
        s.boxed[drawn] = s.boxed[unseen]


def hide_interference(s: State, rng: Rng) -> None:
    """The tokens under all Cogs are shuffled together, and as many lie under each as before."""
    unseen = 0
    for model in range(MODELS):
        unseen += s.n_interference[model]
    for i in range(unseen - 1, 0, -1):
        one = token_place(s, i)
        other = token_place(s, below(rng, i + 1))
        ability = s.interference[one]
        s.interference[one] = s.interference[other]
        s.interference[other] = ability


def token_place(s: State, i: int) -> int:
    """Where the i-th Interference token lies, counted from the first Cog on."""
    model = 0
    while i >= s.n_interference[model]:
        i -= s.n_interference[model]
        model += 1
    return model * UNDER_EACH + i
