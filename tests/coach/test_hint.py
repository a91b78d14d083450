"""Hints: the best options, their chances, and reasons that a seat may know."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.bots import Appraisal, make_bot
from fatebox.coach import Advice, Hint, coach_name, hint, in_words, make_coach
from fatebox.coach.facts import Fact, worth_naming
from fatebox.coach.follow import Follower
from fatebox.coach.hint import _instead, _praised
from fatebox.coach.reason import Reason, Reasons, _only_time, compare
from fatebox.games import game_ids, load_game
from fatebox.games.outposts import GAME
from fatebox.games.outposts import events as outposts
from fatebox.games.outposts.rules.play import ACTION
from fatebox.kernel import DONE, PASS, Card, Decision, Group, Match, Option, Perspective, Rng
from fatebox.kernel.messages import Message
from tests.coach.market import MARKET, asked
from tests.lab.coin import GAME as COIN


def advise(match: Match[Any], seat: int = 0, bot: str = "greedy") -> Hint:
    """A hint, always with the same luck."""
    return hint(Perspective(match, seat), make_coach(bot, match.game, "hint"), Rng.from_seed("hint"))


def test_the_best_option_comes_first_and_says_why() -> None:
    """Given wares that may be set out, then the hint is to set one, because of the stall."""
    match = asked("act")
    best = advise(match).best
    assert best.option[0] == "set"
    assert best.why
    against = compare(Perspective(match, 0), ("pass",), best.option, Rng.from_seed(1))
    assert [(reason.term, reason.change < 0) for reason in against.terms] == [("stall", True)]


def test_a_few_options_are_told_with_chances_in_order() -> None:
    found = advise(asked("act")).advice
    assert 2 <= len(found) <= 3
    chances = [advice.chance for advice in found]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)


def test_a_choice_of_several_steps_is_compared_as_a_whole() -> None:
    """Coins are shared out in steps: keeping the first ones shows only when all are given."""
    match = asked("give")
    assert match.decision is not None
    keep = max(match.decision.options, key=lambda option: option[2] if option[1] == 0 else -option[2])
    give = min(match.decision.options, key=lambda option: option[2] if option[1] == 0 else -option[2])
    reasons = compare(Perspective(match, 0), keep, give, Rng.from_seed(1)).terms
    assert [reason.term for reason in reasons] == ["coins"]
    assert reasons[0].change > 0


def test_nothing_is_told_to_be_better_than_what_is_advised() -> None:
    """A bot that chooses anything is followed; what another one thinks of the rest stays below it."""
    for seed in range(6):
        found = hint(
            Perspective(asked("act"), 0), make_coach("random", MARKET, seed), Rng.from_seed(1)
        ).advice
        assert found[0].chance == max(advice.chance for advice in found)


def test_equal_luck_gives_equal_hints() -> None:
    match = asked("act")
    assert advise(match) == advise(match)


def test_asking_changes_nothing() -> None:
    match = asked("act")
    before = match.state.to_data()
    advise(match)
    assert match.state.to_data() == before


@pytest.mark.parametrize("prompt", ["act", "bid", "give", "drop"])
def test_a_hint_does_not_depend_on_what_the_seat_cannot_see(prompt: str) -> None:
    """Given the same view with other hidden cards behind it, then the hint is the same, reasons and all."""
    match = asked(prompt, seats=3)
    noted = advise(match)
    for seed in range(5):
        world = match.imagine(0, Rng.from_seed(seed))
        assert world.view(0) == match.view(0)
        assert advise(world) == noted


def test_winning_at_once_is_a_reason() -> None:
    """Given a rival who called 1, then 2 wins at once and 0 loses."""
    match = COIN.start(1, seats=2)
    match.answer(("call", 1))
    reasons = compare(Perspective(match, 1), ("call", 2), ("call", 0), Rng.from_seed(1))
    assert in_words(reasons) == (Message("coach-wins"),)
    losing = compare(Perspective(match, 1), ("call", 0), ("call", 1), Rng.from_seed(1))
    assert in_words(losing, better=False) == (Message("coach-misses"),)


def test_options_that_do_not_differ_are_said_to_be_alike() -> None:
    """The order of unknown wares matters to nobody, as far as the evaluation knows."""
    found = advise(asked("order")).advice
    assert all(advice.reasons.terms == () for advice in found)
    assert [advice.why for advice in found[:2]] == [
        (Message("coach-alike-next"),),
        (Message("coach-alike-best"),),
    ]


def test_what_hardly_matters_still_says_what_it_is_for() -> None:
    """Given several wares that are as good as each other, then setting one out is better than passing."""
    first, second, *_ = next(found for seed in range(50) if len(found := _wares(seed)) > 1)
    assert first.chance == pytest.approx(second.chance)
    stall = (Message("reason-stall"),)
    assert first.why == (Message("coach-helps", terms=stall), Message("coach-alike-next"))


def _wares(seed: int) -> list[Advice]:
    """The advice to set out wares, at the first question of a market."""
    match = MARKET.start(seed, seats=2)
    while match.decision is not None and match.decision.prompt.id != "act":
        match.answer(match.decision.options[-1])
    assert match.decision is not None
    return [advice for advice in advise(match, match.decision.seat).advice if advice.option[0] == "set"]


def test_to_pass_does_not_pay_off_later() -> None:
    """Given reasons that show nothing, then passing is best because nothing else is worth it."""
    best, rival = Appraisal(PASS, 0.5, 1), Appraisal(("play", 1), 0.45, 1)
    assert _praised(best, rival, Reasons(), alone=False, ends=True).why == (Message("coach-wait"),)
    better = rival._replace(value=0.55)
    assert _praised(better, best, Reasons(), alone=False, ends=False).why == ()  # the number says it all


@pytest.mark.parametrize("game_id", game_ids())
def test_what_prepares_and_what_ends_a_step_is_offered(game_id: str) -> None:
    """Given a game of any players, then the options that hints treat in a way of their own come up in it."""
    game = load_game(game_id)
    missing = {*game.judgement.prepares, *(end[0] for end in game.judgement.ends)}
    for seed in range(4):
        match, bot = game.start(seed), make_bot("random", game, seed)
        while missing and (decision := match.decision) is not None:
            missing -= {option[0] for option in decision.options}
            match.answer(bot.choose(Perspective(match, decision.seat)), decision.seat)
    assert not missing


def test_time_that_goes_on_is_no_reason() -> None:
    """Given terms that rise when a seat passes, then they speak neither for that nor against the rest."""
    rises, kept, falls = Reason("coins", 0.04, 0.04), Reason("coins", 0.04, 0.0), Reason("coins", -0.04, 0.0)
    assert _only_time(rises, idle=True, beside_idle=False)
    assert not _only_time(kept, idle=True, beside_idle=False)
    assert _only_time(falls, idle=False, beside_idle=True)
    assert not _only_time(falls._replace(step=-0.04), idle=False, beside_idle=True)
    assert not _only_time(rises, idle=False, beside_idle=True)


def test_items_that_may_still_be_picked_are_no_alternatives() -> None:
    """Given items that are picked in order, then those after the best are not set against it."""
    a, b, c = (("task", item) for item in "abc")
    decision = Decision(0, ACTION, [DONE, a, b, c], Group("pick", ("a", "b", "c"), (), 0, 3))

    def shown(*options: Option) -> list[Option]:
        return [each.option for each in _instead(decision, [Appraisal(each, 0.5, 1) for each in options])]

    assert shown(a, b, c, DONE) == [a, DONE]
    assert shown(b, a, c, DONE) == [b, a, DONE]
    assert shown(DONE, a, b, c) == [DONE, a, b, c]
    decision = Decision(0, ACTION, [DONE, a, b, c], Group("pick", ("a", "b", "c"), (), 0, 1))
    assert shown(a, b, c, DONE) == [a, b, c, DONE]


@pytest.mark.clause("FAN-RES.4")
def test_a_card_that_others_may_answer_says_what_it_does() -> None:
    """Given Raid, whose payer and target are still to be named, then the Shards it brings are named."""
    game = load_game("fantos")
    match, raid = game.start("raid", seats=3), None
    while raid is None and (decision := match.decision) is not None:
        name = match.state.pack.name
        raid = next(
            (each for each in decision.options if each[0] == "play" and name(each[1]) == "Raid"), None
        )
        if raid is None:
            match.answer(decision.options[0], decision.seat)
    assert raid is not None
    assert decision is not None
    said, *_ = in_words(compare(Perspective(match, decision.seat), raid, PASS, Rng.from_seed(1)))
    assert said.key == "event-shards"


@pytest.mark.clause("SEV-RCT.1")
def test_a_reaction_says_what_would_happen_otherwise() -> None:
    """Given a character that a rival is about to recruit, then that is the reason to cancel it."""
    game = load_game("seven")
    match, bot = game.start("otherwise", seats=3), make_bot("quick", game, 1)
    while (decision := match.decision) is not None and decision.prompt.id != "react.recruit":
        match.answer(bot.choose(Perspective(match, decision.seat)), decision.seat)
    assert decision is not None
    _, react, *_ = decision.options
    said = in_words(compare(Perspective(match, decision.seat), react, PASS, Rng.from_seed(1)))
    assert [message.key for message in said] == ["coach-otherwise"]


@pytest.mark.clause("SEV-REG.1")
def test_what_comes_when_a_phase_ends_is_no_reason_to_act_first() -> None:
    """Given heroes who have passed, then whoever acts averts nothing of what the end of the phase brings."""
    game = load_game("seven")
    match, bot = game.start("phase", seats=3), make_bot("quick", game, 1)
    while (decision := match.decision) is not None:
        if len(decision.options) > 2 and PASS in decision.options and _ends_the_phase(match):
            break
        match.answer(bot.choose(Perspective(match, decision.seat)), decision.seat)
    assert decision is not None
    seat, act = Perspective(match, decision.seat), next(each for each in decision.options if each != PASS)
    reasons = compare(seat, act, PASS, Rng.from_seed(1))
    assert reasons.averted is None
    assert compare(seat, PASS, act, Rng.from_seed(1)).facts == ()


def _ends_the_phase(match: Match[Any]) -> bool:
    """Whether passing now is followed by a rival's having most of something."""
    trial, heard = match.copy(), list[Any]()
    trial.state.listener = heard.append
    assert trial.decision is not None
    seat = trial.decision.seat
    trial.answer(PASS)
    return any(event.kind == "most" and event.seat != seat for event in heard)


