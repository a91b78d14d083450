"""FAN-LEG.10 to .19: abilities of Legacies."""

from __future__ import annotations

import pytest

from tests.games.fantos.table import A, B, C, citadel, start, table

# --- abilities: when ---------------------------------------------------------------------------


@pytest.mark.clause("FAN-LEG.10", "FAN-LEG.13")
@pytest.mark.parametrize(
    ("window", "usable"),
    [
        ("W.PH1", ["astrologers"]),
        ("W.FA0", ["herzog", "astrologers"]),
        ("W.FA9", ["herzog", "astrologers"]),
        ("W.TR0", ["astrologers"]),
        ("W.SEC", ["archivist", "astrologers"]),
        ("W.HIRE", ["astrologers"]),
        ("W.END", ["astrologers"]),
    ],
)
@pytest.mark.parametrize("seat", [A, B])
def test_the_icon_says_in_which_phase(window: str, usable: list[str], seat: int) -> None:
    """HERZOG is FA, ARCHIVIST is SEC, ASTROLOGERS are INST; the phase may be that of any Citadel's turn."""
    names = "herzog archivist astrologers"
    t = table(*(names if each == seat else "" for each in (A, B, C)), phase=1, first=A, labor_deck="")
    t.to(window, seat)
    assert t.s.active == A
    assert t.offered == ["pass", *(f"use {name}" for name in usable)]


@pytest.mark.clause("FAN-LEG.10")
def test_a_moment_narrows_the_phase() -> None:
    """QUARRYMAN (FA, in a War of his Citadel) cannot act before War is declared, nor in a Harvest."""
    t = table("quarryman cook", "", "astrologers", dice=[1, 1])
    assert not t.could(A, "use", "quarryman")
    t.harvest("cook")
    assert not t.could(A, "use", "quarryman")
    t = table("quarryman cook", "", "astrologers", dice=[1, 1])
    t.war("cook")
    assert t.could(A, "use", "quarryman")


@pytest.mark.clause("FAN-LEG.11")
def test_the_condition_must_be_met_by_the_very_legacy() -> None:
    """FREEMAN (task, spend 2) with 2 Shards cannot act, however rich the others are; with 3 he can."""
    t = table("cook", "freeman:2 knight:9", "astrologers", dice=[1])
    t.harvest("cook")
    assert not t.could(B, "use", "freeman")
    t = table("cook", "freeman:3 knight:9", "astrologers", dice=[1])
    t.harvest("cook")
    t.use(B, "freeman")
    assert (t.shards("freeman"), t.shards("knight"), t.state("freeman")) == (1, 9, "tasked")


@pytest.mark.clause("FAN-LEG.11")
def test_the_effect_comes_only_after_the_condition() -> None:
    """A situation as condition: NAVIGATOR gains only if it is untasked at the end of the turn."""
    t = table("navigator", "", "astrologers", phase=6)
    t.use(A, "navigator")
    t.to("hire.choose", B)
    assert t.reserve(A) == 22
    t = table("navigator/tasked", "", "astrologers", phase=6)
    assert not t.could(A, "use", "navigator")


@pytest.mark.clause("FAN-LEG.12", "FAN-RES.16")
@pytest.mark.parametrize(("state", "gain"), [("untasked", 1), ("tasked", 1), ("disabled", 0)])
def test_a_native_ability_works_tasked_or_not_unless_disabled(state: str, gain: int) -> None:
    """TITHE REEVE gains 1 when another Citadel harvests 7 or more; nobody is asked (R67)."""
    t = table("bishop quarryman", f"tithe-reeve:5/{state}", "", dice=[1, 1], first=B)
    t.harvest("bishop", "quarryman")
    assert t.final_scores == [8]
    assert t.legacy("tithe-reeve").shards == 5 + gain
    assert t.emitted("activated") == []


@pytest.mark.clause("FAN-LEG.12")
def test_a_native_that_offers_a_choice_is_optional() -> None:
    """R67: LENSWRIGHT may reroll its own die, or keep it."""
    t = table("lenswright", "", "", dice=[1, 3], first=B)
    t.harvest("lenswright")
    assert t.offered == ["keep", "reroll lenswright"]
    t.do("reroll", "lenswright")
    assert t.final_scores == [6]
    t = table("lenswright", "", "", dice=[1, 3], first=B)
    t.harvest("lenswright")
    t.do("keep")
    assert t.final_scores == [4]


@pytest.mark.clause("FAN-LEG.12")
def test_natives_of_legacies_that_are_not_hired_are_not_in_force() -> None:
    t = table("bishop quarryman", "", "", dice=[1, 1], pool="tithe-reeve cook knight diver sapper", first=B)
    t.harvest("bishop", "quarryman")
    assert t.s.total_shards() == 200
    assert t.emitted("shards") == [("trove", None, "reserve", A, 8)]


@pytest.mark.clause("FAN-LEG.13")
@pytest.mark.parametrize(("verb", "score"), [("raise", 6), ("lower", 2)])
def test_an_ability_helps_or_hinders_anybody_out_of_turn(verb: str, score: int) -> None:
    """C's TROUBADOUR changes A's Harvest in A's turn."""
    t = table("cook", "", "troubadour", dice=[3])
    t.harvest("cook")
    t.use(C, "troubadour", (verb, 0, A))
    t.to("hire.choose")
    assert t.final_scores == [score]


