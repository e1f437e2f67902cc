import type { DataRow } from '@aura/shared-ui';

/** What the account and the career tools need, in the columns of the table of purposes. */
export const ACCOUNT_USES: readonly DataRow[] = [
  {
    id: 'account',
    data: 'Nome, e-mail, senha (guardada de um modo que não permite lê-la) ou identificador do login com Google, foto de perfil (se houver)',
    purpose: 'Criar a conta, permitir o acesso e falar com você sobre ela',
    base: 'Execução de contrato (art. 7º, V)',
    retention: 'Até a exclusão da conta',
  },
  {
    id: 'resume',
    data: 'Texto do currículo que você conferiu. O arquivo é lido no seu navegador e não é enviado',
    purpose: 'Fazer o diagnóstico e dar base às ferramentas',
    base: 'Execução de contrato (art. 7º, V)',
    retention: 'Até você trocar ou apagar o texto, ou excluir a conta',
  },
  {
    id: 'answers',
    data: 'Objetivo de carreira, condições de trabalho, respostas, competências e rascunhos',
    purpose: 'Calcular o diagnóstico e continuar de onde você parou',
    base: 'Execução de contrato (art. 7º, V)',
    retention: 'Até a exclusão da conta; o rascunho, até ser enviado ou descartado',
  },
  {
    id: 'diagnosis',
    data: 'Diagnósticos, trechos que os sustentam, plano e tarefas feitas',
    purpose: 'Mostrar o resultado, acompanhar o plano e manter o histórico',
    base: 'Execução de contrato (art. 7º, V)',
    retention: 'Até a exclusão da conta',
  },
  {
    id: 'behaviour',
    data: 'Resultado do mapeamento comportamental; as respostas ficam só na aba do navegador em que você responde, no máximo até fechá-la',
    purpose: 'Apoiar a sua reflexão e escrever lembretes e dicas do plano do seu jeito; só você vê',
    base: 'Consentimento (art. 7º, I), pedido antes de começar',
    retention: 'Até você apagar, ou excluir a conta',
  },
  {
    id: 'jobs',
    data: 'Vagas que você guarda, com etapa, anotações e próximo passo, e buscas de vagas salvas. De uma busca comum fica por 24 horas só um código, sem as palavras',
    purpose: 'Acompanhar candidaturas, avisar de vagas novas e não contar a mesma busca duas vezes',
    base: 'Execução de contrato (art. 7º, V)',
    retention: 'Até você apagar, ou excluir a conta',
  },
  {
    id: 'interviews',
    data: 'Simulações de entrevista: perguntas, respostas e avaliações. De uma resposta falada ficam o texto, a duração e as pausas; nenhum áudio é guardado',
    purpose: 'Avaliar as respostas e mostrar a evolução e o banco de histórias',
    base: 'Execução de contrato (art. 7º, V)',
    retention: 'As 20 simulações mais recentes, até você apagar, ou excluir a conta',
  },
  {
    id: 'mentor',
    data: 'Conversas com o mentor e o que você autoriza que ele lembre. Pedidos de ajuda urgente não são guardados',
    purpose: 'Responder, retomar conversas e levar em conta o que você contou',
    base: 'Execução de contrato (art. 7º, V); o que ele lembra, só com o seu aceite, frase por frase',
    retention: 'As 300 mensagens mais recentes, até você apagar, ou excluir a conta',
  },
  {
    id: 'usage',
    data: 'Número de usos de cada ferramenta no mês',
    purpose: 'Aplicar os limites do plano',
    base: 'Execução de contrato (art. 7º, V)',
    retention: 'A contagem de um mês é substituída pela do mês seguinte em que houver uso',
  },
  {
    id: 'lessons',
    data: 'Lições concluídas, quando e com que facilidade você lembrou de cada pergunta, e os dias em que aprendeu algo, no seu fuso horário',
    purpose: 'Trazer as perguntas de volta na hora certa, sugerir lições e mostrar a sua semana',
    base: 'Execução de contrato (art. 7º, V)',
    retention: 'Até a exclusão da conta',
  },
  {
    id: 'progress',
    data: 'Pontos e de onde vieram, selos, fase da jornada e notificações; de uma credencial de selo que você baixa, um registro para que ela possa ser conferida',
    purpose: 'Mostrar o seu progresso e avisar do que lhe interessa dentro da Aura',
    base: 'Execução de contrato (art. 7º, V)',
    retention: 'Até a exclusão da conta',
  },
];

