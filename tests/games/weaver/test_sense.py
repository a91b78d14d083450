"""Sense in Fate Weaver: options that throw something away for nothing are recognized."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.games import load_game
from fatebox.games.weaver.rules.adventurers import demand
from fatebox.games.weaver.rules.reading import CLOSE, FINISH, PLAY, plays
from fatebox.games.weaver.rules.renovate import BUY, purchases
from fatebox.games.weaver.state.terms import ICONS, READING, SUIT_INDEX
from fatebox.kernel import DONE, Decision, Match, Option
from tests.bots.follies import weaver
from tests.bots.positions import answers

from .table import table


@pytest.mark.clause("WEA-END.3")
def test_a_failing_reading_with_an_ability_left_is_recognized() -> None:
    """Given readings of players who choose anything, then each folly that the test knows is forbidden."""
    game = load_game("weaver")
    known = 0
    for match, decision, option in answers(game, "random", 4000):
        if weaver(match, decision, option):
            assert option in game.judgement.features.senseless(match.state, decision)
            known += 1
        if known == 3:
            break
    assert known


@pytest.mark.clause("WEA-SCO.2")
def test_gold_that_is_left_over_is_recognized() -> None:
    """Given the last round and gold for a relic, then its end is forbidden; earlier it is not."""
    game = load_game("weaver")
    match = game.start("left over")
    state = match.state
    state.gold = 9
    buy = Decision(0, BUY, [DONE, *purchases(state)])
    assert game.judgement.features.senseless(state, buy) == []
    state.icons = state.icons + [state.icons[0]] * (ICONS - len(state.icons))
    assert game.judgement.features.senseless(state, buy) == [DONE]
    assert game.judgement.features.senseless(state, Decision(0, BUY, [DONE])) == []


@pytest.mark.clause("WEA-REA.11")
def test_a_last_card_of_the_wrong_suit_is_recognized() -> None:
    """Given three cards without the demanded suit, then the fourth is of that suit if it can be."""
    game = load_game("weaver")
    state = game.start("wrong suit").state
    wanted = demand(state)
    assert wanted is not None
    others = [suit for suit in range(len(state.tops)) if suit != SUIT_INDEX[wanted]]
    for suit in others:
        state.row.append(state.tops[suit].pop())
        state.rots.append(0)
        state.turn_up(suit, "WEA-REA.2")
    state.shards = 0
    wrong = game.judgement.features.senseless(state, Decision(0, PLAY, plays(state)))
    assert wrong == [option for option in plays(state) if option[1] != wanted]


@pytest.mark.clause("WEA-REA.11")
def test_a_last_card_that_fails_for_certain_is_recognized() -> None:
    """Given readings of players who choose anything, then no last card fails while another one passes."""
    game = load_game("weaver")
    known = 0
    for match, decision, _ in answers(game, "random", 3000):
        if len(match.state.row) < READING - 1 or decision.prompt is not PLAY:
            continue
        failing = [option for option in decision.options if _is_lost(match, option)]
        wrong = game.judgement.features.senseless(match.state, decision)
        if all(option[0] == "play" for option in decision.options) and len(failing) < len(decision.options):
            assert sorted(option for option in wrong if _is_lost(match, option)) == sorted(failing)
            known += bool(failing)
        if known == 3:
            break
    assert known == 3


@pytest.mark.clause("WEA-RES.2")
def test_a_last_card_that_pays_less_than_elsewhere_is_recognized() -> None:
    """Given readings of players who choose anything, then a last card lies where nothing pays more."""
    game = load_game("weaver")
    known = 0
    for match, decision, _ in answers(game, "random", 3000):
        if len(match.state.row) < READING - 1 or any(option[0] != "play" for option in decision.options):
            continue
        left = {option: _left(match, option) for option in decision.options if not _is_lost(match, option)}
        poorer = [
            option
            for option, ours in left.items()
            if any(each[1] == option[1] and _is_more(theirs, ours) for each, theirs in left.items())
        ]
        wrong = game.judgement.features.senseless(match.state, decision)
        assert sorted(option for option in wrong if option in left) == sorted(poorer)
        known += bool(poorer)
        if known == 20:
            break
    assert known == 20


def _left(match: Match[Any], last: Option) -> tuple[int, int, int]:
    """The points, gold and shards once a round has ended after this last card."""
    trial = match.copy()
    for answer in (last, FINISH, DONE):
        if trial.decision is not None and answer in trial.decision.options:
            trial.answer(answer, 0)
    return trial.state.points, trial.state.gold, trial.state.shards


def _is_more(one: tuple[int, int, int], other: tuple[int, int, int]) -> bool:
    """Whether one is more of something than the other, and less of nothing."""
    return one != other and all(ours >= theirs for ours, theirs in zip(one, other, strict=True))


@pytest.mark.clause("WEA-REN.4", "WEA-REL.12")
@pytest.mark.parametrize(
    ("row", "shards", "skips"),
    [
        ("H09 P07:1 L02:1 W06:1", 9, True),  # four shards are lost anyway, and Slither makes H09 pay more
        ("H09 P07:1 L02:1 W06:1", 4, False),  # all four could be kept
        ("H09:1 L02:1 W06:1 W05:1", 9, False),  # every turn costs something
    ],
)
def test_shards_that_would_be_lost_are_used(row: str, shards: int, skips: bool) -> None:
    """Given a reading that passes, then it does not end while lost shards could make it pay more."""
    game = load_game("weaver")
    t = table(row=row, tops="W01 P01 H01 L01", relics={"naga-stone": 1}, shards=shards)
    decision = t.match.decision
    assert decision is not None
    assert (FINISH in game.judgement.features.senseless(t.s, decision)) == skips


def _is_lost(match: Match[Any], last: Option) -> bool:
    """Whether a game of Fate Weaver is lost after the last card of a reading, without any ability."""
    trial = match.copy()
    trial.answer(last, 0)
    while trial.decision is not None and trial.decision.prompt is CLOSE:
        trial.answer(FINISH, 0)
    return trial.result is not None and not trial.result.winners


@pytest.mark.clause("WEA-REA.11")
def test_a_card_that_leaves_no_way_to_pass_is_recognized() -> None:
    """Given two cards to go, then none is played after which no open card passes, while one would."""
    game = load_game("weaver")
    known = 0
    for match, decision, _ in answers(game, "random", 3000):
        if len(match.state.row) != READING - 2 or any(option[0] == "use" for option in decision.options):
            continue
        hopeless = [option for option in decision.options if not _may_pass(match, option)]
        if len(hopeless) < len(decision.options):
            assert list(game.judgement.features.senseless(match.state, decision)) == hopeless
            known += bool(hopeless)
        if known == 3:
            break
    assert known == 3


def _may_pass(match: Match[Any], option: Option) -> bool:
    """Whether one of the cards that lie open passes after a play."""
    trial = match.copy()
    trial.answer(option, 0)
    assert trial.decision is not None
    known = [each for each in trial.decision.options if each[0] == "play" and each[1] != option[1]]
    return any(not _is_lost(trial, each) for each in known)


@pytest.mark.clause("WEA-SCO.2")
@pytest.mark.clause("WEA-REL.16")
def test_shards_that_are_left_over_are_recognized() -> None:
    """Given the last reading and shards, then Gaze comes before its end, and nothing is hastened."""
    game = load_game("weaver")
    state = game.start("shards").state
    gaze, hasten = ("use", "veilglass-orb", 1, None), ("use", "twin-hourglass", 2, None)
    state.relics[state.pack.relic_keys.index("veilglass-orb")] = 1
    state.relics[state.pack.relic_keys.index("twin-hourglass")] = 3
    state.row = [card for card in range(len(state.pack.suit)) if not state.pack.death[card]][:READING]
    state.rots, state.shards, state.hour, state.points = [0] * READING, 9, "blood_moon", 20
    close = Decision(0, CLOSE, [FINISH, gaze, hasten])
    state.icons = state.icons + [state.icons[0]] * (ICONS - len(state.icons))
    assert game.judgement.features.senseless(state, close) == [FINISH, hasten]


@pytest.mark.clause("WEA-REA.10", "WEA-REL.15", "WEA-REL.17")
def test_abilities_that_can_wait_are_used_on_a_full_row() -> None:
    """Given shards for the hour and Gaze, then they are kept until the row is full; Slither need not wait."""
    game = load_game("weaver")
    relics = {"twin-hourglass": 1, "veilglass-orb": 1, "naga-stone": 1}
    t = table(row="H09 L02", tops="W05 P07 H01 L06", relics=relics, shards=5)
    decision = t.match.decision
    assert decision is not None
    wrong = game.judgement.features.senseless(t.s, decision)
    assert ("use", "twin-hourglass", 1, "moon") in wrong
    assert ("use", "veilglass-orb", 1, None) in wrong
    assert [option for option in decision.options if option[:2] == ("use", "naga-stone")]
    assert not [option for option in wrong if option[:2] == ("use", "naga-stone")]


@pytest.mark.clause("WEA-REL.5", "WEA-ADV.4")
@pytest.mark.parametrize(
    ("row", "vain"),
    [
        ("H09:1 L02:1 W06:1 W05:1", True),  # by day both Wealth cards pay, by night neither does
        ("P07:1 L02:1 H09:1 L06:1", False),  # by night two Love cards pay
    ],
)
def test_an_hour_that_brings_nothing_is_not_paid_for(row: str, vain: bool) -> None:
    """Given a reading that passes, then the hour is turned only if that pays more of something."""
    game = load_game("weaver")
    t = table(row=row, tops="W01 P01 H01 L01", relics={"twin-hourglass": 1}, shards=3)
    decision = t.match.decision
    assert decision is not None
    assert (("use", "twin-hourglass", 1, "moon") in game.judgement.features.senseless(t.s, decision)) == vain


@pytest.mark.clause("WEA-REL.5", "WEA-REL.12")
@pytest.mark.parametrize(("shards", "vain"), [(4, True), (8, False)])
def test_a_turn_that_brings_nothing_is_not_paid_for(shards: int, vain: bool) -> None:
    """Given a reading that passes, then no card turns to pay less, unless it can turn once more."""
    game = load_game("weaver")
    t = table(row="H09:1 L02:1 W06:1 W05:1", relics={"naga-stone": 1}, shards=shards, points=20)
    decision = t.match.decision
    assert decision is not None
    turned = [option for option in decision.options if option[:2] == ("use", "naga-stone")]
    wrong = game.judgement.features.senseless(t.s, decision)
    assert turned
    assert any(option in wrong for option in turned) == vain
    for option in turned:  # by what the reading pays with it
        trial = t.match.copy()
        trial.answer(option, 0)
        trial.answer(FINISH, 0)
        plain = t.match.copy()
        plain.answer(FINISH, 0)
        gains = [
            getattr(trial.state, kind) > getattr(plain.state, kind) for kind in ("gold", "shards", "points")
        ]
        assert not (option in wrong and any(gains))


@pytest.mark.clause("WEA-REA.11", "WEA-REL.15")
@pytest.mark.parametrize(
    ("tops", "decks", "shards", "spent"),
    [
        ("W05 P07 L06", "W01 P01 L01", 5, True),  # no Happiness is left: only another hour saves the reading
        ("W05 P07 L06", "W01 P01 L01", 7, False),  # the shards are enough for both
        ("W05 P07 H01", "W01 P01 H02", 5, False),  # Happiness is there
    ],
)
def test_shards_are_kept_for_the_hour_that_saves_the_reading(
    tops: str, decks: str, shards: int, spent: bool
) -> None:
    """Given a demand that no card can meet by day, then nothing is swallowed with the shards for the hour."""
    game = load_game("weaver")
    t = table(row="W06", tops=tops, decks=decks, relics={"twin-hourglass": 1}, shards=shards)
    decision = t.match.decision
    assert decision is not None
    assert demand(t.s) == "happiness"
    swallows = [option for option in decision.options if option[:2] == ("use", "mimic-chest")]
    wrong = game.judgement.features.senseless(t.s, decision)
    assert swallows
    assert all(option in wrong for option in swallows) == spent


@pytest.mark.clause("WEA-REA.11", "WEA-REL.15")
def test_a_full_row_that_another_hour_saves_gets_it() -> None:
    """Given a full row without the demanded suit, then the shards go into the hour."""
    game = load_game("weaver")
    relics = {"twin-hourglass": 1, "naga-stone": 1}
    t = table(row="W06 P07 L02 W05", relics=relics, shards=5)
    decision = t.match.decision
    assert decision is not None
    wrong = game.judgement.features.senseless(t.s, decision)
    assert [option for option in decision.options if option not in wrong] == [
        ("use", "twin-hourglass", 1, "moon")
    ]
