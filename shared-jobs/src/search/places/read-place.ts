import { STATE_NAMES, type StateCode } from '@aura/shared-domain';
import { PLACE_NAMES } from '../../generated/places.ts';
import { computeEditDistance } from '../typos/edit-distance.ts';
import { countAllowedSlips } from '../typos/slips.ts';
import { groupBy } from './group-by.ts';
import {
  findMunicipalities,
  findWithin,
  listMunicipalities,
  computePlaceKey,
  type Municipality,
} from './municipalities.ts';
import type { PlaceAsked } from './place-answer.ts';

/** A municipality that is meant, and how far around it. */
interface Centre {
  readonly municipality: Municipality;
  /** Kilometres from 0. */
  readonly km: number;
}

/** The possible meanings of a typed place. */
export interface PlaceReading {
  /** Empty for no place, and for the whole country. */
  readonly asked: readonly PlaceAsked[];
  /** The municipalities among the meanings; none for a state or a name that is not known. */
  readonly centres: readonly Centre[];
  /** "Belo Horizonte - MG" for another name or a misspelling; null if the typed place is exact. */
  readonly label: string | null;
}

const EVERYWHERE = 'brasil';

const states: ReadonlyMap<string, StateCode> = new Map(
  Object.entries(STATE_NAMES).flatMap(([code, name]) => [
    [computePlaceKey(code), code as StateCode],
    [computePlaceKey(name), code as StateCode],
  ]),
);

function readNames(): ReadonlyMap<string, readonly Centre[]> {
  const named = PLACE_NAMES.trim()
    .split('\n')
    .flatMap((row) => {
      const [place = '', km, names = ''] = row.split(';');
      const [name = '', state] = place.split(' - ');
      const municipality = findMunicipalities(computePlaceKey(name)).find((one) => one.state === state);
      const centre = municipality && { municipality, km: Number(km) };
      return centre ? names.split(',').map((other) => ({ key: computePlaceKey(other), centre })) : [];
    });
  const byKey = groupBy(named, ({ key }) => key);
  return new Map([...byKey].map(([key, rows]) => [key, rows.map(({ centre }) => centre)]));
}

let namedPlaces: ReadonlyMap<string, readonly Centre[]> | null = null;
const findNamed = (key: string): readonly Centre[] => (namedPlaces ??= readNames()).get(key) ?? [];

/** Municipalities spelled nearly so, the nearest only: a capital before others, at most three. */
function findSpelledLike(key: string, state: StateCode | null): Centre[] {
  const most = countAllowedSlips(key.length);
  let least = most;
  let nearest: Municipality[] = [];
  for (const municipality of most === 0 ? [] : listMunicipalities()) {
    if (state !== null && municipality.state !== state) continue;
    const distance = computeEditDistance(key, municipality.key, least);
    if (distance > least) continue;
    if (distance < least) nearest = [];
    least = distance;
    nearest.push(municipality);
  }
  const capitals = nearest.filter(({ isCapital }) => isCapital);
  return (capitals.length > 0 ? capitals : nearest)
    .slice(0, 3)
    .map((municipality) => ({ municipality, km: 0 }));
}

const NO_CITY: Omit<PlaceReading, 'asked'> = { centres: [], label: null };

/** A city with or without its state: exact, by another name, or misspelled. */
function readCity({ city: key, state }: PlaceAsked): Omit<PlaceReading, 'asked'> {
  if (key === null) return NO_CITY;
  const isThere = ({ municipality }: Centre): boolean => state === null || municipality.state === state;
  const own = findMunicipalities(key).map((municipality) => ({ municipality, km: 0 }));
  const known = own.filter(isThere);
  const named = findNamed(key).filter(isThere);
  if (known.length > 0 || named.length > 0) {
    return { centres: [...known, ...named], label: describeCentres(named) };
  }
  const alike = findSpelledLike(key, state);
  return { centres: alike, label: describeCentres(alike) };
}

