"""What positions and events of Cyberion look like to clients; moves follow from its verbs."""
