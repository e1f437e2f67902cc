import { toCamelCase, defineContent, literal, convertMarkdownToHtml, moduleOf } from '@aura/content-tools';
import { ArticleFileSchema } from './src/authoring/article-file.ts';
import { checkArticle } from './src/authoring/check-article.ts';

/** The public guides: one Markdown file each. Lists read the summaries, which bring no text with them. */
export default defineContent({
  collections: { articles: { files: 'content/articles/*.md', schema: ArticleFileSchema } },
  compile({ articles }, report) {
    const ordered = articles.toSorted((a, b) => a.data.order - b.data.order);
    const summaries = ordered.map(({ slug, data }) => ({
      id: slug,
      title: data.title,
      description: data.description,
      category: data.category,
      readingTime: data.minutes,
      publishedOn: data.publishedOn,
    }));
    const texts = ordered.map((article, at) => {
      const text = convertMarkdownToHtml(article.body);
      checkArticle(article, text, report);
      return [
        `articles/${article.slug}.ts`,
        moduleOf(
          `import type { Article } from '../../articles/article.ts';`,
          `import { ARTICLE_SUMMARIES } from '../summaries.ts';`,
          `export const article: Article = { ...ARTICLE_SUMMARIES[${at}], content_html: ${literal(text.html)} };`,
        ),
      ] as const;
    });
    return {
      'summaries.ts': moduleOf(
        `import type { ArticleSummary } from '../articles/article.ts';`,
        `export const ARTICLE_SUMMARIES = ${literal(summaries)} as const satisfies readonly ArticleSummary[];`,
      ),
      'articles.ts': moduleOf(
        `import type { Article } from '../articles/article.ts';`,
        ...ordered.map(
          ({ slug }) => `import { article as ${toCamelCase(slug)} } from './articles/${slug}.ts';`,
        ),
        `export const ARTICLES: readonly Article[] = [${ordered.map(({ slug }) => toCamelCase(slug)).join(', ')}];`,
        `export { ${ordered.map(({ slug }) => toCamelCase(slug)).join(', ')} };`,
      ),
      ...Object.fromEntries(texts),
    };
  },
});
