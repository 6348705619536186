### Pebbles in English: every sentence of the game, for terminal, server and page.

pebbles-title = Pebbles
pebbles-about = Take pebbles without knowing what they are worth.
pebbles-welcome = The heap lies face down. Most points win.

## Options

pebbles-option-players = Players
pebbles-option-reach = Pebbles to take at most
pebbles-option-variants = Variants
pebbles-option-first = First player
pebbles-option-seed = Seed
pebbles-option-box = Box
pebbles-offer-variants = With variants …
pebbles-with-showing = Showing
pebbles-plus-showing = showing

## Moves

pebbles-ask = { $player }: take pebbles from the heap.
pebbles-ask-or-show = { $player }: take pebbles from the heap, or show one of yours.
pebbles-choose-do = What do you do?
pebbles-choose-pebbles = How many pebbles do you take?
pebbles-choose-value = Which pebble do you show?
pebbles-move-take = Take
pebbles-move-show = Show
pebbles-type-take = take
pebbles-type-show = show
pebbles-usage-take = { $word } NUMBER
pebbles-usage-show = { $word } VALUE
pebbles-help-take = take so many pebbles from the heap
pebbles-help-show = turn up one of your pebbles: it counts double
pebbles-help-names = Type the number of a choice, or a whole move.
pebbles-taken =
    { $pebbles ->
        [one] { $pebbles } pebble
       *[other] { $pebbles } pebbles
    }

## What happens

pebbles-event-took =
    { $pebbles ->
        [one] { $player } takes { $pebbles } pebble.
       *[other] { $player } takes { $pebbles } pebbles.
    }
pebbles-event-looked = { $player } looks at a { $value }.
pebbles-event-showed = { $player } shows a { $value }.
pebbles-event-ended = The heap is empty.
pebbles-outcome =
    { $count ->
        [one] { $players } has won with { $points } points.
       *[other] { $players } have won with { $points } points.
    }
pebbles-share-won = { $player } won with { $points } points
pebbles-share-lost = { $player } lost with { $points } points

## Refusals

pebbles-refusal-game-is-over = The game is over.
pebbles-refusal-not-your-turn = It is not your turn.
pebbles-refusal-take-at-least-one = You take at least one pebble.
pebbles-refusal-out-of-reach = You take at most { $wanted } pebbles.
pebbles-refusal-heap-too-small = The heap has only { $wanted } left.
pebbles-refusal-showing-not-in-play = Nobody shows pebbles in this game.
pebbles-refusal-nothing-to-show = You have no pebble to show.
pebbles-refusal-no-such-pebble = You have no such pebble.

## The table

pebbles-heap = Heap
pebbles-turn = Turn { $turn }
pebbles-face-down =
    { $pebbles ->
        [one] { $pebbles } face down
       *[other] { $pebbles } face down
    }
pebbles-shown = shown { $value }
pebbles-offer-again = another game
pebbles-points = Points

## The box

pebbles-box-kind = Heap
pebbles-box-value = Copies of each value
pebbles-simulate-result-wins = Games won by seat
