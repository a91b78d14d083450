"""A table of Fate Weaver in one readable line, for tests that read as given, when, then.

    t = table(row="H01 P07", tops="L06")
    t.play("L06", at=0)
    assert t.row == "L06:1 H01:2 P07:1"

A row is written from left to right, each card with its half turns (none means 0).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any

from fatebox.games.weaver import GAME
from fatebox.games.weaver.content import WeaverPack
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import SUIT_INDEX, SUITS, VISITORS
from fatebox.kernel import Card, Event, Match, Option, Rng, Source

CARDS = files("fatebox.games.weaver") / "content" / "cards"
FIRST_ICON = {"sun": 1, "moon": 3, "blood_moon": 6}
"""The first place of each hour on the Long Summer."""


class Table:
    """A match with words for its moves, and the events since the first decision."""

    def __init__(self, match: Match[WeaverState]) -> None:
        self.match = match
        self.events: list[Event] = []
        match.state.listener = self.events.append

    # --- when --------------------------------------------------------------------------------

    def play(self, card: str, at: int) -> None:
        """Play this face-up card at a place of the row."""
        suit = self.s.pack.fate[card].suit
        assert self.top(suit) == card, f"{card} is not face up"
        self.match.answer(("play", suit, at))

    def use(self, relic: str, target: object = None, line: int = 1) -> None:
        """Use an ability of an owned relic."""
        self.match.answer(("use", relic, line, target))

    def read_one_of_each(self) -> None:
        """A whole reading with one card of each suit, placed from left to right."""
        for place, suit in enumerate(SUITS):
            self.match.answer(("play", suit, place))
        self.finish()

    def finish(self) -> None:
        """Finish the reading."""
        self.match.answer(("finish",))

    def buy(self, relic: str) -> None:
        """Buy the next rank of a relic."""
        self.match.answer(("buy", relic))

    def done(self) -> None:
        """Stop buying."""
        self.match.answer(("done",))

    # --- then --------------------------------------------------------------------------------

    @property
    def s(self) -> WeaverState:
        """The state."""
        return self.match.state

    @property
    def options(self) -> list[Option]:
        """The legal answers now; none when the game is over."""
        return [] if self.match.decision is None else self.match.decision.options

    @property
    def prompt(self) -> str | None:
        """The prompt now."""
        return None if self.match.decision is None else self.match.decision.prompt.id

    @property
    def default(self) -> Option:
        """The answer that is given when time runs out."""
        assert self.match.decision is not None
        return self.match.decision.default(self.s)

    def targets(self, relic: str, line: int = 1) -> list[Any]:
        """The targets that an ability is offered with now."""
        return [option[3] for option in self.options if option[:3] == ("use", relic, line)]

    @property
    def row(self) -> str:
        """The row, each card with its half turns."""
        return " ".join(f"{key}:{rot}" for key, rot in zip(self.keys(self.s.row), self.s.rots, strict=True))

    @property
    def runes(self) -> str:
        """The runes of the row's upright faces, left and right of each card."""
        pack = self.s.pack
        sides = (
            pack.left[card][rot] + pack.right[card][rot]
            for card, rot in zip(self.s.row, self.s.rots, strict=True)
        )
        return " ".join(sides)

    @property
    def tokens(self) -> str:
        """The cards of the row with an X2 token."""
        return " ".join(key for place, key in enumerate(self.keys(self.s.row)) if self.s.has_token(place))

    @property
    def waves(self) -> list[str]:
        """The cards that turned together, for every set of turns since the first decision."""
        turned = [event.args[0] for event in self.events if event.kind == "turned"]
        return [" ".join(self.keys([card for card, _ in wave])) for wave in turned]

    def top(self, suit: str) -> str | None:
        """The face-up card of a suit."""
        top = self.keys(self.s.tops[SUIT_INDEX[suit]])
        return top[0] if top else None

    def deck(self, suit: str) -> str:
        """The face-down cards of a suit, from top to bottom."""
        return " ".join(self.keys(self.s.decks[SUIT_INDEX[suit]]))

    def keys(self, cards: list[Card]) -> list[str]:
        """The keys of some cards."""
        return [self.s.pack.box.keys[card] for card in cards]

    @property
    def reserves(self) -> tuple[int, int, int]:
        """Gold, shards and points."""
        return self.s.gold, self.s.shards, self.s.points

    @property
    def ended(self) -> str:
        """The outcome of the game: `win`, or `loss` with its cause."""
        result = self.match.result
        assert result is not None, "the game goes on"
        return result.outcome if result.outcome == "win" else f"loss: {result.details['cause']}"


