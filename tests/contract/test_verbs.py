"""A table of verbs declared for this test only: all that follows from the declaration."""

from __future__ import annotations

from typing import Any, get_type_hints

import pytest

from dreamcog.cli.choices import Forms
from dreamcog.core.draft import Draft
from dreamcog.core.fields import Field, One, PartialMove, Several, Two, Whole
from dreamcog.core.menu_walk import keeps_order
from dreamcog.core.refusal import Refused
from dreamcog.core.shapes import move_shapes
from dreamcog.core.verbs import VerbSpec, VerbTable
from dreamcog.core.words import Words

FRUIT = One(("apple", "pear", "plum"))
BASKETS = 4


class Verb(Words):
    EAT = 1
    SWAP = 2
    REST = 3
    GIVE = 4


class Step(Words):
    EAT = 1
    SWAP = 2
    REST = 3
    FRUIT = 4
    COUNT = 5
    DONE = 6


USUAL_COUNT = 2


def usual_count(_draft: Draft) -> int:
    return USUAL_COUNT


def on_table(partial: PartialMove) -> list[Any]:
    return list(partial.view["fruits"])


VERBS = VerbTable(
    Verb,
    Step,
    VerbSpec(
        Verb.EAT,
        "Eat some of a fruit.",
        Field("fruit", FRUIT, leads=on_table),
        Field("count", Whole(1, BASKETS), Step.COUNT, usual=True),
    ),
    VerbSpec(
        Verb.GIVE,
        "Give fruits away, perhaps with a basket.",
        Field("fruits", Several(FRUIT, 3), Step.FRUIT),
        Field("basket", Whole(0, BASKETS), optional=True, asked=False),
    ),
    VerbSpec(
        Verb.SWAP,
        "Swap two fruits.",
        Field("fruits", Two(FRUIT), Step.FRUIT, leads=on_table),
    ),
    VerbSpec(Verb.REST, "Do nothing."),
    done=Step.DONE,
)


def read(move: object, whole: bool = True) -> tuple[int, int, list[int]]:
    draft = VERBS.read(move, 0, whole, None)
    return draft.verb, draft.done, draft.args[: draft.n]


def draft_of(verb: int, *numbers: int) -> Draft:
    draft = Draft(verb=verb, n=len(numbers))
    draft.args[: draft.n] = numbers
    return draft


@pytest.mark.parametrize(
    ("move", "numbers"),
    [
        ({"do": "eat", "fruit": "pear", "count": 3}, [1, 3]),
        ({"do": "eat", "fruit": "pear", "count": 2}, [1, 2]),
        ({"do": "eat", "fruit": "pear"}, [1]),
        ({"do": "give", "fruits": ["plum", "apple"], "basket": 0}, [0, 0, 2]),
        ({"do": "give", "fruits": ["plum", "apple"]}, [-1, 0, 2]),
        ({"do": "swap", "fruits": ["plum", "apple"]}, [0, 2]),
        ({"do": "rest"}, []),
    ],
)
def test_moves_are_read_and_written(move: dict[str, Any], numbers: list[int]) -> None:
    assert read(move) == (VERBS.numbers[move["do"]], 1, numbers)
    told = VERBS.write(VERBS.read(move, 0, True, None), 2, 0, None)
    wanted = {key: sorted(v) if key == "fruits" else v for key, v in move.items()}
    assert told == wanted
    assert list(told) == list(wanted)


