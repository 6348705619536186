### Che cosa si dice a chi gestisce un server.

## Servire

# $address: dove lo trova un browser.
serve-at = Dreamcog è qui: { $address }
serve-listens = È in ascolto qui: { $address }
serve-network = Nella tua rete locale è qui: { $address }
serve-no-network = Ascolta tutte le reti, ma questa macchina non sembra essere in nessuna.
serve-stopped = Fermato. Tutte le partite sono conservate.
serve-failed = Il server non si è avviato. Ciò che ha scritto qui sopra dice perché.
serve-processes = Per più processi ci vuole una base di dati PostgreSQL: indicala con --database postgresql://…
serve-no-metrics = Le misure non possono essere offerte a { $address }: scegli un altro indirizzo con --metrics-address, o disattivale.
# $reason: il nome che il sistema dà a ciò che è andato storto.
serve-cannot-listen =
    { $reason ->
        [EADDRINUSE] La porta { $port } di { $host } è occupata: scegline un’altra con --port, o non indicarla.
        [EACCES] La porta { $port } di { $host } non ti è permessa: scegline una da 1024 in su.
        [EADDRNOTAVAIL] { $host } non è un indirizzo di questa macchina.
       *[other] Non è possibile ascoltare a { $host }, porta { $port }.
    }

## Impostazioni

settings-file = File delle impostazioni: { $file }
settings-no-file = Non c’è un file delle impostazioni.
settings-from-default = valore predefinito
settings-from-file = file { $where }
settings-from-environment = ambiente, { $where }
settings-from-command-line = riga di comando, { $where }
# $source: the flag, the variable, or the file and the name in it. $wanted: values, the same in all languages.
refusal-bad-setting = { $source }: «{ $value }» non è accettato. È accettato: { $wanted }.
refusal-unknown-setting = { $source }: non c’è un’impostazione «{ $name }».
refusal-no-settings-file = Il file delle impostazioni { $file } non si può leggere: { $problem }.
refusal-bad-settings-file = Il file delle impostazioni { $file } non è scritto in TOML: { $problem }.
refusal-password-shown = { $source } contiene una password, che lì chiunque potrebbe leggere su questo computer. Metti il valore intero nella variabile d’ambiente { $variable }, o nel file delle impostazioni.

## La base di dati

admin-no-database = Non c’è nessuna base di dati in { $database }.
admin-unknown-database = Questa base di dati non si può usare qui: { $database }. Indica un file, o postgresql://…
admin-newer-database = La base di dati { $database } viene da una versione più recente: usa quella versione, o un’altra base.
# $reason: locked, full, gone, read-only o failed.
admin-database-unreachable =
    { $reason ->
        [locked] La base di dati { $database } è occupata: la tiene qualcun altro. Riprova tra poco.
        [full] Sul disco non c’è più posto per la base di dati { $database }.
        [gone] La base di dati { $database } non è raggiungibile.
        [read-only] La base di dati { $database } si può leggere, ma non scrivere.
       *[failed] La base di dati { $database } non si apre: è danneggiata, o c’è dell’altro.
    }
admin-not-done = Non è stato fatto niente.
admin-cannot-write = Non si può scrivere { $file }: { $why }.

## Quanti

admin-tables =
    { $tables ->
        [one] un tavolo
       *[other] { $tables } tavoli
    }
admin-guests =
    { $guests ->
        [one] un ospite
       *[other] { $guests } ospiti
    }
admin-people =
    { $people ->
        [one] una persona
       *[other] { $people } persone
    }

## Tavoli

admin-no-tables = Non ci sono tavoli così.
admin-stopped-tables =
    { $tables ->
        [one] Un tavolo non può continuare, perché le sue regole sono cambiate.
       *[other] { $tables } tavoli non possono continuare, perché le loro regole sono cambiate.
    } «dreamcog server rules» li elenca, «dreamcog server export ID» salva ciò che è stato giocato, «dreamcog server close ID» ne chiude uno.
admin-moved = { $player } ha fatto una mossa.
admin-close-sure = Chiudere il tavolo { $table } per sempre?
admin-closed = Il tavolo { $table } è chiuso.
admin-exported = La partita del tavolo { $table } è salvata in { $file }.
admin-export-secret = Attenzione: questa partita è in corso, o la sua distribuzione è ancora segreta, e il salvataggio ne contiene il seme. Chi lo legge sa tutto ciò che è nascosto.
admin-column-table = Tavolo
admin-column-played = Gioco
admin-column-status = Stato
admin-column-entries = Voci
admin-column-touched = Ultimo atto
admin-column-made = Creato
admin-column-rules = Versione delle regole
admin-column-seed = Seme

## Persone

admin-no-people = Non c’è ancora nessuno.
admin-guest = (ospite)
admin-remove-sure = Rimuovere { $name } ({ $person }) per sempre, con tutto ciò che ha detto e vinto?
admin-removed = { $name } non c’è più.
admin-column-person = Persona
admin-column-name = Nome
admin-column-login = Conto
admin-column-tables = Tavoli
admin-column-seen = Ultima visita

## Riordinare

admin-tidy-nothing = Non c’è niente da rimuovere.
admin-tidy-sure = Rimuovere { admin-tables } e { admin-guests } per sempre?
admin-tidy-would = Da rimuovere: { admin-tables } e { admin-guests }.
admin-tidied = Rimossi: { admin-tables } e { admin-guests }.

## Copie di sicurezza

admin-backed-up = Tutto è in { $file }: { admin-tables } e { admin-people }. Tienilo per te: contiene dei semi, e ciò con cui si controllano gli accessi.
admin-restored = Ripristinato da { $file }: { admin-tables } e { admin-people }.
admin-replace-sure = Prima ferma il suo server. Sostituire tutto ciò che c’è in { $database }?
admin-not-empty = La base di dati { $database } non è vuota, e resta com’è. Per perdere ciò che contiene, aggiungi --replace.
# $reason: no-such-file, unreadable, not-a-backup, newer, cut-off o damaged.
admin-bad-backup =
    { $reason ->
        [no-such-file] Non c’è nessun file { $file }.
        [unreadable] { $file } non si può leggere.
        [not-a-backup] { $file } non è una copia di sicurezza.
        [newer] { $file } viene da una versione più recente, che saprà ripristinarlo.
        [cut-off] { $file } non è completo: manca la fine.
       *[damaged] { $file } è danneggiato.
    } Non è stato ripristinato niente.

## Controlli

admin-audit-checkout = Il controllo ha bisogno dei sorgenti, con i loro elenchi di pacchetti: avvialo là.
admin-audit-clean = { $what }: nessuna debolezza nota.
admin-audit-found =
    { $number ->
        [one] { $what }: una debolezza nota.
       *[other] { $what }: { $number } debolezze note.
    }
admin-audit-skipped =
    { $number ->
        [one] { $what }: un pacchetto non esaminato, perché il servizio di avvisi non lo conosce.
       *[other] { $what }: { $number } pacchetti non esaminati, perché il servizio di avvisi non li conosce.
    }
admin-audit-no-tool = { $what }: non esaminato, perché { $tool } non è installato.
admin-audit-no-answer = { $what }: non esaminato, perché { $tool } da qui non raggiunge nessun servizio di avvisi.
