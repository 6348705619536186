### O que a página diz à volta das partidas guiadas.

# $step: qual, a partir de 1; $steps: quantos.
web-lesson-progress = Passo { $step } de { $steps }
web-lesson-next = Seguinte
web-lesson-skip = Saltar
web-lesson-leave = Sair
web-lesson-leave-about = Sair da lição: espera por ti neste passo.
web-lesson-read = Lê e depois avança.
web-lesson-choose = Escolhe o que está iluminado.
web-lesson-press = Carrega no botão dourado.
web-lesson-later = Isso vem mais tarde. Continua com o que está iluminado.
web-lesson-over = É tudo o que precisas para começar: continua esta partida ou começa uma nova.
web-lesson-play-on = Continuar
web-lesson-new-game = Nova partida
web-lesson-learn = Aprender em cinco minutos
web-lesson-offer = É novo para ti? Aprende-se num minuto:
web-lesson-decline = Não, obrigado
web-lessons = Partidas guiadas
web-lessons-about = Lições curtas na mesa verdadeira; podem deixar-se e retomar-se.
web-lesson-opening = A lição está a ser preparada…
web-key-lesson = → ←
web-key-lesson-does = numa lição: o passo seguinte, o passo anterior
