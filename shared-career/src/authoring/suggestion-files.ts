import { type Entry, literal, moduleOf, Text, WordList } from '@aura/content-tools';
import * as v from 'valibot';

const GAP = /\[(?:quanto\?|resultado)\]/gu;

/** What to ask about a line of a CV that tells no result, by the words in it. */
export const QuestionsSchema = v.array(
  v.strictObject({
    words: v.pipe(
      WordList,
      v.check(
        (words) => words.every((word) => /^[a-z][a-z0-9 -]*\$?$/u.test(word)),
        'começos de palavras em minúsculas e sem acento; $ no fim fecha a palavra',
      ),
      v.description('Começos de palavras; com $ no fim, a palavra inteira'),
    ),
    question: v.pipe(Text, v.description('O que se pergunta')),
    frame: v.pipe(
      Text,
      v.check((text) => text.match(GAP)?.length === 1, 'uma lacuna: [quanto?] ou [resultado]'),
      v.description('Como a frase segue, com [quanto?] no lugar do número ou [resultado] no do que mudou'),
    ),
    last: v.optional(v.pipe(v.literal(true), v.description('Só quando nenhuma outra pergunta serve'))),
  }),
);

/** Nouns of doing, with the verb that says the same and their article. */
export const DeedNounsSchema = v.array(
  v.strictObject({
    noun: Text,
    infinitive: v.string(),
    article: v.picklist(['o', 'a'], '"o" ou "a"'),
  }),
);

type Files<Schema extends v.GenericSchema> = readonly Entry<v.InferOutput<Schema>>[];

/** The module of what is suggested for lines of a CV. */
export function writeSuggestionsModule(
  questions: Files<typeof QuestionsSchema>,
  nouns: Files<typeof DeedNounsSchema>,
): string {
  const rows = questions.flatMap(({ data }) =>
    data.map(({ words, question, frame, last }) => [words.join(','), question, frame, ...(last ? [1] : [])]),
  );
  return moduleOf(
    `export const QUESTIONS: readonly (readonly [words: string, question: string, frame: string, last?: 1])[] = ${literal(rows)};`,
    `export const DEED_NOUNS = ${JSON.stringify(
      nouns
        .flatMap(({ data }) =>
          data.map(({ noun, infinitive, article }) => `${noun}|${infinitive}|${article}`),
        )
        .join(' '),
    )};`,
  );
}
