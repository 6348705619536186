"""Mech A Dream at the terminal: how its table is drawn, and how its moves are named and typed."""
