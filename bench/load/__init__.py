"""Many people at many tables, for `bench/tables.py`: a server by itself, and those who play."""