@pytest.mark.parametrize(
    ("best", "next_best", "alike"),
    [(0.51, 0.5, True), (0.25, 0.24, True), (0.52, 0.5, False), (0.04, 0.03, False), (0.034, 0.028, True)],
)
def test_a_point_hardly_matters_unless_the_game_is_nearly_lost_or_won(
    best: float, next_best: float, alike: bool
) -> None:
    """Given options whose numbers are a point apart, then they are alike; near the ends a point is much."""
    one, other = Appraisal(("play", 1), best, 1), Appraisal(("play", 2), next_best, 1)
    praised = _praised(one, other, Reasons(), alone=False, ends=False)
    assert praised.why == ((Message("coach-alike-next"),) if alike else ())


@pytest.mark.parametrize(("shown", "says"), [(True, "coach-alike-next"), (False, "coach-alike-other")])
def test_the_next_move_is_named_only_where_it_is_shown(shown: bool, says: str) -> None:
    """Given two options that are about as good, then the next one is spoken of only if shown."""
    best, rival = Appraisal(("play", 1), 0.5, 1), Appraisal(("play", 2), 0.5, 1)
    praised = _praised(best, rival, Reasons(), alone=False, ends=False, shown=shown)
    assert praised.why == (Message(says),)


@pytest.mark.clause("OUT-MANA.3")
def test_mana_is_raised_for_a_card_that_is_named() -> None:
    """Given a card that is discarded for mana, then the hint names what the mana is for."""
    match = GAME.start("mana", seats=2)
    bot = make_bot("quick", GAME, 1)
    while (decision := match.decision) is not None:
        option = bot.choose(Perspective(match, decision.seat))
        if option[0] == "discard" and decision.prompt is ACTION:
            break
        match.answer(option, decision.seat)
    assert decision is not None
    reasons = compare(Perspective(match, decision.seat), option, ("finish",), Rng.from_seed(1))
    (then,) = in_words(reasons)
    assert then.key == "coach-then"
    move = then.arguments["move"]
    assert isinstance(move, Message)
    assert move.key == "option-play"


