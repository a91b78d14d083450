"""Ground rules (PHA-GEN)."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.kernel import OptionsError
from tests.games.phantom.table import A, B, player, start, table


@pytest.mark.clause("PHA-GEN.1")
@pytest.mark.parametrize("seats", [0, 3])
def test_there_are_one_or_two_players(seats: int) -> None:
    with pytest.raises(OptionsError):
        start(seats)


@pytest.mark.clause("PHA-GEN.1")
@pytest.mark.parametrize(("lore", "outcome", "score"), [(5, "win", 1), (6, "loss", 0)])
def test_all_win_together_or_lose_together(lore: int, outcome: str, score: int) -> None:
    """R67: also who is Knocked Out."""
    t = table(player(), player(out=True), at="lore", to_read=[lore])
    while t.match.result is None:
        t.idles()
    assert t.result.outcome == outcome
    assert t.result.winners == ((A, B) if score else ())
    assert (t.result.scores, [t.result.value(seat) for seat in (A, B)]) == ((score, score), [score, score])


@pytest.mark.clause("PHA-GEN.2")
def test_who_plays_alone_takes_either_legend() -> None:
    assert start().offered == ["legend phantom", "legend diana"]
    t = start()
    t.do("legend", "diana")
    assert t.player().legend == "diana"


@pytest.mark.clause("PHA-GEN.2")
@pytest.mark.parametrize(("first", "second"), [("phantom", "diana"), ("diana", "phantom")])
def test_two_players_take_different_legends(first: str, second: str) -> None:
    t = start(2)
    t.do("legend", first)
    assert [each.legend for each in t.s.players] == [first, second], "only one is left"
    assert t.prompt == "starting_player"


@pytest.mark.clause("PHA-GEN.3")
def test_a_card_is_followed_where_it_disagrees_with_the_rulebook() -> None:
    """The rulebook: one card is revealed, an attack deals 1 damage."""
    t = table(mission="the-sea-stronghold", level="normal", adventure="year_one",
              destiny="foe-1 foe-2 foe-3", at="destiny")  # fmt: skip
    assert t.row == "foe-1 foe-2", "the Mission says two"
    t = table(row="knife-in-the-dark", at="fate", adventure="patrol")
    assert t.damage() == 2, "the Enemy says two"


@pytest.mark.clause("PHA-GEN.4")
def test_of_two_cards_that_disagree_the_target_prevails() -> None:
    """A card says that a token is placed on the Mission, or that an attack is cancelled; its target, not."""
    t = table(player(resources="G", deck="colt-45 colt-45"), row="sparring-partner", adventure="patrol",
              mission="border-river-patrol", tokens={"mission": {"Distance": 6}})  # fmt: skip
    t.fight(sparring_partner=3)
    assert (t.resolved, t.tokens("Training")) == ("sparring-partner", 0), "the Mission uses no Training"
    t = table(player("got-your-back"), row="satan", at="fate")
    assert (t.damage(), t.play_area()) == (1, "got-your-back"), "a Boss's attack is not cancelled"


@pytest.mark.clause("PHA-GEN.5")
@pytest.mark.parametrize("active", [A, B])
def test_you_on_a_card_is_the_active_player(active: int) -> None:
    """A Rockslide takes from whoever's turn it is."""
    t = table(
        player(resources="GG"), player(resources="GG"), destiny="rockslide", active=active, at="destiny"
    )
    other = B if active == A else A
    assert (t.resources(active), t.resources(other)) == ("G", "GG")


@pytest.mark.clause("PHA-GEN.5")
def test_you_on_a_partners_card_is_the_active_player() -> None:
    """R55: who uses the card pays, and gets what it gives."""
    t = table(player(resources="S"), player("bandar-explorer", resources="M"))
    t.use("bandar-explorer")
    t.do("allow")
    assert (t.resources(A), t.resources(B), t.play_area(B)) == ("G", "M", "(bandar-explorer)")


@pytest.mark.clause("PHA-GEN.7", "PHA-TURN.1")
def test_enemies_take_no_turns() -> None:
    given = player(injury_deck=10)
    t = table(given, given, row="poacher python satan", at="next_turn")
    t.to_turn(8)
    assert t.emitted("turn") == [(B, 4), (A, 5), (B, 6), (A, 7), (B, 8)]
    seats = {seat for _, seat in t.emitted("attack")}
    assert seats == {A, B}, "they attack in the turns of the players"


@pytest.mark.clause("PHA-GEN.8")
@pytest.mark.parametrize("where", ["hand", "deck", "discard"])
def test_a_players_card_outside_the_play_area_is_not_in_play(where: str) -> None:
    given: dict[str, Any] = {where: "skull-cave"}
    t = table(player(**given))
    assert t.limits() == (3, 4)
    assert not t.can_use("skull-cave")
    assert table(player("skull-cave")).limits() == (3, 6)


@pytest.mark.clause("PHA-GEN.8")
@pytest.mark.parametrize("where", ["destiny", "resolved", "set_aside"])
def test_a_destiny_card_outside_the_row_is_not_in_play(where: str) -> None:
    given: dict[str, Any] = {where: "cold-rain"}
    t = table(**given)
    assert t.limits() == (3, 4)
    assert table(row="cold-rain").limits() == (3, 2)


