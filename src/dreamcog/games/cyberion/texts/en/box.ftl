### What is in the box: kinds and values.

cyberion-box-kind =
    { $kind ->
        [robots] Robots
        [machines] Machines
        [abilities] Abilities
        [support] Support
        [babybots] Babybots
        [multibots] Multibots
        [microbots] Microbots
        [interference] Interference
        [gigantobots] Gigantobots
        [structural_damage] Structural Damage
       *[other] { $kind }
    }
cyberion-box-value =
    { $value ->
        [copies] copies
        [tokens] tokens
        [cards] cards
        [two_traits] cards with two traits
        [tier_1] tier I
        [tier_2] tier II
        [tier_3] tier III
        [sirenbot] Sirenbot
        [stockbot] Stockbot
        [planbot] Planbot
        [cyclobot] Cyclobot
        [commandbot_price] Commandbot, price
        [failsafes_each] Failsafes for each
       *[other] { $value }
    }
