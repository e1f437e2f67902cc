import { foldText } from '@aura/shared-career';
import type { Vacancy } from '@aura/shared-domain';

const WORD = /[\p{L}\p{N}]+/gu;

/** Folded words of the places of an ad, which differ between the cities where it appears. */
export function listPlaceWords({ places }: Pick<Vacancy, 'places'>): ReadonlySet<string> {
  const names = places.map(({ city, state }) => `${city} ${state ?? ''}`).join(' ');
  return new Set([...foldText(names).folded.matchAll(WORD)].map(([word]) => word));
}
