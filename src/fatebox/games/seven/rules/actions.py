"""Legal actions, and how they are carried out (SEV-ACT).

An action is declared with its choices; some can be cancelled; then it is paid and carried out (SEV-ACT.3).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import chain

from fatebox.games.seven import events
from fatebox.games.seven.content import SevenPack
from fatebox.games.seven.effects.base import Cause, Effect
from fatebox.games.seven.effects.gift_payment import missing
from fatebox.games.seven.effects.lasting import BonusGift, nameable
from fatebox.games.seven.effects.payment import can_pay, pay, quests_eased, with_elixirs
from fatebox.games.seven.effects.prices import affordable, discounts, money_within_reach
from fatebox.games.seven.effects.trade import buy_elixir, recruit
from fatebox.games.seven.effects.treasures import gain_treasure, treasure_from_top
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.market import for_fame, for_gold
from fatebox.games.seven.state.moves import drop_all_gifts, take_all_gifts, take_gifts, turn_character
from fatebox.games.seven.state.pieces import Declared, Player, Quest
from fatebox.games.seven.state.quests import mark, neutralise, open_spaces, requirement
from fatebox.games.seven.state.terms import (
    ABILITY,
    ARTIFACT,
    ATONE,
    BUY,
    FOUND,
    GIFTS,
    MAN,
    MARKERS,
    MOST_SEATS,
    OPEN,
    PORTAL,
    QUEST,
    RECRUIT,
    SIN,
    TREASURE,
    TREASURE_TOP,
)
from fatebox.kernel import PASS, Card, Decision, Option, Prompt, Rules

from .atoning import atone, can_atone
from .buildings import found, man
from .checks import check
from .instants import instants
from .performing import carry_out, declare, perform
from .reactions import cancelled, may_be_cancelled

ASKING = tuple(Cause(seat) for seat in range(MOST_SEATS))
"""By seat, the cause of a hero who only asks what is possible: it is never carried out."""
MARKER = Prompt("treasure.marker", "SEV-TRS.1")
OVER = "step.over"
CANCELLABLE = (RECRUIT, QUEST)
"""Actions that others may cancel, beside sins (SEV-RCT.1)."""


# --- what is legal -------------------------------------------------------------------------------


def step_options(s: SevenState, player: Player) -> list[Option]:
    """To pass, every legal action with its choices (SEV-ACT.1, .2, D02 to D14), and instants (SEV-FREE.1)."""
    gold, fame = player.gold, player.fame
    if player.buildings:
        gold, fame = money_within_reach(s, player)
    characters, goods = s.for_fame or for_fame(s), s.for_gold or for_gold(s)
    if player.manned and (mods := discounts(s, player)):
        options = [PASS, *affordable(characters, fame, mods), *affordable(goods, gold, mods)]
    else:
        options = [PASS, *characters[fame], *goods[gold]]
    if player.buildings and player.markers:
        _add_buildings_to_man(s, player, options)
    if player.sins:
        options += _sin_plays(s.pack, tuple(player.sins))
    options += map(s.pack.turnings.__getitem__, player.characters)
    if not player.tapped and _ability_works(s, player):
        options.append((ABILITY,))
    if not player.corrupted:  # only good heroes do the following (SEV-COR.7, .8)
        for card in player.artifacts:
            options.append((ARTIFACT, card))
        if player.markers:
            _add_quests(s, player, [*player.gifts, gold, fame], options)
        if player.markers + len(player.manned) < MARKERS:  # some may be on quests
            _add_treasures(s, player.seat, options)
        if player.markers:
            _add_portals(s, player, options)
    if s.falling and can_atone(s, player.seat):
        options.append((ATONE,))
    if player.elixirs or player.buildings:
        options += instants(s, player)
    return options


@lru_cache(maxsize=20_000)
def _sin_plays(pack: SevenPack, hand: tuple[Card, ...]) -> tuple[Option, ...]:
    """One card of each kind with each function that is not a reaction (SEV-SIN.1, .5).

    The same hands come back step after step and in every world of a search, so the answers are remembered.
    """
    plays: dict[str, tuple[Option, ...]] = {}
    for card in hand:
        plays.setdefault(pack.sin_title[card], pack.sin_plays[card])
    return tuple(chain.from_iterable(plays.values()))


def _add_buildings_to_man(s: SevenState, player: Player, options: list[Option]) -> None:
    """The buildings that a hero with a free marker can put it on (SEV-MAN.1, .2)."""
    price = s.pack.man
    for card in player.buildings:
        if card not in player.manned and price[card] <= player.might:
            options.append((MAN, card))


def ability(s: SevenState, player: Player) -> tuple[Effect, ...]:
    """The ability of a hero, by the side that is up (SEV-HERO.1, SEV-COR.16)."""
    return s.pack.abilities[player.hero][player.corrupted].effects


def _ability_works(s: SevenState, player: Player) -> bool:
    """Whether the ability has anybody to name, or anything to exchange (SEV-HERO.1)."""
    effects, names_hero = s.pack.abilities[player.hero][player.corrupted]
    if names_hero:
        return bool(nameable(s, player.seat))
    works, cause = False, ASKING[player.seat]
    for effect in effects:
        works = works or effect.possible(s, cause)
    return works


def _add_quests(s: SevenState, player: Player, purse: list[int], options: list[Option]) -> None:
    """The free spaces that the hero can pay for (SEV-QST.1, .7), also with elixirs and buildings (.6)."""
    spared = quests_eased(s, player) if player.manned else 0
    helped = spared or player.elixirs
    most = [*with_elixirs(s, player), *purse[-2:]] if helped else purse
    for thing, amount, more, option in s.open_spaces or open_spaces(s):
        if purse[thing] >= amount:
            for other, number in more:
                if purse[other] < number:
                    break
            else:
                options.append(option)
                continue
        if helped and most[thing] + spared >= amount:  # the largest need is within reach
            if can_pay(s, player.seat, requirement(s, option[1], option[2])):
                options.append(option)


def _add_treasures(s: SevenState, seat: int, options: list[Option]) -> None:
    """Quests with a hero's marker, with a treasure to take there or from the deck (SEV-TRS.1, .2, .5)."""
    for quest in s.rows[0] + s.rows[1]:  # row 3 has no markers (SEV-QST.3)
        if seat in quest.marks:
            for card in quest.treasures:
                options.append((TREASURE, quest.card, card))
            if s.treasure_deck:
                options.append((TREASURE_TOP, quest.card))


