### Reports over many games.

simulate-result-reasons = Ended by rule
