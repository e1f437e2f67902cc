export type { Article, ArticleSummary } from './article.ts';
export { ARTICLES } from './articles.ts';
export { ARTICLE_SUMMARIES } from './summaries.ts';
export { feedbackConstrutivo } from './texts/feedback-construtivo.ts';
export { negociacaoSalarial } from './texts/negociacao-salarial.ts';
export { primeiros90Dias } from './texts/primeiros-90-dias.ts';
