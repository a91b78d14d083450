"""The end of a game: which ending, who won, and what it rests on."""

from __future__ import annotations

from rich.text import Text

from fatebox.kernel import Result
from fatebox.text.speaker import Speaker
from fatebox.text.words import sentence

ENDINGS = {
    "armour": "the Legendary Armour is whole, and the mightiest wears it (SEV-END.1)",
    "portals": "all portals are sealed, and whoever sealed most wins (SEV-END.8)",
    "unnamed": "fourteen cataclysms have struck: the Unnamed wins (SEV-END.5)",
    "all_corrupted": "all heroes have fallen; all win but the last to fall (SEV-COR.19)",
}


def headline(result: Result, seat: int) -> str:
    """A result in a few words."""
    won = "won" if seat in result.winners else "lost"
    return f"{won} ({result.outcome.replace('_', ' ')}) after {result.details['turn']} turns"


def ending(result: Result, speaker: Speaker) -> Text:
    """The end of the game, with the might of all heroes."""
    details = result.details
    seats = [
        f"player {seat + 1}: might {result.scores[seat]}, portals {details['portals'][seat]}"
        + (f", corruption {details['corruption'][seat]}" if any(details["corruption"]) else "")
        for seat in range(len(details["portals"]))
    ]
    won = " and ".join(
        f"player {seat + 1}" if seat < len(seats) else "the player of the Unnamed" for seat in result.winners
    )
    text = f"{ENDINGS[result.outcome]}, in turn {details['turn']} with {details['armour']} armour pieces"
    return Text(f"{sentence(text)} Won by {won or 'nobody'}.\n" + "\n".join(seats))
