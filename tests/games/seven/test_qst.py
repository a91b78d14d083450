"""SEV-QST: taking part in a quest."""

from __future__ import annotations

import itertools

import pytest

from fatebox.games.seven import GAME
from fatebox.games.seven.effects.payment import can_pay
from fatebox.games.seven.state.quests import open_spaces, requirement
from fatebox.kernel import Rng
from tests.games.seven.table import A, B, hero, quest, table

# --- paying and marking --------------------------------------------------------------------------------


@pytest.mark.clause("SEV-QST.1")
def test_a_mix_is_paid_by_one_player_in_one_action() -> None:
    """The Silent Bridge, third space: 1 yellow, 1 purple and 1 gold (R64); who lacks one of them cannot."""
    rows = [[quest("the-silent-bridge"), quest("the-drowned-bell")]]
    t = table(hero(gifts="1 yellow 1 purple", gold=2), hero(gifts="1 yellow 1 purple"), rows=rows)
    t.do("quest", "the-silent-bridge", 2)
    assert (t.marks("the-silent-bridge"), t.gifts(A), t.gold(A), t.player(A).markers) == ("..A", "", 1, 6)
    t = table(hero(gifts="1 yellow 1 purple"), hero(gold=5), rows=rows)
    assert not t.offers("quest")


@pytest.mark.clause("SEV-QST.1", "SEV-QST.3")
def test_rows_1_and_2_can_be_marked_and_row_3_cannot() -> None:
    rows = [[quest("the-broken-seal")], [quest("the-sunless-mine")], [quest("the-drowned-bell")]]
    t = table(hero(fame=3), hero(), rows=rows)
    assert [words for words in t.offered if words.startswith("quest")] == [
        "quest the-broken-seal 2",
        "quest the-sunless-mine 2",
    ]


@pytest.mark.clause("SEV-QST.2", "SEV-QST.8")
@pytest.mark.parametrize("mark", ["A", "B", "n"])
def test_a_marked_space_can_be_fulfilled_by_nobody_else(mark: str) -> None:
    rows = [[quest("the-broken-seal", f"..{mark}"), quest("the-great-hunt")]]
    t = table(hero(gifts="2 blue", fame=9), hero(), rows=rows)
    assert t.offers("quest", "the-broken-seal", 1)
    assert not t.offers("quest", "the-broken-seal", 2)


@pytest.mark.clause("SEV-QST.4")
@pytest.mark.parametrize(("marks", "legal"), [("AB..", True), ("ABA.", False), ("nnn.", False)])
def test_a_quest_in_row_2_keeps_a_space_without_any_marker(marks: str, legal: bool) -> None:
    rows = [[quest("the-great-hunt")], [quest("the-hollow-oak", marks)]]
    t = table(hero(gold=3), hero(), rows=rows)
    assert t.offers("quest", "the-hollow-oak", 3) == legal


@pytest.mark.clause("SEV-QST.4")
def test_an_effect_obeys_the_limit_of_row_2() -> None:
    """R66: the Hammer of Diligence marks without paying, but not the last free space of row 2."""
    rows = [
        [quest("the-broken-seal", ".nn")],
        [quest("the-hollow-oak", "Bnn."), quest("the-great-hunt", "nnn")],
    ]
    t = table(hero(artifacts="hammer-of-diligence"), hero(), rows=rows)
    t.do("artifact", "hammer-of-diligence")
    assert t.offered == ["space the-broken-seal 0", "space the-great-hunt 3", "space the-great-hunt 4"]


@pytest.mark.clause("SEV-QST.5")
def test_several_spaces_of_a_quest_by_one_player_one_per_action() -> None:
    t = table(hero(gold=2, fame=2), hero(), rows=[[quest("the-wandering-forge")]])
    t.do("quest", "the-wandering-forge", 2)
    assert (t.marks("the-wandering-forge"), t.asked) == ("..A.", B)
    t.passes()
    t.do("quest", "the-wandering-forge", 3)
    assert (t.marks("the-wandering-forge"), t.player(A).markers) == ("..AA", 5)


@pytest.mark.clause("SEV-QST.6")
def test_an_elixir_and_an_estate_help_to_pay_together() -> None:
    """The Silent Bridge again: the Honey Drop brings the yellow gift, Salt Harbour the gold."""
    t = table(
        hero("red", gifts="1 purple", elixirs="honey-drop", buildings="salt-harbour"),
        hero(),
        rows=[[quest("the-silent-bridge")]],
    )
    t.do("quest", "the-silent-bridge", 2)
    if t.prompt == "pay":
        t.pays("honey-drop", "salt-harbour")
    assert (t.marks("the-silent-bridge"), t.elixirs(A), t.buildings(A)) == ("..A", "", "")
    assert (t.gifts(A), t.gold(A)) == ("", 0)


