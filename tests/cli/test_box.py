"""`dreamcog box`: shown, checked, graded and compared, for both games and in every language."""

from __future__ import annotations

import json
import re
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import dreamcog
from dreamcog.cli.main import build_app
from dreamcog.core.attested import GRADES, attested_share
from dreamcog.core.registry import game_kind, games, packages
from dreamcog.i18n.texts import Texts, languages

ROOT = Path(__file__).parents[2]
WIDTH = 80
BOXES = {
    name: Path(str(resources.files(packages()[name]))) / "box" / f"{name}.toml" for name in games()
}


def run(*args: str, width: int = WIDTH) -> Any:
    env = {"COLUMNS": str(width), "LANG": "en", "LC_ALL": "", "LC_MESSAGES": ""}
    return CliRunner().invoke(build_app(), ["box", *args], env=env)


def told(*args: str) -> Any:
    done = run(*args, "--json")
    assert done.exit_code in (0, 1), done.output
    return json.loads(done.stdout)


def changed(tmp_path: Path, *changes: tuple[str, str], game: str = "mech-a-dream") -> str:
    """A file with the built-in box of a game, each change made once."""
    text = BOXES[game].read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file = tmp_path / "own.toml"
    file.write_text(text, "utf-8")
    return str(file)


# show


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("width", [60, WIDTH])
def test_every_component_is_shown_and_fits(game: str, lang: str, width: int) -> None:
    done = run("show", game, "--lang", lang, width=width)
    assert done.exit_code == 0, done.output
    lines = done.stdout.splitlines()
    assert max(map(len, lines)) <= width
    assert "{" not in done.stdout
    values = game_kind(game).open({}).box_values
    ids = [block["id"] for blocks in values.values() if isinstance(blocks, list)
           for block in blocks if isinstance(block, dict) and "id" in block]  # fmt: skip
    for own in ids:
        assert any(line.split()[:1] == [own] for line in lines), own


def row(output: str, own: str) -> str:
    (line,) = [line for line in output.splitlines() if line.split()[:1] == [own]]
    return re.sub(r"\s+", " ", line).strip()


def test_tiles_are_shown_as_one_reads_them() -> None:
    done = run("show", "mech-a-dream")
    assert row(done.stdout, "r1") == "r1 Sheep Whistle 2~ 2 3 pay 1 flower: take 2 points~"
    assert row(done.stdout, "b1") == "b1 Petal Press 2~ 2~ 3~ take 2 flowers"
    assert row(done.stdout, "y4") == "y4 Music Box 1 3~ 4~ when completed: 9 points"
    assert row(done.stdout, "s08") == "s08 Basket after the stock room: 2 flowers or 2 ink"
    assert row(done.stdout, "Workshop").startswith("Workshop 7: 1 point~ · 8: 2 points~")
    assert "~ reconstructed" in done.stdout


def test_a_box_of_ones_own_is_shown(tmp_path: Path) -> None:
    file = changed(tmp_path, ("gives = { flower = 2 }", "gives = { flower = 9, point = 1 }"))
    done = run("show", file)
    assert "own.toml" in done.stdout.splitlines()[0]
    assert row(done.stdout, "b1").endswith("take 9 flowers and 1 point")
    face = told("show", file)["printed"]["tiles"]["b1.1"]
    assert face["gives"] == {"flower": 9, "point": 1}


def test_show_prints_one_object() -> None:
    for game in games():
        found = told("show", game)
        assert found["game"] == found["box"] == game
        opened = game_kind(game).open({})
        assert found["printed"] == opened.printed()
        assert found["values"] == opened.box_values


# check


@pytest.mark.parametrize("game", games())
def test_built_in_boxes_are_good(game: str) -> None:
    done = run("check", str(BOXES[game]))
    assert done.exit_code == 0
    assert Texts("en").title(game) in done.stdout
    assert told("check", str(BOXES[game])) == {
        "file": str(BOXES[game]), "game": game, "good": True, "problems": []
    }  # fmt: skip


