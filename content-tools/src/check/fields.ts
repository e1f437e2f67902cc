import * as v from 'valibot';

/** A text that says something, without spaces around it. */
export const Text = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.check((text) => text === text.trim(), 'sem espaços antes e depois'),
);

const repeatedIn = (words: readonly string[]): string | undefined =>
  words.find((word, at) => words.indexOf(word) < at);

/** Words or expressions written one after the other, with commas between them. */
export const WordList = v.pipe(
  v.string(),
  v.description('Palavras ou expressões, separadas por vírgulas.'),
  v.transform((text): readonly string[] => text.split(',').map((word) => word.trim())),
  v.check((words) => !words.includes(''), 'há uma vírgula sem palavra'),
  v.check(
    (words) => repeatedIn(words) === undefined,
    ({ input }) => `"${repeatedIn(input) ?? ''}" está duas vezes`,
  ),
);

/** The same schema for each of some names: `v.strictObject(ofEach(['pt', 'en'], Text))`. */
export const ofEach = <const Name extends string, Schema>(
  names: readonly Name[],
  schema: Schema,
): Readonly<Record<Name, Schema>> =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;
