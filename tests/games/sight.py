"""A table of any game in words: what is asked, answers, events, what is always true.

A game's own tests add words for what lies on its table, and for its moves.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

from fatebox.kernel import Card, Decision, Event, Game, Match, Option, Options, Refusal, Result, State

S = TypeVar("S", bound=State)


class Sight(ABC, Generic[S]):
    """A match, with words for what can be seen, and all events since it began."""

    game: ClassVar[Game[Any]]

    def __init__(self, s: S, options: Options, segment: str) -> None:
        self.events: list[Event] = []
        self.cards = cards_of(s)
        s.listener = self.events.append
        self.match: Match[S] = Match(self.game, options, 0, s, segment)
        self.check()

    @classmethod
    def start(
        cls,
        seats: int,
        *,
        seed: int | str = 0,
        script: Mapping[str, Sequence[Any]] | None = None,
        changes: Sequence[str] = (),
        **options: Any,
    ) -> Self:
        """A game from its very set-up on; `script` scripts chance, `changes` are changes of the content."""
        scripted = {what: list(outcomes) for what, outcomes in (script or {}).items()}
        s, chosen = cls.game.set_up(seed, seats=seats, options=options, changes=changes, script=scripted)
        return cls(s, chosen, cls.game.first)

    @property
    def s(self) -> S:
        """The state."""
        return self.match.state

    # --- what is asked -------------------------------------------------------------------------

    def _question(self, by: int | None = None) -> Decision | None:
        return self.match.decision if by is None else self.match.decision_of(by)

    def decision(self, by: int | None = None) -> Decision:
        """The open decision (of this seat)."""
        found = self._question(by)
        assert found is not None, f"nothing is asked of {'anybody' if by is None else by}: {self}"
        return found

    @property
    def asked(self) -> int | None:
        """The seat that is asked now."""
        return None if self.match.decision is None else self.match.decision.seat

    @property
    def prompt(self) -> str:
        """The open prompt."""
        return "" if self.match.decision is None else self.match.decision.prompt.id

    @property
    def options(self) -> list[Option]:
        """The options now; none when the game is over."""
        return [] if self.match.decision is None else self.match.decision.options

    @property
    def offered(self) -> list[str]:
        """All that is offered now, in words: `play firebolt`."""
        return [self.in_words(option) for option in self.options]

    @property
    def default(self) -> str:
        """The default answer, in words."""
        return self.in_words(self.decision().default(self.s))

    def offers(self, verb: str, *words: Any) -> bool:
        """Whether an option that begins like this is offered now."""
        return any(self.fits(option, verb, words) for option in self.options)

    def refusals(self) -> list[Refusal]:
        """The refusals for the seat that is asked."""
        return self.game.display.refusals(self.s, self.decision().seat)

    def fits(self, option: Option, verb: str, words: Sequence[Any]) -> bool:
        """Whether an option begins like this."""
        return option[0] == verb and self.words(option)[: len(words)] == tuple(words)

    def words(self, option: Option) -> tuple[Any, ...]:
        """The arguments of an option in words: cards by name."""
        kinds = self.game.verbs[option[0]]
        return tuple(self.spoken(kind, word) for kind, word in zip(kinds, option[1:], strict=True))

    def spoken(self, kind: str, word: Any) -> Any:
        """An argument of this kind in a word."""
        return self.name(word) if kind == "card" else word

    def in_words(self, option: Option) -> str:
        """An option in words."""
        return " ".join(map(str, (option[0], *self.words(option))))

    def __str__(self) -> str:
        return f"{self.prompt or 'nothing'} is asked of seat {self.asked}, offered: {self.offered}"

    # --- answers -------------------------------------------------------------------------------

    def do(self, verb: str, *words: Any, by: int | None = None) -> None:
        """Answer with the one option that begins like this: `do("play", "firebolt")`."""
        found = [option for option in self.decision(by).options if self.fits(option, verb, words)]
        assert found, f"{verb} {words} is not offered: {self}"
        unclear = len({self.in_words(option) for option in found}) > 1
        assert not unclear, f"{verb} {words} is unclear: {self}"
        self.answer(found[0], by)

    def answer(self, option: Option, by: int | None = None) -> None:
        """Give this very answer."""
        self.match.answer(option, by)
        self.check()

    def idles(self, by: int | None = None) -> None:
        """Time runs out for the question that is asked now: its default is taken."""
        self.answer(self.decision(by).default(self.s), by)

    def to(self, prompt: str, seat: int | None = None) -> None:
        """Everybody takes the default until this question is asked (of this seat)."""
        for _ in range(2000):
            if self.prompt == prompt and seat in (None, self.asked):
                return
            self.idles()
        raise AssertionError(f"{prompt} was not reached")

    # --- what can be seen ----------------------------------------------------------------------

    @abstractmethod
    def name(self, card: Card) -> str:
        """The name of a card."""

    def names(self, cards: Sequence[Card]) -> str:
        """The names of some cards, in their order."""
        return " ".join(map(self.name, cards))

    @property
    def result(self) -> Result:
        """The result of the game."""
        assert self.match.result is not None, "the game goes on"
        return self.match.result

    def emitted(self, kind: str) -> list[tuple[Any, ...]]:
        """The events of this kind since the beginning."""
        return [event.args for event in self.events if event.kind == kind]

    def heard(self, eye: int | None) -> list[Event]:
        """The events that a seat may see since the beginning."""
        return [event for event in self.events if event.only is None or eye in event.only]

    def view(self, eye: int | None) -> str:
        """All that a seat (None: a spectator) may know now, byte for byte."""
        return json.dumps(self.match.view(eye), sort_keys=True)

    def views(self, *eyes: int | None) -> list[str]:
        """All that these seats (None: a spectator) may know now, byte for byte."""
        return [self.view(eye) for eye in eyes]

    # --- what is always true -------------------------------------------------------------------

    def check(self) -> None:
        """Check what is true at every decision: no card is lost or doubled; games add more."""
        assert cards_of(self.s) == self.cards, "a card lies nowhere or twice"


def cards_of(s: State) -> list[Card]:
    """All cards on the table, sorted."""
    return sorted(card for pile, _, _ in s.piles() for card in pile)
