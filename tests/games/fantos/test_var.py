"""FAN-VAR: the options and presets."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fatebox.games.fantos import GAME
from fatebox.kernel import OptionsError
from tests.games.fantos.table import CARDS, A, B, C, Table, citadel, start, table, wander

SEEDS = range(25)


def trials_deck(**options: Any) -> list[tuple[list[str], list[int]]]:
    """The Trials Decks of some games, from the top: names and tiers."""
    decks = []
    for seed in SEEDS:
        s = start(3, seed=seed, **options).s
        cards = [card for block in s.trial_deck for card in block]
        decks.append(
            ([s.pack.box.keys[card] for card in cards], [s.pack.box.cards[card].tier for card in cards])
        )
    return decks


def all_hired(t: Table) -> None:
    """Setup hiring to its end."""
    while t.prompt == "setup.hire":
        t.idles()


# --- the order of the Trials -------------------------------------------------------------------


@pytest.mark.clause("FAN-VAR.1")
def test_standard_is_the_default_order() -> None:
    """Tier by tier, whether it is said or not; within a tier the order is different each time."""
    for options in ({}, {"trial_order": "standard"}):
        decks = trials_deck(**options)
        assert all(tiers == [1] * 4 + [2] * 4 + [3] * 4 + [4] * 5 for _, tiers in decks)
        assert len({tuple(names[:4]) for names, _ in decks}) > 5


@pytest.mark.clause("FAN-VAR.2")
def test_medium_mixes_tiers_1_and_2() -> None:
    decks = trials_deck(trial_order="medium")
    for _, tiers in decks:
        assert sorted(tiers[:8]) == [1] * 4 + [2] * 4
        assert tiers[8:] == [3] * 4 + [4] * 5
    assert any(2 in tiers[:4] for _, tiers in decks)


@pytest.mark.clause("FAN-VAR.3")
def test_hard_mixes_tiers_1_to_3() -> None:
    decks = trials_deck(trial_order="hard")
    for _, tiers in decks:
        assert sorted(tiers[:12]) == [1] * 4 + [2] * 4 + [3] * 4
        assert tiers[12:] == [4] * 5
    assert any(3 in tiers[:4] for _, tiers in decks)
    assert any(1 in tiers[8:12] for _, tiers in decks)


@pytest.mark.clause("FAN-VAR.4")
def test_extreme_mixes_all_but_zodraz_is_among_the_last_five() -> None:
    """R62: Zodraz and 4 others."""
    decks = trials_deck(trial_order="extreme")
    places = {names.index("zodraz") for names, _ in decks}
    assert places <= set(range(12, 17))
    assert len(places) > 2
    assert any(4 in tiers[:4] for _, tiers in decks)
    assert any(1 in tiers[12:] for _, tiers in decks)
    assert all(len(set(names)) == 17 for names, _ in decks)


@pytest.mark.clause("FAN-VAR.5")
@pytest.mark.parametrize("order", ["standard", "medium", "hard", "extreme"])
def test_zodraz_is_the_very_last(order: str) -> None:
    for names, tiers in trials_deck(trial_order=order, zodraz_last=True):
        assert (len(names), names[-1]) == (17, "zodraz")
        if order != "extreme":
            assert tiers[12:] == [4] * 5


@pytest.mark.clause("FAN-VAR.5")
def test_otherwise_it_need_not_be() -> None:
    assert {names[-1] == "zodraz" for names, _ in trials_deck(zodraz_last=False)} == {True, False}


# --- numbers -----------------------------------------------------------------------------------


@pytest.mark.clause("FAN-VAR.6")
@pytest.mark.parametrize("reserve", [20, 30, 80])
def test_the_starting_reserve(reserve: int) -> None:
    t = start(4, starting_reserve=reserve)
    assert t.reserves == [reserve] * 4


@pytest.mark.clause("FAN-VAR.6")
@pytest.mark.parametrize("reserve", [19, 81, 0, -40])
def test_a_starting_reserve_out_of_bounds_is_refused(reserve: int) -> None:
    with pytest.raises(OptionsError, match="starting_reserve"):
        start(4, starting_reserve=reserve)


@pytest.mark.clause("FAN-VAR.7")
@pytest.mark.parametrize(("options", "hires"), [({}, 3), ({"setup_hires": 3}, 3), ({"setup_hires": 4}, 4)])
def test_setup_hires(options: dict[str, Any], hires: int) -> None:
    t = start(3, seed=1, negotiation=False, **options)
    all_hired(t)
    assert [len(each.legacies) for each in t.s.citadels] == [hires] * 3


@pytest.mark.clause("FAN-VAR.8")
@pytest.mark.parametrize(("removed", "each"), [(0, 4), (3, 3), (6, 2)])
@pytest.mark.parametrize("order", ["standard", "extreme"])
def test_trials_removed_unseen(removed: int, each: int, order: str) -> None:
    """R63: equally many from Tiers 1 to 3, so all of Tier 4 stay, and Zodraz is among the last five."""
    out = Counter[str]()
    for names, tiers in trials_deck(trials_removed=removed, trial_order=order):
        assert Counter(tiers) == {1: each, 2: each, 3: each, 4: 5}
        assert names.index("zodraz") >= len(names) - 5
        out.update(set(names))
    assert len(out) == 17  # other games leave out others


@pytest.mark.clause("FAN-VAR.8")
@pytest.mark.parametrize("removed", [1, 2, 4, 9])
def test_other_numbers_are_refused(removed: int) -> None:
    with pytest.raises(OptionsError, match="trials_removed"):
        start(3, trials_removed=removed)


@pytest.mark.clause("FAN-VAR.8")
def test_removed_trials_take_no_part() -> None:
    """A whole game with 6 removed: at most 11 Trials are seen, none of those that are out."""
    t = start(3, seed=2, trials_removed=6, negotiation=False, no_elimination=True)
    out = t.s.trials_out[:]
    assert len(out) == 6
    for match in wander(t.match, "short"):
        assert match.state.trials_out == out
    assert t.result.details["trials_seen"] <= 11
    assert not {card for (card,) in t.emitted("trial-revealed")} & set(out)


# --- house rules -------------------------------------------------------------------------------


@pytest.mark.clause("FAN-VAR.10")
def test_instead_of_an_elimination_all_take_ten() -> None:
    """WE-25: A's Reserve falls to 0 while B has 5 and C 30."""
    t = table(
        citadel(reserve=3), citadel(reserve=5), citadel("cook", hand="raid", reserve=27),
        phase=4, active=C, no_elimination=True,
    )  # fmt: skip
    t.play(C, "raid", A)
    t.resolve()
    assert (t.reserves, t.match.result) == ([10, 15, 40], None)


