"""Cataclysms halt the game, strike, and let it go on where it was halted (SEV-CAT)."""

from __future__ import annotations

from fatebox.games.seven import events
from fatebox.games.seven.effects.base import Cause
from fatebox.games.seven.effects.lasting import Ward
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.moves import unman
from fatebox.games.seven.state.sins import remake_deck
from fatebox.kernel import PASS, Card, Decision, Prompt, Rules

from .performing import carry_out

WARD = Prompt("react.cataclysm", "SEV-RCT.1")


def begin_cataclysm(s: SevenState, then: str, *, for_sins: bool) -> str:
    """The top cataclysm is revealed (SEV-CAT.1, .2); after the last one nothing is drawn (SEV-CAT.10)."""
    if not s.cataclysm_deck:
        if for_sins:
            remake_deck(s)
        return then
    card = s.cataclysm_deck.pop(0)
    s.forget([card])
    s.cataclysms.append(card)
    s.for_sins, s.ward_asked, s.warded = for_sins, 0, []
    s.after.append(then)
    s.emit(events.Cataclysm, card, len(s.cataclysms), clause="SEV-CAT.2")
    return "cataclysm.ward"


def ask_wards(s: SevenState) -> Rules[str] | str:
    """Ask the heroes with a manned ward, from the First Player on (SEV-RCT.2, D22)."""
    while s.ward_asked < len(s.order):
        seat = s.order[s.ward_asked]
        wards = _wards(s, seat)
        if wards:
            return _ask_ward(s, seat, wards)
        s.ward_asked += 1
    return "cataclysm.strike"


def _wards(s: SevenState, seat: int) -> list[Card]:
    cards = s.pack.box.cards
    return [card for card in s.players[seat].manned if isinstance(cards[card].special[0], Ward)]


def _ask_ward(s: SevenState, seat: int, wards: list[Card]) -> Rules[str]:
    answer = yield Decision(seat, WARD, [PASS, *(("react", card) for card in wards)])
    if answer != PASS:
        s.emit(events.Reaction, seat, answer[1], clause="SEV-RCT.1")
        unman(s, s.players[seat], answer[1], "SEV-MAN.4")
        s.warded.append(seat)
    s.ward_asked += 1
    return "cataclysm.ward"


def strike(s: SevenState) -> Rules[str]:
    """Apply ruins, closings, then the effects on heroes in the order of play (SEV-CAT.7, .8)."""
    card = s.cataclysms[-1]
    cause = Cause(s.first() if s.unnamed is None else s.unnamed.seat, card, clause="SEV-CAT.2")
    cause.hit = tuple(seat for seat in s.order if seat not in s.warded)
    most = max(player.might for player in s.players)
    cause.mightiest = tuple(seat for seat in cause.hit if s.players[seat].might == most)
    yield from carry_out(s, cause, s.pack.box.cards[card].effects)
    if s.for_sins:
        remake_deck(s)  # SEV-CAT.3
    return "check"  # another cataclysm waits until this one is complete (SEV-CAT.9)
