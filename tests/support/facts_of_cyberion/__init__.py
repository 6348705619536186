"""What refusals of Cyberion state, checked against the position: written from the rules' text."""
