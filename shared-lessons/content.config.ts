import { defineContent, convertMarkdownToHtml, type Html } from '@aura/content-tools';
import { ARTICLES } from '@aura/shared-domain/articles';
import { checkBalance } from './src/authoring/check-balance.ts';
import { checkLesson } from './src/authoring/check-lesson.ts';
import { LessonFileSchema, type LessonFile } from './src/authoring/lesson-file.ts';
import { writeLessonModules } from './src/authoring/lesson-modules.ts';
import { listPagePaths } from './src/authoring/page-paths.ts';

/** The text of a lesson: its own, or that of its article. Null if the article does not exist. */
function textOf({ article }: LessonFile, body: string): Html | null {
  if (article === undefined) return convertMarkdownToHtml(body);
  const found = ARTICLES.find(({ id }) => id === article);
  return found ? { html: found.content_html, links: [], faults: [] } : null;
}

/** The lessons: one Markdown file each, with what lists and questions need above the text. */
export default defineContent({
  collections: { lessons: { files: 'content/lessons/*.md', schema: LessonFileSchema } },
  compile({ lessons }, report) {
    const paths = listPagePaths(lessons.map(({ slug }) => slug));
    checkBalance(lessons, report);
    const texts = lessons.flatMap((entry) => {
      const text = textOf(entry.data, entry.body);
      if (!text) report(entry, ['article'], `não há artigo "${entry.data.article}"`);
      else checkLesson(entry, text, paths, report);
      return text ? [{ entry, html: text.html }] : [];
    });
    return writeLessonModules(texts);
  },
});
