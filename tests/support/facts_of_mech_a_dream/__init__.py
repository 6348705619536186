"""What the refusals of Mech A Dream must be true of: see `support/refused.py`."""
