"""Pebbles: a small game outside the project, the worked example of `docs/adding-a-game.md`."""
