"""Capabilities: the small parts that a game adds to its rules, each for one reader.

A game needs rules and content. Everything else is a capability: how it is shown, what its seats keep
from one another, how positions are judged, who plays it. Each is one small object on the `Game`; those
that a game does not need are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from .cards import Card, Eye, View
from .characters import Character, Style
from .decision import Decision, Option
from .evaluation import Evaluator
from .events import Event
from .features import Features
from .messages import Message
from .rng import Rng
from .state import Result, State

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Something that a player might want to do and may not, with the reason."""

    what: Message
    why: Message
    clause: str
    option: Option = ()
    """The option that is not offered; a shortened one stands for all that begin so."""
    also: Option = ()
    """Another option that the same reason refuses."""

    def refuses(self, option: Option) -> bool:
        """Whether this is about the option."""
        return any(own and option[: len(own)] == own for own in (self.option, self.also))


def _no_refusals(state: Any, seat: int) -> list[Refusal]:
    del state, seat
    return []


def _nothing_derived(state: Any, seat: int | None) -> dict[str, Any]:
    del state, seat
    return {}


def _kinds_of_the_box(state: Any) -> Callable[[Card], Hashable]:
    kind_of: Callable[[Card], Hashable] = state.pack.box.kinds.__getitem__
    return kind_of


def _by_score(result: Result, seat: int) -> tuple[float, ...]:
    """Wins before losses, then by the score."""
    return int(seat in result.winners), result.scores[seat]


def never_true(state: Any) -> bool:
    """Never: the answer of games in which no move that is begun can fail, or that need no setting up."""
    del state
    return False


def nothing_last(state: Any, decision: Decision) -> Sequence[Option]:
    """Nothing: the answer of games whose end cannot be played out beforehand."""
    del state, decision
    return ()


def no_merits(state: Any, seat: int, option: Option) -> tuple[Message, ...]:
    """Nothing, in a game whose options show at once what they are for."""
    del state, seat, option
    return ()


def tells_nothing(state: Any, seat: int, event: Event) -> int:
    """The weight of every event in a game that does not weigh them."""
    del state, seat, event
    return 0


def no_threat(state: Any, seat: int) -> Message | None:
    """None: the answer of games where nobody can see what a rival will do next turn."""
    del state, seat
    return None


def nobody(state: Any, decision: Decision) -> int | None:
    """Nobody: the answer of games where no win is ever in sight, or nothing under way waits for others."""
    del state, decision
    return None


@dataclass(frozen=True, slots=True)
class Display(Generic[S]):
    """Everything that is worked out only when somebody looks."""

    label: Callable[[S, Option], Message]
    """An option in words."""
    refusals: Callable[[S, int], list[Refusal]] = _no_refusals
    """Moves that the asked seat may not make, and why."""
    derive: Callable[[S, int | None], Mapping[str, Any]] = _nothing_derived
    """Values that a player works out from the table, such as Scores, as JSON data.

    From the state as a seat (None: a spectator) sees it (`Match.seen_by`). The type that it returns is
    the one that the client has.
    """
    derive_own: Callable[[S, int], Mapping[str, Any]] | None = None
    """The few of these values that are not the same for a seat as for a spectator.

    All others are then derived only once for everybody. It gets the table itself, so it must use only what
    the seat sees.
    """
    deed: Callable[[Any, Event], tuple[int, str] | None] | None = None
    """The seat and the deed with a card that an event reports, in words that simulations count."""
    prompt: Callable[[S, Decision], Message] | None = None
    """A question with its arguments, where it has any; others are the message of their key."""

    def question(self, state: S, decision: Decision) -> Message:
        """The question."""
        return Message(decision.prompt.key) if self.prompt is None else self.prompt(state, decision)


@dataclass(frozen=True, slots=True)
class Secrets(Generic[S]):
    """Hidden cards and values, for the worlds that a seat imagines."""

    kinds: Callable[[S], Callable[[Card], Hashable]] = _kinds_of_the_box
    """The kind of each card at present: hidden cards of one kind may be exchanged for one another."""
    exchange: Callable[[S, S, Eye], Callable[[Rng], dict[Card, Card]]] | None = None
    """For games where kinds do not say enough: which hidden card takes the place of which in a world.

    It is given, once a decision, the state at the start of the open segment, the state now (the same again
    if something was shuffled since, which is mixed afterwards) and what the seat knows; the function that it
    returns makes the exchanges. They depend on what the seat knows and on the generator alone.
    """
    redraw: Callable[[S, int | None, Rng], None] | None = None
    """Draws hidden values that are no cards anew, for a world that a seat imagines."""


