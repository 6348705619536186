### Des bilans de nombreuses parties.

simulate-result-ends = Terminées par la règle
simulate-result-ended-by = Fin de partie
simulate-result-days = Dernier jour
simulate-result-first-wins = Victoires selon l’ordre du premier jour
simulate-result-mean-machines = Machines par joueur
simulate-end-nine-machines = neuf machines
simulate-end-day-7 = jour 7

# Rapports de `dreamcog lab`.
lab-activated = Robots et machines activés
lab-assistant = Où travaillent les Assistants
lab-bought = Machines acquises
lab-completed = Machines construites
lab-delivery = Visites au quai, par carte Livraisons
lab-monitor = Écrans de contrôle gardés
lab-specialist = Spécialistes récupérés
