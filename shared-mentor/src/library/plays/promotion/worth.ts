import type { Play } from '../../play.ts';

/** Advice on doubting oneself in a new place, and on doing the work of the place above. */
export const PROMOTION_WORTH_PLAYS: readonly Play[] = [
  {
    id: 'promotion.impostor',
    intent: 'promotion',
    examples: [
      'sinto que não mereço o cargo que tenho',
      'acho que vão descobrir que eu não sei nada',
      'Síndrome do impostor no cargo novo, como lido?',
      'todo mundo parece mais preparado do que eu',
      'me deram um projeto grande e travo de medo de errar',
      'virei sênior e me sinto uma fraude',
      'assumi uma turma nova e sinto q não dou conta',
      'Tenho vergonha de perguntar e mostrar que não sei',
      'me elogiam e eu não acredito',
      'não me acho capaz pro cargo que assumi',
      'tenho a sensação que sou uma farsa',
      'medo de não ser boa o bastante na função nova',
      'me sinto menos inteligente que os colegas',
      'acho que só fui promovido por sorte',
    ],
    situation: [
      'Duvidar de si é comum logo depois de uma mudança de nível: a cobrança sobe antes da prática.',
      [
        'Sensação não é prova; no seu diagnóstico, {strength} aparece como força.',
        'Sensação não é prova; registro é.',
      ],
    ],
    options: [
      {
        what: 'Guardar provas: um problema resolvido, um agradecimento por escrito, um número que melhorou.',
        when: 'Ajuda quando a memória só guarda os erros.',
      },
      {
        what: 'Contar a alguém de confiança o que ainda não sabe e pedir orientação.',
        when: 'Alivia se esconder a dúvida anda cansando.',
      },
      {
        what: [
          'Estudar {topGap} por um mês, com uma entrega no fim.',
          'Escolher um ponto que falta mesmo e estudá-lo por um mês, com uma entrega no fim.',
        ],
        when: 'Faz sentido quando o medo aponta para algo concreto.',
      },
    ],
    nextStep: {
      title: 'Começar uma lista de provas',
      description:
        'Anote cinco coisas que você resolveu no trabalho, quando foi e quem viu. Depois escreva a tarefa que mais assusta e o que dela já sabe fazer.',
      doneWhen: 'Há cinco linhas com data e uma sobre a tarefa que assusta.',
      path: null,
    },
    question: 'Em que situação essa sensação aparece com mais força?',
    passages: ['guide.proof-list', 'article.small-delivery'],
  },
  {
    id: 'promotion.work-above',
    intent: 'promotion',
    examples: [
      'faço o trabalho de coordenadora mas meu cargo é assistente',
      'to cobrindo meu chefe há 6 meses sem mudar de cargo',
      'Assumi mais responsabilidade e nada mudou no papel',
      'sou auxiliar e faço tudo que o analista faz',
      'me chamam de líder mas no registro continuo operador',
      'Quando cobro o cargo pelo que já faço?',
      'o supervisor saiu e fiquei no lugar dele na prática',
      'ganhei tarefa de gerente sem virar gerente, aceito?',
      'faço plantão como responsável técnica informal do setor',
      'faço serviço de gerente ganhando como vendedor',
      'acumulei as funções da minha chefe que saiu',
      'respondo pelo setor sem ter o título',
      'exerço a função de cima há um ano',
      'quando vão oficializar meu cargo',
    ],
    situation: [
      'Fazer o trabalho de um cargo sem ter o cargo é uma prova a seu favor, e um risco: o que era exceção vira rotina.',
      ['No currículo, você está como {role} desde {roleSince}.', 'Você está como {role} hoje.'],
    ],
    options: [
      {
        what: 'Pedir a mudança com uma lista: que tarefas do cargo acima são suas, desde quando e com que resultado.',
        when: 'Cabe quando já dura meses.',
      },
      {
        what: 'Combinar uma data para decidir cargo e valor, e seguir até lá.',
        when: 'Razoável se começou há pouco ou é substituição.',
      },
      {
        what: 'Devolver o que não é seu, com uma passagem organizada.',
        when: 'É o que resta quando a resposta é sempre “mais para a frente”.',
      },
    ],
    nextStep: {
      title: 'Comparar as suas tarefas com as do cargo acima',
      description:
        'Em duas colunas, liste o que é do seu cargo e o que é do cargo acima. Ponha a data em que cada tarefa da segunda começou.',
      doneWhen: 'As duas colunas existem e toda tarefa da segunda tem data.',
      path: null,
    },
    question: 'Quem passou essas tarefas a você, e o que foi dito naquele dia?',
    passages: ['guide.work-above', 'article.proofs'],
  },
];