@dataclass(frozen=True, slots=True)
class Judgement(Generic[S]):
    """The standing of a seat, for bots and coach."""

    evaluate: Callable[[S, int], float]
    """From 0 (lost) to 1 (won): an `Evaluator`, or any other function."""
    turn: Callable[[S], Hashable] | None = None
    """A value that changes every turn, such as the turn number: bots judge positions between two turns."""

    features: Features[S] = Features()  # noqa: RUF009 - frozen
    """Features for a network, besides the declarations."""
    silent: Collection[str] = ()
    """Terms that say how far the game has come: they are no reason for anything."""
    tells: Callable[[S, int, Event], int] = tells_nothing
    """The weight of an event to a seat: above 0 it is glad of it, below 0 sorry; 0 says nothing.

    It is given the state after the event. Hints name such events, in the words of the log.
    """
    prepares: Collection[str] = ()
    """Verbs of options that are taken for the sake of a later one: hints name that one."""
    setting_up: Callable[[S], bool] = never_true
    """Whether the game is still being set up: chances are those of the tables that come of it."""
    last_options: Callable[[S, Decision], Sequence[Option]] = nothing_last
    """The options worth trying where nothing but them can come before the end, such as the last picks of a
    draft: chances are then played out, not estimated. None at other moments."""
    winner_in_sight: Callable[[S, Decision], int | None] = nobody
    """The seat that surely wins soon unless it passes that up, if there is one: chances say so.

    It uses only what the seat that is asked knows: what lies open, and cards of its own.
    """
    threat: Callable[[S, int], Message | None] = no_threat
    """A win of a rival's next turn, or the end of the seat, that is sure if nothing comes between: hints warn
    of it. It uses only what the seat may know."""
    failing: Callable[[S], bool] = never_true
    """Whether what the seat has begun fails unless it does more: hints that lead there say what."""
    merits: Callable[[S, int, Option], tuple[Message, ...]] = no_merits
    """The use of an option to a seat, where nothing shows it at once, such as a purchase: hints say it."""
    speaks: Collection[str] = ()
    """Verbs of options that name what comes of them at once: hints do not say it again."""
    picks: Mapping[str, str] = field(default_factory=dict)
    """Ids of prompts whose options name what one kind of event says: hints do not say it again."""
    ends: Collection[Option] = ()
    """Options besides pass and done that end a step: they are for when nothing else is worth it."""
    tastes: Collection[str] = ()
    """Ids of prompts whose answers are a matter of taste, such as whom to play: reviews do not judge them."""
    details: Collection[str] = ()
    """Ids of prompts that are asked while an action is carried out: what it is aimed at, who would stop it.

    Hints say what an action does if nobody stops it.
    """
    doer: Callable[[S, Decision], int | None] = nobody
    """The seat whose action or card is carried out if the decision stops nothing: what comes of it is the
    doing of that seat, not of the one who passes last."""

    @property
    def evaluator(self) -> Evaluator[S] | None:
        """The evaluation with its terms, for explanations and tuning; None where it has no terms."""
        return self.evaluate if isinstance(self.evaluate, Evaluator) else None


@dataclass(frozen=True, slots=True)
class Opponents:
    """The bots that play a game."""

    bots: Mapping[str, str] = field(default_factory=dict)
    """Bots of this game's own, as `module:class`."""
    levels: Mapping[str, str] = field(default_factory=dict)
    """The bot, with its parameters, that plays at a level; other levels are the same in all games."""
    coach: str = "expert"
    """The level that gives hints and reviews games: the best that is quick enough for a whole game."""
    quick: str = "greedy:worlds=1"
    """The strongest bot that takes about 2 ms a decision: simulations are played by it."""
    styles: Mapping[str, Style] = field(default_factory=dict)
    """Tastes by name, for options that are about as good as each other."""
    cast: tuple[Character, ...] = ()
    """The characters that people meet at a table, several for each level."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """The order of results."""

    cooperative: bool = False
    """Whether all seats win or lose together."""
    rank: Callable[[Result, int], tuple[float, ...]] = _by_score
    """The rank of a result for a seat; higher is better."""
    difficulty: str = ""
    """The option that says how difficult a game is: best scores are kept for each of its values."""


@dataclass(frozen=True, slots=True)
class Passing:
    """Passing for a while, in games that often ask for reactions."""

    prompts: frozenset[str]
    """Ids of prompts at which a seat may say once that it passes for a while."""
    concerns: Callable[[View, Any], Mapping[Hashable, Message]]
    """From a view and the pack: what touches the seat now, each with a message; passing ends there."""


@dataclass(frozen=True, slots=True)
class Spoilers(Generic[S]):
    """Parts of the content that players are not to see before they come up in play."""

    revealed: Callable[[S], Collection[str]]
    """The spoilers, or keys of single cards, that have come to light at a table (see `unspoiled`)."""
