"""WEA-DTH: Death cards need both sides at once, and turn once."""

from __future__ import annotations

import random

import pytest

from tests.games.weaver.table import Table, pack_with, table

CARDS = {
    "D": "death love: a b / c d",
    "L": "power: p a / q r",  # matches the left side of D
    "R": "wealth: b s / t u",  # matches its right side
    "N": "happiness: v w / x y",  # matches nothing
}


def ours(row: str = "", tops: str = "", relics: dict[str, int] | None = None, **more: str) -> Table:
    """A table with the cards above and further ones, and shards for any ability."""
    return table(row=row, tops=tops, pack=pack_with(**CARDS, **more), relics=relics, shards=20)


@pytest.mark.clause("WEA-DTH.1")
def test_a_death_card_meets_the_demand_of_its_suit() -> None:
    t = table(row="HD1:1 L01 P01 L04", visitor="yorri")
    t.finish()
    assert t.match.result is None, "Yorri demands Happiness"


@pytest.mark.clause("WEA-DTH.1")
def test_a_death_card_earns_the_optional_pay_of_its_suit() -> None:
    """Yorri pays 1 for Happiness and 1 for each Wealth card; WD2 itself pays 3 gold."""
    t = table(row="H01 WD2:1 L01 P01", visitor="yorri")
    t.finish()
    assert t.s.gold == 1 + 1 + 3


@pytest.mark.clause("WEA-DTH.2")
@pytest.mark.parametrize(
    ("row", "card", "place"), [("L", "D", 1), ("R", "D", 0), ("D", "L", 0), ("D", "R", 1), ("N L", "D", 2)]
)
def test_a_match_on_one_side_is_held(row: str, card: str, place: int) -> None:
    """R12: neither the Death card nor its neighbor turns."""
    t = ours(row, card)
    t.play(card, at=place)
    assert t.waves == []


@pytest.mark.clause("WEA-DTH.2")
def test_the_neighbor_of_a_held_match_may_turn_for_another_reason() -> None:
    """L matches D (held) and M; it turns with M only."""
    t = ours("L D", "M", M="happiness: e p / f g")
    t.play("M", at=0)
    assert t.row == "M:1 L:1 D:0"


@pytest.mark.clause("WEA-DTH.3", "WEA-DTH.4")
@pytest.mark.parametrize(
    ("row", "card", "place"), [("L D", "R", 2), ("D R", "L", 0), ("L R", "D", 1), ("N L R", "D", 2)]
)
def test_it_turns_as_soon_as_both_sides_match(row: str, card: str, place: int) -> None:
    """R13: whichever side came first, the three turn together."""
    t = ours(row, card)
    t.play(card, at=place)
    assert t.waves == ["L D R"]


@pytest.mark.clause("WEA-DTH.3")
def test_a_side_may_come_to_match_within_a_chain() -> None:
    """M turns with K, shows D its rune a, and D, whose right side was held, turns in the next wave."""
    t = ours("M D R", "K", M="power: k m / n a", K="happiness: e k / f g")
    t.play("K", at=0)
    assert t.waves == ["K M", "M D R"]
    assert t.row == "K:1 M:2 D:1 R:1"


@pytest.mark.clause("WEA-DTH.3", "WEA-REL.12")
def test_a_side_may_come_to_match_by_an_ability() -> None:
    t = ours("M D R", M="power: k m / n a", relics={"naga-stone": 1})
    t.use("naga-stone", 0)
    assert t.row == "M:2 D:1 R:1"


@pytest.mark.clause("WEA-DTH.4")
def test_every_live_neighbor_turns_with_it_whatever_its_half_turns() -> None:
    t = ours("L:2 D", "R")
    t.play("R", at=2)
    assert t.row == "L:3 D:1 R:1"


