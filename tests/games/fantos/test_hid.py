"""FAN-HID: who may see what, for every seat and for a spectator."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.games.fantos import GAME
from tests.games.fantos.bargain import offer
from tests.games.fantos.table import CARDS, A, B, C, D, Table, citadel, find, start, table, wander

EYES = (A, B, C, D, None)


def seen(t: Table, eye: int | None) -> dict[str, Any]:
    """The table as a seat, or a spectator, sees it."""
    view: dict[str, Any] = t.match.view(eye)["table"]
    return view


def hand_seen(t: Table, eye: int | None, of: int) -> list[int | None]:
    """A hand as somebody sees it."""
    hand: list[int | None] = seen(t, eye)["citadels"][of]["hand"]
    return hand


def heard(t: Table, eye: int | None, kind: str) -> list[tuple[Any, ...]]:
    """The events of one kind that somebody heard."""
    return [event.args for event in t.events if event.kind == kind and event.visible(eye)]


# --- hands and decks ---------------------------------------------------------------------------


@pytest.mark.clause("FAN-HID.1")
def test_a_hand_is_secret_and_its_size_is_public() -> None:
    t = table("cook", citadel("knight", hand="raid alms thacko"), "", "")
    for eye in EYES:
        expected = t.citadel(B).hand if eye == B else [None] * 3
        assert hand_seen(t, eye, B) == expected


@pytest.mark.clause("FAN-HID.1", "FAN-HID.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_at_no_time_does_a_view_hold_a_card_of_a_hidden_place(seats: int) -> None:
    """Given random games: what lies in decks and others' hands is None, unless an effect has shown it."""
    t = start(seats, seed=seats, negotiation=False, two_player=seats == 2)
    for i, match in enumerate(wander(t.match, f"hidden {seats}")):
        if i % 40:
            continue
        s = match.state
        for eye in (*range(seats), None):
            view = match.view(eye)["table"]
            known = {card for card, mask in s.seen.items() if eye is not None and mask >> eye & 1}
            public = {card for card, mask in s.seen.items() if mask < 0}
            for pile, shown in (
                (s.legacy_deck, view["legacy_deck"]),
                (s.labor_deck, view["labor_deck"]),
                *zip(s.trial_deck, view["trial_deck"], strict=True),
                *(
                    (each.hand, view["citadels"][each.seat]["hand"])
                    for each in s.citadels
                    if each.seat != eye
                ),
            ):
                assert len(shown) == len(pile)
                assert {card for card in shown if card is not None} <= known | public


@pytest.mark.clause("FAN-HID.2")
def test_the_order_of_the_decks_is_hidden_and_their_size_is_public() -> None:
    """The Trials Deck shows its blocks, so that all know how many of which tiers are left."""
    t = start(4, seed=3)
    for eye in EYES:
        view = seen(t, eye)
        assert view["legacy_deck"] == [None] * (CARDS["legacy"] - 5)
        assert view["labor_deck"] == [None] * (CARDS["labor"] - 4 * 5)
        assert view["trial_deck"] == [[None] * 4, [None] * 4, [None] * 4, [None] * 5]


@pytest.mark.clause("FAN-HID.2", "FAN-VAR.8")
def test_trials_removed_before_the_start_are_seen_by_nobody() -> None:
    t = start(4, seed=3, trials_removed=6)
    for eye in EYES:
        assert seen(t, eye)["trials_out"] == [None] * 6
        assert seen(t, eye)["trial_deck"] == [[None] * 2, [None] * 2, [None] * 2, [None] * 5]


@pytest.mark.clause("FAN-HID.3")
def test_what_is_public_is_the_same_for_all() -> None:
    """A War at its dice: Reserves, Shards, states, attached and linked Labor, Pool, Trials, piles, title."""
    t = table(
        citadel("cook:2+thacko knight/tasked quarryman", hand="whetstones", reserve=17),
        "bishop/disabled mistbroker", "siphon", "",
        trials="long-night", labor_discard="raid", legacy_discard="vizier", reigning="siphon", first=C,
        dice=[3, 1],
    )  # fmt: skip
    t.s.trials_gone.append(t.s.trial_deck[0].pop())
    t.war("cook")
    t.do("charge")
    t.to("W.ROLL")
    t.play(A, "whetstones", "cook", pay="quarryman")
    t.resolve(down_to=0)
    assert (t.window, t.names(t.action.linked)) == ("W.ROLL", "whetstones")
    expected = t.s.to_data()
    for eye in EYES:
        view = seen(t, eye)
        for name in (
            "trove", "pool", "trials", "trials_gone", "labor_discard", "legacy_discard", "reigning", "first",
            "active", "phase", "actions", "timers", "stack",
        ):  # fmt: skip
            assert view[name] == expected[name], name
        for mine, public in zip(view["citadels"], expected["citadels"], strict=True):
            for name in ("mat", "reserve", "tableau", "legacies", "alive"):
                assert mine[name] == public[name], name
        dice = [part["die"] for side in view["actions"][0]["sides"] for part in side["parts"]]
        assert dice == [3, 1]


