### L’aiuto dei comandi che danno partite, e ciò che si dice delle opzioni.

## Comandi

play-about = Gioca nel terminale. Al tavolo, «aiuto» mostra che cosa puoi scrivere.
learn-about = Impara un gioco al tavolo, passo per passo; poi la stessa partita continua.
simulate-about = Fa giocare molte partite ai bot e ne riferisce i risultati.
arena-about = Fa giocare i bot l’uno contro l’altro sulle stesse distribuzioni, e ne misura la forza.
solve-about = Conoscendo ogni carta e ogni mescolata futura: questa partita si può vincere, e come? Oppure, nell’ultimo turno di un gioco tra avversari: qual è il punteggio migliore?
lab-components-about = Conta quante volte si usa ogni componente, e quante volte vincono i posti che lo usano.
lab-brackets-about = Misura i bot su una griglia di opzioni, e quanto si può vincere in assoluto: il gioco perfetto sta in mezzo.

## Argomenti e opzioni

arguments-title = Argomenti
flags-title = Opzioni
flag-help = Mostra questo aiuto.
# $games: all games, as they are typed.
flag-game = Il gioco: { $games }.
flag-play-game = Il gioco: { $games }. Se manca, il primo della lista.
flag-games = Quante partite giocare.
flag-deal-seed = Il seme di una partita, per rifare esattamente la stessa.
flag-first-seed = Il seme della prima partita.
flag-names = I nomi delle persone, p. es. Ann,Bo; --first può essere allora uno di loro.
flag-seat-bots = I bot agli altri posti, p. es. random,greedy.
flag-bots = Un bot per ogni posto, o uno per tutti, p. es. random,greedy.
flag-box = Una tua scatola, un file TOML.
# $languages: all languages, as they are typed.
flag-lang = La lingua: { $languages }. Se manca, quella del tuo terminale.
flag-save = Salva la partita in questo file, e la riprende se il file c’è.
flag-colour = Usa i colori. Se manca, dove funzionano.
flag-advice = Dare un consiglio a chi comincia prima di ogni decisione.
flag-keys = Usa i tasti freccia, se c’è un terminale.
flag-levels = Elenca i livelli del gioco, dal più debole, e termina.
flag-lesson = La lezione, con il nome che mostra --list. Se manca, quella sul gioco stesso.
flag-list-lessons = Elenca le lezioni del gioco.
flag-restart = Ricomincia la lezione, anche se l’hai lasciata a metà.
flag-runtime = interpreted o native. Se manca, native dove è possibile.
flag-workers = Quanti processi si dividono il lavoro; su un cluster, al massimo tanti alla volta.
flag-cluster = Dividere il lavoro su un cluster Ray: auto per quello di questo computer, o HOST:PORT del suo nodo principale.
flag-out = Un file per le partite: Parquet se il nome finisce con .parquet, altrimenti una riga di JSON per ciascuna.
flag-decisions = Nel file Parquet, una riga per decisione e non per partita.
flag-resume = Continuare il file Parquet di una serie interrotta, o aggiungere partite a uno finito.
flag-arena-bots = I bot, per esempio random,greedy,network. Di solito tutti quelli del gioco, senza i livelli.
flag-arena-games = Quante partite gioca ogni gruppo, ciascuno a ogni posto a turno: ogni coppia, o con più giocatori ogni scelta di altrettanti bot. Dove si vince tutti insieme, ogni bot da solo.
flag-arena-slow-games = Quante partite gioca un gruppo in cui un bot viene interrogato mossa per mossa, come quelli che cercano; di solito quante gli altri.
flag-budget = Secondi che può richiedere una decisione, al massimo; di solito 0,1. Cicli e reti ne usano meno.
flag-iterations = Quanti tentativi può fare un bot per una decisione, qualunque cosa conti. Senza --budget le partite sono allora le stesse su ogni computer.
flag-arena-resume = Conserva i risultati in questo file, e continua quelli che contiene. Si possono aggiungere bot.
flag-chart = Disegna i punteggi di forza in questo file (SVG).
flag-ladder = Misura tutti i bot di ogni gioco, o di uno, e scrive questa pagina (Markdown) con i risultati (JSON) e le immagini. Senza --games, scrive la pagina dai risultati conservati.
flag-list-bots = Elenca i bot del gioco, il più debole per primo.
flag-deals = Risolvere tante partite, da --seed in poi, e riferire quante si possono vincere.
flag-seconds = Il massimo di secondi per una posizione; con --deals, secondi del processore.
flag-nodes = Il massimo di nodi per una posizione: i passi e le mosse provati.
flag-solve-file = Una partita salvata, risolta dalla posizione in cui si trova. Senza file, una nuova partita.
# $games: all games, as they are typed.
flag-solve-game = Il gioco: { $games }. I suoi giocatori devono vincere insieme; di norma, il primo di questo tipo.
flag-solve-seat = Il posto di cui si cerca il punteggio migliore, in un gioco tra avversari; di norma, il primo che deve agire.
flag-bracket-games = Quante partite per ogni insieme di opzioni.
flag-bracket-every = Ogni numero, come quello dei gettoni Supporto, con ogni combinazione di aggiunte; altrimenti i numeri consueti.
flag-bracket-seconds = Il massimo di secondi del processore per ogni partita da risolvere: quelle che nessun bot ha vinto.
flag-bracket-page = Scrive questa pagina (Markdown) con i risultati (JSON) e le immagini.
flag-json = Scrive un solo oggetto JSON.

## Opzioni dei giochi

# $option: what the option is called; $values: the next message, for each game where they differ.
flag-option = { $option }: { $values }.
option-described = { $values } (di solito { $usual })
option-of-game = { $game } { $values }
option-values-number = da { $least } a { $most }
option-values-any-of = a scelta fra { $names }, separati da virgole
option-values-first-seat = un posto (0, 1, …) o random
option-usual-for =
    { $players ->
        [one] { $value } con { $players } giocatore
       *[other] { $value } con { $players } giocatori
    }
# $addition: an expansion or a variant without which the option changes nothing.
option-needs = { $option } (solo con { $addition })
options-page-title = Le opzioni dei giochi
options-page-about = Ciò che si può scegliere prima che una partita cominci. Ogni gioco dichiara le sue opzioni una volta sola, in games/<game>/options.py; le opzioni della riga di comando, i controlli del server e il modulo della pagina sono fatti da quella dichiarazione.
options-column =
    { $column ->
        [name] Opzione
        [meaning] Significato
        [values] Valori
        [usual] Di solito
        [flag] Da scrivere
       *[rules] Regole
    }

# $command: what is typed to make it.
page-made-by = Questa pagina è fatta da `{ $command }`.
