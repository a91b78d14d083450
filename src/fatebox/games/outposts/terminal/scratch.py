"""What a seat may see as a state: see `fatebox.games.outposts.scratch`."""

from fatebox.games.outposts.scratch import known, scratch

__all__ = ["known", "scratch"]
