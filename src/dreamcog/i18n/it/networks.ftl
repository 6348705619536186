### Ciò che si dice delle reti che hanno imparato a giocare.

# $game: il nome del gioco.
refusal-network-missing = Qui non c’è una rete addestrata per { $game }.
# $file: il suo nome; $reason: che cosa non va, nelle parole del sistema o del formato.
refusal-network-unreadable = { $file } non si può leggere come rete: { $reason }.
refusal-network-other-format = Questa rete è scritta nel formato { $found }; so aprire il formato { $known }.
# $found, $wanted: nomi di giochi, come nei comandi.
refusal-network-other-game = Questa rete ha imparato { $found }, non { $wanted }.
refusal-network-other-rules = Questa rete ha imparato la versione { $found } delle regole; la versione attuale è la { $wanted }.
refusal-network-other-steps = Questa rete non è più adatta al gioco: ora le mosse si compongono di altri passi.
refusal-network-other-observation = Questa rete non è più adatta al gioco: ora le posizioni sono descritte da altri numeri.
refusal-network-notes = Con le reti, --decisions richiede una rete in ogni posto.
# $name: il nome del bot.
refusal-network-differs = Un processo ha per la rete { $name } un file diverso da questo. Installa ovunque la stessa versione.

bot-about-network-small = una piccola rete, istruita da quella grande
bot-about-network = una grande rete che ha imparato giocando
networks-none = Qui non c’è nessuna rete addestrata.
