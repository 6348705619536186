### The rules pages, the help for symbols, and the box pages.

## Rules

web-rules-opening = Opening the rules …
web-rules-about = The whole game in our own words. Every rule has a number. Where the rulebook leaves something open we have decided: R marks it.
web-rules-to-box = What is printed on the components is in the box.
web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-found =
    { $rules ->
        [one] { $rules } rule
       *[other] { $rules } rules
    }
web-rules-nothing = No rule has “{ $query }”. Try a shorter word, or a number such as 3.8.
web-rules-all = Show all rules
web-rules-ruling = Our ruling: the rulebook leaves this open.
web-rules-whole = Open the rules on a page of their own

## How to play

web-how-to-play = How to play
web-how-to-play-opening = Opening the page …
# $minutes: how long the page takes to read.
web-how-to-play-minutes =
    { $minutes ->
        [one] One minute to read. Every number leads to the rule that says it exactly.
       *[other] { $minutes } minutes to read. Every number leads to the rule that says it exactly.
    }
# Names the links at the end of the page.
web-how-to-play-next = What comes next
web-how-to-play-start = Start a game
web-how-to-play-to-rules = All rules, numbered
# On the rules page, before the rules.
web-how-to-play-first = New to the game? How to play, in five minutes

## Symbols

web-symbols = Symbols

## The box

web-box = The box: { $game }
web-box-of-table = This is the box of one table.
web-box-to-table = Back to the table
web-box-usual = See the built-in box
web-box-to-rules = The rules of the game
web-box-opening = Opening the box …
web-box-legend = Where the numbers come from
web-box-show = Show
web-box-everything = everything
web-box-grade = Origin
web-box-any-grade = any
web-box-nothing = Nothing in the box matches that.
web-box-by-kind = Value by value
