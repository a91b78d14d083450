"""Information-set Monte-Carlo tree search: one tree for all worlds that a seat cannot tell apart.

bot       the player: it gathers the parts below, keeps its tree, and tells what it thinks
tree      what has been learned: nodes, a table for each seat that decides there, an edge for each move
pricing   the moves of a decision, with what they lead to at once: the prior of the search
descent   one iteration: down the tree in one world, a little further, and back with the values
halving   which moves at the root are worth how many iterations
budget    how many iterations there are, by number or by time
parallel  several searches in processes of their own, put together
"""

from .bot import SearchBot

__all__ = ["SearchBot"]
