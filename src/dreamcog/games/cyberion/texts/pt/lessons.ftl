### As lições: partidas guiadas.

## A primeira partida

cyberion-lesson-first-game = A tua primeira partida de Cyberion
cyberion-lesson-first-game-goal = Para ganhar, repara as 25 máquinas, mas atenção: um turno sem reparações custa uma Válvula, e só tens uma.
cyberion-lesson-first-game-repair = Esta máquina pede dois Planbots de qualquer tamanho: escolhe-a com os teus dois Planbots e depois «Reparar».
cyberion-lesson-first-game-repair-after = Os robôs são descartados, mas a máquina reparada é tua: 1 Experiência, com que pagas uma melhoria.
cyberion-lesson-first-game-upgrade = Um robô também pode ser descartado para ativar a sua habilidade, mas no nível I não tem efeito: escolhe a Engrenagem do Sirenbot e depois «Melhorar».
cyberion-lesson-first-game-ability = Escolhe o teu Sirenbot e depois «Ativar»: é descartado e, no nível II, a sua habilidade traz 1 robô do baralho para o Flash.
cyberion-lesson-first-game-ability-after = Os robôs do Flash são só para este turno: os que ainda lá estiverem quando o acabares são descartados.
cyberion-lesson-first-game-choice = Com o novo Cyclobot 4 tens dois Cyclobots, ou dois robôs de tamanho 4: repara a máquina que preferires.
cyberion-lesson-first-game-end = Um robô sozinho não repara nada aqui, mas fica na Plataforma para mais tarde: escolhe «Acabar o turno».
cyberion-lesson-first-game-end-after = A Plataforma completa-se até cinco robôs e a Fábrica até cinco máquinas: começa um novo turno.
cyberion-lesson-first-game-failsafes = Agora não podes reparar nada, e um turno assim custa a tua Válvula. Escolhe a ficha de Apoio e depois «Apoio»: vêm dois robôs para o Flash.
cyberion-lesson-first-game-failsafes-after = Quando já não tens nenhuma Válvula, um turno sem reparações faz-te perder a partida; uma Engrenagem que chega ao nível V traz-te uma.
cyberion-lesson-first-game-deck = Quando este baralho está vazio, a Bateria faz um novo com o Descarte, uma só vez; depois disso não vêm mais robôs.

## Bebébots

cyberion-lesson-babybots = Como funcionam os Bebébots
cyberion-lesson-babybots-limbo = Cinco Bebébots esperam no Limbo, um de cada modelo; se ainda lá estiver algum quando a última máquina for reparada, perdes.
cyberion-lesson-babybots-make = Dois robôs do mesmo modelo cujos tamanhos somem 5 fazem um Bebébot: escolhe Planbot 2 e Planbot 3 e depois «Bebébot».
cyberion-lesson-babybots-make-after = O Bebébot e os dois robôs são embaralhados no baralho: nada se perde, e ele já saiu do Limbo.
cyberion-lesson-babybots-draw = Agora repara com os teus dois Sirenbots e depois escolhe «Acabar o turno»: vêm robôs do baralho, e talvez o Bebébot.
cyberion-lesson-babybots-draw-after = Cá está ele: a Engrenagem do Planbot passa de graça para o nível II, o Bebébot sai do jogo e outro robô fica no seu lugar.

## Gigantobots

cyberion-lesson-gigantobots = Como funcionam os Gigantobots
cyberion-lesson-gigantobots-damage = Cada Dano Estrutural que restar quando a última máquina for reparada custa 3 Válvulas; se não as puderes pagar todas, perdes.
cyberion-lesson-gigantobots-pilot = Dois robôs do mesmo modelo ou do mesmo tamanho podem pilotar juntos: escolhe os dois Planbots e o Gigantobot Planbot e depois «Pilotar».
cyberion-lesson-gigantobots-pilot-after = Um robô pilota um Gigantobot do seu modelo ou do seu tamanho; com cinco robôs, este vai de férias, e eles são embaralhados no baralho.
cyberion-lesson-gigantobots-reward = Como recompensa, retira um Dano Estrutural ou recebe 2 Válvulas da Forja: a escolha é tua.
cyberion-lesson-gigantobots-reward-after = Pilotar não é reparar: repara agora uma máquina, senão este turno custa-te uma Válvula.

## Microbots

cyberion-lesson-microbots = Como funcionam os Microbots
cyberion-lesson-microbots-team = Em cada máquina um Microbot pede um robô do seu modelo ou tamanho: aqui o tamanho 3, por isso escolhe os dois Planbots e depois «Reparar».
cyberion-lesson-microbots-team-after = Planbot 3 era o que ele pedia, e agora o Microbot é teu; podes ter no máximo cinco.
cyberion-lesson-microbots-extra = Aqui o Microbot pede o tamanho 5, que nenhum dos Sirenbots tem: junta Stockbot 5 como robô extra e depois «Reparar».
cyberion-lesson-microbots-spend = Agora gasta alguns: escolhe uma máquina para substituir o seu Microbot, por 1, ou duas máquinas para trocar os delas, por 2.
cyberion-lesson-microbots-spend-after = Cinco Microbots retiram uma máquina da Fábrica: conta como reparada, mas não dá Experiência.

## Multibots

cyberion-lesson-multibots = Como funcionam os Multibots
cyberion-lesson-multibots-model = A estrela do Multibot 4 vale por qualquer modelo: escolhe-o com Planbot 1 para esta máquina e depois «Reparar».
cyberion-lesson-multibots-size = Multibot Sirenbot tem uma estrela em vez do tamanho: escolhe-o com Stockbot 5 como dois robôs de tamanho 5 e depois «Reparar».
cyberion-lesson-multibots-size-after = Um Multibot não tem habilidade, e um Cyclobot não o pode recuperar: guarda-o para uma reparação.
cyberion-lesson-multibots-tiers = No fundo deste baralho esperam dez máquinas de escalão III, que pedem cada uma de três a cinco robôs.

## Engrenagem Pérfida

cyberion-lesson-devious-cog = Como atua a Engrenagem Pérfida
cyberion-lesson-devious-cog-tokens = Duas fichas de Interferência estão escondidas debaixo de cada Engrenagem; se restar alguma quando a última máquina for reparada, perdes.
cyberion-lesson-devious-cog-reveal = Sempre que um robô é descartado para ativar a sua habilidade, revela-se uma ficha debaixo da sua Engrenagem: escolhe o teu Sirenbot e depois «Ativar».
cyberion-lesson-devious-cog-reveal-after = Uma ficha Stockbot: acontece a habilidade dela em vez da do Sirenbot, no nível da Engrenagem do Sirenbot, e a ficha sai do jogo.
cyberion-lesson-devious-cog-level = Escolhe o nível II e depois um robô para mover para o Stock, onde fica até o usares.
cyberion-lesson-devious-cog-level-after = Mesmo no nível I, onde não acontece mais nada, um robô descartado para ativar a sua habilidade retira uma ficha: liberta todas as Engrenagens a tempo.
