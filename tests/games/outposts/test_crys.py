"""Mana Crystals (OUT-CRYS)."""

from __future__ import annotations

import pytest

from fatebox.kernel.messages import Message

from .table import DOWN, A, B, C, Table, player, post, table

PLENTY = 60
"""Mana for everything that a test wants to buy."""
DEAR = "pieces.mana_crystal.cost=40"
"""Mana Crystals so dear that no reduction comes near the lowest price."""
MANY_TO_WIN = "pieces.mana_crystal.to_win=40"


def bought(t: Table) -> int:
    """Buy a Mana Crystal; what it cost."""
    before = t.mana
    t.do("buy")
    return before - t.mana


@pytest.mark.clause("OUT-CRYS.1")
def test_crystals_are_for_sale_throughout_the_second_step() -> None:
    """Before, between and after other actions, as long as there is mana."""
    t = table(
        player(mana=PLENTY, hand="x=1/1/1 recruit rebuild", reserve="y=1/1/1"),
        player(),
        changes=[MANY_TO_WIN],
    )
    assert t.offers("buy")
    t.do("buy")
    t.play("x")
    assert t.offers("buy")
    t.do("discard", "recruit")
    t.do("sacrifice", "y")
    assert t.offers("buy")
    t.do("buy")
    t.play("rebuild")
    assert not t.offers("buy")  # in the middle of a spell
    t.do("target_post", "a1")
    assert t.offers("buy")


@pytest.mark.clause("OUT-CRYS.1")
def test_crystals_are_for_sale_in_no_other_step_and_to_nobody_else() -> None:
    t = table(
        player(reserve="x=1/1/1", mana=PLENTY), player(mana=PLENTY), player(mana=PLENTY), at="first_step"
    )
    while t.s.active == A:
        assert (t.asked, t.offers("buy")) == (A, t.prompt == "play_action" and t.mana >= 8)
        t.answer(next((o for o in t.options if o[0] in ("go", "move", "finish")), t.options[0]))
    assert [t.player(seat).crystals for seat in (A, B, C)] == [0, 0, 0]


@pytest.mark.clause("OUT-CRYS.1")
def test_the_supply_never_runs_out() -> None:
    """There are 18 cards in the box; the 25th can be bought all the same."""
    changes = [MANY_TO_WIN, "pieces.mana_crystal.draw=0"]
    t = table(player(mana=8 * 25, crystals=0), player(crystals=9), changes=changes)
    for number in range(1, 26):
        t.do("buy")
        assert t.player(A).crystals == number


@pytest.mark.clause("OUT-CRYS.2")
def test_a_crystal_costs_eight_mana() -> None:
    t = table(player(mana=7), player())
    assert not t.offers("buy")
    assert (Message("refused-crystal"), "OUT-CRYS.2") in [
        (refusal.what, refusal.clause) for refusal in t.refusals()
    ]
    t = table(player(mana=8), player())
    assert bought(t) == 8  # R57: with nothing left


@pytest.mark.clause("OUT-CRYS.3")
def test_a_bought_crystal_lies_open_in_front_of_its_buyer_and_stays() -> None:
    t = table(player(mana=8), player(), player())
    t.do("buy")
    t.finish()
    for _ in range(3):
        for eye in (A, B, C, None):
            assert [t.side(seat, eye)["crystals"] for seat in (A, B, C)] == [1, 0, 0]
        t.pass_turn()
    assert t.s.active == B
    assert t.player(A).crystals == 1


@pytest.mark.clause("OUT-CRYS.4")
def test_a_crystal_gives_mana_in_each_later_second_step_of_its_owner() -> None:
    t = table(player(mana=8), player())
    t.do("buy")
    assert t.mana == 0  # not in this one
    t.finish()
    for seat, mana in ((B, 3), (A, 3 + 1), (B, 3), (A, 3 + 1)):
        assert t.s.active == seat
        t.go()
        t.go()
        assert t.mana == mana
        t.finish()


