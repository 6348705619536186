### Quello che dice solo la pagina.

## Orientarsi

web-title = Dreamcog
web-welcome = Due giochi di macchine che sognano
web-home = Alla pagina iniziale
web-nowhere = Questa pagina non esiste.
web-skip = Vai al contenuto
web-where-to = Navigazione
web-language = Lingua
web-unreachable = Il server non risponde. Riprova fra un momento.
# $tables: a quanti tocca a te.
web-turns-waiting =
    { $tables ->
        [one] { $tables } tavolo ti aspetta
       *[other] { $tables } tavoli ti aspettano
    }
# $what: quello che fa un pulsante.
web-really = { $what }: davvero?
web-back = Indietro
web-empty = vuoto

## Chi si è

web-who-are-you = Come ti chiami?
web-guest-about = Per giocare basta un nome. Più tardi puoi creare un account e tenere le tue partite.
web-name = Nome
web-come-in = Gioca senza account
web-have-account = Ho un account
web-sign-in = Accedi
web-sign-out = Esci
web-login = Nome utente
web-password = Password

## Tavoli

web-open-tables = Tavoli che aspettano giocatori
web-your-turn = Tocca a te
web-expected = C’è un posto riservato per te
web-make-table = Apri il tavolo
web-start-game = Inizia la partita
web-usual = standard
# $level: come gioca.
web-seat-bot = bot ({ $level })
web-name-here = Nome di questo giocatore
web-clock = Tempo per ogni decisione
web-no-clock = senza limite
# $n: quanti $unit.
web-clock-each =
    { $unit ->
        [minutes] { $n ->
            [one] { $n } minuto
           *[other] { $n } minuti
        }
        [hours] { $n ->
            [one] { $n } ora
           *[other] { $n } ore
        }
       *[days] { $n ->
            [one] { $n } giorno
           *[other] { $n } giorni
        }
    }
web-is-open = Mostra il tavolo nella pagina iniziale: può unirsi chiunque
web-is-watched = Chiunque abbia il link può guardare
web-invited = Hai un invito
web-sit-down = Unisciti alla partita
web-watch = Guarda

## La partita del giorno

web-todays-deals = Le partite di oggi
web-daily-about = La stessa partita per tutti, una nuova ogni giorno. Conta il primo tentativo.
web-play-deal = Gioca
web-play-deal-again = Gioca ancora
web-daily-play = Gioca la partita del giorno
web-daily-go-on = Continua la partita
web-first-attempt = Il mio primo tentativo
web-results = Risultati
# $day: una data in parole.
web-deal-of = partita del giorno ({ $day })
web-seed = Numero da cui viene questa partita (seme): { $seed }
web-rank = Posizione
web-result = Esito
web-score = Punteggio
web-won = vinta
web-lost = persa
web-no-results = Nessuno ha ancora finito questa partita.

## Al tavolo

web-connecting = Connessione…
web-connection-lost = La connessione è caduta. Continuiamo a provare; quello che hai scelto resta.
web-server-stopping = Il server si riavvia. Fra un momento è di nuovo qui.
web-try-now = Prova ora
web-table-gone = Questo tavolo non c’è più, o non puoi più vederlo.
# $bots: how many sit at the table; $seat: which seat it has.
web-bot-name =
    { $bots ->
        [1] Bot
       *[other] Bot { $seat }
    }
web-to-play = è il suo turno
web-here = al tavolo
web-away = altrove
web-has-left = ha lasciato il tavolo
web-has-resigned = ha abbandonato
# $moment: data e ora.
web-until = scadenza: { $moment }
web-look-from-here = Guarda il tavolo come questo giocatore
web-hand-over-away = Fai giocare un bot al suo posto
web-watching = Stai guardando.
web-invitation = Invita altri con questo link
web-invitation-only-here = Questo link funziona solo su questo computer. Per altri nella tua rete, avvia il server con --lan e apri la pagina all’indirizzo che stampa.
web-copy = Copia
web-copied = Copiato

web-do-it = Gioca
web-these = Prendi questi
web-would-end = Così la partita finisce.
web-would-reveal = Così si scopre qualcosa di nascosto: non si può annullare.

web-table-actions = Menu del tavolo
web-undo = Annulla la mia ultima mossa
web-agree = D’accordo
web-disagree = Non sono d’accordo
web-ask-no-more = Ritira la richiesta
web-hand-over = Fai giocare un bot per me
web-take-back = Riprendi il tuo posto dal bot
web-resign = Arrenditi
web-leave = Lascia il tavolo
web-close-table = Chiudi il tavolo

web-over = La partita è finita
web-rematch = Gioca ancora
web-to-rematch = Alla prossima partita
web-save = Scarica la partita
web-share = Condividi…

web-log = Che cosa è successo
web-chat = Chat
web-chat-line = Messaggio a tutto il tavolo
web-send = Invia
