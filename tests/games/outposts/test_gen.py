"""General rules (OUT-GEN)."""

from __future__ import annotations

from collections import Counter

import pytest

from fatebox.games.outposts import GAME
from fatebox.kernel import OptionsError

from .table import DOWN, A, B, C, player, post, start, table


@pytest.mark.clause("OUT-GEN.1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_play(seats: int) -> None:
    t = start(seats)
    t.to("skip_step")
    assert len(t.s.in_game()) == seats


@pytest.mark.clause("OUT-GEN.1")
@pytest.mark.parametrize("seats", [1, 7])
def test_nobody_plays_alone_or_with_seven(seats: int) -> None:
    with pytest.raises(OptionsError):
        start(seats)


@pytest.mark.clause("OUT-GEN.1")
def test_every_other_player_is_an_opponent() -> None:
    t = table(player(mana=1, hand="firebolt"), player(offense="x=1/1/2"), player(offense="y=1/1/2"))
    t.play("firebolt")
    t.do("mode", 0)
    assert t.offered == ["target x", "target y"]


@pytest.mark.clause("OUT-GEN.2")
def test_the_only_player_with_an_outpost_wins() -> None:
    t = table(player(mana=1, hand="firebolt"), player(post(8), DOWN, DOWN))
    t.play("firebolt")
    t.do("mode", 1)
    assert t.result.outcome == "conquest"
    assert t.result.winners == (A,)


@pytest.mark.clause("OUT-GEN.2")
def test_three_mana_crystals_win() -> None:
    t = table(player(post(9), mana=8, crystals=2), player())
    t.do("buy")
    assert t.result.outcome == "crystal"
    assert t.result.winners == (A,)


@pytest.mark.clause("OUT-GEN.2")
def test_neither_two_crystals_nor_more_outposts_win() -> None:
    t = table(player(mana=8, crystals=1), player(post(9), DOWN, DOWN))
    t.do("buy")
    assert t.match.result is None
    assert t.player(A).crystals == 2


@pytest.mark.clause("OUT-GEN.3")
def test_turns_pass_to_the_left() -> None:
    t = table(player(), player(), player(), at="first_step", active=C, start=B)
    order = []
    for _ in range(4):
        order.append(t.s.active)
        t.pass_turn()
    assert order == [C, A, B, C]


@pytest.mark.clause("OUT-GEN.3")
def test_who_is_out_is_passed_over() -> None:
    t = table(player(mana=1, hand="firebolt"), player(DOWN, DOWN, post(9)), player())
    t.play("firebolt")
    t.do("mode", 1)
    t.do("target_post", "b3")
    assert t.player(B).out
    t.pass_turn()
    assert t.s.active == C


@pytest.mark.clause("OUT-GEN.4")
def test_a_round_is_counted_from_the_starting_player() -> None:
    t = table(player(), player(), player(), at="first_step", active=C, start=B, round=4)
    rounds = []
    for _ in range(5):
        rounds.append((t.s.active, t.s.round))
        t.pass_turn()
    assert rounds == [(C, 4), (A, 4), (B, 5), (C, 5), (A, 5)]


@pytest.mark.clause("OUT-GEN.4")
def test_a_round_goes_on_without_the_starting_player() -> None:
    """The round begins with the next player still in the game if the starting player is out."""
    t = table(player(), player(), player(), at="first_step", active=A, start=A, round=4)
    t.concede(A)
    rounds = []
    for _ in range(4):
        rounds.append((t.s.active, t.s.round))
        t.pass_turn()
    assert rounds == [(B, 4), (C, 4), (B, 5), (C, 5)]


@pytest.mark.clause("OUT-GEN.5")
@pytest.mark.parametrize(
    ("spell", "where"), [("royal-recall", "hand"), ("crystalline-prison", "deck"), ("arc-bolt", "discard")]
)
def test_a_creature_that_leaves_play_goes_to_its_owner(spell: str, where: str) -> None:
    t = table(player(mana=5, hand=spell), player(reserve="x=1/1/4"))
    x = t.find("x")
    t.play(spell)
    assert x in getattr(t.player(B), where)


@pytest.mark.clause("OUT-GEN.5")
def test_an_upgrade_that_leaves_play_goes_to_its_owner() -> None:
    t = table(player(mana=2, hand="natures-reproof"), player(post(upgrades="stone-wall")))
    t.play("natures-reproof")
    t.to("play_action")
    assert t.discard(B) == "stone-wall"
    assert t.discard(A) == "natures-reproof"


@pytest.mark.clause("OUT-GEN.6")
def test_a_card_overrides_the_rule() -> None:
    """An Outpost is destroyed at ten counters, unless a card says otherwise."""
    t = table(player(post(8, upgrades="deep-foundations"), mana=1, hand="overheat"), player())
    t.play("overheat")
    assert t.counters(A) == [10]
    assert t.standing(A) == "a1"


@pytest.mark.clause("OUT-GEN.6")
def test_a_card_forbids_what_a_rule_allows() -> None:
    """Any card may be played for its cost (OUT-PLAY.1); Unstable Surge asks for three Outposts."""
    t = table(player(post(), post(), hand="unstable-surge quick-bargain"), player())
    assert t.offers("play", "quick-bargain")
    assert not t.offers("play", "unstable-surge")
    t = table(player(hand="unstable-surge"), player())
    assert t.offers("play", "unstable-surge")


@pytest.mark.clause("OUT-GEN.7")
def test_up_to_may_be_nothing() -> None:
    t = table(player(mana=2, hand="war-drums", reserve="x=1/1/1"), player())
    t.play("war-drums")
    assert t.offered == ["done", "target x"]
    t.do("done")
    assert t.stats("x") == (1, 1, 1)


@pytest.mark.clause("OUT-GEN.7")
def test_what_is_not_optional_must_be_done() -> None:
    """Overheat burns an Outpost of one's own; there is no way around it."""
    t = table(player(mana=1, hand="overheat"), player())
    t.play("overheat")
    assert t.offered == ["target_post a1", "target_post a2", "target_post a3"]


@pytest.mark.clause("OUT-GEN.7")
def test_the_impossible_part_is_ignored() -> None:
    """Without an upgrade to discard, Nature's Reproof still repairs."""
    t = table(player(post(5), mana=2, hand="natures-reproof"), player())
    t.play("natures-reproof")
    assert t.counters(A) == [2]


@pytest.mark.clause("OUT-GEN.8")
def test_a_repair_removes_no_more_counters_than_there_are() -> None:
    t = table(player(post(2), mana=1, hand="rebuild"), player())
    t.play("rebuild")
    assert t.counters(A) == [0]


@pytest.mark.clause("OUT-GEN.8")
def test_attack_does_not_fall_below_zero() -> None:
    """Snare Web takes 2 Attack from each attacker: a creature with 1 has 0, not -1."""
    t = table(
        player(offense="x=1/1/5 y=3/1/5"),
        player(post(hidden="snare-web"), post()),
        at="fourth_step",
        groups=["x y"],
    )
    t.attack("b1")
    assert t.emitted("totals") == [(1, 0, 0)]
    assert t.stats("x") == (0, 1, 5)


@pytest.mark.clause("OUT-GEN.8")
def test_mana_does_not_fall_below_zero() -> None:
    t = table(player(post(), tax=4), player(), at="second_step")
    t.go()
    assert t.mana == 0


@pytest.mark.clause("OUT-GEN.8")
def test_a_cost_does_not_fall_below_zero() -> None:
    t = table(
        player(post(), mana=1, reserve="master-architect master-architect", hand="stone-wall"), player()
    )
    t.play("stone-wall", "a1", "up")
    assert t.mana == 1


@pytest.mark.clause("OUT-GEN.9")
def test_any_player_may_start() -> None:
    starts: Counter[int] = Counter()
    for seed in range(90):
        t = start(3, seed=seed)
        t.to("skip_step")
        starts[t.s.start] += 1
    assert sorted(starts) == [A, B, C]
    assert min(starts.values()) > 15


@pytest.mark.clause("OUT-GEN.9")
def test_silver_cards_are_dealt_at_random() -> None:
    seen: Counter[str] = Counter()
    for seed in range(200):
        t = start(2, seed=seed)
        t.to("draft_pick")
        seen.update(t.names(t.player(A).held).split())
    silver = [design for key, design in GAME.pack().designs.items() if GAME.pack().pool[key] == "silver"]
    assert len(seen) == len(silver)
    for design in silver:
        expected = 200 * 7 * design.copies / 68
        assert 0.3 * expected < seen[design.name.lower().replace(" ", "-").replace("'", "")] < 2 * expected


@pytest.mark.clause("OUT-GEN.9")
def test_a_new_deck_is_shuffled() -> None:
    names = "thicket-wolf bramble-boar great-bear"
    drawn: Counter[str] = Counter()
    for seed in range(60):
        t = table(player(post(), deck=0, discard=names), player(), at="first_step", seed=seed)
        t.go()
        drawn[t.hand(A)] += 1
    assert len(drawn) == 6  # every two of the three, in every order


@pytest.mark.clause("OUT-GEN.9")
def test_a_random_discard_can_be_any_card() -> None:
    lost: Counter[str] = Counter()
    for seed in range(60):
        t = table(
            player(mana=2, hand="whisper-campaign"),
            player(hand="thicket-wolf bramble-boar great-bear stone-wall"),
            seed=seed,
        )
        t.play("whisper-campaign")
        assert len(t.player(B).hand) == 2
        lost.update(t.discard(B).split())
    assert len(lost) == 4
    assert min(lost.values()) > 15


@pytest.mark.clause("OUT-GEN.10")
def test_nothing_can_be_given_away() -> None:
    """All that can be done with cards, mana and crystals is to play, pay and buy."""
    t = table(player(mana=9, crystals=1, hand="stone-wall firebolt x=1/1/1", reserve="y=1/1/1"), player())
    assert {option[0] for option in t.options} == {"finish", "play", "buy", "discard", "sacrifice"}
    t.play("stone-wall")
    assert {words[0] for words in map(t.words, t.options)} == {"a1", "a2", "a3"}


@pytest.mark.clause("OUT-GEN.11")
def test_there_are_no_difficulty_levels() -> None:
    settings = {setting.name for setting in GAME.settings}
    assert settings == {
        "deck_mode", "shard_cards", "teardown_reward", "campaign", "campaign_wins", "campaign_max_games",
        "unique_factions", "opening_truce", "max_rounds", "entrants",
    }  # fmt: skip
    with pytest.raises(OptionsError):
        start(2, difficulty="hard")
