"""Capabilities for things that outlast a match: decks, campaigns, collections.

A game that has one of them puts an object of these protocols into its `Game`. Whatever is kept is a document
of plain JSON data, and everything here turns documents into documents: where they are kept, and for whom, is
not the game's business (`fatebox.storage`).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeAlias

import msgspec

from .errors import FateboxError
from .messages import Message, MessageData
from .options import Options
from .problem import Problem
from .state import Result

Document: TypeAlias = dict[str, Any]
"""Plain JSON data."""
CardCounts: TypeAlias = Mapping[str, int]
"""Copies of cards, by key."""


class CampaignError(FateboxError):
    """Something that a campaign does not allow now; the message says why, with the clause."""


class DeckProblem(msgspec.Struct):
    """Something that keeps a deck from being played."""

    card: str
    """The name of the card; empty if it is about the deck as a whole."""
    what: MessageData
    clause: str

    @classmethod
    def of(cls, problems: Sequence[Problem]) -> list[DeckProblem]:
        """Problems as they are published."""
        return [cls(problem.card, problem.what.to_data(), problem.clause) for problem in problems]


# --- decks -----------------------------------------------------------------------------------------------


class DeckCard(msgspec.Struct, frozen=True):
    """A card that decks are made of."""

    name: str
    cost: int
    kind: str
    stats: str
    """Its numbers in short, such as `2/1/3`; empty if it has none."""
    starred: bool


class DeckRules(Protocol):
    """Decks that players build before a game: cards of one faction."""

    size: int
    """The number of cards that a deck must have."""
    kinds: tuple[str, ...]
    """The kinds of cards, in the order in which a summary counts them."""
    deck_list: Any
    """The type of a deck as it is published: a struct with `faction` and `cards`, by key."""
    card_clause: str
    """The clause that says which cards there are."""
    copies_clause: str
    """The clause that says how many copies there may be."""

    def factions(self, pack: Any) -> Mapping[str, str]:
        """The factions with their names."""

    def cards(self, pack: Any) -> Mapping[str, DeckCard]:
        """All cards by key."""

    def available(self, pack: Any, faction: str) -> CardCounts:
        """The cards that everybody has for a deck of this faction."""

    def ready(self, pack: Any, faction: str, owned: CardCounts) -> Mapping[str, CardCounts]:
        """Decks that need no building, by name; `starter` is one of them."""

    def problems(
        self, pack: Any, faction: str, cards: CardCounts, owned: CardCounts | None = None
    ) -> list[Problem]:
        """All that keeps a list from being played with the cards of the faction, or with those owned."""


# --- campaigns -------------------------------------------------------------------------------------------


class Player(msgspec.Struct, frozen=True):
    """Somebody at a seat, game after game."""

    kind: Literal["person", "bot", "open"]
    person: str | None
    """The id of a person on a server."""
    name: str
    bot: str


@dataclass(frozen=True, slots=True)
class Running:
    """A game of a campaign that has begun and is not over."""

    id: str
    label: str
    """Its name for people."""
    options: Options
    seats: int
    waiting: bool = False
    """It still waits for players."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over."""

    id: str
    """Its id, so that it counts once."""
    game: str
    options: Options
    players: Sequence[Player]
    result: Result
    counts: bool
    """Whether it was played by the rules: no forced step back, no changed cards, no copy of another game."""


@dataclass(frozen=True, slots=True)
class CampaignEntry:
    """A campaign as it is kept, and how it stands."""

    id: str
    name: str
    data: Document
    running: Sequence[Running]
    created: float = 0.0
    changed: float = 0.0
    owner: str = ""
    """The id of the person who has begun it."""
    uncounted: int = 0
    """Games that ended without changing it, as after a forced step back."""


