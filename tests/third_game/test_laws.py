"""The laws of the contract hold for Pebbles: the tests of every game, run where Pebbles is one.

These tests run other tests of the project in a process of their own, in which Pebbles is installed.
Nothing of them is copied; what they must know of Pebbles is its kit (`kit.py`).
"""

from __future__ import annotations

import pytest

from third_game.environment import run

LAWS = [
    f"tests/contract/test_{part}.py"
    for part in (
        *("laws", "conservation", "alphabet", "shapes", "subset", "reasons", "options"),
        *("consequences", "observation"),
    )
] + ["tests/golden/test_observations.py"]
BOTS_AND_ENDINGS = [
    "tests/bots/test_bots.py",
    "tests/bots/test_hiding.py",
    "tests/contract/test_ending.py",
]
INPUT = ["tests/input/test_bad_moves.py", "tests/input/test_bad_files.py", "tests/cli/test_box.py"]
NATIVE = ["tests/native"]


def passed(files: list[str]) -> str:
    """Run the tests of these files that are about Pebbles; the names of those that passed."""
    chosen = ("-k", "pebbles", "-m", "slow or not slow", "-v")
    alone = ("-p", "no:cacheprovider", "-p", "no:xdist")
    done = run("-m", "pytest", *files, *chosen, *alone, DREAMCOG_STEPS="10000")
    assert done.returncode == 0, done.stdout[-5000:]
    return "\n".join(line for line in done.stdout.splitlines() if "PASSED" in line)


@pytest.mark.slow
def test_pebbles_keeps_the_laws() -> None:
    names = passed([*LAWS, *BOTS_AND_ENDINGS])
    for law in (1, 2, 3, 4, 5, 6, 8, 11):
        assert f"test_law_{law}_" in names
    for other in (
        "test_nothing_is_lost_or_doubled",
        "test_flat_ids_are_pinned",
        "test_what_is_told_fits_its_shape",
        "test_rules_keep_to_the_subset[pebbles/rules/taking]",
        "test_reasons_only_ask_the_rules_and_name_things[pebbles]",
        "test_the_view_stays_and_only_the_unseen_changes",
        "test_bots_see_only_their_view",
        "test_a_preview_is_kept",
        "test_a_preview_tells_nothing_that_is_hidden",
        "test_rules_keep_to_the_subset[pebbles/observation]",
        "test_every_number_of_an_observation_has_its_old_place[pebbles]",
    ):
        assert other in names


@pytest.mark.slow
def test_pebbles_refuses_spoilt_moves_saves_and_boxes() -> None:
    assert "test_a_spoilt_truth_is_refused_or_usable" in passed(INPUT)


@pytest.mark.slow
def test_native_and_interpreted_pebbles_agree() -> None:
    names = passed(NATIVE)
    for test in (
        "test_fifty_thousand_steps_agree_in_both_runtimes[pebbles]",
        "test_greedy_bots_make_the_same_moves_in_both_runtimes[pebbles]",
        "test_masks_name_the_legal_steps[pebbles]",
        "test_moves_are_judged_and_made_alike[pebbles]",
        "test_checked_rules_play_every_option_set_to_the_same_states[pebbles]",
    ):
        assert test in names
