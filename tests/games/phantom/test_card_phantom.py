"""The Phantom's board, Injuries and starter deck; and the promo cards: each card alone on a table."""

from __future__ import annotations

import pytest

from tests.games.phantom.table import A, B, player, table

# --- the Legend board -------------------------------------------------------------------------------


@pytest.mark.clause("PHA-ADV.6")
def test_the_board_draws_for_two_mysteries() -> None:
    t = table(player(deck="campfire guran", resources="MMM"))
    t.use("board", 1)
    assert (t.hand(), t.resources()) == ("campfire", "M")
    assert not t.can_use("board", 1)


@pytest.mark.clause("PHA-ADV.6", "PHA-FAT.3")
def test_the_board_cancels_an_attack_for_a_mystery() -> None:
    t = table(player(resources="MG"), row="foe-1 beast-2", at="fate")
    assert t.offered == ["pass", "board 0"]
    t.do("board", 0)
    assert (t.resources(), t.damage()) == ("G", 1), "the second attack finds no Mystery left"


@pytest.mark.clause("PHA-FAT.4", "PHA-CARD.3")
def test_the_board_cannot_cancel_the_attack_of_a_boss() -> None:
    t = table(player(resources="M"), row="satan", at="fate")
    assert t.prompt == "cleanup" or not t.offers("board", 0)
    assert (t.resources(), t.damage()) == ("M", 1)


def test_what_the_board_prints() -> None:
    t = table(player(deck=5), at="preparation")
    assert t.limits() == (3, 4)
    assert len(t.player().hand) == 3


# --- Injuries ---------------------------------------------------------------------------------------


@pytest.mark.clause("PHA-DAM.3", "PHA-PRE.1")
def test_bruised_ribs_lower_the_hand_limit() -> None:
    t = table(player(injuries="bruised-ribs"), at="preparation")
    assert len(t.player().hand) == 2
    t = table(player(injuries="bruised-ribs bruised-ribs"), at="preparation")
    assert len(t.player().hand) == 1


def test_sprained_wrist_forbids_weapons() -> None:
    t = table(player("colt-45 guran", injuries="sprained-wrist"), row="foe-2")
    assert not t.can_use("colt-45")
    assert t.can_use("guran")
    assert table(player("colt-45"), row="foe-2").can_use("colt-45")


def test_twisted_ankle_makes_combat_dearer() -> None:
    t = table(player(injuries="twisted-ankle", resources="GS"), row="foe-4")
    t.fight()
    assert (t.resources(), t.wounds("foe-4")) == ("", 1)
    assert not table(player(injuries="twisted-ankle", resources="G"), row="foe-4").offers("combat")


def test_blurred_vision_lowers_every_combat() -> None:
    t = table(player("iron-fist", injuries="blurred-vision", resources="G"), row="foe-4")
    t.fight("iron-fist")
    assert t.wounds("foe-4") == 1 + 2 - 1
    t = table(player(injuries="blurred-vision", resources="G"), row="foe-4")
    t.fight()
    assert t.wounds("foe-4") == 0, "R42: never below 0"


def test_deep_cut_lowers_the_resource_limit() -> None:
    t = table(player(injuries="deep-cut", resources="GGGG"), at="cleanup")
    assert t.limits() == (3, 2)
    assert t.resources() == "GG"


def test_blood_loss_takes_a_resource_in_the_fate_phase() -> None:
    t = table(player(injuries="blood-loss", resources="GG"), at="fate")
    assert t.resources() == "G"
    t = table(player(injuries="blood-loss", resources="GSF"), at="fate")
    assert t.offered == ["return G", "return S", "return F"]
    t.do("return", "S")
    assert t.resources() == "GF"


@pytest.mark.clause("PHA-COOP.3")
def test_blood_loss_of_a_partner_does_nothing() -> None:
    """R57: the other player's Injuries do not act."""
    t = table(player(resources="G"), player(injuries="blood-loss", resources="F"), at="fate")
    assert (t.resources(A), t.resources(B)) == ("G", "F")


def test_flesh_wound_has_no_effect() -> None:
    t = table(player(injuries="flesh-wound", resources="G", deck=5), row="foe-2", at="preparation")
    assert (t.limits(), len(t.player().hand)) == ((3, 4), 3)
    t.fight()
    assert t.wounds("foe-2") == 1


def test_slipped_mask_forbids_to_spend_mystery() -> None:
    t = table(player(injuries="slipped-mask", hand="campfire", resources="MM"), row="foe-2")
    assert not t.can_use("board", 1)
    assert not t.offers("combat"), "not even as any resource"
    assert not t.offers("play", "campfire")


