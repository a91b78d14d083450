"""WEA-HID: what is open, what is hidden, and that nothing hidden ever leaves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from fatebox.games import load_rulebook
from fatebox.games.weaver import GAME
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import LEVELS
from fatebox.kernel import Card, Match, Perspective, Rng
from tests.games.weaver.table import Table, table, wander


@pytest.mark.clause("WEA-HID.1")
@pytest.mark.parametrize("seat", [0, None], ids=["player", "spectator"])
def test_what_lies_open_is_shown(seat: int | None) -> None:
    t = table(row="H01 L01:2", icon=3, gold=4, shards=3, points=7, relics={"naga-stone": 2}, visitor="hespa")
    view = t.match.view(seat)["table"]
    s = t.s
    assert (view["row"], view["rots"]) == (s.row, [0, 2])
    assert view["tops"] == s.tops
    assert [len(deck) for deck in view["decks"]] == [len(deck) for deck in s.decks]
    assert (view["discard"], view["visitors_gone"]) == (s.discard, s.visitors_gone)
    assert (view["gold"], view["shards"], view["points"]) == (4, 3, 7)
    assert (view["visitor"], view["hour"]) == (s.visitor, "moon")
    assert view["icons"] == ["sun", "sun", "moon"], "past hours, too"
    assert view["relics"] == [1, 2, 0, 0, 0, 0]
    assert view["level"] == "apprentice"


@pytest.mark.clause("WEA-HID.1")
def test_the_lists_of_all_cards_are_open() -> None:
    """A card is known by its number in the pack, which anybody may read: both faces of it."""
    pack = GAME.pack()
    counts = {"fate": len(pack.fate), "adventurer": len(pack.adventurers), "cycle": len(pack.cycles)}
    assert counts == load_rulebook("weaver").cards
    for card in (top[0] for top in GAME.start(1).view(0)["table"]["tops"]):
        face_up = pack.box.cards[card]
        assert face_up.clouded.runes
        assert face_up.clear.runes


@pytest.mark.clause("WEA-HID.2")
@pytest.mark.parametrize("seat", [0, None], ids=["player", "spectator"])
@pytest.mark.parametrize("level", LEVELS)
def test_what_lies_face_down_is_not_shown(level: str, seat: int | None) -> None:
    for seed in range(5):
        for match in wander(GAME.start(seed, options={"difficulty": level}), seed):
            view = match.view(seat)["table"]
            for name in ("box", "visitors", "visitors_box", "cycle", "cycles_box"):
                assert set(view[name]) <= {None}, name
            known = set(match.state.seen)
            for cards, shown in zip(match.state.decks, view["decks"], strict=True):
                expected = [card if card in known and seat == 0 else None for card in cards]
                assert shown == expected
            assert not {"rng", "seen"} & set(view)


def twins(match: Match[WeaverState]) -> Iterator[Match[WeaverState]]:
    """Matches that differ from this one only in what is hidden."""
    for seed in range(5):
        yield match.imagine(0, Rng.from_seed(seed))


@pytest.mark.clause("WEA-HID.2", "WEA-HID.5")
def test_nothing_that_leaves_depends_on_what_is_hidden() -> None:
    """View, options, default, labels and refusals are the same for worlds with other hidden cards."""

    def visible(m: Match[WeaverState]) -> list[Any]:
        assert m.decision is not None
        options = m.decision.options
        labels = [GAME.display.label(m.state, option) for option in options]
        return [m.view(0), options, labels, m.decision.default(m.state), GAME.display.refusals(m.state, 0)]

    differ = 0
    for seed in range(4):
        match = GAME.start(seed, options={"difficulty": "master"})
        for _ in range(12):
            if match.decision is None:
                break
            for other in twins(match):
                assert visible(other) == visible(match)
                differ += (other.state.decks, other.state.cycle) != (match.state.decks, match.state.cycle)
            match.answer(match.decision.default(match.state))
    assert differ > 50, "the worlds did differ in what is hidden"


@pytest.mark.clause("WEA-HID.2", "WEA-HID.5")
def test_events_name_open_cards_only() -> None:
    """Every card that an event names lies open, or was swallowed before everybody's eyes."""
    for seed in range(10):
        match = GAME.start(seed)
        heard: list[Any] = []
        match.state.listener = heard.append
        for _ in wander(match, seed):
            s = match.state
            open_cards = {
                card for pile in (s.row, s.discard, s.visitor, s.visitors_gone, *s.tops) for card in pile
            }
            for event in heard:
                named = cards_in(event.kind, event.args)
                assert named <= open_cards | set(s.seen), event
            heard.clear()


