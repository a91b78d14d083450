"""Checks of the content that types cannot express."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from fatebox.games.seven.effects.fate import FeedSin
from fatebox.games.seven.effects.lasting import CostMod
from fatebox.games.seven.effects.table import Close, Ruin
from fatebox.games.seven.effects.vocabulary import CataclysmEffect
from fatebox.games.seven.state.terms import ARMOUR, COLOR, COLORS, SPACES
from fatebox.kernel import ContentError
from fatebox.kernel.near import did_you_mean

if TYPE_CHECKING:
    from .pack import SevenPack


ONE_EACH = {"armour": ARMOUR, "heroes": len(COLORS), "portals": len(COLORS)}
"""The kinds of which the rules need an exact number; the others are counted in the rulebook's table."""


def check(pack: SevenPack) -> None:
    """Check all that the types of the designs leave open."""
    if tuple(pack.gift_types) != COLORS:
        raise ContentError(f"cards/gifts.toml: expected {', '.join(COLORS)}, in this order")
    tables = pack.tables()
    for kind, expected in ONE_EACH.items():
        if (number := len(tables[kind])) != expected:
            raise ContentError(f"cards/{kind}.toml: expected {expected} cards, got {number}")
    _check_colors(tables)
    _check_one_per_color(pack)
    _check_numbers(pack)
    _check_quests(pack)
    _check_effects(pack)
    _check_names(tables)


def _check_colors(tables: Mapping[str, Mapping[str, Any]]) -> None:
    for kind, table in tables.items():
        for key, design in table.items():
            for path, color in _colors(design):
                if color not in COLOR:
                    near = did_you_mean(color, COLORS)
                    known = f"expected one of {', '.join(COLORS)}, got {color!r}{near}"
                    raise ContentError(f"cards/{kind}.toml: {key}: {path}: {known}")


def _colors(design: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """All colors that a design names, each with its place."""
    for name in getattr(design, "__struct_fields__", ()):
        value, place = getattr(design, name), f"{path}{name}"
        if name in ("banner", "color"):
            yield place, value
        elif isinstance(value, dict):
            yield from ((place, color) for color in value)
        elif isinstance(value, tuple):
            for i, each in enumerate(value):
                yield from _colors(each, f"{place}[{i}].")
        else:
            yield from _colors(value, f"{place}.")


def _check_one_per_color(pack: SevenPack) -> None:
    """One hero, one temple and one portal for each color (SEV-SET.1, .12, SEV-PRT.1)."""
    colors = {
        "heroes": [hero.banner for hero in pack.heroes.values()],
        "temples": [temple.color for temple in pack.temples.values()],
        "portals": [portal.color for portal in pack.portals_by_key.values()],
    }
    for kind, found in colors.items():
        missing = [color for color in COLORS if color not in found]
        if missing:
            raise ContentError(
                f"cards/{kind}.toml: expected one card of each color, there is no {missing[0]}"
            )
    for key, portal in pack.portals_by_key.items():
        where = f"cards/portals.toml: {key}"
        temple = pack.temples.get(portal.temple)
        if temple is None:
            near = did_you_mean(portal.temple, pack.temples)
            raise ContentError(f"{where}: temple: no temple has the key {portal.temple!r}{near}")
        if temple.color != portal.color:
            raise ContentError(f"{where}: temple: expected a {portal.color} one, got {portal.temple!r}")
        for color, number in portal.needs.items():
            copies = len(pack.gift_types[color].virtues)
            if number > copies:
                raise ContentError(f"{where}: needs.{color}: expected at most {copies}, got {number}")


def _check_numbers(pack: SevenPack) -> None:
    """Numbers name buildings, heroes and cataclysms, so they differ; a ruin names castles and estates."""
    for kinds in (("castles", "estates", "temples"), ("heroes",), ("cataclysms",)):
        seen: dict[int, str] = {}
        for kind in kinds:
            for key, design in pack.tables()[kind].items():
                if design.number in seen:
                    other = seen[design.number]
                    raise ContentError(
                        f"cards/{kind}.toml: {key}: number: {design.number} is the number of {other}, too"
                    )
                seen[design.number] = key
    known = {building.number for building in (*pack.castles.values(), *pack.estates.values())}
    closings = dict.fromkeys(("tavern", "store"), 0)
    for key, cataclysm in pack.cataclysms.items():
        for i, effect in enumerate(cataclysm.effects):
            where = f"cards/cataclysms.toml: {key}: effects[{i}]"
            if isinstance(effect, Ruin):
                unknown = [number for number in effect.buildings if number not in known]
                if unknown:
                    raise ContentError(f"{where}.buildings: no castle or estate has number {unknown[0]}")
            if isinstance(effect, Close):
                closings[effect.board] += 1
                if closings[effect.board] > SPACES:
                    raise ContentError(f"{where}: expected at most {SPACES} closings of the {effect.board}")


def _check_quests(pack: SevenPack) -> None:
    for key, quest in pack.quests.items():
        for i, space in enumerate(quest.spaces):
            if not (space.gifts or space.gold or space.fame):
                raise ContentError(f"cards/quests.toml: {key}: spaces[{i}]: expected gifts, gold or fame")


def _check_effects(pack: SevenPack) -> None:
    """Check the order and the company of effects."""
    _check_cataclysms(pack)
    _check_reactions(pack)
    for key, temple in pack.temples.items():
        for i, special in enumerate(temple.special):
            if isinstance(special, CostMod) and "quest_gifts" in special.of and len(special.of) > 1:
                raise ContentError(f"cards/temples.toml: {key}: special[{i}].of: quest_gifts stands alone")
    for key, card in pack.unnamed.items():
        for i, effect in enumerate(card.effects):
            if isinstance(effect, FeedSin) and effect.source == "hand":
                raise ContentError(
                    f"cards/unnamed.toml: {key}: effects[{i}].from: expected deck; a hand is fed by a demand"
                )


def _check_cataclysms(pack: SevenPack) -> None:
    """Check that cataclysms name things in the order of SEV-CAT.8."""
    for key, cataclysm in pack.cataclysms.items():
        order = [_rank(effect) for effect in cataclysm.effects]
        if order != sorted(order):
            raise ContentError(
                f"cards/cataclysms.toml: {key}: effects: expected ruins, then closings, then the rest"
            )


def _check_reactions(pack: SevenPack) -> None:
    """Check that effects with a moment of their own stand alone (SEV-RCT.1)."""
    for key, sin in pack.sins.items():
        for i, function in enumerate(sin.functions):
            if function.reaction() and len(function.effects) > 1:
                raise ContentError(
                    f"cards/sins.toml: {key}: functions[{i}].effects: a reaction must be the only effect"
                )
    for kind, buildings in (("castles", pack.castles), ("estates", pack.estates)):
        for key, building in buildings.items():
            if building.special[0].moment() and len(building.special) > 1:
                raise ContentError(
                    f"cards/{kind}.toml: {key}: special: "
                    "a reaction or help with a payment must be the only effect"
                )


def _rank(effect: CataclysmEffect) -> int:
    """SEV-CAT.8: ruins, then closings, then hero effects."""
    return 0 if isinstance(effect, Ruin) else 1 if isinstance(effect, Close) else 2


def _check_names(tables: Mapping[str, Mapping[str, Any]]) -> None:
    seen: dict[str, str] = {}
    for table in tables.values():
        for key, design in table.items():
            if design.name in seen:
                raise ContentError(f"cards: {seen[design.name]} and {key} are both called {design.name!r}")
            seen[design.name] = key