@pytest.mark.parametrize(
    ("move", "where", "wanted"),
    [
        ([], "move", "an object"),
        ({}, "move.do", "a value"),
        ({"do": "fly"}, "move.do", "a known name"),
        ({"do": "eat"}, "move.fruit", "a value"),
        ({"do": "eat", "fruit": "fig"}, "move.fruit", "a known name"),
        ({"do": "eat", "fruit": "pear", "count": 5}, "move.count", "a whole number from 1 to 4"),
        ({"do": "eat", "fruit": "pear", "to": 1}, "move.to", "one of count, do, fruit"),
        ({"do": "eat", "fruit": "pear", "count": None}, "move.count", "a value"),
        ({"do": "give", "fruits": ["pear"], "basket": None}, "move.basket", "a value"),
        ({"do": "give", "fruits": None}, "move.fruits", "a value"),
        ({"do": "give", "fruits": ["pear"] * 4}, "move.fruits", "a list of at most 3"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_place(
    move: object, where: str, wanted: str
) -> None:
    with pytest.raises(Refused) as refused:
        read(move)
    assert refused.value.params == {"where": where, "wanted": wanted}


def test_a_partial_move_ends_at_the_first_missing_field() -> None:
    assert read({"do": "eat"}, False) == (Verb.EAT, 0, [])
    assert read({"do": "eat", "count": "unread"}, False) == (Verb.EAT, 0, [])
    assert read({"do": "rest"}, False) == (Verb.REST, 1, [])


def test_small_steps_and_their_ids() -> None:
    sizes = {Step.EAT: 3, Step.SWAP: 3, Step.REST: 1, Step.FRUIT: 3, Step.COUNT: 5, Step.DONE: 1}
    assert VERBS.alphabet.sizes == tuple(sizes.items())
    done = (Step.DONE, 0)
    eating, giving = draft_of(Verb.EAT, 1), draft_of(Verb.GIVE, -1, 0, 2)
    assert VERBS.steps(eating, usual_count) == [(Step.EAT, 1), (Step.COUNT, USUAL_COUNT), done]
    assert VERBS.steps(giving, usual_count) == [(Step.FRUIT, 0), (Step.FRUIT, 2), done]
    assert VERBS.steps(draft_of(Verb.REST), usual_count) == [(Step.REST, 0)]


def test_two_sizes_of_one_step_are_found() -> None:
    specs = [
        VerbSpec(Verb.EAT, "", Field("a", FRUIT), Field("b", FRUIT, Step.FRUIT)),
        VerbSpec(Verb.SWAP, "", Field("b", Whole(0, 9), Step.FRUIT)),
    ]
    with pytest.raises(AssertionError, match="two sizes"):
        VerbTable(Verb, Step, *specs, VerbSpec(Verb.REST, ""), VerbSpec(Verb.GIVE, ""))


def test_lists_in_any_order_are_spelled_in_one() -> None:
    assert VERBS.unordered == {"give": "fruits"}
    spelling = VERBS.spelling
    assert spelling.done == Step.DONE
    assert spelling.repeated[Verb.GIVE] == Step.FRUIT
    assert spelling.repeated[Verb.SWAP] == 0
    swapping, eating = draft_of(Verb.SWAP, 1), draft_of(Verb.EAT, 1)
    assert [keeps_order(spelling, swapping, number) for number in range(3)] == [0, 1, 1]
    assert all(keeps_order(spelling, eating, number) for number in range(3))


def test_a_missing_leading_field_is_tried_with_all_on_the_table() -> None:
    view = {"fruits": ["plum", "pear"]}
    eating = PartialMove({"do": "eat", "count": 1}, view, 0, None)
    assert [way["fruit"] for way in VERBS.ways_to_lead(eating)] == view["fruits"]
    swapping = PartialMove({"do": "swap", "fruits": []}, view, 0, None)
    assert [way["fruits"] for way in VERBS.ways_to_lead(swapping)] == [["plum"], ["pear"]]
    named = PartialMove({"do": "eat", "fruit": "pear"}, view, 0, None)
    assert VERBS.ways_to_lead(named) == []


def test_types_for_clients() -> None:
    shapes = move_shapes("Fruit", VERBS)
    assert list(shapes) == ["eat", "swap", "rest", "give"]
    assert [shape.__name__ for shape in shapes.values()] == [
        *("FruitEat", "FruitSwap", "FruitRest", "FruitGive")
    ]
    assert shapes["eat"].__doc__ == "Eat some of a fruit."
    assert shapes["eat"].__required_keys__ == {"do", "fruit"}
    assert get_type_hints(shapes["give"])["fruits"] == list[FRUIT.shape]


def test_forms_of_the_terminal() -> None:
    forms = Forms.of(VERBS)
    assert list(forms.fields.items()) == [
        ("eat", ("fruit", "count")),
        ("give", ("fruits",)),
        ("swap", ("fruits",)),
        ("rest", ()),
    ]
    assert forms.lists == ("fruits",)
    assert forms.pairs == (("swap", "fruits"),)
    assert forms.optional == (("eat", "count"),)
