### As páginas das regras: desenhos e ajuda para os símbolos.

web-cyberion-figure =
    { $section ->
        [C1] Um robô tem um modelo e um tamanho. Aqui: um Planbot de tamanho 3.
        [C2] A mesa: a Fábrica em cima, depois as tuas três filas de robôs.
        [C3] Uma reparação: descarta o que a máquina pede, e ela passa a ser Experiência tua.
        [C4] O Processador central: a Engrenagem de cada modelo mostra o nível da sua habilidade.
        [C5] A Bateria refaz o baralho com o Descarte, uma só vez.
        [C7] Três máquinas na Fábrica Comum, e uma na Fábrica Individual de cada jogador.
        [C8] Dois robôs do mesmo modelo fazem o seu Bebébot.
        [C9] Um Gigantobot é pilotado por robôs que partilham com ele uma característica.
        [C10] Uma máquina com um Microbot: um dos robôs tem de ser do seu modelo ou do seu tamanho.
        [C11] Os Multibots: qualquer modelo de um tamanho, qualquer tamanho de um modelo.
       *[C12] Debaixo de cada Engrenagem escondem-se Interferências.
    }
web-cyberion-symbol-group =
    { $group ->
        [robots] Robôs
        [machines] Máquinas
        [reserve] Processador central e Reserva
       *[expansions] Expansões
    }
web-cyberion-symbol =
    { $symbol ->
        [size] Tamanho
        [tier] Escalão
        [demand-model] De um modelo
        [demand-size] De um tamanho
        [demand-identical] Idênticos
        [demand-sum-min] Soma de pelo menos
        [demand-sum-max] Soma de no máximo
        [demand-pairs] Pares
        [demand-run] Sequência
        [prepared] Preparada
        [cog] Engrenagem Pérfida
        [level] Nível
        [failsafe] Válvula
        [support] Apoio
        [battery] Bateria
        [experience] Experiência
        [babybot] Bebébot
        [gigantobot] Gigantobot
        [damage] Dano Estrutural
        [microbot] Microbot
        [multibot] Multibot
       *[interference] Interferência
    }
web-cyberion-symbol-about =
    { $symbol ->
        [sirenbot] A sua habilidade revela robôs do baralho para o Flash.
        [stockbot] A sua habilidade move robôs da Plataforma e do Flash para o Stock, onde ficam.
        [cyclobot] A sua habilidade recupera um robô do Descarte.
        [planbot] A sua habilidade vê o topo do baralho, arruma-o e traz-te a carta do topo.
        [commandbot] A sua habilidade custa mais robôs, e Prepara uma máquina.
        [size] O número de um robô, de 1 a 5. Conta para as máquinas, não para as habilidades.
        [tier] Quão exigente é uma máquina, de I a III. Vê-se também no verso.
        [demand-model] Robôs do modelo mostrado; o tamanho não conta.
        [demand-size] Robôs do tamanho mostrado; o modelo não conta.
        [demand-identical] Robôs iguais no modelo e no tamanho.
        [demand-sum-min] Este número de robôs, cujos tamanhos somam pelo menos este valor.
        [demand-sum-max] Este número de robôs, cujos tamanhos somam no máximo este valor.
        [demand-pairs] Dois grupos de robôs, cada um de um só tamanho.
        [demand-run] Robôs cujos tamanhos se seguem.
        [prepared] Neste turno a máquina precisa de um robô a menos.
        [cog] Mostra em que nível funciona a habilidade de um modelo. As melhorias levam-na para a direita.
        [level] De I a V. No nível I uma habilidade não tem efeito.
        [failsafe] Salva-te quando um turno acaba sem reparação. Se não restar nenhuma, a partida está perdida.
        [support] Descarta-a para ativar a habilidade que mostra, esteja a Engrenagem onde estiver.
        [battery] Uma vez, quando o baralho de Robôs está vazio, faz um novo com o Descarte.
        [experience] As máquinas que reparaste. Pagam as melhorias.
        [babybot] Espera no Limbo que dois robôs do seu modelo o façam. Tirado do baralho, move a sua Engrenagem.
        [gigantobot] Podem pilotá-lo os robôs do seu modelo ou do seu tamanho.
        [damage] O que dele restar no fim custa Válvulas. Os Gigantobots completos reparam-no.
        [microbot] Está numa máquina: um robô do seu modelo ou do seu tamanho tem de participar na reparação.
        [multibot] A estrela vale qualquer modelo, ou qualquer tamanho. Só serve para reparar.
       *[interference] Escondida debaixo de uma Engrenagem: a sua habilidade acontece em vez da do robô.
    }
