"""Information-set Monte-Carlo tree search: one tree for all worlds that a seat cannot tell apart.

bot       the player: it keeps its tree from one decision to the next, and says what it thinks of each option
search    the search of one decision, from the first look to the last iteration
tree      what has been learned: nodes, a table for each seat that decides there, an edge for each move
pricing   the moves of a decision, with what they lead to at once: the prior of the search
descent   one iteration: down the tree in one world, on to the end of a turn, and back with the values
habits    what was found at decisions that come up again in other iterations
line      the world that one iteration plays on in
rollout   playing on quickly to the end of a turn
halving   which moves at the root are worth how many iterations
budget    how many iterations there are, by number or by time
parallel  several searches in processes of their own, put together
"""

from .bot import SearchBot

__all__ = ["SearchBot"]