@pytest.mark.clause("OUT-CRYS.4")
def test_each_crystal_gives_mana() -> None:
    t = table(player(crystals=2), player(), at="second_step")
    t.go()
    assert t.mana == 3 + 2


@pytest.mark.clause("OUT-CRYS.5")
@pytest.mark.parametrize("crystals", [0, 1])
def test_the_first_and_the_second_crystal_bring_two_cards(crystals: int) -> None:
    t = table(player(mana=8, crystals=crystals, deck="x=1/1/1 y=1/1/1 z=1/1/1"), player())
    t.do("buy")
    assert t.hand(A) == "x y"


@pytest.mark.clause("OUT-CRYS.5")
def test_a_deck_that_is_too_short_costs_as_usual() -> None:
    """OUT-DRAW.6: five damage, then the discard pile is the new deck."""
    t = table(player(post(3), post(), mana=8, deck="x=1/1/1", discard="y=1/1/1"), player())
    t.do("buy")
    assert (t.asked, t.prompt) == (A, "exhaust_damage")
    t.burns(a1=4, a2=1)
    assert t.counters(A) == [7, 1]
    assert t.hand(A) == "x y"
    assert t.player(A).crystals == 1


@pytest.mark.clause("OUT-CRYS.5")
def test_the_crystals_that_a_player_has_are_counted_not_those_once_bought() -> None:
    """R73: who lost a crystal and buys a second one again draws again."""
    t = table(player(mana=PLENTY, hand="fracture"), player(crystals=2, hand=1, reserve="x=1/1/1"))
    t.play("fracture")
    t.finish()
    t.go()
    t.go()
    assert t.mana == 3 + 1
    for _ in range(3):
        t.do("discard", "recruit")
    t.do("sacrifice", "x")
    t.do("buy")
    assert t.player(B).crystals == 2
    assert len(t.player(B).hand) == 2


@pytest.mark.clause("OUT-CRYS.6")
def test_several_crystals_may_be_bought_in_one_turn() -> None:
    """R21."""
    t = table(player(mana=8 * 2 + 7), player())
    assert [bought(t), bought(t)] == [8, 8]
    assert t.player(A).crystals == 2
    assert len(t.player(A).hand) == 4
    assert not t.offers("buy")  # each is paid for


@pytest.mark.clause("OUT-CRYS.7")
def test_a_crystal_is_neither_discarded_nor_sacrificed_nor_attacked() -> None:
    t = table(player(crystals=2), player(crystals=2), at="action")
    assert t.offered == ["finish"]
    t = table(player(offense="x=9/9/9"), player(post(), DOWN, crystals=2), at="fourth_step", groups=["x"])
    assert t.offered == ["hold 0", "attack 0 b1"]


@pytest.mark.clause("OUT-CRYS.7")
@pytest.mark.parametrize("card", ["countermine-crew", "royal-recall", "crystalline-prison", "mirror-storm"])
def test_effects_that_do_not_name_crystals_do_not_touch_them(card: str) -> None:
    """They are no creatures and no upgrades (R21)."""
    t = table(player(mana=PLENTY, hand=card, crystals=1), player(crystals=2))
    t.play(card)
    assert t.prompt == "play_action"  # there was no target
    assert (t.player(A).crystals, t.player(B).crystals) == (1, 2)


@pytest.mark.clause("OUT-CRYS.7")
@pytest.mark.parametrize("card", ["fracture", "shattering-hammer"])
def test_an_effect_that_names_crystals_takes_one_away(card: str) -> None:
    t = table(player(mana=PLENTY, hand=card, crystals=2), player(crystals=2), player(crystals=1))
    t.play(card)
    assert t.offered == ["opponent 1", "opponent 2"]
    t.do("opponent", B)
    assert [t.player(seat).crystals for seat in (A, B, C)] == [2, 1, 1]


@pytest.mark.clause("OUT-CRYS.7")
def test_who_has_no_crystal_loses_none() -> None:
    t = table(player(mana=PLENTY, hand="fracture"), player(crystals=0))
    t.play("fracture")
    assert t.player(B).crystals == 0
    assert t.discard(A) == "fracture"


