"""What things are worth to a hero, in might: for the evaluation, not for the rules."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING

from fatebox.games.seven.effects.prices import rating
from fatebox.games.seven.effects.resources import Gain
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.pieces import Cost, Player, Quest
from fatebox.games.seven.state.terms import COLOUR, FALL, FREE, MIGHT, QUESTING, REGROUPING, SINS
from fatebox.kernel import Card

if TYPE_CHECKING:
    from fatebox.games.seven.content import SevenPack

MONEY = 0.5
"""A gold or a fame (1 might is worth about 1.5 to 2 of them)."""
GIFT = 0.55
BODY = 0.15
"""A character beside its gifts, income and might: one more of its banner."""
PICK = 1.9
"""A treasure of one's choice out of the reward pool."""
ARTIFACT = 2.4
HELD_SIN = 0.5
"""What a sin in hand costs while it may still be played; those that are left cost a might (SEV-REG.3)."""
PRICE, CARE = 5.0, 8.0
"""The highest price of a sin for the pile, in might, and how it follows from the sins that can be spared."""
READY = 0.5
"""A hero who is not tapped."""
RESERVE = 0.35
"""The first two gold, fame and gifts beside what they buy: who cannot pay the Unnamed suffers (SEV-UNN.6)."""
LEAD = 0.8
"""Having the most of something before additional scoring."""
SEAL = 2.0
"""What a portal marker means beside its might each turn."""
CORRUPTION = (0.0, 1.0, 2.6, 4.8, 7.8, 12.3, 19.3, 28.3)
"""What so many corruption cards cost: the nearer the fall, the more one card counts (SEV-COR.3)."""
MORE_CORRUPTION, AWAITED = 4.0, 8.0
"""What each card beyond the fall costs: of those that a fallen hero has, and of those that still threaten."""
FALL_PRICE, NEAR_FALL = 0.5, 5.0
"""Where heroes can fall, sins in hand are dangerous themselves: what is left of their price for the pile, and
with how many corruption cards for each hero nearly nothing is left of it."""
LATE = 0.25
"""What is left of the worth of money and gifts when the last turn has come."""
STRIKES = 6
"""With so many sins in the pile, the next one calls a cataclysm (SEV-SIN.3)."""


# --- a hero ----------------------------------------------------------------------------------------


TERMS = {
    "might": "your might",
    "money": "your gold and fame",
    "gifts": "your gifts",
    "characters": "your characters",
    "elixirs": "your elixirs",
    "buildings": "your buildings",
    "artifacts": "your artifacts",
    "quests": "your markers on quests",
    "portals": "the portals you have sealed",
    "readiness": "being ready to act and to pay",
    "sins": "the sins in your hand",
    "corruption": "your corruption",
    "leads": "having the most of something",
    "pending": "what you are doing now",
}
"""For every hero, in might at the end; what rivals have counts against one's own."""
QUESTS, PORTALS, LEADS, PENDING = (
    list(TERMS).index(name) for name in ("quests", "portals", "leads", "pending")
)


def hero_terms(s: SevenState, player: Player, turns: float, price: float) -> list[float]:
    """What a hero has and may expect, without markers, leads and actions; `price` is that of a sin."""
    if not player.hero:
        return [0.0] * len(TERMS)
    pack = s.pack
    later = turns - 0.5
    tired = player.tired
    figures = _character_figures(pack)
    uses, last_use = min(2.0, later), min(1.0, later)
    characters = elixirs = buildings = artifacts = ready = 0.0
    for card in player.characters:
        use, turn = figures[card]
        characters += use * (last_use if card in tired else uses) + turn * later
    for card in player.elixirs:
        elixirs += elixir_worth(s, player, card)
    for card in player.buildings:
        buildings += building_worth(s, player, card, later)
    if player.manned and s.phase != REGROUPING:
        near = len(s.sin_discard) >= STRIKES
        for card in player.manned:
            buildings += (0.8 + pack.man[card]) * (0.5 if near else 1.0)
    if player.artifacts:
        artifacts = ARTIFACT * len(player.artifacts) * (0.2 if player.corrupted else 1.0) * min(1.0, turns)
    if not player.tapped:
        ready += READY
    if s.unnamed is not None and s.phase == QUESTING and not player.corrupted:
        ready += RESERVE * (min(player.gold, 2) + min(player.fame, 2) + min(sum(player.gifts), 2))
    held = len(player.sins) if s.phase == QUESTING and not player.corrupted else 0
    return [
        player.might,
        money(player.gold, turns) + money(player.fame, turns),
        gifts_worth(s, player, turns),
        characters + BODY * len(player.characters),
        elixirs,
        buildings,
        artifacts,
        0.0,
        0.0,
        ready,
        _sins_worth(s, held, price),
        _corruption_worth(player, held, turns) if s.falling else 0.0,
        0.0,
        0.0,
    ]


def add_markers(s: SevenState, rows: list[list[float]], turns: float) -> None:
    """The prospects of all markers, on quests and on portals, for the heroes whose they are."""
    for number, row in enumerate(s.rows):
        for quest in row:
            if max(quest.marks) >= 0:
                for seat in {mark for mark in quest.marks if mark >= 0}:
                    rows[seat][QUESTS] += marker_worth(s, quest, number, seat)
    for colour, owner in enumerate(s.portals):
        if owner >= 0:
            rows[owner][PORTALS] += s.pack.portal_might[colour] * (turns - 0.5) + SEAL


