"""Pebbles behind the contract: where the rules, the spellings and the views come together."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from dreamcog.core.draft import Draft
from dreamcog.core.ending import Ending, NotOver
from dreamcog.core.events import Event
from dreamcog.core.game import Game
from dreamcog.core.kind import Kind
from dreamcog.core.refusal import Refused
from dreamcog.core.result_columns import Counts, ResultColumn
from dreamcog.core.rule_set import RuleSet
from dreamcog.core.shapes import shapes_of
from pebbles import view
from pebbles.appraisal import appraise
from pebbles.consequences import PebblesConsequences
from pebbles.events import told_event
from pebbles.given import arrange_given
from pebbles.guess import imagine
from pebbles.hiding import hide
from pebbles.observation import observe, observe_printed
from pebbles.observed import OBSERVATION
from pebbles.options import OPTIONS
from pebbles.printed import printed_box
from pebbles.progress import points_so_far, progress
from pebbles.reasons import refusal_params
from pebbles.refusals import CODES, RULE_OF
from pebbles.returns import final_score, is_winner
from pebbles.rules.setup import set_up
from pebbles.rules.steps import can_step, extend, is_whole, list_steps, step
from pebbles.rules.turn import can, do, may_act
from pebbles.sentences import PebblesSentences
from pebbles.shapes import EVENTS, PebblesPosition, PebblesPreview
from pebbles.state import Box, State, copy_state
from pebbles.truth import read_truth
from pebbles.verbs import VERBS
from pebbles.words import ANY_SEAT

RULES = RuleSet(
    package="pebbles.rules",
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


class PebblesGame(Game[State]):
    """Pebbles with its options and its box fixed."""

    rules = RULES
    result_columns = (
        ResultColumn("points", "int16", "the value of the pebbles taken", by_seat=True),
    )
    lasting = view.LASTING

    def __init__(self, kind: Kind, options: dict[str, Any], values: dict[str, Any]) -> None:
        super().__init__(kind, options, values)
        self.box = printed_box(values)
        self.consequences = PebblesConsequences(self.box)

    def blank(self) -> State:
        """A state with its options set and nothing on the table."""
        first = self.options["first"]
        return State(
            players=self.options["players"],
            first=ANY_SEAT if first == "random" else first,
            reach=self.options["reach"],
            showing=int("showing" in self.options["variants"]),
        )

    def count(self, columns: Mapping[str, Sequence[Any]]) -> Counts:
        """How many games each seat has won, ties for all of their winners."""
        wins = [0] * self.options["players"]
        for points in columns["points"]:
            for seat in range(self.options["players"]):
                wins[seat] += points[seat] == max(points)
        return {"wins": wins}

    def results(self, counts: Mapping[str, Any]) -> dict[str, Any]:
        """How many games each seat has won."""
        return dict(counts)

    @staticmethod
    def copy(state: State) -> State:
        """A state of the same value."""
        return copy_state(state)

    def outcome(self, state: State) -> dict[str, Any] | None:
        """Points and winners, or None while the game runs."""
        return view.outcome(state)

    def ending(self, state: State, seat: int) -> Ending:
        """By the seat's own points."""
        outcome = view.outcome(state)
        if outcome is None:
            raise NotOver
        points = outcome["points"][self.seat(seat)]
        return Ending(is_won=seat in outcome["winners"], score=points, marks={"points": points})

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What the seat knows."""
        return view.position(state, seat)

    def guess(self, view: Mapping[str, Any], rng: random.Random) -> State:
        """A state in which every unseen pebble has been dealt anew."""
        return self.state(imagine(view, self.box, rng))

    def truth(self, state: State) -> dict[str, Any]:
        """Everything, with the options."""
        return view.truth(state, self.chosen_options())

    def state(self, truth: object) -> State:
        """The way back from a truth."""
        return read_truth(truth, self.blank(), self.box)

    def arrange_given(self, state: State, given: Mapping[str, Any]) -> State:
        """The position of a case."""
        return self.state(arrange_given(self.truth(state), given))

    def event(self, kind: int, seat: int, rule: int, reveals: int, a: int, b: int) -> Event:
        """The event that these numbers of a log tell."""
        return told_event(kind, seat, rule, reveals, a)

    def refusal(self, number: int, state: State, draft: Draft) -> Refused:
        """The refusal behind a number."""
        return Refused(CODES[number], RULE_OF[number], **refusal_params(number, state))

    def printed(self) -> dict[str, Any]:
        """How many pebbles there are of each value."""
        return {"copies": self.box.copies}


class Pebbles(Kind):
    """Take pebbles without knowing their values; the most points win."""

    name = "pebbles"
    rules_version = 1
    game_type = PebblesGame
    sentences = PebblesSentences
    verbs = VERBS
    shapes = shapes_of("Pebbles", PebblesPosition, VERBS, EVENTS, PebblesPreview)
    together = False
    options = OPTIONS
    ordered = frozenset(("heap", "points"))

    def daily_options(self, day: date) -> dict[str, Any]:
        """A game for two, every other day with the variant."""
        return {"players": 2, "variants": ["showing"] if day.toordinal() % 2 else []}


GAME = Pebbles()
