import { parseCanonical } from '@aura/shared-career/render';
import { readDiagnosis } from '@aura/shared-domain';
import { useAsked } from '@aura/shared-pages/data';
import { useSession } from '@aura/shared-session';
import { useMemo } from 'react';
import { listNewestGoals } from '../../goal/newest-goals.ts';
import { NEW_SEARCH, withFilters, type SearchState } from './search-state.ts';

/**
 * The first search, from the newest diagnosis: the goal, then the place and the lowest pay once they are loaded. Where
 * the person asked for no place, it is that of the CV.
 * @param wanted false while another search is shown
 */
export function useSuggestedSearch(wanted: boolean): SearchState {
  const session = useSession();
  const title = session.status === 'signedIn' ? (readDiagnosis(session.profile)?.goal.title ?? '') : '';
  const { value } = useAsked(wanted && title !== '' ? listNewestGoals : null);
  const goal = value?.[0]?.value?.answers;
  const resumeText = session.status === 'signedIn' ? session.profile.resumeText : '';
  const home = useMemo(() => findPlace(resumeText), [resumeText]);
  return {
    ...withFilters(NEW_SEARCH, { minimumSalary: goal?.salaryFloor ?? null }),
    words: title,
    place: goal?.location.trim() || home,
  };
}

/** Longest name of a place; a longer text is an address. */
const LONGEST_PLACE = 60;

/** The city of a CV as it states it; empty without one, or where it is a whole address. */
export function findPlace(resumeText: string): string {
  const place = parseCanonical(resumeText)?.contact.location.trim() ?? '';
  return place.length > LONGEST_PLACE || /\d/u.test(place) ? '' : place;
}
