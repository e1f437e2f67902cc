import { literal, moduleOf, type Entry, type Report } from '@aura/content-tools';
import * as v from 'valibot';

const Text = v.pipe(v.string(), v.nonEmpty());
const Id = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]+$/u, 'letras minúsculas sem acento, algarismos e hifens'),
  v.description('Endereço na página, que não muda mais: há links que levam a ele.'),
);

const QuestionSchema = v.strictObject({
  id: Id,
  question: Text,
  answer: v.pipe(Text, v.description('Só texto, sem Markdown.')),
  link: v.exactOptional(
    v.pipe(
      v.strictObject({ to: v.pipe(v.string(), v.startsWith('/')), label: Text }),
      v.description('Aonde a resposta continua.'),
    ),
  ),
});

/** The questions of one page, by subject. */
export const FaqSchema = v.array(
  v.strictObject({ id: Id, title: Text, questions: v.pipe(v.array(QuestionSchema), v.minLength(1)) }),
);

type Faq = Entry<v.InferOutput<typeof FaqSchema>>;

/** One module for the questions of each page. Every address on a page leads to one place. */
export function writeFaqModules(pages: readonly Faq[], report: Report): Readonly<Record<string, string>> {
  for (const page of pages) {
    const seen = new Set<string>();
    const take = (id: string, path: readonly (string | number)[]): void => {
      if (seen.has(id)) report(page, path, `o endereço "${id}" já está nesta página`);
      seen.add(id);
    };
    for (const [at, { id, questions }] of page.data.entries()) {
      take(id, [at, 'id']);
      for (const [nth, question] of questions.entries()) take(question.id, [at, 'questions', nth, 'id']);
    }
  }
  return Object.fromEntries(
    pages.map(({ slug, data }) => [
      `faq/${slug}.ts`,
      moduleOf(
        `import type { QuestionGroup } from '@aura/shared-pages/editorial';`,
        `export const FAQ_GROUPS: readonly QuestionGroup[] = ${literal(data)};`,
      ),
    ]),
  );
}
