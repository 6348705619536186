### What is in a box, in the words of the terminal and of the page: kinds, values, grades.

box-page-about = Every value of a box says where it comes from. Attested is what somebody has read off the game itself; the rest follows from what is attested, or is our own and may be replaced by whoever owns the game. An effect (what is paid, what is given, a choice) counts as one value.
box-price-in = price in { $unit }
box-attested = Attested: { $attested } of { $values } values ({ $percent }).

box-grade =
    { $grade ->
        [rulebook] rulebook
        [photo] photo
        [help] help page
        [inferred] inferred
       *[reconstructed] reconstructed
    }
box-grade-about =
    { $grade ->
        [rulebook] stated in the rulebook’s text or its examples
        [photo] read off a photograph of the component
        [help] stated on the help page of an online edition
        [inferred] not seen, but the only value that fits the counts and the text
       *[reconstructed] ours; it fits everything that is attested
    }

box-column =
    { $column ->
        [block] in the box
        [id] id
        [name] name
        [entry] entry
        [value] value
        [source] source
       *[number] number
    }
box-kind = { $kind }
box-value = { $value }
