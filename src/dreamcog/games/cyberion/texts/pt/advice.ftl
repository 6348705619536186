### Conselhos para quem começa: uma frase de cada vez, por cima da pergunta.

# $why: a whole sentence, what stands in the way of anything else.
cyberion-advice-nothing-possible = Só podes acabar o turno. { $why }
# $machines: how many can be repaired.
cyberion-advice-first-look =
    { $machines ->
        [0] Compara o que cada máquina pede com os teus robôs: ainda não podes reparar nenhuma.
       *[other] Compara o que cada máquina pede com os teus robôs: já podes reparar { $machines }.
    }
cyberion-advice-can-repair = { $machine }: tens os robôs, e um turno com uma reparação não custa nenhuma Válvula.
# $by: what may still bring the robots for a repair.
cyberion-advice-turn-loses =
    { $by ->
        [support] Ainda não há reparação possível: uma ficha de Apoio pode ajudar, ou este turno perde o jogo.
       *[trigger] Ainda não há reparação possível: ativa uma habilidade que ajude, ou este turno perde o jogo.
    }
cyberion-advice-last-failsafe =
    { $by ->
        [support] Ainda não há reparação possível: uma ficha de Apoio pode ajudar, ou o turno custa a última Válvula.
       *[trigger] Ainda não há reparação possível: ativa uma habilidade que ajude, ou o turno custa a última Válvula.
    }
# $failsafes: how many there are now, two at least.
cyberion-advice-turn-costs-failsafe =
    { $by ->
        [support] Ainda não há reparação possível: uma ficha de Apoio pode ajudar, ou o turno custa uma das { $failsafes } Válvulas.
       *[trigger] Ainda não há reparação possível: ativa uma habilidade que ajude, ou o turno custa uma das { $failsafes } Válvulas.
    }
cyberion-advice-can-upgrade = A tua pilha de Experiência paga uma melhoria: uma Engrenagem avança e a sua habilidade fica mais forte.
# $ends: what the end of this turn ends.
cyberion-advice-nothing-helps =
    { $ends ->
        [game] Não podes reparar nenhuma máquina e nenhuma habilidade traz os robôs: este turno perde o jogo.
       *[turn] Não podes reparar nenhuma máquina e nenhuma habilidade traz os robôs: acaba o turno.
    }
# $cards: how many are left, often none.
cyberion-advice-deck-low =
    { $battery ->
        [charged]
            { $cards ->
                [0] O baralho de Robôs está vazio: a Bateria vai trazer o Descarte de volta, uma só vez.
                [1] Resta { $cards } carta no baralho de Robôs; depois a Bateria traz o Descarte de volta, uma vez.
               *[other] Restam { $cards } cartas no baralho de Robôs; depois a Bateria traz o Descarte de volta, uma vez.
            }
       *[spent]
            { $cards ->
                [0] O baralho de Robôs está vazio e a Bateria gasta: não vêm mais robôs.
                [1] Resta { $cards } carta no baralho de Robôs e a Bateria está gasta: poupa os teus robôs.
               *[other] Restam { $cards } cartas no baralho de Robôs e a Bateria está gasta: poupa os teus robôs.
            }
    }
cyberion-advice-another-repair = { $machine }: tens os robôs para a reparar também neste turno.
cyberion-advice-turn-is-safe = Uma máquina saiu da Fábrica: acabar este turno não custa nenhuma Válvula.
