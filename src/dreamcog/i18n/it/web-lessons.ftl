### Ciò che la pagina dice intorno alle partite guidate.

# $step: quale, da 1; $steps: quanti.
web-lesson-progress = Passo { $step } di { $steps }
web-lesson-next = Avanti
web-lesson-skip = Salta
web-lesson-leave = Esci
web-lesson-leave-about = Esci dalla lezione: ti aspetta a questo passo.
web-lesson-read = Leggi, poi vai avanti.
web-lesson-choose = Scegli ciò che è illuminato.
web-lesson-press = Usa il pulsante dorato.
web-lesson-later = Questo viene più tardi. Continua con ciò che è illuminato.
web-lesson-over = È tutto ciò che serve per cominciare: continua questa partita o iniziane una nuova.
web-lesson-play-on = Continua
web-lesson-new-game = Nuova partita
web-lesson-learn = Impara in cinque minuti
web-lesson-offer = Nuovo per te? Si impara in un minuto:
web-lesson-decline = No, grazie
web-lessons = Partite guidate
web-lessons-about = Brevi lezioni al vero tavolo; si possono lasciare e riprendere.
web-lesson-opening = La lezione si prepara…
web-key-lesson = → ←
web-key-lesson-does = in una lezione: il passo seguente, il passo precedente
