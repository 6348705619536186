"""Networks that learn the games: tables on the GPU or the CPU, training, evaluation. Needs torch."""
