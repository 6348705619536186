### Ciò che dice il server di tavoli, posti e persone.

## Rifiuti: tavoli e posti

refusal-no-such-table = Questo tavolo non esiste.
refusal-no-such-person = Questa persona qui non è conosciuta.
refusal-no-such-invite = Questo invito non porta da nessuna parte: forse è stato copiato male, o il suo tavolo non c’è più.
refusal-no-such-page = A questo indirizzo non c’è nulla.
refusal-not-your-seat = Lì siede qualcun altro: non puoi agire al suo posto.
refusal-not-your-table = Può farlo solo chi siede a questo tavolo.
refusal-not-seated = Non hai un posto a questo tavolo.
refusal-only-host = Può farlo solo chi ha aperto questo tavolo.
refusal-seat-taken = Quel posto è occupato.
refusal-one-seat-each = A un tavolo aperto ogni persona ha un solo posto. Tu hai già il tuo.
refusal-no-seat-open = A questo tavolo tutti i posti sono occupati.
refusal-table-not-full = Si comincia quando tutti i posti sono occupati.
refusal-table-over = A questo tavolo la partita è finita.
refusal-table-closed = Questo tavolo è stato chiuso.
refusal-others-play = A questo tavolo stanno giocando altri: resta aperto fino alla fine della partita.
refusal-game-still-on = La partita è in corso: sarà possibile quando è finita.
refusal-rematch-not-yet = Se ne può cominciare un’altra quando questa partita è finita.
refusal-own-seed-alone = Si può scegliere un seme solo dove non gioca nessun altro.
refusal-day-not-over = Il seme della partita del giorno si mostra quando il giorno è finito.
# $found, $known: versioni delle regole.
refusal-unknown-rules = Questo tavolo è cominciato con la versione { $found } delle regole, e ora qui si gioca con la versione { $known }. Si può esportare, ma non continuare.
# $entry: the number of an entry.
refusal-replay-stops = Le regole sono cambiate da quando si è giocata questa partita: dalla voce { $entry } in poi non si può mostrare com’era.

## Rifiuti: le mosse, e annullarle

refusal-stale = Nel frattempo la posizione è cambiata: guarda di nuovo, poi scegli.
refusal-bot-plays = A questo posto gioca un bot: prima il posto andrebbe ripreso.
refusal-has-resigned = Chi si è arreso non gioca più in questa partita.
refusal-not-away = La persona seduta a quel posto è qui.
refusal-nothing-to-take-back = Qui non hai nessun posto da riprendere.
refusal-already-asked = C’è già una richiesta in attesa di risposta: abbi un po’ di pazienza.
refusal-nothing-asked = Nessuna richiesta attende la tua risposta.
refusal-others-moved-on = Da allora altri hanno giocato: quella mossa non si può più annullare.
refusal-no-lesson = Questa non è una partita guidata.
refusal-not-in-lesson = Verrà più avanti: per ora segui il passo.
refusal-in-lesson = In una partita guidata torna piuttosto indietro di un passo, oppure lasciala.
refusal-hints-not-agreed = Qui i suggerimenti si danno quando tutti quelli che siedono al tavolo li hanno accettati.
refusal-hint-failed = Questa volta non si è trovato nessun suggerimento: riprova.
refusal-no-reasons = Non si sa perché è stata fatta questa mossa: lo dicono solo i bot, e non per sempre.
refusal-reasons-later = Le ragioni di un bot si dicono quando la partita è finita.
refusal-nothing-to-review = In questa partita non è stata fatta nessuna mossa: non c’è niente da analizzare.
refusal-review-failed = L’analisi di questa partita non è riuscita: chiedila di nuovo.
# $most: how many moves a game may have.
refusal-game-too-long = Questa partita ha più di { $most } mosse: troppe per guardarla qui.

## Rifiuti: chi è chi

refusal-who-are-you = Prima di’ chi sei.
refusal-wrong-login = Questo nome e questa password non vanno insieme.
refusal-login-taken = Qualcun altro ha un account con quel nome: scegline un altro.
refusal-has-account = Hai già un account.
refusal-bad-name = Scegli un nome leggibile.
refusal-bad-login = Un nome utente ha solo segni visibili, e nessuno spazio.
refusal-bad-token = Questo gettone di accesso qui non vale, o non vale più.
# $needed: l’ambito che servirebbe al gettone: read, play o manage.
refusal-token-scope = Questo gettone non lo permette: gli servirebbe l’ambito «{ $needed }».
refusal-other-origin = Questa richiesta veniva da un altro sito: non è stato fatto nulla.
refusal-wrong-host = Questo server è all’indirizzo { $address }; non risponde sotto nessun altro nome.

