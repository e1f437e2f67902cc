import { createHash } from 'node:crypto';

/** Bytes of one id: no collisions among thousands of them. */
const WIDTH = 6;
/** Ads that a saved search remembers; the oldest give way. */
const MOST = 4_000;

/** The ads that a person already knows, in a few bytes each. */
export interface KnownIds {
  readonly has: (id: string) => boolean;
  /** These as well, which are the last to be forgotten. */
  readonly with: (ids: readonly string[]) => KnownIds;
  readonly bytes: Buffer;
}

/** @param bytes as stored; anything else reads as nothing known. */
export function readKnownIds(bytes: unknown): KnownIds {
  const stored = bytes instanceof Uint8Array ? Buffer.from(bytes) : Buffer.alloc(0);
  return makeKnownIds(
    Array.from({ length: Math.floor(stored.length / WIDTH) }, (_, at) =>
      stored.toString('latin1', at * WIDTH, (at + 1) * WIDTH),
    ),
  );
}

/** @param prints latest first. */
function makeKnownIds(prints: readonly string[]): KnownIds {
  const known = new Set(prints);
  return {
    has: (id) => known.has(printOf(id)),
    with: (ids) => makeKnownIds([...new Set([...ids.map(printOf), ...prints])].slice(0, MOST)),
    get bytes() {
      return Buffer.from(prints.join(''), 'latin1');
    },
  };
}

const printOf = (id: string): string => createHash('sha256').update(id).digest().toString('latin1', 0, WIDTH);
