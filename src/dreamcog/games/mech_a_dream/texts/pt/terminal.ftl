### A mesa de Mech A Dream no terminal.

mech-a-dream-told = { $what }: { $does }
mech-a-dream-board-day = dia { $day } de { $days }
mech-a-dream-board-delivery = Entrega
mech-a-dream-board-stock-room = Armazém
mech-a-dream-board-for-sale = Disponíveis
mech-a-dream-board-experts = Especialistas
mech-a-dream-board-robot = Robô
mech-a-dream-board-belt = Tela
mech-a-dream-board-workshop = Oficina
mech-a-dream-letter-morning = M
mech-a-dream-letter-afternoon = T
mech-a-dream-letter-evening = A
mech-a-dream-effect-evening-package = encomenda do anoitecer
mech-a-dream-effect-buy = comprar uma máquina
mech-a-dream-effect-copy = reproduzir
mech-a-dream-after-stock-room = armazém
mech-a-dream-after-dock = cais
mech-a-dream-after-buy = comprar
mech-a-dream-after-build = construir
mech-a-dream-move-pass = Passar
mech-a-dream-pass = outra pessoa primeiro
mech-a-dream-take-specialist = um Especialista
mech-a-dream-choose-do = Qual destas?
mech-a-dream-choose-monitor = Que Ecrã de Monitor?
mech-a-dream-choose-specialist = Que Especialista?
mech-a-dream-choose-take = O que recebes?
mech-a-dream-choose-tile = Que máquina?
mech-a-dream-choose-what = O que ativas?
mech-a-dream-choose-copy = O que reproduzes?
mech-a-dream-choose-option = De que maneira?
mech-a-dream-offer-again = outra partida
mech-a-dream-score-points = pontos
mech-a-dream-score-rainbows = arco-íris
mech-a-dream-score-resources = flores e tinta
mech-a-dream-score-total = pontuação
mech-a-dream-typed-flower = flor flores
mech-a-dream-typed-ink = tinta
mech-a-dream-typed-robot = robô

mech-a-dream-help-names = Uma palavra pode ser abreviada enquanto for clara. Escreve o número de uma escolha, ou uma jogada inteira: peças, cartas e Especialistas pelo nome, por exemplo «bule florido» ou «bule», ou pelo identificador na caixa, como b3.1; o que reproduzes como Bo/robot ou Bo/bomba de histórias.
mech-a-dream-play-farewell = Dorme bem, e bons sonhos!

command-pass = passar
command-workshops = oficinas
usage-pass = { $word }
usage-workshops = { $word }
help-pass = deixar outra pessoa jogar primeiro, quando várias podem
help-workshops = todas as oficinas em pormenor

typed-no-player = Não há nenhum jogador «{ $typed }».

mark-lit = { $mark } possível agora
mark-price = { $mark } impresso, depois o teu custo ou tempo
mark-ends = { $mark } acaba a partida
mark-asked = { $mark } agora
mark-first = { $mark } primeiro jogador
mark-done = { $mark } feito, ativado
mark-asleep = { $mark } a dormir
mark-flower = { $mark } flor
mark-ink = { $mark } tinta
mark-rainbow = { $mark } arco-íris
mark-point = { $mark } ponto
mark-hourglass = { $mark } ampulheta
mark-activation = { $mark } ativação
mark-resource = { $mark } de Recursos (azul)
mark-power = { $mark } de Energia (vermelho)
mark-economical = { $mark } Económica (verde)
mark-crystal = { $mark } de Cristal (amarelo)

## O que uma escolha custa e traz, ao lado do seu nome

mech-a-dream-foreseen-slot = chega à posição { $slot }
mech-a-dream-foreseen-moves = posição { $slot }, depois { $soon }
mech-a-dream-foreseen-completes = posição { $slot }, depois concluída
mech-a-dream-foreseen-completed = concluída, lugar { $place }
# It would be completed at the end of this part of the day without the move, too.
mech-a-dream-foreseen-completed-anyway = concluída de qualquer modo, lugar { $place }
mech-a-dream-foreseen-completes-anyway = posição { $slot }, concluída de qualquer modo
mech-a-dream-foreseen-next = depois: { $what }
mech-a-dream-foreseen-lost = { $what } a mais
mech-a-dream-foreseen-other = { $player }: { $what }
