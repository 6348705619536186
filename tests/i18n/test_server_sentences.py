"""What the server says, in every language: refusals, tables, what people do, the deal of a day."""

from __future__ import annotations

from datetime import date
from typing import get_args

import pytest

from dreamcog.bots import KNOWN_NAMES
from dreamcog.bots.asking import FAILURES
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from dreamcog.core.sentences import DONE, LEFT, squares
from dreamcog.i18n.bundle import sources
from dreamcog.i18n.server import (
    ENDS,
    HAPPENINGS,
    REFUSALS,
    SEAT_KINDS,
    STATUSES,
)
from dreamcog.i18n.texts import MissingText, Texts, languages
from dreamcog.server.api.errors import CODES
from dreamcog.server.api.errors import STATUSES as ANSWERED
from dreamcog.server.table import entries
from dreamcog.server.wire.fields import Status
from i18n.asked import refused_in
from i18n.test_texts import uses

DAY = date(2026, 11, 5)
CYBERION = {"turn": 12, "machines": 14, "machines_left": 11, "experience": 3, "failsafes": 2}
MECH = {"points": 48, "margin": 6, "machines": 7, "day": 6}

REASONS = {
    "store-unreachable": ("locked", "full", "gone", "read-only", "failed"),
    "bad-webhook": ("off", "not-public", "scheme", "user", "port", "too-long", "unreadable"),
}


@pytest.fixture(params=languages())
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param)


# Refusals.


def test_every_refusal_of_the_server_is_a_sentence(texts: Texts) -> None:
    for code, params in REFUSALS.items():
        refused = Refused(code, **dict.fromkeys(params, 3))
        sentence = texts.refusal(None, refused)
        assert sentence.endswith(".")
        assert "!" not in sentence
        assert all(texts.refusal(game, refused) == sentence for game in games())


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
def test_a_refusal_needs_just_what_is_said_of_it(lang: str) -> None:
    known = uses(sources(lang))
    for code, params in REFUSALS.items():
        assert known[f"refusal-{code}"].params == set(params), code


def test_the_server_gives_what_its_refusals_need() -> None:
    known = uses(sources("en"))
    for code, call in refused_in("server"):
        if not any(keyword.arg is None for keyword in call.keywords):
            given = {keyword.arg for keyword in call.keywords}
            assert known[f"refusal-{code}"].params <= given, f"line {call.lineno}: {code}"


def test_what_the_web_framework_refuses_is_a_sentence_too(texts: Texts) -> None:
    for code in CODES.values():
        assert texts.refusal(None, Refused(code)).endswith(".")
    assert all(texts.has(f"refusal-{code}") for code in ANSWERED)


def test_every_reason_is_told_apart(texts: Texts) -> None:
    for code, reasons in REASONS.items():
        said = {texts.refusal(None, Refused(code, reason=reason)) for reason in reasons}
        assert len(said) == len(reasons), code
        assert texts.refusal(None, Refused(code, reason="unheard-of")) in said


def test_a_wait_is_told_in_whole_seconds_with_its_plural(texts: Texts) -> None:
    waits = [texts.refusal(None, Refused("slow-down", wait=wait)) for wait in (1, 2, 30)]
    assert "30" in waits[2]
    assert waits[1] == waits[2].replace("30", "2")
    assert waits[0] != waits[2].replace("30", "1")


@pytest.mark.parametrize("lang", languages())
def test_the_server_never_shouts(lang: str) -> None:
    assert "!" not in sources(lang)["server.ftl"]


# Tables and seats.


def test_everything_about_a_table_has_a_name_of_its_own(texts: Texts) -> None:
    for say, words in (
        (texts.status, STATUSES),
        (texts.ended_by, ENDS),
        (texts.seat_kind, SEAT_KINDS),
    ):
        assert len({say(word) for word in words}) == len(words)
        with pytest.raises(MissingText):
            say("unheard-of")


def test_our_bots_have_levels_and_those_of_others_their_names(texts: Texts) -> None:
    assert len({texts.bot_level(name) for name in KNOWN_NAMES}) == len(KNOWN_NAMES)
    assert all(texts.has(f"bot-level-{name}") for name in KNOWN_NAMES)
    assert texts.bot_level("lucky") == "lucky"


def test_the_statuses_are_those_of_the_server() -> None:
    assert get_args(Status) == STATUSES


def test_every_kind_of_entry_has_a_sentence() -> None:
    kinds = {value for name, value in vars(entries).items() if name.isupper()}
    done = kinds - {entries.MOVE, entries.ASK, entries.REPLACED}
    assert len(kinds) == 23
    assert done | {"ask-undo", "ask-seat"} <= set(HAPPENINGS)
    assert {f"{entries.REPLACED}-{why}" for why in FAILURES} <= set(HAPPENINGS)


def test_every_happening_is_a_line_unlike_the_others(texts: Texts) -> None:
    said = [texts.happening(kind, "Ann", "Bob", "greedy", "Hello") for kind in HAPPENINGS]
    assert len(set(said)) == len(said)
    told = dict(zip(HAPPENINGS, said, strict=True))
    nobodys = ("bot", "close", "close-by-rules", "rules", "lesson", "pause", "start")
    assert all("Ann" in line for kind, line in told.items() if kind not in nobodys)
    assert all(version in texts.happening("rules", rules=(7, 8)) for version in ("7", "8"))
    assert all(line.endswith(".") for kind, line in told.items() if kind != "say")
    assert "Bob" in told["hand-over-by"]
    assert texts.bot_level("greedy") in told["bot"]
    assert told["say"].endswith(" Hello")


