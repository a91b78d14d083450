"""Setup: factions, Shard cards, decks, and the first hands (OUT-SET, OUT-OPT.2)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import filterfalse

from fatebox.games.outposts import events
from fatebox.games.outposts.content.pack import SETS, CardList, OutpostsPack
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.outposts import add_counters, gain_post
from fatebox.games.outposts.state.pieces import Player
from fatebox.games.outposts.state.terms import DECK_SIZE, FACTIONS, OPENING_HAND, SHARD, SHARDS_MOST, SILVER
from fatebox.kernel import Card, Deal, Decision, Option, OptionsError, Pile, Prompt, Rules, share, together
from fatebox.kernel.conversion import convert
from fatebox.kernel.problem import in_lines

from .decks import Entrant, check_collection, check_deck, cut_down, default_deck, ready_decks

BUILD: Option = ("build",)
FIRST_TURN = 1
TRUCE_COUNTERS = 4
"""Damage that the second Outpost of the starting player has with an opening truce (OUT-OPT.8)."""


def starred(s: OutpostsState, decision: Decision) -> Option:
    """On time-out: the starred cards, without the most expensive ones where there are Shard cards."""
    player = s.players[decision.seat]
    default = default_deck(s.pack, player.faction, player.owns, DECK_SIZE - player.shards)
    wanted = ("include", decision.options[0][1], default.get(decision.options[0][1], 0))
    return wanted if wanted in decision.options else decision.options[0]


FACTION = Prompt("faction", "OUT-SET.1")
SHARD_COUNT = Prompt("shard_count", "OUT-OPT.2")
DECK = Prompt("deck_list", "OUT-SET.4")
DECK_LIST = Prompt("deck_list", "OUT-SET.4", variant="copies", default=starred)


# --- the empty table --------------------------------------------------------------------------------


def deal(d: Deal) -> OutpostsState:
    """The table before the first choice."""
    pack: OutpostsPack = d.pack
    options = d.options
    entrants = _entrants(d)
    owned = _owned(entrants)
    own_shards = {key: owned[key] for key in pack.keys[SHARD] if owned[key]} if owned else {}
    return OutpostsState(
        pack=pack,
        seats=d.seats,
        rng=d.rng,
        custom=options["deck_mode"] == "custom",
        shard_option=options["shard_cards"],
        unique_factions=options["unique_factions"],
        opening_truce=options["opening_truce"],
        reward=options["teardown_reward"] or options["campaign"],  # OUT-CAMP.1
        max_rounds=options["max_rounds"],
        owned_shards=own_shards,
        players=[
            Player(
                seat=seat,
                faction=entrant.faction or "",
                owns=dict(entrant.collection or {}),
                brings=dict(entrant.deck or {}),
            )
            for seat, entrant in enumerate(entrants)
        ],
        box=_box(d, entrants, owned),
        silver_deck=list(_silver_cards(pack)),
        shard_deck=_shard_cards(pack, own_shards) if options["shard_cards"] else [],
    )


def _owned(entrants: list[Entrant]) -> Counter[str]:
    """The cards of all collections that were brought."""
    owned: Counter[str] = Counter()
    for entrant in entrants:
        owned.update(entrant.collection or {})
    return owned


def _entrants(d: Deal) -> list[Entrant]:
    """The entrants, checked; an error says whose entry is wrong, where and why."""
    given = d.options["entrants"] or []
    if len(given) > d.seats:
        raise OptionsError(f"entrants: expected at most {d.seats} entries, got {len(given)}")
    entrants: list[Entrant] = [convert(entry or {}, Entrant) for entry in given]
    entrants += [Entrant() for _ in range(d.seats - len(given))]
    for seat, entrant in enumerate(entrants):
        _check_entrant(d, entrant, f"entrants[{seat}]")
    limit = faction_limit(d.seats, d.options["unique_factions"])
    for faction, number in Counter(e.faction for e in entrants if e.faction).items():
        if number > limit:
            raise OptionsError(f"entrants: {number} players have {faction}, at most {limit} may (OUT-SET.1)")
    return entrants


def _check_entrant(d: Deal, entrant: Entrant, where: str) -> None:
    pack: OutpostsPack = d.pack
    if entrant.faction is None and (entrant.collection is not None or entrant.deck is not None):
        raise OptionsError(f"{where}.faction: a collection or a deck needs a faction")
    if entrant.collection is not None:
        wrong = check_collection(pack, entrant.collection)
        if wrong:
            raise OptionsError(in_lines(wrong, f"{where}.collection"))
    if entrant.deck is not None:
        assert entrant.faction is not None
        if d.options["deck_mode"] != "custom":
            raise OptionsError(f"{where}.deck: a deck list needs deck_mode = custom (OUT-SET.3)")
        wrong = check_deck(pack, entrant.faction, entrant.deck, entrant.collection)
        if wrong:
            raise OptionsError(in_lines(wrong, f"{where}.deck"))


def _box(d: Deal, entrants: list[Entrant], owned: Counter[str]) -> Pile:
    """The cards that decks may hold; an error if collections hold more than there are."""
    pack: OutpostsPack = d.pack
    choosing = sum(entrant.collection is None for entrant in entrants)
    decks = min(choosing, faction_limit(d.seats, d.options["unique_factions"]))
    if not owned:
        return list(_faction_cards(pack, decks))
    box: Pile = []
    for key, copies in pack.copies.items():
        number = owned[key] + _in_decks(pack, key, decks)
        box += copies[:number]
        if number > len(copies):
            raise OptionsError(
                f"entrants: the collections hold {owned[key]} copies of {pack.designs[key].name}, there are "
                f"{len(copies) - number + owned[key]}"
            )
    return box


def _in_decks(pack: OutpostsPack, key: str, decks: int) -> int:
    """The copies of a card in this many decks of its faction."""
    return decks * pack.designs[key].copies if pack.pool[key] in FACTIONS else 0


def _shard_cards(pack: OutpostsPack, owned: CardList) -> Pile:
    """The Shard cards that belong to no collection (OUT-TEAR.7)."""
    return [card for key in pack.keys[SHARD] for card in pack.copies[key][owned.get(key, 0) :]]


@lru_cache
def _silver_cards(pack: OutpostsPack) -> tuple[Card, ...]:
    """All Silver cards."""
    return tuple(card for key in pack.keys[SILVER] for card in pack.copies[key])


@lru_cache
def _faction_cards(pack: OutpostsPack, decks: int) -> tuple[Card, ...]:
    """The cards of this many decks of every faction: nearly every game begins with them."""
    return tuple(card for key in pack.designs for card in pack.copies[key][: _in_decks(pack, key, decks)])


# --- factions and Shard cards -----------------------------------------------------------------------


def faction_limit(seats: int, unique: bool) -> int:
    """The number of players who may take the same faction (OUT-SET.1, OUT-OPT.5)."""
    if not unique:
        return SETS
    return 1 if seats <= len(FACTIONS) else 2


def factions(s: OutpostsState) -> Rules[str | None]:
    """Each player chooses a faction, publicly and in seat order (OUT-SET.1)."""
    limit = faction_limit(s.seats, s.unique_factions)
    for player in s.players:
        if not player.faction and not player.out:
            taken = Counter(other.faction for other in s.players)
            free: list[Option] = [("faction", name) for name in FACTIONS if taken[name] < limit]
            option = yield Decision(player.seat, FACTION, free)
            player.faction = option[1]
            s.emit(events.Faction, player.seat, player.faction, clause="OUT-SET.1")
    for player in s.players:
        if not player.out:
            player.owns = player.owns or s.pack.faction_deck(player.faction)
            player.collection = sum(player.owns.values())
    return "shard_counts" if s.shard_option else "decks"


def shard_counts(s: OutpostsState) -> Rules[str | None]:
    """Each player announces a number, at the same time, and is dealt that many Shard cards (OUT-OPT.2)."""
    players = [player for player in s.players if not player.out]
    counts = yield from together({player.seat: _shard_count(player.seat) for player in players})
    s.shuffle("shards", s.shard_deck)
    for player in players:
        player.kept = s.shard_deck[: counts[player.seat]]
        del s.shard_deck[: counts[player.seat]]
        player.shards = len(player.kept)  # fewer if the others are in collections (R92)
        s.emit(events.Shards, player.seat, player.shards, clause="OUT-OPT.2")
    return "decks"


def _shard_count(seat: int) -> Rules[int]:
    option = yield Decision(seat, SHARD_COUNT, [("shards", n) for n in range(SHARDS_MOST + 1)])
    number: int = option[1]
    return number


# --- decks ------------------------------------------------------------------------------------------


def decks(s: OutpostsState) -> Rules[str | None]:
    """Each player forms a deck of 30 cards: the starter deck, or a secret choice (OUT-SET.2 to .5)."""
    players = [player for player in s.players if not player.out]
    lists: dict[int, CardList] = {}
    if s.custom:
        lists = yield from together({player.seat: _choose_deck(s, player) for player in players})
    else:
        for player in players:
            size = DECK_SIZE - player.shards
            lists[player.seat] = default_deck(s.pack, player.faction, player.owns, size)
    _hand_out(s, players, lists)
    return "draft"


def _choose_deck(s: OutpostsState, player: Player) -> Rules[CardList]:
    """A deck list that was brought, a ready-made one, or one built card by card."""
    size = DECK_SIZE - player.shards
    if player.brings:
        return cut_down(s.pack, player.brings, size)
    ready = ready_decks(s.pack, player.faction, player.owns, size)
    option = yield Decision(player.seat, DECK, [*(("deck", key) for key in ready), BUILD])
    if option != BUILD:
        return ready[option[1]]
    limits = list(player.owns.items())
    return (yield from share(player.seat, DECK_LIST, size, limits, verb="include"))


def _hand_out(s: OutpostsState, players: list[Player], lists: dict[int, CardList]) -> None:
    """Take the cards of all decks out of the box; what was not chosen stays with its owner."""
    used: dict[str, int] = {}
    taken: set[Card] = set()
    for player in players:
        deck, spare, chosen = player.deck, player.spare, lists[player.seat]
        for key, number in (player.owns if s.custom else chosen).items():
            first = used.get(key, 0)
            last = used[key] = first + number
            in_deck = first + chosen.get(key, 0)
            copies = s.pack.copies[key]
            deck += copies[first:in_deck]
            spare += copies[in_deck:last]
        taken.update(deck, spare)
        deck += player.kept  # the Shard cards
        player.kept, player.owns, player.brings = [], {}, {}
        s.emit(events.Deck, player.seat, len(deck), clause="OUT-SET.2")
    s.box = list(filterfalse(taken.__contains__, s.box))


def begin(s: OutpostsState) -> str:
    """The starting player, Outposts, first hands, and the truce if agreed (OUT-SET.8 to .11, OUT-OPT.8)."""
    players = [player for player in s.players if not player.out]
    s.start = s.rng.choose("starting player", [player.seat for player in players])
    s.emit(events.Starts, s.start, clause="OUT-SET.8")
    for player in players:
        for _ in range(1 if player.seat == s.start else 2):
            gain_post(s, player, "OUT-SET.9")
        player.hand = player.deck[:OPENING_HAND]
        del player.deck[:OPENING_HAND]
        s.emit(events.Drew, player.seat, OPENING_HAND, clause="OUT-SET.10")
        s.emit(events.DrewCards, player.seat, tuple(player.hand), clause="OUT-SET.10")
    if s.opening_truce:
        _agree_on_truce(s, s.players[s.start])
    return "pass_turn"


def _agree_on_truce(s: OutpostsState, first: Player) -> None:
    """The starting player may not attack at first, and gets a damaged second Outpost instead (OUT-OPT.8)."""
    first.no_attack = FIRST_TURN
    s.emit(events.Pacified, first.seat, clause="OUT-OPT.8")
    gain_post(s, first, "OUT-OPT.8")
    add_counters(s, first.posts[-1], TRUCE_COUNTERS, "OUT-OPT.8")
