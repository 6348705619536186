### What machines, cards and Specialists are called: names of our own, by the id in the box.

# $id: of the design; $code: of the component, for one that has no name here.
mech-a-dream-component =
    { $id ->
        [b1] Petal Press
        [b2] Ink Still
        [b3] Garden Teapot
        [b4] Cuckoo Motor
        [b5] Comet Sling
        [b6] Bloom Mill
        [b7] Drizzle Lamp
        [b8] Cloud Loom
        [b9] Pollen Clock
        [r1] Sheep Whistle
        [r2] Dream Typewriter
        [r3] Lullaby Organ
        [r4] Moon Kettle
        [r5] Story Pump
        [r6] Pillow Oven
        [r7] Star Popper
        [r8] Grand Snorer
        [g1] Thrifty Inkwell
        [g2] Rainbow Money Box
        [g3] Head-Start Ramp
        [g4] Dockside Bell
        [y1] Glass Marble
        [y2] Night Lantern
        [y3] Snow Globe
        [y4] Music Box
        [y5] Star Carousel
        [y6] Glass Whale
        [y7] Cloud Castle
        [y8] Dream Observatory
        [d01] Sheep Express
        [d02] Rolled-up Rainbow
        [d03] Wind-up Crate
        [d04] Gala Trunk
        [d05] Pocket Package
        [d06] Jack-in-the-Box
        [d07] Clockmaker’s Sack
        [d08] Pillow Package
        [d09] Builder’s Barrel
        [d10] Painter’s Case
        [m1] Counting Sheep
        [m2] Summer Shower
        [m3] Night Garden
        [m4] Late Post
        [m5] Ink Blossom
        [m6] Paintbox
        [m7] Midnight Market
        [m8] Mirror Nap
        [s01] Lullaby
        [s02] Tick-Tock
        [s03] Pistil
        [s04] Postmark
        [s05] Castor
        [s06] Spark
        [s07] Prism
        [s08] Basket
        [s09] Ribbon
        [s10] Bargain
       *[other] { $code }
    }
