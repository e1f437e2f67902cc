/** Ads by how well they answer a search: 3 is what was meant, 1 of some use. An ad that is not named is worth 0. */
export type Judged = Readonly<Record<string, number>>;

const DEPTH = 10;

/** What a list of grades is worth, the first most: Σ (2^grade − 1) / log2(place + 1) (Järvelin and Kekäläinen 2002). */
const gainOf = (grades: readonly number[]): number =>
  grades.slice(0, DEPTH).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/**
 * NDCG@10: how close a list comes to the best order of the judged ads, 0 to 1.
 * @param shown keys of ads, the first shown first.
 */
export function getNdcg(shown: readonly string[], judged: Judged): number {
  const best = gainOf(Object.values(judged).toSorted((one, other) => other - one));
  return best === 0 ? 1 : gainOf(shown.map((key) => judged[key] ?? 0)) / best;
}

/** Whether the first ad is one of the best that there are for the search. */
export const isFirstRight = (shown: readonly string[], judged: Judged): boolean =>
  (judged[shown[0] ?? ''] ?? 0) === Math.max(...Object.values(judged));
