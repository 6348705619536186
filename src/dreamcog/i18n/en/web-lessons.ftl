### What the page says around guided games.

# $step: which one, from 1; $steps: how many.
web-lesson-progress = Step { $step } of { $steps }
web-lesson-next = Next
web-lesson-skip = Skip
web-lesson-leave = Leave
web-lesson-leave-about = Leave the lesson: it waits for you at this step.
web-lesson-read = Read, then go on.
web-lesson-choose = Choose what is lit.
web-lesson-press = Press the golden button.
web-lesson-later = That comes later. Go on with what is lit.
web-lesson-over = That was all you need to begin: play this game on, or start a new one.
web-lesson-play-on = Play on
web-lesson-new-game = A new game
web-lesson-learn = Learn in five minutes
web-lesson-offer = New to you? Learn it in a minute:
web-lesson-decline = No, thank you
web-lessons = Guided games
web-lessons-about = Short lessons at the real table; each can be left and taken up again.
web-lesson-opening = The lesson is being set up …
web-key-lesson = → ←
web-key-lesson-does = in a lesson: the next step, the step before
