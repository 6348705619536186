### Lições: partidas guiadas em pequenos passos.

## A primeira partida

mech-a-dream-lesson-first-game = O teu primeiro jogo de Mech A Dream
mech-a-dream-lesson-first-game-goal = O teu robô gostava de sonhar: constrói máquinas para ele, e tenta ter mais pontos de Sonho do que o teu adversário ao fim de sete noites, no máximo.
mech-a-dream-lesson-first-game-stock-room = É de manhã: o armazém dá ao teu primeiro Assistente 2 flores, 2 gotas de tinta e mais 2 à escolha: escolhe quais e depois «Armazém».
mech-a-dream-lesson-first-game-stock-room-after = Recebeste 2 flores, 2 gotas de tinta e o que escolheste: com a tinta compras máquinas, com as flores pagas as encomendas.
mech-a-dream-lesson-first-game-buy = Com o Assistente da tarde, compra o Apito de carneiros por 2 gotas de tinta: concluído, pode transformar 1 flor em 2 pontos de Sonho todas as noites.
mech-a-dream-lesson-first-game-buy-after = O Apito de carneiros partiu da posição 3 e, no fim da tarde, o Assistente que está sobre ele fê-lo avançar para a posição 2.
mech-a-dream-lesson-first-game-build = Escolhe de novo o Apito de carneiros para o construir: um segundo Assistente junta-se ao primeiro, e cada um fá-lo avançar uma posição no fim do anoitecer.
mech-a-dream-lesson-first-game-build-after = Dois Assistentes fizeram-no avançar duas posições, para fora da tela: o Apito de carneiros está concluído, fica roxo e entra na tua oficina.
mech-a-dream-lesson-first-game-night = De noite, ativa os dois pela ordem que quiseres: o Apito de carneiros dá 2 pontos de Sonho por 1 flor, o teu robô dá 1 gota de tinta.
mech-a-dream-lesson-first-game-night-after = Os teus primeiros 2 pontos de Sonho! Todas as noites podes ativar uma vez o teu robô, e uma vez cada máquina roxa.
mech-a-dream-lesson-first-game-sleep = Não resta nada para ativar: vai dormir, e começa um novo dia com todos os teus Assistentes.
mech-a-dream-lesson-first-game-sleep-after = Dia 2: hoje o primeiro jogador é o teu adversário, e há uma nova carta Entrega no cais.
mech-a-dream-lesson-first-game-dock = De manhã, o cais de entrega tem três encomendas, mais tarde tem menos: envia para lá o teu Assistente, e 3 flores pagam-nas todas.
mech-a-dream-lesson-first-game-dock-after = 2 arco-íris, 2 gotas de tinta, 2 pontos: os arco-íris pagam as máquinas amarelas, como o Berlinde de vidro, ou valem 1 ponto cada um no fim.
mech-a-dream-lesson-first-game-end = O jogo acaba depois da sétima noite, ou antes, depois de uma noite em que uma oficina tem 9 máquinas: as que ainda estão na tela não valem nada.

## Robôs Iluminados

mech-a-dream-lesson-robots = Os teus primeiros Robôs Iluminados
mech-a-dream-lesson-robots-screen = Fica com um dos teus dois Ecrãs de Monitor: diz com que começas, e o que faz o teu robô em vez de dar 1 gota de tinta.
mech-a-dream-lesson-robots-screen-after = Agora o teu robô tem um efeito próprio, sempre que o ativas: de noite, ou graças a uma encomenda.
mech-a-dream-lesson-robots-dock = Uma das encomendas no cais é uma ativação: paga 3 flores pelas encomendas, depois ativa o teu robô.
mech-a-dream-lesson-robots-dock-after = O teu robô fez o que mostra o seu Ecrã de Monitor, e esta noite podes ativá-lo outra vez.
mech-a-dream-lesson-robots-others = O teu adversário ficou com Chuva de verão, cujo robô dá 1 arco-íris por noite: cada Ecrã de Monitor pede outra estratégia.

## Especialistas

mech-a-dream-lesson-specialists = Os teus primeiros Especialistas
mech-a-dream-lesson-specialists-start = Cada jogador começa com um Especialista: escolhe Lacinho, que te dá 1 arco-íris sempre que compras uma máquina.
mech-a-dream-lesson-specialists-start-after = A ficha Custo mostra 1 arco-íris: por esse custo, o teu adversário poderia tirar-te Lacinho.
mech-a-dream-lesson-specialists-buy = Compra a máquina de que mais gostares: o bónus permanente de Lacinho vem logo a seguir.
mech-a-dream-lesson-specialists-buy-after = Lacinho deu-te 1 arco-íris: é quanto basta para Prisma, o Especialista do teu adversário.
mech-a-dream-lesson-specialists-take = De manhã ou de tarde, o armazém pode dar-te um Especialista em vez da sua escolha final: tira Prisma por 1 arco-íris.
mech-a-dream-lesson-specialists-take-after = O teu adversário recebeu o arco-íris e não podia recusar; Prisma já te deu outro pelo trabalho no armazém.
mech-a-dream-lesson-specialists-price = A ficha Custo de Prisma mostra agora 2 arco-íris; desce 1 todas as noites, até a carta não custar nada.
