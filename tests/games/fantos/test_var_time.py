"""FAN-VAR.9: defaults for those whose time is used up (table of decisions)."""

from __future__ import annotations

import pytest

from tests.games.fantos.table import A, B, citadel, start, table, wander


@pytest.mark.clause("FAN-VAR.9")
def test_there_is_a_default_for_every_decision() -> None:
    """Given random games with everything in them: the default is always one of the options."""
    prompts = set()
    for seed in range(2):
        for match in wander(start(4, seed=seed, turn_limit_s=300).match, seed):
            for decision in match.decisions:
                assert decision.default(match.state) in decision.options
                prompts.add(decision.prompt.id)
    assert len(prompts) > 25


@pytest.mark.clause("FAN-VAR.9")
@pytest.mark.parametrize("seats", [3, 5])
def test_a_game_of_players_without_time_comes_to_its_end(seats: int) -> None:
    """All take their defaults: nobody acts, plays, deals or hires; the First Citadel's Trials end the game.

    No default eliminates anybody by choice; votes are nay, so no Diplomacy Trial ever stays.
    """
    t = start(seats, seed=11, turn_limit_s=300, zodraz_last=True)
    while t.match.decision is not None:
        t.idles()
    assert t.emitted("played") + t.emitted("activated") + t.emitted("offer-accepted") == []
    assert not [args for args in t.emitted("action-declared") if args[0] != "special"]
    assert len(t.emitted("hired")) == 3 * seats
    assert all(yea == 0 for _, yea, _ in t.emitted("vote"))
    assert len(t.emitted("trial-revealed")) == 17
    assert t.result.outcome in ("final_round", "last_survivor")


@pytest.mark.clause("FAN-VAR.9")
def test_an_idle_attacker_and_an_idle_defender() -> None:
    """D3 to D6 and D11: all attack, none defends; the damage is taken from the fullest Legacy first."""
    t = table("cook:3 knight:5", "brandsworn", "", "", dice=[1, 1, 3, 3], trials="open-borders")
    t.do("declare", "war")
    assert t.default == f"attack {B}"
    t.idles()
    t.idles()
    assert t.tableau(A) == "cook knight"
    assert [len(side.parts) for side in t.action.sides] == [2, 0]
    assert t.prompt == "war.defenders"
    t.do("task", "brandsworn")
    t.idles()
    assert (t.final_scores, t.shards("cook"), t.shards("knight")) == ([5, 7], 3, 3)


@pytest.mark.clause("FAN-VAR.9")
def test_an_idle_winner_takes_from_the_richest_one_at_a_time() -> None:
    """D12: the reward of 5 comes from Reserves of 10, 13 and 12: 0, 3 and 2."""
    t = table("marquis", citadel(reserve=10), citadel(reserve=13), citadel(reserve=12), dice=[2])
    t.tribute("marquis")
    t.idles()
    assert t.reserves == [25, 10, 10, 10]


@pytest.mark.clause("FAN-VAR.9")
@pytest.mark.parametrize("limit", [300, 3600])
def test_the_limit_changes_no_rule(limit: int) -> None:
    """The same answers lead to the same game; only who waits for them is concerned."""
    texts = []
    for seconds in (0, limit):
        t = start(3, seed=4, negotiation=False, turn_limit_s=seconds)
        for i, _ in enumerate(wander(t.match, "limit")):
            if i > 200:
                break
        texts.append(t.s.to_data())
    assert texts[0] == texts[1]