const nameOf = ({ name, state }: Municipality): string => `${name} - ${state}`;

function describeCentres(centres: readonly Centre[]): string | null {
  if (centres.length === 0) return null;
  return centres
    .map(({ municipality, km }) =>
      km > 0 ? `até ${km} km de ${nameOf(municipality)}` : nameOf(municipality),
    )
    .join(' ou ');
}

/** Words that hold a name together: "Bom Jesus do Tocantins" and "Pará de Minas" are cities. */
const INSIDE_NAMES: ReadonlySet<string> = new Set(['de', 'do', 'da', 'dos', 'das']);

/** Splits a city from the state next to it, before or after it. */
function splitState(
  words: readonly string[],
  side: 'behind' | 'before',
): { city: string; state: StateCode }[] {
  return words.flatMap((word, cut) => {
    if (cut === 0 || INSIDE_NAMES.has(word) || INSIDE_NAMES.has(words[cut - 1] ?? '')) return [];
    const [left, right] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    const [city, name] = side === 'behind' ? [left, right] : [right, left];
    const state = states.get(name);
    return state ? [{ city, state }] : [];
  });
}

/** The possible names of a place, the literal ones first. */
function listMeanings(place: string): PlaceAsked[] {
  const whole = computePlaceKey(place);
  const words = whole.split(' ');
  const state = states.get(whole);
  if (state) return [{ city: null, state }, ...(whole.length === 2 ? [] : [{ city: whole, state }])];
  if (findMunicipalities(whole).length > 0 || findNamed(whole).length > 0)
    return [{ city: whole, state: null }];
  const behind = splitState(words, 'behind');
  return behind.length > 0 ? behind : [...splitState(words, 'before'), { city: whole, state: null }];
}

/**
 * Possible meanings of a typed place: "Recife", "PE", "Pernambuco", "Recife - PE", "sao paulo sp"; "BH" and "Curitba";
 * "Grande São Paulo". "São Paulo" is a city and a state.
 * @param radiusKm radius around a city, in a straight line
 */
export function readPlace(place: string, radiusKm = 0): PlaceReading {
  const key = computePlaceKey(place);
  if (key === '' || key === EVERYWHERE) return { asked: [], centres: [], label: null };
  const cities = listMeanings(place).map((meaning) => ({ meaning, ...readCity(meaning) }));
  const centres = cities.flatMap((reading) => reading.centres);
  const around = centres.flatMap(({ municipality, km }) => {
    const within = Math.max(km, radiusKm);
    return within > 0 ? findWithin(municipality, within) : [municipality];
  });
  const literal = cities.flatMap(({ meaning, centres: own }) =>
    meaning.state !== null || own.length === 0
      ? [meaning]
      : own.map(({ municipality }) => ({ city: meaning.city, state: municipality.state })),
  );
  const places = around.map((one): PlaceAsked => ({ city: one.key, state: one.state }));
  const labels = cities.flatMap(({ label }) => label ?? []);
  const distinct = new Map([...literal, ...places].map((one) => [`${one.city}|${one.state}`, one]));
  return {
    asked: [...distinct.values()],
    centres,
    label: labels.length > 0 ? [...new Set(labels)].join(' ou ') : null,
  };
}

/**
 * Whether words are certainly a place: a municipality, a state or another name of one; or, in a text without a sign
 * that a place follows, a capital, another name, or a city with its state.
 * @param key see `computePlaceKey`
 */
export function isCertainPlace(key: string, among: 'any' | 'capital'): boolean {
  const own = findMunicipalities(key);
  if (findNamed(key).length > 0 || own.some(({ isCapital }) => isCapital)) return true;
  const isSplit = splitState(key.split(' '), 'behind').some(({ city, state }) =>
    findMunicipalities(city).some((one) => one.state === state),
  );
  return isSplit || (among === 'any' && (own.length > 0 || states.has(key)));
}
