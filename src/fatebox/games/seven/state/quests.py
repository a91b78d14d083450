"""Quests on the board: rows, markers, taking part (SEV-QST, SEV-SET.10, .11)."""

from __future__ import annotations

from fatebox.games.seven import events
from fatebox.kernel import Card

from .pieces import Cost, PricedSpace, Quest
from .table import SevenState
from .terms import FREE, NEUTRAL, QUESTS, ROWS, TREASURES

Mark = tuple[Card, int]
"""A space: the quest and the number of the space."""


# --- laying out ----------------------------------------------------------------------------------


def fill_row(s: SevenState, row: int) -> None:
    """New quests for a row, each with its treasures, as far as the decks reach (SEV-SET.10, SEV-DECK.3)."""
    while len(s.rows[row]) < quests_in_row(s) and s.quest_deck:
        card = s.quest_deck.pop(0)
        quest = Quest(card=card, marks=[FREE] * len(s.pack.spaces[card]))
        s.quests.append(card)
        s.rows[row].append(quest)
        s.open_spaces = None
        if s.listener is not None:
            s.emit(events.Quest, row, card, clause="SEV-SET.10")
        deal_treasures(s, quest, row)


def quests_in_row(s: SevenState) -> int:
    """Two, and one with two hero players (SEV-SET.10, SEV-2P.1)."""
    return 1 if len(s.players) == 2 else QUESTS


def deal_treasures(s: SevenState, quest: Quest, row: int) -> None:
    """Treasures beside a new quest: face down in row 3, face up below (SEV-SET.11)."""
    dealt = s.treasure_deck[:TREASURES]
    del s.treasure_deck[: len(dealt)]
    if row == ROWS - 1:
        quest.hidden = dealt
    else:
        quest.treasures = dealt
    if dealt:
        if s.listener is not None:
            s.emit(events.TreasuresLaid, quest.card, len(dealt), clause="SEV-SET.11")


def renewed(s: SevenState, card: Card) -> Quest:
    """A copy of a quest in its place, to be changed: copies of the table may share the old one."""
    for row in s.rows:
        for place, quest in enumerate(row):
            if quest.card == card:
                row[place] = quest = quest.copy()
                return quest
    raise ValueError(f"card {card} is no quest on the board")


# --- taking part ---------------------------------------------------------------------------------


def open_spaces(s: SevenState) -> tuple[PricedSpace, ...]:
    """The spaces that can be marked: those of rows 1 and 2, in row 2 never the last free one of a quest
    (SEV-QST.1 to .4). They are looked for once, until something changes there; again if row 1 is finished.
    """
    if s.open_spaces is not None:
        return s.open_spaces
    spaces: list[PricedSpace] = []
    for quest in s.rows[0]:
        spaces += _free_spaces(s, quest)
    unfinished = bool(spaces)
    for quest in s.rows[1]:
        free = _free_spaces(s, quest)
        if len(free) > 1:
            spaces += free
    found = tuple(spaces)
    if unfinished:
        s.open_spaces = found
    return found


def _free_spaces(s: SevenState, quest: Quest) -> tuple[PricedSpace, ...]:
    """The spaces of a quest without a marker, looked for once until one comes or goes."""
    if quest.free_spaces is None:
        spaces = zip(s.pack.priced_spaces[quest.card], quest.marks, strict=True)
        quest.free_spaces = tuple([space for space, mark in spaces if mark == FREE])
    return quest.free_spaces


def open_marks(s: SevenState) -> list[Mark]:
    """The same spaces, without their prices."""
    return [(card, place) for _, _, _, (_, card, place) in open_spaces(s)]


def requirement(s: SevenState, card: Card, place: int) -> Cost:
    """The cost of a space (SEV-QST.1)."""
    return s.pack.spaces[card][place]


def mark(s: SevenState, seat: int, card: Card, place: int, clause: str) -> None:
    """Put a free marker on a space (SEV-QST.1)."""
    put(s, card, place, seat)
    s.players[seat].markers -= 1
    if s.listener is not None:
        s.emit(events.Marked, seat, card, place, clause=clause)


def marks_of(s: SevenState, seat: int) -> list[Mark]:
    """The spaces with markers of a player."""
    return [
        (quest.card, place)
        for row in s.rows
        for quest in row
        for place, mark in enumerate(quest.marks)
        if mark == seat
    ]


def neutralise(s: SevenState, card: Card, place: int, clause: str) -> Quest:
    """A marker returns to its player and a neutral one takes its place: still fulfilled (SEV-TRS.1).

    The quest is `renewed`: more of it may change.
    """
    quest = _take_back(s, card, place, NEUTRAL)
    if s.listener is not None:
        s.emit(events.Neutralised, card, place, clause=clause)
    return quest


def unmark(s: SevenState, card: Card, place: int, clause: str) -> None:
    """A player's marker returns to him and the space is free again (`unmark`)."""
    _take_back(s, card, place, FREE)
    s.emit(events.Unmarked, card, place, clause=clause)


def _take_back(s: SevenState, card: Card, place: int, instead: int) -> Quest:
    s.players[s.quest(card).marks[place]].markers += 1
    return put(s, card, place, instead)


def put(s: SevenState, card: Card, place: int, mark: int) -> Quest:
    """Change what lies on a space; if it was or is free, the free ones have to be looked for again."""
    quest = renewed(s, card)
    if FREE in (mark, quest.marks[place]):
        quest.free_spaces = s.open_spaces = None
    quest.marks[place] = mark
    return quest
