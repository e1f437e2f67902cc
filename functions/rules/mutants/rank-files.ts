/**
 * Files of tests in the order in which they are likely to notice a change: by the words that they share with the changed lines,
 * each weighing the more the fewer files have it.
 */
export function rankFiles(changed: string, files: ReadonlyMap<string, string>): readonly string[] {
  const wordsOf = new Map([...files].map(([file, source]) => [file, new Set(source.match(WORD))]));
  const words = [...new Set(changed.match(WORD))];
  const weigh = (word: string): number =>
    1 / [...wordsOf.values()].filter((known) => known.has(word)).length ** 2;
  const score = (file: string): number =>
    words.reduce((sum, word) => sum + (wordsOf.get(file)?.has(word) === true ? weigh(word) : 0), 0);
  return [...files.keys()].toSorted((a, b) => score(b) - score(a));
}

const WORD = /[A-Za-z]{4,}/gu;
