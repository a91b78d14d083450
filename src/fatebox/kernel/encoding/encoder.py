"""Encoder: what a seat knows at a decision, as lists of numbers that a network reads.

Nothing hidden goes in: two positions that a seat cannot tell apart encode identically, which a test holds
against imagined worlds in every game.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from fatebox.kernel.cards import Card, Eye
from fatebox.kernel.decision import Decision
from fatebox.kernel.definition import Definition
from fatebox.kernel.features import Features

from .designs import Designs
from .layout import CARD, DECISION, HEAD, SEATS, Layout, bucket, near_number

PROMPTS, ARGUMENTS = 256, 64
"""Prompts and words in options share this many places."""
NOWHERE = 255
"""In place of the row that an argument points to."""
OPTION = 7
"""Numbers of an option: verb, two rows, design, word, two numbers."""
GROUP_KINDS = ("pick", "share", "arrange")


class Encoded(NamedTuple):
    """A decision as a seat sees it. The first thing is the decision itself."""

    kinds: list[int]
    designs: list[int]
    parents: list[int]
    numbers: bytearray
    """Signed bytes, a fixed number of them for each thing."""
    options: list[tuple[int, ...]]
    prompt: int


class Encoder:
    """Encodes the decisions of a game; made once for a game and a pack."""

    def __init__(self, game: Definition[Any], pack: Any) -> None:
        self.game = game
        self.pack = pack
        self.features: Features[Any] = game.judgement.features
        self.layout = Layout(game.state, self.features)
        self.designs = Designs(pack)
        self.verbs = {verb: number + 1 for number, verb in enumerate(game.verbs)}
        self._decision = self.layout.kinds[DECISION]
        self._chosen = self.layout.slots[CARD]["chosen"]
        self._item = self.layout.slots[CARD]["item"]
        self._words: dict[tuple[str, Any], int] = {}
        self._prompts: dict[str, int] = {}

    def encode(self, state: Any, decision: Decision, seat: int) -> Encoded:
        """The decision with all that the seat knows."""
        things, width = self.features.things, self.layout.numbers
        kinds, designs, parents, numbers = [self._decision], [0], [0], bytearray(things * width)
        rows: dict[Card, int] = {}
        objects: dict[Any, int] = {}
        shown = Eye(seat, state.seen).shown if state.seen else ()
        self.layout.walk(
            state,
            seat,
            shown,
            self.designs.of_card,
            kinds,
            designs,
            parents,
            numbers,
            rows,
            objects,
            things,
        )
        if decision.group is not None:
            self._group(decision, numbers, rows)
        sketch = _Sketch(self, seat, state.seats, (kinds, designs, parents), numbers, rows, objects)
        if self.features.derive is not None:
            self.features.derive(state, seat, sketch)
        options = [self._option(state, option, sketch) for option in decision.options]
        return Encoded(kinds, designs, parents, numbers, options, self._prompt(decision))

    def _prompt(self, decision: Decision) -> int:
        name = decision.prompt.id
        found = self._prompts.get(name)
        if found is None:
            found = self._prompts[name] = bucket(name, PROMPTS)
        return found

    def _group(self, decision: Decision, numbers: bytearray, rows: dict[Card, int]) -> None:
        """Note how far a larger choice has come."""
        group, width = decision.group, self.layout.numbers
        assert group is not None
        numbers[HEAD] = near_number(len(group.chosen))
        numbers[HEAD + 1] = near_number(group.most)
        numbers[HEAD + 2] = near_number(group.least)
        numbers[HEAD + 3 + GROUP_KINDS.index(group.kind)] = 1
        for slot, items in ((self._item, group.items), (self._chosen, group.chosen)):
            for item in items:
                row = rows.get(item[0] if item.__class__ is tuple else item)
                if row is not None:
                    numbers[row * width + slot] = 1

    def _option(self, state: Any, option: tuple[Any, ...], sketch: _Sketch) -> tuple[int, ...]:
        verb = option[0]
        targets: list[int | None] = []
        design = word = first = second = 0
        aim = self.features.aims.get(verb)
        if aim is not None:
            targets.append(aim(state, option, sketch))
        for kind, argument in zip(self.game.verbs[verb], option[1:], strict=True):
            pointer = self.features.pointers.get(kind)
            if pointer is not None:
                targets.append(pointer(state, argument, sketch))
                if targets[-1] is not None:
                    continue
            if kind == "card":
                design = self.designs.of_card[argument]
                targets.append(sketch.row_of_card(argument))
            elif kind == "seat":
                targets.append(sketch.row_of_seat(argument))
            elif kind in self.features.numbers:
                first, second = map(near_number, self.features.numbers[kind](argument))
            elif argument.__class__ is int:
                first, second = near_number(argument), first
            elif argument in self.designs.by_key:
                design = self.designs.by_key[argument]
            else:
                word = self._word(kind, argument)
        rows = [row for row in targets if row is not None]
        rows += [NOWHERE, NOWHERE]
        return self.verbs[verb], rows[0], rows[1], design, word, first, second

    def _word(self, kind: str, argument: Any) -> int:
        found = self._words.get((kind, argument))
        if found is None:
            found = self._words[kind, argument] = 1 + bucket(f"{kind}:{argument}", ARGUMENTS - 1)
        return found


_ENCODERS: dict[int, Encoder] = {}


def encoder_of(game: Definition[Any], pack: Any) -> Encoder:
    """The encoder of a game with a pack; each is made once."""
    found = _ENCODERS.get(id(pack))
    if found is None:
        found = _ENCODERS[id(pack)] = Encoder(game, pack)
    return found


class _Sketch:
    """The sketch that the features of a game add to: see `fatebox.kernel.features.Sketch`."""

    __slots__ = (
        "_designs",
        "_kinds",
        "_layout",
        "_limit",
        "_numbers",
        "_objects",
        "_parents",
        "_rows",
        "_seat",
        "_seats",
    )

    def __init__(
        self,
        encoder: Encoder,
        seat: int,
        seats: int,
        lists: tuple[list[int], list[int], list[int]],
        numbers: bytearray,
        rows: dict[Card, int],
        objects: dict[Any, int],
    ) -> None:
        self._layout = encoder.layout
        self._limit = encoder.features.things
        self._seat, self._seats = seat, seats
        self._kinds, self._designs, self._parents = lists
        self._numbers, self._rows, self._objects = numbers, rows, objects

    def _put(self, row: int | None, first: int, values: tuple[int, ...]) -> None:
        if row is not None:
            at = row * self._layout.numbers + first
            for value in values:
                if value:
                    self._numbers[at] = value & 255 if -127 < value < 127 else near_number(value)
                at += 1

    def card(self, card: Card, *values: int) -> None:
        """Put derived values beside a card."""
        self._put(self._rows.get(card), self._layout.slots[CARD]["derived"], values)

    def thing(self, thing: object, *values: int) -> None:
        """Put derived values beside an object of the state."""
        row = self._objects.get(id(thing))
        if row is not None:
            self._put(row, self._layout.derived[self._kinds[row]], values)

    def add(self, kind: str, parent: object, owner: int, place: int, *values: int) -> int | None:
        """Add a thing that is no object of the state."""
        row = len(self._kinds)
        if row >= self._limit:
            return None
        number = self._layout.kinds[kind]
        self._kinds.append(number)
        self._designs.append(0)
        self._parents.append(self._objects.get(id(parent), 0))
        self._objects[kind, place] = row
        at = row * self._layout.numbers
        self._numbers[at + (owner - self._seat) % self._seats] = 1
        self._numbers[at + SEATS + min(place, 7)] = 1
        self._put(row, self._layout.derived[number], values)
        return row

    def added(self, kind: str, place: int) -> int | None:
        """The row of a thing that was added."""
        return self._objects.get((kind, place))

    def row_of(self, thing: object) -> int | None:
        """The row of an object of the state."""
        return self._objects.get(id(thing))

    def row_of_card(self, card: Card) -> int | None:
        """The row of a card that the seat sees."""
        return self._rows.get(card)

    def row_of_seat(self, seat: int) -> int | None:
        """The row of the object that belongs to a seat."""
        return self._objects.get(seat)
