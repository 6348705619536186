### What the table sounds like.

web-sounds = Sounds: paper, cogs, chimes
