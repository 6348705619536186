"""Where C++ and Python could differ, native code gives Python's answers."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from dreamcog.sim.native.packing import packer
from native import sample_numbers as numbers
from native import sample_rules as rules
from native import sample_words as words
from native.sample_rules import Sample
from native.samples import Samples

SIGNED = (*range(-9, 10), 127, -128, 255, 1000, -1001)
"""Numbers of both signs."""

NOT_ZERO = tuple(number for number in SIGNED if number)
FEW = range(-2, 4)
COUNTS = range(7)

CASES: list[tuple[Any, tuple[Any, ...]]] = [
    (numbers.divided, (SIGNED, NOT_ZERO)),
    (numbers.rest, (SIGNED, NOT_ZERO)),
    (numbers.divided_in_place, (SIGNED, NOT_ZERO)),
    (numbers.divided_wide, (SIGNED, NOT_ZERO)),
    (numbers.divided_by_wide, (SIGNED, NOT_ZERO)),
    (numbers.shifted, (SIGNED, range(20))),
    (numbers.shifted_wide, (SIGNED, range(28))),
    (numbers.shifted_back, (SIGNED, range(70))),
    (numbers.negated, (SIGNED, SIGNED)),
    (numbers.bits, (SIGNED, SIGNED)),
    (numbers.wider_and_wider, (SIGNED,)),
    (numbers.narrow_again, (COUNTS,)),
    (numbers.edges, (range(-3, 1),)),
    (numbers.chained, (FEW, FEW, FEW)),
    (numbers.logic, (FEW, FEW, FEW)),
    (numbers.truths, (FEW, FEW)),
    (numbers.is_one, (FEW, FEW)),
    (numbers.end_changes, (COUNTS,)),
    (numbers.name_changes, (COUNTS,)),
    (numbers.after_loop, (COUNTS,)),
    (numbers.nested_names, (COUNTS,)),
    (numbers.parameter_counts, (SIGNED,)),
    (numbers.stepped, (range(-5, 6), range(-5, 6))),
    (numbers.collatz, (range(-3, 30),)),
    (rules.reserved, (FEW, FEW)),
    (rules.words_of_two_modules, (FEW,)),
    (words.vast_word, (FEW,)),
    (rules.least_and_most, (FEW, FEW, FEW)),
    (rules.value_of, (FEW, FEW)),
    (rules.add_in_order, (SIGNED, SIGNED)),
]
"""Functions of numbers, with the numbers that each is tried with."""

ON_RECORDS: list[tuple[Any, tuple[Any, ...]]] = [
    (rules.arrays_of_all_widths, (range(-9, 10),)),
    (rules.records_inside, (range(-9, 10),)),
    (rules.shifted_in_place, (SIGNED, range(8))),
    (rules.in_order, (range(3),)),
]
"""Functions that change a record."""

WRAPPING = (rules.store, rules.add_to_stored)
ALL = [function for function, _ in [*CASES, *ON_RECORDS]] + [*WRAPPING]


@pytest.fixture(scope="module")
def native(tmp_path_factory: pytest.TempPathFactory) -> Samples:
    return Samples(ALL, tmp_path_factory.mktemp("samples"))


def named(case: Any) -> str:
    return getattr(case, "__name__", "")


@pytest.mark.parametrize(("function", "tried"), CASES, ids=named)
def test_numbers_are_those_of_python(function: Any, tried: Any, native: Samples) -> None:
    for given in product(*tried):
        assert (given, native.call(function, *given)[0]) == (given, function(*given))


@pytest.mark.parametrize(("function", "tried"), ON_RECORDS, ids=named)
def test_changed_records_are_those_of_python(function: Any, tried: Any, native: Samples) -> None:
    for given in product(*tried):
        sample = Sample(n=3, signed=[1, 2, 3])
        answer, (changed,) = native.call(function, sample, *given)
        assert (given, answer) == (given, function(sample, *given))
        assert changed == packer(Sample)(sample)


@pytest.mark.parametrize(
    ("function", "given", "kept"),
    [
        (rules.store, 127, 127),
        (rules.store, 128, -128),
        (rules.store, -129, 127),
        (rules.store, 300, 44),
        (rules.add_to_stored, 32767, 32767),
        (rules.add_to_stored, 32768, -32768),
    ],
    ids=lambda value: getattr(value, "__name__", str(value)),
)
def test_a_number_too_large_for_its_field_wraps(
    function: Any, given: int, kept: int, native: Samples
) -> None:
    """Native code keeps the lowest bits; the interpreter keeps the number."""
    assert native.call(function, Sample(), given)[0] == kept
    assert function(Sample(), given) == given