## Rifiuti: quanto, ogni quanto, e quando proprio non si può

# $wait: secondi interi.
refusal-slow-down =
    { $wait ->
        [one] Un po’ troppo in fretta: riprova fra un secondo.
       *[other] Un po’ troppo in fretta: riprova fra { $wait } secondi.
    }
refusal-too-large = È più di quanto qui si legga in una volta.
# $most: quanti tavoli o gettoni di accesso si possono avere.
refusal-too-many-tables = Hai già tutti i tavoli possibili ({ $most }): finiscine o chiudine uno prima di aprirne un altro.
# $most: quante ce ne possono essere.
refusal-too-many-connections = Da dove ti trovi ci sono già { $most } connessioni: chiudi una finestra, o riprova più tardi.
# $most: quante ce ne possono essere.
refusal-table-too-long = Questo tavolo è arrivato a { $most } voci e non può andare oltre: lascialo, oppure ritirati.
refusal-too-many-tokens = Hai già tutti i gettoni di accesso possibili ({ $most }): eliminane uno prima di crearne un altro.
refusal-server-full = Il server accoglie già tutti quelli che può: riprova un po’ più tardi.
refusal-stopping = Il server sta per riavviarsi. Le tue partite sono al sicuro: torna fra un momento.
refusal-method-not-allowed = A questo indirizzo qualcosa c’è, ma non si usa in questo modo.
refusal-internal-error = Qui qualcosa è andato storto, per un errore nostro. Ne abbiamo preso nota: riprova.
# $reason: locked, full, gone, read-only o failed.
refusal-store-unreachable =
    { $reason ->
        [locked] Il database è occupato. Ciò che hai inviato non è stato salvato: riprova fra un momento.
        [full] Il disco del server è pieno. Ciò che hai inviato non è stato salvato: riprova più tardi.
        [gone] Il database non risponde. Ciò che hai inviato non è stato salvato: riprova fra un momento.
        [read-only] In questo momento il database non accetta nulla. Ciò che hai inviato non è stato salvato: riprova più tardi.
       *[failed] Il database ha un problema. Ciò che hai inviato non è stato salvato: riprova fra un momento.
    }
# $reason: off, not-public, scheme, user, port, too-long o unreadable.
refusal-bad-webhook =
    { $reason ->
        [off] Questo server non manda avvisi ad altri indirizzi.
        [not-public] Lì non si possono mandare avvisi: l’indirizzo non è pubblico.
        [scheme] Lì non si possono mandare avvisi: l’indirizzo deve cominciare con http o https.
        [user] Lì non si possono mandare avvisi: l’indirizzo non deve contenere né nome né password.
        [port] Lì non si possono mandare avvisi: la porta non è ammessa.
        [too-long] Lì non si possono mandare avvisi: l’indirizzo è troppo lungo.
       *[unreadable] Lì non si possono mandare avvisi: l’indirizzo è illeggibile.
    }

## A che punto è un tavolo

table-status-waiting = in attesa di giocatori
table-status-playing = in corso
table-status-finished = finito
table-status-closed = chiuso
table-status-stopped = fermo: le regole sono cambiate

table-ended-rules = giocata fino in fondo
table-ended-resigned = abbandonata
table-ended-closed = chiusa prima della fine

## Posti

seat-kind-open = libero
seat-kind-me = il tuo
seat-kind-person = una persona
seat-kind-bot = un bot
seat-kind-stand-in = un bot, finché la persona non torna
seat-kind-kept = tenuto per qualcuno

# How bots are called where a player has one: levels, and bots by their kind.
bot-level-beginner = principiante
bot-level-easy = facile
bot-level-medium = medio
bot-level-hard = difficile
bot-level-expert = esperto
bot-level-random = a caso
bot-level-greedy = una mossa avanti
bot-level-network-small = rete piccola
bot-level-network = rete grande
bot-level-search = ricerca con reti

# How a level plays.
bot-about-beginner = Fa quel che gli viene in mente, ma nulla di assurdo: gentile con chi gioca la prima volta.
bot-about-easy = Ogni tanto ha l’idea giusta, e si lascia distrarre facilmente.
bot-about-medium = Gioca con criterio, e trascura qualcosa quasi a ogni turno.
bot-about-hard = Sa che cosa vuole, e di rado si lascia sfuggire una buona mossa.
bot-about-expert = Fa sempre la mossa migliore che conosce.

