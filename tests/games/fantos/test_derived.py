"""Values that the table shows are those that the rules count."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from fatebox.games.fantos import GAME
from fatebox.games.fantos.state.terms import STAT_OF
from tests.games.fantos.table import A, B, C, Table, citadel, find, table
from tests.games.screens import screen


def sides(t: Table) -> list[dict[str, Any]]:
    """The sides of the innermost action, as B's client gets them."""
    derived: Mapping[str, Any] = GAME.display.derive(t.match.seen_by(B), B)
    return list(derived["sides"][-1])


def check_sums(t: Table) -> None:
    """Each shown Score is the sum of what is shown beside it, and the Score that the rules count."""
    action = t.action
    shown = sides(t)
    assert [side["score"] for side in shown] == t.scores
    for side, counted in zip(action.sides, shown, strict=True):
        legacies = [t.s.legacy(part.card) for part in side.parts if part.card is not None]
        stats = sum(t.s.stat(each, STAT_OF[action.kind]) for each in legacies if each is not None)
        dice = sum(part.die for part in side.parts)
        assert stats + dice + sum(counted["parts"]) + counted["more"] == counted["score"]


def test_scores_and_prices_are_derived_from_a_view() -> None:
    """Given a Harvest with dice, then its Score, Stats and the prices of the Pool are what the rules say."""
    t = table(citadel("bishop cook", hand="loaded-shard"), "marquis", "freeman", dice=[1, 2])
    t.harvest("bishop", "cook")
    t.to("window.roll")
    derived = GAME.display.derive(t.match.seen_by(A), A)
    assert [[side["score"] for side in sides] for sides in derived["sides"]] == [[3 + 1 + 1 + 2]]
    bishop = t.s.citadels[A].legacies[0]
    assert derived["stats"][str(bishop.card)][0] == 3
    assert set(derived["prices"]) == {str(card) for card in t.s.pool}


def test_a_war_shows_the_bonus_of_packmother_with_her() -> None:
    """Given PACKMOTHER at War beside two Ferals, then her part has 2 more, before the dice and after."""
    t = table("packmother cook brigands knight", "", "astrologers", dice=[1, 1, 1, 1])
    t.war("packmother", "cook", "brigands")
    assert sides(t)[0] == {"score": 3 + 1 + 3 + 2, "parts": [2, 0, 0], "more": 0, "prevented": 0}
    t.to("W.ROLL")
    assert sides(t)[0]["parts"] == [2, 0, 0]
    check_sums(t)
    assert "Packmother 3+[1]+2" in screen(t.match, B)


def test_a_war_shows_the_help_of_a_guard_beside_the_score() -> None:
    """Given COIL GUARD untasked in the attacked Citadel, then its 2 are shown with the Score."""
    t = table("knight", "coil-guard", "astrologers", dice=[1, 1])
    t.war("knight")
    t.to("W.ROLL")
    assert sides(t)[1] == {"score": 1 + 2, "parts": [0], "more": 2, "prevented": 0}
    check_sums(t)
    assert "+2 from effects" in screen(t.match, B)


def test_a_harvest_shows_what_trials_take() -> None:
    """Given a Trial that lowers every Harvest by 2, then that is shown with the Score."""
    t = table("bishop cook", "marquis", "freeman", trials="long-night", dice=[3, 3])
    t.harvest("bishop", "cook")
    t.to("window.roll")
    assert sides(t)[0]["more"] == -2
    check_sums(t)
    assert GAME.display.derive(t.match.seen_by(A), A)["harvest"] == -2


def test_damage_that_attached_labor_prevents_is_shown() -> None:
    """Given MIRROR SHIELD on the defender, then its side is spared 2."""
    t = table("knight", "freeman+mirror-shield", "astrologers", dice=[1, 1])
    t.war("knight")
    t.defend("freeman")
    t.to("W.ROLL")
    assert [side["prevented"] for side in sides(t)] == [0, 2]
    assert "2 less damage" in screen(t.match, B)


@pytest.mark.parametrize(("state", "guard"), [("untasked", 2), ("tasked", 0)])
def test_help_is_known_before_legacies_are_sent(state: str, guard: int) -> None:
    """PACKMOTHER counts the other Ferals of her Citadel; COIL GUARD helps while it is untasked."""
    t = table("packmother cook knight", f"coil-guard/{state}", "brigands")
    t.to("action.choose")
    helps = GAME.display.derive(t.match.seen_by(C), C)["helps"]
    mother, cook = (t.s.citadels[A].legacies[i].card for i in (0, 1))
    assert helps.pop(str(mother)) == {"beside": [cook], "each": 1, "most": 3, "guard": 0}
    assert [each["guard"] for each in helps.values()] == ([guard] if guard else [])


@pytest.mark.clause("FAN-HIR.3", "FAN-HPH.1")
def test_help_with_a_hire_ends_with_the_hiring_phase() -> None:
    """Given a Bargain Captain who helps A to hire, then the prices fall by 3, and rise again afterwards."""

    def price() -> int:
        return int(GAME.display.derive(t.match.seen_by(A), A)["prices"][str(marquis)])

    own = citadel("bargain-captain cook", hand="raid")
    t = table(own, "knight", "salvager", phase=5, pool="archivist marquis")
    marquis = find(t.s, "marquis")
    full = price()
    t.use(A, "bargain-captain")
    t.resolve()
    t.to("hire.choose", A)
    assert price() == full - 3
    t.hire("archivist")
    t.to("discard.cards", A)
    assert price() == full
