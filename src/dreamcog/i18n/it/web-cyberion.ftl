### Il tavolo disegnato di Cyberion.

web-cyberion-mainframe = Processore centrale
web-cyberion-deck = Mazzo
web-cyberion-gigantobots = Gigantobot
web-cyberion-composition = Robot
web-cyberion-in-deck = nel mazzo
web-cyberion-in-discard = scartati
# How many copies of a card are where.
web-cyberion-copies = { $deck } nel mazzo, { $discard } negli scarti
web-cyberion-looked-at = Le carte che guardi
# $ability: what happens, at the $level.
web-cyberion-at-level = { $level }: { $ability }.
web-cyberion-own-machine = La ripara solo { $player }.
web-cyberion-prepared = Preparata: in questo turno le basta un robot in meno.
web-cyberion-infected = Sopra: { $microbot }. Uno dei robot deve corrispondergli.

## Help

web-cyberion-about-machine-deck = Da qui si riempie la Fabbrica alla fine del tuo turno. Vinci quando non resta nessuna macchina.
web-cyberion-about-repaired = Se finisci il turno senza riparare una macchina, perdi una Valvola.
# $robots: what is still in the deck, by counting.
web-cyberion-about-deck = Contando, vi restano: { $robots }.
web-cyberion-about-failsafes = Tengono in piedi la Fabbrica: un turno senza macchine riparate ne costa una.
web-cyberion-about-battery = Quando il mazzo dei robot è vuoto, rimescola gli scarti in un nuovo mazzo, una volta a partita.
web-cyberion-about-experience = Macchine riparate, con cui migliori gli Ingranaggi.
web-cyberion-about-support = Scartalo per questa abilità al livello III.
web-cyberion-about-multibot = In una riparazione vale come qualsiasi modello o qualsiasi taglia; non ha abilità.
web-cyberion-about-babybot = Quando viene pescato, l’Ingranaggio del suo modello sale di un livello.
web-cyberion-about-limbo = Ancora nel Limbo: crealo con due robot del suo modello le cui taglie fanno 5.
# $tokens: how many lie under the Cog.
web-cyberion-about-interference =
    { $tokens ->
        [one] { $tokens } segnalino Interferenza sotto questo Ingranaggio: il prossimo robot fa ciò che dice il segnalino.
       *[other] { $tokens } segnalini Interferenza sotto questo Ingranaggio: il prossimo robot fa ciò che dice il primo.
    }
# $abilities: what the tokens say that nobody has seen.
web-cyberion-interference-left = Contando, ancora sotto gli Ingranaggi: { $abilities }.
web-cyberion-about-microbots = Spendi Microbot per sostituirne o scambiarne sulle macchine, o per togliere una macchina.
web-cyberion-about-gigantobot = Nessuno lo pilota ancora.
web-cyberion-about-holiday = In vacanza: non prende altri robot.
web-cyberion-about-damage = Quando l’ultima macchina è riparata, si paga con Valvole per ognuno.
