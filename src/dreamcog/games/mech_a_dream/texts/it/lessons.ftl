### Lezioni: partite guidate a piccoli passi.

## La prima partita

mech-a-dream-lesson-first-game = La tua prima partita a Mech A Dream
mech-a-dream-lesson-first-game-goal = Il tuo robot vorrebbe sognare: costruisci macchine per lui, e cerca di avere più Punti Sogno del tuo avversario dopo sette notti al massimo.
mech-a-dream-lesson-first-game-stock-room = È mattina: la riserva dà al tuo primo Assistente 2 fiori, 2 gocce d’inchiostro e altri 2 a scelta: scegli quali, poi «Riserva».
mech-a-dream-lesson-first-game-stock-room-after = Hai ricevuto 2 fiori, 2 gocce d’inchiostro e ciò che hai scelto: con l’inchiostro acquisti macchine, con i fiori paghi le consegne.
mech-a-dream-lesson-first-game-buy = Manda l’Assistente del pomeriggio ad acquistare il Fischietto da pecore per 2 gocce d’inchiostro: completato, ogni notte può trasformare 1 fiore in 2 Punti Sogno.
mech-a-dream-lesson-first-game-buy-after = Il Fischietto da pecore è partito dallo spazio 3 e, alla fine del pomeriggio, l’Assistente che ha sopra lo ha spostato nello spazio 2.
mech-a-dream-lesson-first-game-build = Scegli di nuovo il Fischietto da pecore per costruirlo: un secondo Assistente si unisce al primo, e ognuno lo sposta di uno spazio alla fine della sera.
mech-a-dream-lesson-first-game-build-after = Due Assistenti lo hanno spostato di due spazi, fuori dal nastro: il Fischietto da pecore è completato, diventa viola ed entra nella tua officina.
mech-a-dream-lesson-first-game-night = Di notte attivali tutti e due, nell’ordine che vuoi: il Fischietto da pecore dà 2 Punti Sogno per 1 fiore, il tuo robot dà 1 goccia d’inchiostro.
mech-a-dream-lesson-first-game-night-after = I tuoi primi 2 Punti Sogno! Ogni notte puoi attivare una volta il tuo robot, e una volta ciascuna macchina viola.
mech-a-dream-lesson-first-game-sleep = Non resta nulla da attivare: dormi, e comincia un nuovo giorno con tutti i tuoi Assistenti.
mech-a-dream-lesson-first-game-sleep-after = Giorno 2: oggi il primo giocatore è il tuo avversario, e al banco c’è una nuova carta Consegna.
mech-a-dream-lesson-first-game-dock = La mattina il banco per le consegne ha tre pacchetti, più tardi ne ha meno: manda lì il tuo Assistente, e 3 fiori li pagano tutti.
mech-a-dream-lesson-first-game-dock-after = 2 arcobaleni, 2 gocce d’inchiostro, 2 punti: gli arcobaleni pagano le macchine gialle, come la Biglia di vetro, o valgono 1 punto ciascuno alla fine.
mech-a-dream-lesson-first-game-end = La partita finisce dopo la settima notte, o prima, dopo una notte in cui un’officina ha 9 macchine: quelle ancora sul nastro non valgono nulla.

## Robot Illuminati

mech-a-dream-lesson-robots = I tuoi primi Robot Illuminati
mech-a-dream-lesson-robots-screen = Tieni uno dei tuoi due Schermi: dice con che cosa cominci, e che cosa fa il tuo robot invece di dare 1 goccia d’inchiostro.
mech-a-dream-lesson-robots-screen-after = Ora il tuo robot ha un effetto suo, ogni volta che lo attivi: di notte, o grazie a un pacchetto.
mech-a-dream-lesson-robots-dock = Uno dei pacchetti al banco è un’attivazione: paga 3 fiori per i pacchetti, poi attiva il tuo robot.
mech-a-dream-lesson-robots-dock-after = Il tuo robot ha fatto ciò che mostra il suo Schermo, e questa notte puoi attivarlo di nuovo.
mech-a-dream-lesson-robots-others = Il tuo avversario ha tenuto Pioggia d’estate, il cui robot dà 1 arcobaleno ogni notte: ogni Schermo chiede un’altra strategia.

## Specialisti

mech-a-dream-lesson-specialists = I tuoi primi Specialisti
mech-a-dream-lesson-specialists-start = Ogni giocatore comincia con uno Specialista: scegli Nastrino, che ti dà 1 arcobaleno ogni volta che acquisti una macchina.
mech-a-dream-lesson-specialists-start-after = Il segnalino Prezzo mostra 1 arcobaleno: a questo prezzo il tuo avversario potrebbe prenderti Nastrino.
mech-a-dream-lesson-specialists-buy = Acquista la macchina che preferisci: il bonus permanente di Nastrino arriva subito dopo.
mech-a-dream-lesson-specialists-buy-after = Nastrino ti ha dato 1 arcobaleno: quanto basta per Prisma, lo Specialista del tuo avversario.
mech-a-dream-lesson-specialists-take = Di mattina o di pomeriggio, la riserva può darti uno Specialista al posto della sua scelta finale: prendi Prisma per 1 arcobaleno.
mech-a-dream-lesson-specialists-take-after = Il tuo avversario ha ricevuto l’arcobaleno e non poteva rifiutare; Prisma te ne ha già dato uno per il lavoro nella riserva.
mech-a-dream-lesson-specialists-price = Ora il segnalino Prezzo di Prisma mostra 2 arcobaleni; ogni notte cala di 1, finché la carta non costa più nulla.
