"""What an assault would come to: see `fatebox.games.outposts.clash`."""

from fatebox.games.outposts.clash import Clash, clash

__all__ = ["Clash", "clash"]
