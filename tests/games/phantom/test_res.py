"""Resources and icons (PHA-RES)."""

from __future__ import annotations

import pytest

from fatebox.games.phantom import GAME, events
from fatebox.games.phantom.state.terms import RESOURCES
from fatebox.text.names import PackNames
from fatebox.text.speaker import Speaker
from tests.games.phantom.table import player, table


@pytest.mark.clause("PHA-RES.1")
def test_gained_resources_lie_on_the_board_and_spent_ones_go_back() -> None:
    t = table(player("saddlebags bandar-explorer", resources="F"))
    t.use("saddlebags")
    assert t.resources() == "GSF"
    t.use("bandar-explorer", pay="F")
    assert t.resources() == "GGS"
    assert tuple(t.player().resources) == RESOURCES == ("G", "S", "M", "F")
    changes = [(resource, number) for _, resource, number in t.emitted("resources")]
    assert changes == [("G", 1), ("S", 1), ("F", -1), ("G", 1)]


@pytest.mark.clause("PHA-RES.1", "PHA-ADV.4", "PHA-CLN.3")
@pytest.mark.parametrize(
    ("clause", "number", "said"),
    [
        ("PHA-RES.1", 2, "You gain two Good marks."),
        ("PHA-ADV.4", -1, "You spend a Good mark."),
        ("PHA-RES.1", -1, "You lose a Good mark."),
        ("PHA-CLN.3", -1, "Over the limit: you return a Good mark."),
    ],
)
def test_the_log_says_whether_resources_are_spent_or_lost(clause: str, number: int, said: str) -> None:
    speaker = Speaker("en", GAME.package, PackNames(GAME.pack(), viewer=0))
    assert speaker.say(events.Resources(0, "G", number, clause=clause).message()) == said


@pytest.mark.clause("PHA-RES.2")
@pytest.mark.parametrize("resource", "GSMF")
def test_a_wild_in_a_cost_is_paid_with_any_one_resource(resource: str) -> None:
    t = table(player(hand="campfire", resources=resource))
    t.play("campfire")
    assert (t.play_area(), t.resources()) == ("campfire", "")


@pytest.mark.clause("PHA-RES.2")
def test_the_payer_picks_what_pays_a_wild() -> None:
    """R12: by default the most numerous kind."""
    t = table(player(hand="campfire", resources="GSSM"))
    t.do("play", "campfire")
    assert (t.prompt, t.offered, t.default) == ("pay", ["pay G", "pay S", "pay M"], "pay S")
    t.do("pay", "M")
    assert t.resources() == "GSS"


@pytest.mark.clause("PHA-RES.3")
def test_any_amount_is_held_during_a_turn() -> None:
    """The Phantom's resource limit of 4 counts in the Cleanup phase."""
    t = table(player("skull-cave saddlebags", resources="GGGG"), changes=[
        "phantom.ph-skull-cave.statics=[]", "devil.sd-saddlebags.statics=[]",
    ])  # fmt: skip
    t.use("skull-cave")
    t.use("saddlebags")
    assert (len(t.resources()), t.limits()[1], t.prompt) == (7, 4, "action")
    t.end()
    t.to("recovery")
    assert len(t.resources()) == 4


@pytest.mark.clause("PHA-RES.4")
def test_a_token_is_one_definite_resource() -> None:
    """A resource gained for a Wild pays like any other of its kind, and for nothing else (R11)."""
    t = table(player(hand="thunder talking-drums", resources=""))
    t.do("discard", "thunder")
    t.do("gain", "S")
    assert t.resources() == "S"
    assert not t.offers("play", "talking-drums"), "it costs a Good mark"
    assert set(t.player().resources) == set(RESOURCES), "nobody holds a Wild"


@pytest.mark.clause("PHA-RES.5")
def test_to_draw_is_to_take_the_top_card_of_the_own_deck() -> None:
    t = table(player(hand="blank", deck="guran colt-45", resources="MM"))
    t.use("board", 1)
    assert (t.hand(), t.deck()) == ("blank guran", "colt-45")


@pytest.mark.clause("PHA-RES.5", "PHA-CLN.1")
def test_a_card_discarded_in_any_other_way_gives_no_reward() -> None:
    """R50: only the Discard action does."""
    t = table(player("campfire", hand="colt-45"), at="cleanup")
    t.do("drop", "colt-45")
    assert (t.discard(), t.resources()) == ("colt-45", "")
    t = table(player("campfire"))
    t.use("campfire")
    assert (t.discard(), t.resources()) == ("campfire", "")


@pytest.mark.clause("PHA-RES.6")
def test_multi_use_tokens_are_only_counters() -> None:
    """They pay for nothing and are not limited; taking more than there are takes all (R14)."""
    t = table(player("hidden-trail", resources="G"), mission="shots-in-the-misty-mountains",
              tokens={"mission": {"Distance": 30}})  # fmt: skip
    assert not t.can_use("shots-in-the-misty-mountains", 1), "a Good mark and thirty tokens do not pay for it"
    t.use("hidden-trail")
    t.do("option", 0)
    assert t.tokens("Distance") == 28


@pytest.mark.clause("PHA-RES.6")
def test_a_counter_never_goes_below_zero() -> None:
    """R14."""
    t = table(player(resources="G"), mission="a-cub-called-little-devil", beside="little-devil")
    t.use("little-devil", 1)
    assert (t.tokens("Harm", "little-devil"), t.resources()) == (0, "")


@pytest.mark.clause("PHA-RES.6")
def test_no_token_more_or_less_is_no_event() -> None:
    """R15: no wolf is there, so no Harm is done and no event is emitted."""
    t = table(beside="little-devil", row="foe-1", at="fate", mission="a-cub-called-little-devil")
    assert (t.damage(), t.emitted("tokens")) == (1, [])