def _add_portals(s: SevenState, player: Player, options: list[Option]) -> None:
    """The open portals for which the hero has the gift cards (SEV-PRT.2, .3)."""
    gifts, least = player.gifts, s.pack.least_portal_stack
    if least > s.portal_gifts:
        least = s.portal_gifts
    if sum(gifts) < least or max(gifts) < least:  # mostly too few for any portal: the sum is found sooner
        return
    for color, owner in enumerate(s.portals):
        if owner == OPEN and not missing(gifts, s.portal_needs(color)):
            options.append((PORTAL, color))


# --- how they run --------------------------------------------------------------------------------


def act(s: SevenState, seat: int, option: Option) -> Rules[bool] | Rules[None] | None:
    """Declare an action and carry it out (SEV-ACT.3); the rules of a sin return whether it was canceled."""
    declared = s.declared = as_declared(seat, option)
    kind = option[0]
    if kind == SIN:
        return _play_sin(s, seat, *option[1:])
    if s.listener is not None:
        s.emit(events.Declared, seat, option, clause="SEV-ACT.3")
    if kind in CANCELLABLE and may_be_cancelled(s, declared):
        return _unless_cancelled(s, seat, option)
    return CARRY_OUT[kind](s, seat, *option[1:])


def _unless_cancelled(s: SevenState, seat: int, option: Option) -> Rules[None]:
    """Carry out an action that the others may cancel (SEV-RCT.1, .5)."""
    if (yield from cancelled(s)):
        s.emit(events.Cancelled, seat, clause="SEV-RCT.5")
        return
    running = CARRY_OUT[option[0]](s, seat, *option[1:])
    if running is not None:
        yield from running


@lru_cache(maxsize=20_000)
def as_declared(seat: int, option: Option) -> Declared:
    """The option as an action of a seat: made once, and never changed."""
    kind = option[0]
    if len(option) == 1:
        return Declared(seat=seat, kind=kind)
    if kind == PORTAL:
        return Declared(seat=seat, kind=kind, number=option[1])
    if len(option) == 2:
        return Declared(seat=seat, kind=kind, card=option[1])
    if kind == TREASURE:
        return Declared(seat=seat, kind=kind, card=option[1], treasure=option[2])
    return Declared(seat=seat, kind=kind, card=option[1], number=option[2])


def _play_sin(s: SevenState, seat: int, card: Card, function: int) -> Rules[bool]:
    """Show the card, choose, let others react, apply, discard (SEV-SIN.1, .2, SEV-RCT.4).

    A canceled one is not discarded yet: the reacting card is counted first.
    """
    s.players[seat].sins.remove(card)
    s.shown.append(card)  # SEV-HID.4
    chosen = s.pack.box.cards[card].functions[function]
    if s.listener is not None:
        s.emit(events.SinPlayed, seat, card, chosen.name, clause="SEV-SIN.1")
    effects = chosen.effects
    cause = Cause(seat, card, clause="SEV-SIN.2")
    yield from declare(s, cause, effects, nameable)
    if may_be_cancelled(s, as_declared(seat, (SIN, card, function))) and (yield from cancelled(s)):
        s.emit(events.Cancelled, seat, clause="SEV-RCT.4")
        return True
    yield from carry_out(s, cause, effects)
    s.sin_discard.append(s.shown.pop())
    return False


