"""FAN-HIR: how a Legacy is hired."""

from __future__ import annotations

import pytest

from fatebox.games.fantos import GAME
from fatebox.games.fantos.events import Shards
from fatebox.games.fantos.rules.negotiation import PARTS
from fatebox.kernel import Card, Event
from fatebox.text.names import PackNames
from fatebox.text.speaker import Speaker
from tests.games.fantos.table import A, B, C, Table, citadel, find, start, table, wander

POOL = "bishop mummers envoy freeman diver"
"""A Pool of five races: Cult 6, Hollow 5, Marked 4, Feral 5, Starborn 4."""


def hiring(mat: str = "axiom", *, legacies: str = "", reserve: int = 20, pool: str = POOL) -> Table:
    """A's Hiring Phase; AXIOM's race is not in the default Pool."""
    return table(
        citadel(legacies, reserve=reserve, mat=mat), "", "", phase=5, pool=pool, legacy_deck="sapper"
    )


@pytest.mark.clause("FAN-HIR.1")
def test_any_card_of_the_pool_can_be_hired() -> None:
    """Of any race, whatever the Mat says."""
    t = hiring("rootmaw")
    assert t.offered == ["pass", *(f"hire {name}" for name in POOL.split())]


@pytest.mark.clause("FAN-HIR.2")
def test_a_hired_legacy_lies_untasked_in_the_tableau() -> None:
    t = hiring(legacies="knight/tasked")
    t.hire("mummers")
    assert t.tableau(A) == "knight mummers"
    assert t.state("mummers") == "untasked"


@pytest.mark.clause("FAN-HIR.3", "FAN-HIR.12")
@pytest.mark.parametrize(("name", "cost"), [("bishop", 6), ("envoy", 4), ("freeman", 5)])
def test_exactly_the_hiring_cost_is_put_on_it(name: str, cost: int) -> None:
    """No choice of an amount; it comes from the Reserve, and nothing from the Trove."""
    t = hiring()
    trove = t.s.trove
    t.hire(name)
    assert (t.shards(name), t.reserve(A), t.s.trove) == (cost, 20 - cost, trove)
    assert t.prompt != "move.share"


@pytest.mark.clause("FAN-HIR.4")
@pytest.mark.parametrize(("mat", "paid"), [("tempestgate", 4), ("axiom", 6), ("rootmaw", 6)])
def test_the_incentive_helps_with_the_own_race(mat: str, paid: int) -> None:
    """BISHOP (6, Cult): the Trove pays 2 for the Cult's Citadel; the Legacy receives its full cost."""
    t = hiring(mat)
    trove = t.s.trove
    t.hire("bishop")
    assert (t.reserve(A), t.s.trove, t.shards("bishop")) == (20 - paid, trove - (6 - paid), 6)


@pytest.mark.clause("FAN-HIR.4")
def test_the_log_says_what_the_trove_pays() -> None:
    """Given an Incentive, then the log does not look as if the Legacy gained Shards beyond its cost."""
    t = hiring("tempestgate")
    heard: list[Event] = []
    t.s.listener = heard.append
    t.hire("bishop")
    speaker = Speaker("en", GAME.package, PackNames(t.s.pack, viewer=A))
    said = [speaker.say(event.message()) for event in heard if isinstance(event, Shards)]
    assert said == ["You put 4 Shards on Bishop.", "The Trove pays the other 2."]


@pytest.mark.clause("FAN-HIR.4")
def test_the_incentive_works_at_setup() -> None:
    t = table(
        citadel(mat="tempestgate"), "", "",
        segment="setup.hire", phase=0, position=0, starter=A, setup_hires=1, pool=POOL,
    )  # fmt: skip
    t.hire("bishop")
    assert (t.reserve(A), t.shards("bishop")) == (16, 6)


@pytest.mark.clause("FAN-HIR.5", "FAN-HIR.3")
@pytest.mark.parametrize(
    ("mat", "name", "paid"),
    [
        ("axiom", "bishop", 3),
        ("tempestgate", "bishop", 1),
        ("landfall", "diver", 1),
        ("axiom", "star-tinker", 1),
    ],
)
def test_the_reserve_always_pays_at_least_one(mat: str, name: str, paid: int) -> None:
    """R11: BARGAIN CAPTAIN (the Trove pays 3 more) and the Incentive add up, but never to the whole cost."""
    t = hiring(mat, legacies="bargain-captain", pool="bishop diver star-tinker envoy freeman")
    t.use(A, "bargain-captain")
    t.hire(name)
    assert t.reserve(A) == 20 - paid
    assert t.shards(name) == t.s.pack.hiring_cost[find(t.s, name)]


