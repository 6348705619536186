### Consigli per chi comincia: una frase alla volta, sopra la domanda.

# $why: a whole sentence, what stands in the way of an activation.
mech-a-dream-advice-nothing-possible = Non resta nulla da attivare: dormi. { $why }
# $what: your robot, or a machine.
mech-a-dream-advice-free-activation-left = { $what }: attivazione ancora possibile e gratuita. Falla prima di dormire.
mech-a-dream-advice-can-convert = { $what }: attivazione ancora possibile. Guarda che cosa prende e che cosa dà.
mech-a-dream-advice-nothing-useful = Ciò che resta da attivare ora non ti porta nulla: puoi dormire.
mech-a-dream-advice-last-day = È l’ultimo giorno: una macchina che stanotte non è completata non porta nulla.
mech-a-dream-advice-can-complete =
    { $by ->
        [boost] { $tile }: questa clessidra basta a finire la costruzione.
       *[build] { $tile }: con il tuo Assistente la costruzione finisce in questa parte del giorno.
    }
# $most: how far the gauge goes.
mech-a-dream-advice-resource-full =
    { $unit ->
        [ink] Hai { $most } inchiostri e non c’è posto per altri: prima spendine.
       *[flower] Hai { $most } fiori e non c’è posto per altri: prima spendine.
    }
# $tiles: how many can be paid for.
mech-a-dream-advice-buy-first =
    { $tiles ->
        [one] Non hai ancora macchine: puoi pagare { $tiles } tessera dell’offerta.
       *[other] Non hai ancora macchine: puoi pagare { $tiles } tessere dell’offerta.
    }
mech-a-dream-advice-save-up = Non puoi ancora pagare nessuna tessera: la riserva dà fiori e inchiostro.
# $slot: where it stands.
mech-a-dream-advice-can-build = { $tile } sta ferma sullo spazio { $slot }: la spostano un Assistente o una clessidra.
mech-a-dream-advice-look =
    { $part ->
        [morning] Confronta ciò che danno il piano e i pacchetti della mattina con il prezzo delle tessere.
        [afternoon] Confronta ciò che danno il piano e i pacchetti del pomeriggio con il prezzo delle tessere.
       *[evening] Confronta ciò che danno il piano e i pacchetti della sera con il prezzo delle tessere.
    }
