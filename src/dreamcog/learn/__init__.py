"""Networks that learn the games: tables on GPU or CPU, training, evaluation. Needs torch."""
