"""Learned players: the encoding knows what the seat knows, and the network plays what it was trained to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from fatebox.bots import Appraisal, make_bot
from fatebox.bots.learned import network_file
from fatebox.bots.learned.mind import _shares
from fatebox.bots.learned.network import Network, Opinion
from fatebox.bots.learned.thinking import think
from fatebox.bots.learned.vocabulary import Vocabulary
from fatebox.bots.learned.weights import LARGEST, Weights, WeightsError, about, load
from fatebox.games import load_game
from fatebox.kernel import Event, Game, Match, OptionsError, Perspective, Rng
from fatebox.kernel.encoding.encoder import ARGUMENTS, PROMPTS, Encoder, encoder_of
from fatebox.kernel.encoding.layout import SEATS
from fatebox.kernel.errors import ImagineError

GAMES = ("fantos", "outposts", "seven", "phantom", "weaver")
WIDTH = 16


def positions(game: Game[Any], games: int, every: int, answers: int = 250) -> Iterator[Match[Any]]:
    """Positions of games with random answers, with seats and options as training draws them."""
    random = Random(7)
    for number in range(games):
        seats, options = game.judgement.features.setup(Rng.from_seed(number))
        match = game.start(f"encoding {number}", seats=seats, options=options)
        for count in range(answers):
            decision = match.decision
            if decision is None:
                break
            if count % every == 0 and len(decision.options) > 1:
                yield match
            match.answer(random.choice(decision.options), decision.seat)


@pytest.mark.parametrize("game_id", GAMES)
def test_positions_that_a_seat_cannot_tell_apart_encode_identically(game_id: str) -> None:
    game = load_game(game_id)
    encoder = encoder_of(game, game.pack())
    compared = 0
    for match in positions(game, 4, 11):
        decision = match.decision
        assert decision is not None
        try:
            world = match.imagine(decision.seat, Rng.from_seed(f"world {compared}"))
        except ImagineError:
            continue
        there = world.decision_of(decision.seat)
        assert there is not None
        true = encoder.encode(match.state, decision, decision.seat)
        assert encoder.encode(world.state, there, decision.seat) == true
        compared += 1
    assert compared >= 5


@pytest.mark.parametrize("game_id", GAMES)
def test_looking_at_a_position_makes_no_news(game_id: str) -> None:
    """Given somebody who listens to a match, then what a seat thinks of is never told as an event."""
    game = load_game(game_id)
    heard: list[Event] = []
    for match in positions(game, 3, 1, answers=60):
        assert match.decision is not None
        match.state.listener = heard.append
        seat = Perspective(match, match.decision.seat)
        seat.encoded()
        seat.sensible()
        match.state.listener = None
    assert heard == []


@pytest.mark.parametrize("game_id", GAMES)
def test_every_option_of_a_decision_encodes_differently_from_the_others(game_id: str) -> None:
    """A network can tell options apart if few of them look the same."""
    game = load_game(game_id)
    encoder = encoder_of(game, game.pack())
    options = different = 0
    for match in positions(game, 3, 7):
        decision = match.decision
        assert decision is not None
        encoded = encoder.encode(match.state, decision, decision.seat)
        assert len(encoded.options) == len(decision.options)
        options += len(encoded.options)
        different += len(set(encoded.options))
    assert different / options > 0.8


def test_a_seat_sees_its_hand_and_not_that_of_another() -> None:
    game = load_game("outposts")
    match = next(m for m in positions(game, 1, 1) if m.state.players[m.decision.seat].hand)  # type: ignore[union-attr]
    encoder = encoder_of(game, match.state.pack)
    hands = {}
    for seat in (0, 1):
        encoded = encoder.encode(match.state, match.decision, seat)  # type: ignore[arg-type]
        kind = encoder.layout.kinds["pile:state.players.hand"]
        hands[seat] = [d for k, d in zip(encoded.kinds, encoded.designs, strict=True) if k == kind]
    of_card = encoder.designs.of_card
    assert hands == {seat: [of_card[c] for c in match.state.players[seat].hand] for seat in (0, 1)}


def random_weights(encoder: Encoder) -> Weights:
    """A network that was never trained."""
    names, draw = Vocabulary.of(encoder), np.random.default_rng(5)
    shapes = {
        "kind.weight": (len(names.kinds), WIDTH),
        "design.weight": (len(names.designs), WIDTH),
        "prompt.weight": (PROMPTS, WIDTH),
        "datum.weight": (WIDTH, len(names.data)),
        "number.weight": (WIDTH, 2 * len(names.columns)),
        "verb.weight": (len(names.verbs) + 1, WIDTH),
        "word.weight": (ARGUMENTS, WIDTH),
        "named.weight": (WIDTH, WIDTH),
        "amount.weight": (WIDTH, 4),
        **{f"{name}.weight": (WIDTH, WIDTH) for name in ("up", "down", "first", "second")},
        "last.weight": (WIDTH,),
        "last.bias": (WIDTH,),
    }
    for name, rows, columns in (
        ("whole", WIDTH, 2 * WIDTH),
        ("weigh", WIDTH, 2 * WIDTH),
        ("score", 1, WIDTH // 2),
        ("judge", WIDTH // 2, WIDTH),
        ("chance", SEATS, WIDTH),
        ("blocks.0.look", 3 * WIDTH, WIDTH),
        ("blocks.0.mix", WIDTH, WIDTH),
        ("blocks.0.inner", 2 * WIDTH, WIDTH),
        ("blocks.0.outer", WIDTH, 2 * WIDTH),
    ):
        shapes |= {f"{name}.weight": (rows, columns), f"{name}.bias": (rows,)}
    for name in ("before", "between"):
        shapes |= {f"blocks.0.{name}.weight": (WIDTH,), f"blocks.0.{name}.bias": (WIDTH,)}
    arrays = {name: draw.normal(0, 0.3, shape).astype(np.float32) for name, shape in shapes.items()}
    return Weights(arrays, about(encoder.game, encoder.pack.hash, names))  # type: ignore[arg-type]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    game = load_game("outposts")
    path = tmp_path / "network.npz"
    random_weights(encoder_of(game, game.pack())).save(path)
    return path


def test_a_learned_bot_plays_a_game_and_equal_seeds_play_alike(file: Path) -> None:
    game = load_game("outposts")
    ends = []
    for _ in range(2):
        match = game.start("learned", seats=2, options={"max_rounds": 6})
        bots = [make_bot(f"learned:weights={file}:variety=0.6", game, seat) for seat in (0, 1)]
        while match.decision is not None:
            seat = match.decision.seat
            match.answer(bots[seat].choose(Perspective(match, seat)), seat)
        ends.append(match.answers())
    assert ends[0] == ends[1]


def test_weights_know_what_they_were_trained_for(file: Path) -> None:
    game = load_game("outposts")
    known = load(file).about
    assert (known["game"], known["version"], known["content"]) == (game.id, game.version, game.pack().hash)
    other = load_game("weaver")
    with pytest.raises(WeightsError, match="cannot play 'weaver'"):
        Network(load(file), encoder_of(other, other.pack()))


def test_a_file_that_holds_no_weights_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "network.npz"
    path.write_text("no weights")
    with pytest.raises(WeightsError, match=r"network\.npz: expected weights"):
        load(path)


def test_a_game_without_a_network_says_so() -> None:
    with pytest.raises(OptionsError, match="variety: expected a number from 0 to 1"):
        make_bot("learned:variety=2", load_game("outposts"), 1)


def test_a_changed_card_is_known_by_its_data(file: Path) -> None:
    """The same weights play a pack in which a card says something else, and notice it."""
    game = load_game("outposts")
    weights = load(file)
    changed = game.pack(["cinder.cin_ash_hound.cost=4"])
    networks = [Network(weights, encoder_of(game, pack)) for pack in (game.pack(), changed)]
    tables = [network._design for network in networks]
    number = encoder_of(game, changed).designs.by_key["cin_ash_hound"]
    assert not np.allclose(tables[0][number], tables[1][number])
    assert np.allclose(tables[0][0], tables[1][0])


@pytest.mark.parametrize("game_id", GAMES)
def test_a_packed_network_knows_the_game_by_its_present_names(game_id: str) -> None:
    """A field, verb or card that is renamed is unknown to the network: train it again, or rename it there."""
    game = load_game(game_id)
    now = Vocabulary.of(encoder_of(game, game.pack()))
    folder = Path(str(network_file(game))).parent
    for file in folder.glob("network*.npz"):
        then = load(file).about["names"]
        for part in ("kinds", "columns", "designs", "data", "verbs"):
            assert set(then[part]) == set(getattr(now, part)), f"{file.name}: {part}"
    assert sum(file.stat().st_size for file in folder.glob("network*.npz")) <= LARGEST


def test_what_the_network_would_hardly_do_is_not_called_as_good() -> None:
    """Given a turn of Fantos, then options that the network hardly takes are worth less than its choice."""
    game = load_game("fantos")
    match = game.start("held back", seats=3, options={"negotiation": False})
    bot: Any = make_bot("learned", game, 1)
    while match.decision is not None and match.decision.prompt.id != "action.choose":
        seat = Perspective(match, match.decision.seat)
        match.answer(bot.choose(seat), seat.seat)
    assert match.decision is not None
    seat = Perspective(match, match.decision.seat)
    first, *others = bot.appraise(seat)
    shares = {seat.decision.options[number]: share for number, share in think(bot.mind(seat).likely(seat))}
    assert first.option == bot.choose(seat)
    for each in others:
        assert shares.get(each.option, 0) > 0.05 or first.value - each.value > 0.008


def test_farsighted_players_try_what_is_likely_enough() -> None:
    """Given options that must be as likely as the first to be tried, then nothing else is; else some win."""
    game = load_game("outposts")
    match = game.start("likely", seats=2)
    network, only, all_of_them = (
        make_bot(name, game, 0) for name in ("learned", "farsighted:likely=1", "farsighted:worlds=4:likely=0")
    )
    changed = 0
    while (decision := match.decision) is not None:
        seat = Perspective(match, decision.seat)
        first = network.choose(seat)
        assert only.choose(seat) == first
        changed += changed < 1 and all_of_them.choose(seat) != first
        match.answer(first, decision.seat)
    assert changed


@pytest.mark.parametrize(("value", "doubted"), [(1.0, 17 / 18), (0.0, 1 / 18), (0.7, 0.7)])
def test_what_wins_in_every_trial_is_sure_only_if_it_wins_at_once(value: float, doubted: float) -> None:
    """Given eight trials with the same end, then some doubt is left, unless the answer ends the game."""
    bot: Any = make_bot("farsighted", load_game("outposts"), 0)
    judged = Appraisal(("attack",), value, trials=8)
    for decision, chance in ((object(), doubted), (None, value)):
        world = SimpleNamespace(answer=lambda option, seat: None, decision=decision)
        seat = SimpleNamespace(seat=0, imagine=lambda rng, world=world: world)
        assert bot._doubted(seat, judged).value == pytest.approx(chance)


def test_a_share_that_is_none_is_refused() -> None:
    """Given a share of more than everything, then the bot is not made."""
    with pytest.raises(OptionsError, match="bot farsighted: likely: expected a number from 0 to 1, got 2"):
        make_bot("farsighted:likely=2", load_game("outposts"), 0)


@pytest.mark.parametrize("noise", [-1e-5, 0.0, 1e-5])
def test_the_last_digits_of_a_score_do_not_choose_between_copies_of_a_card(noise: float) -> None:
    """Given two options that differ by no more than the batch they were judged in, then the first is best."""
    opinion = Opinion(np.array([0.5, 2.0, 2.0 + noise, 1.0]), np.array([0.5]))
    assert [number for number, _ in _shares(opinion, [0, 1, 2, 3])] == [1, 2, 3, 0]
