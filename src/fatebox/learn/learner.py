"""Learner: improves the network by imitation, or by rollouts (proximal policy optimization)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from copy import deepcopy
from typing import NamedTuple

import torch
import torch.nn.functional as F
from torch import Tensor

from fatebox.kernel.encoding.layout import SEATS

from .net import Net
from .rollout import Rollout
from .rows import FULL, Rows
from .settings import Settings

VALUE = 0.5
"""The weight of the chances beside the policy."""
STEEPEST = 0.5
"""Longer gradients are cut to this length."""
ROUND_UP = 8
"""Batches are cut to the longest of them, in steps of this."""
FEWEST_STEPS, SMALLEST = 40, 256
"""Few lessons are learned in smaller batches, so that there are this many steps in each pass."""


class Lesson(NamedTuple):
    """A rollout as samples, with the lesson of each."""

    rows: Tensor
    acts: Tensor
    chances: Tensor
    gains: Tensor
    """By how much the answer turned out better than expected."""
    targets: Tensor
    """The chances that the seats turned out to have, the seat's own first."""
    present: Tensor
    """1 for each seat in the game."""
    use: Tensor
    """The numbers of the samples that count."""


class Learner:
    """The network that learns, with its optimizer."""

    def __init__(self, settings: Settings, rows: Rows, net: Net, device: str) -> None:
        self.settings, self.rows, self.net, self.device = settings, rows, net, device
        self.cuda = device == "cuda"
        self.optimizer = torch.optim.Adam(net.parameters(), lr=settings.lesson_rate, eps=1e-5)
        self.stream = torch.cuda.Stream() if self.cuda else None
        self.figures: dict[str, float] = {}
        self.seen = 0
        self.teacher: Net | None = None
        """The network as it was when it had learned from the teacher; it holds the learner back at first."""

    def learn(self, rollout: Rollout, progress: float) -> None:
        """Go through a rollout a few times; `progress` runs from 0 to 1 over the training."""
        settings = self.settings
        with torch.cuda.stream(self.stream) if self.cuda else nullcontext():
            with torch.no_grad():
                lesson = self._lesson(rollout)
            rate = settings.first_rate + (settings.last_rate - settings.first_rate) * progress
            for group in self.optimizer.param_groups:
                group["lr"] = rate
            first = settings.first_entropy
            entropy = first + (min(first, settings.last_entropy) - first) * progress
            anchor = settings.anchor * max(0.0, 1 - 2 * progress)
            sums = torch.zeros(5, device=self.device)
            for _ in range(settings.epochs):
                for chosen in self._batches(lesson.use, settings.minibatch):
                    sums += self._improve(lesson, chosen, entropy, anchor)
            if self.stream is not None:
                self.stream.synchronize()
            self._note(sums)
        self.seen += len(lesson.use)

    def imitate(self, taught: Tensor) -> None:
        """Learn to answer as the teacher did, and to predict the results of its games."""
        part, settings = self.rows.part, self.settings
        seat, seats = part(taught, "seat").long()[:, None], part(taught, "seats").long()[:, None]
        numbers = torch.arange(SEATS, device=self.device)
        targets = (part(taught, "values").float() / FULL).gather(1, (numbers + seat) % seats)
        acts, nothing = part(taught, "taught").long(), torch.zeros(len(taught), device=self.device)
        every = torch.arange(len(taught), device=self.device)
        lesson = Lesson(taught, acts, nothing, nothing, targets, (numbers < seats).float(), every)
        size = min(settings.lesson_minibatch, max(SMALLEST, len(taught) // FEWEST_STEPS))
        for _ in range(settings.lesson_epochs):
            sums = torch.zeros(5, device=self.device)
            for chosen in self._batches(every, size):
                sums += self._improve(lesson, chosen, None)
            self._note(sums)
        self.seen += len(taught)
        if settings.anchor:
            self.teacher = deepcopy(self.net).requires_grad_(False)

    def _batches(self, use: Tensor, size: int) -> Iterator[Tensor]:
        """All samples in batches, in a new order each time; a small rest is left out."""
        order = use[torch.randperm(len(use), device=self.device)]
        size = min(size, len(order))
        for first in range(0, len(order) - size // 2, size):
            yield order[first : first + size]

    def _note(self, sums: Tensor) -> None:
        means = (sums / sums[4]).tolist()
        names = ("policy", "value", "entropy", "clipped")
        self.figures = {name: round(mean, 4) for name, mean in zip(names, means, strict=False)}

    def _improve(
        self, lesson: Lesson, chosen: Tensor, entropy_weight: float | None, anchor: float = 0.0
    ) -> Tensor:
        """One step down the gradient; without a weight for entropy the answers are imitated."""
        rows, batch = self.rows, lesson.rows[chosen]
        most = rows.part(batch, "counts").amax(0)
        things = min(rows.things, _rounded(int(most[0])))
        options = min(rows.options, _rounded(int(most[1])))
        with torch.autocast("cuda", torch.bfloat16, enabled=self.cuda):
            scores, values = self.net(rows, batch, things, options)
        chances = F.log_softmax(scores, 1)
        entropy = -(chances.exp() * chances.clamp(min=-30)).sum(1).mean()
        ours = chances.gather(1, lesson.acts[chosen][:, None]).squeeze(1)
        ratio = (ours - lesson.chances[chosen]).exp()
        if entropy_weight is None:
            policy = -ours.mean()
        else:
            gain, clip = lesson.gains[chosen], self.settings.clip
            policy = -torch.min(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain).mean()
        present = lesson.present[chosen]
        off = F.binary_cross_entropy_with_logits(values, lesson.targets[chosen], reduction="none")
        value = (off * present).sum() / present.sum()
        loss = policy + VALUE * value - (entropy_weight or 0.0) * entropy
        if anchor and self.teacher is not None:
            with torch.no_grad(), torch.autocast("cuda", torch.bfloat16, enabled=self.cuda):
                taught = F.log_softmax(self.teacher(rows, batch, things, options)[0], 1)
            away = chances.exp() * (chances.clamp(min=-30) - taught.clamp(min=-30))
            loss = loss + anchor * away.sum(1).mean()
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), STEEPEST)
        self.optimizer.step()
        clipped = ((ratio - 1).abs() > self.settings.clip).float().mean()
        with torch.no_grad():
            return torch.stack([policy, value, entropy, clipped, torch.ones_like(value)]).detach()

    def _lesson(self, rollout: Rollout) -> Lesson:
        """Work out, backwards, the result of every answer: for each seat along its own decisions."""
        part, data = self.rows.part, rollout.rows
        steps = self.settings.horizon
        seat, seats = part(data, "seat").long(), part(data, "seats").long()
        own = seat[..., None]
        numbers = torch.arange(SEATS, device=self.device)
        relative = (numbers - own) % seats[..., None]
        by_seat = rollout.values.gather(3, relative)
        ended = part(data, "ended").bool()
        values = part(data, "values").float() / FULL
        ahead, target = by_seat[steps].clone(), by_seat[steps].clone()
        trace = torch.zeros_like(ahead)
        gains = torch.zeros(rollout.acts.shape, device=self.device)
        targets = torch.zeros_like(rollout.values[:steps])
        for step in reversed(range(steps)):
            over = ended[step + 1][..., None]
            ahead = torch.where(over, values[step + 1], ahead)
            target = torch.where(over, values[step + 1], target)
            trace = torch.where(over, torch.zeros_like(trace), trace)
            me, value = own[step], rollout.values[step, ..., :1]
            gain = ahead.gather(2, me) - value + self.settings.trace * trace.gather(2, me)
            gains[step] = gain.squeeze(2)
            trace = trace.scatter(2, me, gain)
            ahead = ahead.scatter(2, me, value)
            target = target.scatter(2, me, gain + value)
            targets[step] = target.gather(2, (numbers + me) % seats[step][..., None])
        counts = self._counting(rollout, seat[:steps])
        use = counts.view(-1).nonzero().squeeze(1)
        flat = gains.view(-1)
        present = (numbers < seats[:steps][..., None]).float()
        return Lesson(
            data[:steps].view(-1, self.rows.size),
            rollout.acts.view(-1).long(),
            rollout.chances.view(-1),
            (flat - flat[use].mean()) / (flat[use].std() + 1e-6),
            targets.clamp(0, 1).view(-1, SEATS),
            present.view(-1, SEATS),
            use,
        )

    def _counting(self, rollout: Rollout, seat: Tensor) -> Tensor:
        """The samples that count: all but those of earlier selves."""
        counts = torch.ones(seat.shape, dtype=torch.bool, device=self.device)
        with_older = int(self.settings.half * self.settings.older)
        if rollout.older and with_older:
            parity = torch.arange(with_older, device=self.device) % 2
            counts[:, :, :with_older] = seat[:, :, :with_older] % 2 != parity
        return counts


def _rounded(number: int) -> int:
    return (number + ROUND_UP - 1) // ROUND_UP * ROUND_UP
