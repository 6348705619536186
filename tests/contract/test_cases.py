"""Chapters of cases: how they are read and compared, and how a malformed block fails."""

from __future__ import annotations

import tomllib
from importlib import resources
from pathlib import Path

import pytest

from dreamcog.core.cases import run_case
from dreamcog.core.chapters import Case, read_chapter

HEAD = 'id = "c"\ngame = "mech-a-dream"\nseed = 1\noptions = { players = 2, first = 0 }\n'
BELT = """
[given]
part = "evening"
offer = { resource = ["b1.1", "b2.1", "b3.1"] }
piles = { crystal = ["y1", "y2", "..."] }
[[given.players]]
belt = [{ tile = "b4.1", slot = 3, assistants = 2 }, { tile = "r1.1", slot = 5 }]
workshop = ["g1.1", "g2.1"]
[[when]]
do = "stock-room"
take = "ink"
"""


def told(tmp_path: Path, block: str) -> list[str]:
    file = tmp_path / "chapter.md"
    file.write_text(f"```toml case\n{block}\n```\n", "utf-8")
    (case,) = read_chapter(file)
    return run_case(case)


@pytest.mark.parametrize(
    ("then", "good"),
    [
        ('players = [{ workshop = ["g2.1", "g1.1"] }]', True),
        ('players = [{ workshop = ["g2.1"] }]', False),
        ('players = [{ workshop = ["g2.1", "..."] }]', True),
        ("players = [{ workshop = 2 }]", True),
        ("players = [{ workshop = 3 }]", False),
        ('players = [{}, { workshop = ["g1.1"] }]', False),
        ('players = [{ belt = [{ tile = "r1.1", slot = 5 }, { tile = "b4.1", slot = 3 }] }]', True),
        (
            'players = [{ belt = [{ tile = "r1.1", slot = 4 }, { tile = "b4.1", slot = 3 }] }]',
            False,
        ),
        ('players = [{ belt = [{ tile = "r1.1" }] }]', False),
        ('players = [{ belt = [{ tile = "r1.1" }, "..."] }]', True),
        ('players = [{ belt = [{ tile = "b4.1", assistants = 2 }, {}] }]', True),
        (
            'players = [{ belt = [{ tile = "b4.1", assistants = ["morning", "evening"] }, {}] }]',
            True,
        ),
        ('players = [{ belt = [{ tile = "b4.1", assistants = ["morning"] }, {}] }]', False),
        ('offer = { resource = ["b1.1", "b2.1", "b3.1"] }', True),
        ('offer = { resource = ["b2.1", "b1.1", "b3.1"] }', False),
        ('piles = { crystal = ["y1", "y2", "..."] }', True),
        ('piles = { crystal = ["y2", "y1", "..."] }', False),
        ("piles = { crystal = 7 }", True),
        ('legal = [{ do = "dock" }, { do = "stock-room", take = "ink", seat = 1 }]', True),
        ('illegal = [{ do = "stock-room", take = "ink" }]', True),
        ('illegal = [{ do = "stock-room", take = "ink", seat = 1 }]', False),
        ('legal = [{ do = "sleep" }]', False),
        ('events = [{ kind = "assistant-sent" }, { kind = "gained", unit = "ink" }]', True),
        ('events = [{ kind = "gained" }, { kind = "assistant-sent" }]', False),
        ("unchanged = true", False),
        ("refused = true", False),
        ("nonsense = 1", False),
    ],
)
def test_then_is_compared_with_the_position_after_the_moves(
    then: str, good: bool, tmp_path: Path
) -> None:
    assert (told(tmp_path, f"{HEAD}{BELT}\n[then]\n{then}") == []) == good


@pytest.mark.parametrize(
    ("then", "good"),
    [
        ('specialists_centre = ["s02", "s01"]', True),
        ('specialists_centre = ["s03", "s01"]', False),
        ('specialists_centre = [{ id = "s02", price = 1 }, { id = "s01", price = 2 }]', True),
        ('specialists_centre = [{ id = "s02", price = 2 }, { id = "s01", price = 1 }]', False),
    ],
)
def test_things_in_a_list_are_matched_by_their_id(then: str, good: bool, tmp_path: Path) -> None:
    head = HEAD.replace("first = 0", 'first = 0, variants = ["specialists"]')
    given = '[given]\npart = "morning"\nspecialists_centre = [{ id = "s01", price = 2 }, "s02"]\n'
    assert (told(tmp_path, f"{head}{given}[then]\n{then}") == []) == good


def test_scores_and_ranking_compare_in_order(tmp_path: Path) -> None:
    given = '[given]\npart = "night"\nday = 7\nplayers = [{ points = 1 }, { points = 9 }]\n'
    when = '[[when]]\nseat = 0\ndo = "sleep"\n[[when]]\nseat = 1\ndo = "sleep"\n'
    for then, good in (
        ("{ scores = [2, 10], ranking = [1, 0], winners = [1] }", True),
        ("{ scores = [10, 2] }", False),
        ("{ ranking = [0, 1] }", False),
    ):
        assert (told(tmp_path, f"{HEAD}{given}{when}[then]\noutcome = {then}") == []) == good


