import { joined, literal, moduleOf, ofEach, Text, WordList, type Entry } from '@aura/content-tools';
import { TopicSchema } from '@aura/shared-domain';
import * as v from 'valibot';
import { FieldSchema } from './trades-file.ts';

const Languages = v.strictObject({ pt: WordList, en: WordList });
type Languages = v.InferOutput<typeof Languages>;

const ofEveryTopic = v.strictObject(ofEach(TopicSchema.options, v.pipe(WordList, v.minLength(20))));

/** What answers to the point of a topic tend to speak of. */
export const TopicWordsSchema = v.strictObject({ pt: ofEveryTopic, en: ofEveryTopic });

/** Topics of stories that an answer can be near to; a craft and a case have words of their own. */
const SUBJECTS = TopicSchema.options.filter((topic) => topic !== 'technical' && topic !== 'case');
const ofEverySubject = v.strictObject(ofEach(SUBJECTS, v.pipe(WordList, v.minLength(40))));

/** What stories of a topic speak of in everyday words; one word may be of several topics. */
export const SubjectsSchema = v.strictObject({ pt: ofEverySubject, en: ofEverySubject });

/** What people who speak of their work speak of, whatever their trade. */
export const WorkingLifeSchema = Languages;

/** What people speak of who speak of something else. */
export const ElsewhereSchema = v.array(
  v.strictObject({
    theme: v.pipe(Text, v.description('Nome do tema; só para quem edita o arquivo.')),
    workOf: v.pipe(
      v.array(FieldSchema),
      v.description('Áreas em que isso é trabalho; nelas, não é sinal de outro assunto.'),
    ),
    words: Languages,
  }),
);

const Folded = v.pipe(
  WordList,
  v.check((words) => words.every((word) => /^[a-z]+$/u.test(word)), 'só letras minúsculas sem acento'),
);

/** Words too small or too general to say what a text is about. */
export const GeneralWordsSchema = v.array(v.strictObject({ about: Text, words: Folded }));

const Phrases = v.pipe(
  WordList,
  v.check(
    (words) => words.every((word) => /^[a-z0-9 '-]+\*?(?: [a-z0-9 '*-]+)*$/u.test(word)),
    'só minúsculas sem acento',
  ),
);

/** Manner of an answer: offensive, honestly not knowing, or generic. */
export const MannerSchema = v.strictObject({
  insults: Phrases,
  contempt: Phrases,
  quoting: v.pipe(
    Phrases,
    v.description('Antes de uma ofensa, mostram que ela é de outra pessoa, ou que é de si mesmo.'),
  ),
  unknowing: Phrases,
  buzzwords: Phrases,
  rambling: Phrases,
});

const record = (words: Readonly<Record<string, readonly string[]>>): string =>
  `{ ${Object.entries(words)
    .map(([name, list]) => `${name}: ${joined(list)}`)
    .join(',\n')} }`;

/** One module a list, so that nothing is loaded for the sake of another. */
export function writeWordModules(files: {
  readonly topics: readonly Entry<v.InferOutput<typeof TopicWordsSchema>>[];
  readonly subjects: readonly Entry<v.InferOutput<typeof SubjectsSchema>>[];
  readonly workingLife: readonly Entry<Languages>[];
  readonly elsewhere: readonly Entry<v.InferOutput<typeof ElsewhereSchema>>[];
  readonly manner: readonly Entry<v.InferOutput<typeof MannerSchema>>[];
  readonly general: readonly Entry<v.InferOutput<typeof GeneralWordsSchema>>[];
}): Readonly<Record<string, string>> {
  const byTopic = `import type { Topic } from '@aura/shared-domain';`;
  return {
    'topic-words.ts': moduleOf(
      byTopic,
      ...files.topics.flatMap(({ data }) => [
        `export const TOPIC_WORDS: Readonly<Record<Topic, readonly string[]>> = ${record(data.pt)};`,
        `export const TOPIC_WORDS_ENGLISH: Readonly<Record<Topic, readonly string[]>> = ${record(data.en)};`,
      ]),
    ),
    'subjects.ts': moduleOf(
      `export type Subject = ${SUBJECTS.map(literal).join(' | ')};`,
      `export const SUBJECTS: Readonly<Record<'pt' | 'en', Readonly<Record<Subject, readonly string[]>>>> = {`,
      ...files.subjects.flatMap(({ data }) => [`pt: ${record(data.pt)},`, `en: ${record(data.en)},`]),
      `};`,
    ),
    'working-life.ts': moduleOf(
      ...files.workingLife.map(
        ({ data }) =>
          `export const WORKING_LIFE: Readonly<Record<'pt' | 'en', readonly string[]>> = ${record(data)};`,
      ),
    ),
    'themes.ts': moduleOf(
      `import type { Field } from '@aura/shared-career';`,
      `export const THEMES: readonly { readonly workOf: readonly Field[]; readonly words: Readonly<Record<'pt' | 'en', readonly string[]>> }[] = [`,
      ...files.elsewhere.flatMap(({ data }) =>
        data.map(({ workOf, words }) => `{ workOf: ${literal(workOf)}, words: ${record(words)} },`),
      ),
      `];`,
    ),
    'manner.ts': moduleOf(
      ...files.manner.map(
        ({ data }) =>
          `export const MANNER: Readonly<Record<${Object.keys(data).map(literal).join(' | ')}, readonly string[]>> = ${record(data)};`,
      ),
    ),
    'general-words.ts': moduleOf(
      ...files.general.map(
        ({ data }) =>
          `export const GENERAL: ReadonlySet<string> = new Set(${joined(data.flatMap(({ words }) => words))});`,
      ),
    ),
  };
}
