import { RIASEC_LETTERS, type RiasecLetter } from '@aura/shared-domain';

/** Least and greatest agreement with a statement. */
export const SCALE = { min: 1, max: 5 } as const;

/** The letters with their means, strongest first; letters without an answer are left out. */
export function rankedInterests(
  means: Readonly<Record<string, number>>,
): { letter: RiasecLetter; mean: number }[] {
  return RIASEC_LETTERS.flatMap((letter) => {
    const mean = means[letter];
    return mean === undefined ? [] : [{ letter, mean }];
  }).toSorted((a, b) => b.mean - a.mean);
}
