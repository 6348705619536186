"""Golden games: whole games, kept move by move, that one can read like a story.

Each is a saved game and the story told from it. A changed rule changes what a move does, a changed
event changes the story. Run as a script, this plays and tells them anew, where that is meant.
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
from dreamcog.i18n.texts import Texts

FOLDER = Path(__file__).parent
SAVES = sorted(FOLDER.glob("*/*.dream.json"))
every_save = pytest.mark.parametrize("save", SAVES, ids=lambda save: save.name.split(".")[0])


def story_file(save: Path) -> Path:
    return save.with_name(save.name.replace(".dream.json", ".md"))


def story(save: Path) -> str:
    """The game as prose: what the player did, turn by turn, and what came of it."""
    return "\n".join([*told(read_save(save.read_bytes()), title(save)), ""])


def title(save: Path) -> str:
    return save.name.split(".")[0].replace("-", " ").capitalize()


def told(saved: dict[str, Any], name: str) -> Iterator[str]:
    texts = Texts("en")
    table = open_save(json.dumps({**saved, "moves": []}))
    game = table.game
    yield f"# {name}"
    yield ""
    yield f"{saved['game']}: {saved['options']}"
    yield ""
    turn = 0
    for move in saved["moves"]:
        position = table.position()
        if position["turn"] != turn:
            turn = position["turn"]
            yield f"## Turn {turn}"
            yield ""
            yield f"Factory: {', '.join(name or 'empty' for name in position['factory'])}. "
            yield f"Platform: {', '.join(position['platform']) or 'empty'}. "
            yield f"Stock: {', '.join(position['stock']) or 'empty'}."
            yield ""
        spelled = {key: value for key, value in move.items() if key != "seat"}
        yield f"- `{' '.join(words(spelled))}`"
        events = table.play(spelled, move["seat"]).events
        for sentence in texts.events(game, [event.to_json() for event in events]):
            yield f"  - {sentence}"
        if events[-1].kind == "turn-began":
            yield ""
    yield ""
    yield f"**{texts.outcome(game, saved['outcome'])}**"


def words(move: dict[str, Any]) -> Iterator[str]:
    """A move in a few words."""
    for key, value in move.items():
        if isinstance(value, list):
            named = " ".join(str(item or "nowhere") for item in value) or "none"
            yield named if key == "robots" else f"{key} {named}"
        else:
            yield f"{key} {value}" if isinstance(value, int) else str(value)


@every_save
def test_the_game_plays_again(save: Path) -> None:
    assert verify(save.read_bytes()) == []


@every_save
def test_the_story_is_the_same(save: Path) -> None:
    assert story_file(save).read_text("utf-8") == story(save)


def test_there_is_a_game_for_every_way_to_end() -> None:
    """Every outcome, every expansion, two players, everything at once, the Battery."""
    saved = [read_save(save.read_bytes()) for save in SAVES]
    ends = {(game["outcome"]["won"], game["outcome"]["reason"]) for game in saved}
    losses = {(False, rule) for rule in ("C3.8", "C8.6", "C9.5", "C12.4")}
    assert ends == {(True, "C3.13"), *losses}
    played = [set(game["options"]["expansions"]) for game in saved]
    assert all({name} in played for name in EXPANSIONS)
    assert set(EXPANSIONS) in played
    assert any(game["options"]["players"] == 2 for game in saved)
    kinds = [{event["kind"] for event in game["events"]} for game in saved]
    assert any("battery-spent" in kind for kind in kinds)


def played_again(save: Path) -> str:
    """The same moves, saved as the game is saved now."""
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
