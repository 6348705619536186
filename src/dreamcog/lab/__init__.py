"""The laboratory: reports over many games."""