/** What the operation of the service needs, in the same columns. */
export const OPERATION_USES: readonly DataRow[] = [
  {
    id: 'payment',
    data: 'Plano, identificador de cliente na Stripe, compras e assinatura: o que foi pago, quando, quanto, em que situação está e onde fica o recibo. Não recebemos o número do seu cartão',
    purpose: 'Cobrar, liberar o plano, mostrar pagamentos e recibos e cumprir obrigações fiscais',
    base: 'Execução de contrato (art. 7º, V) e obrigação legal (art. 7º, II)',
    retention:
      'Até a exclusão da conta; documentos fiscais da compra, pelo prazo da lei tributária, em regra cinco anos (arts. 173, 174 e 195 do Código Tributário Nacional)',
  },
  {
    id: 'contact',
    data: 'Nome, e-mail, empresa (se informada), assunto e mensagem enviados pelo contato',
    purpose: 'Responder a você',
    base: 'Procedimentos preliminares a contrato, a seu pedido (art. 7º, V), ou legítimo interesse em responder (art. 7º, IX)',
    retention: 'Até 12 meses',
  },
  {
    id: 'logs',
    data: 'Registros técnicos: data, hora, endereço IP, operação pedida e resultado, sem o texto do currículo; numa busca de vagas, o endereço pedido traz as palavras e o lugar',
    purpose: 'Proteger o serviço, limitar abusos e corrigir falhas',
    base: 'Legítimo interesse (art. 7º, IX) e obrigação legal (art. 7º, II)',
    retention: 'Seis meses, prazo do art. 15 do Marco Civil da Internet (Lei 12.965/2014)',
  },
  {
    id: 'invited',
    data: 'Nome, e-mail, departamento, unidade e admissão, informados pela empresa que convida você, e um código que confere o link do convite',
    purpose: 'Gerar o convite, contar licenças e formar, por sorteio, os grupos dos números',
    base: 'Legítimo interesse (art. 7º, IX), nosso e da empresa, que responde pela lista que escreve',
    retention:
      'Enquanto você estiver na lista. Quando a empresa retira você, tudo isso é apagado, menos o departamento, as datas e um código calculado a partir do e-mail, para que os grupos não mudem; o link vale por 7 dias',
  },
  {
    id: 'membership',
    data: 'Vínculo com a empresa cujo convite você aceitou: desde quando, se participa dos números do grupo, cada resposta que deu, com data, o momento sorteado em que passa a contar e o plano que tinha antes',
    purpose:
      'Liberar o plano Equilíbrio e contar você no grupo somente se você participar, e só pelo que fizer a partir do dia em que aceitou',
    base: 'Execução de contrato (art. 7º, V); nos números, legítimo interesse (art. 7º, IX), com direito de oposição',
    retention:
      'Até você sair ou excluir a conta; depois, nada fica. Se a empresa retirar você da lista, o vínculo e, se você já contava, o que somava ficam até você os retirar ou, no máximo, até uma data sorteada entre 26 e 78 semanas depois',
  },
  {
    id: 'companies',
    data: 'Números agregados de grupos, para empresas que contratam a Aura',
    purpose: 'Mostrar à empresa a evolução do grupo, sem expor ninguém',
    base: 'Legítimo interesse (art. 7º, IX), com direito de oposição',
    retention: 'Até 60 retratos semanais, que não identificam pessoas',
  },
  {
    id: 'audit',
    data: 'De quem gerencia o painel de uma empresa: nome, e-mail, o que fez nele e quando. De quem está na lista: o nome, quando a empresa convida, altera ou retira a pessoa',
    purpose: 'Registro de auditoria que a empresa pode ler',
    base: 'Legítimo interesse (art. 7º, IX)',
    retention: 'Enquanto a empresa usar a Aura; o nome e o e-mail de quem gerencia, até a exclusão da conta',
  },
  {
    id: 'measurement',
    data: 'Eventos de uso, como entrar, criar conta e iniciar um pagamento, às vezes com um código no lugar do identificador da conta; nunca currículo, nome, e-mail, objetivo ou notas',
    purpose: 'Medir o uso do site e saber quais anúncios funcionam',
    base: 'Consentimento (art. 7º, I)',
    retention: 'Prazos do Firebase Analytics e da Meta; a coleta para quando você recusa',
  },
];
