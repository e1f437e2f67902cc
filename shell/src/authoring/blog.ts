import { literal, markdownToHtml, moduleOf, type Entry, type Report } from '@aura/content-tools';
import * as v from 'valibot';

const WORDS = { least: 180, most: 350 } as const;

/** What stands above a note of the blog. */
export const PostFileSchema = v.strictObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  publishedOn: v.pipe(v.string(), v.isoDate(), v.description('Dia em que saiu, como 2026-11-23.')),
  order: v.pipe(v.number(), v.integer(), v.description('Lugar na página, do menor para o maior.')),
});

type PostFile = Entry<v.InferOutput<typeof PostFileSchema>>;

/** The notes in one module: the page shows them all in full. */
export function blogModules(posts: readonly PostFile[], report: Report): Readonly<Record<string, string>> {
  const written = posts
    .toSorted((a, b) => a.data.order - b.data.order)
    .map((post) => {
      const { slug: id, data, body, bodyLine } = post;
      const { html, faults } = markdownToHtml(body);
      for (const { line, message } of faults) report(post, bodyLine + line - 1, message);
      const heading = body.split('\n').findIndex((line) => line.startsWith('#'));
      if (heading !== -1) report(post, bodyLine + heading, 'uma nota não tem seções: o título é o único');
      const words = html
        .replaceAll(/<[^>]*>/gu, ' ')
        .trim()
        .split(/\s+/u).length;
      if (words < WORDS.least || words > WORDS.most)
        report(post, bodyLine, `uma nota tem de ${WORDS.least} a ${WORDS.most} palavras; esta tem ${words}`);
      return { id, title: data.title, publishedOn: data.publishedOn, content_html: html };
    });
  return {
    'posts.ts': moduleOf(
      `import type { Post } from '../pages/blog/post.ts';`,
      `export const POSTS: readonly Post[] = ${literal(written)};`,
    ),
  };
}
