const SEEDS = [0x811c9dc5, 0x9e3779b9] as const;
const FACTORS = [0x01000193, 0x85ebca6b] as const;

/**
 * Two 32-bit numbers that tell whether words were changed. Every step is a bijection, so that a change of a single word
 * is always seen. Not for secrets.
 */
export function checksum(words: Uint32Array): readonly [number, number] {
  let [first, second]: number[] = [...SEEDS];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? 0;
    first = Math.imul((first ?? 0) ^ word, FACTORS[0]);
    second = Math.imul(((second ?? 0) >>> 15) ^ (second ?? 0) ^ word, FACTORS[1]);
  }
  return [(first ?? 0) >>> 0, (second ?? 0) >>> 0];
}
