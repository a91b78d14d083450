"""The small parts of table and menu: creatures, Outposts, cards with what they say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from rich.text import Text

from fatebox.games.outposts.content import OutpostsPack
from fatebox.games.outposts.content.designs import AnyCard, CreatureCard
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Post
from fatebox.games.outposts.state.terms import OFFENSE, RESERVE
from fatebox.games.outposts.state.values import garrison, post_limit, stats_of
from fatebox.games.outposts.view.derived import keywords
from fatebox.kernel import Card
from fatebox.terminal.layout import hanging, padded
from fatebox.text.speaker import Speaker

from .names import POOL_STYLES, letter

CRYSTAL, NO_CRYSTAL = "◆", "◇"
COUNTER, NO_COUNTER = "■", "·"
CHANGED = "underline yellow"
"""The style of values that are not as printed."""
NAME_WIDTH = 21
"""The longest name of a card."""
INDENT = 8
"""The column in which the next lines of a card's text begin."""
HIDDEN_STYLE = "yellow"


# --- cards ----------------------------------------------------------------------------------------


def card_name(pack: OutpostsPack, card: Card) -> Text:
    """A card's name in the color of its faction; in play a star says that it has abilities."""
    return Text(pack.name(card), POOL_STYLES[pack.pool[pack.key[card]]])


def card_text(pack: OutpostsPack, card: Card, speaker: Speaker) -> str:
    """The text of a card: its keywords by name, its abilities in words."""
    design: AnyCard = pack.box.cards[card]
    keywords = design.keywords.names() if isinstance(design, CreatureCard) else []
    named = [f"{', '.join(map(speaker.say, keywords))}."] if keywords else []
    abilities = [speaker.say(ability.message()) for ability in design.abilities]
    return pack.with_prices(" ".join([*named, *abilities]))


def card_kind(pack: OutpostsPack, card: Card, speaker: Speaker) -> Text:
    """Printed Attack/Defense/Health of a creature; else the type."""
    if pack.type[card] == "creature":
        return Text("/".join(map(str, pack.stats[card])), "bold")
    return Text(speaker.text(f"terminal-{pack.type[card]}"), "dim")


def mana(pack: OutpostsPack, card: Card) -> Text:
    """The cost of a card; an upgrade that is cheaper face-down shows both prices."""
    cost, down = pack.cost[card], pack.facedown_cost[card]
    return Text(str(cost) if down == cost else f"{cost}/{down}", "bold cyan")


def kind_width(speaker: Speaker) -> int:
    """The width of the column with the values of a creature, or the type of another card."""
    return 1 + max(len(speaker.text(f"terminal-{kind}")) for kind in ("spell", "upgrade"))


def card_line(
    pack: OutpostsPack, card: Card, head: Text, width: int, speaker: Speaker, copies: int = 1
) -> list[Text]:
    """A card with cost, values and text on as few lines as it needs."""
    name = Text.assemble(card_name(pack, card), f" ×{copies}" if copies > 1 else "")
    kind = card_kind(pack, card, speaker)
    columns = (padded(name, NAME_WIDTH + 1), padded(mana(pack, card), 4), padded(kind, kind_width(speaker)))
    line = Text.assemble(head, *columns)
    return hanging(line, card_text(pack, card, speaker), width, INDENT)


def card_cell(pack: OutpostsPack, card: Card) -> Text:
    """A card in short: `Firebolt 2`."""
    return Text.assemble(card_name(pack, card), " ", mana(pack, card))


# --- creatures ------------------------------------------------------------------------------------


def creature_stats(s: OutpostsState, card: Card) -> Text:
    """Attack/Defense/Health as they count now; changed ones stand out."""
    now, printed = stats_of(s, card), s.pack.stats[card]
    values = zip(now, printed, strict=True)
    return Text("/").join(Text(str(n), "bold" if n == p else f"bold {CHANGED}") for n, p in values)


def tags(s: OutpostsState, card: Card, speaker: Speaker) -> str:
    """The keywords of a creature that matter in play."""
    words = (word.partition(" ") for word in keywords(s, card))
    return " ".join(speaker.text(f"keyword-{name.lower()}", value=value) for name, _, value in words)


