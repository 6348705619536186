### Balanços de muitas partidas.

simulate-result-ends = Terminados pela regra
simulate-result-ended-by = Fim do jogo
simulate-result-days = Último dia
simulate-result-first-wins = Vitórias pela ordem do primeiro dia
simulate-result-mean-machines = Máquinas por jogador
simulate-end-nine-machines = nove máquinas
simulate-end-day-7 = dia 7

# Relatórios de `dreamcog lab`.
lab-activated = Robôs e máquinas ativados
lab-assistant = Onde trabalham os Assistentes
lab-bought = Máquinas compradas
lab-completed = Máquinas concluídas
lab-delivery = Visitas ao cais, por carta Entrega
lab-monitor = Ecrãs de Monitor guardados
lab-specialist = Cartas Especialista tiradas
