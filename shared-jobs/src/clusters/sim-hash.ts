/** Bits of a fingerprint, and of each band of it that near texts are looked for by. */
const BITS = 64;
const BAND_BITS = 8;
export const BANDS = BITS / BAND_BITS;

/** A second, independent word of 32 bits from a first. */
function second(hash: number): number {
  const mixed = Math.imul(hash ^ 0x9e3779b9, 0x85ebca6b);
  return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35) ^ (mixed >>> 13);
}

/** SimHash (Charikar 2002): 64 bits in bytes, of which near sets of shingles share most. */
export function simHash(shingles: ReadonlySet<number>): Uint8Array {
  const sums = new Int32Array(BITS);
  for (const shingle of shingles) {
    const halves = [shingle, second(shingle)];
    for (let bit = 0; bit < BITS; bit += 1)
      sums[bit] = (sums[bit] ?? 0) + (((halves[bit >>> 5] ?? 0) >>> (bit & 31)) & 1 ? 1 : -1);
  }
  const bands = new Uint8Array(BANDS);
  sums.forEach((sum, bit) => {
    if (sum > 0) bands[bit >>> 3] = (bands[bit >>> 3] ?? 0) | (1 << (bit & 7));
  });
  return bands;
}
