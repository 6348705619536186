"""One table as a value: its state, its seats, who may do what, and the statements that store it.

Owns everything that follows from a table's entries. Nothing here waits, reads a clock, or does
input or output (`tests/server/test_layers.py`), so that a table can be replayed anywhere. Every
other package of the server may import it; it imports `wire` and the records of `store`.
"""
