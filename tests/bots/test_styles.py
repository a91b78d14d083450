"""Characters: bots with names and tastes, as strong as their level."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from fatebox.bots import LEVELS, make_bot
from fatebox.bots.cast import bot_of, draw_character
from fatebox.bots.easygoing import EasygoingBot
from fatebox.bots.greedy import GreedyBot
from fatebox.bots.styled import StyledBot
from fatebox.games import game_ids, load_game
from fatebox.kernel import Game, Match, Option, OptionsError, Perspective, Rng
from fatebox.kernel.characters import liking

COMPANY = [game for game in game_ids() if len(load_game(game).seats) > 1]
"""Games in which somebody sits across the table; nobody does in a game for one."""


def positions(game: Game[Any], level: str, count: int) -> Iterator[Match[Any]]:
    """Decisions with a choice, from games of a level."""
    for deal in range(20):
        match = game.start(f"style {deal}", seats=game.default_seats or 2)
        bots = [make_bot(level, game, f"{deal} {seat}") for seat in range(match.state.seats)]
        while (decision := match.decision) is not None:
            if len(decision.options) > 1:
                yield match
                count -= 1
            if count == 0:
                return
            match.answer(bots[decision.seat].choose(Perspective(match, decision.seat)), decision.seat)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_level_has_characters_of_different_tastes(game_id: str) -> None:
    """Given a game for several, then at least three play at each level; a name belongs to one of them."""
    game = load_game(game_id)
    cast = game.opponents.cast
    assert len({each.name for each in cast}) == len(cast)
    assert {each.style for each in cast} == set(game.opponents.styles)
    for level in LEVELS:
        styles = [each.style for each in cast if each.level == level]
        assert len(styles) == len(set(styles)) == (3 if game_id in COMPANY else 0)


def test_a_character_plays_its_level_in_its_style() -> None:
    game = load_game("outposts")
    brakka = next(each for each in game.opponents.cast if each.name == "Brakka")
    assert bot_of(game, brakka.level, brakka.name) == "normal:style=raider"
    assert bot_of(game, "hard", brakka.name) == "hard"
    assert bot_of(game, "normal", "Ann") == "normal"


def test_no_character_sits_at_a_table_twice() -> None:
    game = load_game("outposts")
    taken: list[str] = []
    while (character := draw_character(game, "hard", Rng.from_seed(1), taken)) is not None:
        assert character.name not in taken
        taken.append(character.name)
    assert len(taken) == 3


def test_different_seeds_bring_different_characters() -> None:
    game = load_game("outposts")
    drawn = {draw_character(game, "hard", Rng.from_seed(seed)) for seed in range(30)}
    assert len(drawn) == 3


@pytest.mark.parametrize("game_id", COMPANY)
def test_a_style_shows_in_play(game_id: str) -> None:
    """Given the same positions, then each style does more of what it likes than the plain level does.

    The level is `easy`: it is quick, and many of its options are about as good as the best.
    """
    game = load_game(game_id)
    styles = game.opponents.styles
    liked: Counter[tuple[str, str]] = Counter()
    for number, match in enumerate(positions(game, "easy", 120)):
        assert match.decision is not None
        for name in ("", *styles):
            bot = make_bot(f"easy:style={name}" if name else "easy", game, number)
            option = bot.choose(Perspective(match, match.decision.seat))
            for style, taste in styles.items():
                liked[name, style] += round(100 * liking(taste, option))
    shown = [style for style in styles if liked[style, style] > liked["", style]]
    assert all(liked[style, style] >= liked["", style] for style in styles), liked
    assert "raider" in shown, liked
    assert len(shown) >= 2, liked


def test_raiders_attack_more_often_than_builders() -> None:
    """Given attacks that may be made or held back, then raiders make more of them."""
    game = load_game("outposts")
    attacks: Counter[str] = Counter()
    for number, match in enumerate(positions(game, "easy", 700)):
        decision = match.decision
        assert decision is not None
        if decision.prompt.id == "attack_assign":
            for style in ("raider", "builder"):
                bot = make_bot(f"easy:style={style}", game, number)
                attacks[style] += bot.choose(Perspective(match, decision.seat))[0] == "attack"
    assert attacks["raider"] > attacks["builder"], attacks


def test_a_taste_never_outweighs_judgment() -> None:
    """Given a style that likes everything that is not good enough, then the bot keeps to what is."""
    game = load_game("seven")
    for number, match in enumerate(positions(game, "easy", 60)):
        assert match.decision is not None
        seat = Perspective(match, match.decision.seat)
        good = EasygoingBot(GreedyBot(game, Rng.from_seed(number), worlds=1), Rng.from_seed(number), 0.05)
        enough = good.shortlist(seat)
        again = EasygoingBot(GreedyBot(game, Rng.from_seed(number), worlds=1), Rng.from_seed(number), 0.05)
        taste: dict[Option, float] = {
            option: 9.0 for option in match.decision.options if option not in enough
        }
        assert StyledBot(again, Rng.from_seed(number), taste).choose(seat) in enough


def test_play_varies_with_the_seed_and_repeats_with_it() -> None:
    """Given one deal, then the same character plays it in the same way by one seed, otherwise by another."""

    def play(seed: str) -> list[Option]:
        match = game.start("one deal", seats=2)
        bots = [make_bot("normal:style=raider", game, f"{seed} {seat}") for seat in range(2)]
        for _ in range(40):
            decision = match.decision
            assert decision is not None
            match.answer(bots[decision.seat].choose(Perspective(match, decision.seat)), decision.seat)
        return [option for _, option in match.answers()]

    game = load_game("outposts")
    one = play("one")
    assert one == play("one")
    assert one != play("two")


def test_the_longest_beginning_counts() -> None:
    taste = {("declare",): -1.0, ("declare", "war"): 2.0}
    assert liking(taste, ("declare", "war")) == 2.0
    assert liking(taste, ("declare", "harvest")) == -1.0
    assert liking(taste, ("pass",)) == 0.0


def test_an_unknown_style_is_refused() -> None:
    with pytest.raises(OptionsError, match="Outposts has no style 'dancer'; there are raider, builder"):
        make_bot("hard:style=dancer", load_game("outposts"), 1)
