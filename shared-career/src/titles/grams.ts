const SIZES = [3, 4, 5] as const;

/** Runs of 3 to 5 letters of a text, borders of words included, each as often as it occurs. */
export function splitIntoGrams(text: string): string[] {
  const padded = ` ${text} `;
  const grams: string[] = [];
  for (const size of SIZES)
    for (let at = 0; at + size <= padded.length; at += 1) grams.push(padded.slice(at, at + size));
  return grams;
}

/** Runs of 3 letters of one word, each once. */
export function listTrigrams(word: string): string[] {
  const padded = `^${word}$`;
  const grams = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at += 1) grams.add(padded.slice(at, at + 3));
  return [...grams];
}
