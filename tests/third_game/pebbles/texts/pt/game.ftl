### Pebbles em português.

pebbles-title = Seixos
pebbles-about = Tirem seixos sem saber quanto valem.
pebbles-welcome = O monte está virado para baixo. Ganha quem tem mais pontos.

## Options

pebbles-option-players = Jogadores
pebbles-option-reach = Seixos a tirar no máximo
pebbles-option-variants = Variantes
pebbles-option-first = Primeiro jogador
pebbles-option-seed = Semente
pebbles-option-box = Caixa
pebbles-offer-variants = Com variantes …
pebbles-with-showing = Mostrar
pebbles-plus-showing = mostrar

## Moves

pebbles-ask = { $player }: tira seixos do monte.
pebbles-ask-or-show = { $player }: tira seixos do monte, ou mostra um dos teus.
pebbles-choose-do = O que fazes?
pebbles-choose-pebbles = Quantos seixos tiras?
pebbles-choose-value = Que seixo mostras?
pebbles-move-take = Tirar
pebbles-move-show = Mostrar
pebbles-type-take = tirar
pebbles-type-show = mostrar
pebbles-usage-take = { $word } NÚMERO
pebbles-usage-show = { $word } VALOR
pebbles-help-take = tirar tantos seixos do monte
pebbles-help-show = virar um dos teus seixos: conta a dobrar
pebbles-help-names = Escreve o número de uma escolha, ou uma jogada inteira.
pebbles-taken =
    { $pebbles ->
        [one] { $pebbles } seixo
       *[other] { $pebbles } seixos
    }

## What happens

pebbles-event-took =
    { $pebbles ->
        [one] { $player } tira { $pebbles } seixo.
       *[other] { $player } tira { $pebbles } seixos.
    }
pebbles-event-looked = { $player } olha para um { $value }.
pebbles-event-showed = { $player } mostra um { $value }.
pebbles-event-ended = O monte está vazio.
pebbles-outcome =
    { $count ->
        [one] { $players } ganhou com { $points } pontos.
       *[other] { $players } ganharam com { $points } pontos.
    }
pebbles-share-won = { $player } ganhou com { $points } pontos
pebbles-share-lost = { $player } perdeu com { $points } pontos

## Refusals

pebbles-refusal-game-is-over = O jogo acabou.
pebbles-refusal-not-your-turn = Não é a tua vez.
pebbles-refusal-take-at-least-one = Tiras pelo menos um seixo.
pebbles-refusal-out-of-reach = Tiras no máximo { $wanted } seixos.
pebbles-refusal-heap-too-small = O monte só tem { $wanted }.
pebbles-refusal-showing-not-in-play = Ninguém mostra seixos neste jogo.
pebbles-refusal-nothing-to-show = Não tens nenhum seixo para mostrar.
pebbles-refusal-no-such-pebble = Não tens esse seixo.

## The table

pebbles-heap = Monte
pebbles-turn = Vez { $turn }
pebbles-face-down =
    { $pebbles ->
        [one] { $pebbles } virado para baixo
       *[other] { $pebbles } virados para baixo
    }
pebbles-shown = mostrado { $value }
pebbles-offer-again = outro jogo
pebbles-points = Pontos

## The box

pebbles-box-kind = Monte
pebbles-box-value = Exemplares de cada valor
pebbles-simulate-result-wins = Jogos ganhos por lugar
