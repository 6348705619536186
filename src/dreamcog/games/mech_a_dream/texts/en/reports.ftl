### Reports over many games.

simulate-result-ends = Ended by rule
simulate-result-ended-by = Ended by
simulate-result-days = Last day
simulate-result-first-wins = Wins by place in the first day’s turn order
simulate-result-mean-machines = Machines a player
simulate-end-nine-machines = nine machines
simulate-end-day-7 = day 7

# Reports of `dreamcog lab`.
lab-activated = Robots and machines activated
lab-assistant = Where Assistants work
lab-bought = Machines bought
lab-completed = Machines completed
lab-delivery = Visits to the dock, by Delivery card
lab-monitor = Monitor Screens kept
lab-specialist = Specialists taken
