### As lições: partidas guiadas.

## A primeira partida

cyberion-lesson-first-game = A tua primeira partida de Cyberion
cyberion-lesson-first-game-goal = Para ganhar, repara as 25 máquinas, mas atenção: um turno sem reparações custa uma Válvula, e só tens uma.
cyberion-lesson-first-game-repair = Esta máquina pede dois Planbots de qualquer tamanho: escolhe os teus dois Planbots e depois «Reparar».
cyberion-lesson-first-game-repair-after = Os robôs são descartados, mas a máquina reparada é tua: 1 Experiência, com que pagas uma melhoria.
cyberion-lesson-first-game-upgrade = Um robô também pode ser descartado para ativar a sua habilidade, mas no nível I não tem efeito: escolhe a Engrenagem do Sirenbot e depois «Melhorar».
cyberion-lesson-first-game-ability = Escolhe o teu Sirenbot e depois «Ativar»: é descartado e, no nível II, a sua habilidade traz 1 robô do baralho para o Flash.
cyberion-lesson-first-game-ability-after = Os robôs do Flash são só para este turno: os que ainda lá estiverem quando o acabares são descartados.
cyberion-lesson-first-game-choice = Com o novo Cyclobot 4 tens dois Cyclobots, ou dois robôs de tamanho 4: repara a máquina que preferires.
cyberion-lesson-first-game-end = Um robô sozinho não repara nada aqui, mas fica na Plataforma para mais tarde: escolhe «Acabar o turno».
cyberion-lesson-first-game-end-after = A Plataforma completa-se até cinco robôs e a Fábrica até cinco máquinas: começa um novo turno.
cyberion-lesson-first-game-failsafes = Agora não podes reparar nada, e um turno assim custa a tua Válvula. Escolhe a ficha de Apoio e depois «Apoio»: vêm dois robôs para o Flash.
cyberion-lesson-first-game-failsafes-after = Sem Válvula para devolver, um turno assim faz-te perder a partida; uma Engrenagem que chega ao nível V traz-te outra.
cyberion-lesson-first-game-deck = Quando este baralho está vazio, a Bateria faz um novo com o Descarte, mas só uma vez. Agora é contigo: repara!
