"""The test kit finds what it is for: games spoilt on purpose, each in one way, and the check that notices."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fatebox.kernel import (
    CONCEDE,
    Card,
    Decision,
    Display,
    FateboxError,
    Game,
    ImagineError,
    Judgement,
    Match,
    Option,
    Plain,
    Prompt,
    Rng,
    Rules,
    Secrets,
)
from fatebox.kernel import field as plain_field
from fatebox.kernel.cards import Eye
from fatebox.kernel.messages import Message
from fatebox.testkit import Coverage, Fault, Shuffling, Subject, Variant, at_random, greedy, into_discard
from fatebox.testkit.copying import copies_equal_their_original, steps_back_change_nothing
from fatebox.testkit.coverage import all_content_is_used
from fatebox.testkit.history import nothing_hidden_was_ever_shown
from fatebox.testkit.playing import first_game_plays_to_the_end
from fatebox.testkit.recording import records_replay, states_survive_json
from fatebox.testkit.secrecy import (
    imagined_worlds_agree,
    imagined_worlds_are_not_the_truth,
    views_show_nothing_hidden,
)
from fatebox.testkit.shuffling import imagined_worlds_agree_after_shuffles
from tests.kernel.toy import GAME, label
from tests.kernel.toy import rules as toy
from tests.kernel.toy.events import Set
from tests.kernel.toy.state import ToyState

Check = Callable[[Subject], None]


def subject_of(game: Game[Any], **settings: Any) -> Subject:
    return Subject(game, Variant(3), Path("nowhere"), games=3, samples=6, **settings)


def with_segment(name: str, change: Callable[[ToyState], None]) -> Game[ToyState]:
    """The game with something wrong done before a segment in which nobody decides."""

    def spoilt(s: ToyState) -> Any:
        change(s)
        return GAME.segments[name](s)

    return replace(GAME, segments={**GAME.segments, name: spoilt})


def with_question(decide: Callable[[ToyState], Decision]) -> Game[ToyState]:
    """The game with an odd question at the end of each round."""

    def odd(s: ToyState) -> Rules[str | None]:
        yield decide(s)
        return toy.dusk(s)

    verbs = {**GAME.verbs, "odd": ("amount",), "eat": ("card",), "concede": ()}
    segments = {**GAME.segments, "dusk": odd}
    display: Display[ToyState] = Display(lambda s, option: Message("option-odd"))
    return replace(GAME, segments=segments, verbs=verbs, display=display)


def asks(prompt: Prompt, *options: Any) -> Game[ToyState]:
    return with_question(lambda s: Decision(0, prompt, list(options)))


ODD = Prompt("odd", "TOY-MKT.6")


# --- playing -------------------------------------------------------------------------------------


def lose_a_card(s: ToyState) -> None:
    s.players[0].hand[:1] = []


def double_a_card(s: ToyState) -> None:
    s.discard.append(s.deck[0])


@pytest.mark.parametrize(
    ("game", "message"),
    [
        (with_segment("dusk", lose_a_card), r"cards are not conserved: twice \[\], lost \['\w+\.\d'\]"),
        (with_segment("dusk", double_a_card), r"cards are not conserved: twice \['\w+\.\d'\]"),
        (asks(ODD, ("fly",), ("odd", 1)), r"\('fly',\): its verb is not among the game's verbs"),
        (asks(ODD, ("odd",), ("odd", 1)), r"\('odd',\): odd takes 1 arguments: amount"),
        (asks(ODD, ("odd", 1), ("odd", 1)), r"odd offers an option twice"),
        (asks(ODD, ("odd", 1), ("odd", True)), r"odd offers an option twice"),
        (asks(ODD, ("odd", 1), ["odd", 2]), r"\['odd', 2\]: its verb is not among the game's verbs"),
        (
            asks(ODD, ("odd", 1), ("odd", frozenset())),
            r"frozenset\(\)\) does not come back from JSON",
        ),
        (asks(ODD, ("odd", 1), ("odd", float("nan"))), r"\('odd', nan\) does not come back from JSON"),
        (asks(ODD, ("eat", 99), ("odd", 1)), r"\('eat', 99\): 99 is no card"),
        (asks(replace(ODD, clause="TOY-MKT.66"), ("odd", 1), ("odd", 2)), r"odd cites 'TOY-MKT.66'"),
        (asks(replace(ODD, id=""), ("odd", 1), ("odd", 2)), r"a prompt without id"),
        (
            asks(replace(ODD, default=lambda s, d: ("odd", 9)), ("odd", 1), ("odd", 2)),
            r"the default of odd is no option: \('odd', 9\)",
        ),
        (
            replace(GAME, display=Display(lambda s, option: Message("option-none"))),
            r"\('bid', 0\): no catalog has option-none",
        ),
        (
            replace(GAME, display=Display(lambda s, option: Message("option-bid"))),
            r"\('bid', 0\): option-bid lacks an argument: .*amount",
        ),
        (
            replace(GAME, judgement=Judgement(lambda s, seat: 1.5)),
            r"evaluate gives seat 0 1.5, expected 0 to 1",
        ),
        (replace(GAME, max_decisions=9), r"the game is longer than 9 answers"),
        (asks(ODD, CONCEDE, ("odd", 1)), "the kernel's word for giving up"),
    ],
)
def test_what_is_wrong_at_a_decision_is_found(game: Game[Any], message: str) -> None:
    with pytest.raises(Fault, match=message):
        first_game_plays_to_the_end(subject_of(game))


def test_a_broken_invariant_of_the_game_is_found() -> None:
    def poor(s: ToyState) -> None:
        assert all(player.coins < 4 for player in s.players), "somebody is rich"

    with pytest.raises(Fault, match="an invariant of the game is broken: somebody is rich"):
        first_game_plays_to_the_end(subject_of(GAME, invariants=poor))


def test_a_fault_says_in_which_game_and_where() -> None:
    with pytest.raises(Fault, match=r"^toy, seed '3p 0', \d+ answers, seat \d at \w+"):
        first_game_plays_to_the_end(subject_of(with_segment("dusk", lose_a_card)))


def test_odd_results_are_found() -> None:
    def finish(s: ToyState) -> Any:
        ended = toy.dusk(s)
        if s.result is not None:
            s.result.places = (2, 2, 2)
        return ended

    game = replace(GAME, segments={**GAME.segments, "dusk": finish})
    with pytest.raises(Fault, match="a winner is not in the first place"):
        first_game_plays_to_the_end(subject_of(game))


# --- copies, records, steps back -----------------------------------------------------------------


def roll_elsewhere(s: ToyState) -> None:
    s.players[0].coins += random.choice([0, 1, 2])


MEMORY: list[int] = []


def remember_elsewhere(s: ToyState) -> None:
    MEMORY.append(1)
    s.players[0].coins += len(MEMORY) % 3


@pytest.mark.parametrize("change", [roll_elsewhere, remember_elsewhere])
@pytest.mark.parametrize("check", [copies_equal_their_original, records_replay, steps_back_change_nothing])
def test_chance_and_memory_outside_of_the_state_are_found(change: Any, check: Check) -> None:
    def market(s: ToyState) -> Any:
        change(s)
        return (yield from toy.market(s))

    game = replace(GAME, segments={**GAME.segments, "market": market})
    random.seed(1)
    with pytest.raises((Fault, FateboxError)):
        check(subject_of(game))


class Hoard(Plain):
    """A part of a state that keeps a list where nobody says what it holds."""

    things: Any


class HoardState(ToyState):
    """A table with such a part."""

    hoard: Hoard = plain_field(default_factory=lambda: Hoard(things=()))


def hoarding(things: Any) -> Game[Any]:
    def deal(d: Any) -> HoardState:
        dealt = toy.deal(d)
        fields = {name: getattr(dealt, name) for name in ToyState._defaults}
        return HoardState(**fields, hoard=Hoard(things=things()))

    return replace(GAME, state=HoardState, deal=deal)


def test_a_state_that_does_not_come_back_from_its_data_is_found() -> None:
    states_survive_json(subject_of(hoarding(tuple)))
    with pytest.raises(AssertionError, match="not equal to what its data reads back as"):
        states_survive_json(subject_of(hoarding(list)))


def test_a_state_that_copies_share_is_found() -> None:
    def gather(s: Any) -> None:
        s.hoard.things.append(len(s.hoard.things))

    game = replace(hoarding(list), segments=with_segment("dusk", gather).segments)
    with pytest.raises(Fault, match=r"changed"):
        copies_equal_their_original(subject_of(game))


# --- secrecy -------------------------------------------------------------------------------------


class TipState(ToyState):
    """A table on which cards are mentioned for all to see."""

    tips: list[Card] = plain_field(default_factory=list)


def tipping(which: Callable[[ToyState], list[Card]]) -> Game[Any]:
    def deal(d: Any) -> TipState:
        dealt = toy.deal(d)
        fields = {name: getattr(dealt, name) for name in ToyState._defaults}
        return TipState(**fields, tips=which(dealt))

    return replace(GAME, state=TipState, deal=deal)


def test_hidden_cards_in_a_view_are_found() -> None:
    views_show_nothing_hidden(subject_of(GAME))
    with pytest.raises(Fault, match="the view of seat 1 depends on hidden cards"):
        views_show_nothing_hidden(subject_of(tipping(lambda s: s.players[0].hand[:1])))
    with pytest.raises(Fault, match="the view of seat 0 depends on hidden cards"):
        views_show_nothing_hidden(subject_of(tipping(lambda s: s.deck[:1])))


def in_market(change: Callable[[ToyState, Decision], Decision]) -> Game[ToyState]:
    """The game with every question of the market changed on its way."""

    def market(s: ToyState) -> Rules[str]:
        running = toy.market(s)
        answer = None
        while True:
            try:
                asked = running.send(answer)
            except StopIteration as stop:
                return str(stop.value)
            assert isinstance(asked, Decision)
            answer = yield change(s, asked)

    return replace(GAME, segments={**GAME.segments, "market": market})


def test_hidden_cards_in_an_event_are_found() -> None:
    def gossip(s: ToyState) -> None:
        s.emit(Set, 1, s.players[1].hand[0], clause="TOY-MKT.3")

    nothing_hidden_was_ever_shown(subject_of(GAME))
    with pytest.raises(Fault, match="would have noticed something else on the way"):
        nothing_hidden_was_ever_shown(subject_of(with_segment("dusk", gossip)))


def test_a_question_that_tells_by_being_asked_is_found() -> None:
    """Only who holds a ward is asked: unless the prompt is secret, all see who that is."""
    heard = replace(toy.WARD, secret=False)

    def ask_aloud(s: ToyState, asked: Decision) -> Decision:
        return Decision(asked.seat, heard, asked.options) if asked.prompt is toy.WARD else asked

    with pytest.raises(Fault, match="would have noticed"):
        nothing_hidden_was_ever_shown(replace_games(subject_of(in_market(ask_aloud)), 12))


def replace_games(subject: Subject, games: int) -> Subject:
    return Subject(subject.game, subject.variant, subject.golden, games=games, samples=subject.samples)


def test_hidden_cards_told_by_a_number_are_found() -> None:
    def hint(s: ToyState) -> None:
        s.die = s.deck[0] if s.deck else 0

    with pytest.raises(Fault, match="would have noticed something else on the way"):
        nothing_hidden_was_ever_shown(subject_of(with_segment("dusk", hint)))


def test_hidden_cards_in_a_label_are_found() -> None:
    def telling(s: ToyState, option: Option) -> Message:
        return Message("option-under", option=label(s, option), omen=s.pack.name((*s.omen, *s.omens_gone)[0]))

    with pytest.raises(Fault, match=r"the texts for seat . in an imagined world differ"):
        imagined_worlds_agree(subject_of(replace(GAME, display=Display(telling))))


def test_a_view_with_a_value_that_worlds_cannot_have_is_found() -> None:
    def count(s: ToyState, asked: Decision) -> Decision:
        s.die = sum((place + 1) * card for place, card in enumerate(s.deck))
        return asked

    with pytest.raises(ImagineError, match="no world agrees"):
        imagined_worlds_agree(subject_of(in_market(count)))


def test_secret_values_that_worlds_know_are_found() -> None:
    with pytest.raises(Fault, match=r"players\.goal is hidden, yet it has its true value"):
        imagined_worlds_are_not_the_truth(subject_of(replace(GAME, secrets=Secrets())))


def test_cards_that_worlds_know_are_found() -> None:
    with pytest.raises(Fault, match="is the game's `kinds` too fine"):
        imagined_worlds_are_not_the_truth(
            subject_of(replace(GAME, secrets=replace(GAME.secrets, kinds=lambda s: int)))
        )


def asked_after_a_draw(s: ToyState) -> Decision:
    """A question before which seat 0 draws a card, perhaps of a deck made anew."""
    s.draw(s.players[0], 1)
    return Decision(0, ODD, [("odd", 1), ("odd", 2)])


SHUFFLING = Shuffling(lambda s: into_discard(s, s.deck, s.discard))


def test_worlds_in_which_open_cards_were_others_before_a_shuffle_are_found() -> None:
    def exchange(start: ToyState, now: ToyState, eye: Eye) -> Callable[[Rng], dict[Card, Card]]:
        """Of cards that lay open, too."""
        cards = start.deck + start.discard

        def mapping(rng: Rng) -> dict[Card, Card]:
            others = cards[:]
            rng.shuffle("exchange", others)
            return dict(zip(cards, others, strict=True))

        return mapping

    game = with_question(asked_after_a_draw)
    imagined_worlds_agree_after_shuffles([subject_of(game)], SHUFFLING)
    with pytest.raises((Fault, ImagineError), match=r"showed another table before|no world agrees"):
        imagined_worlds_agree_after_shuffles(
            [subject_of(replace(game, secrets=replace(game.secrets, exchange=exchange)))], SHUFFLING
        )


def test_games_in_which_nobody_is_asked_after_a_shuffle_are_found() -> None:
    with pytest.raises(Fault, match="nobody was asked after a shuffle within a segment"):
        imagined_worlds_agree_after_shuffles([subject_of(GAME)], replace(SHUFFLING, answers=200))


# --- content -------------------------------------------------------------------------------------


def test_content_that_is_never_used_is_named() -> None:
    def without_omens(step: Any) -> set[str]:
        return {"lamp.1"}

    with pytest.raises(Fault, match=r"toy: not used in 3 games: carp, jade\.1"):
        all_content_is_used([subject_of(GAME)], Coverage(used=without_omens, games=3))


# --- policies ------------------------------------------------------------------------------------


@pytest.mark.parametrize("policy", [at_random, greedy])
def test_policies_answer_legally_and_only_by_the_given_chance(policy: Any) -> None:
    def played() -> Match[Any]:
        match, rng = GAME.start("policy"), Rng.from_seed("policy")
        while match.decision is not None:
            seat, option = policy(match, rng)
            match.answer(option, seat)
        return match

    assert played().answers() == played().answers()
