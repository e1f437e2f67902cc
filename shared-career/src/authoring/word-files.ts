import { type Entry, moduleOf, Text, toConstantName, WordList } from '@aura/content-tools';
import * as v from 'valibot';

const LOWER_CASE = /^[^\p{Lu}\p{M}]+$/u;

/** Whether a word is written as texts are compared: in small letters, without accents. */
const isFolded = (word: string): boolean => LOWER_CASE.test(word.normalize('NFD'));

const FoldedWords = v.pipe(
  WordList,
  v.check(
    (words) => words.every(isFolded),
    ({ input }) => `"${input.find((word) => !isFolded(word)) ?? ''}": só minúsculas, sem acento`,
  ),
);

/** A file of lists of words that texts are compared with. */
export const WordFileSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z][A-Za-z]*$/u, 'um nome em camelCase')),
  v.strictObject({ about: v.pipe(Text, v.description('O que as palavras dizem')), words: FoldedWords }),
);
type WordFile = v.InferOutput<typeof WordFileSchema>;

/** A module for each file, so that a chunk carries only the lists it asks for: words with commas between them. */
export const writeWordModules = (files: readonly Entry<WordFile>[]): Record<string, string> =>
  Object.fromEntries(
    files.map(({ slug, data }) => [
      `words/${slug}.ts`,
      moduleOf(
        ...Object.entries(data).map(
          ([key, { about, words }]) =>
            `/** ${about} */\nexport const ${toConstantName(key)} = ${JSON.stringify(words.join(','))};`,
        ),
      ),
    ]),
  );
