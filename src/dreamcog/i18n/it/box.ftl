### Le scatole: che cosa non va, in che cosa differiscono, che cosa è attestato.

refusal-bad-box = Con questa scatola non si può giocare. { box-problem }.

box-problem =
    { $where }: { $reason ->
        [missing] manca un valore
        [number] ci vuole un numero intero, { $wanted }; c’è { $found }
        [count] ce ne vogliono { $wanted }; ce ne sono { $found }
        [too-many-tiles] una scatola contiene al massimo { $wanted } tessere, e con { $found } di questa sono di più
        [one-of] ci vuole una di queste parole: { $wanted }; c’è «{ $found }»
        [exactly] ci vuole { $wanted }; c’è { $found }
        [each-once] ci vuole una volta ciascuno: { $wanted }
        [unknown] qui non c’entra; c’entrano: { $wanted }
        [table] ci vogliono nomi con i loro valori; c’è { $found }
        [list] ci vuole un elenco; c’è { $found }
        [choice] ci vogliono fiori da una parte e inchiostro dall’altra
        [id] un identificativo è fatto di 1–20 lettere senza accento, cifre, - e _; c’è «{ $found }»
        [name] un nome è una riga di 1–{ $wanted } lettere, cifre e segni; c’è «{ $found }»
        [reserved] «{ $found }» significa già qualcos’altro: scegli un altro identificativo
        [twice] «{ $found }» c’è due volte
        [two-effects] dai il nome dell’effetto, o elenca che cosa fa: non tutt’e due
        [copy-stands-alone] un robot che riproduce effetti non fa altro
        [copy-gives] un robot che riproduce effetti dà ciò che riproduce, e niente di suo
        [unreadable] non riesco a leggere «{ $found }»
        [not-toml] questo non è un file TOML
        [not-toml-at] questo non è TOML, alla riga e colonna { $found }
        [no-such-file] non c’è né una scatola né un file con questo nome
        [file-too-large] il file è troppo grande
       *[no-game] questa non è la scatola di nessun gioco che conosco
    }

box-good = { $box } è una buona scatola per { $game }.
box-bad =
    { $problems ->
        [one] Con { $box } non si può giocare. Un problema:
       *[other] Con { $box } non si può giocare. { $problems } problemi:
    }
box-built-in = { $game } (la scatola inclusa)
box-same = Non c’è nessuna differenza tra { $one } e { $other }.
box-differences =
    { $number ->
        [one] Una differenza tra { $one } e { $other }:
       *[other] { $number } differenze tra { $one } e { $other }:
    }
refusal-box-of-another-game = { $one } è una scatola per { $game }, { $other } per { $other_game }.
box-mark = { $mark } ricostruito

box-page-title = Quanto sono attestate le scatole
