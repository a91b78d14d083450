"""Limits: how large and how many messages may be, so that one visitor cannot take the table from all."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict

BODY_BYTES = 64 * 1024
BODY_S = 10
"""A body has to come within this many seconds."""
HEAD_S = 10
"""The head of a request has to come within this many seconds, after the connection or the last answer."""
READ_S = 60
READ_BYTES = 16 * 1024
"""Somebody who reads less of a long answer in this many seconds gets no more of it."""
PATH_BYTES = 2000
"""An address with its query."""
FILE_BYTES = 1024 * 1024
"""The file of a campaign, which grows with every adventure."""
MESSAGE_BYTES = 16 * 1024
MESSAGES = (20.0, 60.0)
"""Messages over one connection: how many a second, and the largest burst."""
REQUESTS = (20.0, 200.0)
"""Requests of one address that change something."""
LOOKS = (100.0, 1000.0)
"""Requests of one address that only look."""
GUESTS = (0.5, 200.0)
"""New guests from one address."""
TABLES = (0.5, 100.0)
"""New tables of one person."""
RECORDS = (0.2, 40.0)
"""Record files that one person brings."""
MOST_TABLES = 500
"""The most tables of one host that are not over."""
KEPT = 10_000
SPECTATORS = 1000
"""The most connections that may look on at one table."""
WAITING = 256
"""The most messages that may wait for a connection on the way from another process."""
WAITING_BYTES = 1024 * 1024
"""A connection for which more than this waits is too slow, and is closed."""


def is_near(address: str) -> bool:
    """Whether an address is of this machine or of a private network."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return found.is_loopback or found.is_private


class Bucket:
    """Something that may be done so often a second, and in a burst."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._at = burst, time.monotonic()

    def take(self) -> bool:
        """Whether it may be done once more now."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One bucket for each visitor; those that were not seen for long are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, visitor: str) -> bool:
        """Whether this visitor may do it once more now."""
        bucket = self._buckets.pop(visitor, None) or Bucket(self._rate, self._burst)
        self._buckets[visitor] = bucket
        while len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return bucket.take()
