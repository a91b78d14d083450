"""Reading Lore cards (PHA-LORE).

A Lore card is followed one instruction a segment, so that no decision is asked while cards of the Adventure
deck are on their way into hidden piles.
"""

from __future__ import annotations

from itertools import chain

from fatebox.games.phantom import events
from fatebox.games.phantom.content.designs import LoreCard
from fatebox.games.phantom.effects.lore import (
    GainEach,
    GiveToDiscard,
    GiveToPlay,
    HurtAll,
    LoseAdventure,
    MakeActive,
    PlaceCard,
    ReadNext,
    RemoveSubtype,
    ReturnCards,
    SetAside,
    ShuffleIn,
    Step,
    Win,
)
from fatebox.games.phantom.effects.words import roman
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.games.phantom.state.destiny_deck import build_destiny_deck
from fatebox.games.phantom.state.ending import lose, win
from fatebox.games.phantom.state.pieces import Player
from fatebox.kernel import Card, DataError, Decision, Option, Prompt, Rules

from .achievements import achieved_by_lore
from .damage import take_damage
from .gaining import gain_one_of, put, take, unowned
from .instructions import follow_text
from .playing import enter_play

BRANCH = Prompt("lore_branch", "PHA-LORE.1")


def read_step(s: PhantomState) -> Rules[None]:
    """Open the next Lore card, or follow the next instruction of the open one."""
    if not s.lore:
        return _open(s, s.to_read.pop(0))
    card: LoreCard = s.pack.box.cards[s.lore[0]]
    step = card.steps[s.line]
    s.line += 1
    if s.line == len(card.steps):  # PHA-SET.9
        s.box += s.lore
        s.lore, s.line = [], 0
    return _carry_out(s, step, card.lore)


def read_all(s: PhantomState) -> Rules[None]:
    """Read all Lore cards that are to be read (R29: while a card is needed from an empty deck)."""
    while s.lore or s.to_read:
        yield from read_step(s)


def _open(s: PhantomState, number: int) -> Rules[None]:
    """Find a Lore card; the cards before it in the Adventure deck leave the game (PHA-LORE.2).

    Only its own instructions touch row, Destiny deck and Resolved pile (PHA-LORE.4).
    """
    if s.rewarding:
        yield from achieved_by_lore(s, number)
    card = s.pack.adventures[s.adventure].lore[number]
    if card not in s.story:  # a position laid by hand: it would be looked for again and again
        raise DataError(
            f"story: Lore {roman(number)} is to be read, but {s.pack.box.keys[card]} is not in the Adventure"
            " deck (PHA-LORE.2)"
        )
    passed = s.take_from_story(1, s.pack.numbers[card])
    passed.remove(card)
    s.unseen += passed
    s.lore = [card]
    s.path.append(number)
    s.emit(events.Lore, number, card, clause="PHA-LORE.2")


def _carry_out(s: PhantomState, step: Step, number: int) -> Rules[None]:  # noqa: C901 - one case for each kind of Lore instruction
    """Follow one instruction; there is one case, and no more, for each kind that a Lore card can have."""
    match step:
        case HurtAll():
            yield from _hurt_all(s, step.levels[s.level])
        case GiveToPlay():
            for player in from_start(s):
                _give_to_play(s, player, step.copies)
        case GiveToDiscard():
            for player in from_start(s):
                _give_to_discard(s, player, step.copies)
        case ShuffleIn():
            build_destiny_deck(s, _call_for(s, *step.range))
        case SetAside():
            s.set_aside += _call_for(s, *step.range)
        case PlaceCard():
            _place(s, step)
        case ReturnCards():
            _return(s, step.names)
        case RemoveSubtype():
            _remove(s, step.subtype)
        case MakeActive():
            yield from _make_active(s, step.missions)
        case GainEach():
            for player in from_start(s):
                yield from gain_one_of(s, player, unowned(s, *step.range))
        case ReadNext():
            yield from _read_next(s, step)
        case Win():
            win(s, f"Lore {number}")
        case LoseAdventure():
            lose(s, f"Lore {number}")


def from_start(s: PhantomState) -> list[Player]:
    """All players, the starting player first (R21)."""
    return [s.players[(s.start + i) % s.seats] for i in range(s.seats)]


def _hurt_all(s: PhantomState, damage: int) -> Rules[None]:
    """Each player takes damage; the active one last, as a Knock-out would end the turn (R64)."""
    for player in reversed(s.playing()):
        yield from take_damage(s, player, damage)


