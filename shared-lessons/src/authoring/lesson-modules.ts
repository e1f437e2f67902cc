import { toCamelCase, literal, moduleOf, type Entry } from '@aura/content-tools';
import type { Lesson, LessonSummary, Question } from '../lesson.ts';
import type { LessonFile } from './lesson-file.ts';

type LessonEntry = Entry<LessonFile>;

const buildSummary = ({ slug, data }: LessonEntry): LessonSummary => ({
  id: slug,
  title: data.title,
  description: data.description,
  category: data.category,
  readingTime: data.minutes,
  topics: data.topics,
  skills: data.skills,
});

/** Authors count options from 1, the code from 0. */
const toQuestion = (question: LessonFile['questions'][number]): Question =>
  'options' in question ? { ...question, right: question.right - 1 } : question;

/** @param at place of its summary in the list */
function writeLessonModule({ data }: LessonEntry, html: string, at: number): string {
  const { article, objectives, sources, questions, application } = data;
  const rest: Omit<Lesson, keyof LessonSummary | 'content_html'> = {
    objectives,
    sources,
    questions: questions.map(toQuestion),
    application,
  };
  return moduleOf(
    ...(article === undefined
      ? []
      : [`import { ${toCamelCase(article)} as article } from '@aura/shared-domain/articles';`]),
    `import type { Lesson } from '../../lesson.ts';`,
    `import { LESSON_SUMMARIES } from '../summaries.ts';`,
    `export const lesson: Lesson = {`,
    `...LESSON_SUMMARIES[${at}],`,
    `content_html: ${article === undefined ? literal(html) : 'article.content_html'},`,
    ...Object.entries(rest).map(([name, value]) => `${name}: ${literal(value)},`),
    `};`,
  );
}

/**
 * The modules of the library: summaries for lists, one module for each text, and what loads them in parcels.
 * @param lessons each with its text as HTML
 */
export function writeLessonModules(
  lessons: readonly { readonly entry: LessonEntry; readonly html: string }[],
): Readonly<Record<string, string>> {
  const ordered = lessons.toSorted((a, b) => a.entry.data.order - b.entry.data.order);
  const loaders = ordered.map(
    ({ entry: { slug, data } }) =>
      `${literal(slug)}: async () => (await import(/* webpackChunkName: "lessons-${data.parcel}" */ './lessons/${slug}.ts')).lesson,`,
  );
  return {
    'summaries.ts': moduleOf(
      `import type { LessonSummary } from '../lesson.ts';`,
      `export const LESSON_SUMMARIES = ${literal(ordered.map(({ entry }) => buildSummary(entry)))} as const satisfies readonly LessonSummary[];`,
    ),
    'texts.ts': moduleOf(
      `import type { Lesson } from '../lesson.ts';`,
      `import type { LessonId } from '../library/summaries.ts';`,
      `export const TEXTS: Readonly<Record<LessonId, () => Promise<Lesson>>> = {`,
      ...loaders,
      `};`,
    ),
    ...Object.fromEntries(
      ordered.map(({ entry, html }, at) => [`lessons/${entry.slug}.ts`, writeLessonModule(entry, html, at)]),
    ),
  };
}
