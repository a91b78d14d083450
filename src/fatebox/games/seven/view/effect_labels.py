"""Options that effects ask for, in words."""

from __future__ import annotations

from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.terms import NOBODY
from fatebox.kernel import Option
from fatebox.text.words import sentence


def effect_label(s: SevenState, option: Option) -> str:
    """An option of an effect in words."""
    match option:
        case ("card" | "next", card):
            return s.pack.name(card)
        case ("close", board, place):
            return _closing(s, board, place)
        case ("convert", what, amount):
            return f"{amount} {what} for {amount} {'fame' if what == 'gold' else 'gold'}"
        case ("gift" | "resource", word):
            return str(word).capitalize()
        case ("penalty", what):
            return "Draw a sin card" if what == "sin" else "Receive a corruption card"
        case ("refuse",):
            return "Refuse: you cannot, or only with instants"
        case ("source", seat):
            return "The pools" if seat == NOBODY else hero_name(s, seat)
        case ("space", card, place):
            return f"{s.pack.name(card)}: {s.pack.box.cards[card].spaces[place].text()}"
        case ("way", number):
            return _way(s, number)
    raise KeyError(option[0])


def _closing(s: SevenState, board: str, place: int) -> str:
    space = (s.tavern if board == "tavern" else s.store).spaces[place]
    what = s.pack.name(space.card[0]) if space.card else "empty"
    return f"Space {place + 1} of the {board} ({what})"


def hero_name(s: SevenState, seat: int) -> str:
    """A player in words: his hero by the side that is up, or the Unnamed."""
    if seat >= len(s.players):
        return "The Unnamed"
    player = s.players[seat]
    if not player.hero:
        return f"Seat {seat + 1}"
    hero = s.pack.heroes[player.hero]
    return hero.evil.name if player.corrupted else hero.name


def _way(s: SevenState, number: int) -> str:
    """A way of the card that is being carried out: one of the Unnamed, or the last cataclysm."""
    declared = s.declared
    unnamed = declared is not None and declared.kind == "unnamed"
    card = declared.card if declared is not None and unnamed else s.cataclysms[-1]
    effects = () if card is None else s.pack.box.cards[card].effects
    ways = next(effect.ways for effect in effects if hasattr(effect, "ways"))
    return sentence(ways[number].text()).removesuffix(".")
