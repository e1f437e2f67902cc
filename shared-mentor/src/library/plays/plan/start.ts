import type { Play } from '../../play.ts';

/** Advice on making a first plan, with a goal or without one. */
export const PLAN_START_PLAYS: readonly Play[] = [
  {
    id: 'plan.start',
    intent: 'plan',
    examples: [
      'quero montar um plano de carreira mas nunca fiz um',
      'Como se escreve um plano de desenvolvimento individual?',
      'sou tecnica de enfermagem e quero planejar meus proximos anos',
      'como comecar do zero um plano profissional',
      'Meu gestor pediu meu PDI e não sei o que colocar',
      'trabalho de motorista e quero me organizar pra crescer',
      'que passos dou pra chegar onde eu quero na profissão',
      'quero fazer meu plano de carreira',
      'nunca planejei nada da minha vida profissional',
      'como começo um plano de carreira',
      'nunca fiz um plano profissional',
      'quero montar meu plano do zero',
      'primeiro passo para organizar minha carreira',
      'me ajuda a planejar minha vida profissional',
      'como se faz um pdi',
    ],
    situation: [
      [
        'Seu objetivo é {goal}, com prazo de {horizon}; falta transformar isso em passos.',
        'Seu objetivo é {goal}; falta transformar isso em passos.',
        'Um plano pode começar sem o objetivo perfeito: basta uma direção para os próximos meses.',
      ],
      ['No diagnóstico, {topGap} é a lacuna de maior prioridade.'],
      'O começo cabe em uma folha: onde você está, aonde quer chegar e o sinal de que andou.',
    ],
    options: [
      {
        what: 'Partir de três vagas reais e anotar o que elas repetem.',
        when: 'Faz sentido quando o destino já tem nome.',
      },
      {
        what: 'Partir do trabalho de hoje e escolher uma coisa para melhorar em três meses.',
        when: 'Vale quando quer crescer onde está.',
      },
      {
        what: 'Partir do que não quer mais e testar uma alternativa por vez.',
        when: 'Serve quando o destino ainda é incerto.',
      },
    ],
    nextStep: {
      title: 'Escrever o plano em uma folha',
      description:
        'Em uma frase cada, diga onde está, aonde quer chegar em seis meses e que sinal vai mostrar isso. Escolha uma tarefa para esta semana.',
      doneWhen: 'Há três frases escritas e uma tarefa com dia marcado.',
      path: '/perfil',
    },
    question: 'O que precisaria estar diferente daqui a seis meses para você sentir que valeu?',
    passages: ['guide.plan-one-page', 'guide.one-thing'],
  },
  {
    id: 'plan.direction',
    intent: 'plan',
    examples: [
      'não sei o que eu quero fazer da vida profissional',
      'to sem rumo, nada me anima no trabalho',
      'Como descubro qual carreira combina comigo?',
      'tenho 30 anos e ainda nao sei meu objetivo profissional',
      'gosto de muitas coisas e não consigo escolher uma direção',
      'Me sinto perdido profissionalmente',
      'como acho minha vocação profissional',
      'não faço ideia do que quero pro meu futuro',
      'que rumo dou pra minha carreira',
      'tenho dúvida sobre meu futuro profissional',
      'não sei o que quero da carreira',
      'estou perdido profissionalmente',
      'me sinto sem rumo no trabalho',
      'gosto de coisas diferentes e não escolho',
      'não sei que carreira combina comigo',
      'como descubro no que sou bom',
    ],
    situation: [
      [
        'No seu diagnóstico, {strength} aparece como força: uma primeira pista.',
        'Sua experiência mais recente é {lastRole}, e ela diz algo do que você quer e do que não quer.',
        'Não saber o que se quer é um ponto de partida comum.',
      ],
      'Clareza costuma vir mais de experimentar do que de pensar, e os dias de trabalho que você já viveu dão pistas.',
    ],
    options: [
      {
        what: 'Listar o que você quer a mais e a menos no próximo trabalho.',
        when: 'Serve quando o incômodo é claro, e o destino não.',
      },
      {
        what: 'Conversar com duas pessoas cujo dia a dia desperta a sua curiosidade.',
        when: 'Ajuda quando há ideias soltas que você nunca viu de perto.',
      },
      {
        what: 'Escolher uma direção por noventa dias e rever depois.',
        when: 'Vale quando já pensou muito e nada saiu do lugar.',
      },
    ],
    nextStep: {
      title: 'Escrever sobre três dias bons e três ruins de trabalho',
      description:
        'Para cada um, anote em uma linha o que fazia, com quem e o que pesou. Sublinhe as palavras que se repetem.',
      doneWhen: 'Há seis linhas escritas e pelo menos duas palavras sublinhadas.',
      path: '/diagnostico-carreira',
    },
    question: 'Qual foi o último dia em que o trabalho passou depressa para você?',
    passages: ['guide.direction', 'guide.small-test'],
  },
];