# --- Player cards -----------------------------------------------------------------------------------


@pytest.mark.clause("PHA-CARD.7", "PHA-GEN.10")
def test_guran_readies_another_bandar_card() -> None:
    """WE9."""
    bandar = "bandar-explorer bandar-warrior"
    t = table(player(f"guran {bandar} colt-45", exhausted=f"{bandar} colt-45"))
    t.use("guran")
    assert t.offered == ["done", "ready bandar-warrior", "ready bandar-explorer"]
    t.do("ready", "bandar-warrior")
    assert t.play_area() == "(guran) (bandar-explorer) bandar-warrior (colt-45)"
    assert not t.can_use("guran")


def test_guran_readies_a_bandar_card_in_any_play_area() -> None:
    t = table(player("guran"), player("bandar-guide", exhausted="bandar-guide"))
    t.use("guran")
    t.do("ready", "bandar-guide")
    assert t.play_area(B) == "bandar-guide"


def test_guran_heals_and_draws_for_a_good_mark() -> None:
    t = table(player("guran", injuries="deep-cut blood-loss", deck="campfire talking-drums", resources="GG"))
    t.use("guran", 1)
    assert t.offered == ["done", "heal deep-cut", "heal blood-loss"]
    t.do("heal", "deep-cut")
    assert (t.injuries(), t.hand(), t.resources(), t.play_area()) == (
        "blood-loss",
        "campfire",
        "G",
        "(guran)",
    )
    assert t.zone("deep-cut") == "box"


@pytest.mark.clause("PHA-ADV.5", "PHA-GEN.10")
def test_bandar_explorer_turns_any_resource_into_a_good_mark() -> None:
    """WE4."""
    t = table(player("bandar-explorer", resources="S"))
    t.use("bandar-explorer")
    assert (t.resources(), t.play_area()) == ("G", "(bandar-explorer)")
    assert not t.can_use("bandar-explorer")


@pytest.mark.clause("PHA-GEN.14", "PHA-HID.4")
def test_bandar_explorer_peeks_at_the_destiny_deck() -> None:
    t = table(player("bandar-explorer"), destiny="python calm")
    t.use("bandar-explorer", 1)
    assert t.offered == ["leave", "move"]
    t.do("move")
    assert t.names(t.s.destiny) == "calm python"
    t = table(player("bandar-explorer"), destiny="python calm")
    t.use("bandar-explorer", 1)
    t.do("leave")
    assert t.names(t.s.destiny) == "python calm"


def test_bandar_warrior_helps_in_combat() -> None:
    t = table(player("bandar-warrior bandar-warrior", resources="G"), row="foe-5")
    t.fight("bandar-warrior", "bandar-warrior")
    assert (t.wounds("foe-5"), t.play_area()) == (3, "(bandar-warrior) (bandar-warrior)")


def test_bandar_warrior_wounds_a_common_enemy_for_a_skull() -> None:
    t = table(player("bandar-warrior", resources="SS"), row="satan foe-2 beast-3")
    t.use("bandar-warrior", 1)
    assert t.offered == ["enemy foe-2", "enemy beast-3"]
    t.do("enemy", "beast-3")
    assert (t.row, t.resources(), t.play_area()) == ("satan foe-2 beast-3:1", "S", "(bandar-warrior)")


@pytest.mark.clause("PHA-CHK.1", "PHA-CHK.2", "PHA-CARD.3")
def test_colt_45_takes_a_common_enemy_and_is_lost() -> None:
    """WE5; R46: it is no defeat."""
    t = table(player("colt-45", deck="bandar-warrior"), row="oscar satan")
    t.use("colt-45")
    assert (t.row, t.resolved) == ("satan", "oscar")
    assert t.discard() == "bandar-warrior colt-45"
    assert t.emitted("defeated") == []


@pytest.mark.parametrize(
    ("top", "row", "play"),
    [
        ("iron-fist", "foe-2", "(colt-45)"),  # S M
        ("talking-drums", "foe-1 foe-2", ""),  # G
        ("old-jungle-saying", "foe-1 foe-2", "(colt-45)"),  # M
    ],
)
def test_colt_45_does_what_the_symbols_say(top: str, row: str, play: str) -> None:
    t = table(player("colt-45", deck=top), row="foe-1 foe-2")
    t.use("colt-45")
    if t.prompt == "row_card":
        t.do("resolve", "foe-1")
    assert (t.row, t.play_area()) == (row, play)


