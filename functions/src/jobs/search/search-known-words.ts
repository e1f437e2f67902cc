import { ok, type JobQuery } from '@aura/shared-domain';
import { findWords } from '@aura/shared-jobs/search';
import type { JobMarket } from '../market/job-market.ts';

/** A query without some of its words, given as they were typed. */
function leaveOut(words: string, left: readonly string[]): string {
  const folded = new Set(left.flatMap((word) => findWords(word).map((one) => one.folded)));
  return findWords(words)
    .filter((word) => !folded.has(word.folded))
    .map(({ start, end }) => words.slice(start, end))
    .join(' ');
}

/**
 * Searches the market. A word that no ad has is replaced by a near one; if nothing is found with that, the rest is
 * searched without the word, which the answer then names with no replacement. A correction never costs the results.
 */
export async function searchKnownWords(
  market: Pick<JobMarket, 'search'>,
  query: JobQuery,
  limit: number,
): ReturnType<JobMarket['search']> {
  const answer = await market.search(query, limit);
  if (!answer.ok) return answer;
  const { totals, corrected, understood } = answer.value;
  if (corrected.length === 0 || totals.meets + totals.unknown > 0) return answer;
  const uncorrected = ok({ ...answer.value, corrected: [] });
  const unknown = corrected.map(({ asked }) => asked);
  const words = leaveOut(query.words, unknown);
  if (words === '') return uncorrected;
  const rest = await market.search({ ...query, words }, limit);
  if (!rest.ok || rest.value.totals.meets + rest.value.totals.unknown === 0) return uncorrected;
  return ok({ ...rest.value, understood, corrected: unknown.map((asked) => ({ asked, found: [] })) });
}
