import type { Play } from '../../play.ts';

/** Advice on a colleague who takes the credit, and on a team that does not help. */
export const CONFLICT_COLLEAGUE_PLAYS: readonly Play[] = [
  {
    id: 'conflict.credit',
    intent: 'conflict',
    examples: [
      'um colega pega os créditos do meu trabalho',
      'mostraram a planilha que eu fiz e não falaram de mim',
      'Minha ideia virou ideia do meu coordenador na reunião',
      'eu faço o relatório e quem assina é a colega, isso é justo?',
      'a vendedora nova ficou com a venda que eu atendi',
      'meu chefe leva meu trabalho pra diretoria sem citar meu nome',
      'Como mostro que o projeto foi meu sem parecer briga?',
      'copiou meu plano de aula e ganhou elogio',
      'sempre tem alguém q aparece com o que eu fiz',
      'a colega falou pra diretoria que a ideia foi dela',
      'meu nome não apareceu na apresentação que eu montei',
      'levaram o elogio pelo que eu fiz',
      'roubaram minha ideia na reunião',
      'quem ficou com o mérito do projeto foi meu chefe',
    ],
    situation: [
      'Às vezes é má-fé; outras vezes, alguém resumiu o trabalho e esqueceu de dizer quem fez. Nos dois casos dá para corrigir o próximo episódio.',
      ['Para o objetivo {goal}, importa que quem decide saiba o que você fez.'],
    ],
    options: [
      {
        what: 'Falar a dois sobre um episódio: “na terça, a proposta saiu sem o meu nome; na próxima, quero apresentar a minha parte”.',
        when: 'Comece assim se aconteceu poucas vezes.',
      },
      {
        what: 'Deixar rastro antes: mandar a ideia por escrito, com data, a quem pediu.',
        when: 'Protege quando o trabalho passa por muitas mãos.',
      },
      {
        what: 'Contar à chefia o que você fez, com registros e sem acusar ninguém.',
        when: 'É a hora disso quando a conversa não mudou nada.',
      },
    ],
    nextStep: {
      title: 'Reunir a prova de uma entrega sua',
      description:
        'Escolha uma entrega recente e escreva o que fez, em que data e onde está registrado. Termine com a frase que dirá à pessoa.',
      doneWhen: 'Há três linhas com data e uma frase que cabe em uma conversa calma.',
      path: null,
    },
    question: 'Quem precisa saber que esse trabalho foi seu?',
    passages: ['guide.credit', 'article.four-sentences'],
  },
  {
    id: 'conflict.team',
    intent: 'conflict',
    examples: [
      'minha equipe não colabora, faço tudo sozinha',
      'o outro setor não responde e meu prazo estoura',
      'Como faço o time cumprir o que foi combinado?',
      'os colegas do turno da noite deixam tudo pra gente resolver',
      'ninguém da escola ajuda no projeto, sobra pra mim',
      'Tenho um colega que enrola e eu acabo cobrindo',
      'no grupo cada um puxa pra um lado e nada anda',
      'o estoque nunca separa o pedido na hora e o cliente reclama comigo',
      'como cobro um colega que não é meu subordinado',
      'sou lider de uma equipe que não se ajuda',
      'no meu plantão ninguem divide o serviço',
      'meu colega de dupla não faz a parte dele no projeto',
      'o pessoal do turno não coopera',
      'dependo de outra área e eles me ignoram',
      'só eu trabalho nessa equipe',
    ],
    situation: [
      'Quando a ajuda não vem, três causas são comuns: ninguém sabe de quem é a tarefa, a urgência do outro é diferente da sua, ou ficou uma mágoa.',
      'Vale descobrir qual delas é antes de cobrar.',
    ],
    options: [
      {
        what: 'Combinar por escrito quem faz o quê e até quando.',
        when: 'Resolve quando a tarefa é de todos e, por isso, de ninguém.',
      },
      {
        what: 'Perguntar o que atrapalha do outro lado e oferecer algo em troca.',
        when: 'Ajuda entre setores com metas diferentes.',
      },
      {
        what: 'Levar à chefia o efeito do atraso e uma proposta, sem lista de culpados.',
        when: 'Cabe depois de um combinado que não se cumpriu.',
      },
    ],
    nextStep: {
      title: 'Escrever o combinado da tarefa que mais trava',
      description:
        'Em cinco linhas: o que precisa, de quem, para quando, por que importa e o que você oferece em troca.',
      doneWhen: 'A mensagem está enviada a quem pode ajudar, ou tem hora para sair.',
      path: null,
    },
    question: 'O que acontece com o seu trabalho quando essa ajuda não vem?',
    passages: ['guide.agreement', 'article.four-sentences'],
  },
];
