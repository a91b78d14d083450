"""The table of 7 as it can be: for positions laid out by hand, and for tests."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from fatebox.games.seven.content import SevenPack
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.pieces import Board, Player
from fatebox.games.seven.state.terms import (
    ARMOUR,
    COLORS,
    FREE,
    MARKERS,
    NEUTRAL,
    NOBODY,
    OPEN,
    QUESTING,
    REGROUPING,
    ROWS,
    SETUP,
    SIN_PILE,
    SPACES,
)  # fmt: skip
from fatebox.kernel import Flaw, Named, Pieces, Positions, Spot
from fatebox.kernel.positions import (
    among,
    as_many,
    in_order,
    key_of,
    number,
    of_kind,
    seat,
    segment,
    sized,
    word,
)


def flaws(s: SevenState) -> Iterator[Flaw]:
    """Gifts and markers that do not add up, pieces with wrong owners, places that are not there."""
    heroes = s.seats if s.unnamed is None else s.seats - 1
    yield from as_many("players", s.players, heroes, "hero player")
    yield from in_order("players", s.players)
    if s.unnamed is not None and s.unnamed.seat != len(s.players):
        yield Flaw("unnamed.seat", f"expected {len(s.players)}, got {s.unnamed.seat}")
    if sorted(s.order) != list(range(len(s.players))):
        yield Flaw("order", f"expected each of the seats 0 to {len(s.players) - 1} once, got {s.order}")
    yield from as_many("pools", s.pools, len(COLORS), "color")
    yield from as_many("portals", s.portals, len(COLORS), "color")
    yield from _quest_flaws(s)
    for name, board in (("tavern", s.tavern), ("store", s.store)):
        yield from _board_flaws(name, board)
    yield from sized("sin_discard", s.sin_discard, 0, SIN_PILE)
    for name in ("position", "asked", "ward_asked"):
        if getattr(s, name) > len(s.order):
            yield Flaw(name, f"expected 0 to {len(s.order)}, got {getattr(s, name)}")
    for player in s.players:
        yield from _player_flaws(s, player)
    yield from _gift_flaws(s)


def _quest_flaws(s: SevenState) -> Iterator[Flaw]:
    yield from as_many("rows", s.rows, ROWS, "row")
    for i, row in enumerate(s.rows):
        for j, quest in enumerate(row):
            spaces = s.pack.spaces[quest.card]
            yield from as_many(f"rows[{i}][{j}].marks", quest.marks, len(spaces), "space")
    if s.completing is not None and s.completing not in s.quests:
        yield Flaw("completing", f"{s.pack.box.keys[s.completing]} does not lie in quests")


def _board_flaws(name: str, board: Board) -> Iterator[Flaw]:
    yield from as_many(f"{name}.spaces", board.spaces, SPACES, "space")
    for i, space in enumerate(board.spaces):
        yield from sized(f"{name}.spaces[{i}].card", space.card, 0, 0 if space.closed else 1)


def _player_flaws(s: SevenState, player: Player) -> Iterator[Flaw]:
    path = f"players[{player.seat}]"
    yield from as_many(f"{path}.gifts", player.gifts, len(COLORS), "color")
    yield from among(f"{path}.tired", player.tired, player.characters, f"{path}.characters", s.pack)
    yield from among(f"{path}.manned", player.manned, player.buildings, f"{path}.buildings", s.pack)
    if player.hero and any(other.hero == player.hero for other in s.players[: player.seat]):
        yield Flaw(f"{path}.hero", f"{player.hero!r} is another player's")
    if not player.hero and s.turn:  # SEV-SET.1
        yield Flaw(f"{path}.hero", "expected a hero once the game has begun")
    free = _free_markers(s, player)
    if player.markers != free:  # SEV-TERM.5
        yield Flaw(f"{path}.markers", f"expected {free}, {MARKERS - free} are placed; got {player.markers}")
    if player.banners != _banners(s, player):  # SEV-TERM.3
        yield Flaw(f"{path}.banners", f"expected {_banners(s, player)}, got {player.banners}")


def _gift_flaws(s: SevenState) -> Iterator[Flaw]:
    for color, name in enumerate(COLORS):  # SEV-DECK.11
        held = [player.gifts[color] for player in s.players if color < len(player.gifts)]
        total = sum(held) + sum(s.pools[color : color + 1])
        copies = s.pack.gift_copies[color]
        if total != copies:
            yield Flaw(f"pools[{color}]", f"expected {copies} {name} gifts in all, got {total}")


def _free_markers(s: SevenState, player: Player) -> int:
    marks = [mark for row in s.rows for quest in row for mark in quest.marks]
    return MARKERS - marks.count(player.seat) - s.seals(player.seat) - len(player.manned)


def _banners(s: SevenState, player: Player) -> list[int]:
    banners = [s.pack.banner[card] for card in player.characters]
    if player.hero:
        banners.append(s.pack.hero_banner[player.hero])
    return [banners.count(color) for color in range(len(COLORS))]


def opening(s: SevenState) -> Iterator[Flaw]:
    """Whatever a step goes on with must be there."""
    acting = s.segment in ("step", "sins.discard")
    if acting and s.position >= len(s.order):
        yield Flaw("position", f"expected 0 to {len(s.order) - 1}, got {s.position}")
    if s.segment != "setup.heroes" and not all(player.hero for player in s.players):
        yield Flaw("players", f"expected heroes for the segment {s.segment}")
    if s.segment == "unnamed" and s.unnamed is None:
        yield Flaw("unnamed", "expected somebody who plays the Unnamed")
    yield from _halted(s)


def _halted(s: SevenState) -> Iterator[Flaw]:
    """Whatever halts the game must be there, and the segment after it."""
    if s.segment in ("check", "cataclysm.ward", "cataclysm.strike") and not s.after:
        yield Flaw("after", f"expected the segment that follows {s.segment}")
    if s.segment in ("cataclysm.ward", "cataclysm.strike"):
        yield from sized("cataclysms", s.cataclysms, 1)
    if s.segment in ("draft.begin", "draft") and s.completing is None:
        yield Flaw("completing", f"expected the quest that is being completed for the segment {s.segment}")
    if s.segment == "sin.discard":
        yield from sized("shown", s.shown, 1)


def complete(s: SevenState, named: Named) -> None:
    """Heroes with what is printed on them; banners, markers and pools as they follow from the rest."""
    _complete_heroes(s, named)
    for player in s.players:
        path = f"players[{player.seat}]"
        if not named(f"{path}.banners"):
            player.banners = _banners(s, player)
        if not named(f"{path}.markers"):
            player.markers = _free_markers(s, player)
    if not named("pools") and all(len(player.gifts) == len(COLORS) for player in s.players):
        held = [sum(column) for column in zip(*(player.gifts for player in s.players), strict=True)]
        s.pools = [copies - n for copies, n in zip(s.pack.gift_copies, held, strict=True)]


def _complete_heroes(s: SevenState, named: Named) -> None:
    """A hero that is named brings gifts, gold and fame; a player who had that hero gets another one."""
    chosen = [player for player in s.players if named(f"players[{player.seat}].hero")]
    taken = {player.hero for player in chosen}
    for player in s.players:
        path = f"players[{player.seat}]"
        if player not in chosen:
            if not player.hero or player.hero not in taken:
                continue
            player.hero = next(key for key in s.pack.heroes if key not in taken | {p.hero for p in s.players})
        if player.hero in s.pack.heroes:
            start = s.pack.heroes[player.hero].start
            if not named(f"{path}.gifts"):
                player.gifts = list(s.pack.start_gifts[player.hero])
            player.gold = player.gold if named(f"{path}.gold") else start.gold
            player.fame = player.fame if named(f"{path}.fame") else start.fame


def _laid_out(spot: Spot) -> Mapping[str, Any]:
    """A quest on which nobody has put a marker."""
    return {"marks": [FREE] * len(spot.pack.spaces[spot.card])}


def _heroes(pack: SevenPack) -> Collection[str]:
    return pack.heroes


POSITIONS: Positions[SevenState] = Positions(
    belongs={
        **dict.fromkeys(("tavern.spaces.card", "tavern.deck", "tavern.discard"), of_kind("characters")),
        **dict.fromkeys(("store.spaces.card", "store.deck", "store.discard"), of_kind("elixirs")),
        "characters": of_kind("characters"),
        "elixirs": of_kind("elixirs"),
        "buildings": of_kind("castles", "estates", "temples"),
        **dict.fromkeys(("castle_deck", "castles"), of_kind("castles")),
        **dict.fromkeys(("estate_deck", "estates"), of_kind("estates")),
        "temples": of_kind("temples"),
        **dict.fromkeys(("quest_deck", "quests"), of_kind("quests")),
        **dict.fromkeys(
            ("treasure_deck", "treasure_discard", "rewards", "treasures", "hidden"), of_kind("treasures")
        ),
        **dict.fromkeys(("sin_deck", "sin_discard", "sins"), of_kind("sins")),
        **dict.fromkeys(("artifact_deck", "artifact_discard", "artifacts"), of_kind("artifacts")),
        **dict.fromkeys(("cataclysm_deck", "cataclysms"), of_kind("cataclysms")),
        **dict.fromkeys(("unnamed.hand", "unnamed.discard"), of_kind("unnamed")),
    },
    fields={
        "SevenState.pools": number(0),
        "SevenState.portals": seat(OPEN),
        "SevenState.armour": number(0, ARMOUR),
        "SevenState.turn": number(0),
        "SevenState.phase": word(SETUP, QUESTING, REGROUPING),
        "SevenState.position": number(0),
        "SevenState.passes": number(0),
        "SevenState.asked": number(0),
        "SevenState.falls": number(0),
        "SevenState.picks": seat(),
        "SevenState.ward_asked": number(0),
        "SevenState.warded": seat(),
        "SevenState.after": segment,
        "SevenState.heroes_left": key_of(_heroes),
        "Player.hero": key_of(_heroes, ""),
        "Player.corruption": number(0),
        "Player.fell": number(0),
        "Player.gifts": number(0),
        "Player.gold": number(0),
        "Player.fame": number(0),
        "Player.might": number(0),
        "Player.markers": number(0, MARKERS),
        "Player.banners": number(0),
        "Quest.marks": seat(FREE, NEUTRAL),
        "Declared.seat": seat(),
        "Declared.target": seat(NOBODY),
    },
    flaws=flaws,
    opening=opening,
    complete=complete,
    pieces={"rows": Pieces(_laid_out, pile="quests")},
)
