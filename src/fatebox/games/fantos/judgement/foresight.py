"""Answers that change nothing on the table but who puts an Offer together: they lead to the next question."""

from __future__ import annotations

from fatebox.games.fantos.rules import negotiation, turn, windows
from fatebox.games.fantos.rules.items import asks_more
from fatebox.games.fantos.state import FantosState
from fatebox.kernel import PASS, Option

NOBODY = -1
COMPOSING = {"to", "add", "amount", "more", "give-card", "title", "promise"}
"""Steps of an Offer: they lead to the next step, which is always a choice (FAN-NEG.2)."""


def writer_of(s: FantosState) -> int:
    """The Citadel that is putting an Offer together."""
    return NOBODY if s.parley is None else s.parley.writer


def writer_after(s: FantosState, seat: int, option: Option) -> int | None:
    """The Citadel that puts an Offer together after an answer; None if more may change than that."""
    writer = writer_of(s)
    match s.segment:
        case "window":
            known = windows.goes_round(s, seat) if option == PASS else _opens_item(s, seat, option)
            return writer if known else None
        case "parley" | "offer":
            return _writer_in_talk(s, seat, option, writer)
        case "hire.choose":
            return writer if option == PASS and turn.most_discarded(s) else None
    return None


def _opens_item(s: FantosState, seat: int, option: Option) -> bool:
    """Whether an item is announced about which more is asked before anything is paid (FAN-RES.3)."""
    return option[0] in ("play", "use") and asks_more(s, seat, option)


def _writer_in_talk(s: FantosState, seat: int, option: Option, writer: int) -> int | None:
    verb = option[0]
    if writer == seat and verb in COMPOSING:
        return seat
    if verb in ("offer", "counter"):
        return seat
    talk = s.parley
    if talk is not None and s.segment == "parley" and (option == PASS or option == negotiation.DROP):
        return NOBODY if negotiation.goes_round(s, talk) else None
    return None