class CampaignRules(Protocol):
    """Campaigns: games in a row, in which a game changes what players bring to the next one."""

    shared: bool
    """Whether all who have played in a campaign take part in it, or only the one who has begun it."""
    line: Any
    """The type of what a list shows of a campaign."""
    page: Any
    """The type of what its own page shows."""
    deck: Any
    """The type of a deck list in a campaign."""
    own_options: tuple[str, ...]
    """Options that only the campaign itself can set."""

    def new(self, players: Sequence[Player], options: Options) -> Document:
        """A campaign at its beginning."""

    def restarted(self, data: Document) -> Document:
        """The same campaign from its beginning."""

    def check_idle(self, entry: CampaignEntry) -> None:
        """Raise a `CampaignError` while a game of the campaign is not over."""

    def check(self, pack: Any, data: Any, *, brought: bool) -> list[str]:
        """All that is impossible about a campaign.

        `brought`: somebody brings it along; then its decks must keep to the rules as well.
        """

    def players(self, data: Document) -> Sequence[Player] | None:
        """The players of the next game; None: whoever opens its table chooses them."""

    def enter(self, pack: Any, entry: CampaignEntry, options: Options, seats: int) -> dict[str, Any]:
        """The options of the next game, or a `CampaignError`."""

    def again(self, options: Options) -> dict[str, Any]:
        """Options of a game of a campaign as people chose them, for another game."""

    def why_not_carried(self, match: Any) -> Message | None:
        """The reason why a saved game may not be copied or moved elsewhere; None if it may."""

    def check_carried(self, pack: Any, entry: CampaignEntry, match: Any) -> None:
        """Raise a `CampaignError` if a game that was carried here does not belong to this campaign."""

    def settle(self, pack: Any, data: Document, finished: Finished) -> tuple[bool, Document]:
        """Whether a game has counted, and the campaign after it. A game counts once."""

    def choose_deck(self, pack: Any, entry: CampaignEntry, person: str, which: str, deck: Any) -> Document:
        """The campaign with another deck list; None as a list takes a choice back."""

    def deck_problems(
        self, pack: Any, entry: CampaignEntry, person: str, which: str, deck: Any
    ) -> list[Problem]:
        """The problems that keep a list from being that deck."""

    def decks(self, pack: Any, data: Document) -> Sequence[CampaignDeck]:
        """The decks that are chosen in this campaign."""

    def revealed(self, pack: Any, data: Document) -> Collection[str]:
        """The spoilers that have come to light in it (see `unspoiled`)."""

    def replaced(self, data: Document, person: str, successor: Player) -> Document:
        """The campaign with somebody else in the place of a person."""

    def in_list(self, pack: Any, entry: CampaignEntry, person: str) -> Any:
        """The line that a list shows of it, as `line`."""

    def in_full(self, pack: Any, entry: CampaignEntry, person: str) -> Any:
        """The data of its page, as `page`."""

    def summary(self, pack: Any, data: Document) -> Message:
        """Its progress, in a few words."""

    def chronicle(self, pack: Any, entry: CampaignEntry) -> list[Message]:
        """Its history, a line for each event."""

    def news(self, pack: Any, finished: Finished) -> list[Message]:
        """Lasting changes made by a finished game, a line each."""


@dataclass(frozen=True, slots=True)
class CampaignDeck:
    """A deck that is chosen in a campaign, from cards that are owned."""

    key: str
    owner: str
    """In words."""
    cards: Sequence[str]
    """Those that are in it, by id."""
    left_out: Sequence[str]
    names: Mapping[str, str]


# --- collections -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Entrant:
    """The deck and faction that a player brings to a game."""

    name: str | None
    """In a campaign, whose collection it is."""
    collection: Document | None
    faction: str = ""
    deck: CardCounts | None = None
    where: str = ""
    """The source of the deck, for errors."""


@dataclass(frozen=True, slots=True)
class Settlement:
    """The changes of collections by a finished game."""

    collections: Sequence[Document] | None
    """All of them as they are now; None: the game had been settled before."""
    news: Sequence[Message]
    """The cards that changed hands."""
    refused: Message | None
    """The reason why a card that was taken has not changed hands."""
    standing: Message
    """The standing of these players' campaign."""


class CollectionRules(Protocol):
    """Collections: the cards that players own by name, in campaigns that they play with one another."""

    comment: str
    """The first line of a file, about itself."""

    def fresh(self, pack: Any, player: str, faction: str) -> Document:
        """A collection at the start of a campaign."""

    def check(self, pack: Any, data: Document) -> list[Problem]:
        """Problems with the cards of a collection."""

    def enter(self, pack: Any, options: Options, entrants: Sequence[Entrant]) -> dict[str, Any]:
        """The options of a game to which players bring decks or collections."""

    def players(self, options: Options) -> list[str]:
        """The names of the players of a campaign; none if it is no campaign, or they have no names."""

    def decks(self, options: Options) -> list[CardCounts | None]:
        """The decks that were brought to a game, by seat."""

    def settle(
        self,
        pack: Any,
        players: Sequence[str],
        owned: Sequence[Document | None],
        finished: Finished,
    ) -> Settlement | None:
        """Note a finished game in all collections; None if it ended before anything was owned."""
