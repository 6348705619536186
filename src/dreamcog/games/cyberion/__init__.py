"""Cyberion: repair the factory's machines with robots, alone or as two."""
