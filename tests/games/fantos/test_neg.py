"""FAN-NEG.1 to .6, .11 and .12: what may be dealt, and who sees what."""

from __future__ import annotations

import pytest

from fatebox.kernel import IllegalAnswer
from tests.games.fantos.bargain import counter, market, offer, promises
from tests.games.fantos.table import A, B, C, citadel

# --- deals -------------------------------------------------------------------------------------


@pytest.mark.clause("FAN-NEG.1", "FAN-NEG.7")
def test_what_was_promised_may_be_broken_freely() -> None:
    """A sells B its word not to make War on it, and makes War on B at once."""
    t = market()
    offer(t, A, B, want=5, promise=["no_war 1"])
    t.do("accept")
    assert t.reserves == [25, 15, 20]
    t.to("action.choose")
    assert t.offered == ["pass", "declare harvest", "declare war", "declare tribute"]
    t.war("freeman")
    assert t.emitted("war-declared") == [(A, B)]


@pytest.mark.clause("FAN-NEG.1")
def test_nobody_has_to_deal() -> None:
    t = market()
    while t.prompt == "deal.offer":
        assert t.offered == ["pass", "offer"]
        t.passes()
    offer(t, A, C, give=3)
    assert t.offers("decline")


@pytest.mark.clause("FAN-NEG.2")
def test_an_offer_names_two_citadels_what_is_given_and_wanted_and_promises_of_both() -> None:
    t = market()
    offer(
        t, A, B, give=2, cards="raid", want=1, want_cards=1, want_titles="shell-game",
        promise=["no_war 1"], ask=["harvest_at_most 6"],
    )  # fmt: skip
    made = t.s.offer
    assert made is not None
    assert (made.seat, made.to, made.give, t.names(made.cards)) == (A, B, 2, "raid")
    assert (made.want, made.want_cards, made.want_titles) == (1, 1, ("shell-game",))
    assert [(p.seat, p.to, p.kind, p.number) for p in made.promises] == [
        (A, B, "no_war", 1), (B, A, "harvest_at_most", 6),
    ]  # fmt: skip


@pytest.mark.clause("FAN-NEG.2", "FAN-NEG.14", "FAN-ELIM.6")
def test_an_offer_goes_to_one_other_living_citadel() -> None:
    """C has fallen: it is neither asked nor named."""
    t = market("freeman", "marquis", citadel(reserve=0), "pioneer", first=A)
    t.do("offer")
    assert t.offered == ["to 1", "to 3"]
    t.do("to", 1)
    t.do("drop")
    asked = []
    while t.prompt == "deal.offer":
        asked.append(t.asked)
        t.passes()
    assert asked == [1, 3]


@pytest.mark.clause("FAN-NEG.3", "FAN-NEG.6")
def test_everything_changes_hands_at_acceptance() -> None:
    """A gives 3 Shards and RAID; B gives 1 Shard, its SHELL GAME, and one card of its choice."""
    t = market()
    offer(t, A, B, give=3, cards="raid", want=1, want_cards=1, want_titles="shell-game")
    assert t.reserves == [20, 20, 20]
    t.do("accept")
    assert t.reserves == [18, 22, 20]
    assert (t.hand(A), t.hand(B)) == ("duel shell-game alms", "raid")


@pytest.mark.clause("FAN-NEG.3")
def test_a_declined_offer_moves_nothing() -> None:
    t = market()
    offer(t, A, B, give=3, cards="raid", want_titles="shell-game", promise=["free_text"])
    t.do("decline")
    assert (t.reserves, promises(t)) == ([20, 20, 20], [])
    assert (sorted(t.hand(A).split()), t.hand(B)) == (["duel", "raid"], "shell-game alms")


@pytest.mark.clause("FAN-NEG.6")
def test_cards_of_their_choice_are_chosen_by_the_receiver() -> None:
    t = market(citadel("freeman"), citadel("marquis", hand="shell-game alms raid"), "")
    offer(t, A, B, give=1, want_cards=2)
    t.do("accept")
    assert (t.prompt, t.asked) == ("deal.pay", B)
    t.picks("shell-game", "raid")
    assert (t.hand(A), t.hand(B)) == ("shell-game raid", "alms")