@pytest.mark.clause("OUT-DRAFT.2")
def test_a_drafted_card_neither_helps_nor_hurts_by_itself() -> None:
    """Given a draft of Silver cards, then no card is said to hurt those that were kept."""
    game = load_game("outposts")
    match, bot = game.start("draft", seats=2), make_bot("quick", game, 1)
    while (decision := match.decision) is not None and decision.options[0][0] != "keep":
        match.answer(bot.choose(Perspective(match, decision.seat)), decision.seat)
    assert decision is not None
    first, *others = decision.options
    seat = Perspective(match, decision.seat)
    for other in others:
        assert "draft" not in [each.term for each in compare(seat, first, other, Rng.from_seed(1)).terms]


@pytest.mark.clause("OUT-ATK.3")
def test_what_shows_only_later_in_the_turn_is_told() -> None:
    """Given groups that still choose what to attack, then the damage of the turn is the reason for one."""
    match, bot = GAME.start("far", seats=2), make_bot("quick", GAME, 1)
    while (decision := match.decision) is not None:
        attacks = [option for option in decision.options if option[0] == "attack"]
        if len(attacks) > 1 and len(match.state.groups) > 1:
            break
        match.answer(bot.choose(Perspective(match, decision.seat)), decision.seat)
    assert decision is not None
    seat, rng = Perspective(match, decision.seat), Rng.from_seed(1)
    hold = next(option for option in decision.options if option[0] != "attack")
    assert not compare(seat, attacks[0], hold, rng.copy()).facts
    said = in_words(compare(seat, attacks[0], hold, rng.copy(), far=True))
    assert said[0].key == "coach-this-turn"