@pytest.mark.clause("WEA-DTH.4", "WEA-ROT.2")
def test_a_neighbor_that_is_also_in_a_normal_pair_turns_once() -> None:
    """R36: M comes between K and D, matches both, and D has its other side held: all four turn once."""
    t = ours("K D R", "M", K="happiness: e k / f g", M="power: k a / m n")
    t.play("M", at=1)
    assert t.waves == ["K M D R"]
    assert t.row == "K:1 M:1 D:1 R:1"


@pytest.mark.clause("WEA-DTH.5", "WEA-DTH.6")
def test_a_conquered_death_card_never_turns_again() -> None:
    """All runes are equal: once E is conquered, matches beside it are idle."""
    same = "a a / a a"
    t = ours(
        "X E", "Y Z", X=f"power: {same}", E=f"death love: {same}", Y=f"wealth: {same}", Z=f"power: {same}"
    )
    t.play("Y", at=2)
    assert t.row == "X:1 E:1 Y:1"
    t.play("Z", at=2)
    assert t.row == "X:1 E:1 Z:1 Y:2", "Z and Y turn as a pair of normal cards, E does not"


@pytest.mark.clause("WEA-DTH.6")
@pytest.mark.parametrize("place", [0, 1])
def test_a_conquered_death_card_makes_no_normal_card_turn(place: int) -> None:
    """R14."""
    t = ours("C:1", "X", C="death love: q r / a a", X="power: a a / b b")
    t.play("X", at=place)
    assert t.waves == []


@pytest.mark.clause("WEA-DTH.6", "WEA-REL.13")
def test_not_even_a_death_card_that_was_just_conquered() -> None:
    """D shows c and d after its turn; M and K match them, and rest."""
    t = ours("M D K", M="power: e c / f g", K="wealth: d h / i j", relics={"living-blade": 3})
    t.use("living-blade", 1)
    assert t.row == "M:0 D:1 K:0"


@pytest.mark.clause("WEA-DTH.7", "WEA-DTH.8")
def test_a_conquered_death_card_is_a_matched_side_of_another() -> None:
    """R15. C is conquered and shows a to D; with R on the right D turns, C does not."""
    t = ours("C:1 D", "R", C="death power: e f / g a")
    t.play("R", at=2)
    assert t.waves == ["D R"]
    assert t.row == "C:1 D:1 R:1"


@pytest.mark.clause("WEA-DTH.7", "WEA-DTH.8")
def test_an_unconquered_death_card_is_a_matched_side_of_another() -> None:
    """R15. E matches D, but has no left neighbor: D and R turn, E does not."""
    t = ours("E D", "R", E="death power: e a / f g")
    t.play("R", at=2)
    assert t.waves == ["D R"]
    assert t.row == "E:0 D:1 R:1"


@pytest.mark.clause("WEA-DTH.7")
def test_a_death_card_is_no_matched_side_without_equal_runes() -> None:
    t = ours("E D", "R", E="death power: e f / a a")
    t.play("R", at=2)
    assert t.waves == []


@pytest.mark.clause("WEA-DTH.8")
def test_two_death_cards_turn_together_if_both_have_both_sides() -> None:
    """E comes between D and K; D has L and E, E has D and K."""
    t = ours("L D K", "E", E="death power: b k / e f", K="wealth: k g / h i")
    t.play("E", at=2)
    assert t.waves == ["L D E K"]
    assert t.row == "L:1 D:1 E:1 K:1"


@pytest.mark.clause("WEA-DTH.9")
def test_a_held_match_is_lost_when_the_neighbor_turns() -> None:
    """R12: only the runes touching now count. L turned away, so R completes nothing."""
    t = ours("L D", "R", relics={"naga-stone": 1})
    t.use("naga-stone", 0)
    t.play("R", at=2)
    assert t.row == "L:1 D:0 R:0"


@pytest.mark.clause("WEA-DTH.9")
def test_a_held_match_is_lost_when_a_card_is_put_between() -> None:
    t = ours("L D", "N R")
    t.play("N", at=1)
    t.play("R", at=3)
    assert t.waves == []


