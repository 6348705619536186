### O que se ouve à mesa.

web-sounds = Sons: papel, engrenagens, sinos
