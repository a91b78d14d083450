"""Two players (PHA-COOP)."""

from __future__ import annotations

import pytest

from tests.games.phantom.table import A, B, player, table


@pytest.mark.clause("PHA-COOP.1")
@pytest.mark.parametrize("answer", ["allow", "allow_always"])
def test_a_partners_card_is_used_if_the_partner_allows_it(answer: str) -> None:
    """R55: as if it were one's own; it is exhausted where it lies."""
    t = table(player(), player("uncle-dave champion-diver"))
    t.use("uncle-dave")
    assert (t.prompt, t.asked, t.default) == ("consent", B, "allow")
    assert t.play_area(B) == "uncle-dave champion-diver", "nothing happens before the answer"
    t.do(answer)
    t.do("option", 1)
    assert (t.resources(A), t.resources(B), t.play_area(B)) == ("S", "", "(uncle-dave) champion-diver")
    t.use("champion-diver")
    assert t.prompt == ("consent" if answer == "allow" else "action"), "for once, or for the game"


@pytest.mark.clause("PHA-COOP.1")
def test_a_partner_may_refuse() -> None:
    """R88: for that card, until the turn ends."""
    t = table(player(), player("uncle-dave champion-diver"))
    t.use("uncle-dave")
    t.do("refuse")
    assert (t.prompt, t.asked, t.resources(A), t.play_area(B)) == (
        "action",
        A,
        "",
        "uncle-dave champion-diver",
    )
    assert not t.can_use("uncle-dave")
    assert t.can_use("champion-diver")
    assert "PHA-COOP.1" in [refusal.clause for refusal in t.refusals()]
    t.to_turn(5)
    t.to("action", A)
    assert t.can_use("uncle-dave")


@pytest.mark.clause("PHA-COOP.1")
def test_a_partners_cards_help_in_combat() -> None:
    t = table(player(resources="G", deck="blank"), player("judo-novice"), row="foe-5")
    t.do("combat")
    t.do("activate", "judo-novice")
    t.do("allow")
    assert (t.row, t.play_area(B)) == ("foe-5:2", "(judo-novice)")


@pytest.mark.clause("PHA-COOP.1")
def test_a_partners_card_is_paid_for_by_who_uses_it() -> None:
    """R55: resources, gains, draws and healing are the active player's."""
    t = table(player(injuries="flesh-wound", resources="G", deck="blank"), player("guran", resources=""))
    t.use("guran", 1)
    t.do("allow")
    t.to("action")
    assert (t.resources(A), t.injuries(A), t.hand(A)) == ("", "", "blank")
    t = table(player(), player("guran", resources="G"))
    assert not t.can_use("guran", 1), "the partner's Good mark does not pay"


@pytest.mark.clause("PHA-COOP.1")
def test_partners_cards_are_used_in_the_adventure_phase_alone() -> None:
    """R60: neither against attacks nor in the Recovery phase."""
    t = table(player(), player("aikido-novice"), row="foe-1", at="fate")
    assert (t.damage(A), t.play_area(B)) == (1, "aikido-novice")
    t = table(player(), player("mountain-hideaway"), at="recovery")
    assert t.offered == ["ready_all", "heal_all"]


@pytest.mark.clause("PHA-COOP.1")
def test_a_partners_board_cannot_be_used() -> None:
    """R55: it is no card. The Phantom has Inner fire, Diana's board would use it."""
    t = table(player(resources="FFG"), player(), row="foe-5")
    assert not any(option[0] == "board" for option in t.options)
    t.fight(pay="G")
    assert t.row == "foe-5:1"


@pytest.mark.clause("PHA-COOP.2")
def test_a_partners_hand_may_not_be_used() -> None:
    t = table(player(hand="colt-45", resources="GSMF"), player(hand="campfire judo-novice", resources="GSMF"))
    assert t.offered == ["discard colt-45", "end"]
    t.end()
    t.to("cleanup", A)
    assert sorted(t.offered) == ["done", "drop colt-45"]


@pytest.mark.clause("PHA-COOP.3")
@pytest.mark.parametrize("active", [A, B])
def test_enemies_attack_the_active_player(active: int) -> None:
    t = table(player(), player(), row="foe-1 foe-2", active=active, at="fate")
    assert (t.damage(active), t.damage(1 - active)) == (2, 0)


@pytest.mark.clause("PHA-COOP.4")
def test_a_turn_uses_the_active_players_own() -> None:
    each = player(hand=1, deck=5, resources="G")
    t = table(each, each, destiny="rockslide rifle-shot", row="foe-5", active=B, at="destiny")
    t.to("cleanup")
    assert (t.hand(A), len(t.player(A).deck), t.resources(A), t.damage(A)) == ("blank", 5, "G", 0)
    assert (len(t.player(B).hand), t.resources(B), t.damage(B)) == (3, "", 1)
