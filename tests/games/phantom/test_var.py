"""Variants (PHA-VAR)."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.games.phantom import GAME
from fatebox.kernel import Flag, OptionsError
from tests.games.phantom.table import A, B, Table, player, start, table


@pytest.mark.clause("PHA-VAR.0")
def test_each_variant_is_an_option_and_off_by_default() -> None:
    """R90: promo_direct, too."""
    flags = {setting.name: setting.default for setting in GAME.settings if isinstance(setting, Flag)}
    assert flags == dict.fromkeys(
        ["loot_achievements", "promo_unlock", "promo_direct", "universal_unique", "item_restrictions",
         "lingering_wounds"], False,
    )  # fmt: skip


@pytest.mark.clause("PHA-VAR.0")
def test_variants_may_be_mixed_and_stay_for_the_adventure() -> None:
    chosen = [
        "loot_achievements",
        "promo_unlock",
        "universal_unique",
        "item_restrictions",
        "lingering_wounds",
    ]
    on: dict[str, Any] = dict.fromkeys(chosen, True)
    t = start(2, **on)
    t.to_turn(4)
    names = {name: "rewarding" if name == "loot_achievements" else name for name in chosen}
    assert all(getattr(t.s, names[name]) for name in chosen)


@pytest.mark.clause("PHA-VAR.0", "PHA-VAR.PU", "PHA-VAR.PD")
def test_promo_cards_are_unlocked_or_added_not_both() -> None:
    with pytest.raises(OptionsError, match="promo_direct"):
        start(promo_unlock=True, promo_direct=True)


# --- promo cards --------------------------------------------------------------------------------------


def loot_of_satan(owned: str, **fields: Any) -> Table:
    """Satan is defeated with eight points; these cards are owned already."""
    t = table(player("wolf-call", resources="G", deck="devil", discard=owned), row="satan:5", rewarding=True,
              **fields)  # fmt: skip
    t.use("wolf-call")
    t.do("symbol", "G")
    t.do("symbol", "G")
    return t


@pytest.mark.clause("PHA-VAR.PU")
def test_a_promo_card_comes_when_every_card_of_a_reward_is_owned() -> None:
    """R78: it is owned like any gained card."""
    t = loot_of_satan("tight-grip tight-grip tight-grip", promo_unlock=True)
    assert t.default == "loot 1"
    t.do("loot", 1)
    t.do("gain_to", "hand")
    assert t.hand() in t.names(t.s.pack.promos).split()
    assert len(t.s.promos) == len(t.s.pack.promos) - 1
    assert t.player().gained[0].startswith("PR-")


@pytest.mark.clause("PHA-VAR.PU")
def test_as_long_as_a_card_of_the_reward_is_left_that_is_gained() -> None:
    t = loot_of_satan("tight-grip tight-grip", promo_unlock=True)
    t.do("loot", 1)
    t.do("gain_to", "hand")
    assert (t.hand(), len(t.s.promos)) == ("tight-grip", len(t.s.pack.promos))


@pytest.mark.clause("PHA-VAR.PU")
def test_without_the_variant_nothing_is_gained() -> None:
    """R71; a lower row may be chosen."""
    t = loot_of_satan("tight-grip tight-grip tight-grip")
    t.do("loot", 1)
    assert (t.hand(), t.player().gained, t.prompt) == ("", [], "action")


@pytest.mark.clause("PHA-VAR.PU")
def test_unlocked_promo_cards_wait_in_the_box_and_are_in_no_deck() -> None:
    t = start(legend="phantom", promo_unlock=True)
    assert sorted(t.s.promos) == sorted(t.s.pack.promos)
    assert not {*t.names(t.s.promos).split()} & {*t.deck().split(), *t.hand().split()}


@pytest.mark.clause("PHA-VAR.PD")
def test_promo_cards_are_added_to_decks_before_the_adventure() -> None:
    """R77: each to one Legend, or to nobody, which is what is assumed."""
    t = start(2, legend="phantom", promo_direct=True)
    t.do("start", A)
    assert (t.prompt, t.default) == ("promo", "promo got-your-back nobody")
    t.do("promo", "got-your-back", "phantom")
    t.do("promo", "got-your-back", "diana")
    for name in t.names(t.s.pack.promos[2:]).split():
        t.do("promo", name, "nobody")
    for each in t.s.players:
        cards = t.names(each.deck + each.hand + each.discard).split()
        assert cards.count("got-your-back") == 1
    assert t.names(t.s.promos) == t.names(t.s.pack.promos[2:])
    assert t.player(A).gained == ["SD-3", "SD-5"], "it is not gained: it may go elsewhere next time"


# --- Universal Unique ---------------------------------------------------------------------------------


@pytest.mark.clause("PHA-VAR.UU")
def test_a_unique_card_is_in_play_once_for_both_players() -> None:
    """R82: the older copy goes to its owner's Discard pile."""
    t = table(player(hand="thunder", resources="GSG"), player("thunder", exhausted="thunder"),
              universal_unique=True)  # fmt: skip
    t.play("thunder")
    assert (t.play_area(A), t.play_area(B)) == ("thunder", "")
    assert (t.discard(A), t.discard(B)) == ("", "thunder")


@pytest.mark.clause("PHA-VAR.UU")
def test_cards_that_are_not_unique_are_not_touched() -> None:
    t = table(player(hand="campfire", resources="G"), player("di-campfire"), universal_unique=True)
    t.play("campfire")
    assert (t.play_area(A), t.play_area(B)) == ("campfire", "campfire")


# --- Item restrictions --------------------------------------------------------------------------------


