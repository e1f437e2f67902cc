import type { Play } from '../../play.ts';

/** Advice on whether a course is worth its price, and on studying with little money. */
export const STUDY_MONEY_PLAYS: readonly Play[] = [
  {
    id: 'study.course-worth',
    intent: 'study',
    examples: [
      'vale a pena fazer uma pós ou mba',
      'esse bootcamp de 12 mil compensa?',
      'Como sei se um curso é bom antes de pagar?',
      'vi um curso no instagram que promete emprego, confio?',
      'mba em gestão hospitalar ajuda a enfermeira a crescer?',
      'pós a distância tem valor?',
      'to pensando em gastar minhas economias num curso de programação',
      'faço o curso de oratória mesmo sem ajuda da empresa?',
      'mestrado serve pra quem não quer dar aula?',
      'a pós que custa 20 mil vale o preço?',
      'curso caro de marketing digital presta?',
      'compensa pagar um mba ou espero mais um pouco',
      'esse curso online é golpe ou é bom?',
      'fazer pós logo depois da faculdade adianta',
    ],
    situation: [
      [
        'Para o objetivo {goal}, um curso vale o que ele muda depois: uma vaga que abre, uma tarefa que passa a saber.',
        'Um curso vale o que muda depois dele: uma vaga que abre, uma tarefa que você passa a saber.',
      ],
      'Preço, nome e certificado vêm depois dessa pergunta.',
    ],
    options: [
      {
        what: 'Ver se as vagas que quer o pedem pelo nome e ouvir quem terminou há um ano.',
        when: 'Faça isso sempre que o preço doer.',
      },
      {
        what: 'Fazer antes uma versão curta e barata do mesmo assunto.',
        when: 'Prefira assim se ainda não sabe se gosta.',
      },
      {
        what: 'Trocar o curso por um trabalho pequeno, com alguém que corrija.',
        when: 'Vale quando falta prática, e não teoria.',
      },
    ],
    nextStep: {
      title: 'Passar o curso por cinco perguntas',
      description:
        'Escreva: que vaga abre, quem pede, o que vou ter feito no fim, custo total em dinheiro e horas, quem posso consultar.',
      doneWhen: 'As cinco respostas estão escritas, mesmo que alguma seja “não sei”.',
      path: '/buscador-vagas',
    },
    question: 'O que você faria na segunda-feira seguinte ao fim desse curso?',
    passages: ['guide.course-worth', 'guide.requirements'],
  },
  {
    id: 'study.little-money',
    intent: 'study',
    examples: [
      'quero estudar mas não tenho dinheiro',
      'Onde acho curso gratuito que valha alguma coisa?',
      'to desempregado, como me qualifico de graça',
      'ganho um salário mínimo e quero fazer um curso técnico',
      'tem como aprender excel sem pagar nada?',
      'curso gratuito com certificado serve pro currículo?',
      'como consigo bolsa pra faculdade',
      'só tenho celular pra estudar, dá certo?',
      'não posso pagar cursinho de inglês',
      'sem grana pra curso, o que faço',
      'existe curso grátis bom de excel?',
      'como estudar sem pagar',
      'curso do senai de graça como consigo',
      'quero fazer faculdade e não posso pagar mensalidade',
    ],
    situation: [
      'Pouco dinheiro fecha algumas portas, e não todas: há oferta gratuita séria. O risco é juntar cursos soltos.',
      [
        'Para começar, {topGap} é a lacuna de maior prioridade no seu diagnóstico.',
        'Um assunto por vez, com uma entrega no fim, rende mais.',
      ],
    ],
    options: [
      {
        what: 'Escolher um curso gratuito, com fim e certificado.',
        when: 'Serve quando falta a base ou o anúncio pede comprovante.',
      },
      {
        what: 'Aprender no trabalho: acompanhar quem sabe e assumir uma tarefa pequena.',
        when: 'É o mais rápido se há alguém disposto a ensinar.',
      },
      {
        what: 'Perguntar sobre bolsa no RH, no sindicato, em institutos federais e no Sistema S.',
        when: 'Compensa para cursos longos.',
      },
    ],
    nextStep: {
      title: 'Escolher um único curso gratuito',
      description:
        'Procure o assunto em dois lugares com oferta gratuita, como a Escola Virtual de Governo e o Senac. Compare duração, tarefa final e comprovante.',
      doneWhen: 'Um curso está escolhido, com a data da primeira aula na agenda.',
      path: null,
    },
    question: 'Você tem computador, só celular ou pode usar um lugar emprestado?',
    passages: ['guide.free-study', 'guide.deliverable'],
  },
];
