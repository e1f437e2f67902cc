import type { Posting, StateCode } from '@aura/shared-domain';
import { groupBy } from './group-by.ts';
import { computePlaceKey } from './municipalities.ts';

/** The place of a job: the folded words of the city, empty if only the state is known; the state, null if unknown. */
export interface PlaceKey {
  readonly city: string;
  readonly state: StateCode | null;
}

/** A possible meaning of a place: null for the part that was not given. */
export interface PlaceAsked {
  readonly city: string | null;
  readonly state: StateCode | null;
}

/** 0 is elsewhere, 1 may be there, 2 is there. */
export type PlaceAnswer = 0 | 1 | 2;

/** Decides whether places match the query; the most favourable meaning counts. */
export function createPlaceAnswer(asked: readonly PlaceAsked[]): (place: PlaceKey) => PlaceAnswer {
  const states = new Set(asked.filter(({ city }) => city === null).map(({ state }) => state));
  const cities = groupBy(
    asked.filter(({ city }) => city !== null),
    ({ city }) => city,
  );
  /** Possible states of a place of unknown name; null for any. */
  const citiesIn = new Set(asked.filter(({ city }) => city !== null).map(({ state }) => state));
  return ({ city, state }) => {
    if (state !== null && states.has(state)) return 2;
    const isNamed = (cities.get(city) ?? []).some(
      (meaning) => meaning.state === null || state === null || meaning.state === state,
    );
    if (city !== '' && isNamed) return 2;
    if (state === null && states.size > 0) return 1;
    if (city !== '' || citiesIn.size === 0) return 0;
    return state === null || citiesIn.has(null) || citiesIn.has(state) ? 1 : 0;
  };
}

/** Every place of every appearance of a job, each once; a state of the facts counts if no place is in it. */
export function listPlaces({ vacancy, versions, facts }: Posting): PlaceKey[] {
  const found = new Map<string, PlaceKey>();
  for (const { city, state } of [vacancy, ...versions].flatMap(({ places }) => places)) {
    const key = { city: computePlaceKey(city), state };
    if (key.city !== '' || state !== null) found.set(`${key.city}|${state ?? ''}`, key);
  }
  const covered = new Set([...found.values()].map(({ state }) => state));
  for (const state of facts.states) if (!covered.has(state)) found.set(`|${state}`, { city: '', state });
  return [...found.values()];
}
