"""All effects that the content pack can use: a small closed set."""

from __future__ import annotations

from typing import TypeAlias

from .cancels import CancelAbility, CancelAction, CancelLabor, CancelWarLabor
from .cards import Attach, BlindPool, Draw, Recover, Recycle, Spy
from .natives import (
    Band,
    BestOf,
    Charge,
    ExtraVotes,
    GainWhen,
    Guard,
    OwnReroll,
    Revive,
    Shield,
    StatBonus,
    Ward,
)
from .scores import Echo, LegacyBonus, Prevent, Reroll, Score, Sway
from .shards import Alms, Gain, Lose, Rearrange, Take
from .standing import (
    AimWar,
    DeckHire,
    ExtraDie,
    FinalRound,
    ForbidAbilities,
    FreeDuels,
    HarvestScore,
    PaidUntask,
    RoundTimer,
    SellCards,
)
from .tasks import CopyStats, Disable, ForceTask, Untask
from .trials import Cull, Levy, Rain, Relief, Sicken, Swarm
from .turns import (
    Duel,
    ExtraAction,
    FewerTrials,
    HireAid,
    PeekTrials,
    RedirectWar,
    RemoveTrial,
    SpecialTribute,
    Votes,
)

AnyEffect: TypeAlias = (
    Gain | Lose | Take | Alms | Rearrange
    | ForceTask | Untask | Disable | CopyStats
    | Score | Sway | Echo | LegacyBonus | Reroll | Prevent
    | CancelAction | CancelLabor | CancelAbility | CancelWarLabor
    | Draw | Recycle | Recover | Spy | Attach | BlindPool
    | Duel | SpecialTribute | RedirectWar | ExtraAction | HireAid | Votes
    | PeekTrials | RemoveTrial | FewerTrials
)  # fmt: skip
"""Effects of Labor and abilities."""

AnyTrialEffect: TypeAlias = (
    ExtraDie | SellCards | AimWar | DeckHire | FreeDuels | HarvestScore | ForbidAbilities | RoundTimer
    | PaidUntask | FinalRound | Rain | Swarm | Cull | Levy | Sicken | Relief | SpecialTribute
)  # fmt: skip
"""Effects of Trials."""

AnyLegacyNative: TypeAlias = Revive | Ward | Band | OwnReroll | BestOf | Guard | GainWhen
"""Native abilities of Legacies."""

AnyLaborNative: TypeAlias = Charge | ExtraVotes | Shield | StatBonus
"""Standing effects of attached Labor for its bearer."""
