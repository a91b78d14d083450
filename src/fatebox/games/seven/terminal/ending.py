"""The end of a game: which ending, who won, and what it rests on."""

from __future__ import annotations

from rich.text import Text

from fatebox.kernel import Result
from fatebox.kernel.messages import Message, SeatName, key_of, seats
from fatebox.text.speaker import Speaker


def headline(result: Result, seat: int) -> Message:
    """A result in a few words."""
    won = seat in result.winners
    return Message("terminal-headline", won=won, outcome=result.outcome, turns=result.details["turn"])


def ending(result: Result, speaker: Speaker) -> Text:
    """The end of the game, with the might of all heroes."""
    details = result.details
    falling = any(details["corruption"])
    lines = [
        Message(key_of("ending", result.outcome)),
        Message(
            "terminal-ending",
            turn=details["turn"],
            armour=details["armour"],
            winners=seats(result.winners),
            someone=bool(result.winners),
        ),
        *(
            Message(
                "terminal-hero",
                seat=SeatName(seat),
                might=result.scores[seat],
                portals=portals,
                falling=falling,
                corruption=details["corruption"][seat],
            )
            for seat, portals in enumerate(details["portals"])
        ),
    ]
    return Text("\n".join(map(speaker.say, lines)))
