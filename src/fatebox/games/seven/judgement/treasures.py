"""Sense with treasures: nobody takes less of the same, or much less money."""

from __future__ import annotations

from fatebox.games.seven.effects.resources import Gain
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.moves import stock
from fatebox.games.seven.state.terms import FAME, GOLD, MIGHT
from fatebox.kernel import Card, Option

PLENTY = 5
"""Gold or fame of which a hero needs no more: it buys nearly every card and space."""


def lesser_treasures(s: SevenState, seat: int, options: list[Option]) -> list[Option]:
    """Treasures that are worse than another one that is taken in the same way (SEV-CMP.4, SEV-TRS.2).

    An option ends with its treasure; what comes before is the quest, if it matters.
    """
    gains = {option: gain for option in options if (gain := gain_of(s, option[-1])) is not None}

    def is_worse(option: Option, gain: Gain) -> bool:
        rivals = (other for rival, other in gains.items() if rival[:-1] == option[:-1])
        return any(_beats(s, seat, other, gain) for other in rivals)

    return [option for option, gain in gains.items() if is_worse(option, gain)]


def _beats(s: SevenState, seat: int, better: Gain, gain: Gain) -> bool:
    """Whether a gain is more of the same, or twice as much money of which the hero does not have plenty."""
    if better.what == gain.what:
        return better.amount > gain.amount
    money = better.what in (GOLD, FAME) and gain.what in (GOLD, FAME)
    return money and better.amount >= 2 * gain.amount and stock(s.players[seat], better.what) < PLENTY


def most_might(s: SevenState, picks: int) -> int:
    """The most might that so many treasures can give when the lowest row is completed (SEV-CMP.3).

    Those that lie open beside other quests cannot be picked.
    """
    elsewhere = {card for row in s.rows[1:] for quest in row for card in quest.treasures}
    gains = (gain_of(s, card) for card in s.pack.treasure_cards if card not in elsewhere)
    mights = sorted((gain.amount for gain in gains if gain is not None and gain.what == MIGHT), reverse=True)
    return sum(mights[:picks])


def gain_of(s: SevenState, card: Card) -> Gain | None:
    """The gold, fame or might that a treasure brings, if it is no artifact."""
    effect = s.pack.box.cards[card].effects[0]
    return effect if isinstance(effect, Gain) else None
