### Che cosa c’è in una scatola, per il terminale e per la pagina: tipi, valori, provenienze.

box-page-about = Ogni valore di una scatola dice da dove viene. È attestato ciò che qualcuno ha letto sul gioco stesso; il resto segue da ciò che è attestato, oppure è nostro e può sostituirlo chi possiede il gioco. Un effetto (che cosa si paga, che cosa si riceve, una scelta) conta come un valore.
box-price-in = prezzo in { $unit }
box-attested = Valori attestati: { $attested } su { $values } ({ $percent }).

box-grade =
    { $grade ->
        [rulebook] regolamento
        [photo] foto
        [help] guida
        [inferred] dedotto
       *[reconstructed] ricostruito
    }
box-grade-about =
    { $grade ->
        [rulebook] detto nel testo del regolamento o nei suoi esempi
        [photo] letto su una fotografia del componente
        [help] detto nella guida di un’edizione in linea
        [inferred] mai visto, ma è il solo valore che si accorda con i numeri e con il testo
       *[reconstructed] nostro; si accorda con tutto ciò che è attestato
    }

box-column =
    { $column ->
        [block] nella scatola
        [id] id
        [name] nome
        [entry] voce
        [value] valore
        [source] fonte
       *[number] numero
    }
box-kind = { $kind }
box-value = { $value }
