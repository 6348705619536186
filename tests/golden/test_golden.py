"""Golden games: whole saved games, each with a story in prose made from its events.

A changed rule changes what a move does, a changed event changes the story, and a test fails. Where
the change is intended, run this file as a script: it writes saves and stories again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dreamcog.core.saves import open_save, read_save, save_text, verify
from dreamcog.core.table import deal
from dreamcog.games.cyberion.options import EXPANSIONS
from dreamcog.games.mech_a_dream.events import KIND_NAMES
from dreamcog.i18n.texts import Texts

FOLDER = Path(__file__).parent
SAVES = sorted(FOLDER.glob("*/*.dream.json"))
every_save = pytest.mark.parametrize("save", SAVES, ids=lambda save: save.name.split(".")[0])


def story_file(save: Path) -> Path:
    return save.with_name(save.name.replace(".dream.json", ".md"))


def story(save: Path) -> str:
    """Return the game as prose: the moves, turn by turn, and the events that followed."""
    return "\n".join([*lines_of(read_save(save.read_bytes()), title(save)), ""])


def title(save: Path) -> str:
    return save.name.split(".")[0].replace("-", " ").capitalize()


def lines_of(saved: dict[str, Any], name: str) -> Iterator[str]:
    """Yield the lines of a story."""
    texts = Texts("en")
    table = open_save(json.dumps({**saved, "moves": []}))
    game = table.game
    yield f"# {name}"
    yield ""
    yield f"{saved['game']}: {saved['options']}"
    yield ""
    heading = ""
    for move in saved["moves"]:
        begins, *scene = SCENES[saved["game"]](table.position())
        if begins != heading:
            yield from ([""] if heading else [])
            heading = begins
            yield f"## {heading}"
            yield ""
            yield from scene
            yield ""
        spelled = {key: value for key, value in move.items() if key != "seat"}
        yield f"- `{' '.join(words(spelled))}`"
        events = table.play(spelled, move["seat"]).events
        for sentence in texts.events(game, [event.to_json() for event in events]):
            yield f"  - {sentence}"
    yield ""
    yield f"**{texts.outcome(game, saved['outcome'])}**"


def cyberion_scene(position: dict[str, Any]) -> Iterator[str]:
    """Yield a turn of Cyberion: its heading, then what lies on the table."""
    yield f"Turn {position['turn']}"
    yield f"Factory: {', '.join(name or 'empty' for name in position['factory'])}. "
    yield f"Platform: {', '.join(position['platform']) or 'empty'}. "
    yield f"Stock: {', '.join(position['stock']) or 'empty'}."


def mech_scene(position: dict[str, Any]) -> Iterator[str]:
    """Yield a part of the day: its heading, what is for sale, and what each player has."""
    yield f"Day {position['day']}, {position['part']}"
    tiles = [tile for belt in position["offer"].values() for tile in belt]
    yield f"Dock: {position['delivery']}. For sale: {', '.join(tiles)}. "
    for seat, player in enumerate(position["players"], 1):
        gauges = "/".join(str(player[name]) for name in ("flowers", "ink", "rainbows", "points"))
        machines = ", ".join(player["workshop"]) or "no machine yet"
        yield f"Player {seat}: {gauges}, {machines}. "


SCENES = {"cyberion": cyberion_scene, "mech-a-dream": mech_scene}


def words(move: dict[str, Any]) -> Iterator[str]:
    """Yield a move in a few words."""
    for key, value in move.items():
        if isinstance(value, list):
            named = " ".join(str(item or "nowhere") for item in value) or "none"
            yield named if key == "robots" else f"{key} {named}"
        elif isinstance(value, dict):
            yield f"{key} {' '.join(words(value))}"
        else:
            yield f"{key} {value}" if isinstance(value, int) else str(value)


@every_save
def test_a_golden_game_replays_to_the_same_result(save: Path) -> None:
    assert verify(save.read_bytes()) == []


@every_save
def test_a_golden_game_tells_the_same_story(save: Path) -> None:
    assert story_file(save).read_text("utf-8") == story(save)


def games_of(name: str) -> list[dict[str, Any]]:
    found = [read_save(save.read_bytes()) for save in SAVES]
    return [game for game in found if game["game"] == name]


def test_there_is_a_game_of_cyberion_for_every_way_to_end() -> None:
    """Every outcome, every expansion, two players, everything at once, the Battery."""
    saved = games_of("cyberion")
    ends = {(game["outcome"]["won"], game["outcome"]["reason"]) for game in saved}
    losses = {(False, rule) for rule in ("C3.8", "C8.6", "C9.5", "C12.4")}
    assert ends == {(True, "C3.13"), *losses}
    played = [set(game["options"]["expansions"]) for game in saved]
    assert all({name} in played for name in EXPANSIONS.names)
    assert set(EXPANSIONS.names) in played
    assert any(game["options"]["players"] == 2 for game in saved)
    kinds = [{event["kind"] for event in game["events"]} for game in saved]
    assert any("battery-spent" in kind for kind in kinds)


def how_it_was_won(saved: dict[str, Any]) -> str:
    """Return what decided a game: by M12.3 points, then machines, then rainbows, or shared."""
    outcome, ended = saved["outcome"], open_save(json.dumps(saved)).position()
    level = [
        seat for seat, score in enumerate(outcome["scores"]) if score == max(outcome["scores"])
    ]
    machines = {len(ended["players"][seat]["workshop"]) for seat in level}
    if len(level) == 1:
        return "points"
    if len(outcome["winners"]) > 1:
        return "shared"
    return "machines" if len(machines) > 1 else "rainbows"


def test_there_is_a_game_of_mech_a_dream_for_every_way_to_end() -> None:
    """By day 7, by nine machines; each tie; 2 to 4 players; each variant and both."""
    saved = games_of("mech-a-dream")
    last = [(game, game["events"][-1]) for game in saved]
    assert all(event["kind"] == "ended" for _, event in last)
    assert {(event["day"] == 7, event["machines"] >= 9) for _, event in last} >= {
        (True, False),
        (False, True),
    }
    ways = {how_it_was_won(game) for game in saved}
    assert ways == {"points", "machines", "rainbows", "shared"}
    assert {game["options"]["players"] for game in saved} == {2, 3, 4}
    variants = {tuple(game["options"]["variants"]) for game in saved}
    assert variants == {(), ("robots",), ("specialists",), ("robots", "specialists")}
    assert {game["options"]["specialist_instead_of"] for game in saved} == {
        "choice",
        "floor",
        "addition",
    }
    kinds = {event["kind"] for game in saved for event in game["events"]}
    assert kinds == set(KIND_NAMES.values()), "every kind of event occurs in some golden game"


def played_again(save: Path) -> str:
    """Play the moves of a save again; return the save that the current code writes."""
    saved = read_save(save.read_bytes())
    options = {**saved["options"], "seed": saved["seed"]}
    table = deal(saved["game"], **options)
    for move in saved["moves"]:
        table.play({key: value for key, value in move.items() if key != "seat"}, move["seat"])
    return save_text(table)


if __name__ == "__main__":
    for path in SAVES:
        path.write_text(played_again(path), "utf-8")
        story_file(path).write_text(story(path), "utf-8")
