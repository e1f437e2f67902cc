import { createHash } from 'node:crypto';
import type { Posting, Vacancy } from '@aura/shared-domain';
import { groupClustersInSteps, getPosting, readVacancy, type ReadVacancy } from '@aura/shared-jobs';
import { mapInSlices, runInSlices } from './run-in-slices.ts';

/** Makes jobs on the market out of ads. */
export type ReadMarket = (vacancies: readonly Vacancy[]) => Promise<readonly Posting[]>;

/**
 * Reads ads, which takes over a millisecond each, in slices, and only those that were not among the ads of the time
 * before: most ads of a day are those of the day before. Putting them together takes nearly as long, and slices too.
 */
export function createReadMarket(read: (vacancy: Vacancy) => ReadVacancy = readVacancy): ReadMarket {
  let known = new Map<string, ReadVacancy>();
  return async (vacancies) => {
    const seen = new Map<string, ReadVacancy>();
    const remembered = (vacancy: Vacancy): ReadVacancy => {
      const key = computeKey(vacancy);
      const reading = known.get(key) ?? read(vacancy);
      seen.set(key, reading);
      return reading;
    };
    const clusters = await runInSlices(groupClustersInSteps(vacancies));
    const postings = await mapInSlices(clusters, ([first, ...others]) =>
      first ? [getPosting([first, ...others], remembered)] : [],
    );
    known = seen;
    return postings.flat().toSorted((one, other) => (one.id < other.id ? -1 : 1));
  };
}

/** Short name of all that an ad holds. */
const computeKey = (vacancy: Vacancy): string =>
  createHash('sha256').update(JSON.stringify(vacancy)).digest('base64');
