import type { Play } from '../../play.ts';

/** Advice on trying a field before changing to it, and on something to show. */
export const TRANSITION_TRY_PLAYS: readonly Play[] = [
  {
    id: 'transition.test-first',
    intent: 'transition',
    examples: [
      'como sei se vou gostar da nova área antes de largar tudo',
      'Dá para testar uma profissão antes de mudar?',
      'tenho medo de mudar de carreira e me arrepender',
      'e se eu trocar de área e odiar?',
      'penso em virar psicóloga mas nunca vi o dia a dia de uma',
      'quero experimentar análise de dados sem largar meu emprego',
      'como é o trabalho de verdade de um ux designer',
      'to em dúvida entre duas profissões, como testo as duas',
      'acho que idealizo demais a área nova',
      'como descubro se gosto mesmo de programação antes de mudar',
      'medo de trocar de carreira e ser pior',
      'quero conhecer a rotina da profissão antes',
      'existe estágio pra adulto que quer mudar de área?',
      'não quero trocar o certo pelo duvidoso',
    ],
    situation: [
      [
        'O objetivo é {goal}; antes de apostar alto, dá para vê-lo de perto gastando pouco.',
        'Antes de apostar alto em uma área, dá para vê-la de perto gastando pouco.',
      ],
      'Um bom teste responde se você gosta das tarefas de terça-feira, e não só da ideia.',
    ],
    options: [
      {
        what: 'Conversar com quem faz, perguntando sobre a pior parte da semana.',
        when: 'Comece por aqui se tudo o que sabe vem da internet.',
      },
      {
        what: 'Fazer uma tarefa real e pequena para alguém: um relatório, uma aula, um orçamento.',
        when: 'Mostra mais quando você tem algumas noites livres.',
      },
      {
        what: 'Passar um dia observando, ou pegar um trabalho temporário.',
        when: 'Vale a folga se o trabalho é presencial e físico.',
      },
    ],
    nextStep: {
      title: 'Pedir uma conversa a quem já trabalha na área',
      description:
        'Escolha uma pessoa e escreva quem você é, o que quer entender e o pedido de quinze minutos. Anote três perguntas sobre a rotina.',
      doneWhen: 'A mensagem está enviada e há três perguntas anotadas.',
      path: null,
    },
    question: 'O que faria você desistir dessa área se descobrisse amanhã?',
    passages: ['guide.small-test', 'guide.turn-sums'],
  },
  {
    id: 'transition.portfolio',
    intent: 'transition',
    examples: [
      'to migrando de área e não tenho nada pra mostrar',
      'Como faço um portfólio sem experiência na nova profissão?',
      'sou enfermeira indo pra dados, que projeto eu faço',
      'ninguém me dá chance porque nunca trabalhei com isso',
      'como provo que sei fazer se venho de outra profissão',
      'quero mudar pra design, preciso de portfólio com quantos trabalhos',
      'pedem experiência na área nova mas como consigo se ninguém contrata',
      'meu trabalho é confidencial, o que posso mostrar pra mudar de carreira',
      'projeto pessoal conta na hora de trocar de área?',
      'que trabalho faço pra mostrar que sei na área nova',
      'ninguém contrata quem vem de outra profissão',
      'preciso de um projeto pra entrar em tecnologia vindo do varejo',
      'como ganho experiência numa área em que nunca trabalhei',
      'mudei de área e meu currículo só tem a antiga',
    ],
    situation: [
      'Quem muda de área enfrenta um círculo: pedem experiência para dar experiência. Uma prova pequena, feita por conta, abre uma fresta.',
      ['Como o objetivo é {goal}, escolha um problema que apareceria nesse trabalho.'],
    ],
    options: [
      {
        what: [
          'Resolver um problema do lugar onde você já trabalha, praticando {topGap}.',
          'Resolver um problema do lugar onde você já trabalha com as ferramentas da área nova.',
        ],
        when: 'É a prova mais forte, quando há permissão.',
      },
      {
        what: 'Fazer um trabalho para um conhecido, uma ONG ou um comércio do bairro.',
        when: 'Boa opção se falta um caso real.',
      },
      {
        what: 'Criar um caso com dados públicos ou inventados, dizendo isso com clareza.',
        when: 'Resolve quando o seu trabalho é sigiloso.',
      },
    ],
    nextStep: {
      title: 'Escrever a ficha do primeiro trabalho',
      description:
        'Em cinco linhas: o problema, para quem, o que vai entregar, até quando e como saberá que ficou bom. Corte até caber em duas semanas.',
      doneWhen: 'As cinco linhas existem e a entrega cabe em duas semanas.',
      path: null,
    },
    question: 'Que problema você conhece de perto e alguém dessa área saberia resolver?',
    passages: ['guide.portfolio', 'guide.deliverable'],
  },
];
