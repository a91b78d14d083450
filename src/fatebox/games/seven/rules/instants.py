"""Instants: discarding elixirs, castles and estates, using manned buildings (SEV-FREE, SEV-TERM.7).

They may be used in one's own step, before others act, and once more when the Quest Phase is over. Before
others act, everybody who could use one is asked; `passing` keeps people from being asked for nothing (R72).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from fatebox.games.seven import events
from fatebox.games.seven.content import SevenPack
from fatebox.games.seven.effects.base import Cause
from fatebox.games.seven.effects.lasting import BonusGift
from fatebox.games.seven.effects.prices import rating
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.moves import discard_elixir, gain, lose_building, take_all_gifts, unman
from fatebox.games.seven.state.pieces import Declared, Player
from fatebox.games.seven.state.terms import COLORS, FAME, GOLD
from fatebox.kernel import PASS, Card, Decision, Option, Prompt, Rules

from .checks import check
from .performing import perform

USE = "use"
INSTANTS = frozenset(("elixir", "cash", USE))
"""The verbs of instants."""

FINAL = (USE,)
"""Some manned buildings show hidden cards: their use is not taken back (R76)."""
BEFORE = Prompt("instants.before", "SEV-FREE.2", final=FINAL)
FIRST = Prompt(
    "instants.first",
    "SEV-FREE.5",
    final=FINAL,
)
CLOSING = Prompt("instants.closing", "SEV-TURN.9", final=FINAL)
MORE = Prompt("elixir.more", "SEV-MAN.3")


# --- what can be done ----------------------------------------------------------------------------


def instants(s: SevenState, player: Player) -> list[Option]:
    """All instants that a hero could use now (SEV-TERM.7)."""
    found: list[Option] = []
    if player.elixirs:
        pools = tuple(map(s.pack.within_pools.__getitem__, s.pools))
        found += _drinks(s.pack, tuple(player.elixirs), tuple(player.banners), pools)
    if player.buildings:
        found += _cashings(s.pack, tuple(player.buildings))
    special = s.pack.instant_rules
    for card in player.manned:
        if special[card] and usable_special(s, player.seat, card):
            found.append((USE, card))
    return found


def with_instants(s: SevenState) -> tuple[int, ...]:
    """The heroes who could use any: an elixir, a castle or an estate can always be discarded.

    They are looked for once, until a hero gets or loses such a card.
    """
    if s.with_instants is None:
        cashable = s.pack.can_be_cashed
        able = [p.seat for p in s.players if p.elixirs or not cashable.isdisjoint(p.buildings)]
        s.with_instants = tuple(able)
    return s.with_instants


@lru_cache(maxsize=20_000)
def _drinks(
    pack: SevenPack, elixirs: tuple[Card, ...], banners: tuple[int, ...], pools: tuple[int, ...]
) -> tuple[Option, ...]:
    """The elixirs of a hero with their options: they are asked for before every step."""
    return tuple(
        ("elixir", card, number)
        for card in elixirs
        for number in _elixir_options(pack.options[card], banners, pools)
    )


@lru_cache(maxsize=20_000)
def _cashings(pack: SevenPack, buildings: tuple[Card, ...]) -> tuple[Option, ...]:
    """The castles and estates among a hero's buildings, to be discarded (SEV-BLD.7)."""
    return tuple(("cash", card) for card in buildings if card in pack.can_be_cashed)


def _elixir_options(
    options: Sequence[tuple[int, int, tuple[int, ...]]], banners: Sequence[int], pools: Sequence[int]
) -> list[int]:
    """The options of an elixir that are available and differ in what the pools can give (SEV-ELX.4, .6)."""
    available = [
        number for number, (color, count, _) in enumerate(options) if not count or banners[color] >= count
    ]
    if len(available) == 1:
        return available
    firsts: dict[tuple[int, ...], int] = {}
    for number in available:
        firsts.setdefault(tuple(map(min, options[number][2], pools)), number)
    return list(firsts.values())


