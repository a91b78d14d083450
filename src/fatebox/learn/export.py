"""Export: a trained network as weights for numpy."""

from __future__ import annotations

from typing import Any

from fatebox.bots.learned.vocabulary import Vocabulary
from fatebox.bots.learned.weights import Weights, about
from fatebox.kernel import Game
from fatebox.kernel.encoding.encoder import Encoder

from .net import Net


def weights_of(net: Net, game: Game[Any], encoder: Encoder, **more: Any) -> Weights:
    """The weights of a network with what they were trained for."""
    arrays = {name: tensor.detach().float().cpu().numpy() for name, tensor in net.state_dict().items()}
    content = encoder.pack.hash
    return Weights(arrays, about(game, content, Vocabulary.of(encoder), **more))
