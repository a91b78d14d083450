"""SEV-ELX: elixirs."""

from __future__ import annotations

import pytest

from tests.games.seven.table import A, B, hero, quest, table

STORE = "cinder-drop kraken-ink moss-drop"


# --- buying --------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-ELX.1")
def test_buy_a_face_up_elixir_for_gold() -> None:
    """It lies face up before him; the space is refilled at once."""
    t = table(hero(gold=2, fame=9), hero(), store=STORE, elixir_deck="honey-drop")
    assert [words for words in t.offered if words.startswith("buy")] == ["buy cinder-drop", "buy moss-drop"]
    t.do("buy", "moss-drop")
    assert (t.elixirs(A), t.gold(A), t.store) == ("moss-drop", 1, "cinder-drop kraken-ink honey-drop")
    for eye in (A, B, None):
        assert t.match.view(eye)["table"]["players"][A]["elixirs"] == [t.find("moss-drop")]


@pytest.mark.clause("SEV-ELX.2")
def test_any_number_of_elixirs() -> None:
    """R17: all but one of the deck, and another one."""
    t = table(hero(), hero(), store=STORE)
    all_but = t.names(t.s.store.deck[:-1])
    t = table(hero(elixirs=all_but, gold=1), hero(), store=STORE)
    t.do("buy", "cinder-drop")
    assert len(t.player(A).elixirs) == len(all_but.split()) + 1


@pytest.mark.clause("SEV-ELX.9")
def test_a_bought_elixir_may_be_discarded_from_that_moment_on() -> None:
    """Before the next hero acts, if its owner watches (R72); and in any case in his own next step."""
    t = table(hero(gold=1, passing="ask"), hero(), store=STORE, at="window")
    t.do("buy", "moss-drop")
    assert (t.asked, t.prompt) == (A, "instants.before")
    t.do("elixir", "moss-drop", 0)
    assert (t.gifts(A), t.asked, t.prompt) == ("1 green", B, "step")
    t = table(hero(gold=1), hero(), store=STORE)
    t.do("buy", "moss-drop")
    t.passes(B)
    assert t.offers("elixir", "moss-drop", 0)


# --- discarding ----------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-ELX.3")
def test_discarding_is_an_instant() -> None:
    """It uses up no step; the elixir goes to its discard pile and grants gifts."""
    t = table(hero("blue", elixirs="cinder-drop"), hero(), store="moss-drop honey-drop frost-drop")
    t.do("elixir", "cinder-drop", 0)
    assert (t.asked, t.prompt, t.s.passes) == (A, "step", 0)
    assert (t.gifts(A), t.elixirs(A), t.names(t.s.store.discard)) == ("1 red", "", "cinder-drop")


@pytest.mark.clause("SEV-ELX.4", "SEV-ELX.5")
@pytest.mark.parametrize(
    ("characters", "gifts"),
    [
        ("ember-squire forge-sister", ["1 red", "2 red", "4 red"]),
        ("ember-squire", ["1 red", "2 red"]),
        ("", ["1 red"]),
    ],
)
def test_one_of_the_available_options_and_never_the_sum(characters: str, gifts: list[str]) -> None:
    """W5: Ember Tonic (always 1 red; red 2+: 2 red; red 3+: 4 red) of a red hero."""
    found = []
    for number in range(3):
        t = table(hero("red", characters=characters, elixirs="ember-tonic"), hero())
        if t.offers("elixir", "ember-tonic", number):
            t.do("elixir", "ember-tonic", number)
            found.append(t.gifts(A))
    assert found == gifts


@pytest.mark.clause("SEV-ELX.5")
def test_the_moment_of_discarding_decides() -> None:
    """Bought with a red count of 1; the second option is open once a red character has come."""
    t = table(hero("red", gold=2, fame=2), hero(), store="ember-tonic", tavern="ember-squire")
    t.do("buy", "ember-tonic")
    t.passes(B)
    assert not t.offers("elixir", "ember-tonic", 1)
    t.do("recruit", "ember-squire")
    t.passes(B)
    t.do("elixir", "ember-tonic", 1)
    assert t.gifts(A) == "2 red"


@pytest.mark.clause("SEV-ELX.6")
def test_taking_reaches_as_far_as_each_pool() -> None:
    """Pearl Milk: 1 blue and 1 green; no blue gift is left."""
    t = table(hero("red", elixirs="pearl-milk"), hero(gifts="7 blue"))
    t.do("elixir", "pearl-milk", 0)
    assert t.gifts(A) == "1 green"


@pytest.mark.clause("SEV-ELX.7")
def test_spending_needs_no_pool_and_gives_no_change() -> None:
    """R18: the red pool is empty; Ember Tonic stands for 4 red, two are asked, and the other two are lost."""
    t = table(
        hero("red", characters="ember-squire forge-sister", elixirs="ember-tonic"),
        hero(gifts="7 red"),
        rows=[[quest("siege-of-emberford")]],
    )
    t.do("quest", "siege-of-emberford", 0)
    assert (t.marks("siege-of-emberford"), t.elixirs(A), t.gifts(A)) == ("A...", "", "")
    assert t.pools["red"] == 0  # no cards were taken, so none came back


@pytest.mark.clause("SEV-ELX.7")
def test_an_elixir_is_spent_only_on_a_cost_being_paid() -> None:
    """With empty pools and nothing to pay, discarding it brings nothing."""
    t = table(hero("blue", elixirs="cinder-drop"), hero(gifts="7 red"))
    t.do("elixir", "cinder-drop", 0)
    assert (t.gifts(A), t.elixirs(A)) == ("", "")


@pytest.mark.clause("SEV-ELX.8")
def test_an_elixir_is_taken_or_spent_and_never_split() -> None:
    """R18: of 2 red one is left in the pool. Taken, it brings one card; spent on 1 red, the other is lost."""
    given = hero("red", characters="ember-squire", elixirs="cinder-drop"), hero(gifts="6 red")
    rows = [[quest("the-thirteen-bandits")]]
    t = table(*given, rows=rows)
    t.do("quest", "the-thirteen-bandits", 0)
    assert t.prompt != "pay"  # taking it and paying the card is the same as spending it
    assert (t.gifts(A), t.elixirs(A), t.pools["red"]) == ("", "", 1)


@pytest.mark.clause("SEV-ELX.8")
def test_elixirs_and_cards_pay_together() -> None:
    """The Silent Bridge, second space: 2 green and 1 white, of which one green gift is at hand."""
    t = table(
        hero("red", gifts="1 green", elixirs="moss-drop frost-drop"),
        hero(gifts="6 green 7 white"),
        rows=[[quest("the-silent-bridge")]],
    )
    t.do("quest", "the-silent-bridge", 1)
    assert (t.marks("the-silent-bridge"), t.elixirs(A), t.gifts(A)) == (".A.", "", "")
