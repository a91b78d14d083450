"""Events in words: each by itself, and several together where one sentence is enough."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from fatebox.kernel import Event
from fatebox.text.names import Names
from fatebox.text.words import counted

N = TypeVar("N", bound=Names[Any])
Form = Callable[[Any, Any, str], str]
"""A way to say an argument: from the names, the argument, and what a pattern says after the form's word."""

FORMS: dict[str, Form] = {
    "seat": lambda names, seat, _: names.who(seat),
    "whose": lambda names, seat, _: names.whose(seat),
    "does": lambda names, seat, phrase: names.does(seat, phrase),
    "card": lambda names, card, _: names.card(card),
    "cards": lambda names, cards, _: names.cards(cards),
    "count": lambda names, number, thing: counted(number, thing),
}


class Sentences(Generic[N]):
    """The sentences of a game for each kind of event, without capital and full stop.

    Most are patterns. In them `{0:seat}` is a seat (`you`, `Rimehold`), `{0:whose}` a seat as an owner,
    `{0:does draw}` a seat with what it does; `{0:card}` and `{0:cards}` are cards, `{0:count card}` is a
    number of things. The numbers are places among the arguments of the event. A game adds forms of its own,
    and writers (from names and arguments) for what no pattern can say.
    """

    def __init__(
        self,
        patterns: Mapping[str, str],
        writers: Mapping[str, Callable[..., str]],
        forms: Mapping[str, Form] | None = None,
    ) -> None:
        self.patterns = patterns
        self.writers = writers
        self.forms = {**FORMS, **(forms or {})}

    def words(self, names: N, event: Event) -> str:
        """One event in words."""
        write = self.writers.get(event.kind)
        if write is not None:
            return write(names, *event.args)
        arguments = (_Argument(names, value, self.forms) for value in event.args)
        return self.patterns[event.kind].format(*arguments)


class _Argument:
    """An argument of an event, in the form that a pattern asks for."""

    def __init__(self, names: Names[Any], value: Any, forms: Mapping[str, Form]) -> None:
        self.names = names
        self.value = value
        self.forms = forms

    def __format__(self, form: str) -> str:
        word, _, rest = form.partition(" ")
        say = self.forms.get(word)
        return format(self.value, form) if say is None else say(self.names, self.value, rest)


class Reader(Generic[N]):
    """Takes events off the front of a list; what belongs together is told by those who know (`together`)."""

    def __init__(
        self,
        names: N,
        events: Sequence[Event],
        sentences: Sentences[N],
        together: Mapping[str, Callable[[Any, Event], str]],
    ) -> None:
        self.names = names
        self.events = list(events)
        self.alone = len(events) == 1
        """Whether there was only one, as in the log: that is told even if it usually goes without saying."""
        self._sentences = sentences
        self._together = together

    def words(self, event: Event) -> str:
        """An event in words, by itself."""
        return self._sentences.words(self.names, event)

    def next_words(self) -> str:
        """The next event in words, with what belongs to it; nothing if it goes without saying."""
        event = self.events.pop(0)
        tell = self._together.get(event.kind)
        return self.words(event) if tell is None else tell(self, event)

    def take(self, kind: str, fits: Callable[[Event], bool] = lambda event: True) -> Event | None:
        """Take the next event off if it is of this kind."""
        if self.events and self.events[0].kind == kind and fits(self.events[0]):
            return self.events.pop(0)
        return None

    def take_all(self, kind: str, fits: Callable[[Event], bool] = lambda event: True) -> list[Event]:
        """Take off all events of this kind that come next."""
        found = []
        while event := self.take(kind, fits):
            found.append(event)
        return found