@pytest.mark.clause("FAN-VAR.10")
def test_it_happens_at_every_such_moment() -> None:
    """B's Reserve is emptied twice in one turn: all gain 10 twice."""
    t = table(citadel("cook:9", hand="raid raid raid"), citadel(reserve=3), "", phase=4, no_elimination=True)
    for _ in range(3):
        t.play(A, "raid", B)
        t.resolve()
    assert t.reserves == [20 + 10 + 9, 4, 30]
    t = table("brandsworn", citadel(reserve=1), "", no_elimination=True, dice=[3, 1, 1])
    t.war("brandsworn")
    assert t.reserves == [31, 10, 30]


@pytest.mark.clause("FAN-VAR.11")
@pytest.mark.parametrize(("fee", "reserve"), [(False, 20), (True, 18)])
def test_the_discard_fee(fee: bool, reserve: int) -> None:
    """R64: two cards thrown away cost 2 Shards of the Reserve."""
    t = table(citadel("cook", hand="raid alms duel"), "", "", phase=6, discard_fee=fee)
    t.picks("raid", "duel")
    assert (t.hand(A), t.reserve(A)) == ("alms", reserve)


@pytest.mark.clause("FAN-VAR.11")
def test_the_reserve_must_keep_one() -> None:
    """With a Reserve of 3 only two of four cards can be thrown away; with 1, none, and nothing is asked."""
    t = table(citadel("", hand="raid alms duel thacko", reserve=3), "", "", phase=6, discard_fee=True)
    t.do("discard", "raid")
    t.do("discard", "alms")
    assert (t.hand(A), t.reserve(A)) == ("duel thacko", 1)
    t = table(citadel("", hand="raid alms", reserve=1), "", "", phase=6, discard_fee=True)
    assert (t.s.turn, t.hand(A), t.reserve(A)) == (2, "raid alms", 1)


@pytest.mark.clause("FAN-VAR.11")
def test_the_fee_is_for_phase_6_only() -> None:
    """NIGHT MARKET exchanges cards in Phase 4 without a fee."""
    t = table(citadel("cook", hand="night-market raid alms"), "", "", phase=4, discard_fee=True)
    t.play(A, "night-market")
    t.resolve()
    t.picks("raid", "alms")
    assert t.reserve(A) == 20


# --- two players -------------------------------------------------------------------------------


@pytest.mark.clause("FAN-VAR.12")
def test_two_players_need_the_option() -> None:
    with pytest.raises(OptionsError, match="two_player"):
        start(2)
    assert len(start(2, two_player=True).s.citadels) == 2


@pytest.mark.clause("FAN-VAR.12")
@pytest.mark.parametrize(
    ("options", "trimmed"),
    [
        ({"two_player": True}, ["council", "council", "drift-pilot", "envoy", "zradas"]),
        ({"two_player": True, "two_player_trim": False}, []),
    ],
)
def test_some_cards_are_left_out_of_a_game_of_two(options: dict[str, Any], trimmed: list[str]) -> None:
    """R61: ENVOY, DRIFT PILOT, ZRADAS and both COUNCIL."""
    t = start(2, **options)
    assert sorted(t.names(t.s.trimmed).split()) == trimmed
    legacies = len(t.s.legacy_deck) + len(t.s.pool)
    labor = len(t.s.labor_deck) + sum(len(each.hand) for each in t.s.citadels)
    left_out = (2, 3) if trimmed else (0, 0)
    assert (legacies + left_out[0], labor + left_out[1]) == (CARDS["legacy"], CARDS["labor"])
    assert start(3).s.trimmed == []


