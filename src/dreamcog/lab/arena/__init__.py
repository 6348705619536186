"""The arena: bots against each other on the same deals, and how strong each is."""