# --- what only some know -----------------------------------------------------------------------


def blind_pool() -> Table:
    """B's GRAVEDIGGER has laid the Pool face down, in an order of B's choice."""
    t = table("", "gravedigger", "", "", phase=4, pool="cook knight siphon bishop marquis")
    t.use(B, "gravedigger")
    t.resolve()
    for name in ("siphon", "cook", "marquis", "bishop"):
        t.do("next", name)
    return t


@pytest.mark.clause("FAN-HID.4")
def test_only_who_arranged_it_knows_the_face_down_pool() -> None:
    t = blind_pool()
    assert t.names(t.s.pool_down) == "siphon cook marquis bishop knight"
    for eye in EYES:
        assert seen(t, eye)["pool_down"] == (t.s.pool_down if eye == B else [None] * 5)
        assert seen(t, eye)["pool"] == []
    assert (t.prompt, t.asked) == ("hire.choose", A)
    assert t.offered == ["pass", *(f"hire-blind {place}" for place in range(5))]


@pytest.mark.clause("FAN-HID.4")
def test_while_it_is_being_arranged_others_see_no_order() -> None:
    """B has laid two cards; to all others it is the Pool that it was."""
    t = table("", "gravedigger", "", "", phase=4, pool="cook knight siphon bishop marquis")
    t.use(B, "gravedigger")
    t.resolve()
    before = [seen(t, eye) for eye in (A, C, D, None)]
    t.do("next", "siphon")
    t.do("next", "cook")
    assert [seen(t, eye) for eye in (A, C, D, None)] == before


@pytest.mark.clause("FAN-HID.4", "FAN-HIR.13")
def test_a_blind_hire_shows_its_card_to_all_and_no_other() -> None:
    t = blind_pool()
    t.do("hire-blind", 2)
    assert t.tableau(A) == "marquis"
    for eye in (A, C, D, None):
        assert seen(t, eye)["pool_down"] == [None] * 4
        assert seen(t, eye)["citadels"][A]["tableau"] == t.citadel(A).tableau
    assert seen(t, B)["pool_down"] == t.s.pool_down


@pytest.mark.clause("FAN-HID.4")
def test_a_second_arrangement_voids_what_the_first_knew() -> None:
    """R95: C lays the Pool out anew: now C knows it and B does not.

    C's GRAVEDIGGER is the only one: his card has come to C's tableau.
    """
    t = blind_pool()
    gravedigger = t.legacy("gravedigger")
    t.citadel(B).legacies.remove(gravedigger)
    t.citadel(B).tableau.remove(gravedigger.card)
    t.citadel(C).legacies.append(gravedigger)
    t.citadel(C).tableau.append(gravedigger.card)
    gravedigger.seat, gravedigger.state = C, "untasked"
    gravedigger.used = ()
    t.to("W.SEC", C)
    t.use(C, "gravedigger")
    t.resolve()
    for name in ("knight", "cook", "marquis", "bishop"):
        t.do("next", name)
    assert seen(t, C)["pool_down"] == t.s.pool_down
    assert seen(t, B)["pool_down"] == [None] * 5


@pytest.mark.clause("FAN-HID.5")
def test_a_vote_is_in_no_view_before_all_are_in() -> None:
    """Not even the voter's own view shows it again; then it is shown to all."""
    t = table("", "", "", "", phase=3, first=A, trial_deck="overtime")
    for seat in (D, B, A):
        t.do("vote", "yea", by=seat)
        for eye in EYES:
            assert "yea" not in str(seen(t, eye))
            assert heard(t, eye, "vote") == []
            assert t.match.view(eye)["waiting"] == [A, B, C, D]
    t.do("vote", "yea", by=C)
    for eye in EYES:
        assert heard(t, eye, "vote") == [(tuple((seat, "yea") for seat in (A, B, C, D)), 4, 0)]


# --- looks -------------------------------------------------------------------------------------


@pytest.mark.clause("FAN-HID.6")
def test_a_look_at_trials_is_private() -> None:
    """B's ASTROLOGERS look at the next two Trials and change their order; others learn that B has looked."""
    t = table("", "astrologers", "", "", phase=4, trial_deck="overtime bad-blood")
    t.use(B, "astrologers")
    t.resolve()
    assert (t.prompt, t.asked, t.offered) == ("trials.arrange", B, ["next overtime", "next bad-blood"])
    assert t.default == "next overtime"
    overtime, bad_blood = find(t.s, "overtime"), find(t.s, "bad-blood")
    for eye in (A, C, D, None):
        assert t.match.view(eye)["decision"] is None
        assert heard(t, eye, "saw-trials") == []
        assert heard(t, eye, "looked-at-trials") == [(B, 2)]
    assert heard(t, B, "saw-trials") == [((overtime, bad_blood),)]
    t.do("next", "bad-blood")
    for eye in EYES:
        top = seen(t, eye)["trial_deck"][0][:2]
        assert top == ([bad_blood, overtime] if eye == B else [None, None])


