"""Options that effects ask for, as messages."""

from __future__ import annotations

from fatebox.games.seven.effects.words import amount
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.terms import FAME, GOLD, NOBODY
from fatebox.kernel import Option
from fatebox.kernel.messages import CardName, Message, SeatName, Value


def effect_label(s: SevenState, option: Option) -> Message:
    """The message of an option that an effect asks for."""
    match option:
        case ("card" | "next", card):
            return Message("option-card", card=CardName(card))
        case ("close", board, place):
            return _closing(s, board, place)
        case ("convert", what, n):
            taken = FAME if what == GOLD else GOLD
            return Message("option-convert", given=amount(what, n), taken=amount(taken, n))
        case ("gift", color):
            return Message("option-gift", color=Message(f"word-{color}"))
        case ("resource", what):
            return Message("option-resource", what=Message(f"word-{what}"))
        case ("penalty", what):
            return Message("option-penalty", what=what)
        case ("refuse",):
            return Message("option-refuse")
        case ("source", seat):
            pools = seat == NOBODY
            return Message("option-source", pools=pools, hero=None if pools else hero_name(s, seat))
        case ("space", card, place):
            cost = s.pack.box.cards[card].spaces[place].amounts()
            return Message("option-space", card=CardName(card), cost=cost)
        case ("way", number):
            return Message("option-way", way=_way(s, number))
    raise KeyError(option[0])


def _closing(s: SevenState, board: str, place: int) -> Message:
    space = (s.tavern if board == "tavern" else s.store).spaces[place]
    card = CardName(space.card[0]) if space.card else None
    return Message("option-close", place=place + 1, board=Message("board-name", board=board), card=card)


def hero_name(s: SevenState, seat: int) -> Value:
    """A player: his hero by the side that is up, or the Unnamed."""
    if seat >= len(s.players):
        return Message("unnamed")
    player = s.players[seat]
    if not player.hero:
        return SeatName(seat)
    hero = s.pack.heroes[player.hero]
    return hero.evil.name if player.corrupted else hero.name


def _way(s: SevenState, number: int) -> Message:
    """A way of the card that is being carried out: one of the Unnamed, or the last cataclysm."""
    declared = s.declared
    unnamed = declared is not None and declared.kind == "unnamed"
    card = declared.card if declared is not None and unnamed else s.cataclysms[-1]
    effects = () if card is None else s.pack.box.cards[card].effects
    ways = next(effect.ways for effect in effects if hasattr(effect, "ways"))
    way: Message = ways[number].message()
    return way
