"""Cyberion behind the contract: where the rules, the spellings and the views come together."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from dreamcog.core.draft import Draft
from dreamcog.core.ending import Ending
from dreamcog.core.events import Event
from dreamcog.core.game import Game
from dreamcog.core.kind import Kind
from dreamcog.core.refusal import Refused
from dreamcog.core.result_columns import Counts
from dreamcog.core.rule_set import RuleSet
from dreamcog.core.shapes import shapes_of
from dreamcog.games.cyberion import view
from dreamcog.games.cyberion.advice import ADVICE
from dreamcog.games.cyberion.appraisal import appraise
from dreamcog.games.cyberion.consequences import CyberionConsequences
from dreamcog.games.cyberion.ending import ending
from dreamcog.games.cyberion.events import told_event
from dreamcog.games.cyberion.faces import faces
from dreamcog.games.cyberion.given import arrange_given
from dreamcog.games.cyberion.guess import imagine
from dreamcog.games.cyberion.hiding import hide
from dreamcog.games.cyberion.hints import HINTS
from dreamcog.games.cyberion.names import VERB_NAMES
from dreamcog.games.cyberion.observation import observe, observe_printed
from dreamcog.games.cyberion.observed_blocks import OBSERVATION
from dreamcog.games.cyberion.options import EXPANSIONS, OPTIONS
from dreamcog.games.cyberion.printed import printed_box
from dreamcog.games.cyberion.progress import points_so_far, progress
from dreamcog.games.cyberion.reasons import refusal_params
from dreamcog.games.cyberion.refusals import CODES, ELSEWHERE, RULE_OF, No
from dreamcog.games.cyberion.results import RESULT_COLUMNS, count, results
from dreamcog.games.cyberion.returns import final_score, is_winner
from dreamcog.games.cyberion.rules.setup import set_up
from dreamcog.games.cyberion.rules.steps import can_step, extend, is_whole, list_steps, step
from dreamcog.games.cyberion.rules.trigger import highest_level
from dreamcog.games.cyberion.rules.turn import can, do, may_act
from dreamcog.games.cyberion.rules.why_not import refusal_told
from dreamcog.games.cyberion.sameness import what_counts
from dreamcog.games.cyberion.sentences import CyberionSentences
from dreamcog.games.cyberion.shapes.events import EVENTS
from dreamcog.games.cyberion.shapes.positions import CyberionPosition
from dreamcog.games.cyberion.shapes.previews import CyberionPreview
from dreamcog.games.cyberion.state import Box, State, copy_state
from dreamcog.games.cyberion.truth import read_truth
from dreamcog.games.cyberion.verbs import VERBS
from dreamcog.games.cyberion.words import NOTHING

STRIDE = 13
"""From one day's combination of expansions to the next; odd, so that all of them come round."""

SHOWN_BY = {"one": "cards", "two": "two_traits"}
"""The entry of the box that says what the Gigantobots show, by the option."""

RULES = RuleSet(
    package="dreamcog.games.cyberion.rules",
    state=State,
    box=Box,
    set_up=set_up,
    may_act=may_act,
    can=can,
    do=do,
    extend=extend,
    is_whole=is_whole,
    step=step,
    can_step=can_step,
    list_steps=list_steps,
    hide=hide,
    appraise=appraise,
    is_winner=is_winner,
    final_score=final_score,
    progress=progress,
    points_so_far=points_so_far,
    observe=observe,
    observe_printed=observe_printed,
    observation=OBSERVATION,
    usual=highest_level,
)