def test_what_pales_beside_a_great_fact_is_not_named() -> None:
    """Given an Outpost that falls, then its last damage goes without saying."""
    fell = Fact(outposts.Fell(post=3, clause=""), 3)
    hurt = Fact(outposts.Damaged(post=3, counters=2, now=10, clause=""), 1)
    killed = Fact(outposts.Destroyed(seat=1, card=Card(0), clause=""), 2)
    assert worth_naming([fell, hurt]) == [fell]
    assert worth_naming([killed, hurt]) == [killed, hurt]
    assert worth_naming([]) == []


def test_reasons_in_words() -> None:
    """A term is helped where it rises, kept where only the other option lowers it: then no hint names it."""
    coins, stall = (Message("reason-coins"),), (Message("reason-stall"),)
    better = Reasons((), (Reason("coins", 0.04, 0.03), Reason("stall", 0.02, 0.0)), 0.06)
    assert in_words(better) == (Message("coach-helps", terms=coins), Message("coach-keeps", terms=stall))
    assert in_words(better.own()) == (Message("coach-helps", terms=coins),)
    worse = Reasons((), (Reason("coins", -0.04, -0.03), Reason("stall", -0.02, 0.01)), -0.06)
    assert in_words(worse, better=False) == (
        Message("coach-hurts", terms=coins),
        Message("coach-slights", terms=stall),
    )
    assert in_words(Reasons()) == ()


