"""SEV-END: the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.games.seven.state.terms import COLORS
from tests.games.seven.table import A, B, C, Table, hero, quest, table

PURPLE = COLORS.index("purple")


def over(t: Table) -> tuple[str, tuple[int, ...]]:
    """The outcome of the game and its winners."""
    return t.result.outcome, t.result.winners


# --- armour --------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-END.1", "SEV-END.2")
@pytest.mark.parametrize(
    ("armour", "might", "ends"), [(7, 28, True), (7, 27, False), (6, 28, False), (7, 30, True)]
)
def test_seven_pieces_and_30_might_end_the_game(armour: int, might: int, ends: bool) -> None:
    """Pride's Vainglory brings 2 might; exactly 30 is enough (R43)."""
    t = table(hero(sins="pride", might=might), hero(), hero(), armour=armour)
    t.plays("pride", 0)
    assert (t.match.result is not None) == ends
    if ends:
        assert over(t) == ("armour", (A,))


@pytest.mark.clause("SEV-END.1")
def test_the_good_hero_with_most_might_wins_whoever_acts() -> None:
    t = table(hero(sins="greed", might=31), hero(might=34), hero(might=29), armour=7)
    t.plays("greed", 0)
    assert over(t) == ("armour", (B,))


@pytest.mark.clause("SEV-END.3")
def test_the_armour_is_checked_after_an_instant() -> None:
    """Shadow Market brings a treasure of 2 might while another hero is about to act."""
    t = table(
        hero(),
        hero(might=28, buildings="shadow-market/manned", passing="ask"),
        at="window",
        treasure_deck="rune-of-valour",
        armour=7,
    )
    t.do("use", "shadow-market")
    assert over(t) == ("armour", (B,))


@pytest.mark.clause("SEV-END.3")
@pytest.mark.parametrize(("might", "picks"), [(26, 0), (25, 1), (23, 2)])
def test_the_armour_is_checked_after_each_part_of_a_completion(might: int, picks: int) -> None:
    """A gains the prize of 4 and then a treasure of 1 or more might at each pick (R44)."""
    t = table(
        hero(might=might),
        hero(),
        rows=[[quest("the-broken-seal", "AAn")]],
        treasure_deck="battle-scar rune-of-valour",
        armour=7,
        at="row.finished",
    )
    for name in ("battle-scar", "rune-of-valour")[:picks]:
        assert t.prompt == "draft"
        t.do("pick", name)
    assert over(t) == ("armour", (A,))


@pytest.mark.clause("SEV-END.3")
def test_step_1_counts_as_a_whole_with_the_loss_for_sins() -> None:
    """A would have 30 for a moment: 29, a point for red, and then 1 lost for his sin."""
    t = table(hero(might=29, sins="greed"), hero(), hero(), armour=7, at="regroup.score", sin_deck=0)
    assert (t.match.result, t.might(A), t.s.turn) == (None, 29, 2)
    t = table(hero(might=29), hero(), hero(), armour=7, at="regroup.score", sin_deck=0)
    assert over(t) == ("armour", (A,))
    assert t.emitted("heroes-untapped") == []  # before step 2 and all later ones


@pytest.mark.clause("SEV-END.3")
def test_the_armour_is_checked_after_production() -> None:
    t = table(hero(might=28), hero(), armour=7, at="regroup.produce", portals={"red": A})
    assert over(t) == ("armour", (A,))
    assert t.emitted("order") == []  # before step 7


@pytest.mark.clause("SEV-END.4")
def test_the_seventh_piece_ends_the_game_before_the_cataclysm_of_the_row() -> None:
    """R44: Judgement would cost the 30."""
    t = table(hero(might=30), hero(), armour=6, at="row.armour", cataclysm_deck="judgement")
    assert (over(t), t.s.cataclysms, t.might(A)) == (("armour", (A,)), [], 30)


@pytest.mark.clause("SEV-END.10", "SEV-END.11")
@pytest.mark.parametrize(
    ("portals", "winners"),
    [
        ({"red": B}, (B,)),
        ({"red": A, "blue": B, "green": B}, (B,)),
        ({"red": C}, (A, B)),
        ({"red": A, "blue": B}, (A, B)),
    ],
)
def test_a_tie_for_most_might_goes_to_portals_or_is_shared(
    portals: dict[str, int], winners: tuple[int, ...]
) -> None:
    """R47."""
    t = table(hero(might=32, sins="greed"), hero(might=32), hero(might=31), armour=7, portals=portals)
    t.plays("greed", 0)
    assert over(t) == ("armour", winners)


# --- cataclysms ----------------------------------------------------------------------------------------


