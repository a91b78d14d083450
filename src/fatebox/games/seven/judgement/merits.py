"""Merits: what a character, a building or a portal brings in every turn to come, which no event shows."""

from __future__ import annotations

from fatebox.games.seven.effects.prices import rating
from fatebox.games.seven.effects.words import amounts
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.terms import FAME, FOUND, GOLD, MIGHT, PORTAL, RECRUIT
from fatebox.kernel import Option
from fatebox.kernel.messages import Message


def merits(s: SevenState, seat: int, option: Option) -> tuple[Message, ...]:
    """The gold, fame and might that an option brings in each Regrouping (SEV-REG.8)."""
    things = {what: n for what, n in _production(s, seat, option).items() if n}
    return (Message("merit-produces", amounts=amounts(things)),) if things else ()


def _production(s: SevenState, seat: int, option: Option) -> dict[str, int]:
    """The production as things are; a temple's depends on banners that come later (SEV-BLD.6)."""
    pack = s.pack
    if option[0] == RECRUIT:
        card = option[1]
        return {FAME: pack.income_fame[card], GOLD: pack.income_gold[card], MIGHT: pack.might_each_turn[card]}
    if option[0] == FOUND and option[1] in pack.can_be_cashed:
        card = option[1]
        return {FAME if pack.is_castle[card] else GOLD: rating(s, s.players[seat], card)}
    return {MIGHT: pack.portal_might[option[1]]} if option[0] == PORTAL else {}