@pytest.mark.clause("FAN-HIR.5", "FAN-CARD.13")
def test_a_revival_comes_before_the_help_for_the_hire() -> None:
    """R94: VIZIER is revived for 6 less the Incentive; only then BARGAIN CAPTAIN can help with the hire."""
    t = table(citadel("vizier:0/dormant bargain-captain", mat="rootmaw"), "", "", phase=5, pool=POOL)
    assert t.offered == ["let-go vizier", "revive vizier"]
    t.do("revive", "vizier")
    assert (t.reserve(A), t.shards("vizier"), t.state("vizier")) == (16, 6, "untasked")
    assert t.is_at("W.HIRE", A)
    t.use(A, "bargain-captain")
    t.hire("bishop")
    assert t.reserve(A) == 13


@pytest.mark.clause("FAN-HIR.6")
@pytest.mark.parametrize(
    ("mat", "reserve", "offered"),
    [
        ("axiom", 4, []),
        ("axiom", 5, ["envoy", "diver"]),
        ("axiom", 6, ["mummers", "envoy", "freeman", "diver"]),
        ("axiom", 7, ["bishop", "mummers", "envoy", "freeman", "diver"]),
        ("brandspire", 3, ["envoy"]),
        ("brandspire", 2, []),
    ],
)
def test_a_hire_must_leave_a_shard_in_the_reserve(mat: str, reserve: int, offered: list[str]) -> None:
    """R13: nobody may empty its own Reserve; what the Trove pays counts."""
    t = hiring(mat, legacies="knight", reserve=reserve)
    hires = [f"hire {name}" for name in offered]
    assert t.offered == ["pass", *hires] if offered else t.asked != A


@pytest.mark.clause("FAN-HIR.7")
def test_the_space_is_refilled_at_once() -> None:
    t = hiring()
    t.hire("envoy")
    assert t.names(t.s.pool) == "bishop mummers sapper freeman diver"
    assert t.s.legacy_deck == []


@pytest.mark.clause("FAN-HIR.7", "FAN-SET.8")
def test_the_next_to_hire_finds_five_cards_again() -> None:
    t = start(3)
    while t.prompt == "setup.hire":
        assert len(t.s.pool) == 5
        t.answer(t.options[0])


@pytest.mark.clause("FAN-HIR.8")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    t = table(
        citadel(mat="axiom"), "", "",
        phase=5, pool=POOL, legacy_deck="", legacy_discard="knight marquis herzog cook",
    )  # fmt: skip
    t.hire("envoy")
    assert t.s.legacy_discard == []
    assert sorted(t.names([t.s.pool[2], *t.s.legacy_deck]).split()) == ["cook", "herzog", "knight", "marquis"]


@pytest.mark.clause("FAN-HIR.8")
def test_the_new_deck_is_shuffled() -> None:
    decks = set()
    for n in range(6):
        t = table(
            citadel(mat="axiom"), "", "", phase=5, pool=POOL, legacy_deck="",
            legacy_discard="knight marquis herzog cook provost castellan", dice=[1] * n,
        )  # fmt: skip
        for _ in range(n):
            t.s.rng.word()  # another course of chance
        t.hire("envoy")
        decks.add(t.names([t.s.pool[2], *t.s.legacy_deck]))
    assert len(decks) > 3


@pytest.mark.clause("FAN-HIR.8")
def test_a_gap_stays_until_a_card_is_available() -> None:
    """R59: neither deck nor pile has a card: four are left. When a Legacy is discarded, it fills the gap."""
    t = table(
        citadel("gong-farmer", mat="axiom"), "", "",
        phase=5, pool=POOL, legacy_deck="", trials="overtime",
    )  # fmt: skip
    t.hire("envoy")
    assert t.names(t.s.pool) == "bishop mummers freeman diver"
    t.to("W.END")
    t.use(A, "gong-farmer", "overtime")
    assert t.names(t.s.pool) == "bishop mummers freeman diver gong-farmer"
    assert t.s.legacy_discard == []


@pytest.mark.clause("FAN-HIR.8")
def test_the_first_legacy_that_is_discarded_fills_the_gap() -> None:
    """R108: COOK and ENVOY are exhausted by one movement: COOK comes first and lies in the Pool again."""
    t = table(
        "brandsworn bishop", citadel("cook:1 envoy:1", reserve=20), "",
        pool="knight diver sapper herzog", legacy_deck="", dice=[3, 3, 3, 1, 1],
    )  # fmt: skip
    t.war("brandsworn", "bishop")
    t.defend("cook", "envoy")
    assert t.names(t.s.pool) == "knight diver sapper herzog cook"
    assert t.names(t.s.legacy_discard) == "envoy"


@pytest.mark.clause("FAN-HIR.9")
def test_a_legacy_cannot_hire() -> None:
    """With a Reserve of 2 and 40 Shards on a Legacy nothing can be hired, and nobody else pays."""
    t = hiring(legacies="knight:40", reserve=2)
    assert t.emitted("hired") == []
    assert (t.asked, t.shards("knight")) == (B, 40)


@pytest.mark.clause("FAN-HIR.9")
def test_no_legacy_gives_shards_for_a_hire() -> None:
    t = hiring(legacies="knight:40", reserve=7)
    t.hire("bishop")
    assert (t.shards("knight"), t.reserve(A)) == (40, 1)


