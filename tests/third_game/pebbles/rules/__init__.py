"""The rules of Pebbles, in the subset of Python that runs interpreted and native."""
