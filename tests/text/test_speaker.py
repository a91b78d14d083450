"""Speaking: messages with seats, cards, lists and nested messages become sentences."""

from __future__ import annotations

import pytest

from fatebox.games import load_game
from fatebox.kernel import Card
from fatebox.kernel.messages import CardName, Message, SeatName, cards, seats
from fatebox.text.speaker import Speaker

OUTPOSTS = load_game("outposts")


class Names:
    """Two seats; the first one reads."""

    viewer = 0

    def name(self, seat: int) -> str:
        return ("Ada", "Bo")[seat]

    def card(self, card: Card) -> str:
        return f"Card {card}"

    def design(self, key: str) -> str:
        return key.title()


def speaker(language: str = "en") -> Speaker:
    return Speaker(language, OUTPOSTS.package, Names())


def test_the_reader_is_addressed_and_others_are_named() -> None:
    played = [Message("event-played", seat=SeatName(seat), card=CardName(Card(7))) for seat in (0, 1)]
    assert [speaker().say(each) for each in played] == ["You play Card 7.", "Bo plays Card 7."]
    assert speaker("sv").say(played[0]) == "Du spelar Card 7."


def test_lists_are_joined_by_the_language() -> None:
    names = cards(Card(n) for n in (1, 2, 3))
    assert speaker().listed(["a", "b", "c"]) == "a, b and c"
    assert speaker("pl").listed(["a", "b"], "or") == "a lub b"
    said = speaker().text("event-drew-cards", seat=SeatName(0), cards=names)
    assert said == "You draw Card 1, Card 2 and Card 3."


def test_nested_messages_are_said_in_place() -> None:
    post = Message("outpost", seat=SeatName(1), letter="B")
    assert speaker().text("event-fell", post=post) == "Bo's Outpost B falls."


def test_numbers_choose_the_plural_of_the_language() -> None:
    said = [speaker("pl").text("event-dealt", seat=SeatName(0), cards=n) for n in (1, 2, 5)]
    assert [text.split(" ", 1)[1] for text in said] == [
        "1 kartę Srebra.",
        "2 karty Srebra.",
        "5 kart Srebra.",
    ]


def test_a_message_as_data_names_seats_and_cards() -> None:
    message = Message("x", card=CardName(Card(3)), by_seats=seats([0, 1]), part=Message("y", n=1), none=None)
    assert message.to_data() == {
        "key": "x",
        "args": {
            "card": {"card": 3},
            "by-seats": [{"seat": 0}, {"seat": 1}],
            "part": {"key": "y", "args": {"n": 1}},
            "none": None,
        },
    }


def test_unknown_keys_are_said_as_they_are() -> None:
    assert speaker().text("no-such-message") == "no-such-message"
    assert not speaker().knows("no-such-message")


@pytest.mark.parametrize(("number", "said"), [(2, "+2"), (-1, "−1")])
def test_signed_numbers(number: int, said: str) -> None:
    post = Message("outpost", seat=SeatName(1), letter="B")
    text = speaker().text("event-fortified", post=post, attack=number, defense=0)
    assert said in text
