### Resoconti di molte partite.

simulate-result-reasons = Finite per la regola
