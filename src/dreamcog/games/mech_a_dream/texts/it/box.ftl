### Che cosa c’è nella scatola: generi e valori.

mech-a-dream-box-kind =
    { $kind ->
        [start] All’inizio
        [robot] Robot
        [workshop] Officina
        [stock_room] Riserva
        [delivery] Carte Consegna
        [resource] Macchine delle risorse
        [power] Macchine elettriche
        [economical] Macchine economiche
        [crystal] Macchine di cristallo
        [monitor] Schermi
        [specialist] Specialisti
       *[other] { $kind }
    }
mech-a-dream-box-value =
    { $value ->
        [copies] copie
        [price] prezzo
        [time] tempo
        [effect] effetto
        [on_completion] appena completata
        [fixed] si prende
        [choice] ultima scelta
        [start] all’inizio
        [after] dopo
        [places] posti
        [morning] mattina
        [afternoon] pomeriggio
        [evening] sera
        [flower] fiori
        [ink] inchiostro
        [rainbow] arcobaleni
        [beyond] oltre
       *[other] { $value }
    }
# What no grade can say of the built-in box, a line for each.
mech-a-dream-box-remarks =
    I piani della sala ricambi sono quelli del lato verde: ciò che mostra il lato giallo, usato con gli Specialisti, non è attestato.
    Di b3 e r4 è attestato solo il lato viola: che una sia blu e l’altra rossa è nostro.
