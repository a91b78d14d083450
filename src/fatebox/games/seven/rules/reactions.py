"""Reactions: canceling a sin card or an action that was declared (SEV-RCT)."""

from __future__ import annotations

from fatebox.games.seven import events
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.moves import unman
from fatebox.games.seven.state.pieces import Declared, Player
from fatebox.games.seven.state.terms import QUEST, RECRUIT, SIN
from fatebox.kernel import PASS, Card, Decision, Option, Prompt, Rules

REACT_SIN = Prompt("react.sin", "SEV-RCT.1", secret=True)
REACT_RECRUIT = Prompt("react.recruit", "SEV-RCT.1", secret=True)
REACT_QUEST = Prompt("react.quest", "SEV-RCT.1", secret=True)
PROMPTS = {SIN: REACT_SIN, RECRUIT: REACT_RECRUIT, QUEST: REACT_QUEST}
"""Secret: the seat that is asked depends on hidden cards (SEV-RCT.6)."""


def may_be_cancelled(s: SevenState, declared: Declared) -> bool:
    """Whether another hero has a card that cancels such actions: mostly nobody needs to be asked."""
    canceling, seat = s.pack.canceling[declared.kind], declared.seat
    for player in s.players:
        if player.seat != seat:
            if not (canceling.isdisjoint(player.sins) and canceling.isdisjoint(player.manned)):
                return True
    return False


def cancelled(s: SevenState) -> Rules[bool]:
    """Ask the others in the order of play; the first who cancels closes the window (SEV-RCT.2, .3)."""
    declared = s.declared
    assert declared is not None
    canceling = s.pack.canceling[declared.kind]
    for seat in s.others(declared.seat):
        player = s.players[seat]
        if canceling.isdisjoint(player.sins) and canceling.isdisjoint(player.manned):
            continue
        options = _reactions(s, player, declared)
        if not options:
            continue
        answer = yield Decision(seat, PROMPTS[declared.kind], [PASS, *options])
        if answer != PASS:
            _react(s, seat, answer[1])
            return True
    return False


def _reactions(s: SevenState, player: Player, declared: Declared) -> list[Option]:
    """The usable reactions of a hero: sins of his hand, one of each sort, and manned buildings."""
    canceling, titles = s.pack.canceling[declared.kind], s.pack.sin_title
    found: dict[str, Option] = {}
    for card in player.sins:
        if card in canceling:
            found.setdefault(titles[card], ("react", card))
    options = list(found.values())
    named = player.seat == declared.target
    for card in player.manned:
        if card in canceling and (named or not s.pack.box.cards[card].special[0].naming_you):
            options.append(("react", card))
    return options


def _react(s: SevenState, seat: int, card: Card) -> None:
    """The reacting card goes to the pile first (SEV-RCT.4); a building gives its marker back (SEV-MAN.4)."""
    player = s.players[seat]
    if card in player.manned:
        s.emit(events.Reaction, seat, card, clause="SEV-RCT.3")
        unman(s, player, card, "SEV-MAN.4")
        return
    player.sins.remove(card)
    s.shown.append(card)  # SEV-HID.4
    if s.listener is not None:
        s.emit(events.Reaction, seat, card, clause="SEV-RCT.3")
    s.sin_discard.append(s.shown.pop())