def discard_played_sin(s: SevenState) -> str:
    """A cancelled sin card has no effect but goes to the discard pile (SEV-RCT.4)."""
    s.sin_discard.append(s.shown.pop())
    s.declared = None
    return check(s, OVER)


def _use_artifact(s: SevenState, seat: int, card: Card) -> Rules[None]:
    """Reveal an artifact, apply its effect, discard it (SEV-ART.3)."""
    s.players[seat].artifacts.remove(card)
    s.shown.append(card)
    s.emit(events.ArtifactUsed, seat, card, clause="SEV-ART.3")
    cause = Cause(seat, card, clause="SEV-ART.3")
    yield from perform(s, cause, s.pack.box.cards[card].effects, SevenState.others)
    s.shown.remove(card)
    s.artifact_discard.append(card)


def gain_gifts(s: SevenState, seat: int, card: Card) -> None:
    """Take the gifts of a character as far as the pools reach, then turn it (SEV-GFT.1, .2, .4)."""
    take_all_gifts(s, seat, s.pack.grants[card], "SEV-GFT.1")
    for bonus in s.standing(seat, BonusGift):
        if bonus.when == "tap":
            take_gifts(s, seat, s.pack.banner[card], 1, "SEV-MAN.3")
    turn_character(s, card, "SEV-GFT.1")


def _use_ability(s: SevenState, seat: int) -> Rules[None]:
    """Tap the hero and do what its side says (SEV-HERO.1, SEV-COR.16)."""
    player = s.players[seat]
    player.tapped = True
    if s.listener is not None:
        s.emit(events.HeroTapped, seat, clause="SEV-HERO.1")
    yield from perform(s, Cause(seat, clause="SEV-HERO.1"), ability(s, player), nameable)


def _take_part(s: SevenState, seat: int, card: Card, place: int) -> Rules[None]:
    """Pay for a space of a quest and put a free marker on it (SEV-QST.1)."""
    yield from pay(s, seat, requirement(s, card, place), "SEV-QST.1")
    mark(s, seat, card, place, "SEV-QST.1")


def _take_treasure(s: SevenState, seat: int, card: Card, treasure: Card) -> Rules[None]:
    """Give up a marker for a treasure beside its quest (SEV-TRS.1)."""
    quest = yield from _give_up_marker(s, seat, s.quest(card))
    quest.treasures.remove(treasure)
    gain_treasure(s, seat, treasure, shared=True)


def _take_top_treasure(s: SevenState, seat: int, card: Card) -> Rules[None]:
    """Give up a marker for the top card of the treasure deck (SEV-TRS.2)."""
    yield from _give_up_marker(s, seat, s.quest(card))
    treasure_from_top(s, seat)


def _give_up_marker(s: SevenState, seat: int, quest: Quest) -> Rules[Quest]:
    """Replace one of the hero's markers with a neutral one (SEV-TRS.1)."""
    place = quest.marks.index(seat)
    if quest.marks.count(seat) > 1:
        own = [place for place, owner in enumerate(quest.marks) if owner == seat]
        answer = yield Decision(seat, MARKER, [("marker", quest.card, place) for place in own])
        place = answer[2]
    return neutralise(s, quest.card, place, "SEV-TRS.1")


def _close_portal(s: SevenState, seat: int, color: int) -> None:
    """Discard the gift cards shown and put a free marker on the portal (SEV-PRT.2)."""
    drop_all_gifts(s, seat, s.portal_needs(color), "SEV-PRT.2")
    s.portals[color] = seat
    s.players[seat].markers -= 1
    s.emit(events.Sealed, seat, color, clause="SEV-PRT.2")


CARRY_OUT: dict[str, Callable[..., Rules[None] | None]] = {
    RECRUIT: recruit,
    BUY: buy_elixir,
    FOUND: found,
    MAN: man,
    ARTIFACT: _use_artifact,
    GIFTS: gain_gifts,
    ABILITY: _use_ability,
    QUEST: _take_part,
    TREASURE: _take_treasure,
    TREASURE_TOP: _take_top_treasure,
    PORTAL: _close_portal,
    ATONE: atone,
}
"""The actions but for sins, which others may cancel in between (SEV-ACT.1)."""