@pytest.mark.clause("FAN-VAR.12")
@pytest.mark.parametrize("trials", ["", "bad-blood", "open-borders"])
def test_left_and_right_are_the_opponent(trials: str) -> None:
    t = table("cook", "", trials=trials, dice=[1, 1])
    t.war("cook")
    t.to("hire.choose")
    assert t.emitted("war-declared") == [(A, B)]


@pytest.mark.clause("FAN-VAR.12", "FAN-DIP.5")
def test_one_and_one_is_a_tie() -> None:
    t = table("", "", phase=3, first=A, trial_deck="overtime")
    t.do("vote", "yea", by=A)
    t.do("vote", "nay", by=B)
    assert (t.emitted("vote")[0][1:], t.trials) == ((1, 1), "")


# --- talk and votes ----------------------------------------------------------------------------


@pytest.mark.clause("FAN-VAR.13")
@pytest.mark.parametrize(("options", "talk"), [({}, True), ({"negotiation": False}, False)])
def test_negotiation_can_be_switched_off(options: dict[str, Any], talk: bool) -> None:
    t = start(3, seed=7, **options)
    prompts = set()
    for i, match in enumerate(wander(t.match, "talk")):
        prompts |= {decision.prompt.id for decision in match.decisions}
        if i > 400:
            break
    assert ("deal.offer" in prompts) == talk
    assert talk or not any(prompt.startswith("deal.") for prompt in prompts)


@pytest.mark.clause("FAN-VAR.14")
def test_open_votes_are_given_one_after_another() -> None:
    """C is active: C, A, B vote in this order, and each vote is shown to all before the next is given."""
    t = table("", "", "", phase=3, active=C, first=C, trial_deck="overtime", open_vote=True)
    for n, (seat, word) in enumerate([(C, "yea"), (A, "nay"), (B, "yea")]):
        assert ([decision.seat for decision in t.match.decisions], len(t.emitted("voted"))) == ([seat], n)
        t.do("vote", word)
    assert t.emitted("voted") == [(C, "yea"), (A, "nay"), (B, "yea")]
    assert all(event.only is None for event in t.events if event.kind == "voted")
    assert t.trials == "overtime"


@pytest.mark.clause("FAN-VAR.14")
def test_otherwise_all_vote_at_once() -> None:
    t = table("", "", "", phase=3, active=C, first=C, trial_deck="overtime")
    assert sorted(decision.seat for decision in t.match.decisions) == [A, B, C]
    assert t.match.joint


# --- advice and presets ------------------------------------------------------------------------


@pytest.mark.clause("FAN-VAR.15")
def test_harvest_more_for_a_shorter_game() -> None:
    """Given the same Trials, when all harvest with all they have, then the game has fewer turns."""
    turns = []
    for harvest in (True, False):
        t = start(3, seed=5, negotiation=False, zodraz_last=True, no_elimination=True)
        while t.match.decision is not None:
            if harvest and t.offers("declare", "harvest"):
                t.do("declare", "harvest")
            else:
                t.idles()
        turns.append(t.result.details["turns"])
    assert turns[0] < turns[1]


@pytest.mark.clause("FAN-VAR.16")
@pytest.mark.parametrize(
    ("preset", "order", "reserve", "hires", "last", "removed"),
    [
        ("learning", "standard", 40, 3, False, 0),
        ("medium", "medium", 40, 3, False, 0),
        ("hard", "hard", 40, 3, False, 0),
        ("extreme", "extreme", 30, 3, False, 0),
        ("long", "standard", 50, 4, True, 0),
        ("short", "standard", 40, 3, False, 6),
    ],
)
def test_presets(preset: str, order: str, reserve: int, hires: int, last: bool, removed: int) -> None:
    _, options = GAME.complete(4, {"preset": preset})
    assert options["trial_order"] == order
    assert options["starting_reserve"] == reserve
    assert options["setup_hires"] == hires
    assert options["zodraz_last"] is last
    assert options["trials_removed"] == removed
    t = start(4, preset=preset)
    assert (t.s.trial_order, t.reserves, t.s.setup_hires) == (order, [reserve] * 4, hires)
    assert len(t.s.trials_out) == removed
    assert (len(t.s.trial_deck[-1]) == 1) == last


@pytest.mark.clause("FAN-VAR.16")
def test_without_a_preset_it_is_a_learning_game() -> None:
    assert GAME.complete(4, {})[1] == GAME.complete(4, {"preset": "learning"})[1]


@pytest.mark.clause("FAN-VAR.16")
def test_options_may_be_combined_with_presets_and_each_other() -> None:
    t = start(
        2, preset="extreme", two_player=True, starting_reserve=60, zodraz_last=True, trials_removed=3,
        setup_hires=4, no_elimination=True, discard_fee=True, open_vote=True, negotiation=False,
    )  # fmt: skip
    assert t.reserves == [60, 60]
    assert t.name(t.s.trial_deck[-1][-1]) == "zodraz"
    assert sum(len(block) for block in t.s.trial_deck) == 14
    for _ in wander(t.match, "all options"):
        pass
    assert t.result.outcome == "final_round"
