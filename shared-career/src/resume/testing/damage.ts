import { concat } from './bombs.ts';

/** A generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
function createGenerator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A damaged copy of a file: bits flipped, the end cut off, a stretch gone, doubled or overwritten; the same for one seed. */
export function makeDamaged(original: Uint8Array, seed: number): Uint8Array {
  const next = createGenerator(seed);
  const place = (): number => Math.floor(next() * original.length);
  const [from = 0, to = 0] = [place(), place()].toSorted((a, b) => a - b);
  const kind = seed % 6;
  if (kind === 0) return original.slice(0, place());
  if (kind === 1) return concat(original.subarray(0, from), original.subarray(to));
  if (kind === 2) return concat(original.subarray(0, to), original.subarray(from));
  const bytes = original.slice();
  if (kind === 3) bytes.fill(Math.floor(next() * 256), from, Math.min(to, from + 400));
  const flips = kind === 4 ? 1 : 40;
  for (let flip = 0; flip < flips; flip += 1) {
    const at = place();
    bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(next() * 8));
  }
  return bytes;
}