def last_sin(*heroes: dict[str, Any], **given: Any) -> Table:
    """A plays a sin that calls the fourteenth cataclysm, Rising Tide; nobody cancels it."""
    given = {"cataclysms": 13, "cataclysm_deck": "rising-tide", "sin_discard": 6, **given}
    t = table(*(hero(**each) for each in heroes), **given)
    t.plays("greed", 0)
    while t.prompt != "step":
        t.idles()
    assert len(t.s.cataclysms) == 14
    return t


@pytest.mark.clause("SEV-END.5")
def test_after_the_fourteenth_cataclysm_the_phase_is_played_out() -> None:
    """R45, R74: then the Unnamed wins, and there is no closing window before."""
    t = last_sin({"sins": "greed", "elixirs": "dew-drop"}, {"fame": 2}, {}, tavern="ember-squire")
    assert (t.asked, t.prompt, t.match.result) == (B, "step", None)
    t.do("recruit", "ember-squire")
    t.passes(C, A)
    assert t.match.result is None
    t.passes(B)
    assert over(t) == ("unnamed", ())
    assert t.emitted("most") == []  # before Regrouping


@pytest.mark.clause("SEV-END.6")
def test_the_fourteenth_cataclysm_of_a_row_ends_the_game_at_once() -> None:
    t = table(hero(elixirs="dew-drop"), hero(), hero(), cataclysms=13, at="row.cataclysm", seed=1)
    while t.match.result is None:
        assert t.prompt not in ("step", "instants.closing")
        t.idles()
    assert (over(t), len(t.s.cataclysms)) == (("unnamed", ()), 14)


@pytest.mark.clause("SEV-END.7")
def test_the_fourteenth_cataclysm_in_regrouping_ends_the_game_as_soon_as_it_is_applied() -> None:
    """A has two sins too many: the second is not discarded any more, and B draws none."""
    t = table(
        hero(sins="pride greed lust envy", might=9),
        hero(),
        at="regroup.score",
        sin_discard=6,
        cataclysms=13,
        cataclysm_deck="judgement",
    )
    assert t.might(A) == 6  # 9, one for red, less four for the sins
    t.do("discard-sin", "pride")
    assert over(t) == ("unnamed", ())
    assert (t.might(A), len(t.player(A).sins), t.sins(B)) == (3, 4, "")


@pytest.mark.clause("SEV-END.12")
def test_the_armour_can_still_be_won_after_the_fourteenth_cataclysm() -> None:
    t = last_sin({"sins": "greed"}, {"sins": "pride", "might": 28}, {}, armour=7)
    t.plays("pride", 0)
    assert over(t) == ("armour", (B,))


@pytest.mark.clause("SEV-END.12")
def test_so_can_the_portals() -> None:
    portals = dict.fromkeys(COLORS[:5], C)
    t = last_sin({"sins": "greed"}, {"gifts": "7 purple"}, {}, portals=portals)
    t.do("portal", PURPLE)
    assert over(t) == ("portals", (C,))


# --- portals -------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-END.8", "SEV-END.9", "SEV-END.11")
@pytest.mark.parametrize(
    ("owners", "mights", "winners"),
    [
        ("BBBCC", [9, 0, 9], (B,)),
        ("BBCCA", [0, 9, 9], (B, C)),
        ("BBCCA", [3, 4, 5], (C,)),
        ("AABCB", [1, 0, 9], (A,)),
        ("BCBCA", [8, 5, 5], (A,)),
    ],
)
def test_the_sixth_portal_ends_the_game_for_who_has_most_markers(
    owners: str, mights: list[int], winners: tuple[int, ...]
) -> None:
    """R46, R47: A closes the last one; no 30 might are needed, but might breaks a tie."""
    portals = {color: "ABC".index(owner) for color, owner in zip(COLORS, owners, strict=False)}
    heroes = [hero(might=might, gifts="7 purple" if seat == A else "") for seat, might in enumerate(mights)]
    t = table(*heroes, portals=portals)
    t.do("portal", PURPLE)
    assert over(t) == ("portals", winners)


# --- losers --------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-END.13")
def test_all_others_lose_alike() -> None:
    t = table(hero(sins="greed", might=31), hero(might=34), hero(might=33), hero(), armour=7)
    t.plays("greed", 0)
    assert (t.result.winners, t.result.places) == ((B,), (2, 1, 2, 2))
    t = table(hero(sins="greed", might=34), hero(might=34), hero(might=33), hero(), armour=7)
    t.plays("greed", 0)
    assert (t.result.winners, t.result.places) == ((A, B), (1, 1, 3, 3))


@pytest.mark.clause("SEV-END.1", "SEV-END.8")
def test_if_two_endings_come_due_at_once_the_armour_comes_first() -> None:
    """Given B with 30 might, A closes the last portal and has most markers."""
    portals = dict.fromkeys(COLORS[:5], A)
    t = table(hero(gifts="7 purple"), hero(might=30), hero(), portals=portals, armour=7)
    t.do("portal", PURPLE)
    assert over(t) == ("armour", (B,))
