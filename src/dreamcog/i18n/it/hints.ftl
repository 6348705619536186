### Suggerimenti: che cosa dice l’insegnante delle mosse. Quote e probabilità sono in centesimi.

# $events: what the plan brings about in this turn; $moves: its moves, one after the other.
hint-turn = In questo turno: { $events }.
hint-line = Mossa per mossa: { $moves }.
hint-then = { $first }, poi { $next }
# $what: something that happens, as in “repair a machine”; $share: in how many of 100 imagined games.
hint-goal = Poi, in { $share } partite immaginate su 100: { $what }.
hint-risk = Il rischio, in { $share } partite immaginate su 100: { $what }.
hint-expects =
    { $chance ->
        [one] Così si vince circa { $chance } partita su 100.
       *[other] Così si vincono circa { $chance } partite su 100.
    }
hint-gains = Porta { $things }.
hint-spends = Costa { $things }.
hint-lost = Va perso, per mancanza di posto o di uso: { $things }.
hint-shows = Mostra { $things }.
# $instead: in how many of 100 imagined games it happens after the other move.
hint-brings = Più spesso ({ $share } partite immaginate su 100 invece di { $instead }): { $what }.
hint-avoids = Meno spesso ({ $share } partite immaginate su 100 invece di { $instead }): { $what }.
hint-better-than-next =
    { $points ->
        [one] Vince { $points } partita su 100 in più della migliore tra le altre mosse.
       *[other] Vince { $points } partite su 100 in più della migliore tra le altre mosse.
    }
hint-better-than-made =
    { $points ->
        [one] Vince { $points } partita su 100 in più della mossa giocata.
       *[other] Vince { $points } partite su 100 in più della mossa giocata.
    }
hint-behind =
    { $points ->
        [one] Vince { $points } partita su 100 in meno della mossa consigliata.
       *[other] Vince { $points } partite su 100 in meno della mossa consigliata.
    }

## Nel terminale

hint-heading = Un suggerimento: { $nudge }
hint-move = Mossa { $number }: { $move } ({ $chance } % di probabilità di vincere)
hint-move-alone = Mossa { $number }: { $move }
hint-thinking = Preparo un suggerimento…
hint-again = Scrivi ancora { $word } per saperne di più.
hint-agree = Tutti al tavolo accettano i suggerimenti? La partita viene allora contrassegnata «con suggerimenti». (s/n)
hint-not-agreed = Nessun suggerimento: tutti al tavolo devono essere d’accordo.
play-assisted = D’ora in poi questa partita è contrassegnata «con suggerimenti».
play-assisted-seat =
    { $decisions ->
        [one] Con suggerimenti: { $player } ha avuto un suggerimento per { $decisions } decisione.
       *[other] Con suggerimenti: { $player } ha avuto suggerimenti per { $decisions } decisioni.
    }
explain-move = { $player } ha scelto questo: { $move } ({ $chance } % di probabilità di vincere).
explain-move-alone = { $player } ha scelto questo: { $move }.
explain-other = Altra mossa considerata: { $move } ({ $chance } % di probabilità di vincere).
explain-other-alone = Altra mossa considerata: { $move }.
explain-none = Nessun bot ha giocato dopo la tua ultima decisione.
explain-later = Perché { $player } ha giocato così si potrà dire a partita finita: dipendeva da qualcosa che tu non puoi sapere.
