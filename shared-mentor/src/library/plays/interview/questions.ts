import type { Play } from '../../play.ts';

/** Advice on questions that are hard to answer, and on those to ask. */
export const INTERVIEW_QUESTIONS_PLAYS: readonly Play[] = [
  {
    id: 'interview.hard-question',
    intent: 'interview',
    examples: [
      'qual meu maior defeito, o que responder na entrevista',
      'Como explico na entrevista que fui mandado embora?',
      'por que saiu do ultimo emprego, oq eu falo',
      'perguntam por que devemos te contratar e eu não sei o que dizer',
      'onde você se vê em 5 anos, odeio essa pergunta da entrevista',
      'Como falo que troquei muito de emprego para o entrevistador?',
      'ponto fraco e ponto forte, o que falo',
      'sempre me enrolo em pergunta difícil',
      'que defeito eu digo que tenho',
      'qual seu maior defeito',
      'por que devemos contratar você',
      'como explico a demissão na entrevista',
      'pergunta difícil na entrevista',
      'como falo de um fracasso',
    ],
    situation: [
      [
        'Na última simulação, a dimensão mais fraca foi {weakest}; vale cuidar dela também nas perguntas difíceis.',
        'A vaga {interviewJob} está em fase de entrevista, e dá para chegar com essa resposta pronta.',
        'Pergunta difícil quer saber menos do fato e mais se você se conhece e fala a verdade sem atacar ninguém.',
      ],
      'A resposta que convence é curta, verdadeira e termina na vaga, e não na história antiga.',
    ],
    options: [
      {
        what: 'Dizer o fato em uma frase, o que aprendeu em outra e voltar à vaga.',
        when: 'Vale para demissão, pausa ou troca de emprego.',
      },
      {
        what: 'Escolher um ponto fraco real e contar o que já faz para lidar com ele.',
        when: 'Serve para a pergunta do defeito.',
      },
      {
        what: 'Ligar duas exigências da vaga a duas provas suas.',
        when: 'Serve para “por que contratar você”.',
      },
    ],
    nextStep: {
      title: 'Escrever três frases para a pergunta que mais teme',
      description:
        'Uma frase de fato, uma de aprendizado e uma de volta à vaga. Corte toda queixa e leia em voz alta.',
      doneWhen: 'As três frases são verdadeiras e saem em menos de um minuto.',
      path: '/simulador-entrevista',
    },
    question: 'Que pergunta você espera que não façam?',
    passages: ['guide.hard-questions', 'guide.four-parts'],
  },
  {
    id: 'interview.your-questions',
    intent: 'interview',
    examples: [
      'que perguntas eu faço no final da entrevista?',
      'quando perguntam se tenho dúvida eu falo que não, tá errado?',
      'posso perguntar do salario na primeira entrevista',
      'Como descubro na entrevista se a empresa é boa?',
      'o que pergunto pra minha futura chefe na entrevista',
      'como saber se o ambiente é bom antes de aceitar, o que pergunto na entrevista',
      'no fim perguntam se tenho alguma pergunta',
      'o que pergunto no final',
      'que perguntas faço ao entrevistador',
      'perguntas para a empresa',
      'tem alguma pergunta?, o que digo',
    ],
    situation: [
      [
        'A vaga {interviewJob} está em fase de entrevista, e ela também é a sua chance de conhecer o lugar.',
        'A entrevista também é a sua chance de conhecer o lugar antes de dizer sim.',
      ],
      'Pergunta boa pede um exemplo. “O clima é bom?” recebe um sim; “como foi a última semana puxada?” recebe uma história.',
    ],
    options: [
      {
        what: 'Perguntar sobre o trabalho: um dia comum e o primeiro problema a resolver.',
        when: 'Serve com quem vai chefiar você.',
      },
      {
        what: 'Perguntar sobre o processo: etapas, prazo e quem decide.',
        when: 'Serve com quem é da seleção.',
      },
      {
        what: 'Perguntar por que a vaga abriu e o que houve com quem estava nela.',
        when: 'Serve quando algo parece estranho.',
      },
    ],
    nextStep: {
      title: 'Escrever três perguntas para levar à entrevista',
      description:
        'Releia o anúncio e marque o que ele não diz e pesa na sua decisão. Transforme três dessas dúvidas em perguntas que peçam exemplo.',
      doneWhen: 'Há três perguntas no papel que não se respondem com sim ou não.',
      path: '/simulador-entrevista',
    },
    question: 'O que faria você recusar essa vaga se soubesse antes?',
    passages: ['guide.your-questions', 'guide.choose-job'],
  },
];
