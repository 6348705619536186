### O que se diz das redes que aprenderam a jogar.

# $game: o nome do jogo.
refusal-network-missing = Não há aqui uma rede treinada para { $game }.
# $file: o seu nome; $reason: o que está errado, nas palavras do sistema ou do formato.
refusal-network-unreadable = { $file } não pode ser lido como rede: { $reason }.
refusal-network-other-format = Essa rede está escrita no formato { $found }; sei abrir o formato { $known }.
# $found, $wanted: nomes de jogos, como nos comandos.
refusal-network-other-game = Essa rede aprendeu { $found }, não { $wanted }.
refusal-network-other-rules = Essa rede aprendeu a versão { $found } das regras; a versão atual é a { $wanted }.
refusal-network-other-steps = Essa rede já não serve para o jogo: as jogadas compõem-se agora de outros passos.
refusal-network-other-observation = Essa rede já não serve para o jogo: as posições descrevem-se agora com outros números.
refusal-network-notes = Com redes, --decisions precisa de uma rede em cada lugar.
# $name: o nome do bot.
refusal-network-differs = Um processo tem para a rede { $name } um ficheiro diferente deste. Instale a mesma versão em todo o lado.

bot-about-network-small = uma rede pequena, ensinada pela grande
bot-about-network = uma rede grande que aprendeu jogando
networks-none = Não há aqui nenhuma rede treinada.
