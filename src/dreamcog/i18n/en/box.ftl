### Boxes: what is wrong with one, how two differ, how well they are attested.

refusal-bad-box = That box cannot be played with. { box-problem }.

box-problem =
    { $where }: { $reason ->
        [missing] this is missing
        [number] wanted a whole number, { $wanted }; found { $found }
        [count] wanted { $wanted } of them; found { $found }
        [too-many-tiles] there are at most { $wanted } tiles in a box, and with { $found } of this one there are more
        [one-of] wanted one of { $wanted }; found “{ $found }”
        [exactly] wanted { $wanted }; found { $found }
        [each-once] wanted each of these once: { $wanted }
        [unknown] this does not belong here; what does: { $wanted }
        [table] wanted names with their values; found { $found }
        [list] wanted a list; found { $found }
        [choice] wanted flowers on one side and ink on the other
        [id] an id is made of 1 to 20 letters, digits, - and _; found “{ $found }”
        [name] a name is one line of 1 to { $wanted } letters, digits and signs; found “{ $found }”
        [reserved] “{ $found }” means something else already: choose another id
        [twice] “{ $found }” is there twice
        [two-effects] name the effect, or list what it does: not both
        [copy-stands-alone] a robot that copies does nothing else
        [copy-gives] a robot that copies gives what it copies, and nothing of its own
        [unreadable] I cannot read “{ $found }”
        [not-toml] this is not a TOML file
        [not-toml-at] this is not TOML, at line and column { $found }
        [no-such-file] there is no such box, and no such file
        [file-too-large] the file is too large
       *[no-game] this is the box of no game that I know
    }

box-good = { $box } is a good box for { $game }.
box-bad =
    { $problems ->
        [one] { $box } cannot be played with. One problem:
       *[other] { $box } cannot be played with. { $problems } problems:
    }
box-built-in = { $game } (the built-in box)
box-same = There is no difference between { $one } and { $other }.
box-differences =
    { $number ->
        [one] One difference between { $one } and { $other }:
       *[other] { $number } differences between { $one } and { $other }:
    }
refusal-box-of-another-game = { $one } is a box for { $game }, { $other } one for { $other_game }.
box-mark = { $mark } reconstructed

box-page-title = How well the boxes are attested
