"""Settings of a training."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can be chosen; the rest is the same for all games."""

    game: str
    folder: Path
    """The place of checkpoint, curve and weights."""
    seconds: float = 60
    workers: int = 2
    games: int = 32
    """Games that a worker plays at once, in two halves: one is stepped while the other is evaluated."""
    teacher: str = "greedy:worlds=1"
    lessons: float = 60
    """Seconds in which the teacher plays games for the network to imitate before it plays against itself."""
    horizon: int = 64
    """Answers of each game in a rollout."""
    epochs: int = 2
    minibatch: int = 12288
    lesson_epochs: int = 8
    lesson_minibatch: int = 2048
    lesson_rate: float = 5e-4
    rate: float = 5e-4
    """The first rate of self-play. A network trained before begins at `again_rate`, if that is lower."""
    again_rate: float = 2e-4
    last_rate: float = 3e-5
    entropy: float = 0.02
    """The value of trying different things, at the beginning and at the end."""
    again_entropy: float = 0.006
    last_entropy: float = 0.003
    anchor: float = 0.0
    """The price of answers unlike the teacher's; it falls to 0 by half of the time."""
    trace: float = 0.95
    clip: float = 0.2
    older: float = 0.15
    """The share of games in which every other seat is played by an earlier self."""
    taught: float = 0.0
    """The share of times when that is the one that had just learned from the teacher. A network that
    meets only players like itself drifts to play that is good against nobody else."""
    keep_every: float = 60
    """Seconds between two snapshots."""
    width: int = 128
    seed: str = "1"
    resume: bool = False
    """Whether to continue from the checkpoint in the folder."""
    packed: bool = False
    """Whether to begin with the weights in the package, without lessons: they adapt to another pack."""

    @property
    def again(self) -> bool:
        """Whether the network has been trained before."""
        return self.resume or self.packed

    @property
    def first_rate(self) -> float:
        """The initial learning rate."""
        return min(self.rate, self.again_rate) if self.again else self.rate

    @property
    def first_entropy(self) -> float:
        """The initial entropy bonus, for trying different things."""
        return min(self.entropy, self.again_entropy) if self.again else self.entropy

    @property
    def half(self) -> int:
        """The number of games in a half."""
        return self.workers * (self.games // 2)
