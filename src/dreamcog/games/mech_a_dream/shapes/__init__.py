"""What positions and events of Mech A Dream look like to clients; moves follow from its verbs."""
