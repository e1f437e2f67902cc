import { ok, readDiagnosis, STATES } from '@aura/shared-domain';
import { useAsked } from '@aura/shared-pages/data';
import { useSession } from '@aura/shared-session';
import { useMemo } from 'react';
import { listNewestGoals } from '../../goal/newest-goals.ts';
import { NEW_SEARCH, type SearchState } from './search-state.ts';

/**
 * The first search, from the newest diagnosis: the goal, then the place and the lowest pay once they are loaded. Where
 * the person asked for no place, it is that of the CV.
 * @param wanted false while the results of a search are shown
 */
export function useSuggestedSearch(wanted: boolean): {
  readonly suggestion: SearchState;
  /** Whether the place and the lowest pay are still on their way. */
  readonly isLoading: boolean;
} {
  const session = useSession();
  const title = session.status === 'signedIn' ? (readDiagnosis(session.profile)?.goal.title ?? '') : '';
  const resumeText = session.status === 'signedIn' ? session.profile.resumeText : '';
  const asks = wanted && (title !== '' || resumeText !== '');
  const load = useMemo(() => (asks ? () => loadBeginning(resumeText) : null), [asks, resumeText]);
  const { value, isAsking } = useAsked(load);
  const suggestion = {
    ...NEW_SEARCH,
    floor: value?.salaryFloor ?? null,
    words: title,
    place: value?.place ?? '',
  };
  return { suggestion, isLoading: isAsking && !value };
}

/** The lowest pay and the place to begin with: those of the newest diagnosis, or the place of the CV. */
async function loadBeginning(resumeText: string) {
  const listed = await listNewestGoals();
  if (!listed.ok) return listed;
  const goal = listed.value[0]?.value?.answers;
  const place = goal?.location.trim() || (await findPlace(resumeText));
  return ok({ salaryFloor: goal?.salaryFloor ?? null, place });
}

/** Longest name of a place; a longer text is an address. */
const LONGEST_PLACE = 60;

/** A city with its state within an address. */
const CITY = new RegExp(`([\\p{L}][\\p{L}'. ]*?)\\s*[-–/,]\\s*(${STATES.join('|')})(?![\\p{L}\\d])`, 'u');

/** The city of a CV as it states it, also within an address; empty without one. */
export async function findPlace(resumeText: string): Promise<string> {
  if (resumeText === '') return '';
  // It is not there without a connection: the place is a help, and the search goes without it.
  const render = await import('@aura/shared-career/render').catch(() => null);
  if (render === null) return '';
  const place = render.parseCanonical(resumeText)?.contact.location.trim() ?? '';
  if (place.length <= LONGEST_PLACE && !/\d/u.test(place)) return place;
  const [, city, state] = CITY.exec(place) ?? [];
  return city && state ? `${city.trim()} - ${state}` : '';
}
