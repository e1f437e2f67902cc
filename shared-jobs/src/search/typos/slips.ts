/** Shortest words that may hold one and two slips; shorter ones would look like too many others. */
const SLIPS = { one: 4, two: 8 } as const;

/** How many slips a typed word of a length may hold. */
export function countAllowedSlips(length: number): number {
  if (length < SLIPS.one) return 0;
  return length < SLIPS.two ? 1 : 2;
}

const LETTERS = 26;

/** Which letters a word has, a bit each; digits share a bit, and so does everything else. */
export function computeLetterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - 97;
    const digit = word.charCodeAt(at) - 48;
    const bit = letter >= 0 && letter < LETTERS ? letter : digit >= 0 && digit < 10 ? LETTERS : LETTERS + 1;
    mask |= 1 << bit;
  }
  return mask >>> 0;
}

/** How many bits of a 32-bit number are set. */
export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
