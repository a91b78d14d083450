"""Hints that would look odd by themselves: what must follow, what goes without saying, what is lost."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.bots import Appraisal, make_bot
from fatebox.coach import hint, make_coach
from fatebox.coach.hint import _praised, _weighed
from fatebox.coach.reason import Reasons, compare
from fatebox.coach.rescue import rescue
from fatebox.games.outposts import GAME as OUTPOSTS
from fatebox.games.phantom import GAME as PHANTOM
from fatebox.games.weaver import GAME as WEAVER
from fatebox.kernel import DONE, Game, Match, Option, Perspective, Rng
from fatebox.kernel.messages import Message
from fatebox.text.speaker import Speaker
from tests.games.weaver.table import table

UNTIL_THE_LAST_CARD = (
    "play wealth 0", "play happiness 0", "play power 1", "play happiness 2", "finish", "buy first-spindle",
    "play happiness 0", "play happiness 0", "play love 2",
)  # fmt: skip
GRAVE: Option = ("play", "love", 1)
"""A Death card between two others, one of which matches it."""


def one_card_to_go() -> Match[Any]:
    """A reading with Knot at hand: a Death card is open, and the row needs one more card."""
    match = WEAVER.start("ebe99187", options={"difficulty": "adept"})
    for line in UNTIL_THE_LAST_CARD:
        match.answer(tuple(int(word) if word.isdigit() else word for word in line.split()))
    return match


@pytest.mark.clause("WEA-REL.14", "WEA-REA.11")
def test_a_play_that_fails_by_itself_says_what_saves_it() -> None:
    """Given a Death card that only a Knot conquers, when it is to be played, then the hint names the Knot."""
    match = one_card_to_go()
    seat, solver = Perspective(match, 0), make_coach("solver", WEAVER, 1)
    advice = hint(seat, solver, Rng.from_seed(1)).advice
    first = next(each for each in advice if each.option == GRAVE)
    assert first.why[0].key == "coach-then"
    move = first.why[0].arguments["move"]
    match.answer(GRAVE)
    assert match.decision is not None
    assert move in [match.label(option) for option in match.decision.options if option[0] == "use"]


@pytest.mark.clause("WEA-REA.11")
def test_a_play_that_passes_needs_nothing_more() -> None:
    """Given the same reading, when a card is played that makes it pass, then nothing has to follow."""
    match = one_card_to_go()
    solver = make_coach("solver", WEAVER, 1)
    passing: Option = ("play", "wealth", 1)
    assert rescue(Perspective(match, 0), passing, solver, Rng.from_seed(1)) is None


def test_options_of_a_lost_game_are_not_called_good() -> None:
    """Given options that all show 0%, then the first says that the game is lost, and the others nothing."""
    best, other = Appraisal(("play", 1), 0.002, 1), Appraisal(("play", 2), 0.001, 1)
    assert _praised(best, other, Reasons(), alone=False, ends=False).why == (Message("coach-hopeless"),)
    assert _weighed(other, best, Reasons()).why == ()
    better = best._replace(value=0.03), other._replace(value=0.03)
    assert _weighed(better[1], better[0], Reasons()).why == (Message("coach-alike-best"),)


@pytest.mark.clause("PHA-ADV.2", "OUT-WAR.3")
@pytest.mark.parametrize(("game", "verb"), [(PHANTOM, "gain"), (OUTPOSTS, "defend")])
def test_what_an_option_names_is_not_said_again(game: Game[Any], verb: str) -> None:
    """Given a resource to gain, or an Outpost to defend, then the hint does not say that of an option."""
    match, player = game.start(0, seats=min(game.seats)), make_bot("random", game, 1)
    while (decision := match.decision) is not None:
        if decision.options[0][0] == verb and len(decision.options) > 1:
            break
        match.answer(player.choose(Perspective(match, decision.seat)), decision.seat)
    assert decision is not None
    first, other, *_ = decision.options
    seat = Perspective(match, decision.seat)
    assert not compare(seat, first, other, Rng.from_seed(1)).facts
    later = compare(seat, first, other, Rng.from_seed(1), far=True).facts
    assert "assigned" not in [fact.event.kind for fact in later]


class Even:
    """An analyst to whom all options are alike; it names attackers first."""

    def choose(self, seat: Perspective) -> Option:
        """The first option."""
        return self.appraise(seat)[0].option

    def appraise(self, seat: Perspective) -> list[Appraisal]:
        """All options with the same chance."""
        ordered = sorted(seat.decision.options, key=lambda option: option[-1] != "offense")
        return [Appraisal(option, 0.5, 1) for option in ordered]


@pytest.mark.clause("OUT-WAR.1")
def test_what_hardly_matters_says_what_comes_of_it_this_turn() -> None:
    """Given an attacker who may as well stay, then the hint says what the attack would do."""
    match, bot = OUTPOSTS.start("far", seats=2), make_bot("quick", OUTPOSTS, 1)
    while (decision := match.decision) is not None:
        option = bot.choose(Perspective(match, decision.seat))
        if decision.prompt.id == "moves" and option[-1] == "offense":
            break
        match.answer(option, decision.seat)
    assert decision is not None
    best = hint(Perspective(match, decision.seat), Even(), Rng.from_seed(1)).best
    assert best.option[-1] == "offense"
    *why, last = (each.key for each in best.why)
    assert "coach-this-turn" in why
    assert last == "coach-alike-next"


@pytest.mark.clause("WEA-REN.6", "WEA-SCO.1")
def test_what_is_bought_in_a_game_that_is_won_is_bought_for_its_score() -> None:
    """Given the last purchase, then relics that score are advised, and not said to be as good as nothing."""
    t = table(segment="renovate", icon=10, gold=8, relics={"veilglass-orb": 1, "twin-hourglass": 1})
    advice = hint(Perspective(t.match, 0), make_coach("solver", WEAVER, 1), Rng.from_seed(1)).advice
    assert advice[0].option == ("buy", "veilglass-orb")
    assert DONE not in [each.option for each in advice]
    assert not [why for each in advice for why in each.why if why.key.startswith("coach-alike")]


@pytest.mark.clause("WEA-REL.1", "WEA-REN.3")
@pytest.mark.parametrize(
    ("relic", "rank", "said", "at_last"),
    [
        ("first-spindle", 0, "Gives you Knot for 5 shards a use.", "Adds 1 point to your score."),
        ("first-spindle", 1, "Knot costs 4 shards instead of 5.", "Adds 2 points to your score."),
        ("living-blade", 2, "Makes Sever stronger.", "Adds 3 points to your score."),
        ("twin-hourglass", 2, "Gives you Hasten for 6 shards a use.", "Adds 2 points to your score."),
    ],
)
def test_a_relic_is_bought_for_what_its_next_rank_does(
    relic: str, rank: int, said: str, at_last: str
) -> None:
    """Given a relic, then its merits are in its abilities; after the last reading it is worth its points."""
    for icon, expected in ((5, said), (10, at_last)):
        state = table(segment="renovate", icon=icon, gold=13, relics={relic: rank}).match.state
        speaker = Speaker.of(WEAVER, state.pack, "en")
        merits = WEAVER.judgement.merits(state, 0, ("buy", relic))
        assert [speaker.say(each) for each in merits] == [expected]


def test_hints_say_what_a_relic_is_bought_for() -> None:
    """Given several relics to buy, then a hint says of each what it is for."""
    t = table(segment="renovate", icon=5, gold=7)
    advice = hint(Perspective(t.match, 0), make_coach("solver", WEAVER, 1), Rng.from_seed(1)).advice
    bought = [each for each in advice if each.option[0] == "buy"]
    assert bought
    assert all(each.why[0].key.startswith("merit-") for each in bought)
