"""The end of an adventure."""

from __future__ import annotations

from rich.text import Text

from fatebox.kernel import Result
from fatebox.text.speaker import Speaker
from fatebox.text.words import counted, sentence


def headline(result: Result, seat: int) -> str:
    """A result in a few words."""
    del seat
    outcome = "won" if result.outcome == "win" else "lost"
    details = result.details
    adventure = details["adventure"].replace("_", " ")
    return f"{outcome} {adventure} ({details['level']}) in {counted(details['turns'], 'turn')}"


def ending(result: Result, speaker: Speaker) -> Text:
    """Outcome, reason, and what was gained."""
    details = result.details
    won = "the adventure is won" if result.outcome == "win" else "the adventure is lost"
    lines = [sentence(f"{won} ({details['reason']}) after {counted(details['turns'], 'turn')} (PHA-END.1)")]
    for seat, legend in enumerate(details["legends"]):
        gained = details["gained"].get(legend, [])
        facts = [f"{details['damage'][seat]} damage taken"]
        if legend in details["knocked_out"]:
            facts.append("Knocked Out")
        if gained:
            facts.append(f"{counted(len(gained), 'card')} gained ({', '.join(gained)})")
        lines.append(f"{legend.capitalize()}: {', '.join(facts)}.")
    return Text("\n".join(lines))
