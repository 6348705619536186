"""Tables that people share: what a server tells its clients. Knows no rule."""
