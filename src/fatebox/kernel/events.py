"""Events: what happened, for the log and for animation; made only when somebody listens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, with the clause that made it happen.

    An event is either public or addressed to some seats (`only`); it holds nothing that its
    audience may not know.
    """

    kind: str
    args: tuple[Any, ...]
    clause: str
    only: tuple[int, ...] | None = None

    def visible(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may hear of it."""
        return self.only is None or seat in self.only

    def to_data(self) -> dict[str, Any]:
        """The event as JSON data, without its audience."""
        return {"kind": self.kind, "args": list(self.args), "clause": self.clause}


Listener: TypeAlias = Callable[[Event], None]
