"""Games as bots play them, the curve that corrects told chances, evaluations that add up."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from dreamcog.bots.network_correction import Correction
from dreamcog.bots.network_file import read_network, write_network
from dreamcog.bots.network_layers import Network
from dreamcog.bots.network_runs import NetworkGames
from dreamcog.bots.policy import Policy
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.learn import correcting, table_evaluation
from dreamcog.learn.as_played import Positions, joined, play
from dreamcog.learn.commands import main
from dreamcog.learn.correcting import PRIOR, chance, fitted, logit, rising, told_unseen
from dreamcog.learn.environment import Ruleset
from dreamcog.learn.statistics import reliability
from dreamcog.learn.table_evaluation import first_deal
from dreamcog.sim.loops import GREEDY, NOBODY
from support.networks import random_network

MECH, CYBERION = game_kind("mech-a-dream"), game_kind("cyberion")
SETS = [Ruleset(CYBERION.options.read({"players": n, "support": 0})) for n in (1, 2)]


def test_games_of_many_option_sets_are_those_of_each_alone() -> None:
    network = Network(random_network("cyberion"))
    found = play(CYBERION, network, SETS, 5, 70, share=0.5)
    for ruleset, counts in zip(SETS, found.counts, strict=True):
        game = CYBERION.open(ruleset.options)
        seats = game.options["players"]
        alone = NetworkGames(game, [NOBODY] * seats, [Policy(network)] * seats, "native").judged(
            70, 5
        )
        wanted = 5, alone["wins"][:, 0].sum(), alone["points"][:, 0].sum()
        assert counts.tolist() == list(wanted)
        assert counts[2] < 5 * 25
    assert len(found.positions.told) > 50
    assert set(found.positions.players.tolist()) == {1, 2}
    assert len(np.unique(found.positions.games)) == 10


@pytest.mark.slow
def test_among_greedy_bots_a_network_has_each_seat_in_turn() -> None:
    network = Network(random_network("mech-a-dream"))
    game = MECH.open({"players": 3})
    found = play(MECH, network, [Ruleset(game.options)], 4, 40, among_greedy=True)
    wins, points, policy = 0, 0, Policy(network)
    for seat, count in enumerate((2, 1, 1)):
        bots = [NOBODY if each == seat else GREEDY for each in range(3)]
        policies = [policy if each == seat else None for each in range(3)]
        alone = NetworkGames(game, bots, policies, "native").judged(40 + 4 * seat, count)
        wins, points = wins + alone["wins"][:, seat].sum(), points + alone["points"][:, seat].sum()
    assert found.counts.tolist() == [[4, wins, points]]


@pytest.mark.slow
def test_kept_positions_tell_of_the_acting_seat_first() -> None:
    network = Network(random_network("mech-a-dream"))
    found = play(MECH, network, [Ruleset(MECH.options.read({"players": 2}))], 4, 9, share=0.3)
    positions = found.positions
    assert (positions.wins[:, :2].sum(axis=1) >= 1).all()
    assert not positions.wins[:, 2:].any()
    decided = positions.wins[:, 0] != positions.wins[:, 1]
    firsts = [set(positions.wins[(positions.games == g) & decided, 0]) for g in range(4)]
    assert {0.0, 1.0} in firsts  # both seats of one game were kept, and disagree


def test_a_wave_plays_no_deal_of_another() -> None:
    firsts = [first_deal(1, wave) for wave in range(50)]
    assert (np.diff(firsts) >= 4 * table_evaluation.WAVE).all()
    assert firsts[-1] + table_evaluation.WAVE * 4 < first_deal(2, 0)


def some_positions(count: int) -> Positions:
    """Positions whose chances are told wrong: bad ones too well, good ones too ill."""
    rng = np.random.default_rng(4)
    true = rng.normal(1.0, 2.0, count)
    wins = np.zeros((count, 4), np.float32)
    wins[:, 0] = rng.random(count) < chance(true)
    told = np.zeros((count, 4), np.float32)
    told[:, 0] = true - 0.8 * np.tanh(true / 2) + 0.4
    return Positions(told, wins, np.ones(count, np.int64), np.arange(count))


def test_a_curve_sets_chances_right_in_positions_never_seen() -> None:
    seen, unseen = some_positions(60_000), some_positions(120_000)
    unseen = Positions(*(each[60_000:] for each in unseen))
    curve = fitted(seen, together=True)
    assert curve is not None
    raw = reliability(chance(unseen.told[:, 0]), unseen.wins[:, 0])
    right = reliability(chance(curve(unseen.told[:, 0])), unseen.wins[:, 0])
    assert raw["largest_error"] > 0.08
    assert right["largest_error"] < 0.02


def test_the_acting_seat_counts_as_much_as_all_others_together() -> None:
    """Four players, all told one in two: the acting seat wins three games of five, no other any."""
    told, wins = np.zeros((5000, 4)), np.zeros((5000, 4))
    wins[:3000, 0] = 1
    numbers = np.arange(5000)
    curve = fitted(Positions(told, wins, np.full(5000, 4), numbers), together=False)
    assert curve is not None
    assert float(chance(curve(np.zeros(1)))[0]) == pytest.approx(0.3, abs=0.01)


def test_positions_are_told_of_by_curves_of_other_games() -> None:
    """Positions of one game are all the same: a curve that had seen them would know too much."""
    some = some_positions(2000)
    many = Positions(*(np.repeat(each, 20, axis=0) for each in some))
    told = told_unseen(many, together=True)
    assert reliability(told, many.wins[:, 0])["largest_error"] < 0.1
    other = many._replace(wins=np.where(many.games[:, None] == 7, 1 - many.wins, many.wins))
    changed = told_unseen(other, together=True) != told
    assert changed.any()
    assert not changed[many.games == 7].any()


def test_a_curve_rises_and_few_positions_do_not_bend_it_far() -> None:
    found = rising(np.array([0.1, 0.4, 0.2, 0.9]), np.array([10.0, 10, 30, 10]))
    assert found.tolist() == pytest.approx([0.1, 0.25, 0.25, 0.9])
    assert fitted(some_positions(100), together=True) is None
    told = np.full((300, 4), logit(np.array(0.5)), np.float32)
    lost = Positions(told, np.zeros_like(told), np.ones(300, np.int64), np.arange(300))
    curve = fitted(lost, together=True)
    assert curve is not None
    assert chance(curve.meant) == pytest.approx(0.5 * PRIOR / (300 + PRIOR))


def test_positions_of_several_calls_keep_their_games_apart() -> None:
    some = some_positions(5)
    assert joined([some, some]).games.tolist() == list(range(10))


@pytest.mark.slow
def test_an_evaluation_adds_to_itself_and_a_correction_needs_a_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(table_evaluation, "WAVE", 8)
    monkeypatch.setattr(correcting, "LEAST", 5)
    for name in ("book_rulesets", "every_ruleset"):
        monkeypatch.setattr(table_evaluation, name, lambda _: SETS)
    path, out = tmp_path / "large.npz", tmp_path / "right.npz"
    write_network(path, random_network("cyberion", width=8))
    asked = ["evaluate", str(path), "--as-played", "--games", "5", "--positions", "1"]
    assert main([*asked, "--minutes", "1"]) == 0
    file = read_network(path, CYBERION)
    section, told = file.evaluation["as_played"], file.evaluation["reliability"]
    assert [each["games"] for each in section["sets"]] == [8, 8]
    assert section["players"]["1"]["games"] == 8
    assert section["waves"] == 2
    assert told["waves"] == 1
    assert "as bots play at tables" in path.with_suffix(".md").read_text("utf-8")
    assert main([*asked, "--minutes", "1"]) == 0  # nothing is left to play
    assert read_network(path).evaluation == file.evaluation
    more = ["--positions", str(tmp_path / "positions.npz")]
    assert main(["correct", str(path), "--out", str(out), "--minutes", "0.0001", *more]) == 0
    right = read_network(out, CYBERION)
    assert right.evaluation["as_played"] == section
    held_out = right.evaluation["reliability"]
    assert held_out["games"] > 1
    assert held_out["positions"] == int(capsys.readouterr().out.split()[-2].replace(",", ""))
    assert set(right.arrays) - set(file.arrays) == {"correction.told", "correction.meant"}
    assert all((right.arrays[name] == file.arrays[name]).all() for name in file.arrays)
    assert main(["correct", str(path), "--out", str(out), "--minutes", "0.0001", *more]) == 0
    assert int(capsys.readouterr().out.split()[-2].replace(",", "")) > held_out["positions"]


def test_a_curve_in_a_file_changes_chances_and_nothing_else(tmp_path: Path) -> None:
    file = random_network("cyberion")
    curve = Correction(np.array([-1.0, 0.0, 1.0]), np.array([-2.0, 0.0, 0.5]))
    bent = replace(file, arrays={**file.arrays, **curve.arrays()})
    write_network(tmp_path / "bent.npz", bent)
    one, other = Network(file), Network(read_network(tmp_path / "bent.npz"))
    rng = np.random.default_rng(1)
    seen = rng.integers(0, 9, (20, one.shape.inputs)).astype(np.uint8)
    masks = np.ones((20, one.shape.flats), np.uint8)
    assert (one.liked(seen, masks) == other.liked(seen, masks)).all()
    plain, right = one.values(one.read_many(seen)), other.values(other.read_many(seen))
    assert (plain.score == right.score).all()
    told = logit(plain.win.astype(np.float64))
    inside = np.where(told < 0, 2 * told, 0.5 * told)
    wanted = np.where(told < -1, told - 1, np.where(told > 1, told - 0.5, inside))
    assert np.allclose(right.win, chance(wanted), atol=1e-5)
    assert np.abs(right.win - plain.win).max() > 0.01


@pytest.mark.parametrize(
    ("told", "meant"),
    [([0, 1, 1], [0, 1, 2]), ([0, 1], [1, 0]), ([0, 1], [0]), ([], []), ([0, np.inf], [0, 1])],
)
def test_a_file_with_a_curve_that_does_not_rise_is_refused(
    told: list[float], meant: list[float], tmp_path: Path
) -> None:
    file = random_network("cyberion")
    curve = Correction(np.array(told, np.float16), np.array(meant, np.float16))
    with pytest.raises(Refused) as refused:
        write_network(tmp_path / "x.npz", replace(file, arrays={**file.arrays, **curve.arrays()}))
    assert refused.value.code == "network-unreadable"
