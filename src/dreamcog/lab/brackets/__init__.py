"""Brackets: between what bots win and what can be won at all lies perfect play.

For games whose players win together. Every cell of a grid of options has some deals; every bot
plays them, and the solver, which knows all that is hidden, decides those that no bot has won.

    cells.py      the grid: which options are tried
    playing.py    what a worker does: games by one bot, or one deal by the solver
    outcomes.py   what is known of each cell's deals, what is missing, and the file that keeps it
    report.py     rates with their intervals
    page.py       the page on it, and chart.py its pictures
"""
