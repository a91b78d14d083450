"""The pieces on the table: players, boards, quests and what has been declared."""

from __future__ import annotations

from typing import ClassVar, NamedTuple, TypeAlias

from fatebox.kernel import Card, FaceDown, FaceUp, Fixed, InHand, Option, Plain, field

from .terms import COLORS, FREE, MARKERS, NO_GIFTS, NOBODY


class Player(Plain):
    """A hero player and his possessions."""

    seat: int
    hero: str = ""
    """The key of the hero; none before it is chosen (SEV-SET.1)."""
    tapped: bool = False
    """Whether the hero is tapped (SEV-HERO.1)."""
    corrupted: bool = False
    """Whether the evil side is up (SEV-TERM.8)."""
    corruption: int = 0
    fell: int = 0
    """The number of the hero's last fall: 1 for the first fall of the game, and so on (SEV-COR.20)."""
    gifts: list[int] = field(default_factory=lambda: list(NO_GIFTS))
    gold: int = 0
    fame: int = 0
    might: int = 0
    markers: int = MARKERS
    """Free markers (SEV-TERM.5)."""
    characters: FaceUp = field(default_factory=list)
    tired: list[Card] = field(default_factory=list)
    """The tapped ones of the characters (SEV-TERM.9)."""
    elixirs: FaceUp = field(default_factory=list)
    buildings: FaceUp = field(default_factory=list)
    manned: list[Card] = field(default_factory=list)
    """The buildings with a marker (SEV-MAN.1)."""
    sins: InHand = field(default_factory=list)
    artifacts: InHand = field(default_factory=list)
    banners: list[int] = field(default_factory=lambda: list(NO_GIFTS))
    """The color counts (SEV-TERM.3): characters and hero."""


class Space(Plain):
    """A space of the tavern or the store; another one takes its place when its card comes or goes."""

    unchanging: ClassVar[bool] = True
    card: FaceUp = field(default_factory=list)
    """The card on it; none if it is closed or waits for a card (SEV-DECK.2)."""
    closed: bool = False


class Board(Plain):
    """The tavern or the store: three spaces, a deck and its discard pile."""

    spaces: list[Space]
    deck: FaceDown
    discard: FaceDown = field(default_factory=list)
    """Nobody may look through it (SEV-DECK.10)."""

    def shown(self) -> list[Card]:
        """The face-up cards, left to right."""
        return [space.card[0] for space in self.spaces if space.card]


Needs: TypeAlias = tuple[tuple[int, int], ...]
"""A cost: each thing by its place in a purse (the colors, gold, fame) with the amount."""

PricedSpace: TypeAlias = tuple[int, int, Needs, Option]
"""A space of a quest: the thing that it costs most of, how many of it, what else, and the option to mark it.

Most heroes who cannot pay lack the first thing, and most spaces cost nothing else.
"""


class Quest(Plain):
    """A quest on the board; its card lies in the pile of all quests on the board.

    What lies on it or beside it changes on a copy that takes its place (`quests.renewed`).
    """

    unchanging: ClassVar[bool] = True
    card: Card
    marks: list[int]
    """For each requirement space: FREE, NEUTRAL or the seat whose marker lies there."""
    free_spaces: Fixed[tuple[PricedSpace, ...] | None] = None
    """The spaces without a marker; None once a marker has come or gone."""
    treasures: FaceUp = field(default_factory=list)
    hidden: FaceDown = field(default_factory=list)
    """Treasures that lie face down, in row 3 (SEV-SET.11)."""

    def free(self) -> int:
        """The number of spaces without a marker."""
        return self.marks.count(FREE)


Offer: TypeAlias = tuple[int, str, Option]
"""A card for sale: its price, the kind of price that temples may reduce, and the option to pay it."""


class Offers(dict[int, tuple[Option, ...]]):
    """All that is for sale for one kind of money, and by a sum the options that cost no more.

    Heroes have the same few sums again and again, so the options of each are listed once. The cards never
    change: when something comes or goes, there are other offers.
    """

    __slots__ = ("cards", "kinds")

    def __init__(self, cards: tuple[Offer, ...], kinds: frozenset[str]) -> None:
        self.cards = cards
        self.kinds = kinds
        """The kinds of prices among them: a temple that reduces no such price changes nothing here."""

    def __missing__(self, money: int) -> tuple[Option, ...]:
        found = self[money] = tuple([option for price, _, option in self.cards if price <= money])
        return found


class Declared(Plain):
    """A declared action or card that is being carried out."""

    unchanging: ClassVar[bool] = True
    seat: int
    kind: str
    """The action, or `use` for a special rule, `unnamed` for a card of the Unnamed."""
    card: Card | None = None
    number: int = NOBODY
    """The function of a sin, the space of a quest, the color of a portal."""
    treasure: Card | None = None
    target: int = NOBODY
    """The hero that is named."""

    def naming(self, hero: int) -> Declared:
        """The same with the hero that is named."""
        named = self.copy()
        named.target = hero
        return named


class Cost(NamedTuple):
    """A cost, to be paid in full (SEV-ACT.2)."""

    gifts: tuple[int, ...] = NO_GIFTS
    gold: int = 0
    fame: int = 0
    might: int = 0
    quest: bool = False
    """Whether it is a requirement of a quest: then manned buildings help (`wild_gifts`, `cost_mod`)."""
    any_gifts: int = 0
    """More gifts, of any colors."""
    forced: bool = False
    """Whether an effect demands it: then instants help as payment only, without a surplus (SEV-FREE.3)."""


def by_color(gifts: tuple[int, ...]) -> dict[str, int]:
    """Gifts by the names of their colors, without zeros."""
    return {color: n for color, n in zip(COLORS, gifts, strict=True) if n}
