"""Playing to the end, with everything checked that must be true at every decision."""

from __future__ import annotations

import json
import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any

from fatebox.kernel import CONCEDE, Card, Decision, Match, Option
from fatebox.kernel.messages import Message
from fatebox.kernel.positions import find_flaws
from fatebox.kernel.shapes import frozen

from .subject import Subject, fault, text_of, viewers
from .words import StrictSpeaker, Unsaid

LOOKS = 8
"""The whole table, and a view of it, are checked once in this many decisions."""


def first_game_plays_to_the_end(subject: Subject) -> None:
    """The first game ends, and at every decision options, cards, texts and clauses are as they must be."""
    _check_game(subject, 0)


def other_games_play_to_the_end(subject: Subject) -> None:
    """The other games end, too, with everything as it must be."""
    for number in range(1, subject.games):
        _check_game(subject, number)


def _check_game(subject: Subject, number: int) -> None:
    start = subject.start(number)
    cards, words = cards_of(start), _Words(start)
    for done, match in enumerate(subject.walk(number)):
        _check_cards(match, cards)
        if done % LOOKS == 0:
            _check_position(match)
            _check_view(match, done // LOOKS)
        if subject.invariants is not None:
            _check_invariants(subject, match)
        for decision in match.decisions:
            _check_decision(match, decision, words)
        _check_value(match, done % match.state.seats)
    _check_result(match)


class _Words:
    """Checks of messages: all are in the catalogs and are given the arguments that they use."""

    def __init__(self, match: Match[Any]) -> None:
        self._speaker = StrictSpeaker.of(match.game, match.state.pack)
        self._said: set[Message] = set()

    def check(self, match: Match[Any], what: str, *messages: Message) -> None:
        for message in messages:
            if message in self._said:  # games repeat themselves, and sentences take time
                continue
            try:
                self._speaker.spoken(message)
            except Unsaid as error:
                raise fault(match, f"{what}: {error}") from None
            self._said.add(message)


def cards_of(match: Match[Any]) -> list[Card]:
    """All cards on the table, sorted."""
    return sorted(card for pile, _, _ in match.state.piles() for card in pile)


@lru_cache(maxsize=16)
def clauses_of(package: str) -> frozenset[str]:
    """The clauses of a game's rulebook."""
    rules = tomllib.loads((files(package) / "rules.toml").read_text(encoding="utf-8"))
    return frozenset(rules["clauses"])


def _check_cards(match: Match[Any], before: list[Card]) -> None:
    now = cards_of(match)
    if now == before:
        return
    keys = match.state.pack.box.keys
    twice = [keys[card] for card in sorted(set(now)) if now.count(card) > 1]
    lost = [keys[card] for card in sorted(set(before) - set(now))]
    new = [keys[card] for card in sorted(set(now) - set(before))]
    raise fault(match, f"cards are not conserved: twice {twice}, lost {lost}, new {new}")


def _check_position(match: Match[Any]) -> None:
    """The game itself must not call a table that was played impossible."""
    for flaw in find_flaws(match.game.positions, match.state, match.game.segments):
        raise fault(match, f"the table cannot be so: {flaw}")


def _check_invariants(subject: Subject, match: Match[Any]) -> None:
    assert subject.invariants is not None
    try:
        subject.invariants(match.state)
    except AssertionError as error:
        raise fault(match, f"an invariant of the game is broken: {error}") from error


def _check_decision(match: Match[Any], decision: Decision, words: _Words) -> None:
    prompt, options = decision.prompt, decision.options
    if match.result is not None:
        raise fault(match, "somebody is asked although there is a result")
    if decision.seat not in range(match.state.seats):
        raise fault(match, f"{prompt.id} asks seat {decision.seat}")
    if len(options) < (1 if prompt.always else 2):
        raise fault(match, f"{prompt.id} has {len(options)} options")
    if not prompt.id:
        raise fault(match, f"a prompt without id: {prompt}")
    _check_clause(match, prompt.clause, prompt.id)
    words.check(match, prompt.id, match.game.display.question(match.state, decision))
    for option in options:
        _check_option(match, option, words)
    if len(set(options)) < len(options):
        raise fault(match, f"{prompt.id} offers an option twice: {options}")
    default = decision.default(match.state)
    if default not in options:
        raise fault(match, f"the default of {prompt.id} is no option: {default}")
    _check_refusals(match, decision, words)


def _check_refusals(match: Match[Any], decision: Decision, words: _Words) -> None:
    game, options = match.game, decision.options
    for refusal in game.display.refusals(match.state, decision.seat):
        words.check(match, f"the refusal of {refusal.option!r}", refusal.what, refusal.why)
        _check_clause(match, refusal.clause, f"the refusal of {refusal.what!r}")
        if not refusal.option or refusal.option[0] not in game.verbs:
            raise fault(match, f"the refusal of {refusal.what!r} names no option")
        if any(refusal.refuses(option) for option in options):
            raise fault(match, f"{refusal.option!r} is refused and offered at the same time")


def _check_option(match: Match[Any], option: Option, words: _Words) -> None:
    game = match.game
    if type(option) is not tuple or not option or option[0] not in game.verbs:
        raise fault(match, f"{option!r}: its verb is not among the game's verbs")
    if option == CONCEDE:
        raise fault(match, f"{option!r} is the kernel's word for giving up")
    kinds, arguments = game.verbs[option[0]], option[1:]
    if len(kinds) != len(arguments):
        raise fault(match, f"{option!r}: {option[0]} takes {len(kinds)} arguments: {', '.join(kinds)}")
    for kind, argument in zip(kinds, arguments, strict=True):
        _check_argument(match, option, kind, argument)
    if not _survives_json(option):
        raise fault(match, f"{option!r} does not come back from JSON")
    words.check(match, repr(option), match.label(option))


def _check_argument(match: Match[Any], option: Option, kind: str, argument: Any) -> None:
    pack, words = match.state.pack, match.game.words
    limit = {"card": len(pack.box.keys), "seat": match.state.seats}.get(kind)
    if limit is not None and argument is not None and argument not in range(limit):
        raise fault(match, f"{option!r}: {argument!r} is no {kind}")
    if isinstance(argument, str) and kind in words:
        if argument not in words[kind] and argument not in pack.content:
            raise fault(match, f"{option!r}: {argument!r} is not among the words for a {kind}")


def _survives_json(option: Option) -> bool:
    try:
        return bool(frozen(json.loads(text_of(option))) == option)
    except (TypeError, ValueError):
        return False


def _check_clause(match: Match[Any], clause: str, what: str) -> None:
    if clause not in clauses_of(match.game.package):
        raise fault(match, f"{what} cites {clause!r}, which is not in rules.toml")


def _check_value(match: Match[Any], seat: int) -> None:
    value = match.game.judgement.evaluate(match.state, seat)
    if not 0 <= value <= 1:
        raise fault(match, f"evaluate gives seat {seat} {value}, expected 0 to 1")


def _check_view(match: Match[Any], turn: int) -> None:
    """Views can be written as JSON: each in turn, because they are large."""
    watching = viewers(match)
    text_of(match.view(watching[turn % len(watching)]))


def _check_result(match: Match[Any]) -> None:
    result, seats = match.result, match.state.seats
    if result is None:
        raise fault(match, "the game is over without a result")
    if len(result.places) != seats or len(result.scores) != seats:
        raise fault(match, f"places and scores are not for {seats} seats: {result}")
    if not set(result.winners) <= set(range(seats)) or not result.outcome:
        raise fault(match, f"an odd result: {result}")
    if any(result.places[seat] != 1 for seat in result.winners):
        raise fault(match, f"a winner is not in the first place: {result}")
    text_of(result.to_data())