@pytest.mark.clause("FAN-HID.6")
def test_who_looks_later_voids_what_others_knew() -> None:
    """After B, C looks and puts them back: B does not know the order any more."""
    t = table("", "", "astrologers", "", phase=4, trial_deck="overtime bad-blood")
    for card in t.s.trial_deck[0][:2]:
        t.s.show(card, B)
    t.use(C, "astrologers")
    t.resolve()
    t.do("next", "overtime")
    assert [seen(t, eye)["trial_deck"][0][0] is None for eye in (A, B, C, D)] == [True, True, False, True]


@pytest.mark.clause("FAN-HID.6")
def test_a_look_at_a_hand_is_private() -> None:
    """B's FANG CONFESSOR looks at C's hand and discards RAID; that card is public, the rest is not."""
    t = table("", "fang-confessor", citadel("", hand="alms raid thacko"), "", phase=4)
    t.use(B, "fang-confessor", C)
    t.resolve()
    assert (t.prompt, t.asked) == ("spy.discard", B)
    for eye in (A, D, None):
        assert hand_seen(t, eye, C) == [None] * 3
        assert heard(t, eye, "saw-hand") == []
        assert heard(t, eye, "looked-at-hand") == [(B, C)]
    assert hand_seen(t, B, C) == t.citadel(C).hand
    t.do("discard", "raid")
    for eye in EYES:
        assert hand_seen(t, eye, C) == (t.citadel(C).hand if eye in (B, C) else [None] * 2)
        assert seen(t, eye)["labor_discard"] == t.s.labor_discard
    assert t.labor_discard == "raid"


# --- drawing and trading -----------------------------------------------------------------------


@pytest.mark.clause("FAN-HID.7")
def test_a_drawn_card_is_shown_to_nobody_else() -> None:
    """B draws two by SMUGGLERS' LEDGER: all hear how many, B alone which."""
    t = table("", citadel("cook", hand="smugglers-ledger"), "", "", phase=4, labor_deck="raid alms thacko")
    t.play(B, "smugglers-ledger")
    t.resolve()
    assert t.hand(B) == "raid alms"
    for eye in EYES:
        assert heard(t, eye, "drew") == [(B, 2)]
        assert heard(t, eye, "drew-cards") == ([(B, tuple(t.citadel(B).hand))] if eye == B else [])
        assert hand_seen(t, eye, B) == (t.citadel(B).hand if eye == B else [None] * 2)


@pytest.mark.clause("FAN-HID.7")
def test_traded_labor_is_seen_by_the_two_parties_only() -> None:
    """A gives RAID to B for one card of B's choice, ALMS. C and D learn the numbers."""
    t = table(
        citadel("", hand="raid thacko"), citadel("", hand="alms zradas"), "", "", phase=4, negotiation=True
    )
    offer(t, A, B, cards="raid", want_cards=1)
    t.do("accept")
    t.do("give-card", "alms")
    assert (t.hand(A), t.hand(B)) == ("thacko alms", "zradas raid")
    raid, alms = find(t.s, "raid"), find(t.s, "alms")
    thacko, zradas = find(t.s, "thacko"), find(t.s, "zradas")
    assert hand_seen(t, A, B) == [None, raid]
    assert hand_seen(t, B, A) == [None, alms]
    for eye in (C, D, None):
        assert hand_seen(t, eye, A) + hand_seen(t, eye, B) == [None] * 4
        found = [event for event in t.events if event.visible(eye)]
        assert not any(
            {raid, alms, thacko, zradas} & set(event.args) for event in found if "labor" in event.kind
        )
        assert heard(t, eye, "offer-accepted") == [(A, B, 0, 1, 0, 1)]


@pytest.mark.clause("FAN-HID.8")
def test_the_hand_of_the_fallen_becomes_public_when_it_is_discarded() -> None:
    t = table(citadel("cook", hand="raid"), citadel("knight", hand="alms thacko", reserve=3), "", "", phase=4)
    assert hand_seen(t, C, B) == [None, None]
    t.play(A, "raid", B)
    t.resolve()
    for eye in EYES:
        assert seen(t, eye)["labor_discard"] == t.s.labor_discard
        assert {(find(t.s, name),) for name in ("alms", "thacko")} <= set(heard(t, eye, "labor-discarded"))
    assert sorted(t.labor_discard.split()) == ["alms", "raid", "thacko"]


@pytest.mark.clause("FAN-HID.2")
def test_the_pack_is_known_to_all_but_not_where_its_cards_lie() -> None:
    """Two games with other seeds and the same Pool, Mats and hand of A look alike to A and to spectators."""
    script: dict[str, list[Any]] = {
        "starter": [A], "die": [3], "mats": [["rootmaw", "axiom", "landfall"]],
        "legacies": [["cook", "knight", "siphon", "bishop", "marquis"]],
        "labor": [["raid", "alms", "thacko", "zradas", "council"]],
    }  # fmt: skip
    one, two = (start(3, seed=seed, script=script) for seed in (1, 2))
    assert one.s.trial_deck != two.s.trial_deck
    for eye in (A, None):
        assert one.match.view(eye) == two.match.view(eye)
    assert GAME.start(1, seats=3).view(A) != GAME.start(2, seats=3).view(A)
