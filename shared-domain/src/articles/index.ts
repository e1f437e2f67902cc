export type { Article, ArticleSummary } from './article.ts';
export { ARTICLES } from './articles.ts';
export { ARTICLE_SUMMARIES } from './summaries.ts';
