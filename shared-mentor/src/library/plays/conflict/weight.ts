import type { Play } from '../../play.ts';

/** Advice on too much work, and on work that has become too much. */
export const CONFLICT_WEIGHT_PLAYS: readonly Play[] = [
  {
    id: 'conflict.overload',
    intent: 'conflict',
    examples: [
      'não sei dizer não e acabo com tarefa de todo mundo',
      'To sobrecarregado, toda hora chega mais coisa',
      'Como recuso mais um projeto sem queimar meu filme?',
      'saíram dois da equipe e o serviço caiu todo em mim',
      'meu chefe passa demanda às 18h e quer pra amanhã',
      'cubro plantão dos outros e não consigo negar',
      'tudo é urgente aqui, como eu negocio prazo',
      'sou professora e além da aula me dão mil tarefas da secretaria',
      'como falo que não dou conta de tudo isso',
      'fazem acumulo de função comigo e fico sem graça de reclamar',
      'estou com trabalho de três pessoas',
      'como nego uma tarefa sem parecer preguiçosa',
      'minha demanda dobrou e ninguém percebe',
      'não consigo recusar hora extra',
      'me pedem tudo em cima da hora e aceito',
    ],
    situation: [
      'Dizer não a uma tarefa é proteger o que já foi combinado. Quem pede raramente vê a sua lista inteira.',
      [
        'Seu plano de carreira tem {openTasks} por fazer, e o excesso costuma comer esse tempo primeiro.',
        'Mostrar a lista costuma ajudar mais que se justificar.',
      ],
    ],
    options: [
      {
        what: 'Mostrar o que já tem e devolver a escolha: “consigo isto até quinta se aquilo ficar para segunda”.',
        when: 'Funciona com quem define as prioridades.',
      },
      {
        what: 'Oferecer um pedaço menor ou outra data.',
        when: 'Boa saída entre colegas, se você quer ajudar sem assumir tudo.',
      },
      {
        what: 'Registrar duas semanas de tarefas, horas e atrasos e levar à chefia com uma proposta.',
        when: 'É o caso quando o excesso virou rotina.',
      },
    ],
    nextStep: {
      title: 'Somar o que está nas suas mãos',
      description:
        'Liste as tarefas com prazo e horas estimadas. Some e marque duas que poderiam esperar ou mudar de dono.',
      doneWhen: 'A soma das horas está escrita e há duas tarefas marcadas.',
      path: null,
    },
    question: 'Quem, além de você, conhece a sua lista inteira?',
    passages: ['article.saying-no', 'guide.overload'],
  },
  {
    id: 'conflict.worn-out',
    intent: 'conflict',
    examples: [
      'não aguento mais este trabalho',
      'To esgotada, chego em casa sem força pra nada',
      'Acordo sem vontade de ir trabalhar há meses',
      'meu serviço está me consumindo e não sei se fico',
      'domingo a noite já fico mal pensando na segunda',
      'trabalho de motorista 12 horas por dia e to no limite',
      'o ambiente é pesado, saio chorando do hospital quase todo dia',
      'cansei dessa pressão por meta na loja',
      'perdi o gosto pelo que faço aqui, o que eu faço?',
      'Vale a pena continuar em um emprego que me esgota?',
      'não tenho mais energia pro trabalho',
      'meu emprego ta acabando comigo',
      'cheguei no meu limite nesse serviço',
      'o trabalho tirou minha alegria',
      'to de saco cheio desse emprego',
    ],
    situation: [
      'Quando tudo pesa, ajuda descobrir o que pesa mais: a quantidade, as pessoas, o horário ou o próprio trabalho. Cada um tem uma saída.',
      'Se sono, corpo ou humor mudaram há semanas, procure também um serviço de saúde.',
    ],
    options: [
      {
        what: 'Recuperar folga primeiro: férias, troca de escala, um dia sem hora extra.',
        when: 'Vem antes de tudo se está difícil até pensar.',
      },
      {
        what: 'Negociar outra tarefa, turno, setor ou equipe.',
        when: 'Vale tentar quando o lugar é bom e o problema tem endereço.',
      },
      {
        what: 'Preparar a saída com calma: reserva, currículo em dia e uma data.',
        when: 'É o caminho se você já tentou mudar e nada se moveu.',
      },
    ],
    nextStep: {
      title: 'Descobrir o que mais pesa',
      description:
        'Repasse os últimos cinco dias de trabalho. De cada um, anote o pior momento e a causa: quantidade, pessoas, horário ou tarefa.',
      doneWhen: 'Há cinco linhas e a causa que mais se repete está circulada.',
      path: null,
    },
    question: 'Se uma única coisa mudasse no mês que vem, qual devolveria mais fôlego?',
    passages: ['guide.worn-out', 'law.holidays'],
  },
];