@pytest.mark.clause("PHA-CHK.4", "PHA-RES.2")
def test_a_wild_symbol_is_taken_as_one_resource() -> None:
    """Campfire costs W: it is declared once, and the first outcome that helps is offered first."""
    t = table(player("colt-45", deck="campfire"), row="foe-1")
    t.use("colt-45")
    assert t.offered == ["symbol S", "symbol M", "symbol F", "symbol G"]
    t.do("symbol", "F")
    assert (t.row, t.play_area()) == ("foe-1", "(colt-45)")


def test_campfire_heals_two_and_readies_two_allies() -> None:
    t = table(
        player(
            "campfire guran bandar-explorer bandar-warrior colt-45",
            exhausted="guran bandar-explorer bandar-warrior colt-45",
            injuries="deep-cut blood-loss blurred-vision",
        )
    )
    t.use("campfire")
    t.picks("deep-cut", "blood-loss")
    assert "ready colt-45" not in t.offered, "no Ally"
    t.picks("bandar-explorer", "bandar-warrior")
    assert t.injuries() == "blurred-vision"
    assert (t.play_area(), t.discard()) == ("(guran) bandar-explorer bandar-warrior (colt-45)", "campfire")


def test_phantoms_costume_cancels_an_attack_or_gives_a_mystery() -> None:
    t = table(player("phantoms-costume"), row="foe-1 foe-2", at="fate")
    t.do("activate", "phantoms-costume", 0)
    assert (t.damage(), t.play_area()) == (1, "(phantoms-costume)")
    t = table(player("phantoms-costume"))
    t.use("phantoms-costume", 1)
    assert (t.resources(), t.play_area()) == ("M", "(phantoms-costume)")


def test_skull_cave_raises_the_resource_limit_and_gives_a_mystery() -> None:
    t = table(player("skull-cave"))
    assert t.limits() == (3, 6)
    t.use("skull-cave")
    assert (t.resources(), t.play_area()) == ("M", "(skull-cave)")


@pytest.mark.parametrize(
    ("top", "row", "hand"),
    [
        ("phantoms-costume", "beast-2 satan", ""),  # M M: a Common Human goes
        ("judo-advanced", "foe-2 beast-2:1 satan", ""),  # F S: a Wound on any Enemy
        ("talking-drums", "foe-2 beast-2 satan", "guran"),  # G: a card
    ],
)
def test_old_jungle_saying(top: str, row: str, hand: str) -> None:
    t = table(player("old-jungle-saying", deck=f"{top} guran"), row="foe-2 beast-2 satan")
    t.use("old-jungle-saying")
    if t.prompt == "enemy":
        assert t.offered == ["enemy foe-2", "enemy beast-2", "enemy satan"]
        t.do("enemy", "beast-2")
    assert (t.row, t.hand(), t.discard()) == (row, hand, f"{top} old-jungle-saying")


def test_old_jungle_saying_may_do_several_things() -> None:
    t = table(player("old-jungle-saying", deck="guran campfire"), row="foe-2")  # G M
    t.use("old-jungle-saying")
    assert (t.row, t.hand()) == ("", "campfire")


def test_talking_drums_return_a_bandar_card() -> None:
    t = table(player("talking-drums", discard="campfire bandar-warrior guran", resources="F"))
    t.use("talking-drums")
    assert sorted(t.offered) == ["recover bandar-warrior", "recover guran"]
    t.do("recover", "guran")
    assert (t.hand(), t.discard(), t.resources()) == ("guran", "campfire bandar-warrior", "")
    assert t.play_area() == "(talking-drums)"


def test_iron_fist_adds_two() -> None:
    t = table(player("iron-fist", resources="G"), row="foe-5")
    t.fight("iron-fist")
    assert (t.wounds("foe-5"), t.play_area()) == (3, "(iron-fist)")


# --- promo cards ------------------------------------------------------------------------------------


def test_got_your_back_protects_oneself() -> None:
    t = table(player("got-your-back", deck="guran"), row="foe-1", at="fate")
    t.do("activate", "got-your-back", 0)
    assert (t.damage(), t.hand(), t.zone("got-your-back")) == (0, "guran", "discard")


@pytest.mark.clause("PHA-COOP.3")
def test_got_your_back_protects_a_partner_and_the_owner_decides() -> None:
    """R60: it says any player."""
    t = table(player(deck="guran"), player("got-your-back"), row="foe-1", at="fate")
    assert (t.asked, t.offered) == (B, ["pass", "activate got-your-back 0"])
    t.do("activate", "got-your-back", 0)
    assert (t.damage(A), t.hand(A), t.hand(B), t.discard(B)) == (0, "guran", "", "got-your-back")


def test_got_your_back_is_of_no_use_against_a_boss() -> None:
    t = table(player("got-your-back"), row="satan", at="fate")
    assert not t.can_use("got-your-back")
    assert t.damage() == 1
