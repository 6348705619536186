### La table de Mech A Dream, dessinée.

web-mech-my-workshop = Mon atelier
web-mech-factory = Usine
web-mech-others = Les autres
# $player: à qui il est.
web-mech-workshop = Atelier : { $player }
web-mech-in-full = { $player } : voir tout l’atelier
web-mech-first = premier joueur
# $belt: quel tapis de l’Usine; $n: combien de tuiles sont face cachée.
web-mech-pile =
    { $n ->
        [0] { $belt } : pile vide
        [one] { $belt } : { $n } tuile dans la pile
       *[other] { $belt } : { $n } tuiles dans la pile
    }
# $n: combien d’Assistants y sont.
web-mech-locker =
    { $n ->
        [0] Vestiaire : vide
        [one] Vestiaire : { $n } Assistant
       *[other] Vestiaire : { $n } Assistants
    }
