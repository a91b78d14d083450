"""The pay of a finished row, and whether it passes the check, as one sum over its cards."""

from __future__ import annotations

from functools import lru_cache

from fatebox.games.weaver.content import WeaverPack
from fatebox.games.weaver.content.designs import NOTHING, Adventurer, Reward
from fatebox.games.weaver.state.terms import BLOOD_MOON, READING, REQUIRED_PAY, SUIT_INDEX, SUN

from .chains import CARD, TURNS

# The fields of a sum, each wide enough for four cards and a visitor. Clairvoyance may be negative, so every
# card adds an OFFSET to it.
SHARDS, CLAIRVOYANCE, OPEN_DEATHS, DEMANDED = 10, 20, 32, 36
OFFSET = 100


class Pay:
    """The pay of one visitor at one hour: the sum of `card` over a finished row, plus `visit`."""

    def __init__(self, pack: WeaverPack, visitor: Adventurer, hour: str) -> None:
        demand = optional = ""
        gold, token = 0, NOTHING
        self.visit = 0
        if hour == BLOOD_MOON:
            token = visitor.blood_moon  # WEA-ADV.6: and no suit is demanded
            self.visit += 1 << DEMANDED
        else:
            line = visitor.day if hour == SUN else visitor.night
            demand, optional, gold = line.required, line.optional, line.gold
            self.visit += REQUIRED_PAY  # WEA-ADV.4
        self.card: list[int] = []
        for code in range(len(pack.suit) << CARD):
            card, turns = code >> CARD, code & TURNS
            amount = _packed(pack.reward[card][turns]) + (OFFSET << CLAIRVOYANCE)  # WEA-X2.3, WEA-DTH.12
            amount += _packed(token) if turns >= 2 else 0
            amount += gold if pack.suit[card] == SUIT_INDEX.get(optional) else 0  # WEA-ADV.5
            amount += (pack.suit[card] == SUIT_INDEX.get(demand)) << DEMANDED
            amount += (pack.death[card] and not turns) << OPEN_DEATHS
            self.card.append(amount)

    def lacks_suit(self, total: int) -> bool:
        """Whether cards with this sum lack the suit that the visitor demands."""
        return not total + self.visit >> DEMANDED


@lru_cache(maxsize=256)
def pay_of(pack: WeaverPack, visitor: Adventurer, hour: str) -> Pay:
    """The pay of a visitor at an hour: it is the same in every game."""
    return Pay(pack, visitor, hour)


def _packed(reward: Reward) -> int:
    gold, shards, clairvoyance = reward
    return gold + (shards << SHARDS) + (clairvoyance << CLAIRVOYANCE)


def open_deaths(total: int) -> int:
    """The number of Death cards that are not conquered in a row with this sum."""
    return total >> OPEN_DEATHS & (1 << DEMANDED - OPEN_DEATHS) - 1


def stands(total: int) -> bool:
    """Whether a row with this sum passes both checks (WEA-REA.11)."""
    return total >> DEMANDED > 0 and not open_deaths(total)


def reward(total: int) -> Reward:
    """Gold, shards and clairvoyance of a row with this sum."""
    clairvoyance = (total >> CLAIRVOYANCE & (1 << OPEN_DEATHS - CLAIRVOYANCE) - 1) - OFFSET * READING
    low = (1 << SHARDS) - 1
    return total & low, total >> SHARDS & low, clairvoyance
