"""The end of the game: who has won, ranks, tie-breaks (FAN-WIN, Outcome and scoring)."""

from __future__ import annotations

from fatebox.games.fantos import events
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.defaults import highest_tribute
from fatebox.games.fantos.state.dice import roll
from fatebox.games.fantos.state.pieces import Citadel
from fatebox.games.fantos.state.terms import STAT_OF, TRIBUTE
from fatebox.kernel import Decision, Prompt, Result, Rules

from .tribute import break_tie

NOMINEE = Prompt("final.nominee", "FAN-STA.5", default=highest_tribute)


def score(citadel: Citadel) -> int:
    """Reserve and Shards on Legacies that are not disabled (FAN-WIN.1); the eliminated have none."""
    return citadel.reserve + citadel.on_legacies() if citadel.alive else 0


def finish(s: FantosState) -> Rules[None]:
    """The game is over; `s.ending` says why."""
    if s.ending in ("final_round", "simultaneous"):
        yield from rank(s, s.ending)
        return
    living = s.order(s.active)
    if s.ending == "limit":  # a safety limit: no winner, scores as they stand
        conclude(s, "limit", (), _by_score(s, living), "none")
    else:
        conclude(s, "last_survivor", tuple(living), [living], "none")  # FAN-WIN.2


def _key(s: FantosState, seat: int) -> tuple[int, bool, int]:
    """Ranking: score, then the Reigning Tribute, then the smaller Reserve (FAN-WIN.1, .5, .6)."""
    citadel = s.citadels[seat]
    return -score(citadel), s.reign() != seat, citadel.reserve


def _by_score(s: FantosState, seats: list[int]) -> list[list[int]]:
    """Groups of equal rank, best first."""
    groups: dict[tuple[int, bool, int], list[int]] = {}
    for seat in sorted(seats, key=lambda seat: _key(s, seat)):
        groups.setdefault(_key(s, seat), []).append(seat)
    return list(groups.values())


def rank(s: FantosState, outcome: str) -> Rules[None]:
    """Most Shards wins, with three tie-breaks (FAN-WIN.1, .4)."""
    groups = _by_score(s, s.order(s.active))
    best = groups[0]
    richest = [seat for group in groups for seat in group if _key(s, seat)[0] == _key(s, best[0])[0]]
    used = "none"
    if len(richest) > 1:
        used = "reigning_tribute" if s.reign() in richest else "least_reserve"  # FAN-WIN.5, .6
    if len(best) > 1:
        used = "special_tribute"  # FAN-WIN.7
        winner = yield from _final_tribute(s, best)
        groups[:1] = [[winner], [seat for seat in best if seat != winner]]
    conclude(s, outcome, (groups[0][0],), groups, used)


def _final_tribute(s: FantosState, tied: list[int]) -> Rules[int]:
    """A last Special Tribute among the tied, with any not disabled Legacy (FAN-STA.5, R35)."""
    tied = [seat for seat in s.order(s.active) if seat in tied]
    stats = {}
    for seat in tied:
        own = [legacy for legacy in s.citadels[seat].legacies if legacy.up]
        stats[seat] = 0
        if own:
            answer = yield Decision(seat, NOMINEE, [("nominate", legacy.card) for legacy in own])
            nominee = next(legacy for legacy in own if legacy.card == answer[1])
            stats[seat] = s.stat(nominee, STAT_OF[TRIBUTE])
    scores = {}
    for seat in tied:
        scores[seat] = stats[seat] + roll(s)
        s.emit(events.FinalTribute, seat, scores[seat], clause="FAN-WIN.7")
    best = max(scores.values())
    return break_tie(s, [seat for seat, n in scores.items() if n == best])


def conclude(
    s: FantosState, outcome: str, winners: tuple[int, ...], groups: list[list[int]], used: str
) -> None:
    """Write the result: ranks of the living, then of the eliminated, the later the better."""
    fallen: dict[int, list[int]] = {}
    for citadel in s.citadels:
        if not citadel.alive:
            fallen.setdefault(citadel.fell, []).append(citadel.seat)
    groups = groups + [fallen[when] for when in sorted(fallen, reverse=True)]
    places = [0] * s.seats
    place = 1
    for group in groups:
        for seat in group:
            places[seat] = place
        place += len(group)
    hidden = sum(len(block) for block in s.trial_deck) + len(s.trials_out)
    s.result = Result(
        outcome=outcome,
        winners=winners,
        places=tuple(places),
        scores=tuple(score(citadel) for citadel in s.citadels),
        details={
            "reserves": [citadel.reserve for citadel in s.citadels],
            "on_legacies": [citadel.on_legacies() for citadel in s.citadels],
            "tie_break": used,
            "turns": s.turn,
            "trials_seen": len(s.pack.trial_cards) - hidden,
        },
    )
    s.emit(events.GameOver, outcome, winners, tuple(places), clause="FAN-WIN.1")


def rank_result(result: Result, seat: int) -> tuple[float, ...]:
    """The rank of a result, higher is better: wins, then better places, then more Shards."""
    return int(seat in result.winners), -result.places[seat], result.scores[seat]