@pytest.mark.clause("PHA-VAR.IR")
@pytest.mark.parametrize(("on", "third"), [(False, True), (True, False)])
def test_two_weapons_a_turn(on: bool, third: bool) -> None:
    arms = player("colt-45 colt-45 pocket-pistol", deck="blank blank blank")
    t = table(arms, row="foe-5", item_restrictions=on)
    t.use("colt-45")
    t.use("colt-45")
    assert t.can_use("pocket-pistol") == third
    assert ("PHA-VAR.IR" in [refusal.clause for refusal in t.refusals()]) == on


@pytest.mark.clause("PHA-VAR.IR")
def test_one_two_handed_weapon_and_no_other_beside_it() -> None:
    """R79: neither after it nor before it."""
    arms = player("colt-45 service-rifle boarding-axe", resources="SG", deck="blank blank")
    t = table(arms, row="foe-5", item_restrictions=True)
    t.use("service-rifle", 1)
    assert not t.can_use("colt-45")
    t.do("combat")
    assert t.prompt == "action", "the Boarding Axe has two hands, too"
    t = table(arms, row="foe-5", item_restrictions=True)
    t.use("colt-45")
    assert not t.can_use("service-rifle", 1)


@pytest.mark.clause("PHA-VAR.IR")
def test_one_costume_a_turn_reactions_included() -> None:
    """R79."""
    t = table(player("phantoms-costume patrol-uniform"), row="foe-1", item_restrictions=True)
    t.use("patrol-uniform")
    t.do("option", 0)
    assert not t.can_use("phantoms-costume", 1)
    t.end()
    assert (t.damage(), t.play_area()) == (1, "phantoms-costume (patrol-uniform)")


@pytest.mark.clause("PHA-VAR.IR")
def test_different_cards_count_and_not_activations() -> None:
    """R79: a Weapon that was readied is used again."""
    t = table(player("colt-45 marksmans-eye pocket-pistol", deck="blank blank blank"), row="foe-5",
              item_restrictions=True)  # fmt: skip
    t.use("colt-45")
    t.use("pocket-pistol")
    t.use("marksmans-eye")
    t.do("ready", "colt-45")
    assert t.can_use("colt-45")


# --- Lingering Wounds ---------------------------------------------------------------------------------


@pytest.mark.clause("PHA-VAR.LW1", "PHA-DAM.4", "PHA-REC.2")
def test_healed_injuries_go_to_the_discard_pile() -> None:
    t = table(player(injuries="deep-cut flesh-wound", injury_deck=2), at="recovery", lingering_wounds=True)
    t.do("heal_all")
    assert sorted(t.discard().split()) == ["deep-cut", "flesh-wound"]
    assert (t.s.box, len(t.player().injury_deck)) == ([], 2)
    t = table(player("campfire", injuries="deep-cut"), lingering_wounds=True)
    t.use("campfire")
    t.do("heal", "deep-cut")
    assert t.zone("deep-cut") == "discard"


@pytest.mark.clause("PHA-VAR.LW1")
def test_an_injury_in_deck_or_hand_has_no_text_and_an_empty_injury_deck_still_knocks_out() -> None:
    """R81; its text works while it is face up in the Play area."""
    t = table(
        player(hand="deep-cut", discard="bruised-ribs", injury_deck=0), row="foe-1", lingering_wounds=True
    )
    assert t.limits() == (3, 4)
    t.end()
    assert t.result.outcome == "loss"


@pytest.mark.clause("PHA-VAR.LW2")
def test_an_injury_has_no_symbols() -> None:
    """R8: nothing triggers, and no Combat value is added; it is discarded like any card turned up."""
    t = table(player("colt-45", deck="deep-cut"), row="foe-1", lingering_wounds=True)
    t.use("colt-45")
    assert (t.row, t.play_area(), t.discard()) == ("foe-1", "(colt-45)", "deep-cut")
    t = table(player(deck="deep-cut", resources="G"), row="foe-5", lingering_wounds=True)
    t.fight()
    assert t.row == "foe-5:1"


@pytest.mark.clause("PHA-VAR.LW3")
def test_an_injury_is_not_played_but_may_be_discarded_in_the_cleanup_phase() -> None:
    """R80: it fills the hand and gives no reward."""
    t = table(player(deck="deep-cut blank blank guran", resources="GSMF"), lingering_wounds=True,
              at="preparation")  # fmt: skip
    assert t.hand() == "deep-cut blank blank"
    assert not t.offers("play", "deep-cut")
    assert not t.offers("discard", "deep-cut")
    assert "PHA-VAR.LW3" in [refusal.clause for refusal in t.refusals()]
    t.end()
    t.do("drop", "deep-cut")
    t.do("done")
    assert (t.discard(), t.hand()) == ("deep-cut", "blank blank")


# --- a second Destiny card (R92) ----------------------------------------------------------------------


@pytest.mark.clause("PHA-VAR.SC")
@pytest.mark.parametrize(
    ("every", "turn", "row"),
    [
        (0, 6, "foe-1"),
        (3, 5, "foe-1"),
        (3, 6, "foe-1 foe-2"),
        (1, 5, "foe-1 foe-2"),
    ],
)
def test_a_second_destiny_card_is_revealed_every_few_turns(every: int, turn: int, row: str) -> None:
    t = table(destiny="foe-1 foe-2 foe-3", at="destiny", turn=turn, second_card=every)
    assert t.row == row


@pytest.mark.clause("PHA-VAR.SC")
def test_a_mission_that_says_what_is_revealed_says_so_for_both() -> None:
    t = table(mission="the-sea-stronghold", adventure="year_one", destiny="foe-1 foe-2 foe-3", level="easy",
              at="destiny", turn=4, second_card=1)  # fmt: skip
    assert len(t.s.row) == 1
