import type { Posting } from '@aura/shared-domain';
import { computeDistance, findMunicipalities, type Municipality } from './municipalities.ts';
import { listPlaces } from './place-answer.ts';
import { readPlace } from './read-place.ts';

/** A city with jobs, near to one without. */
export interface NearbyPlace {
  /** "Contagem - MG". */
  readonly place: string;
  /** Whole kilometres as the crow flies, rounded up. */
  readonly km: number;
  readonly jobs: number;
}

/** Maximum useful distance. */
const FARTHEST_KM = 300;
const MOST = 4;

const listMunicipalities = (posting: Posting): Municipality[] =>
  listPlaces(posting).flatMap(({ city, state }) =>
    state === null ? [] : findMunicipalities(city).filter((one) => one.state === state),
  );

/**
 * Cities with jobs, the nearest to a place first; none if the place is no known city.
 * @param place as typed
 * @param postings jobs of any place
 */
export function findNearby(place: string, postings: readonly Posting[]): NearbyPlace[] {
  const { centres } = readPlace(place);
  if (centres.length === 0) return [];
  const jobs = new Map<Municipality, number>();
  for (const posting of postings)
    for (const municipality of listMunicipalities(posting))
      jobs.set(municipality, (jobs.get(municipality) ?? 0) + 1);
  return [...jobs]
    .map(([municipality, count]) => ({
      place: `${municipality.name} - ${municipality.state}`,
      km: Math.ceil(Math.min(...centres.map((centre) => computeDistance(centre.municipality, municipality)))),
      jobs: count,
    }))
    .filter(({ km }) => km <= FARTHEST_KM)
    .toSorted((one, other) => one.km - other.km || other.jobs - one.jobs)
    .slice(0, MOST);
}
