"""The clairvoyant solver: knowing all that is hidden, can a game be won from here, and how?

For games whose players win together. A state holds its generator, so every later shuffle follows
from it, and what can come of a position is a plain graph of states:

    solving.py       the searches in turn, until one of them knows
    sampling.py      games by a guide's liking, drawn again and again; the best kept turn by turn
    exhaustion.py    every move of every position, each position once: proves that none wins
    guides.py        what is liked: by a network, or by the game's own appraisal
    lines.py         a line of moves, played again by the rules before it is called a win
    deals.py         many deals, and the report on them

For games of opponents, in their last round: the best score of a seat.

    endings.py       every move of every position, for the best score and the one that is sure

It knows what players cannot know: it is no bot, and nothing at a table asks it. Reviews of games
that are over ask for exact endings, and tell those for which nothing hidden was needed.
"""