@pytest.mark.parametrize("lang", languages())
def test_all_that_is_wrong_is_told_with_its_place(lang: str, tmp_path: Path) -> None:
    file = changed(
        tmp_path,
        ("time = 7", "time = 9"),
        ("price = 6", "price = -1"),
        ("gives = { hourglass = 1 }", "gives = { gold = 1 }"),
        ("morning = [{ rainbow = 2 }, { point = 4 }, { activation = 1 }]\n", ""),
    )
    done = run("check", file, "--lang", lang)
    assert done.exit_code == 1
    first, *lines = done.stdout.splitlines()
    assert "own.toml" in first
    assert [line.split()[0].strip(":\xa0") for line in lines] == [
        "delivery.d04.morning", "resource.b4.gives.gold", "power.r8.price", "crystal.y7.time"
    ]  # fmt: skip
    assert "1–7" in lines[-1]
    assert "9" in lines[-1]
    found = told("check", file)
    assert (found["game"], found["good"]) == ("mech-a-dream", False)
    reasons = [problem["reason"] for problem in found["problems"]]
    assert reasons == ["missing", "unknown", "number", "number"]
    assert {problem["file"] for problem in found["problems"]} == {"own.toml"}


@pytest.mark.parametrize(
    ("text", "reason"),
    [("a = \nb = 1", "not-toml-at"), ("[title]\na = 1\n", "no-game"), ("", "no-game"),
     (f"a = {'9' * 5000}", "not-toml"), ("a = " + "[" * 20_000, "not-toml"), ("#" * 1_000_001,
     "file-too-large")],
    ids=range(6),
)  # fmt: skip
def test_files_that_are_no_boxes(text: str, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(text, "utf-8")
    found = told("check", str(file))
    assert [problem["reason"] for problem in found["problems"]] == [reason]
    assert found["problems"][0]["entry"] == "own.toml"
    assert run("check", str(file)).exit_code == 1


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_bytes(b"\xff\xfe")
    assert told("check", str(file))["problems"][0]["reason"] == "not-toml"


def test_the_game_can_be_named(tmp_path: Path) -> None:
    file = changed(tmp_path)
    found = told("check", file, "--game", "cyberion")
    assert found["game"] == "cyberion"
    assert not found["good"]


def test_nothing_is_started_with_a_bad_box(tmp_path: Path) -> None:
    file = changed(tmp_path, ("time = 7", "time = 9"))
    with pytest.raises(dreamcog.Refused) as refused:
        dreamcog.deal("mech-a-dream", box=file)
    assert refused.value.code == "bad-box"
    assert refused.value.params["where"] == "own.toml: crystal.y7.time"
    for lang in languages():
        assert "own.toml: crystal.y7.time" in Texts(lang).refusal(None, refused.value)


@pytest.mark.parametrize("game", games())
def test_a_good_box_of_ones_own_is_played_with(game: str, tmp_path: Path) -> None:
    table = dreamcog.deal(game, box=changed(tmp_path, game=game), seed=1)
    assert table.truth() == dreamcog.deal(game, seed=1).truth()


# status


def test_status_counts_every_grade() -> None:
    boxes = {found["game"]: found for found in told("status")["boxes"]}
    assert set(boxes) == set(games())
    for game, found in boxes.items():
        values = game_kind(game).open({}).box_values
        assert (found["attested"], found["values"]) == attested_share(values)
        grades = [row["grades"] for row in found["kinds"]]
        assert sum(sum(counts.values()) for counts in grades) == found["values"]
        assert {grade for counts in grades for grade in counts} <= set(GRADES)
    rows = {(row["kind"], row["value"]): row["grades"] for row in boxes["mech-a-dream"]["kinds"]}
    assert rows["power", "time"] == {"rulebook": 1, "reconstructed": 7}
    assert rows["resource", "effect"] == {"rulebook": 4, "reconstructed": 5}
    assert rows["economical", "effect"] == {"rulebook": 4}
    assert rows["workshop", "places"] == {"rulebook": 1, "reconstructed": 3}
    assert rows["stock_room", "fixed"] == {"rulebook": 1, "help": 2}


@pytest.mark.parametrize("lang", languages())
def test_status_fits(lang: str) -> None:
    done = run("status", "--lang", lang)
    assert done.exit_code == 0
    assert max(map(len, done.stdout.splitlines())) <= WIDTH
    assert "56" in done.stdout
    assert "…" not in done.stdout


def test_the_status_of_a_box_of_ones_own(tmp_path: Path) -> None:
    old = 'source = { price = "rulebook", time = "rulebook", effect = "reconstructed" }'
    file = changed(tmp_path, (old, 'source = "photo"'))
    (found,) = told("status", file)["boxes"]
    (before,) = told("status", "mech-a-dream")["boxes"]
    assert found["attested"] == before["attested"] + 2


@pytest.mark.parametrize("lang", languages())
def test_what_no_grade_can_say_is_said_of_the_built_in_box_only(tmp_path: Path, lang: str) -> None:
    remark = " ".join(Texts(lang).say("mech-a-dream-box-remarks").split(":")[0].split())
    own = changed(tmp_path, ("price = 3", "price = 4"))
    assert remark in " ".join(run("status", "mech-a-dream", "--lang", lang).stdout.split())
    assert remark not in " ".join(run("status", own, "--lang", lang).stdout.split())


def test_the_page_is_up_to_date() -> None:
    done = run("status", "--markdown", "--lang", "en")
    assert done.exit_code == 0
    assert done.stdout == (ROOT / "docs" / "box-status.md").read_text("utf-8")


# diff


@pytest.mark.parametrize("game", games())
def test_a_box_is_no_other_than_itself(game: str, tmp_path: Path) -> None:
    file = changed(tmp_path, game=game)
    done = run("diff", game, file)
    assert done.exit_code == 0
    assert told("diff", game, file) == {"game": game, "same": True, "differences": []}


@pytest.mark.parametrize("lang", languages())
def test_differences_are_listed(lang: str, tmp_path: Path) -> None:
    file = changed(
        tmp_path,
        ("time = 7", "time = 6"),
        ("pays = { flower = 1 }\n", ""),
        ('id = "s10"\nafter = ["buy"]', 'id = "s11"\nafter = ["buy"]'),
        ('after = ["dock"]\ngives = { point = 2 }\nsource = "rulebook"',
         'after = ["dock"]\ngives = { point = 2 }\nsource = { after = "rulebook" }'),
    )  # fmt: skip
    done = run("diff", "mech-a-dream", file, "--lang", lang)
    assert done.exit_code == 1
    assert max(map(len, done.stdout.splitlines())) <= WIDTH
    found = told("diff", "mech-a-dream", file)
    assert not found["same"]
    sides = {entry["entry"]: (entry["one"], entry["other"]) for entry in found["differences"]}
    assert sides == {
        "power.r1.pays": ({"value": {"flower": 1}, "grade": "reconstructed"}, None),
        "crystal.y7.time": ({"value": 7, "grade": "reconstructed"},
                            {"value": 6, "grade": "reconstructed"}),
        "specialist.s04.gives": ({"value": {"point": 2}, "grade": "rulebook"},
                                 {"value": {"point": 2}, "grade": "reconstructed"}),
        "specialist.s10.after": ({"value": ["buy"], "grade": "rulebook"}, None),
        "specialist.s10.gives": ({"value": {"point": 2}, "grade": "rulebook"}, None),
        "specialist.s11.after": (None, {"value": ["buy"], "grade": "rulebook"}),
        "specialist.s11.gives": (None, {"value": {"point": 2}, "grade": "rulebook"}),
    }  # fmt: skip
    for entry in sides:
        assert entry in done.stdout
    assert Texts(lang).say("box-grade", grade="reconstructed") in done.stdout


def test_what_is_only_said_otherwise_is_no_difference(tmp_path: Path) -> None:
    file = changed(
        tmp_path, ('id = "y1"', 'copies = 1\nid = "y1"'), ('id = "r3"', 'pays = {}\nid = "r3"')
    )
    assert told("diff", file, "mech-a-dream")["same"]


# misuse


@pytest.mark.parametrize(
    "args",
    [
        ("show", "chess"),
        ("show", "no-such-file.toml"),
        ("check", "no-such-file.toml"),
        ("check", "/"),
        ("status", "no-such-file.toml"),
        ("diff", "cyberion", "no-such-file.toml"),
        ("diff", "cyberion", "mech-a-dream"),
        ("show", "cyberion", "--lang", "xx"),
        ("check", str(BOXES["cyberion"]), "--game", "chess"),
        ("bake",),
    ],
    ids=" ".join,
)
def test_misuse_is_refused_with_a_sentence(args: tuple[str, ...]) -> None:
    done = run(*args)
    assert done.exit_code == 2
    assert done.stderr.strip()
    assert not done.stdout.strip()
    assert done.exception is None or isinstance(done.exception, SystemExit)


def test_a_bad_box_is_not_shown(tmp_path: Path) -> None:
    file = changed(tmp_path, ("time = 7", "time = 9"))
    for args in (("show", file), ("status", file), ("diff", file, "mech-a-dream")):
        done = run(*args)
        assert done.exit_code == 2
        assert "own.toml: crystal.y7.time" in done.stderr


@pytest.mark.parametrize("command", ["show", "check", "status", "diff"])
def test_every_command_helps(command: str) -> None:
    done = run(command, "--help")
    assert done.exit_code == 0
    assert "--json" in done.stdout
