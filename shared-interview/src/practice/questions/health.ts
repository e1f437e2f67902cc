import type { UnlawfulQuestion } from '../unlawful-question.ts';

/** About health and disability. */
export const HEALTH_QUESTIONS: readonly UnlawfulQuestion[] = [
  {
    id: 'treatment',
    question: 'Você toma algum remédio controlado ou faz tratamento psicológico?',
    why: 'Saúde é um dado sensível. Quem avalia se a pessoa está apta à função é o serviço médico, no exame de admissão, que guarda sigilo; na entrevista, cabe descrever as exigências do trabalho e perguntar se ela consegue cumpri-las.',
    lawIds: ['dataProtection', 'constitutionEquality'],
    calmAnswer:
      'Sobre saúde, prefiro conversar apenas com o médico no exame de admissão. Pelo que li da vaga, posso realizar as atividades. Há alguma exigência física que não esteja no anúncio?',
    ifInsists:
      'Não vou detalhar a minha saúde aqui; o exame de admissão existe para isso. Posso mostrar como dei conta de um trabalho com exigência parecida.',
  },
  {
    id: 'hiv',
    question: 'Você tem HIV ou alguma doença que a gente precise saber?',
    why: 'Negar emprego a alguém por viver com HIV é crime. A Justiça do Trabalho também presume discriminatória a despedida de quem tem HIV ou outra doença grave que cause estigma, embora isso valha para a despedida.',
    lawIds: ['hivCrime', 'precedent443', 'dataProtection'],
    calmAnswer:
      'Questões de saúde eu trato com o médico, no momento certo. Posso falar da minha experiência com a rotina desta função.',
    ifInsists:
      'Não respondo a perguntas sobre diagnósticos. Se houver um risco próprio do trabalho, gostaria de saber qual é e como a equipe se protege.',
  },
  {
    id: 'disability',
    question: 'O que aconteceu com você? Consegue trabalhar como os outros?',
    why: 'A empresa não pode exigir aptidão plena nem recusar alguém pela deficiência. Em vaga reservada, ela pode pedir o documento que comprova a condição e deve perguntar de que recursos a pessoa precisa para trabalhar.',
    lawIds: ['inclusion', 'constitutionHiring', 'disabilityCrime', 'quotas'],
    calmAnswer:
      'Consigo fazer as atividades da vaga, e posso contar como faço hoje. Se for útil, digo também que recurso facilita o meu trabalho.',
    ifInsists:
      'A história de como aconteceu é pessoal. O que importa aqui é como executo as tarefas: quer que eu descreva uma delas do começo ao fim?',
  },
];
