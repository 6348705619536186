### Come si chiamano macchine, carte e Specialisti: nomi nostri, secondo l’identificativo nella scatola.

# $id: del modello; $code: del componente, per chi qui non ha nome.
mech-a-dream-component =
    { $id ->
        [b1] Pressapetali
        [b2] Alambicco d’inchiostro
        [b3] Teiera fiorita
        [b4] Motore a cucù
        [b5] Fionda di comete
        [b6] Mulino di corolle
        [b7] Lampada di pioggia
        [b8] Telaio di nuvole
        [b9] Orologio a polline
        [r1] Fischietto da pecore
        [r2] Tastiera dei sogni
        [r3] Organo a ninnenanne
        [r4] Bollitore lunare
        [r5] Pompa di storie
        [r6] Forno di cuscini
        [r7] Scoppiastelle
        [r8] Gran Russatore
        [g1] Calamaio avveduto
        [g2] Salvadanaio iridato
        [g3] Rampa di lancio
        [g4] Campanello del banco
        [y1] Biglia di vetro
        [y2] Lanterna notturna
        [y3] Palla di neve
        [y4] Carillon
        [y5] Giostra di stelle
        [y6] Balena di vetro
        [y7] Castello di nuvole
        [y8] Osservatorio onirico
        [d01] Pecora espressa
        [d02] Arcobaleno in tubo
        [d03] Cassa a molla
        [d04] Baule di gala
        [d05] Pacchetto tascabile
        [d06] Scatola a sorpresa
        [d07] Sacco dell’orologiaio
        [d08] Fagotto di cuscini
        [d09] Botte del costruttore
        [d10] Valigia del pittore
        [m1] Contapecore
        [m2] Pioggia d’estate
        [m3] Giardino di notte
        [m4] Ultima posta
        [m5] Fior d’inchiostro
        [m6] Scatola di colori
        [m7] Mercato di mezzanotte
        [m8] Sonno allo specchio
        [s01] Ninnananna
        [s02] Ticchettio
        [s03] Pistillo
        [s04] Timbro
        [s05] Rotella
        [s06] Scintilla
        [s07] Prisma
        [s08] Cestino
        [s09] Nastrino
        [s10] Affarone
       *[other] { $code }
    }