class CyberionGame(Game[State]):
    """Cyberion with its options and its box fixed."""

    rules = RULES
    consequences = CyberionConsequences()
    result_columns = RESULT_COLUMNS
    lasting = view.LASTING

    def __init__(self, kind: Kind, options: dict[str, Any], values: dict[str, Any]) -> None:
        super().__init__(kind, options, values)
        self.box = printed_box(values, SHOWN_BY[options["gigantobot_traits"]])

    def blank(self) -> State:
        """A state with its options set and nothing on the table."""
        chosen = self.options["expansions"]
        return State(
            players=self.options["players"],
            first=NOTHING if self.options["first"] == "random" else self.options["first"],
            supports=self.options["support"],
            babybots=int("babybots" in chosen),
            gigantobots=int("gigantobots" in chosen),
            microbots=int("microbots" in chosen),
            multibots=int("multibots" in chosen),
            devious_cog=int("devious-cog" in chosen),
            swap_cost=self.options["microbot_swap_cost"],
        )

    def count(self, columns: Mapping[str, Sequence[Any]]) -> Counts:
        """How many were won, and by which rule games ended."""
        return count(columns)

    def results(self, counts: Mapping[str, Any]) -> dict[str, Any]:
        """How many were won, and by which rule games ended."""
        return results(counts)

    @staticmethod
    def copy(state: State) -> State:
        """A state of the same value."""
        return copy_state(state)

    def what_counts(self, state: State) -> bytes:
        """All but what no rule asks."""
        return what_counts(state)

    def outcome(self, state: State) -> dict[str, Any] | None:
        """`{won, reason}`, or None while it runs."""
        return view.outcome(state)

    def ending(self, state: State, seat: int) -> Ending:
        """The same for both seats."""
        self.seat(seat)
        return ending(state, self.box)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """The position: in Cyberion the same for both seats and for a watcher."""
        return view.position(state, self.box)

    def seat_view(self, state: State, seat: int, public: dict[str, Any]) -> dict[str, Any]:
        """What everyone knows."""
        return public

    def guess(self, view: Mapping[str, Any], rng: random.Random) -> State:
        """A state in which everything unseen has been dealt anew."""
        return self.state(imagine(view, self.blank(), self.box, rng))

    def truth(self, state: State) -> dict[str, Any]:
        """Everything, with the options."""
        return view.truth(state, self.box, self.chosen_options())

    def state(self, truth: object) -> State:
        """The way back from a truth."""
        return read_truth(truth, self.blank(), self.box)

    def arrange_given(self, state: State, given: Mapping[str, Any]) -> State:
        """The position of a case."""
        return self.state(arrange_given(self.truth(state), given))

    def event(self, kind: int, seat: int, rule: int, reveals: int, a: int, b: int) -> Event:
        """The event that these numbers of a log tell."""
        return told_event(kind, seat, rule, reveals, a, b)

    def refusal(self, number: int, state: State, draft: Draft) -> Refused:
        """The refusal behind a number."""
        number = refusal_told(state, self.box, draft, number)
        verb = state.pending.verb if number == No.QUESTION_IS_OPEN else draft.verb
        rule = ELSEWHERE.get((VERB_NAMES.get(verb, ""), number), RULE_OF[number])
        params = refusal_params(number, state, self.box, draft)
        return Refused(CODES[number], rule, **{k: v for k, v in params.items() if v != ""})

    def printed(self) -> dict[str, Any]:
        """Models, machines and abilities as printed."""
        return faces(self.box, self.box_values)


class Cyberion(Kind):
    """Repair all machines of the factory before its Failsafes run out."""

    name = "cyberion"
    rules_version = 2
    game_type = CyberionGame
    sentences = CyberionSentences
    verbs = VERBS
    shapes = shapes_of("Cyberion", CyberionPosition, VERBS, EVENTS, CyberionPreview)
    together = True
    options = OPTIONS
    advice = ADVICE
    hints = HINTS
    ordered = frozenset(
        ("robot_deck", "machine_deck", "known_top", "known_bottom", "factory", "cards")
    )

    def daily_options(self, day: date) -> dict[str, Any]:
        """A solo game; in 32 days every combination of expansions once, in a mixed order."""
        number = day.toordinal() * STRIDE % (1 << len(EXPANSIONS.names))
        return {"players": 1, "support": 1, "expansions": EXPANSIONS.combination(number)}


GAME = Cyberion()
