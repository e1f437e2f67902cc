import type { Play } from '../../play.ts';

/** Advice on getting ready for an interview. */
export const INTERVIEW_PREPARE: Play = {
  id: 'interview.prepare',
  intent: 'interview',
  examples: [
    'Tenho uma entrevista esta semana, como me preparo?',
    'Como conto uma história de forma convincente na entrevista?',
    'me chamaram pra entrevista de vendedora, o que estudo antes',
    'primeira entrevista da vida, o que eu faço',
    'O que o gestor da vaga costuma perguntar?',
    'entrevista pra vaga de enfermeiro no hospital, como me preparo',
    'como me saio bem na entrevista',
    'tenho entrevista amanhã',
    'como me preparo para a entrevista',
    'o que estudar antes da entrevista',
    'o que costumam perguntar',
    'como treino para entrevista',
  ],
  situation: [
    [
      'A vaga {interviewJob} está em fase de entrevista.',
      'Seu objetivo é {goal}, e é com ele que as suas histórias precisam conversar.',
    ],
    [
      'Na última simulação você fez {lastScore}, e a dimensão mais fraca foi {weakest}.',
      'Na última simulação você fez {lastScore}.',
      'Quem entrevista tenta imaginar você no trabalho; exemplos concretos ajudam mais que qualidades.',
    ],
    'Preparar três histórias verdadeiras cobre a maior parte das perguntas e diminui a chance de travar.',
  ],
  options: [
    {
      what: 'Escrever três histórias com situação, tarefa, ação e resultado.',
      when: 'Serve quando há alguns dias até a conversa.',
    },
    {
      what: 'Treinar em voz alta só a apresentação de dois minutos.',
      when: 'Faz sentido quando a entrevista é amanhã.',
    },
    {
      what: [
        'Refazer no simulador a resposta que perdeu mais pontos em {weakest}.',
        'Responder a três perguntas no simulador e refazer a mais fraca.',
      ],
      when: 'É um bom caminho quando a história existe, mas sai confusa.',
    },
  ],
  nextStep: {
    title: 'Contar uma história em quatro partes',
    description:
      'Escolha um problema que você resolveu e escreva uma frase para a situação, uma para a tarefa, três para a ação e uma para o resultado.',
    doneWhen: 'A história está escrita e cabe em dois minutos de fala.',
    path: '/simulador-entrevista',
  },
  question: 'Qual pergunta você mais teme ouvir?',
  passages: ['guide.four-parts', 'guide.aloud'],
};
