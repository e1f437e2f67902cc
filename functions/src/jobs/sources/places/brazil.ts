import { foldKey } from '@aura/shared-career';
import { STATE_NAMES, STATES, type Place, type StateCode } from '@aura/shared-domain';
import { CITIES } from '../../../generated/cities.ts';

const byName = new Map(STATES.map((state) => [foldKey(STATE_NAMES[state]), state]));
const cities = new Map(
  STATES.flatMap((state) => CITIES[state].map((city) => [foldKey(city), { city, state }] as const)),
);

/** The state of this name, whatever its case and accents. */
export const findStateByName = (name: string): StateCode | null => byName.get(foldKey(name)) ?? null;

/** A capital or another large city of this name. */
export const findCityByName = (name: string): Place | null => cities.get(foldKey(name)) ?? null;

/** Whether a name or an ISO 3166 code is that of Brazil. */
export const isBrazil = (country: string): boolean => /^(brazil|brasil|bra?)$/.test(foldKey(country));
