import type { Play } from '../../play.ts';

/** Advice on which number to say, and on where it comes from. */
export const SALARY_NUMBER_PLAYS: readonly Play[] = [
  {
    id: 'salary.expectation',
    intent: 'salary',
    examples: [
      'qual pretensão salarial eu coloco',
      'como respondo quando perguntam quanto quero ganhar',
      'devo contar meu salário atual para a recrutadora',
      'o formulario obriga a por pretensao, o que escrevo',
      'tenho medo de pedir muito e perder a vaga, que pretensão ponho',
      'Pretensão salarial se coloca bruto ou líquido?',
      'nao faço ideia de quanto pedir de salario no primeiro emprego',
      'qual pretensão salarial',
      'quanto peço na vaga',
      'o que escrevo em pretensão',
      'perguntaram meu salário atual',
      'faixa que coloco no formulário',
    ],
    situation: [
      [
        'Se for para a vaga {job}, a pretensão nasce do que ela pede, e não do que você ganha hoje.',
        'Seu objetivo é {goal}: a pretensão nasce do que essa função pede, e não do que você ganha hoje.',
        'A pretensão nasce do que a vaga pede, e não do que você ganha hoje.',
      ],
      'Com duas contas feitas antes, a faixa pesquisada e o mínimo das suas despesas, a resposta sai sem susto.',
    ],
    options: [
      {
        what: 'Perguntar a faixa da posição antes de dizer a sua.',
        when: 'Serve em conversa, no começo do processo.',
      },
      {
        what: 'Escrever um valor bruto que você aceitaria bem, perto do meio da faixa.',
        when: 'Vale quando o formulário só aceita um número.',
      },
      {
        what: 'Dizer o que busca, e não o que recebe: “procuro algo entre X e Y”.',
        when: 'Serve quando perguntam o salário atual.',
      },
    ],
    nextStep: {
      title: 'Escrever a sua faixa e a sua frase',
      description:
        'Anote o mínimo que cobre as suas contas, três valores de vagas parecidas e a frase que vai dizer. O mínimo fica só com você.',
      doneWhen: 'Há uma faixa com três fontes e uma frase que cabe em dez segundos.',
      path: '/buscador-vagas',
    },
    question: 'Para qual função e em qual cidade é essa pretensão?',
    passages: ['guide.expectation', 'article.three-numbers', 'article.moment'],
  },
  {
    id: 'salary.market',
    intent: 'salary',
    examples: [
      'quanto ganha um analista financeiro pleno?',
      'como sei se tô ganhando menos que o mercado',
      'Onde consulto a média salarial da minha profissão?',
      'qual o salario justo pra tecnica de enfermagem na minha cidade',
      'os sites de salário mostram valores muito diferentes, em qual confio',
      'quanto um motorista carreteiro deveria receber',
      'quanto ganha quem trabalha na minha função',
      'qual a média salarial da minha área',
      'qual é o piso salarial da minha categoria',
      'quanto ganha um analista',
      'média salarial da profissão',
      'meu salário está no mercado',
      'quanto deveria ganhar',
      'piso da categoria',
      'pesquisar salário da função',
    ],
    situation: [
      [
        'Você está como {role}; compare com essa função, ou com a que busca, na sua cidade, e não com a média do país.',
        'Seu objetivo é {goal}; compare com essa função na sua cidade, e não com a média do país.',
        'Não existe o salário do mercado: existe uma faixa, que muda com cidade, porte, turno e contrato.',
      ],
      'Não tenho aqui um valor confiável para dar. Dá para montar a sua faixa com pontos que você pode conferir.',
    ],
    options: [
      {
        what: 'Reunir cinco anúncios com valor, da mesma função e região.',
        when: 'Serve quando a área publica salário.',
      },
      {
        what: 'Consultar a convenção coletiva no sindicato da categoria.',
        when: 'Serve em saúde, transporte, ensino, comércio e indústria.',
      },
      {
        what: 'Perguntar a faixa, e não o salário, a alguém da função.',
        when: 'Vale quando quase ninguém publica valores.',
      },
    ],
    nextStep: {
      title: 'Anotar cinco referências de salário',
      description:
        'Procure a função no radar e em outro lugar. Anote valor bruto, jornada, cidade, fonte e data de cada uma; risque a maior e a menor.',
      doneWhen: 'Há cinco linhas com fonte e data, e uma faixa com as três do meio.',
      path: '/buscador-vagas',
    },
    question: 'Em que cidade, jornada e tipo de contrato é o seu caso?',
    passages: ['guide.market-range', 'article.three-numbers', 'law.pay-transparency'],
  },
];
