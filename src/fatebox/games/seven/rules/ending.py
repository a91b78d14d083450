"""The end of the game (SEV-END, SEV-COR.17 to .19)."""

from __future__ import annotations

from fatebox.games.seven import events
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.terms import (
    ALL_CORRUPTED,
    ARMOUR,
    ARMOUR_WIN,
    PORTALS_WIN,
    REGROUPING,
    UNNAMED_WIN,
)
from fatebox.kernel import Result


def game_over(s: SevenState) -> bool:
    """Whether an ending is due; if so the result is set (Outcome and scoring, 6)."""
    if s.armour >= ARMOUR and s.mighty():  # SEV-END.1
        _end(s, ARMOUR_WIN, _best(s, s.mighty(), might_first=True))
    elif s.sealed():  # SEV-END.8
        _end(s, PORTALS_WIN, _best(s, s.order, might_first=False))
    elif s.falling and not s.good():  # SEV-COR.19
        last = max(s.order, key=lambda seat: s.players[seat].fell)
        _end(s, ALL_CORRUPTED, [seat for seat in s.order if seat != last] + _unnamed_seat(s))
    elif s.phase == REGROUPING and s.doomed():  # SEV-END.7
        end_by_cataclysms(s)
    return s.result is not None


def end_by_cataclysms(s: SevenState) -> None:
    """The Unnamed wins, and with him all corrupted heroes (SEV-END.5, SEV-COR.17)."""
    _end(s, UNNAMED_WIN, s.corrupted() + _unnamed_seat(s))


def _unnamed_seat(s: SevenState) -> list[int]:
    return [] if s.unnamed is None else [s.unnamed.seat]


def _best(s: SevenState, seats: list[int], *, might_first: bool) -> list[int]:
    """Most might or most portal markers, the other breaks ties; then all tied ones (SEV-END.9 to .11)."""

    def rank(seat: int) -> tuple[int, int]:
        might, seals = s.players[seat].might, s.seals(seat)
        return (might, seals) if might_first else (seals, might)

    best = max(map(rank, seats))
    return [seat for seat in seats if rank(seat) == best]


def _end(s: SevenState, outcome: str, winners: list[int]) -> None:
    """All who are not winners lose alike (SEV-END.13)."""
    won = sorted(winners)
    unnamed = s.seats - len(s.players)  # he has a seat, but no might and no markers
    names = [s.pack.heroes[player.hero].name for player in s.players]
    s.result = Result(
        outcome=outcome,
        winners=tuple(won),
        places=tuple(1 if seat in won else max(2, len(won) + 1) for seat in range(s.seats)),
        scores=(*(player.might for player in s.players), *[0] * unnamed),
        details={
            "turn": s.turn,
            "armour": s.armour,
            "cataclysms": len(s.cataclysms),
            "heroes": names + ["the Unnamed"] * unnamed,
            "portals": [s.seals(player.seat) for player in s.players] + [0] * unnamed,
            "corruption": [player.corruption for player in s.players] + [0] * unnamed,
        },
    )
    s.emit(events.GameOver, outcome, tuple(won), clause="SEV-END.13")
