"""Hints in words: every remark and move of games that bots play, in every language."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from dreamcog.bots import USUAL_BUDGET, bot
from dreamcog.core.registry import game_kind
from dreamcog.core.table import Table
from dreamcog.games.cyberion import hints as cyberion_hints
from dreamcog.games.mech_a_dream import hints as mech_hints
from dreamcog.i18n.hints import HintWords, about, hint_in_words, review_in_words
from dreamcog.i18n.texts import Texts, languages
from dreamcog.teacher.explaining import Explainer
from dreamcog.teacher.hinting import Adviser
from dreamcog.teacher.keeping import kept

GAMES = {
    "cyberion": {
        "players": 2,
        "support": 3,
        "expansions": ["babybots", "devious-cog", "gigantobots", "microbots", "multibots"],
    },
    "mech-a-dream": {"players": 3, "variants": ["robots", "specialists"]},
}
each_game = pytest.mark.parametrize("name", GAMES)


@cache
def table_of(name: str) -> Table:
    """A game that was played by random moves, so that all kinds of moves are made."""
    game = game_kind(name).open(GAMES[name])
    table, chooser, rng = Table(game, game.deal(3), 3), bot("random", game.kind), random.Random(2)
    while table.outcome is None and len(table.history) < 250:
        seat = min(table.deciders)
        decision = chooser.decide(game, table.position(seat), seat, rng, USUAL_BUDGET)
        table.play(decision.move, seat)
    return table


@each_game
@pytest.mark.parametrize("lang", languages())
def test_every_move_of_a_game_is_told_as_what_one_does(name: str, lang: str) -> None:
    table = table_of(name)
    words = HintWords(Texts(lang), table.game, ("Ann", "Bo", "Cleo"))
    for _, move in table.history:
        told = words.move(move)
        assert told != move["do"]
        assert told
        assert "{" not in told


@pytest.mark.parametrize(
    ("chance", "told"), [(1.0, 99), (0.9999, 99), (0.614, 61), (0.004, 1), (0.0, 1)]
)
def test_only_a_move_that_ends_the_game_is_told_as_certain(chance: float, told: int) -> None:
    """All sixteen imagined deals may be won, and the game not."""
    shows, ends = ({"code": code, "params": {}} for code in ("shows", "ends"))
    assert about(chance, [shows]) == told
    assert about(round(chance), [shows, ends]) == 100 * round(chance)


@each_game
def test_where_to_look_is_told_of_every_move_and_marks_things_that_are_there(name: str) -> None:
    table = table_of(name)
    hints = table.game.kind.hints
    assert hints is not None
    words = HintWords(Texts("en"), table.game)
    told = set()
    for turn, (seat, move) in zip(table.turns, table.history, strict=True):
        place = hints.place(move, table.game.view(turn.before, seat), seat)
        told.add(words.remark("look", {"at": place.name}))
        assert len(set(place.marks)) == len(place.marks)
    assert len(told) > 6, "places are told apart"


def test_every_verb_has_a_place_and_every_declared_event_exists() -> None:
    assert {*cyberion_hints.PLACES, "trigger"} == set(game_kind("cyberion").verbs.numbers)
    assert {*mech_hints.PLACES, "buy"} == set(game_kind("mech-a-dream").verbs.numbers)
    for name in GAMES:
        kind = game_kind(name)
        assert kind.hints is not None
        declared = {**kind.hints.aims, **kind.hints.setbacks}
        assert declared.keys() <= kind.shapes["events"].keys()
        assert not kind.hints.aims.keys() & kind.hints.setbacks.keys()


def test_a_game_without_own_words_gives_hints_by_verbs(monkeypatch: pytest.MonkeyPatch) -> None:
    game, texts = table_of("cyberion").game, Texts("en")
    monkeypatch.setattr(type(game.kind), "hints", None)
    state = table_of("cyberion").turns[0].before
    told = Adviser(game.kind).first(game, game.view(state, 0), 0, 1).to_json()
    assert told["nudge"] is None
    assert {each["code"] for each in told["goals"]} <= {"line", "expects"}
    has = texts.has
    monkeypatch.setattr(texts, "has", lambda each: "cyberion-hint" not in each and has(each))
    said = hint_in_words(texts, game, told)
    assert [each["text"] for each in said["moves"]] == [
        each["move"]["do"] for each in told["moves"]
    ]


@cache
def hint_of(name: str, moves: int) -> dict[str, Any]:
    table = table_of(name)
    state, (seat, _) = table.turns[moves].before, table.history[moves]
    adviser = Adviser(table.game.kind)
    return adviser.first(table.game, table.game.view(state, seat), seat, 1).to_json()


@each_game
@pytest.mark.parametrize("lang", languages())
def test_hints_are_said_and_their_data_kept(name: str, lang: str) -> None:
    texts, game = Texts(lang), table_of(name).game
    for moves in (0, 12, 24):
        told = hint_of(name, moves)
        said = hint_in_words(texts, game, told, ("Ann", "Bo", "Cleo"))
        assert said["nudge"]["text"]
        assert all(each["text"] for each in (*said["goals"], said["line"]))
        for each, before in zip(said["moves"], told["moves"], strict=True):
            assert each["text"]
            without = [{**reason} for reason in each["reasons"]]
            assert all(isinstance(reason.pop("text"), str) for reason in without)
            assert without == before["reasons"]
        assert "text" not in str(told), "the data itself is not changed"


REMARKS: dict[str, dict[str, Any]] = {
    "risk": {"share": 0.625},
    "goal": {"share": 0.75},
    "brings": {"share": 1.0, "instead": 0.01},
    "avoids": {"share": 0.0, "instead": 0.5},
}
DETAILS = {
    "machine": "I/planbot",
    "model": "planbot",
    "gigantobot": "giga-planbot",
    "tile": "r6.2",
    "specialist": "s01",
    "source": "r6.2",
    "failsafes": 1,
    "gained": 1,
    "level": 2,
    "place": 2,
    "amount": 1,
    "activations": 1,
    "from": "centre",
    "robots": 3,
    "damage": 1,
    "owed": 1,
}


@each_game
@pytest.mark.parametrize("lang", languages())
def test_every_declared_event_is_said(name: str, lang: str) -> None:
    game = table_of(name).game
    hints = game.kind.hints
    assert hints is not None
    words = HintWords(Texts(lang), game)
    specialist = next(iter(game.printed().get("specialists", {"": 0})))
    for kind in (*hints.aims, *hints.setbacks):
        event = {"kind": kind, "seat": 0, "rule": "", **DETAILS, "specialist": specialist}
        for code, params in REMARKS.items():
            assert words.event(event) in words.remark(code, {**params, "event": event})


@pytest.mark.parametrize("lang", languages())
def test_what_is_about_to_run_out_is_said(lang: str) -> None:
    words = HintWords(Texts(lang), table_of("cyberion").game)
    told = [
        words.remark("limit", {"what": what, "left": left})
        for what in ("failsafes", "deck")
        for left in (0, 1, 4)
    ]
    assert len(set(told)) == 6
    assert ["4" in each for each in told] == [False, False, True] * 2
    assert "{" not in "".join(told)


def test_no_chance_is_told_as_certain_while_the_game_goes_on() -> None:
    words = HintWords(Texts("en"), table_of("cyberion").game)
    told = [words.remark("expects", {"chance": chance}) for chance in (0.0, 0.004, 0.996, 1.0)]
    assert [line.split("about ")[1].split(" of")[0] for line in told] == ["1", "1", "99", "99"]


@each_game
def test_what_is_kept_of_a_decision_tells_why_it_was_made(name: str) -> None:
    table = table_of(name)
    game, state, (seat, _) = table.game, table.turns[20].before, table.history[20]
    view = game.view(state, seat)
    decision = bot("network", game.kind).decide(game, view, seat, random.Random(1), USUAL_BUDGET)
    told = Explainer(game.kind).why(game, view, seat, kept(decision))
    assert told["moves"][0]["move"] == decision.move
    assert (told["seat"], told["about"]) == (seat, decision.about)
    said = hint_in_words(Texts("fr"), game, told)
    assert all(each["text"] for each in said["moves"])


def test_a_review_tells_its_moves() -> None:
    table = table_of("cyberion")
    move = table.history[0][1]
    told = {"decisions": [{"move": move, "best": {"do": "end-turn"}}], "luck": 0.0}
    (said,) = review_in_words(Texts("en"), table.game, told)["decisions"]
    assert said["best_text"] == "end the turn"
    assert said["text"] == HintWords(Texts("en"), table.game).move(move)


@pytest.mark.parametrize("lang", languages())
def test_a_review_tells_the_moves_at_the_end_of_every_seat(lang: str) -> None:
    table = table_of("mech-a-dream")
    moves = [{"do": "activate", "what": "robot"}, {"do": "sleep"}]
    seats = [{"ending": None}, {"ending": {"number": 8, "best": 3, "made": 2, "moves": moves}}, {}]
    told = {"decisions": [], "seats": seats, **seats[1]}
    said = review_in_words(Texts(lang), table.game, told)
    words = HintWords(Texts(lang), table.game)
    assert said["ending"]["texts"] == [words.move(each) for each in moves]
    assert said["seats"] == [seats[0], {"ending": said["ending"]}, {}]
    assert "texts" not in str(told), "the data itself is not changed"
