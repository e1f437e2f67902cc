/** JSON with the keys of every object in order, so that equal values give equal text. `undefined` fields are left out. */
export function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${toCanonicalJson(field)}`);
  return `{${fields.join(',')}}`;
}

const HALVES = [
  [0xdeadbeef, 2654435761],
  [0x41c6ce57, 1597334677],
] as const;

/**
 * A short stable name for a text: 16 hexadecimal digits. Not for secrets; it only has to be the same everywhere
 * and unlikely to collide. Two multiplicative 32-bit hashes with the finaliser of MurmurHash3, mixed into each other.
 */
export function computeStableHash(text: string): string {
  let [high, low] = [HALVES[0][0] as number, HALVES[1][0] as number];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, HALVES[0][1]);
    low = Math.imul(low ^ unit, HALVES[1][1]);
  }
  const mixedHigh = spreadBits(high) ^ spreadBits(low ^ text.length);
  const mixedLow = spreadBits(low) ^ Math.imul(mixedHigh, 5);
  return toHex(mixedHigh) + toHex(mixedLow);
}

function spreadBits(half: number): number {
  const first = Math.imul(half ^ (half >>> 16), 2246822507);
  const second = Math.imul(first ^ (first >>> 13), 3266489909);
  return second ^ (second >>> 16);
}

const toHex = (half: number): string => (half >>> 0).toString(16).padStart(8, '0');
