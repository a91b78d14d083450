"""Preparing the game (SEV-SET) with its options (SEV-OPT)."""

from __future__ import annotations

from fatebox.games.seven import events
from fatebox.games.seven.content import SevenPack
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.moves import refill
from fatebox.games.seven.state.pieces import Board, Player, Quest, Space
from fatebox.games.seven.state.quests import fill_row
from fatebox.games.seven.state.sins import draw_sins
from fatebox.games.seven.state.table import Unnamed
from fatebox.games.seven.state.terms import FOR_SALE, LEAST_FOR_ADVANCED, OPEN, ROWS, SINS, SPACES
from fatebox.kernel import (
    Card,
    Deal,
    Decision,
    OptionsError,
    Pile,
    Prompt,
    Rules,
)

HERO = Prompt("setup.hero", "SEV-SET.1")


def deal(d: Deal) -> SevenState:
    """Set the table; heroes are chosen in the first segment."""
    heroes = _hero_players(d)
    pack: SevenPack = d.pack
    s = SevenState(
        pack=pack,
        seats=d.seats,
        rng=d.rng,
        falling=d.options["fall_of_a_hero"],
        portal_gifts=d.options["portal_gifts"],
        players=[Player(seat=seat) for seat in range(heroes)],
        unnamed=Unnamed(seat=heroes, hand=pack.unnamed_cards[:]) if heroes < d.seats else None,
        pools=list(pack.gift_copies),
        tavern=_board(d, "tavern", pack.character_cards),
        store=_board(d, "store", pack.elixir_cards),
        castle_deck=_shuffled(d, "castles", pack.castle_cards),
        estate_deck=_shuffled(d, "estates", pack.estate_cards),
        temples=pack.temple_cards[:],  # SEV-SET.12
        quest_deck=_shuffled(d, "quests", pack.quest_cards),
        treasure_deck=_shuffled(d, "treasures", pack.treasure_cards),
        sin_deck=_shuffled(d, "sins", pack.sin_cards),
        artifact_deck=_shuffled(d, "artifacts", pack.artifact_cards),
        cataclysm_deck=_shuffled(d, "cataclysms", pack.cataclysm_cards),
        gone=[] if heroes < d.seats else pack.unnamed_cards[:],
        portals=[OPEN] * len(pack.portals),
        order=_first_order(d, heroes),
        heroes_left=tuple(sorted(pack.heroes, key=lambda key: pack.heroes[key].number)),
    )
    for seat in s.order:
        draw_sins(s, seat, SINS, "SEV-SET.4")
    refill(s, s.tavern)  # SEV-SET.7
    refill(s, s.store)  # SEV-SET.8
    s.castles, s.castle_deck = s.castle_deck[:FOR_SALE], s.castle_deck[FOR_SALE:]  # SEV-SET.9
    s.estates, s.estate_deck = s.estate_deck[:FOR_SALE], s.estate_deck[FOR_SALE:]
    s.rows = [list[Quest]() for _ in range(ROWS)]
    for row in range(ROWS):
        fill_row(s, row)  # SEV-SET.10, .11
    if d.options["hero_assignment"] == "random":
        keys = list(s.heroes_left)
        d.rng.shuffle("heroes", keys)
        for player, key in zip(s.players, keys, strict=False):
            give_hero(s, player, key)
        s.heroes_left = ()
    return s


def _hero_players(d: Deal) -> int:
    """The number of hero players; refuses combinations that the rules do not know."""
    unnamed = d.options["unnamed_player"]
    heroes = d.seats - 1 if unnamed else d.seats
    if heroes > len(d.pack.heroes):
        raise OptionsError(f"seats: {d.seats} players need the option unnamed_player (SEV-UNN.1)")
    for name in ("unnamed_player", "fall_of_a_hero"):
        if d.options[name] and heroes < LEAST_FOR_ADVANCED:
            raise OptionsError(
                f"{name}: needs at least {LEAST_FOR_ADVANCED} hero players, got {heroes} (SEV-2P.3)"
            )
    if d.options["first_player"] > heroes:
        raise OptionsError(
            f"first_player: expected a hero's seat from 1 to {heroes}, or 0, got {d.options['first_player']}"
        )
    return heroes


def _first_order(d: Deal, heroes: int) -> list[int]:
    """The First Player and then clockwise (SEV-SET.6, .17)."""
    chosen: int = d.options["first_player"]
    first = chosen - 1 if chosen else d.rng.choose("first-player", range(heroes))
    return [(first + i) % heroes for i in range(heroes)]


def _shuffled(d: Deal, what: str, cards: list[Card]) -> Pile:
    deck = cards[:]
    d.rng.shuffle(what, deck)
    return deck


def _board(d: Deal, name: str, cards: list[Card]) -> Board:
    return Board(spaces=[Space() for _ in range(SPACES)], deck=_shuffled(d, name, cards))


def give_hero(s: SevenState, player: Player, key: str) -> None:
    """A player takes a hero with what is printed on it (SEV-SET.1, .2)."""
    hero = s.pack.heroes[key]
    player.hero = key
    player.fame, player.gold = hero.start.fame, hero.start.gold
    for color, amount in enumerate(s.pack.start_gifts[key]):
        player.gifts[color] += amount
        s.pools[color] -= amount
    player.banners[s.pack.hero_banner[key]] += 1
    s.heroes_left = tuple(left for left in s.heroes_left if left != key)
    s.emit(events.Hero, player.seat, key, clause="SEV-SET.1")


def choose_heroes(s: SevenState) -> Rules[str] | str:
    """Let players without a hero choose one, from the First Player on (SEV-SET.1, D01)."""
    if s.position < len(s.order) and not s.players[s.order[s.position]].hero:
        return _choose_hero(s, s.order[s.position])
    return "turn.begin"


def _choose_hero(s: SevenState, seat: int) -> Rules[str]:
    answer = yield Decision(seat, HERO, [("hero", key) for key in s.heroes_left])
    give_hero(s, s.players[seat], answer[1])
    s.position += 1
    return "setup.heroes"
