"""What the server does at tables by itself: it plays bots, runs clocks and settles proposals.

Owns the driver of running tables and the worker processes in which bots choose their moves. It
imports `live` and below; only the composition in `services.py` and `admin` import it.
"""
