"""SEV-ART: artifacts."""

from __future__ import annotations

import pytest

from tests.games.seven.table import A, B, C, hero, quest, table

ROWS = [[quest("the-hollow-oak", "A", treasures="reliquary-of-the-dawn")]]
ALL = (
    "mirror-of-humility purse-of-charity veil-of-chastity cord-of-kindness chalice-of-temperance "
    "hourglass-of-patience hammer-of-diligence"
)


@pytest.mark.clause("SEV-ART.1")
def test_a_treasure_with_an_artifact_brings_the_top_card_of_its_shuffled_deck() -> None:
    t = table(hero(), hero(), rows=ROWS, artifact_deck="purse-of-charity veil-of-chastity")
    t.do("treasure", "the-hollow-oak", "reliquary-of-the-dawn")
    assert (t.artifacts(A), t.name(t.s.artifact_deck[0])) == ("purse-of-charity", "veil-of-chastity")


@pytest.mark.clause("SEV-ART.2")
def test_its_owner_sees_it_and_nobody_else() -> None:
    """R8: neither when it is drawn nor later; what it is changes nothing for the others."""
    seen = set()
    for name in ("purse-of-charity", "veil-of-chastity"):
        t = table(hero(), hero(), hero(), rows=ROWS, artifact_deck=name)
        t.do("treasure", "the-hollow-oak", "reliquary-of-the-dawn")
        own = t.match.view(A)["table"]["players"][A]["artifacts"]
        assert own == [t.find(name)]
        for eye in (B, C, None):
            assert t.match.view(eye)["table"]["players"][A]["artifacts"] == [None]
        seen.add((*t.views(C, None), *(str(t.heard(eye)) for eye in (B, C, None))))
    assert len(seen) == 1


@pytest.mark.clause("SEV-ART.2", "SEV-ART.3")
def test_when_it_is_used_all_see_it_before_its_choices_are_asked() -> None:
    t = table(hero(artifacts="cord-of-kindness purse-of-charity"), hero(), hero())
    t.do("artifact", "cord-of-kindness")
    assert (t.asked, t.prompt) == (A, "name")
    for eye in (B, C, None):
        view = t.match.view(eye)["table"]
        assert (view["shown"], view["players"][A]["artifacts"]) == ([t.find("cord-of-kindness")], [None])


@pytest.mark.clause("SEV-ART.3")
def test_using_it_is_an_action_and_it_is_discarded() -> None:
    t = table(hero(artifacts="cord-of-kindness"), hero(), hero())
    t.uses("artifact", "cord-of-kindness", B)
    assert (t.mights, t.asked, t.prompt) == ([3, 1, 0], B, "step")
    assert (t.artifacts(A), t.names(t.s.artifact_discard), t.s.shown) == ("", "cord-of-kindness", [])


@pytest.mark.clause("SEV-ART.3")
def test_it_is_never_an_instant() -> None:
    """Not before others act, not after the phase."""
    t = table(hero(), hero(artifacts=ALL, elixirs="dew-drop", passing="ask"), at="window")
    assert (t.asked, t.offers("artifact")) == (B, False)
    t = table(hero(artifacts=ALL, elixirs="dew-drop"), hero(), at="closing")
    assert (t.asked, t.offers("artifact")) == (A, False)


@pytest.mark.clause("SEV-ART.4")
def test_any_number_of_artifacts() -> None:
    """R17: all seven; each can be used."""
    t = table(hero(artifacts=ALL.removeprefix("mirror-of-humility ")), hero(), rows=ROWS)
    t.do("treasure", "the-hollow-oak", "reliquary-of-the-dawn")
    assert len(t.player(A).artifacts) == 7
    t.passes(B)
    assert len([words for words in t.offered if words.startswith("artifact")]) == 7
