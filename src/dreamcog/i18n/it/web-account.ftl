### Che cosa dice la pagina dell’account.

## Chi si è

web-about-me = Il mio nome
web-account-name = Gli altri ti vedono come
web-account-name-about = Un nome nuovo si vede ai tavoli aperti da ora in poi.
web-keep = Salva
web-kept = Salvato.
web-make-account = Crea un account
web-account-about = Con nome utente e password accedi da qualsiasi dispositivo. I tuoi tavoli e i tuoi risultati restano tuoi.
web-old-password = Password attuale
web-new-password = Nuova password
web-change-password = Cambia la password

## I miei dati

# $login: quello dell’account.
web-signed-in-as = Il tuo nome utente è { $login }.
web-guest-sign-out-about = Non hai un account: se esci, non puoi più tornare ai tuoi tavoli.
web-my-data = I miei dati
web-take-data = Scarica i miei dati
web-delete-about = Elimina per sempre nome, nome utente, messaggi e risultati. Ai tavoli ancora in gioco un bot prende il tuo posto.
web-delete-me = Elimina i miei dati

## Avvisi

web-account-notices = Avvisi
web-account-notices-about = Quando non sei a un tavolo, possiamo avvisarti che tocca a te o che il tavolo è stato chiuso.
web-account-notices-browser = In questo browser
web-account-notices-granted = Permessi. Ti avvisiamo finché una nostra pagina è aperta in secondo piano.
web-account-notices-default = Non ancora permessi. Ti avvisiamo finché una nostra pagina è aperta in secondo piano.
web-account-notices-denied = Bloccati. Puoi permetterli nelle impostazioni del browser per questo sito.
web-account-notices-missing = Questo browser non può mostrare avvisi.
web-allow-notices = Permetti gli avvisi in questo browser
web-account-notices-elsewhere = In un altro programma
web-webhook = Indirizzo da chiamare (webhook)
web-account-webhook-about = Un servizio di chat o un tuo programma ti dà un indirizzo così. Gli mandiamo un breve messaggio. Lascialo vuoto per non ricevere nulla.

## Gettoni di accesso

web-tokens = Gettoni di accesso per programmi
web-tokens-about = Un programma che manda un gettone gioca a tuo nome.
web-token-name = Nome del gettone
web-token-scope = Che cosa permette
web-token-scope-read = Solo guardare
web-token-scope-play = Guardare e giocare
web-token-scope-manage = Tutto, anche il tuo account
web-token-days = Per quanto tempo vale
web-token-for-days =
    { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }
web-make-token = Crea un gettone
web-remove-token = Elimina
web-token-given = Copialo subito, si vede una volta sola:

## Risultati

web-statistics = I miei risultati
web-no-games = Non hai ancora finito una partita.
web-account-none-counted = Nessuna delle tue partite finite conta, per ora.
web-reset-statistics = Azzera i miei risultati
# $moment: data e ora.
web-account-since = Partite finite dopo il { $moment }.
web-games = Partite
web-wins = Vinte
web-best = Record
web-mean = Media
web-account-all = Tutte le partite
# $players: quanti.
web-account-players =
    { $players ->
        [1] in solitario
       *[other] { $players } giocatori
    }
# $others: bot o persone, in elenco.
web-account-company = con { $others }
web-people = altre persone
web-account-counts = Conta ogni partita giocata fino alla fine. Una partita abbandonata conta come persa, senza punteggio.
web-account-not-counted = Che cosa non conta, e perché
# $games: quante.
web-account-uncounted =
    { $games ->
        [one] { $games } partita finita non conta: perché?
       *[other] { $games } partite finite non contano: perché?
    }
# $games: quante delle proprie.
web-account-of-yours = (le tue: { $games })
web-account-why-both-sides = Hai giocato più parti una contro l’altra: non potevi perdere.
web-account-why-bot-at-end = Alla fine della partita giocava un bot al posto tuo.
web-account-why-daily-again = Era un altro tentativo della partita del giorno: ormai la conoscevi.
web-account-why-seed-chosen = La partita era scelta dal suo seme: si poteva conoscere prima.
web-account-why-closed = Il tavolo è stato chiuso prima della fine: non c’è un risultato.
