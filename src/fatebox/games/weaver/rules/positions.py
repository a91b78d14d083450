"""The table of Fate Weaver as it can be: for positions laid out by hand, and for tests."""

from __future__ import annotations

from collections.abc import Iterator

from fatebox.games.weaver.content import WeaverPack
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import HOURS, ICONS, LEVELS, RANKS, READING, SUITS
from fatebox.kernel import Card, Flaw, Named, Positions
from fatebox.kernel.positions import as_many, number, of_kind, sized, word


def _of_suit(pack: WeaverPack, card: Card, at: tuple[int, ...]) -> bool:
    return pack.box.kinds[card] == "fate" and pack.suit[card] == at[0]


def flaws(s: WeaverState) -> Iterator[Flaw]:
    """Numbers of cards, turns and icons that cannot be."""
    yield from as_many("decks", s.decks, len(SUITS), "suit")
    yield from as_many("tops", s.tops, len(SUITS), "suit")
    for suit, top in enumerate(s.tops):
        yield from sized(f"tops[{suit}]", top, 0, 1)  # WEA-SUP.1
    yield from _row_flaws(s)
    yield from sized("visitor", s.visitor, 0, 1)
    yield from sized("visitors", s.visitors, ICONS - len(s.icons))  # one for each round to come
    yield from sized("cycle", s.cycle, 1, 1)
    yield from sized("icons", s.icons, s.round, ICONS)
    if s.icons and not s.hour:
        yield Flaw("hour", f"expected one of {', '.join(HOURS)}")
    yield from as_many("relics", s.relics, len(s.pack.relic_keys), "relic")


def _row_flaws(s: WeaverState) -> Iterator[Flaw]:
    yield from sized("row", s.row, 0, READING)
    yield from as_many("rots", s.rots, len(s.row), "card in row")
    for place, (card, turns) in enumerate(zip(s.row, s.rots, strict=False)):
        if turns > 1 and s.pack.death[card]:  # WEA-GEN.9
            yield Flaw(f"rots[{place}]", f"expected 0 or 1 for a Death card, got {turns}")
    pairs = list(zip(s.row, s.row[1:], strict=False))
    for i, knot in enumerate(s.knots):
        if knot not in pairs:
            yield Flaw(f"knots[{i}]", "expected two neighbors in row, the left one first")


def opening(s: WeaverState) -> Iterator[Flaw]:
    """A reading needs a visitor, its payment four cards; before the next round the visitor is gone."""
    reading = int(s.segment in ("read", "resolve"))
    yield from sized("visitor", s.visitor, reading, reading)
    if s.segment == "resolve":
        yield from sized("row", s.row, READING, READING)


def complete(s: WeaverState, named: Named) -> None:
    """A row at rest; the icons of the rounds so far, and the hour of the last one."""
    if not named("rots"):
        s.rots = [0] * len(s.row)
    if s.segment != "refresh" and not named("round"):
        s.round = max(1, len(s.icons))
    if not named("icons") and s.cycle:
        s.icons = list(s.pack.box.cards[s.cycle[0]].icons[: s.round])
    if not named("hour") and s.icons:
        s.hour = s.icons[-1]


POSITIONS: Positions[WeaverState] = Positions(
    belongs={
        "decks": _of_suit,
        "tops": _of_suit,
        **dict.fromkeys(("box", "row", "discard"), of_kind("fate")),
        **dict.fromkeys(("visitors", "visitor", "visitors_gone", "visitors_box"), of_kind("adventurer")),
        **dict.fromkeys(("cycle", "cycles_box"), of_kind("cycle")),
    },
    fields={
        "WeaverState.level": word(*LEVELS),
        "WeaverState.rots": number(0, 3),  # WEA-GEN.8
        "WeaverState.icons": word(*HOURS),
        "WeaverState.hour": word("", *HOURS),
        "WeaverState.hastened": number(0, ICONS),
        "WeaverState.round": number(0, ICONS),
        "WeaverState.gold": number(0),
        "WeaverState.shards": number(0),
        "WeaverState.points": number(0),
        "WeaverState.relics": number(0, RANKS),
    },
    flaws=flaws,
    opening=opening,
    complete=complete,
)
