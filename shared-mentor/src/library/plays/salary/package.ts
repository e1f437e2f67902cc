import type { Play } from '../../play.ts';

/** Advice on what is paid besides a salary, and on work without one. */
export const SALARY_PACKAGE_PLAYS: readonly Play[] = [
  {
    id: 'salary.benefits',
    intent: 'salary',
    examples: [
      'quais benefícios posso pedir além do salário?',
      'o salario é fixo mas da pra negociar vale refeiçao?',
      'Plano de saúde vale quanto na conta da proposta?',
      'prefiro home office a ganhar mais, como negocio isso',
      'oferecem PLR e bônus, como comparo com salário fixo',
      'troquei de emprego e perdi beneficios, como peço de volta',
      'dá pra negociar vale alimentação, plano de saúde e bônus?',
      'que benefícios peço',
      'negociar vale e plano de saúde',
      'plr e bônus',
      'home office no lugar de aumento',
      'pacote de benefícios',
    ],
    situation: [
      [
        'A vaga {offerJob} está com proposta, e o pacote é a parte em que costuma haver mais folga.',
        'Como {role}, você já sabe o que usa de verdade no pacote de hoje; comece por aí.',
        'Quando o salário não se move, o pacote costuma ter alguma folga.',
      ],
      'Benefício só vale o que você usaria. Ponha em reais por ano para comparar.',
    ],
    options: [
      {
        what: 'Pedir o que reduz uma despesa sua: saúde, alimentação, transporte, creche.',
        when: 'Vale quando o mês está apertado.',
      },
      {
        what: 'Pedir tempo: dias remotos, horário flexível, folga combinada.',
        when: 'Serve quando o deslocamento ou a casa pesam.',
      },
      {
        what: 'Pedir futuro: curso pago, bônus com regra escrita, revisão com data.',
        when: 'Faz sentido quando você pensa em crescer ali.',
      },
    ],
    nextStep: {
      title: 'Pôr o pacote em reais por ano',
      description:
        'Liste os benefícios, escreva quanto você gastaria por ano sem cada um e risque o que não usaria. Escolha dois para pedir, em ordem.',
      doneWhen: 'Há uma soma por ano e dois pedidos em ordem.',
      path: null,
    },
    question: 'Qual benefício mudaria de fato o seu mês?',
    passages: ['article.package', 'article.moment', 'article.clt-pj'],
  },
  {
    id: 'salary.pj',
    intent: 'salary',
    examples: [
      'Vale mais CLT ou PJ?',
      'quanto preciso ganhar como pj pra compensar sair da clt',
      'querem me contratar como MEI, quanto peço a mais?',
      'Como calculo se uma proposta PJ compensa?',
      'recebi proposta pj sem ferias, é bom negocio?',
      'sou dev pj e nao sei que valor cobrar por mes',
      'pj ou clt',
      'clt ou pj',
      'proposta pj compensa',
      'quanto vale pj contra clt',
      'virar mei para trabalhar na empresa',
    ],
    situation: [
      [
        'A vaga {offerJob} está com proposta; compare o ano inteiro, e não o mês.',
        'Proposta PJ quase sempre parece maior porque mostra só o valor do mês.',
      ],
      'Do lado CLT, somam-se salários, 13º, terço de férias, FGTS e benefícios; do lado PJ, saem contador, impostos, INSS e semanas sem receber.',
    ],
    options: [
      {
        what: 'Ficar na CLT, ou pedir por ela.',
        when: 'É o caminho quando a reserva é curta ou a renda não pode parar.',
      },
      {
        what: 'Aceitar PJ por um valor que cubra o ano e sobre.',
        when: 'Faz sentido quando a conta fecha e há reserva para meses parados.',
      },
      {
        what: 'Pedir por escrito descanso pago, prazo de saída e reajuste.',
        when: 'Serve quando o valor agrada e o contrato é vago.',
      },
    ],
    nextStep: {
      title: 'Fazer a conta do ano dos dois lados',
      description:
        'Em duas colunas, some o que entra em doze meses e desconte o que sai. Onde não souber o valor, escreva “perguntar”.',
      doneWhen: 'Há dois totais por ano e uma lista do que perguntar.',
      path: null,
    },
    question: 'Quantos meses a sua reserva aguenta sem entrar nada?',
    passages: ['article.clt-pj', 'law.employment', 'guide.choose-job'],
  },
];
