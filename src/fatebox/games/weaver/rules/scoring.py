"""The end of the game and the score (WEA-END, WEA-SCO)."""

from __future__ import annotations

from fatebox.games.weaver.events import Lost, Won
from fatebox.games.weaver.state import WeaverState
from fatebox.kernel import Result


def relic_value(s: WeaverState) -> int:
    """Clairvoyance of the top card of every owned relic (WEA-SCO.1, WEA-REL.3)."""
    return s.pack.owned[tuple(s.relics)].value


def win(s: WeaverState) -> None:
    """All rounds survived (WEA-END.1): track, relics and bonus count, nothing else (WEA-SCO.2)."""
    bonus = s.pack.difficulties[s.level].bonus  # WEA-DIF.3
    score = s.points + relic_value(s) + bonus
    details = {"points": s.points, "relics": relic_value(s), "bonus": bonus, "rounds": s.round}
    s.result = Result(outcome="win", winners=(0,), places=(1,), scores=(score,), details=details)
    s.emit(Won, score, clause="WEA-END.1")


def lose(s: WeaverState, causes: tuple[str, ...]) -> None:
    """The game ends at once without a score (WEA-END.3, WEA-SCO.3)."""
    cause = "+".join(causes)
    bonus = s.pack.difficulties[s.level].bonus
    details = {
        "cause": cause,
        "round": s.round,
        "points": s.points,  # this and the rest would have counted in a win
        "relics": relic_value(s),
        "bonus": bonus,
    }
    s.result = Result(outcome="loss", winners=(), places=(1,), scores=(0,), details=details)
    s.emit(Lost, cause, clause="WEA-END.3")


def give_up(s: WeaverState, seat: int) -> None:
    """Giving up is a loss (WEA-END.5)."""
    del seat
    lose(s, ("gave_up",))


def rank_result(result: Result, seat: int) -> tuple[float, ...]:
    """The rank of a result, higher is better: wins by score, then losses by complete rounds (WEA-SCO.4)."""
    if seat in result.winners:
        return 1, result.scores[seat]
    return 0, result.details["round"] - 1
