### Des bilans de nombreuses parties.

simulate-result-reasons = Terminées par la règle
