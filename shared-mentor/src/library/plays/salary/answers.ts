import type { Play } from '../../play.ts';

/** Advice on what to do with the answer of an employer: a no, or more money to stay. */
export const SALARY_ANSWERS_PLAYS: readonly Play[] = [
  {
    id: 'salary.refused',
    intent: 'salary',
    examples: [
      'pedi aumento e ouvi não, e agora?',
      'meu chefe vive dizendo que vai ver meu aumento e nada',
      'A empresa congelou os salários, o que dá pra fazer?',
      'negaram meu reajuste sem explicar o motivo',
      'falaram que eu ja ganho bem pra funçao qdo pedi aumento',
      'Devo pedir aumento de novo depois de um não?',
      'disseram que não tem dinheiro pro meu aumento',
      'meu aumento foi negado',
      'meu pedido de aumento foi recusado pela chefia',
      'e se eles negarem?',
      'e se a resposta dele for não',
      'e se não aceitarem me dar mais?',
      'mas e se falarem que não tem verba',
      'se o chefe recusar, o que faço depois',
      'e se ele não aceitar nada do que eu pedir',
      'disseram não ao meu aumento',
      'meu chefe enrola meu aumento',
      'prometeram aumento e nada',
      'empresa sem verba para me pagar mais',
    ],
    situation: [
      [
        'Você está como {role} desde {roleSince}, e um não de hoje não decide o resto dessa história.',
        'Um não a um pedido de aumento incomoda, mas ainda é uma informação incompleta.',
      ],
      'A negativa pode querer dizer que não há verba agora, que faltou critério ou que não há intenção. Cada caso pede um caminho.',
    ],
    options: [
      {
        what: 'Perguntar o que precisa estar entregue e em que data o valor será revisto, e mandar o resumo por e-mail.',
        when: 'Serve quando o não veio sem critério.',
      },
      {
        what: 'Pedir outro item do pacote, como curso, dias remotos ou mudança de nível.',
        when: 'Ajuda quando não há verba mesmo.',
      },
      {
        what: 'Começar a olhar vagas, sem pressa e sem anúncio.',
        when: 'Vale quando já ouviu duas respostas vagas.',
      },
    ],
    nextStep: {
      title: 'Escrever o e-mail do combinado',
      description:
        'Em cinco linhas: agradeça a conversa, repita o que ouviu, pergunte o critério e proponha uma data para rever. Deixe em rascunho até amanhã.',
      doneWhen: 'O rascunho tem um critério, uma data e nenhuma queixa.',
      path: null,
    },
    question: 'Com que palavras, mais ou menos, disseram esse não?',
    passages: ['guide.refused-raise', 'article.package', 'article.proofs'],
  },
  {
    id: 'salary.counteroffer',
    intent: 'salary',
    examples: [
      'pedi as contas e me ofereceram aumento pra ficar, aceito a contraproposta?',
      'minha empresa cobriu a proposta da outra',
      'Vale a pena aceitar contraproposta?',
      'uso uma proposta de fora pra conseguir aumento aqui?',
      'ja disse sim pra outra e agora meu chefe ofereceu mais salario',
      'Como recuso a contraproposta sem fechar portas?',
      'recebi contraproposta da empresa onde estou',
      'cobriram a proposta para eu ficar',
      'minha empresa quer me segurar com mais dinheiro',
      'aceito contraproposta',
      'ia sair e ofereceram aumento',
    ],
    situation: [
      [
        'A vaga {offerJob} está com proposta; com a contraproposta, são duas, e merecem a mesma conta.',
        'Você está como {role} desde {roleSince}; antes do número, vale lembrar por que quis sair.',
        'Antes do número, vale lembrar por que você quis sair.',
      ],
      'Dinheiro resolve o que era dinheiro. Chefia, horário e falta de futuro continuam na segunda-feira.',
    ],
    options: [
      {
        what: 'Ficar, com o novo valor e a data escritos.',
        when: 'Vale quando o salário era o único motivo.',
      },
      {
        what: 'Perguntar o que muda além do valor, quem responde por isso e quando.',
        when: 'Serve quando havia outros motivos e você ainda tem dúvida.',
      },
      {
        what: 'Agradecer, recusar e combinar uma boa saída.',
        when: 'Faz sentido quando a vontade de ir já existia antes da proposta.',
      },
    ],
    nextStep: {
      title: 'Escrever os motivos da saída em ordem',
      description:
        'Liste até cinco motivos, do mais forte ao mais fraco. Ao lado de cada um, marque se a contraproposta resolve, adia ou não toca.',
      doneWhen: 'Todo motivo tem uma marca, e o primeiro da lista diz para que lado pesa.',
      path: null,
    },
    question: 'Se o salário já fosse esse desde o começo, você teria procurado outra vaga?',
    passages: ['guide.counteroffer', 'guide.choose-job', 'article.three-numbers'],
  },
];
