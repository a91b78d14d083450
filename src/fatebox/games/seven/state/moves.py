"""Elementary moves of money, might, gifts and cards: each keeps the sums and emits an event.

Frequent moves ask whether anybody listens before they emit one: the call takes longer than they do.
"""

from __future__ import annotations

from collections.abc import Sequence

from fatebox.games.seven import events
from fatebox.kernel import EVERYONE, Card

from .pieces import Board, Player, Space
from .table import SevenState
from .terms import COLORS

# --- gold, fame and might ------------------------------------------------------------------------


def stock(player: Player, what: str) -> int:
    """The gold, fame or might of a player: each is a field of its name."""
    amount: int = getattr(player, what)
    return amount


def gain(s: SevenState, seat: int, what: str, amount: int, clause: str) -> None:
    """Take from the pool, which never runs out (SEV-SET.15), or rise on the might track."""
    if amount:
        player = s.players[seat]
        setattr(player, what, getattr(player, what) + amount)
        if s.listener is not None:
            s.emit(events.Gained, seat, what, amount, clause=clause)


def lose(s: SevenState, seat: int, what: str, amount: int, clause: str) -> int:
    """Lose up to an amount, never more than there is (SEV-MGT.2); how much it was."""
    player = s.players[seat]
    owned: int = getattr(player, what)
    if amount > owned:
        amount = owned
    if amount:
        setattr(player, what, owned - amount)
        if s.listener is not None:
            s.emit(events.Lost, seat, what, amount, clause=clause)
    return amount


# --- gifts ---------------------------------------------------------------------------------------


def take_gifts(s: SevenState, seat: int, color: int, amount: int, clause: str) -> int:
    """Take gifts of a color as far as its pool reaches (SEV-DECK.11); how many it were."""
    if amount > s.pools[color]:
        amount = s.pools[color]
    if amount:
        s.pools[color] -= amount
        s.players[seat].gifts[color] += amount
        if s.listener is not None:
            s.emit(events.GiftsTaken, seat, COLORS[color], amount, clause=clause)
    return amount


def take_all_gifts(s: SevenState, seat: int, gifts: Sequence[int], clause: str) -> None:
    """Take gifts of several colors, each as far as its pool reaches (SEV-DECK.11)."""
    for color, amount in enumerate(gifts):
        if amount:
            take_gifts(s, seat, color, amount, clause)


def drop_gifts(s: SevenState, seat: int, color: int, amount: int, clause: str) -> None:
    """Gifts that are paid or discarded return to their pool at once (SEV-DECK.12)."""
    if amount:
        s.players[seat].gifts[color] -= amount
        s.pools[color] += amount
        if s.listener is not None:
            s.emit(events.GiftsDropped, seat, COLORS[color], amount, clause=clause)


def drop_all_gifts(s: SevenState, seat: int, gifts: Sequence[int], clause: str) -> None:
    """Gifts of several colors return to their pools (SEV-DECK.12)."""
    for color, amount in enumerate(gifts):
        if amount:
            drop_gifts(s, seat, color, amount, clause)


def hand_gifts(s: SevenState, seat: int, to: int, color: int, amount: int, clause: str) -> None:
    """Gifts go from one hero to another."""
    if amount:
        s.players[seat].gifts[color] -= amount
        s.players[to].gifts[color] += amount
        if s.listener is not None:
            s.emit(events.GiftsHanded, seat, to, COLORS[color], amount, clause=clause)


# --- characters ----------------------------------------------------------------------------------


def turn_character(s: SevenState, card: Card, clause: str) -> None:
    """Rotate a character by 90 degrees; at 180 degrees it is discarded (SEV-TERM.9)."""
    player = s.owner_of_character(card)
    assert player is not None
    if card in player.tired:
        discard_character(s, card, clause)
    else:
        player.tired.append(card)
        if s.listener is not None:
            s.emit(events.Turned, player.seat, card, clause=clause)


def untap_character(s: SevenState, card: Card, clause: str) -> None:
    """A tapped character becomes upright (SEV-SIN.6)."""
    player = s.owner_of_character(card)
    assert player is not None
    player.tired.remove(card)
    s.emit(events.Untapped, player.seat, card, clause=clause)


def add_character(s: SevenState, seat: int, card: Card, clause: str) -> None:
    """A character stands upright before a player from now on, and its might counts (SEV-REC.2, .3)."""
    player = s.players[seat]
    player.characters.append(card)
    player.banners[s.pack.banner[card]] += 1
    if s.listener is not None:
        s.emit(events.Recruited, seat, card, clause=clause)
    gain(s, seat, "might", s.pack.might[card], "SEV-MGT.3")