@pytest.mark.clause("FAN-NEG.4", "FAN-NEG.3", "FAN-HIR.10", "FAN-LEG.19")
def test_nothing_but_reserve_shards_and_hand_cards_can_be_traded() -> None:
    """R48: with Legacies, attached Labor, the title and the First Citadel Marker about, none is offered."""
    t = market(
        citadel("freeman+thacko cook", hand="raid"),
        citadel("marquis", hand="alms"),
        "",
        reigning="freeman",
        first=A,
    )
    t.do("offer")
    t.do("to", B)
    parts = ["give", "give-card", "want", "want-cards", "want-title", "promise", "ask"]
    assert t.offered == ["drop", *(f"add {part}" for part in parts)]
    t.do("add", "give-card")
    assert t.names(t.citadel(A).hand) == "raid"
    t.do("send")
    assert t.s.offer is not None
    assert t.names(t.s.offer.cards) == "raid", "the only card that could be given"


@pytest.mark.clause("FAN-NEG.5")
def test_no_offer_may_empty_a_reserve() -> None:
    """R13: A, with 3, may give 2 at most; of B, with 13, it may want 12."""
    t = market(citadel("freeman", reserve=3), citadel("marquis", reserve=13), "")
    t.do("offer")
    t.do("to", B)
    t.do("add", "give")
    assert t.offered == ["amount 1", "amount 2"]
    t.do("amount", 2)
    t.do("add", "want")
    assert t.offered == [*(f"amount {n}" for n in range(1, 10)), "more 10"]
    t.do("more", 10)
    assert t.offered == ["amount 0", "amount 1", "amount 2"]
    t.do("amount", 2)
    t.do("send")
    t.do("accept")
    assert t.reserves == [13, 3, 20]


@pytest.mark.clause("FAN-NEG.5")
def test_the_last_shard_cannot_be_given_or_wanted() -> None:
    t = market(citadel("freeman", reserve=1), citadel("marquis", reserve=1), "")
    t.do("offer")
    t.do("to", B)
    assert not t.offers("add", "give")
    assert not t.offers("add", "want")


# --- who sees the cards ------------------------------------------------------------------------


@pytest.mark.clause("FAN-NEG.6", "FAN-NEG.12", "FAN-HID.7")
def test_the_receiver_sees_the_cards_and_others_only_how_many() -> None:
    """RAID or ZRADAS in the Offer: B sees which; to C and to spectators it is all the same, byte for byte."""
    views, heard = [], []
    for card in ("raid", "zradas"):
        t = market(citadel("freeman", hand="raid zradas duel"), citadel("marquis", hand="alms"), "pioneer")
        offer(t, A, B, cards=card, want=2)
        made = t.s.offer
        assert made is not None
        assert t.match.view(B)["table"]["offer"]["cards"] == made.cards
        assert t.match.view(C)["table"]["offer"]["cards"] == [None]
        views.append(t.views(C, None))
        t.do("accept")
        views.append(t.views(C, None))
        heard.append([t.heard(eye) for eye in (C, None)])
        t.to("action.choose")
        views.append(t.views(C, None))
    assert views[:3] == views[3:]
    assert heard[0] == heard[1]


@pytest.mark.clause("FAN-NEG.6", "FAN-NEG.10")
def test_cards_in_a_counter_offer_are_seen_by_the_one_who_offered_first() -> None:
    t = market()
    offer(t, A, B, give=3)
    counter(t, cards="shell-game", want=6)
    made = t.s.offer
    assert made is not None
    assert t.match.view(A)["table"]["offer"]["cards"] == made.cards
    assert t.match.view(C)["table"]["offer"]["cards"] == [None]


@pytest.mark.clause("FAN-NEG.6")
def test_the_receiver_still_knows_the_card_that_it_declined() -> None:
    t = market()
    offer(t, A, B, cards="raid")
    raid = t.s.offer.cards[0] if t.s.offer else None
    t.do("decline")
    assert raid in t.match.view(B)["table"]["citadels"][A]["hand"]
    assert raid not in t.match.view(C)["table"]["citadels"][A]["hand"]


@pytest.mark.clause("FAN-NEG.6")
def test_others_who_knew_a_hand_do_not_learn_which_of_its_cards_was_traded() -> None:
    """C has looked at A's hand. A gives one of three cards away: C cannot tell any more which are left."""
    views = []
    for card in ("raid", "zradas"):
        t = market(citadel("freeman", hand="raid zradas duel"), "marquis", "fang-confessor pioneer")
        for each in t.citadel(A).hand:
            t.s.show(each, C)
        offer(t, A, B, cards=card)
        t.do("accept")
        views.append(t.views(C))
    assert views[0] == views[1]


