"""Effects that hold as long as a card is in play and face-up (`STATIC`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from fatebox.games.outposts.state.pieces import Player, Post
from fatebox.games.outposts.state.terms import SMALL
from fatebox.kernel import Card, Natural, Positive
from fatebox.kernel.messages import Message

from .amounts import Amount, expected
from .base import COUNTER, MANA, Static, stats_value
from .words import FLOOR, spoken

if TYPE_CHECKING:
    from fatebox.games.outposts.state import OutpostsState


class PostBonus(Static, frozen=True, tag="post"):
    """This Outpost has more Attack and Defense (OUT-UPG.9)."""

    attack: Amount = 0
    defense: Amount = 0

    def value(self) -> float:
        return stats_value(expected(self.attack), expected(self.defense), 0)


class Cap(Static, frozen=True, tag="cap"):
    """This Outpost's limit is higher."""

    limit: Positive

    def value(self) -> float:
        return 0.5 * COUNTER * self.limit


class Ward(Static, frozen=True, tag="ward"):
    """No effect controlled by an opponent can put counters on this Outpost."""

    def value(self) -> float:
        return 0.6


class SacBonus(Static, frozen=True, tag="sac_bonus"):
    """The first creature sacrificed for mana each turn gives more."""

    amount: Positive

    def value(self) -> float:
        return 0.7 * MANA * self.amount


class Discount(Static, frozen=True, tag="discount"):
    """Your upgrades cost less."""

    amount: Positive

    def value(self) -> float:
        return 0.7 * MANA * self.amount


class FacedownCost(Static, frozen=True, tag="facedown_cost"):
    """The price of this upgrade if it is placed face-down, before discounts."""

    cost: Natural

    def value(self) -> float:
        return 0.4


class Cut(Static, frozen=True, tag="cut"):
    """Mana Crystals cost you less (OUT-CRYS.8)."""

    amount: Positive

    def value(self) -> float:
        return 0.8 * MANA * self.amount

    def message(self) -> Message:
        return spoken("static", self, floor=FLOOR)


class Aura(Static, frozen=True, tag="aura", kw_only=True):
    """A change of creatures; `at` says which ones."""

    at: Literal["self", "own_offense", "own_other_small", "defenders_here"]
    attack: int = 0
    defense: int = 0
    health: int = 0

    def reach(
        self, s: OutpostsState, player: Player, card: Card, post: Post | None, source: Card, host: Post | None
    ) -> int:
        """The number of times that a creature which defends `post` gets it from `source` on `host`."""
        match self.at:
            case "self":
                return 1 if card == source else 0
            case "own_offense":
                return 1 if card in player.offense else 0
            case "own_other_small":
                return 1 if card != source and s.pack.cost[card] <= SMALL else 0
        return 1 if post is not None and post is host else 0

    def value(self) -> float:
        creatures = {"self": 0.6, "own_offense": 2.0, "own_other_small": 1.5, "defenders_here": 1.2}[self.at]
        return creatures * stats_value(self.attack, self.defense, self.health)

    def message(self) -> Message:
        return spoken("static", self, small=SMALL)


class AuraPerUpgrade(Static, frozen=True, tag="aura_per_upgrade"):
    """A change of this creature, once per face-up upgrade on the Outpost it defends."""

    attack: int = 0
    defense: int = 0
    health: int = 0

    def reach(
        self, s: OutpostsState, player: Player, card: Card, post: Post | None, source: Card, host: Post | None
    ) -> int:
        """The number of times that the creature gets the change."""
        del s, player, host
        return len(post.upgrades) if card == source and post is not None else 0

    def value(self) -> float:
        return 0.8 * stats_value(self.attack, self.defense, self.health)


class AuraPost(Static, frozen=True, tag="aura_post", kw_only=True):
    """A change of all your Outposts."""

    at: Literal["each_own_outpost"]
    attack: int = 0
    defense: int = 0

    def value(self) -> float:
        return 2.0 * stats_value(self.attack, self.defense, 0)


StaticEffect = (
    PostBonus | Cap | Ward | SacBonus | Discount | FacedownCost | Cut | Aura | AuraPerUpgrade | AuraPost
)
