"""The future of all heroes together: the turns to come, and the sins that they can spare."""

from __future__ import annotations

from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.pieces import PricedSpace, Quest
from fatebox.games.seven.state.terms import ARMOUR, FREE, GOAL, QUEST, QUESTING, SIN, SIN_PILE, SINS

MIGHT_PER_TURN = (0.0, 0.0, 7.5, 7.0, 5.5, 4.5, 3.8)
"""The might that the mightiest hero gains in a turn, by the number of heroes."""
DELAY = 1.2
"""Turns for each row: not every row is finished in its turn."""
FALLEN_SINS = 1.8
"""The sins that a fallen hero brings to the pile in a turn; a careful good one brings one."""
UNNAMED_SINS = 1.7
"""The sins that the cards of the Unnamed bring to the pile in a turn."""
TURNS = 8.5
"""The typical number of turns in a game."""
MARGIN = 0.5
"""Sins for each hero and turn to keep in reserve."""
STEEP, HOPE = 5.0, 0.4
"""The slope and the shift from the sins left for each hero and turn to the chance of success."""


def completing(s: SevenState) -> bool:
    """Whether the lowest row is finished, though its armour piece has not been received yet."""
    return s.completing is not None or (s.phase == QUESTING and s.row_finished())


def rows_left(s: SevenState) -> int:
    """The number of rows that must still be finished for the armour."""
    return ARMOUR - s.armour - (s.armour < ARMOUR and completing(s))


def decided(s: SevenState, rows: int) -> bool:
    """Whether the armour is won as soon as the row in progress is completed (SEV-END.1)."""
    return rows == 0 and bool(s.mighty())


def too_late(s: SevenState) -> bool:
    """Whether the cataclysms run out before the armor can be whole: each row brings one (SEV-CMP.11).

    The turn of the last one may still bring one piece (SEV-END.7).
    """
    pieces = ARMOUR - s.armour
    return pieces > 1 and len(s.cataclysm_deck) < pieces


def turns_left(s: SevenState, rows: int) -> float:
    """An estimate of the turns to come, this one included: at most one row is finished in each."""
    best = max((player.might for player in s.players if not player.corrupted), default=0)
    for_might = (GOAL - best) / MIGHT_PER_TURN[len(s.players)]
    for_rows = rows * DELAY
    if s.phase == QUESTING and rows > 0 and rows == ARMOUR - s.armour:  # a row is in progress
        for_rows += 1.0 - _progress(s) - 0.15 * _marked(s.rows[1])
    return max(1.0, for_rows, for_might)


def _progress(s: SevenState) -> float:
    """The part of the lowest row that is done; a space that somebody could mark now counts half."""
    done, spaces = 0.0, 0
    declared = s.declared
    marking = declared.card if declared is not None and declared.kind == QUEST else None
    purses = [[*p.gifts, p.gold, p.fame] for p in s.players if p.markers and not p.corrupted]
    for quest in s.rows[0]:
        priced = s.pack.priced_spaces[quest.card]
        spaces += len(priced)
        for place, mark in enumerate(quest.marks):
            if mark != FREE:
                done += 1.0
            elif quest.card == marking and declared is not None and declared.number == place:
                done += 0.9
            elif _somebody_has(purses, priced[place]):
                done += 0.5
    return done / spaces if spaces else 0.0


def _somebody_has(purses: list[list[int]], space: PricedSpace) -> bool:
    """Whether some hero can pay for a space without any help."""
    thing, amount, more, _ = space
    for purse in purses:
        if purse[thing] >= amount:
            for other, number in more:
                if purse[other] < number:
                    break
            else:
                return True
    return False


def _marked(row: list[Quest]) -> float:
    """The part of a row that is marked."""
    spaces = sum(len(quest.marks) for quest in row)
    return 1.0 - sum(quest.marks.count(FREE) for quest in row) / spaces if spaces else 0.0


def _pile(s: SevenState) -> int:
    """The sins in the pile, without those that bring the cataclysm that strikes now (SEV-CAT.3)."""
    struck = s.for_sins and s.segment.startswith("cataclysm")
    return max(0, len(s.sin_discard) - SIN_PILE * struck)


def spare_sins(s: SevenState, rows: int, turns: float) -> float:
    """The number of sins left for each hero and turn, beside those that must come and a margin.

    The rows bring their share of the cataclysms, every seventh sin another (SEV-CAT.1). In each Regrouping
    a hero whose hand is full must discard a sin (SEV-REG.4, .5), so that one for each turn is not his choice.
    """
    cataclysms = len(s.cataclysm_deck) - completing(s)  # that of the row is still to come (SEV-CMP.11)
    left = SIN_PILE * (cataclysms - max(1, rows) + 1) - _pile(s) - 1.0
    if s.declared is not None and s.declared.kind == SIN:
        left -= 1.0  # it is on its way to the pile, cancelled or not (SEV-SIN.2, SEV-RCT.4)
    questing = s.phase == QUESTING
    regroupings = turns - 1.0 if questing else turns
    for player in s.players:
        if player.corrupted:
            left -= FALLEN_SINS * turns
            continue
        left -= regroupings
        if questing and regroupings > 0.0:
            excess = len(player.sins) - SINS  # 0: the hand is full, one more must go
            left -= min(1.0, regroupings) * (excess if excess >= 0 else -1)
    if s.unnamed is not None:
        left -= UNNAMED_SINS * turns
    heroes = len(s.players)
    return (left - MARGIN * heroes * turns) / (heroes * max(2.0, TURNS - s.turn))
