"""Export: a trained network as a file of weights for numpy, and back into PyTorch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch

from fatebox.bots.learned.vocabulary import Vocabulary
from fatebox.bots.learned.weights import Weights, about, load
from fatebox.kernel import Game
from fatebox.kernel.encoding.encoder import Encoder

from .net import Net


def weights_of(net: Net, game: Game[Any], encoder: Encoder, **more: Any) -> Weights:
    """The weights of a network with what they were trained for."""
    arrays = {name: tensor.detach().float().cpu().numpy() for name, tensor in net.state_dict().items()}
    content = encoder.pack.hash
    return Weights(arrays, about(game, content, Vocabulary.of(encoder), **more))


def take_over(net: Net, path: Path, now: Vocabulary) -> None:
    """Begin with the weights of a file; rows are found by name, so that an older game's weights will do."""
    weights = load(path)
    then = weights.about["names"]
    state = net.state_dict()
    by_name = {
        "kind.weight": (then["kinds"], now.kinds),
        "design.weight": (then["designs"], now.designs),
        "verb.weight": (["", *then["verbs"]], ["", *now.verbs]),
    }
    doubled = [name + half for half in ("#size", "#flag") for name in now.columns]
    by_column = {
        "number.weight": ([n + h for h in ("#size", "#flag") for n in then["columns"]], doubled),
        "datum.weight": (then["data"], now.data),
    }
    for name, tensor in state.items():
        array = torch.as_tensor(weights.arrays[name])
        if name in by_name:
            _copy_rows(tensor, array, *by_name[name])
        elif name in by_column:
            _copy_rows(tensor.T, array.T, *by_column[name])
        else:
            tensor.copy_(array)
    net.load_state_dict(state)


def _copy_rows(to: torch.Tensor, source: torch.Tensor, then: list[str], now: list[str]) -> None:
    place = {name: number for number, name in enumerate(then)}
    for number, name in enumerate(now):
        if name in place:
            to[number] = source[place[name]]
