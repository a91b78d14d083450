"""Fate of Fantos in the terminal: drawn from views alone, every event in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from fatebox.cli.terminal.choices import numbered
from fatebox.games.fantos import GAME
from fatebox.games.fantos.effects.words import said
from fatebox.games.fantos.rules.negotiation import OFFER
from fatebox.games.fantos.rules.scores import score
from fatebox.games.fantos.state import FantosState
from fatebox.kernel import PASS, Card, Decision, Match, Option, Rng
from fatebox.kernel.cards import Eye
from fatebox.terminal.face import Face
from tests.games.screens import (
    event_of,
    events_of,
    menu,
    played,
    screen,
    text_of,
)

FACE = Face(GAME)


def some_option(decision: Decision, rng: Rng) -> Option:
    """A random answer; Offers are rare, so that games go on."""
    if decision.prompt is OFFER and rng.below(12):
        return PASS
    return rng.choose("answer", decision.options)


def positions(seed: int, every: int = 1, seats: int = 4, **options: Any) -> Iterator[Match[FantosState]]:
    """Positions of a random game, one every few answers."""
    rng = Rng.from_seed(f"fantos {seed}")
    match = GAME.start(seed, seats=seats, options=options)
    return played(match, lambda decision: some_option(decision, rng), every)


# --- what is shown ------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 50)])
def test_the_screen_fits_its_width(width: int, height: int) -> None:
    for seed in range(2):
        for match in positions(seed, every=15, seats=3 + seed * 3):
            seat = None if match.decision is None else match.decision.seat
            lines = screen(match, seat, width, height).splitlines()
            assert max(len(line) for line in lines) <= width, lines


@pytest.mark.clause("FAN-HID.1", "FAN-HID.2", "FAN-HID.4", "FAN-NEG.6")
@pytest.mark.slow
def test_no_card_that_a_seat_does_not_know_is_named_on_its_screen() -> None:
    """Given random games, what lies only in others' hands and in decks is named on nobody's screen."""
    checked = 0
    for seed in range(2):
        for match in positions(seed, every=35):
            for seat in range(match.state.seats):
                view, pack = match.view(seat), match.state.pack
                shown = screen(match, seat) + text_of(FACE.looks["full"](view, pack), 120)
                for name in hidden_names(match, seat):
                    found = name in shown and re.search(rf"\b{re.escape(name)}\b", shown)
                    assert not found, (seed, seat, name, shown)
                    checked += 1
    assert checked > 3_000


def hidden_names(match: Match[FantosState], seat: int) -> set[str]:
    """Names of which every card is hidden from the seat, unless people speak of them."""
    s = match.state
    eye = Eye(seat, s.seen)
    hidden = {
        card
        for pile, audience, owner in s.piles()
        for card in pile
        if not eye.sees(audience, owner) and not eye.knows(card)
    }
    spoken = {promise.word for promise in s.promises} | {settled[3] for settled in s.settled}
    if s.offer is not None:
        spoken |= {*s.offer.want_titles, *(promise.word for promise in s.offer.promises)}
    decision = match.decision_of(seat)
    if decision is not None:
        spoken |= {option[1] for option in decision.options if option[0] == "title"}
    others = [Card(card) for card in range(len(s.pack.box.cards)) if card not in hidden]
    open_names = {s.pack.name(card) for card in others}
    printed = " ".join(map(printed_text, others))
    names = {s.pack.name(card) for card in hidden if s.pack.title[card] not in spoken}
    return {name for name in names - open_names if name not in printed}  # DUEL is a word of the rules


@cache
def printed_text(card: Card) -> str:
    """The words on a card, the same in every position."""
    return said(GAME.pack().box.cards[card].message())


@pytest.mark.clause("FAN-HID.1", "FAN-HID.2")
@pytest.mark.slow
def test_the_screen_is_the_same_in_every_world_that_a_player_can_imagine() -> None:
    """Given any position, when hidden cards are exchanged, then not a letter on the screen changes."""
    rng = Rng.from_seed("worlds")
    for match in positions(4, every=70):
        for seat in range(match.state.seats):
            assert screen(match.imagine(seat, rng), seat) == screen(match, seat)


def test_the_open_part_of_the_table_counts_as_the_table_does() -> None:
    """Scores and Stats that are shown are those of the rules."""
    actions = 0
    for match in positions(5, every=3):
        s, seen = match.state, FantosState.from_view(match.view(None), match.state.pack)
        for number, action in enumerate(s.actions):
            for side in range(len(action.sides)):
                assert score(seen, seen.actions[number], side) == score(s, action, side)
                actions += 1
        for citadel in s.citadels:
            for legacy in citadel.legacies:
                found = seen.legacy(legacy.card)
                assert found is not None
                assert [seen.stat(found, which) for which in range(3)] == [
                    s.stat(legacy, w) for w in range(3)
                ]
    assert actions > 20


def test_the_table_shows_what_a_player_has_to_know() -> None:
    match = GAME.start(1, seats=4)
    s = match.state
    for _ in range(12):
        assert match.decision is not None
        match.answer(match.decision.options[0])
    while match.decision is not None and match.decision.prompt.id != "action.choose":
        match.answer(PASS)
    assert match.decision is not None
    seat = match.decision.seat
    own, other = s.citadels[seat], s.citadels[(seat + 1) % 4]
    legacy, theirs = own.legacies[0], other.legacies[0]
    theirs.state, theirs.role = "tasked", "war"
    other.legacies[1].state = "disabled"
    legacy.attached, s.labor_deck = [s.labor_deck[0]], s.labor_deck[1:]
    s.reigning, s.first = legacy.card, other.seat
    name = s.pack.name
    shown = screen(match, seat, 120, 50)
    mats = [s.pack.mats[citadel.mat] for citadel in (own, other)]
    for part in (
        f"your turn {s.turn}, phase 2 Action",
        f"Decks: Labor {len(s.labor_deck)} (0 discarded), Legacies 31 (0 discarded), Trials 17",
        f"▶ {mats[0].name} {mats[0].race.title()}, you  Reserve {own.reserve}◆ + {own.on_legacies()}◆",
        f"{mats[1].name} {mats[1].race.title()}  Reserve {other.reserve}◆",
        "First Citadel",
        "♛ Reigning Tribute",
        f"♛{name(legacy.card)}",
        f"+{name(legacy.attached[0])}",
        f"{theirs.shards}◆  →War",
        f"{other.legacies[1].shards}◆  disabled",
        *(name(card) for card in own.hand),
        *(name(card) for card in s.pool),
        "1  Harvest",
        "2  War",
        "3  Tribute",
    ):
        assert part in shown, (part, shown)


def test_what_cannot_be_done_is_said_with_the_reason() -> None:
    clauses = set()
    for match in positions(6, every=3):
        if match.decision is not None and match.decision.prompt.id.startswith("window."):
            shown = screen(match, match.decision.seat)
            for refusal in GAME.display.refusals(match.state, match.decision.seat):
                assert refusal.clause in shown
                clauses.add(refusal.clause)
    assert {"FAN-RES.10", "FAN-LEG.10"} <= clauses


def test_every_option_of_every_decision_has_its_number_in_the_menu() -> None:
    prompts = set()
    for seed in range(3):
        for match in positions(seed, every=2):
            if match.decision is None or match.decision.prompt.id in prompts:
                continue
            decision = match.decision
            prompts.add(decision.prompt.id)
            shown = menu(match)
            if decision.group is not None and decision.group.kind == "share":
                assert "In this order:" in shown
                continue
            for number in _different(match, decision):
                assert re.search(rf"(^|\s){number}\s", shown), (decision, shown)
    assert len(prompts) > 25


def _different(match: Match[FantosState], decision: Decision) -> list[int]:
    """The numbers of a decision; outside a larger choice, one for the copies of a Labor card."""
    numbers = numbered(decision)
    if decision.group is not None:
        return list(numbers.values())
    labels = FACE.labels(match, decision.seat, numbers)
    return list({labels[option]: number for option, number in reversed(numbers.items())}.values())


def test_copies_of_a_labor_card_to_play_have_one_number() -> None:
    """Given a hand with two copies of a card that could be played, then the menu offers it once."""
    twins = ((match, twin) for match in positions(5, seats=6) if (twin := _twin(match)))
    match, twin = next(twins)
    assert menu(match, width=400).count(twin) == 1


def _twin(match: Match[FantosState]) -> str | None:
    """The label of two cards to play that are copies of one another."""
    decision = match.decision
    if decision is None:
        return None
    plays = [option for option in decision.options if option[0] == "play"]
    labels = list(FACE.labels(match, decision.seat, plays).values())
    return next((label for label in labels if labels.count(label) > 1), None)


# --- what happened ------------------------------------------------------------------------------


def test_every_event_has_its_sentence() -> None:
    heard = events_of(positions(seed) for seed in range(4))
    said = {event.kind for match, event in heard if FACE.event(FACE.onlooker(match), None, event)}
    assert said == {event.kind for _, event in heard}


def test_a_story_has_a_sentence_for_each_event() -> None:
    view = GAME.start(1, seats=4).view(0)
    pack = GAME.pack()
    card = {pack.name(Card(i)): Card(i) for i in range(len(pack.box.cards))}
    bishop, cook, raid = card["Bishop"], card["Cook"], card["Raid"]
    other = pack.mats[view["table"]["citadels"][1]["mat"]].name
    events = [
        event_of(GAME, "turn", 5, 1, clause="FAN-TURN.1"),
        event_of(GAME, "untasked-all", 1, clause="FAN-UNT.1"),
        event_of(GAME, "action-declared", "harvest", 1, clause="FAN-RES.7"),
        event_of(GAME, "tasked", bishop, "harvest", clause="FAN-HAR.1"),
        event_of(GAME, "tasked", cook, "harvest", clause="FAN-HAR.1"),
        event_of(GAME, "rolled", "harvest", bishop, 1, clause="FAN-HAR.2"),
        event_of(GAME, "rolled", "harvest", cook, 2, clause="FAN-HAR.2"),
        event_of(GAME, "scores", "harvest", (1,), (7,), clause="FAN-CAN.2"),
        event_of(GAME, "shards", "trove", None, "reserve", 1, 7, clause="FAN-HAR.4"),
        event_of(GAME, "played", 1, raid, bishop, [], [0], [], 0, clause="FAN-LAB.8"),
        event_of(GAME, "shards", "legacy", bishop, "trove", None, 1, clause="FAN-LAB.1"),
        event_of(GAME, "resolves", 1, "labor", raid, clause="FAN-RES.5"),
        event_of(GAME, "shards", "reserve", 0, "reserve", 1, 3, clause="FAN-GEN.13"),
        event_of(GAME, "labor-discarded", raid, clause="FAN-LAB.8"),
    ]
    (paragraph,) = FACE.story(view, pack, events)
    assert paragraph.plain == (
        f"Turn 5: {other} begins. All of {other}'s Legacies are untasked. {other} declares a Harvest. "
        "Bishop harvests. Cook harvests. Bishop rolls 1. Cook rolls 2. Harvest: 7. "
        f"{other} gains 7 Shards. {other} plays Raid on you (Bishop pays). Bishop loses 1 Shard. "
        f"Raid resolves. {other} gets 3 Shards from you."
    )
