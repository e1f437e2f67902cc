import type { Play } from '../../play.ts';

/** Advice on studying with little time, and on courses that are not finished. */
export const STUDY_TIME_PLAYS: readonly Play[] = [
  {
    id: 'study.no-time',
    intent: 'study',
    examples: [
      'tenho pouco tempo para estudar, o que priorizo',
      'trabalho o dia todo e durmo em cima do livro',
      'Como estudar fazendo plantão noturno?',
      'saio do serviço morto, que horas eu estudo',
      'dá pra estudar no ônibus?',
      'Como monto uma rotina de estudo que dure?',
      'tenho 30 minutos por dia, o que consigo aprender',
      'rodo 10 horas no aplicativo e queria fazer um curso',
      'não consigo me concentrar em casa com barulho',
      'chego tarde e não tenho ânimo de estudar',
      'como encaixar estudo com dois empregos',
      'quando é que eu estudo se trabalho de segunda a sábado',
      'método de estudo pra quem tem pouco tempo',
      'estudar de madrugada ou no almoço',
    ],
    situation: [
      'Quem trabalha estuda em pedaços, e pedaços bastam quando têm hora e alvo.',
      [
        'Com pouco tempo, fique com um assunto: {topGap}, a lacuna de maior prioridade do seu diagnóstico.',
        'Com pouco tempo, um assunto só rende mais que três ao mesmo tempo.',
      ],
    ],
    options: [
      {
        what: 'Marcar três blocos de vinte e cinco minutos por semana, colados a algo que já acontece.',
        when: 'Funciona em rotina parecida de um dia para o outro.',
      },
      {
        what: 'Separar material de celular para o ônibus e a espera: áudio, cartões, exercícios curtos.',
        when: 'Ajuda quem vive em escala ou na rua.',
      },
      {
        what: 'Usar no trabalho o que está aprendendo, em uma tarefa que já é sua.',
        when: 'É a saída quando não há hora livre.',
      },
    ],
    nextStep: {
      title: 'Preparar o primeiro bloco de estudo',
      description:
        'Escolha dia, hora e lugar, deixe o material aberto ou baixado e escreva em uma linha o que vai saber fazer no fim.',
      doneWhen: 'Há um alarme marcado, o material separado e uma linha escrita.',
      path: null,
    },
    question: 'Em que momento do dia a sua cabeça está melhor?',
    passages: ['guide.study-routine', 'guide.small-windows'],
  },
  {
    id: 'study.unfinished',
    intent: 'study',
    examples: [
      'Começo cursos e não termino',
      'tenho uns dez cursos comprados e nenhum completo',
      'paro sempre na metade do curso de programação',
      'me matriculo empolgada e na segunda semana largo',
      'Como tenho constância nos estudos?',
      'tranquei a faculdade, volto ou deixo pra lá?',
      'compro curso e nem abro, o que ta errado comigo',
      'assisto tudo em 2x e não faço os exercícios',
      'toda vez que erro desanimo e paro de estudar',
      'largo todo curso no meio',
      'nunca concluo o que começo a estudar',
      'perco o interesse rápido nos estudos',
      'desisti de três cursos esse ano',
      'falta disciplina pra terminar a pós',
    ],
    situation: [
      'Curso parado quase nunca é preguiça: pode ser longo, difícil, fácil demais ou sem uso.',
      [
        'Olhe para os que abriu e pergunte qual serve a {goal}.',
        'Antes de abrir outro, vale decidir o destino dos que estão abertos.',
      ],
    ],
    options: [
      {
        what: 'Fechar de vez os que não servem mais e cancelar os avisos.',
        when: 'Tira peso quando há muitos pela metade.',
      },
      {
        what: 'Cortar um deles: só os módulos que levam a uma entrega.',
        when: 'Bom se o assunto ainda importa e o curso é longo.',
      },
      {
        what: 'Combinar com alguém uma data para mostrar o que fez.',
        when: 'Ajuda quem termina o que promete a outra pessoa.',
      },
    ],
    nextStep: {
      title: 'Decidir o destino de cada curso aberto',
      description:
        'Liste todos e escreva ao lado “fechar”, “cortar” ou “depois”. Deixe um só com “cortar” e anote a entrega dele.',
      doneWhen: 'Todo curso tem um destino e um deles tem entrega e data.',
      path: null,
    },
    question: 'O que estava acontecendo na sua vida quando parou o último?',
    passages: ['guide.finish-course', 'guide.deliverable'],
  },
];
