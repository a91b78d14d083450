"""A lock that keeps a second server off the same folder: neither would know of the other's tables."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from .errors import StoreError

if sys.platform == "win32":
    import msvcrt

    def _hold(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _hold(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock_folder(folder: Path) -> int:
    """Hold the folder until this process ends, whatever ends it; an error if another server holds it."""
    folder.mkdir(parents=True, exist_ok=True)
    handle = os.open(folder / ".server.lock", os.O_CREAT | os.O_RDWR, 0o600)
    try:
        _hold(handle)
    except OSError:
        os.close(handle)
        raise StoreError(f"{folder}: another server is using this folder; choose another --data") from None
    return handle
