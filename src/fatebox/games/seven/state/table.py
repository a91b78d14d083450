"""The table of 7, with the queries that the rules ask of it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

from fatebox.kernel import Card, FaceDown, FaceUp, Fixed, InHand, Plain, State, field

from .pieces import Board, Declared, Offers, Player, PricedSpace, Quest
from .terms import FREE, GOAL, NOBODY, OPEN, SETUP, SIN_PILE

if TYPE_CHECKING:
    from fatebox.games.seven.content import SevenPack
else:
    SevenPack = Any  # the pack's effects use the state: the names meet only for the type checker

T = TypeVar("T")


def upgrade(data: dict[str, Any], version: str) -> dict[str, Any]:
    """Bring a state that an earlier version of the rules saved up to this version."""
    if version == "1":  # heroes chose in their own steps whether to be asked in those of others
        data = {name: _without(value, "watching") for name, value in data.items() if name != "changed"}
    return data


def _without(data: Any, name: str) -> Any:
    """JSON data without a field, wherever it is."""
    if isinstance(data, dict):
        return {each: _without(value, name) for each, value in data.items() if each != name}
    return [_without(value, name) for value in data] if isinstance(data, list) else data


class Unnamed(Plain):
    """The cards of the Unnamed, if a person plays him (SEV-UNN.1)."""

    seat: int
    hand: InHand
    discard: FaceDown = field(default_factory=list)


class SevenState(State):
    """The table."""

    pack: Fixed[SevenPack]

    falling: bool = False
    """Whether heroes can fall (SEV-COR)."""
    portal_gifts: int = 7
    """The most gifts of a color that a portal takes (SEV-OPT.3)."""
    players: list[Player]
    """The hero players, by seat."""
    unnamed: Unnamed | None = None
    """The player of the Unnamed; his seat comes after those of the heroes."""
    with_instants: Fixed[tuple[int, ...] | None] = None
    """The heroes who could use instants; None once elixirs or buildings have come or gone."""
    heroes_left: tuple[str, ...] = ()
    """The heroes that can still be chosen (SEV-SET.1)."""

    pools: list[int]
    """The gift cards of each color that nobody has (SEV-SET.14)."""
    tavern: Board
    store: Board
    castle_deck: FaceDown
    castles: FaceUp = field(default_factory=list)
    estate_deck: FaceDown
    estates: FaceUp = field(default_factory=list)
    temples: FaceUp
    for_fame: Fixed[Offers | None] = None
    """The characters for sale; None once a card of the tavern has come or gone."""
    for_gold: Fixed[Offers | None] = None
    """The elixirs and buildings for sale; None once one of them has come or gone."""

    quest_deck: FaceDown
    quests: FaceUp = field(default_factory=list)
    """The cards of all quests on the board."""
    rows: list[list[Quest]] = field(default_factory=list)
    """Row 1, the lowest, first."""
    open_spaces: Fixed[tuple[PricedSpace, ...] | None] = None
    """The spaces that can be marked; None once quests, or markers on them, have come or gone.

    While they are known, row 1 is not finished.
    """
    treasure_deck: FaceDown
    treasure_discard: FaceDown = field(default_factory=list)
    rewards: FaceUp = field(default_factory=list)
    """The reward pool while a quest is being completed (SEV-CMP.3)."""

    sin_deck: FaceDown
    sin_discard: FaceDown = field(default_factory=list)
    artifact_deck: FaceDown
    artifact_discard: FaceDown = field(default_factory=list)
    shown: FaceUp = field(default_factory=list)
    """Cards that are open to all while they are carried out (SEV-HID.4, .6)."""
    cataclysm_deck: FaceDown
    cataclysms: FaceUp = field(default_factory=list)
    """The cataclysms played, last one last."""
    gone: FaceUp = field(default_factory=list)
    """Quests and buildings that have left the game (SEV-DECK.3, .6)."""

    portals: list[int]
    """For each color the seat whose marker closes its portal, or OPEN."""
    armour: int = 0
    """Armour pieces collected."""

    turn: int = 0
    phase: str = SETUP
    order: list[int]
    """The order of play; its first member is the First Player (SEV-TERM.2)."""
    position: int = 0
    """The place in the order of the hero whose step it is, or up to which a step of Regrouping has come."""
    passes: int = 0
    """The number of passes in a row (SEV-TURN.6)."""
    asked: int = 0
    """The progress of a window for instants, as a place in the order."""
    falls: int = 0
    """The number of falls so far."""
    completing: Card | None = None
    """The quest that is being completed."""
    picks: list[int] = field(default_factory=list)
    """The seats that still pick a treasure of the reward pool, in order (SEV-CMP.4)."""
    ward_asked: int = 0
    """The progress of the question for wards against a cataclysm, as a place in the order."""
    warded: list[int] = field(default_factory=list)
    """The heroes that the revealed cataclysm does not touch."""
    for_sins: bool = False
    """Whether seven sins have called the cataclysm that is being played (SEV-CAT.1)."""
    declared: Declared | None = None
    """The action or card that is being carried out."""
    after: list[str] = field(default_factory=list)
    """Segments to go on with after a halt, the next one last (SEV-CAT.2)."""

    # --- players -------------------------------------------------------------------------------

    def others(self, seat: int) -> list[int]:
        """The other hero players in the order of play, from the one after a seat on (SEV-RCT.2)."""
        order = self.order
        if seat not in order:
            return order[:]
        place = order.index(seat)
        return order[place + 1 :] + order[:place]

    def standing(self, seat: int, kind: type[T]) -> list[T]:
        """The rules of one kind that the manned temples of a hero set for this turn (SEV-MAN.3)."""
        rules: list[T] = []
        for card in self.players[seat].manned:
            rules += self.pack.special_rules[card].get(kind, ())
        return rules

    def good(self) -> list[int]:
        """The good heroes, in the order of play (SEV-TERM.8)."""
        return [seat for seat in self.order if not self.players[seat].corrupted]

    def corrupted(self) -> list[int]:
        """The corrupted heroes, in the order of play."""
        return [seat for seat in self.order if self.players[seat].corrupted]

    def owner_of_building(self, card: Card) -> Player | None:
        """The owner of a building, if it has one."""
        for player in self.players:
            if card in player.buildings:
                return player
        return None

    def owner_of_character(self, card: Card) -> Player | None:
        """The owner of a character, if it has one."""
        for player in self.players:
            if card in player.characters:
                return player
        return None

    def owner_of_elixir(self, card: Card) -> Player | None:
        """The owner of an elixir, if it has one."""
        for player in self.players:
            if card in player.elixirs:
                return player
        return None

    # --- quests --------------------------------------------------------------------------------

    def quest(self, card: Card) -> Quest:
        """The quest on the board with this card."""
        for row in self.rows:
            for quest in row:
                if quest.card == card:
                    return quest
        raise ValueError(f"card {card} is no quest on the board")

    def row_finished(self) -> bool:
        """Whether every space of every quest in row 1 carries a marker (SEV-QST.9)."""
        row = self.rows[0]
        for quest in row:
            if FREE in quest.marks:
                return False
        return bool(row)

    # --- portals and the end -------------------------------------------------------------------

    def portal_needs(self, color: int) -> tuple[int, ...]:
        """The gift cards that close a portal (SEV-PRT.1, SEV-OPT.3)."""
        return _limited(self.pack.portal_needs[color], self.portal_gifts)

    def seals(self, seat: int) -> int:
        """The number of portals that a hero has closed."""
        return self.portals.count(seat)

    def sealed(self) -> bool:
        """Whether all portals are closed (SEV-END.8)."""
        return OPEN not in self.portals

    def doomed(self) -> bool:
        """Whether the last cataclysm has been played (SEV-END.5)."""
        return not self.cataclysm_deck

    def mighty(self) -> list[int]:
        """The good heroes with might enough for the armour (SEV-END.1, .2)."""
        return [seat for seat in self.good() if self.players[seat].might >= GOAL]

    def cataclysm_due(self) -> bool:
        """Whether a seventh sin lies in the pile (SEV-CAT.1)."""
        return len(self.sin_discard) >= SIN_PILE

    def first(self) -> int:
        """The First Player (SEV-TERM.2)."""
        return self.order[0]

    def acting(self) -> int:
        """The hero player whose step it is; NOBODY outside the steps."""
        return self.order[self.position] if self.position < len(self.order) else NOBODY


@lru_cache
def _limited(needs: tuple[int, ...], most: int) -> tuple[int, ...]:
    return tuple(min(need, most) for need in needs)
