### O que há na caixa: géneros e valores.

mech-a-dream-box-kind =
    { $kind ->
        [start] No início
        [robot] Robô
        [workshop] Oficina
        [stock_room] Armazém
        [delivery] Cartas Entrega
        [resource] Máquinas de Recursos
        [power] Máquinas de Energia
        [economical] Máquinas Económicas
        [crystal] Máquinas de Cristal
        [monitor] Ecrãs de Monitor
        [specialist] Especialistas
       *[other] { $kind }
    }
mech-a-dream-box-value =
    { $value ->
        [copies] cópias
        [price] custo
        [time] tempo
        [effect] efeito
        [on_completion] ao ficar concluída
        [fixed] recebe-se
        [choice] última escolha
        [start] no início
        [after] depois de
        [places] lugares
        [morning] manhã
        [afternoon] tarde
        [evening] anoitecer
        [flower] flores
        [ink] tinta
        [rainbow] arco-íris
        [beyond] além
       *[other] { $value }
    }
# What no grade can say of the built-in box, a line for each.
mech-a-dream-box-remarks =
    Os pisos do armazém são os do lado verde: o que mostra o lado amarelo, usado com os Especialistas, não está atestado.
    De b3 e r4 só o lado roxo está atestado: que uma seja azul e a outra vermelha é nosso.
