"""Definition: the rules, content and capabilities of a game, in one object."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from .capabilities import Display, Judgement, Opponents, Passing, Ranking, Secrets, Spoilers
from .cards import Card, View
from .content import Pack, Source, content_folder
from .decision import Option, Rules
from .errors import OptionsError
from .keeping import CampaignRules, CollectionRules, DeckRules
from .messages import Message
from .options import Options, Setting, complete
from .positions import Positions
from .rng import GENERATORS, Rng, Script
from .state import State

S = TypeVar("S", bound=State)
Segment: TypeAlias = Callable[[S], "Rules[str | None] | str | None"]
"""A phase of the rulebook. It ends with the name of the next segment, or None when the game is over.

A phase in which nobody decides is a plain function; all others are generators.
"""


class Deal(NamedTuple):
    """The input of a game's set-up."""

    pack: Any
    seats: int
    options: Options
    rng: Rng


@dataclass(frozen=True, slots=True)
class Definition(Generic[S]):
    """A game as the kernel knows it: required rules and content first, then capabilities."""

    id: str
    title: str
    version: str
    """Version of the rules; records remember it."""
    seats: range
    settings: tuple[Setting, ...]
    package: str
    """The Python package that holds `content/cards/` and `rules.toml`."""
    state: type[S]
    make_pack: Callable[[Source], Pack]
    deal: Callable[[Deal], S]
    """The set-up of the rulebook, up to the first segment."""
    first: str
    segments: Mapping[str, Segment[S]]
    verbs: Mapping[str, tuple[str, ...]]
    """The verbs of its options with the kinds of their arguments: `card`, `seat`, or a word of its own."""
    display: Display[S]
    judgement: Judgement[S]
    asks_first: Collection[str] = frozenset()
    """The segments that change nothing before their first question, or nothing that doing twice would change.

    Begun again where it asks first, such a segment asks the same. So nothing has to be saved before it runs.
    """
    words: Mapping[str, Collection[str]] = field(default_factory=dict)
    """The words that an argument of a kind may be, besides keys of the content; other kinds are open."""
    secrets: Secrets[S] = Secrets()  # noqa: RUF009 - frozen
    positions: Positions[S] = Positions()  # noqa: RUF009 - frozen
    opponents: Opponents = Opponents()  # noqa: RUF009 - frozen
    ranking: Ranking = Ranking()  # noqa: RUF009 - frozen
    passing: Passing | None = None
    spoilers: Spoilers[S] | None = None
    decks: DeckRules | None = None
    """Decks that players build before a game."""
    campaigns: CampaignRules | None = None
    """Campaigns, where games in a row change what players own."""
    collections: CollectionRules | None = None
    """Collections that belong to players by name, where campaigns are played with those."""
    concede: Callable[[S, int], str | None] | None = None
    """Lets a seat give up: the segment to go on with, or None if that ends the game.

    `GO_ON` means that the rules go on where they are: there they catch `Conceded`.
    """
    upgrade: Callable[[dict[str, Any], str], dict[str, Any]] | None = None
    """Brings the data of a state that an earlier version of the rules saved up to this version."""
    former_content: tuple[str, ...] = ()
    """Hashes of earlier content that differs in words alone: records made with it still replay."""
    max_decisions: int = 10_000
    """No game asks more decisions than this."""
    default_seats: int | None = None
    """The number of seats if nobody says; without it the fewest."""

    def pack(self, changes: Sequence[str] = ()) -> Any:
        """The content pack, with changes such as `relics.naga-stone.cost=4`."""
        return _load_pack(self.package, self.make_pack, tuple(changes))

    def set_up(
        self,
        seed: int | str,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        changes: Sequence[str] = (),
        script: Script | None = None,
        generator: str = Rng.generator,
    ) -> tuple[S, Options]:
        """The table as it is laid before the first segment, and all options of the game."""
        seats, chosen = self.complete(seats, options or {})
        rng = _seeded(seed, generator)
        if script is not None:
            rng.script = {what: list(outcomes) for what, outcomes in script.items()}
        return self.deal(Deal(self.pack(changes), seats, chosen, rng)), chosen

    def complete(self, seats: int | None, options: Mapping[str, Any]) -> tuple[int, Options]:
        """The number of seats and all options, checked; those that are not given have their defaults."""
        if seats is None:
            seats = self.seats[0] if self.default_seats is None else self.default_seats
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

    def may_pass(self, prompt: str) -> bool:
        """Whether a seat may pass for a while at the prompt of this id."""
        return self.passing is not None and prompt in self.passing.prompts

    def concerns(self, view: View, pack: Any) -> Mapping[Hashable, Message]:
        """Everything that touches the seat of a view now, so that passing for a while ends."""
        return {} if self.passing is None else self.passing.concerns(view, pack)

    def revealed(self, state: S) -> Collection[str]:
        """The spoilers that have come to light at a table."""
        return () if self.spoilers is None else self.spoilers.revealed(state)


def _seeded(seed: int | str, generator: str) -> Rng:
    if type(seed) not in (int, str):
        raise OptionsError(f"seed: expected a number or a text, got {seed!r}")
    if generator not in GENERATORS:
        raise OptionsError(f"generator: expected one of {', '.join(GENERATORS)}, got {generator!r}")
    try:
        return GENERATORS[generator].from_seed(seed)
    except ValueError:  # thousands of digits, or a text that is no Unicode
        raise OptionsError("seed: expected a number of at most 4300 digits or a valid text") from None


def _range_text(seats: range) -> str:
    first, last = seats[0], seats[-1]
    if first == last:
        return f"{first} player" + ("s" if first > 1 else "")
    return f"{first} to {last} players"


@lru_cache(maxsize=64)
def _load_pack(package: str, make_pack: Callable[[Source], Pack], changes: tuple[str, ...]) -> Pack:
    return make_pack(Source(content_folder(package), changes))