@pytest.mark.clause("OUT-CRYS.8")
def test_price_reductions_add_up() -> None:
    """Of creatures in any zone, of face-up upgrades, of spells this turn."""
    t = table(
        player(
            post(0, "resonant-golem", upgrades="focusing-lattice"),
            mana=PLENTY,
            hand="attune attune",
            offense="resonant-golem",
        ),
        player(post(upgrades="focusing-lattice")),
        changes=[DEAR],
    )
    cut = t.s.pack.cut
    lasting = 2 * cut[t.find("resonant-golem")] + cut[t.find("focusing-lattice")]
    attune = t.effects("attune")[0].amount
    assert lasting > 2
    assert attune > 0
    t.play("attune")
    t.play("attune")
    assert bought(t) == 40 - lasting - 2 * attune


@pytest.mark.clause("OUT-CRYS.8")
def test_a_face_down_upgrade_reduces_nothing() -> None:
    t = table(player(post(hidden="focusing-lattice"), mana=8), player(post(upgrades="focusing-lattice")))
    assert bought(t) == 8


@pytest.mark.clause("OUT-CRYS.8")
def test_a_reduction_for_this_turn_is_gone_in_the_next() -> None:
    t = table(player(mana=PLENTY, hand="attune"), player(), at="action")
    t.play("attune")
    t.finish()
    t.pass_turn()
    t.go()
    t.go()
    assert any("cost=8" in str(refusal.why) for refusal in t.refusals())


@pytest.mark.clause("OUT-CRYS.8")
def test_a_crystal_never_costs_less_than_six() -> None:
    t = table(
        player(
            post(upgrades="focusing-lattice focusing-lattice"),
            mana=PLENTY,
            hand="attune attune",
            reserve="resonant-golem resonant-golem",
        ),
        player(),
    )
    t.play("attune")
    t.play("attune")
    assert bought(t) == 6


@pytest.mark.clause("OUT-CRYS.9")
def test_the_third_crystal_wins_before_anything_else_happens() -> None:
    """R37: no card is drawn, so the empty deck does not cost A the last Outpost."""
    t = table(player(post(9), DOWN, DOWN, mana=8, crystals=2, deck=0), player(crystals=2))
    t.do("buy")
    assert (t.result.outcome, t.result.winners) == ("crystal", (A,))
    assert t.counters(A) == [9, 10, 10]
    assert t.emitted("crystal") == [(A, 3)]
    assert not t.emitted("drew")


@pytest.mark.clause("OUT-CRYS.9")
def test_three_crystals_win_without_a_face_up_outpost() -> None:
    t = table(player(DOWN, mana=8, crystals=2), player(), player())
    t.do("buy")
    assert (t.result.outcome, t.result.winners) == ("crystal", (A,))


@pytest.mark.clause("OUT-CRYS.9")
def test_two_crystals_do_not_win() -> None:
    t = table(player(mana=8, crystals=1), player())
    t.do("buy")
    assert t.match.result is None


@pytest.mark.clause("OUT-CRYS.10")
def test_crystals_of_a_player_who_leaves_return_to_the_supply() -> None:
    """R40: nobody gets them."""
    t = table(player(crystals=2), player(crystals=1), player(crystals=2))
    t.concede(A)
    assert [t.player(seat).crystals for seat in (A, B, C)] == [0, 1, 2]


@pytest.mark.clause("OUT-CRYS.10")
def test_crystals_of_a_player_who_is_conquered_return_to_the_supply() -> None:
    t = table(
        player(mana=PLENTY, hand="firebolt", crystals=1), player(post(9), DOWN, DOWN, crystals=2), player()
    )
    t.play("firebolt")
    t.do("mode", 1)
    t.do("target_post", "b1")
    assert t.player(B).out
    assert [t.player(seat).crystals for seat in (A, B)] == [1, 0]
