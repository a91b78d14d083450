"""The table of Fate Weaver: hour and visitor, reserves, the row, the four decks.

A card in the row has the runes of its upright face at its edges, where cards touch. Its next face, dim, says
what another turn would bring.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from fatebox.games.weaver.content import WeaverPack
from fatebox.games.weaver.content.designs import Adventurer, Face, FateCard
from fatebox.games.weaver.content.designs import Line as Wish
from fatebox.games.weaver.effects.round import SetHour
from fatebox.games.weaver.rules.reading import owned_abilities
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.rotation import matched_sides, touching_equal
from fatebox.games.weaver.state.terms import HOURS, ICONS, READING, SUIT_INDEX, SUITS
from fatebox.kernel import Card, View
from fatebox.kernel.messages import Message, key_of
from fatebox.terminal.layout import labelled, ruled, wrapped
from fatebox.text.speaker import Speaker

from .drawing import (
    DEATH_STYLE,
    HOUR_STYLES,
    OPEN_DEATH,
    ROMAN,
    SUIT_STYLES,
    Line,
    Say,
    beside,
    box,
    even,
    reward,
    rune,
)

WIDEST = 131
NARROW = 20
"""Up to this width a card has no room for the word `left`."""
TALL = 34
"""From this height on there is room for what the relics do."""


def card_width(width: int) -> int:
    """The width of a card, so that four of them stand side by side."""
    return max(14, (min(width, WIDEST) - (READING - 1)) // READING)


def suit_name(suit: str, say: Say) -> Text:
    """A suit in its color."""
    return Text(say(f"word-{suit}"), SUIT_STYLES[suit])


class Table:
    """The whole table, as wide as the terminal allows."""

    def __init__(self, view: View, pack: WeaverPack, speaker: Speaker) -> None:
        self.speaker = speaker
        self.state = WeaverState.from_view(view, pack)
        self.decks: list[list[Card | None]] = view["table"]["decks"]
        self.over = view["table"]["result"] is not None

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        s, width, say = self.state, options.max_width, self.speaker.text
        wide = card_width(width)
        full = READING * wide + READING - 1
        yield from heading(s, full, say)
        if s.visitor:
            yield from visitor_lines(s, full, self.speaker)
        if console.size.height < TALL or s.segment == "renovate":  # the shop says what relics do
            held = reserves(s, say)
            owned = owned_relics(s, full - held.cell_len - 3, say)
            yield from wrapped(Text.assemble(held, " · ", owned), full)
        else:
            yield reserves(s, say)
            yield from relic_lines(s, self.speaker)
        if s.row:
            yield from row_lines(s, wide, say)
        if not self.over:
            yield from deck_lines(s, self.decks, wide, say)
            yield from known_below(s, self.decks, full, say)


def heading(s: WeaverState, width: int, say: Say) -> list[Text]:
    """Title and level, round, hour, and the cycle as far as it is known (WEA-HID.1)."""
    left = Text.assemble(("Fate Weaver", "bold"), f", {say(f'board-rank-{s.level}')}")
    cycle = Text(" ").join(
        [Text(say(key_of("letter", icon)), HOUR_STYLES[icon]) for icon in s.icons]
        + [Text("·", "dim")] * (ICONS - len(s.icons))
    )
    hour = Text(say(key_of("hour", s.hour)), HOUR_STYLES[s.hour])
    turn = say("terminal-round", round=s.round, rounds=ICONS)
    right = Text.assemble(f"{turn}, ", hour, "  ", cycle)
    return ruled(left, right, width)


def visitor_lines(s: WeaverState, width: int, speaker: Speaker) -> list[Text]:
    """The visitor with what counts at this hour; the other hours too if the player can turn the hour."""
    visitor: Adventurer = s.pack.box.cards[s.visitor[0]]
    say = speaker.text
    who = speaker.text(f"who-{s.pack.box.keys[s.visitor[0]]}", content=visitor.who)
    counting = Text.assemble((visitor.name, "bold"), f", {who}: ", _wish(s, visitor, s.hour, say))
    if not any(isinstance(ability.effect, SetHour) for ability in owned_abilities(s)):
        return wrapped(counting, width)
    others = [_wish(s, visitor, hour, say) for hour in HOURS if hour != s.hour]
    rest = Text(f"  {say('terminal-else')} ", "dim") + Text("; ").join(others)
    return [*wrapped(counting, width), *wrapped(rest, width)]


def _wish(s: WeaverState, visitor: Adventurer, hour: str, say: Say) -> Text:
    when = Text(f"{say(key_of('terminal-by', hour))} ", HOUR_STYLES[hour])
    if hour == "blood_moon":
        tokens = sum(s.has_token(place) for place in range(len(s.row)))
        return Text.assemble(
            when, reward(visitor.blood_moon, say), f" {say('terminal-per-token', tokens=tokens)}"
        )
    wish: Wish = visitor.day if hour == "sun" else visitor.night
    met = s.row_has(wish.required)
    count = sum(s.pack.suit[card] == SUIT_INDEX[wish.optional] for card in s.row)
    there = (f" ({say('terminal-met')})", "green") if met else (f" ({say('terminal-missing')})", "red")
    return Text.assemble(
        when,
        f"{say('terminal-needs')} ",
        suit_name(wish.required, say),
        there if s.row else "",
        f", {say('terminal-pays')} ",
        reward((wish.gold, 0, 0), say),
        f" {say('terminal-per')} ",
        suit_name(wish.optional, say),
        f" ({count})" if s.row else "",
    )


def reserves(s: WeaverState, say: Say) -> Text:
    """Gold, shards, points and rank."""
    limit = s.shard_limit()
    shards = Text(str(s.shards), "bold cyan" if s.shards <= limit else "bold red")
    higher = [step for step in reversed(s.pack.rank_steps) if step[0] > s.points]
    rank = Message(f"board-rank-{s.rank()}")
    to_go = {"next": Message(f"board-rank-{higher[0][2]}"), "at": higher[0][0]} if higher else {"next": None}
    return Text.assemble(
        f"{say('terminal-gold')} ",
        (str(s.gold), "bold yellow"),
        f" · {say('terminal-shards')} ",
        shards,
        f" {say('board-of', limit=limit)} · {say('terminal-clairvoyance')} ",
        (str(s.points), "bold magenta"),
        f" ({say('terminal-rank', rank=rank, **to_go)})",
    )


def owned_relics(s: WeaverState, width: int, say: Say) -> str:
    """The owned relics with their ranks, or only their number where there is no room for more."""
    ranks = zip(s.pack.relic_keys, s.relics, strict=True)
    names = [f"{short_name(key)} {ROMAN[rank]}" for key, rank in ranks if rank]
    text = ", ".join(names)
    return text if len(text) <= width else say("terminal-relics", count=len(names))


def relic_lines(s: WeaverState, speaker: Speaker) -> list[Text]:
    """The owned relics with their ranks and what they do (WEA-REL.3)."""
    lines = []
    for ability in owned_abilities(s):
        rank = s.relics[s.pack.relic_keys.index(ability.relic)]
        head = f"{s.pack.relics[ability.relic].name} {ROMAN[rank]}  "
        lines.append(Text.assemble(head, (speaker.say(ability.message()), "dim")))
    return lines


def short_name(key: str) -> str:
    """A short name of a relic: the last word of its key."""
    return key.rpartition("-")[2].capitalize()


def row_lines(s: WeaverState, width: int, say: Say) -> list[Text]:
    """The row; between the cards the numbers of the places, and `=` where runes match."""
    names = even([name_of(s, place) for place in range(len(s.row))], width)
    boxes = [row_card(s, place, width, names[place], say) for place in range(len(s.row))]
    height = len(boxes[0])
    gaps = []
    for place in range(len(s.row) + 1):
        gap = [" "] * height
        if len(s.row) < READING:
            gap[0] = str(place + 1)
        if 0 < place < len(s.row) and touching_equal(s, place - 1):
            gap[1 + len(names[0])] = "="
        gaps.append(gap)
    if len(s.row) == READING:
        gaps = [[], *gaps[1:-1]]
    return beside(boxes, gaps)


def name_of(s: WeaverState, place: int) -> Text:
    """The name of the face that is upright; a Death card that is not conquered is marked."""
    face = upright(s, place)
    if s.is_open_death(place):
        return Text(f"{OPEN_DEATH} {face.name}", DEATH_STYLE)
    return Text(face.name, "bold")


def upright(s: WeaverState, place: int) -> Face:
    """The face of a card in the row that can be read (WEA-GEN.7)."""
    fate: FateCard = s.pack.box.cards[s.row[place]]
    return fate.clear if s.rots[place] % 2 else fate.clouded


def row_card(s: WeaverState, place: int, width: int, names: Sequence[Line], say: Say) -> list[Text]:
    """A card of the row: what is upright now, and dim what the next turn would bring."""
    card, rot = s.row[place], s.rots[place]
    fate: FateCard = s.pack.box.cards[card]
    face, pays = upright(s, place), reward(s.pack.reward[card][rot], say)
    tag = Text(say("terminal-turn", turn=rot), "bold") if rot else Text()
    if s.is_open_death(place):
        pays = Text(say("terminal-death-sides", sides=matched_sides(s, place)), DEATH_STYLE)
        tag = Text()
    elif fate.death:
        tag = Text()
    elif s.has_token(place):
        pays = Text.assemble(("X2 ", "bold"), pays)
    lines = [
        *names,
        Line(pays, rune(face.runes[0]), rune(face.runes[1])),
        Line(_next_face(s, place, fate, say)),
    ]
    return box(width, SUIT_STYLES[fate.suit], suit_name(fate.suit, say), tag, lines)


def _next_face(s: WeaverState, place: int, fate: FateCard, say: Say) -> Text:
    card, rot = s.row[place], s.rots[place]
    if s.is_spent(place):
        return Text(say("terminal-spent"), "dim")
    if fate.death and rot:
        return Text(say("terminal-conquered"), "green")
    runes = f"{s.pack.left[card][rot + 1]} {s.pack.right[card][rot + 1]}"
    pays = reward(s.pack.reward[card][rot + 1], say, dim=True, space="")
    return Text.assemble((f"→ {runes}  ", "dim"), pays)


def deck_lines(s: WeaverState, decks: Sequence[Sequence[Card | None]], width: int, say: Say) -> list[Text]:
    """The four decks: the face-up card with both faces, and how many cards lie under it."""
    clouded, clear = zip(*(deck_names(s, suit, say) for suit in range(len(decks))), strict=True)
    names = list(zip(even(clouded, width), even(clear, width), strict=True))
    boxes = [deck_card(s, suit, len(deck), width, names[suit], say) for suit, deck in enumerate(decks)]
    return beside(boxes, [[], *([[" "] * len(boxes[0])] * (len(boxes) - 1))])


def deck_names(s: WeaverState, suit: int, say: Say) -> tuple[Text, Text]:
    """The names of the clouded and of the clear face that a deck shows."""
    if not s.tops[suit]:
        return Text(say("terminal-no-card"), "dim"), Text()
    fate: FateCard = s.pack.box.cards[s.tops[suit][0]]
    clear = Text(fate.clear.name, "dim")
    if fate.death:
        return Text(f"{OPEN_DEATH} {fate.clouded.name}", DEATH_STYLE), clear
    return Text(fate.clouded.name, "bold"), clear


def deck_card(
    s: WeaverState, suit: int, cards: int, width: int, names: tuple[Sequence[Line], Sequence[Line]], say: Say
) -> list[Text]:
    """The face-up card of a deck: the clouded face that will be upright, below it the clear one."""
    title, style = suit_name(SUITS[suit], say), SUIT_STYLES[SUITS[suit]]
    left = Text(say("terminal-left", count=cards) if width > NARROW else str(cards), "dim")
    if not s.tops[suit]:
        return box(width, "dim", title, left, [*names[0], Line(), *names[1], Line()])
    fate: FateCard = s.pack.box.cards[s.tops[suit][0]]
    clouded, clear = fate.clouded.runes, fate.clear.runes
    lines = [
        *names[0],
        Line(face_pay(fate, say, clear=False), rune(clouded[0]), rune(clouded[1])),
        *names[1],
        Line(face_pay(fate, say, clear=True), rune(clear[0], dim=True), rune(clear[1], dim=True)),
    ]
    return box(width, style, title, left, lines)


def face_pay(fate: FateCard, say: Say, *, clear: bool) -> Text:
    """The pay of a face once and twice (WEA-X2.3); a Death card pays only when conquered (WEA-DTH.12)."""
    face = fate.clear if clear else fate.clouded
    once = reward(face.once, say, dim=clear, space="")
    if fate.death:
        return once if clear else Text(say("terminal-death"), DEATH_STYLE)
    return Text.assemble(once, (" X2 ", "dim"), reward(face.twice, say, dim=clear, space=""))


def known_below(s: WeaverState, decks: Sequence[Sequence[Card | None]], width: int, say: Say) -> list[Text]:
    """The places of swallowed cards, counted from the top (WEA-HID.3)."""
    cells = [
        Text.assemble(suit_name(SUITS[suit], say), f" {depth}: {s.pack.name(card)}")
        for suit, deck in enumerate(decks)
        for depth, card in enumerate(deck, start=1)
        if card is not None
    ]
    return labelled(say("terminal-swallowed"), cells, width, "dim") if cells else []