def table(
    row: str = "",
    tops: str = "",
    decks: str | None = None,
    *,
    hour: str = "sun",
    icon: int | None = None,
    cycle: str = "long-summer",
    visitor: str = "yorri",
    relics: Mapping[str, int] | None = None,
    gold: int = 0,
    shards: int = 0,
    points: int = 0,
    level: str = "apprentice",
    hastened: int = 0,
    segment: str = "read",
    pack: WeaverPack | None = None,
) -> Table:
    """A game at the start of a segment.

    Without `decks` all normal cards that are not named lie in the decks, and every deck shows a card (from
    round 1 on); with `decks` (top card first) there are no others. `icon` is how many icons are shown, by
    default up to the first of that `hour`. `relics` gives owned ranks besides Rank I of the Chest.
    """
    pack = pack or GAME.pack()
    icon = FIRST_ICON[hour] if icon is None else icon
    row_cards, rots = _row(pack, row)
    state = WeaverState(
        pack=pack,
        seats=1,
        rng=Rng.from_seed(0),
        level=level,
        decks=[[] for _ in SUITS],
        tops=[[] for _ in SUITS],
        box=[],
        row=row_cards,
        rots=rots,
        visitors=[],
        visitors_box=[],
        cycle=[find(pack, cycle)],
        cycles_box=[card for card in pack.cycle_cards if card != find(pack, cycle)],
        icons=list(pack.cycles[cycle].icons[:icon]),
        hour=pack.cycles[cycle].icons[icon - 1] if icon else "",
        hastened=hastened,
        round=icon,
        gold=gold,
        shards=shards,
        points=points,
        relics=[{"mimic-chest": 1, **(relics or {})}.get(key, 0) for key in pack.relic_keys],
    )
    _lay_decks(state, tops, decks)
    _lay_visitors(state, visitor, present=segment in ("read", "resolve"))
    return Table(Match(GAME, {"difficulty": level}, 0, state, segment))


def _row(pack: WeaverPack, text: str) -> tuple[list[Card], list[int]]:
    cards, rots = [], []
    for word in text.split():
        key, _, rot = word.partition(":")
        cards.append(find(pack, key))
        rots.append(int(rot or 0))
    return cards, rots


def _lay_decks(s: WeaverState, tops: str, decks: str | None) -> None:
    pack = s.pack
    used = set(s.row)
    for key in tops.split():
        card = find(pack, key)
        s.tops[pack.suit[card]].append(card)
        used.add(card)
    named = [find(pack, key) for key in (decks or "").split()]
    rest = [card for suit in pack.normals for card in suit] if decks is None else []
    for card in dict.fromkeys([*named, *rest]):
        if card not in used:
            s.decks[pack.suit[card]].append(card)
            used.add(card)
    if decks is None and s.round:
        for suit in range(len(SUITS)):
            s.turn_up(suit, "")
    s.box = [Card(card) for card in range(len(pack.suit)) if card not in used]


def _lay_visitors(s: WeaverState, visitor: str, *, present: bool) -> None:
    order = list(s.pack.adventurer_cards)
    order.remove(find(s.pack, visitor))
    order.insert(max(s.round - 1, 0), find(s.pack, visitor))
    gone = s.round - present
    s.visitors_gone, s.visitor = order[:gone], order[gone : s.round]
    s.visitors, s.visitors_box = order[s.round : VISITORS], order[VISITORS:]


def wander(match: Match[WeaverState], seed: int | str) -> Iterator[Match[WeaverState]]:
    """Random answers to the end of the game; yields before each answer and at the end."""
    rng = Rng.from_seed(f"wander {seed}")
    while match.decision is not None:
        yield match
        match.answer(rng.choose("answer", match.decision.options))
    yield match


def find(pack: WeaverPack, key: str) -> Card:
    """The card with this key."""
    return pack.box.find(key)[0]


def pack_with(*changes: str, **cards: str) -> WeaverPack:
    """The shipped pack with changes, and with further cards: `X="love: sun moon / moon star"`.

    The runes are any symbols, clouded face first, left and right; `death love: ...` is a Death card.
    """
    source = Source(CARDS, changes)
    for key, text in cards.items():
        what, _, faces = text.partition(":")
        clouded, _, clear = faces.partition("/")
        source.tables["fate"][key] = {
            "suit": what.split()[-1],
            "death": what.startswith("death"),
            "clouded": {"name": f"{key} clouded", "runes": clouded.split()},
            "clear": {"name": f"{key} clear", "runes": clear.split()},
        }
        for rune in (*clouded.split(), *clear.split()):
            source.tables["runes"].setdefault(rune, {"name": rune, "shape": rune, "veil": False})
    return WeaverPack(source)
