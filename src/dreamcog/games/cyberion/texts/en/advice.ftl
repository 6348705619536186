### Advice for beginners: one sentence at a time, above what is asked.

# $why: a whole sentence, what stands in the way of anything else.
cyberion-advice-nothing-possible = You can only end the turn. { $why }
# $machines: how many can be repaired.
cyberion-advice-first-look =
    { $machines ->
        [0] Compare what each machine asks for with your robots: none can be repaired yet.
       *[other] Compare what each machine asks for with your robots: { $machines } can be repaired now.
    }
cyberion-advice-can-repair = { $machine }: you have the robots, and a turn with a repair costs no Failsafe.
# $by: what may still bring the robots for a repair.
cyberion-advice-turn-loses =
    { $by ->
        [support] No repair is possible yet: a Support token may help, or this turn loses the game.
       *[trigger] No repair is possible yet: trigger a robot that may help, or this turn loses the game.
    }
cyberion-advice-last-failsafe =
    { $by ->
        [support] No repair is possible yet: a Support token may help, or the turn costs your last Failsafe.
       *[trigger] No repair is possible yet: trigger a robot that may help, or the turn costs your last Failsafe.
    }
# $failsafes: how many there are now, two at least.
cyberion-advice-turn-costs-failsafe =
    { $by ->
        [support] No repair is possible yet: a Support token may help, or the turn costs one of { $failsafes } Failsafes.
       *[trigger] No repair is possible yet: trigger a robot that may help, or the turn costs one of { $failsafes } Failsafes.
    }
cyberion-advice-can-upgrade = Your Experience pile can pay for an upgrade: a Cog moves on, and its ability grows.
# $ends: what the end of this turn ends.
cyberion-advice-nothing-helps =
    { $ends ->
        [game] No machine can be repaired, and no ability brings the robots for it: this turn loses.
       *[turn] No machine can be repaired, and no ability brings the robots for it: end the turn.
    }
# $cards: how many are left, often none.
cyberion-advice-deck-low =
    { $battery ->
        [charged]
            { $cards ->
                [0] The robot deck is empty: the Battery will bring the discard back, once.
                [one] The robot deck has { $cards } card left; then the Battery brings the discard back, once.
               *[other] The robot deck has { $cards } cards left; then the Battery brings the discard back, once.
            }
       *[spent]
            { $cards ->
                [0] The robot deck is empty and the Battery spent: no more robots come.
                [one] The robot deck has { $cards } card left, and the Battery is spent: use your robots well.
               *[other] The robot deck has { $cards } cards left, and the Battery is spent: use your robots well.
            }
    }
cyberion-advice-another-repair = { $machine }: you have the robots to repair it in this turn, too.
cyberion-advice-turn-is-safe = A machine has left the Factory: ending this turn costs no Failsafe.
