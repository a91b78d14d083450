"""Setting up an adventure (PHA-SET)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.phantom.table import A, B, Table, player, start, table


def set_up(**options: Any) -> Table:
    """The table when both Legends are chosen and Lore I has been read, before the first turn."""
    t = start(2, **options)
    t.do("legend", "phantom")
    t.do("start", A)
    return t


@pytest.mark.clause("PHA-SET.1", "PHA-SET.2", "PHA-SET.3")
def test_each_player_has_the_starter_deck_of_the_legend() -> None:
    """Ten Injuries of each are one deck, the seventeen other cards another."""
    t = start(2, legend="phantom")
    assert t.prompt == "starting_player"
    t.do("start", B)
    for seat, symbol in ((A, "PH"), (B, "DI")):
        each, ids = t.player(seat), t.s.pack.ids
        mine = [ids[card] for card in each.deck + each.hand if ids[card].startswith(symbol)]
        assert sorted(mine) == [f"{symbol}-{number}" for number in range(11, 28)]
        injuries = sorted(ids[card] for card in each.injury_deck)
        assert injuries == sorted(f"{symbol}-{number}" for number in range(1, 11))


@pytest.mark.clause("PHA-SET.2", "PHA-SET.3")
def test_both_decks_are_shuffled() -> None:
    orders = set()
    for seed in range(4):
        t = start(legend="phantom", seed=seed)
        t.to("action")
        orders.add((t.deck(), t.names(t.player().injury_deck)))
    assert len({deck for deck, _ in orders}) == len({injuries for _, injuries in orders}) == 4


@pytest.mark.clause("PHA-SET.4")
def test_players_start_without_resources_hand_and_discard_pile() -> None:
    """Cards that Lore I gives come after that."""
    t = start(2)
    for each in t.s.players:
        assert (each.total, each.hand, each.discard, each.play) == (0, [], [], [])
    t.do("legend", "phantom")
    t.do("start", A)
    assert t.resources(A) == t.resources(B) == ""
    assert t.hand(B) == "", "the second player draws in the Preparation phase of the second turn"
    assert (t.discard(A), t.discard(B)) == ("saddlebags", "saddlebags")


@pytest.mark.clause("PHA-SET.4")
def test_the_token_supply_never_runs_out() -> None:
    """R13."""
    t = table(player("skull-cave", resources="M" * 30))
    t.use("skull-cave")
    assert len(t.resources()) == 31


@pytest.mark.clause("PHA-SET.8", "PHA-DES.1")
def test_row_and_piles_start_empty_but_for_what_lore_i_places() -> None:
    t = start(2)
    assert (t.row, t.resolved, t.s.destiny, t.s.set_aside, t.s.missions) == ("", "", [], [], [])
    t.do("legend", "phantom")
    t.do("start", A)
    lore_i = {t.s.pack.at[f"SD-{number}"] for number in range(7, 16)}
    assert set(t.s.destiny + t.s.row + t.s.resolved) < lore_i
    assert t.emitted("revealed")[0][0] in t.s.row + t.s.resolved, "the first card comes in the Destiny phase"


@pytest.mark.clause("PHA-SET.9")
def test_a_lore_card_that_was_followed_goes_to_the_box() -> None:
    t = set_up()
    assert (t.zone("lore-i"), t.s.lore) == ("box", [])
    t = table(at="lore", to_read=[2], resume="adventure", mission="shots-in-the-misty-mountains")
    assert (t.zone("lore-ii"), t.s.path) == ("box", [2])


@pytest.mark.clause("PHA-SET.7")
@pytest.mark.parametrize("seat", [A, B])
def test_the_players_agree_who_starts(seat: int) -> None:
    """R19: The Phantom, if nobody says otherwise."""
    t = start(2)
    t.do("legend", "diana")
    assert (t.prompt, t.default) == ("starting_player", "start 1")
    t.do("start", seat)
    assert (t.s.active, t.s.turn, t.s.you.legend) == (seat, 1, ("diana", "phantom")[seat])


@pytest.mark.clause("PHA-SET.5", "PHA-SET.6")
def test_the_adventure_deck_is_all_cards_that_no_legend_owns_in_their_order() -> None:
    """Without Loot and Achievements these and their rewards are out of use."""
    t = start(holdings={"diana": {"owned": ["SD-4"]}})
    assert [t.s.pack.ids[card] for card in t.s.story] == [f"SD-{n}" for n in range(1, 55) if n != 4]
    assert t.s.rewards == []
    t = start(loot_achievements=True, holdings={"diana": {"owned": ["SD-64"]}})
    assert [t.s.pack.ids[card] for card in t.s.rewards] == [f"SD-{n}" for n in range(55, 66) if n != 64]
