"""Research environments: every game of the box as the libraries of the field want it.

    fatebox.envs.gymnasium     one seat against bots                        pip install 'fatebox[envs]'
    fatebox.envs.pettingzoo    all seats, asked in turn, with action masks  pip install 'fatebox[envs]'
    fatebox.envs.open_spiel    a pyspiel game, for its search and learning  pip install 'fatebox[bench]'

Each module needs its library and says so if it is missing; the box itself needs none of them. What they have
in common is here: `coding` (options as numbers), `features` (views as vectors), `playing` (a match driven by
numbers) and `memory` (all that a seat has seen). docs/research.md shows how to train on them.
"""
