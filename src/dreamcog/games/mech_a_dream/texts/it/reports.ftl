### Resoconti di molte partite.

simulate-result-ends = Finite per la regola
simulate-result-ended-by = Fine della partita
simulate-result-days = Ultimo giorno
simulate-result-first-wins = Vittorie secondo l’ordine del primo giorno
simulate-result-mean-machines = Macchine per giocatore
simulate-end-nine-machines = nove macchine
simulate-end-day-7 = giorno 7

# Rapporti di `dreamcog lab`.
lab-activated = Robot e macchine attivati
lab-assistant = Dove lavorano gli Assistenti
lab-bought = Macchine acquistate
lab-completed = Macchine completate
lab-delivery = Visite al banco per le consegne, per carta Consegna
lab-monitor = Schermi tenuti
lab-specialist = Specialisti presi
