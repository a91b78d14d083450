"""Diplomacy votes (FAN-DIP)."""

from __future__ import annotations

from fatebox.games.fantos import events
from fatebox.games.fantos.state import FantosState, promises
from fatebox.kernel import Decision, Option, Prompt, Rules, ask, together

from .trials import enter_play

VOTE = Prompt("vote.cast", "FAN-DIP.2")
TIE = Prompt("vote.tie", "FAN-RT.3")
NAY: Option = ("vote", "nay")
YEA: Option = ("vote", "yea")


def vote(s: FantosState) -> Rules[str]:
    """All vote, secretly and at once (FAN-DIP.3) or openly in turn order (FAN-VAR.14)."""
    order = s.order(s.active)
    votes: dict[int, str] = {}
    if s.open_vote:
        for seat in order:
            votes[seat] = (yield Decision(seat, VOTE, [NAY, YEA]))[1]
            s.emit(events.Voted, seat, votes[seat], clause="FAN-VAR.14")
    else:
        answers = yield from together({seat: ask(seat, VOTE, [NAY, YEA]) for seat in order})
        votes = {seat: answer[1] for seat, answer in answers.items()}
    promises.voted(s, votes)
    yea = sum(weight(s, seat) for seat in order if votes[seat] == "yea")
    nay = sum(weight(s, seat) for seat in order if votes[seat] == "nay")
    s.emit(events.Vote, tuple(sorted(votes.items())), yea, nay, clause="FAN-DIP.4")
    passed = yea > nay
    if yea == nay:
        passed = yield from _break_tie(s)
    card = s.revealed[0]
    s.emit(events.VoteResult, card, passed, clause="FAN-DIP.4")
    if passed:
        enter_play(s)  # FAN-DIP.6
    else:
        s.revealed.pop()
        s.trials_gone.append(card)  # FAN-DIP.4, .7
    return "trials.next"


def weight(s: FantosState, seat: int) -> int:
    """The votes of a Citadel: its own, those of items, those of attached Labor (FAN-DIP.2, FAN-CARD.20)."""
    attached = sum(
        s.pack.traits[labor].votes
        for legacy in s.citadels[seat].legacies
        if legacy.up
        for labor in legacy.attached
    )
    return 1 + s.extra_votes[seat] + attached


def _break_tie(s: FantosState) -> Rules[bool]:
    """The Citadel of the Reigning Tribute decides; without one it fails (FAN-RT.3, FAN-DIP.5)."""
    reign = s.reign()
    if reign is None:
        return False
    answer = yield Decision(reign, TIE, [("fail",), ("pass-trial",)])
    passed: bool = answer[0] == "pass-trial"
    return passed
