"""What each game brings to the terminal, found by the entry-point group `dreamcog.terminals`."""