def usable_special(s: SevenState, seat: int, card: Card) -> bool:
    """Whether the special rule of a manned building would do something now (SEV-MAN.4, R78)."""
    cause = _asking(seat, card)
    return any(effect.possible(s, cause) for effect in s.pack.instant_rules[card])


@lru_cache(maxsize=20_000)
def _asking(seat: int, card: Card) -> Cause:
    """The cause of a hero who only asks what is possible: it is never carried out."""
    return Cause(seat, card)


# --- doing it ------------------------------------------------------------------------------------


def use_instant(s: SevenState, seat: int, option: Option) -> Rules[None]:
    """Carry out an instant; it uses up no action step (SEV-FREE.4)."""
    verb, card = option[0], option[1]
    if verb == "elixir":
        yield from _drink(s, seat, card, option[2])
    elif verb == "cash":
        cash(s, seat, card)
    else:
        s.emit(events.Special, seat, card, clause="SEV-MAN.4")
        unman(s, s.players[seat], card, "SEV-MAN.4")
        s.declared = Declared(seat=seat, kind="use", card=card)
        cause = Cause(seat, card, clause="SEV-MAN.4")
        yield from perform(s, cause, s.pack.box.cards[card].special, SevenState.others)
        s.declared = None


def _drink(s: SevenState, seat: int, card: Card, number: int) -> Rules[None]:
    """Discard an elixir and take the gifts of one option (SEV-ELX.3, .5, .6)."""
    gifts = list(s.pack.options[card][number][2])
    for bonus in s.standing(seat, BonusGift):
        if bonus.when == "elixir":
            more = [color for color, amount in enumerate(gifts) if 0 < amount < s.pools[color]]
            if more:
                answer = yield Decision(seat, MORE, [("color", COLORS[color]) for color in more])
                gifts[COLORS.index(answer[1])] += 1
    discard_elixir(s, card, "SEV-ELX.3")
    take_all_gifts(s, seat, gifts, "SEV-ELX.6")


def cash(s: SevenState, seat: int, card: Card) -> None:
    """Discard a castle for fame or an estate for gold, as much as it produces (SEV-BLD.7)."""
    amount = rating(s, s.players[seat], card)
    lose_building(s, card, "SEV-BLD.7")
    gain(s, seat, FAME if s.pack.is_castle[card] else GOLD, amount, "SEV-BLD.7")


# --- windows -------------------------------------------------------------------------------------


def before_step(s: SevenState) -> Rules[str] | str:
    """Before a hero acts, the others may use instants; he himself comes first (SEV-FREE.2, .5)."""
    order, position = s.order, s.position
    first, number = s.asked, len(s.order)
    able = s.with_instants or with_instants(s)
    for place in range(first or 1, number):
        if order[(position + place) % number] in able:
            break
    else:
        return "step"  # nobody else could: he may use them in his step (SEV-FREE.1)
    if first == 0 and order[position] in able:
        return _ask_before(s, order[position], FIRST)
    s.asked = place
    return _ask_before(s, order[(position + place) % number], BEFORE)


def _ask_before(s: SevenState, seat: int, prompt: Prompt) -> Rules[str]:
    answer = yield Decision(seat, prompt, [PASS, *instants(s, s.players[seat])])
    if answer != PASS:
        yield from use_instant(s, seat, answer)
        return check(s, "window")
    s.asked += 1
    return "window"


def closing_window(s: SevenState) -> Rules[str] | str:
    """After the phase every hero may use instants once more, in the order of play (SEV-TURN.9)."""
    while s.asked < len(s.order):
        seat = s.order[s.asked]
        if seat in with_instants(s):
            return _ask_closing(s, seat)
        s.asked += 1
    return "regroup.score"


def _ask_closing(s: SevenState, seat: int) -> Rules[str]:
    answer = yield Decision(seat, CLOSING, [PASS, *instants(s, s.players[seat])])
    if answer == PASS:
        s.asked += 1
        return "closing"
    yield from use_instant(s, seat, answer)
    return check(s, "closing")
