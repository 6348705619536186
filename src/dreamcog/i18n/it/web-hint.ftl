### I suggerimenti al tavolo, e l’analisi di una partita.

## I suggerimenti

web-hint = Suggerimento
web-hint-plan = Mostrami un piano
web-hint-move = Mostrami la mossa
web-hint-enough = Chiudi il suggerimento
web-hint-here = il suggerimento parla di questo
web-hint-marked = Con un suggerimento la partita viene contrassegnata «con suggerimenti»: nel risultato, negli elenchi e nella sfida del giorno.
web-hint-show = Mostrami il suggerimento
web-hint-not-now = Non ora
web-hint-thinking = Sto guardando il tavolo…
web-hint-thinking-on = Sto ancora pensando…
web-hint-chance =
    { $chance ->
        [one] vince { $chance } partita su 100
       *[other] vince { $chance } partite su 100
    }
web-hint-play = Gioca questa
web-hint-moves = La mossa consigliata, e le migliori dopo di essa
web-hint-agreement = A questo tavolo ci sono suggerimenti quando tutti sono d’accordo. Si può cambiare idea.
web-hint-agreement-missing = Non ancora d’accordo: { $players }.
web-hint-agreement-all = Tutti sono d’accordo.
web-hint-agree = Accetto i suggerimenti
web-hint-take-back = Non sono più d’accordo
web-hint-setting = Accetto i suggerimenti a questo tavolo; ci sono quando tutti sono d’accordo
web-hint-used =
    { $hints ->
        [one] con { $hints } suggerimento
       *[other] con { $hints } suggerimenti
    }
web-hint-used-by =
    { $hints ->
        [one] { $player }: con { $hints } suggerimento
       *[other] { $player }: con { $hints } suggerimenti
    }
web-hint-with = con suggerimenti
web-hint-daily = I risultati con suggerimenti vengono dopo quelli senza.
web-hint-statistics =
    { $games ->
        [one] { $games } di queste partite è stata giocata con suggerimenti: non conta né per il miglior punteggio né per la media.
       *[other] { $games } di queste partite sono state giocate con suggerimenti: non contano né per il miglior punteggio né per la media.
    }
web-hint-why = Perché questa mossa?
web-hint-key = H
web-hint-key-does = un suggerimento; di nuovo, di più

## L’analisi di una partita

web-review = Analisi
web-review-title = Analisi della partita
web-review-file = Analizza una partita salvata…
web-review-uploaded = da un file
web-review-to-table = Al tavolo
web-review-working = Il computer guarda ogni mossa della partita, da ciò che chi giocava poteva vedere allora.
web-review-waiting =
    { $ahead ->
        [0] L’analisi comincia tra un momento.
        [one] Prima viene { $ahead } altra analisi.
       *[other] Prima vengono altre { $ahead } analisi.
    }
web-review-progress =
    { $done ->
        [one] { $done } mossa su { $of }
       *[other] { $done } mosse su { $of }
    }
web-review-may-leave = Puoi lasciare questa pagina: l’analisi continua, e resta con la partita.
web-review-failed = Non è stato possibile fare l’analisi.
web-review-seats = Di quale giocatore
web-review-account =
    { $who ->
        [you] Fortuna { $luck }, bravura { $skill }
       *[other] { $player }: fortuna { $luck }, bravura { $skill }
    }
web-review-began =
    { $who ->
        [you] All’inizio potevi aspettarti di vincere { $first } di queste partite su 100; { $last ->
            [0] questa l’hai persa.
            [100] questa l’hai vinta.
           *[other] alla fine, { $last }.
        }
       *[other] All’inizio { $player } poteva aspettarsi di vincere { $first } di queste partite su 100; { $last ->
            [0] questa è stata persa.
            [100] questa è stata vinta.
           *[other] alla fine, { $last }.
        }
    }
web-review-luck = Fortuna
web-review-luck-about =
    { $who ->
        [you] Ciò che è stato pescato e scoperto: meglio (+) o peggio (−) per te di quanto ci si poteva aspettare.
       *[other] Ciò che è stato pescato e scoperto: meglio (+) o peggio (−) per questo giocatore di quanto ci si poteva aspettare.
    }
web-review-skill = Bravura
web-review-skill-about =
    { $who ->
        [you] Ciò che le tue mosse hanno fatto perdere, rispetto alle migliori mosse trovate. Zero è perfetto.
       *[other] Ciò che le mosse di questo giocatore hanno fatto perdere, rispetto alle migliori mosse trovate. Zero è perfetto.
    }
web-review-others = Gli altri
web-review-others-about =
    { $who ->
        [you] Ciò che le mosse degli altri hanno cambiato per te, rispetto alle loro mosse migliori.
       *[other] Ciò che le mosse degli altri hanno cambiato per questo giocatore, rispetto alle loro mosse migliori.
    }
web-review-of-hundred = Tutti i numeri sono partite su cento: +12 vuol dire che se ne vincono 12 di più su 100.
web-review-curve = Probabilità di vincere
web-review-curve-about = La linea dice quante partite su 100 si vincono da lì; la fascia chiara, quanto è incerto. Toccala per vedere il tavolo in quel momento.
web-review-as-table = La curva come tabella
web-review-between = { $chance } (da { $low } a { $high })
web-review-moves-made = Mosse fatte
web-review-step = Mossa mostrata
web-review-step-of =
    { $step ->
        [one] Dopo { $step } mossa su { $steps }
       *[other] Dopo { $step } mosse su { $steps }
    }
web-review-chance-of = { $player }: { $chance } su 100
web-review-percent = { $chance } su 100
web-review-moments = I momenti decisivi
web-review-from-to = { $first } → { $last }
web-review-move = Mossa { $number }
web-review-the-end = La fine della partita
web-review-played = Giocata
web-review-better = Meglio
web-review-nothing-better = Non è stato trovato niente di chiaramente migliore.
web-review-came = Che cosa è successo
web-review-lost = −{ $lost }
web-review-lost-little = un po’
web-review-lucky = fortuna { $luck }
web-review-again = Riprova da qui
web-review-again-about =
    { $players ->
        [1] Un nuovo tavolo. Ciò che nessuno poteva ancora vedere viene distribuito di nuovo.
       *[other] Un nuovo tavolo; i bot giocano per gli altri. Ciò che nessuno poteva ancora vedere viene distribuito di nuovo.
    }
web-review-again-later = La sfida del giorno si può riprovare da qui quando la giornata è finita.
web-review-back = All’analisi
web-review-played-mark = è stato giocato
web-review-better-mark = sarebbe stato meglio
web-review-revelations = Che cosa ha portato la fortuna
web-review-by-size = Prima il più importante
web-review-smaller = Anche ciò che ha cambiato meno di 1 su 100
web-review-no-luck = Nulla di ciò che si è scoperto ha cambiato le probabilità di almeno 1 su 100.
web-review-decisions = Tutte le decisioni
web-review-every-move = Anche le mosse che non hanno fatto perdere nulla
web-review-everybody = Di tutti i giocatori
web-review-no-loss = Nessuna mossa ha fatto perdere nulla.
