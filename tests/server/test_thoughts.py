"""A thought has a limit: whoever thinks too long takes the default answer, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import signal
import time

import pytest

from fatebox.server.tables.bot_pool import LATER, WAITED_FOR, BotPool, TookTooLong, think
from fatebox.server.tables.log import new_config, open_match


def for_ever() -> None:
    """A job that never ends."""
    while True:
        pass


def deaf() -> None:
    """A job that never ends and does not listen."""
    signal.signal(signal.SIGALRM, signal.SIG_IGN)
    for_ever()


def at_once() -> str:
    """A job that is done."""
    return "done"


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="there is no alarm on this system")
def test_a_thought_that_never_ends_is_stopped_and_the_process_goes_on() -> None:
    """Given one process and a job that never ends, then it is stopped, and the next one is done."""

    async def scene() -> tuple[float, str]:
        pool = BotPool(1, limit_s=0.3)
        await pool.warm_up()
        start = time.monotonic()
        with pytest.raises(TookTooLong):
            await pool.run(for_ever, person="a", rank=LATER)
        taken = time.monotonic() - start
        result = await pool.run(at_once, person="b", rank=WAITED_FOR)
        pool.close()
        return taken, result

    taken, result = asyncio.run(scene())
    assert result == "done"
    assert taken < 9


def test_a_process_that_does_not_listen_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fatebox.server.tables.bot_pool.HANGING_S", 0.5)

    async def scene() -> str:
        pool = BotPool(1, limit_s=1.5)  # enough for what is done at once, on a busy machine too
        await pool.warm_up()
        with pytest.raises(TookTooLong):
            await pool.run(deaf, person="a", rank=WAITED_FOR)
        await pool.warm_up()
        result = await pool.run(at_once, person="b", rank=WAITED_FOR)
        pool.close()
        return result

    assert asyncio.run(scene()) == "done"


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="there is no alarm on this system")
def test_a_bot_that_thinks_too_long_takes_the_default_answer() -> None:
    """Given an expert with next to no time, then it answers as the rules say for people who are late."""
    config = new_config("outposts", 2, {}, "seed")
    match = open_match(config, [])
    decision = match.decisions[0]
    bots = dict.fromkeys(range(2), "expert")
    found = think("late", config, [], None, bots, limit_s=1e-6)
    assert found[0].value == decision.default(match.state)
    assert found[0].seat == decision.seat
    open_match(config, found)  # and all that follows is legal
