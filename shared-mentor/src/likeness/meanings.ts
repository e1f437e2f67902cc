import { MEANINGS } from '../generated/words.ts';

/**
 * What people say about work in many ways, by what they mean: beginnings of folded words, or whole words where a dot
 * ends them. A message about `grana` and one about `salário` have the same meaning then, though no word.
 */
interface Beginnings {
  readonly whole: ReadonlySet<string>;
  readonly begin: readonly string[];
}

const read = (text: string): Beginnings => {
  const all = text.split(' ');
  return {
    whole: new Set(all.filter((one) => one.endsWith('.')).map((one) => one.slice(0, -1))),
    begin: all.filter((one) => !one.endsWith('.')),
  };
};
const TABLE = Object.entries(MEANINGS).map(([name, text]) => ({ name, ...read(text) }));

/** What a folded word can mean; mostly nothing or one thing. */
export const listMeanings = (word: string): string[] =>
  TABLE.flatMap(({ name, whole, begin }) =>
    whole.has(word) || begin.some((start) => word.startsWith(start)) ? [name] : [],
  );
