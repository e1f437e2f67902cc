import { VACANCY_LIMITS, type Place } from '@aura/shared-domain';
import { readLocation } from './read-location.ts';

/** A location in a source's notation, with its own country field if it has one. */
export interface SourceLocation {
  readonly name: string;
  readonly country?: string | null | undefined;
}

/**
 * Places of an ad for people in Brazil, or null if it is for people elsewhere. It keeps ads with a place in Brazil,
 * and remote ones that name Brazil, a region that includes it, or no place. Other ads are useless to people who live
 * here, however well they match.
 */
export function findPlacesForBrazil(locations: readonly SourceLocation[], isRemote: boolean): Place[] | null {
  const readings = locations.map(({ name, country }) => readLocation(name, country?.trim() ?? ''));
  const isHere = readings.some(({ country, isOpen }) => country === 'brazil' || isOpen);
  const isNowhere = readings.every(({ country }) => country === null);
  if (!isHere && !(isNowhere && (isRemote || readings.some((reading) => reading.isRemote)))) return null;
  const places = readings.flatMap((reading) => reading.places);
  const byName = new Map(places.map((place) => [`${place.city}|${place.state ?? ''}`, place]));
  return [...byName.values()].slice(0, VACANCY_LIMITS.places);
}
