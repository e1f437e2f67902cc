import { computeChances, type Features } from '../../likeness/index.ts';
import { computeCardFeatures } from './card-features.ts';

/** Weights that were learnt, by feature, as `npm run fit:mentor` writes them down. */
export interface StoredModel {
  readonly topics: readonly string[];
  /** Cards by topic, in the order of the topics; `NONE` has none. */
  readonly cards: readonly (readonly string[])[];
  /** What a weight of one is stored as. */
  readonly scale: number;
  /** Features with their weights: see `encodeFeatures`. */
  readonly features: string;
}

/** A feature as it is stored: numbers alone. */
export interface StoredFeature {
  /** Of its name: see `hashFeature`. */
  readonly hash: number;
  /** How much it says: the logarithm of how rare it is, in steps of 1/`RARITY_STEPS`. */
  readonly rarity: number;
  /** Place of an outcome and a weight from -127 to 127, by place. */
  readonly weights: readonly (readonly [outcome: number, weight: number])[];
}

/** How a message reads, by the messages that were learnt. Logarithms of chances, none below `LEAST`. */
interface Reading {
  /** How likely a topic is; `NONE` that no card answers. */
  readonly topics: ReadonlyMap<string, number>;
  /** How likely a card is among those of its topic. */
  readonly cards: ReadonlyMap<string, number>;
  /** How likely it is to come out of the blue (0), or only within a topic (1). */
  readonly later: number;
}

/** What messages ask for that no card answers. */
export const NONE = 'none';

/** Logarithm of a chance below which chances are indistinguishable. */
export const LEAST = -9;

export const RARITY_STEPS = 20;

/** The feature of every message. */
export const ALWAYS = 'always';

/** A number of 32 bits for the name of a feature (FNV-1a). */
export function hashFeature(name: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01_00_01_93);
  return hash >>> 0;
}

const BASE = 128;

/** Numbers from 0 as bytes, seven bits each, the lowest first. */
function writeNumber(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= BASE) {
    bytes.push((rest % BASE) + BASE);
    rest = Math.floor(rest / BASE);
  }
  bytes.push(rest);
}

/** Features in the order of their hashes, as text. */
export function encodeFeatures(features: readonly StoredFeature[]): string {
  const bytes: number[] = [];
  let last = 0;
  for (const { hash, rarity, weights } of features.toSorted((a, b) => a.hash - b.hash)) {
    writeNumber(bytes, hash - last);
    last = hash;
    bytes.push(rarity);
    writeNumber(bytes, weights.length);
    let before = 0;
    for (const [outcome, weight] of weights) {
      writeNumber(bytes, outcome - before);
      before = outcome;
      bytes.push(weight + BASE);
    }
  }
  return btoa(bytes.map((byte) => String.fromCodePoint(byte)).join(''));
}

/** Weights of every feature, one after the other. */
interface Weights {
  /** Place of a feature by its hash. */
  readonly places: ReadonlyMap<number, number>;
  readonly rarities: Uint8Array;
  /** Where the weights of a feature begin; those of the next one, where they end. */
  readonly starts: Uint32Array;
  readonly outcomes: Uint16Array;
  readonly values: Int8Array;
}

function decodeFeatures(text: string): Weights {
  const bytes = atob(text);
  let at = 0;
  const readByte = (): number => {
    at += 1;
    return bytes.charCodeAt(at - 1);
  };
  const readNumber = (): number => {
    let value = 0;
    for (let unit = 1; ; unit *= BASE) {
      const byte = readByte();
      value += (byte % BASE) * unit;
      if (byte < BASE) return value;
    }
  };
  // A feature takes four bytes at least, a weight two.
  const rarities = new Uint8Array(bytes.length / 2);
  const starts = new Uint32Array(bytes.length / 2 + 1);
  const outcomes = new Uint16Array(bytes.length / 2);
  const values = new Int8Array(bytes.length / 2);
  const places = new Map<number, number>();
  let hash = 0;
  let end = 0;
  while (at < bytes.length) {
    hash += readNumber();
    const place = places.size;
    places.set(hash, place);
    rarities[place] = readByte();
    starts[place] = end;
    const count = readNumber();
    let outcome = 0;
    for (let of = 0; of < count; of += 1) {
      outcome += readNumber();
      outcomes[end] = outcome;
      values[end] = readByte() - BASE;
      end += 1;
    }
    starts[place + 1] = end;
  }
  return { places, rarities, starts, outcomes, values };
}

/** A message as places of features and how much each says, of length one together. */
export function makeVector(
  features: Features,
  find: (name: string) => { readonly place: number; readonly rarity: number } | null,
): readonly (readonly [place: number, value: number])[] {
  const found = [...features].flatMap(([name, weight]) => {
    const feature = find(name);
    return feature ? [[feature.place, weight * feature.rarity] as const] : [];
  });
  const length = Math.hypot(...found.map(([, value]) => value)) || 1;
  return found.map(([place, value]) => [place, value / length] as const);
}

const toLogs = (scores: readonly number[]): readonly number[] =>
  computeChances(scores).map((chance) => Math.max(LEAST, Math.log(chance)));

/** Reads normal messages by what was learnt. */
export type CardModel = (normal: string) => Reading;

/** Makes a model out of what is stored. */
export function readCardModel({ topics, cards, scale, features }: StoredModel): CardModel {
  const { places, rarities, starts, outcomes, values } = decodeFeatures(features);
  const ids = cards.flat();
  const always = places.get(hashFeature(ALWAYS));
  return (normal) => {
    const scores = new Float64Array(topics.length + ids.length + 1);
    const addFeature = (place: number, value: number): void => {
      for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at += 1) {
        const outcome = outcomes[at] ?? 0;
        scores[outcome] = (scores[outcome] ?? 0) + ((values[at] ?? 0) * value) / scale;
      }
    };
    if (always !== undefined) addFeature(always, 1);
    const vector = makeVector(computeCardFeatures(normal), (name) => {
      const place = places.get(hashFeature(name));
      return place === undefined ? null : { place, rarity: (rarities[place] ?? 0) / RARITY_STEPS };
    });
    for (const [place, value] of vector) addFeature(place, value);
    const ofTopics = toLogs([...scores.subarray(0, topics.length)]);
    let begin = topics.length;
    const ofCards = cards.flatMap((some) => {
      const own = toLogs([...scores.subarray(begin, begin + some.length)]);
      begin += some.length;
      return some.map((id, at) => [id, own[at] ?? LEAST] as const);
    });
    return {
      topics: new Map(topics.map((topic, at) => [topic, ofTopics[at] ?? LEAST])),
      cards: new Map(ofCards),
      later: 1 / (1 + Math.exp(-(scores.at(-1) ?? 0))),
    };
  };
}