@pytest.mark.clause("FAN-HIR.10", "FAN-NEG.4")
def test_a_legacy_never_goes_back_nor_to_another_citadel() -> None:
    """In whole games of random answers a hired Legacy leaves its tableau only to the discard pile."""
    for seed in range(3):
        game = start(3, seed=f"hired {seed}")
        owner: dict[Card, int] = {}
        for i, match in enumerate(wander(game.match, seed)):
            s = match.state
            now = {card: each.seat for each in s.citadels for card in each.tableau}
            gone = owner.keys() - now.keys()
            discarded = {event.args[0] for event in game.events if event.kind == "legacy-discarded"}
            assert gone <= discarded
            assert all(owner.get(card, seat) == seat or card in discarded for card, seat in now.items())
            game.events.clear()
            owner = now
            if i > 800:
                break


@pytest.mark.clause("FAN-HIR.10", "FAN-NEG.4")
def test_no_offer_can_contain_a_legacy() -> None:
    """R48: Shards of the Reserve, Labor of the hand, and promises are all there is to deal with."""
    assert PARTS == ("give", "give-card", "want", "want-cards", "want-title", "promise", "ask")
    t = table(citadel("cook knight", hand="raid duel"), "bishop", "", negotiation=True)
    t.do("offer")
    t.do("to", B)
    t.do("add", "give-card")
    assert t.offered == ["give-card raid", "give-card duel"]


@pytest.mark.clause("FAN-HIR.11")
def test_there_is_no_upper_limit() -> None:
    many = "cook knight marquis herzog vizier logician pioneer salvager brandsworn castellan provost siphon"
    t = hiring(legacies=many)
    t.hire("bishop")
    assert len(t.citadel(A).legacies) == 13


@pytest.mark.clause("FAN-HIR.11")
def test_there_is_no_lower_limit() -> None:
    """R49: a Citadel without Legacies lives on; it can do no action, but votes, defends and hires."""
    t = table(citadel(mat="axiom"), "cook", "", first=A, trial_deck="overtime", pool=POOL, dice=[3, 2])
    assert t.prompt == "vote.cast"
    t.do("vote", "nay", by=A)
    t.do("vote", "nay", by=B)
    t.do("vote", "nay", by=C)
    t.to("hire.choose")
    assert (t.asked, t.citadel(A).alive) == (A, True)
    t.to("action.choose", B)
    t.to("hire.choose", B)
    t = table("cook", "", citadel(""), active=A, dice=[3, 2])
    t.war("cook")
    assert t.final_scores == [4, 2]
    assert t.reserve(B) == 18


@pytest.mark.clause("FAN-HIR.12", "FAN-LEG.19")
def test_effects_may_raise_a_legacy_above_its_cost() -> None:
    t = table("cook bishop:6", "", "", phase=4)
    t.use(A, "cook", "bishop")
    t.resolve()
    assert t.shards("bishop") == 8


# --- blind hires -------------------------------------------------------------------------------


@pytest.mark.clause("FAN-HIR.13")
def test_a_card_hired_blind_must_be_paid_for() -> None:
    """The second face-down card is HERZOG (7): he is hired at his cost, and his space refilled face up."""
    t = table(
        citadel(mat="axiom"), "", "",
        phase=5, pool="", pool_down="cook herzog envoy freeman diver", legacy_deck="sapper",
    )  # fmt: skip
    assert t.offered == ["pass", *(f"hire-blind {place}" for place in range(5))]
    t.do("hire-blind", 1)
    assert (t.tableau(A), t.shards("herzog"), t.reserve(A)) == ("herzog", 7, 13)
    assert (t.names(t.s.pool), t.names(t.s.pool_down)) == ("sapper", "cook envoy freeman diver")


@pytest.mark.clause("FAN-HIR.13")
def test_a_blind_hire_that_is_too_dear_is_lost() -> None:
    """R51: with a Reserve of 7, HERZOG (7) stays face up in the Pool, and A hires nothing in this phase."""
    t = table(
        citadel("knight", reserve=7, mat="axiom"), "", "",
        phase=5, pool="", pool_down="cook herzog envoy freeman diver", legacy_deck="sapper",
    )  # fmt: skip
    t.do("hire-blind", 1)
    assert (t.tableau(A), t.reserve(A)) == ("knight", 7)
    assert (t.names(t.s.pool), t.names(t.s.pool_down)) == ("herzog", "cook envoy freeman diver")
    assert t.emitted("hired") == []
    assert t.asked != A


@pytest.mark.clause("FAN-HIR.13")
def test_help_from_the_trove_counts_in_a_blind_hire() -> None:
    """With the Incentive HERZOG costs the Reserve 5: 7 are enough."""
    t = table(
        citadel(reserve=7, mat="brandspire"), "", "",
        phase=5, pool="", pool_down="cook herzog envoy freeman diver", legacy_deck="sapper",
    )  # fmt: skip
    t.do("hire-blind", 1)
    assert (t.tableau(A), t.shards("herzog"), t.reserve(A)) == ("herzog", 7, 2)
