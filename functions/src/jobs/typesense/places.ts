import type { PlaceAsked, listPlaces } from '@aura/shared-jobs/search';

type PlaceKey = ReturnType<typeof listPlaces>[number];

/** Code for a posting without a place. */
export const NO_PLACE = 'none';

const makeBothToken = (city: string, state: string): string => `b ${city} ${state}`;
const makeCityToken = (city: string): string => `c ${city}`;
const makeStateToken = (state: string): string => `s ${state}`;

/** Tokens that find a posting by place: city, state, or both. */
export function listPlaceTokens(places: readonly PlaceKey[]): string[] {
  if (places.length === 0) return [NO_PLACE];
  return [
    ...new Set(
      places.flatMap(({ city, state }) => [
        makeBothToken(city, state ?? ''),
        makeCityToken(city),
        makeStateToken(state ?? ''),
      ]),
    ),
  ];
}

/** Tokens of places that certainly match, and of those that may. */
export function listAskedTokens(asked: readonly PlaceAsked[]): { yes: string[]; maybe: string[] } {
  const yes: string[] = [];
  const maybe: string[] = [];
  for (const { city, state } of asked) {
    if (city === null) {
      yes.push(makeStateToken(state ?? ''));
      maybe.push(makeStateToken(''));
    } else if (state === null) {
      yes.push(makeCityToken(city));
      maybe.push(makeCityToken(''));
    } else {
      yes.push(makeBothToken(city, state), makeBothToken(city, ''));
      maybe.push(makeBothToken('', state));
    }
  }
  return { yes, maybe };
}
