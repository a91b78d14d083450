"""Secrecy: what a seat may not know changes nothing that it sees, and is not in its imagined worlds."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Hashable, Iterator
from typing import Any

from fatebox.kernel import Card, Match, Rng
from fatebox.kernel.cards import Audience, Eye
from fatebox.kernel.undo import visible_cards

from .playing import cards_of
from .subject import Fault, Subject, at_random, fault, same, text_of, viewers

WORLDS = 24
"""Worlds enough to see a difference: a fair coin shows one side that often once in 8 million tries."""


def views_show_nothing_hidden(subject: Subject) -> None:
    """Exchange all cards that are hidden from somebody: the view stays the same, byte for byte."""
    for number in range(subject.games):
        rng = Rng.from_seed(f"exchange {number}")
        for match in subject.moments(number):
            for viewer in viewers(match):
                state = match.state
                twin = state.relabelled(exchanged(match, hidden_cards(match, viewer), rng))
                view, other = (text_of(s.redacted(Eye(viewer, s.seen))) for s in (state, twin))
                same(match, f"the view of {name(viewer)} depends on hidden cards", view, other)


def imagined_worlds_agree(subject: Subject) -> None:
    """A seat cannot tell an imagined world from the truth, and can play it to its end."""
    for number in range(subject.games):
        rng = Rng.from_seed(f"agree {number}")
        for match in subject.moments(number):
            cards = cards_of(match)
            for viewer in viewers(match):
                world = match.imagine(viewer, rng)
                whose = f"{name(viewer)} in an imagined world"
                view, other = text_of(match.view(viewer)), text_of(world.view(viewer))
                same(match, f"the view of {whose} differs", view, other)
                same(match, f"the texts for {whose} differ", _texts(match, viewer), _texts(world, viewer))
                _play_to_the_end(match, world, rng)
                if cards_of(world) != cards:
                    raise fault(match, f"an imagined world of {name(viewer)} has other cards")


def imagined_worlds_are_not_the_truth(subject: Subject) -> None:
    """Hidden cards and values are not always where and what they truly are, and chance is another."""
    secrets: dict[str, set[bool]] = defaultdict(set)
    strayed: dict[Audience, set[bool]] = defaultdict(set)
    for number in range(subject.games):
        rng = Rng.from_seed(f"truth {number}")
        for match in subject.moments(number, 2):
            for viewer in rng.draw("viewers", list(viewers(match)), 2):
                worlds = [match.imagine(viewer, rng) for _ in range(WORLDS)]
                _check_places(match, viewer, worlds)
                _check_chance(match, worlds)
                _compare_piles(match, viewer, worlds[:6], strayed)
                _compare_secrets(match, viewer, worlds[:6], secrets)
    game = subject.game.id
    for path, equal in secrets.items():
        if equal == {True}:
            text = "is hidden, yet it has its true value in all imagined worlds; the game needs a `redraw`"
            raise Fault(f"{game}: {path} {text}")
    for audience, elsewhere in strayed.items():
        if elsewhere == {False}:
            text = "have their true cards in all imagined worlds; is the game's `kinds` too fine?"
            raise Fault(f"{game}: hidden piles seen by {audience.value} {text}")


def name(viewer: int | None) -> str:
    """A viewer in words."""
    return "a spectator" if viewer is None else f"seat {viewer}"


def hidden_cards(match: Match[Any], viewer: int | None) -> list[Card]:
    """The cards on the table that this viewer does not know."""
    return sorted(set(cards_of(match)) - visible_cards(match.state, viewer))


def exchanged(match: Match[Any], cards: Collection[Card], rng: Rng) -> dict[Card, Card]:
    """A random exchange of these cards within their kinds."""
    mapping: dict[Card, Card] = {}
    for alike in by_kind(match, cards):
        others = alike[:]
        rng.shuffle("exchange", others)
        mapping.update(zip(alike, others, strict=True))
    return mapping


def by_kind(match: Match[Any], cards: Collection[Card]) -> list[list[Card]]:
    """Cards sorted into their kinds."""
    kinds: dict[Hashable, list[Card]] = defaultdict(list)
    kind_of = match.game.secrets.kinds(match.state)
    for card in cards:
        kinds[kind_of(card)].append(card)
    return list(kinds.values())


def _texts(match: Match[Any], viewer: int | None) -> str:
    """All that is said to the viewer about its own question."""
    decision = match.decision_of(viewer)
    if decision is None:
        return ""
    labels = [repr(match.label(option)) for option in decision.options]
    refusals = [
        (repr(r.what), repr(r.why), r.clause) for r in match.game.display.refusals(match.state, decision.seat)
    ]
    return text_of([labels, refusals, decision.default(match.state)])


def _play_to_the_end(match: Match[Any], world: Match[Any], rng: Rng) -> None:
    for _ in range(match.game.max_decisions):
        if world.decision is None:
            return
        seat, option = at_random(world, rng)
        world.answer(option, seat)
    raise fault(match, "an imagined world does not end")


def _check_places(match: Match[Any], viewer: int | None, worlds: list[Match[Any]]) -> None:
    """Check that a hidden card with more than one possible place lies in more than one."""
    places = [_places(world) for world in worlds]
    truth = _places(match)
    for alike in by_kind(match, hidden_cards(match, viewer)):
        for card in alike if len(alike) > 1 else ():
            if {place[card] for place in places} == {truth[card]}:
                key, whom = match.state.pack.box.keys[card], name(viewer)
                raise fault(
                    match, f"{key} is hidden from {whom}, but lies in its true place in all its worlds"
                )


def _places(match: Match[Any]) -> dict[Card, tuple[int, int]]:
    piles = enumerate(pile for pile, _, _ in match.state.piles())
    return {card: (number, place) for number, pile in piles for place, card in enumerate(pile)}


def _compare_piles(
    match: Match[Any], viewer: int | None, worlds: list[Match[Any]], strayed: dict[Audience, set[bool]]
) -> None:
    """Note for each kind of hidden pile whether its cards lie in another pile in some world."""
    eye = Eye(viewer, match.state.seen)
    hidden = [
        (number, pile, audience)
        for number, (pile, audience, owner) in enumerate(match.state.piles())
        if pile and not eye.sees(audience, owner)
    ]
    if len(hidden) < 2:
        return
    for world in worlds:
        piles = [set(pile) for pile, _, _ in world.state.piles()]
        for number, pile, audience in hidden:
            strayed[audience].add(not set(pile) <= piles[number])


def _check_chance(match: Match[Any], worlds: list[Match[Any]]) -> None:
    futures = {m.state.rng.copy().word() for m in (match, *worlds)}
    if len(futures) < len(worlds) + 1:
        raise fault(match, "imagined worlds draw the same chance")


def _compare_secrets(
    match: Match[Any], viewer: int | None, worlds: list[Match[Any]], found: dict[str, set[bool]]
) -> None:
    """Note for each field hidden from the viewer whether the worlds have the true value."""
    truth, *imagined = (
        dict(_hidden_values(m.state.redacted(Eye(viewer, m.state.seen)), m.state.to_data(), ""))
        for m in (match, *worlds)
    )
    for path, value in truth.items():
        field = ".".join(step for step in path.split(".") if not step.isdigit())
        found[field].update(world.get(path) == value for world in imagined)


def _hidden_values(view: Any, data: Any, path: str) -> Iterator[tuple[str, Any]]:
    """The fields that hold something in the data and nothing in the view, with their paths."""
    if isinstance(data, dict) and isinstance(view, dict):
        for key, value in data.items():
            if view.get(key) is None and value and (path, key) not in (("", "rng"), ("", "seen")):
                yield f"{path}{key}", value
            else:
                yield from _hidden_values(view.get(key), value, f"{path}{key}.")
    elif isinstance(data, list) and isinstance(view, list):
        for number, value in enumerate(data):
            yield from _hidden_values(view[number], value, f"{path}{number}.")
