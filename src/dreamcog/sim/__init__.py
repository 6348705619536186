"""Many games at once: the compiled runtime, batches of games. Holds no rule."""
