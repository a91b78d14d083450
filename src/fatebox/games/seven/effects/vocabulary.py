"""All effects that a content pack can use, and the cards that may use them."""

from __future__ import annotations

from typing import TypeAlias

from .choices import Demand, Either
from .fate import BurySin, DrawSin, FeedSin, Look, ReturnSins, Taint
from .gifts import DropGifts, Exchange, StealGifts, TakeGifts
from .holdings import (
    BuyElixir,
    DiscardBuilding,
    DiscardCharacter,
    DiscardElixir,
    Recruit,
    StealElixir,
    Turn,
    Untap,
)
from .lasting import BonusGift, Cancel, CostMod, Shield, Ward, WildGifts
from .resources import Convert, Gain, Half, Lose, Steal
from .table import Artifact, Close, DiscardTreasure, Neutralise, PlaceMarker, Refresh, Ruin, TreasureTop

Deed: TypeAlias = (
    Gain | Lose | Half | Convert | Steal
    | TakeGifts | DropGifts | StealGifts
    | Turn | DiscardCharacter | DiscardElixir | StealElixir | DiscardBuilding | Recruit | BuyElixir
    | PlaceMarker | Neutralise | TreasureTop
    | Look | DrawSin | BurySin | ReturnSins
)  # fmt: skip
"""Effects of artifacts, buildings and abilities."""

HeroAbility: TypeAlias = Deed | Exchange
BuildingEffect: TypeAlias = Deed | WildGifts | Ward | Cancel
"""Effects of manned castles and estates (SEV-MAN.4)."""
TempleEffect: TypeAlias = CostMod | BonusGift | Shield
"""Effects of manned temples (SEV-MAN.3)."""
SinEffect: TypeAlias = Deed | Untap | Taint | Cancel
"""Only sins untap characters (SEV-SIN.6)."""
TreasureEffect: TypeAlias = Gain | Artifact
CataclysmEffect: TypeAlias = (
    Ruin
    | Close
    | Refresh
    | Lose
    | Half
    | DropGifts
    | Turn
    | DiscardCharacter
    | DiscardElixir
    | DrawSin
    | Either
)
UnnamedEffect: TypeAlias = Demand | Refresh | FeedSin | DiscardTreasure
