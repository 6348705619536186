### Ce que la page dit autour des parties guidées.

# $step: laquelle, à partir de 1 ; $steps: combien.
web-lesson-progress = Étape { $step } sur { $steps }
web-lesson-next = Suivant
web-lesson-skip = Passer
web-lesson-leave = Quitter
web-lesson-leave-about = Quitter la leçon : elle vous attend à cette étape.
web-lesson-read = Lisez, puis continuez.
web-lesson-choose = Choisissez ce qui est éclairé.
web-lesson-press = Pressez le bouton doré.
web-lesson-later = Cela vient plus tard. Continuez avec ce qui est éclairé.
web-lesson-over = C’est tout ce qu’il faut pour commencer : continuez cette partie ou lancez-en une autre.
web-lesson-play-on = Continuer
web-lesson-new-game = Nouvelle partie
web-lesson-learn = Apprendre en cinq minutes
web-lesson-offer = Nouveau pour vous ? À apprendre en une minute :
web-lesson-decline = Non, merci
web-lessons = Parties guidées
web-lessons-about = De courtes leçons à la vraie table ; on peut les quitter et les reprendre.
web-lesson-opening = La leçon se prépare…
web-key-lesson = → ←
web-key-lesson-does = dans une leçon : l’étape suivante, l’étape précédente