@pytest.mark.clause("FAN-NEG.6", "FAN-HID.1")
@pytest.mark.parametrize("hand", ["shell-game", "alms"])
def test_who_lacks_a_wanted_title_declines_or_counters(hand: str) -> None:
    """B may accept only with SHELL GAME in hand. Nobody else can see whether it could."""
    t = market(citadel("freeman", hand="raid"), citadel("marquis", hand=hand), "pioneer")
    offer(t, A, B, give=2, want_titles="shell-game")
    able = hand == "shell-game"
    assert t.offered == (["decline", "accept", "counter"] if able else ["decline", "counter"])
    other = market(citadel("freeman", hand="raid"), citadel("marquis", hand="duel"), "pioneer")
    offer(other, A, B, give=2, want_titles="shell-game")
    assert t.views(A, C, None) == other.views(A, C, None)


@pytest.mark.clause("FAN-NEG.6", "FAN-NEG.10", "FAN-HID.1")
def test_a_counter_offer_that_cannot_be_met_is_asked_all_the_same() -> None:
    """B counters for a SHELL GAME. A has none, but is asked: or else all would know that A has none."""
    views = []
    for hand in ("shell-game raid", "alms raid"):
        t = market(citadel("freeman", hand=hand), citadel("marquis", hand="duel"), "pioneer")
        offer(t, A, B, give=2)
        counter(t, give=3, want_titles="shell-game")
        assert (t.prompt, t.asked) == ("deal.answer", A)
        views.append(t.views(B, C, None))
        t.do("decline")
        views.append(t.views(B, C, None))
    assert views[:2] == views[2:]


# --- unanswered, void, public ------------------------------------------------------------------


@pytest.mark.clause("FAN-NEG.11")
def test_an_offer_not_answered_in_time_counts_as_declined() -> None:
    t = market()
    assert t.default == "pass"
    t.do("offer")
    t.do("to", B)
    assert t.default == "drop"
    t.do("add", "give")
    t.do("amount", 3)
    t.do("send")
    assert t.default == "decline"
    t.do("counter")
    t.do("add", "give")
    t.do("amount", 1)
    t.do("send")
    assert t.default == "decline"


@pytest.mark.clause("FAN-NEG.11")
def test_an_offer_whose_goods_are_not_there_cannot_be_accepted() -> None:
    """Of two ALMS that A wants, B has one: the Offer is void, and accepting it is refused."""
    t = market()
    offer(t, A, B, give=3, want_titles="alms alms")
    with pytest.raises(IllegalAnswer):
        t.answer(("accept",))
    assert (t.reserves, t.hand(B)) == ([20, 20, 20], "shell-game alms")


@pytest.mark.clause("FAN-NEG.12")
@pytest.mark.parametrize("eye", [A, B, C, None])
def test_offers_answers_and_promises_are_public(eye: int | None) -> None:
    t = market()
    offer(t, A, B, give=2, cards="raid", want=1, want_titles="alms", promise=["no_war 1"])
    shown = t.match.view(eye)["table"]["offer"]
    assert (shown["seat"], shown["to"], shown["give"], len(shown["cards"])) == (A, B, 2, 1)
    assert (shown["want"], shown["want_titles"]) == (1, ["alms"])
    assert shown["promises"][0]["kind"] == "no_war"
    t.do("accept")
    kinds = [event.kind for event in t.heard(eye)]
    assert [kind for kind in kinds if kind in ("offer", "offer-accepted", "promised")] == [
        "offer", "offer-accepted", "promised",
    ]  # fmt: skip
    assert t.match.view(eye)["table"]["promises"][0]["kind"] == "no_war"


@pytest.mark.clause("FAN-NEG.12")
def test_a_declined_offer_and_a_counter_are_shown_to_all() -> None:
    t = market()
    offer(t, A, B, give=2)
    counter(t, want=4)
    t.do("decline")
    found = [(event.kind, event.only) for event in t.events if event.kind in ("offer", "offer-declined")]
    assert found == [("offer", None), ("offer-declined", None), ("offer", None), ("offer-declined", None)]


@pytest.mark.clause("FAN-NEG.12", "FAN-HID.1")
def test_an_offer_is_seen_by_nobody_before_it_is_sent() -> None:
    """While A writes 3 Shards and RAID, or 7 Shards and DUEL, into an Offer, others see the same."""
    views = []
    for amount, card in ((3, "raid"), (7, "duel")):
        t = market()
        t.do("offer")
        t.do("to", B)
        t.do("add", "give")
        t.do("amount", amount)
        t.do("add", "give-card")
        t.do("give-card", card)
        views.append(t.views(B, C, None))
    assert views[0] == views[1]
