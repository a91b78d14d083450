"""The yardstick: work that never changes, measured in the same run as the games.

A figure in seconds says as much about the machine as about the code. Divided by the pace of this work, which
uses Python in the same way as the rules do (generators, small objects, lists, dictionaries, calls) but no
line of Fatebox, it can be compared between machines and between busy hours.

Never change this module: all figures in the history would lose their meaning.
"""

from __future__ import annotations

from collections.abc import Generator

CARDS = 60
TURNS = 40


class Hand:
    """A player of a game that is of no interest to anybody."""

    __slots__ = ("cards", "points", "seat")

    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat = seat
        self.cards = cards
        self.points = 0

    def copy(self) -> Hand:
        """An independent copy."""
        new = Hand(self.seat, self.cards[:])
        new.points = self.points
        return new


def _rules(
    hands: list[Hand], value: dict[int, int]
) -> Generator[list[tuple[str, int]], tuple[str, int], int]:
    for turn in range(TURNS):
        hand = hands[turn % len(hands)]
        options = [("play", card) for card in hand.cards if value[card] % 3 != turn % 3]
        answer = yield [*options, ("pass", -1)]
        if answer[0] == "play":
            hand.cards.remove(answer[1])
            hand.points += max(value[answer[1]], turn % 5)
        else:
            hand.points -= min(hand.points, 1)
    return sum(hand.points for hand in hands)


def play_and_copy() -> int:
    """Play one game and copy its players after each answer: one unit of work."""
    value = {card: card * 7 % 11 for card in range(CARDS)}
    hands = [Hand(seat, list(range(seat, CARDS, 4))) for seat in range(4)]
    rules = _rules(hands, value)
    options = next(rules)
    number = 1
    while True:
        number = number * 31 % 1009
        copies = [hand.copy() for hand in hands]
        assert len(copies) == len(hands)
        try:
            options = rules.send(options[options.index(options[number % len(options)])])
        except StopIteration:
            return 1
