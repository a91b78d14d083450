"""Games of a few lines, for tests that need just one situation; and ways to play any match on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fatebox.kernel import (
    Card,
    Deal,
    Display,
    Event,
    FaceDown,
    FaceUp,
    Game,
    InHand,
    Judgement,
    Match,
    Option,
    Plain,
    Prompt,
    Result,
    Rng,
    Rules,
    Secret,
    State,
    field,
)
from fatebox.kernel.messages import Message, key_of
from fatebox.testkit import at_random, face, text_of
from tests.kernel.toy import GAME as TOY
from tests.kernel.toy.state import ToyPack

ASK = Prompt("ask", "TOY-BID.1")
AB: list[Option] = [("a",), ("b",)]
VERBS: Mapping[str, tuple[str, ...]] = {
    "a": (),
    "b": (),
    "pass": (),
    "done": (),
    "card": ("card",),
    "number": ("amount",),
    "give": ("word", "amount"),
    "take": ("card",),
}


class Place(Plain):
    """One seat's side of a little table."""

    seat: int
    hand: InHand
    code: Secret[int | None] = None


class LittleState(State):
    """A little table: two cards for each seat, a deck, and room for notes."""

    places: list[Place]
    deck: FaceDown
    table: FaceUp = field(default_factory=list)
    notes: list[Any] = field(default_factory=list)


def lay(d: Deal) -> LittleState:
    """Cards 0 and 1 for seat 0, cards 2 and 3 for seat 1 and so on: nothing is shuffled."""
    places = [Place(seat=seat, hand=[Card(2 * seat), Card(2 * seat + 1)]) for seat in range(d.seats)]
    deck = [card for card in d.pack.ware_cards if card >= 2 * d.seats]
    return LittleState(pack=d.pack, seats=d.seats, rng=d.rng, places=places, deck=deck)


def over(s: State) -> None:
    """End the game; all win."""
    everybody = tuple(range(s.seats))
    s.result = Result(outcome="end", winners=everybody, places=(1,) * s.seats, scores=(0,) * s.seats)


def little(
    *segments: Callable[[Any], Any], concede: Callable[[Any, int], str | None] | None = None
) -> Game[LittleState]:
    """A game of these segments, named after their functions; it starts with the first."""
    return Game(
        id="little",
        title="Little",
        version="1",
        seats=range(1, 5),
        settings=(),
        package=TOY.package,
        state=LittleState,
        make_pack=ToyPack,
        deal=lay,
        first=segments[0].__name__,
        segments={segment.__name__: segment for segment in segments},
        verbs=VERBS,
        display=Display(label),
        judgement=Judgement(lambda state, seat: 0.5),
        concede=concede,
        max_decisions=50,
    )


def label(state: State, option: Option) -> Message:
    """An option by its verb and whatever it is about."""
    del state
    return Message(key_of("option", option[0]), about=tuple(map(str, option[1:])))


def asked(match: Match[Any]) -> tuple[int, list[Option]]:
    """The seats that are asked and their prompts, for short assertions."""
    assert match.decision is not None
    return match.decision.seat, match.decision.options


def answer_at_random(match: Match[Any], rng: Rng) -> None:
    """Let chance choose who answers next, and what."""
    seat, option = at_random(match, rng)
    match.answer(option, seat)


def finish(match: Match[Any], rng: Rng) -> None:
    """Play on at random to the end."""
    while match.decision is not None:
        answer_at_random(match, rng)


def listened(match: Match[Any]) -> list[Event]:
    """All events from now on."""
    events: list[Event] = []
    match.state.listener = events.append
    return events


__all__ = [
    "AB", "ASK", "TOY", "LittleState", "Rules", "answer_at_random", "asked", "face", "finish", "listened",
    "little", "over", "text_of",
]  # fmt: skip
