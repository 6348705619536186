### Il tavolo di Mech A Dream nel terminale.

mech-a-dream-told = { $what }: { $does }
mech-a-dream-board-day = giorno { $day } di { $days }
mech-a-dream-board-delivery = Consegna
mech-a-dream-board-stock-room = Riserva
mech-a-dream-board-for-sale = Disponibili
mech-a-dream-board-experts = Specialisti
mech-a-dream-board-robot = Robot
mech-a-dream-board-belt = Nastro
mech-a-dream-board-workshop = Officina
mech-a-dream-letter-morning = M
mech-a-dream-letter-afternoon = P
mech-a-dream-letter-evening = S
mech-a-dream-effect-evening-package = pacchetto della sera
mech-a-dream-effect-buy = acquista una tessera
mech-a-dream-effect-copy = riproduci
mech-a-dream-after-stock-room = riserva
mech-a-dream-after-dock = banco
mech-a-dream-after-buy = acquisto
mech-a-dream-after-build = costruzione
mech-a-dream-move-pass = Passare
mech-a-dream-pass = prima un altro
mech-a-dream-take-specialist = uno Specialista
mech-a-dream-choose-do = Quale di queste?
mech-a-dream-choose-monitor = Quale Schermo?
mech-a-dream-choose-specialist = Quale Specialista?
mech-a-dream-choose-take = Che cosa prendi?
mech-a-dream-choose-tile = Quale macchina?
mech-a-dream-choose-what = Che cosa attivi?
mech-a-dream-choose-copy = Quale effetto riproduci?
mech-a-dream-choose-option = In che modo?
mech-a-dream-offer-again = un’altra partita
mech-a-dream-score-points = punti
mech-a-dream-score-rainbows = arcobaleni
mech-a-dream-score-resources = fiori e inchiostro
mech-a-dream-score-total = punteggio
mech-a-dream-typed-flower = fiore fiori
mech-a-dream-typed-ink = inchiostro
mech-a-dream-typed-robot = robot

mech-a-dream-help-names = Una parola si può accorciare finché resta chiara. Scrivi il numero di una scelta, o una mossa intera: tessere, carte e Specialisti per nome, per esempio «teiera fiorita» o «teiera», o con l’identificativo nella scatola, come b3.1; ciò che riproduci come Bo/robot o Bo/pompa di storie.
mech-a-dream-play-farewell = Dormi bene, e sogni d’oro!

command-pass = passa passare
command-workshops = officine
usage-pass = { $word }
usage-workshops = { $word }
help-pass = lasciare che un altro giochi prima, quando possono farlo in più
help-workshops = tutte le officine per intero

typed-no-player = Non c’è nessun giocatore «{ $typed }».

mark-lit = { $mark } possibile ora
mark-price = { $mark } stampato, poi il tuo prezzo o tempo
mark-ends = { $mark } chiude la partita
mark-asked = { $mark } adesso
mark-first = { $mark } primo giocatore
mark-done = { $mark } fatto, attivato
mark-asleep = { $mark } dorme
mark-flower = { $mark } fiore
mark-ink = { $mark } inchiostro
mark-rainbow = { $mark } arcobaleno
mark-point = { $mark } punto
mark-hourglass = { $mark } clessidra
mark-activation = { $mark } attivazione
mark-resource = { $mark } delle risorse (blu)
mark-power = { $mark } elettrica (rosso)
mark-economical = { $mark } economica (verde)
mark-crystal = { $mark } di cristallo (giallo)

## Ciò che una scelta costa e porta, accanto al suo nome

mech-a-dream-foreseen-slot = arriva allo spazio { $slot }
mech-a-dream-foreseen-moves = spazio { $slot }, poi { $soon }
mech-a-dream-foreseen-completes = spazio { $slot }, poi completata
mech-a-dream-foreseen-completed = completata, posto { $place }
# It would be completed at the end of this part of the day without the move, too.
mech-a-dream-foreseen-completed-anyway = completata comunque, posto { $place }
mech-a-dream-foreseen-completes-anyway = spazio { $slot }, completata comunque
mech-a-dream-foreseen-next = poi: { $what }
mech-a-dream-foreseen-lost = { $what } di troppo
mech-a-dream-foreseen-other = { $player }: { $what }
