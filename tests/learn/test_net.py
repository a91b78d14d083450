"""The network that learns and the one that plays are the same."""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch")

from pathlib import Path  # noqa: E402

import numpy as np  # noqa: E402

from fatebox.bots.learned.network import Network  # noqa: E402
from fatebox.bots.learned.vocabulary import Vocabulary  # noqa: E402
from fatebox.bots.learned.weights import load  # noqa: E402
from fatebox.games import load_game  # noqa: E402
from fatebox.kernel.encoding.encoder import encoder_of  # noqa: E402
from fatebox.learn.export import weights_of  # noqa: E402
from fatebox.learn.net import Net  # noqa: E402
from fatebox.learn.rows import Rows  # noqa: E402
from tests.bots.test_learned import positions  # noqa: E402


@pytest.mark.parametrize("game_id", ["outposts", "weaver", "seven"])
def test_numpy_and_pytorch_agree(game_id: str, tmp_path: Path) -> None:
    game = load_game(game_id)
    encoder = encoder_of(game, game.pack())
    torch.manual_seed(3)
    net = Net(Vocabulary.of(encoder), width=32).eval()
    with torch.no_grad():
        net.chance.weight.normal_()
    weights_of(net, game, encoder).save(tmp_path / "w.npz")
    weights = load(tmp_path / "w.npz")
    matched = weights.matched(Vocabulary.of(encoder))  # rounded
    net.load_state_dict({name: torch.as_tensor(array) for name, array in matched.items()})
    network = Network(weights, encoder)
    rows = Rows(encoder)
    for match in positions(game, 2, 23):
        decision = match.decision
        assert decision is not None
        encoded = encoder.encode(match.state, decision, decision.seat)
        (opinion,) = network([encoded])
        row = torch.frombuffer(rows.write(encoded, decision.seat, match.state.seats), dtype=torch.uint8)
        with torch.no_grad():
            scores, chances = net(rows, row[None], rows.things, rows.options)
        known = min(len(decision.options), rows.options)
        assert np.allclose(scores[0, :known], opinion.scores[:known], atol=1e-3)
        assert np.allclose(torch.sigmoid(chances[0]), opinion.chances, atol=1e-3)
