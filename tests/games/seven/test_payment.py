"""Ways to pay: each offered one is legal, and each legal one is offered or dominated by one that is.

The brute force below follows the rulebook alone: every subset of helpers, every option of each elixir, every
way to use it, every choice of the gifts that count as paid (SEV-ELX.4 to .8, SEV-BLD.7, .8, SEV-QST.6). Only
what is taken without need is left out: that is an instant of its own, before the payment (SEV-FREE.1).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, product
from typing import NamedTuple

import pytest
from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

from fatebox.games.seven.effects.gift_payment import SPEND, TAKE, WILD
from fatebox.games.seven.effects.payment import Payment, can_pay, payments, settle
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.pieces import Cost
from fatebox.games.seven.state.terms import COLOR, COLORS
from fatebox.kernel import Card
from tests.games.seven.lay import counted
from tests.games.seven.table import A, Table, hero, quest, table

Gifts = tuple[int, ...]
NONE = (0,) * len(COLORS)

ELIXIRS = (
    "ember-tonic",
    "salamander-oil",
    "blood-and-brine",
    "smiths-fire",
    "dew-drop",
    "cinder-drop",
    "mist-oil",
)
CASTLES = ("emberhold", "tidewatch", "thornwall", "thornwall/manned")
ESTATES = ("cinder-vineyards", "salt-harbour", "deepwood-farms")
TEMPLES = ("temple-of-roots/manned", "temple-of-tides/manned", "temple-of-snow/manned")
CHARACTERS = ("ember-squire", "forge-sister", "harbour-clerk", "toll-keeper", "mirror-smith")


# --- the law -----------------------------------------------------------------------------------------


class Way(NamedTuple):
    """A way to pay by the rulebook, with what it leaves."""

    helpers: frozenset[Card]
    """Elixirs, castles and estates that are used up, and buildings whose marker is."""
    left: tuple[int, ...]
    """Gifts of each color, gold, fame."""
    used_up: frozenset[Card]


def some(cards: list[Card]) -> Iterator[tuple[Card, ...]]:
    """All subsets."""
    return chain.from_iterable(combinations(cards, n) for n in range(len(cards) + 1))


def vectors(most: Gifts) -> Iterator[Gifts]:
    """All amounts up to these."""
    return product(*(range(n + 1) for n in most))


def plus(one: Gifts, other: Gifts) -> Gifts:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def total(each: list[Gifts]) -> Gifts:
    return tuple(map(sum, zip(NONE, *each, strict=True)))


def minus(one: Gifts, other: Gifts) -> Gifts:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def lawful_grants(s: SevenState, seat: int, card: Card) -> list[Gifts]:
    """The gifts that an elixir may grant: one option, with Temple of Tides one gift more of its colors."""
    player, elixir = s.players[seat], s.pack.box.cards[card]
    options = [elixir.always] + [
        option.gifts for option in elixir.options if player.banners[COLOR[option.color]] >= option.count
    ]
    found = [tuple(gifts.get(color, 0) for color in COLORS) for gifts in options]
    if manned(s, seat, "Temple of Tides"):
        found = [
            tuple(n + (i == more) for i, n in enumerate(gifts))
            for gifts in found
            for more in range(len(COLORS))
            if gifts[more]
        ]
    return found


def manned(s: SevenState, seat: int, name: str) -> bool:
    return any(s.pack.name(card) == name for card in s.players[seat].manned)


def lawful_rating(s: SevenState, seat: int, card: Card) -> int:
    rating = s.pack.box.cards[card].rating
    enough = s.players[seat].banners[COLOR[rating.color]] >= rating.count
    return int(rating.improved if enough else rating.base)


def lawful_ways(s: SevenState, seat: int, cost: Cost) -> Iterator[Way]:
    """Every way to pay that the rulebook allows."""
    player, pack = s.players[seat], s.pack
    castles = [card for card in player.buildings if pack.is_castle[card]]
    estates = [card for card in player.buildings if pack.is_estate[card]]
    thornwall = [c for c in player.manned if pack.name(c) == "Thornwall" and cost.quest]
    fame_ways = list(lawful_money(s, seat, castles, player.fame, cost.fame, cost.forced))
    gold_ways = list(lawful_money(s, seat, estates, player.gold, cost.gold, cost.forced))
    for wild in some(thornwall):
        for elixirs in some(player.elixirs):
            for left in lawful_gifts(s, seat, cost, elixirs, bool(wild)):
                for used_castles, fame in fame_ways:
                    for used_estates, gold in gold_ways:
                        gone = frozenset((*elixirs, *used_castles, *used_estates))
                        yield Way(gone | frozenset(wild), (*left, gold, fame), gone)


def lawful_money(
    s: SevenState, seat: int, cards: list[Card], stock: int, cost: int, forced: bool
) -> Iterator[tuple[tuple[Card, ...], int]]:
    for used in some(cards):
        for taken in some([] if forced else list(used)):
            spent = sum(lawful_rating(s, seat, card) for card in used if card not in taken)
            rest = stock + sum(lawful_rating(s, seat, card) for card in taken) - max(0, cost - spent)
            if rest >= 0 and all(lawful_rating(s, seat, card) > rest for card in taken):
                yield used, rest


def lawful_gifts(
    s: SevenState, seat: int, cost: Cost, elixirs: tuple[Card, ...], wild: bool
) -> Iterator[Gifts]:
    """The gifts that can be left when just these elixirs help."""
    asked = sum(cost.gifts)
    roots = 1 if cost.quest and asked > 1 and manned(s, seat, "Temple of Roots") else 0
    modes = (SPEND,) if cost.forced else (SPEND, TAKE)
    hand, pools = tuple(s.players[seat].gifts), tuple(s.pools)
    for spared in vectors(cost.gifts):
        if not roots <= sum(spared) <= roots + (2 if wild else 0):
            continue
        rest = minus(cost.gifts, spared)
        for choice in product(*(product(modes, lawful_grants(s, seat, card)) for card in elixirs)):
            spent = total([gifts for how, gifts in choice if how == SPEND])
            takes = [gifts for how, gifts in choice if how == TAKE]
            open_ = tuple(max(0, n - covered) for n, covered in zip(rest, spent, strict=True))
            surplus = sum(max(0, covered - n) for n, covered in zip(rest, spent, strict=True))
            more_needed = max(0, cost.any_gifts - surplus)
            held = minus(plus(hand, tuple(map(min, total(takes), pools))), open_)
            if min(held) < 0:
                continue
            if any(
                can_do_without(hand, pools, takes[:i] + takes[i + 1 :], open_, more_needed)
                for i in range(len(takes))
            ):
                continue  # an instant of its own
            for more in vectors(held):
                if sum(more) == more_needed:
                    yield minus(held, more)


def can_do_without(hand: Gifts, pools: Gifts, takes: list[Gifts], needed: Gifts, more: int) -> bool:
    """Whether the payment is complete without one of the elixirs that are taken."""
    held = minus(plus(hand, tuple(map(min, total(takes), pools))), needed)
    return min(held) >= 0 and sum(held) >= more


# --- dominance, as the module under test defines it -----------------------------------------------------


def dominates(s: SevenState, seat: int, offer: Offer, other: Way) -> bool:
    """Whether an offered way, and taking what only `other` uses, leaves at least as much as `other`."""
    way = offer.way
    if not (way.helpers <= other.helpers and way.used_up <= other.used_up):
        return False
    extra = list(other.used_up - way.used_up)
    gold = way.left[-2] + sum(lawful_rating(s, seat, c) for c in extra if s.pack.is_estate[c])
    fame = way.left[-1] + sum(lawful_rating(s, seat, c) for c in extra if s.pack.is_castle[c])
    if gold < other.left[-2] or fame < other.left[-1]:
        return False
    elixirs = [lawful_grants(s, seat, card) for card in extra if card in s.players[seat].elixirs]
    return any(
        all(
            left + min(taken, pool) >= need
            for left, taken, pool, need in zip(
                way.left, total(list(choice)), offer.pools, other.left, strict=False
            )
        )
        for choice in product(*elixirs)
    )


class Offer(NamedTuple):
    """A way that is offered, with what it really leaves."""

    payment: Payment
    way: Way
    pools: Gifts
    """The gifts that others can take from the pools before the payment, beside those of this way."""


def offers(t: Table, seat: int, cost: Cost) -> list[Offer]:
    """All that is offered; what it leaves is seen after paying."""
    found = []
    for payment in payments(t.s, seat, cost):
        after = t.s.copy()
        settle(after, seat, payment, "SEV-ACT.5")
        player = after.players[seat]
        find = t.s.pack.box.find
        helpers = frozenset(find(key)[0] for key, _, _ in payment.helps)
        used_up = frozenset(find(key)[0] for key, how, _ in payment.helps if how != WILD)
        way = Way(helpers, (*player.gifts, player.gold, player.fame), used_up)
        taken = total([gifts for _, how, gifts in payment.helps if how == TAKE])
        pools = tuple(max(0, pool - n) for pool, n in zip(t.s.pools, taken, strict=True))
        found.append(Offer(payment, way, pools))
    return found


# --- positions ---------------------------------------------------------------------------------------


@st.composite
def positions(draw: st.DrawFn) -> Table:
    """A hero with some gifts, money, elixirs, buildings and company; pools are short."""
    own = [draw(st.integers(0, 2)) if color in ("red", "blue", "green") else 0 for color in COLORS]
    others = [draw(st.integers(0, 7 - n)) if n or draw(st.booleans()) else 0 for n in own]
    buildings = draw(st.lists(st.sampled_from(CASTLES), unique_by=lambda w: w.partition("/")[0], max_size=2))
    buildings += draw(st.lists(st.sampled_from(ESTATES), unique=True, max_size=2))
    buildings += draw(st.lists(st.sampled_from(TEMPLES), unique=True, max_size=1))
    t = table(
        hero(
            "red",
            gifts=_words(own),
            gold=draw(st.integers(0, 3)),
            fame=draw(st.integers(0, 3)),
            might=draw(st.integers(0, 1)),
            characters=" ".join(draw(st.lists(st.sampled_from(CHARACTERS), unique=True, max_size=4))),
            elixirs=" ".join(draw(st.lists(st.sampled_from(ELIXIRS), unique=True, max_size=3))),
            buildings=" ".join(buildings),
        ),
        hero(gifts=_words(others)),
    )
    note(f"{t.player(A)} with pools {t.s.pools}")
    return t


def _words(gifts: list[int]) -> str:
    return " ".join(f"{n} {color}" for color, n in zip(COLORS, gifts, strict=True))


COSTS = st.builds(
    Cost,
    gifts=st.sampled_from(
        ["", "2 red", "1 red 1 blue", "3 red", "2 red 1 blue", "2 blue 1 green", "1 red", "1 green 1 yellow"]
    ).map(lambda text: tuple(counted(text))),
    gold=st.sampled_from([0, 0, 1, 3]),
    fame=st.sampled_from([0, 0, 1, 3]),
    might=st.sampled_from([0, 0, 1]),
    quest=st.booleans(),
    any_gifts=st.just(0),
    forced=st.just(False),
)
"""Costs of actions."""
DEMANDS = st.builds(
    Cost,
    gifts=st.just(NONE),
    gold=st.sampled_from([0, 2, 3]),
    fame=st.sampled_from([0, 2]),
    might=st.just(0),
    quest=st.just(False),
    any_gifts=st.sampled_from([0, 1, 2]),
    forced=st.just(True),
)
"""Demands of effects."""


@pytest.mark.clause("SEV-ACT.2", "SEV-ELX.7", "SEV-ELX.8", "SEV-BLD.8", "SEV-QST.6")
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(positions(), COSTS | DEMANDS)
def test_no_legal_way_to_pay_is_lost(t: Table, cost: Cost) -> None:
    found = offers(t, A, cost)
    lawful = set(lawful_ways(t.s, A, cost)) if t.might(A) >= cost.might else set()
    assert can_pay(t.s, A, cost) == bool(lawful)
    for offer in found:
        assert offer.way in lawful, f"{offer.payment} is not lawful"
        assert offer.payment.might == cost.might
    for way in lawful:
        assert any(dominates(t.s, A, offer, way) for offer in found), f"{way} is lost"


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(positions(), COSTS | DEMANDS)
def test_no_offered_way_is_dominated_by_another(t: Table, cost: Cost) -> None:
    found = offers(t, A, cost)
    for offer in found:
        assert not any(dominates(t.s, A, other, offer.way) for other in found if other is not offer)


# --- examples ----------------------------------------------------------------------------------------


def ways(t: Table, cost: Cost) -> list[str]:
    """The ways that are offered, in words."""
    return [t.words(("pay", way))[0] for way in payments(t.s, A, cost)]


def gifts(text: str) -> Gifts:
    return tuple(counted(text))


def test_who_can_pay_with_cards_and_markers_is_offered_just_that() -> None:
    t = table(hero("red", gifts="2 red", gold=3, elixirs="cinder-drop", buildings="salt-harbour"), hero())
    assert ways(t, Cost(gifts("2 red"), gold=3)) == ["Pay 2 red and 3 gold"]


@pytest.mark.clause("SEV-BLD.7", "SEV-BLD.8")
def test_a_castle_pays_with_change_in_an_action_and_without_in_a_demand() -> None:
    """W7: taking the markers first is never worse than spending the castle."""
    t = table(hero("red", characters="ember-squire", buildings="emberhold"), hero())
    assert ways(t, Cost(fame=2)) == ["Discard Emberhold first, pay 2 fame"]
    assert ways(t, Cost(fame=2, forced=True)) == ["Spend Emberhold"]


@pytest.mark.clause("SEV-ELX.6", "SEV-ELX.7")
def test_an_elixir_is_taken_if_that_leaves_something_and_spent_if_the_pool_is_short() -> None:
    t = table(hero("red", characters="ember-squire", elixirs="cinder-drop"), hero())
    assert ways(t, Cost(gifts("1 red"))) == ["Discard Cinder Drop for 2 red first, pay 1 red"]
    t = table(hero("red", characters="ember-squire", elixirs="cinder-drop"), hero(gifts="7 red"))
    assert ways(t, Cost(gifts("1 red"))) == ["Spend Cinder Drop for 1 red"]


@pytest.mark.clause("SEV-ELX.7")
def test_an_elixir_may_spare_gift_cards_that_the_pool_could_not_give_back() -> None:
    t = table(hero("blue", gifts="1 red", elixirs="cinder-drop"), hero(gifts="6 red"))
    assert ways(t, Cost(gifts("1 red"))) == ["Pay 1 red", "Spend Cinder Drop for 1 red"]


def test_thornwall_counts_two_gifts_of_a_quest_as_paid_whichever_the_hero_wants() -> None:
    t = table(hero("green", gifts="1 red", buildings="thornwall/manned"), hero())
    assert ways(t, Cost(gifts("2 red 1 blue"), quest=True)) == [
        "Use Thornwall for 1 red and 1 blue, pay 1 red"
    ]
    assert not can_pay(t.s, A, Cost(gifts("2 red 1 blue")))


def test_temple_of_roots_spares_one_gift_of_two_or_more() -> None:
    t = table(hero("green", gifts="1 red 1 blue", buildings="temple-of-roots/manned"), hero())
    assert ways(t, Cost(gifts("1 red 1 blue"), quest=True)) == ["Pay 1 blue", "Pay 1 red"]
    assert ways(t, Cost(gifts("1 red"), quest=True)) == ["Pay 1 red"]


def test_temple_of_tides_adds_a_gift_to_an_elixir_that_pays() -> None:
    t = table(hero("green", elixirs="cinder-drop", buildings="temple-of-tides/manned"), hero())
    assert ways(t, Cost(gifts("2 red"))) == ["Discard Cinder Drop for 2 red first, pay 2 red"]


@pytest.mark.clause("SEV-PRT.3")
def test_nothing_helps_to_close_a_portal() -> None:
    t = table(hero("white", gifts="6 white 1 red", elixirs="frost-drop"), hero(gifts="1 white"))
    assert not t.offers("portal")


@pytest.mark.clause("SEV-QST.6", "SEV-ELX.8")
def test_elixirs_castles_and_estates_pay_for_a_quest_together() -> None:
    t = table(
        hero("red", elixirs="cinder-drop", buildings="salt-harbour"),
        hero(),
        rows=[[quest("the-silent-bridge"), quest("the-sunless-mine")]],
        changes=["quests.qst_the_sunless_mine.spaces.1={ gifts = { red = 1 }, gold = 1 }"],
    )
    t.do("quest", "the-sunless-mine", 1)
    assert (t.marks("the-sunless-mine"), t.elixirs(A), t.buildings(A), t.gold(A)) == (".A.", "", "", 0)
