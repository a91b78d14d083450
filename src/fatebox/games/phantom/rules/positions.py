"""The table of The Phantom as it can be: for positions laid out by hand, and for tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from fatebox.games.phantom.content import PhantomPack
from fatebox.games.phantom.effects.filters import cards
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.pieces import Player
from fatebox.games.phantom.state.terms import ADVENTURES, LEGENDS, LEVELS, RESOURCES, TokenKind
from fatebox.kernel import Card, Flaw, Named, Positions
from fatebox.kernel.positions import Belongs, among, as_many, in_order, number, seat, segment, sized, word

PHASES = ("setup", "recovery", "destiny", "preparation", "adventure", "fate", "cleanup")


def flaws(s: PhantomState) -> Iterator[Flaw]:
    """Cards of other levels, adventures and Legends; tokens and wounds on cards that have none."""
    yield from as_many("players", s.players, s.seats, "seat")
    yield from in_order("players", s.players)
    if len({player.legend for player in s.players}) < s.seats and s.turn:
        yield Flaw("players[1].legend", "expected another Legend than that of the first player")  # PHA-GEN.2
    yield from as_many("numbers", s.numbers, len(s.story), "card in story")
    yield from _level_flaws(s)
    yield from _adventure_flaws(s)
    yield from sized("missions", s.missions, 0, 1)
    yield from sized("lore", s.lore, 0, 1)
    for player in s.players:
        yield from _player_flaws(s, player)
    yield from _token_flaws(s)
    yield from _lore_flaws(s)
    for i, text in enumerate(s.held_all):
        try:
            cards(text)
        except ValueError as error:
            yield Flaw(f"held_all[{i}]", str(error))
    yield from among("fresh", s.fresh, s.row, "row", s.pack)
    yield from among("held", s.held, s.row, "row", s.pack)


def _level_flaws(s: PhantomState) -> Iterator[Flaw]:
    """Every card in use has a side for the level (PHA-LVL.3)."""
    faces = s.pack.faces[s.level]
    piles = {name: getattr(s, name) for name in SHARED}
    for player in s.players:
        piles |= {f"players[{player.seat}].{name}": getattr(player, name) for name in OWN}
    for path, pile in piles.items():
        for i, card in enumerate(pile):
            if faces[card] is None:
                yield Flaw(f"{path}[{i}]", f"{s.pack.box.keys[card]} is not used at {LEVELS[s.level]}")


def _adventure_flaws(s: PhantomState) -> Iterator[Flaw]:
    """The story is told with the cards of its own adventure."""
    for name in ("story", "missions", "lore"):
        for i, card in enumerate(getattr(s, name)):
            if s.pack.sets[card] != s.adventure:
                yield Flaw(f"{name}[{i}]", f"{s.pack.box.keys[card]} is no card of {s.adventure}")
    for i, (card, printed) in enumerate(zip(s.story, s.numbers, strict=False)):
        if s.pack.numbers[card] != printed:
            yield Flaw(f"numbers[{i}]", f"expected {s.pack.numbers[card]}, got {printed}")


def _player_flaws(s: PhantomState, player: Player) -> Iterator[Flaw]:
    path = f"players[{player.seat}]"
    injuries = s.pack.injuries[player.legend]
    for name in ("injury_deck", "injuries"):
        for i, card in enumerate(getattr(player, name)):
            if card not in injuries:
                yield Flaw(f"{path}.{name}[{i}]", f"{s.pack.box.keys[card]} is another Legend's Injury")
    yield from among(f"{path}.exhausted", player.exhausted, player.play, f"{path}.play", s.pack)
    if set(player.resources) != set(RESOURCES):
        yield Flaw(f"{path}.resources", f"expected numbers of {', '.join(RESOURCES)}")
    for i, each in enumerate(player.gained):
        if each not in s.pack.at:
            yield Flaw(f"{path}.gained[{i}]", f"expected a set and number such as SD-63, got {each!r}")


def _token_flaws(s: PhantomState) -> Iterator[Flaw]:
    in_play = [*s.shared(), *(card for player in s.players for card in (*player.play, *player.injuries))]
    kinds = get_args(TokenKind)
    for card, tokens in s.tokens.items():
        path = f"tokens.{s.pack.box.keys[card]}"
        if card not in in_play:
            yield Flaw(path, "expected a card in play")
        for kind in tokens:
            if kind not in kinds:
                yield Flaw(path, f"expected tokens of {', '.join(kinds)}; got {kind!r}")
    enemies = s.enemies()
    for card in s.wounds:
        if card not in enemies:
            yield Flaw(f"wounds.{s.pack.box.keys[card]}", "expected an Enemy on the row")


def _lore_flaws(s: PhantomState) -> Iterator[Flaw]:
    """Lore cards that are to be read lie in the Adventure deck (PHA-LORE.2)."""
    lore, keys = s.pack.adventures[s.adventure].lore, s.pack.box.keys
    for name in ("to_read", "path"):
        for i, each in enumerate(getattr(s, name)):
            if each not in lore:
                yield Flaw(f"{name}[{i}]", f"expected the number of a Lore card, got {each}")
            elif name == "to_read" and lore[each] not in s.story:
                yield Flaw("story", f"expected {keys[lore[each]]}, which is to be read, among them")
    if s.lore and not 0 <= s.line < len(s.pack.box.cards[s.lore[0]].steps):
        yield Flaw("line", f"expected the number of an instruction of {keys[s.lore[0]]}")


def opening(s: PhantomState) -> Iterator[Flaw]:
    """A turn is played by somebody who is not Knocked Out; Lore is followed if there is some to read."""
    if s.segment in PHASES and s.players[s.active].out:
        yield Flaw("active", f"seat {s.active} is Knocked Out")
    if all(player.out for player in s.players):
        yield Flaw("players", "expected a player who is not Knocked Out")
    if s.segment == "lore":
        if not s.lore and not s.to_read:
            yield Flaw("to_read", "expected a Lore card to be read")
        if not s.resume:
            yield Flaw("resume", "expected the segment that goes on when the Lore has been read")


def complete(s: PhantomState, named: Named) -> None:
    """The printed numbers of the Adventure deck; a second Legend; what no card carries has no token."""
    if not named("numbers"):
        s.numbers = [s.pack.numbers[card] for card in s.story]
    if s.seats > 1 and s.players[0].legend == s.players[1].legend:
        for player in reversed(s.players):
            if not named(f"players[{player.seat}].legend"):
                player.legend = next(each for each in LEGENDS if each != player.legend)
                break


def _is(*types: str) -> Belongs:
    def belongs(pack: PhantomPack, card: Card, at: tuple[int, ...]) -> bool:
        return pack.designs[card].__struct_config__.tag in types

    return belongs


SHARED = ("destiny", "resolved", "row", "missions", "objectives", "set_aside", "at_hand", "lore", "turned_up")
OWN = ("deck", "hand", "discard", "play", "injury_deck", "injuries")

POSITIONS: Positions[PhantomState] = Positions(
    belongs={
        **dict.fromkeys(("destiny", "set_aside"), _is("destiny")),
        **dict.fromkeys(("resolved", "row"), _is("destiny", "objective")),
        "missions": _is("mission"),
        **dict.fromkeys(("objectives", "at_hand"), _is("objective")),
        "lore": _is("lore"),
        **dict.fromkeys(("deck", "hand", "discard"), _is("player", "injury")),
        **dict.fromkeys(("play", "left_out", "promos"), _is("player")),
        **dict.fromkeys(("injury_deck", "injuries"), _is("injury")),
    },
    fields={
        "PhantomState.adventure": word(*ADVENTURES),
        "PhantomState.level": number(0, len(LEVELS) - 1),
        "PhantomState.legend": word("", "choose", *LEGENDS),
        "PhantomState.wounds": number(0),
        "PhantomState.tokens": number(0),  # R14
        "PhantomState.start": seat(),
        "PhantomState.active": seat(),
        "PhantomState.turn": number(0),
        "PhantomState.phase": word(*PHASES),
        "PhantomState.resume": segment,
        "PhantomState.line": number(0),
        "PhantomState.defeated": number(0),
        "PhantomState.combat": number(0),
        "PhantomState.owing": number(0),
        "Player.resources": number(0),
        "Player.damage": number(0),
        "Player.achieved": number(0),
    },
    flaws=flaws,
    opening=opening,
    complete=complete,
)
