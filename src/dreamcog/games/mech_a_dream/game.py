"""Mech A Dream behind the contract: where the rules, the spellings and the views come together."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from typing import Any

from dreamcog.core.draft import Draft
from dreamcog.core.ending import Ending
from dreamcog.core.events import Event
from dreamcog.core.game import Game
from dreamcog.core.kind import Kind, Use
from dreamcog.core.refusal import Refused
from dreamcog.core.result_columns import Counts
from dreamcog.core.rule_set import RuleSet
from dreamcog.core.shapes import shapes_of
from dreamcog.games.mech_a_dream import view
from dreamcog.games.mech_a_dream.advice import ADVICE
from dreamcog.games.mech_a_dream.appraisal import appraise
from dreamcog.games.mech_a_dream.consequences import MechADreamConsequences
from dreamcog.games.mech_a_dream.ending import ending
from dreamcog.games.mech_a_dream.events import told_event
from dreamcog.games.mech_a_dream.faces import faces
from dreamcog.games.mech_a_dream.given import arrange_given
from dreamcog.games.mech_a_dream.guess import imagine
from dreamcog.games.mech_a_dream.hiding import hide
from dreamcog.games.mech_a_dream.hints import HINTS
from dreamcog.games.mech_a_dream.last_night import alone
from dreamcog.games.mech_a_dream.names import names_of
from dreamcog.games.mech_a_dream.observation import observe
from dreamcog.games.mech_a_dream.observation_printed import observe_printed
from dreamcog.games.mech_a_dream.observed_blocks import OBSERVATION
from dreamcog.games.mech_a_dream.options import INSTEAD_OF, OPTIONS, VARIANTS
from dreamcog.games.mech_a_dream.printed import read_box
from dreamcog.games.mech_a_dream.progress import points_so_far, progress
from dreamcog.games.mech_a_dream.reasons import refusal_params, refusal_rule
from dreamcog.games.mech_a_dream.refusals import CODES
from dreamcog.games.mech_a_dream.results import RESULT_COLUMNS, count, results
from dreamcog.games.mech_a_dream.returns import final_score, is_winner
from dreamcog.games.mech_a_dream.rules.deciders import may_act
from dreamcog.games.mech_a_dream.rules.scoring import ends_tonight
from dreamcog.games.mech_a_dream.rules.setup import set_up
from dreamcog.games.mech_a_dream.rules.steps import (
    can_step,
    extend,
    is_whole,
    list_steps,
    step,
)
from dreamcog.games.mech_a_dream.rules.turn import can, do
from dreamcog.games.mech_a_dream.sentences import MechADreamSentences
from dreamcog.games.mech_a_dream.shapes.events import EVENTS
from dreamcog.games.mech_a_dream.shapes.positions import MechADreamPosition
from dreamcog.games.mech_a_dream.shapes.previews import MechADreamPreview
from dreamcog.games.mech_a_dream.state import Box, State, copy_state
from dreamcog.games.mech_a_dream.truth import read_truth
from dreamcog.games.mech_a_dream.uses import USE_KINDS, uses
from dreamcog.games.mech_a_dream.verbs import VERBS
from dreamcog.games.mech_a_dream.words import NOTHING

RULES = RuleSet(
    package="dreamcog.games.mech_a_dream.rules",
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
)


class MechADreamGame(Game[State]):
    """Mech A Dream with its options and its box fixed."""

    rules = RULES
    result_columns = RESULT_COLUMNS
    lasting = view.LASTING

    def __init__(self, kind: Kind, options: dict[str, Any], values: dict[str, Any]) -> None:
        super().__init__(kind, options, values)
        self.read = read_box(values)
        self.box = self.read.box
        self.names = names_of(self.read)
        self.consequences = MechADreamConsequences(self.box, self.names)

    def is_last_round(self, state: State) -> bool:
        """Whether the game ends with this night."""
        return ends_tonight(state)

    def alone(self, state: State, seat: int) -> State | None:
        """The last night of a seat whose robot needs nobody."""
        return alone(state, self.box, seat)

    def blank(self) -> State:
        """A state with its options set and nothing on the table."""
        chosen, first = self.options["variants"], self.options["first"]
        return State(
            players=self.options["players"],
            robots=int("robots" in chosen),
            specialists=int("specialists" in chosen),
            instead_of=INSTEAD_OF.names.index(self.options["specialist_instead_of"]),
            chosen_first=NOTHING if first == "random" else first,
        )

    def count(self, columns: Mapping[str, Sequence[Any]]) -> Counts:
        """Scores, wins by seat, and how games ended."""
        return count(columns, self.options["players"])

    def results(self, counts: Mapping[str, Any]) -> dict[str, Any]:
        """Scores, wins by seat, and how games ended."""
        return results(counts)

    @staticmethod
    def copy(state: State) -> State:
        """A state of the same value."""
        return copy_state(state)

    def outcome(self, state: State) -> dict[str, Any] | None:
        """Scores, ranking and winners, or None while it runs."""
        return view.outcome(state)

    def ending(self, state: State, seat: int) -> Ending:
        """By the seat's own points."""
        return ending(state, self.seat(seat))

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What the seat knows."""
        return view.position(state, self.box, self.names, seat)

    def seat_view(self, state: State, seat: int, public: dict[str, Any]) -> dict[str, Any]:
        """What everyone knows, and what concerns the seat."""
        return view.position_of_seat(state, self.box, self.names, seat, public)

    def guess(self, view: Mapping[str, Any], rng: random.Random) -> State:
        """A state in which everything unseen has been dealt anew."""
        return self.state(imagine(view, self.box, self.names, rng))

    def truth(self, state: State) -> dict[str, Any]:
        """Everything, with the options."""
        return view.truth(state, self.box, self.names, self.chosen_options())

    def state(self, truth: object) -> State:
        """The way back from a truth."""
        return read_truth(truth, self.blank(), self.box, self.names)

    def arrange_given(self, state: State, given: Mapping[str, Any]) -> State:
        """The position of a case."""
        return self.state(arrange_given(self.truth(state), given, self.box, self.names))

    def event(self, kind: int, seat: int, rule: int, reveals: int, a: int, b: int) -> Event:
        """The event that these numbers of a log tell."""
        return told_event(self.names, kind, seat, rule, reveals, a, b)

    def refusal(self, number: int, state: State, draft: Draft) -> Refused:
        """The refusal behind a number."""
        told = refusal_params(number, state, self.box, draft, self.names)
        return Refused(CODES[number], refusal_rule(number, state, draft), **told)

    def printed(self) -> dict[str, Any]:
        """Tiles, cards and boards as printed."""
        return faces(self.read, self.box_values)


class MechADream(Kind):
    """Dream up machines in seven days and nights."""

    name = "mech-a-dream"
    rules_version = 2
    game_type = MechADreamGame
    sentences = MechADreamSentences
    use_kinds = USE_KINDS
    verbs = VERBS
    shapes = shapes_of("MechADream", MechADreamPosition, VERBS, EVENTS, MechADreamPreview)
    together = False
    repeats = False
    options = OPTIONS
    advice = ADVICE
    hints = HINTS
    ordered = frozenset(("offer", "piles", "delivery_deck", "delivery_past", "scores", "ranking"))
    known_by = ("id", "tile")

    def uses(self, start: Mapping[str, Any], events: Iterable[Event]) -> Iterator[Use]:
        """Machines, cards, people and places, each time a seat used one."""
        return uses(start, events)

    def daily_options(self, day: date) -> dict[str, Any]:
        """A game for two; in four days every combination of variants once."""
        number = day.toordinal() % (1 << len(VARIANTS.names))
        return {"players": 2, "variants": VARIANTS.combination(number)}


GAME = MechADream()