# --- abilities: how often ----------------------------------------------------------------------


@pytest.mark.clause("FAN-LEG.14")
def test_being_tasked_gives_the_effect_once() -> None:
    """QUARRYMAN adds 3 to the War for which he is tasked, and nothing while he stays tasked."""
    t = table("quarryman cook", "", "astrologers", dice=[1, 1])
    t.war("cook")
    t.use(A, "quarryman")
    t.to("hire.choose")
    assert t.final_scores == [5, 1]
    assert t.state("quarryman") == "tasked"
    t = table("quarryman/tasked cook", "", "astrologers", dice=[1, 1])
    t.war("cook")
    t.to("hire.choose")
    assert t.final_scores == [2, 1]


@pytest.mark.clause("FAN-LEG.14")
def test_one_that_stays_tasked_does_nothing_more() -> None:
    t = table("alchemist", "", "astrologers", phase=4)
    t.use(A, "alchemist")
    t.to("hire.choose")
    t.to("action.choose", C)
    assert t.reserve(A) == 23


@pytest.mark.clause("FAN-LEG.15", "FAN-LEG.16")
def test_paying_twice_does_not_double_an_ability() -> None:
    """SPERVITER with 5 Shards: spend 1 and task for one effect. There is nothing to pay more for."""
    t = table("sperviter:5 shirazad", "", "", phase=4)
    t.do("use", "sperviter")
    assert t.offered == ["name 1", "name 2"]
    t.do("name", B)
    t.resolve()
    assert (t.shards("sperviter"), t.reserves) == (4, [23, 17, 20])
    t.use(A, "shirazad", "sperviter")
    t.resolve()
    assert t.state("sperviter") == "untasked"
    assert t.asked != A or not t.offers("use", "sperviter")


@pytest.mark.clause("FAN-LEG.16")
def test_an_ability_that_only_spends_is_used_once_per_turn() -> None:
    """R16: CLOCKWARDEN rerolls once in A's turn; in B's turn, the next one, he may again."""
    t = table("cook astrologers", "knight", "clockwarden:6", dice=[1, 2, 3], trials="zodraz", zodraz=C)
    t.war("cook")
    t.defend()
    t.to("W.ROLL")
    t.use(C, "clockwarden", ("die", 0, 0))
    t.resolve()
    assert t.state("clockwarden") == "untasked"
    assert not t.could(C, "use", "clockwarden")
    t.to("action.choose", B)
    t.war("knight")
    t.defend()
    t.to("W.ROLL", C)
    assert t.could(C, "use", "clockwarden")


@pytest.mark.clause("FAN-LEG.17")
def test_a_spend_with_a_task_must_leave_a_shard() -> None:
    """R15: ALCHEMIST (spend 1, task) with 1 Shard cannot act; with 2 he keeps 1."""
    t = table("alchemist:1", "", "astrologers", phase=4)
    assert not t.could(A, "use", "alchemist")
    t = table("alchemist:2", "", "astrologers", phase=4)
    t.use(A, "alchemist")
    assert (t.shards("alchemist"), t.state("alchemist")) == (1, "tasked")


@pytest.mark.clause("FAN-LEG.18")
def test_a_spend_alone_may_use_the_last_shard() -> None:
    """R15: CLOCKWARDEN spends his last Shard: he is discarded, and the die is rolled again."""
    t = table("cook", "", "clockwarden:1", dice=[1, 3])
    t.harvest("cook")
    t.to("W.ROLL")
    t.use(C, "clockwarden")
    assert t.state("clockwarden") == "discarded"
    t.to("hire.choose")
    assert t.final_scores == [4]


@pytest.mark.clause("FAN-LEG.18")
def test_what_concerns_the_discarded_legacy_itself_does_not_happen() -> None:
    """R15: HERZOG spends his last Shard to take over the Stats of another: there is no HERZOG any more."""
    t = table("herzog:1 cook", "executioner", "", dice=[1])
    t.use(A, "herzog", "executioner")
    t.resolve()
    assert t.state("herzog") == "discarded"
    assert t.emitted("copied-stats") == []
    t.harvest("cook")
    assert t.final_scores == [2]


@pytest.mark.clause("FAN-LEG.19")
def test_citadels_cannot_top_up_a_legacy() -> None:
    """With 40 in Reserve no question of A's whole turn lets Shards go from the Reserve to a hired Legacy."""
    t = table(citadel("cook:1", reserve=40, mat="axiom"), "knight", "", phase=1, first=B)
    verbs = set()
    while t.s.active == A:
        verbs |= {option[0] for option in t.options}
        t.passes()
    assert verbs <= {"pass", "done", "declare", "hire", "discard", "play", "use"}
    assert t.shards("cook") == 1


@pytest.mark.clause("FAN-LEG.19")
def test_a_whole_game_moves_reserve_shards_to_legacies_only_by_hires_and_effects() -> None:
    """In a game of the first answers, every Shard that goes from a Reserve to a Legacy pays for a hire."""
    t = start(3, seed=5, negotiation=False)
    for _ in range(300):
        if t.match.decision is None:
            break
        t.answer(t.options[-1])
    topped = [e for e in t.events if e.kind == "shards" and e.args[0] == "reserve" and e.args[2] == "legacy"]
    assert topped
    assert {event.clause for event in topped} == {"FAN-HIR.3"}
