"""What several tests share: positions to try, and ways to walk through a game."""
