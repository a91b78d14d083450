"""FAN-RT: favors of the Reigning Tribute."""

from __future__ import annotations

import pytest

from tests.games.fantos.table import A, B, C, Table, citadel, table


def may_choose_target(t: Table) -> bool:
    """Whether the active Citadel may choose whom to attack."""
    t.to("action.choose")
    t.do("declare", "war")
    return t.prompt == "war.target"


@pytest.mark.clause("FAN-RT.1")
def test_the_citadel_of_the_reigning_tribute_may_attack_anyone() -> None:
    """Also if the reigning Legacy itself stays at home, tasked."""
    t = table("cook knight/tasked", "", "mistbroker", "", reigning="knight")
    t.war("cook", at=C)
    assert (t.window, [side.seat for side in t.action.sides]) == ("W.DECL", [A, C])


@pytest.mark.clause("FAN-RT.1")
def test_not_the_eliminated() -> None:
    t = table("cook", "", citadel(reserve=0), "", "", reigning="cook")
    assert may_choose_target(t)
    assert t.offered == ["attack 1", "attack 3", "attack 4"]


@pytest.mark.clause("FAN-RT.1")
def test_bad_blood_does_not_bind_it() -> None:
    """R54: both exceptions stand side by side; the Reigning Tribute's Citadel may still choose any target."""
    t = table("cook", "", "", "", reigning="cook", trials="bad-blood")
    assert may_choose_target(t)
    assert t.offered == ["attack 1", "attack 2", "attack 3"]


@pytest.mark.clause("FAN-RT.1")
def test_the_title_of_another_citadel_gives_no_choice() -> None:
    assert not may_choose_target(table("cook", "knight", "mistbroker", "", reigning="knight"))


FULL = "dark-unions long-night wasting-plague"


@pytest.mark.clause("FAN-RT.2", "FAN-TRI.7")
@pytest.mark.parametrize(("reigning", "remover"), [("knight", B), ("cook", A), ("", A)])
def test_its_citadel_chooses_the_trial_that_makes_space(reigning: str, remover: int) -> None:
    """On A's turn, whoever reigns; if nobody does, the active Citadel chooses."""
    t = table(
        "cook", "knight", "", phase=3, first=A, trials=FULL, trial_deck="open-borders", reigning=reigning
    )
    assert (t.prompt, t.asked) == ("trials.remove", remover)
    t.do("remove", "long-night")
    assert t.trials == "dark-unions wasting-plague"


@pytest.mark.clause("FAN-RT.3", "FAN-DIP.5")
@pytest.mark.parametrize(("answer", "trials"), [("pass-trial", "overtime"), ("fail", "")])
def test_its_citadel_decides_a_tied_vote(answer: str, trials: str) -> None:
    """A and B vote yea, C and D nay; D's SIPHON reigns."""
    t = table(
        "cook", "knight", "bishop", "siphon", phase=3, first=A, trial_deck="overtime", reigning="siphon"
    )
    for seat, word in enumerate(("yea", "yea", "nay", "nay")):
        t.do("vote", word, by=seat)
    assert (t.prompt, t.asked, t.default) == ("vote.tie", 3, "fail")
    t.do(answer)
    assert t.trials == trials


@pytest.mark.clause("FAN-RT.3")
def test_it_decides_only_ties() -> None:
    t = table("cook", "knight", "siphon", phase=3, first=A, trial_deck="overtime", reigning="siphon")
    for seat, word in enumerate(("yea", "yea", "nay")):
        t.do("vote", word, by=seat)
    assert (t.trials, t.emitted("vote")[-1][1:]) == ("overtime", (2, 1))


@pytest.mark.clause("FAN-RT.4")
def test_the_favors_end_with_the_title() -> None:
    """KNIGHT reigns for A until B's BITTER DRAUGHT disables him in W.FA0: then War goes to the left only."""

    def start() -> Table:
        return table("cook knight", citadel("bishop", hand="bitter-draught"), "", "", reigning="knight")

    assert may_choose_target(start())
    t = start()
    t.play(B, "bitter-draught", "knight", pay="bishop")
    t.resolve()
    assert not may_choose_target(t)


@pytest.mark.clause("FAN-RT.4")
def test_the_favors_go_to_the_next_holder() -> None:
    """C's SIPHON reigns; B's MARQUIS wins A's Tribute: in the same turn of A's, B removes a Trial."""
    t = table(
        "cook", "marquis", "siphon", first=A, trials=FULL, trial_deck="open-borders", reigning="siphon",
        dice=[1, 3],
    )  # fmt: skip
    t.tribute("cook")
    t.challenge(B, "marquis")
    t.to("tribute.reward")
    t.shares(c=4)
    assert (t.prompt, t.asked) == ("trials.remove", B)
