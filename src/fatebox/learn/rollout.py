"""Rollouts: many games, each advanced by some answers of the network and its earlier selves."""

from __future__ import annotations

import copy
from contextlib import nullcontext
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor

from fatebox.kernel.encoding.layout import SEATS

from .crew import Crew
from .net import Net
from .rows import FULL, Rows
from .settings import Settings

SURER = 2.0
"""Earlier selves are met at their best: they favor what they like more strongly than the learner, which tries
things."""


class Rollout:
    """Everything that was seen, answered and evaluated. The last rows have no answers yet."""

    def __init__(self, settings: Settings, rows: Rows, device: str) -> None:
        steps, count = settings.horizon, settings.half
        self.rows = torch.zeros(steps + 1, 2, count, rows.size, dtype=torch.uint8, device=device)
        self.acts = torch.zeros(steps, 2, count, dtype=torch.uint8, device=device)
        self.chances = torch.zeros(steps, 2, count, device=device)
        """The logarithm of how likely each answer was."""
        self.values = torch.zeros(steps + 1, 2, count, SEATS, device=device)
        self.older = False
        """Whether some of the games were played with an earlier self."""


class Player:
    """Plays rollouts. It uses a copy of the network, so that the original can learn at the same time."""

    def __init__(self, settings: Settings, rows: Rows, crew: Crew, net: Net, device: str) -> None:
        self.settings, self.rows, self.crew, self.device = settings, rows, crew, device
        self.net, self.older = _frozen(net), _frozen(net)
        count = settings.half
        self.with_older = int(count * settings.older)
        self.older_on = torch.zeros((), dtype=torch.bool, device=device)
        parity = torch.arange(self.with_older, device=device) % 2
        self.older_parity = parity.to(torch.uint8)
        self.hosts = [
            torch.frombuffer(each, dtype=torch.uint8).view(count, rows.size) for each in crew.memory
        ]
        self.seen = [torch.zeros(count, rows.size, dtype=torch.uint8, device=device) for _ in range(2)]
        self.cuda = device == "cuda"
        self.stream = torch.cuda.Stream(priority=-1) if self.cuda else None
        self.graphs: list[Any] = [None, None]
        self.thoughts: list[tuple[Tensor, Tensor, Tensor]] = []
        self.ended: list[tuple[float, ...]] = []
        """Rounds of games that have ended, and the value for the first seat in the order of seats."""
        for half in (0, 1):
            crew.step(half)
        if self.cuda:
            self._capture()

    def _capture(self) -> None:
        """Record the evaluation of each half once; then it is replayed without Python."""
        with torch.no_grad(), torch.cuda.stream(self.stream):
            for half, host in enumerate(self.hosts):
                torch.cuda.cudart().cudaHostRegister(host.data_ptr(), host.numel(), 0)  # for quick copies
                self.crew.wait(half)
                self.seen[half].copy_(self.hosts[half])
                for _ in range(3):
                    self._think(half)
                torch.cuda.synchronize()
                self.graphs[half] = torch.cuda.CUDAGraph()
                with torch.cuda.graph(self.graphs[half], stream=self.stream):
                    self.thoughts.append(self._think(half))
                torch.cuda.synchronize()

    def _think(self, half: int) -> tuple[Tensor, Tensor, Tensor]:
        """Answers drawn from the policy, how likely they were, and the chances of the seats."""
        seen, rows = self.seen[half], self.rows
        # the same precision as in learning, or the ratios between new and old policy are off
        with torch.autocast("cuda", torch.bfloat16, enabled=self.cuda, cache_enabled=False):
            scores, values = self.net(rows, seen, rows.things, rows.options)
            if self.with_older:
                few = seen[: self.with_older]
                others = SURER * self.older(rows, few, rows.things, rows.options)[0]
        if self.with_older:
            theirs = self.older_on & (rows.part(few, "seat") % 2 == self.older_parity)
            mixed = torch.where(theirs[:, None], others, scores[: self.with_older])
            scores = torch.cat([mixed, scores[self.with_older :]])
        chances = F.log_softmax(scores, 1)
        luck = -torch.log(-torch.log(torch.rand_like(chances).clamp(1e-9, 1 - 1e-7)))
        acts = (chances + luck).argmax(1)
        return acts.to(torch.uint8), chances.gather(1, acts[:, None]).squeeze(1), torch.sigmoid(values)

    def learn_from(self, net: Net, older: dict[str, Tensor] | None) -> None:
        """Use this network from now on, and meet that older self, if any."""
        _set(self.net, net.state_dict())
        if older is not None:
            _set(self.older, older)
            self.older_on.fill_(True)

    def play(self, rollout: Rollout) -> None:
        """Fill a rollout: every game advances by `horizon` answers."""
        rollout.older = bool(self.older_on)
        with torch.no_grad(), torch.cuda.stream(self.stream) if self.cuda else nullcontext():
            for step in range(self.settings.horizon + 1):
                for half in (0, 1):
                    self._step(rollout, step, half)
            if self.stream is not None:
                self.stream.synchronize()

    def _step(self, rollout: Rollout, step: int, half: int) -> None:
        self.crew.wait(half)
        self.seen[half].copy_(self.hosts[half], non_blocking=True)
        if self.cuda:
            self.graphs[half].replay()
            acts, chances, values = self.thoughts[half]
        else:
            acts, chances, values = self._think(half)
        rollout.rows[step, half] = self.seen[half]
        rollout.values[step, half] = values
        if step:
            self._note_ends(half)
        if step < self.settings.horizon:
            rollout.acts[step, half] = acts
            rollout.chances[step, half] = chances
            self.crew.actions[half][:] = acts.cpu().numpy().tobytes()
            self.crew.step(half)

    def _note_ends(self, half: int) -> None:
        host = self.hosts[half].numpy()
        for place in self.rows.part(host, "ended").nonzero()[0]:
            values = self.rows.part(host[place], "values") / FULL
            older = place < self.with_older and bool(self.older_on)
            ours = sum(values[seat] for seat in range(SEATS) if seat % 2 != place % 2) if older else -1.0
            self.ended.append((float(self.rows.part(host[place], "rounds")), float(values[0]), float(ours)))


def _frozen(net: Net) -> Net:
    twin: Net = copy.deepcopy(net).eval()
    for parameter in twin.parameters():
        parameter.requires_grad_(False)
    return twin


def _set(net: Net, weights: dict[str, Tensor]) -> None:
    with torch.no_grad():
        for name, tensor in net.state_dict().items():
            tensor.copy_(weights[name])
