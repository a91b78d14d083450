"""Training: rollouts and learning side by side, with snapshots, a learning curve and a checkpoint to resume.

Worker processes step the games. This process evaluates the network for all of them in batches, one half while
the workers step the other, and learns from the previous rollout in a second thread.
"""

from __future__ import annotations

import csv
import os
import random
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from statistics import fmean
from typing import Any

import torch

from fatebox.bots.learned.vocabulary import Vocabulary
from fatebox.bots.learned.weights import WeightsError, packed
from fatebox.games import load_game
from fatebox.kernel.encoding.encoder import encoder_of

from .crew import Crew
from .export import weights_of
from .learner import Learner
from .lessons import take_lessons
from .net import Net
from .rollout import Player, Rollout
from .rows import Rows
from .settings import Settings

CHECKPOINT, CURVE, LAST, TAUGHT = "checkpoint.pt", "curve.csv", "last.npz", "taught.npz"
OLDER_SELVES, KEPT_SELVES = 24, 4
"""The most earlier selves that may be met, and that a checkpoint keeps."""
SAME_OLDER = 8
"""Rollouts with the same earlier self."""
EVERY = 10
"""Rollouts between two lines of the curve."""
SWITCH = 5e-4
"""Seconds after which another thread may run: the one that plays must not wait long."""


