### Che cosa si sente al tavolo.

web-sounds = Suoni: carta, ingranaggi, campanelli
