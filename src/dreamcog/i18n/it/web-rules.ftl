### Le pagine delle regole, l’aiuto per i simboli e le pagine della scatola.

## Le regole

web-rules-opening = Apriamo le regole…
web-rules-about = Tutto il gioco con parole nostre. Ogni regola ha un numero. Dove il regolamento lascia qualcosa in sospeso abbiamo deciso noi: lo indica la R.
web-rules-to-box = Quello che è stampato sui componenti è nella scatola.
web-rules-contents = Indice
web-rules-search = Cerca nelle regole
web-rules-found =
    { $rules ->
        [one] { $rules } regola
       *[other] { $rules } regole
    }
web-rules-nothing = Nessuna regola contiene «{ $query }». Prova una parola più corta, o un numero come 3.8.
web-rules-all = Mostra tutte le regole
web-rules-ruling = Una nostra decisione: il regolamento lascia la cosa in sospeso.
web-rules-whole = Apri le regole in una pagina a parte

## Come si gioca

web-how-to-play = Come si gioca
web-how-to-play-opening = Apriamo la pagina…
# $minutes: how long the page takes to read.
web-how-to-play-minutes =
    { $minutes ->
        [one] Un minuto di lettura. Ogni numero porta alla regola che lo dice con precisione.
       *[other] { $minutes } minuti di lettura. Ogni numero porta alla regola che lo dice con precisione.
    }
# Names the links at the end of the page.
web-how-to-play-next = E adesso
web-how-to-play-start = Comincia una partita
web-how-to-play-to-rules = Tutte le regole, numerate
# On the rules page, before the rules.
web-how-to-play-first = È la prima volta? Come si gioca, in cinque minuti

## I simboli

web-symbols = Simboli

## La scatola

web-box = La scatola: { $game }
web-box-of-table = Questa è la scatola di un tavolo.
web-box-to-table = Torna al tavolo
web-box-usual = Vedi la scatola inclusa
web-box-to-rules = Le regole del gioco
web-box-opening = Apriamo la scatola…
web-box-legend = Da dove vengono i numeri
web-box-show = Mostra
web-box-everything = tutto
web-box-grade = Provenienza
web-box-any-grade = tutte
web-box-nothing = Nella scatola non c’è nulla che corrisponda.
web-box-by-kind = Valore per valore