# $rating, $low, $high: how strong a level is, with an interval, as whole numbers.
bot-rating = Punteggio di forza: { $rating } (da { $low } a { $high }).
# $level: the level below. $won: a whole number.
bot-beats = Batte il livello «{ $level }» in circa { $won } partite su 100.
# $level: the level above. $lost: a whole number.
bot-beaten = Perde contro il livello «{ $level }» in circa { $lost } partite su 100.
# $won: a whole number.
bot-wins-deals = Da solo vince circa { $won } partite su 100.
# $won, $games: of the games that a person and the bot played against each other.
bot-record =
    { $games ->
        [one] Partite vinte contro di te: { $won } su { $games }.
       *[other] Partite vinte contro di te: { $won } su { $games }.
    }
# $won, $games: of the games that a person and the bot played together.
bot-record-together =
    { $games ->
        [one] Partite vinte insieme: { $won } su { $games }.
       *[other] Partite vinte insieme: { $won } su { $games }.
    }

## Che cosa succede a un tavolo, oltre al gioco

# $player: di chi è il posto.
table-event-sit = { $player } si siede al tavolo.
table-event-keep = Un posto è tenuto per { $player }.
table-event-leave = { $player } lascia il tavolo.
table-event-come-back = { $player } è di nuovo qui.
table-event-resign = { $player } si arrende.
table-event-hand-over = { $player } lascia giocare un bot.
table-event-hand-over-by-clock = { $player } ha finito il tempo: continua un bot.
table-event-take-back = { $player } è di nuovo qui e continua.
table-event-ask-undo = { $player } vorrebbe annullare una mossa.
table-event-ask-seat = { $player } vorrebbe riprendere il posto dal bot.
table-event-agree = { $player } è d’accordo.
table-event-disagree = { $player } non è d’accordo.
table-event-undo = { $player } annulla una mossa.
table-event-hint = { $player } chiede un suggerimento.
table-event-agree-to-hints = { $player } accetta i suggerimenti a questo tavolo.
table-event-no-hints = { $player } preferisce giocare senza suggerimenti.
table-event-rematch = { $player } comincia un’altra partita, a un nuovo tavolo.
table-event-close = Il tavolo viene chiuso.
table-event-close-by-rules = Le regole sono cambiate, e questa partita non può continuare con quelle nuove: il tavolo viene chiuso senza risultato.
# $found, $known: versions of the rules.
table-event-rules = Le regole sono passate dalla versione { $found } alla versione { $known }: la partita continua con quelle nuove.
table-event-lesson = La partita guidata arriva a un altro passo.
table-event-start = La partita riprende da un momento di un’altra; ciò che era nascosto viene distribuito di nuovo.
table-event-pause = Il server è stato assente per un po’: nel frattempo gli orologi sono rimasti fermi.
table-event-replaced-failed = { $player } non è riuscito a scegliere: per questo bot è stata fatta un’altra mossa.
table-event-replaced-illegal = { $player } ha scelto una mossa non permessa: per questo bot ne è stata fatta un’altra.
table-event-replaced-late = { $player } ci ha messo troppo: per questo bot è stata fatta un’altra mossa.
# $by: chi lo fa al posto di $player.
table-event-hand-over-by = { $player } non c’è: { $by } lascia giocare un bot.
# $bot: come gioca.
table-event-bot = Un bot si siede al tavolo ({ $bot }).
# $text: una riga di chat.
table-event-say = { $player }: { $text }

## Avvisi

# $game: il suo nome; $table: come si chiama il tavolo.
notice-your-turn = { $game }: tocca a te.
notice-your-turn-at = { $game }: tocca a te ({ $table }).
notice-table-closed = { $game }: le regole sono cambiate, e la tua partita non può continuare con quelle nuove. Il tavolo viene chiuso senza risultato.

## Che cosa si gioca

# $game: il suo nome; $players: quanti.
combination =
    { $players ->
        [1] { $game }, in solitario
       *[other] { $game }, { $players } giocatori
    }
# $combination: quanto sopra; $additions: espansioni o varianti.
combination-with = { $combination }, { $additions }

## La partita del giorno, da condividere: nulla qui dice che cosa è stato distribuito

# $game: il suo nome; $day: una data in lettere.
share-first = { $game }, partita del giorno ({ $day })
share-again = { $game }, partita del giorno ({ $day }), altro tentativo
# $title: what was played; somebody has asked for hints.
share-assisted = { $title }, con suggerimenti
