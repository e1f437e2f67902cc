import type { Posting } from '@aura/shared-domain';
import { createPlaceAnswer, listPlaces } from './place-answer.ts';
import { readPlace } from './read-place.ts';

/** Where a job is that is not at a place: in another state, or in another city of the same one. */
export type Elsewhere = 'state' | 'city';

/**
 * Says of jobs whether they are elsewhere than a place. Remote work, and a job that names no place, are not.
 * @param place as typed; nothing is elsewhere than an empty or unknown one
 * @param radiusKm radius around a city, in a straight line
 */
export function createElsewhere(place: string, radiusKm = 0): (posting: Posting) => Elsewhere | null {
  const { asked } = readPlace(place, radiusKm);
  const states = new Set(asked.flatMap(({ state }) => state ?? []));
  if (states.size === 0) return () => null;
  const answerOf = createPlaceAnswer(asked);
  return (posting) => {
    const places = listPlaces(posting);
    if (posting.facts.workModel === 'remote' || places.length === 0) return null;
    if (places.some((one) => answerOf(one) > 0)) return null;
    return places.some(({ state }) => state === null || states.has(state)) ? 'city' : 'state';
  };
}
