"""The network in torch beside the one in NumPy, values by seat, and the losses in NumPy again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="torch is in no lock file")

from dreamcog.bots.network_correction import Correction  # noqa: E402
from dreamcog.bots.network_file import NetworkFile, read_network, write_network  # noqa: E402
from dreamcog.bots.network_layers import Network as PlainNetwork  # noqa: E402
from dreamcog.bots.network_shape import RowBlock, Shape  # noqa: E402
from dreamcog.learn.calibrating import fitted_line  # noqa: E402
from dreamcog.learn.curriculum import Curriculum, emphasis  # noqa: E402
from dreamcog.learn.environment import Transition  # noqa: E402
from dreamcog.learn.model import SCORE_SCALE, Network, arrays_of, network_of  # noqa: E402
from dreamcog.learn.ppo import (  # noqa: E402
    batches,
    kept_rows,
    losses_of,
    normalised,
)
from dreamcog.learn.rollouts import Samples, draw  # noqa: E402
from dreamcog.learn.training import alike_in_rows  # noqa: E402
from dreamcog.learn.values import (  # noqa: E402
    advantages_of,
    own_lead,
    to_absolute,
    to_relative,
)

INPUTS, FLATS, ROWS = 30, 11, 40
BLOCKS = (RowBlock("tiles", 4, 5, 4, (0, 6)),)
"""Five rows of four numbers; steps 0 to 4 and 6 to 10 name them."""


def network(width: int = 16, depth: int = 2, blocks: tuple[RowBlock, ...] = BLOCKS) -> Any:
    torch.manual_seed(5)
    made = Network(Shape(INPUTS, FLATS, width, depth, 8 if blocks else 0, blocks))
    made.scale.copy_(torch.rand(INPUTS))
    torch.nn.init.normal_(made.policy.weight)
    for rows in made.rows:
        torch.nn.init.normal_(rows.query.weight)
    return made


def file_of(made: Any) -> NetworkFile:
    return NetworkFile(
        game="any",
        name="tiny",
        fits={},
        shape=made.shape,
        score_scale=SCORE_SCALE,
        arrays=arrays_of(made, with_progress=True),
    )


def positions() -> tuple[Any, Any]:
    observations = torch.randint(0, 4, (ROWS, INPUTS), dtype=torch.uint8)
    masks = (torch.rand(ROWS, FLATS) < 0.4).to(torch.uint8)
    masks[:, 3] = 1
    return observations, masks


@pytest.mark.parametrize("blocks", [(), BLOCKS], ids=["plain", "rows"])
def test_numpy_says_the_same_as_torch(tmp_path: Path, blocks: tuple[RowBlock, ...]) -> None:
    made, (observations, masks) = network(blocks=blocks), positions()
    observations[:9, 8:12] = 0
    write_network(tmp_path / "tiny.npz", file_of(made))
    file = read_network(tmp_path / "tiny.npz")
    plain = PlainNetwork(file)
    with torch.no_grad():
        outputs = network_of(file)(observations, masks)
    values = plain.values(plain.read_many(observations.numpy()))
    assert np.allclose(values.win, outputs.win.sigmoid().numpy(), atol=1e-4)
    assert np.allclose(values.score, outputs.score.numpy() * SCORE_SCALE, atol=1e-2)
    legal = masks.numpy() != 0
    liked = plain.liked(observations.numpy(), masks.numpy())
    assert np.allclose(liked[legal], outputs.logits.numpy()[legal], atol=1e-3)
    assert outputs.logits.numpy()[~legal].max() < -1e8


def test_a_file_keeps_the_network_but_for_half_precision(tmp_path: Path) -> None:
    made = network()
    write_network(tmp_path / "tiny.npz", file_of(made))
    again = network_of(read_network(tmp_path / "tiny.npz"))
    for one, other in zip(made.state_dict().values(), again.state_dict().values(), strict=True):
        assert torch.allclose(one, other, atol=2e-3)


def test_a_column_of_rows_has_one_scale() -> None:
    largest = alike_in_rows(torch.arange(1.0, INPUTS + 1), BLOCKS)
    assert largest[:4].tolist() == [1, 2, 3, 4]
    assert largest[4:24].view(5, 4).unique(dim=0).tolist() == [[21, 22, 23, 24]]


def test_logits_that_are_too_sure_are_made_smaller() -> None:
    torch.manual_seed(3)
    true = torch.randn(20_000).double()
    wins = (torch.rand(20_000) < true.sigmoid()).double()
    slope, offset = fitted_line(2 * true + 0.5, wins)
    assert slope == pytest.approx(0.5, abs=0.05)
    assert offset == pytest.approx(-0.25, abs=0.06)


def test_only_legal_steps_are_drawn_by_their_chances() -> None:
    made, (observations, masks) = network(), positions()
    counts = torch.zeros(ROWS, FLATS)
    for _ in range(2000):
        drawn = draw(made, observations, masks)
        counts[torch.arange(ROWS), drawn.actions] += 1
    assert not counts[masks == 0].any()
    chances = made(observations, masks).logits.softmax(dim=1).detach()
    assert torch.allclose(counts / 2000, chances, atol=0.06)
    assert (drawn.legal == masks.sum(dim=1)).all()


def test_values_are_turned_to_the_table_and_back() -> None:
    seats, players = torch.tensor([0, 1, 2, 3]), torch.tensor([1, 2, 3, 4])
    relative = torch.tensor([[1.0, 0, 0, 0], [1, 2, 0, 0], [1, 2, 3, 0], [1, 2, 3, 4]])
    absolute = to_absolute(relative, seats, players)
    assert absolute.tolist() == [[1, 0, 0, 0], [2, 1, 0, 0], [2, 3, 1, 0], [2, 3, 4, 1]]
    assert (to_relative(absolute, seats, players) == relative).all()


def test_a_lead_is_against_the_mean_of_the_others() -> None:
    lead = own_lead(torch.tensor([[5.0, 3, 0, 0], [4, 1, 1, 0]]), torch.tensor([2, 3]))
    assert lead.tolist() == [[2, -2, 0, 0], [3, -1.5, -1.5, 0]]


def test_advantages_are_those_of_the_definition_and_stop_where_games_end() -> None:
    rng = np.random.default_rng(1)
    rewards, values = rng.random((5, 3, 4)), rng.random((6, 3, 4))
    ended = rng.random((5, 3)) < 0.3
    found = advantages_of(*map(torch.tensor, (rewards, values, ended)), 0.9, 0.8).numpy()
    for row in range(3):
        for start in range(5):
            wanted, weight = np.zeros(4), 1.0
            for t in range(start, 5):
                after = 0 if ended[t, row] else values[t + 1, row]
                wanted += weight * (rewards[t, row] + 0.9 * after - values[t, row])
                weight *= 0.9 * 0.8
                if ended[t, row]:
                    break
            assert np.allclose(found[start, row], wanted)


def samples(made: Any) -> Samples:
    observations, masks = positions()
    drawn = draw(made, observations, masks)
    players = torch.randint(1, 5, (ROWS,))
    gains, targets = torch.randn(ROWS), torch.rand(ROWS, 3, 4)
    shifted = drawn.log_chances + 0.5 * torch.randn(ROWS)
    return Samples(
        observations, masks, drawn.actions, shifted, gains, targets, players, drawn.legal
    )


def test_losses_are_those_of_plain_numpy() -> None:
    made = network()
    batch = samples(made)
    with torch.no_grad():
        found = losses_of(made, batch, 0.2)
    plain = PlainNetwork(file_of(made))
    seen = plain.read_many(batch.observations.numpy())
    liked = plain.liked(batch.observations.numpy(), batch.masks.numpy())
    chances = np.exp(liked) / np.exp(liked).sum(axis=1, keepdims=True)
    chosen = batch.legal.numpy() > 1
    own = chances[np.arange(ROWS), batch.actions.numpy()]
    ratio, gains = own / np.exp(batch.log_chances.numpy()), batch.gains.numpy()
    gain = np.minimum(ratio * gains, ratio.clip(0.8, 1.2) * gains)
    entropy = -(chances * np.log(np.where(chances > 0, chances, 1))).sum(axis=1)
    assert float(found.gain) == pytest.approx(gain[chosen].mean(), abs=1e-4)
    assert float(found.entropy) == pytest.approx(entropy[chosen].mean(), abs=1e-4)
    win, score = plain.values(seen)
    targets = batch.targets.numpy()
    seated = np.arange(4) < batch.players.numpy()[:, None]
    cross = -(targets[:, 0] * np.log(win) + (1 - targets[:, 0]) * np.log(1 - win))
    square = (score / SCORE_SCALE - targets[:, 1]) ** 2
    assert float(found.win) == pytest.approx(cross[seated].mean(), abs=1e-4)
    assert float(found.score) == pytest.approx(square[seated].mean(), abs=1e-4)


def test_the_policy_learns_nothing_from_steps_without_a_choice() -> None:
    legal = torch.tensor([1] * 800 + [2] * 200)
    rows = kept_rows(legal)
    assert (rows >= 800).sum() == 200
    assert 50 < (rows < 800).sum() < 160
    gains = torch.randn(1000, 2)
    both = normalised(gains, legal, 0.5)[legal > 1]
    assert both.mean().abs() < 1e-5
    assert both.std(correction=0) == pytest.approx(1, abs=1e-4)


def test_batches_have_one_size_and_no_row_twice() -> None:
    found = list(batches(torch.arange(100), 30))
    assert [len(each) for each in found] == [30, 30, 30]
    assert len(torch.cat(found).unique()) == 90
    assert [len(each) for each in batches(torch.arange(7), 30)] == [7]


def test_a_ruleset_that_is_seldom_won_is_dealt_more_often() -> None:
    never, seldom, half, always = emphasis(np.array([0.0, 0.15, 0.5, 1.0]))
    assert seldom > half > always > 0
    assert seldom > never > always
    games = Curriculum(torch.ones(2), is_adaptive=True)
    rows = torch.arange(100) % 2
    wins = torch.zeros(100, 4)
    wins[:, 0] = ((rows == 1) | (torch.arange(100) % 10 == 0)).float()
    ended, nothing = torch.ones(100, dtype=torch.bool), torch.zeros(100, 4)
    games.add(Transition(ended, wins, nothing, nothing, rows))
    assert games.rates.tolist() == pytest.approx([10.5 / 52, 50.5 / 52])
    weights = games.weights()
    assert weights[0] > 2 * weights[1]


def test_a_curve_over_chances_is_the_same_in_torch(tmp_path: Path) -> None:
    made, (observations, masks) = network(), positions()
    for told, meant in (([-0.5, 0.1, 0.4], [-1.0, -0.9, 0.8]), ([0.2], [0.7])):
        curve = Correction(np.array(told), np.array(meant))
        arrays = arrays_of(made, with_progress=False) | curve.arrays()
        write_network(tmp_path / "tiny.npz", replace(file_of(made), arrays=arrays))
        file = read_network(tmp_path / "tiny.npz")
        plain, again = PlainNetwork(file), network_of(file)
        with torch.no_grad():
            outputs = again(observations, masks)
            found = again.chances(outputs.win)
        values = plain.values(plain.read_many(observations.numpy()))
        assert np.allclose(values.win, found.numpy(), atol=1e-4)
        assert (found - outputs.win.sigmoid()).abs().max() > 0.01
        assert not {"correction.told", "correction.meant"} & set(arrays_of(again, True))