def price_of_a_sin(s: SevenState, spare: float) -> float:
    """What a hero should gain at least by a sin that goes to the pile, the more the fewer can be spared.

    It is more than his own chance that suffers: the others, who think alike, would do the same. Where
    heroes are near their fall, sins are better in the pile than in their hands.
    """
    price = PRICE / (1.0 + exp(CARE * max(-4.0, min(4.0, spare))))
    if s.falling:
        cards = sum(player.corruption for player in s.players)
        price *= FALL_PRICE * max(0.2, 1.0 - cards / (NEAR_FALL * len(s.players)))
        if s.unnamed is not None:
            price *= 0.5  # he corrupts, too (SEV-UNN.6)
    return price


def _sins_worth(s: SevenState, held: int, price: float) -> float:
    """The sins in hand keep cataclysms away, but for the one that must be discarded if the hand is full.

    Those that are left cost might (SEV-REG.3) or corrupt (SEV-COR.1).
    """
    value = price * min(held, SINS - 1)
    return value if s.falling else value - HELD_SIN * held


def _corruption_worth(player: Player, held: int, turns: float) -> float:
    """Corruption, and the sins in hand that will be."""
    return -_corruption(player, player.corruption + 0.9 * held) * min(1.0, 0.3 + 0.35 * (turns - 1.0))


def _corruption(player: Player, cards: float) -> float:
    """What so many corruption cards cost, those that are sure to come included."""
    if cards >= FALL:
        return CORRUPTION[FALL] + (MORE_CORRUPTION if player.corrupted else AWAITED) * (cards - FALL)
    whole = int(cards)
    return CORRUPTION[whole] + (cards - whole) * (CORRUPTION[whole + 1] - CORRUPTION[whole])


def leads(s: SevenState) -> list[int]:
    """Of how many things each hero has the most (SEV-REG.1)."""
    found = [0] * len(s.players)
    holdings = [
        (
            len(player.elixirs),
            len(player.characters),
            len(player.buildings),
            sum(player.gifts),
            player.fame,
            player.gold,
            *player.banners,
        )
        for player in s.players
    ]
    for counts in zip(*holdings, strict=True):
        most = max(counts)
        if most and counts.count(most) == 1:
            found[counts.index(most)] += 1
    return found


# --- what he has -----------------------------------------------------------------------------------


def money(amount: int, turns: float) -> float:
    """What gold or fame can still do: less if there is much of it or little time."""
    useful = amount if amount <= 10 else 7 + 0.3 * amount
    return MONEY * useful * (LATE + 0.4 * turns if turns < 1.875 else 1.0)


def gifts_worth(s: SevenState, player: Player, turns: float) -> float:
    """Gifts pay for quests; many of one colour may close a portal."""
    total = sum(player.gifts)
    if not total:
        return 0.0
    value = GIFT * (total if total <= 8 else 4.8 + 0.4 * total)
    if turns < 1.875:
        value *= LATE + 0.4 * turns
    if not player.corrupted:
        for colour, count in enumerate(player.gifts):
            if count > 3 and s.portals[colour] < 0:
                value += 0.25 * (count - 3) * min(turns, 4.0)
    return value


def character_worth(s: SevenState, card: Card, turns: float) -> float:
    """The gifts of two uses, the income and the might of the turns to come."""
    use, turn = _character_figures(s.pack)[card]
    return use * min(2.0, turns) + turn * turns + BODY


@lru_cache(maxsize=8)
def _character_figures(pack: SevenPack) -> list[tuple[float, float]]:
    """For each character what one use and what one turn is worth; they depend on nothing else."""
    return [
        (0.9 * GIFT * sum(gifts), 0.9 * (MONEY * (fame + gold) + might))
        for gifts, fame, gold, might in zip(
            pack.grants, pack.income_fame, pack.income_gold, pack.might_each_turn, strict=True
        )
    ]


def elixir_worth(s: SevenState, player: Player, card: Card) -> float:
    """The most gifts of an option that is available now."""
    banners = player.banners
    most = 0
    for colour, count, gifts in s.pack.options[card]:
        if not count or banners[colour] >= count:
            most = max(most, sum(gifts))
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


SURE = (0.95, 0.75, 0.5)
"""The chance that a quest is completed with the markers as they are, by its row."""


def marker_worth(s: SevenState, quest: Quest, row: int, seat: int, extra: int = 0) -> float:
    """A hero's prospects on a quest: picks for his markers, his share of the majority."""
    marks = quest.marks
    own = marks.count(seat) + extra
    if not own:
        return 0.0
    free = marks.count(FREE) - extra
    rival = 0
    for mark in marks:
        if mark >= 0 and mark != seat:
            rival = max(rival, marks.count(mark))
    lead = own - rival
    if lead > 0:
        share = 0.5 + 0.5 * lead / (lead + free)
    else:
        share = 0.5 * free / (free + 2 - lead) if lead else 0.5
    return SURE[row] * (PICK * own + share * s.pack.prize[quest.card])
