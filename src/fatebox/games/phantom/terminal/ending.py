"""The end of an adventure."""

from __future__ import annotations

from rich.text import Text

from fatebox.games.phantom.events import reason_message
from fatebox.kernel import Result
from fatebox.kernel.messages import DesignName, Message
from fatebox.text.speaker import Speaker


def headline(result: Result, seat: int) -> Message:
    """A result in a few words."""
    del seat
    details = result.details
    return Message(
        "terminal-headline",
        won=result.outcome == "win",
        adventure=details["adventure"],
        level=Message(f"word-{details['level']}"),
        turns=details["turns"],
    )


def ending(result: Result, speaker: Speaker) -> Text:
    """Outcome, reason, and what was gained."""
    details = result.details
    lines = [
        Message(
            "terminal-ending",
            won=result.outcome == "win",
            reason=reason_message(details["reason"]),
            turns=details["turns"],
        )
    ]
    for seat, legend in enumerate(details["legends"]):
        gained = tuple(DesignName(key) for key in details["gained"].get(legend, ()))
        lines.append(
            Message(
                "terminal-legend",
                legend=DesignName(legend),
                damage=details["damage"][seat],
                out=legend in details["knocked_out"],
                gained=gained,
            )
        )
    return Text("\n".join(map(speaker.say, lines)))
