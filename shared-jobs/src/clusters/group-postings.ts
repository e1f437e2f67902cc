import type { Posting, Vacancy, Version } from '@aura/shared-domain';
import { type ReadVacancy, readVacancy, getStates } from '../posting/read-vacancy.ts';
import { groupClusters } from './group-clusters.ts';
import { computeCompanyKey } from './company-key.ts';

const compareNewestFirst = (one: Vacancy, other: Vacancy): number => {
  const [day, otherDay] = [one.publishedOn ?? '', other.publishedOn ?? ''];
  if (day !== otherDay) return day > otherDay ? -1 : 1;
  return one.id < other.id ? -1 : 1;
};

const toVersion = ({ id, source, url, places, publishedOn }: Vacancy): Version => ({
  id,
  source,
  url,
  places,
  publishedOn,
});

/**
 * A job from its ads. The newest one that names the employer represents it; the job is offered wherever one of its ads
 * offers it.
 * @param read reads an ad; it takes most of the time, so callers may cache it
 */
export function getPosting(
  cluster: readonly [Vacancy, ...Vacancy[]],
  read: (vacancy: Vacancy) => ReadVacancy = readVacancy,
): Posting {
  const versions = cluster.toSorted(compareNewestFirst);
  const vacancy =
    versions.find(({ company }) => computeCompanyKey(company) !== '') ?? versions[0] ?? cluster[0];
  const { reading, facts } = read(vacancy);
  return {
    id: vacancy.id,
    vacancy,
    versions: versions.map(toVersion),
    reading,
    facts: { ...facts, states: getStates(versions), publishedOn: versions[0]?.publishedOn ?? null },
  };
}

/** Jobs on the market from ads, in the order of their ids: each ad is in exactly one. */
export function groupPostings(
  vacancies: readonly Vacancy[],
  read: (vacancy: Vacancy) => ReadVacancy = readVacancy,
): Posting[] {
  return groupClusters(vacancies)
    .flatMap(([first, ...others]) => (first ? [getPosting([first, ...others], read)] : []))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
