import type { PlaceAsked, listPlaces } from '@aura/shared-jobs/search';

type PlaceKey = ReturnType<typeof listPlaces>[number];

/** Code for a posting without a place. */
export const NO_PLACE = 'none';

const both = (city: string, state: string): string => `b ${city} ${state}`;
const inCity = (city: string): string => `c ${city}`;
const inState = (state: string): string => `s ${state}`;

/** Tokens that find a posting by place: city, state, or both. */
export function listPlaceTokens(places: readonly PlaceKey[]): string[] {
  if (places.length === 0) return [NO_PLACE];
  return [
    ...new Set(
      places.flatMap(({ city, state }) => [both(city, state ?? ''), inCity(city), inState(state ?? '')]),
    ),
  ];
}

/** Tokens of places that certainly match, and of those that may. */
export function listAskedTokens(asked: readonly PlaceAsked[]): { yes: string[]; maybe: string[] } {
  const yes: string[] = [];
  const maybe: string[] = [];
  for (const { city, state } of asked) {
    if (city === null) {
      yes.push(inState(state ?? ''));
      maybe.push(inState(''));
    } else if (state === null) {
      yes.push(inCity(city));
      maybe.push(inCity(''));
    } else {
      yes.push(both(city, state), both(city, ''));
      maybe.push(both('', state));
    }
  }
  return { yes, maybe };
}
