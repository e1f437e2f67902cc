import type { Play } from '../../play.ts';

/** Advice on a performance review that is coming. */
export const PROMOTION_REVIEW_PLAYS: readonly Play[] = [
  {
    id: 'promotion.review',
    intent: 'promotion',
    examples: [
      'tenho avaliação de desempenho chegando',
      'Como preencho minha autoavaliação?',
      'o que escrevo no formulário de desempenho sem exagerar',
      'minha avaliação anual é semana que vem e não anotei nada',
      'que nota eu me dou na auto avaliação da empresa',
      'Como me preparo para o ciclo de avaliação?',
      'na escola tem avaliação do professor, o que levo',
      'quero usar a avaliação de desempenho pra pedir promoção',
      'sou do atendimento e minha avaliação é só por meta',
      'como escrevo minha auto avaliação',
      'ta chegando a época da avaliação anual',
      'o que falar na reunião de desempenho',
      'vou ser avaliada pela chefia mês que vem',
      'como provo meu desempenho na avaliação',
    ],
    situation: [
      'Quem avalia lembra melhor das últimas semanas. A sua página ajuda a trazer o período inteiro para a mesa.',
      [
        'Use a conversa também para falar do seu objetivo, {goal}.',
        'Ela serve também para combinar o que vem depois.',
      ],
    ],
    options: [
      {
        what: 'Levar uma página com o combinado, o entregue, o que não deu certo e o que aprendeu.',
        when: 'Serve em qualquer avaliação, com formulário ou sem.',
      },
      {
        what: 'Pedir antes a dois colegas um exemplo do que você fez bem e um do que faltou.',
        when: 'Ajuda se o seu trabalho não aparece em números.',
      },
      {
        what: 'Escolher um erro e contar o que mudou depois dele.',
        when: 'Bom quando o período teve tropeços conhecidos.',
      },
    ],
    nextStep: {
      title: 'Escrever a primeira metade da sua página',
      description:
        'Passe os olhos na agenda do período e liste quatro entregas. Em duas delas, acrescente uma medida e o efeito para alguém.',
      doneWhen: 'Há quatro linhas, e duas têm número e efeito.',
      path: null,
    },
    question: 'O que ficou combinado com você no começo desse período?',
    passages: ['article.review', 'guide.proof-list'],
  },
];
