import { wordsOf } from './words.ts';

/**
 * Finds the lines of a file that contain a quotation. An engine quotes from its own layout of a CV, where a wrapped
 * line is joined and degree and subject may be separate; so lines are found by their words.
 */
export function lineFinder(text: string): (excerpt: string) => number[] {
  const lines = text.split('\n').map((line, index) => ({ line: index + 1, words: new Set(wordsOf(line)) }));
  return (excerpt) => {
    const words = [...new Set(wordsOf(excerpt))];
    if (words.length === 0) return [];
    const shares = lines
      .filter((one) => one.words.size > 0)
      .map((one) => {
        const shared = words.filter((word) => one.words.has(word)).length;
        return { ...one, ofExcerpt: shared / words.length, ofLine: shared / one.words.size };
      });
    const most = Math.max(...shares.map(({ ofExcerpt }) => ofExcerpt));
    // The line that holds most of it, and lines that it holds whole (the parts of a wrapped one).
    const best = shares
      .filter(({ ofExcerpt }) => ofExcerpt === most && ofExcerpt >= 0.5)
      .toSorted((a, b) => b.ofLine - a.ofLine)
      .slice(0, 1);
    const whole =
      most >= 0.95 ? [] : shares.filter(({ ofLine, words: own }) => ofLine >= 0.9 && own.size >= 2);
    return [...new Set([...best, ...whole].map(({ line }) => line))];
  };
}