def creature_cell(s: OutpostsState, card: Card, speaker: Speaker) -> Text:
    """A creature in play: `Ash Plunderer* 2/1/2`, `Gate Warden 1/2/2 Guard`."""
    star = "*" if s.pack.box.cards[card].abilities else ""
    name = Text.assemble(card_name(s.pack, card), (star, "yellow"))
    words = tags(s, card, speaker)
    return Text(" ").join([name, creature_stats(s, card), *[Text(words, "dim")] * bool(words)])


def zone_name(s: OutpostsState, card: Card) -> str:
    """The zone of a creature in play, or the letter of the Outpost it defends."""
    for player in s.players:
        if card in player.reserve:
            return RESERVE
        if card in player.offense:
            return OFFENSE
        for post in player.posts:
            if card in post.defenders:
                return letter(post.id)
    return ""


def zone_word(s: OutpostsState, card: Card, speaker: Speaker) -> str:
    """The zone of a creature in words, or the letter of its Outpost."""
    zone = zone_name(s, card)
    return speaker.text(f"terminal-{zone}") if zone in (RESERVE, OFFENSE) else zone


def creature_cells(s: OutpostsState, cards: Iterable[Card], speaker: Speaker) -> list[Text]:
    """Creatures of one zone; those that are alike together: `Legion Spear 2/1/3 ×2`."""
    return together(creature_cell(s, card, speaker) for card in cards)


def together(cells: Iterable[Text]) -> list[Text]:
    """Cells that look alike only once, with their number."""
    found: list[Text] = []
    numbers: Counter[str] = Counter()
    for cell in cells:
        if not numbers[cell.markup]:
            found.append(cell)
        numbers[cell.markup] += 1
    return [
        cell if numbers[cell.markup] == 1 else Text.assemble(cell, f" ×{numbers[cell.markup]}")
        for cell in found
    ]


# --- Outposts -------------------------------------------------------------------------------------


def damage_bar(s: OutpostsState, post: Post) -> Text:
    """The counters on an Outpost: `■■■■······ 4/10`."""
    limit = post_limit(s, post)
    left = max(0, limit - post.counters)
    style = "red" if left <= limit // 3 else "yellow" if post.counters else "green"
    bar = Text.assemble((COUNTER * (limit - left), style), (NO_COUNTER * left, "dim"))
    return bar.append(f" {post.counters}/{limit}", style if post.counters else "dim")


def post_head(s: OutpostsState, post: Post, speaker: Speaker, name: str = "") -> Text:
    """An Outpost with its counters, its Defense and what it strikes back with."""
    head = Text.assemble((name or letter(post.id), "bold"))
    if not post.standing:
        return head.append(f" {speaker.text('board-post-ruins')}", "dim red")
    head.append(" ").append_text(damage_bar(s, post))
    strike, defense = garrison(s, post)
    for key, value in (("def", defense), ("str", strike)):
        head.append(f" {speaker.text(f'terminal-{key}')} {value}" if value else "")
    safe = f" {speaker.text('terminal-safe')}" if post.sanctuary else ""
    return head.append(safe, HIDDEN_STYLE)


def upgrade_cells(pack: OutpostsPack, post: dict[str, Any], speaker: Speaker) -> list[Text]:
    """The upgrades of an Outpost as a view shows it; of others' face-down ones only the mana paid."""
    cells = [Text.assemble("+", card_name(pack, card)) for card in post["upgrades"]]
    for card, (paid, *_) in zip(post["hidden"], post["bills"], strict=True):
        cells.append(Text(hidden_words(pack, card, paid, speaker), HIDDEN_STYLE))
    return together(cells)


def hidden_words(pack: OutpostsPack, card: Card | None, paid: int, speaker: Speaker) -> str:
    """A face-down upgrade: what was paid is public (OUT-INFO.4); its owner knows its name."""
    return f"?{speaker.text('terminal-hidden', paid=paid) if card is None else pack.name(card)}"


def crystals(owned: int, to_win: int) -> Text:
    """Mana Crystals: `◆◆◇`."""
    return Text.assemble((CRYSTAL * owned, "bold cyan"), (NO_CRYSTAL * max(0, to_win - owned), "dim"))


def names_of(cells: Sequence[Text]) -> Text:
    """Cells as a list with commas."""
    return Text(", ").join(cells)
