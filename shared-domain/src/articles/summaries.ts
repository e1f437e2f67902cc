import type { ArticleSummary } from './article.ts';

/** The articles in the order in which they are listed. Separate from their texts, which only a reader needs. */
export const ARTICLE_SUMMARIES = [
  {
    id: 'negociacao-salarial',
    title: 'Como negociar seu salário',
    description: 'Prepare números, escolha o momento e conduza a conversa sem improviso nem confronto.',
    category: 'Negociação',
    readingTime: 5,
    publishedOn: '2026-11-21',
  },
  {
    id: 'primeiros-90-dias',
    title: 'Os primeiros 90 dias no novo emprego',
    description: 'Um roteiro para aprender rápido, ganhar confiança e entregar algo que conte.',
    category: 'Novo emprego',
    readingTime: 7,
    publishedOn: '2026-11-21',
  },
  {
    id: 'feedback-construtivo',
    title: 'Feedback construtivo: dar e receber',
    description:
      'Uma estrutura simples para falar de fatos, combinar o próximo passo e ouvir sem se defender.',
    category: 'Relacionamento',
    readingTime: 4,
    publishedOn: '2026-11-21',
  },
] as const satisfies readonly ArticleSummary[];
