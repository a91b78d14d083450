"""What things are worth to a hero, in might: for the evaluation, not for the rules."""

from __future__ import annotations

from fatebox.kernel import Card

from .effects.resources import Gain
from .pieces import Cost, Player, Quest
from .prices import rating
from .state import SevenState
from .terms import COLOUR, FREE, MIGHT

MONEY = 0.5
"""A gold or a fame (1 might is worth about 1.5 to 2 of them)."""
GIFT = 0.55
PICK = 1.9
"""A treasure of one's choice out of the reward pool."""
ARTIFACT = 2.4
SIN = 0.5
"""What can still be done with a sin card, less what holding it costs."""
READY = 0.5
"""A hero who is not tapped."""
LEAD = 0.8
"""Having the most of something before additional scoring."""
SEAL = 2.0
"""What a portal marker means beside its might each turn."""
CORRUPTION = 0.7
LATE = 0.25
"""What is left of the worth of money and gifts when the last turn has come."""


def money(amount: int, turns: float) -> float:
    """What gold or fame can still do: less if there is much of it or little time."""
    useful = min(amount, 10) + 0.3 * max(0, amount - 10)
    return MONEY * useful * min(1.0, LATE + 0.4 * turns)


def gifts_worth(s: SevenState, player: Player, turns: float) -> float:
    """Gifts pay for quests; many of one colour may close a portal."""
    total = sum(player.gifts)
    value = GIFT * (min(total, 8) + 0.4 * max(0, total - 8)) * min(1.0, LATE + 0.4 * turns)
    if not player.corrupted:
        for colour, count in enumerate(player.gifts):
            if count > 3 and s.portals[colour] < 0:
                value += 0.25 * (count - 3) * min(turns, 4.0)
    return value


def character_worth(s: SevenState, card: Card, turns: float, *, tired: bool = False) -> float:
    """The gifts of the uses that are left, the income and the might of the turns to come."""
    pack = s.pack
    uses = min(1.0 if tired else 2.0, turns)
    income = MONEY * (pack.income_fame[card] + pack.income_gold[card]) + pack.might_each_turn[card]
    return 0.9 * GIFT * sum(pack.grants[card]) * uses + 0.9 * income * turns + 0.15


def elixir_worth(s: SevenState, player: Player, card: Card) -> float:
    """The most gifts of an option that is available now."""
    banners = player.banners
    most = max(
        sum(gifts)
        for colour, count, gifts in s.pack.options[card]
        if not count or banners[colour] >= count
    )  # fmt: skip
    return 0.95 * GIFT * most


def building_worth(s: SevenState, player: Player, card: Card, turns: float) -> float:
    """What a building will produce, and what its special rule may do."""
    pack = s.pack
    if pack.is_temple[card]:
        temple = pack.box.cards[card]
        missing: int = max(0, temple.might_each_turn.count - player.banners[COLOUR[temple.colour]])
        return 0.3 + 0.85 * turns / (1 + 1.5 * missing)
    return 0.5 + MONEY * rating(s, player, card) * (turns + 0.3)


def treasure_worth(s: SevenState, card: Card, turns: float) -> float:
    """What a treasure gives."""
    value = 0.0
    for effect in s.pack.box.cards[card].effects:
        if not isinstance(effect, Gain):
            value += ARTIFACT
        elif effect.what == MIGHT:
            value += effect.amount
        else:
            value += money(effect.amount, turns)
    return value


def cost_worth(cost: Cost, turns: float) -> float:
    """What paying a cost takes away."""
    return GIFT * sum(cost.gifts) + money(cost.gold, turns) + money(cost.fame, turns) + cost.might


def marker_worth(s: SevenState, quest: Quest, row: int, seat: int, extra: int = 0) -> float:
    """A hero's prospects on a quest: picks for his markers, his share of the majority."""
    own = quest.marks.count(seat) + extra
    if not own:
        return 0.0
    free = quest.marks.count(FREE) - extra
    rival = max((quest.marks.count(other) for other in s.order if other != seat), default=0)
    lead = own - rival
    share = (
        0.5 if lead == 0 else 0.5 + 0.5 * lead / (lead + free) if lead > 0 else 0.5 * free / (free + 2 - lead)
    )
    sure = (0.95, 0.75, 0.5)[row]
    return sure * (PICK * own + share * s.pack.prize[quest.card])
