"""Events: what happened, for the log and for scenes; made only when somebody listens.

A game has one class for each kind of event, in its `events.py`: named fields, and who may hear of it. The
log, the scenes, the client's types and the check of the message catalogs all follow from these classes.

    @dataclass(frozen=True)
    class Drew(Event):
        seat: Seat
        cards: int

    @dataclass(frozen=True)
    class DrewCards(Event, to="seat"):      # only this seat hears of it
        seat: Seat
        cards: tuple[Card, ...]

    s.emit(Drew, seat, 2, clause="OUT-DRAW.1")

A keyword-only field is no part of the message: `looker: Seat = field(kw_only=True)` can name the audience
of an event that says nothing about it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Annotated, Any, ClassVar, TypeAlias

Seat = Annotated[int, "seat"]
"""A seat, as a field of an event."""


@dataclass(frozen=True, kw_only=True)
class Event:
    """Something that happened, with the clause that made it happen.

    An event is either public or addressed to some seats; it holds nothing that its audience may not know.
    """

    kind: ClassVar[str] = "event"
    """The name of the class in lower case: `drew-cards`."""
    to: ClassVar[str | None] = None
    """The field with the seat, or the seats, that alone hear of it; None: all do."""
    clause: str

    def __init_subclass__(cls, to: str | None = None, **more: Any) -> None:
        super().__init_subclass__(**more)
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()
        if to is not None:
            cls.to = to

    @cached_property
    def args(self) -> tuple[Any, ...]:
        """The values of its own fields, in order; keyword-only ones are no part of the message."""
        return tuple(getattr(self, field.name) for field in fields(self) if not field.kw_only)

    @cached_property
    def only(self) -> tuple[int, ...] | None:
        """The seats that alone hear of it; None: everybody does."""
        seats = None if self.to is None else getattr(self, self.to)
        if seats is None:
            return None
        return (seats,) if isinstance(seats, int) else tuple(seats)

    def visible(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may hear of it."""
        return self.only is None or seat in self.only

    def to_data(self) -> dict[str, Any]:
        """The event as JSON data, without its audience."""
        return {"kind": self.kind, "args": list(self.args), "clause": self.clause}


Listener: TypeAlias = Callable[[Event], None]
