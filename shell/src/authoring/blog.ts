import { literal, convertMarkdownToHtml, moduleOf, type Entry, type Report } from '@aura/content-tools';
import * as v from 'valibot';

const WORDS = { least: 180, most: 350 } as const;

/** Front matter of a blog note. */
export const PostFileSchema = v.strictObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  description: v.pipe(
    v.string(),
    v.minLength(40),
    v.maxLength(200),
    v.description('Uma frase: o que se ganha lendo. Listas, buscadores e o feed a mostram.'),
  ),
  category: v.picklist(['Carreira', 'Como a Aura é feita']),
  publishedOn: v.pipe(v.string(), v.isoDate(), v.description('Dia em que saiu, como 2026-11-23.')),
  order: v.pipe(v.number(), v.integer(), v.description('Lugar na página, do menor para o maior.')),
});

type PostFile = Entry<v.InferOutput<typeof PostFileSchema>>;

/** Words that are read in a minute. */
const PACE = 200;

/** The notes in one module, and their summaries in another, which every page of the shell loads. */
export function writeBlogModules(
  posts: readonly PostFile[],
  report: Report,
): Readonly<Record<string, string>> {
  const written = posts
    .toSorted((a, b) => a.data.order - b.data.order)
    .map((post) => {
      const { slug: id, data, body, bodyLine } = post;
      const { html, faults } = convertMarkdownToHtml(body);
      for (const { line, message } of faults) report(post, bodyLine + line - 1, message);
      const heading = body.split('\n').findIndex((line) => line.startsWith('#'));
      if (heading !== -1) report(post, bodyLine + heading, 'uma nota não tem seções: o título é o único');
      const words = html
        .replaceAll(/<[^>]*>/gu, ' ')
        .trim()
        .split(/\s+/u).length;
      if (words < WORDS.least || words > WORDS.most)
        report(post, bodyLine, `uma nota tem de ${WORDS.least} a ${WORDS.most} palavras; esta tem ${words}`);
      const { title, description, category, publishedOn } = data;
      const readingTime = Math.ceil(words / PACE);
      return { summary: { id, title, description, category, readingTime, publishedOn }, content_html: html };
    });
  return {
    'posts.ts': moduleOf(
      `import type { ArticleSummary } from '@aura/shared-domain/articles';`,
      `export const POSTS: readonly ArticleSummary[] = ${literal(written.map(({ summary }) => summary))};`,
    ),
    'post-texts.ts': moduleOf(
      `export const POST_TEXTS: Readonly<Record<string, string>> = ${literal(
        Object.fromEntries(written.map(({ summary: { id }, content_html }) => [id, content_html])),
      )};`,
    ),
  };
}
