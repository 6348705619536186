"""The store: tables and what was done at them, kept before anybody is told."""