def test_what_people_write_stays_as_they_wrote_it(texts: Texts) -> None:
    name, line = "{ $by }", '<b>{ nowhere } "say" \\u0041</b>'
    said = texts.happening("say", name, by="Bob", text=line)
    assert said.startswith(name)
    assert said.endswith(line)


def test_a_notice_names_the_game_and_the_table(texts: Texts) -> None:
    for game in games():
        assert texts.title(game) in texts.your_turn(game)
        assert "the kitchen" in texts.your_turn(game, "the kitchen")
        assert "()" not in texts.your_turn(game)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Cyberion, 2 players, Babybots + Devious Cog"),
        ("fr", "Cyberion, 2 joueurs, Bébébots + Rouage Perfide"),
        ("it", "Cyberion, 2 giocatori, Babybot + Subdolo Ingranaggio"),
        ("pt", "Cyberion, 2 jogadores, Bebébots + Engrenagem Pérfida"),
    ],
)
def test_what_is_played_has_a_short_name(lang: str, told: str) -> None:
    options = {"players": 2, "expansions": ["babybots", "devious-cog"]}
    assert Texts(lang).combination("cyberion", options) == told


def test_every_combination_has_a_name_of_its_own(texts: Texts) -> None:
    for name in games():
        kind = game_kind(name)
        played = [kind.open(options).options for options in kind.option_sets()]
        alike = {
            (each["players"], tuple(each.get("expansions", each.get("variants", ()))))
            for each in played
        }
        assert len({texts.combination(name, options) for options in played}) == len(alike)


# The deal of a day.


@pytest.mark.parametrize(
    ("lang", "won", "lost"),
    [
        (
            "en",
            "Cyberion, daily challenge of November 5, 2026\n"
            "Ada repaired all 25 machines in 12 turns, with 2 Failsafes left",
            "Mech A Dream, daily challenge of November 5, 2026, another try\n"
            "Ada lost by 48 points to 52",
        ),
        (
            "fr",
            "Cyberion, donne du 5 novembre 2026\n"
            "Ada a réparé les 25 Machines en 12 tours, avec 2 Soupapes de reste",
            "Mech A Dream, donne du 5 novembre 2026, nouvel essai\nAda a perdu par 48 points à 52",
        ),
        (
            "it",
            "Cyberion, partita del giorno (5 novembre 2026)\n"
            "Ada ha riparato tutti i 25 Macchinari in 12 turni, con 2 gettoni sicurezza rimasti",
            "Mech A Dream, partita del giorno (5 novembre 2026), altro tentativo\n"
            "Ada ha perso 48 a 52",
        ),
        (
            "pt",
            "Cyberion, partida do dia 5 de novembro de 2026\n"
            "Ada reparou todas as 25 máquinas em 12 turnos, com 2 Válvulas de sobra",
            "Mech A Dream, partida do dia 5 de novembro de 2026, nova tentativa\n"
            "Ada perdeu por 48 a 52",
        ),
    ],
)
def test_a_result_is_shared_in_the_third_person(lang: str, won: str, lost: str) -> None:
    texts = Texts(lang)
    title = texts.daily_title("cyberion", DAY)
    all_repaired = {**CYBERION, "machines": 25, "machines_left": 0}
    shared = texts.shared_result("cyberion", title, ["Ada"], True, all_repaired)
    assert shared == "\n".join([won, *[DONE * 5] * 5, "🟡🟡"])
    title = texts.daily_title("mech-a-dream", DAY, attempt_counts=False)
    beaten = {**MECH, "margin": -4}
    shared = texts.shared_result("mech-a-dream", title, ["Ada"], False, beaten)
    assert shared == f"{lost}\n{'🌙' * 6}\n{'🟪' * 7}"


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Ada and Bob together repaired 14 of 25 machines in 12 turns"),
        ("fr", "Ada et Bob ont réparé 14 Machines sur 25 en 12 tours"),
        ("it", "Ada e Bob hanno riparato 14 Macchinari su 25 in 12 turni"),
        ("pt", "Ada e Bob repararam 14 de 25 máquinas em 12 turnos"),
    ],
)
def test_a_loss_together_says_how_far_all_came(lang: str, told: str) -> None:
    shared = Texts(lang).shared_result("cyberion", "title", ["Ada", "Bob"], False, CYBERION)
    heading, result, *grid = shared.splitlines()
    assert (heading, result) == ("title", told)
    assert "".join(grid[:-1]) == DONE * 14 + LEFT * 11
    assert grid[-1] == "🟡🟡"


@pytest.mark.parametrize(("failsafes", "told"), [(0, "no Failsafe"), (1, "1 Failsafe ")])
def test_what_is_left_is_counted(failsafes: int, told: str) -> None:
    marks = {**CYBERION, "failsafes": failsafes}
    shared = Texts("en").shared_result("cyberion", "title", ["Ada"], True, marks)
    assert told in shared
    assert shared.count("🟡") == failsafes


def test_nothing_of_the_deal_is_shared(texts: Texts) -> None:
    """The same result of two deals reads the same: there are only the date and the marks."""
    for name, marks in (("cyberion", CYBERION), ("mech-a-dream", MECH)):
        kind = game_kind(name)
        printed = kind.open(kind.daily_options(DAY)).printed()
        for is_won in (True, False):
            shared = texts.shared_result(name, "title", ["Ada"], is_won, marks)
            assert not [model for model in printed.get("models", ()) if model in shared.lower()]
            assert not [tile for tile in printed.get("tiles", ()) if tile in shared]


def test_every_thing_has_its_square() -> None:
    for done in range(27):
        for left in range(27):
            drawn = squares(done, left)
            assert "".join(drawn) == DONE * done + LEFT * left
            assert all(len(row) == 5 for row in drawn[:-1])
