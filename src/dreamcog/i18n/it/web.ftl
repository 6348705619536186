### Quello che dice solo la pagina.

## Orientarsi

web-title = Dreamcog
web-welcome = Due giochi di macchine che sognano
web-home = Alla pagina iniziale
web-nowhere = Qui non c’è niente.
web-skip = Vai al contenuto
web-where-to = Dove andare
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
web-come-in = Entra
web-have-account = Ho un account
web-sign-in = Accedi
web-sign-out = Esci
web-login = Nome utente
web-password = Password
web-old-password = Vecchia password
web-new-password = Nuova password
web-about-me = Su di me
web-webhook = Indirizzo per gli avvisi (webhook)
web-allow-notices = Permetti gli avvisi in questo browser
web-keep = Salva
web-kept = Salvato.
web-make-account = Crea un account
web-account-about = Con nome utente e password puoi continuare dove vuoi. I tuoi tavoli restano tuoi.
web-change-password = Cambia la password
# $login: quello dell’account.
web-signed-in-as = Il tuo nome utente è { $login }.
web-guest-sign-out-about = Non hai un account: se esci, non puoi più tornare ai tuoi tavoli.
web-my-data = I miei dati
web-take-data = Scarica tutto ciò che si conserva su di me
web-delete-about = Nome, nome utente, parole e risultati spariscono per sempre. Ai tuoi tavoli continua un bot.
web-delete-me = Dimentica tutto di me

web-tokens = Gettoni di accesso per programmi
web-tokens-about = Un programma che manda un gettone gioca a tuo nome.
web-token-name = Nome del gettone
web-make-token = Crea un gettone
web-remove-token = Elimina
web-token-given = Copialo subito, si vede una volta sola:

web-statistics = I miei risultati
web-no-games = Non hai ancora finito una partita.
web-reset-statistics = Riparti da zero
web-what = Che cosa
web-games = Partite
web-wins = Vinte
web-best = Record
web-mean = Media
web-alone = in solitario
web-people = altre persone

## Tavoli

web-open-tables = Tavoli che aspettano giocatori
web-your-turn = Tocca a te
web-expected = Un posto è tenuto per te
web-make-table = Apri un tavolo
web-usual = come al solito
# $level: come gioca.
web-seat-bot = bot ({ $level })
web-name-here = Nome a questo posto
web-clock = Tempo per ogni decisione
web-no-clock = con calma
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
web-is-open = Chiunque può sedersi
web-is-watched = Chi ha l’indirizzo può guardare
web-invited = Hai un invito
web-sit-down = Siediti
web-watch = Guarda

## La partita del giorno

web-todays-deals = Le partite di oggi
web-daily-about = La stessa partita per tutti. Conta il primo tentativo.
web-play-deal = Gioca
web-play-deal-again = Gioca ancora
web-first-attempt = Il mio primo tentativo
web-results = Risultati
# $day: una data in parole.
web-deal-of = partita del giorno ({ $day })
web-seed = Seme: { $seed }
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
web-bot-name = Bot { $seat }
web-to-play = è il suo turno
web-here = al tavolo
web-away = altrove
web-has-left = ha lasciato il tavolo
web-has-resigned = ha abbandonato
# $moment: data e ora.
web-until = scadenza: { $moment }
web-look-from-here = Guarda il tavolo da qui
web-hand-over-away = Fai giocare un bot al suo posto
web-watching = Stai guardando.
web-invitation = Invita altri con questo link
web-copy = Copia
web-copied = Copiato

web-do-it = Gioca
web-these = Questi
web-would-end = Così la partita finisce.
web-would-reveal = Così si scopre qualcosa di nascosto: non si può annullare.

web-table-actions = Oltre al gioco
web-undo = Annulla la mia ultima mossa
web-agree = D’accordo
web-disagree = Non sono d’accordo
web-ask-no-more = Ritira la richiesta
web-hand-over = Fai giocare un bot per me
web-take-back = Torno a giocare io
web-resign = Arrenditi
web-leave = Lascia il tavolo
web-close-table = Chiudi il tavolo

web-over = La partita è finita
web-rematch = Un’altra
web-to-rematch = Alla prossima partita
web-save = Partita salvata
web-share = Raccontalo

web-log = Che cosa è successo
web-chat = Chiacchiere
web-chat-line = Di’ qualcosa al tavolo
web-send = Invia
