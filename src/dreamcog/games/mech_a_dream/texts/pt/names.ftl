### Como se chamam máquinas, cartas e Especialistas: nomes nossos, conforme o identificador na caixa.

# $id: do modelo; $code: do componente, para o que aqui não tem nome.
mech-a-dream-component =
    { $id ->
        [b1] Prensa de pétalas
        [b2] Alambique de tinta
        [b3] Bule florido
        [b4] Motor de cuco
        [b5] Fisga de cometas
        [b6] Moinho de corolas
        [b7] Candeeiro de chuva
        [b8] Tear de nuvens
        [b9] Relógio de pólen
        [r1] Apito de carneiros
        [r2] Teclado de sonhos
        [r3] Órgão de embalar
        [r4] Chaleira lunar
        [r5] Bomba de histórias
        [r6] Forno de almofadas
        [r7] Estoura-estrelas
        [r8] Grande Ressonador
        [g1] Tinteiro poupado
        [g2] Mealheiro colorido
        [g3] Rampa de balanço
        [g4] Campainha do cais
        [y1] Berlinde de vidro
        [y2] Lanterna noturna
        [y3] Globo de neve
        [y4] Caixa de música
        [y5] Carrossel de estrelas
        [y6] Baleia de vidro
        [y7] Castelo de nuvens
        [y8] Observatório onírico
        [d01] Carneiro expresso
        [d02] Arco-íris em rolo
        [d03] Caixote de corda
        [d04] Baú de gala
        [d05] Embrulho de bolso
        [d06] Caixa-surpresa
        [d07] Saco do relojoeiro
        [d08] Pacote de almofadas
        [d09] Barril do construtor
        [d10] Maleta do pintor
        [m1] Conta-carneiros
        [m2] Chuva de verão
        [m3] Jardim noturno
        [m4] Último correio
        [m5] Flor de tinta
        [m6] Caixa de cores
        [m7] Mercado noturno
        [m8] Sesta ao espelho
        [s01] Cantiga
        [s02] Tiquetaque
        [s03] Pistilo
        [s04] Carimbo
        [s05] Rodinha
        [s06] Faísca
        [s07] Prisma
        [s08] Cestinha
        [s09] Lacinho
        [s10] Pechincha
       *[other] { $code }
    }
