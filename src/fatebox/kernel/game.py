"""Game: what the kernel must know about a game, in one object."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from .cards import Card
from .content import Pack, Source
from .decision import Option, Rules
from .errors import OptionsError
from .evaluation import Evaluator
from .events import Event
from .options import Options, Setting, complete
from .rng import Rng, Script
from .state import Result, State
from .view import View

if TYPE_CHECKING:
    from .match import Match

S = TypeVar("S", bound=State)
Segment: TypeAlias = Callable[[S], "Rules[str | None] | str | None"]
"""A phase of the rulebook. It ends with the name of the next segment, or None when the game is over.

A phase in which nobody decides is a plain function; all others are generators.
"""


@dataclass(frozen=True, slots=True)
class Deal:
    """What the set-up of a game starts from."""

    pack: Any
    seats: int
    options: Options
    rng: Rng


@dataclass(frozen=True, slots=True)
class Refusal:
    """Something that a player might want to do and may not, with the reason."""

    what: str
    why: str
    clause: str


def _by_score(result: Result, seat: int) -> tuple[int, ...]:
    """Wins before losses, then by the score."""
    return int(seat in result.winners), result.scores[seat]


def _one_kind(state: Any, card: Card) -> Hashable:
    return str(state.pack.box.kinds[card])


def _nothing_revealed(state: Any) -> Collection[str]:
    del state
    return ()


def _no_refusals(state: Any, seat: int) -> list[Refusal]:
    del state, seat
    return []


def _nothing_reckoned(view: View, pack: Any) -> dict[str, Any]:
    del view, pack
    return {}


def _no_concerns(view: View, pack: Any) -> dict[Hashable, str]:
    del view, pack
    return {}


@dataclass(frozen=True, slots=True)
class Game(Generic[S]):
    """A game: rules, content and options. A sixth game is one more object like this."""

    id: str
    title: str
    version: str
    """Version of the rules; records remember it."""
    seats: range
    settings: tuple[Setting, ...]
    package: str
    """The Python package that holds `cards/` and `rules.toml`."""
    state: type[S]
    make_pack: Callable[[Source], Pack]
    deal: Callable[[Deal], S]
    """The set-up of the rulebook, up to the first segment."""
    first: str
    segments: Mapping[str, Segment[S]]
    verbs: Mapping[str, tuple[str, ...]]
    """The verbs of its options with the kinds of their arguments: `card`, `seat`, or a word of its own."""
    label: Callable[[S, Option], str]
    """An option in words, made only when somebody looks."""
    evaluate: Callable[[S, int], float]
    """How well a seat stands, from 0 (lost) to 1 (won): an `Evaluator`, or any other judgement."""
    kind: Callable[[S, Card], Hashable] = _one_kind
    """Hidden cards of one kind may be exchanged for one another in imagined worlds."""
    exchange: Callable[[S, S, int | None], Callable[[Rng], dict[Card, Card]]] | None = None
    """Where kinds do not say enough: which hidden card takes the place of which in a world of a seat.

    It is given the state at the start of the open segment, the state now and the seat, once a decision; what
    it returns makes the exchanges. They must depend on what the seat knows and on the generator alone.
    """
    redraw: Callable[[S, int | None, Rng], None] | None = None
    """Draws values that are no cards and hidden from a seat anew, for a world that it imagines."""
    concede: Callable[[S, int], str | None] | None = None
    """What happens when a seat gives up: the segment to go on with, or None if that ends the game.

    `GO_ON` means that the rules go on where they are: there they catch `Conceded`.
    """
    refusals: Callable[[S, int], list[Refusal]] = _no_refusals
    """What the asked seat may not do, and why."""
    deed: Callable[[Any, Event], tuple[int, str] | None] | None = None
    """What an event says that a seat did with a card, from the pack, in words that can be counted."""
    passable: frozenset[str] = frozenset()
    """Ids of prompts at which a seat may say once that it passes for a while."""
    concerns: Callable[[View, Any], Mapping[Hashable, str]] = _no_concerns
    """From a view and the pack: what touches the seat now, each with a sentence, so that passing on ends."""
    reckon: Callable[[View, Any], Mapping[str, Any]] = _nothing_reckoned
    """From a view and the pack: what one works out from the table (such as Scores), as JSON data."""
    revealed: Callable[[S], Collection[str]] = _nothing_revealed
    """What has come to light at a table: spoilers, or keys of single cards (see `unspoiled`)."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """Bots of this game's own, as `module:class`."""
    levels: Mapping[str, str] = field(default_factory=dict)
    """Which bot, with its parameters, plays at a level of strength; without it the one of every game."""
    coach: str = "expert"
    """The level that gives hints and reviews games: the best that is quick enough for a whole game."""
    turn: Callable[[S], Hashable] | None = None
    """What is another one in every turn, such as its number: bots judge positions between two turns."""
    together: bool = False
    """Whether all seats win or lose together."""
    standing: Callable[[Result, int], tuple[int, ...]] = _by_score
    """How results are ranked for a seat, higher is better."""
    longest: int = 10_000
    """No game asks more decisions than this."""
    usual: int | None = None
    """How many seats are taken if nobody says; without it the fewest."""

    @property
    def evaluator(self) -> Evaluator[S] | None:
        """The judgement with its terms, for explanations and tuning; None where it is not made of terms."""
        return self.evaluate if isinstance(self.evaluate, Evaluator) else None

    def pack(self, changes: Sequence[str] = ()) -> Any:
        """The content pack, with changes such as `relics.naga-stone.cost=4`."""
        return _load_pack(self.package, self.make_pack, tuple(changes))

    def start(
        self,
        seed: int | str,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        changes: Sequence[str] = (),
        script: Script | None = None,
        listener: Callable[[Event], None] | None = None,
    ) -> Match[S]:
        """Set up a game and play on to its first decision; the listener hears all from then on."""
        from .match import Match

        state, chosen = self.set_up(seed, seats=seats, options=options, changes=changes, script=script)
        state.listener = listener
        return Match(self, chosen, seed, state, self.first, resumed=script is not None)

    def set_up(
        self,
        seed: int | str,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        changes: Sequence[str] = (),
        script: Script | None = None,
    ) -> tuple[S, Options]:
        """The table as it is laid before the first segment, and all options of the game."""
        seats, chosen = self.complete(seats, options or {})
        rng = _seeded(seed)
        if script is not None:
            rng.script = {what: list(outcomes) for what, outcomes in script.items()}
        return self.deal(Deal(self.pack(changes), seats, chosen, rng)), chosen

    def complete(self, seats: int | None, options: Mapping[str, Any]) -> tuple[int, Options]:
        """The number of seats and all options, checked; what is not given is as usual."""
        if seats is None:
            seats = self.seats[0] if self.usual is None else self.usual
        if type(seats) is not int or seats not in self.seats:
            raise OptionsError(f"seats: {self.title} is for {_range_text(self.seats)}, got {seats!r}")
        return seats, complete(self.settings, options)

    def relabel(self, option: Option, mapping: Mapping[Card, Card]) -> Option:
        """An option with its cards exchanged."""
        kinds = self.verbs[option[0]]
        if "card" not in kinds:
            return option
        swapped = (mapping.get(a, a) if k == "card" else a for k, a in zip(kinds, option[1:], strict=True))
        return (option[0], *swapped)


def _seeded(seed: int | str) -> Rng:
    if type(seed) not in (int, str):
        raise OptionsError(f"seed: expected a number or a text, got {seed!r}")
    try:
        return Rng.from_seed(seed)
    except ValueError:  # thousands of digits, or a text that is no Unicode
        raise OptionsError("seed: expected a number of at most 4300 digits or a valid text") from None


def _range_text(seats: range) -> str:
    first, last = seats[0], seats[-1]
    if first == last:
        return f"{first} player" + ("s" if first > 1 else "")
    return f"{first} to {last} players"


@lru_cache(maxsize=64)
def _load_pack(package: str, make_pack: Callable[[Source], Pack], changes: tuple[str, ...]) -> Pack:
    return make_pack(Source(files(package) / "cards", changes))
