"""What players of Mech A Dream read, in every language: things, what they do, and what happens."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest

import dreamcog
from dreamcog.core.registry import game_kind
from dreamcog.games.mech_a_dream.events import DETAILS, KIND_NAMES
from dreamcog.games.mech_a_dream.game import MechADreamGame
from dreamcog.games.mech_a_dream.names import PART_NAMES, PILE_NAMES, UNIT_NAMES
from dreamcog.games.mech_a_dream.options import INSTEAD_OF, OPTIONS, VARIANTS
from dreamcog.games.mech_a_dream.printed import COLOURS
from dreamcog.games.mech_a_dream.refusals import CODES
from dreamcog.games.mech_a_dream.words import ROBOT, Happening, Part, Place
from dreamcog.i18n.printed import printed
from dreamcog.i18n.texts import MissingText, Texts, languages
from support.facts_of_mech_a_dream.facts import FACTS
from support.positions import OPTION_SETS, some_states, walk
from support.refused import Asker

GAME = "mech-a-dream"
NAMES = ("Anna", "Bruno", "Chloé")
SENTENCE = re.compile(r"[^{}]+[.!]")


@pytest.fixture(params=languages())
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param)


def opened(**options: Any) -> MechADreamGame:
    game = game_kind(GAME).open(options)
    assert isinstance(game, MechADreamGame)
    return game


def plain(told: str) -> str:
    """A sentence with ordinary spaces, as a test writes it."""
    return told.replace("\u00a0", " ").replace("\u202f", " ")


NUMBERS = {
    Happening.ASSISTANT_SENT: ((Place.STOCK_ROOM, Place.DOCK, 3), range(1, 4)),
    Happening.ACTIVATED: ((ROBOT, 3), (0,)),
    Happening.COPIED: ((1,), (ROBOT, 3)),
    Happening.PART_BEGAN: ((1, 7), range(Part.MORNING, Part.NIGHT + 1)),
    Happening.SPECIALIST_TAKEN: ((0,), (0, 4)),
    Happening.TILE_REVEALED: ((3,), range(3)),
}
"""What the log can say of some kinds of events; of the others, small numbers do."""


def sample_events() -> Iterator[dict[str, Any]]:
    names = opened().names
    for kind in DETAILS:
        firsts, seconds = NUMBERS.get(kind, ((0, 1, 2), (0, 1, 2)))
        for a in firsts:
            for b in seconds:
                details = DETAILS[kind](names, int(a), int(b))
                yield {"kind": KIND_NAMES[kind], "seat": 2, "rule": "M1.1", **details}


def test_every_event_is_a_sentence(texts: Texts) -> None:
    for event in sample_events():
        for names in (NAMES, ()):
            assert SENTENCE.fullmatch(texts.event(GAME, event, names)), event


def test_events_call_players_by_their_names(texts: Texts) -> None:
    for event in sample_events():
        told = texts.event(GAME, event, NAMES)
        general = ("tile-revealed", "delivery-revealed", "part-began", "ended")
        assert ("Chloé" in told) == (event["kind"] not in general), told
        if event.get("from") not in (None, "centre"):
            assert NAMES[event["from"]] in told
    slept = {"kind": "slept", "seat": 2, "rule": "M10.1"}
    assert texts.say("seat-name", seat=3) in texts.event(GAME, slept)


@pytest.mark.slow
def test_every_refusal_is_a_sentence_with_its_rule(texts: Texts) -> None:
    told = sample_refusals()
    assert {refused.code for _, refused in told} == set(CODES.values())
    for game, refused in told:
        sentence = texts.refusal(game, refused)
        assert sentence.endswith(f". [{refused.rule}]"), sentence
        assert SENTENCE.match(sentence), sentence
        assert sentence[0].isupper(), sentence


SELECTING = ("asked", "verb", "part", "whose", "what", "owner")
"""Facts by which sentences of a refusal may differ."""


@cache
def sample_refusals() -> list[tuple[MechADreamGame, dreamcog.Refused]]:
    """Refusals of every code, about everything that each may be about."""
    found: dict[tuple[Any, ...], tuple[MechADreamGame, dreamcog.Refused]] = {}
    for game, refused in refusals_met():
        told = refused.params
        about = {name: told[name] for name in SELECTING if name in told}
        found.setdefault((refused.code, *told, *map(str, about.items())), (game, refused))
    return list(found.values())


def refusals_met() -> Iterator[tuple[MechADreamGame, dreamcog.Refused]]:
    rng = random.Random(5)
    for case in FACTS.arranged:
        game = opened(**case.options)
        state = game.arrange_given(game.deal(1), case.given)
        told = Asker(game, FACTS, rng).told_of_case(state, case)
        assert told is not None
        yield game, told.refused
    for options in [options for name, options in OPTION_SETS if name == GAME][::3]:
        game = opened(**options)
        asker = Asker(game, FACTS, rng)
        starts = [state for _, state in islice(some_states(GAME, options, 5), 4)]
        states = [state for start in starts for state in (start, *walk(game, start, rng, 40))]
        for state in states[::8]:
            for seat in range(options["players"]):
                for move, whole in asker.moves(state, seat, 6):
                    if told := asker.told(state, seat, move, whole):
                        yield game, told.refused


def test_everything_has_a_name_of_its_own(texts: Texts) -> None:
    faces = opened().printed()
    for name, things in {
        "tile": [tile for tile in faces["tiles"] if not tile.endswith(".2")],
        "delivery": faces["deliveries"],
        "monitor": faces["monitors"],
        "specialist": faces["specialists"],
        "unit": UNIT_NAMES,
        "kind": COLOURS,
        "colour": COLOURS,
        "belt": PILE_NAMES,
        "part": PART_NAMES,
    }.items():
        said = [getattr(texts.of(GAME), name)(thing) for thing in things]
        assert len(set(said)) == len(things), name
    options = (*(option.name for option in OPTIONS), "seed", "box")
    assert len({texts.option(GAME, option) for option in options}) == len(options)
    assert len({texts.addition(GAME, variant) for variant in VARIANTS.names}) == 2


def test_options_and_their_values_have_names(texts: Texts) -> None:
    both = texts.option_value(GAME, "variants", list(VARIANTS.names))
    assert all(texts.addition(GAME, variant) in both for variant in VARIANTS.names)
    assert texts.option_value(GAME, "variants", []) == texts.say("option-none")
    said = {texts.option_value(GAME, INSTEAD_OF.name, each) for each in INSTEAD_OF.names}
    assert len(said) == 3
    assert texts.option_value(GAME, "players", 3) == "3"
    assert texts.title(GAME) == "Mech A Dream"
    assert texts.about(GAME).endswith(".")


def test_what_components_do_differs_as_they_do(texts: Texts) -> None:
    faces = opened().printed()
    tiles = {texts.of(GAME).tile_does(tile) for tile in faces["tiles"]}
    assert len(tiles) == len({face["design"] for face in faces["tiles"].values()})
    assert len({texts.of(GAME).monitor_does(each) for each in faces["monitors"]}) == 8
    assert len({texts.of(GAME).specialist_does(each) for each in faces["specialists"]}) == 10


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "pay 1 flower and 1 ink: take 1 rainbow and 1 point"),
        ("fr", "dépensez 1 fleur et 1 goutte d’encre : récupérez 1 arc-en-ciel et 1 point"),
        ("it", "spendi 1 fiore e 1 goccia d’inchiostro: guadagna 1 arcobaleno e 1 punto"),
        ("pt", "gasta 1 flor e 1 gota de tinta: recebe 1 arco-íris e 1 ponto"),
    ],
)
def test_what_a_machine_does_reads_well_in_each_language(lang: str, told: str) -> None:
    assert plain(Texts(lang).of(GAME).tile_does("r4.1")) == told


@pytest.mark.parametrize(
    ("what", "thing", "told"),
    [
        ("tile_does", "b1.1", "take 2 flowers"),
        ("tile_does", "y4", "when completed: 9 points"),
        (
            "tile_does",
            "g1.2",
            "when completed: 1 rainbow; from then on 1 ink less for every blue, red or green tile",
        ),
        (
            "monitor_does",
            "m3",
            "take 1 flower and 1 ink; or take 1 flower and 1 hourglass",
        ),
        (
            "monitor_does",
            "m8",
            "pay 1 flower: do what an opponent’s robot or completed purple machine does",
        ),
        ("monitor_start", "m1", "you start with 4 flowers and 5 ink"),
        ("specialist_does", "s08", "after the stock room: 2 flowers or 2 ink"),
        ("specialist_does", "s03", "after buying or building: 1 flower and 1 ink"),
    ],
)
def test_what_components_do(what: str, thing: str, told: str) -> None:
    assert plain(getattr(Texts("en").of(GAME), what)(thing)) == told


def test_an_effect_may_be_of_any_mix() -> None:
    texts = Texts("en")
    nothing: dict[str, Any] = {"pays": {}, "gives": {}, "choice": {}}
    assert texts.of(GAME).way(nothing) == "take nothing"
    chosen = {**nothing, "gives": {"rainbow": 1}, "choice": {"flower": 2, "ink": 1}}
    assert plain(texts.of(GAME).way(chosen)) == "take 1 rainbow, then 2 flowers or 1 ink"
    special = {**nothing, "pays": {"point": 2}, "gives": {"ink": 1}, "effect": "buy"}
    assert plain(texts.of(GAME).way(special)).startswith(
        "pay 2 points: take 1 ink, then buy a tile"
    )
    assert texts.of(GAME).robot_does() == texts.of(GAME).way({**nothing, "gives": {"ink": 1}})


KINDS = ("tiles", "deliveries", "monitors", "specialists")
MOST_LETTERS = 22


def test_names_are_short_and_told_apart(texts: Texts) -> None:
    spoken, faces = texts.of(GAME), opened().printed()
    called: dict[str, str] = {}
    for kind in KINDS:
        for component, face in faces[kind].items():
            named = spoken.named(kind, component)
            assert 0 < len(named) <= MOST_LETTERS, named
            design = face.get("design", component)
            assert named not in (component, design)
            assert called.setdefault(named.casefold(), design) == design, named
    assert len(called) == len(
        {face.get("design", c) for k in KINDS for c, face in faces[k].items()}
    )


def test_a_box_may_bring_names_of_its_own(texts: Texts) -> None:
    values = opened().box_values
    first, second, *others = values["resource"]
    resource = [dict(first, name="My Machine"), dict(second, id="b77"), *others]
    specialist = [dict(values["specialist"][0], name="Aunt Ida"), *values["specialist"][1:]]
    own = opened(box={**values, "resource": resource, "specialist": specialist})
    spoken = texts.of(own)
    assert {spoken.named("tiles", copy) for copy in ("b1.1", "b1.2")} == {"My Machine"}
    assert spoken.named("tiles", "b77.1") == "b77.1"
    assert spoken.specialist("s01").endswith("Aunt Ida")
    assert spoken.named("tiles", "b3.1") == texts.of(GAME).named("tiles", "b3.1")
    bought = {"kind": "machine-bought", "seat": 0, "rule": "M6.1", "tile": "b1.2"}
    assert "My Machine" in texts.event(own, bought, NAMES)


def test_monitor_screens_are_named_where_they_are_to_be_chosen() -> None:
    params = {"monitor": "m1", "one": "m2", "other": "m8"}
    told = Texts("en").of(GAME).refusal("not-dealt-to-you", params)
    assert told["one"] == "Summer Shower"
    assert told["other"] == "Mirror Nap"


def test_numbers_come_from_the_box() -> None:
    values = opened().box_values
    resource = [dict(values["resource"][0], gives={"ink": 5}), *values["resource"][1:]]
    own = opened(box={**values, "resource": resource})
    texts = Texts("en")
    assert plain(texts.of(own).tile_does("b1.1")) == "take 5 ink"
    assert plain(texts.of(GAME).tile_does("b1.1")) == "take 2 flowers"


@pytest.mark.parametrize(
    ("lang", "counted"),
    [
        ("en", ("0 Electric Flowers", "1 Electric Flower", "2 Electric Flowers")),
        ("fr", ("0 fleur électrique", "1 fleur électrique", "2 fleurs électriques")),
        ("it", ("0 Fiori Elettrici", "1 Fiore Elettrico", "2 Fiori Elettrici")),
        ("pt", ("0 Flores Elétricas", "1 Flor Elétrica", "2 Flores Elétricas")),
    ],
)
def test_units_are_counted_as_the_language_does(lang: str, counted: tuple[str, ...]) -> None:
    texts = Texts(lang)
    assert tuple(plain(texts.of(GAME).counted("flower", n)) for n in range(3)) == counted
    for unit in UNIT_NAMES:
        assert texts.of(GAME).amounts({unit: 7}) == texts.of(GAME).amount(unit, 7)


def counted(kind: str, seat: int, rule: str, unit: str, amount: int) -> dict[str, Any]:
    return {"kind": kind, "seat": seat, "rule": rule, "unit": unit, "amount": amount}


def test_what_is_counted_in_a_row_is_one_sentence() -> None:
    told = Texts("en").events(
        GAME,
        [
            counted("gained", 0, "M4.1", "flower", 2),
            counted("gained", 0, "M4.1", "ink", 2),
            counted("gained", 0, "M4.1", "flower", 1),
            counted("gained", 0, "M13.8", "rainbow", 1),
            counted("gained", 1, "M13.8", "rainbow", 1),
            counted("paid", 1, "M13.8", "ink", 1),
            counted("gained", 1, "M4.1", "flower", 0),
            counted("gained", 2, "M4.1", "flower", 0),
            counted("gained", 2, "M4.1", "ink", 2),
        ],
        NAMES,
    )
    assert [plain(sentence) for sentence in told] == [
        "Anna takes 3 flowers and 2 ink.",
        "Anna takes 1 rainbow.",
        "Bruno takes 1 rainbow.",
        "Bruno pays 1 ink.",
        "Bruno takes nothing: there is no room for more.",
        "Chloé takes 2 ink.",
    ]


def test_a_specialist_taken_from_a_player_names_that_player() -> None:
    taken = {"kind": "specialist-taken", "seat": 0, "rule": "M13.4", "specialist": "s04"}
    told = [plain(Texts("en").event(GAME, {**taken, "from": who}, NAMES)) for who in ("centre", 1)]
    assert told == [
        "Anna takes the Specialist Postmark (after the delivery dock: 2 points).",
        "Anna takes the Specialist Postmark from Bruno (after the delivery dock: 2 points).",
    ]


def test_a_hidden_event_says_only_that(texts: Texts) -> None:
    hidden = {"kind": "hidden"}
    assert texts.events(GAME, [hidden, hidden]) == [texts.say("event-hidden")] * 2


def test_an_outcome_names_every_winner_and_the_winning_score(texts: Texts) -> None:
    alone = texts.outcome(GAME, {"scores": [30, 41, 7], "winners": [1]}, NAMES)
    shared = texts.outcome(GAME, {"scores": [41, 41, 7], "winners": [0, 1]}, NAMES)
    assert [name for name in NAMES if name in alone] == ["Bruno"]
    assert [name for name in NAMES if name in shared] == ["Anna", "Bruno"]
    for told in (alone, shared):
        assert SENTENCE.fullmatch(told)
        assert texts.of(GAME).counted("point", 41) in told


@pytest.mark.parametrize("seed", range(2))
def test_a_whole_game_can_be_told(texts: Texts, seed: int) -> None:
    table = dreamcog.deal(GAME, players=3, variants=list(VARIANTS.names), seed=seed)
    game = printed(table.game)
    rng = random.Random(seed)
    while table.outcome is None:
        seat = rng.choice(sorted(table.deciders))
        assert texts.of(game).question(table.position(seat)).endswith(("?", "."))
        turn = table.play(rng.choice(list(table.moves(seat))), seat=seat)
        for watcher in (0, 1, 2, None):
            seen = [event.seen_by(watcher) for event in turn.events]
            for sentence in texts.events(game, seen, NAMES):
                assert SENTENCE.fullmatch(sentence), sentence
    assert SENTENCE.fullmatch(texts.outcome(game, table.outcome, NAMES))


@pytest.mark.parametrize(
    ("part", "first", "pending", "told"),
    [
        ("set-up", None, [], "Which Monitor Screen do you keep?"),
        ("set-up", 2, [], "Which Specialist do you start with?"),
        ("evening", 0, [], "It is evening: what does your Assistant do?"),
        ("night", 0, [{"seat": 1, "do": "boost", "left": 1}], "It is night:"),
        ("night", 0, [{"seat": 0, "do": "boost", "left": 3}], "3 hourglasses,"),
        (
            "night",
            0,
            [{"seat": 0, "do": "take", "left": 1, "choice": {"flower": 2, "ink": 3}}],
            "2 flowers or 3 ink: which do you take?",
        ),
        (
            "night",
            0,
            [
                {"seat": 0, "do": "activate", "left": 1},
                {"seat": 0, "do": "buy", "left": 1, "further": 2},
            ],
            "Which tile do you buy? It comes without an Assistant, 2 slots further on.",
        ),
        (
            "morning",
            0,
            [{"seat": 0, "do": "bonus", "left": 2}],
            "2 Specialists have a bonus for you:",
        ),
    ],
)
def test_the_question_follows_from_the_part_of_the_day_and_what_is_pending(
    part: str, first: int | None, pending: list[Any], told: str
) -> None:
    position = {"seat": 0, "part": part, "first": first, "pending": pending}
    assert plain(Texts("en").of(GAME).question(position)).startswith(told)


@pytest.mark.parametrize(
    ("what", "thing"),
    [("tile", "b99"), ("tile_does", "b1"), ("monitor_does", "m9"), ("specialist_does", "s11")],
)
def test_nothing_is_shown_for_what_is_not_in_the_box(what: str, thing: str) -> None:
    with pytest.raises(MissingText):
        getattr(Texts("en").of(GAME), what)(thing)
