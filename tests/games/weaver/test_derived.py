"""Forecasts, demands and prices that a board shows, made from what the player sees."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.games.weaver import GAME
from fatebox.games.weaver.rules.reading import FINISH
from fatebox.games.weaver.state.terms import READING
from tests.games.weaver.table import Table, table, wander


def derived(t: Table) -> dict[str, Any]:
    """The derived values that a client gets beside the view."""
    return dict(GAME.display.derive(t.match.seen_by(0), 0))


@pytest.mark.parametrize("seed", range(3))
def test_every_preview_is_what_the_move_leads_to(seed: int) -> None:
    """Given any decision of a reading, when the previewed move is made, then the row is as previewed."""
    for match in wander(GAME.start(seed, options={"difficulty": "master"}), seed):
        if match.decision is None or match.state.segment != "read":
            continue
        for found in GAME.display.derive(match.seen_by(0), 0)["previews"]:
            tried = match.copy()
            tried.answer(found["option"])
            assert (tried.state.row, tried.state.rots) == (found["row"], found["rots"])


@pytest.mark.clause("WEA-REA.6")
@pytest.mark.parametrize("seed", range(3))
def test_a_preview_says_whether_a_relic_can_still_be_used(seed: int) -> None:
    """Given relics, shards and a move, when the reading goes on, then abilities are offered as previewed."""
    start = table(segment="read", shards=4, relics={"naga-stone": 1}, visitor="yorri", row="L01").match
    seen = set()
    for match in wander(start, seed):
        if match.decision is None or match.state.segment != "read":
            continue
        for found in GAME.display.derive(match.seen_by(0), 0)["previews"]:
            tried = match.copy()
            tried.answer(found["option"])
            if tried.decision is not None:
                offered = any(option[0] == "use" for option in tried.decision.options)
                assert offered == found["helped"]
                seen.add(offered)
    assert seen == {True, False}


@pytest.mark.parametrize("seed", range(3))
def test_the_forecast_of_a_full_row_is_what_finishing_pays_or_a_loss(seed: int) -> None:
    for match in wander(GAME.start(seed), seed):
        s = match.state
        if match.decision is None or s.segment != "read" or len(s.row) < READING:
            continue
        reading = GAME.display.derive(match.seen_by(0), 0)["reading"]
        tried = match.copy()
        tried.answer(FINISH)
        if reading["open"]:
            assert tried.result is not None
            continue
        gold, shards, points = reading["pays"]
        after = tried.state
        assert (after.gold, after.shards) == (s.gold + gold, s.shards + shards)
        assert after.points == max(0, s.points + points)


@pytest.mark.clause("WEA-REA.11", "WEA-ADV.3", "WEA-DTH.2")
def test_demands_say_what_is_missing() -> None:
    """Yorri by day needs Happiness and pays 1 gold per Wealth card; the Death card has no matched side."""
    t = table(row="L01 LD1 W01", visitor="yorri")
    reading = derived(t)["reading"]
    suit, death, bonus = reading["demands"]
    assert (suit["kind"], suit["suit"], suit["met"]) == ("suit", "happiness", False)
    assert (death["kind"], death["met"], death["sides"]) == ("death", False, 0)
    assert (bonus["kind"], bonus["count"], bonus["pays"]) == ("bonus", 1, (1, 0, 0))
    assert reading["open"] == 2
    assert reading["visitor"] == (1, 0, 0)


@pytest.mark.clause("WEA-ADV.6")
def test_under_a_blood_moon_tokens_count_and_nothing_is_missing() -> None:
    """Yorri pays 2 gold per X2 token."""
    t = table(row="L01:2 H01:1", visitor="yorri", hour="blood_moon")
    reading = derived(t)["reading"]
    assert [demand["kind"] for demand in reading["demands"]] == ["tokens"]
    assert (reading["open"], reading["visitor"]) == (0, (2, 0, 0))


@pytest.mark.clause("WEA-CLV.2", "WEA-CLV.3", "WEA-REN.4")
def test_ranks_limits_and_the_score_in_the_shop() -> None:
    t = table(segment="renovate", gold=20, points=17, shards=12, relics={"naga-stone": 2}, level="adept")
    found = derived(t)
    assert (found["rank"], found["limit"], found["spilled"]) == ("adept", 10, 2)
    assert found["next"] == {"rank": "master", "at": 30, "limit": 15}
    assert found["score"] == {"points": 17, "relics": 3, "bonus": 5}
    assert (found["reading"], found["previews"]) == (None, [])


@pytest.mark.clause("WEA-REL.1")
def test_relics_show_price_value_and_abilities_of_every_rank() -> None:
    found = {relic["key"]: relic["ranks"] for relic in derived(table())["relics"]}
    third = found["twin-hourglass"][2]
    assert (third["price"], third["value"]) == (11, 5)
    assert [(each["name"]["args"]["content"], each["cost"]) for each in third["abilities"]] == [
        ("Turn the Hour", 2),
        ("Hasten", 6),
    ]
    assert third["abilities"][0]["effect"] == {"do": "set-hour", "to": "any"}


def test_a_move_that_leaves_row_and_hour_alone_has_no_preview() -> None:
    t = table(row="L01", shards=20, relics={"veilglass-orb": 1})
    verbs = {tuple(found["option"][:2]) for found in derived(t)["previews"]}
    assert ("use", "veilglass-orb") not in verbs
    assert ("use", "mimic-chest") not in verbs
    assert ("play", "love") in verbs