def test_terms_are_no_reason_where_the_evaluation_would_choose_otherwise() -> None:
    """Given a coach who sees further, then what the evaluation likes about its choice did not decide."""
    reasons = Reasons((), (Reason("stall", -0.05, 0.0), Reason("coins", 0.02, 0.02)), -0.03)
    assert in_words(reasons) == ()


def test_what_surely_happens_is_told_first() -> None:
    """Given cards in hand and a rival's Outpost that falls, then the log's own words say so."""
    match = GAME.start("facts", seats=2)
    while match.decision is not None and match.decision.prompt.id != "attacker_damage":
        match.answer(make_bot("quick", GAME, 1).choose(Perspective(match, match.decision.seat)))
    assert match.decision is not None
    seat, options = match.decision.seat, match.decision.options
    most, least = (choose(options, key=lambda option: option[2]) for choose in (max, min))
    said = in_words(compare(Perspective(match, seat), most, least, Rng.from_seed(1)))
    assert said[0].key in ("event-damaged", "event-fell", "event-destroyed")
    assert not in_words(compare(Perspective(match, seat), most, most, Rng.from_seed(1)))


def test_a_bot_that_only_chooses_is_followed_and_another_one_tells() -> None:
    match = asked("act")
    assert match.decision is not None
    chosen = make_coach("random", MARKET, 4).choose(Perspective(match, 0))
    noted = make_coach("random", MARKET, 4).appraise(Perspective(match, 0))
    assert noted[0].option == chosen
    assert {appraisal.option for appraisal in noted} == set(match.decision.options)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_has_a_coach(game_id: str) -> None:
    game = load_game(game_id)
    match = game.start("coach")
    while match.decision is not None and len(match.decision.options) < 2:
        match.answer(match.decision.options[0])
    assert match.decision is not None
    seat = match.decision.seat
    advice = hint(Perspective(match, seat), make_coach("greedy", game, 1), Rng.from_seed(1)).advice
    assert advice[0].option in match.decision.options
    name = coach_name(game)
    assert hasattr(make_bot(name, game, 1), "appraise")
    assert "near" not in name  # a coach is never content with less


@pytest.mark.parametrize("game_id", [game_id for game_id in game_ids() if game_id != "weaver"])
def test_no_hint_of_any_game_peeks(game_id: str) -> None:
    """Given other hidden cards behind what a seat sees, then it gets the same hint, with the same words."""
    game = load_game(game_id)
    match = game.start("no peeking")
    rng = Rng.from_seed("no peeking")
    compared = 0
    while compared < 4 and match.decision is not None:
        seat, options = match.decision.seat, match.decision.options
        if len(match.answers()) >= 15 * compared and 1 < len(options) < 12:
            compared += 1
            noted = advise(match, seat, "greedy:worlds=2")
            assert advise(match.imagine(seat, rng), seat, "greedy:worlds=2") == noted
        match.answer(options[rng.below(len(options))])
    assert compared > 1


@pytest.mark.parametrize("game_id", game_ids())
def test_who_follows_hints_does_what_is_said_first(game_id: str) -> None:
    """Given a first decision with a choice, then hint, follower and `expert` answer it alike."""
    game = load_game(game_id)
    match = game.start("follow", seats=game.default_seats or game.seats.start)
    while (decision := match.decision) is not None and len(decision.options) == 1:
        match.answer(decision.options[0], decision.seat)
    assert decision is not None
    question = "hint 7 1"
    coach = make_coach(coach_name(game), game, question)
    said = hint(Perspective(match, decision.seat), coach, Rng.from_seed(question)).best.option
    assert Follower(game, 7).choose(Perspective(match, decision.seat)) == said
    assert make_bot("expert", game, question).choose(Perspective(match, decision.seat)) == said
