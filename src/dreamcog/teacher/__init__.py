"""The teacher: what moves are worth, advice for the next one, and the review of a whole game.

It judges moves by a network on imagined deals, from what the seat to move could know. It knows no
game's insides and makes no sentences: its answers are data. It imports `core`, `sim` and `bots`,
and of `lab` the solver, for exact endings.
"""
