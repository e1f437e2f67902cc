import type { Play } from '../../play.ts';

/** Advice on applications that nobody answers. */
export const JOB_NO_ANSWERS: Play = {
  id: 'job.no-answers',
  intent: 'job',
  examples: [
    'Mando currículo e ninguém responde',
    'não consigo arrumar emprego faz meses',
    'Já me candidatei a dezenas de vagas sem retorno',
    'to desanimada de tanto procurar vaga e nada',
    'Me inscrevo em tudo e não passo da triagem',
    'quantas candidaturas devo fazer por semana',
    'me candidato e ninguém responde',
    'mais de cem inscrições sem resposta',
    'por que não me chamam para entrevista',
    'nenhuma vaga dá retorno',
    'estou há meses procurando e nada',
  ],
  situation: [
    [
      'Há {applied} em andamento no seu acompanhamento, e o objetivo é {goal}.',
      'Há {applied} em andamento no seu acompanhamento.',
      'Você acompanha a vaga {job}, e o objetivo é {goal}.',
      'Seu objetivo é {goal}.',
      'O silêncio depois de uma candidatura diz pouco sobre você e muito sobre o volume que chega.',
    ],
    'Antes de mandar mais, vale descobrir onde o processo para: na triagem, na primeira conversa ou depois dela.',
  ],
  options: [
    {
      what: 'Adaptar o resumo e as duas primeiras linhas do currículo a cada vaga.',
      when: 'Serve quando quase ninguém chama para conversar.',
    },
    {
      what: 'Pedir uma conversa curta a alguém da empresa antes de se candidatar.',
      when: 'Faz sentido quando há um contato em comum, mesmo distante.',
    },
    {
      what: [
        'Escolher vagas em que {topGap} apareça como desejável, e não como exigência.',
        'Escolher vagas em que você já cumpra o que é exigência.',
      ],
      when: 'É um bom caminho quando as recusas vêm logo na triagem.',
    },
  ],
  nextStep: {
    title: ['Comparar o currículo com a vaga {savedJob}', 'Comparar o currículo com uma vaga salva'],
    description:
      'Marque no anúncio as exigências que se repetem e confira se cada uma aparece no currículo com as mesmas palavras.',
    doneWhen: 'Há uma lista com o que já aparece, o que falta mostrar e o que falta aprender.',
    path: '/buscador-vagas',
  },
  question: 'Das últimas candidaturas, em que etapa a conversa parou?',
  passages: ['guide.few-good', 'guide.requirements'],
};
