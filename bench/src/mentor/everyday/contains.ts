/** Words and figures of a text in small letters, without accents and without the points of thousands. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/(?<=\d)\.(?=\d)/gu, '')
    // Some authors escaped the sign of the currency as in a pattern.
    .replaceAll('\\', '')
    .match(/[\p{L}\d$]+(?:,\d+)*|%/gu) ?? [];

/** Whether a text has an alternative of a check: consecutive words, of which the last may be a beginning. */
export function contains(text: string, alternative: string): boolean {
  const words = wordsOf(text);
  const wanted = wordsOf(alternative);
  return (
    wanted.length > 0 &&
    words.some((_, start) =>
      wanted.every((word, at) => {
        const found = words[start + at] ?? '';
        return at < wanted.length - 1 ? found === word : found.startsWith(word);
      }),
    )
  );
}