def test_a_block_that_cannot_be_read_fails_alone(tmp_path: Path) -> None:
    file = tmp_path / "chapter.md"
    good = f"{HEAD}[then]\nday = 1"
    blocks = [good, "id = ", good.replace('"c"', '"d"')]
    file.write_text("".join(f"```toml case\n{block}\n```\n\n" for block in blocks), "utf-8")
    found = [(case.id, run_case(case)) for case in read_chapter(file)]
    assert [name for name, wrong in found if wrong] == ["chapter.md, block 2"]
    assert len(found) == 3


@pytest.mark.parametrize("where", ['box = "own.toml"', 'options = { box = "own.toml" }'])
def test_a_box_file_beside_the_chapter_is_used(where: str, tmp_path: Path) -> None:
    printed = resources.files("dreamcog.games.mech_a_dream") / "box" / "mech-a-dream.toml"
    own = printed.read_text("utf-8").replace("flower = 3\nink = 4", "flower = 7\nink = 4", 1)
    (tmp_path / "own.toml").write_text(own, "utf-8")
    block = f'id = "c"\ngame = "mech-a-dream"\n{where}\n[then]\nplayers = [{{ flowers = 7 }}]'
    assert told(tmp_path, block) == []
    assert told(tmp_path, block.replace("own.toml", "mech-a-dream")) != []
    assert told(tmp_path, block.replace("own.toml", "gone.toml")) != []


# Blocks of defaults.

DEFAULTS = 'game = "mech-a-dream"\noptions = { players = 3, first = 2 }\nseed = 1\n'


def chapter(tmp_path: Path, *blocks: tuple[str, str]) -> list[Case]:
    file = tmp_path / "chapter.md"
    written = "".join(f"Prose.\n\n```toml {kind}\n{block}\n```\n\n" for kind, block in blocks)
    file.write_text(written, "utf-8")
    return read_chapter(file)


def failures(cases: list[Case]) -> dict[str, str]:
    return {case.id: "; ".join(run_case(case)) for case in cases if run_case(case)}


def players(name: str, number: int, own: str = "") -> tuple[str, str]:
    """A case that passes only at a table of this many seats."""
    return "case", f'id = "{name}"\n{own}\n[then]\nplayers = [{"{}, " * number}]\n'


def test_defaults_give_each_case_the_keys_it_leaves_out(tmp_path: Path) -> None:
    first, second = chapter(tmp_path, ("defaults", DEFAULTS), players("a", 3), players("b", 2))
    assert dict(first.spec, then={}) == {**tomllib.loads(DEFAULTS), "id": "a", "then": {}}
    assert run_case(first) == []
    assert first.spec["options"] == second.spec["options"]


def test_a_key_of_the_case_replaces_the_default_whole(tmp_path: Path) -> None:
    own = players("a", 2, "options = { players = 2 }\nseed = 5")
    (case,) = chapter(tmp_path, ("defaults", DEFAULTS), own)
    assert case.spec["options"] == {"players": 2}, "options are not merged"
    assert case.spec["seed"] == 5
    assert run_case(case) == []


def test_an_empty_key_of_the_case_removes_the_default(tmp_path: Path) -> None:
    boxed = ("defaults", f'{DEFAULTS}box = "gone.toml"\n')
    cases = chapter(tmp_path, boxed, players("with", 3), players("without", 3, 'box = ""'))
    assert list(failures(cases)) == ["with"]
    assert "box" not in cases[1].spec


def test_a_later_block_of_defaults_replaces_the_earlier_whole(tmp_path: Path) -> None:
    later = ("defaults", 'game = "mech-a-dream"\noptions = { players = 4 }\n')
    blocks = [("defaults", DEFAULTS), players("a", 3), later, players("b", 4)]
    before, after = chapter(tmp_path, *blocks)
    assert failures([before, after]) == {}
    assert before.spec["seed"] == 1
    assert "seed" not in after.spec


def test_a_case_above_the_defaults_does_not_use_them(tmp_path: Path) -> None:
    cases = chapter(tmp_path, players("above", 3), ("defaults", DEFAULTS), players("below", 3))
    assert list(failures(cases)) == ["above"]


def test_a_chapter_without_defaults_is_read_as_it_stands(tmp_path: Path) -> None:
    (case,) = chapter(tmp_path, ("case", f"{HEAD}[then]\nday = 1"))
    assert case.spec == tomllib.loads(f"{HEAD}[then]\nday = 1")
    assert run_case(case) == []


@pytest.mark.parametrize(
    "bad",
    [
        "game = ",
        'game = "mech-a-dream"\nrule = "M2.1"',
        'id = "d"',
        "game = 5",
        'game = "mech-a-dream"\noptions = 3',
        'game = "mech-a-dream"\nseed = -1',
        'game = "mech-a-dream"\nbox = 7',
    ],
)
def test_malformed_defaults_fail_their_cases_and_name_file_and_block(
    bad: str, tmp_path: Path
) -> None:
    full = ("case", f"{HEAD}[then]\nday = 1".replace('"c"', '"full"'))
    good = ("defaults", DEFAULTS)
    blocks = [good, players("a", 3), ("defaults", bad), full, good, players("b", 3)]
    found = failures(chapter(tmp_path, *blocks))
    assert list(found) == ["chapter.md, block 3", "full"]
    assert found["full"].startswith("chapter.md, block 3, the defaults: malformed")