@pytest.mark.clause("SEV-QST.7")
def test_without_a_free_marker_nobody_takes_part() -> None:
    """R22: seven markers are on quests, portals and buildings; one that comes back is enough."""
    rows = [[quest("the-wandering-forge", "AA.."), quest("the-great-hunt", "AA")]]
    manned = "tidewatch/manned salt-harbour/manned"
    t = table(hero(gold=9, buildings=manned), hero(), rows=rows, portals={"red": A})
    assert t.player(A).markers == 0
    assert not t.offers("quest")
    t.uses("use", "tidewatch", "red", "blue")
    assert t.player(A).markers == 1
    assert t.offers("quest", "the-wandering-forge", 2)


# --- a finished row ------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-QST.8", "SEV-QST.9")
@pytest.mark.parametrize("marks", ["AA.A", "nn.n", "AB.n"])
def test_own_and_neutral_markers_alike_finish_a_row(marks: str) -> None:
    t = table(hero(gold=2), hero(), rows=[[quest("the-wandering-forge", marks)]])
    t.do("quest", "the-wandering-forge", 2)
    assert t.emitted("completing") == [(t.find("the-wandering-forge"),)]


@pytest.mark.clause("SEV-QST.9")
def test_a_full_quest_waits_for_its_neighbor() -> None:
    rows = [[quest("the-wandering-forge", "AB.n"), quest("the-broken-seal", "nn.")]]
    t = table(hero(gold=2), hero(fame=3), hero(), rows=rows)
    t.do("quest", "the-wandering-forge", 2)
    assert (t.emitted("completing"), t.asked, t.prompt) == ([], B, "step")
    t.do("quest", "the-broken-seal", 2)
    assert (t.asked, t.prompt) == (A, "complete.quest")


@pytest.mark.clause("SEV-QST.9")
def test_a_row_that_lacks_a_quest_is_finished_when_those_present_are_full() -> None:
    """R68: three heroes, but the quest deck had only one quest left for the row."""
    t = table(hero(fame=3), hero(), hero(), rows=[[quest("the-broken-seal", "AB.")]], quest_deck=0)
    t.do("quest", "the-broken-seal", 2)
    assert (t.row(1), t.s.armour) == ("the-broken-seal", 0)  # the draft goes on
    t.to("step")
    assert (t.row(1), t.s.armour, len(t.s.cataclysms)) == ("", 1, 1)


@pytest.mark.parametrize("seed", range(3))
def test_the_open_spaces_are_those_of_the_board(seed: int) -> None:
    """Whatever moves a quest or a marker has to say so: the spaces are remembered until then."""
    match, rng = GAME.start(seed, seats=3 + seed, options={"fall_of_a_hero": True}), Rng.from_seed(seed)
    remembered = 0
    while match.decision is not None:
        if match.state.open_spaces is not None:
            assert not match.state.row_finished()
            remembered += 1
            fresh = match.state.copy()
            fresh.open_spaces = None
            for row in fresh.rows:
                row[:] = [each.copy() for each in row]  # copies of the table share them
            for each in itertools.chain(*fresh.rows):
                each.free_spaces = None
            assert match.state.open_spaces == open_spaces(fresh)
        match.answer(rng.choose("answer", match.decision.options), match.decision.seat)
    assert remembered


@pytest.mark.clause("SEV-QST.6", "SEV-ACT.2")
@pytest.mark.parametrize("seed", range(3))
def test_the_spaces_on_offer_are_those_that_can_be_paid(seed: int) -> None:
    """Spaces that are passed over because their largest need is out of reach could not be paid at all."""
    match, rng = GAME.start(seed, seats=3), Rng.from_seed(f"spaces {seed}")
    helped = 0
    while (decision := match.decision) is not None:
        s, hero_player = match.state, match.state.players[decision.seat]
        if decision.prompt.id == "step" and hero_player.markers and not hero_player.corrupted:
            marks = [option[1:] for option in decision.options if option[0] == "quest"]
            spaces = [option[1:] for _, _, _, option in open_spaces(s)]
            assert marks == [mark for mark in spaces if can_pay(s, decision.seat, requirement(s, *mark))]
            helped += bool(marks and (hero_player.elixirs or hero_player.manned))
        match.answer(rng.choose("answer", decision.options), decision.seat)
    assert helped
