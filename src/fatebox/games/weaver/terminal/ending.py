"""The end of a game: what it came to, and why it was lost."""

from __future__ import annotations

from rich.text import Text

from fatebox.kernel import Result
from fatebox.kernel.messages import Message, key_of
from fatebox.text.speaker import Speaker


def headline(result: Result, seat: int) -> Message:
    """A result in a few words."""
    won, turn = seat in result.winners, result.details.get("round", 0)  # a loss names its round
    return Message("terminal-headline", won=won, score=result.scores[seat], round=turn)


def ending(result: Result, speaker: Speaker) -> Text:
    """The score with its parts (WEA-SCO.1), or the causes of the loss (WEA-END.3)."""
    details, say = result.details, speaker.text
    if result.winners:
        parts = {part: details[part] for part in ("points", "relics", "bonus")}
        return Text.assemble(
            (f"{say('terminal-won')}\n", "bold green"),
            say("terminal-score", score=result.scores[0], **parts),
        )
    causes = tuple(Message(key_of("cause", cause)) for cause in details["cause"].split("+"))
    return Text.assemble(
        (say("terminal-lost", round=details["round"]), "bold red"),
        f" {say('terminal-causes', causes=causes, points=details['points'])}",
    )
