"""The servers of two checkouts side by side: the processor time that each takes for an answer in whole games.

    git worktree add ../before 555669e2
    python -m bench.servers ../before .

People at the tables of both servers answer at random at the same time, so whatever else the machine does
slows both alike. They answer fast and for long, so that games come to their end and new ones begin:
`bench.tables` sees no more than their first moves, when there is little to show.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
from collections.abc import Sequence
from pathlib import Path

from bench.tables import Crowd, Server


async def compare(servers: Sequence[Server], wish: argparse.Namespace) -> list[float]:
    """Milliseconds of processor time for an answer, of each server."""
    async with contextlib.AsyncExitStack() as stack:
        crowds = [
            await stack.enter_async_context(Crowd([server], wish.game, wish.seats, wish.pause).here())
            for server in servers
        ]
        for crowd in crowds:
            await crowd.open(wish.tables)
        answered = await asyncio.gather(*(crowd.play(wish.seconds) for crowd in crowds))
        for crowd, times in zip(crowds, answered, strict=True):
            print(f"{crowd.cpu_ms:.2f} ms of processor for each of {len(times)} answers")
        return [crowd.cpu_ms for crowd in crowds]


def main() -> None:
    """Measure, and print the share of the first one's time that the second takes."""
    parser = argparse.ArgumentParser(description="The servers of two checkouts side by side")
    parser.add_argument("checkouts", nargs=2, type=Path)
    parser.add_argument("--game", default="outposts")
    parser.add_argument("--seats", type=int, default=2, help="people at each table")
    parser.add_argument("--tables", type=int, default=40, help="of each server")
    parser.add_argument("--pause", type=float, default=0.3, help="seconds before somebody answers")
    parser.add_argument("--seconds", type=float, default=150)
    wish = parser.parse_args()
    with contextlib.ExitStack() as stack:
        servers = [Server(processes=1, checkout=path.resolve()) for path in wish.checkouts]
        for server in servers:
            stack.callback(server.stop)
        before, now = asyncio.run(compare(servers, wish))
    print(f"an answer takes {now / before:.2f} of the time")


if __name__ == "__main__":
    main()
