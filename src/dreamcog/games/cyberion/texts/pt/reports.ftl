### Balanços de muitas partidas.

simulate-result-reasons = Terminados pela regra
