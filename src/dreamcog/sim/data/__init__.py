"""Files of many games: their columns, Parquet, and going on where a run was interrupted."""
