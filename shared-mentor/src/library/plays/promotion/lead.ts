import type { Play } from '../../play.ts';

/** Advice on becoming a leader and on the first weeks as one. */
export const PROMOTION_LEAD_PLAYS: readonly Play[] = [
  {
    id: 'promotion.become-leader',
    intent: 'promotion',
    examples: [
      'quero virar líder, por onde começo?',
      'Como mostro que tenho perfil de liderança?',
      'sou o mais experiente da equipe mas nunca liderei ninguém',
      'que experiencia preciso pra ser coordenadora pedagógica',
      'será que sirvo pra ser chefe',
      'desenvolvedor tem que virar gestor pra crescer?',
      'como me preparo pra ser encarregado da obra',
      'tenho vontade de liderar mas sou tímida',
      'Surgiu uma vaga de supervisão, devo me oferecer?',
      'o que preciso desenvolver pra chefiar uma equipe',
      'quero liderança mas nunca tive gente abaixo de mim',
      'como viro gerente um dia',
      'me chamaram pra ser líder de turno, aceito?',
      'que atitudes tem um bom líder',
    ],
    situation: [
      'Liderar é outro trabalho: menos fazer, mais combinar, acompanhar e ter conversas difíceis.',
      [
        'Como {role}, você já pode mostrar parte disso antes do cargo.',
        'Dá para experimentar e mostrar parte disso antes do cargo.',
      ],
    ],
    options: [
      {
        what: 'Cuidar de algo pequeno que dependa de outras pessoas: uma escala, um mutirão, a chegada de alguém novo.',
        when: 'Bom começo para quem nunca coordenou ninguém.',
      },
      {
        what: 'Ensinar uma tarefa até que outra pessoa a faça sem você.',
        when: 'Pesa a seu favor se já procuram você para tirar dúvidas.',
      },
      {
        what: 'Ouvir duas pessoas que lideram sobre o lado ruim do cargo.',
        when: 'Faça antes de tudo se ainda não sabe se quer.',
      },
    ],
    nextStep: {
      title: 'Escolher algo para coordenar neste mês',
      description:
        'Liste três coisas que ninguém organiza na equipe. Para a menor, escreva a quem vai propor, o que muda e como saberá que funcionou.',
      doneWhen: 'Há uma proposta de quatro linhas com o nome de quem vai recebê-la.',
      path: null,
    },
    question: 'O que mais atrai você em liderar: as pessoas, as decisões ou o cargo?',
    passages: ['guide.lead-before', 'article.own-a-subject'],
  },
  {
    id: 'promotion.new-leader',
    intent: 'promotion',
    examples: [
      'acabei de ser promovido a líder e não sei o que fazer na primeira semana',
      'Virei coordenadora dos meus ex-colegas, como lido?',
      'primeira vez gerenciando gente, socorro',
      'assumi a chefia da enfermagem e a equipe me testa todo dia',
      'não consigo delegar, acabo fazendo tudo',
      'Como conquisto o respeito do time sendo líder nova?',
      'peguei a gerência da loja ontem, começo por onde',
      'sou tech lead agora, ainda programo ou só gerencio?',
      'um subordinado queria a vaga que eu peguei',
      'começo segunda como gerente, dicas?',
      'meus ex colegas não me obedecem agora que sou chefe deles',
      'como chefiar amigos',
      'minha primeira reunião como líder é amanhã',
      'tenho uma equipe agora e não sei cobrar',
    ],
    situation: [
      'Quem começa a liderar troca de medida: o resultado passa a ser o da equipe.',
      'Querer resolver tudo com as próprias mãos é um tropeço comum, e cansa.',
    ],
    options: [
      {
        what: 'Conversar meia hora com cada pessoa: o que funciona, o que atrapalha, o que espera de você.',
        when: 'É o melhor uso dos primeiros dias.',
      },
      {
        what: 'Dizer às claras o que muda com quem era colega: decisões, sigilo, cobrança igual para todos.',
        when: 'Evita mágoa se você saiu da mesma equipe.',
      },
      {
        what: 'Entregar uma tarefa inteira a alguém, com resultado, prazo e um ponto de conferência.',
        when: 'Alivia quando tudo ainda passa por você.',
      },
    ],
    nextStep: {
      title: 'Preparar a primeira conversa individual',
      description:
        'Escolha uma pessoa, escreva três perguntas e peça meia hora. Uma delas é o que essa pessoa mudaria no seu lugar.',
      doneWhen: 'Há três perguntas escritas e o convite está enviado.',
      path: null,
    },
    question: 'O que você ainda faz que já poderia ser de alguém da equipe?',
    passages: ['guide.first-team', 'article.expectations'],
  },
];
