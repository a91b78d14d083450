"""The end of a game: what it came to, and why it was lost."""

from __future__ import annotations

from rich.text import Text

from fatebox.kernel import Result
from fatebox.text.speaker import Speaker

CAUSES = {
    "death": "a Death card in the finished row was not conquered (WEA-REA.11)",
    "suit": "no card of the suit that the visitor needs was in the finished row (WEA-ADV.3)",
    "no_cards": "all decks were empty before the row was full (WEA-SUP.3)",
    "gave_up": "you gave up (WEA-END.5)",
}


def headline(result: Result, seat: int) -> str:
    """A result in a few words."""
    if seat in result.winners:
        return f"won with {result.scores[seat]} points"
    return f"lost in round {result.details['round']}"


def ending(result: Result, speaker: Speaker) -> Text:
    """The score with its parts (WEA-SCO.1), or the causes of the loss (WEA-END.3)."""
    details = result.details
    if result.winners:
        return Text.assemble(
            ("Every visitor is served: the game is won.\n", "bold green"),
            f"Score {result.scores[0]}: {details['points']} on the track, {details['relics']} for relics, "
            f"{details['bonus']} for the difficulty (WEA-SCO.1).",
        )
    causes = [CAUSES[cause] for cause in details["cause"].split("+")]
    return Text.assemble(
        (f"The game is lost in round {details['round']}: ", "bold red"),
        f"{'; and '.join(causes)}. The track shows {details['points']}; a loss scores nothing (WEA-SCO.3).",
    )
