import { RIASEC_LETTERS, type RiasecLetter } from '@aura/shared-domain';

/** Least and greatest agreement with a statement. */
export const SCALE = { min: 1, max: 5 } as const;

/** The letters with their means, strongest first; letters without an answer are left out. */
export function rankInterests(
  means: Readonly<Record<string, number>>,
): { letter: RiasecLetter; mean: number }[] {
  return RIASEC_LETTERS.flatMap((letter) => {
    const mean = means[letter];
    return mean === undefined ? [] : [{ letter, mean }];
  }).toSorted((a, b) => b.mean - a.mean);
}

/** Letters that share their mean with another one, in groups, strongest first. */
export function listTiedInterests(
  ranked: readonly { readonly letter: RiasecLetter; readonly mean: number }[],
): { letters: RiasecLetter[]; mean: number }[] {
  return [...new Set(ranked.map(({ mean }) => mean))]
    .map((mean) => ({
      mean,
      letters: ranked.filter((entry) => entry.mean === mean).map(({ letter }) => letter),
    }))
    .filter(({ letters }) => letters.length > 1);
}
