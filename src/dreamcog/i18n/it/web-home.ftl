### Quello che dicono la pagina iniziale e le sue vicine.

## Ospiti: un nome per chi non ne ha ancora

# Parole separate da virgole; ogni nome va con ogni tratto.
web-guest-nouns = Ingranaggio, Bullone, Lampione, Pistone, Rubinetto, Magnete, Pedale, Bottone, Rivetto, Fischietto, Pendolo, Martinetto, Dado, Volano
web-guest-traits = Sognante, Curioso, Gentile, Coraggioso, Assonnato, Allegro, Paziente, Furbo, Stellato, Arrugginito, Ballerino, Canterino
web-guest-name = { $noun } { $trait }
# $name: quello di un ospite.
web-guest-you-are = Giochi come { $name }.
web-guest-change = Scegli un altro nome

## Giocare subito

web-home-lead = Scegli un gioco e gioca subito. Senza account, senza attese.
# $players: per esempio 2–4; $minutes: circa quanti.
web-home-players = { $players } giocatori
web-home-minutes = circa { $minutes } minuti
web-home-alone = Gioca in solitario
web-home-with-bot = Gioca in due, con un bot
# $bots: quanti.
web-home-against =
    { $bots ->
        [one] Gioca contro un bot
       *[other] Gioca contro { $bots } bot
    }
# $players: quanti.
web-home-one-screen = In { $players } sullo stesso schermo
web-home-opponents = Avversari
web-home-level = Forza dei bot
web-home-invite = Invita amici…
web-home-rules = Regole
web-home-box = Che cosa c’è nella scatola
web-home-still = Ferma le immagini
web-home-moving = Anima le immagini
web-home-dealing = Il tavolo si prepara…

## Elenchi

web-home-continue = Continua
web-home-guest-tables =
    { $days ->
        [one] Non hai un account: un tavolo a cui nessuno gioca da un giorno viene rimosso.
       *[other] Non hai un account: un tavolo a cui nessuno gioca da { $days } giorni viene rimosso.
    }
web-home-replays = Partite da rivedere
web-home-replays-about = Le partite che hai finito, da rivedere passo passo.
web-home-no-replays = Le partite che finisci restano qui, da rivedere passo passo.
web-home-no-open = Per ora nessuno aspetta giocatori. Scegli «Invita amici» qui sopra per aprire un tavolo.
web-home-unreachable = Nessuna connessione al server
web-home-try-again = Riprova

## Aprire un tavolo

web-home-who-plays = Chi gioca?
web-home-you = Tu
web-home-beside-you = Su questo schermo
web-home-bot = Un bot
web-home-friend = Un amico, con un link
web-home-friend-about = Riceverai un link da mandare. Chi lo apre gioca qui.
web-home-difficulty = Difficoltà
web-home-more-options = Altre opzioni
web-home-table-settings = Giocare con altri

## Essere invitati, e la partita del giorno

web-home-your-name = Il tuo nome al tavolo
web-home-join-about = Non serve un account.
web-home-all-deals = Torna alle partite di oggi
web-home-sign-in-about = Con un account ritrovi i tuoi tavoli su ogni dispositivo.
# $n: how many there are.
web-show-all = Mostra tutti ({ $n })
