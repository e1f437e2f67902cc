export type { Article, ArticleSummary } from './article.ts';
/** The articles with their texts, in the order in which they are listed; each also by its name. */
export * from '../generated/articles.ts';
/** The same without texts, which only a reader needs. */
export { ARTICLE_SUMMARIES } from '../generated/summaries.ts';
