"""Then: what must be true of a match, and what is there instead."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from fatebox.kernel import Decision, Match

from .errors import ScenarioError
from .names import NONE, CardNames, alike, meant, written, written_option
from .report import Failure
from .sheet import Choice

NOBODY = "nobody"
OWN_WORDS = ("legal", "illegal", "options", "asked")
"""What `then` may hold besides paths into the state's data."""
SHOWN = 24
"""How many options a message lists."""


def check(match: Match[Any], names: CardNames, then: dict[str, Any], where: str) -> Iterator[Failure]:
    """Everything in `then` that is not so."""
    data = written(match.state.to_data(names.key))
    for path, expected in then.items():
        place = f"{where}.{path}"
        if path == "asked":
            yield from _check_asked(match, names, expected, place)
        elif path in OWN_WORDS:
            yield from _check_options(match, names, path, expected, place)
        else:
            yield from _compare(names, _nested(path, expected, place), data, where)


def describe_options(match: Match[Any], names: CardNames, decisions: list[Decision]) -> str:
    """Who is asked what, with the options, in the words of a scenario file."""
    if not decisions:
        return "nobody is asked anything"
    texts = []
    for decision in decisions:
        options = [shown(written_option(match.game, names, option)) for option in decision.options[:SHOWN]]
        more = len(decision.options) - len(options)
        listed = ", ".join(options) + (f" and {more} more" if more else "")
        prompt = decision.prompt
        texts.append(f"seat {decision.seat} is asked {prompt.id} ({prompt.clause}): {listed}")
    return "; ".join(texts)


def shown(value: Any) -> str:
    """A value as a file would hold it."""
    return json.dumps(value, ensure_ascii=False)


# --- options -----------------------------------------------------------------------------------------


def _check_options(
    match: Match[Any], names: CardNames, word: str, choices: list[Choice], where: str
) -> Iterator[Failure]:
    decisions = match.decisions
    offered = [option for decision in decisions for option in decision.options]
    for i, choice in enumerate(choices):
        legal = bool(meant(match.game, names, choice, offered))
        if legal == (word == "illegal"):
            instead = "it is legal" if legal else describe_options(match, names, decisions)
            yield Failure(f"{where}[{i}]", f"expected {shown(choice)} to be {_legality(word)}; {instead}")
    if word == "options":
        listed = [option for choice in choices for option in meant(match.game, names, choice, offered)]
        for option in offered:
            if option not in listed:
                extra = shown(written_option(match.game, names, option))
                yield Failure(where, f"{extra} is legal, too")


def _legality(word: str) -> str:
    return "illegal" if word == "illegal" else "legal"


def _check_asked(match: Match[Any], names: CardNames, expected: Any, where: str) -> Iterator[Failure]:
    """A prompt id, a seat, a table of both with clause and default, or that nobody is asked."""
    wanted: dict[str, Any]
    if isinstance(expected, dict):
        wanted = expected
    elif expected == NOBODY:
        if match.decisions:
            yield Failure(where, f"expected nobody; {describe_options(match, names, match.decisions)}")
        return
    elif isinstance(expected, str):
        wanted = {"prompt": expected}
    elif isinstance(expected, int):
        wanted = {"seat": expected}
    else:
        raise ScenarioError(f"{where}: expected a prompt, a seat, a table or {NOBODY!r}, got {expected!r}")
    asked = [_asked_data(match, names, decision) for decision in match.decisions]
    for key in wanted:
        if key not in ("seat", "prompt", "clause", "default"):
            raise ScenarioError(f"{where}.{key}: unknown; expected seat, prompt, clause or default")
    if not any(all(alike(names, item, data[key]) for key, item in wanted.items()) for data in asked):
        found = ", ".join(shown({key: data[key] for key in wanted}) for data in asked) or NOBODY
        yield Failure(where, f"expected {shown(wanted)}, found {found}")


def _asked_data(match: Match[Any], names: CardNames, decision: Decision) -> dict[str, Any]:
    return {
        "seat": decision.seat,
        "prompt": decision.prompt.id,
        "clause": decision.prompt.clause,
        "default": written_option(match.game, names, decision.default(match.state)),
    }


