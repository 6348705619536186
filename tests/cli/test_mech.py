"""Mech A Dream at the terminal: what is shown, offered, typed and explained."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from rich.console import Console

import dreamcog
from cli.mech_players import GAME, NAMES, SETTINGS, VARIANTS, given, positions, sit
from cli.players import texts, typed
from dreamcog.cli.offer import Offers
from dreamcog.cli.screen import Screen
from dreamcog.cli.session import play
from dreamcog.cli.tabletop import Tabletop
from dreamcog.cli.terminals import tabletop
from dreamcog.core.saves import open_save, verify
from dreamcog.i18n.texts import languages
from support.boxes import some_box

Move = dict[str, Any]


def steps_to(offers: Offers, partial: Move) -> list[Move]:
    """Every move that can be reached where there is only room to compose it step by step."""
    offer = offers.make(partial, room=0)
    found = [item.move for item in offer.items if item.move]
    for item in offer.items:
        if item.addition:
            longer = offers.composer.forms.added(offer.partial, item.addition)
            whole = offers.composer.whole(longer)
            if whole and not offers.composer.additions(longer):
                found.append(whole)
            else:
                found += steps_to(offers, longer)
    return found


def in_one_order(moves: list[Move]) -> list[str]:
    return sorted(str(sorted(move.items(), key=str)) for move in moves)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "variants"), SETTINGS)
def test_exactly_the_legal_moves_are_offered(players: int, variants: tuple[str, ...]) -> None:
    for table in positions(players, variants, seed=players):
        top = tabletop(table, texts("en"), NAMES[:players])
        for seat in table.deciders:
            offers = Offers(top, top.composer(seat), 100)
            legal = in_one_order(list(table.moves(seat)))
            listed = [item.move for item in offers.make({}).items if item.move]
            assert in_one_order(listed) == legal
            assert in_one_order(steps_to(offers, {})) == legal


@pytest.mark.turns(4, "lang", "size")
@pytest.mark.parametrize("size", [(80, 30), (60, 35), (120, 40), (30, 10), (5, 3)])
@pytest.mark.parametrize("lang", languages())
def test_a_frame_fits_the_window(lang: str, size: tuple[int, int]) -> None:
    players, variants = SETTINGS[len(lang + str(size)) % len(SETTINGS)]
    console = Console(file=io.StringIO(), width=size[0], height=size[1], highlight=False)
    heard = 0
    for number, table in enumerate(positions(players, variants, seed=7)):
        if table.outcome is not None:
            break
        if number % 4:
            continue
        seat = min(table.deciders)
        top = tabletop(table, texts(lang), NAMES[:players])
        screen = Screen(top, console, paints=True)
        screen.show(screen.asking(top.composer(seat), top.news(table.log[heard:], seat), {}))
        heard = len(table.log)
        frame = screen.frame(1, "typed")
        assert len(frame) <= size[1]
        assert frame[-1].plain.startswith(">")
        if size[0] >= 60:
            assert max(line.cell_len for line in frame) < size[0]
            assert frame[0].plain.startswith("Mech A Dream")


@pytest.mark.slow
@pytest.mark.turns(2, "lang", "width")
@pytest.mark.parametrize("width", [100, 60])
@pytest.mark.parametrize("lang", languages())
def test_games_played_by_number_fit_the_window(lang: str, width: int) -> None:
    for seed, (players, variants) in enumerate(SETTINGS):
        out = io.StringIO()
        rng = random.Random(seed)
        lines = (rng.choice(["1", "1", "2", "3", "4", "7", "", "?", "why"]) for _ in range(80))
        console = Console(file=out, width=width, highlight=False)
        options = {"players": players, "variants": variants}
        play(GAME, texts(lang), console, typed(lines), seed=seed, options=options)
        assert max(len(line) for line in out.getvalue().splitlines()) < width


def drawn(top: Tabletop, seat: int, width: int = 100) -> str:
    """The whole board as one text."""
    parts = top.board(top.composer(seat), width, short=False)
    return "\n".join(line.plain for part in parts for line in part).replace("\xa0", " ")


def test_the_board_shows_what_things_cost_this_player() -> None:
    own = {"workshop": ["g1.1", "g3.1", "g4.1"], "ink": 1, "flowers": 5}
    offer = {"resource": ["b1.1", "b2.1", "b3.1"]}
    table = given(players=[own, {}], offer=offer)
    seen = drawn(tabletop(table, texts("en"), NAMES[:2]), 0)
    prices = table.position(0)["prices"]
    assert prices["b1.1"] == {"price": 1, "slot": 2}
    assert "» ■Petal Press 2>1✎ 3>2⧗: 2✿" in seen
    assert "  ■Ink Still 3>2✎ 3>2⧗: 2✎" in seen
    price = table.game.printed()["deliveries"][table.position()["delivery"]]["price"]
    assert f"» {price}>{price - 1}✿" in seen
    others = drawn(tabletop(table, texts("en"), NAMES[:2]), 1)
    assert "■Petal Press 2✎ 3⧗: 2✿" in others
    assert "»" not in others


def test_the_day_and_its_parts_are_marked() -> None:
    for part in ("morning", "afternoon", "evening", "night"):
        table = given(part=part, day=3, players=[{"workshop": ["b1.1", "g1.1"]}, {}])
        seen = drawn(tabletop(table, texts("en"), NAMES[:2]), 0)
        assert seen.startswith("Mech A Dream · day 3 of 7")
        assert f"▸{part.capitalize()}" in seen
        assert seen.count("▸Ann") == 1
        assert ("» ■Petal Press" in seen.partition("Workshop")[2]) == (part == "night")
        assert ("» take 1 ink" in seen) == (part == "night")
        assert "» ●Thrifty Inkwell" not in seen.partition("Workshop")[2]


def test_machines_stand_where_they_are_and_with_whom() -> None:
    own = {
        "belt": [{"tile": "r3.1", "slot": 4}, {"tile": "b1.1", "slot": 1}],
        "assistants": {"morning": "r3.1"},
    }
    table = given(part="afternoon", players=[own, own | {"belt": [], "assistants": {}}])
    seen = drawn(tabletop(table, texts("en"), NAMES[:2]), 0)
    assert "» ···▲··· ▲Lullaby Organ:4(M) 2★" in seen
    assert "» ······■ ■Petal Press:1 2✿" in seen


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("why buy b8.1", "Cloud Loom: that costs 4 ink; you have 2. [M6.1]"),
        ("why buy cloud loom", "Cloud Loom: that costs 4 ink; you have 2. [M6.1]"),
        ("why buy CLOUD", "Cloud Loom: that costs 4 ink; you have 2. [M6.1]"),
        ("why buy y1", "rainbows; you have 0. [M6.1]"),
        ("why buy b4.2", "Cuckoo Motor is not on offer. [M6.1]"),
        ("why buy cuckoo motor", "Cuckoo Motor is not on offer. [M6.1]"),
        ("why dock", "flowers; you have 0. [M5.1]"),
        ("why build", "[M7.1]"),
        ("why sleep", "[M10.1]"),
        ("why stock flower", "you can do that"),
        ("why stock", "so far"),
        ("why activate robot", "[M10.1]"),
        ("why stock specialist", "without Specialists"),
        ("why", "Cloud Loom: that costs"),
        ("buy", "Which of these? Buy [1] ■Petal Press 2✎"),
        ("buy b", "several things"),
        ("buy petal press", "several things: b1.1, b1.2"),
        ("buy cloud loom now", "more than the move can take"),
        ("stock banana", "I cannot read"),
        ("stock ink ink", "more than the move can take"),
        ("activate robot Zoe/robot", "There is no player “Zoe”."),
        ("pass", "Nobody else can play now."),
        ("undo", "There is no move to take back."),
        ("piles", "I do not know “piles”"),
        ("workshops", "Robot take 1 ink"),
        ("log", "Nothing has happened yet"),
        ("options", "Players: 2"),
        ("?", "∩ rainbow"),
        ("again", "Finish this game first"),
        ("99", "99 is not among the choices"),
    ],
)
def test_what_one_types_is_answered(line: str, shown: str) -> None:
    offer = {"resource": ["b8.1", "b1.1", "b1.2"], "crystal": ["y1"]}
    table = given(players=[{"ink": 2, "flowers": 0}, {}], offer=offer)
    _, out = sit(table, [line])
    assert shown in out
    assert table.history == []


def test_why_not_is_told_for_everything_in_sight() -> None:
    table = given(players=[{"ink": 0, "flowers": 0}, {}])
    _, out = sit(table, ["why"])
    for tile in (t for pile in table.position()["offer"].values() for t in pile):
        named = texts("en").of("mech-a-dream").named("tiles", tile)
        assert out.count(f"{named}: that costs") == 1
    assert "The delivery dock costs you" in out


def test_nonsense_never_crashes_and_changes_nothing() -> None:
    table = given({"players": 4, "variants": list(VARIANTS)}, part="night")
    before = table.game.hash(table.state)
    nonsense = ["", "\x00", "\x1b[31m", "[bold]", "²", "-1", "1.5", "/", "/ /", "é" * 5000]
    nonsense += ["activate /", "activate robot /", "activate robot 9/robot", "activate robot a b"]
    nonsense += ["stock", "stock /", "take", "bonus x", "keep", "choose s99", "boost", "buy b1.9"]
    sit(table, nonsense)
    sit(table, nonsense, "fr", 60)
    assert table.game.hash(table.state) == before


TYPED = {
    "en": ("stock ink", "buy b1", "activate petal press", "activate robot", "sleep"),
    "fr": ("magasin encre", "acquérir presse-petales", "activer b1", "ACTIVER robot", "dormir"),
    "it": ("riserva inchiostro", "acquistare b1", "attivare pressa", "attivare robot", "dormire"),
    "pt": ("armazem tinta", "comprar prensa de pétalas", "ativar b1", "ativar robo", "dormir"),
}


@pytest.mark.parametrize("lang", languages())
def test_moves_in_words(lang: str) -> None:
    stock, buy, *night = TYPED[lang]
    table = given(offer={"resource": ["b1.2", "b2.1", "b3.1"]})
    sit(table, [stock, buy], lang)
    assert table.history == [
        (0, {"do": "stock-room", "take": "ink"}),
        (1, {"do": "buy", "tile": "b1.2"}),
    ]
    table = given(part="night", players=[{"workshop": ["b1.1"]}, {}])
    sit(table, night, lang)
    assert [move["do"] for _, move in table.history] == ["activate", "activate", "sleep"]
    assert table.position()["players"][0]["asleep"]


def test_what_is_copied_is_typed_with_its_owner() -> None:
    players = [{"monitor": "m8", "flowers": 5}, {"monitor": "m5", "workshop": ["r3.1"]}]
    for line, copy, option in (
        ("activate robot Bo/r3", {"seat": 1, "what": "r3.1"}, {}),
        ("activate robot Bo/lullaby organ", {"seat": 1, "what": "r3.1"}, {}),
        ("activate robot 2/robot b", {"seat": 1, "what": "robot"}, {"option": 1}),
    ):
        table = given({"variants": ["robots"]}, part="night", players=players)
        sit(table, [line])
        move = {"do": "activate", "what": "robot", "copy": copy, **option}
        assert table.history == [(0, move)]


def test_a_specialist_is_named_by_id_alone() -> None:
    table = given({"variants": ["specialists"]}, players=[{"rainbows": 5}, {}])
    card = table.position()["players"][1]["specialists"][0]["id"]
    sit(table, [f"stock {card}"])
    move = {"do": "stock-room", "take": "specialist", "specialist": card}
    assert table.history == [(0, move)]


def test_without_colour_kinds_and_units_still_have_their_shape(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    out = io.StringIO()
    console = Console(file=out, width=100, force_terminal=True, highlight=False)
    table = given(offer={"resource": ["b1.1", "g1.1", "b4.1"]})
    screen = Screen(tabletop(table, texts("en"), NAMES[:2]), console)
    screen.show(screen.asking(screen.tabletop.composer(0), [], {}))
    assert "38;" not in out.getvalue()
    for shape in "■▲●◆✿✎∩★⧗»":
        assert shape in out.getvalue()


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
def test_a_game_ends_with_scores_by_source(lang: str, tmp_path: Any) -> None:
    file = tmp_path / "end.dream.json"
    out = io.StringIO()
    console = Console(file=out, width=80, highlight=False)
    again = texts(lang).say("command-again")
    rng = random.Random(1)
    lines = iter([*(rng.choice("1234") for _ in range(250)), again, "1"])
    play(GAME, texts(lang), console, typed(lines), file, NAMES[:2], seed=4)
    table = open_save(file.read_bytes())
    assert table.outcome is not None
    told = out.getvalue().replace("\xa0", " ")
    assert texts(lang).outcome(GAME, table.outcome, NAMES[:2]).replace("\xa0", " ") in told
    for seat, sources in enumerate(table.outcome["sources"]):
        numbers = [str(sources[name]) for name in ("points", "rainbows", "resources")]
        wanted = [NAMES[seat], *numbers, str(table.outcome["scores"][seat])]
        assert any(line.split() == wanted for line in told.splitlines())
    assert verify(file.read_bytes()) == []
    assert len(open_save((tmp_path / "end-2.dream.json").read_bytes()).history) > 0


def test_news_are_what_the_board_does_not_show() -> None:
    offer = {"resource": ["b1.1", "b2.1", "b3.1"]}
    lines = ["buy b1", "stock ink"]
    _, news = sit(given(offer=offer), lines)
    _, told = sit(given(offer=offer), [*lines, "log"])
    assert "Ann buys the Petal Press" in news
    assert "Bo sends the morning Assistant to the stock room." in news
    for seen in (
        "Ann sends the morning Assistant to the Petal Press.",
        "New on the blue and green belt",
        "Ann: the Petal Press goes on to slot 2.",
    ):
        assert seen not in news
        assert seen in told


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_in_the_box_can_be_shown(seed: int) -> None:
    rng = random.Random(seed)
    options = {"players": 3, "variants": list(VARIANTS), "box": some_box(rng)}
    table = dreamcog.deal(GAME, seed=seed, **options)
    console = Console(file=io.StringIO(), width=60, height=35, highlight=False)
    top = tabletop(table, texts(languages()[seed]), NAMES[:3])
    for _ in range(40):
        if table.outcome is not None:
            break
        seat = rng.choice(sorted(table.deciders))
        composer = top.composer(seat)
        screen = Screen(top, console, paints=True)
        screen.show(screen.asking(composer, top.news(table.log[-5:], seat), {}))
        assert max(line.cell_len for line in screen.frame(1)) < 60
        assert in_one_order(steps_to(Offers(top, composer, 59), {})) == in_one_order(composer.moves)
        assert top.piles(composer, 59)
        list(top.obstacles(composer))
        table.play(rng.choice(composer.moves), seat)