@pytest.mark.clause("WEA-DTH.10")
def test_a_death_card_at_an_end_turns_only_once_it_lies_inside() -> None:
    t = ours("D R", "L")
    assert t.row == "D:0 R:0", "matched on its only side"
    t.play("L", at=0)
    assert t.row == "L:1 D:1 R:1", "a card on its outer side"


@pytest.mark.clause("WEA-DTH.10")
def test_at_most_two_death_cards_are_conquered_by_matching() -> None:
    """R37: any number may be played; matching conquers inner ones only. Here all runes are equal."""
    chance = random.Random(1)
    same = "a a / a a"
    pack = pack_with(**{f"Z{i}": f"death {suit}: {same}" for i, suit in enumerate(["love", "power"] * 4)})
    conquered = set()
    for _ in range(50):
        t = table(tops="Z0 Z1", decks="Z2 Z3 Z4 Z5 Z6 Z7", pack=pack)
        for _ in range(4):
            t.match.answer(chance.choice(t.options))
        assert t.s.rots[0] == t.s.rots[3] == 0
        conquered.add(sum(t.s.rots))
    assert conquered == {2}


@pytest.mark.clause("WEA-DTH.10", "WEA-REL.13")
def test_an_outer_death_card_needs_the_blade() -> None:
    """R37: Rank I and II conquer it if its inner side is matched, Rank III in any case."""
    matched, unmatched = "HD1 WD2:1 L01 P01", "HD4 WD2:1 L01 P01"  # M-M and V-M
    assert table(row=matched, relics={"living-blade": 2}, shards=4).targets("living-blade") == [0]
    assert table(row=unmatched, relics={"living-blade": 2}, shards=4).targets("living-blade") == []
    t = table(row=unmatched, relics={"living-blade": 3}, shards=4)
    t.use("living-blade", 0)
    t.finish()
    assert t.match.result is None


@pytest.mark.clause("WEA-DTH.11")
@pytest.mark.parametrize("order", ["D L R N", "N D R L", "L N D R"])
def test_the_order_of_plays_does_not_matter(order: str) -> None:
    """N at the left end, then L, D and R side by side, in whatever order they come."""
    places = {"N": 0, "L": 1, "D": 2, "R": 3}
    t = table(tops="N L D R", pack=pack_with(**CARDS), decks="", visitor="yorri")
    lying: list[int] = []
    for card in order.split():
        t.play(card, at=sum(place < places[card] for place in lying))
        lying.append(places[card])
    assert t.row == "N:0 L:1 D:1 R:1"


@pytest.mark.clause("WEA-DTH.11")
def test_it_may_be_conquered_after_the_fourth_card() -> None:
    t = table(row="H01 L02 WD2 P08", relics={"living-blade": 1}, shards=5)
    t.use("living-blade", 2)
    t.finish()
    assert t.match.result is None


@pytest.mark.clause("WEA-DTH.12")
def test_a_conquered_death_card_pays_its_clear_face_once() -> None:
    """WD2 pays 3/3/1, LD2 2/2/3; Yorri 1 for Happiness and 1 for Wealth."""
    t = table(row="H01 WD2:1 LD2:1 P01", visitor="yorri")
    t.finish()
    assert t.reserves == (3 + 2 + 2, 3 + 2, 1 + 3)


@pytest.mark.clause("WEA-DTH.13")
def test_a_face_up_death_card_blocks_its_suit_until_it_is_swallowed() -> None:
    t = table(tops="WD2", shards=4)
    assert t.top("wealth") == "WD2", "Wealth offers this card only"
    t.use("mimic-chest", "wealth")
    assert t.top("wealth") == "W01"
    t.play("W01", at=0)
    assert t.row == "W01:0"


@pytest.mark.clause("WEA-DTH.13")
def test_a_death_card_on_its_deck_does_no_harm() -> None:
    t = table(row="H01 L01 P01 L04", tops="WD2 HD1 LD1 PD1")
    t.finish()
    assert t.match.result is None