def cards_in(kind: str, args: tuple[Any, ...]) -> set[Card]:
    """The cards that an event names."""
    if kind == "turned":
        return {card for card, _ in args[0]}
    return {"turned-up": set(args[1:2]), "swallowed": set(args[1:2]), "played": set(args[:1])}.get(
        kind, set(args) if kind in ("visitor", "tied") else set()
    )


@pytest.mark.clause("WEA-HID.2")
def test_the_cycle_card_in_use_looks_like_others_with_the_same_icons() -> None:
    """Long Summer and Harvest Moons begin with a sun, then they part."""
    match = table(icon=1, cycle="long-summer").match
    used = {world.state.cycle[0] for world in worlds(match, 60)}
    sunny = {
        card for card in match.state.pack.cycle_cards if match.state.pack.box.cards[card].icons[0] == "sun"
    }
    assert used == sunny
    match = table(icon=3, cycle="long-summer").match
    assert {world.state.cycle[0] for world in worlds(match, 20)} == set(match.state.cycle)


def worlds(match: Match[WeaverState], count: int) -> list[Match[WeaverState]]:
    """The worlds that the player thinks possible."""
    perspective = Perspective(match, 0)
    return [perspective.imagine(Rng.from_seed(f"world {number}")) for number in range(count)]


@pytest.mark.clause("WEA-HID.3")
def test_a_swallowed_card_is_known_at_the_bottom_of_its_deck() -> None:
    t = table(tops="W08 L01", decks="W01 W02 W03", shards=4)
    t.use("mimic-chest", "wealth")
    assert t.deck("wealth") == "W02 W03 W08"
    assert t.match.view(0)["table"]["decks"][3] == [None, None, t.s.decks[3][2]]
    assert all(world.state.decks[3][2] == t.s.decks[3][2] for world in worlds(t.match, 10))


@pytest.mark.clause("WEA-HID.3")
def test_a_swallowed_card_keeps_its_place_until_it_comes_up_again() -> None:
    t = table(tops="W08 L01", decks="W01 W02", shards=12)
    t.use("mimic-chest", "wealth")
    t.use("mimic-chest", "wealth")
    assert t.match.view(0)["table"]["decks"][3] == t.s.decks[3], "W08 and W01 are known, in this order"
    t.use("mimic-chest", "wealth")
    assert t.top("wealth") == "W08"
    assert set(t.keys(list(t.s.seen))) == {"W01", "W02"}, "what lies open need not be remembered"


@pytest.mark.clause("WEA-HID.4")
def test_the_next_card_is_open_before_the_next_decision() -> None:
    for seed in range(5):
        for match in wander(GAME.start(seed), seed):
            s = match.state
            for top, deck in zip(s.tops, s.decks, strict=True):
                assert top or not deck, "no deck with cards is without a face-up card"


@pytest.mark.clause("WEA-HID.5")
def test_a_bot_thinks_every_unseen_card_possible_and_no_seen_one() -> None:
    """The next Love card: any of the unseen ones, Death cards as often as there are places for them."""
    match = GAME.start(3, options={"difficulty": "adept"})
    s = match.state
    love, top = 1, s.tops[1][0]
    unseen = {card for card in (*s.pack.normals[love], *s.pack.deaths[love]) if card != top}
    following = [world.state.decks[love][0] for world in worlds(match, 400)]
    assert set(following) == unseen
    deaths_left = 2 - s.pack.death[top]
    share = sum(s.pack.death[card] for card in following) / len(following)
    assert abs(share - deaths_left / 9) < 0.08


@pytest.mark.clause("WEA-HID.5")
def test_imagined_worlds_keep_the_number_of_death_cards() -> None:
    match = GAME.start(3, options={"difficulty": "master"})
    for world in worlds(match, 20):
        s = world.state
        for suit in range(4):
            deaths = [card for card in (*s.decks[suit], *s.tops[suit]) if s.pack.death[card]]
            assert len(deaths) == 3
            assert all(s.pack.suit[card] == suit for card in s.decks[suit])


@pytest.mark.clause("WEA-HID.5")
def test_a_spectator_sees_no_more_than_the_player() -> None:
    t = Table(GAME.start(5))
    player, spectator = t.match.view(0)["table"], t.match.view(None)["table"]
    assert spectator == player
    assert t.match.view(None)["decision"] is None
