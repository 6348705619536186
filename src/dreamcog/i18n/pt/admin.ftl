### O que se diz a quem mantém um servidor.

## Servir

# $address: onde um navegador o encontra.
serve-at = O Dreamcog está aqui: { $address }
serve-listens = Está à escuta aqui: { $address }
serve-network = Na tua rede local está aqui: { $address }
serve-no-network = Escuta todas as redes, mas esta máquina parece não estar em nenhuma.
serve-stopped = Parado. Todas as partidas ficam guardadas.
serve-failed = O servidor não arrancou. O que escreveu acima diz porquê.
serve-processes = Para vários processos é precisa uma base de dados PostgreSQL: indica-a com --database postgresql://…
serve-no-metrics = As métricas não podem ser oferecidas em { $address }: escolhe outro endereço com --metrics-address, ou desativa-as.
# $reason: o nome que o sistema dá ao que correu mal.
serve-cannot-listen =
    { $reason ->
        [EADDRINUSE] A porta { $port } de { $host } está ocupada: escolhe outra com --port, ou não indiques nenhuma.
        [EACCES] A porta { $port } de { $host } não te é permitida: escolhe uma a partir de 1024.
        [EADDRNOTAVAIL] { $host } não é um endereço desta máquina.
       *[other] Não é possível escutar em { $host }, porta { $port }.
    }

## Definições

settings-file = Ficheiro de definições: { $file }
settings-no-file = Não há ficheiro de definições.
settings-from-default = valor predefinido
settings-from-file = ficheiro { $where }
settings-from-environment = ambiente, { $where }
settings-from-command-line = linha de comandos, { $where }
# $source: the flag, the variable, or the file and the name in it. $wanted: values, the same in all languages.
refusal-bad-setting = { $source }: «{ $value }» não é aceite. É aceite: { $wanted }.
refusal-unknown-setting = { $source }: não há nenhuma definição «{ $name }».
refusal-no-settings-file = O ficheiro de definições { $file } não pode ser lido: { $problem }.
refusal-bad-settings-file = O ficheiro de definições { $file } não está escrito em TOML: { $problem }.
refusal-password-shown = { $source } contém uma palavra-passe, que aí toda a gente poderia ler nesta máquina. Põe o valor inteiro na variável de ambiente { $variable }, ou no ficheiro de definições.

## A base de dados

admin-no-database = Não há nenhuma base de dados em { $database }.
admin-unknown-database = Esta base de dados não se pode usar aqui: { $database }. Indica um ficheiro, ou postgresql://…
admin-newer-database = A base de dados { $database } vem de uma versão mais recente: usa essa versão, ou outra base.
# $reason: locked, full, gone, read-only ou failed.
admin-database-unreachable =
    { $reason ->
        [locked] A base de dados { $database } está ocupada: outra pessoa tem-na. Tenta de novo daqui a pouco.
        [full] Não há mais espaço no disco para a base de dados { $database }.
        [gone] Não se chega à base de dados { $database }.
        [read-only] A base de dados { $database } pode ler-se, mas não escrever-se.
       *[failed] A base de dados { $database } não abre: está danificada, ou há outra razão.
    }
admin-not-done = Nada foi feito.
admin-cannot-write = Não se pode escrever { $file }: { $why }.

## Quantos

admin-tables =
    { $tables ->
        [1] uma mesa
       *[other] { $tables } mesas
    }
admin-guests =
    { $guests ->
        [1] um convidado
       *[other] { $guests } convidados
    }
admin-people =
    { $people ->
        [1] uma pessoa
       *[other] { $people } pessoas
    }

## Mesas

admin-no-tables = Não há mesas assim.
admin-stopped-tables =
    { $tables ->
        [1] Uma mesa não pode continuar, porque as suas regras mudaram.
       *[other] { $tables } mesas não podem continuar, porque as suas regras mudaram.
    } «dreamcog server rules» mostra-as, «dreamcog server export ID» guarda o que foi jogado, «dreamcog server close ID» fecha uma.
admin-moved = { $player } fez uma jogada.
admin-close-sure = Fechar a mesa { $table } para sempre?
admin-closed = A mesa { $table } está fechada.
admin-exported = A partida da mesa { $table } está guardada em { $file }.
admin-export-secret = Cuidado: esta partida está em curso, ou a sua distribuição ainda é secreta, e o ficheiro contém a semente. Quem o ler sabe tudo o que está escondido.
admin-column-table = Mesa
admin-column-played = Jogo
admin-column-status = Estado
admin-column-entries = Entradas
admin-column-touched = Último ato
admin-column-made = Criada
admin-column-rules = Versão das regras
admin-column-seed = Semente

## Pessoas

admin-no-people = Ainda não há ninguém.
admin-guest = (convidado)
admin-remove-sure = Remover { $name } ({ $person }) para sempre, com tudo o que disse e ganhou?
admin-removed = { $name } já não consta aqui.
admin-column-person = Pessoa
admin-column-name = Nome
admin-column-login = Conta
admin-column-tables = Mesas
admin-column-seen = Última visita

## Arrumar

admin-tidy-nothing = Não há nada para remover.
admin-tidy-sure = Remover { admin-tables } e { admin-guests } para sempre?
admin-tidy-would = A remover: { admin-tables } e { admin-guests }.
admin-tidied = Removido: { admin-tables } e { admin-guests }.

## Cópias de segurança

admin-backed-up = Está tudo em { $file }: { admin-tables } e { admin-people }. Guarda-o só para ti: contém sementes, e aquilo com que se verificam as contas.
admin-restored = Reposto a partir de { $file }: { admin-tables } e { admin-people }.
admin-replace-sure = Para primeiro o servidor. Substituir tudo o que está em { $database }?
admin-not-empty = A base de dados { $database } não está vazia, e fica como está. Para perder o que lá está, acrescenta --replace.
# $reason: no-such-file, unreadable, not-a-backup, newer, cut-off ou damaged.
admin-bad-backup =
    { $reason ->
        [no-such-file] Não há nenhum ficheiro { $file }.
        [unreadable] { $file } não se pode ler.
        [not-a-backup] { $file } não é uma cópia de segurança.
        [newer] { $file } vem de uma versão mais recente, que o saberá repor.
        [cut-off] { $file } não está completo: falta o fim.
       *[damaged] { $file } está danificado.
    } Nada foi reposto.

## Auditorias

admin-audit-checkout = A auditoria precisa das fontes, com as suas listas de pacotes: corre-a lá.
admin-audit-clean = { $what }: nenhuma fraqueza conhecida.
admin-audit-found =
    { $number ->
        [1] { $what }: uma fraqueza conhecida.
       *[other] { $what }: { $number } fraquezas conhecidas.
    }
admin-audit-skipped =
    { $number ->
        [1] { $what }: um pacote não examinado, porque o serviço de alertas não o conhece.
       *[other] { $what }: { $number } pacotes não examinados, porque o serviço de alertas não os conhece.
    }
admin-audit-no-tool = { $what }: não examinado, porque { $tool } não está instalado.
admin-audit-no-answer = { $what }: não examinado, porque { $tool } não chega daqui a nenhum serviço de alertas.
