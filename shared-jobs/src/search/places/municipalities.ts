import type { StateCode } from '@aura/shared-domain';
import { MUNICIPALITIES } from '../../generated/places.ts';
import { findWords } from '../tokens/words.ts';
import { groupBy } from './group-by.ts';

/** A municipality of Brazil and the position of its seat, in degrees. */
export interface Municipality {
  /** Folded words, apart by blanks: how places are compared. */
  readonly key: string;
  readonly name: string;
  readonly state: StateCode;
  readonly latitude: number;
  readonly longitude: number;
  readonly isCapital: boolean;
}

/** The folded words of a place, apart by blanks. */
export const computePlaceKey = (place: string): string =>
  findWords(place)
    .map(({ folded }) => folded)
    .join(' ');

function readRow(row: string): Municipality {
  const [name = '', state = '', latitude = '', longitude = '', capital] = row.split(';');
  return {
    key: computePlaceKey(name),
    name,
    state: state as StateCode,
    latitude: Number(latitude),
    longitude: Number(longitude),
    isCapital: capital === '*',
  };
}

interface Gazetteer {
  readonly all: readonly Municipality[];
  readonly byKey: ReadonlyMap<string, readonly Municipality[]>;
}

function readGazetteer(): Gazetteer {
  const all = MUNICIPALITIES.trim().split('\n').map(readRow);
  return { all, byKey: groupBy(all, ({ key }) => key) };
}

let gazetteer: Gazetteer | null = null;

/** Every municipality, read on first use. */
export const listMunicipalities = (): readonly Municipality[] => (gazetteer ??= readGazetteer()).all;

/** The municipalities of a name, whatever their state: "Santa Maria" is one of four. @param key see {@link computePlaceKey} */
export const findMunicipalities = (key: string): readonly Municipality[] =>
  (gazetteer ??= readGazetteer()).byKey.get(key) ?? [];

const EARTH_KM = 6371;
const RADIANS = Math.PI / 180;

type Point = Pick<Municipality, 'latitude' | 'longitude'>;

/** Kilometres between two points as the crow flies (haversine formula). */
export function computeDistance(one: Point, other: Point): number {
  const north = Math.sin(((other.latitude - one.latitude) * RADIANS) / 2) ** 2;
  const east = Math.sin(((other.longitude - one.longitude) * RADIANS) / 2) ** 2;
  const across = Math.cos(one.latitude * RADIANS) * Math.cos(other.latitude * RADIANS) * east;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, north + across)));
}

/** Municipalities whose seat is at most this far from that of another one, itself among them. @param km from 0 */
export const findWithin = (centre: Municipality, km: number): Municipality[] =>
  listMunicipalities().filter((other) => computeDistance(centre, other) <= km);