def discard_character(s: SevenState, card: Card, clause: str) -> None:
    """A character goes to the discard pile."""
    player = s.owner_of_character(card)
    assert player is not None
    player.characters.remove(card)
    if card in player.tired:
        player.tired.remove(card)
    player.banners[s.pack.banner[card]] -= 1
    if s.listener is not None:
        s.emit(events.CharacterDiscarded, player.seat, card, clause=clause)
    discard(s, s.tavern, card)


# --- elixirs and buildings -----------------------------------------------------------------------


def discard_elixir(s: SevenState, card: Card, clause: str) -> None:
    """An elixir goes to the discard pile."""
    player = s.owner_of_elixir(card)
    assert player is not None
    player.elixirs.remove(card)
    s.with_instants = None
    if s.listener is not None:
        s.emit(events.ElixirDiscarded, player.seat, card, clause=clause)
    discard(s, s.store, card)


def hand_elixir(s: SevenState, card: Card, to: int, clause: str) -> None:
    """An elixir goes to another hero."""
    player = s.owner_of_elixir(card)
    assert player is not None
    player.elixirs.remove(card)
    s.players[to].elixirs.append(card)
    s.with_instants = None
    s.emit(events.ElixirHanded, player.seat, to, card, clause=clause)


def lose_building(s: SevenState, card: Card, clause: str) -> None:
    """A building leaves the game; a marker on it returns unused (SEV-DECK.6, SEV-BLD.10)."""
    player = s.owner_of_building(card)
    assert player is not None
    if card in player.manned:
        unman(s, player, card, "SEV-BLD.10")
    player.buildings.remove(card)
    s.with_instants = None
    s.gone.append(card)
    s.emit(events.BuildingLost, player.seat, card, clause=clause)


def unman(s: SevenState, player: Player, card: Card, clause: str) -> None:
    """The marker on a building becomes free."""
    player.manned.remove(card)
    player.markers += 1
    if s.listener is not None:
        s.emit(events.Unmanned, player.seat, card, clause=clause)


# --- boards --------------------------------------------------------------------------------------


def board_name(s: SevenState, board: Board) -> str:
    """`tavern` or `store`."""
    return "tavern" if board is s.tavern else "store"


def discard(s: SevenState, board: Board, card: Card) -> None:
    """A character or an elixir goes to its discard pile; a space that waits for a card gets one (R5).

    Everybody knows that it lies there until the action is complete (SEV-DECK.10, `checks.run_checks`).
    """
    s.show(card, EVERYONE)
    board.discard.append(card)
    refill(s, board)


def refill(s: SevenState, board: Board) -> None:
    """Fill the open spaces, from a new deck if the old one is empty (SEV-DECK.1, .2, SEV-REC.4)."""
    for place, space in enumerate(board.spaces):
        if space.closed or space.card:
            continue
        card = draw(s, board)
        if card is None:
            return
        board.spaces[place] = Space(card=[card])
        _changed(s, board)
        if s.listener is not None:
            s.emit(events.LaidOut, board_name(s, board), place, card, clause="SEV-REC.4")


def draw(s: SevenState, board: Board) -> Card | None:
    """The top card of a deck; its discard pile becomes a new one if need be (SEV-DECK.1)."""
    if not board.deck:
        if not board.discard:
            return None
        board.deck, board.discard = board.discard, []
        s.shuffle(board_name(s, board), board.deck)
        s.emit(events.Reshuffled, board_name(s, board), clause="SEV-DECK.1")
    return board.deck.pop(0)


def _changed(s: SevenState, board: Board) -> None:
    """A face-up card has come or gone: what is for sale has to be looked for again."""
    if board is s.tavern:
        s.for_fame = None
    else:
        s.for_gold = None


def take_shown(s: SevenState, board: Board, card: Card) -> None:
    """Take a face-up card off its space; the caller refills it."""
    for place, space in enumerate(board.spaces):
        if space.card and space.card[0] == card:
            board.spaces[place] = Space()
            _changed(s, board)
            return
    raise ValueError(f"card {card} does not lie there")


def close_space(s: SevenState, board: Board, place: int, clause: str) -> None:
    """A closing card covers a space for good; the card there is discarded (SEV-CAT.5)."""
    covered = board.spaces[place].card
    board.spaces[place] = Space(closed=True)
    s.emit(events.Closed, board_name(s, board), place, clause=clause)
    if covered:
        _changed(s, board)
        discard(s, board, covered[0])


def refresh(s: SevenState, board: Board, clause: str) -> None:
    """The face-up cards of the open spaces are discarded and replaced (`refresh`)."""
    for place, space in enumerate(board.spaces):
        if space.card:
            board.discard += space.card
            board.spaces[place] = Space()
    _changed(s, board)
    s.emit(events.Refreshed, board_name(s, board), clause=clause)
    refill(s, board)