class Training:
    """One training, from its start or a checkpoint to its time limit."""

    def __init__(self, settings: Settings, report: Callable[[dict[str, Any]], None]) -> None:
        self.settings, self.report = settings, report
        self.game = load_game(settings.game)
        self.encoder = encoder_of(self.game, self.game.pack())
        self.rows = Rows(self.encoder)
        # both fork: before the accelerator wakes up
        taught = take_lessons(settings, self.rows) if settings.lessons and not settings.again else None
        self.crew = Crew(settings, self.rows)
        sys.setswitchinterval(SWITCH)
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.manual_seed(0)
        net = Net(Vocabulary.of(self.encoder), width=settings.width).to(self.device)
        self.learner = Learner(settings, self.rows, net, self.device)
        self.totals: dict[str, float] = {"seconds": 0.0, "decisions": 0, "games": 0, "rollouts": 0}
        self.selves: list[dict[str, torch.Tensor]] = []
        self.taught: dict[str, torch.Tensor] | None = None
        """The network as it was after the lessons, or in the package."""
        if settings.resume:
            self._load()
        elif settings.packed:
            self._unpack()
        self.began = time.monotonic()
        if taught is not None:
            self.learner.imitate(torch.as_tensor(taught).to(self.device))
            self.taught = self._copy()
            self._export(settings.folder / TAUGHT)
        self.player = Player(settings, self.rows, self.crew, net, self.device)
        self._note()

    @property
    def net(self) -> Net:
        """The network that learns."""
        return self.learner.net

    def elapsed(self) -> float:
        """Seconds of this training, without those before it was resumed."""
        return time.monotonic() - self.began

    def run(self) -> None:
        """Play and learn until the time is up."""
        settings = self.settings
        pair = [Rollout(settings, self.rows, self.device) for _ in range(2)]
        kept_at, thread, number = 0.0, None, 0
        while self.elapsed() < settings.seconds:
            rollout = pair[number % 2]
            self.player.play(rollout)
            if thread is not None:
                thread.join()
            self.totals["games"] += len(self.player.ended)
            if self.elapsed() > kept_at + settings.keep_every:
                kept_at = self.elapsed()
                self._keep_self()
            self.player.learn_from(self.net, self._older(number))
            if number % EVERY == EVERY - 1:
                self._note()
            progress = min(1.0, self.elapsed() / settings.seconds)
            thread = threading.Thread(target=self.learner.learn, args=(rollout, progress))
            thread.start()
            number += 1
        if thread is not None:
            thread.join()
        self.totals["rollouts"] += number
        self._note()
        self.crew.stop()
        self.save()

    def _older(self, number: int) -> dict[str, torch.Tensor] | None:
        """The earlier self to meet from now on, when it is time for another one."""
        if number % SAME_OLDER:
            return None
        if self.taught is not None and random.random() < self.settings.taught:
            return self.taught
        if not self.selves:
            return None
        return random.choice(self.selves[-OLDER_SELVES:])

    def _copy(self) -> dict[str, torch.Tensor]:
        return {name: tensor.detach().clone() for name, tensor in self.net.state_dict().items()}

    def _keep_self(self) -> None:
        self.selves.append(self._copy())
        seconds = self.totals["seconds"] + self.elapsed()
        self._export(self.settings.folder / f"snapshot-{round(seconds):05d}.npz")

    def _export(self, path: Path) -> None:
        seconds = round(self.totals["seconds"] + self.elapsed())
        more = {"seconds": seconds, "decisions": self.learner.seen, "games": round(self.totals["games"])}
        weights_of(self.net, self.game, self.encoder, **more).save(path)

    def _note(self) -> None:
        """Add a line to the learning curve."""
        ended, self.player.ended = self.player.ended, []
        seconds = self.totals["seconds"] + self.elapsed()
        met = [ours for _, _, ours in ended if ours >= 0]
        line: dict[str, Any] = {
            "seconds": round(seconds, 1),
            "decisions": self.learner.seen,
            "games": round(self.totals["games"]),
            "rounds": round(fmean(rounds for rounds, _, _ in ended), 2) if ended else "",
            "first_seat": round(fmean(first for _, first, _ in ended), 3) if ended else "",
            "against_older": round(fmean(met), 3) if met else "",
            **self.learner.figures,
        }
        self.report(line)
        path = self.settings.folder / CURVE
        new = not path.exists()
        names = [*list(line)[:6], "policy", "value", "entropy", "clipped"]
        with path.open("a", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, names, lineterminator="\n")
            if new:
                writer.writeheader()
            writer.writerow(line)

    def save(self) -> None:
        """Write the checkpoint and the weights."""
        self.totals["seconds"] += self.elapsed()
        self.totals["decisions"] = self.learner.seen
        kept = [{name: tensor.half() for name, tensor in each.items()} for each in self.selves[-KEPT_SELVES:]]
        data = {
            "net": self.net.state_dict(),
            "optimizer": self.learner.optimizer.state_dict(),
            "totals": self.totals,
            "selves": kept,
            "taught": self.taught and {name: tensor.half() for name, tensor in self.taught.items()},
        }
        path = self.settings.folder / CHECKPOINT
        torch.save(data, path.with_suffix(".part"))
        os.replace(path.with_suffix(".part"), path)
        self.began = time.monotonic()
        self._export(self.settings.folder / LAST)

    def _load(self) -> None:
        data = torch.load(self.settings.folder / CHECKPOINT, map_location=self.device, weights_only=True)
        self.net.load_state_dict(data["net"])
        self.learner.optimizer.load_state_dict(data["optimizer"])
        self.totals = data["totals"]
        self.learner.seen = int(self.totals["decisions"])
        self.selves = [{name: tensor.float() for name, tensor in each.items()} for each in data["selves"]]
        if data["taught"]:
            self.taught = {name: tensor.float() for name, tensor in data["taught"].items()}

    def _unpack(self) -> None:
        """Begin with the weights in the package, which stay a rival."""
        weights = packed(self.game)
        if weights is None:
            raise WeightsError(f"{self.game.id}: expected a network in the package, found none")
        arrays = weights.matched(Vocabulary.of(self.encoder))
        self.net.load_state_dict({name: torch.as_tensor(array) for name, array in arrays.items()})
        self.totals |= {name: weights.about[name] for name in ("seconds", "decisions", "games")}
        self.learner.seen = int(self.totals["decisions"])
        self.taught = self._copy()


def train(settings: Settings, report: Callable[[dict[str, Any]], None]) -> None:
    """Train, or continue a training; `report` is called with every line of the learning curve."""
    settings.folder.mkdir(parents=True, exist_ok=True)
    Training(settings, report).run()
