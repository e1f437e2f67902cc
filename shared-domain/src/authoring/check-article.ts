import type { Entry, Html, Report } from '@aura/content-tools';
import type { ArticleFile } from './article-file.ts';

const WORDS_PER_MINUTE = 200;
const LEAST_HEADINGS = 4;

/** Checks rules of an article beyond the schema: it can be drawn, has sections and takes the stated minutes. */
export function checkArticle(article: Entry<ArticleFile>, { html, faults }: Html, report: Report): void {
  const { bodyLine, data } = article;
  for (const { line, message } of faults) report(article, bodyLine + line - 1, message);
  const levels = [...html.matchAll(/<h([23])>/gu)].map(([, level]) => level);
  if (levels[0] !== '2' || levels.length < LEAST_HEADINGS)
    report(
      article,
      bodyLine,
      `o texto deve ter pelo menos ${LEAST_HEADINGS} títulos, e o primeiro começa com "##"`,
    );
  const words = html
    .replaceAll(/<[^>]*>/gu, ' ')
    .trim()
    .split(/\s+/u).length;
  const minutes = Math.round(words / WORDS_PER_MINUTE);
  if (minutes !== data.minutes)
    report(article, ['minutes'], `o texto tem ${words} palavras, que se leem em ${minutes} min`);
}