# --- the state ---------------------------------------------------------------------------------------


def _nested(path: str, expected: Any, where: str) -> dict[str, Any]:
    """`citadels[0].reserve` = 22 as the tables it stands for."""
    if not re.fullmatch(r"[^.\[\]]+(\.[^.\[\]]+|\[-?\d+\]|\[\"[^\"]*\"\])*", path):
        raise ScenarioError(
            f'{where}: expected a path such as row, rots[1], citadels[0].hand or seen["raid.1"]'
        )
    steps = re.findall(r"\[\"([^\"]*)\"\]|\[(-?\d+)\]|([^.\[\]]+)", path)
    for quoted, index, name in reversed(steps):
        expected = {quoted or index or name: expected}
    nested: dict[str, Any] = expected
    return nested


def _compare(names: CardNames, expected: Any, found: Any, where: str) -> Iterator[Failure]:
    if isinstance(expected, dict):
        if isinstance(found, dict):
            yield from _compare_table(names, expected, found, where)
            return
        if isinstance(found, list):
            yield from _compare_entries(names, expected, found, where)
            return
    if not _same(names, expected, found):
        yield Failure(where, f"expected {shown(expected)}, found {shown(found)}")


def _compare_table(
    names: CardNames, expected: dict[str, Any], found: dict[str, Any], where: str
) -> Iterator[Failure]:
    for key, item in expected.items():
        there = next((k for k in found if names.means(key, k)), None)
        if there is not None:
            yield from _compare(names, item, found[there], f"{where}.{key}")
        elif item != NONE:
            yield Failure(f"{where}.{key}", f"there is no {key!r}; there is {', '.join(found) or 'nothing'}")


def _compare_entries(
    names: CardNames, expected: dict[str, Any], found: list[Any], where: str
) -> Iterator[Failure]:
    """Entries of a list by index, or a word about the whole list."""
    for step, item in expected.items():
        if re.fullmatch(r"-?\d+", step):
            index = int(step)
            if -len(found) <= index < len(found):
                yield from _compare(names, item, found[index], f"{where}[{step}]")
            else:
                yield Failure(f"{where}[{step}]", f"the list has only {len(found)} entries: {shown(found)}")
        elif step == "size":
            yield from _compare(names, item, len(found), f"{where}.size")
        elif step in ("holds", "lacks", "set"):
            yield from _compare_whole(names, step, item, found, f"{where}.{step}")
        else:
            raise ScenarioError(
                f"{where}.{step}: {where} is a list; expected an index, size, holds, lacks or set"
            )


def _compare_whole(
    names: CardNames, word: str, expected: Any, found: list[Any], where: str
) -> Iterator[Failure]:
    if not isinstance(expected, list):
        raise ScenarioError(f"{where}: expected a list, got {expected!r}")
    if word == "lacks":
        wrong = [item for item in found if any(_same(names, unwanted, item) for unwanted in expected)]
        if wrong:
            yield Failure(where, f"expected none of {shown(expected)}, found {shown(wrong)}")
        return
    missing, extra = _match_up(names, expected, found)
    if missing or (extra and word == "set"):
        parts = [f"missing {shown(missing)}"] if missing else []
        parts += [f"not expected {shown(extra)}"] if extra and word == "set" else []
        yield Failure(where, f"{', '.join(parts)}; found {shown(found)}")


def _match_up(names: CardNames, expected: list[Any], found: list[Any]) -> tuple[list[Any], list[Any]]:
    """What is expected and not found, and what is found and not expected; exact names are matched first."""
    extra = found[:]
    missing = []
    for item in sorted(expected, key=lambda item: item not in found):
        there = next((other for other in extra if _same(names, item, other)), None)
        if there is None:
            missing.append(item)
        else:
            extra.remove(there)
    return missing, extra


def _same(names: CardNames, expected: Any, found: Any) -> bool:
    if isinstance(expected, list) and isinstance(found, list):
        return len(expected) == len(found) and all(
            _same(names, a, b) for a, b in zip(expected, found, strict=True)
        )
    if isinstance(expected, dict):
        return next(_compare(names, expected, found, ""), None) is None if isinstance(found, dict) else False
    return names.means(expected, found)