def _call_for(s: PhantomState, first: int, last: int) -> list[Card]:
    """Take a range out of the Adventure deck: the cards of this level; others are left out (PHA-LVL.4)."""
    faces = s.pack.faces[s.level]
    called = s.take_from_story(first, last)
    s.unseen += [card for card in called if faces[card] is None]
    return [card for card in called if faces[card] is not None]


# --- cards for each player: the Lore card says where they go (PHA-GAIN.4) ---------------------------


def _own_copy(s: PhantomState, player: Player, name: str) -> Card | None:
    """The copy of a card that the Legend owns already, wherever it is (R22)."""
    copies = s.pack.copies[name]
    piles = (player.play, player.hand, player.deck, player.discard, player.left_out)
    return next(filter(copies.__contains__, chain(*piles)), None)


def _give_to_play(s: PhantomState, player: Player, copies: tuple[int, ...]) -> None:
    """A copy goes into the Play area: a new one, or the one that the Legend owns already (PHA-REP.2, R23)."""
    own = _own_copy(s, player, _name_of(s, copies))
    if own is None:
        card = _first_unowned(s, copies)
        if card is not None:
            take(s, player, card)
            if player.out:  # R24
                put(s, player, card, "discard")
            else:
                enter_play(s, player, card)
    elif not player.out:
        if own in player.play:
            if own in player.exhausted:
                s.make_ready(own)
            return
        for pile in (player.hand, player.deck, player.discard, player.left_out):
            if own in pile:
                pile.remove(own)
        enter_play(s, player, own)
        s.shuffle_deck(player, "PHA-REP.2")


def _give_to_discard(s: PhantomState, player: Player, copies: tuple[int, ...]) -> None:
    """A copy goes on the Discard pile, unless the Legend owns one already (PHA-REP.3)."""
    if _own_copy(s, player, _name_of(s, copies)) is None:
        card = _first_unowned(s, copies)
        if card is not None:
            take(s, player, card)
            put(s, player, card, "discard")


def _name_of(s: PhantomState, copies: tuple[int, ...]) -> str:
    return s.pack.names[s.pack.of_set[s.adventure][copies[0] - 1]]


def _first_unowned(s: PhantomState, copies: tuple[int, ...]) -> Card | None:
    """The first-numbered copy that is still in the Adventure deck (R21)."""
    return next((card for number in copies for card in s.in_story(number, number)), None)


# --- the table --------------------------------------------------------------------------------------


def _place(s: PhantomState, step: PlaceCard) -> None:
    """An Objective comes to the table (PHA-LORE.8)."""
    for card in _call_for(s, step.card, step.card):
        match step.to:
            case "row":
                s.to_row(card, "PHA-LORE.8")
            case "beside":
                s.objectives.append(card)
                s.unsettle(card)
                s.emit(events.Beside, card, clause="PHA-LORE.8")
            case "at_hand":
                s.at_hand.append(card)


def _return(s: PhantomState, names: tuple[str, ...]) -> None:
    """Cards return to the box if they are in play."""
    for card in [*s.objectives, *s.row]:
        if s.pack.names[card] in names:
            s.to_box(card, "PHA-LORE.2")


def _remove(s: PhantomState, subtype: str) -> None:
    """Every card of a subtype on the row, in the Destiny deck and in the Resolved pile leaves the game."""
    traits = s.pack.traits
    for card in s.row[:]:
        if subtype in traits[card]:
            s.to_box(card, "PHA-GEN.16")
    s.box += [card for card in s.destiny + s.resolved if subtype in traits[card]]
    s.destiny = [card for card in s.destiny if subtype not in traits[card]]
    s.resolved = [card for card in s.resolved if subtype not in traits[card]]


def _make_active(s: PhantomState, missions: tuple[int, ...]) -> Rules[None]:
    """A Mission becomes active; the replaced one returns to the box with its tokens off (PHA-LORE.6, R27)."""
    if s.mission is not None:
        s.to_box(s.mission, "PHA-LORE.6")
    s.missions = _call_for(s, missions[0], missions[-1])
    for card in s.missions:
        s.unsettle(card)
        s.emit(events.Mission, card, clause="PHA-LORE.6")
    yield from follow_text(s, "setup", Cause(s.active, s.mission))


def _read_next(s: PhantomState, step: ReadNext) -> Rules[None]:
    """The story goes on with another Lore card, of several by the active player's choice (R20)."""
    options: list[Option] = [("read", number) for number in step.lore]
    option = yield Decision(s.active, BRANCH, options)
    s.to_read.insert(0, option[1])