@pytest.mark.clause("PHA-GEN.8", "PHA-CARD.6")
def test_an_objective_is_in_play_once_it_is_placed() -> None:
    given: dict[str, Any] = {"row": "poacher", "adventure": "devil"}
    assert table(**given).health("poacher") == 2
    assert table(at_hand="hunters-camp", **given).health("poacher") == 2, "it was only brought to light"
    assert table(beside="hunters-camp", **given).health("poacher") == 3


@pytest.mark.clause("PHA-GEN.9")
def test_cards_enter_the_play_area_ready() -> None:
    t = table(player(hand="talking-drums", resources="G"))
    t.play("talking-drums")
    assert t.play_area() == "talking-drums"


@pytest.mark.clause("PHA-GEN.9")
def test_only_cards_in_a_play_area_are_ready_or_exhausted() -> None:
    """A card that leaves it and comes again is Ready; cards on the row or in a hand are neither."""
    t = table(player("colt-45", exhausted="colt-45", hand="campfire"), row="poacher")
    assert [t.s.is_ready(t.find(name)) for name in ("colt-45", "campfire", "poacher")] == [False] * 3
    t.s.discard_from_play(t.find("colt-45"))
    assert (t.discard(), t.player().exhausted) == ("colt-45", [])


@pytest.mark.clause("PHA-GEN.10")
def test_an_exhausted_card_is_not_exhausted_again() -> None:
    """Neither as a cost nor by an effect that looks for a Ready card."""
    t = table(player("bandar-warrior", exhausted="bandar-warrior", resources="S"), row="foe-1")
    assert not t.can_use("bandar-warrior", 1)
    t = table(player("bandar-warrior", exhausted="bandar-warrior"), destiny="steel-trap", at="destiny")
    assert (t.damage(), t.play_area()) == (1, "(bandar-warrior)")


@pytest.mark.clause("PHA-GEN.11")
def test_exhaust_means_the_card_itself() -> None:
    t = table(player("skull-cave phantoms-costume talking-drums"))
    t.use("skull-cave")
    assert t.play_area() == "(skull-cave) phantoms-costume talking-drums"


@pytest.mark.clause("PHA-GEN.11")
def test_discard_from_play_means_the_card_itself() -> None:
    t = table(player("campfire saddlebags campfire"))
    t.use("saddlebags")
    assert (t.play_area(), t.discard()) == ("campfire campfire", "saddlebags")


@pytest.mark.clause("PHA-GEN.11")
def test_an_icon_that_names_another_card_means_that_one() -> None:
    t = table(player("colt-45 devil", resources="GG"), row="satan", mission="satans-challenge")
    t.use("satans-challenge", 1)
    assert (t.play_area(), t.tokens("Trust", "satan")) == ("colt-45 (devil)", 1)


@pytest.mark.clause("PHA-GEN.12")
def test_a_card_discarded_from_play_goes_to_its_owners_discard_pile() -> None:
    """Also if the other player uses it (R55)."""
    t = table(player(discard="blank"), player("first-aid-kit", discard="judo-novice"))
    t.use("first-aid-kit")
    t.do("allow")
    assert (t.discard(A), t.discard(B)) == ("blank", "first-aid-kit judo-novice")


@pytest.mark.clause("PHA-GEN.13")
def test_what_is_free_is_played_without_paying_any_part() -> None:
    """No card of the box says so; one that costs nothing any more is offered to a player who has nothing."""
    freely = "year_one.y1-twin-holsters.statics.0.by=2"
    t = table(player("twin-holsters", hand="colt-45", resources="S"), changes=[freely])
    t.play("colt-45")
    assert (t.play_area(), t.resources()) == ("twin-holsters colt-45", "S")
    assert table(player("twin-holsters", hand="colt-45"), changes=[freely]).offers("play", "colt-45")
    assert not table(player("twin-holsters", hand="colt-45")).offers("play", "colt-45")


@pytest.mark.clause("PHA-GEN.13")
def test_what_is_free_is_activated_without_paying_any_part() -> None:
    """An ability with nothing left of the colon; the card stays as it was (R16)."""
    freely = "phantom.ph-skull-cave.abilities.0.exhaust=false"
    t = table(player("skull-cave", exhausted="skull-cave"), changes=[freely])
    t.use("skull-cave")
    assert (t.resources(), t.play_area()) == ("M", "(skull-cave)")


@pytest.mark.clause("PHA-GEN.16", "PHA-LORE.6")
def test_what_returns_to_the_box_is_out_of_this_adventure() -> None:
    """No reshuffle brings it back; what was removed from the game neither."""
    t = table(resolved="poacher python", destiny="making-the-best-of-the-situation", at="destiny")
    t.do("choose", "python")
    assert (t.row, t.resolved) == ("python", "")
    assert sorted(t.names(t.s.box).split()) == ["making-the-best-of-the-situation", "poacher"]
    t.to_turn(5)
    assert t.names(t.s.row + t.s.destiny + t.s.resolved) == "python"


@pytest.mark.clause("PHA-GEN.16")
def test_what_is_out_of_this_adventure_is_not_out_of_the_campaign() -> None:
    """Cards that a Legend owns are in the deck of the next game, wherever they were in the last one."""
    holdings = {"phantom": {"owned": ["SD-3"]}}
    for adventure in ("devil", "patrol"):
        t = start(legend="phantom", adventure=adventure, holdings=holdings)
        assert "SD-3" in {t.s.pack.ids[card] for card in t.player().deck + t.player().hand + t.player().play}
